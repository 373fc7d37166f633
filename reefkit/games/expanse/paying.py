"""What a player can pay with, and paying.

Currency is cards of the hand and temporary cards beside it (B7). Temporary ones are spent first,
for they are lost otherwise; those of the hand go under the player's deck at its next End.
"""

from __future__ import annotations

from reefkit.games.expanse.state import Purse
from reefkit.games.expanse.step import Step, card_name
from reefkit.match.errors import reject

OTHER = {"biomass": "capital", "capital": "biomass"}


def in_hand(step: Step, seat: int, currency: str) -> int:
    """Count the currency cards of a kind in a hand."""
    return step.seat(seat).hand.count(currency)


def beside(step: Step, seat: int, currency: str) -> int:
    """Count the temporary currency of a kind beside a hand."""
    place = step.seat(seat)
    return int(getattr(place.purse, currency) + getattr(place.made, currency))


def held(step: Step, seat: int, currency: str) -> int:
    """Count all currency of a kind that a player can spend."""
    return in_hand(step, seat, currency) + beside(step, seat, currency)


def purse(step: Step, seat: int) -> tuple[int, int]:
    """Give what a player can spend: Biomass and Capital."""
    return held(step, seat, "biomass"), held(step, seat, "capital")


def pay(step: Step, seat: int, currency: str, count: int) -> None:
    """Spend so much of a currency: what would be lost first, then what stays longer, then cards.

    Raises
    ------
    Rejection
        When the player has less.
    """
    if count > held(step, seat, currency):
        raise reject("expanse-cannot-pay", count=count, currency=card_name(currency))
    place = step.seat(seat)
    left = count
    for temporary in (place.purse, place.made):
        left -= _take(temporary, currency, left)
    spend_cards(step, seat, currency, left)


def spend_cards(step: Step, seat: int, currency: str, count: int) -> None:
    """Spend so many currency cards of the hand; they go under the deck at the player's next End."""
    place = step.seat(seat)
    for _ in range(count):
        place.hand.remove(currency)
        place.spent.append(currency)


def _take(temporary: Purse, currency: str, most: int) -> int:
    taken = min(most, getattr(temporary, currency))
    setattr(temporary, currency, getattr(temporary, currency) - taken)
    return int(taken)


def age(step: Step, seat: int) -> None:
    """End a turn's temporary currency: what came before it is lost, what it made is kept (B18)."""
    place = step.seat(seat)
    place.purse, place.made = place.made, Purse()
