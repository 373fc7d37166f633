"""The controls beside the board: those of the step that the seat stands at."""

from __future__ import annotations

from reefkit.labs.lesson.parts import replay
from reefkit.labs.reef.controls import mended, revealed
from reefkit.labs.reef.controls.table import control_for
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene


def render(scene: Scene) -> str:
    """Draw the controls; the way back, where the page shows the past or another's reef.

    While boards are compared (*Catch an error*), the others' stand beside the same controls.
    """
    if not scene.has_table:
        return ""
    still = _still(scene)
    if still:
        return still
    control = control_for(scene)
    if scene.shown_seat != scene.seat and control is not revealed.CONTROL:
        return scene.render("away.html")
    if control is mended.CONTROL:
        return control.render(scene)
    if control is None or not scene.is_awaited:
        return _waits(scene)
    return mended.praise(scene) + control.render(scene)


def _still(scene: Scene) -> str:
    """Draw what stands there while nobody here plays at all: the past, another's table."""
    if scene.replaying:
        return replay.render(scene)
    if scene.attendance.is_watching:
        return scene.render("class_watch.html")
    return scene.render("class_closed.html") if scene.attendance.is_closed else ""


def _waits(scene: Scene) -> str:
    """Draw what stands where the seat has nothing to do."""
    if scene.attendance.at_gate:
        return scene.render("class_gate.html")
    return scene.render("ended.html" if scene.phase == "over" else "waiting.html")


PART = Part("controls", render, mended.acts)
