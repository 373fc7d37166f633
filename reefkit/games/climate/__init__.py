"""Climate Change (Dr Michela Leonardi, University of Cambridge), as Reefkit plays it."""

from reefkit.games.climate.game import GAME, new_match

__all__ = ["GAME", "new_match"]
