"""The spaces or builders that a seat may choose now, and the juveniles that it may settle.

They come from the phases' functions for legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import catastrophe, growth, habitats, hands_on, spawning
from reefkit.games.reef.actions import Space
from reefkit.games.reef.state import (
    TRADED,
    TRIANGLE,
    Step,
    spaces_in,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message

Origin = Literal["own", "triangle", "traded"]

_LEGAL_BY_PHASE = {
    "dwellers": growth.legal_dwellers,
    "algae": growth.legal_grow,
    "mutations": growth.legal_mutations,
    "spawning": spawning.legal_feed,
    "catastrophe": catastrophe.legal_catastrophe,
}


class Juveniles(Struct, frozen=True):
    """Juveniles of a nursery with the same type, tokens and origin."""

    builder: str
    name: Message
    tokens: tuple[str, ...]
    origin: Origin
    slots: tuple[int, ...]
    count: int
    #: ``empty``: an empty space suits them, so they must settle there. ``stack``: only a stack
    #: suits them. ``nowhere``: no space does, so they will die.
    where: Literal["empty", "stack", "nowhere"]


def open_spaces(play: Step, seat: int, wanted: type[Action]) -> tuple[Any, ...]:
    """List where a seat may take a kind of action now, sorted.

    Items are (row, column) for `Graze` and `Grow`, (row, column, level) for other actions.
    """
    places = (_touched(action) for action in _listed(play, seat) if isinstance(action, wanted))
    return tuple(sorted({place for each in places for place in each}))


def _touched(action: Action) -> Sequence[tuple[int, ...]]:
    match action:
        case do.Graze() | do.Grow():
            return action.spaces
        case do.Sacrifice() | do.Predict():
            return action.places
        case do.Feed():
            return action.corals
        case do.Mutate():
            return [(action.row, action.column, action.level)]
    return ()


def _listed(play: Step, seat: int) -> list[Action]:
    turn = play.turn
    by_hand = hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}
    list_ = _LEGAL_BY_PHASE.get(play.state.phase)
    if list_ is None or by_hand or turn.ready[seat] or turn.dismiss[seat]:
        return []
    return list_(play, seat)


def settling_spaces(play: Step, seat: int, slot: int) -> list[Space]:
    """List the spaces where a juvenile may settle.

    Raises
    ------
    Rejection
        If there is no juvenile in the slot.
    """
    kinds = play.state.nursery.kind[seat]
    if not 0 <= slot < len(kinds) or not kinds[slot]:
        raise reject("no-such-juvenile", slot=slot)
    reef = play.reef(seat)
    pool = habitats.settling_pool(reef, kinds[slot], play.lookups, play.options)
    return spaces_in(pool.reshape(reef.alga.shape))


def nursery(play: Step, seat: int) -> tuple[Juveniles, ...]:
    """Group a seat's juveniles by type, tokens and origin."""
    mine = play.state.nursery[seat]
    ground = habitats.Ground(play.reef(seat), play.lookups, play.options)
    groups: dict[tuple[int, int, int], list[int]] = {}
    for slot in np.nonzero(mine.kind)[0]:
        key = (int(mine.kind[slot]), int(mine.genes[slot]), int(mine.origin[slot]))
        groups.setdefault(key, []).append(int(slot))
    return tuple(_group(play, ground, key, slots) for key, slots in groups.items())


def _group(
    play: Step, ground: habitats.Ground, key: tuple[int, int, int], slots: list[int]
) -> Juveniles:
    kind, genes, origin = key
    free, stack = ground.pools(np.array(kind, np.uint8))
    tokens = tuple(play.lookups.token_names(genes))
    came: Origin = "triangle" if origin == TRIANGLE else "traded" if origin == TRADED else "own"
    return Juveniles(
        builder=play.lookups.builders[kind],
        name=play.organism(kind),
        tokens=tokens,
        origin=came,
        slots=tuple(slots),
        count=len(slots),
        where="empty" if free.any() else "stack" if stack.any() else "nowhere",
    )
