"""What cards offer their owner at will, in Acquire."""

from __future__ import annotations

from reefkit.games.expanse import piles, tasks
from reefkit.games.expanse.doing import paying_for
from reefkit.games.expanse.effects import Find, HandOn, Offer
from reefkit.games.expanse.matching import active, holds
from reefkit.games.expanse.paying import held
from reefkit.games.expanse.state import Card, Task
from reefkit.games.expanse.step import Step


def _offer(step: Step, seat: int, card: Card) -> int | None:
    """Give which of a card's effects is an offer that holds now."""
    return next(
        (
            number
            for number, effect in enumerate(step.kind(card.kind).effects)
            if isinstance(effect, Offer) and holds(step, seat, card, effect)
        ),
        None,
    )


def can_use(step: Step, seat: int, card: Card) -> bool:
    """Tell whether a card offers something now that its owner can pay for."""
    number = _offer(step, seat, card)
    if number is None or not active(card):
        return False
    offer = step.kind(card.kind).effects[number]
    return (
        isinstance(offer, Offer)
        and held(step, seat, "capital") >= offer.price
        and all(
            bool(piles.held_in_deck(step, seat, each.kinds))
            for each in offer.then
            if isinstance(each, Find)
        )
        and (len(step.seats) > 1 or not any(isinstance(each, HandOn) for each in offer.then))
    )


def use(step: Step, seat: int, card: Card) -> None:
    """Do what a card offers (`can_use`)."""
    number = _offer(step, seat, card)
    offer = step.kind(card.kind).effects[number] if number is not None else None
    if number is None or not isinstance(offer, Offer):
        return
    if offer.price:
        paying_for(step, seat, offer.price, card.kind)
    tasks.first(
        step,
        *(
            Task("effect", seat, card.id, number, name=f"then.{each}")
            for each in range(len(offer.then))
        ),
    )
