"""The decks in the middle and the players' own: drawing, taking and shuffling.

A deck is a list of layers, the top one first. A layer has no order (it is sorted, so that the order
reveals nothing): a draw takes a card of the top layer at random. Shuffling a deck makes it one
layer; cards put under it form another. No layer is ever empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from reefkit.games.expanse.options import Numbers, RulesFile
from reefkit.games.expanse.state import DECKS, HIDDEN, SOLD, Pile
from reefkit.games.expanse.step import Step, card_many, card_one
from reefkit.match.random import TABLE
from reefkit.text import message


def _pick(step: Step, layers: list[list[str]], purpose: str, owner: int) -> str:
    if not layers:
        return HIDDEN
    kind = layers[0].pop(step.roll(len(layers[0]), purpose, owner))
    if not layers[0]:
        del layers[0]
    return kind


def _shuffled(layers: list[list[str]], more: Iterable[str] = ()) -> list[list[str]]:
    every = sorted([*(kind for layer in layers for kind in layer), *more])
    return [every] if every else []


def put_under(layers: list[list[str]], kinds: Iterable[str]) -> None:
    under = sorted(kinds)
    if under:
        layers.append(under)


def first_deck(rules: RulesFile) -> list[list[str]]:
    numbers = rules.numbers
    return _shuffled([], ["biomass"] * numbers.deck_biomass + ["capital"] * numbers.deck_capital)


def draw(step: Step, seat: int, count: int) -> int:
    """Let a player draw cards, as far as there are any; return the number drawn."""
    place = step.seat(seat)
    came = [_pick(step, place.deck, "draw", seat) for _ in range(count) if place.deck]
    place.hand += came
    player = step.who(seat)
    if len(came) < count:
        step.say("expanse-drew-fewer", seat, player=player, count=len(came), wanted=count)
    elif came:
        step.say("expanse-drew", seat, player=player, count=len(came))
    if came:
        cards = [
            message("expanse-counted", count=count, one=card_one(kind), many=card_many(kind))
            for kind, count in sorted(Counter(came).items())
        ]
        step.say("expanse-drew-these", seat, only=(seat,), player=player, cards=cards)
    return len(came)


def to_deck(step: Step, seat: int, *kinds: str) -> None:
    place = step.seat(seat)
    place.deck = _shuffled(place.deck, kinds)


def hand_to_deck(step: Step, seat: int, kind: str) -> int:
    """Shuffle all cards of a kind from a hand into the deck; return their number."""
    place = step.seat(seat)
    count = place.hand.count(kind)
    place.hand = [each for each in place.hand if each != kind]
    if count:
        to_deck(step, seat, *[kind] * count)
    return count


def held_in_deck(step: Step, seat: int, kinds: Iterable[str]) -> list[str]:
    """List those of some kinds that a player's deck has, sorted."""
    deck = {kind for layer in step.seat(seat).deck for kind in layer}
    return sorted(deck & set(kinds))


def deck_top(step: Step, seat: int, kind: str) -> None:
    """Shuffle a player's deck and put a card of a kind, which it must have, on top."""
    place = step.seat(seat)
    (every,) = _shuffled(place.deck)
    every.remove(kind)
    place.deck = [[kind], *([every] if every else [])]


def first_piles(rules: RulesFile, kinds: Mapping[str, tuple[str, int, int]]) -> dict[str, Pile]:
    """Return the decks in the middle at the start.

    `kinds`: Deck, stage and number of copies, by kind.
    """
    piles: dict[str, Pile] = {}
    for name in DECKS:
        slots = getattr(rules.numbers.slots, name)
        ours = [(kind, stage, n) for kind, (deck, stage, n) in kinds.items() if deck == name]
        now = [kind for kind, stage, n in ours for _ in range(n) if stage <= 1]
        later = [kind for kind, stage, n in ours for _ in range(n) if stage > 1]
        piles[name] = Pile([HIDDEN] * slots, _shuffled([], now), sorted(later), [0] * slots)
    return piles


def first_offer_ages(numbers: Numbers) -> dict[str, list[int]]:
    """Return the time on offer of each slot, 0 at first; empty if cards are never cleared (B36)."""
    if not numbers.unbought:
        return {}
    return {name: [0] * getattr(numbers.slots, name) for name in SOLD}


def fill(step: Step, deck: str) -> None:
    """Fill the empty slots of a deck in the middle, as far as it has cards."""
    pile = step.pile(deck)
    for slot, kind in enumerate(pile.open):
        if kind == HIDDEN:
            pile.raised[slot] = 0
            if deck in step.state.lain:
                step.state.lain[deck][slot] = 0
            pile.open[slot] = _pick(step, pile.deck, f"pile-{deck}", TABLE)


def open_slots(step: Step, deck: str) -> list[int]:
    return [slot for slot, kind in enumerate(step.pile(deck).open) if kind != HIDDEN]


def take_open(step: Step, deck: str, slot: int) -> str:
    """Take an open card, fill its slot at once, and return the kind."""
    pile = step.pile(deck)
    kind, pile.open[slot] = pile.open[slot], HIDDEN
    fill(step, deck)
    return kind


def take_from(step: Step, deck: str) -> str:
    """Take the next card of a deck in the middle; `HIDDEN` if it is empty."""
    return _pick(step, step.pile(deck).deck, f"pile-{deck}", TABLE)


def search(step: Step, deck: str, kind: str) -> bool:
    """Take a card of a kind out of a deck in the middle and shuffle it; False if it has none."""
    pile = step.pile(deck)
    layers = _shuffled(pile.deck)
    if not layers or kind not in layers[0]:
        return False
    layers[0].remove(kind)
    pile.deck = _shuffled(layers)
    return True


def give_back(step: Step, kind: str) -> None:
    """Set a card aside to go under its deck at End, shuffled with other returned cards."""
    step.pile(step.kind(kind).deck).returned.append(kind)


def _make_room(step: Step) -> None:
    """Clear cards that nobody bought for too long, from the decks open this turn (B36)."""
    went = []
    for deck in step.state.opened if step.state.lain else ():
        pile, lain = step.pile(deck), step.state.lain[deck]
        for slot in open_slots(step, deck):
            lain[slot] += 1
            if lain[slot] >= step.content.rules.numbers.unbought:
                went.append(pile.open[slot])
                pile.returned.append(pile.open[slot])
                pile.open[slot] = HIDDEN
    if went:
        step.say("expanse-made-room", count=len(went), cards=[card_one(kind) for kind in went])


def settle_piles(step: Step) -> None:
    """Tidy the decks in the middle at the end of a turn: returned cards, empty slots, prices."""
    _make_room(step)
    for deck in DECKS:
        pile = step.pile(deck)
        put_under(pile.deck, pile.returned)
        pile.returned = []
        fill(step, deck)
        pile.raised = [0] * len(pile.raised)


def join_decks(step: Step, stage: int) -> None:
    """Shuffle the cards of stages up to `stage` into their decks in the middle."""
    for deck in DECKS:
        pile = step.pile(deck)
        come = [kind for kind in pile.waiting if step.kind(kind).stage <= stage]
        if come:
            pile.waiting = [kind for kind in pile.waiting if step.kind(kind).stage > stage]
            pile.deck = _shuffled(pile.deck, come)
            fill(step, deck)
