"""One reading of a Blue Expanse page, from which every region of it is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from reefkit.games.expanse import guide
from reefkit.games.expanse.guide_types import (
    Asked,
    CardStory,
    Forecast,
    Held,
    Now,
    Offer,
    OnReef,
    SeatStory,
    TurnEnd,
)
from reefkit.labs.lesson.scene import LessonScene

if TYPE_CHECKING:
    from reefkit.games.expanse.guide import Sight
    from reefkit.labs.expanse.hand import InHand

WEB = "log-expanse-web"
"""The page's setting: whose reef is drawn as a food web; none for one's own."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        """What the seat has in hand."""
        held: InHand = self.ui.hand
        return held

    @cached_property
    def sight(self) -> Sight:
        """The table as the viewer sees it at the moment that is shown."""
        return guide.look(self.table, self.viewer, self.ui.moment)

    @cached_property
    def standing_now(self) -> Now:
        """Where the table stands."""
        return guide.now(self.sight)

    @cached_property
    def seat_stories(self) -> tuple[SeatStory, ...]:
        """All seats, as everybody may see them."""
        return guide.seats(self.sight)

    @property
    def mine(self) -> SeatStory:
        """The seat at this screen."""
        return self.seat_stories[self.seat]

    @cached_property
    def held(self) -> tuple[Held, ...]:
        """The viewer's hand; none while it is covered."""
        return () if self.viewer is None else guide.held(self.sight)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The open cards in the middle."""
        return guide.offers(self.sight)

    @cached_property
    def reefs(self) -> tuple[tuple[OnReef, ...], ...]:
        """Every seat's reef."""
        return tuple(guide.reef(self.sight, seat) for seat in self.seats)

    @cached_property
    def asked(self) -> Asked | None:
        """What a card asks the seat here; none while it asks nothing, or nobody may answer."""
        return guide.asked(self.sight) if self.may_decide else None

    @cached_property
    def course(self) -> tuple[TurnEnd, ...]:
        """The turns that have ended until the moment that is shown."""
        return guide.course(self.table, self.ui.moment)

    @cached_property
    def web_seat(self) -> int:
        """Whose reef is drawn as a food web."""
        looked = self.ui.settings.get(WEB)
        return looked if isinstance(looked, int) and looked in self.seats else self.seat

    @cached_property
    def forecast(self) -> Forecast:
        """Who will eat whom on the reef that is drawn; after the end, who could still feed whom."""
        own = self.web_seat == self.seat
        found = self.own_forecast if own else guide.forecast(self.sight, self.web_seat)
        ended = self.standing_now.phase == "over"  # no turn comes: nothing starves, or is earned
        return replace(found, starves=(), gains=()) if ended else found

    @cached_property
    def own_forecast(self) -> Forecast:
        """Who will eat whom on one's own reef."""
        return guide.forecast(self.sight, self.seat)

    def story(self, card: str) -> CardStory:
        """Explain a kind of card."""
        return guide.card(self.rules, card)

    @property
    def may_decide(self) -> bool:
        """Whether the seat here is asked something, in the present, with its hand open."""
        return self.may_play and self.is_awaited

    @cached_property
    def chosen_offer(self) -> Offer | None:
        """The card on offer that is chosen; none for none, or where another lies there now."""
        hand = self.hand
        if hand.what != "offer":
            return None
        place = (hand.deck, hand.slot, hand.kind)
        return next((one for one in self.offers if (one.deck, one.slot, one.card) == place), None)

    @cached_property
    def chosen_card(self) -> OnReef | None:
        """The card of a reef that is chosen, whosever; none for none, or where it is gone."""
        if self.hand.what != "card":
            return None
        every = (one for reef in self.reefs for one in reef)
        return next((one for one in every if one.id == self.hand.id), None)

    @cached_property
    def chosen_held(self) -> Held | None:
        """The card of the hand that is chosen; none for none, or where it is held no more."""
        if self.hand.what != "held":
            return None
        return next((one for one in self.held if one.card == self.hand.kind), None)
