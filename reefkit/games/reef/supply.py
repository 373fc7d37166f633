"""The print limit (R1, option `printed_supply`): what is left, and who gets the last of it.

The limit is counted when a phase or card opens. Where something runs short, seats are served in
their order round the table, each as if it needed its most; so the outcome does not depend on who
clicks first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.state import Array, Nursery, State


class Stock(NamedTuple):
    """Pieces left in the box: int (...), or int (..., types) by builder, token and dweller."""

    builders: Array
    tokens: Array
    dwellers: Array
    algae: Array


def _tokens_in(genes: Array, bits: int, axes: tuple[int, ...]) -> Array:
    each = (genes[..., None] >> np.arange(bits, dtype=np.uint16)) & np.uint16(1)
    return each.sum(axis=tuple(a - 1 for a in axes), dtype=np.int64)


def _kinds_in(kind: Array, kinds: int, axes: tuple[int, ...]) -> Array:
    return np.stack([(kind == k).sum(axis=axes) for k in range(kinds)], axis=-1)


def stock(state: State, lookups: Lookups) -> Stock:
    """Count what the box still holds; one of each builder and dweller stays in the Triangle."""
    content = lookups.content
    kinds, bits = len(lookups.builders), len(lookups.tokens)
    reefs, nursery = state.reefs, state.nursery
    builders = np.array([0, *(o.printed for o in content.organisms.values())])
    tokens = np.array([t.printed for t in content.mutations.token.values()])
    dwellers = np.array([d.printed for d in content.dwellers.values()])
    used = _kinds_in(reefs.kind, kinds, (-4, -3, -2, -1)) + _kinds_in(nursery.kind, kinds, (-2, -1))
    marks = (
        _tokens_in(reefs.genes, bits, (-4, -3, -2, -1))
        + _tokens_in(nursery.genes, bits, (-2, -1))
        + _tokens_in(state.triangle, bits, (-1,))
    )
    return Stock(
        np.maximum(builders - used - 1, 0),
        np.maximum(tokens - marks, 0),
        np.maximum(dwellers - reefs.dwellers.sum(axis=-2) - 1, 0),
        np.maximum(
            content.rules.numbers.fleshy_algae_printed - reefs.alga.sum(axis=(-3, -2, -1)), 0
        ),
    )


def share(left: Array, need: Array) -> Array:
    """Serve seats in order: int (..., seats), each at most its need.

    Parameters
    ----------
    left : int (...)
    need : int (..., seats)
    """
    before = need.cumsum(axis=-1) - need
    return np.clip(np.asarray(left)[..., None] - before, 0, need)


class TriangleQuota(NamedTuple):
    """What each seat may have from the Coral Triangle: int (..., seats, types) each."""

    builders: Array
    tokens: Array
    rescues: Array
    rescue_tokens: Array


def triangle_quota(left: Stock, takes: Array, count: int, rescues: Array) -> TriangleQuota:
    """Share the box among the seats that take, and then those that rescue (R26).

    Parameters
    ----------
    takes : int (..., seats)
    count
        Juveniles of one take.
    rescues : bool (..., seats)
    """
    need = np.asarray(takes, np.int64) * count
    taken = need.sum(axis=-1)
    each = np.asarray(rescues, np.int64)

    def shared(pieces: Array, wanted: Array) -> Array:
        kinds = range(pieces.shape[-1])
        return np.stack([share(np.maximum(pieces[..., k], 0), wanted) for k in kinds], axis=-1)

    rest = np.asarray(taken)[..., None]
    return TriangleQuota(
        shared(left.builders, need),
        shared(left.tokens, need),
        shared(left.builders - rest, each),
        shared(left.tokens - rest, each),
    )


def tokens_for(genes: Array, quota: Array, count: Array) -> Array:
    """Keep the tokens of which the box holds one for each of `count` juveniles: uint16 (...).

    Parameters
    ----------
    genes : uint16 (...)
    quota : int (..., tokens)
    count : int (...)
    """
    bits = 1 << np.arange(quota.shape[-1])
    there = ((quota >= np.asarray(count)[..., None]) * bits).sum(axis=-1)
    return (np.asarray(genes) & there).astype(np.uint16)


def first_of(mask: Array, count: Array) -> Array:
    """Keep the first `count` of a mask over its last two axes."""
    flat = mask.reshape(*mask.shape[:-2], -1)
    kept = flat & (flat.cumsum(axis=-1) <= np.asarray(count)[..., None])
    return kept.reshape(mask.shape)


def limit_juveniles(nursery: Nursery, before: Stock, lookups: Lookups) -> None:
    """Take away juveniles and tokens of juveniles that the box cannot give, in seat order.

    Parameters
    ----------
    nursery
        Of a whole table: arrays (..., seats, slots); all of it is new. Changed in place.
    before
        The stock without any of these juveniles.
    """
    lead = nursery.kind.shape[:-2]
    flat = nursery.kind.reshape(*lead, -1)
    genes = nursery.genes.reshape(*lead, -1)
    for kind in range(1, len(lookups.builders)):
        same = flat == kind
        over = same & (same.cumsum(axis=-1) > before.builders[..., kind, None])
        flat = np.where(over, 0, flat)
    genes = np.where(flat == 0, 0, genes)
    for number in range(len(lookups.tokens)):
        bit = np.uint16(1 << number)
        marked = (genes & bit) != 0
        over = marked & (marked.cumsum(axis=-1) > before.tokens[..., number, None])
        genes = np.where(over, genes & ~bit, genes)
    nursery.kind[...] = flat.reshape(nursery.kind.shape)
    nursery.genes[...] = genes.reshape(nursery.genes.shape)
    nursery.parent[nursery.kind == 0] = -1
