"""Acts of the page's controls: choose cards, set amounts, look at tiles and reefs, and play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.actions import CardId, Kind, Offered, Slot
from reefkit.labs.expanse.button_plans import plan, research_card
from reefkit.labs.expanse.scene import WEB, Scene
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready
from reefkit.text import message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

acts = Acts()

Deck = Literal["resource", "biomass", "humanitarian", "bonus", "malus"]
By = Literal[-1, 1]
MOST_TILES = 200


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
    if kind not in scene.held:
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
    from reefkit.games.expanse.state import FOODS  # noqa: PLC0415  # used only here

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
        scene.name(seat)
        for seat, each in enumerate(scene.state.seats)
        if each.tile == tile or (alike and tiles[each.tile] == kind)
    ]
    pool = scene.state.pool
    told = message("expanse-page-tile-told", tile=kind, players=names, count=len(names), pool=pool)
    session.tell(told)


@acts.on("expanse-look")
def _look(session: LessonSession, seat: SeatNumber) -> None:
    scene: Scene = session.scene()
    if seat not in scene.seats:
        raise reject("lab-not-understood")
    session.ui.settings[WEB] = seat if seat != scene.seat else None


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
    have = scene.held.get(currency, 0)
    wanted = getattr(session.hand, currency) + by
    setattr(session.hand, currency, min(max(0, wanted), have))


@acts.on("expanse-points")
def points(session: LessonSession, by: By) -> None:
    scene = _deciding(session)
    card = research_card(scene)
    if card is None:
        raise reject("expanse-page-no-research")
    now = session.hand.points or 1
    session.hand.points = min(max(1, now + by), card.places)


@acts.on("expanse-go")
def _go(session: LessonSession) -> None:
    if session.scene().state.phase == "setup":
        _begin(session)
        return
    scene = _deciding(session)
    found = plan(scene)
    if found is None:
        raise reject("expanse-page-answer-first")
    if found.action is None:
        session.refuse(found.why or found.text)
        return
    # An action with a question is played when it is pressed twice in a row.
    action = repr(found.action)
    hand, turn = session.hand, scene.state.turn
    if found.sure and hand.sure != action:
        hand.sure = action
        return
    hand.deaths = turn, hand.confirmed(turn) | frozenset(found.dying)
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
    if _deciding(session).state.phase != "manage":
        raise reject("expanse-page-no-rest")
    session.hand.let_go()
    _go(session)


@acts.on("expanse-done")
def _done(session: LessonSession) -> None:
    if _deciding(session).state.phase == "buy":
        session.hand.let_go()
        _go(session)
        return
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
