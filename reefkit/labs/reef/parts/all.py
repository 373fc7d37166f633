"""All regions of the page, in reading order, and the bodies of the evidence tabs."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.reef import plotting
from reefkit.labs.reef.controls import common
from reefkit.labs.reef.controls.table import CONTROLS
from reefkit.labs.reef.parts import (
    asking,
    board,
    card,
    coach,
    controls,
    evidence,
    final,
    homework,
    neighbours,
    now,
    record,
    score,
    setup,
    story,
    top,
    whole,
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

BODIES: dict[str, Part] = {"score": score.PART, "log": record.PART}
"""What an evidence tab shows where it is no chart."""


def all_acts() -> Acts:
    """Give everything that the page's controls may do."""
    seen: list[Acts] = [board.acts, common.acts, plotting.acts]
    acts = Acts().include(*seen)
    parts = [part.acts for part in (*PARTS, *BODIES.values())]
    for each in [*parts, *(control.acts for control in CONTROLS.values())]:
        if not any(each is other for other in seen):
            acts.include(each)
            seen.append(each)
    return acts
