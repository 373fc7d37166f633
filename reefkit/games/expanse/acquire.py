"""Acquire: prices, purchases, taking cards, playing cards of the hand, and offers of own cards.

A major port lets its owner pay with the other currency (B15).
"""

from __future__ import annotations

from collections.abc import Iterator

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import attachment, decks, supply, tasks
from reefkit.games.expanse.carry_out import paying_for
from reefkit.games.expanse.counters import pollute
from reefkit.games.expanse.effects import Discount, Find, HandOn, OwnerOffer, Swap
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, ReefCard, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.supply import spendable, tile_of
from reefkit.games.expanse.targets import active, fits, holds, standing
from reefkit.match.errors import reject


def price(step: Step, seat: int, kind: str) -> int:
    """Return the printed cost less the seat's discounts (B16), without what others added."""
    less = sum(
        effect.count
        for _, effect in standing(step, seat, Discount)
        if fits(step, kind, effect.cards)
    )
    return max(0, step.kind(kind).cost - less)


def swaps(step: Step, seat: int) -> str:
    """Return the kind of card that lets a seat pay with the other currency; empty if none does.

    Of several, the one that pollutes least.
    """
    able = [(effect.pollution, card.kind) for card, effect in standing(step, seat, Swap)]
    return min(able)[1] if able else ""


def swapped(step: Step, seat: int, count: int) -> None:
    """Add the pollution for paying with `count` cards of the other currency."""
    able = [(effect.pollution, card.kind) for card, effect in standing(step, seat, Swap)]
    if able:
        pollution, kind = min(able)
        pollute(step, seat, pollution * count, kind)


def _offer(step: Step, seat: int, card: ReefCard) -> int | None:
    return next(
        (
            number
            for number, effect in enumerate(step.kind(card.kind).effects)
            if isinstance(effect, OwnerOffer) and holds(step, seat, card, effect)
        ),
        None,
    )


def can_use(step: Step, seat: int, card: ReefCard) -> bool:
    number = _offer(step, seat, card)
    if number is None or not active(card):
        return False
    offer = step.kind(card.kind).effects[number]
    return (
        isinstance(offer, OwnerOffer)
        and spendable(step, seat, "capital") >= offer.price
        and all(
            bool(decks.held_in_deck(step, seat, each.kinds))
            for each in offer.then
            if isinstance(each, Find)
        )
        and (len(step.seats) > 1 or not any(isinstance(each, HandOn) for each in offer.then))
    )


def carry_out_offer(step: Step, seat: int, card: ReefCard) -> None:
    """Pay for a card's offer and queue its effects; does nothing if the card has none now."""
    number = _offer(step, seat, card)
    offer = step.kind(card.kind).effects[number] if number is not None else None
    if number is None or not isinstance(offer, OwnerOffer):
        return
    if offer.price:
        paying_for(step, seat, offer.price, card.kind)
    tasks.do_first(
        step,
        *(
            Task("effect", seat, card.id, number, name=f"then.{each}")
            for each in range(len(offer.then))
        ),
    )


def currency_of(deck: str) -> str:
    return "capital" if deck == "humanitarian" else "biomass"


