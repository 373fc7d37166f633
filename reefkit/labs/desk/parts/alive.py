"""The types alive at every table and in the class's ocean, as a small chart beside the wall."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.data import small_chart
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene


def render(scene: DeskScene) -> str:
    """Draw the card."""
    if scene.ui.projecting or not scene.tables:
        return ""
    return scene.render("desk_types.html", chart=small_chart(scene))


PART = Part("desk-types", render, Acts(), tab="play")
