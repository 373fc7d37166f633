"""What the seat at this screen has in hand: what it has chosen, and how much of what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

What = Literal["", "offer", "card", "held"]


@dataclass
class InHand:
    """Choices that are no decision yet; forgotten when the screen passes on.

    Attributes
    ----------
    what
        What is chosen: a card on offer, a card of a reef, a kind of card in the hand, or nothing.
    kind
        Which card it is: a slot means another card once it was refilled.
    deck, slot
        Of a card on offer.
    id
        Of a card of a reef.
    host
        The card that it would be attached to; 0: none named yet.
    bids
        By how much each card on offer would be made dearer, by deck and slot.
    biomass, capital
        How many currency cards would go under the deck.
    points
        How many research points would be placed; 0: as many as can be.
    sure
        The decision that the page has asked about once; empty: none.
    """

    what: What = ""
    kind: str = ""
    deck: str = ""
    slot: int = 0
    id: int = 0
    host: int = 0
    bids: dict[tuple[str, int], int] = field(default_factory=dict)
    biomass: int = 0
    capital: int = 0
    points: int = 0
    sure: str = ""

    def choose(self, what: What, kind: str, *, deck: str = "", slot: int = 0, id_: int = 0) -> None:
        """Choose something, or let go of it if it was chosen already."""
        now = (self.what, self.kind, self.deck, self.slot, self.id)
        wanted = (what, kind, deck, slot, id_)
        self.let_go()
        if now != wanted:
            self.what, self.kind, self.deck, self.slot, self.id = wanted

    def let_go(self) -> None:
        """Choose nothing; what was counted stays."""
        self.what, self.kind, self.deck = "", "", ""
        self.slot = self.id = self.host = self.points = 0
        self.sure = ""

    def empty(self) -> None:
        """Let go of everything."""
        self.let_go()
        self.bids.clear()
        self.biomass = self.capital = 0
