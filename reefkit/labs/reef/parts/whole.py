"""The lab's whole pages, one open at a time: door, new match, how to play, sheets, rulings."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.reef.parts import door, how_to_play, new_match
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene

PAGES = (door.PART, new_match.PART, how_to_play.HOW, how_to_play.SHEETS_PART, how_to_play.RULINGS)
acts = Acts().include(door.acts, new_match.acts, how_to_play.acts)


def render(scene: Scene) -> str:
    """Draw the page that is open; nothing while the match is."""
    return "".join(page.render(scene) for page in PAGES)


PART = Part("whole", render, acts)
