"""The tab *Class*: how to join, and who did."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene

acts = Acts()


def render(scene: DeskScene) -> str:
    """Draw the people of the class."""
    return scene.render("desk_people.html")


PART = Part("people", render, acts, tab="class")
