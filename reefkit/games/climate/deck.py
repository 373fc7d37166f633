"""Drawing, discarding and shuffling of mutation cards."""

from __future__ import annotations

import numpy as np

from reefkit.games.climate.content import (
    MOST_CARDS,
)
from reefkit.games.climate.lookups import DELETERIOUS
from reefkit.games.climate.step import Step
from reefkit.match.random import TABLE


def deal(play: Step) -> None:
    """Deal hands without deleterious cards, then shuffle those into the deck, face up (C2)."""
    state = play.state
    steps = play.cards.steps
    aside = [card for card, step in enumerate(steps) if step == DELETERIOUS]
    state.deck = _shuffled(play, [card for card, step in enumerate(steps) if step != DELETERIOUS])
    for seat in play.seats:
        for _ in range(min(play.numbers.dealt, len(state.deck))):
            state.hands[seat].append(state.deck.pop())
    state.deck = _shuffled(play, sorted(state.deck + aside))


def _shuffled(play: Step, cards: list[int]) -> list[int]:
    state = play.state
    found = list(cards)
    if len(found) > 1:
        sides = np.arange(len(found), 1, -1)
        rolls = play.chance.roll(
            sides,
            owner=TABLE,
            round=state.round,
            phase="deck",
            purpose="shuffle",
            index=state.shuffles * MOST_CARDS + np.arange(len(sides)),
        )
        for left, roll in zip(sides.tolist(), rolls.tolist(), strict=True):
            found[left - 1], found[roll - 1] = found[roll - 1], found[left - 1]
    state.shuffles += 1
    return found


def _draw_top(play: Step) -> int | None:
    """Take the top card, reshuffling the discards if needed; None if there is no card (C18)."""
    state = play.state
    if not state.deck:
        if not state.discards:
            return None
        state.deck, state.discards = _shuffled(play, sorted(state.discards)), []
        play.say("climate-reshuffled", cards=len(state.deck))
    return state.deck.pop()


def draw_card(play: Step, seat: int) -> None:
    """Draw a seat's card of the turn; a deleterious one costs random cards of the hand."""
    state = play.state
    card = _draw_top(play)
    if card is None:
        play.say_of("climate-no-card", seat)
        return
    state.drawn = card
    if play.cards.steps[card] != DELETERIOUS:
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        return
    state.discards.append(card)
    gone = _lose(play, seat, play.numbers.lost_with_deleterious, "deleterious")
    play.say_of(
        "climate-deleterious", seat, count=len(gone), cards=[play.card(each) for each in gone]
    )


def draw_again(play: Step, seat: int, left: int) -> None:
    """Draw so many cards; deleterious ones are replaced, then discarded (C12)."""
    state = play.state
    aside = []
    while left and (card := _draw_top(play)) is not None:
        if play.cards.steps[card] == DELETERIOUS:
            aside.append(card)
            continue
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        left -= 1
    if aside:
        state.discards += aside
        play.say_of("climate-set-aside", seat, count=len(aside))


def _lose(play: Step, seat: int, count: int, purpose: str) -> list[int]:
    hand = play.state.hands[seat]
    gone = []
    for number in range(min(count, len(hand))):
        roll = play.chance.roll(
            len(hand),
            owner=seat,
            round=play.state.round,
            phase="turn",
            purpose=purpose,
            index=number,
        )
        gone.append(hand.pop(int(roll) - 1))
    play.state.discards += gone
    return gone


def keep_to_limit(play: Step, seat: int) -> None:
    """Discard at random down to the hand limit (C4)."""
    over = len(play.state.hands[seat]) - play.numbers.hand_limit
    if over <= 0:
        return
    gone = _lose(play, seat, over, "limit")
    play.say_of(
        "climate-over-limit",
        seat,
        count=len(gone),
        limit=play.numbers.hand_limit,
        cards=[play.card(each) for each in gone],
    )
