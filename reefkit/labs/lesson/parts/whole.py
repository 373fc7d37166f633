"""The lab's whole pages, one open at a time: from the door to the notes for teachers."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import (
    after,
    asking,
    before,
    door,
    glossary,
    how_to_play,
    in_class,
    lasting,
    new_match,
    teachers,
    what_if,
)
from reefkit.labs.lesson.scene import LessonScene

PAGES = (
    before.PART,
    after.PART,
    door.PART,
    new_match.PART,
    how_to_play.HOW,
    how_to_play.RULINGS,
    glossary.PAGE,
    teachers.PAGE,
    lasting.RECEIPT,
    lasting.WHO,
    in_class.JOIN,
    in_class.HOME,
    what_if.PART,
)
"""The pages of every lesson; a lab's own stand in `Front.pages`."""
acts = Acts().include(
    asking.acts,
    after.acts,
    door.acts,
    new_match.acts,
    glossary.acts,
    teachers.acts,
    lasting.acts,
    in_class.acts,
    what_if.acts,
)


def render(scene: LessonScene) -> str:
    """Draw the page that is open; nothing while the match is."""
    return "".join(page.render(scene) for page in (*PAGES, *scene.kind.front.pages))


PART = Part("whole", render, acts)
