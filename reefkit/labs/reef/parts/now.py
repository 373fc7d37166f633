"""What the bar marked *Now* says of a reef: a neighbour's is shown, or fates are revealed."""

from __future__ import annotations

from reefkit.labs.lesson.kind import now_asked
from reefkit.labs.reef import reveal
from reefkit.labs.reef.controls.table import step_of
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, message


def standing(scene: Scene) -> Message | None:
    """Say that a neighbour's reef is shown; none where it is one's own."""
    looking = scene.shown_seat != scene.seat and not scene.attendance.is_watching
    if looking and scene.turn.step != "revealed":
        return message("play-looking", player=scene.name(scene.shown_seat))
    return None


def asked(scene: Scene) -> Message:
    """Say what the seat is asked."""
    revealing = reveal.shown(scene) if step_of(scene) == "catastrophe-aftermath" else None
    if revealing is not None and not revealing.all:
        return message("play-reveal")
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    offers = [each for each in own if each.id.startswith("offer-")]
    return offers[-1].what if offers else now_asked(scene)
