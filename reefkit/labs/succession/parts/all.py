"""All regions of the page, in reading order, and all that their controls may do."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import deciding
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import asking, evidence, final, now, top, whole, windows
from reefkit.labs.lesson.parts.all import acts_of
from reefkit.labs.succession import acts as own
from reefkit.labs.succession.parts import controls, others, pile, rock, told

PARTS: tuple[Part, ...] = (
    top.PART,
    whole.PART,
    asking.RAIL,
    asking.HEAD,
    asking.BODY,
    asking.FOOT,
    asking.SIDE,
    now.PART,
    others.PART,
    rock.PART,
    pile.PART,
    controls.PART,
    evidence.PART,
    told.PART,
    final.PART,
    windows.PART,
)
"""The regions, as the page reads from top to bottom."""


def all_acts() -> Acts:
    """Give everything that the page's controls may do."""
    return acts_of(PARTS, deciding.acts, own.acts)
