"""All regions of the desk, in reading order."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts import (
    alive,
    assessment,
    data,
    exports,
    ghosts,
    health,
    join,
    lead,
    lesson,
    people,
    plan,
    review,
    tables,
    talk,
    tell,
    top,
    windows,
)
from reefkit.labs.desk.parts.part import Part

PARTS: tuple[Part, ...] = (
    top.PART,
    join.PART,
    people.PART,
    lesson.PART,
    lead.PART,
    tables.PART,
    plan.PART,
    alive.PART,
    talk.PART,
    assessment.BEFORE,
    data.PART,
    assessment.AFTER,
    review.PART,
    exports.PART,
    windows.PART,
)
"""The regions, as the page reads from top to bottom."""


def all_acts() -> Acts:
    """Give everything that the desk's controls may do."""
    acts, seen = Acts().include(tell.acts, ghosts.acts, health.acts), [tell.acts]
    for part in PARTS:
        if not any(part.acts is other for other in seen):
            acts.include(part.acts)
            seen.append(part.acts)
    return acts
