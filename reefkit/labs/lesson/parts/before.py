"""*Before*: the first screen of the questions before the game, and what comes of them."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.assessing.rail import Rail
from reefkit.labs.lesson import papers
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import leaves
from reefkit.labs.lesson.parts.leaves import Next
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import message

acts = Acts()


def render(scene: LessonScene) -> str:
    """Draw *Before* where no question is open; nothing while another part is."""
    if scene.page != "before" or scene.asking:
        return ""
    desk = scene.session.desk
    if desk.sheet is None:
        return scene.render("part_trouble.html", part="before", why=scene.ui.trouble)
    if desk.stage == "begin":
        return scene.render(
            "before.html",
            desk=desk,
            rail=Rail(desk),
            goals=list(zip(scene.kind.goals.upper(), papers.goal_names(scene.kind), strict=True)),
            **scene.kind.front.before_values(scene),
        )
    return leaves.render(scene, message("part-before"), following(scene))


def following(scene: LessonScene) -> Next:
    """Say what comes after *Before*: the game."""
    if scene.has_table:
        return Next(message("prelab-next-on"), message("prelab-to-match"), "part", {"part": "play"})
    play = {"part": "play"}
    return Next(scene.own("prelab-next"), message("prelab-to-game"), "part", play)


PART = Part("before", render, acts)
