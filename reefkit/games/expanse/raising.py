"""Raising: what others may do, once in each turn that is not theirs, to make cards dearer.

There is one window after the move. The other seats are asked in their order, also one that holds no
currency of the kind: so that being asked tells nothing of a hand.
"""

from __future__ import annotations

from reefkit.games.expanse import buying, flow, paying
from reefkit.games.expanse.actions import Bid, Raise
from reefkit.games.expanse.piles import open_slots
from reefkit.games.expanse.step import Step, card_name
from reefkit.match.errors import reject


def bids(step: Step, seat: int) -> list[Bid]:
    """List every single bid that a raiser could pay for."""
    return [
        Bid(deck, slot, by)  # type: ignore[arg-type]
        for deck in step.state.opened
        for slot in open_slots(step, deck)
        for by in range(1, paying.in_hand(step, seat, buying.currency_of(deck)) + 1)
    ]


def raise_(step: Step, seat: int, action: Raise) -> None:
    """Make cards on offer dearer.

    Raises
    ------
    Rejection
        When a card is not on offer, is named twice, is one too many, or cannot be paid for.
    """
    most = step.content.rules.numbers.raised_cards
    if len(action.bids) > most:
        raise reject("expanse-raises-too-many", most=most)
    if len({(bid.deck, bid.slot) for bid in action.bids}) < len(action.bids):
        raise reject("expanse-raises-twice")
    needed = {"biomass": 0, "capital": 0}
    for bid in action.bids:
        buying.on_offer(step, bid.deck, bid.slot)
        needed[buying.currency_of(bid.deck)] += bid.by
    for currency, count in needed.items():
        if paying.in_hand(step, seat, currency) < count:
            raise reject("expanse-cannot-raise", count=count, currency=card_name(currency))
    for bid in action.bids:
        _bid(step, seat, bid)
    step.seat(seat).raised = True
    go_on(step)


def _bid(step: Step, seat: int, bid: Bid) -> None:
    pile, currency = step.pile(bid.deck), buying.currency_of(bid.deck)
    paying.spend_cards(step, seat, currency, bid.by)
    pile.raised[bid.slot] += bid.by
    step.say(
        "raised",
        seat,
        player=step.who(seat),
        card=card_name(pile.open[bid.slot]),
        count=bid.by,
        currency=card_name(currency),
    )


def go_on(step: Step) -> None:
    """Ask the next seat; once all have been asked, the player buys."""
    state = step.state
    state.raiser = (state.raiser + 1) % len(step.seats)
    if state.raiser == state.player:
        flow.shop(step)
