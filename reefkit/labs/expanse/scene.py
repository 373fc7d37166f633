"""The seat at this screen: what it sees, has in hand and may do, and what its controls do.

`Scene` is one reading of the page, from which every region is drawn. `plan` says what the one
filled button would do; the acts carry out what a control asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import queries
from reefkit.games.expanse.actions import CardId, Kind, Offered, Slot
from reefkit.games.expanse.queries import (
    Asked,
    CardStory,
    Held,
    Now,
    OnReef,
    OpenCard,
    SeatStory,
    Sight,
    TurnEnd,
    TurnForecast,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.session import Acts
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession


# ---- What the seat at this screen has in hand: what it has chosen, and how much of what

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


# ---- One reading of a Blue Expanse page, from which every region of it is drawn

WEB = "log-expanse-web"
"""The page's setting: whose reef is drawn as a food web; none for one's own."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        held: InHand = self.ui.hand
        return held

    @cached_property
    def sight(self) -> Sight:
        return queries.look(self.table, self.viewer, self.ui.moment)

    @cached_property
    def standing_now(self) -> Now:
        return queries.now(self.sight)

    @cached_property
    def seat_stories(self) -> tuple[SeatStory, ...]:
        return queries.seats(self.sight)

    @property
    def mine(self) -> SeatStory:
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
    def course(self) -> tuple[TurnEnd, ...]:
        return queries.course(self.table, self.ui.moment)

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

    def story(self, card: str) -> CardStory:
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


# ---- What the seat at this screen may do now: the one filled button, and what
# else there is to do


class _SideButton(NamedTuple):
    """Something else to do, beside the filled button."""

    text: Message
    act: str
    key: str


class _ButtonPlan(NamedTuple):
    """What the filled button would do."""

    action: Action | None  #: What it plays; none where something is still missing.
    text: Message  #: What stands on it: what it does, or what is missing.
    #: Why what is chosen cannot be done; none where it can, or nothing is chosen.
    why: Message | None = None
    #: What would become of the card this very turn, said before it is bought; none where it lives.
    risk: Message | None = None
    #: What is asked before it is played: what would be lost; none where nothing is.
    sure: Message | None = None
    others: tuple[_SideButton, ...] = ()  #: Further buttons.


def plan(scene: Scene) -> _ButtonPlan | None:
    if not scene.may_decide or scene.state.ask is not None:
        return None
    read = _PLANS.get(scene.standing_now.phase)
    return None if read is None else read(scene)


def _may(scene: Scene, kind: type[Action]) -> bool:
    return any(isinstance(each, kind) for each in scene.sight.legal)


def name_of(card: str) -> Message:
    return Message(f"expanse-{card}")


def _one_of(card: str) -> Message:
    return Message(f"expanse-{card}.one")


# -- phases ---------------------------------------------------------------------------------------


def plan_setup(_scene: Scene) -> _ButtonPlan:
    return _ButtonPlan(Ready(), message("expanse-page-begin"))


def _plan_move(_scene: Scene) -> _ButtonPlan:
    return _ButtonPlan(do.RollDie(), message("expanse-page-roll"))


def _plan_raise(scene: Scene) -> _ButtonPlan:
    bids = [(place, by) for place, by in sorted(scene.hand.bids.items()) if by]
    let_be = _SideButton(message("expanse-page-raise-nothing"), "expanse-pass", "pass")
    if not bids:
        return _ButtonPlan(do.NoBid(), message("expanse-page-raise-nothing"))
    action = do.Raise(tuple(do.Bid(place[0], place[1], by) for place, by in bids))  # type: ignore[arg-type]
    why = queries.refusal(scene.sight, action)
    count = sum(by for _, by in bids)
    text = message("expanse-page-raise", count=count)
    return _ButtonPlan(None if why else action, text, why, others=(let_be,))


def _plan_take(scene: Scene) -> _ButtonPlan:
    offer = scene.chosen_offer
    if offer is None or not offer.can:
        text = message("expanse-page-take-first", deck=scene.standing_now.tile)
        return _ButtonPlan(None, text, _why(scene, offer))
    action = do.TakeCard(offer.slot)
    goes = queries.finds_no_host(scene.sight, offer.card)
    risk = message("expanse-page-risk-no-host") if goes else None
    return _ButtonPlan(action, message("expanse-page-take", card=name_of(offer.card)), risk=risk)


def _plan_buy(scene: Scene) -> _ButtonPlan:
    done = _SideButton(message("expanse-page-done-buying"), "expanse-done", "done")
    found = _bought(scene) or _played(scene) or _attached(scene)
    if found is None:
        return _ButtonPlan(do.Done(), message("expanse-page-done-buying"))
    return found._replace(others=(done,))


