"""Succession (Sally Soria-Dengg, GEOMAR, 2018), as Reefkit plays it."""

from reefkit.games.succession.game import GAME, new_match

__all__ = ["GAME", "new_match"]
