"""Phase 3 for many tables in lockstep: tables that drew the same card resolve it together."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import cards, decks, phases
from reefkit.games.reef.chunk import Chunk
from reefkit.games.reef.content import Card, DeckName, Effect
from reefkit.games.reef.ensemble_growing import algae_left, grow, support
from reefkit.games.reef.phases import PLACES
from reefkit.games.reef.picking import pick
from reefkit.games.reef.state import Array, Reefs
from reefkit.games.reef.supply import first_of, share, stock
from reefkit.match.chance import KeyedChance


def catastrophe(chunk: Chunk) -> None:
    """Carry out phase 3: the round's cards, one after the other."""
    schedule = chunk.content.rules.schedule.cards
    for deck in schedule[min(chunk.state.round, len(schedule)) - 1]:
        _card(chunk, np.arange(len(chunk.keys)), deck, extra=False)


def _card(chunk: Chunk, tables: Array, deck: DeckName, *, extra: bool) -> None:
    """Draw a card at each table, resolve it, and put it away."""
    state = chunk.state
    pile, discard, drawn = state.deck[tables], state.discard[tables], state.cards_drawn[tables]
    card = decks.draw(
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
        support(chunk, tables[there])
    for number, struck in alike:
        _draw_more(chunk, struck, number)
    pile, discard = state.deck[tables], state.discard[tables]
    decks.put_away(pile, discard, card, back=chunk.options.reshuffle_each_draw)
    state.deck[tables], state.discard[tables] = pile, discard


def _resolve(chunk: Chunk, tables: Array, number: int) -> None:
    card: Card = chunk.content.cards[chunk.lookups.cards[number]]
    for effect in card.effects:
        if effect.do != "draw":
            _effect(chunk, tables, effect)


def _draw_more(chunk: Chunk, tables: Array, number: int) -> None:
    """Draw the cards that a card draws, at once and one after the other (R24)."""
    for effect in chunk.content.cards[chunk.lookups.cards[number]].effects:
        for _ in range(effect.count if effect.do == "draw" else 0):
            _card(chunk, tables, effect.deck, extra=True)


def _effect(chunk: Chunk, tables: Array, effect: Effect) -> None:
    state = chunk.state
    if effect.do == "no-recruits":
        state.stopping[tables] = True
        return
    reefs = state.reefs[tables]
    if effect.do == "add-algae":
        due = cards.fate(reefs, effect, chunk.lookups).due
        grow(chunk, tables, algae_left(chunk, tables, due))
        return
    if cards.rolls_row(effect):
        _row(chunk, tables, reefs, effect)
    elif effect.do == "overgrow":
        spaces = cards.overgrown_spaces(reefs, effect, chunk.lookups)
        due = spaces.sum(axis=(-2, -1))
        if chunk.options.printed_supply:
            spaces = first_of(spaces, algae_left(chunk, tables, due))
        reefs.alga |= spaces
    else:
        fate = cards.fate(reefs, effect, chunk.lookups)
        cards.carry_out(reefs, effect, fate, chunk.lookups)
        state.reefs.put(tables, reefs)
        _choose(chunk, tables, effect, fate)
        return
    state.reefs.put(tables, reefs)


def _row(chunk: Chunk, tables: Array, reefs: Reefs, effect: Effect) -> None:
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
        most = algae_left(chunk, tables, need) if chunk.options.printed_supply else None
        reefs.alga |= cards.bloom_spaces(reefs, row, most)
        return
    kind = chunk.lookups.kind[effect.builder]
    cards.clear(reefs, cards.in_row(row))
    most = None
    if chunk.options.printed_supply:
        state.reefs.put(tables, reefs)
        most = share(stock(state, chunk.lookups).builders[tables, kind], need)
    cards.invade(reefs, row, kind, most)


def _choose(chunk: Chunk, tables: Array, effect: Effect, fate: cards.Fate) -> None:
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
        phases.remove(mind.reefs, dies)
        chunk.put(group, mind, tables)
