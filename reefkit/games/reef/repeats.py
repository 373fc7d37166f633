"""Choices that repeat one just made, for all that is left to do in a phase."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import growth, habitats
from reefkit.games.reef.actions import Graze, Grow, Settle, Space
from reefkit.games.reef.cards import nearest_first
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.state import (
    SPACES,
    Array,
    Step,
)
from reefkit.match.errors import reject

_NEAREST = nearest_first()
_FAR = SPACES * SPACES


def place_alike(
    play: Step, seat: int, slot: int, like: Space, most: int | None = None
) -> Settle | None:
    """Settle up to `most` juveniles identical to the one in `slot` (None: all), near a space.

    `like` is the space just used. Spaces of its depth come first, then the nearest. Juveniles stack
    only if `like` has more than one builder. None if no juvenile may settle.

    Raises
    ------
    Rejection
        If the nursery has no juvenile in that slot.
    """
    mine = play.state.nursery[seat]
    if not 0 <= slot < mine.kind.shape[-1] or not mine.kind[slot]:
        raise reject("no-such-juvenile", slot=slot)
    same = (mine.kind == mine.kind[slot]) & (mine.genes == mine.genes[slot])
    slots = [int(each) for each in np.nonzero(same)[0]][:most]
    reef = play.reef(seat).copy()
    may_stack = int(reef.height[like[0] - 1, like[1] - 1]) > 1
    rank = _likeness(reef.depth.reshape(-1), like)
    kind, genes = mine.kind[slot], mine.genes[slot]
    placed = []
    for each in slots:
        pool = habitats.settling_pool(reef, kind, play.lookups, play.options)
        if not may_stack:
            pool = pool & reef.empty.reshape(-1)
        if not pool.any():
            break
        index = int(np.where(pool, rank, 2 * _FAR).argmin())
        habitats.place_juveniles(reef, np.array(index), kind, genes)
        placed.append((each, *_space(index)))
    return Settle(tuple(placed)) if placed else None


def grow_alike(play: Step, seat: int, like: Space) -> Grow | None:
    """Place the algae that are left on the spaces nearest to `like`; None if there is no space.

    Algae are placed over builders only if no space is empty and `like`, the space just used, has a
    builder, too.
    """
    empty, over = growth.growing_pool(play.reef(seat))
    covered = bool(play.reef(seat).kind[like[0] - 1, like[1] - 1, 0])
    pool = empty if empty.any() or not covered else over
    spaces = _nearest(pool, like, play.turn.due[seat])
    return Grow(spaces) if spaces else None


def graze_alike(play: Step, seat: int, like: Space) -> Graze | None:
    """Let the dwellers that are left eat the algae nearest to `like`; None if there are none.

    If the alga eaten at `like` covered a builder, algae over builders are eaten first; otherwise
    those on empty spaces.
    """
    reef = play.reef(seat)
    alike = (reef.kind[..., 0] != 0) == (reef.kind[like[0] - 1, like[1] - 1, 0] != 0)
    left = play.turn.due[seat]
    first = _nearest(reef.alga & alike, like, left)
    spaces = first + _nearest(reef.alga & ~alike, like, left - len(first))
    return Graze(spaces) if spaces else None


def _likeness(depth: Array, like: Space) -> Array:
    """Rank all spaces by likeness to one: same depth first, then the nearest: int (30,)."""
    index = (like[0] - 1) * COLUMNS + like[1] - 1
    other = depth != depth[index]
    return np.asarray(_NEAREST[index] + _FAR * other)


def _nearest(mask: Array, like: Space, most: int) -> tuple[Space, ...]:
    index = (like[0] - 1) * COLUMNS + like[1] - 1
    there = np.nonzero(mask.reshape(-1))[0]
    chosen = there[np.argsort(_NEAREST[index][there])][: max(most, 0)]
    return tuple(_space(int(each)) for each in chosen)


def _space(index: int) -> Space:
    return index // COLUMNS + 1, index % COLUMNS + 1
