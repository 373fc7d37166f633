"""The lab's whole pages, one open at a time: from the door to the notes for teachers."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.reef.parts import (
    after,
    asking,
    axes,
    before,
    door,
    glossary,
    how_to_play,
    in_class,
    lasting,
    new_match,
    notebook,
    teachers,
)
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene

PAGES = (
    before.PART,
    after.PART,
    door.PART,
    new_match.PART,
    how_to_play.HOW,
    how_to_play.SHEETS_PART,
    how_to_play.RULINGS,
    glossary.PAGE,
    axes.PAGE,
    notebook.PAGE,
    teachers.PAGE,
    lasting.RECEIPT,
    lasting.WHO,
    in_class.JOIN,
    in_class.HOME,
)
acts = Acts().include(
    asking.acts,
    after.acts,
    door.acts,
    new_match.acts,
    how_to_play.acts,
    glossary.acts,
    axes.acts,
    notebook.acts,
    teachers.acts,
    lasting.acts,
    in_class.acts,
)


def render(scene: Scene) -> str:
    """Draw the page that is open; nothing while the match is."""
    return "".join(page.render(scene) for page in PAGES)


PART = Part("whole", render, acts)
