"""Phase 2D: where a juvenile may settle, for any number of reefs at once.

Settlement is the one phase that goes juvenile by juvenile, so the 30 spaces of a reef are kept as
the bits of a 32-bit word while it lasts: where a juvenile may settle is then a handful of word
operations, and settling one changes a few bits.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import DEPTHS, LEVELS, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.state import SPACES, Array, Reefs

Mask = NDArray[np.bool_]
Words = NDArray[np.uint32]

_BIT = (np.uint32(1) << np.arange(32, dtype=np.uint32)).astype(np.uint32)


def to_words(mask: Mask) -> Words:
    """Pack spaces (bool (..., 30)) into the bits of words (uint32 (...))."""
    packed = np.packbits(mask, axis=-1, bitorder="little")
    words = packed.view("<u4")[..., 0]
    return words if sys.byteorder == "little" else words.astype(np.uint32)


def to_mask(words: Words) -> Mask:
    """Unpack words into spaces: bool (..., 30)."""
    packed = np.asarray(words)[..., None].astype("<u4", copy=False).view(np.uint8)
    bits = np.unpackbits(packed, axis=-1, count=SPACES, bitorder="little")
    return bits.view(bool)


class Ground:
    """The spaces of reefs while juveniles settle.

    Attributes
    ----------
    free : uint32 (...)
        Spaces with neither builder nor alga.
    room : uint32 (...)
        Spaces whose stack is below its limit and not overgrown.
    water : list of uint32 (...)
        Spaces that are shallow, medium and deep for what settles there: with `standing_stacks`
        each builder in a stack makes its space one step shallower (R30).
    """

    def __init__(self, reefs: Reefs, lookups: Lookups, options: Options) -> None:
        self.reefs, self.lookups, self.options = reefs, lookups, options
        lead = reefs.leading
        depth = reefs.depth.reshape(*lead, SPACES)
        height = reefs.height.reshape(*lead, SPACES)
        bare = ~reefs.alga.reshape(*lead, SPACES)
        self.free = to_words((height == 0) & bare)
        self.room = to_words((height > 0) & (height < lookups.limits[depth]) & bare)
        raised = depth
        if options.standing_stacks:
            raised = np.maximum(depth.astype(np.int8) - height, 0).astype(np.uint8)
        self.water = [to_words(raised == d) for d in range(len(DEPTHS))]
        self.stacking = bool(self.room.any()) or options.free_stacking

    def head(self, where: slice) -> Ground:
        """Give the first of the reefs; settling there changes this ground too."""
        part = object.__new__(Ground)
        part.reefs, part.lookups, part.options = self.reefs[where], self.lookups, self.options
        part.free, part.room = self.free[where], self.room[where]
        part.water = [words[where] for words in self.water]
        part.stacking = self.stacking
        return part

    def lives(self, kind: Array) -> Words:
        """Give the spaces whose water suits each juvenile's type."""
        suits = self.lookups.suits
        words = self.water[0] & suits[0][kind]
        words = words | (self.water[1] & suits[1][kind])
        return np.asarray(words | (self.water[2] & suits[2][kind]))

    def pools(self, kind: Array) -> tuple[Words, Words]:
        """Give the empty spaces and the stacks that each juvenile could live on."""
        lives = self.lives(kind)
        return lives & self.free, lives & self.room

    def pool(self, kind: Array) -> Words:
        """Give the spaces where each juvenile may settle (R17)."""
        free, stack = self.pools(kind)
        if self.options.free_stacking:
            return free | stack
        return np.where(free != 0, free, stack)

    def settle(self, space: Array, kind: Array, genes: Array) -> None:
        """Put a juvenile on top of a space of each reef; space −1 puts none.

        Parameters
        ----------
        space, kind, genes : int (...)
            The space is a flat index over (row, column).
        """
        settle(self.reefs, space, kind, genes)
        space = np.asarray(space)
        there = space >= 0
        at = np.maximum(space, 0)
        bit = np.where(there, _BIT[at], np.uint32(0))
        self.free &= ~bit
        where: tuple[Any, ...] = tuple(np.indices(space.shape, sparse=True))
        stack = self.reefs.kind.reshape(*space.shape, SPACES, LEVELS)[(*where, at)]
        height = np.count_nonzero(stack, axis=-1)
        depth = self.reefs.depth.reshape(*space.shape, SPACES)[(*where, at)]
        below = height < self.lookups.limits[depth]
        self.room &= ~bit
        self.room |= np.where(below, bit, np.uint32(0))
        if self.options.standing_stacks:
            self._raise(bit)

    def _raise(self, bit: Words) -> None:
        """Make a space one step shallower for what settles there next."""
        for upper, lower in ((0, 1), (1, 2)):
            moved = bit & self.water[lower]
            self.water[lower] &= ~moved
            self.water[upper] |= moved
            bit = bit & ~moved


def settling_pools(
    reefs: Reefs, kind: Array, lookups: Lookups, options: Options
) -> tuple[Mask, Mask]:
    """Give the empty spaces and the stacks a juvenile could live on: bool (..., 30) each.

    Parameters
    ----------
    kind : uint8 (...)
        Its type.
    """
    free, stack = Ground(reefs, lookups, options).pools(kind)
    return to_mask(free), to_mask(stack)


def settling_pool(reefs: Reefs, kind: Array, lookups: Lookups, options: Options) -> Mask:
    """Give the spaces where a juvenile may settle (2D, R17): bool (..., 30)."""
    return to_mask(Ground(reefs, lookups, options).pool(kind))


def settle(reefs: Reefs, space: Array, kind: Array, genes: Array) -> None:
    """Put a juvenile on top of a space; space −1 puts none.

    Parameters
    ----------
    space, kind, genes : int (...)
        The space is a flat index over (row, column).
    """
    space = np.asarray(space)
    there = np.nonzero(np.atleast_1d(space >= 0))
    lead = reefs.leading or (1,)
    at = (*there, np.atleast_1d(space)[there])
    kinds = reefs.kind.reshape(*lead, SPACES, LEVELS)
    genomes = reefs.genes.reshape(*lead, SPACES, LEVELS)
    if kinds[(*at, 0)].any():
        for stacks in (kinds, genomes):
            lifted = stacks[at]
            lifted[:, 1:] = lifted[:, : LEVELS - 1].copy()
            stacks[at] = lifted
    kinds[(*at, 0)] = np.broadcast_to(np.atleast_1d(kind), lead)[there]
    genomes[(*at, 0)] = np.broadcast_to(np.atleast_1d(genes), lead)[there]
