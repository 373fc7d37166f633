"""Many tables in lockstep, by the very rules that a played match uses (DESIGN.md, decision 3).

A chunk of tables is one `State` whose arrays have one axis of tables in front. Seats are played by
bots; every choice goes through the same masks and the same chance as at a single table, so a table
inside a chunk equals the same table alone (a test holds the two against each other in every state
array, for hundreds of tables).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from reefkit.games.reef import cards, choices, decks, founding, phases, survey
from reefkit.games.reef.bots.bridge import founders_allowed, founding_pool
from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import Card, Content, DeckName, Effect, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.mind import Bot, Mind
from reefkit.games.reef.picking import pick
from reefkit.games.reef.table import new_arrays
from reefkit.games.reef.state import SPACES, TRIANGLE, Array, Nursery, Reefs, State
from reefkit.games.reef.supply import first_of, limit_juveniles, share, stock
from reefkit.match.chance import TABLE, KeyedChance, Luck

CHUNK = 2_000
"""Tables played together: larger chunks are slower, because they leave the processor's cache."""

PLACES = phases.PLACES


@dataclass(slots=True)
class Group:
    """The seats that one style of bot plays."""

    bot: Bot
    seats: slice | Array
    numbers: Array


class Ensemble:
    """A chunk of tables.

    Parameters
    ----------
    keys : uint64 (tables,)
        Match keys.
    styles
        The style of each seat's bot.
    content, options
        As in a match's set-up.
    """

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups | None = None,
    ) -> None:
        self.content, self.options = content, options
        self.lookups = lookups or Lookups(content)
        self.keys = np.asarray(keys, np.uint64)
        self.seats = len(styles)
        self.chance = KeyedChance(self.keys[:, None])
        self.table_chance = KeyedChance(self.keys)
        self.state = new_arrays((len(self.keys),), self.seats, content, options, self.lookups)
        self.groups = _groups(styles)
        self.step: Callable[[str], None] = lambda _: None
        """Called with a phase's name after each phase, for benches and tests."""

    # -- the flow: the same phases in the same order as a played match -------------------------

    def play(self) -> State:
        """Play all rounds and give the final state."""
        self._found()
        self.step("founding")
        for _ in range(self.options.rounds):
            self._round()
        if self.options.team_bonus:
            points = self.content.rules.score.team_bonus
            self.state.bonus[:] = survey.team_bonus(self.state.score, self.state.round, points)
        self.state.phase = "over"
        return self.state

    def _round(self) -> None:
        self.state.round += 1
        for name, phase in (
            ("dwellers", self._dwellers),
            ("algae", self._algae),
            ("mutations", self._mutations),
            ("spawning", self._spawning),
            ("triangle", self._triangle),
            ("settlement", self._settlement),
            ("catastrophe", self._catastrophe),
            ("survey", self._survey),
        ):
            self.state.phase = name
            phase()
            self.step(name)

    def _minds(self, tables: Array | slice = slice(None)) -> Iterator[tuple[Group, Mind]]:
        """Give each group's view of its own reefs."""
        for group in self.groups:
            yield group, self._mind(group, tables)

    def _mind(self, group: Group, tables: Array | slice = slice(None)) -> Mind:
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
        )

    def _put(self, group: Group, mind: Mind, tables: Array | slice = slice(None)) -> None:
        """Write a group's reefs back, where they are copies."""
        if isinstance(tables, slice) and isinstance(group.seats, slice):
            return
        where = (tables, group.seats) if isinstance(tables, slice) else _cross(tables, group)
        self.state.reefs.put(where, mind.reefs)

    # -- set-up --------------------------------------------------------------------------------

    def _found(self) -> None:
        state = self.state
        for group, mind in self._minds():
            board = group.bot.board(mind)
            state.boards[:, group.seats] = board
            state.reefs.depth[:, group.seats] = self.lookups.depth[board]
            state.reefs.land[:, group.seats] = self.lookups.land[board]
        founders = self.content.rules.numbers.founders
        if self.options.printed_supply:
            self._found_in_turn(founders)
        else:
            for group, mind in self._minds():
                for index in range(founders):
                    self._one_founder(group, mind, index, None)
                self._put(group, mind)
        if self.options.mutated_triangle:
            for kind in range(1, len(self.lookups.builders)):
                roll = self.table_chance.roll(
                    12,
                    owner=np.full(len(self.keys), TABLE),
                    round=0,
                    phase="founding",
                    purpose="triangle",
                    index=kind,
                )
                state.triangle[:, kind] = self.lookups.mutated[roll, kind, 0]

    def _one_founder(self, group: Group, mind: Mind, index: int, left: Array | None) -> None:
        kind = group.bot.founder(mind, index, founders_allowed(mind, left))
        pool = founding_pool(mind, kind)
        space = group.bot.settle(mind, pool, kind, np.zeros_like(kind, np.uint16), index)
        phases.settle(mind.reefs, space, kind, np.zeros_like(kind))

    def _found_in_turn(self, founders: int) -> None:
        """Found seat by seat, so that the print limit serves seats in order (R1)."""
        for seat in range(self.seats):
            bot = next(g.bot for g in self.groups if seat in g.numbers)
            group = Group(bot, slice(seat, seat + 1), np.array([seat]))
            for index in range(founders):
                left = stock(self.state, self.lookups).builders[:, None, :]
                self._one_founder(group, self._mind(group), index, left)

    # -- phase 1 -------------------------------------------------------------------------------

    def _dwellers(self) -> None:
        state = self.state
        open_ = ~state.recruits_stopped[:, None]
        room = phases.room(state.reefs, self.lookups) - state.reefs.dwellers.sum(axis=-1)
        room = np.maximum(room, 0) * open_
        quota = None
        if self.options.printed_supply:
            left = stock(state, self.lookups).dwellers
            quota = np.stack([share(left[:, n], room) for n in range(left.shape[-1])], axis=-1)
        for group, mind in self._minds():
            allowed = None if quota is None else quota[:, group.seats]
            mind.reefs.dwellers[...] += choices.recruits(
                group.bot, mind, room[:, group.seats], allowed
            )
            self._put(group, mind)
        for group, mind in self._minds():
            due = phases.grazing_due(mind.reefs)
            eaten = choices.grazing(group.bot, mind, due)
            phases.graze(mind.reefs, eaten.reshape(mind.reefs.alga.shape))
            self._put(group, mind)

    def _algae(self) -> None:
        reefs = self.state.reefs
        count = self.content.rules.numbers.algae_each_round
        due = np.minimum(count, (~reefs.alga).sum(axis=(-2, -1)))
        self._grow(slice(None), self._algae_left(slice(None), due))
        self._support(slice(None))

    def _algae_left(self, tables: Array | slice, due: Array) -> Array:
        if not self.options.printed_supply:
            return due
        return share(stock(self.state, self.lookups).algae[tables], due)

    def _grow(self, tables: Array | slice, due: Array) -> None:
        for group, mind in self._minds(tables):
            grown = choices.growth(group.bot, mind, due[:, group.seats])
            phases.grow(mind.reefs, grown.reshape(mind.reefs.alga.shape))
            self._put(group, mind, tables)

    def _support(self, tables: Array | slice) -> None:
        """Let dwellers leave that lost their support (R18)."""
        reefs = self.state.reefs[tables]
        if not phases.overflow(reefs, self.lookups).any():
            return
        for group, mind in self._minds(tables):
            excess = phases.overflow(mind.reefs, self.lookups)
            phases.dismiss(mind.reefs, excess, choices.leaving(group.bot, mind))
            self._put(group, mind, tables)

    def _mutations(self) -> None:
        state = self.state
        quota = None
        count = self.content.rules.numbers.mutations_each_round
        if self.options.printed_supply:
            pool = phases.mutation_pool(state.reefs, self.options).any(axis=(-3, -2, -1))
            left = stock(state, self.lookups).tokens
            quota = np.stack([share(left[:, n], pool * count) for n in range(left.shape[-1])], -1)
        for index in range(count):
            for group, mind in self._minds():
                pool = phases.mutation_pool(mind.reefs, self.options)
                pool = pool.reshape(*mind.reefs.leading, PLACES)
                place = np.where(pool.any(axis=-1), group.bot.mutate(mind, pool, index), -1)
                roll = self.chance.roll(
                    12,
                    owner=group.numbers,
                    round=state.round,
                    phase="mutations",
                    purpose="mutation",
                    index=index,
                )
                bits = None if quota is None else _bits(quota[:, group.seats] > 0)
                before = phases.mutate(mind.reefs, place, roll, self.lookups, bits)
                if quota is not None:
                    quota[:, group.seats] -= _gained(mind.reefs, place, before, quota.shape[-1])
                self._put(group, mind)

    # -- phase 2 -------------------------------------------------------------------------------

    def _spawning(self) -> None:
        state = self.state
        left = stock(state, self.lookups) if self.options.printed_supply else None
        state.nursery = phases.spawn(state.reefs, self.lookups, self.options)
        if left is not None:
            limit_juveniles(state.nursery, left, self.lookups)
        pool, due = phases.eating_due(state.reefs, state.nursery, self.lookups)
        if due.any():
            for group, mind in self._minds():
                corals = pick(pool[:, group.seats], due[:, group.seats], group.bot.feed(mind))
                nursery = state.nursery[:, group.seats]
                phases.eat_juveniles(nursery, corals)
                for name in ("kind", "genes", "origin", "parent"):
                    getattr(state.nursery, name)[:, group.seats] = getattr(nursery, name)
            state.nursery = phases.compact(state.nursery)

    def _triangle(self) -> None:
        state = self.state
        if state.round > 1:
            total = survey.totals(state.score, state.round - 1, self.options)
            last = state.score[:, state.round - 2].sum(axis=-1)
            takes = phases.takers(total, last, state.round)
            self._take(takes)
        if self.options.rescue:
            self._rescue()

    def _take(self, takes: Array) -> None:
        state = self.state
        count = self.content.rules.numbers.triangle_juveniles
        quota = None
        if self.options.printed_supply:
            left = stock(state, self.lookups).builders
            shares = [
                share(left[:, k], takes.astype(np.int64) * count) for k in range(left.shape[-1])
            ]
            quota = np.stack(shares, axis=-1)
        for index in range(int(takes.max(initial=0))):
            kinds = np.zeros(takes.shape, np.int64)
            amount = np.full(takes.shape, count)
            for group, mind in self._minds():
                allowed = np.broadcast_to(
                    np.arange(len(self.lookups.builders)) > 0,
                    (*mind.reefs.leading, len(self.lookups.builders)),
                )
                if quota is not None:
                    enough = quota[:, group.seats] > 0
                    allowed = allowed & (enough | ~enough[..., 1:].any(axis=-1, keepdims=True))
                kinds[:, group.seats] = group.bot.take(mind, index, allowed)
            kinds = np.where(takes > index, kinds, 0)
            genes = np.take_along_axis(state.triangle, kinds, axis=-1)
            if self.options.mutate_on_collection:
                roll = self.chance.roll(
                    12,
                    owner=np.arange(self.seats),
                    round=state.round,
                    phase="triangle",
                    purpose="collection",
                    index=index,
                )
                genes = self.lookups.mutated[roll, kinds, genes]
            if quota is not None:
                there = np.take_along_axis(quota, kinds[..., None], axis=-1)[..., 0]
                amount = np.minimum(count, there)
                np.put_along_axis(quota, kinds[..., None], (there - amount)[..., None], axis=-1)
            for copy in range(count):
                state.nursery = phases.receive(
                    state.nursery, np.where(amount > copy, kinds, 0), genes, TRIANGLE, 1
                )
        state.nursery = phases.compact(state.nursery)

    def _rescue(self) -> None:
        """Settle one Triangle juvenile on a reef that is overgrown whole (R26)."""
        state = self.state
        lost = np.argwhere(state.reefs.alga.all(axis=(-2, -1)))
        for table, seat in lost:
            reef = state.reefs[table, seat]
            bare = Reefs(
                reef.kind,
                reef.genes,
                np.zeros_like(reef.alga),
                reef.dwellers,
                reef.depth,
                reef.land,
            )
            saves = [
                (kind, int(space))
                for kind in range(1, len(self.lookups.builders))
                for space in np.nonzero(
                    np.logical_or(
                        *phases.settling_pools(
                            bare, np.array(kind, np.uint8), self.lookups, self.options
                        )
                    )
                )[0]
            ]
            if saves:
                luck = Luck(self.keys[table], int(seat), state.round, "triangle")
                kind, space = saves[int(luck.words("rescue")) % len(saves)]
                phases.settle(reef, np.array(space), np.array(kind), state.triangle[table, kind])
                reef.alga.reshape(-1)[space] = False

    def _settlement(self) -> None:
        state = self.state
        for group, mind in self._minds():
            nursery = state.nursery[:, group.seats]
            choices.settle_all(group.bot, mind, nursery)
            self._put(group, mind)
        state.nursery = phases.no_juveniles(state.nursery.kind.shape[:-1])

    # -- phase 3 -------------------------------------------------------------------------------

    def _catastrophe(self) -> None:
        schedule = self.content.rules.schedule.cards
        for deck in schedule[min(self.state.round, len(schedule)) - 1]:
            self._card(np.arange(len(self.keys)), deck, extra=False)

    def _card(self, tables: Array, deck: DeckName, *, extra: bool) -> None:
        """Draw a card at each table, resolve it, and put it away."""
        state = self.state
        pile, discard, drawn = state.deck[tables], state.discard[tables], state.cards_drawn[tables]
        card = decks.draw(
            pile,
            discard,
            drawn,
            name=deck,
            extra=extra,
            round_=state.round,
            chance=KeyedChance(self.keys[tables]),
            lookups=self.lookups,
        )
        state.deck[tables], state.discard[tables], state.cards_drawn[tables] = pile, discard, drawn
        there = card >= 0
        state.struck[tables[there], state.round - 1, card[there]] += 1
        for number in np.unique(card[there]):
            self._resolve(tables[card == number], int(number))
        pile, discard = state.deck[tables], state.discard[tables]
        decks.put_away(pile, discard, card, back=self.options.reshuffle_each_draw)
        state.deck[tables], state.discard[tables] = pile, discard

    def _resolve(self, tables: Array, number: int) -> None:
        card: Card = self.content.cards[self.lookups.cards[number]]
        more: list[Effect] = []
        for effect in card.effects:
            if effect.do == "draw":
                more.append(effect)
            else:
                self._effect(tables, effect, number)
        if card.effects:
            self._support(tables)
        for effect in more:
            for _ in range(effect.count):
                self._card(tables, effect.deck, extra=True)

    def _effect(self, tables: Array, effect: Effect, number: int) -> None:
        state = self.state
        if effect.do == "no-recruits":
            state.stopping[tables] = True
            return
        reefs = state.reefs[tables]
        if effect.do == "add-algae":
            due = cards.fate(reefs, effect, self.lookups).due
            self._grow(tables, self._algae_left(tables, due))
            return
        if cards.rolls_row(effect):
            self._row(tables, reefs, effect)
        elif effect.do == "overgrow":
            spaces = cards.overgrown_spaces(reefs, effect, self.lookups)
            due = spaces.sum(axis=(-2, -1))
            if self.options.printed_supply:
                spaces = first_of(spaces, self._algae_left(tables, due))
            reefs.alga |= spaces
        else:
            fate = cards.fate(reefs, effect, self.lookups)
            cards.carry_out(reefs, effect, fate, self.lookups)
            state.reefs.put(tables, reefs)
            self._choose(tables, effect, fate, number)
            return
        state.reefs.put(tables, reefs)

    def _row(self, tables: Array, reefs: Reefs, effect: Effect) -> None:
        state = self.state
        owner = np.arange(self.seats)
        roll = KeyedChance(self.keys[tables][:, None]).roll(
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
            most = self._algae_left(tables, need) if self.options.printed_supply else None
            reefs.alga |= cards.bloom_spaces(reefs, row, most)
            return
        kind = self.lookups.kind[effect.builder]
        cards.clear(reefs, cards.in_row(row))
        most = None
        if self.options.printed_supply:
            state.reefs.put(tables, reefs)
            most = share(stock(state, self.lookups).builders[tables, kind], need)
        cards.invade(reefs, row, kind, most)

    def _choose(self, tables: Array, effect: Effect, fate: cards.Fate, number: int) -> None:
        """Let the owners choose what the card leaves open."""
        del number
        if not (fate.due.any() or fate.kinds.any()):
            return
        for group, mind in self._minds(tables):
            due, kinds = fate.due[:, group.seats], fate.kinds[:, group.seats]
            dies = np.zeros(mind.reefs.kind.shape, bool)
            if due.any():
                pool = fate.pool[:, group.seats].reshape(*mind.reefs.leading, PLACES)
                dies = pick(pool, due, group.bot.sacrifice(mind)).reshape(dies.shape)
            if kinds.any():
                tied = kinds.any(axis=-1)
                kind = np.where(tied, group.bot.sacrifice_type(mind, kinds), 0)
                dies = dies | cards.of_kind(mind.reefs, effect, self.lookups, kind)
            phases.remove(mind.reefs, dies)
            self._put(group, mind, tables)

    # -- phase 4 -------------------------------------------------------------------------------

    def _survey(self) -> None:
        state = self.state
        at = state.round - 1
        state.score[:, at] = survey.score(state.reefs, self.lookups)
        state.abundance[:, at] = survey.abundance(state.reefs, self.lookups)
        state.algae[:, at] = state.reefs.alga.sum(axis=(-2, -1))
        phases.clear_built_over(state.reefs, self.options)
        self._support(slice(None))
        state.recruits_stopped[:] = state.stopping
        state.stopping[:] = False
        state.cards_drawn[:] = 0
        state.rows_rolled[:] = 0


def _groups(styles: Sequence[str]) -> list[Group]:
    """Group the seats by style; neighbouring seats of one style are views of the arrays."""
    groups = []
    for style in dict.fromkeys(styles):
        numbers = np.array([n for n, s in enumerate(styles) if s == style])
        whole = numbers[-1] - numbers[0] + 1 == len(numbers)
        seats = slice(int(numbers[0]), int(numbers[-1]) + 1) if whole else numbers
        groups.append(Group(STYLES[style], seats, numbers))
    return groups


def _cross(tables: Array, group: Group) -> tuple[Array, Array]:
    """Index tables and seats crosswise."""
    return np.ix_(tables, group.numbers)  # type: ignore[return-value]


def _bits(mask: Array) -> Array:
    """Turn (..., tokens) truth values into token bits."""
    return (mask * (1 << np.arange(mask.shape[-1]))).sum(axis=-1).astype(np.uint16)


def _gained(reefs: Reefs, place: Array, before: Array, tokens: int) -> Array:
    """Count which tokens a mutation placed: int (..., tokens)."""
    genes = reefs.genes.reshape(*reefs.leading, PLACES)
    after = np.take_along_axis(genes, np.maximum(place, 0)[..., None], axis=-1)[..., 0]
    new = np.where(place >= 0, after & ~before, 0)
    return (new[..., None] >> np.arange(tokens)) & 1


__all__ = ["CHUNK", "SPACES", "Ensemble", "Nursery", "founding"]