def _bought(scene: Scene) -> _ButtonPlan | None:
    offer = scene.chosen_offer
    if offer is None:
        return None
    if not offer.can:
        text = message("expanse-page-cannot-buy", card=name_of(offer.card))
        return _ButtonPlan(None, text, _why(scene, offer))
    action = do.Buy(offer.deck, offer.slot, offer.swapped)  # type: ignore[arg-type]
    text = message(
        "expanse-page-buy",
        card=name_of(offer.card),
        price=offer.price,
        currency=name_of(offer.currency),
        swapped=offer.swapped,
    )
    return _ButtonPlan(action, text, risk=_risk(scene, offer, action))


def _risk(scene: Scene, offer: OpenCard, action: Action) -> Message | None:
    found = queries.bought(scene.sight, action)
    if found is None or scene.story(offer.card).deck not in {"resource", "biomass"}:
        return None
    new, comes = found
    lacks = next((one.lacks for one in comes.starves if one.card in new), None)
    if lacks is not None:
        return message("expanse-page-risk-starves", lacks=lacks)
    if not new & set(comes.lost):
        return None
    if offer.card != "coral":
        return message("expanse-page-risk-leaves")
    own = (one for one in scene.reefs[scene.seat] if one.card == "zooxanthellae")
    if any(not one.host and not one.expelled for one in own):
        return None  # some lie on the reef already, to be attached
    algae = any(one.card == "zooxanthellae" and one.can for one in scene.offers)
    return message("expanse-page-risk-coral", algae="yes" if algae else "no")


def _why(scene: Scene, offer: OpenCard | None) -> Message | None:
    if offer is None:
        return None
    action: Action
    if offer.currency:
        action = do.Buy(offer.deck, offer.slot)  # type: ignore[arg-type]
    elif scene.standing_now.phase == "take" and offer.deck == scene.standing_now.tile:
        action = do.TakeCard(offer.slot)
    else:
        return message("expanse-page-not-for-sale", deck=offer.deck)
    return queries.refusal(scene.sight, action)


def _played(scene: Scene) -> _ButtonPlan | None:
    card = scene.chosen_held
    if card is None or not card.playable:
        return None
    return _ButtonPlan(
        do.PlayCard(card.card), message("expanse-page-play", card=name_of(card.card))
    )


def _attached(scene: Scene) -> _ButtonPlan | None:
    card = scene.chosen_card
    if card is None:
        return None
    if card.hosts:
        host = scene.hand.host or (card.hosts[0] if len(card.hosts) == 1 else 0)
        found = next((one for one in scene.reefs[scene.seat] if one.id == host), None)
        if found is None:
            return _ButtonPlan(None, message("expanse-page-choose-host", card=name_of(card.card)))
        text = message(
            "expanse-page-attach",
            card=name_of(card.card),
            host=name_of(found.card),
            number=found.number,
        )
        return _ButtonPlan(do.AttachCard(card.id, host), text)
    if card.can_use:
        return _ButtonPlan(do.Use(card.id), message("expanse-page-use", card=name_of(card.card)))
    return None


def _plan_manage(scene: Scene) -> _ButtonPlan:
    rest_text = message("expanse-page-rest", count=len(_waiting(scene)))
    rest = _SideButton(rest_text, "expanse-rest", "rest")
    card = scene.chosen_card
    if card is not None and card.can_act:
        found = queries.would(scene.sight, f"act:{card.id}")
        starves = found is not None and any(each.card == card.id for each in found.starves)
        sure = _sure(scene, found.starves) if found is not None and starves else None
        text = message("expanse-page-act", card=name_of(card.card))
        return _ButtonPlan(do.ActCard(card.id), text, sure=sure, others=(rest,))
    attaching = _attached(scene)
    if attaching is not None:
        return attaching._replace(others=(rest,))
    return _ButtonPlan(do.ActAll(), rest_text, sure=_sure(scene, scene.own_forecast.starves))


def _sure(scene: Scene, starving: tuple[Any, ...]) -> Message | None:
    kinds = {one.id: one.card for one in scene.reefs[scene.seat]}
    names = [name_of(kinds[each.card]) for each in starving if each.card in kinds]
    if not names:
        return None
    return message("expanse-page-sure-starves", cards=names, count=len(names))


def _waiting(scene: Scene) -> list[OnReef]:
    return [one for one in scene.reefs[scene.seat] if one.can_act]


def _plan_research(scene: Scene) -> _ButtonPlan:
    done = _SideButton(message("expanse-page-no-research"), "expanse-done", "done")
    card = research_card(scene)
    if card is None:
        return _ButtonPlan(do.Done(), message("expanse-page-no-research"))
    points = min(scene.hand.points or card.places, card.places)
    text = message("expanse-page-research", card=name_of(card.card), count=points)
    return _ButtonPlan(do.Research(card.id, points), text, others=(done,))


