"""Points by round and seat: what was left in each hand. The fewest win."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.lesson.kind import Part
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message


class Row(NamedTuple):
    """One seat's points.

    Attributes
    ----------
    rounds
        By round; empty where it is not played yet. A message where the seat went out.
    """

    seat: int
    name: str
    rounds: list[Message | int | str]
    total: int
    place: int


def rows(scene: Scene) -> list[Row]:
    """List all seats, the fewest points first."""
    state = scene.state
    found = []
    for each in scene.seat_stories:
        cells: list[Message | int | str] = []
        for number in range(scene.rounds):
            if number >= len(state.points):
                cells.append("")
            elif state.out[number] == each.seat:
                cells.append(message("succession-page-score-out"))
            else:
                cells.append(state.points[number][each.seat])
        found.append(Row(each.seat, each.name, cells, each.points, each.place))
    return sorted(found, key=lambda row: (row.total, row.seat))


def render(scene: Scene) -> str:
    """Draw the table of points."""
    if not scene.has_table:
        return ""
    return scene.render("score.html", rows=rows(scene), rounds=scene.rounds)


PART = Part("score", render)
