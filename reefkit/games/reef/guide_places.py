"""Where a choice may go: the spaces that are open to it now, and why not the others.

Nothing here is a rule: what may be chosen is what the phases list, and the reasons are those with
which they would refuse.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import numpy as np
from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import catastrophe, founding, growing, handson, phases, spawning
from reefkit.games.reef.actions import Place as Builder
from reefkit.games.reef.actions import Space
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.play import Play, name_of
from reefkit.games.reef.state import SPACES, TRADED, TRIANGLE
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message

How = Literal["empty", "stack", ""]
Origin = Literal["own", "triangle", "traded"]

_LISTED = {
    "founding": founding.legal,
    "dwellers": growing.legal_dwellers,
    "algae": growing.legal_grow,
    "mutations": growing.legal_mutations,
    "spawning": spawning.legal_feed,
    "catastrophe": catastrophe.legal_catastrophe,
}


class Open(Struct, frozen=True):
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


class Place(NamedTuple):
    """One space for one juvenile or founder.

    Attributes
    ----------
    how : str
        ``empty`` or ``stack``: it may settle there, on bare ground or on a builder; empty: not.
    why : Message or None
        Why not.
    """

    row: int
    column: int
    how: How
    why: Message | None


class Juveniles(Struct, frozen=True):
    """Juveniles of a nursery that are alike and came the same way.

    Attributes
    ----------
    where
        ``empty``: an empty space suits them, so they must settle. ``stack``: only a stack does.
        ``nowhere``: none does, and they will die.
    """

    builder: str
    name: Message
    tokens: tuple[str, ...]
    token_names: tuple[Message, ...]
    origin: Origin
    slots: tuple[int, ...]
    count: int
    where: Literal["empty", "stack", "nowhere"]


def open_spaces(play: Play, seat: int) -> Open:
    """List what a seat may touch now, by what it would do there."""
    spaces: dict[type[Action], set[Space]] = {}
    builders: dict[type[Action], set[Builder]] = {}
    for action in _listed(play, seat):
        match action:
            case do.Graze() | do.Grow():
                spaces.setdefault(type(action), set()).update(action.spaces)
            case do.Found():
                spaces.setdefault(do.Found, set()).add((action.row, action.column))
            case do.Sacrifice() | do.Predict():
                builders.setdefault(type(action), set()).update(action.places)
            case do.Feed():
                builders.setdefault(do.Feed, set()).update(action.corals)
            case do.Mutate():
                place = (action.row, action.column, action.level)
                builders.setdefault(do.Mutate, set()).add(place)
    return Open(
        graze=tuple(sorted(spaces.get(do.Graze, ()))),
        grow=tuple(sorted(spaces.get(do.Grow, ()))),
        found=tuple(sorted(spaces.get(do.Found, ()))),
        mutate=tuple(sorted(builders.get(do.Mutate, ()))),
        sacrifice=tuple(sorted(builders.get(do.Sacrifice, ()))),
        predict=tuple(sorted(builders.get(do.Predict, ()))),
        feed=tuple(sorted(builders.get(do.Feed, ()))),
    )


def _listed(play: Play, seat: int) -> list[Action]:
    turn = play.turn
    by_hand = handson.by_hand(play, seat) and turn.step in {"submit", "revealed"}
    list_ = _LISTED.get(play.state.phase)
    if list_ is None or by_hand or turn.ready[seat] or turn.dismiss[seat]:
        return []
    return list_(play, seat)


def founding_places(play: Play, seat: int, builder: str) -> tuple[Place, ...]:
    """Tell for each space whether a founding builder may stand there, and why not.

    Raises
    ------
    Rejection
        When there is no such builder.
    """
    kind = play.lookups.kind.get(builder)
    if kind is None:
        raise reject("no-such-builder", builder=builder)
    places = []
    for index in range(SPACES):
        row, column = divmod(index, COLUMNS)
        refused = founding.why_not(play, seat, kind, (row + 1, column + 1))
        how: How = "empty" if refused is None else ""
        places.append(Place(row + 1, column + 1, how, refused.message if refused else None))
    return tuple(places)


def settling_places(play: Play, seat: int, slot: int) -> tuple[Place, ...]:
    """Tell for each space whether a juvenile may settle there now, and why not.

    Raises
    ------
    Rejection
        When the nursery has no juvenile in that slot.
    """
    kind, _ = _juvenile(play, seat, slot)
    reef, number = play.reef(seat), np.array(kind, np.uint8)
    pool = phases.settling_pool(reef, number, play.lookups, play.options)
    bare = reef.empty.reshape(-1)
    places = []
    for index in range(SPACES):
        row, column = divmod(index, COLUMNS)
        how: How = ("empty" if bare[index] else "stack") if pool[index] else ""
        why = None if how else spawning.why_not(play, seat, kind, index).message
        places.append(Place(row + 1, column + 1, how, why))
    return tuple(places)


def _juvenile(play: Play, seat: int, slot: int) -> tuple[int, int]:
    nursery = play.state.nursery
    if not 0 <= slot < nursery.kind.shape[-1] or not nursery.kind[seat, slot]:
        raise reject("no-such-juvenile", slot=slot)
    return int(nursery.kind[seat, slot]), int(nursery.genes[seat, slot])


def nursery(play: Play, seat: int) -> tuple[Juveniles, ...]:
    """Group a seat's juveniles by kind, mutations and origin, in the order of their slots."""
    mine = play.state.nursery[seat]
    groups: dict[tuple[int, int, int], list[int]] = {}
    for slot in np.nonzero(mine.kind)[0]:
        key = (int(mine.kind[slot]), int(mine.genes[slot]), int(mine.origin[slot]))
        groups.setdefault(key, []).append(int(slot))
    return tuple(_group(play, seat, key, slots) for key, slots in groups.items())


def _group(play: Play, seat: int, key: tuple[int, int, int], slots: list[int]) -> Juveniles:
    kind, genes, origin = key
    number = np.array(kind, np.uint8)
    free, stack = phases.settling_pools(play.reef(seat), number, play.lookups, play.options)
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


__all__ = [
    "Juveniles",
    "Open",
    "Place",
    "founding_places",
    "nursery",
    "open_spaces",
    "settling_places",
]
