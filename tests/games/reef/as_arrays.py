"""The oracle's reefs as the engine's arrays, and back: the only place where the two meet."""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

import numpy as np

from reefkit.games.reef.content import DEPTHS, default
from reefkit.games.reef.state import Array, Reefs, blank_reefs
from reefkit.games.reef.type_arrays import Lookups
from tests.games.reef import oracle

LOOKUPS = Lookups(default())


def chance(seed: str) -> Random:
    """Return the chance of one test: cases to compare, no secret."""
    return Random(seed)  # noqa: S311


@cache
def random_reefs(count: int, seed: str, *, standing_stacks: bool = False) -> list[oracle.Reef]:
    """Draw reefs by the oracle; they are shared, so copy one before you change it."""
    random = chance(seed)
    return [oracle.random_reef(random, standing_stacks=standing_stacks) for _ in range(count)]


def to_arrays(reefs: Sequence[oracle.Reef]) -> Reefs:
    """Lay reefs on one leading axis."""
    arrays = blank_reefs((len(reefs),), len(LOOKUPS.dwellers))
    for number, reef in enumerate(reefs):
        arrays.land[number] = reef.land
        arrays.depth[number] = [[DEPTHS.index(letter) for letter in row] for row in reef.board]
        for (row, column, level), builder in reef.spots():
            at = (number, row - 1, column - 1, level)
            arrays.kind[at] = LOOKUPS.kind[builder.kind]
            arrays.genes[at] = LOOKUPS.genes_of(sorted(builder.tokens))
        for row, column in reef.algae:
            arrays.alga[number, row - 1, column - 1] = True
        for name, there in reef.dwellers.items():
            arrays.dwellers[number, LOOKUPS.dweller[name]] = there
    return arrays


def builder_of(kind: int, genes: int) -> oracle.Builder:
    return oracle.Builder(LOOKUPS.builders[int(kind)], frozenset(LOOKUPS.token_names(int(genes))))


def to_reef(arrays: Reefs) -> oracle.Reef:
    """Read one reef (no leading axes); a hole in a stack is an error, never closed up silently."""
    rows = ["".join(DEPTHS[int(depth)] for depth in row) for row in arrays.depth]
    reef = oracle.Reef(rows, bool(arrays.land))
    for row, column in oracle.SPACES:
        kinds = arrays.kind[row - 1, column - 1].tolist()
        genes = arrays.genes[row - 1, column - 1].tolist()
        height = sum(kind != 0 for kind in kinds)
        if any(kinds[height:]) or any(genes[height:]):
            message = f"a hole or a lost token at {row}, {column}: {kinds} {genes}"
            raise ValueError(message)
        if height:
            reef.stacks[row, column] = [
                builder_of(k, g) for k, g in zip(kinds[:height], genes[:height], strict=True)
            ]
    reef.algae = spaces_of(arrays.alga)
    reef.dwellers = dict(zip(LOOKUPS.dwellers, arrays.dwellers.tolist(), strict=True))
    return reef


def plain(reef: oracle.Reef) -> tuple[object, ...]:
    """Return what has to agree: builders with tokens, algae, and dwellers that are there."""
    dwellers = {name: number for name, number in reef.dwellers.items() if number}
    stacks = {space: tuple(stack) for space, stack in reef.stacks.items() if stack}
    return reef.board, reef.land, stacks, reef.algae, dwellers


def spots_of(mask: Array) -> set[oracle.Spot]:
    """Read a mask (6, 5, 3) or (90,) as the oracle's spots."""
    places = np.argwhere(mask.reshape(6, 5, 3))
    return {(int(r) + 1, int(c) + 1, int(level)) for r, c, level in places}


def spaces_of(mask: Array) -> set[oracle.Space]:
    """Read a mask (6, 5) or (30,) as the oracle's spaces."""
    return {(int(r) + 1, int(c) + 1) for r, c in np.argwhere(mask.reshape(6, 5))}


def mask_of_spots(spots: Iterable[oracle.Spot]) -> Array:
    mask = np.zeros((6, 5, 3), bool)
    for row, column, level in spots:
        mask[row - 1, column - 1, level] = True
    return mask


def mask_of_spaces(spaces: Iterable[oracle.Space]) -> Array:
    mask = np.zeros((6, 5), bool)
    for row, column in spaces:
        mask[row - 1, column - 1] = True
    return mask
