"""Chance and luck of a single match in plain integers, to play thousands of matches in a row.

Words are the same as in `reefkit.match.random`, so a match played here equals a logged match of the
same key without a table key. A single word takes numpy ten times longer. Nothing is recorded.
"""

# ruff: noqa: A002, PLR0913

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import ArrayLike

from reefkit.match.random import MASK, Rolls, address_code, below, words

_PLAIN_GAMMA = 0x9E3779B97F4A7C15
_PLAIN_MIX1 = 0xBF58476D1CE4E5B9
_PLAIN_MIX2 = 0x94D049BB133111EB


def _mix_plain(word: int) -> int:
    word = (word + _PLAIN_GAMMA) & MASK
    word = ((word ^ (word >> 30)) * _PLAIN_MIX1) & MASK
    word = ((word ^ (word >> 27)) * _PLAIN_MIX2) & MASK
    return word ^ (word >> 31)


@cache
def _place(owner: int, index: int) -> int:
    return _mix_plain((((owner + 1) << 32) | index) & MASK)


def word(key: int, *, owner: int, round: int, phase: str, purpose: str, index: int = 0) -> int:
    """Draw one 64-bit word, identical to that of `reefkit.match.random.words`."""
    when = (address_code(phase, purpose) + round * _PLAIN_GAMMA) & MASK
    return _mix_plain(_mix_plain(key ^ when) ^ _place(owner, index))


class PlainChance:
    """Like `reefkit.match.random.KeyedChance` for one match, but without a record.

    If all arguments are plain integers, `roll` returns a plain integer.
    """

    def __init__(self, key: int) -> None:
        self.key = key

    def roll(
        self,
        sides: ArrayLike | int,
        *,
        owner: ArrayLike | int,
        round: int,
        phase: str,
        purpose: str,
        index: ArrayLike | int = 0,
    ) -> Rolls:
        if isinstance(sides, int) and isinstance(owner, int) and isinstance(index, int):
            drawn = word(
                self.key, owner=owner, round=round, phase=phase, purpose=purpose, index=index
            )
            return ((drawn >> 32) * sides >> 32) + 1  # type: ignore[return-value]
        drawn_all = words(
            np.uint64(self.key),
            owner=owner,
            round=round,
            phase=phase,
            purpose=purpose,
            index=index,
        )
        return below(drawn_all, sides) + 1


class PlainLuck:
    """Like `reefkit.match.random.Luck`, for one seat of one match."""

    def __init__(self, key: int, owner: int, round: int, phase: str) -> None:
        self.key, self.owner, self.round, self.phase = key, owner, round, phase

    def words(self, purpose: str, index: int = 0) -> int:
        return word(
            self.key,
            owner=self.owner,
            round=self.round,
            phase=self.phase,
            purpose=f"bot {purpose}",
            index=index,
        )
