"""The dialog of one student: name, resume code, seat, merging, and removal from the class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, ValidationError, convert, to_builtins

from reefkit.desk import seating
from reefkit.desk.roster import add_names, roster_acts
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.content import waits_for_teacher
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, TableRow

person_acts = Acts().include(roster_acts)

PERSON_DIALOG = "person"

CODE, ASK, UNDO = "person-code", "person-ask", "people-undo"
"""Keys of page settings: the person whose resume code is shown, the question to confirm, and the
people last removed together."""

MERGED = "merged"
"""The value of `ASK` after a merge: the dialog has *Undo* instead of its other buttons."""

CHOSEN = "person-chosen"
"""Key of the page setting with the choices in the open dialog's lists."""

MOVED = "desk-moved"
"""Key of the class setting with the last move by hand, a `_SeatMove`."""

RENAMED = "person-renamed"
"""Key of the page setting with the person whose name is typed in the list of people."""

STRANGER = "desk-stranger"
"""Key of the class setting with the last student whose place somebody else took, a `_Stranger`."""

PersonId = Annotated[str, Meta(max_length=64)]


class _SeatMove(Struct, frozen=True):
    """A move by hand."""

    person: str
    to: str  #: The new seat, as the table's id and the seat from 0: ``id/0``; empty if none.
    back: str  #: The seat before.


class _Stranger(Struct, frozen=True):
    """Somebody who came under the name of another student, who is awaited again."""

    person: str
    awaited: str


def _member_of(session: DeskSession, person: str) -> Member:
    found = session.scene().by_person.get(person)
    if found is None:
        raise reject("class-no-member")
    return found


@person_acts.on("person-open")
def _open_person(session: DeskSession, person: PersonId) -> None:
    member = _member_of(session, person)
    session.ui.dialog, session.ui.about = PERSON_DIALOG, member.person
    for each in (CODE, ASK, CHOSEN, RENAMED):
        session.ui.settings.pop(each, None)


@person_acts.on("person-rename")
def _type_name(session: DeskSession, person: PersonId) -> None:
    """Open the field for a name where the name is in the list, or close it."""
    is_open = session.ui.settings.pop(RENAMED, None) == person
    if not is_open:
        session.ui.settings[RENAMED] = _member_of(session, person).person
    session.focus = f"rename-{person}" if is_open else f"rename-of-{person}"


@person_acts.on("person-name")
def _rename(
    session: DeskSession, name: Annotated[str, Meta(max_length=400)], person: PersonId = ""
) -> None:
    member = _member_of(session, person or session.ui.about)
    after = session.store.classes.rename_member(session.class_id, member.person, name)
    if session.ui.settings.pop(RENAMED, None):
        session.focus = f"rename-{member.person}"
    session.tell(message("desk-person-named", name=after.label))


@person_acts.on("person-hide-name")
def _hide_name(session: DeskSession, person: PersonId) -> None:
    """Give somebody a number for a name that nobody should read."""
    member, scene = _member_of(session, person), session.scene()
    name = member.hidden or member.name
    number = [each.person for each in scene.members].index(person) + 1
    new = session.say.render(message("desk-student", number=number))
    session.ui.settings.pop(RENAMED, None)
    after = session.store.classes.rename_member(session.class_id, person, new, hidden=name)
    session.tell(message("desk-person-named", name=after.label))
    if session.ui.dialog == PERSON_DIALOG:
        session.focus = f"name-undo-{person}"


@person_acts.on("person-name-undo")
def _show_name(session: DeskSession, person: PersonId) -> None:
    member = _member_of(session, person)
    if not member.hidden:
        raise reject("desk-move-stays")
    session.store.classes.rename_member(session.class_id, person, member.hidden)
    _focus_after_undo(session, person)


@person_acts.on("person-alike")
def _compare(session: DeskSession, person: PersonId, other: PersonId) -> None:
    """Open the dialog of a student, with another who may be the same chosen to be merged."""
    _open_person(session, person)
    _choices(session)["other"] = _member_of(session, other).person
    session.ui.settings[ASK] = "merge"


