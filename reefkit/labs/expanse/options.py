"""The options of Blue Expanse, as a form shows them."""

from __future__ import annotations

from reefkit.games.expanse import content as stored
from reefkit.games.expanse.game import GAME
from reefkit.games.expanse.options import Options as Typed
from reefkit.labs.lesson.options import Options
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain

FOR_CLASSES = ("dice", "turns", "raising", "window")
"""Options that a class would turn; all others are folded under *For teachers*."""
ASKED_ELSEWHERE = ("research", "without")
"""What only *What if* turns, after a match."""


def defaults() -> Plain:
    """Give the options of `data/expanse/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


OPTIONS = Options(GAME.id, Typed, defaults, FOR_CLASSES, at_the_desk=ASKED_ELSEWHERE)
"""All of them."""
