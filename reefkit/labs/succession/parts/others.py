"""The other seats of the table: how many cards each holds, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.lesson.kind import Part
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message

MOST_BACKS = 6
"""More backs than this are one pile and a number."""
CROWD = 4
"""With so many others there is no room for the backs of their cards."""


class Other(NamedTuple):
    """One of the others.

    Attributes
    ----------
    backs
        How many backs of cards are drawn.
    says
        How many cards it holds, and what it has said or not said.
    """

    seat: int
    name: str
    backs: int
    says: Message
    points: Message | None
    on_turn: bool
    is_bot: bool


def others(scene: Scene) -> list[Other]:
    """List the other seats, in the order of the circle from this one."""
    stories = {each.seat: each for each in scene.seat_stories}
    count = len(scene.seats)
    first = 0 if scene.attendance.is_watching else 1
    found = []
    for step in range(first, count):
        each = stories[(scene.seat + step) % count]
        state = "said" if each.said_last else "silent" if each.catchable else ""
        says = message("succession-page-holds", cards=each.cards, state=state)
        points = None
        if scene.standing_now.round > 1:
            points = message("succession-page-points", points=each.points)
        backs = min(each.cards, MOST_BACKS)
        found.append(
            Other(each.seat, each.name, backs, says, points, each.on_turn, scene.is_bot(each.seat))
        )
    return found


def render(scene: Scene) -> str:
    """Draw the row of the others."""
    if not scene.has_table:
        return ""
    found = others(scene)
    return scene.render("players.html", others=found, crowd=len(found) >= CROWD)


PART = Part("others", render)
