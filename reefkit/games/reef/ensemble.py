"""Many tables in lockstep, by the very rules that a played match uses (DESIGN.md, decision 3).

A chunk of tables has its keys, its arrays, and the bots of its seats; each phase is played for all
of them at once. `simulate` plays thousands of tables in chunks, on several processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from reefkit.games.reef import cards, growth, survey
from reefkit.games.reef import content as stored
from reefkit.games.reef.bots import decisions
from reefkit.games.reef.bots.decisions import founders_allowed, founding_pool
from reefkit.games.reef.bots.styles import STYLES, Bot, Mind, Planner
from reefkit.games.reef.content import Content, DeckName, DisasterCard, DisasterEffect, Options
from reefkit.games.reef.growth import PLACES
from reefkit.games.reef.rules import new_arrays
from reefkit.games.reef.state import (
    TRIANGLE,
    Array,
    Lookups,
    Reefs,
    State,
    TriangleQuota,
    count_true,
    first_of,
    limit_juveniles,
    no_juveniles,
    pick,
    share,
    stock,
    tokens_for,
    triangle_quota,
)
from reefkit.games.reef.survey import totals
from reefkit.match.random import TABLE, KeyedChance, Luck, keys_from

# ---- A chunk of tables in lockstep: their keys, their arrays, and which bot plays which seats

Tables = Array | slice
"""Which tables of a chunk: their numbers, or all of them."""

ALL = slice(None)


@dataclass(slots=True)
class StyleSeats:
    """The seats that one bot plays."""

    bot: Bot
    seats: slice | Array
    numbers: Array
    tastes: Array  #: Which of the bot's tastes each of the seats has.


ALL_KINDS = 0
"""Stands for builders of any type."""


class Founding(NamedTuple):
    """How the seats of an experiment's tables begin; by itself as their bots like."""

    board: int | None = None  #: The board of every seat.
    kind: int = ALL_KINDS  #: The type of the founders, as far as it can live on the board.
    types: int = 0  #: Of how many types they are; 0: of any number.

    def narrow(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Narrow down the types allowed for a founder, as far as any of them is left."""
        if self == Founding():
            return allowed
        kinds = np.arange(allowed.shape[-1])
        narrowed = allowed & ((kinds == self.kind) | (self.kind == ALL_KINDS))
        if self.types:
            there = (mind.reefs.kind[..., 0, None] == kinds).any(axis=(-3, -2))
            narrowed = narrowed & (~there if index < self.types else there)
        return np.where(narrowed.any(axis=-1, keepdims=True), narrowed, allowed)


class Chunk:
    """Tables in lockstep."""

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups,
        founding: Founding = Founding(),  # noqa: B008  # a tuple, which nobody can change
    ) -> None:
        self.founding = founding
        self.content, self.options, self.lookups = content, options, lookups
        self.keys = np.asarray(keys, np.uint64)
        self.seats = len(styles)
        self.chance = KeyedChance(self.keys[:, None])
        self.state = new_arrays((len(self.keys),), self.seats, content, options, lookups)
        self.groups = _groups(styles)

    def minds(self, tables: Tables = ALL) -> Iterator[tuple[StyleSeats, Mind]]:
        """Return each group's view of its own reefs."""
        for group in self.groups:
            yield group, self.mind(group, tables)

    def mind(self, group: StyleSeats, tables: Tables = ALL) -> Mind:
        """Return one group's view of its own reefs."""
        state = self.state
        where = (tables, group.seats) if isinstance(tables, slice) else _cross(tables, group)
        luck = Luck(self.keys[tables][:, None], group.numbers, state.round, state.phase)
        return Mind(
            state.reefs[where],
            state.boards[where],
            state.triangle[tables][:, None, :],
            state.round,
            self.options.rounds,
            self.content,
            self.options,
            self.lookups,
            luck,
            np.broadcast_to(group.tastes, state.boards[where].shape),
        )

    def put(self, group: StyleSeats, mind: Mind, tables: Tables = ALL) -> None:
        """Write a group's reefs back, where they are copies."""
        if isinstance(tables, slice) and isinstance(group.seats, slice):
            return
        where = (tables, group.seats) if isinstance(tables, slice) else _cross(tables, group)
        self.state.reefs.put(where, mind.reefs)


def _groups(styles: Sequence[str]) -> list[StyleSeats]:
    """Group the seats by bot, all planners as one; neighbouring seats are views of the arrays."""
    bots: list[Bot] = [STYLES[style] for style in styles]
    planners = list(dict.fromkeys(bot for bot in bots if isinstance(bot, Planner)))
    planner = Planner(*(taste for each in planners for taste in each.tastes))
    tastes = [planners.index(bot) if isinstance(bot, Planner) else 0 for bot in bots]
    played = [planner if isinstance(bot, Planner) else bot for bot in bots]
    groups = []
    for bot in dict.fromkeys(played):
        numbers = np.array([n for n, each in enumerate(played) if each is bot])
        whole = numbers[-1] - numbers[0] + 1 == len(numbers)
        seats = slice(int(numbers[0]), int(numbers[-1]) + 1) if whole else numbers
        groups.append(StyleSeats(bot, seats, numbers, np.array(tastes)[numbers]))
    return groups


def _cross(tables: Array, group: StyleSeats) -> tuple[Array, Array]:
    """Index tables and seats crosswise."""
    return np.ix_(tables, group.numbers)  # type: ignore[return-value]


# ---- Set-up and phase 1 for many tables in lockstep


def _found(chunk: Chunk) -> None:
    """Let every seat pick a board and place its founders."""
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
            for index in range(founders):
                _one_founder(chunk, group, mind, index, None)
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


def _one_founder(
    chunk: Chunk, group: StyleSeats, mind: Mind, index: int, left: Array | None
) -> None:
    allowed = chunk.founding.narrow(mind, index, founders_allowed(mind, left))
    kind = group.bot.founder(mind, index, allowed)
    pool = founding_pool(mind, kind)
    space = group.bot.settle(mind, pool, kind, np.zeros_like(kind, np.uint16), index)
    growth.place_juveniles(mind.reefs, space, kind, np.zeros_like(kind))


def _found_in_turn(chunk: Chunk, founders: int) -> None:
    """Found seat by seat, so that the print limit serves seats in order (R1)."""
    for seat in range(chunk.seats):
        whole = next(group for group in chunk.groups if seat in group.numbers)
        tastes = whole.tastes[whole.numbers == seat]
        group = StyleSeats(whole.bot, slice(seat, seat + 1), np.array([seat]), tastes)
        for index in range(founders):
            left = stock(chunk.state, chunk.lookups).builders[:, None, :]
            _one_founder(chunk, group, chunk.mind(group), index, left)


def dwellers(chunk: Chunk) -> None:
    """Carry out phase 1A: collect, then eat."""
    state = chunk.state
    open_ = ~state.recruits_stopped[:, None]
    room = growth.dweller_room(state.reefs, chunk.lookups) - state.reefs.dwellers.sum(axis=-1)
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
    """Carry out phase 1B, and let dwellers leave that lost their support."""
    reefs = chunk.state.reefs
    most = chunk.content.rules.numbers.algae_each_round
    due = np.minimum(most, count_true(~reefs.alga, 2))
    _grow(chunk, ALL, _algae_left(chunk, ALL, due))
    _support(chunk, ALL)


def _algae_left(chunk: Chunk, tables: Tables, due: Array) -> Array:
    """Return how many algae each reef places, as far as the box has them (R1)."""
    if not chunk.options.printed_supply:
        return due
    return share(stock(chunk.state, chunk.lookups).algae[tables], due)


def _grow(chunk: Chunk, tables: Tables, due: Array) -> None:
    """Place so many algae on each reef, where its bot says."""
    for group, mind in chunk.minds(tables):
        grown = decisions.algae_growth(group.bot, mind, due[:, group.seats])
        growth.add_algae(mind.reefs, grown.reshape(mind.reefs.alga.shape))
        chunk.put(group, mind, tables)


def _support(chunk: Chunk, tables: Tables) -> None:
    """Let dwellers leave that lost their support (R18)."""
    everyone = chunk.state.reefs.dwellers[tables]
    if not everyone.any():
        return
    excess = growth.overflow(chunk.state.reefs[tables], chunk.lookups)
    for group in chunk.groups:
        leaves = excess[:, group.seats]
        if leaves.any():
            mind = chunk.mind(group, tables)
            growth.remove_dwellers(mind.reefs, leaves, decisions.leaving(group.bot, mind))
            chunk.put(group, mind, tables)


def _mutations(chunk: Chunk) -> None:
    """Carry out phase 1C: declare, roll, twice."""
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
            before = growth.mutate_builders(mind.reefs, place, roll, chunk.lookups, bits)
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


# ---- Phase 2 for many tables in lockstep


def _spawning(chunk: Chunk) -> None:
    """Carry out phase 2A: spawn, and let urchins eat."""
    state = chunk.state
    left = stock(state, chunk.lookups) if chunk.options.printed_supply else None
    state.nursery = growth.spawn(state.reefs, chunk.lookups, chunk.options)
    if left is not None:
        limit_juveniles(state.nursery, left, chunk.lookups)
    pool, due = growth.eating_due(state.reefs, state.nursery, chunk.lookups)
    if due.any():
        for group, mind in chunk.minds():
            corals = pick(pool[:, group.seats], due[:, group.seats], group.bot.feed(mind))
            nursery = state.nursery[:, group.seats]
            growth.eat_juveniles(nursery, corals)
            for name in ("kind", "genes", "origin", "parent"):
                getattr(state.nursery, name)[:, group.seats] = getattr(nursery, name)
        state.nursery = growth.compact(state.nursery)


def triangle(chunk: Chunk) -> None:
    """Carry out phase 2B: the lowest take from the Coral Triangle, and the lost are rescued."""
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
            state.nursery = growth.receive_juveniles(
                state.nursery, np.where(amount > copy, kinds, 0), genes, TRIANGLE, 1
            )
    state.nursery = growth.compact(state.nursery)


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
                *growth.settling_pools(bare, np.asarray(kind), chunk.lookups, chunk.options)
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
    growth.place_juveniles(reef, np.array(space), np.array(kind), genes)
    reef.alga.reshape(-1)[space] = False


def _settlement(chunk: Chunk) -> None:
    """Carry out phase 2D; what finds no place dies."""
    state = chunk.state
    for group, mind in chunk.minds():
        nursery = state.nursery[:, group.seats]
        decisions.settle_all(group.bot, mind, nursery)
        chunk.put(group, mind)
    state.nursery = no_juveniles(state.nursery.kind.shape[:-1])


# ---- Phase 3 for many tables in lockstep: tables that drew the same card resolve it together


def _catastrophe(chunk: Chunk) -> None:
    """Carry out phase 3: the round's cards, one after the other."""
    schedule = chunk.content.rules.schedule.cards
    for deck in schedule[min(chunk.state.round, len(schedule)) - 1]:
        _card(chunk, np.arange(len(chunk.keys)), deck, extra=False)


def _card(chunk: Chunk, tables: Array, deck: DeckName, *, extra: bool) -> None:
    """Draw a card at each table, resolve it, and put it away."""
    state = chunk.state
    pile, discard, drawn = state.deck[tables], state.discard[tables], state.cards_drawn[tables]
    card = cards.draw(
        pile,
        discard,
        drawn,
        name=deck,
        extra=extra,
        round_=state.round,
        chance=KeyedChance(chunk.keys[tables]),
        lookups=chunk.lookups,
    )
    state.deck[tables], state.discard[tables], state.cards_drawn[tables] = pile, discard, drawn
    there = card >= 0
    state.struck[tables[there], state.round - 1, card[there]] += 1
    alike = [(int(number), tables[card == number]) for number in np.unique(card[there])]
    for number, struck in alike:
        _resolve(chunk, struck, number)
    if there.any():
        _support(chunk, tables[there])
    for number, struck in alike:
        _draw_more(chunk, struck, number)
    pile, discard = state.deck[tables], state.discard[tables]
    cards.put_away(pile, discard, card, back=chunk.options.reshuffle_each_draw)
    state.deck[tables], state.discard[tables] = pile, discard


def _resolve(chunk: Chunk, tables: Array, number: int) -> None:
    card: DisasterCard = chunk.content.cards[chunk.lookups.cards[number]]
    for effect in card.effects:
        if effect.do != "draw":
            _effect(chunk, tables, effect)


def _draw_more(chunk: Chunk, tables: Array, number: int) -> None:
    """Draw the cards that a card draws, at once and one after the other (R24)."""
    for effect in chunk.content.cards[chunk.lookups.cards[number]].effects:
        for _ in range(effect.count if effect.do == "draw" else 0):
            _card(chunk, tables, effect.deck, extra=True)


def _effect(chunk: Chunk, tables: Array, effect: DisasterEffect) -> None:
    state = chunk.state
    if effect.do == "no-recruits":
        state.stopping[tables] = True
        return
    reefs = state.reefs[tables]
    if effect.do == "add-algae":
        due = cards.fate(reefs, effect, chunk.lookups).due
        _grow(chunk, tables, _algae_left(chunk, tables, due))
        return
    if cards.rolls_row(effect):
        _row(chunk, tables, reefs, effect)
    elif effect.do == "overgrow":
        spaces = cards.overgrown_spaces(reefs, effect, chunk.lookups)
        due = spaces.sum(axis=(-2, -1))
        if chunk.options.printed_supply:
            spaces = first_of(spaces, _algae_left(chunk, tables, due))
        reefs.alga |= spaces
    else:
        fate = cards.fate(reefs, effect, chunk.lookups)
        cards.carry_out(reefs, effect, fate, chunk.lookups)
        state.reefs.put(tables, reefs)
        _choose(chunk, tables, effect, fate)
        return
    state.reefs.put(tables, reefs)


def _row(chunk: Chunk, tables: Array, reefs: Reefs, effect: DisasterEffect) -> None:
    state = chunk.state
    owner = np.arange(chunk.seats)
    roll = KeyedChance(chunk.keys[tables][:, None]).roll(
        12,
        owner=owner,
        round=state.round,
        phase="catastrophe",
        purpose="row",
        index=state.rows_rolled[tables][:, None],
    )
    state.rows_rolled[tables] += 1
    row = cards.row_of(roll)
    need = np.full(row.shape, 5)
    if effect.do == "bloom":
        most = _algae_left(chunk, tables, need) if chunk.options.printed_supply else None
        reefs.alga |= cards.bloom_spaces(reefs, row, most)
        return
    kind = chunk.lookups.kind[effect.builder]
    cards.clear(reefs, cards.in_row(row))
    most = None
    if chunk.options.printed_supply:
        state.reefs.put(tables, reefs)
        most = share(stock(state, chunk.lookups).builders[tables, kind], need)
    cards.invade(reefs, row, kind, most)


def _choose(chunk: Chunk, tables: Array, effect: DisasterEffect, fate: cards.Fate) -> None:
    """Let the owners choose what the card leaves open."""
    if not (fate.due.any() or fate.kinds.any()):
        return
    for group, mind in chunk.minds(tables):
        due, kinds = fate.due[:, group.seats], fate.kinds[:, group.seats]
        dies = np.zeros(mind.reefs.kind.shape, bool)
        if due.any():
            pool = fate.pool[:, group.seats].reshape(*mind.reefs.leading, PLACES)
            dies = pick(pool, due, group.bot.sacrifice(mind)).reshape(dies.shape)
        if kinds.any():
            tied = kinds.any(axis=-1)
            kind = np.where(tied, group.bot.sacrifice_type(mind, kinds), 0)
            dies = dies | cards.of_kind(mind.reefs, effect, chunk.lookups, kind)
        growth.remove_builders(mind.reefs, dies)
        chunk.put(group, mind, tables)


# ---- Many tables in lockstep, by the very rules that a played match uses (DESIGN.md, decision 3)
#
# A chunk of tables is one `State` whose arrays have one axis of tables in front. Seats are played
# by bots; every choice goes through the same masks and the same chance as at a single table, so a
# table inside a chunk equals the same table alone (a test holds the two against each other in
# every state array, for hundreds of tables).

CHUNK = 4_000
"""Tables played together: smaller chunks spend more on calls, larger ones more memory."""

PHASES: tuple[tuple[str, Callable[[Chunk], None]], ...] = (
    ("dwellers", dwellers),
    ("algae", _algae),
    ("mutations", _mutations),
    ("spawning", _spawning),
    ("triangle", triangle),
    ("settlement", _settlement),
    ("catastrophe", _catastrophe),
)
"""Phases 1A to 3; bots do not trade, so there is no 2C."""


class Ensemble:
    """A chunk of tables, played by bots from set-up to the last survey."""

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups | None = None,
        founding: Founding = Founding(),  # noqa: B008  # as above
    ) -> None:
        self.chunk = Chunk(keys, styles, content, options, lookups or Lookups(content), founding)
        self.step: Callable[[str], None] = lambda _: None
        """Called with a phase's name after each phase, for benches and tests."""

    @property
    def state(self) -> State:
        """The state of all tables."""
        return self.chunk.state

    def play(self) -> State:
        """Play all rounds and give the final state."""
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
    _support(chunk, ALL)
    state.recruits_stopped[:] = state.stopping
    state.stopping[:] = False
    state.cards_drawn[:] = 0
    state.rows_rolled[:] = 0