@person_acts.on("person-add")
def _add(session: DeskSession, name: Annotated[str, Meta(max_length=4000)]) -> None:
    member = add_names(session, name)
    if member is None:
        return
    session.ui.dialog, session.ui.about = PERSON_DIALOG, member.person
    session.ui.settings[CODE] = member.person
    session.ui.settings.pop(ASK, None)


@person_acts.on("person-code")
def _show_code(session: DeskSession) -> None:
    session.ui.settings[CODE] = _member_of(session, session.ui.about).person


@person_acts.on("person-stranger")
def _part_stranger(session: DeskSession) -> None:
    """Give a number to whoever came under another's name, who is awaited again."""
    member, scene = _member_of(session, session.ui.about), session.scene()
    if not scene.whereabouts[member.person].ever:
        raise reject("desk-move-stays")
    number = [each.person for each in scene.members].index(member.person) + 1
    new = session.say.render(message("desk-student", number=number))
    session.store.classes.rename_member(session.class_id, member.person, new)
    awaited = session.store.people.create(member.name).id
    session.store.classes.join(session.class_id, awaited, member.name, listed=True)
    parted = to_builtins(_Stranger(member.person, awaited))
    session.store.work.remember(f"class:{session.class_id}", STRANGER, parted)
    session.focus = f"stranger-undo-{member.person}"


@person_acts.on("person-stranger-undo")
def _join_stranger(session: DeskSession, person: PersonId) -> None:
    parted = _stranger(session.scene())
    if parted is None or parted.person != person:
        raise reject("desk-move-stays")
    name = _member_of(session, parted.awaited).name
    session.store.classes.erase_person(session.class_id, parted.awaited)
    session.store.classes.rename_member(session.class_id, person, name)
    session.store.work.forget(f"class:{session.class_id}", STRANGER)
    _focus_after_undo(session, person)


def _stranger(scene: DeskScene) -> _Stranger | None:
    stored = scene.store.work.recall(f"class:{scene.class_id}", STRANGER)
    try:
        parted = convert(stored, _Stranger)
    except ValidationError:
        return None
    awaited = {each.person for each in scene.store.classes.awaited(scene.class_id)}
    return parted if parted.person in scene.by_person and parted.awaited in awaited else None


def _choices(session: DeskSession) -> dict[str, str]:
    found = session.ui.settings.setdefault(CHOSEN, {})
    assert isinstance(found, dict)  # noqa: S101  # nobody else uses the key
    return found


@person_acts.on("person-choose")
def _choose(
    session: DeskSession,
    name: Literal["seat", "other"],
    value: Annotated[str, Meta(max_length=120)] = "",
) -> None:
    _choices(session)[name] = value


@person_acts.on("person-seat")
def _seat(session: DeskSession, value: Annotated[str, Meta(max_length=120)]) -> None:
    member = _member_of(session, session.ui.about)
    _choices(session).pop("seat", None)
    back = _seat_of(session.scene(), member.person)
    if value == back:
        return
    _move(session, member.person, value)
    moved = to_builtins(_SeatMove(member.person, value, back))
    session.store.work.remember(f"class:{session.class_id}", MOVED, moved)
    session.focus = f"seat-undo-{member.person}"


@person_acts.on("person-seat-undo")
def _seat_back(session: DeskSession, person: PersonId) -> None:
    moved = _moved(session.scene())
    if moved is None or moved.person != person:
        raise reject("desk-move-stays")
    _move(session, moved.person, moved.back)
    session.store.work.forget(f"class:{session.class_id}", MOVED)
    _focus_after_undo(session, moved.person)


def _move(session: DeskSession, person: str, place: str) -> None:
    if not place:
        seating.stand(session.scene(), person)
        return
    table, _, seat = place.rpartition("/")
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 2:  # a seat's number
        raise reject("desk-no-seat")
    seating.move(session.scene(), person, table, int(seat))


