"""Acquire: buying and taking cards, and what a player may do with its own meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import attaching, laid, paying, piles, prices, tasks, using
from reefkit.games.expanse.moving import tile_of
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, Card, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.match.errors import reject


def currency_of(deck: str) -> str:
    """Name the currency that cards of a deck are paid with."""
    return "capital" if deck == "humanitarian" else "biomass"


def on_offer(step: Step, deck: str, slot: int) -> str:
    """Give the kind of a card that is on offer this turn.

    Raises
    ------
    Rejection
        When the deck is not open, or there is no card in the slot.
    """
    if deck not in step.state.opened:
        raise reject("expanse-deck-shut")
    return _card_in(step, deck, slot)


def _card_in(step: Step, deck: str, slot: int) -> str:
    cards = step.pile(deck).open
    if slot >= len(cards) or cards[slot] == HIDDEN:
        raise reject("expanse-no-card-there")
    return cards[slot]


def cost(step: Step, seat: int, deck: str, slot: int) -> int:
    """Give what a card on offer costs a player now: its price, and what raisers put on it."""
    pile = step.pile(deck)
    return prices.price(step, seat, pile.open[slot]) + pile.raised[slot]


def ways_to_pay(step: Step, seat: int, deck: str, slot: int) -> list[int]:
    """List how many cards of the other currency may pay for a card; none: it cannot be paid."""
    price, currency = cost(step, seat, deck, slot), currency_of(deck)
    held, other = (paying.held(step, seat, each) for each in (currency, paying.OTHER[currency]))
    most = min(price, other) if prices.swaps(step, seat) else 0
    return list(range(max(0, price - held), most + 1))


def purchases(step: Step, seat: int) -> Iterator[do.Buy]:
    """List every purchase that can be paid, each way of paying it."""
    for deck in step.state.opened:
        for slot in piles.open_slots(step, deck):
            for swapped in ways_to_pay(step, seat, deck, slot):
                yield do.Buy(deck, slot, swapped)  # type: ignore[arg-type]


def buy(step: Step, seat: int, action: do.Buy) -> None:
    """Buy a card on offer.

    Raises
    ------
    Rejection
        When it is not on offer, or cannot be paid so.
    """
    kind = on_offer(step, action.deck, action.slot)
    currency = currency_of(action.deck)
    price = cost(step, seat, action.deck, action.slot)
    if action.swapped and not prices.swaps(step, seat):
        raise reject("expanse-no-port")
    if action.swapped > price:
        raise reject("expanse-swaps-too-many", count=price)
    paying.pay(step, seat, currency, price - action.swapped)
    paying.pay(step, seat, paying.OTHER[currency], action.swapped)
    if action.deck == "humanitarian":
        step.state.pool += price
    piles.take_open(step, action.deck, action.slot)
    step.say(
        "bought",
        seat,
        player=step.who(seat),
        card=card_one(kind),
        count=price,
        currency=card_name(currency),
    )
    laid.lay(step, seat, kind)
    if action.swapped:
        prices.swapped(step, seat, action.swapped)


def take(step: Step, seat: int, action: do.Take) -> None:
    """Take a bonus or malus card; it acts now, before anything is bought (B19).

    Raises
    ------
    Rejection
        When there is no card in the slot.
    """
    deck = tile_of(step, seat)
    kind = _card_in(step, deck, action.slot)
    piles.take_open(step, deck, action.slot)
    step.say("taken", seat, player=step.who(seat), card=card_one(kind))
    card = laid.lay(step, seat, kind)
    step.state.phase = "buy"
    tasks.first(step, Task("taken", seat, card.id))


def playable(step: Step, seat: int) -> list[str]:
    """List the kinds of a hand that are no currency: they are played free (B11)."""
    return sorted(set(step.seat(seat).hand) - {*CURRENCIES, HIDDEN})


def play(step: Step, seat: int, action: do.Play) -> None:
    """Play a card of the hand that had gone into the player's own deck.

    Raises
    ------
    Rejection
        When the player does not hold it, or it is currency.
    """
    if action.card not in playable(step, seat):
        raise reject("expanse-not-played")
    step.seat(seat).hand.remove(action.card)
    step.say("played", seat, player=step.who(seat), card=card_one(action.card))
    laid.lay(step, seat, action.card)


def own_card(step: Step, seat: int, id_: int) -> Card:
    """Give a card of the player's reef.

    Raises
    ------
    Rejection
        When it does not lie there.
    """
    card = step.card(seat, id_)
    if card is None:
        raise reject("expanse-no-such-card")
    return card


def attach(step: Step, seat: int, action: do.Attach) -> None:
    """Attach a card to another.

    Raises
    ------
    Rejection
        When it attaches to nothing of the kind.
    """
    card = own_card(step, seat, action.card)
    if action.host not in attaching.hosts(step, seat, card):
        raise reject("expanse-no-host", card=card_one(card.kind))
    attaching.attach(step, seat, card, action.host)


def use(step: Step, seat: int, action: do.Use) -> None:
    """Do what a card offers at will.

    Raises
    ------
    Rejection
        When it offers nothing now.
    """
    card = own_card(step, seat, action.card)
    if not using.can_use(step, seat, card):
        raise reject("expanse-no-use", card=card_one(card.kind))
    using.use(step, seat, card)
