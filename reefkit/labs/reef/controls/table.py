"""Which controls serve which step."""

from __future__ import annotations

from reefkit.games.reef import handson
from reefkit.games.reef.flow import AT_GATE
from reefkit.labs.reef.controls import (
    algae,
    by_hand_view,
    catastrophe,
    dismiss,
    dwellers,
    founding,
    mended,
    migration,
    mutations,
    revealed,
    settlement,
    spawning,
    survey,
    triangle,
)
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.scene import Scene

CONTROLS: dict[str, Control] = {
    "founding": founding.CONTROL,
    "dwellers": dwellers.CONTROL,
    "algae": algae.CONTROL,
    "mutations": mutations.CONTROL,
    "spawning": spawning.CONTROL,
    "triangle": triangle.CONTROL,
    "migration": migration.CONTROL,
    "settlement": settlement.CONTROL,
    "catastrophe-predict": catastrophe.PREDICT,
    "catastrophe-effect": catastrophe.EFFECT,
    "catastrophe-aftermath": catastrophe.AFTERMATH,
    "survey": survey.CONTROL,
    "dismiss": dismiss.CONTROL,
    "revealed": revealed.CONTROL,
    **{f"by-hand-{phase}": by_hand_view.CONTROL for phase in handson.PHASES},
}
"""The controls by step (see `step_of`)."""


def step_of(scene: Scene) -> str:
    """Name the step that the seat at this screen stands at."""
    turn, seat = scene.turn, scene.seat
    if scene.phase == "over":
        return "over"
    if turn.dismiss[seat] and turn.step != AT_GATE:
        return "dismiss"
    if turn.step in {AT_GATE, "revealed"}:
        return turn.step
    if turn.step == "submit" and not scene.is_bot(seat):
        return f"by-hand-{scene.phase}"
    if scene.phase == "catastrophe":
        return f"catastrophe-{turn.step or 'effect'}"
    return scene.phase


def control_for(scene: Scene) -> Control | None:
    """Give the controls of the step; none where there is nothing to touch.

    What was put right of a seat's own board is read before its next step.
    """
    if mended.note(scene):
        return mended.CONTROL
    return CONTROLS.get(step_of(scene))