def research_card(scene: Scene) -> OnReef | None:
    every = [one for reef in scene.reefs for one in reef if one.places]
    chosen = scene.chosen_card
    if chosen is not None and chosen.places:
        return chosen
    return every[0] if every else None


def _plan_end(scene: Scene) -> _ButtonPlan:
    hand = scene.hand
    count = hand.biomass + hand.capital
    action = do.Flow(hand.biomass, hand.capital)
    text = message("expanse-page-end-turn", count=count)
    return _ButtonPlan(action, text, queries.refusal(scene.sight, action))


_PLANS: dict[str, Callable[[Scene], _ButtonPlan]] = {
    "setup": plan_setup,
    "move": _plan_move,
    "raise": _plan_raise,
    "take": _plan_take,
    "buy": _plan_buy,
    "manage": _plan_manage,
    "research": _plan_research,
    "end": _plan_end,
}


# ---- The sentence of the *Now* bar: what the seat at this screen is asked


def now_asked(scene: Scene) -> Message:
    if scene.asked is not None:
        return scene.asked.what
    phase = scene.standing_now.phase
    ask = _NOW.get(phase)
    return Message(f"expanse-page-now-{phase}") if ask is None else ask(scene)


def standing(scene: Scene) -> Message | None:
    if not scene.covered_hand:
        return None
    if not scene.is_awaited:
        return scene.waiting
    return message("expanse-page-now-setup") if scene.standing_now.phase == "setup" else None


def _now_move(scene: Scene) -> Message:
    return message("expanse-page-now-move", last="yes" if scene.standing_now.last else "no")


def _now_raise(scene: Scene) -> Message:
    most = scene.rules.content.rules.numbers.raised_cards
    return message(
        "expanse-page-now-raise", player=scene.name(scene.standing_now.player), most=most
    )


def _now_take(scene: Scene) -> Message:
    return message("expanse-page-now-take", deck=scene.standing_now.tile)


def _now_research(scene: Scene) -> Message:
    can = "yes" if research_card(scene) is not None else "no"
    return message("expanse-page-now-research", can=can)


def _now_buy(scene: Scene) -> Message:
    if all(isinstance(each, do.Done) for each in scene.sight.legal):
        return message("expanse-page-now-buy-nothing")
    return message("expanse-page-now-buy", opened="-".join(sorted(scene.standing_now.opened)))


def _now_manage(scene: Scene) -> Message:
    return message("expanse-page-now-manage", count=len(_waiting(scene)))


def _now_end(scene: Scene) -> Message:
    held = {one.card: one.count for one in scene.held}
    return message("expanse-page-now-end", biomass=held.get("biomass", 0))


_NOW: dict[str, Callable[[Scene], Message]] = {
    "move": _now_move,
    "raise": _now_raise,
    "take": _now_take,
    "buy": _now_buy,
    "manage": _now_manage,
    "research": _now_research,
    "end": _now_end,
}
"""What is asked in each phase that has more to say than its name."""


# ---- What the page's controls do: choose a card, count, and let the rules have what is decided

acts = Acts()

Deck = Literal["resource", "biomass", "humanitarian", "bonus", "malus"]
By = Literal[-1, 1]
MOST_TILES = 200


# -- choosing ------------------------------------------------------------------------------------


@acts.on("expanse-offer")
def _choose_offer(session: LessonSession, deck: Deck, slot: Slot) -> None:
    scene: Scene = session.scene()
    place = (deck, slot)
    found = next((one for one in scene.offers if (one.deck, one.slot) == place), None)
    if found is None:
        raise reject("expanse-page-no-card")
    session.hand.choose("offer", found.card, deck=found.deck, slot=found.slot)


@acts.on("expanse-card")
def _choose_card(session: LessonSession, card: CardId) -> None:
    scene: Scene = session.scene()
    chosen = scene.chosen_card
    if chosen is not None and card in chosen.hosts and scene.may_decide:
        session.hand.host = card
        return
    every = (one for reef in scene.reefs for one in reef)
    found = next((one for one in every if one.id == card), None)
    if found is None:
        raise reject("expanse-page-no-card")
    session.hand.choose("card", found.card, id_=found.id)


@acts.on("expanse-held")
def _choose_held(session: LessonSession, kind: Kind) -> None:
    scene: Scene = session.scene()
    if kind not in {one.card for one in scene.held}:
        raise reject("expanse-page-no-card")
    session.hand.choose("held", kind)


