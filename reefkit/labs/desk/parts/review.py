"""The tab *review*."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene

acts = Acts()


def render(scene: DeskScene) -> str:
    """Draw the tab."""
    del scene
    return ""


PART = Part("review", render, acts, tab="review")
