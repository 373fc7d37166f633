"""The games: rules without a pixel. Each subpackage offers its `GAME`; none is listed."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from reefkit.match.game import Game


@cache
def games() -> dict[str, Game]:
    """Find every game of the package, by id.

    A game is a subpackage whose `GAME` follows `reefkit.match.game.Game`; adding a folder is all
    that it takes.
    """
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game: Game = importlib.import_module(f"{__name__}.{module.name}").GAME
            found[game.id] = game
    return found
