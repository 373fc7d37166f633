"""What one drawing of a page reads: the table as its viewer sees it, and the seat's choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from msgspec.structs import replace

from reefkit.games.expanse import queries
from reefkit.games.expanse.guide import (
    Asked,
    OnReef,
    OpenCard,
    ReefCardText,
    TurnForecast,
)
from reefkit.games.expanse.state import CURRENCIES
from reefkit.games.expanse.step import Step
from reefkit.games.expanse.supply import tile_of
from reefkit.games.expanse.turn_forecast import foresee
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.course import Course
from reefkit.match.game import Action

What = Literal["", "offer", "card", "held"]


@dataclass
class InHand:
    """Choices that are not actions yet; cleared when the seat changes."""

    #: What is chosen: a card on offer, a card of a reef, a kind of card in the hand, or nothing.
    what: What = ""
    kind: str = ""  #: Kind of the card: shows whether a slot has been refilled since.
    deck: str = ""  #: Deck of a card on offer.
    slot: int = 0  #: Slot of a card on offer, in its deck.
    id: int = 0  #: Id of a card of a reef.
    host: int = 0  #: Id of the card to attach the chosen one to; 0 before it is chosen.
    #: Amount by which to raise the price of each card on offer, by deck and slot.
    bids: dict[tuple[str, int], int] = field(default_factory=dict)
    biomass: int = 0  #: Number of biomass cards to put under the deck.
    capital: int = 0  #: Number of capital cards to put under the deck.
    points: int = 0  #: Number of research points to place; 0 before it is chosen.
    sure: str = ""  #: `repr` of the action that the page asks to confirm; empty if none.
    #: Turn, and ids of own cards whose death in it was confirmed.
    deaths: tuple[int, frozenset[int]] = (0, frozenset())
    lets_buy: bool = False  #: Whether others buy without asking whether to raise the price.

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

    def confirmed(self, turn: int) -> frozenset[int]:
        return self.deaths[1] if self.deaths[0] == turn else frozenset()

    def empty(self) -> None:
        """Clear everything but `deaths` and `lets_buy`, which last."""
        self.let_go()
        self.bids.clear()
        self.biomass = self.capital = 0


WEB = "log-expanse-web"
"""Key of the page's setting with the seat whose food web is drawn; None for the seat's own."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        held: InHand = self.ui.hand
        return held

    @cached_property
    def step(self) -> Step:
        return queries.look(self.table, self.viewer, self.ui.moment)

    @cached_property
    def legal(self) -> Sequence[Action]:
        return () if self.viewer is None else self.rules.legal(self.state, self.viewer)

    @cached_property
    def points(self) -> list[int]:
        return queries.points(self.step)

    @property
    def most_turns(self) -> int:
        """How many turns a player has at most; 0 without a limit."""
        turns = self.step.options.turns
        return turns + 2 if turns else 0

    def place(self, seat: int) -> int:
        """Return a seat's place by points, from 1; equal points share it."""
        return 1 + sum(other > self.points[seat] for other in self.points)

    @property
    def tile(self) -> str:
        """Kind of the tile of the player whose turn it is."""
        return tile_of(self.step, self.state.player)

    @cached_property
    def held(self) -> dict[str, int]:
        """Number of cards of each kind in the hand, currency first."""
        held: Counter[str] = Counter()
        if self.viewer is not None:
            held.update(self.state.seats[self.viewer].hand)
        return dict(sorted(held.items(), key=lambda each: (each[0] not in CURRENCIES, each[0])))

    @cached_property
    def offers(self) -> tuple[OpenCard, ...]:
        found = queries.offers(self.step, self.viewer, self.legal)
        if self.class_view.is_playing:
            return found
        return tuple(replace(each, can=False) for each in found)

    @cached_property
    def reefs(self) -> tuple[tuple[OnReef, ...], ...]:
        return tuple(
            queries.reef(self.step, seat, self.legal if seat == self.viewer else ())
            for seat in self.seats
        )

    @cached_property
    def asked(self) -> Asked | None:
        return queries.asked(self.step, self.seat) if self.may_decide else None

    @cached_property
    def course(self) -> Course:
        return self.table.course(self.ui.moment)

    @cached_property
    def web_seat(self) -> int:
        looked = self.ui.settings.get(WEB)
        return looked if isinstance(looked, int) and looked in self.seats else self.seat

    @cached_property
    def forecast(self) -> TurnForecast:
        """Forecast of the turn of `web_seat`, for the food web."""
        own = self.web_seat == self.seat
        found = self.own_forecast if own else foresee(self.step, self.web_seat)
        ended = self.state.phase == "over"  # no turn comes: nothing starves, nothing is earned
        return replace(found, starves=(), gains=()) if ended else found

    @cached_property
    def own_forecast(self) -> TurnForecast:
        return foresee(self.step, self.seat)

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
    def chosen_held(self) -> str:
        """Kind of the card chosen in the hand; empty if none is."""
        return self.hand.kind if self.hand.what == "held" and self.hand.kind in self.held else ""
