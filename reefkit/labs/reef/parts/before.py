"""*Before*: the first screen of the questions before the game, and what comes of them."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.assessing.rail import Rail
from reefkit.labs.lesson import papers
from reefkit.labs.reef.parts import homework, leaves
from reefkit.labs.reef.parts.leaves import Next
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.text import message

acts = Acts()


def render(scene: Scene) -> str:
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
            goals=papers.goal_names(scene.kind),
            homework=homework.card(scene),
        )
    return leaves.render(scene, message("part-before"), following(scene))


def following(scene: Scene) -> Next:
    """Say what comes after *Before*: the game."""
    if scene.has_table:
        return Next(message("prelab-next-on"), message("prelab-to-match"), "part", {"part": "play"})
    return Next(message("prelab-next"), message("prelab-to-game"), "part", {"part": "play"})


PART = Part("before", render, acts)