def _seat_of(scene: DeskScene, person: str) -> str:
    where = scene.whereabouts[person]
    return "" if where.table is None else f"{where.table.id}/{where.seat}"


def _moved(scene: DeskScene) -> _SeatMove | None:
    stored = scene.store.work.recall(f"class:{scene.class_id}", MOVED)
    try:
        moved = convert(stored, _SeatMove)
    except ValidationError:
        return None
    open_ = {"", *(f"{row.id}/{seat}" for row in scene.tables for seat in range(len(row.seats)))}
    is_there = moved.person in scene.by_person and _seat_of(scene, moved.person) == moved.to
    return moved if is_there and moved.back in open_ else None


@person_acts.on("person-away")
def _away(session: DeskSession) -> None:
    where = session.scene().whereabouts.get(session.ui.about)
    if where is None or where.table is None or where.seat is None:
        raise reject("desk-no-seat")
    if where.away:
        session.store.classes.back(where.table.id, where.seat)
    else:
        session.store.classes.away(where.table.id, where.seat)


@person_acts.on("person-ask")
def _ask(session: DeskSession, what: Literal["remove", "remove-since", "merge", ""] = "") -> None:
    choice = session.ui.settings.get(ASK, "")
    session.ui.settings[ASK] = what
    if what == "merge":
        session.focus = f"merge-{session.ui.about}"
    else:
        session.focus = "ask-no" if what else f"ask-{choice}"


@person_acts.on("person-remove")
def _remove(session: DeskSession) -> None:
    member = _member_of(session, session.ui.about)
    name = session.scene().name(member.person)
    session.store.classes.remove(session.class_id, member.person)
    session.ui.dialog = session.ui.about = ""
    session.tell(message("desk-person-removed", name=name))


def _since(scene: DeskScene, person: str) -> list[Member]:
    """List a member and those who came later, without those who are only listed."""
    come = sorted((e for e in scene.members if e.joined), key=lambda e: e.joined or "")
    people = [each.person for each in come]
    return come[people.index(person) :] if person in people else []


@person_acts.on("person-remove-since")
def _remove_since(session: DeskSession) -> None:
    member = _member_of(session, session.ui.about)
    removed = [each.person for each in _since(session.scene(), member.person)]
    session.store.classes.set_removed(session.class_id, removed, removed=True)
    session.ui.settings[UNDO] = tuple(removed)
    session.ui.dialog = session.ui.about = ""
    session.focus = "people-let-in"


@person_acts.on("people-let-in")
def _let_all_in(session: DeskSession) -> None:
    people = removed_together(session)
    session.ui.settings.pop(UNDO, None)
    session.store.classes.set_removed(session.class_id, people, removed=False)
    session.tell(message("desk-people-let-in", count=len(people)))
    _focus_after_undo(session, people[0] if people else "")


@person_acts.on("person-let-in")
def _let_in(session: DeskSession, person: PersonId) -> None:
    after = session.store.classes.take_back(session.class_id, person)
    session.tell(message("desk-person-let-in", name=session.scene().name(after.person)))


@person_acts.on("person-merge")
def _merge(session: DeskSession, value: Annotated[str, Meta(max_length=120)]) -> None:
    keep, other = _member_of(session, session.ui.about), _member_of(session, value)
    if keep.person == other.person:
        raise reject("desk-merge-same")
    session.store.classes.merge(session.class_id, keep.person, other.person)
    # Focus *Undo*: a button that removes students must not take its place under the pointer.
    session.ui.settings[ASK] = MERGED
    _choices(session).pop("other", None)
    session.focus = f"merge-undo-{other.person}"


@person_acts.on("person-merge-undo")
def _part(session: DeskSession, person: PersonId) -> None:
    after = session.store.classes.undo_merge(session.class_id, person)
    if session.ui.settings.get(ASK) == MERGED:
        session.ui.settings[ASK] = "merge"
        _choices(session)["other"] = after.person
    session.tell(message("desk-person-parted", name=session.scene().name(after.person)))
    _focus_after_undo(session, after.person)


