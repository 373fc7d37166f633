"""Phase 3: what a card's effects make of reefs, for any number of reefs at once.

A card is data (`data/reef/cards.toml`); here is what each kind of effect means. `fate` only looks:
it returns whom the effect hits, and whom the owner chooses among. `carry_out` does what leaves no
choice. The page, the bots, the predictions and the ensembles all read the same masks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import COLUMNS, DEPTHS, ROWS, Effect
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.phases import occupied_levels, remove
from reefkit.games.reef.state import SPACES, Array, Reefs

Mask = NDArray[np.bool_]


class Fate(NamedTuple):
    """Whom an effect hits.

    Attributes
    ----------
    dies : bool (..., 6, 5, 3)
        Builders that go whatever the owner does.
    pool : bool (..., 6, 5, 3)
        Builders of which the owner gives up `due`.
    due : int (...)
        How many of the pool go, or how many algae the owner places.
    kinds : bool (..., builder types + 1)
        Types of which the owner gives up one whole (a tie); all false where there is none.
    """

    dies: Mask
    pool: Mask
    due: Array
    kinds: Mask


def reach(reefs: Reefs, effect: Effect) -> Mask:
    """Give the spaces an effect reaches: bool (..., 6, 5)."""
    spaces = np.ones(reefs.alga.shape, bool)
    if effect.depths:
        spaces = np.isin(reefs.depth, [DEPTHS.index(d) for d in effect.depths])
    if effect.rows:
        rows = np.isin(np.arange(1, ROWS + 1), effect.rows)
        spaces = spaces & rows[:, None]
    if effect.when:
        holds = reefs.land if effect.when == "land" else ~reefs.land
        spaces = spaces & holds[..., None, None]
    return spaces


def exposed(reefs: Reefs, effect: Effect) -> Mask:
    """Give the builders in an effect's reach: the topmost, or all of a stack (R8)."""
    builders = (reefs.kind != 0) & reach(reefs, effect)[..., None]
    if not effect.stacked and effect.do != "clear":
        builders[..., 1:] = False
    return builders


def hit(reefs: Reefs, effect: Effect, lookups: Lookups) -> Mask:
    """Give the builders that an effect hits, each judged by its own traits (R16, R19)."""
    levels = occupied_levels(reefs)
    kind, genes = reefs.kind[..., :levels], reefs.genes[..., :levels]
    struck = exposed(reefs, effect)
    part = struck[..., :levels]
    for trait in effect.who:
        part &= lookups.has(trait, kind, genes)
    for trait in effect.unless:
        part &= ~lookups.has(trait, kind, genes)
    if effect.unless_all:
        spared = np.ones(part.shape, bool)
        for trait in effect.unless_all:
            spared &= lookups.has(trait, kind, genes)
        part &= ~spared
    return struck


def fate(reefs: Reefs, effect: Effect, lookups: Lookups) -> Fate:
    """Tell whom an effect hits, and whom the owner chooses among; changes nothing."""
    nobody = np.zeros(reefs.kind.shape, bool)
    no_kinds = np.zeros((*reefs.leading, len(lookups.builders)), bool)
    none = np.zeros(reefs.leading, np.int64)
    if effect.do == "add-algae":
        places = (~reefs.alga).sum(axis=(-2, -1))
        return Fate(nobody, nobody, np.minimum(places, effect.count), no_kinds)
    if effect.do == "kill-commonest":
        return _commonest(reefs, effect, lookups)
    if effect.do == "clear":
        return Fate(exposed(reefs, effect), nobody, none, no_kinds)
    if effect.do != "kill":
        return Fate(nobody, nobody, none, no_kinds)
    struck = hit(reefs, effect, lookups)
    if effect.share == "all":
        return Fate(struck, nobody, none, no_kinds)
    half = struck.sum(axis=(-3, -2, -1)) // 2
    return Fate(nobody, struck & (half > 0)[..., None, None, None], half, no_kinds)


def _commonest(reefs: Reefs, effect: Effect, lookups: Lookups) -> Fate:
    """Find the most abundant type among those hit; a tie is the owner's choice."""
    struck = hit(reefs, effect, lookups)
    counts = np.stack(
        [((reefs.kind == k) & struck).sum(axis=(-3, -2, -1)) for k in range(len(lookups.builders))],
        axis=-1,
    )
    most = counts.max(axis=-1, keepdims=True)
    top = (counts == most) & (most > 0)
    alone = top.sum(axis=-1) == 1
    chosen = np.where(alone, top.argmax(axis=-1), 0)
    dies = of_kind(reefs, effect, lookups, chosen)
    kinds = top & ~alone[..., None]
    return Fate(dies, np.zeros_like(struck), np.zeros(reefs.leading, np.int64), kinds)


