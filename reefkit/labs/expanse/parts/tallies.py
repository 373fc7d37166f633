"""Below the ring: victory points, pollution, warming and research, and when each bites next."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.kind import Part
from reefkit.text import Message, message


class Tally(NamedTuple):
    """One tile: a number, what it is called, and what it comes to."""

    id: str
    name: Message
    value: int
    note: Message


def tallies(scene: Scene) -> list[Tally]:
    """Read the numbers of the seat at this screen, and the table's warming."""
    own, now = scene.mine, scene.standing_now
    values: tuple[tuple[str, int, Message], ...] = (
        (
            "points",
            own.points,
            message("expanse-page-place", place=own.place, seats=len(scene.seats)),
        ),
        (
            "pollution",
            own.pollution,
            message("expanse-page-next-pollution", at=own.next_pollution),
        ),
        ("warming", now.warming, message("expanse-page-next-warming", at=now.next_warming)),
        ("research", own.research, message("expanse-page-research-points", count=own.research)),
    )
    return [
        Tally(id_, Message(f"expanse-page-tally-{id_}"), value, note) for id_, value, note in values
    ]


def render(scene: Scene) -> str:
    """Draw the tiles."""
    if not scene.has_table or scene.page:
        return ""
    return scene.render("tallies.html", tallies=tallies(scene))


PART = Part("tallies", render)
