"""Short matches of all sizes of Blue Expanse, from whose logs questions are made."""

from functools import cache
from typing import Any

from reefkit.games.expanse.game import GAME, new_match
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable

SEEDS = (3, 4, 24)
"""Taken from many: in these every template applies."""
NAMES = ("Ana", "Ben", "Chi", "Dee", "Eli")
_STYLES = tuple(GAME.bots)
OPTIONS: dict[str, Any] = {"dice": 2, "raising": False}


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of two to five seats to its end; the first seat is a person whom a bot plays."""
    seats = [
        SeatInfo(name, bot=_STYLES[(seed + number) % len(_STYLES)] if number else None)
        for number, name in enumerate(NAMES[: 2 + seed % 3])
    ]
    turns = {"turns": (12, 0, 9)[seed % 3]} if seed % 3 != 1 else {}
    played = MemoryTable(new_match(seats, seed=seed, options={**OPTIONS, **turns}))
    played.set_away(0)
    while played.tick(hurried=True):
        pass
    return played


def seats_of(seed: int) -> list[int]:
    return sorted({0, seed % (2 + seed % 3)})
