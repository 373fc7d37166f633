"""What the page's controls do: choose a card, count, and let the rules have what is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.actions import CardId, Kind, Offered, Slot
from reefkit.labs.acts import Acts
from reefkit.labs.expanse import moves
from reefkit.labs.expanse.scene import WEB, Scene
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

acts = Acts()

Deck = Literal["resource", "biomass", "humanitarian", "bonus", "malus"]
By = Literal[-1, 1]
MOST_TILES = 200


class OfferPlace(Struct, frozen=True):
    """A slot in the middle."""

    deck: Deck
    slot: Slot


class CardNumber(Struct, frozen=True):
    """A card of a reef."""

    card: CardId


class KindName(Struct, frozen=True):
    """A kind of card of the hand."""

    kind: Kind


class Raised(Struct, frozen=True):
    """By how much more, or less, a card on offer is made dearer."""

    deck: Offered
    slot: Slot
    by: By


class Counted(Struct, frozen=True):
    """Of which currency one more, or less, is put under the deck."""

    currency: Literal["biomass", "capital"]
    by: By


class Step(Struct, frozen=True):
    """One more, or one less."""

    by: By


class Choice(Struct, frozen=True):
    """An answer to what a card asks."""

    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class NodeName(Struct, frozen=True):
    """What was touched in a food web: a card, or food."""

    node: Annotated[str, Meta(max_length=40)]


class TileNumber(Struct, frozen=True):
    """A tile of the ring."""

    tile: Annotated[int, Meta(ge=0, le=MOST_TILES)]


class SeatNumber(Struct, frozen=True):
    """A seat whose reef is to be looked at."""

    seat: Annotated[int, Meta(ge=0, le=63)]


# -- choosing ------------------------------------------------------------------------------------


@acts.on("expanse-offer", OfferPlace)
def choose_offer(session: LessonSession, values: OfferPlace) -> None:
    """Choose a card on offer, or let go of it."""
    scene: Scene = session.scene()
    place = (values.deck, values.slot)
    found = next((one for one in scene.offers if (one.deck, one.slot) == place), None)
    if found is None:
        raise reject("expanse-page-no-card")
    session.hand.choose("offer", found.card, deck=found.deck, slot=found.slot)


@acts.on("expanse-card", CardNumber)
def choose_card(session: LessonSession, values: CardNumber) -> None:
    """Choose a card of a reef, or let go of it; as its host, where one is to be named."""
    scene: Scene = session.scene()
    chosen = scene.chosen_card
    if chosen is not None and values.card in chosen.hosts and scene.may_decide:
        session.hand.host = values.card
        return
    every = (one for reef in scene.reefs for one in reef)
    found = next((one for one in every if one.id == values.card), None)
    if found is None:
        raise reject("expanse-page-no-card")
    session.hand.choose("card", found.card, id_=found.id)


@acts.on("expanse-held", KindName)
def choose_held(session: LessonSession, values: KindName) -> None:
    """Choose a card of the hand, or let go of it."""
    scene: Scene = session.scene()
    if values.kind not in {one.card for one in scene.held}:
        raise reject("expanse-page-no-card")
    session.hand.choose("held", values.kind)


@acts.on("expanse-let-go")
def let_go(session: LessonSession, values: object) -> None:
    """Let go of what is chosen."""
    del values
    session.hand.let_go()


@acts.on("expanse-node", NodeName)
def touch_node(session: LessonSession, values: NodeName) -> None:
    """Choose a card in the food web; of food, say what it is."""
    kind, _, rest = values.node.partition(":")
    if kind == "card" and rest.isdecimal():
        choose_card(session, CardNumber(int(rest)))
        return
    if kind == "food" and rest in do_foods():
        session.tell(message("expanse-page-food", food=rest))
        return
    raise reject("lab-not-understood")


def do_foods() -> tuple[str, ...]:
    """Give the foods that can stand in a food web."""
    from reefkit.games.expanse.state import FOODS  # noqa: PLC0415  # beside its one use

    return FOODS


@acts.on("expanse-tile", TileNumber)
def touch_tile(session: LessonSession, values: TileNumber) -> None:
    """Say what a tile of the ring is for, and who stands there."""
    scene: Scene = session.scene()
    tiles = scene.rules.content.rules.tiles
    if values.tile >= len(tiles):
        raise reject("lab-not-understood")
    names = [each.name for each in scene.seat_stories if each.tile == values.tile]
    session.tell(
        message("expanse-page-tile-told", tile=tiles[values.tile], players=names, count=len(names))
    )


@acts.on("expanse-look", SeatNumber)
def look(session: LessonSession, values: SeatNumber) -> None:
    """Draw the food web of another reef, or one's own again."""
    scene: Scene = session.scene()
    if values.seat not in scene.seats:
        raise reject("lab-not-understood")
    session.ui.settings[WEB] = values.seat if values.seat != scene.seat else None


