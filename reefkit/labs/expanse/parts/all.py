"""All regions of the page, in reading order, and all that their controls may do."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.expanse import acts as own
from reefkit.labs.expanse.parts import controls, ring, tallies
from reefkit.labs.lesson import deciding
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import asking, evidence, final, now, top, whole, windows
from reefkit.labs.lesson.parts.all import acts_of

PARTS: tuple[Part, ...] = (
    top.PART,
    whole.PART,
    asking.RAIL,
    asking.HEAD,
    asking.BODY,
    asking.FOOT,
    asking.SIDE,
    now.PART,
    ring.PART,
    tallies.PART,
    controls.PART,
    evidence.PART,
    final.PART,
    windows.PART,
)
"""The regions, as the page reads from top to bottom."""


def all_acts() -> Acts:
    """Give everything that the page's controls may do."""
    return acts_of(PARTS, deciding.acts, own.acts)
