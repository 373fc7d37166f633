"""The people of the class: how they join, where each is, and what can be done for one of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Meta, Struct, ValidationError, convert, to_builtins

from reefkit.desk import seating
from reefkit.desk.session import DeskPart, DeskScene, DeskSession, Where
from reefkit.labs import environment
from reefkit.labs.people import plain_name
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.codes import letters_of

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, TableRow


# ---- How pupils come in: the address they type, and the same as a picture for a phone

INK = "#10303d"
SQUARES = 31
"""So many squares of the wall's size stand beside the code, on the smallest screen."""


class _JoinAddress(NamedTuple):
    """Where pupils join a class."""

    #: What stands on the wall: short enough to be typed, without what browsers add themselves.
    typed: str
    #: The whole address, the class's code in it and the server's word: what a phone reads.
    link: str
    word: str = ""  #: What the server asks those who type for; empty where it asks for nothing.


def join_address(addresses: tuple[str, ...], code: str, word: str = "") -> _JoinAddress | None:
    """Return where a class's code is typed; none where no other device reaches this server.

    Parameters
    ----------
    addresses
        Where other devices reach it, the best first, each with a slash at its end.
    code
        The class's code as it is read aloud.
    word
        What browsers must show to the server; empty where they need not.
    """
    if not addresses:
        return None
    address = addresses[0].rstrip("/")
    shown = f"?{urlencode({'token': word})}" if word else ""
    link = f"{address}/join/{letters_of(code)}/{shown}"
    return _JoinAddress(environment.join_address(address), link, word)


@lru_cache(maxsize=16)
def qr_svg(link: str, label: str, modules: float) -> Markup:
    """Draw a link as a QR code (ISO/IEC 18004), as black on white as cameras like it.

    Parameters
    ----------
    link
        The address.
    label
        What a screen reader says.
    modules
        Pixels of one of its squares; fewer where a long link needs more squares than `SQUARES`.
    """
    import segno  # noqa: PLC0415  # when a class is open

    code = segno.make(link, error="m", micro=False)
    scale = modules * min(1, SQUARES / code.symbol_size(border=2)[0])
    drawn = code.svg_inline(scale=scale, border=2, dark=INK, light="#fff", omitsize=False)
    spoken = Markup('<svg role="img" aria-label="{}" ').format(label)
    return Markup(drawn.replace("<svg ", spoken, 1))  # noqa: S704  # segno's own numbers


# ---- How pupils join: the code large, the address, the same for a phone; and the door

join_acts = Acts()
ON_THE_WALL = "join"
SMALL, LARGE = 4.6, 11.0
"""Pixels of a QR code's squares on the card and on the wall."""


@join_acts.on("join-door")
def _set_door(session: DeskSession, *, checked: bool = False) -> None:
    session.store.classes.set_open(session.class_id, checked)


@join_acts.on("join-new-code")
def _new_code(session: DeskSession) -> None:
    row = session.store.classes.new_code(session.class_id)
    session.tell(message("desk-join-new-code-told", code=row.code))


@join_acts.on("join-project")
def _project(session: DeskSession) -> None:
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


def _render_join(scene: DeskScene) -> str:
    address = join_address(scene.session.addresses, scene.klass.long_code, scene.session.word)
    large = scene.ui.projecting == ON_THE_WALL
    picture = ""
    if address is not None:
        label = scene.say.render(message("desk-join-qr"))
        picture = qr_svg(address.link, label, LARGE if large else SMALL)
    here = sum(each.here for each in scene.whereabouts.values())
    template = "desk_join_wall.html" if large else "desk_join.html"
    guessed = scene.klass.open and scene.store.classes.is_guessed_at()
    shown = {
        "address": address,
        "picture": picture,
        "here": here,
        "guessed": guessed,
        "command": environment.opening_command(),
        "names": [each.label for each in scene.whereabouts.values() if each.here],
    }
    return scene.render(template, **shown, checks=environment.served() is not None)


JOIN = DeskPart("desk-join", _render_join, join_acts, tab="class")


# ---- The people of the class: where each is, table by table

people_acts = Acts()


class _AtSeat(NamedTuple):
    """A seat of a table: its number from 0, who sits there, and whether a bot plays it."""

    seat: int
    people: tuple[Where, ...]
    away: bool


class _AtTable(NamedTuple):
    """A table with its seats."""

    row: TableRow
    seats: tuple[_AtSeat, ...]


