"""The other reefs of the table, drawn small."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import numpy as np

from reefkit.games.reef.type_arrays import Lookups
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.reef.board_picture import acts, picture_of
from reefkit.labs.reef.growth.arrivals import arrivals
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.widgets.board.small import small_board_svg


@acts.on("look")
def _look(session: ReefSession, seat: SeatNumber) -> None:
    seats = len(session.open_table.setup.seats)
    if seat >= seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if seat == session.seat else seat
    session.ui.about = None


@acts.on("play-seat")
def _play_seat(session: ReefSession, seat: SeatNumber) -> None:
    session.choose_seat(seat)


def _neighbours(scene: Scene) -> list[dict[str, object]]:
    points = scene.rules.points(scene.state)
    count = len(scene.seats)
    taken = arrivals(scene).taken
    order = [(scene.seat + n) % count for n in range(1, count)]
    return [
        {
            "seat": seat,
            "name": scene.name(seat),
            "points": int(points[seat]),
            "picture": _small(scene, seat),
            "took": [one for one in taken if one.seat == seat],
            "awaited": seat in scene.awaited_seats,
            "here": seat in scene.here,
            "shown": seat == scene.shown_seat,
        }
        for seat in order
    ]


def _small(scene: Scene, seat: int) -> str:
    """Draw one small reef, cached because most acts change only the seat's own reef."""
    reef = scene.open_reefs[seat]
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


def _render_neighbours(scene: Scene) -> str:
    if len(scene.seats) == 1:
        return ""
    mine = int(scene.rules.points(scene.state)[scene.seat])
    return scene.render("neighbours.html", others=_neighbours(scene), mine=mine)


NEIGHBOURS_PART = Part(
    "neighbours",
    _render_neighbours,
    acts,
    on=("play", "over"),
    reads=board_cache_key,
)
