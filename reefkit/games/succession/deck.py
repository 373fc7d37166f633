"""Dealing, drawing and shuffling of cards, and the choice of who starts."""

from __future__ import annotations

from reefkit.games.succession.content import hand_size
from reefkit.games.succession.state import HIDDEN, NOBODY
from reefkit.games.succession.step import Step, card_name, card_one

_MOST_DEALS = 100
"""Most deals in a row if no hand has a numbered card; then play goes on without one (S12)."""


def deal(step: Step) -> None:
    """Deal a new round, again if no hand has a numbered card."""
    state = step.state
    state.round += 1
    state.turn = state.laid = state.limit = state.limit_next = 0
    state.direction, state.colour = 1, "green"
    state.ready = [False] * len(step.seats)
    _gather(step)
    size = step.options.cards or hand_size(step.content.rules.numbers, len(step.seats))
    size = min(size, (len(state.deck) - 1) // len(step.seats))
    for deals in range(_MOST_DEALS):
        _gather(step)
        for _ in range(size):
            for seat in step.seats:
                state.hands[seat].append(_pick(step))
        if _lowest(step) != HIDDEN:
            break
        if deals == 0:
            step.say("succession-redealt")
    step.say("succession-dealt", round=state.round, count=size)


def _gather(step: Step) -> None:
    """Put all cards back into the deck, sorted so that the order reveals nothing."""
    state = step.state
    every = [*state.deck, *state.pile, *state.gone]
    for hand in state.hands:
        every += hand
    state.deck = sorted(every)
    state.hands = [[] for _ in step.seats]
    state.pile, state.gone = [], []


def _pick(step: Step) -> str:
    deck = step.state.deck
    return deck.pop(step.roll(len(deck), "draw"))


def _lowest(step: Step) -> str:
    held = {kind for hand in step.state.hands for kind in hand}
    numbered = [kind for kind in held if step.card(kind).number]
    first = [kind for kind in numbered if step.card(kind).colour == "green"]
    return min(first or numbered, key=lambda kind: step.card(kind).number, default=HIDDEN)


def find_starters(step: Step) -> bool:
    """Set who may start and with which card; False if no hand has a numbered card (S2, S12).

    If several seats have the lowest card, a roll decides. With the option ``press``, and only
    people among them, the first to lay it starts.
    """
    state = step.state
    state.opening = _lowest(step)
    if state.opening == HIDDEN:
        return False
    tied = [seat for seat in step.seats if state.opening in state.hands[seat]]
    if len(tied) > 1 and (step.options.start == "roll" or any(map(step.is_bot, tied))):
        names = [step.who(seat) for seat in tied]
        tied = [tied[step.roll(len(tied), "start")]]
        step.say_of("succession-rolled", tied[0], card=card_name(state.opening), players=names)
    elif len(tied) > 1:
        step.say(
            "succession-race",
            card=card_name(state.opening),
            players=[step.who(seat) for seat in tied],
        )
    else:
        step.say_of("succession-opens", tied[0], card=card_name(state.opening))
    state.starters = tied
    state.player = tied[0] if len(tied) == 1 else NOBODY
    return True


def _to_shuffle(step: Step) -> tuple[list[str], list[str]]:
    """Split the discards without the top one, which stays (S7), for a new deck.

    Return those of the new deck, and those that leave the round: starfish, after many turns (S14).
    """
    state = step.state
    if step.options.deck_ends:
        return [], []
    late = state.turn > step.content.rules.numbers.restarts_until * len(step.seats)
    new: list[str] = []
    leaving: list[str] = []
    for kind in state.pile[:-1]:
        (leaving if late and step.effect(kind, "restart") is not None else new).append(kind)
    return new, leaving


def can_draw(step: Step) -> bool:
    return bool(step.state.deck) or bool(_to_shuffle(step)[0])


def _shuffle(step: Step) -> None:
    state = step.state
    new, leaving = _to_shuffle(step)
    if not new:
        return
    state.deck, state.pile = sorted(new), state.pile[-1:]
    state.gone += leaving
    step.say("succession-shuffled", count=len(new))
    if leaving:
        step.say("succession-starfish-leave", count=len(leaving))


def draw_cards(step: Step, seats: list[int], count: int) -> None:
    """Let each seat draw `count` cards, one at a time in turn, while there are any (S11).

    A seat that draws can no longer be caught with one card.
    """
    state = step.state
    drawn: dict[int, list[str]] = {seat: [] for seat in seats}
    for _ in range(count):
        for seat in seats:
            if not state.deck:
                _shuffle(step)
            if state.deck:
                drawn[seat].append(_pick(step))
    for seat, cards in drawn.items():
        state.hands[seat] += cards
        if cards and state.uncalled == seat:
            state.uncalled = NOBODY
        if len(cards) < count:
            step.say_of("succession-drew-fewer", seat, count=len(cards), wanted=count)
        else:
            step.say_of("succession-drew", seat, count=len(cards))
        if cards:
            step.say_of(
                "succession-drew-these",
                seat,
                only=(seat,),
                cards=[card_one(kind) for kind in cards],
            )


def order_after(step: Step, seat: int) -> list[int]:
    """List the other seats in the order of play, from the one after `seat`."""
    found = []
    other = step.after(seat)
    while other != seat:
        found.append(other)
        other = step.after(other)
    return found
