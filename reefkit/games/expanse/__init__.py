"""Blue Expanse (UNSW iGEM, 2021), as Reefkit plays it: a ring, a deck, and a reef's food web."""

from reefkit.games.expanse.game import GAME, new_match

__all__ = ["GAME", "new_match"]
