"""Matches of all kinds of Climate Change, from whose logs questions are made."""

from functools import cache
from typing import Any

from reefkit.games.climate import new_match
from reefkit.games.climate.game import GAME
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable

SEEDS = (1, 2, 3, 4, 5, 7, 10)
"""In the last, taken from many, a gene changed ahead of need was lost again."""
NAMES = ("Ana", "Ben", "Chi", "Dee", "Eli")
_STYLES = tuple(GAME.bots)
_ROUNDS = (8, 10, 12, 6)


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of two to five seats to its end; the first seat is a person whom a bot plays."""
    seats = [
        SeatInfo(name, bot=_STYLES[(seed + number) % len(_STYLES)] if number else None)
        for number, name in enumerate(NAMES[: 2 + seed % 4])
    ]
    options: dict[str, Any] = {
        "rounds": _ROUNDS[seed % 4],
        "human_change_from": (0, 2, 0, 4, 1)[seed % 5],
        "warming_bias": (50, 80, 0)[seed % 3],
    }
    return play(seats, seed, options)


def play(seats: list[SeatInfo], seed: int, options: dict[str, Any]) -> MemoryTable:
    """Play a match to its end: bots decide for the people."""
    played = MemoryTable(new_match(seats, seed=seed, options=options))
    for number, seat in enumerate(seats):
        if seat.bot is None:
            played.set_away(number)
    while played.tick():
        pass
    return played


def seats_of(seed: int) -> list[int]:
    return sorted({0, seed % (2 + seed % 4)})
