"""Moving tables on: through the gates of the class, and past those who do not decide.

A bot decides for whom the teacher does not wait any longer, and the log says on whose word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.desk.games import DeskGame, Standing
    from reefkit.match.table import Table

MOST_DECISIONS = 400
"""More than any stage asks of a seat."""
MOST_STAGES = 60
"""More than there are stages between two gates."""


class Gate(NamedTuple):
    """The gate that the class comes to.

    Attributes
    ----------
    id
        Of the gate that most tables behind stand at or come to; empty where no table stands at one.
    is_card
        Whether a card is drawn behind it.
    there, behind
        Ids of the tables that stand at it, and of those still to come, as far as they play.
    """

    id: str
    is_card: bool
    there: tuple[str, ...]
    behind: tuple[str, ...]

    @property
    def opens(self) -> bool:
        """Whether it may be opened now: a card waits for every table."""
        return bool(self.there) and not (self.is_card and self.behind)


def gate_of(standings: dict[str, Standing]) -> Gate:
    """Find the gate that opens next: that of the tables which are least far.

    Parameters
    ----------
    standings
        How each table stands, by id.
    """
    waiting = {id_: each for id_, each in standings.items() if each.gate}
    if not waiting:
        return Gate("", is_card=False, there=(), behind=tuple(_playing(standings)))
    least = min(waiting.values(), key=lambda each: each.order)
    there = tuple(id_ for id_, each in waiting.items() if each.gate == least.gate)
    behind = tuple(
        id_
        for id_ in _playing(standings)
        if id_ not in there and standings[id_].order <= least.order
    )
    return Gate(least.gate, least.is_card, there, behind)


def _playing(standings: dict[str, Standing]) -> list[str]:
    return [id_ for id_, each in standings.items() if not each.over]


def open_gate(tables: dict[str, Table], gate: Gate) -> int:
    """Open a gate for every table that stands at it, and tell for how many."""
    return sum(bool(tables[id_].onward(gate.id)) for id_ in gate.there)


def go_on_without(game: DeskGame, tables: Sequence[Table], gate: str) -> None:
    """Have bots bring tables to a gate: they decide for everybody who is awaited on the way.

    Parameters
    ----------
    game, tables
        What is played where.
    gate
        The gate's id; a table that gets to it, or past it, stops.
    """
    for table in tables:
        for _ in range(MOST_STAGES):
            standing = game.standing(table)
            if standing.over or standing.gate:
                if standing.gate == gate or standing.over:
                    break
                table.onward(standing.gate)
                continue
            if not move_on(game, table):
                break


def move_on(game: DeskGame, table: Table) -> int:
    """Have bots finish a table's stage for everybody who is awaited; give their decisions."""
    stage, count = game.standing(table).stage, 0
    for _ in range(MOST_DECISIONS):
        standing = game.standing(table)
        if standing.stage != stage or not standing.waits or standing.over:
            break
        try:
            count += len(table.stand_in(standing.waits[0]))
        except ReefkitError:
            # Somebody was quicker, or nothing is asked of that seat any more.
            if not table.tick(hurried=True):
                break
    return count
