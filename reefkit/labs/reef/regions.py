"""The board and what is round it: neighbours, stories, phases, help, and whole pages.

The boards that questions show are drawn by it too.

The term is drawn last: it is opened from the sum, and from any other window, and lies on top.
"""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import sums
from reefkit.labs.reef.scene import Part, Scene


def _render_windows(scene: Scene) -> str:
    sum_ = sums.render_sum(scene) if scene.ui.dialog == sums.DIALOG else ""
    return sum_ + pages.render_windows(scene)


WINDOWS_PART = Part("help", _render_windows, Acts().include(sums.acts))
