"""What the regions of every lesson's page may do, together."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import cover, noting, replay
from reefkit.labs.lesson.kind import Part


def acts_of(parts: tuple[Part, ...], *more: Acts) -> Acts:
    """Give all that the controls of a page may do.

    Parameters
    ----------
    parts
        The regions of the page, and the bodies of its tabs.
    *more
        What is in no region: of a board, of controls.
    """
    acts, seen = Acts(), list[Acts]()
    for each in (cover.acts, replay.acts, noting.acts, *(part.acts for part in parts), *more):
        if not any(each is other for other in seen):
            acts.include(each)
            seen.append(each)
    return acts
