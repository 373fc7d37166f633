"""The moments of a match of Succession: every position of its log, named by round and turn."""

from __future__ import annotations

from itertools import pairwise

from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.match.table import Table
from reefkit.text import message


def moments(table: Table) -> list[Moment]:
    """List the moments of a match, one a position, the start included."""
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    if state.phase == "setup":
        name = message("succession-page-moment-setup")
    elif state.phase in {"survey", "over"}:
        name = message("succession-page-moment-end", round=state.round)
    else:
        name = message("succession-page-moment", round=state.round, turn=max(1, state.turn))
    return Moment(position, state.round, state.phase, "", seat, name)


def surveys(found: list[Moment]) -> list[int]:
    """Give the positions at which a round ended, its rock as it stood."""
    return [
        each.position
        for before, each in pairwise(found)
        if each.phase in {"survey", "over"} and before.phase not in {"survey", "over"}
    ]
