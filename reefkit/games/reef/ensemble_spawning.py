"""Phase 2 for many tables in lockstep."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import choices, phases, survey
from reefkit.games.reef.chunk import Chunk
from reefkit.games.reef.picking import pick
from reefkit.games.reef.state import TRIANGLE, Array, no_juveniles
from reefkit.games.reef.supply import (
    TriangleQuota,
    limit_juveniles,
    stock,
    tokens_for,
    triangle_quota,
)
from reefkit.match.chance import Luck


def spawning(chunk: Chunk) -> None:
    """Carry out phase 2A: spawn, and let urchins eat."""
    state = chunk.state
    left = stock(state, chunk.lookups) if chunk.options.printed_supply else None
    state.nursery = phases.spawn(state.reefs, chunk.lookups, chunk.options)
    if left is not None:
        limit_juveniles(state.nursery, left, chunk.lookups)
    pool, due = phases.eating_due(state.reefs, state.nursery, chunk.lookups)
    if due.any():
        for group, mind in chunk.minds():
            corals = pick(pool[:, group.seats], due[:, group.seats], group.bot.feed(mind))
            nursery = state.nursery[:, group.seats]
            phases.eat_juveniles(nursery, corals)
            for name in ("kind", "genes", "origin", "parent"):
                getattr(state.nursery, name)[:, group.seats] = getattr(nursery, name)
        state.nursery = phases.compact(state.nursery)


def triangle(chunk: Chunk) -> None:
    """Carry out phase 2B: the lowest take from the Coral Triangle, and the lost are rescued."""
    state = chunk.state
    takes = np.zeros(state.boards.shape, np.int8)
    if state.round > 1:
        total = survey.totals(state.score, state.round - 1, chunk.options)
        last = state.score[:, state.round - 2].sum(axis=-1)
        takes = phases.takers(total, last, state.round)
    lost = np.asarray(state.reefs.alga.all(axis=(-2, -1)) & chunk.options.rescue)
    quota = None
    if chunk.options.printed_supply:
        count = chunk.content.rules.numbers.triangle_juveniles
        quota = triangle_quota(stock(state, chunk.lookups), takes, count, lost)
    if takes.any():
        _take(chunk, takes, quota)
    for table, seat in np.argwhere(lost):
        _rescue(chunk, int(table), int(seat), quota)


def _take(chunk: Chunk, takes: Array, shared: TriangleQuota | None) -> None:
    state = chunk.state
    count = chunk.content.rules.numbers.triangle_juveniles
    quota = None if shared is None else shared.builders
    for index in range(int(takes.max(initial=0))):
        kinds = np.zeros(takes.shape, np.int64)
        amount = np.full(takes.shape, count)
        for group, mind in chunk.minds():
            allowed = np.broadcast_to(
                np.arange(len(chunk.lookups.builders)) > 0,
                (*mind.reefs.leading, len(chunk.lookups.builders)),
            )
            if quota is not None:
                enough = quota[:, group.seats] > 0
                allowed = allowed & (enough | ~enough[..., 1:].any(axis=-1, keepdims=True))
            kinds[:, group.seats] = group.bot.take(mind, index, allowed)
        kinds = np.where(takes > index, kinds, 0)
        genes = np.take_along_axis(state.triangle, kinds, axis=-1)
        if chunk.options.mutate_on_collection:
            roll = chunk.chance.roll(
                12,
                owner=np.arange(chunk.seats),
                round=state.round,
                phase="triangle",
                purpose="collection",
                index=index,
            )
            genes = chunk.lookups.mutated[roll, kinds, genes]
        if quota is not None:
            there = np.take_along_axis(quota, kinds[..., None], axis=-1)[..., 0]
            amount = np.minimum(count, there)
            np.put_along_axis(quota, kinds[..., None], (there - amount)[..., None], axis=-1)
        if shared is not None:
            genes = tokens_for(genes, shared.tokens, amount)
            used = (genes[..., None] >> np.arange(shared.tokens.shape[-1])) & 1
            shared.tokens[...] -= used * amount[..., None]
        for copy in range(count):
            state.nursery = phases.receive(
                state.nursery, np.where(amount > copy, kinds, 0), genes, TRIANGLE, 1
            )
    state.nursery = phases.compact(state.nursery)


def _rescue(chunk: Chunk, table: int, seat: int, quota: TriangleQuota | None) -> None:
    """Settle one Triangle juvenile on a reef that is overgrown whole (R26)."""
    state = chunk.state
    reef = state.reefs[table, seat]
    bare = reef.copy()
    bare.alga[...] = False
    kinds = np.arange(1, len(chunk.lookups.builders), dtype=np.uint8)
    if quota is not None:
        kinds = kinds[quota.rescues[table, seat, 1:] > 0]
    saves = [
        (kind, int(space))
        for kind in kinds
        for space in np.nonzero(
            np.logical_or(
                *phases.settling_pools(bare, np.asarray(kind), chunk.lookups, chunk.options)
            )
        )[0]
    ]
    if not saves:
        return
    luck = Luck(chunk.keys[table], seat, state.round, "triangle")
    kind, space = saves[int(luck.words("rescue")) % len(saves)]
    genes = state.triangle[table, kind]
    if quota is not None:
        genes = tokens_for(genes, quota.rescue_tokens[table, seat], np.array(1))
    phases.settle(reef, np.array(space), np.array(kind), genes)
    reef.alga.reshape(-1)[space] = False


def settlement(chunk: Chunk) -> None:
    """Carry out phase 2D; what finds no place dies."""
    state = chunk.state
    for group, mind in chunk.minds():
        nursery = state.nursery[:, group.seats]
        choices.settle_all(group.bot, mind, nursery)
        chunk.put(group, mind)
    state.nursery = no_juveniles(state.nursery.kind.shape[:-1])
