"""The people of the class: how they join, where each is, and what can be done for one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.desk.person_dialog import PERSON_DIALOG, person_acts, removed_members, undo_rows
from reefkit.desk.session import DeskPart, DeskScene, Where

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


class _AtSeat(NamedTuple):
    """A seat of a table: its number from 0, who sits there, and whether a bot plays it."""

    seat: int
    people: tuple[Where, ...]
    away: bool


class _AtTable(NamedTuple):
    """A table with its seats."""

    row: TableRow
    seats: tuple[_AtSeat, ...]


def _at_tables(scene: DeskScene) -> list[_AtTable]:
    return [
        _AtTable(
            row,
            tuple(
                _AtSeat(
                    seat,
                    tuple(scene.whereabouts[each] for each in people if each in scene.whereabouts),
                    seat in row.away,
                )
                for seat, people in enumerate(row.seats)
            ),
        )
        for row in scene.tables
    ]


def _render_people(scene: DeskScene) -> str:
    if scene.ui.projecting:
        return ""
    everybody = [scene.whereabouts[each.person] for each in scene.members]
    return scene.render(
        "desk_people.html",
        everybody=everybody,
        here=sum(each.here for each in everybody),
        unseated=[each for each in everybody if each.table is None],
        tables=_at_tables(scene),
        undoable=[] if scene.ui.dialog == PERSON_DIALOG else undo_rows(scene),
        removed=removed_members(scene.session),
    )


PEOPLE = DeskPart("people", _render_people, person_acts, tab="class")