def _focus_after_undo(session: DeskSession, person: str) -> None:
    is_open = session.ui.dialog == PERSON_DIALOG
    session.focus = f"name-of-{session.ui.about}" if is_open else f"person-{person}"


def _seat_choices(scene: DeskScene, person: str) -> list[dict[str, object]]:
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
) -> dict[str, object]:
    where = {"table": row.name, "seat": seat + 1}
    if others:
        text = message("desk-seat-with", **where, names=" & ".join(others))
    else:
        text = message("desk-seat-own" if now else "desk-seat-free", **where)
    return {**where, "value": f"{row.id}/{seat}", "label": scene.say.render(text)}


def undo_rows(scene: DeskScene) -> list[dict[str, object]]:
    """Return what can be undone; `about` is the person in whose dialog it is offered."""
    found: list[dict[str, object]] = []

    def offer(said: Message, act: str, key: str, person: str = "", about: str = "") -> None:
        found.append({"said": said, "act": act, "key": key, "person": person, "about": about})

    if together := removed_together(scene.session):
        text = message("desk-people-removed-since", count=len(together))
        offer(text, "people-let-in", "people-let-in")
    for person, each in scene.store.classes.merged(scene.class_id).items():
        other = scene.say.render(message("desk-somebody")) if scene.ui.hide_names else each.label
        text = message("desk-person-merged", name=scene.name(each.keep), other=other)
        key = f"merge-undo-{person}"
        offer(text, "person-merge-undo", key, person, each.keep)
    for member in scene.members:
        if member.hidden:
            name, person = scene.name(member.person), member.person
            text = message("desk-name-hidden", name=name)
            if waits_for_teacher(member.hidden) and not scene.ui.hide_names:
                text = message("desk-name-waits", name=name, typed=member.hidden)
            key = f"name-undo-{person}"
            offer(text, "person-name-undo", key, person, person)
    parted = _stranger(scene)
    if parted is not None:
        name, other = scene.name(parted.person), scene.name(parted.awaited)
        text = message("desk-person-stranger-told", name=name, other=other)
        key = f"stranger-undo-{parted.person}"
        offer(text, "person-stranger-undo", key, parted.person, parted.person)
    moved = _moved(scene)
    if moved is not None:
        name, where = scene.name(moved.person), scene.whereabouts[moved.person]
        text = message("desk-person-unseated", name=name)
        if where.table is not None and where.seat is not None:
            at = {"table": where.table.name, "seat": where.seat + 1}
            text = message("desk-person-moved", name=name, **at)
        key = f"seat-undo-{moved.person}"
        offer(text, "person-seat-undo", key, moved.person, moved.person)
    return found


def person_dialog(scene: DeskScene) -> str:
    member = scene.by_person.get(scene.ui.about)
    if member is None:
        return ""
    seats, chosen = _seat_choices(scene, member.person), _choices(scene.session)
    now = _seat_of(scene, member.person)
    place = chosen.get("seat", now)
    other = chosen.get("other", "")
    return scene.render(
        "desk_person.html",
        member=member,
        where=scene.whereabouts[member.person],
        others=[each for each in scene.members if each.person != member.person],
        other=other if other in scene.by_person and other != member.person else "",
        seats=seats,
        place=place,
        to=next((each for each in seats if each["value"] == place), None),
        moves=place != now,
        undoable=[each for each in undo_rows(scene) if each["about"] == member.person],
        code=member.resume_code if scene.ui.settings.get(CODE) == member.person else "",
        asked=scene.ui.settings.get(ASK, ""),
        since=len(_since(scene, member.person)),
    )


def removed_members(session: DeskSession) -> list[Member]:
    everybody = session.store.classes.members(session.class_id, removed=True)
    return [each for each in everybody if each.removed]


def removed_together(session: DeskSession) -> list[str]:
    """List those of the people last removed together who are still removed."""
    together = session.ui.settings.get(UNDO)
    removed = {each.person for each in removed_members(session)} if together else ()
    return [each for each in together if each in removed] if isinstance(together, tuple) else []
