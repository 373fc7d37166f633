"""Set-up and phase 1 for many tables in lockstep."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import choices, phases
from reefkit.games.reef.bots.bridge import founders_allowed, founding_pool
from reefkit.games.reef.chunk import ALL, Chunk, Group, Tables
from reefkit.games.reef.mind import Mind
from reefkit.games.reef.phases import PLACES
from reefkit.games.reef.picking import count
from reefkit.games.reef.state import Array, Reefs
from reefkit.games.reef.supply import share, stock, tokens_for
from reefkit.match.chance import TABLE, KeyedChance


def found(chunk: Chunk) -> None:
    """Let every seat pick a board and place its founders."""
    state = chunk.state
    for group, mind in chunk.minds():
        board = group.bot.board(mind)
        state.boards[:, group.seats] = board
        state.reefs.depth[:, group.seats] = chunk.lookups.depth[board]
        state.reefs.land[:, group.seats] = chunk.lookups.land[board]
    founders = chunk.content.rules.numbers.founders
    if chunk.options.printed_supply:
        _found_in_turn(chunk, founders)
    else:
        for group, mind in chunk.minds():
            for index in range(founders):
                _one_founder(group, mind, index, None)
            chunk.put(group, mind)
    if chunk.options.mutated_triangle:
        for kind in range(1, len(chunk.lookups.builders)):
            roll = KeyedChance(chunk.keys).roll(
                12,
                owner=np.full(len(chunk.keys), TABLE),
                round=0,
                phase="founding",
                purpose="triangle",
                index=kind,
            )
            genes = chunk.lookups.mutated[roll, kind, 0]
            if chunk.options.printed_supply:
                left = stock(state, chunk.lookups).tokens
                genes = tokens_for(genes, left, np.ones(genes.shape, np.int64))
            state.triangle[:, kind] = genes


def _one_founder(group: Group, mind: Mind, index: int, left: Array | None) -> None:
    kind = group.bot.founder(mind, index, founders_allowed(mind, left))
    pool = founding_pool(mind, kind)
    space = group.bot.settle(mind, pool, kind, np.zeros_like(kind, np.uint16), index)
    phases.settle(mind.reefs, space, kind, np.zeros_like(kind))


def _found_in_turn(chunk: Chunk, founders: int) -> None:
    """Found seat by seat, so that the print limit serves seats in order (R1)."""
    for seat in range(chunk.seats):
        bot = next(g.bot for g in chunk.groups if seat in g.numbers)
        group = Group(bot, slice(seat, seat + 1), np.array([seat]))
        for index in range(founders):
            left = stock(chunk.state, chunk.lookups).builders[:, None, :]
            _one_founder(group, chunk.mind(group), index, left)


def dwellers(chunk: Chunk) -> None:
    """Carry out phase 1A: collect, then eat."""
    state = chunk.state
    open_ = ~state.recruits_stopped[:, None]
    room = phases.room(state.reefs, chunk.lookups) - state.reefs.dwellers.sum(axis=-1)
    room = np.maximum(room, 0) * open_
    quota = None
    if chunk.options.printed_supply:
        left = stock(state, chunk.lookups).dwellers
        quota = np.stack([share(left[:, n], room) for n in range(left.shape[-1])], axis=-1)
    for group, mind in chunk.minds():
        allowed = None if quota is None else quota[:, group.seats]
        mind.reefs.dwellers[...] += choices.recruits(group.bot, mind, room[:, group.seats], allowed)
        chunk.put(group, mind)
    for group, mind in chunk.minds():
        due = phases.grazing_due(mind.reefs)
        eaten = choices.grazing(group.bot, mind, due)
        phases.graze(mind.reefs, eaten.reshape(mind.reefs.alga.shape))
        chunk.put(group, mind)


def algae(chunk: Chunk) -> None:
    """Carry out phase 1B, and let dwellers leave that lost their support."""
    reefs = chunk.state.reefs
    most = chunk.content.rules.numbers.algae_each_round
    due = np.minimum(most, count(~reefs.alga, 2))
    grow(chunk, ALL, algae_left(chunk, ALL, due))
    support(chunk, ALL)


def algae_left(chunk: Chunk, tables: Tables, due: Array) -> Array:
    """Give how many algae each reef places, as far as the box has them (R1)."""
    if not chunk.options.printed_supply:
        return due
    return share(stock(chunk.state, chunk.lookups).algae[tables], due)


def grow(chunk: Chunk, tables: Tables, due: Array) -> None:
    """Place so many algae on each reef, where its bot says."""
    for group, mind in chunk.minds(tables):
        grown = choices.growth(group.bot, mind, due[:, group.seats])
        phases.grow(mind.reefs, grown.reshape(mind.reefs.alga.shape))
        chunk.put(group, mind, tables)


def support(chunk: Chunk, tables: Tables) -> None:
    """Let dwellers leave that lost their support (R18)."""
    reefs = chunk.state.reefs[tables]
    if not phases.overflow(reefs, chunk.lookups).any():
        return
    for group, mind in chunk.minds(tables):
        excess = phases.overflow(mind.reefs, chunk.lookups)
        phases.dismiss(mind.reefs, excess, choices.leaving(group.bot, mind))
        chunk.put(group, mind, tables)


def mutations(chunk: Chunk) -> None:
    """Carry out phase 1C: declare, roll, twice."""
    state = chunk.state
    quota = None
    rolls = chunk.content.rules.numbers.mutations_each_round
    if chunk.options.printed_supply:
        pool = phases.mutation_pool(state.reefs, chunk.options).any(axis=(-3, -2, -1))
        left = stock(state, chunk.lookups).tokens
        quota = np.stack(
            [share(left[:, n], np.asarray(pool * rolls)) for n in range(left.shape[-1])], -1
        )
    for index in range(rolls):
        for group, mind in chunk.minds():
            pool = phases.mutation_pool(mind.reefs, chunk.options)
            pool = pool.reshape(*mind.reefs.leading, PLACES)
            place = np.where(pool.any(axis=-1), group.bot.mutate(mind, pool, index), -1)
            roll = chunk.chance.roll(
                12,
                owner=group.numbers,
                round=state.round,
                phase="mutations",
                purpose="mutation",
                index=index,
            )
            bits = None if quota is None else _bits(quota[:, group.seats] > 0)
            before = phases.mutate(mind.reefs, place, roll, chunk.lookups, bits)
            if quota is not None:
                quota[:, group.seats] -= _gained(mind.reefs, place, before, quota.shape[-1])
            chunk.put(group, mind)


def _bits(mask: Array) -> Array:
    """Turn (..., tokens) truth values into token bits."""
    return (mask * (1 << np.arange(mask.shape[-1]))).sum(axis=-1).astype(np.uint16)


def _gained(reefs: Reefs, place: Array, before: Array, tokens: int) -> Array:
    """Count which tokens a mutation placed: int (..., tokens)."""
    genes = reefs.genes.reshape(*reefs.leading, PLACES)
    after = np.take_along_axis(genes, np.maximum(place, 0)[..., None], axis=-1)[..., 0]
    new = np.where(place >= 0, after & ~before, 0)
    return (new[..., None] >> np.arange(tokens)) & 1
