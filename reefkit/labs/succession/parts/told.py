"""What happened last, in a few lines that a screen reader says as they come."""

from __future__ import annotations

from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.succession.scene import Scene

LINES = 3
"""As many as fit under the charts; the whole log is a tab."""


def render(scene: Scene) -> str:
    """Draw the last lines, the latest last."""
    if not scene.has_table or scene.over:
        return ""
    end = scene.table.position if scene.ui.moment is None else scene.ui.moment
    lines = [
        each
        for each in log_lines(scene.table, scene.viewer, scene.kind.told)
        if each.position < end and each.round == scene.round
    ]
    return scene.render("told.html", lines=lines[-LINES:])


PART = Part("told", render)
