"""How the tables of a class stand: who waits for whom and how long, and where most of them are."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reefkit.classroom.store import TableRow
    from reefkit.labs.desk.games import Standing
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.match.table import Table

LONG = 3
"""Minutes of waiting after which a table is marked: longer than a talk about one decision."""


class AtWall(NamedTuple):
    """A table as the wall shows it.

    Attributes
    ----------
    row, table, standing
        The table, its match, and how it stands.
    waits
        The seats that somebody sits at and that are awaited.
    minutes
        For how long nobody did anything there, in whole minutes; 0 where nobody is awaited.
    """

    row: TableRow
    table: Table
    standing: Standing
    waits: tuple[int, ...]
    minutes: int

    @property
    def long(self) -> bool:
        """Whether it has waited long."""
        return self.minutes >= LONG

    @property
    def all_play(self) -> bool:
        """Whether everybody at it is still at work, so that nobody waits for another."""
        sitting = [seat for seat in range(len(self.row.seats)) if seat not in self.row.away]
        return len(self.waits) == len(sitting)


def at_wall(scene: DeskScene) -> list[AtWall]:
    """Give the tables of a class, by number."""
    found = []
    for row in scene.tables:
        table = scene.handles.get(row.id)
        if table is None:
            continue
        standing = scene.game.standing(table)
        waits = tuple(seat for seat in standing.waits if seat not in row.away)
        minutes = int(_silent(scene, table) // 60) if waits else 0
        found.append(AtWall(row, table, standing, waits, minutes))
    return found


def _silent(scene: DeskScene, table: Table) -> float:
    """Give the seconds since anybody did anything at a table: who is at work is not late."""
    entries = table.match.entries
    try:
        last = datetime.fromisoformat(entries[-1].time) if entries else None
    except ValueError:
        return 0.0
    return max(0.0, (scene.time - last).total_seconds()) if last is not None else 0.0


def standings(tables: list[AtWall]) -> Mapping[str, Standing]:
    """Give how each table stands, by table's id."""
    return {each.row.id: each.standing for each in tables}


class Class(NamedTuple):
    """Where the class is.

    Attributes
    ----------
    title
        The round and phase of most tables, as a sentence's head.
    about
        How many are there, and who has waited long.
    round
        The round of most tables.
    """

    title: Message
    about: tuple[Message, ...]
    round: int


def of_class(tables: list[AtWall]) -> Class:
    """Sum up where the tables are; there is at least one."""
    playing = [each for each in tables if not each.standing.over]
    if not playing:
        done = message("desk-wall-all-over", tables=len(tables))
        return Class(message("desk-wall-over"), (done,), tables[0].standing.round)
    counted = Counter((each.standing.round, each.standing.phase.id) for each in playing)
    (round_, phase), there = counted.most_common(1)[0]
    example = next(each.standing for each in playing if each.standing.phase.id == phase)
    values = {"round": round_, "rounds": example.rounds, "phase": example.phase}
    title = message("desk-wall-round" if round_ else "desk-wall-before", **values)
    about = [message("desk-wall-there", there=there, tables=len(tables))]
    long = [each for each in playing if each.long]
    if long:
        most = max(each.minutes for each in long)
        about.append(message("desk-wall-long", count=len(long), minutes=most))
    return Class(title, tuple(about), round_)
