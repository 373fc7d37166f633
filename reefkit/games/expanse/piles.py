"""Cards that are drawn, taken and shuffled: the decks in the middle, and a player's own.

A deck is a list of layers, the top one first. A layer keeps no order (it is sorted, so that the
order tells nothing): a draw takes one of the top layer at random. Shuffling a deck makes one layer
of it; what is shuffled under it is a layer more. No layer is ever empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from reefkit.games.expanse.options import RulesFile
from reefkit.games.expanse.state import CURRENCIES, DECKS, HIDDEN, Pile
from reefkit.games.expanse.step import Step, card_many, card_one
from reefkit.match.chance import TABLE
from reefkit.text import message


def pick(step: Step, layers: list[list[str]], purpose: str, owner: int) -> str:
    """Draw a card of the top layer; `HIDDEN` (none) where the deck ran out."""
    if not layers:
        return HIDDEN
    kind = layers[0].pop(step.roll(len(layers[0]), purpose, owner))
    if not layers[0]:
        del layers[0]
    return kind


def shuffled(layers: list[list[str]], more: Iterable[str] = ()) -> list[list[str]]:
    """Give a deck as one layer, with further cards in it."""
    every = sorted([*(kind for layer in layers for kind in layer), *more])
    return [every] if every else []


def put_under(layers: list[list[str]], kinds: Iterable[str]) -> None:
    """Put cards under a deck, shuffled among themselves."""
    under = sorted(kinds)
    if under:
        layers.append(under)


# -- a player's own deck ------------------------------------------------------------------------


def first_deck(rules: RulesFile) -> list[list[str]]:
    """Give the deck that each player begins with."""
    numbers = rules.numbers
    return shuffled([], ["biomass"] * numbers.deck_biomass + ["capital"] * numbers.deck_capital)


def draw(step: Step, seat: int, count: int) -> int:
    """Let a player draw so many cards of its own deck, as far as there are any; give how many."""
    place = step.seat(seat)
    came = [pick(step, place.deck, "draw", seat) for _ in range(count) if place.deck]
    place.hand += came
    player = step.who(seat)
    if len(came) < count:
        step.say("drew-fewer", seat, player=player, count=len(came), wanted=count)
    elif came:
        step.say("drew", seat, player=player, count=len(came))
    if came:
        cards = [
            message("expanse-counted", count=count, one=card_one(kind), many=card_many(kind))
            for kind, count in sorted(Counter(came).items())
        ]
        step.say("drew-these", seat, only=(seat,), player=player, cards=cards)
    return len(came)


def to_deck(step: Step, seat: int, *kinds: str) -> None:
    """Shuffle cards into a player's deck: a loop's Capital, whales, phytoplankton (B11)."""
    place = step.seat(seat)
    place.deck = shuffled(place.deck, kinds)


def hand_to_deck(step: Step, seat: int, kind: str) -> int:
    """Shuffle all cards of a kind in hand into the player's deck; give how many."""
    place = step.seat(seat)
    count = place.hand.count(kind)
    place.hand = [each for each in place.hand if each != kind]
    if count:
        to_deck(step, seat, *[kind] * count)
    return count


def held_in_deck(step: Step, seat: int, kinds: Iterable[str]) -> list[str]:
    """List which of these kinds lie in a player's deck (migration looks for a whale)."""
    deck = {kind for layer in step.seat(seat).deck for kind in layer}
    return sorted(deck & set(kinds))


def deck_top(step: Step, seat: int, kind: str) -> None:
    """Find a card in a player's deck, shuffle, and put it on top; it is there (`held_in_deck`)."""
    place = step.seat(seat)
    (every,) = shuffled(place.deck)
    every.remove(kind)
    place.deck = [[kind], *([every] if every else [])]


# -- the middle ---------------------------------------------------------------------------------


def first_piles(rules: RulesFile, kinds: Mapping[str, tuple[str, int, int]]) -> dict[str, Pile]:
    """Lay out the middle: nothing is open yet, and later stages' cards wait.

    Parameters
    ----------
    rules
        The numbers.
    kinds
        Every kind's deck, stage and copies.
    """
    piles: dict[str, Pile] = {}
    for name in DECKS:
        slots = getattr(rules.numbers.slots, name)
        ours = [(kind, stage, n) for kind, (deck, stage, n) in kinds.items() if deck == name]
        now = [kind for kind, stage, n in ours for _ in range(n) if stage <= 1]
        later = [kind for kind, stage, n in ours for _ in range(n) if stage > 1]
        piles[name] = Pile([HIDDEN] * slots, shuffled([], now), sorted(later), [0] * slots)
    return piles


def fill(step: Step, deck: str) -> None:
    """Open a card in every empty slot of a deck, as far as there are any (B16)."""
    pile = step.pile(deck)
    for slot, kind in enumerate(pile.open):
        if kind == HIDDEN:
            pile.raised[slot] = 0
            pile.open[slot] = pick(step, pile.deck, f"pile-{deck}", TABLE)


def open_slots(step: Step, deck: str) -> list[int]:
    """List the slots of a deck that hold a card."""
    return [slot for slot, kind in enumerate(step.pile(deck).open) if kind != HIDDEN]


def take_open(step: Step, deck: str, slot: int) -> str:
    """Take an open card; it is replaced from its deck at once."""
    pile = step.pile(deck)
    kind, pile.open[slot] = pile.open[slot], HIDDEN
    fill(step, deck)
    return kind


def take_from(step: Step, deck: str) -> str:
    """Draw a card of a deck in the middle, the open ones left alone; `HIDDEN` where none is."""
    return pick(step, step.pile(deck).deck, f"pile-{deck}", TABLE)


def search(step: Step, deck: str, kind: str) -> bool:
    """Take a card of a kind out of a deck in the middle and shuffle it; False where none is."""
    pile = step.pile(deck)
    layers = shuffled(pile.deck)
    if not layers or kind not in layers[0]:
        return False
    layers[0].remove(kind)
    pile.deck = shuffled(layers)
    return True


def give_back(step: Step, kind: str) -> None:
    """Give a card back: it goes under its deck, shuffled with all others of this turn, at End."""
    step.pile(step.kind(kind).deck).returned.append(kind)


def settle(step: Step) -> None:
    """Shuffle what came back this turn under its decks, and forget what was raised."""
    for deck in DECKS:
        pile = step.pile(deck)
        put_under(pile.deck, pile.returned)
        pile.returned = []
        fill(step, deck)
        pile.raised = [0] * len(pile.raised)


def join(step: Step, stage: int) -> None:
    """Shuffle the cards of a stage that has come into their decks."""
    for deck in DECKS:
        pile = step.pile(deck)
        come = [kind for kind in pile.waiting if step.kind(kind).stage <= stage]
        if come:
            pile.waiting = [kind for kind in pile.waiting if step.kind(kind).stage > stage]
            pile.deck = shuffled(pile.deck, come)
            fill(step, deck)


def is_currency(kind: str) -> bool:
    """Tell whether a card in hand is currency."""
    return kind in CURRENCIES
