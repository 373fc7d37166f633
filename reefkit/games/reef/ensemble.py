"""Many tables played in lockstep by bots, by the rules of a played match.

Each phase is played for all tables of a chunk at once (architecture.md, decision 3). Chunks keep
memory small and data in the processor's cache. The result of a table depends on its key alone, not
on how tables are divided into chunks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np

from reefkit.games.reef import cards, decks, founding, growth, habitats, survey
from reefkit.games.reef.bots import decisions
from reefkit.games.reef.bots.decisions import founders_allowed
from reefkit.games.reef.bots.mind import BotView
from reefkit.games.reef.chunk import Chunk, Founding, StyleSeats
from reefkit.games.reef.content import Content, DeckName, DisasterEffect, Options, decks_due
from reefkit.games.reef.growth import PLACES
from reefkit.games.reef.pick import count_true
from reefkit.games.reef.state import (
    TRIANGLE,
    Array,
    Reefs,
    State,
    TriangleQuota,
    first_of,
    limit_juveniles,
    no_juveniles,
    share,
    stock,
    tokens_for,
    triangle_quota,
)
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import TABLE, KeyedChance, Luck


def _found(chunk: Chunk) -> None:
    state = chunk.state
    for group, mind in chunk.minds():
        board = np.asarray(group.bot.board(mind))
        if chunk.founding.board is not None:
            board = np.full_like(board, chunk.founding.board)
        state.boards[:, group.seats] = board
        state.reefs.depth[:, group.seats] = chunk.lookups.depth[board]
        state.reefs.land[:, group.seats] = chunk.lookups.land[board]
    founders = chunk.content.rules.numbers.founders
    if chunk.options.printed_supply:
        _found_in_turn(chunk, founders)
    else:
        for group, mind in chunk.minds():
            ground = habitats.Ground(mind.reefs, chunk.lookups, chunk.options)
            for index in range(founders):
                _place_founder(chunk, group, (mind, ground), index, None)
            chunk.put(group, mind)
    times = chunk.options.founder_mutations
    founding.mutate_founders(state.reefs, chunk.roll, chunk.lookups, founders, times)
    if chunk.options.mutated_triangle:
        for kind in range(1, len(chunk.lookups.builders)):
            roll = chunk.roll("triangle", TABLE, kind)[:, 0]
            genes = chunk.lookups.mutated[roll, kind, 0]
            if chunk.options.printed_supply:
                left = stock(state, chunk.lookups).tokens
                genes = tokens_for(genes, left, np.ones(genes.shape, np.int64))
            state.triangle[:, kind] = genes


def _place_founder(
    chunk: Chunk,
    group: StyleSeats,
    place: tuple[BotView, habitats.Ground],
    index: int,
    left: Array | None,
) -> None:
    mind, ground = place
    allowed = chunk.founding.narrow(mind, index, founders_allowed(ground, left))
    kind = group.bot.founder(mind, index, allowed)
    pool, _ = ground.pools(kind)
    genes = np.zeros_like(kind, np.uint16)
    space = group.bot.settle(mind, pool, np.zeros_like(pool), kind, genes, index)
    habitats.place_juveniles(mind.reefs, space, kind, genes)
    ground.take(space)


def _found_in_turn(chunk: Chunk, founders: int) -> None:
    """Place founders seat by seat, so that earlier seats get the last pieces in the box (R1)."""
    for seat in range(chunk.seats):
        whole = next(group for group in chunk.groups if seat in group.numbers)
        tastes = whole.tastes[whole.numbers == seat]
        group = StyleSeats(whole.bot, slice(seat, seat + 1), np.array([seat]), tastes)
        for index in range(founders):
            left = stock(chunk.state, chunk.lookups).builders[:, None, :]
            mind = chunk.mind(group)
            ground = habitats.Ground(mind.reefs, chunk.lookups, chunk.options)
            _place_founder(chunk, group, (mind, ground), index, left)


def dwellers(chunk: Chunk) -> None:
    state = chunk.state
    open_ = ~state.recruits_stopped[:, None]
    room = growth.dweller_room(state.reefs, chunk.lookups) - state.reefs.dwellers_in_all
    room = np.maximum(room, 0) * open_
    quota = None
    if chunk.options.printed_supply:
        left = stock(state, chunk.lookups).dwellers
        quota = np.stack([share(left[:, n], room) for n in range(left.shape[-1])], axis=-1)
    for group, mind in chunk.minds():
        allowed = None if quota is None else quota[:, group.seats]
        mind.reefs.dwellers[...] += decisions.recruits(
            group.bot, mind, room[:, group.seats], allowed
        )
        chunk.put(group, mind)
    for group, mind in chunk.minds():
        due = growth.grazing_due(mind.reefs)
        eaten = decisions.grazing(group.bot, mind, due)
        growth.clear_algae(mind.reefs, eaten.reshape(mind.reefs.alga.shape))
        chunk.put(group, mind)


def _algae(chunk: Chunk) -> None:
    reefs = chunk.state.reefs
    most = chunk.content.rules.numbers.algae_each_round
    due = np.minimum(most, count_true(~reefs.alga, 2))
    _grow(chunk, _algae_left(chunk, due))
    _support(chunk)


def _algae_left(chunk: Chunk, due: Array) -> Array:
    """Return `due`, the algae that each reef places, limited to those left in the box (R1)."""
    if not chunk.options.printed_supply:
        return due
    return share(stock(chunk.state, chunk.lookups).algae, due)


def _grow(chunk: Chunk, due: Array) -> None:
    for group, mind in chunk.minds():
        grown = decisions.algae_growth(group.bot, mind, due[:, group.seats])
        growth.add_algae(mind.reefs, grown.reshape(mind.reefs.alga.shape))
        chunk.put(group, mind)


def _support(chunk: Chunk) -> None:
    if not chunk.state.reefs.dwellers.any():
        return
    excess = growth.overflow(chunk.state.reefs, chunk.lookups)
    for group in chunk.groups:
        leaves = excess[:, group.seats]
        rows = np.flatnonzero(leaves)
        if rows.size:
            mind = chunk.mind(group)
            some = mind.flat(rows)
            order = decisions.leaving(group.bot, some)
            growth.remove_dwellers(some.reefs, leaves.reshape(-1)[rows], order)
            mind.reefs.dwellers[np.nonzero(leaves)] = some.reefs.dwellers
            chunk.put(group, mind)


def _mutations(chunk: Chunk) -> None:
    state = chunk.state
    quota = None
    rolls = chunk.content.rules.numbers.mutations_each_round
    if chunk.options.printed_supply:
        pool = growth.mutation_pool(state.reefs, chunk.options).any(axis=(-3, -2, -1))
        left = stock(state, chunk.lookups).tokens
        quota = np.stack(
            [share(left[:, n], np.asarray(pool * rolls)) for n in range(left.shape[-1])], -1
        )
    for index in range(rolls):
        for group, mind in chunk.minds():
            pool = growth.mutation_pool(mind.reefs, chunk.options)
            pool = pool.reshape(*mind.reefs.leading, PLACES)
            place = group.bot.mutate(mind, pool, index)
            roll = chunk.roll("mutation", group.numbers, index)
            bits = None if quota is None else _bits(quota[:, group.seats] > 0)
            before = growth.mutate_builders(mind.reefs, place, roll, chunk.lookups, bits)
            if quota is not None:
                quota[:, group.seats] -= _gained(mind.reefs, place, before, quota.shape[-1])
            chunk.put(group, mind)


def _bits(mask: Array) -> Array:
    return (mask * (1 << np.arange(mask.shape[-1]))).sum(axis=-1).astype(np.uint16)


def _gained(reefs: Reefs, place: Array, before: Array, tokens: int) -> Array:
    genes = reefs.genes.reshape(*reefs.leading, PLACES)
    after = np.take_along_axis(genes, np.maximum(place, 0)[..., None], axis=-1)[..., 0]
    new = np.where(place >= 0, after & ~before, 0)
    return (new[..., None] >> np.arange(tokens)) & 1


def _spawning(chunk: Chunk) -> None:
    state = chunk.state
    left = stock(state, chunk.lookups) if chunk.options.printed_supply else None
    state.nursery = growth.spawn(state.reefs, chunk.lookups, chunk.options)
    if chunk.options.mutate_at_spawning:
        growth.mutate_juveniles(state.nursery, chunk.roll, chunk.lookups)
    if left is not None:
        limit_juveniles(state.nursery, left, chunk.lookups)
    pool, due = growth.eating_due(state.reefs, state.nursery, chunk.lookups)
    if due.any():
        for group, mind in chunk.minds():
            at = (slice(None), group.seats)
            pool[at] = decisions.picked(group.bot.feed, mind, pool[at], due[at])
        growth.eat_juveniles(state.nursery, pool)


def triangle(chunk: Chunk) -> None:
    state = chunk.state
    takes = np.zeros(state.boards.shape, np.int8)
    if state.round > 1:
        total = survey.totals(state.score, state.round - 1, chunk.options)
        last = state.score[:, state.round - 2].sum(axis=-1)
        takes = growth.takers(total, last, state.round)
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
            roll = chunk.roll("collection", np.arange(chunk.seats), index)
            genes = chunk.lookups.mutated[roll, kinds, genes]
        if quota is not None:
            there = np.take_along_axis(quota, kinds[..., None], axis=-1)[..., 0]
            amount = np.minimum(count, there)
            np.put_along_axis(quota, kinds[..., None], (there - amount)[..., None], axis=-1)
        if shared is not None:
            genes = tokens_for(genes, shared.tokens, amount)
            used = (genes[..., None] >> np.arange(shared.tokens.shape[-1])) & 1
            shared.tokens[...] -= used * amount[..., None]
        given = np.where(np.arange(count) < amount[..., None], kinds[..., None], 0)
        state.nursery = growth.receive_juveniles(state.nursery, given, genes, TRIANGLE)


def _rescue(chunk: Chunk, table: int, seat: int, quota: TriangleQuota | None) -> None:
    """Settle one Triangle juvenile on a completely overgrown reef (R26)."""
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
                *habitats.settling_pools(bare, np.asarray(kind), chunk.lookups, chunk.options)
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
    habitats.place_juveniles(reef, np.array(space), np.array(kind), genes)
    reef.alga.reshape(-1)[space] = False


def _settlement(chunk: Chunk) -> None:
    state = chunk.state
    for group, mind in chunk.minds():
        nursery = state.nursery[:, group.seats]
        decisions.settle_all(group.bot, mind, nursery)
        chunk.put(group, mind)
    state.nursery = no_juveniles(state.nursery.kind.shape[:-1])


def _catastrophe(chunk: Chunk) -> None:
    for deck in decks_due(chunk.content.rules, chunk.options, int(chunk.state.round)):
        _card(chunk, deck, extra=False)


def _card(chunk: Chunk, deck: DeckName, *, extra: bool) -> None:
    state = chunk.state
    card = decks.draw(state, deck, KeyedChance(chunk.keys), chunk.lookups, extra=extra)
    order = np.argsort(card, kind="stable")
    struck = order[np.count_nonzero(card < 0) :]
    by_card = chunk.part(struck)  # sorted by card, so that equal cards are slices
    by_card.state.struck[np.arange(len(struck)), state.round - 1, card[struck]] += 1
    numbers, first = np.unique(card[struck], return_index=True)
    alike = [by_card.part(slice(*ends)) for ends in pairwise([*first, len(struck)])]
    for number, some in zip(numbers, alike, strict=True):
        for effect in _effects(chunk, number):
            if effect.do != "draw":
                _effect(some, effect)
    if alike:
        _support(by_card)
    for number, some in zip(numbers, alike, strict=True):
        for effect in _effects(chunk, number):  # extra cards, one after the other (R24)
            for _ in range(effect.count if effect.do == "draw" else 0):
                _card(some, effect.deck, extra=True)
    chunk.put_back(struck, by_card)
    decks.put_away(state, card, back=chunk.options.reshuffle_each_draw)


def _effects(chunk: Chunk, number: int) -> tuple[DisasterEffect, ...]:
    return chunk.content.cards[chunk.lookups.cards[number]].effects


def _effect(chunk: Chunk, effect: DisasterEffect) -> None:
    reefs = chunk.state.reefs
    if effect.do == "no-recruits":
        chunk.state.stopping[:] = True
    elif effect.do == "add-algae":
        due = cards.fate(reefs, effect, chunk.lookups).due
        _grow(chunk, _algae_left(chunk, due))
    elif cards.rolls_row(effect):
        _row(chunk, effect)
    elif effect.do == "overgrow":
        spaces = cards.overgrown_spaces(reefs, effect, chunk.lookups)
        due = count_true(spaces, 2)
        if chunk.options.printed_supply:
            spaces = first_of(spaces, _algae_left(chunk, due))
        reefs.alga |= spaces
    else:
        fate = cards.fate(reefs, effect, chunk.lookups)
        cards.carry_out(reefs, effect, fate, chunk.lookups)
        _choose(chunk, effect, fate)


def _row(chunk: Chunk, effect: DisasterEffect) -> None:
    state, reefs = chunk.state, chunk.state.reefs
    roll = chunk.roll("row", np.arange(chunk.seats), state.rows_rolled[:, None])
    state.rows_rolled += 1
    row = cards.row_of(roll)
    need = np.full(row.shape, 5)
    if effect.do == "bloom":
        most = _algae_left(chunk, need) if chunk.options.printed_supply else None
        reefs.alga |= cards.bloom_spaces(reefs, row, most)
        return
    kind = chunk.lookups.kind[effect.builder]
    cards.clear(reefs, cards.in_row(row))
    most = None
    if chunk.options.printed_supply:
        most = share(stock(state, chunk.lookups).builders[:, kind], need)
    cards.invade(reefs, row, kind, most)


def _choose(chunk: Chunk, effect: DisasterEffect, fate: cards.Fate) -> None:
    if not (fate.due.any() or fate.kinds.any()):
        return
    for group, mind in chunk.minds():
        due, kinds = fate.due[:, group.seats], fate.kinds[:, group.seats]
        dies = np.zeros(mind.reefs.kind.shape, bool)
        if due.any():
            pool = fate.pool[:, group.seats].reshape(*mind.reefs.leading, PLACES)
            dies = decisions.picked(group.bot.sacrifice, mind, pool, due).reshape(dies.shape)
        if kinds.any():
            tied = kinds.any(axis=-1)
            kind = np.where(tied, group.bot.sacrifice_type(mind, kinds), 0)
            dies = dies | cards.of_kind(mind.reefs, effect, chunk.lookups, kind)
        growth.remove_builders(mind.reefs, dies)
        chunk.put(group, mind)


CHUNK = 2_500
"""Tables per chunk: smaller chunks spend more time on calls, larger ones need more memory.

