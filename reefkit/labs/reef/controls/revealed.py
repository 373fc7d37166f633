"""Hands-on mode, *Catch an error*: all boards lie open, and one may be challenged (R28)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef.play import name_of
from reefkit.games.reef.state import TOTAL_PARTS
from reefkit.labs.acts import Acts
from reefkit.labs.reef import books
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import Message

acts = Acts()


class SeatNumber(Struct, frozen=True):
    """A seat of the table."""

    seat: do.Seat


class Open(NamedTuple):
    """One board that lies open.

    Attributes
    ----------
    shown
        Whether it is the one on the board now.
    dwellers
        How many dwellers a challenge can win.
    tally
        What the seat says each part is worth, at the survey.
    caught_by
        Who found an error on it; none while nobody has.
    """

    seat: int
    name: str
    shown: bool
    dwellers: int
    tally: tuple[tuple[Message, int], ...]
    caught_by: str | None


@acts.on("books-look", SeatNumber)
def look(session: ReefSession, values: SeatNumber) -> None:
    """Open another seat's board, or one's own again."""
    scene = session.scene()
    _check_open(scene)
    if values.seat not in scene.seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if values.seat == scene.seat else values.seat
    session.ui.about = None


@acts.on("books-challenge", SeatNumber)
def challenge(session: ReefSession, values: SeatNumber) -> None:
    """Say that another seat's board is wrong, and tell what came of it."""
    told = session.play(do.Challenge(values.seat))
    events = [event.what for step in told for event in step.events]
    session.tell(next((what for what in events if what.id.startswith("challenge-")), events[0]))


def _check_open(scene: Scene) -> None:
    if not scene.has_table or scene.turn.step != "revealed" or scene.replaying:
        raise reject("no-challenge-now")


def boards(scene: Scene) -> list[Open]:
    """List the boards of the others that lie open."""
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
            Open(
                seat,
                scene.name(seat),
                seat == scene.shown_seat,
                int(scene.play.reef(seat).dwellers.sum()),
                tally,
                scene.name(by) if by >= 0 else None,
            )
        )
    return found


def errors(scene: Scene) -> list[tuple[str, Message]]:
    """List the errors that challenges of this step have brought to light, with whose they are."""
    return [
        (scene.name(line.seat), line.text)
        for line in books.of_this_step(scene)
        if line.text.id == "error-shown" and line.seat is not None
    ]


def render(scene: Scene) -> str:
    """Draw the boards to open, what a challenge costs and wins, and *Ready*."""
    return scene.render("revealed.html", boards=boards(scene), errors=errors(scene))


CONTROL = Control(render, acts, reefs=books.shown_reefs)
