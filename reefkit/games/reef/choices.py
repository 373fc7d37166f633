"""A bot's decisions, made the same way for one table and for many (DESIGN.md, decision 3).

An ensemble carries the masks out at once; a played match turns them into actions, which its rules
check like a person's.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from reefkit.games.reef import phases
from reefkit.games.reef.mind import Bot, Mind
from reefkit.games.reef.picking import MOST_SCORE, pick
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

    Space −1 stands for a juvenile that found none, or a reef whose juveniles are all placed.
    """
    order = settling_order(bot, mind, nursery)
    for index in range(order.shape[-1]):
        slot = order[..., index]
        kind = np.take_along_axis(nursery.kind, slot[..., None], axis=-1)[..., 0]
        genes = np.take_along_axis(nursery.genes, slot[..., None], axis=-1)[..., 0]
        if not kind.any():
            return
        pool = phases.settling_pool(mind.reefs, kind, mind.lookups, mind.options)
        space = np.where(
            (kind != 0) & pool.any(axis=-1), bot.settle(mind, pool, kind, genes, index), -1
        )
        phases.settle(mind.reefs, space, kind, genes)
        yield slot, space


def leaving(bot: Bot, mind: Mind) -> Array:
    """Rank the dweller types, the first to leave first: int (..., dweller types)."""
    return np.argsort(-bot.dismiss(mind).astype(np.int64), axis=-1, kind="stable")