def of_kind(reefs: Reefs, effect: Effect, lookups: Lookups, kind: Array) -> Mask:
    """Give the builders of one type that an effect hits; type 0 hits none."""
    chosen = np.asarray(kind)[..., None, None, None]
    return hit(reefs, effect, lookups) & (reefs.kind == chosen) & (chosen != 0)


def overgrown_spaces(reefs: Reefs, effect: Effect, lookups: Lookups) -> Mask:
    """Give the spaces an *overgrow* effect covers, empty ones too (R11)."""
    spaces = reach(reefs, effect) & ~reefs.alga
    for trait in effect.unless:
        spaces &= ~lookups.has(trait, reefs.kind[..., 0], reefs.genes[..., 0])
    return spaces


def nearest_first() -> Array:
    """Rank all spaces by distance from each (R5): int (30, 30), smaller is nearer.

    Fewest steps up, down, left or right; ties go to the lower row, then the lower column.
    """
    row, column = np.divmod(np.arange(SPACES), COLUMNS)
    steps = np.abs(row[:, None] - row) + np.abs(column[:, None] - column)
    return steps * SPACES + np.arange(SPACES)


_NEAREST = nearest_first()


def bloom_spaces(reefs: Reefs, row: Array, most: Array | None = None) -> Mask:
    """Give where *invasive fleshy algae* land: five on the row, from column 1 to 5 (R5).

    A space that already has an alga sends its own to the nearest space without one; with all
    spaces overgrown the rest are not placed.

    Parameters
    ----------
    row : int (...)
        From 0.
    most : int (...), optional
        Algae the supply still holds (R1); none: enough.
    """
    lead = reefs.leading
    covered = reefs.alga.reshape(*lead, SPACES).copy()
    before = covered.copy()
    for column in range(COLUMNS):
        target = np.asarray(row) * COLUMNS + column
        rank = np.where(covered, SPACES * SPACES, _NEAREST[target])
        place = rank.argmin(axis=-1)[..., None]
        free = ~np.take_along_axis(covered, place, axis=-1)
        if most is not None:
            free &= (np.asarray(most) > column)[..., None]
        here = np.take_along_axis(covered, place, axis=-1)
        np.put_along_axis(covered, place, here | free, axis=-1)
    return (covered & ~before).reshape(reefs.alga.shape)


def in_row(row: Array) -> Mask:
    """Give the spaces of a row (from 0): bool (..., 6, 5)."""
    rows = np.arange(ROWS) == np.asarray(row)[..., None]
    return np.repeat(rows[..., None], COLUMNS, axis=-1)


def clear(reefs: Reefs, spaces: Mask) -> None:
    """Take everything off spaces: builders of every level, and algae (R20)."""
    keep = ~spaces
    reefs.kind *= keep[..., None]
    reefs.genes *= keep[..., None]
    reefs.alga &= keep


def invade(reefs: Reefs, row: Array, kind: int, most: Array | None = None) -> None:
    """Clear a row, then settle unmutated builders of one type on each of its spaces."""
    spaces = in_row(row)
    clear(reefs, spaces)
    if most is not None:
        spaces = spaces & (np.arange(COLUMNS) < np.asarray(most)[..., None, None])
    reefs.kind[..., 0] = np.where(spaces, kind, reefs.kind[..., 0])


def carry_out(reefs: Reefs, effect: Effect, struck: Fate, lookups: Lookups) -> None:
    """Do what an effect does without a choice and without a roll, in place."""
    if effect.do in {"kill", "kill-commonest"}:
        if struck.dies.any():
            remove(reefs, struck.dies)
    elif effect.do == "clear":
        clear(reefs, reach(reefs, effect))
    elif effect.do == "dwellers":
        reefs.dwellers[..., [lookups.dweller[name] for name in effect.dwellers]] = 0
    elif effect.do == "overgrow":
        reefs.alga |= overgrown_spaces(reefs, effect, lookups)
    elif effect.do == "lose-token":
        reefs.genes &= np.uint16(~lookups.bit[effect.token] & 0xFFFF)


def rolls_row(effect: Effect) -> bool:
    """Tell whether each reef rolls a row for this effect."""
    return effect.do in {"invade", "bloom"}


def row_of(roll: Array) -> Array:
    """Turn a roll of 1 to 12 into a row from 0: 7 to 12 count as 1 to 6."""
    return (np.asarray(roll) - 1) % ROWS
