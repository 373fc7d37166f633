"""The seat at this screen: what it sees, has in hand and may do, and what its controls do.

`Scene` is one reading of the page, from which every region is drawn. `plan` says what the one
filled button would do; the acts carry out what a control asks for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from msgspec.structs import replace

from reefkit.games.expanse import queries
from reefkit.games.expanse.guide import (
    Asked,
    Held,
    OnReef,
    OpenCard,
    ReefCardText,
    ReefSummary,
    TurnForecast,
    TurnNow,
)
from reefkit.games.expanse.queries import ReefSight
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.course import Course

What = Literal["", "offer", "card", "held"]


@dataclass
class InHand:
    """Choices that are no decision yet; forgotten when the screen passes on."""

    #: What is chosen: a card on offer, a card of a reef, a kind of card in the hand, or nothing.
    what: What = ""
    kind: str = ""  #: Which card it is: a slot means another card once it was refilled.
    #: ``deck``, ``slot``: Of a card on offer.
    deck: str = ""
    slot: int = 0
    id: int = 0  #: Of a card of a reef.
    host: int = 0  #: The card that it would be attached to; 0: none named yet.
    #: By how much each card on offer would be made dearer, by deck and slot.
    bids: dict[tuple[str, int], int] = field(default_factory=dict)
    #: ``biomass``, ``capital``: How many currency cards would go under the deck.
    biomass: int = 0
    capital: int = 0
    points: int = 0  #: How many research points would be placed; 0: as many as can be.
    sure: str = ""  #: The decision that the page has asked about once; empty: none.
    lets_buy: bool = False  #: Whether others buy without being asked what it is to cost them.

    def choose(self, what: What, kind: str, *, deck: str = "", slot: int = 0, id_: int = 0) -> None:
        now = (self.what, self.kind, self.deck, self.slot, self.id)
        wanted = (what, kind, deck, slot, id_)
        self.let_go()
        if now != wanted:
            self.what, self.kind, self.deck, self.slot, self.id = wanted

    def let_go(self) -> None:
        self.what, self.kind, self.deck = "", "", ""
        self.slot = self.id = self.host = self.points = 0
        self.sure = ""

    def empty(self) -> None:
        self.let_go()
        self.bids.clear()
        self.biomass = self.capital = 0


WEB = "log-expanse-web"
"""The page's setting: whose reef is drawn as a food web; none for one's own."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        held: InHand = self.ui.hand
        return held

    @cached_property
    def sight(self) -> ReefSight:
        return queries.look(self.table, self.viewer, self.ui.moment)

    @cached_property
    def standing_now(self) -> TurnNow:
        return queries.now(self.sight)

    @cached_property
    def seat_stories(self) -> tuple[ReefSummary, ...]:
        return queries.seats(self.sight)

    @property
    def mine(self) -> ReefSummary:
        return self.seat_stories[self.seat]

    @cached_property
    def held(self) -> tuple[Held, ...]:
        return () if self.viewer is None else queries.held(self.sight)

    @cached_property
    def offers(self) -> tuple[OpenCard, ...]:
        found = queries.offers(self.sight)
        if self.class_view.is_playing:
            return found
        return tuple(replace(each, can=False) for each in found)

    @cached_property
    def reefs(self) -> tuple[tuple[OnReef, ...], ...]:
        return tuple(queries.reef(self.sight, seat) for seat in self.seats)

    @cached_property
    def asked(self) -> Asked | None:
        return queries.asked(self.sight) if self.may_decide else None

    @cached_property
    def course(self) -> Course:
        return self.table.course(self.ui.moment)

    @cached_property
    def web_seat(self) -> int:
        looked = self.ui.settings.get(WEB)
        return looked if isinstance(looked, int) and looked in self.seats else self.seat

    @cached_property
    def forecast(self) -> TurnForecast:
        own = self.web_seat == self.seat
        found = self.own_forecast if own else queries.forecast(self.sight, self.web_seat)
        ended = self.standing_now.phase == "over"  # no turn comes: nothing starves, or is earned
        return replace(found, starves=(), gains=()) if ended else found

    @cached_property
    def own_forecast(self) -> TurnForecast:
        return queries.forecast(self.sight, self.seat)

    def story(self, card: str) -> ReefCardText:
        return queries.card(self.rules, card)

    @property
    def may_decide(self) -> bool:
        return self.may_play and self.is_awaited

    @cached_property
    def chosen_offer(self) -> OpenCard | None:
        hand = self.hand
        if hand.what != "offer":
            return None
        place = (hand.deck, hand.slot, hand.kind)
        return next((one for one in self.offers if (one.deck, one.slot, one.card) == place), None)

    @cached_property
    def chosen_card(self) -> OnReef | None:
        if self.hand.what != "card":
            return None
        every = (one for reef in self.reefs for one in reef)
        return next((one for one in every if one.id == self.hand.id), None)

    @cached_property
    def chosen_held(self) -> Held | None:
        if self.hand.what != "held":
            return None
        return next((one for one in self.held if one.card == self.hand.kind), None)
