"""The end of a match: who won, and the story of the seat at this screen."""

from __future__ import annotations

from reefkit.labs.lesson import files, noting
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.what_if import is_offered


def render(scene: LessonScene) -> str:
    """Draw the end; nothing while the match is played, or while its past is shown."""
    end = scene.kind.front.ending
    if not scene.has_table or not scene.over or scene.replaying or end is None:
        return ""
    ending = end(scene)
    mine = bool(scene.here) and scene.seat in scene.here
    return scene.render(
        "final.html",
        won=ending.won,
        story=ending.story if mine else [],
        several=len(scene.here) > 1,
        notes=noting.notes_of(scene.session, scene.seat) if mine else (),
        after=mine and scene.ui.practice is None,
        whole=files.whole_here(scene.session),
        what_if=is_offered(scene.session),
        **ending.values,
    )


PART = Part("final", render)
