"""Beside the map: genome and hand, what marked cards would do, and the one thing to do now."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.games.climate import guide
from reefkit.games.climate.actions import CardNumber
from reefkit.games.climate.content import GENES
from reefkit.labs.acts import Acts
from reefkit.labs.climate import turn
from reefkit.labs.climate.scene import ClimateScene
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts.idle import idle
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready, Undo
from reefkit.text import Message, message

acts = Acts()


class CardOfHand(Struct, frozen=True):
    """A card of the hand, by its number."""

    card: CardNumber


class SeatNumber(Struct, frozen=True):
    """A seat whose species to look at."""

    seat: Annotated[int, Meta(ge=0, le=63)]


class GeneRow(NamedTuple):
    """One gene of the genome board: its value, and what the marked cards would make of it."""

    gene: str
    name: Message
    value: int
    becomes: int


class CardShown(NamedTuple):
    """A card as it lies on the page."""

    number: int
    does: str
    icon: str
    short: Message
    label: Message
    by: str
    marked: bool
    new: bool
    playable: bool


class Choice(NamedTuple):
    """A button below the cards."""

    text: Message
    act: str
    kind: str
    disabled: bool
    key: str


# -- acts ----------------------------------------------------------------------------------------


def _mine(session: LessonSession) -> ClimateScene:
    """Give the scene, where the seat here is to do something.

    Raises
    ------
    Rejection
        When it is not its turn, or it may not play on what is shown.
    """
    scene: ClimateScene = session.scene()
    if not scene.my_turn:
        raise reject("climate-page-not-your-turn")
    return scene


@acts.on("mark-card", CardOfHand)
def mark_card(session: LessonSession, values: CardOfHand) -> None:
    """Mark a card, or take the mark off; nothing is played yet."""
    scene = _mine(session)
    cards = {card.card: card for card in guide.hand(scene.play, scene.seat)}
    found = cards.get(values.card)
    if found is None:
        raise reject("climate-page-no-such-card")
    if found.gene < 0:
        raise reject("climate-page-card-fills")
    marked = scene.hand.cards
    if values.card in marked:
        marked.remove(values.card)
    else:
        marked.append(values.card)


@acts.on("mark-for-me")
def mark_for_me(session: LessonSession, values: object) -> None:
    """Mark the cards of the next way to adapt to the cell that is chosen, or that one stands on."""
    del values
    scene = _mine(session)
    cell = scene.hand.cell or scene.state.cells[scene.seat]
    prospect = scene.prospects.get(cell)
    if prospect is None or not prospect.ways:
        raise reject("climate-page-no-way")
    ways = [way.cards for way in prospect.ways]
    marked = tuple(sorted(scene.hand.cards))
    at = next((n for n, way in enumerate(ways) if tuple(sorted(way)) == marked), -1)
    scene.hand.cards = list(ways[(at + 1) % len(ways)])


@acts.on("climate-go")
def go(session: LessonSession, values: object) -> None:
    """Do what the filled button says; ask once more where it kills the species."""
    del values
    scene = _mine(session)
    found = turn.plan(scene)
    if found.action is None:
        session.refuse(found.note or found.text)
        return
    if found.deadly and not scene.hand.sure:
        scene.hand.sure = True
        return
    _play(session, found.action)


@acts.on("climate-end")
def end(session: LessonSession, values: object) -> None:
    """End the turn, whatever is marked."""
    del values
    scene = _mine(session)
    if guide.asks_again(scene.play, scene.seat, Ready()) is not None:
        scene.hand.empty()
        scene.hand.sure = True
        return
    _play(session, Ready())


@acts.on("climate-not-sure")
def not_sure(session: LessonSession, values: object) -> None:
    """Think again."""
    del values
    session.hand.sure = False


@acts.on("climate-undo")
def undo(session: LessonSession, values: object) -> None:
    """Let go of what is in hand; with nothing in hand, take the latest choice back."""
    del values
    if session.hand.holds:
        session.hand.empty()
        return
    _play(session, Undo())
    session.tell(message("play-undone"))


@acts.on("climate-look-at", SeatNumber)
def look_at(session: LessonSession, values: SeatNumber) -> None:
    """Look at another species' genes, or at one's own again."""
    scene: ClimateScene = session.scene()
    if values.seat not in scene.seats:
        raise reject("lab-not-understood")
    session.ui.looking = None if values.seat == scene.seat else values.seat


def _play(session: LessonSession, action: Action) -> None:
    hand = session.hand
    session.play(action)
    hand.empty()


# -- the region ----------------------------------------------------------------------------------


def render(scene: ClimateScene) -> str:
    """Draw the controls; the way back where the page shows the past."""
    if not scene.has_table or scene.page:
        return ""
    standing = scene.attendance
    if scene.replaying or standing.is_watching or standing.is_closed or standing.at_gate:
        return idle(scene)
    play, seat = scene.play, scene.shown_seat
    found = turn.plan(scene) if scene.my_turn else None
    ours = seat == scene.seat
    genome = guide.genome(play, seat)
    return scene.render(
        "climate_controls.html",
        player=scene.name(seat),
        looking_own=int(ours),
        covered=scene.covered_hand and ours,
        genes=_genes(scene, genome, found),
        habitats=scene.habitats,
        fit=_fit(scene, genome),
        cards=_cards(scene, seat),
        held=len(scene.state.hands[seat]),
        most=play.numbers.hand_limit,
        top=_top(scene),
        note=None if found is None else found.note,
        deadly=found is not None and found.deadly,
        ways=0 if found is None else found.ways,
        marked=bool(scene.hand.cards),
        choices=_choices(scene, found),
        can_undo=found is not None,
        sure=_sure(scene, found),
    )


def _genes(scene: ClimateScene, genome: guide.Genome, found: turn.Plan | None) -> list[GeneRow]:
    becomes = genome.values
    if found is not None and scene.shown_seat == scene.seat and scene.hand.cards:
        made = guide.marked(scene.play, scene.seat, scene.hand.cards)
        becomes = genome.values if made.wrong is not None else made.values
    return [
        GeneRow(gene, Message(f"climate-gene-{gene}"), value, later)
        for gene, value, later in zip(GENES, genome.values, becomes, strict=True)
    ]


class Fit(NamedTuple):
    """How many genes fit the habitat where the species stands."""

    adapted: bool
    genes: int
    habitat: Message


def _fit(scene: ClimateScene, genome: guide.Genome) -> Fit | None:
    if genome.habitat < 0:
        return None
    return Fit(genome.adapted, sum(genome.fits), scene.habitats[genome.habitat].name)


def _cards(scene: ClimateScene, seat: int) -> list[CardShown]:
    """Show the cards of a hand; those that the reader may not see lie face down."""
    return [_card(scene, card) for card in guide.hand(scene.play, seat)]


def _card(scene: ClimateScene, card: guide.Held) -> CardShown:
    marked = card.card in scene.hand.cards and scene.shown_seat == scene.seat
    if card.card < 0 or card.name is None:
        back = message("climate-page-card-back")
        return CardShown(-1, "back", "mutation-back", back, back, "", marked=False, new=False,
                         playable=False)  # fmt: skip
    changes = card.gene >= 0
    does = "changes" if changes else card.kind
    short = Message(f"climate-page-short-{GENES[card.gene] if changes else card.kind}")
    return CardShown(
        number=card.card,
        does=does,
        icon=f"gene-{GENES[card.gene]}" if changes else f"mutation-{card.kind}",
        short=short,
        label=card.name,
        by="+1" if card.by > 0 else "−1" if card.by < 0 else "0",
        marked=marked,
        new=card.drawn,
        playable=changes and scene.my_turn,
    )


def _top(scene: ClimateScene) -> Message | None:
    """Say that a deleterious card lies face up on the pile, where one does (C2)."""
    deck = scene.state.deck
    if not deck or deck[-1] < 0:
        return None
    return message("climate-page-top-card", card=scene.play.card(deck[-1]))


def _choices(scene: ClimateScene, found: turn.Plan | None) -> list[Choice]:
    """List the buttons: what else there is to do, then the one filled button."""
    if found is None:
        return []
    listed = []
    ends = scene.state.step == "act" and isinstance(found.action, Ready)
    if scene.state.step == "act" and not ends and not scene.state.must:
        text = message("climate-page-end")
        listed.append(Choice(text, "climate-end", "secondary", disabled=False, key="end"))
    kind = "danger" if found.deadly else "primary"
    missing = found.action is None
    listed.append(Choice(found.text, "climate-go", kind, disabled=missing, key="go"))
    return listed


def _sure(scene: ClimateScene, found: turn.Plan | None) -> Message | None:
    """Say what would die, where the page asks once more."""
    if found is None or not found.deadly or not scene.hand.sure or found.action is None:
        return None
    asked = guide.asks_again(scene.play, scene.seat, found.action)
    return asked or found.note or found.text


PART = Part("controls", render, acts)
