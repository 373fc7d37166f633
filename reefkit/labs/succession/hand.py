"""What the seat whose turn it is has in hand: the card it has chosen, and what it would name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class InHand:
    """A choice that is no decision yet; forgotten when the screen passes on.

    Attributes
    ----------
    chosen
        The place of the chosen card in the hand; none for none.
    card
        The card that was chosen there: a place means another card once the hand has changed.
    number, colour
        What would be named with it.
    """

    chosen: int | None = None
    card: str = ""
    number: int | None = None
    colour: str = ""

    def choose(self, index: int, card: str) -> None:
        """Choose a card, or none if it was chosen already."""
        same = (self.chosen, self.card) == (index, card)
        self.forget()
        if not same:
            self.chosen, self.card = index, card

    def forget(self) -> None:
        """Choose nothing."""
        self.chosen, self.card = None, ""
        self.number, self.colour = None, ""
