"""One pupil: name, resume code, seat, being here twice, leaving the class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk import seating
from reefkit.labs.desk.parts.people import acts as people_acts
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, TableRow

acts: Acts = people_acts
DIALOG = "person"
CODE, ASK = "person-code", "person-ask"
"""Settings of the page: whose resume code is shown, and what is asked once more."""

PersonId = Annotated[str, Meta(max_length=64)]


class Person(Struct, frozen=True):
    """A person of the class."""

    person: PersonId


class NewName(Struct, frozen=True):
    """A name as typed."""

    name: Annotated[str, Meta(max_length=400)]


class Chosen(Struct, frozen=True):
    """What was chosen of a list."""

    value: Annotated[str, Meta(max_length=120)]


class Question(Struct, frozen=True):
    """What is asked once more before it is done."""

    what: Literal["remove", "merge", ""] = ""


class SeatChoice(NamedTuple):
    """A seat that somebody may be moved to: as it is sent, and as it is said."""

    value: str
    label: str
    now: bool


def member_of(session: DeskSession, person: str) -> Member:
    """Find a member of the class.

    Raises
    ------
    Rejection
        When there is none.
    """
    found = session.scene().by_person.get(person)
    if found is None:
        raise reject("class-no-member")
    return found


@acts.on("person-open", Person)
def open_person(session: DeskSession, values: Person) -> None:
    """Open the dialog of a pupil."""
    member = member_of(session, values.person)
    session.ui.dialog, session.ui.about = DIALOG, member.person
    session.ui.settings.pop(CODE, None)
    session.ui.settings.pop(ASK, None)


@acts.on("person-name", NewName)
def rename(session: DeskSession, values: NewName) -> None:
    """Call a pupil otherwise, here and at their table."""
    member = member_of(session, session.ui.about)
    after = session.store.classes.rename_member(session.class_id, member.person, values.name)
    session.tell(message("desk-person-named", name=after.label))


@acts.on("person-add", NewName)
def add(session: DeskSession, values: NewName) -> None:
    """Let somebody in by hand, closed door or not; their resume code opens the class for them."""
    if not values.name.strip():
        raise reject("class-name-needed")
    person = session.store.people.create(values.name).id
    member = session.store.classes.join(session.class_id, person, values.name)
    session.ui.dialog, session.ui.about = DIALOG, member.person
    session.ui.settings[CODE] = member.person
    session.ui.settings.pop(ASK, None)


@acts.on("person-code")
def show_code(session: DeskSession, values: object) -> None:
    """Show the pupil's resume code: with it they come back on another device."""
    del values
    session.ui.settings[CODE] = member_of(session, session.ui.about).person


@acts.on("person-seat", Chosen)
def choose_seat(session: DeskSession, values: Chosen) -> None:
    """Move a pupil to a seat, or to none."""
    member = member_of(session, session.ui.about)
    scene = session.scene()
    if not values.value:
        if scene.whereabouts[member.person].table is not None:
            seating.stand(scene, member.person)
        return
    table, _, seat = values.value.rpartition("/")
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 2:  # digits
        raise reject("desk-no-seat")
    seating.move(scene, member.person, table, int(seat))


@acts.on("person-away")
def away(session: DeskSession, values: object) -> None:
    """Let a bot play a pupil's seat, or give it back to them."""
    del values
    where = session.scene().whereabouts.get(session.ui.about)
    if where is None or where.table is None or where.seat is None:
        raise reject("desk-no-seat")
    if where.away:
        session.store.classes.back(where.table.id, where.seat)
    else:
        session.store.classes.away(where.table.id, where.seat)


@acts.on("person-ask", Question)
def ask(session: DeskSession, values: Question) -> None:
    """Ask once more before somebody is taken out or merged; nothing asks nothing."""
    session.ui.settings[ASK] = values.what


@acts.on("person-remove")
def remove(session: DeskSession, values: object) -> None:
    """Take a pupil out of the class; their work stays theirs."""
    del values
    member = member_of(session, session.ui.about)
    name = session.scene().name(member.person)
    session.store.classes.remove(session.class_id, member.person)
    session.ui.dialog = session.ui.about = ""
    session.tell(message("desk-person-removed", name=name))


@acts.on("person-let-in", Person)
def let_in(session: DeskSession, values: Person) -> None:
    """Let somebody in again who was taken out."""
    after = session.store.classes.take_back(session.class_id, values.person)
    session.tell(message("desk-person-let-in", name=session.scene().name(after.person)))


@acts.on("person-merge", Chosen)
def merge(session: DeskSession, values: Chosen) -> None:
    """Make one person of two: the same pupil joined twice."""
    keep, other = member_of(session, session.ui.about), member_of(session, values.value)
    if keep.person == other.person:
        raise reject("desk-merge-same")
    hidden = session.scene().name(other.person)
    after = session.store.classes.merge(session.class_id, keep.person, other.person)
    session.ui.settings[ASK] = ""
    name = session.scene().name(after.person)
    session.tell(message("desk-person-merged", name=name, other=hidden))


# -- what is shown -------------------------------------------------------------------------------


def seat_choices(scene: DeskScene, person: str) -> list[SeatChoice]:
    """List every seat that has room, with who sits there."""
    found = []
    for row in scene.tables:
        for seat, people in enumerate(row.seats):
            if len(people) >= seating.MOST_IN_TEAM and person not in people:
                continue
            others = [scene.name(each) for each in people if each != person]
            found.append(_choice(scene, row, seat, others, now=person in people))
    return found


def _choice(
    scene: DeskScene, row: TableRow, seat: int, others: list[str], *, now: bool
) -> SeatChoice:
    where = {"table": row.name, "seat": seat + 1}
    if others:
        said = message("desk-seat-with", **where, names=" & ".join(others))
    else:
        said = message("desk-seat-own" if now else "desk-seat-free", **where)
    return SeatChoice(f"{row.id}/{seat}", scene.say.render(said), now)


def dialog(scene: DeskScene) -> str:
    """Draw the dialog; nothing where the pupil is gone."""
    member = scene.by_person.get(scene.ui.about)
    if member is None:
        return ""
    return scene.render(
        "desk_person.html",
        member=member,
        where=scene.whereabouts[member.person],
        others=[each for each in scene.members if each.person != member.person],
        seats=seat_choices(scene, member.person),
        code=member.resume_code if scene.ui.settings.get(CODE) == member.person else "",
        asked=scene.ui.settings.get(ASK, ""),
    )
