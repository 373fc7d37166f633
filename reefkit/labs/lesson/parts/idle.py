"""What stands where the controls would, while nobody at this screen has anything to decide."""

from __future__ import annotations

from reefkit.labs.lesson import cover
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
    if standing.is_watching:
        return scene.render("class_watch.html")
    if scene.over:
        return scene.render("ended.html")
    if standing.is_closed:
        return scene.render("class_closed.html")
    if standing.at_gate:
        return scene.render("class_gate.html")
    if scene.covered_hand:
        return cover.render(scene)
    return "" if scene.is_awaited else scene.render("others.html")