def on_offer(step: Step, deck: str, slot: int) -> str:
    """Return the kind of a card that is on offer this turn.

    Raises
    ------
    Rejection
        If the deck is not open, or the slot is empty or does not exist.
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
    """Return what a seat pays for an open card: its price, and what others added to it."""
    pile = step.pile(deck)
    return price(step, seat, pile.open[slot]) + pile.raised[slot]


def _ways_to_pay(step: Step, seat: int, deck: str, slot: int) -> list[int]:
    """List the numbers of cards of the other currency to pay with; empty if that is too few."""
    price, currency = cost(step, seat, deck, slot), currency_of(deck)
    held, other = (
        supply.spendable(step, seat, each) for each in (currency, supply.OTHER_CURRENCY[currency])
    )
    most = min(price, other) if swaps(step, seat) else 0
    return list(range(max(0, price - held), most + 1))


def purchases(step: Step, seat: int) -> Iterator[do.Buy]:
    for deck in step.state.opened:
        for slot in decks.open_slots(step, deck):
            for swapped in _ways_to_pay(step, seat, deck, slot):
                yield do.Buy(deck, slot, swapped)  # type: ignore[arg-type]


def buy(step: Step, seat: int, action: do.Buy) -> None:
    """Buy a card on offer; Capital paid for a humanitarian one goes to the pool of grants (B4).

    Raises
    ------
    Rejection
        If the card is not on offer, or the seat cannot pay for it in this way.
    """
    kind = on_offer(step, action.deck, action.slot)
    currency = currency_of(action.deck)
    price = cost(step, seat, action.deck, action.slot)
    if action.swapped and not swaps(step, seat):
        raise reject("expanse-no-port")
    if action.swapped > price:
        raise reject("expanse-swaps-too-many", count=price)
    supply.pay(step, seat, currency, price - action.swapped)
    supply.pay(step, seat, supply.OTHER_CURRENCY[currency], action.swapped)
    if action.deck == "humanitarian":
        step.state.pool += price - action.swapped
    decks.take_open(step, action.deck, action.slot)
    step.say_of(
        "expanse-bought", seat, card=card_one(kind), count=price, currency=card_name(currency)
    )
    attachment.lay(step, seat, kind)
    if action.swapped:
        swapped(step, seat, action.swapped)


def take(step: Step, seat: int, action: do.TakeCard) -> None:
    """Take a bonus or malus card, which acts at once, before anything is bought (B19).

    Raises
    ------
    Rejection
        If the slot is empty or does not exist.
    """
    deck = tile_of(step, seat)
    kind = _card_in(step, deck, action.slot)
    decks.take_open(step, deck, action.slot)
    step.say_of("expanse-taken", seat, card=card_one(kind))
    card = attachment.lay(step, seat, kind)
    step.state.phase = "buy"
    tasks.do_first(step, Task("taken", seat, card.id))


def playable(step: Step, seat: int) -> list[str]:
    """List the kinds of cards in a hand that are no currency; they are played free (B11)."""
    return sorted(set(step.seat(seat).hand) - {*CURRENCIES, HIDDEN})


def play(step: Step, seat: int, action: do.PlayCard) -> None:
    """Play a card of the hand, once shuffled into the player's own deck.

    Raises
    ------
    Rejection
        If the player does not hold it, or it is currency.
    """
    if action.card not in playable(step, seat):
        raise reject("expanse-not-played")
    step.seat(seat).hand.remove(action.card)
    step.say_of("expanse-played", seat, card=card_one(action.card))
    attachment.lay(step, seat, action.card)


def own_card(step: Step, seat: int, id_: int) -> ReefCard:
    """Return a card of the player's reef.

    Raises
    ------
    Rejection
        If it is not on that reef.
    """
    card = step.card(seat, id_)
    if card is None:
        raise reject("expanse-no-such-card")
    return card


def attach(step: Step, seat: int, action: do.AttachCard) -> None:
    """Attach a card to another.

    Raises
    ------
    Rejection
        If the card is not on the seat's reef, or cannot be attached to the other one.
    """
    card = own_card(step, seat, action.card)
    if action.host not in attachment.hosts(step, seat, card):
        raise reject("expanse-no-host", card=card_one(card.kind))
    attachment.attach(step, seat, card, action.host)


def use(step: Step, seat: int, action: do.Use) -> None:
    """Use a card's offer to its owner.

    Raises
    ------
    Rejection
        If the card is not on the seat's reef, or has no offer that can be used now.
    """
    card = own_card(step, seat, action.card)
    if not can_use(step, seat, card):
        raise reject("expanse-no-use", card=card_one(card.kind))
    carry_out_offer(step, seat, card)
