"""A bot that weighs what its taste likes: the builder, the specialist and others are such bots."""

from __future__ import annotations

from weakref import ReferenceType, ref

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.bots.taste import Tables, Taste, tables
from reefkit.games.reef.content import Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.mind import Mind
from reefkit.games.reef.phases import PLACES
from reefkit.games.reef.picking import best
from reefkit.games.reef.state import SPACES, Array, Nursery, Reefs

Scores = NDArray[np.int32]
EACH = 100
"""Scores are in hundredths of a point."""
HUNGRY, FORBIDDEN = 10**6, 10**8
"""What keeps a bot from urchins that would eat juveniles, and from what it may not collect."""


class Planner:
    """Chooses by weights, and by chance only where they tip no balance."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self._latest: tuple[ReferenceType[Lookups], Options, Tables] | None = None

    def tables(self, mind: Mind) -> Tables:
        """Give what the taste makes of this match's content; the latest are at hand."""
        latest = self._latest  # read once: another thread may play another match
        if latest and latest[0]() is mind.lookups and latest[1] is mind.options:
            return latest[2]
        found = tables(self.taste, mind.lookups, mind.options)
        self._latest = ref(mind.lookups), mind.options, found
        return found

    # -- set-up --------------------------------------------------------------------------------

    def board(self, mind: Mind) -> Array:
        """Choose a board whose spaces are safe and hold much."""
        worth = self.tables(mind).boards
        return np.asarray(worth + self._whim(mind, "board", len(worth), 0)).argmax(axis=-1)

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Choose the type worth most on this board, the types already there considered."""
        worth = self.tables(mind).founders[mind.board]
        worth = worth - self.taste.repeat * counts(mind.reefs, worth.shape[-1])
        return best(allowed, worth + self._whim(mind, "founder", worth.shape[-1], index))

    # -- phase 1 -------------------------------------------------------------------------------

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        """Collect the dweller type there are fewest of, the safest of them first."""
        del room
        safety = self.tables(mind).dwellers[mind.round]
        most = mind.content.rules.numbers.juvenile_eaters_tolerated
        # One after the other, always of the cheapest type: the same as the cheapest of all.
        there = mind.reefs.dwellers[..., None].astype(np.int32) + np.arange(index + 1)
        price = (
            EACH * there
            - safety[:, None]
            + HUNGRY * (mind.lookups.eaters[:, None] & (there >= most))
        )
        price += FORBIDDEN * ~allowed[..., None]
        cheapest = price.reshape(*allowed.shape[:-1], -1).argsort(axis=-1, kind="stable")
        return np.asarray(cheapest[..., index] // (index + 1))

    def graze(self, mind: Mind) -> Array:
        """Uncover builders first, the rare and the valuable before others."""
        return self._spaces(mind)

    def grow(self, mind: Mind) -> Array:
        """Let algae grow where the space, or the builder under them, is worth least."""
        return -self._spaces(mind)

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        """Mutate the commonest type, each builder in another way."""
        del index
        levels = levels_in(pool)
        kind = mind.reefs.kind[..., :levels].reshape(*mind.reefs.leading, SPACES * levels)
        genes = mind.reefs.genes[..., :levels].reshape(kind.shape)
        table = self.tables(mind)
        number = counts(mind.reefs, len(mind.lookups.builders))
        liking = look_up(table.mutable, kind, genes).astype(np.int32)
        worth = self.taste.crowd * number
        if self.taste.focus:
            worth = worth + self.taste.focus * variants(kind, genes, mind.lookups)
        liking += spread(worth, kind)
        place = best(
            pool.reshape(*mind.reefs.leading, SPACES, 3)[..., :levels].reshape(kind.shape), liking
        )
        return np.where(place < 0, -1, place // levels * 3 + place % levels)

    # -- phase 2 -------------------------------------------------------------------------------

    def feed(self, mind: Mind) -> Array:
        """Let the least valuable builders lose their juveniles."""
        return -self._builders(mind)

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Take a type that the reef lacks, and another one the second time."""
        worth = self.tables(mind).founders[mind.board]
        lacking = counts(mind.reefs, worth.shape[-1]) == 0
        worth = worth + np.maximum(self.taste.variety, EACH) * lacking
        worth = (worth + self._whim(mind, "take", worth.shape[-1], 0)).astype(np.int32)
        chosen = best(allowed, worth)
        for _ in range(index):
            taken = np.arange(worth.shape[-1]) == chosen[..., None]
            others = allowed & ~taken
            chosen = best(np.where(others.any(axis=-1, keepdims=True), others, allowed), worth)
        return chosen

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        """Settle first what the reef lacks, then what bears most."""
        worth = look_up(self.tables(mind).bearers, nursery.kind, nursery.genes).astype(np.int32)
        if self.taste.variety:
            number = counts(mind.reefs, len(mind.lookups.builders))
            worth += self.taste.variety * (spread(number, nursery.kind) == 0)
        keys = np.where(nursery.kind == 0, np.int32(2**30), -worth)
        return keys.argsort(axis=-1, kind="stable")

    def settle(self, mind: Mind, pool: Array, kind: Array, genes: Array, index: int) -> Array:
        """Settle where the type is safest, and leave room for those that need it."""
        del genes, index
        worth = self.tables(mind).settle[mind.round][mind.board, kind]
        shown = np.where(pool, worth, np.int16(-32_000))
        top = mind.reefs.kind[..., 0].reshape(pool.shape)
        stacked = pool & (top != 0)
        if stacked.any():
            shown = np.where(stacked, shown // 4 + self._stacking(mind, top, kind), shown)
        return np.asarray(shown.argmax(axis=-1))

    def _stacking(self, mind: Mind, top: Array, kind: Array) -> Array:
        """Score the stacks for a juvenile, all of them below any empty space: int16 (..., 30)."""
        liking = self.taste.same * (top == np.asarray(kind)[..., None]) - 12_000
        if self.taste.tower:
            height = mind.reefs.height.reshape(top.shape).astype(np.int16)
            liking = liking + self.taste.tower * height
        return liking.astype(np.int16)

    # -- phase 3 -------------------------------------------------------------------------------

    def sacrifice(self, mind: Mind) -> Array:
        """Give up the least valuable: many of a type, or on top of others."""
        return -self._builders(mind)

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        """Give up the least valuable type."""
        return best(kinds, np.broadcast_to(-self.tables(mind).builders, kinds.shape))

    def dismiss(self, mind: Mind) -> Array:
        """Let the dwellers leave of which there are most."""
        return mind.reefs.dwellers.astype(np.int32) * EACH - self.tables(mind).dwellers[mind.round]

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        """Accept a trade that brings at least what it takes, a type it lacks counting more."""
        number = counts(mind.reefs, len(mind.lookups.builders))
        worth = 200 + 200 * (number == 0)
        return int(worth[gained].sum()) >= int(worth[given].sum())

    # -- what things are worth -----------------------------------------------------------------

    def _whim(self, mind: Mind, purpose: str, count: int, index: int) -> Array:
        """Draw how far chance tips each of `count` choices: int64 (..., count)."""
        drawn = mind.luck.fan(purpose, count, index) >> np.uint64(48)
        return (drawn.astype(np.int64) * self.taste.whim) >> 16

    def _spaces(self, mind: Mind) -> Scores:
        """Give what the spaces and their topmost builders are worth: int32 (..., 30)."""
        table = self.tables(mind)
        top = mind.reefs.kind[..., 0].reshape(*mind.reefs.leading, SPACES)
        genes = mind.reefs.genes[..., 0].reshape(top.shape)
        number = counts(mind.reefs, len(mind.lookups.builders))
        worth = table.spaces[mind.round][mind.board]
        worth = worth + look_up(table.bearers, top, genes)
        worth += self.taste.uncover * (top != 0)
        return (worth + self.taste.variety * (spread(number, top) == 1)).astype(np.int32)

    def _builders(self, mind: Mind) -> Scores:
        """Give what each builder is worth: int32 (..., 90)."""
        reefs = mind.reefs
        kind = reefs.kind.reshape(*reefs.leading, PLACES)
        worth = look_up(self.tables(mind).bearers, kind, reefs.genes.reshape(kind.shape))
        number = counts(reefs, len(mind.lookups.builders))
        worth = worth + self.taste.variety * (spread(number, kind) == 1)
        alone = np.zeros(reefs.kind.shape, np.int32)
        alone[..., 0] = self.taste.column * (reefs.kind[..., 1] == 0)
        return (worth + alone.reshape(kind.shape)).astype(np.int32)


def levels_in(pool: Array) -> int:
    """Give how many levels a pool (..., 90) reaches into: 1 or 3."""
    return 3 if pool.reshape(-1, SPACES, 3)[..., 1:].any() else 1


def counts(reefs: Reefs, kinds: int) -> NDArray[np.int32]:
    """Count the builders by type, overgrown ones too: int32 (..., types + 1), 0 for type 0."""
    levels = 3 if reefs.kind[..., 1].any() else 1
    flat = reefs.kind[..., :levels].reshape(-1, SPACES * levels)
    offset = np.arange(flat.shape[0], dtype=np.int32)[:, None] * np.int32(kinds)
    counted = np.bincount((flat + offset).ravel(), minlength=flat.shape[0] * kinds)
    number: NDArray[np.int32] = counted.reshape(*reefs.leading, kinds).astype(np.int32)
    number[..., 0] = 0
    return number


def variants(kind: Array, genes: Array, lookups: Lookups) -> NDArray[np.int32]:
    """Count the different positive mutations of each type: int32 (..., types + 1)."""
    lead, kinds = kind.shape[:-1], len(lookups.builders)
    positive = (genes & np.uint16(lookups.positive)).reshape(-1, kind.shape[-1])
    reef, place = np.nonzero(positive)
    found = np.zeros(positive.shape[0] * kinds, np.uint16)
    types = reef * kinds + kind.reshape(positive.shape)[reef, place]
    np.bitwise_or.at(found, types, positive[reef, place])
    number: NDArray[np.int32] = np.bitwise_count(found).reshape(*lead, kinds).astype(np.int32)
    return number


def spread(number: Array, kind: Array) -> Array:
    """Give each place the number of its type: (..., places)."""
    return np.take_along_axis(number, kind.astype(np.intp), axis=-1)


def look_up(table: Array, kind: Array, genes: Array) -> Array:
    """Read a table of types and tokens for each builder."""
    return table[kind, genes]