def _at_tables(scene: DeskScene) -> list[_AtTable]:
    return [
        _AtTable(
            row,
            tuple(
                _AtSeat(
                    seat,
                    tuple(scene.whereabouts[each] for each in people if each in scene.whereabouts),
                    seat in row.away,
                )
                for seat, people in enumerate(row.seats)
            ),
        )
        for row in scene.tables
    ]


def _removed(session: DeskSession) -> list[Member]:
    everybody = session.store.classes.members(session.class_id, removed=True)
    return [each for each in everybody if each.removed]


def _removed_together(session: DeskSession) -> list[str]:
    together = session.ui.settings.get(UNDO)
    removed = {each.person for each in _removed(session)} if together else ()
    return [each for each in together if each in removed] if isinstance(together, tuple) else []


def _render_people(scene: DeskScene) -> str:
    if scene.ui.projecting:
        return ""
    everybody = [scene.whereabouts[each.person] for each in scene.members]
    return scene.render(
        "desk_people.html",
        everybody=everybody,
        here=sum(each.here for each in everybody),
        unseated=[each for each in everybody if each.table is None],
        tables=_at_tables(scene),
        undoable=[] if scene.ui.dialog == PERSON_DIALOG else _undoable(scene),
        removed=_removed(scene.session),
    )


PEOPLE = DeskPart("people", _render_people, people_acts, tab="class")


# ---- One pupil: name, resume code, seat, being here twice, leaving the class

person_acts: Acts = people_acts
PERSON_DIALOG = "person"
CODE, ASK, UNDO = "person-code", "person-ask", "people-undo"
"""Settings of the page: whose resume code is shown, what is asked once more, and who was removed
together last."""
MERGED = "merged"
"""The value of `ASK` after a merge: the dialog has *Undo* in place of its other buttons."""
CHOSEN = "person-chosen"
"""The setting of the page that holds what was chosen in the lists of the open dialog."""
MOVED = "desk-moved"
"""The setting of the class that names who was seated by hand last, and where they were before."""

PersonId = Annotated[str, Meta(max_length=64)]


MOST_NAMES = 60
"""More than a class has: a longer list was pasted by mistake."""


class _SeatChoice(NamedTuple):
    """A seat that somebody may be moved to: as it is sent, as it is said, and its table."""

    value: str
    label: str
    table: str
    number: int
    now: bool


class _Undoable(NamedTuple):
    """Something done to students that can be undone: what was done, by which act, of whom."""

    said: Message
    act: str
    key: str
    person: str = ""
    about: str = ""  #: Whose dialog shows it; empty for none.


class _SeatMove(Struct, frozen=True):
    """Somebody seated by hand: whom, to which seat, and from which; empty for none."""

    person: str
    to: str
    back: str


def _member_of(session: DeskSession, person: str) -> Member:
    found = session.scene().by_person.get(person)
    if found is None:
        raise reject("class-no-member")
    return found


@person_acts.on("person-open")
def _open_person(session: DeskSession, person: PersonId) -> None:
    member = _member_of(session, person)
    session.ui.dialog, session.ui.about = PERSON_DIALOG, member.person
    for each in (CODE, ASK, CHOSEN):
        session.ui.settings.pop(each, None)


@person_acts.on("person-name")
def _rename(session: DeskSession, name: Annotated[str, Meta(max_length=400)]) -> None:
    member = _member_of(session, session.ui.about)
    after = session.store.classes.rename_member(session.class_id, member.person, name)
    session.tell(message("desk-person-named", name=after.label))


@person_acts.on("person-add")
def _add(session: DeskSession, name: Annotated[str, Meta(max_length=4000)]) -> None:
    names = [plain for line in name.splitlines() if (plain := plain_name(line))]
    if not names:
        raise reject("class-name-needed")
    if len(names) > MOST_NAMES:
        raise reject("desk-many-names", most=MOST_NAMES)
    for each in names:
        person = session.store.people.create(each).id
        member = session.store.classes.join(session.class_id, person, each)
    if len(names) > 1:
        session.tell(message("desk-people-added", count=len(names)))
        return
    session.ui.dialog, session.ui.about = PERSON_DIALOG, member.person
    session.ui.settings[CODE] = member.person
    session.ui.settings.pop(ASK, None)


@person_acts.on("person-code")
def _show_code(session: DeskSession) -> None:
    session.ui.settings[CODE] = _member_of(session, session.ui.about).person


