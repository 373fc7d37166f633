"""A bot's decisions, made the same way for one table and for many (DESIGN.md, decision 3).

An ensemble carries the masks out at once; a played match turns them into actions, which its rules
check like a person's.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from reefkit.games.reef.mind import Bot, Mind
from reefkit.games.reef.picking import MOST_SCORE, pick
from reefkit.games.reef.settling import Ground, to_mask
from reefkit.games.reef.state import SPACES, Array, Nursery


def recruits(bot: Bot, mind: Mind, room: Array, quota: Array | None = None) -> Array:
    """Choose the dwellers to collect: int16 (..., dweller types), as many as there is room for."""
    counts = np.zeros_like(mind.reefs.dwellers)
    for index in range(int(np.max(room, initial=0))):
        allowed = np.ones(counts.shape, bool) if quota is None else counts < quota
        more = (np.asarray(room) > index) & allowed.any(axis=-1)
        if not more.any():
            break
        kind = bot.recruit(mind, np.asarray(room), index, allowed)
        chosen = np.arange(counts.shape[-1]) == kind[..., None]
        counts += (chosen & more[..., None]).astype(counts.dtype)
    return counts


def grazing(bot: Bot, mind: Mind, due: Array) -> Array:
    """Choose the spaces whose algae are eaten: bool (..., 30)."""
    mask = mind.reefs.alga.reshape(*mind.reefs.leading, SPACES)
    return pick(mask, due, bot.graze(mind))


def growth(bot: Bot, mind: Mind, due: Array) -> Array:
    """Choose where algae grow, empty spaces first (R5): bool (..., 30)."""
    lead = mind.reefs.leading
    free = ~mind.reefs.alga.reshape(*lead, SPACES)
    empty = mind.reefs.empty.reshape(*lead, SPACES)
    score = np.clip(bot.grow(mind), -MOST_SCORE // 4, MOST_SCORE // 4)
    return pick(free, due, (score + empty * np.int32(MOST_SCORE // 2 + 1)).astype(np.int32))


def settling_order(bot: Bot, mind: Mind, nursery: Nursery) -> Array:
    """Give the slots in the order in which they settle, filled ones first: int (..., slots)."""
    order = bot.order(mind, nursery)
    if order is None:
        slots = np.arange(nursery.kind.shape[-1])
        order = np.broadcast_to(slots, nursery.kind.shape)
    there = np.take_along_axis(nursery.kind, order, axis=-1) != 0
    filled_first = np.argsort(~there, axis=-1, kind="stable")
    return np.take_along_axis(order, filled_first, axis=-1)


def settlement(bot: Bot, mind: Mind, nursery: Nursery) -> Iterator[tuple[Array, Array]]:
    """Settle juveniles one after the other, in place, and yield (slot, space) of each step.

    Space −1 stands for a juvenile that found none.
    """
    order = settling_order(bot, mind, nursery)
    kinds = np.take_along_axis(nursery.kind, order, axis=-1)
    genes = np.take_along_axis(nursery.genes, order, axis=-1)
    ground = Ground(mind.reefs, mind.lookups, mind.options)
    for index in range(order.shape[-1]):
        if not kinds[..., index].any():
            return
        juvenile = (kinds[..., index], genes[..., index])
        yield order[..., index], _settle_one(bot, mind, ground, juvenile, index)


def _settle_one(
    bot: Bot, mind: Mind, ground: Ground, juvenile: tuple[Array, Array], index: int
) -> Array:
    kind, genes = juvenile
    pool = ground.pool(kind)
    chosen = bot.settle(mind, to_mask(pool), kind, genes, index)
    space = np.where((kind != 0) & (pool != 0), chosen, -1)
    ground.settle(space, kind, genes)
    return space


def settle_all(bot: Bot, mind: Mind, nursery: Nursery) -> None:
    """Settle the juveniles of many reefs, in place, as `settlement` does for one.

    The reefs are sorted by how many juveniles they have, so that each step works on the prefix of
    those that still have one.
    """
    order = settling_order(bot, mind, nursery)
    slots = order.shape[-1]
    kinds = np.take_along_axis(nursery.kind, order, axis=-1).reshape(-1, slots)
    genes = np.take_along_axis(nursery.genes, order, axis=-1).reshape(-1, slots)
    waiting = (kinds != 0).sum(axis=-1)
    sequence = np.argsort(-waiting, kind="stable")
    sorted_mind = mind.flat(sequence)
    kinds, genes = kinds[sequence].T.copy(), genes[sequence].T.copy()
    sorted_mind.luck.prefetch("settle", slots)
    ground = Ground(sorted_mind.reefs, mind.lookups, mind.options)
    active = np.searchsorted(-waiting[sequence], -np.arange(slots), side="left")
    for index in range(slots):
        if not active[index]:
            break
        head = slice(0, int(active[index]))
        juvenile = (kinds[index, head], genes[index, head])
        _settle_one(bot, sorted_mind.head(head), ground.head(head), juvenile, index)
    back = np.empty_like(sequence)
    back[sequence] = np.arange(len(sequence))
    lead = mind.reefs.leading
    for name in ("kind", "genes"):
        array = getattr(sorted_mind.reefs, name)
        getattr(mind.reefs, name)[...] = array[back].reshape(*lead, *array.shape[1:])


def leaving(bot: Bot, mind: Mind) -> Array:
    """Rank the dweller types, the first to leave first: int (..., dweller types)."""
    return np.argsort(-bot.dismiss(mind).astype(np.int64), axis=-1, kind="stable")
