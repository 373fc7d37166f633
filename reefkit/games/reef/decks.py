"""The two decks of disaster cards, for one table or many.

A deck is the number of copies left of each card; a draw is a uniform choice among the copies, as
from a shuffled pile. No order is stored, so none can leak.
"""

from __future__ import annotations

import numpy as np

from reefkit.games.reef.content import (
    Content,
    DeckName,
    Options,
)
from reefkit.games.reef.state import Array, State
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import TABLE, Chance


def in_force(content: Content, options: Options, lookups: Lookups) -> Array:
    """Count the copies of each card in a match's decks: uint8 (cards,).

    The options may restrict the cards by topic or name. A deck is empty if all its cards only draw
    others (R24).
    """
    copies = lookups.copies.copy()
    for number, (name, card) in enumerate(content.cards.items()):
        topical = not options.topics or set(options.topics) & set(card.topics)
        named = not options.cards or name in options.cards
        if not (topical and named):
            copies[number] = 0
    for deck in (lookups.short, ~lookups.short):
        others = deck & ~drawing_cards(content) & (copies > 0)
        if not others.any():
            copies[deck] = 0
    return copies


def drawing_cards(content: Content) -> Array:
    """Return which cards draw other cards: bool (cards,)."""
    return np.array([any(e.do == "draw" for e in c.effects) for c in content.cards.values()])


def draw(state: State, name: DeckName, chance: Chance, lookups: Lookups, *, extra: bool) -> Array:
    """Draw one card from a deck for each table; return its number, −1 if there is none.

    The state is changed in place. If the deck is empty, its discards are shuffled into it first. An
    `extra` card is never one that draws others (R24).
    """
    side = lookups.short if name == "short" else ~lookups.short
    allowed = side & ~drawing_cards(lookups.content) if extra else side
    found_empty = ~(state.deck * allowed).any(axis=-1)
    if found_empty.any():
        back = state.discard * (side & found_empty[..., None])
        state.deck += back
        state.discard -= back
    running = (state.deck * allowed).cumsum(axis=-1, dtype=np.int64)
    left = running[..., -1]
    roll = chance.roll(
        left,
        owner=np.full(left.shape, TABLE),
        round=state.round,
        phase="catastrophe",
        purpose="card",
        index=state.cards_drawn,
    )
    state.cards_drawn += np.uint8(1)
    card = np.where(left > 0, (running >= roll[..., None]).argmax(axis=-1), -1)
    state.deck -= _one_of(card, state)
    return card


def put_away(state: State, card: Array, *, back: bool) -> None:
    """Discard one card of each table, or put it back into its deck; −1 does nothing."""
    if back:
        state.deck += _one_of(card, state)
    else:
        state.discard += _one_of(card, state)


def _one_of(card: Array, state: State) -> Array:
    return (np.arange(state.deck.shape[-1]) == np.asarray(card)[..., None]).astype(np.uint8)
