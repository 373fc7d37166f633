"""The controls beside the board: those of the step that the seat stands at."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls import mended, revealed
from reefkit.labs.reef.controls.table import control_for
from reefkit.labs.reef.parts import replay
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene


def render(scene: Scene) -> str:
    """Draw the controls; the way back, where the page shows the past or another's reef.

    While boards are compared (*Catch an error*), the others' stand beside the same controls.
    """
    if not scene.has_table:
        return ""
    if scene.replaying:
        return replay.render(scene)
    if scene.attendance.is_watching:
        return scene.render("class_watch.html")
    if scene.attendance.is_closed:
        return scene.render("class_closed.html")
    control = control_for(scene)
    if scene.shown_seat != scene.seat and control is not revealed.CONTROL:
        return scene.render("away.html")
    if control is mended.CONTROL:
        return control.render(scene)
    if scene.attendance.at_gate:
        return scene.render("class_gate.html")
    if control is None or not scene.is_awaited:
        return scene.render("over.html" if scene.phase == "over" else "waiting.html")
    return mended.praise(scene) + control.render(scene)


PART = Part("controls", render, Acts().include(replay.acts, mended.acts))
