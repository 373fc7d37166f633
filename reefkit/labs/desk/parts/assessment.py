"""The tabs *Before* and *After*: progress, items, gain, and texts to score."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene

acts = Acts()


def render_before(scene: DeskScene) -> str:
    """Draw the tab *Before*."""
    del scene
    return ""


def render_after(scene: DeskScene) -> str:
    """Draw the tab *After*."""
    del scene
    return ""


BEFORE = Part("before", render_before, acts, tab="before")
AFTER = Part("after", render_after, acts, tab="after")
