"""The moments of a match of Climate Change: every position of its log, named by round and seat."""

from __future__ import annotations

from reefkit.labs.lesson.log import Line, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message


def moments(table: Table) -> list[Moment]:
    """List the moments of a match, one a position, the start included."""
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    phase = Message(f"phase-{state.phase}")
    name = message("past-replay-moment-outside", phase=phase)
    if state.phase == "turn":
        player = table.setup.seats[state.seat].name
        name = message("climate-page-moment", round=state.round, player=player)
    return Moment(position, state.round, state.phase, "", seat, name)


def told_lines(match: Match, position: int, seat: int | None, since: int) -> list[Line]:
    """Read lines: in the first so many entries, as a seat may know it, from an entry on."""
    return list(lines_of(events_of(match, position, seat, since)))