100,000 tables are 40 chunks, which two processes share equally.
"""

PHASES: tuple[tuple[str, Callable[[Chunk], None]], ...] = (
    ("dwellers", dwellers),
    ("algae", _algae),
    ("mutations", _mutations),
    ("spawning", _spawning),
    ("triangle", triangle),
    ("settlement", _settlement),
    ("catastrophe", _catastrophe),
)
"""Phases 1A to 3. Bots do not trade, so there is no 2C."""


class Ensemble:
    """A chunk of tables that bots play from set-up to the last survey."""

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups | None = None,
        founding: Founding = Founding(),  # noqa: B008  # immutable
    ) -> None:
        self.chunk = Chunk(keys, styles, content, options, lookups or Lookups(content), founding)
        self.step: Callable[[str], None] = lambda _: None
        """Called with a phase's name after each phase, for benches and tests."""

    @property
    def state(self) -> State:
        return self.chunk.state

    def play(self) -> State:
        chunk, state = self.chunk, self.chunk.state
        _found(chunk)
        self.step("founding")
        for _ in range(chunk.options.rounds):
            state.round += 1
            for name, phase in PHASES:
                state.phase = name
                phase(chunk)
                self.step(name)
            state.phase = "survey"
            _survey(chunk)
            self.step("survey")
        if chunk.options.team_bonus:
            points = chunk.content.rules.score.team_bonus
            state.bonus[:] = survey.team_bonus(state.score, state.round, points)
        state.phase = "over"
        return state


def _survey(chunk: Chunk) -> None:
    state = chunk.state
    at = state.round - 1
    found = survey.builders_of(state.reefs)
    state.score[:, at] = survey.score(state.reefs, chunk.lookups, found)
    state.abundance[:, at] = survey.abundance(state.reefs, chunk.lookups, found)
    state.algae[:, at] = count_true(state.reefs.alga, 2)
    growth.clear_built_over(state.reefs, chunk.options)
    _support(chunk)
    state.recruits_stopped[:] = state.stopping
    state.stopping[:] = False
    state.cards_drawn[:] = 0
    state.rows_rolled[:] = 0
