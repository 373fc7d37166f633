"""Drawing, discarding and shuffling: the only places where cards go from pile to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.games.climate.content import MOST_CARDS
from reefkit.games.climate.world import DELETERIOUS
from reefkit.match.chance import TABLE

if TYPE_CHECKING:
    from reefkit.games.climate.play import Play


def deal(play: Play) -> None:
    """Shuffle and deal; then shuffle the deleterious cards in, face up (C2)."""
    state = play.state
    steps = play.cards.steps
    aside = [card for card, step in enumerate(steps) if step == DELETERIOUS]
    state.deck = shuffled(play, [card for card, step in enumerate(steps) if step != DELETERIOUS])
    for seat in play.seats:
        for _ in range(min(play.numbers.dealt, len(state.deck))):
            state.hands[seat].append(state.deck.pop())
    state.deck = shuffled(play, sorted(state.deck + aside))


def shuffled(play: Play, cards: list[int]) -> list[int]:
    """Shuffle cards (Fisher and Yates); the draws are the table's."""
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


def take(play: Play) -> int | None:
    """Take the top card; the shuffled discards become the deck when it is empty.

    None where no card is left anywhere but in hands (C18).
    """
    state = play.state
    if not state.deck:
        if not state.discards:
            return None
        state.deck, state.discards = shuffled(play, sorted(state.discards)), []
        play.say("climate-reshuffled", cards=len(state.deck))
    return state.deck.pop()


def draw(play: Play, seat: int) -> None:
    """Draw the card of a turn; a deleterious one goes, and two chosen at random with it."""
    state = play.state
    card = take(play)
    if card is None:
        play.say("climate-no-card", seat, player=play.who(seat))
        return
    state.drawn = card
    if play.cards.steps[card] != DELETERIOUS:
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        return
    state.discards.append(card)
    gone = lose(play, seat, play.numbers.lost_with_deleterious, "deleterious")
    play.say(
        "climate-deleterious",
        seat,
        player=play.who(seat),
        count=len(gone),
        cards=[play.card(each) for each in gone],
    )


def draw_anew(play: Play, seat: int) -> None:
    """Draw the cards of a new start; deleterious ones are set aside meanwhile (C12)."""
    state = play.state
    aside = []
    left = play.numbers.dealt
    while left and (card := take(play)) is not None:
        if play.cards.steps[card] == DELETERIOUS:
            aside.append(card)
            continue
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        left -= 1
    if aside:
        state.discards += aside
        play.say("climate-set-aside", seat, player=play.who(seat), count=len(aside))


def lose(play: Play, seat: int, count: int, purpose: str) -> list[int]:
    """Discard cards chosen at random, all where there are fewer; give which."""
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


def keep_to_limit(play: Play, seat: int) -> None:
    """Discard at random until the hand is no larger than allowed (C4)."""
    over = len(play.state.hands[seat]) - play.numbers.hand_limit
    if over <= 0:
        return
    gone = lose(play, seat, over, "limit")
    play.say(
        "climate-over-limit",
        seat,
        player=play.who(seat),
        count=len(gone),
        limit=play.numbers.hand_limit,
        cards=[play.card(each) for each in gone],
    )