# -- counting ------------------------------------------------------------------------------------


def _deciding(session: LessonSession) -> Scene:
    """Give the scene, where the seat here has something to decide.

    Raises
    ------
    Rejection
        When it has not.
    """
    scene: Scene = session.scene()
    if not scene.may_decide:
        raise reject("expanse-page-not-your-turn")
    return scene


@acts.on("expanse-bid", Raised)
def bid(session: LessonSession, values: Raised) -> None:
    """Make a card on offer dearer by one more, or one less."""
    scene = _deciding(session)
    place = (values.deck, values.slot)
    if not any((one.deck, one.slot) == place and one.can_raise for one in scene.offers):
        raise reject("expanse-page-no-raise")
    bids = session.hand.bids
    bids[place] = max(0, bids.get(place, 0) + values.by)
    if not bids[place]:
        del bids[place]


@acts.on("expanse-flow", Counted)
def flow(session: LessonSession, values: Counted) -> None:
    """Put one currency card more under the deck, or one less."""
    scene = _deciding(session)
    have = next((one.count for one in scene.held if one.card == values.currency), 0)
    wanted = getattr(session.hand, values.currency) + values.by
    setattr(session.hand, values.currency, min(max(0, wanted), have))


@acts.on("expanse-points", Step)
def points(session: LessonSession, values: Step) -> None:
    """Place one research point more, or one less."""
    scene = _deciding(session)
    card = moves.research_card(scene)
    if card is None:
        raise reject("expanse-page-no-research")
    now = session.hand.points or card.places
    session.hand.points = min(max(1, now + values.by), card.places)


# -- deciding ------------------------------------------------------------------------------------


@acts.on("expanse-go")
def go(session: LessonSession, values: object) -> None:
    """Do what the filled button says; ask once more where an animal would starve."""
    del values
    if session.scene().standing_now.phase == "setup":
        begin(session)
        return
    scene = _deciding(session)
    found = moves.plan(scene)
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


def begin(session: LessonSession) -> None:
    """Deal the hands, for everybody at this screen who has not said so."""
    session.check_present()
    for seat in session.awaited_here():
        session.play_for(seat, Ready())


@acts.on("expanse-not-sure")
def not_sure(session: LessonSession, values: object) -> None:
    """Think again."""
    del values
    session.hand.sure = ""


@acts.on("expanse-rest")
def rest(session: LessonSession, values: object) -> None:
    """Let all cards that have not acted do so; ask once more where one would starve."""
    del values
    if _deciding(session).standing_now.phase != "manage":
        raise reject("expanse-page-no-rest")
    session.hand.let_go()
    go(session, None)


@acts.on("expanse-done")
def done(session: LessonSession, values: object) -> None:
    """Buy no more, or place no more research."""
    del values
    _deciding(session)
    _play(session, do.Done())


@acts.on("expanse-pass")
def let_be(session: LessonSession, values: object) -> None:
    """Raise nothing."""
    del values
    _deciding(session)
    _play(session, do.Pass())


@acts.on("expanse-answer", Choice)
def answer(session: LessonSession, values: Choice) -> None:
    """Answer what a card asks."""
    _deciding(session)
    _play(session, do.Answer(values.choice))


def _play(session: LessonSession, action: Action) -> None:
    hand = session.hand
    session.play(action)
    hand.empty()
