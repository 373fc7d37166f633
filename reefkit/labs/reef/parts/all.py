"""All regions of the page, in reading order, and all that its controls may do."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.parts import (
    asking,
    evidence,
    final,
    now,
    record,
    top,
    whole,
)
from reefkit.labs.lesson.parts.all import acts_of
from reefkit.labs.reef import plotting
from reefkit.labs.reef.controls import common
from reefkit.labs.reef.controls.table import CONTROLS
from reefkit.labs.reef.front import FRONT
from reefkit.labs.reef.parts import (
    board,
    card,
    coach,
    controls,
    homework,
    neighbours,
    phases,
    setup,
    story,
    why,
    windows,
)
from reefkit.labs.reef.parts.part import Part

PARTS: tuple[Part, ...] = (
    top.PART,
    whole.PART,
    asking.RAIL,
    asking.HEAD,
    asking.BODY,
    asking.FOOT,
    asking.SIDE,
    now.PART,
    coach.PART,
    setup.BOARDS,
    setup.TRAITS,
    homework.BOARDS,
    homework.SIDE,
    homework.TRAITS,
    card.PART,
    controls.PART,
    neighbours.PART,
    why.PART,
    evidence.PART,
    final.PART,
    story.PART,
    windows.PART,
)
"""The regions, as the page reads from top to bottom."""

BODIES: dict[str, Part] = {**FRONT.bodies, evidence.LOG: record.PART}
"""What an evidence tab shows where it is no chart."""


def all_acts() -> Acts:
    """Give everything that the page's controls may do."""
    parts = (*PARTS, *FRONT.pages, *FRONT.bodies.values())
    more = (each.acts for each in CONTROLS.values())
    return acts_of(parts, board.acts, common.acts, plotting.acts, phases.acts, *more)
