"""Hands-on mode, *Catch an error* (R28): all boards are revealed, and one may be challenged."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef.state import TOTAL_PARTS, name_of
from reefkit.labs.reef import hands_on_board
from reefkit.labs.reef.hands_on_controls import acts
from reefkit.labs.reef.scene import ReefSession, Scene, StepControls
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.text import Message


@acts.on("books-look")
def _look(session: ReefSession, seat: SeatNumber) -> None:
    scene = session.scene()
    _check_open(scene)
    if seat not in scene.seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if seat == scene.seat else seat
    session.ui.about = None


@acts.on("books-challenge")
def _challenge(session: ReefSession, seat: SeatNumber) -> None:
    played = session.play(do.Challenge(seat))
    events = [event.what for step in played for event in step.events]
    session.tell(next((what for what in events if what.id.startswith("challenge-")), events[0]))


def _check_open(scene: Scene) -> None:
    if not scene.has_table or scene.turn.step != "revealed" or scene.replaying:
        raise reject("no-challenge-now")


def _boards(scene: Scene) -> list[dict[str, object]]:
    found = []
    for seat, one in enumerate(scene.turn.submissions):
        if one is None or seat == scene.seat:
            continue
        by = scene.turn.challenged[seat]
        tally = tuple(
            (name_of("part", part), points)
            for part, points in zip(TOTAL_PARTS, one.tally, strict=False)
        )
        found.append(
            {
                "seat": seat,
                "name": scene.name(seat),
                "shown": seat == scene.shown_seat,
                "dwellers": int(scene.play.reef(seat).dwellers.sum()),
                "tally": tally,
                "caught_by": scene.name(by) if by >= 0 else None,
            }
        )
    return found


def _errors(scene: Scene) -> list[tuple[str, Message]]:
    return [
        (scene.name(line.seat), line.text)
        for line in hands_on_board.of_this_step(scene)
        if line.text.id == "error-shown" and line.seat is not None
    ]


def _render_revealed(scene: Scene) -> str:
    return scene.render("revealed.html", boards=_boards(scene), errors=_errors(scene))


REVEALED = StepControls(_render_revealed, acts, reefs=hands_on_board.shown_reefs)
