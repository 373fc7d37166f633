"""Phases 1 and 2 of a round, for any number of reefs at once.

Every function takes reefs with free leading axes and changes them in place (a played match hands
in a copy). Functions that end in `_pool` say what an owner may choose; the others carry a choice
out. Rules are cited by phase and ruling of the rules page.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import LEVELS, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.picking import count
from reefkit.games.reef.settling import settle, settling_pool, settling_pools
from reefkit.games.reef.state import OWN, SPACES, Array, Nursery, Reefs, no_juveniles

Mask = NDArray[np.bool_]
PLACES = SPACES * LEVELS


def occupied_levels(reefs: Reefs) -> int:
    """Give the levels that hold any builder on any of the reefs: work stops there."""
    if reefs.kind[..., 1].any():
        return LEVELS
    return 1


# -- phase 1A: dwellers ------------------------------------------------------------------------


def recruiters(reefs: Reefs, lookups: Lookups) -> Array:
    """Count the builders that recruit dwellers and are not overgrown, built-over ones too (R7)."""
    levels = occupied_levels(reefs)
    recruiting = lookups.among("recruiter", reefs.kind[..., :levels]) & ~reefs.alga[..., None]
    return count(recruiting, 3).astype(np.int16)


def room(reefs: Reefs, lookups: Lookups) -> Array:
    """Give how many dwellers a reef can support: floor(recruiters / 2)."""
    return recruiters(reefs, lookups) // lookups.content.rules.numbers.recruiters_per_dweller


def overflow(reefs: Reefs, lookups: Lookups) -> Array:
    """Give how many dwellers must leave, because builders no longer support them (R18)."""
    return np.maximum(reefs.dwellers.sum(axis=-1) - room(reefs, lookups), 0)


def dismiss(reefs: Reefs, counts: Array, order: Array) -> Array:
    """Let `counts` dwellers leave, taking types in the order given; say how many of each left.

    Parameters
    ----------
    counts : int (...)
    order : int (..., dweller types)
        A permutation of the types for each reef: the first leaves first.
    """
    left = np.zeros_like(reefs.dwellers)
    rest = np.asarray(counts).astype(np.int16)
    for rank in range(order.shape[-1]):
        kind = order[..., rank : rank + 1]
        there = np.take_along_axis(reefs.dwellers, kind, axis=-1)[..., 0]
        going = np.minimum(there, rest)
        np.put_along_axis(left, kind, going[..., None], axis=-1)
        rest = rest - going
    reefs.dwellers -= left
    return left


def grazing_due(reefs: Reefs) -> Array:
    """Give how many algae are eaten: one for each dweller, as long as there are any."""
    return np.minimum(reefs.dwellers.sum(axis=-1), count(reefs.alga, 2))


def graze(reefs: Reefs, spaces: Mask) -> None:
    """Eat the algae of the spaces; a builder that is uncovered is back in play at once."""
    reefs.alga &= ~spaces


# -- phase 1B: algae ---------------------------------------------------------------------------


def growing_pool(reefs: Reefs) -> tuple[Mask, Mask]:
    """Give where an alga may grow: first the empty spaces, then those with a builder (R5)."""
    return reefs.empty, reefs.open_tops


def grow(reefs: Reefs, spaces: Mask) -> None:
    """Put a fleshy alga on each of the spaces."""
    reefs.alga |= spaces


# -- phase 1C: mutations -----------------------------------------------------------------------


def mutation_pool(reefs: Reefs, options: Options) -> Mask:
    """Give the builders that may mutate: not overgrown, and topmost unless stacks stand."""
    if options.standing_stacks:
        return (reefs.kind != 0) & ~reefs.alga[..., None]
    pool = np.zeros(reefs.kind.shape, bool)
    pool[..., 0] = reefs.open_tops
    return pool


def mutate(
    reefs: Reefs, place: Array, roll: Array, lookups: Lookups, quota: Array | None = None
) -> Array:
    """Give the builder at a place what its roll says; say what its tokens were before.

    Parameters
    ----------
    place : int (...)
        Flat index over (row, column, level); −1 mutates nothing.
    roll : int (...)
        1 to 12.
    quota : uint16 (...), optional
        Tokens the supply still holds, as bits (R1); none: all.
    """
    kind = reefs.kind.reshape(*reefs.leading, PLACES)
    genes = reefs.genes.reshape(*reefs.leading, PLACES)
    at = np.maximum(place, 0)[..., None]
    before = np.take_along_axis(genes, at, axis=-1)[..., 0]
    type_ = np.take_along_axis(kind, at, axis=-1)[..., 0]
    after = lookups.mutated[np.where(place < 0, 0, roll), type_, before]
    if quota is not None:
        after = after & (before | quota)
    np.put_along_axis(genes, at, after[..., None], axis=-1)
    return before


# -- phase 2A: spawning ------------------------------------------------------------------------


def spawn(reefs: Reefs, lookups: Lookups, options: Options) -> Nursery:
    """Let every builder that is not overgrown spawn its offspring, mutations included.

    Returns
    -------
    Nursery
        Juveniles in order of their parents' places (row, column, level).
    """
    levels = occupied_levels(reefs) if options.standing_stacks else 1
    lead = reefs.leading
    kind = reefs.kind[..., :levels]
    genes = reefs.genes[..., :levels]
    count = np.where(
        (kind != 0) & ~reefs.alga[..., None], lookups.offspring(genes), np.int8(0)
    ).reshape(-1, SPACES * levels)
    ends = count.cumsum(axis=-1, dtype=np.int16)
    nursery = no_juveniles(lead, int(ends[:, -1].max(initial=0)))
    flat = [getattr(nursery, n).reshape(count.shape[0], -1) for n in ("kind", "genes", "parent")]
    for copy in range(2):
        reef, place = np.nonzero(count > copy)
        slot = ends[reef, place] - 1 - copy
        flat[0][reef, slot] = kind.reshape(count.shape)[reef, place]
        flat[1][reef, slot] = genes.reshape(count.shape)[reef, place]
        flat[2][reef, slot] = (place // levels) * LEVELS + place % levels
    return nursery


def parents(nursery: Nursery) -> Mask:
    """Tell which builders have juveniles in the nursery: bool (..., 90)."""
    lead = nursery.kind.shape[:-1]
    slots = nursery.kind.shape[-1]
    found = np.zeros((int(np.prod(lead, dtype=int)), PLACES), bool)
    parent = nursery.parent.reshape(-1, slots)
    reef, slot = np.nonzero((nursery.kind.reshape(-1, slots) != 0) & (parent >= 0))
    found[reef, parent[reef, slot]] = True
    return found.reshape(*lead, PLACES)


def eating_due(reefs: Reefs, nursery: Nursery, lookups: Lookups) -> tuple[Mask, Array]:
    """Give the corals whose juveniles may be eaten, and how many corals lose theirs (R22)."""
    eaters = reefs.dwellers[..., lookups.eaters].sum(axis=-1)
    excess = np.maximum(eaters - lookups.content.rules.numbers.juvenile_eaters_tolerated, 0)
    if not excess.any():
        return np.zeros((*reefs.leading, PLACES), bool), excess
    coral = lookups.among("coral", reefs.kind).reshape(*reefs.leading, PLACES)
    pool = coral & parents(nursery)
    return pool, np.minimum(excess, count(pool))


def eat_juveniles(nursery: Nursery, corals: Mask) -> None:
    """Remove all juveniles of the corals chosen."""
    slots = np.maximum(nursery.parent, 0)
    eaten = np.take_along_axis(corals, slots, axis=-1) & (nursery.parent >= 0)
    empty_slots(nursery, eaten)


def empty_slots(nursery: Nursery, slots: Mask) -> None:
    """Empty slots of the nursery."""
    nursery.kind[slots] = 0
    nursery.genes[slots] = 0
    nursery.origin[slots] = OWN
    nursery.parent[slots] = -1


# -- phase 2B: the Coral Triangle --------------------------------------------------------------


def takers(total: Array, last: Array, round_: int) -> Array:
    """Count the takes of each seat: int8 (..., seats).

    One for the lowest total, one for the lowest score of the last round, both for a seat that is
    both; none in round 1; a table of one seat takes once (R6).
    """
    if round_ == 1:
        return np.zeros(total.shape, np.int8)
    lowest = (total == total.min(axis=-1, keepdims=True)).astype(np.int8)
    takes = lowest + (last == last.min(axis=-1, keepdims=True))
    return np.minimum(takes, 1) if total.shape[-1] == 1 else takes


def receive(nursery: Nursery, kind: Array, genes: Array, origin: int, count: int) -> Nursery:
    """Add `count` juveniles of one kind to each nursery; kind 0 adds none.

    Parameters
    ----------
    kind, genes : int (...)
    """
    lead = nursery.kind.shape[:-1]
    more = no_juveniles(lead, count)
    there = (np.asarray(kind) != 0)[..., None]
    more.kind[:] = np.asarray(kind)[..., None]
    more.genes[:] = np.where(there, np.asarray(genes)[..., None], 0)
    more.origin[:] = np.where(there, origin, OWN)
    return join(nursery, more)


def join(nursery: Nursery, more: Nursery) -> Nursery:
    """Put two nurseries' slots side by side."""
    names = ("kind", "genes", "origin", "parent")
    return Nursery(
        *(np.concatenate([getattr(nursery, n), getattr(more, n)], axis=-1) for n in names)
    )


