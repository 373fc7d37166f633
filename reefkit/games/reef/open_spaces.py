"""The spaces that are open to a choice, and why the others are not.

Nothing here is a rule: what may be chosen is what the phases list, and the reasons are those with
which they would refuse.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import numpy as np
from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import catastrophe, founding, growth, habitats, hands_on, spawning
from reefkit.games.reef.actions import Place as Builder
from reefkit.games.reef.actions import Space
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.state import (
    SPACES,
    TRADED,
    TRIANGLE,
    Step,
    name_of,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message

How = Literal["empty", "stack", ""]
Origin = Literal["own", "triangle", "traded"]

_LISTED = {
    "founding": founding.legal_founding,
    "dwellers": growth.legal_dwellers,
    "algae": growth.legal_grow,
    "mutations": growth.legal_mutations,
    "spawning": spawning.legal_feed,
    "catastrophe": catastrophe.legal_catastrophe,
}


class TouchableSpaces(Struct, frozen=True):
    """What a seat may touch now: spaces as (row, column), builders as (row, column, level).

    Each is empty where the phase does not ask for it.
    """

    graze: tuple[Space, ...] = ()
    grow: tuple[Space, ...] = ()
    found: tuple[Space, ...] = ()
    mutate: tuple[Builder, ...] = ()
    sacrifice: tuple[Builder, ...] = ()
    predict: tuple[Builder, ...] = ()
    feed: tuple[Builder, ...] = ()


class PlaceOption(NamedTuple):
    """One space for one juvenile or founder."""

    row: int
    column: int
    #: str. ``empty`` or ``stack``: it may settle there, on bare ground or on a builder; empty: not.
    how: How
    why: Message | None  #: Why not.


class Juveniles(Struct, frozen=True):
    """Juveniles of a nursery that are alike and came the same way."""

    builder: str
    name: Message
    tokens: tuple[str, ...]
    token_names: tuple[Message, ...]
    origin: Origin
    slots: tuple[int, ...]
    count: int
    #: ``empty``: an empty space suits them, so they must settle. ``stack``: only a stack does.
    #: ``nowhere``: none does, and they will die.
    where: Literal["empty", "stack", "nowhere"]


def open_spaces(play: Step, seat: int) -> TouchableSpaces:
    spaces: dict[type[Action], set[Space]] = {}
    builders: dict[type[Action], set[Builder]] = {}
    for action in _listed(play, seat):
        match action:
            case do.Graze() | do.Grow():
                spaces.setdefault(type(action), set()).update(action.spaces)
            case do.PlaceFounder():
                spaces.setdefault(do.PlaceFounder, set()).add((action.row, action.column))
            case do.Sacrifice() | do.Predict():
                builders.setdefault(type(action), set()).update(action.places)
            case do.Feed():
                builders.setdefault(do.Feed, set()).update(action.corals)
            case do.Mutate():
                place = (action.row, action.column, action.level)
                builders.setdefault(do.Mutate, set()).add(place)
    return TouchableSpaces(
        graze=tuple(sorted(spaces.get(do.Graze, ()))),
        grow=tuple(sorted(spaces.get(do.Grow, ()))),
        found=tuple(sorted(spaces.get(do.PlaceFounder, ()))),
        mutate=tuple(sorted(builders.get(do.Mutate, ()))),
        sacrifice=tuple(sorted(builders.get(do.Sacrifice, ()))),
        predict=tuple(sorted(builders.get(do.Predict, ()))),
        feed=tuple(sorted(builders.get(do.Feed, ()))),
    )


def _listed(play: Step, seat: int) -> list[Action]:
    turn = play.turn
    by_hand = hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}
    list_ = _LISTED.get(play.state.phase)
    if list_ is None or by_hand or turn.ready[seat] or turn.dismiss[seat]:
        return []
    return list_(play, seat)


def settling_places(play: Step, seat: int, slot: int) -> tuple[PlaceOption, ...]:
    """Tell for each space whether a juvenile may settle there now, and why not.

    Raises
    ------
    Rejection
        When the nursery has no juvenile in that slot.
    """
    kind, _ = _juvenile(play, seat, slot)
    reef, number = play.reef(seat), np.array(kind, np.uint8)
    pool = habitats.settling_pool(reef, number, play.lookups, play.options)
    bare = reef.empty.reshape(-1)
    places = []
    for index in range(SPACES):
        row, column = divmod(index, COLUMNS)
        how: How = ("empty" if bare[index] else "stack") if pool[index] else ""
        why = None if how else spawning.why_not(play, seat, kind, index).message
        places.append(PlaceOption(row + 1, column + 1, how, why))
    return tuple(places)


def _juvenile(play: Step, seat: int, slot: int) -> tuple[int, int]:
    nursery = play.state.nursery
    if not 0 <= slot < nursery.kind.shape[-1] or not nursery.kind[seat, slot]:
        raise reject("no-such-juvenile", slot=slot)
    return int(nursery.kind[seat, slot]), int(nursery.genes[seat, slot])


def nursery(play: Step, seat: int) -> tuple[Juveniles, ...]:
    mine = play.state.nursery[seat]
    groups: dict[tuple[int, int, int], list[int]] = {}
    for slot in np.nonzero(mine.kind)[0]:
        key = (int(mine.kind[slot]), int(mine.genes[slot]), int(mine.origin[slot]))
        groups.setdefault(key, []).append(int(slot))
    return tuple(_group(play, seat, key, slots) for key, slots in groups.items())


def _group(play: Step, seat: int, key: tuple[int, int, int], slots: list[int]) -> Juveniles:
    kind, genes, origin = key
    number = np.array(kind, np.uint8)
    free, stack = habitats.settling_pools(play.reef(seat), number, play.lookups, play.options)
    tokens = tuple(play.lookups.token_names(genes))
    came: Origin = "triangle" if origin == TRIANGLE else "traded" if origin == TRADED else "own"
    return Juveniles(
        builder=play.lookups.builders[kind],
        name=play.organism(kind),
        tokens=tokens,
        token_names=tuple(name_of("token", token) for token in tokens),
        origin=came,
        slots=tuple(slots),
        count=len(slots),
        where="empty" if free.any() else "stack" if stack.any() else "nowhere",
    )
