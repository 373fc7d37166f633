"""What happened by itself since the seat last acted: arrivals in nurseries, passed phases."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

import numpy as np

from reefkit.games.reef import spawning
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.games.reef.match_events import id_in, number_in
from reefkit.games.reef.state import name_of
from reefkit.labs.reef.scene import Scene, SpaceIndex
from reefkit.text import Message, message

NURSERY = "nursery-list"
"""The `data-key` of the list to which larvae drift."""

_UNASKED = ("spawned", "juveniles-", "triangle-taken", "pass-")
"""Beginnings of the ids of what may have happened to a seat while its arrivals are still shown."""


class Taken(NamedTuple):
    """What a seat took from the Coral Triangle."""

    seat: int
    builder: str
    juveniles: int


class Arrivals(NamedTuple):
    """What came to the nurseries in this round."""

    parents: frozenset[SpaceIndex]  #: Spaces of the seat's builders that spawned.
    taken: tuple[Taken, ...]  #: By all seats.
    sentences: tuple[Message, ...]


_GROWING = ("algae", "mutations")
_SPREADING = ("spawning", "triangle", "migration", "settlement")


@lru_cache(maxsize=1)  # five regions of a drawing read it
def arrivals(scene: Scene) -> Arrivals:
    """Return what came or was passed until the seat makes its next choice."""
    lines = [line for line in scene.happened if line.round == scene.round]
    own = [line.text for line in lines if line.seat == scene.seat]
    unasked = tuple(takewhile(lambda text: text.id.startswith(_UNASKED), reversed(own)))
    passes = [text for text in reversed(unasked) if text.id.startswith("pass-")]
    if scene.phase not in _SPREADING or not any(text.id == "spawned" for text in unasked):
        return Arrivals(frozenset(), (), tuple(passes) if scene.phase in _GROWING else ())
    parents = _parents(scene)
    taken = tuple(
        Taken(line.seat, id_in(line.text, "organism"), number_in(line.text, "count"))
        for line in lines
        if line.seat is not None and line.text.id == "triangle-taken"
    )
    nursery = scene.state.nursery
    young = int(((nursery.kind[scene.seat] != 0) & (nursery.parent[scene.seat] >= 0)).sum())
    says = [message("arrived-spawned", parents=len(parents), young=young)] if parents else []
    told = {"pass-spawning": bool(parents), "pass-triangle": bool(taken) or scene.round == 1}
    says += [*_of_triangle(scene, taken), *(one for one in passes if not told.get(one.id))]
    return Arrivals(parents, taken, tuple(says))


def _parents(scene: Scene) -> frozenset[SpaceIndex]:
    nursery = scene.state.nursery
    places = nursery.parent[scene.seat][nursery.kind[scene.seat] != 0]
    spaces = np.unique(places[places >= 0] // LEVELS)
    return frozenset((int(one) // COLUMNS + 1, int(one) % COLUMNS + 1) for one in spaces)


def _of_triangle(scene: Scene, taken: tuple[Taken, ...]) -> list[Message]:
    """Say who was helped, why, and with what, in one sentence."""
    if not taken or len(scene.seats) == 1:
        return []
    who = [
        message(
            "arrived-taken",
            player=scene.name(seat),
            why=spawning.poorest_in(scene.play, seat),
            juveniles=[
                message(
                    "trade-goods", count=one.juveniles, organism=name_of("organism", one.builder)
                )
                for one in taken
                if one.seat == seat
            ],
        )
        for seat in sorted({one.seat for one in taken})
    ]
    left_out = scene.phase != "triangle" and all(one.seat != scene.seat for one in taken)
    return [message("arrived-triangle", who=who, own="no" if left_out else "yes")]
