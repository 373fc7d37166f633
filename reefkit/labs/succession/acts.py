"""What the table's buttons do: choose a card and play it, draw, let go by, and call out fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from reefkit.games.succession import actions as do
from reefkit.labs.acts import Acts
from reefkit.match.errors import reject
from reefkit.match.game import Ready
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.games.succession.guide_types import Call
    from reefkit.labs.lesson.session import LessonSession

acts = Acts()
KEYS = "keys"
"""The page's own setting: whether letters press buttons. It outlives the match."""


class Chosen(Struct, frozen=True):
    """A card of the hand, by its place in it."""

    index: Annotated[int, Meta(ge=0, le=99)]


class Named(Struct, frozen=True):
    """What is named with a card: a number (0: none), or a colour."""

    number: Annotated[int, Meta(ge=0, le=99)] | None = None
    colour: Literal["green", "yellow", "blue"] | None = None


class Called(Struct, frozen=True):
    """Whether what has to be called out goes with the play, and whose play it is."""

    call: bool = False
    seat: do.Seat | None = None


class SeatName(Struct, frozen=True):
    """A seat of the table."""

    seat: do.Seat


@acts.on("choose", Chosen)
def choose(session: LessonSession, values: Chosen) -> None:
    """Choose a card of the hand, or put it back."""
    scene = session.scene()
    if values.index >= len(scene.cards):
        raise reject("succession-page-no-card")
    card = scene.cards[values.index].card
    now = scene.standing_now
    # In a window there is no time to choose first: touching the card is the claim.
    if card == now.follower and scene.is_awaited and now.phase in {"follow", "upgrade"}:
        says = _says(scene.can.call, Called(call=True))
        session.play(do.Follow(**says) if now.phase == "follow" else do.Upgrade(**says))
        return
    session.hand.choose(values.index, card)


@acts.on("name", Named)
def name(session: LessonSession, values: Named) -> None:
    """Name a number or a colour for the chosen card."""
    if values.number is not None:
        session.hand.number = None if session.hand.number == values.number else values.number
    if values.colour is not None:
        session.hand.colour = values.colour


@acts.on("lay", Called)
def lay(session: LessonSession, values: Called) -> None:
    """Play the chosen card, with what it names and what is called out."""
    scene = session.scene()
    chosen = scene.chosen
    if chosen is None:
        raise reject("succession-page-choose-first")
    if scene.standing_now.phase == "hand-on":
        session.play(do.HandOn(chosen.card))
        session.hand.forget()
        return
    number = session.hand.number if chosen.needs == "number" else None
    colour = session.hand.colour if chosen.needs == "colour" else ""
    if chosen.needs == "colour" and not colour:
        raise reject("succession-page-name-colour")
    call = chosen.call_with_number if number else chosen.call
    says = _says(call, values)
    session.play(
        do.Play(chosen.card, number=number or None, colour=colour or None, **says)  # type: ignore[arg-type]
    )
    session.hand.forget()


def _says(call: Call, values: Called) -> dict[str, bool]:
    """Give what is called out with a play, where there is something to call."""
    return {call: True} if call and values.call else {}


@acts.on("start", Called)
def start(session: LessonSession, values: Called) -> None:
    """Start the game with the lowest card: the first of those who may."""
    seat = session.seat if values.seat is None else values.seat
    card = session.scene().can_of(seat).start if seat in session.here else ""
    if not card:
        raise reject("succession-page-not-yours")
    session.play_for(seat, do.Play(card))


@acts.on("draw")
def draw(session: LessonSession, values: object) -> None:
    """Draw a card."""
    del values
    session.play(do.DrawOne())
    session.hand.forget()


@acts.on("let-go", Called)
def let_go(session: LessonSession, values: Called) -> None:
    """Let go by what one may do: a seat's own turn, or its answer in an open window."""
    seat = session.seat if values.seat is None else values.seat
    session.play_for(seat, do.Pass())
    session.hand.forget()


@acts.on("follow", Called)
def follow(session: LessonSession, values: Called) -> None:
    """Follow one's own card at once with the next in the succession."""
    session.play(do.Follow(**_says(session.scene().can.call, values)))
    session.hand.forget()


@acts.on("upgrade", Called)
def upgrade(session: LessonSession, values: Called) -> None:
    """Claim the follower: any seat here may, whoever is looking at its hand."""
    seat = session.seat if values.seat is None else values.seat
    if seat not in session.here:
        raise reject("lab-not-here")
    says = _says(session.scene().can_of(seat).call, values)
    session.play_for(seat, do.Upgrade(**says))


@acts.on("catch", SeatName)
def catch(session: LessonSession, values: SeatName) -> None:
    """Catch a seat that holds one card and did not say so, for somebody here."""
    others = [seat for seat in (session.seat, *session.here) if seat != values.seat]
    if not others:
        raise reject("succession-page-catch-self")
    catcher = next((seat for seat in others if values.seat in _catchable(session, seat)), others[0])
    session.play_for(catcher, do.Catch(values.seat))


def _catchable(session: LessonSession, seat: int) -> tuple[int, ...]:
    return tuple(session.scene().can_of(seat).catch) if seat in session.here else ()


@acts.on("round-on")
def round_on(session: LessonSession, values: object) -> None:
    """Go on to the next round, for everybody at this screen who has not said so."""
    del values
    session.check_present()
    for seat in session.awaited_here():
        session.play_for(seat, Ready())


class RoundName(Struct, frozen=True):
    """Which round's rock the charts show."""

    value: Annotated[int, Meta(ge=1, le=99)]


@acts.on("rock-round", RoundName)
def rock_round(session: LessonSession, values: RoundName) -> None:
    """Show the rock of another round in the charts."""
    latest = session.scene().rock.round
    session.ui.settings["picked-round"] = values.value if values.value < latest else None


@acts.on("keys")
def keys(session: LessonSession, values: object) -> None:
    """Turn the letters that press buttons on or off."""
    del values
    on = not session.ui.settings.get(KEYS, True)
    session.ui.settings[KEYS] = on
    session.tell(message("succession-page-keys-are", state="on" if on else "off"))
