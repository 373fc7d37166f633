"""The newcomer: a bot that makes legal choices at random."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef.bots.mind import Bits, BotView
from reefkit.games.reef.content import LEVELS
from reefkit.games.reef.pick import (
    drawn,
    random_bit,
    shuffled,
)
from reefkit.games.reef.state import SPACES, Array, Nursery
from reefkit.match.random import below

_FEW_REEFS = 32
"""With fewer reefs than this, random words are drawn in advance, to save calls."""
_WORDS_AHEAD = 32
"""Words drawn in advance for each reef."""


class Newcomer:
    """A bot that chooses at random, and settles every juvenile that can settle."""

    def board(self, mind: BotView) -> Array:
        return below(mind.luck.words("board"), len(mind.lookups.boards))

    def founder(self, mind: BotView, index: int, allowed: Array) -> Array:
        return self._any(mind, "founder", index, allowed)

    def recruit(self, mind: BotView, room: Array, index: int, allowed: Array) -> Array:
        return self._any(mind, "recruit", index, allowed)

    def graze(self, mind: BotView) -> Array:
        return shuffled(mind.luck.fan("graze", SPACES))

    def grow(self, mind: BotView) -> Array:
        return shuffled(mind.luck.fan("grow", SPACES))

    def mutate(self, mind: BotView, pool: Array, index: int) -> Array:
        if mind.options.standing_stacks:
            return self._any(mind, "mutate", index, pool)
        place = self._any(mind, "mutate", index, pool[..., ::LEVELS])
        return np.where(place < 0, -1, place * LEVELS)

    def feed(self, mind: BotView) -> Array:
        return shuffled(mind.luck.fan("feed", SPACES * 3))

    def take(self, mind: BotView, index: int, allowed: Array) -> Array:
        return self._any(mind, "take", index, allowed)

    def order(self, mind: BotView, nursery: Nursery) -> Array | None:
        return None

    def settle(
        self, mind: BotView, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        if not index and free.size < _FEW_REEFS:
            mind.luck.prefetch("settle", _WORDS_AHEAD)
        return random_bit(free | stacks, mind.luck.words("settle", index))

    def sacrifice(self, mind: BotView) -> Array:
        return shuffled(mind.luck.fan("sacrifice", SPACES * 3))

    def sacrifice_type(self, mind: BotView, kinds: Array) -> Array:
        return self._any(mind, "type", 0, kinds)

    def dismiss(self, mind: BotView) -> Array:
        return shuffled(mind.luck.fan("dismiss", mind.reefs.dwellers.shape[-1]))

    def accepts(self, mind: BotView, gained: list[int], given: list[int]) -> bool:
        return len(gained) >= len(given)

    def _any(self, mind: BotView, purpose: str, index: int, mask: Array) -> Array:
        return drawn(mask, mind.luck.words(purpose, index))
