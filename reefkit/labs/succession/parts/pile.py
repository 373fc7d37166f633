"""What lies on the table: the card on top, the draw deck, the colour in play, who comes next."""

from __future__ import annotations

from reefkit.labs.lesson.kind import Part
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message


def way(scene: Scene) -> Message | None:
    """Say who comes next, and which way the turns go; nothing where nobody does."""
    now = scene.standing_now
    if now.coming < 0 or now.phase in {"setup", "survey", "over", "start"}:
        return None
    turn = "left" if now.direction > 0 else "right"
    seats = {each.seat: each.name for each in scene.seat_stories}
    if len(scene.seats) == 2:
        return message("succession-page-next", player=seats[now.coming])
    return message("succession-page-way", player=seats[now.coming], turn=turn)


def render(scene: Scene) -> str:
    """Draw the middle of the table."""
    if not scene.has_table:
        return ""
    now = scene.standing_now
    top = scene.story(now.top) if now.top else None
    may_draw = scene.may_play and scene.can.draw
    return scene.render("pile.html", now=now, top=top, way=way(scene), may_draw=may_draw)


PART = Part("pile", render)
