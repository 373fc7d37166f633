"""The newcomer: a bot that makes every choice at random, within the rules."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef.bots.mind import Bits, Mind
from reefkit.games.reef.content import LEVELS
from reefkit.games.reef.pick import (
    drawn,
    drawn_bit,
    shuffled,
)
from reefkit.games.reef.state import SPACES, Array, Nursery
from reefkit.match.random import below

_FEW = 32
"""Number of reefs below which random words are drawn ahead, to save calls."""
_WORDS = 32
"""Words drawn ahead for each of them."""


class Newcomer:
    """A bot that chooses at random, and settles every juvenile that can settle."""

    def board(self, mind: Mind) -> Array:
        return below(mind.luck.words("board"), len(mind.lookups.boards))

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        return self._any(mind, "founder", index, allowed)

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        return self._any(mind, "recruit", index, allowed)

    def graze(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("graze", SPACES))

    def grow(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("grow", SPACES))

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        if mind.options.standing_stacks:
            return self._any(mind, "mutate", index, pool)
        place = self._any(mind, "mutate", index, pool[..., ::LEVELS])
        return np.where(place < 0, -1, place * LEVELS)

    def feed(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("feed", SPACES * 3))

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        return self._any(mind, "take", index, allowed)

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        return None

    def settle(
        self, mind: Mind, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        if not index and free.size < _FEW:
            mind.luck.prefetch("settle", _WORDS)
        return drawn_bit(free | stacks, mind.luck.words("settle", index))

    def sacrifice(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("sacrifice", SPACES * 3))

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        return self._any(mind, "type", 0, kinds)

    def dismiss(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("dismiss", mind.reefs.dwellers.shape[-1]))

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        return len(gained) >= len(given)

    def _any(self, mind: Mind, purpose: str, index: int, mask: Array) -> Array:
        return drawn(mask, mind.luck.words(purpose, index))
