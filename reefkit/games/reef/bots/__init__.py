"""Styles of play, and `decide`, which turns their choices into actions of a played match."""

from reefkit.games.reef.bots.decisions import decide, settle_rest
from reefkit.games.reef.bots.styles import STYLES

__all__ = ["STYLES", "decide", "settle_rest"]
