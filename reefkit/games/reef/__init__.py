"""Reef Survivor (Dr Rowan Martindale, The University of Texas at Austin), as Reefkit plays it."""

from reefkit.games.reef.game import GAME, new_match

__all__ = ["GAME", "new_match"]
