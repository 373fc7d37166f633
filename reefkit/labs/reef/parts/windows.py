"""What opens over whatever is shown: a sum worked out by hand, and a term of the glossary.

The term is drawn last: it is opened from the sum, and from any other window, and lies on top.
"""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.parts import glossary
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene


def render(scene: Scene) -> str:
    """Draw the windows that are open."""
    return hand.render(scene) + glossary.render_term(scene)


PART = Part("help", render, Acts().include(hand.acts))
