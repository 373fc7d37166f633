"""The tab *review*: any match of the class played back, and two reefs side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta

from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.labs.lesson.desk_adapter import LabOnDesk, NamedMoment, SeatRecord, ToldLine, desk_labs
from reefkit.labs.lesson.log import lapse_stops
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.table import Table
from reefkit.text import Message, ReefkitError, message
from reefkit.widgets.match_widgets import LAPSE_PACE

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import TableRow
    from reefkit.classroom.store.records import MatchRow, SeatRow


# ---- Looking back at matches of a class: which there are, and one reef of one at a moment

Side = Literal["left", "right"]
REREAD_SECONDS = 15.0
"""Seconds between two looks at what members play for themselves."""
MOST_LINES = 8
"""Lines that are told of one moment: what one seat does in a phase is seldom more."""


@dataclass
class _Pane:
    """What one half of the tab shows: a seat of a match at a moment; none: its end."""

    match: str = ""
    seat: int = 0
    moment: int | None = None
    playing: bool = False
    lapse: bool = False  #: Whether it plays the whole match in some 20 seconds.


@dataclass
class _ReviewChoice:
    """What the tab shows: one reef, or two side by side.

    `own` is what members played for themselves, as it was when it was `asked`.
    """

    left: _Pane = field(default_factory=_Pane)
    right: _Pane = field(default_factory=_Pane)
    two: bool = False
    asked: float = -math.inf
    own: list[MatchRow] = field(default_factory=list)

    def pane(self, side: Side) -> _Pane:
        return self.left if side == "left" else self.right


def _review_choice(session: DeskSession) -> _ReviewChoice:
    found = session.ui.settings.setdefault("review", _ReviewChoice())
    return found if isinstance(found, _ReviewChoice) else _ReviewChoice()


class _MatchEntry(NamedTuple):
    """A match that can be looked back at."""

    match: str  #: Its id in the store.
    name: str  #: What it is called on the desk.
    #: The class's table where it is played; none where members played for themselves.
    row: TableRow | None


def entries(scene: DeskScene) -> tuple[_MatchEntry, ...]:
    rows = [row for row in scene.store.classes.tables(scene.class_id) if row.match is not None]
    rows.sort(key=lambda row: (row.closed is not None, row.number))
    found = [_MatchEntry(row.match or "", _table_name(scene, row), row) for row in rows]
    of_tables = {each.match for each in found}
    found += [
        _MatchEntry(match.id, _own_name(scene, match), None)
        for match in _own(scene)
        if match.id not in of_tables and match.game in desk_labs()
    ]
    return tuple(found)


def _own(scene: DeskScene) -> list[MatchRow]:
    state, people = _review_choice(scene.session), list(scene.by_person)
    if people and monotonic() - state.asked > REREAD_SECONDS:
        state.asked, state.own = monotonic(), scene.store.matches.of_people(people)
    return state.own


def _table_name(scene: DeskScene, row: TableRow) -> str:
    id_ = "desk-review-table" if row.closed is None else "desk-review-closed"
    return scene.say.render(message(id_, table=row.name))


def _own_name(scene: DeskScene, match: MatchRow) -> str:
    names = [name for each in match.seats if (name := _member(scene, each)) is not None]
    words = message("desk-review-own", names=names, day=scene.day(match.created))
    return scene.say.render(words)


class Half(NamedTuple):
    """One half of the tab, ready to be drawn.

    Attributes
    ----------
    trouble
        Why it cannot be shown; none where it can, and then the rest counts.
    """

    side: Side
    entry: _MatchEntry
    seat: int
    names: tuple[str, ...]  #: Of all seats.
    moment: NamedMoment
    last: int  #: The last position.
    #: ``before``, ``after``: Where a step back and a step on lead; none at either end.
    before: int | None
    after: int | None
    surveys: tuple[int, ...]
    board: SeatRecord
    all: tuple[str, ...]  #: The reefs of all seats at that moment, small; none beside another half.
    lines: tuple[ToldLine, ...]  #: What happened since the stop before.
    playing: bool
    lapse: bool


class Trouble(NamedTuple):
    """A half that cannot be shown, and why."""

    side: Side
    entry: _MatchEntry
    why: Message


def half(scene: DeskScene, side: Side, found: tuple[_MatchEntry, ...]) -> Half | Trouble:
    pane = _review_choice(scene.session).pane(side)
    other = 1 if side == "right" and len(found) > 1 else 0
    entry = next((each for each in found if each.match == pane.match), found[other])
    try:
        table = scene.session.opened.match(entry.match)
        return _half(scene, side, entry, table)
    except ReefkitError as error:
        return Trouble(side, entry, error.message)


def _half(scene: DeskScene, side: Side, entry: _MatchEntry, table: Table) -> Half:
    game, two = _game_of(table), _review_choice(scene.session).two
    pane = _review_choice(scene.session).pane(side)
    with table.snapshot():
        moments, last = game.moments(table), table.position
        position = last if pane.moment is None else min(pane.moment, last)
        seat = min(pane.seat, len(table.setup.seats) - 1)
        names = _seat_names(scene, entry, table)
        stops = _stops_of(game, table, seat)
        if pane.playing and pane.lapse:
            stops = tuple(lapse_stops(stops))
        before = max((at for at in stops if at < position), default=0 if position else None)
        return Half(
            side=side,
            entry=entry,
            seat=seat,
            names=names,
            moment=moments[position],
            last=last,
            before=before,
            after=min((at for at in stops if at > position), default=None),
            surveys=game.surveys(table),
            board=game.board(table, seat, position, scene.say),
            all=() if two else game.pictures(table, scene.say, names, position),
            lines=_lines(game, table, (before or 0, position, seat), names),
            playing=pane.playing,
            lapse=pane.lapse,
        )


def _stops_of(game: LabOnDesk, table: Table, seat: int) -> tuple[int, ...]:
    moments = game.moments(table)
    return tuple(
        at
        for at in game.beats(table)
        if at == table.position
        or moments[at].seat == seat
        or moments[at].name != moments[at + 1].name
    )


def _game_of(table: Table) -> LabOnDesk:
    return desk_labs()[table.setup.game]


def _seat_names(scene: DeskScene, entry: _MatchEntry, table: Table) -> tuple[str, ...]:
    seats = range(len(table.setup.seats))
    if entry.row is not None:
        return tuple(scene.seat_name(entry.row, seat) for seat in seats)
    (match,) = scene.store.matches.rows([entry.match])
    return tuple(_member(scene, sits) or sits.name for sits in match.seats)


def _member(scene: DeskScene, seat: SeatRow) -> str | None:
    people = seat.people or ((seat.person,) if seat.person is not None else ())
    names = [scene.name(each) for each in people if each in scene.by_person]
    return " & ".join(names) or None


def _lines(
    game: LabOnDesk, table: Table, place: tuple[int, int, int], names: tuple[str, ...]
) -> tuple[ToldLine, ...]:
    start, end, seat = place
    shown = dict(zip((info.name for info in table.setup.seats), names, strict=True))
    found = [
        each._replace(text=called(each.text, shown))
        for each in game.told(table)
        if start < each.moment <= end and each.seat in {None, seat}
    ]
    return tuple(found[-MOST_LINES:])


def called(text: Message, names: Mapping[str, str]) -> Message:
    return message(text.id, **{key: _called(value, names) for key, value in text.values.items()})


def _called(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, Message):
        return called(value, names)
    if isinstance(value, tuple | list):
        return [_called(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


# ---- The tab *review*: any match of the class played back, and two reefs side by side

review_acts = Acts()
ON_THE_WALL = "review"
PACE = 900
"""Milliseconds that a moment stays while a match is played back."""


@review_acts.on("review-match")
def _choose_match(
    session: DeskSession, side: Side, value: Annotated[str, Meta(max_length=80)]
) -> None:
    known = {each.match for each in entries(session.scene())}
    if value not in known:
        raise reject("desk-review-no-match")
    pane = _review_choice(session).pane(side)
    pane.match, pane.seat, pane.moment = value, 0, None
    pane.playing = pane.lapse = False


@review_acts.on("review-seat")
def _choose_seat(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=63)]
) -> None:
    pane, table = _opened(session, side)
    if value >= len(table.setup.seats):
        raise reject("lab-no-such-seat")
    pane.seat = value


@review_acts.on("review-go")
def _go(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
) -> None:
    pane, table = _opened(session, side)
    pane.playing = pane.lapse = False
    pane.moment = min(value, table.position)


@review_acts.on("review-tick")
def _tick(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
) -> None:
    pane, table = _opened(session, side)
    if pane.playing:
        pane.moment = min(value, table.position)
        pane.playing = pane.moment < table.position


@review_acts.on("review-play")
def _play(session: DeskSession, side: Side) -> None:
    pane, table = _opened(session, side)
    pane.playing = not pane.playing
    if pane.playing and (pane.moment is None or pane.moment >= table.position):
        pane.moment = 0


@review_acts.on("review-lapse")
def _lapse(session: DeskSession, side: Side) -> None:
    pane, _ = _opened(session, side)
    pane.moment, pane.playing, pane.lapse = 0, True, True


@review_acts.on("review-survey")
def _go_to_survey(session: DeskSession, value: Annotated[int, Meta(ge=0, le=99)]) -> None:
    state = _review_choice(session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    for side in sides:
        pane, table = _opened(session, side)
        found = _game_of(table).surveys(table)
        pane.playing = False
        pane.moment = found[value] if value < len(found) else None


@review_acts.on("review-two")
def _two(session: DeskSession) -> None:
    state = _review_choice(session)
    state.two = not state.two
    state.right.playing = False
    if state.two and not state.right.match:
        state.right.seat = 1 if len(entries(session.scene())) == 1 else 0
    session.ui.focus = "review-two"


@review_acts.on("review-project")
def _project(session: DeskSession) -> None:
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


def _opened(session: DeskSession, side: Side) -> tuple[_Pane, Table]:
    scene = session.scene()
    found = entries(scene)
    if not found:
        raise reject("desk-review-no-match")
    pane = _review_choice(session).pane(side)
    if pane.match not in {each.match for each in found}:
        pane.match = found[1 if side == "right" and len(found) > 1 else 0].match
    return pane, session.opened.match(pane.match)


def render_review(scene: DeskScene) -> str:
    found, state = entries(scene), _review_choice(scene.session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    halves = [half(scene, side, found) for side in sides] if found else []
    wall = scene.ui.projecting == ON_THE_WALL and bool(halves)
    longest = max((len(each.surveys) for each in halves if isinstance(each, Half)), default=0)
    return scene.render(
        "review.html",
        found=_groups(found),
        halves=halves,
        troubled=[isinstance(each, Trouble) for each in halves],
        state=state,
        wall=wall,
        surveys=range(longest),
        pace=PACE,
        lapse_pace=LAPSE_PACE,
    )


def _groups(
    found: tuple[_MatchEntry, ...],
) -> list[tuple[Literal["class", "own"], list[_MatchEntry]]]:
    groups: list[tuple[Literal["class", "own"], list[_MatchEntry]]] = [
        ("class", [each for each in found if each.row is not None]),
        ("own", [each for each in found if each.row is None]),
    ]
    return [each for each in groups if each[1]]


REVIEW = DeskPart("review", render_review, review_acts, tab="review")
