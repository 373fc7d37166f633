"""Spaces where a juvenile may settle (phase 2D), for any number of reefs at once.

Juveniles settle one by one, so this must be fast: the 30 spaces of a reef are bits of a 32-bit
word, and finding and changing spaces takes a few operations on words.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import DEPTHS, LEVELS, Options
from reefkit.games.reef.pick import value_at, words_of
from reefkit.games.reef.state import (
    SPACES,
    Array,
    Reefs,
)
from reefkit.games.reef.type_arrays import Lookups

Mask = NDArray[np.bool_]
Words = NDArray[np.uint32]

_BIT = (np.uint32(1) << np.arange(32, dtype=np.uint32)).astype(np.uint32)


def _to_words(mask: Mask) -> Words:
    return words_of(mask)[..., 0]


def to_mask(words: Words) -> Mask:
    packed = np.asarray(words)[..., None].astype("<u4", copy=False).view(np.uint8)
    bits = np.unpackbits(packed, axis=-1, count=SPACES, bitorder="little")
    return bits.view(bool)


class Ground:
    """The spaces of reefs while juveniles settle, as bits of words.

    Attributes
    ----------
    free : uint32 (...)
        Spaces with neither builder nor alga.
    room : uint32 (...)
        Spaces with builders, but fewer than the limit there, and without an alga.
    water : list of uint32 (...)
        Spaces that are shallow, medium and deep for a juvenile: with `standing_stacks` each builder
        in a stack makes its space one step shallower (R30).
    homes : uint32 (..., types + 1)
        Spaces whose water suits each type.
    """

    def __init__(self, reefs: Reefs, lookups: Lookups, options: Options) -> None:
        self.lookups, self.options = lookups, options
        lead = reefs.leading
        self._kinds, self._genes = reefs.kind.reshape(-1), reefs.genes.reshape(-1)
        depth = reefs.depth.reshape(*lead, SPACES)
        height = reefs.height.reshape(*lead, SPACES)
        limit = lookups.limits.take(depth)
        self._height, self._limit = height.reshape(-1), limit.reshape(-1)
        bare = ~reefs.alga.reshape(*lead, SPACES)
        self.free = _to_words((height == 0) & bare)
        self.room = _to_words((height > 0) & (height < limit) & bare)
        raised = depth
        if options.standing_stacks:
            raised = np.maximum(depth.astype(np.int8) - height, 0).astype(np.uint8)
        self.water = [_to_words(raised == d) for d in range(len(DEPTHS))]
        self.homes = self._homes()

    def _homes(self) -> Words:
        shallow, medium, deep = (
            words[..., None] & suits
            for words, suits in zip(self.water, self.lookups.suits, strict=True)
        )
        return np.asarray(shallow | medium | deep)

    def head(self, where: slice) -> Ground:
        """Return the first reefs (`where` starts at 0) as views: settling there changes these."""
        part = copy(self)
        part.free, part.room, part.homes = self.free[where], self.room[where], self.homes[where]
        part.water = [words[where] for words in self.water]
        return part

    def lives(self, kind: Array) -> Words:
        """Return the spaces whose water suits a type: one type for all reefs, or one for each."""
        if np.shape(kind) == self.free.shape:
            return value_at(self.homes, kind)
        return np.asarray(self.homes[..., kind])

    def pools(self, kind: Array) -> tuple[Words, Words]:
        """Return the empty spaces and the stacks with room whose water suits each juvenile."""
        lives = self.lives(kind)
        return lives & self.free, lives & self.room

    def choices(self, kind: Array) -> tuple[Words, Words]:
        """Return the empty spaces and the stacks where each juvenile may settle (R17).

        Without the option `free_stacking`, stacks are allowed only if no empty space suits.
        """
        free, stack = self.pools(kind)
        return free, stack if self.options.free_stacking else stack * (free == 0)

    def pool(self, kind: Array) -> Words:
        free, stack = self.choices(kind)
        return free | stack

    def take(self, space: Array) -> None:
        """Mark a space of each reef as no longer empty; −1 marks none."""
        self.free &= ~np.where(space < 0, np.uint32(0), _BIT[space])

    def settle(self, space: Array, kind: Array, genes: Array) -> None:
        """Put a juvenile on top of a space of each reef; space −1 puts none.

        `space`, `kind` and `genes` are int (reefs,), with one leading axis only; the space is a
        flat index over (row, column).
        """
        reef = np.flatnonzero(space >= 0)
        at = space[reef]
        bit, place = _BIT[at], reef * SPACES + at
        height = self._height[place]
        top, stack = place * LEVELS, place[height > 0] * LEVELS
        middle, low = stack + 1, stack + 2
        for array, values in ((self._kinds, kind), (self._genes, genes)):
            if stack.size:  # move the builders of the stack one level down
                array[low] = array[middle]
                array[middle] = array[stack]
            array[top] = values[reef]
        height += 1
        self._height[place] = height
        self.free[reef] &= ~bit
        self.room[reef] = self.room[reef] & ~bit | bit * (height < self._limit[place])
        if self.options.standing_stacks:
            raised = np.zeros_like(self.free)
            raised[reef] = bit
            self._raise(raised)

    def _raise(self, bit: Words) -> None:
        for upper, lower in ((0, 1), (1, 2)):
            moved = bit & self.water[lower]
            self.water[lower] &= ~moved
            self.water[upper] |= moved
            bit = bit & ~moved
        self.homes[...] = self._homes()


def settling_pools(
    reefs: Reefs, kind: Array, lookups: Lookups, options: Options
) -> tuple[Mask, Mask]:
    free, stack = Ground(reefs, lookups, options).pools(kind)
    return to_mask(free), to_mask(stack)


def settling_pool(reefs: Reefs, kind: Array, lookups: Lookups, options: Options) -> Mask:
    return to_mask(Ground(reefs, lookups, options).pool(kind))


def place_juveniles(reefs: Reefs, space: Array, kind: Array, genes: Array) -> None:
    """Put a juvenile on top of a space; space −1 puts none.

    `space`, `kind` and `genes` are int (...); the space is a flat index over (row, column).
    """
    lead = reefs.leading or (1,)  # flattening would copy a view of an array
    spaces = np.asarray(space).reshape(lead)
    reef: tuple[Any, ...] = np.nonzero(spaces >= 0)
    where = (*reef, spaces[reef])
    for array, values in ((reefs.kind, kind), (reefs.genes, genes)):
        stacks = array.reshape(*lead, SPACES, LEVELS)
        stacks[(*where, slice(1, None))] = stacks[(*where, slice(0, LEVELS - 1))]
        stacks[(*where, 0)] = _spread(values, lead)[reef]


def _spread(values: Array, shape: tuple[int, ...]) -> Array:
    values = np.asarray(values)
    return values if values.shape == shape else np.broadcast_to(values, shape)
