"""The controls of each phase: what to do now, which spaces can be touched, and what a touch does.

One module a phase. `CONTROLS` names them by the step a seat stands at; the page asks for the one
that serves the shown scene (`control_for`).
"""

from __future__ import annotations

from reefkit.labs.reef.controls.control import Control, Marks, no_marks
from reefkit.labs.reef.controls.table import CONTROLS, control_for

__all__ = ["CONTROLS", "Control", "Marks", "control_for", "no_marks"]
