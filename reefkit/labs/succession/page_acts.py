"""Acts of the table's buttons: choose a card and lay it, draw, pass, call, and catch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from reefkit.games.succession import actions as do
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.match.game import Ready
from reefkit.text import message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

acts = Acts()
KEYS = "keys"
"""Key of the page's setting: whether letters press buttons (yes if unset); kept between matches."""


@acts.on("choose")
def _choose(session: LessonSession, index: Annotated[int, Meta(ge=0, le=99)]) -> None:
    scene = session.scene()
    if index >= len(scene.cards):
        raise reject("succession-page-no-card")
    card = scene.cards[index].card
    # In a window there is no time to choose first: touching the card is the claim.
    if card == scene.follower and scene.is_awaited:
        answer = _calls(session)
        session.play(do.Follow(**answer) if scene.phase == "follow" else do.Upgrade(**answer))
        return
    session.hand.choose(index, card)


@acts.on("name")
def name(
    session: LessonSession,
    number: Annotated[int, Meta(ge=0, le=99)] | None = None,
    colour: Literal["green", "yellow", "blue"] | None = None,
) -> None:
    if number is not None:
        session.hand.number = None if session.hand.number == number else number
    if colour is not None:
        session.hand.colour = colour


@acts.on("lay")
def _lay(session: LessonSession) -> None:
    scene = session.scene()
    chosen = scene.chosen
    if chosen is None:
        raise reject("succession-page-choose-first")
    if scene.phase == "hand-on":
        session.play(do.HandToLeft(chosen.card))
        session.hand.forget()
        return
    number = session.hand.number if chosen.needs == "number" else None
    colour = session.hand.colour if chosen.needs == "colour" else ""
    if chosen.needs == "colour" and not colour:
        raise reject("succession-page-name-colour")
    answer = _calls(session)
    session.play(
        do.LayCard(chosen.card, number=number or None, colour=colour or None, **answer)  # type: ignore[arg-type]
    )
    session.hand.forget()


def _calls(session: LessonSession) -> dict[str, bool]:
    """Return the chosen shout as an argument of the next action, and clear it."""
    say, session.hand.say = session.hand.say, ""
    return {say: True} if say else {}


@acts.on("shout")
def _shout(session: LessonSession, call: Literal["last", "winner"]) -> None:
    session.check_open()
    session.hand.say = "" if session.hand.say == call else call


@acts.on("start")
def _start(session: LessonSession, seat: do.Seat | None = None) -> None:
    seat = session.seat if seat is None else seat
    scene = session.scene()
    if scene.phase != "start" or seat not in session.here or seat not in scene.awaited_seats:
        raise reject("succession-page-not-yours")
    session.play_for(seat, do.LayCard(scene.state.opening))


@acts.on("draw")
def _draw(session: LessonSession) -> None:
    session.play(do.DrawOne())
    session.hand.forget()


@acts.on("let-go")
def _let_go(session: LessonSession, seat: do.Seat | None = None) -> None:
    seat = session.seat if seat is None else seat
    session.play_for(seat, do.Pass())
    session.hand.forget()


@acts.on("follow")
def _follow(session: LessonSession) -> None:
    session.play(do.Follow(**_calls(session)))
    session.hand.forget()


@acts.on("upgrade")
def _upgrade(session: LessonSession, seat: do.Seat | None = None) -> None:
    seat = session.seat if seat is None else seat
    if seat not in session.here:
        raise reject("lab-not-here")
    session.play_for(seat, do.Upgrade(**_calls(session)))
    session.hand.forget()


@acts.on("catch")
def _catch(session: LessonSession, seat: SeatNumber) -> None:
    others = [each for each in (session.seat, *session.here) if each != seat]
    if not others:
        raise reject("succession-page-catch-self")
    # A seat at this screen other than the caught one; else the seat that the screen shows.
    catcher = next((each for each in others if each in session.here), others[0])
    session.play_for(catcher, do.Catch(seat))


@acts.on("round-on")
def _round_on(session: LessonSession) -> None:
    session.check_present()
    for seat in session.awaited_here():
        session.play_for(seat, Ready())
    scene = session.scene()
    if scene.over:
        winners = [seat for seat in scene.lab.ending(scene).winners if seat in session.here]
        session.choose_seat(winners[0] if winners else session.seat)


@acts.on("story-of")
def _story_of(session: LessonSession, seat: SeatNumber) -> None:
    session.choose_seat(seat)


@acts.on("rock-round")
def _rock_round(session: LessonSession, value: Annotated[int, Meta(ge=1, le=99)]) -> None:
    latest = session.scene().rock.round
    session.ui.settings["picked-round"] = value if value < latest else None


@acts.on("keys")
def _keys(session: LessonSession) -> None:
    on = not session.ui.settings.get(KEYS, True)
    session.ui.settings[KEYS] = on
    session.tell(message("succession-page-keys-are", state="on" if on else "off"))
