"""What stands where the controls would, while nobody at this screen has anything to decide."""

from __future__ import annotations

from reefkit.labs.lesson.parts import replay
from reefkit.labs.lesson.scene import LessonScene


def idle(scene: LessonScene) -> str:
    """Draw why there is nothing to decide, and the way on; empty where the seat is asked.

    The past that is replayed, a table of the class that is only watched or closed or waits at a
    gate, the end of the match, a hand that is still covered, others who are awaited.
    """
    if scene.replaying:
        return replay.render(scene)
    standing = scene.attendance
    reasons = (
        (standing.is_watching, "class_watch.html"),
        (scene.over, "ended.html"),
        (standing.is_closed, "class_closed.html"),
        (standing.at_gate, "class_gate.html"),
        (scene.covered_hand, "covered.html"),
        (not scene.is_awaited, "others.html"),
    )
    template = next((each for is_so, each in reasons if is_so), "")
    return scene.render(template) if template else ""
