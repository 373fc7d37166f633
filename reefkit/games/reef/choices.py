"""A bot's decisions, made the same way for one table and for many (DESIGN.md, decision 3).

An ensemble carries the masks out at once; a played match turns them into actions, which its rules
check like a person's.
"""

from __future__ import annotations

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


def settling_order(bot: Bot, mind: Mind, nursery: Nursery) -> Array | None:
    """Give the slots in the order in which they settle, filled ones first: int (..., slots).

    None stands for the slots as they are.
    """
    order = bot.order(mind, nursery)
    there = nursery.kind != 0
    if order is None:
        if not (there[..., 1:] & ~there[..., :-1]).any():
            return None
        return np.argsort(~there, axis=-1, kind="stable")
    filled_first = np.argsort(~np.take_along_axis(there, order, axis=-1), axis=-1, kind="stable")
    return np.take_along_axis(order, filled_first, axis=-1)


def settle_all(bot: Bot, mind: Mind, nursery: Nursery) -> tuple[Array, Array]:
    """Settle the juveniles of reefs one after the other, in place.

    The reefs are sorted by how many juveniles they have, so that each step works on the prefix of
    those that still have one.

    Returns
    -------
    int (..., slots)
        The slots in the order in which they settled.
    int (..., slots)
        The space that each found, in the same order; −1 for none.
    """
    order = settling_order(bot, mind, nursery)
    lead, slots = nursery.kind.shape[:-1], nursery.kind.shape[-1]
    kinds, genes = nursery.kind, nursery.genes
    if order is None:
        order = np.broadcast_to(np.arange(slots), kinds.shape)
    else:
        kinds = np.take_along_axis(kinds, order, axis=-1)
        genes = np.take_along_axis(genes, order, axis=-1)
    kinds, genes = kinds.reshape(-1, slots), genes.reshape(-1, slots)
    waiting = np.count_nonzero(kinds, axis=-1)
    sequence = np.argsort(-waiting, kind="stable")
    sorted_mind = mind.flat(sequence)
    sorted_mind.luck.prefetch("settle", slots)
    ground = Ground(sorted_mind.reefs, mind.lookups, mind.options)
    spaces = _settle_prefixes(
        bot, sorted_mind, ground, (kinds[sequence].T.copy(), genes[sequence].T.copy())
    )
    back = np.empty_like(sequence)
    back[sequence] = np.arange(len(sequence))
    for name in ("kind", "genes"):
        array = getattr(sorted_mind.reefs, name)
        getattr(mind.reefs, name)[...] = array[back].reshape(*lead, *array.shape[1:])
    return order, spaces[:, back].T.reshape(*lead, slots)


def _settle_prefixes(bot: Bot, mind: Mind, ground: Ground, juveniles: tuple[Array, Array]) -> Array:
    """Settle step by step, on the reefs that still have a juvenile: int64 (slots, reefs)."""
    kinds, genes = juveniles
    spaces = np.full(kinds.shape, -1, np.int64)
    for index in range(len(kinds)):
        active = int(np.count_nonzero(kinds[index]))
        if not active:
            break
        if active < len(mind.board):
            mind, ground = mind.head(slice(0, active)), ground.head(slice(0, active))
        kind, tokens = kinds[index, :active], genes[index, :active]
        pool = ground.pool(kind)
        chosen = bot.settle(mind, to_mask(pool), kind, tokens, index)
        spaces[index, :active] = np.where(pool != 0, chosen, -1)
        ground.settle(spaces[index, :active], kind, tokens)
    return spaces


def leaving(bot: Bot, mind: Mind) -> Array:
    """Rank the dweller types, the first to leave first: int (..., dweller types)."""
    return np.argsort(-bot.dismiss(mind).astype(np.int64), axis=-1, kind="stable")
