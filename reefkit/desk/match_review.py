"""Matches of a class to review, and one board at a moment."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.lesson.desk_adapter import LabOnDesk, desk_labs
from reefkit.labs.lesson.log import LogLine, log_lines
from reefkit.labs.lesson.moments import lapse_stops
from reefkit.match.table import Table
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import TableRow
    from reefkit.classroom.store.records import MatchRow, SeatRow

Side = Literal["left", "right"]

REREAD_SECONDS = 15.0
"""Seconds between two reads of members' own matches."""

MOST_LINES = 8
"""Most log lines shown for one moment, the last ones: one seat in a phase rarely has more."""


@dataclass
class Pane:
    """One half of the tab: a seat of a match at a moment (None: the end of the match)."""

    match: str = ""
    seat: int = 0
    moment: int | None = None
    playing: bool = False
    lapse: bool = False  #: Whether a replay takes some 20 seconds for the whole match.


@dataclass
class ReviewChoice:
    """What the tab shows: one reef, or two side by side."""

    left: Pane = field(default_factory=Pane)
    right: Pane = field(default_factory=Pane)
    two: bool = False

    def pane(self, side: Side) -> Pane:
        return self.left if side == "left" else self.right


def review_choice(session: DeskSession) -> ReviewChoice:
    found = session.ui.settings.setdefault("review", ReviewChoice())
    return found if isinstance(found, ReviewChoice) else ReviewChoice()


@dataclass
class _OwnMatches:
    """Members' own matches, as last read."""

    asked: float = -math.inf  #: When they were read, by the monotonic clock.
    rows: list[MatchRow] = field(default_factory=list)


class MatchEntry(NamedTuple):
    """A match that can be reviewed."""

    match: str  #: Id of the match in the store.
    name: str  #: Name as shown on the desk.
    row: TableRow | None  #: The class's table; None for members' own matches.


def entries(scene: DeskScene) -> tuple[MatchEntry, ...]:
    """List the matches to review: of open tables, of closed tables, and members' own."""
    rows = [row for row in scene.store.classes.tables(scene.class_id) if row.match is not None]
    rows.sort(key=lambda row: (row.closed is not None, row.number))
    found = [MatchEntry(row.match or "", _table_name(scene, row), row) for row in rows]
    of_tables = {each.match for each in found}
    found += [
        MatchEntry(match.id, _own_name(scene, match), None)
        for match in _own(scene)
        if match.id not in of_tables and match.game in desk_labs()
    ]
    return tuple(found)


def _own(scene: DeskScene) -> list[MatchRow]:
    people, found = list(scene.by_person), scene.ui.settings.get("review-own")
    if not isinstance(found, _OwnMatches):
        found = scene.ui.settings["review-own"] = _OwnMatches()
    if people and monotonic() - found.asked > REREAD_SECONDS:
        found.asked, found.rows = monotonic(), scene.store.matches.of_people(people)
    return found.rows


def _table_name(scene: DeskScene, row: TableRow) -> str:
    id_ = "desk-review-table" if row.closed is None else "desk-review-closed"
    return scene.say.render(message(id_, table=row.name))


def _own_name(scene: DeskScene, match: MatchRow) -> str:
    names = [name for each in match.seats if (name := _member(scene, each)) is not None]
    words = message("desk-review-own", names=names, day=scene.day(match.created))
    return scene.say.render(words)


def half(scene: DeskScene, side: Side, found: tuple[MatchEntry, ...]) -> dict[str, Any]:
    """Return what one half of the tab shows, or why its match cannot be shown."""
    pane = review_choice(scene.session).pane(side)
    other = 1 if side == "right" and len(found) > 1 else 0
    entry = next((each for each in found if each.match == pane.match), found[other])
    shown: dict[str, Any] = {"side": side, "entry": entry}
    try:
        table = scene.session.opened.match(entry.match)
        return shown | _half(scene, pane, entry, table)
    except ReefkitError as error:
        return shown | {"why": error.message}


def _half(scene: DeskScene, pane: Pane, entry: MatchEntry, table: Table) -> dict[str, Any]:
    game, two = game_of(table), review_choice(scene.session).two
    with table.snapshot():
        moments, last = game.lab.moments(table), table.position
        position = last if pane.moment is None else min(pane.moment, last)
        seat = min(pane.seat, len(table.setup.seats) - 1)
        names = _seat_names(scene, entry, table)
        stops = _stops_of(game, table, seat)
        if pane.playing and pane.lapse:
            stops = tuple(lapse_stops(stops))
        shown = dict(zip((info.name for info in table.setup.seats), names, strict=True))
        board = game.board(table, seat, position, scene.say)
        before = max((at for at in stops if at < position), default=0 if position else None)
        return {
            "seat": seat,
            "names": names,
            "moment": moments[position],
            "last": last,
            # Positions to which a step back and a step on lead; None at either end.
            "before": before,
            "after": min((at for at in stops if at > position), default=None),
            "surveys": game.surveys(table),
            "board": board,
            "said": [each if isinstance(each, str) else called(each, shown) for each in board.said],
            "all": () if two else game.pictures(table, scene.say, names, position),
            "lines": _lines(game, table, (before or 0, position, seat), shown),
            "playing": pane.playing,
            "lapse": pane.lapse,
        }


def _stops_of(game: LabOnDesk, table: Table, seat: int) -> tuple[int, ...]:
    moments = game.lab.moments(table)
    return tuple(
        at
        for at in game.beats(table)
        if at == table.position
        or moments[at].seat == seat
        or moments[at].name != moments[at + 1].name
    )


def game_of(table: Table) -> LabOnDesk:
    return desk_labs()[table.setup.game]


def _seat_names(scene: DeskScene, entry: MatchEntry, table: Table) -> tuple[str, ...]:
    seats = range(len(table.setup.seats))
    if scene.is_wall and scene.ui.hide_names:  # the name of a table would tell who sits there
        return tuple(scene.say.render(message("desk-wall-player", number=n + 1)) for n in seats)
    if entry.row is not None:
        return tuple(scene.seat_name(entry.row, seat) for seat in seats)
    (match,) = scene.store.matches.rows([entry.match])
    hidden = scene.say.render(message("desk-somebody")) if scene.ui.hide_names else ""
    return tuple(_member(scene, sits) or hidden or sits.name for sits in match.seats)


def _member(scene: DeskScene, seat: SeatRow) -> str | None:
    people = seat.people or ((seat.person,) if seat.person is not None else ())
    names = [scene.name(each) for each in people if each in scene.by_person]
    return " & ".join(names) or None


def _lines(
    game: LabOnDesk, table: Table, place: tuple[int, int, int], shown: Mapping[str, str]
) -> tuple[LogLine, ...]:
    start, end, seat = place
    found = [
        each._replace(text=called(each.text, shown))
        for each in log_lines(table, None, game.lab.lines)
        if start < each.moment <= end and each.seat in {None, seat}
    ]
    return tuple(found[-MOST_LINES:])


def called(text: Message, names: Mapping[str, str]) -> Message:
    """Replace names in a message's values, including messages inside it."""
    return message(text.id, **{key: _called(value, names) for key, value in text.values.items()})


def _called(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, Message):
        return called(value, names)
    if isinstance(value, tuple | list):
        return [_called(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value
