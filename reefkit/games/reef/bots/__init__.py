"""Styles of play, and the bridge from their choices to a played match's actions."""

from reefkit.games.reef.bots.decisions import decide
from reefkit.games.reef.bots.styles import STYLES

__all__ = ["STYLES", "decide"]
