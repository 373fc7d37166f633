"""The people of the class: where each is, table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.desk.whereabouts import Where

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, TableRow

acts = Acts()


class AtSeat(NamedTuple):
    """A seat of a table: its number from 0, who sits there, and whether a bot plays it."""

    seat: int
    people: tuple[Where, ...]
    away: bool


class AtTable(NamedTuple):
    """A table with its seats."""

    row: TableRow
    seats: tuple[AtSeat, ...]


def at_tables(scene: DeskScene) -> list[AtTable]:
    """List the tables with who sits there."""
    return [
        AtTable(
            row,
            tuple(
                AtSeat(
                    seat,
                    tuple(scene.whereabouts[each] for each in people if each in scene.whereabouts),
                    seat in row.away,
                )
                for seat, people in enumerate(row.seats)
            ),
        )
        for row in scene.tables
    ]


def removed(session: DeskSession) -> list[Member]:
    """List those who were taken out."""
    everybody = session.store.classes.members(session.class_id, removed=True)
    return [each for each in everybody if each.removed]


def render(scene: DeskScene) -> str:
    """Draw the people."""
    if scene.ui.projecting:
        return ""
    everybody = [scene.whereabouts[each.person] for each in scene.members]
    return scene.render(
        "desk_people.html",
        everybody=everybody,
        here=sum(each.here for each in everybody),
        unseated=[each for each in everybody if each.table is None],
        tables=at_tables(scene),
        removed=removed(scene.session),
    )


PART = Part("people", render, acts, tab="class")
