"""The windows over the page; a glossary term is last, on top, since any other may open it."""

from __future__ import annotations

from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import sums
from reefkit.labs.reef.scene import Part, Scene
from reefkit.widgets.acts import Acts


def _render_windows(scene: Scene) -> str:
    sum_ = sums.render_sum(scene) if scene.ui.dialog == sums.DIALOG else ""
    return sum_ + pages.render_windows(scene)


WINDOWS_PART = Part("help", _render_windows, Acts().include(sums.acts))