# ---- Thousands of tables, in chunks, on several processes, with progress
#
# Chunks keep memory small and the processor's cache warm; every table is the one that its seed
# would give alone, whatever the chunks.

Progress = Callable[[int], object]


@dataclass(frozen=True, slots=True)
class Results:
    """What is kept of every table."""

    points: Array  #: int64 (tables, seats). Over all rounds, the team bonus included.
    rounds: Array  #: int16 (tables, rounds, seats). Points of each round.
    #: int16 (tables, rounds, seats). Types of builders and dwellers on each reef at each survey
    #: (R31): alpha diversity.
    richness: Array
    gamma: Array  #: int16 (tables, rounds). Types on the table.
    boards: Array  #: int8 (tables, seats)
    struck: Array  #: uint8 (tables, rounds, cards). How often each card struck.


Job = tuple[int, int, Sequence[str], Content, Options]
"""First seed, number of tables, styles, content and options of a chunk."""


def _play_chunk(job: Job) -> Results:
    first, count, styles, content, options = job
    state = Ensemble(keys_from(first, count), styles, content, options).play()
    present = state.abundance > 0
    return Results(
        totals(state.score, options.rounds, options) + state.bonus,
        state.score.sum(axis=-1, dtype=np.int16),
        present.sum(axis=-1, dtype=np.int16),
        present.any(axis=-2).sum(axis=-1, dtype=np.int16),
        state.boards,
        state.struck,
    )


def simulate(
    tables: int,
    styles: Sequence[str],
    *,
    options: Options | None = None,
    content: Content | None = None,
    first_seed: int = 0,
    processes: int = 1,
    chunk: int = CHUNK,
    progress: Progress | None = None,
) -> Results:
    """Play so many tables of bots and give their results.

    Parameters
    ----------
    tables
        How many; table n has the seed `first_seed` + n.
    processes
        How many work at once; 1 works in this process.
    progress
        Called with the number of tables of each finished chunk.
    """
    content = content or stored.default()
    options = options or content.rules.options
    jobs: list[Job] = [
        (first_seed + start, min(chunk, tables - start), tuple(styles), content, options)
        for start in range(0, tables, chunk)
    ]
    parts = []
    for part in _run(jobs, processes):
        parts.append(part)
        if progress is not None:
            progress(len(part.points))
    fields = Results.__dataclass_fields__
    return Results(*(np.concatenate([getattr(part, name) for part in parts]) for name in fields))


def _run(jobs: list[Job], processes: int) -> Iterator[Results]:
    if processes == 1:
        yield from map(_play_chunk, jobs)
        return
    # spawn: a fresh process holds nothing of its parent's memory, threads or secrets
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        yield from pool.map(_play_chunk, jobs)
