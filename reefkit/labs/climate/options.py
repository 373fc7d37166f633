"""The options of Climate Change, as a form shows them."""

from __future__ import annotations

from reefkit.games.climate import content as stored
from reefkit.games.climate.game import GAME
from reefkit.labs.lesson.options import Options
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain

FOR_CLASSES = ("rounds", "human_change_from", "warming_bias")
"""Options that a class would turn; all others are folded under *For teachers*."""
AT_THE_DESK = ("gates", "map")
"""Options that need a teacher's desk or overlay; our own content has one map."""


def defaults() -> Plain:
    """Give the options of `data/climate/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


OPTIONS = Options(GAME.id, stored.Options, defaults, FOR_CLASSES, AT_THE_DESK)
"""All of them."""