def compact(nursery: Nursery) -> Nursery:
    """Close the gaps, keeping the order, and drop slots that no nursery uses."""
    there = nursery.kind != 0
    used = int(there.sum(axis=-1).max(initial=0))
    gaps = (there[..., 1:] & ~there[..., :-1]).any(axis=-1)
    names = ("kind", "genes", "origin", "parent")
    if not gaps.any():
        return Nursery(*(getattr(nursery, n)[..., :used] for n in names))
    order = np.argsort(~there[gaps], axis=-1, kind="stable")
    closed = []
    for name in names:
        array = getattr(nursery, name).copy()
        array[gaps] = np.take_along_axis(array[gaps], order, axis=-1)
        closed.append(array[..., :used])
    return Nursery(*closed)


# -- phase 2D (where a juvenile may settle: `settling`) and what removes builders ----------------


def close_stacks(reefs: Reefs) -> None:
    """Move the survivors of every stack down to fill the gaps (R16): three compare-swaps."""
    if occupied_levels(reefs) == 1 and not reefs.kind[..., 2].any():
        return
    for upper, lower in ((0, 1), (1, 2), (0, 1)):
        gap = (reefs.kind[..., upper] == 0) & (reefs.kind[..., lower] != 0)
        for array in (reefs.kind, reefs.genes):
            array[..., upper] = np.where(gap, array[..., lower], array[..., upper])
            array[..., lower] = np.where(gap, 0, array[..., lower])


def remove(reefs: Reefs, builders: Mask) -> None:
    """Remove builders (bool (..., 6, 5, 3)), then close the stacks."""
    keep = ~builders
    reefs.kind *= keep
    reefs.genes *= keep
    close_stacks(reefs)


def clear_built_over(reefs: Reefs, options: Options) -> None:
    """Remove every built-over builder at the end of a survey, of an overgrown stack too."""
    if options.standing_stacks or occupied_levels(reefs) == 1:
        return
    reefs.kind[..., 1:] = 0
    reefs.genes[..., 1:] = 0


__all__ = [
    "PLACES",
    "clear_built_over",
    "close_stacks",
    "compact",
    "dismiss",
    "eat_juveniles",
    "eating_due",
    "empty_slots",
    "graze",
    "grazing_due",
    "grow",
    "growing_pool",
    "join",
    "mutate",
    "mutation_pool",
    "occupied_levels",
    "overflow",
    "parents",
    "receive",
    "recruiters",
    "remove",
    "room",
    "settle",
    "settling_pool",
    "settling_pools",
    "spawn",
    "takers",
]