def _choices(session: DeskSession) -> dict[str, str]:
    found = session.ui.settings.setdefault(CHOSEN, {})
    assert isinstance(found, dict)  # noqa: S101  # nobody else uses the name
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
    session.ui.focus = f"seat-undo-{member.person}"


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
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 2:  # digits
        raise reject("desk-no-seat")
    seating.move(session.scene(), person, table, int(seat))


def _seat_of(scene: DeskScene, person: str) -> str:
    where = scene.whereabouts[person]
    return "" if where.table is None else f"{where.table.id}/{where.seat}"


def _moved(scene: DeskScene) -> _SeatMove | None:
    kept = scene.store.work.recall(f"class:{scene.class_id}", MOVED)
    try:
        moved = convert(kept, _SeatMove)
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
    asked = session.ui.settings.get(ASK, "")
    session.ui.settings[ASK] = what
    if what == "merge":
        session.ui.focus = f"merge-{session.ui.about}"
    else:
        session.ui.focus = "ask-no" if what else f"ask-{asked}"


@person_acts.on("person-remove")
def _remove(session: DeskSession) -> None:
    member = _member_of(session, session.ui.about)
    name = session.scene().name(member.person)
    session.store.classes.remove(session.class_id, member.person)
    session.ui.dialog = session.ui.about = ""
    session.tell(message("desk-person-removed", name=name))


def _since(scene: DeskScene, person: str) -> list[Member]:
    people = [each.person for each in scene.members]
    return list(scene.members[people.index(person) :]) if person in people else []


@person_acts.on("person-remove-since")
def _remove_since(session: DeskSession) -> None:
    member = _member_of(session, session.ui.about)
    removed = [each.person for each in _since(session.scene(), member.person)]
    session.store.classes.set_removed(session.class_id, removed, removed=True)
    session.ui.settings[UNDO] = tuple(removed)
    session.ui.dialog = session.ui.about = ""
    session.ui.focus = "people-let-in"


@person_acts.on("people-let-in")
def _let_all_in(session: DeskSession) -> None:
    people = _removed_together(session)
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
    # No button that removes students comes under the pointer.
    session.ui.settings[ASK] = MERGED
    _choices(session).pop("other", None)
    session.ui.focus = f"merge-undo-{other.person}"


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
    session.ui.focus = f"name-of-{session.ui.about}" if is_open else f"person-{person}"


# -- what is shown -------------------------------------------------------------------------------


def _seat_choices(scene: DeskScene, person: str) -> list[_SeatChoice]:
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
) -> _SeatChoice:
    where = {"table": row.name, "seat": seat + 1}
    if others:
        said = message("desk-seat-with", **where, names=" & ".join(others))
    else:
        said = message("desk-seat-own" if now else "desk-seat-free", **where)
    return _SeatChoice(f"{row.id}/{seat}", scene.say.render(said), row.name, seat + 1, now)


def _undoable(scene: DeskScene) -> list[_Undoable]:
    found = []
    if together := _removed_together(scene.session):
        said = message("desk-people-removed-since", count=len(together))
        found.append(_Undoable(said, "people-let-in", "people-let-in"))
    for each in scene.store.classes.merged(scene.class_id):
        other = scene.say.render(message("desk-somebody")) if scene.ui.hide_names else each.label
        said = message("desk-person-merged", name=scene.name(each.keep), other=other)
        key = f"merge-undo-{each.person}"
        found.append(_Undoable(said, "person-merge-undo", key, each.person, each.keep))
    moved = _moved(scene)
    if moved is not None:
        name, where = scene.name(moved.person), scene.whereabouts[moved.person]
        said = message("desk-person-unseated", name=name)
        if where.table is not None and where.seat is not None:
            at = {"table": where.table.name, "seat": where.seat + 1}
            said = message("desk-person-moved", name=name, **at)
        key = f"seat-undo-{moved.person}"
        found.append(_Undoable(said, "person-seat-undo", key, moved.person, moved.person))
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
        to=next((each for each in seats if each.value == place), None),
        moves=place != now,
        undoable=[each for each in _undoable(scene) if each.about == member.person],
        code=member.resume_code if scene.ui.settings.get(CODE) == member.person else "",
        asked=scene.ui.settings.get(ASK, ""),
        since=len(_since(scene, member.person)),
    )