@acts.on("expanse-let-go")
def _let_go(session: LessonSession) -> None:
    session.hand.let_go()


@acts.on("expanse-node")
def _touch_node(session: LessonSession, node: Annotated[str, Meta(max_length=40)]) -> None:
    kind, _, rest = node.partition(":")
    if kind == "card" and rest.isdecimal():
        _choose_card(session, int(rest))
        return
    if kind == "food" and rest in _do_foods():
        session.tell(message("expanse-page-food", food=rest))
        return
    raise reject("lab-not-understood")


def _do_foods() -> tuple[str, ...]:
    from reefkit.games.expanse.state import FOODS  # noqa: PLC0415  # beside its one use

    return FOODS


@acts.on("expanse-tile")
def _touch_tile(
    session: LessonSession, tile: Annotated[int, Meta(ge=0, le=MOST_TILES)], *, alike: bool = False
) -> None:
    scene: Scene = session.scene()
    tiles = scene.rules.content.rules.tiles
    if tile >= len(tiles):
        raise reject("lab-not-understood")
    kind = tiles[tile]
    names = [
        each.name
        for each in scene.seat_stories
        if each.tile == tile or (alike and tiles[each.tile] == kind)
    ]
    session.tell(message("expanse-page-tile-told", tile=kind, players=names, count=len(names)))


@acts.on("expanse-look")
def _look(session: LessonSession, seat: SeatNumber) -> None:
    scene: Scene = session.scene()
    if seat not in scene.seats:
        raise reject("lab-not-understood")
    session.ui.settings[WEB] = seat if seat != scene.seat else None


# -- counting ------------------------------------------------------------------------------------


def _deciding(session: LessonSession) -> Scene:
    scene: Scene = session.scene()
    if not scene.may_decide:
        raise reject("expanse-page-not-your-turn")
    return scene


@acts.on("expanse-bid")
def _bid(session: LessonSession, deck: Offered, slot: Slot, by: By) -> None:
    scene = _deciding(session)
    place = (deck, slot)
    if not any((one.deck, one.slot) == place and one.can_raise for one in scene.offers):
        raise reject("expanse-page-no-raise")
    bids = session.hand.bids
    bids[place] = max(0, bids.get(place, 0) + by)
    if not bids[place]:
        del bids[place]


@acts.on("expanse-let-buy")
def _let_buy(session: LessonSession) -> None:
    session.hand.lets_buy = not session.hand.lets_buy


@acts.on("expanse-flow")
def _flow(session: LessonSession, currency: Literal["biomass", "capital"], by: By) -> None:
    scene = _deciding(session)
    have = next((one.count for one in scene.held if one.card == currency), 0)
    wanted = getattr(session.hand, currency) + by
    setattr(session.hand, currency, min(max(0, wanted), have))


@acts.on("expanse-points")
def points(session: LessonSession, by: By) -> None:
    scene = _deciding(session)
    card = research_card(scene)
    if card is None:
        raise reject("expanse-page-no-research")
    now = session.hand.points or card.places
    session.hand.points = min(max(1, now + by), card.places)


# -- deciding ------------------------------------------------------------------------------------


@acts.on("expanse-go")
def _go(session: LessonSession) -> None:
    if session.scene().standing_now.phase == "setup":
        _begin(session)
        return
    scene = _deciding(session)
    found = plan(scene)
    if found is None:
        raise reject("expanse-page-answer-first")
    if found.action is None:
        session.refuse(found.why or found.text)
        return
    asked = repr(found.action)
    if found.sure is not None and session.hand.sure != asked:
        session.hand.sure = asked
        return
    _play(session, found.action)


def _begin(session: LessonSession) -> None:
    session.check_present()
    for seat in session.awaited_here():
        session.play_for(seat, Ready())


@acts.on("expanse-not-sure")
def _not_sure(session: LessonSession) -> None:
    session.hand.sure = ""


@acts.on("expanse-rest")
def _rest(session: LessonSession) -> None:
    if _deciding(session).standing_now.phase != "manage":
        raise reject("expanse-page-no-rest")
    session.hand.let_go()
    _go(session)


@acts.on("expanse-done")
def _done(session: LessonSession) -> None:
    _deciding(session)
    _play(session, do.Done())


@acts.on("expanse-pass")
def _let_be(session: LessonSession) -> None:
    _deciding(session)
    _play(session, do.NoBid())


@acts.on("expanse-answer")
def _answer(
    session: LessonSession, choice: Annotated[str, Meta(min_length=1, max_length=80)]
) -> None:
    _deciding(session)
    _play(session, do.AnswerTask(choice))


def _play(session: LessonSession, action: Action) -> None:
    hand = session.hand
    session.play(action)
    hand.empty()
