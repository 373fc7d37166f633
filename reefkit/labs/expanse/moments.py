"""The moments of a match of Blue Expanse: every position of its log, named by turn and player."""

from __future__ import annotations

from itertools import pairwise

from reefkit.games.expanse.state import NOBODY, State
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.match.table import Table
from reefkit.text import message


def moments(table: Table) -> list[Moment]:
    """List the moments of a match, one a position, the start included."""
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state: State = table.moment(position, None).state
    if state.phase == "setup":
        name = message("expanse-page-moment-setup")
    elif state.phase == "over":
        name = message("expanse-page-moment-end")
    else:
        player = table.setup.seats[state.player].name if state.player != NOBODY else ""
        name = message("expanse-page-moment", turn=state.round, player=player, stage=state.stage)
    return Moment(position, state.round, state.phase, "", seat, name)


def stages(found: list[Moment]) -> list[int]:
    """Give the positions at which a round of turns began, and the end: where the replay goes on."""
    return [
        each.position
        for before, each in pairwise(found)
        if each.round != before.round or (each.phase == "over" and before.phase != "over")
    ]
