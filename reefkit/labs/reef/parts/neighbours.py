"""The other reefs of the table, small: who plays them, their points, whether they are ready."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef.lookups import Lookups
from reefkit.labs.acts import Acts
from reefkit.labs.reef.parts.board import picture_of
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.widgets.small_board import small_board_svg

acts = Acts()


class SeatName(Struct, frozen=True):
    """A seat of the table."""

    seat: do.Seat


class Neighbour(NamedTuple):
    """One small reef."""

    seat: int
    name: str
    points: int
    picture: str
    awaited: bool
    here: bool
    shown: bool


@acts.on("look", SeatName)
def look(session: ReefSession, values: SeatName) -> None:
    """Open a neighbour's reef on the board; one's own closes it."""
    seats = len(session.open_table.setup.seats)
    if values.seat >= seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if values.seat == session.seat else values.seat
    session.ui.about = None


@acts.on("play-seat", SeatName)
def play_seat(session: ReefSession, values: SeatName) -> None:
    """Give the screen to another seat that plays here."""
    session.choose_seat(values.seat)


def neighbours(scene: Scene) -> list[Neighbour]:
    """List the other reefs, in the order of the circle from this seat."""
    points = scene.rules.points(scene.state)
    count = len(scene.seats)
    order = [(scene.seat + n) % count for n in range(1, count)]
    return [
        Neighbour(
            seat,
            scene.name(seat),
            int(points[seat]),
            _small(scene, seat),
            seat in scene.awaited_seats,
            seat in scene.here,
            seat == scene.shown_seat,
        )
        for seat in order
    ]


def _small(scene: Scene, seat: int) -> str:
    """Draw one small reef, or recall it: most acts change one reef, and it is one's own."""
    reef = scene.state.reefs[seat]
    shown = (reef.kind, reef.genes, reef.alga, reef.depth, reef.land)
    key = b"".join(np.asarray(each).tobytes() for each in shown)
    known = _drawn.setdefault(scene.play.lookups, {})
    if key not in known:
        if len(known) >= _MOST_DRAWN:
            known.clear()
        known[key] = str(small_board_svg(picture_of(scene, seat, small=True)))
    return known[key]


_drawn: WeakKeyDictionary[Lookups, dict[bytes, str]] = WeakKeyDictionary()
_MOST_DRAWN = 24


def render(scene: Scene) -> str:
    """Draw the column; nothing for a table of one, or before the reefs have begun."""
    if not scene.has_table or len(scene.seats) == 1 or scene.phase == "founding":
        return ""
    mine = int(scene.rules.points(scene.state)[scene.seat])
    return scene.render("neighbours.html", others=neighbours(scene), mine=mine)


PART = Part("neighbours", render, acts)
