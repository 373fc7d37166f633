"""The options of Succession, as a form shows them."""

from __future__ import annotations

from reefkit.games.succession import content as stored
from reefkit.games.succession.game import GAME
from reefkit.labs.lesson.options import Options
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain

FOR_CLASSES = ("rounds", "window", "disturbances", "invaders")
"""Options that a class would turn; all others are folded under *For teachers*."""


def defaults() -> Plain:
    """Give the options of `data/succession/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


OPTIONS = Options(GAME.id, stored.Options, defaults, FOR_CLASSES)
"""All of them."""
