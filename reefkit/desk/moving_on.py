"""Moving tables on: through the gates of the class, and past seats that do not decide.

A bot decides for people whom the teacher does not wait for any longer, and the log records that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.lesson.desk_records import Opens, TableStanding
    from reefkit.match.table import Table

MOST_DECISIONS = 400
"""Limit of bots' decisions at one table, more than any stage asks of its seats."""

MOST_STAGES = 60
"""Limit of stages, more than there are between two gates."""


class ClassGate(NamedTuple):
    """The gate that the class reaches next."""

    id: str  #: The earliest gate at which a table waits; empty if none waits at a gate.
    kind: Opens  #: What it opens.
    there: tuple[str, ...]  #: Ids of the tables that wait at this gate.
    behind: tuple[str, ...]  #: Ids of the tables that still play and have not reached this gate.

    @property
    def opens(self) -> bool:
        """Whether it may be opened now; only a phase gate may open before every table arrives."""
        return bool(self.there) and not (self.kind != "phase" and self.behind)


def gate_of(standings: dict[str, TableStanding]) -> ClassGate:
    waiting = {id_: each for id_, each in standings.items() if each.gate}
    if not waiting:
        return ClassGate("", "phase", there=(), behind=tuple(_playing(standings)))
    least = min(waiting.values(), key=lambda each: each.order)
    there = tuple(id_ for id_, each in waiting.items() if each.gate == least.gate)
    behind = tuple(
        id_
        for id_ in _playing(standings)
        if id_ not in there and standings[id_].order <= least.order
    )
    return ClassGate(least.gate, least.opens, there, behind)


def _playing(standings: dict[str, TableStanding]) -> list[str]:
    return [id_ for id_, each in standings.items() if not each.over]


def open_class_gate(tables: dict[str, Table], gate: ClassGate) -> int:
    """Open a gate for the tables at it; return how many that moved on."""
    return sum(bool(tables[id_].onward(gate.id)) for id_ in gate.there)


def go_on_without(game: LabOnDesk, tables: Sequence[Table], gate: str) -> None:
    """Move tables on to a gate, or to their end, with bots deciding for awaited seats."""
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


def move_on(game: LabOnDesk, table: Table) -> int:
    """Let bots decide for the awaited seats of one stage; return the number of their entries."""
    stage, count = game.standing(table).stage, 0
    for _ in range(MOST_DECISIONS):
        standing = game.standing(table)
        if standing.stage != stage or not standing.waits or standing.over:
            break
        try:
            count += len(table.let_bot_play(standing.waits[0]))
        except ReefkitError:
            # Somebody else acted first, or nothing is required of that seat any more.
            if not table.tick(hurried=True):
                break
    return count
