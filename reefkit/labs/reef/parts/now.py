"""The bar marked *Now*: one sentence says what to do and why, or what the last act came to."""

from __future__ import annotations

from reefkit.labs.reef import reveal
from reefkit.labs.reef.controls.table import step_of
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, message


def sentence(scene: Scene) -> Message:
    """Say what to do now, and why it matters."""
    return _standing(scene) or _asked(scene)


def _standing(scene: Scene) -> Message | None:
    """Say why there is nothing to do on the board that is shown; none where there may be."""
    if scene.replaying:
        return message("play-replaying")
    if scene.phase == "over":
        return message("play-over")
    if scene.attendance.is_closed:
        return message("class-table-gone")
    if scene.attendance.is_paused and scene.attendance.is_shared:
        return message("class-paused-title")
    looking = scene.shown_seat != scene.seat and not scene.attendance.is_watching
    if looking and scene.turn.step != "revealed":
        return message("play-looking", player=scene.name(scene.shown_seat))
    return None


def _asked(scene: Scene) -> Message:
    """Say what the seat is asked, or whom the table waits for."""
    if scene.attendance.at_gate:
        return message("class-gate-now")
    if scene.attendance.is_watching:
        waits = message("class-watch-waits", who=scene.awaited_names)
        return message("class-watch-now", table=scene.attendance.table_name, waits=waits)
    if not scene.is_awaited:
        return message("play-wait", who=scene.awaited_names)
    revealing = reveal.shown(scene) if step_of(scene) == "catastrophe-aftermath" else None
    if revealing is not None and not revealing.all:
        return message("play-reveal")
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    offers = [each for each in own if each.id.startswith("offer-")]
    return (offers or own)[-1].what


def render(scene: Scene) -> str:
    """Draw the bar, with whose turn it is where several play at this screen."""
    if not scene.has_table:
        return ""
    turns = len(scene.here) > 1 and scene.phase != "over"
    return scene.render(
        "now.html",
        sentence=sentence(scene),
        player=scene.name(scene.seat) if turns else "",
        said=scene.session.said,
        refused=scene.session.refused,
    )


PART = Part("now", render)
