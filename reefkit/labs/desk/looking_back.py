"""Looking back at matches of a class: which there are, and one reef of one at a moment."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Literal, NamedTuple

from reefkit.labs.desk.games import DeskGame, Moment, Reef, Told, desk_games
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store.classes_records import TableRow
    from reefkit.classroom.store.records import MatchRow, SeatRow
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.desk.session import DeskSession
    from reefkit.match.table import Table

Side = Literal["left", "right"]
SELDOM = 15.0
"""Seconds between two looks at what members play for themselves."""
MOST_LINES = 8
"""Lines that are told of one moment: what one seat does in a phase is seldom more."""


@dataclass
class Pane:
    """What one half of the tab shows: a seat of a match at a moment; none: its end."""

    match: str = ""
    seat: int = 0
    moment: int | None = None
    playing: bool = False


@dataclass
class Looking:
    """What the tab shows: one reef, or two side by side.

    `own` is what members played for themselves, as it was when it was `asked`.
    """

    left: Pane = field(default_factory=Pane)
    right: Pane = field(default_factory=Pane)
    two: bool = False
    asked: float = -math.inf
    own: list[MatchRow] = field(default_factory=list)

    def pane(self, side: Side) -> Pane:
        """Give one half."""
        return self.left if side == "left" else self.right


def looking(session: DeskSession) -> Looking:
    """Give what the tab shows."""
    found = session.ui.settings.setdefault("review", Looking())
    return found if isinstance(found, Looking) else Looking()


class Entry(NamedTuple):
    """A match that can be looked back at.

    Attributes
    ----------
    match
        Its id in the store.
    name
        What it is called on the desk.
    row
        The class's table where it is played; none where members played for themselves.
    """

    match: str
    name: str
    row: TableRow | None


def entries(scene: DeskScene) -> tuple[Entry, ...]:
    """List the matches of a class: open tables, closed ones, then what members played alone."""
    rows = [row for row in scene.store.classes.tables(scene.class_id) if row.match is not None]
    rows.sort(key=lambda row: (row.closed is not None, row.number))
    found = [Entry(row.match or "", _table_name(scene, row), row) for row in rows]
    of_tables = {each.match for each in found}
    found += [
        Entry(match.id, _own_name(scene, match), None)
        for match in _own(scene)
        if match.id not in of_tables and match.game in desk_games()
    ]
    return tuple(found)


def _own(scene: DeskScene) -> list[MatchRow]:
    """List what members played for themselves: asked seldom, for it is asked of all of them."""
    state, people = looking(scene.session), list(scene.by_person)
    if people and monotonic() - state.asked > SELDOM:
        state.asked, state.own = monotonic(), scene.store.matches.of_people(people)
    return state.own


def _table_name(scene: DeskScene, row: TableRow) -> str:
    id_ = "desk-review-table" if row.closed is None else "desk-review-closed"
    return scene.say.render(message(id_, table=row.name))


def _own_name(scene: DeskScene, match: MatchRow) -> str:
    names = [name for each in match.seats if (name := _member(scene, each)) is not None]
    words = message("desk-review-own", names=names, day=match.created[:10])
    return scene.say.render(words)


class Half(NamedTuple):
    """One half of the tab, ready to be drawn.

    Attributes
    ----------
    trouble
        Why it cannot be shown; none where it can, and then the rest counts.
    names
        Of all seats.
    last
        The last position.
    before, after
        Where a step back and a step on lead; none at either end.
    all
        The reefs of all seats at that moment, small; none beside another half.
    lines
        What happened since the stop before.
    """

    side: Side
    entry: Entry
    seat: int
    names: tuple[str, ...]
    moment: Moment
    last: int
    before: int | None
    after: int | None
    surveys: tuple[int, ...]
    reef: Reef
    all: tuple[str, ...]
    lines: tuple[Told, ...]
    playing: bool


class Trouble(NamedTuple):
    """A half that cannot be shown, and why."""

    side: Side
    entry: Entry
    why: Message


def half(scene: DeskScene, side: Side, found: tuple[Entry, ...]) -> Half | Trouble:
    """Show one half: what it names, or the first match there is."""
    pane = looking(scene.session).pane(side)
    other = 1 if side == "right" and len(found) > 1 else 0
    entry = next((each for each in found if each.match == pane.match), found[other])
    try:
        table = scene.session.opened.match(entry.match)
        return _half(scene, side, entry, table)
    except ReefkitError as error:
        return Trouble(side, entry, error.message)


def _half(scene: DeskScene, side: Side, entry: Entry, table: Table) -> Half:
    game, two = game_of(table), looking(scene.session).two
    pane = looking(scene.session).pane(side)
    with table.at_rest():
        moments, last = game.moments(table), table.position
        position = last if pane.moment is None else min(pane.moment, last)
        seat = min(pane.seat, len(table.setup.seats) - 1)
        names = seat_names(scene, entry, table)
        stops = stops_of(game, table, seat)
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
            reef=game.board(table, seat, position, scene.say),
            all=() if two else game.pictures(table, scene.say, names, position),
            lines=_lines(game, table, (before or 0, position, seat), names),
            playing=pane.playing,
        )


def stops_of(game: DeskGame, table: Table, seat: int) -> tuple[int, ...]:
    """List where a replay of one reef stops: after its owner's moves, and where a phase ends."""
    moments = game.moments(table)
    return tuple(
        at
        for at in game.beats(table)
        if at == table.position
        or moments[at].seat == seat
        or moments[at].name != moments[at + 1].name
    )


def game_of(table: Table) -> DeskGame:
    """Give the game of a table, as the desk sees it."""
    return desk_games()[table.setup.game]


def seat_names(scene: DeskScene, entry: Entry, table: Table) -> tuple[str, ...]:
    """Name the seats of a match, by number while names are hidden."""
    seats = range(len(table.setup.seats))
    if entry.row is not None:
        return tuple(scene.seat_name(entry.row, seat) for seat in seats)
    (match,) = scene.store.matches.rows([entry.match])
    return tuple(_member(scene, sits) or sits.name for sits in match.seats)


def _member(scene: DeskScene, seat: SeatRow) -> str | None:
    """Name the members at a seat; none where nobody of the class sits."""
    people = seat.people or ((seat.person,) if seat.person is not None else ())
    names = [scene.name(each) for each in people if each in scene.by_person]
    return " & ".join(names) or None


def _lines(
    game: DeskGame, table: Table, place: tuple[int, int, int], names: tuple[str, ...]
) -> tuple[Told, ...]:
    """Tell what happened to a seat or the table between two positions, the latest lines."""
    start, end, seat = place
    shown = dict(zip((info.name for info in table.setup.seats), names, strict=True))
    found = [
        each._replace(text=called(each.text, shown))
        for each in game.told(table)
        if start < each.moment <= end and each.seat in {None, seat}
    ]
    return tuple(found[-MOST_LINES:])


def called(text: Message, names: Mapping[str, str]) -> Message:
    """Put the names that the desk shows in the place of those that stand in the log."""
    return message(text.id, **{key: _called(value, names) for key, value in text.values.items()})


def _called(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, Message):
        return called(value, names)
    if isinstance(value, tuple | list):
        return [_called(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value
