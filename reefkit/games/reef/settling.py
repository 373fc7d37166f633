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
        self._limit = lookups.limits[depth]

    def head(self, where: slice) -> Ground:
        """Give the first of the reefs; settling there changes this ground too."""
        part = object.__new__(Ground)
        part.reefs, part.lookups, part.options = self.reefs[where], self.lookups, self.options
        part.free, part.room = self.free[where], self.room[where]
        part.water = [words[where] for words in self.water]
        part._limit = self._limit[where]
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
        space, kind, genes : int (reefs,)
            The space is a flat index over (row, column). One leading axis only.
        """
        reef, at, height = settle(self.reefs, space, kind, genes)
        bit = _BIT[at]
        below = np.where(height < self._limit[reef, at], bit, np.uint32(0))
        self.free[reef] &= ~bit
        self.room[reef] = self.room[reef] & ~bit | below
        if self.options.standing_stacks:
            raised = np.zeros_like(self.free)
            raised[reef] = bit
            self._raise(raised)

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


def settle(reefs: Reefs, space: Array, kind: Array, genes: Array) -> tuple[Array, Array, Array]:
    """Put a juvenile on top of a space; space −1 puts none.

    Parameters
    ----------
    space, kind, genes : int (...)
        The space is a flat index over (row, column).

    Returns
    -------
    tuple of int (settled,)
        The reefs that got one (by the first leading axis), the spaces, and how many builders stand
        there now.
    """
    lead = reefs.leading or (1,)  # kept apart: flattening a part of an array would copy it
    spaces = np.asarray(space).reshape(lead)
    reef: tuple[Any, ...] = np.nonzero(spaces >= 0)
    at = spaces[reef]
    kinds = reefs.kind.reshape(*lead, SPACES, LEVELS)
    genomes = reefs.genes.reshape(*lead, SPACES, LEVELS)
    below = kinds[(*reef, at)]
    if below[:, 0].any():
        kinds[(*reef, at, slice(1, None))] = below[:, : LEVELS - 1]
        genomes[(*reef, at, slice(1, None))] = genomes[(*reef, at, slice(0, LEVELS - 1))]
    kinds[(*reef, at, 0)] = _spread(kind, lead)[reef]
    genomes[(*reef, at, 0)] = _spread(genes, lead)[reef]
    return reef[0], at, np.count_nonzero(below, axis=-1) + 1


def _spread(values: Array, shape: tuple[int, ...]) -> Array:
    """Give one value a reef, where one may stand for all."""
    values = np.asarray(values)
    return values if values.shape == shape else np.broadcast_to(values, shape)
