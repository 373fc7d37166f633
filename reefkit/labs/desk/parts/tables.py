"""The tab *Play*: the live wall of tables."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene

acts = Acts()


def render(scene: DeskScene) -> str:
    """Draw the wall."""
    return scene.render("desk_tables.html")


PART = Part("tables", render, acts, tab="play")
