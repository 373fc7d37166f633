"""What a game brings so that its matches can be written as text and played again.

A game's teller stands in ``tests/games/<game>/telling.py`` as ``TELLER``, its scripts in
``tests/games/<game>/scripts.py`` as ``SCRIPTS``; what was recorded of them stands in
``tests/playthroughs/<game>/``. (Reef Survivor's, the first, stand in this folder itself.)
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from reefkit.match.match import Match


@dataclass(frozen=True)
class Teller:
    """One game, as a text tells it."""

    content: type  #: The type of the game's content.
    #: ``default``, ``check``: Gives our own content, and checks one that was changed.
    default: Callable[[], Any]
    check: Callable[[Any], Any]
    new_match: Callable[..., Match]  #: Sets a match up.
    drawn: Callable[[Match], list[str]]  #: Draws the table as lines of text, at every survey.


def teller(game: str) -> Teller:
    """Give the teller of a game."""
    found: Teller = importlib.import_module(f"tests.games.{game}.telling").TELLER
    return found
