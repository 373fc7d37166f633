"""Tables played in lockstep: their keys, their arrays, and the bots of their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import ArrayLike

from reefkit.games.reef.bots.mind import Bot, BotView
from reefkit.games.reef.bots.styles import STYLES, Planner
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.flow import new_arrays
from reefkit.games.reef.state import (
    Array,
)
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import KeyedChance, Luck

ALL = slice(None)

_READ = ("boards", "triangle", "nursery")
"""Parts of the state that cards only read."""
_WRITTEN = ("deck", "discard", "cards_drawn", "rows_rolled", "stopping", "struck")
"""Parts of the state that cards change, besides the reefs."""


@dataclass(slots=True)
class StyleSeats:
    """The seats that one bot plays."""

    bot: Bot
    seats: slice | Array  #: Index of the seats: a slice, which gives views, if they are adjacent.
    numbers: Array  #: Numbers of the seats, from 0.
    tastes: Array  #: Index of each seat's taste in `Planner.tastes`; unused by other bots.


ALL_KINDS = 0
"""Value of `Founding.kind` for any type."""


class Founding(NamedTuple):
    """Constraints on the founding of an experiment's tables; by default the bots choose freely."""

    board: int | None = None  #: Board of every seat; None if the bots choose.
    kind: int = ALL_KINDS  #: Type of the founders, if it can live on the board.
    types: int = 0  #: Number of types among the founders; 0 for any.

    def narrow(self, mind: BotView, index: int, allowed: Array) -> Array:
        """Narrow the types allowed for a founder; unchanged where none would be left."""
        if self == Founding():
            return allowed
        kinds = np.arange(allowed.shape[-1])
        narrowed = allowed & ((kinds == self.kind) | (self.kind == ALL_KINDS))
        if self.types:
            there = (mind.reefs.kind[..., 0, None] == kinds).any(axis=(-3, -2))
            narrowed = narrowed & (~there if index < self.types else there)
        return np.where(narrowed.any(axis=-1, keepdims=True), narrowed, allowed)


class Chunk:
    """Tables played in lockstep."""

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups,
        founding: Founding = Founding(),  # noqa: B008  # immutable
    ) -> None:
        self.founding = founding
        self.content, self.options, self.lookups = content, options, lookups
        self.keys = np.asarray(keys, np.uint64)
        self.seats = len(styles)
        self.chance = KeyedChance(self.keys[:, None])
        self.state = new_arrays((len(self.keys),), self.seats, content, options, lookups)
        self.groups = _groups(styles)

    def part(self, where: Array | slice) -> Chunk:
        """Return some of the tables, for `put_back`: copies, or views if `where` is a slice."""
        part, state = copy(self), self.state
        part.keys = self.keys[where]
        part.chance = KeyedChance(part.keys[:, None])
        some = {name: getattr(state, name)[where] for name in ("reefs", *_READ, *_WRITTEN)}
        part.state = msgspec.structs.replace(state, **some)
        return part

    def put_back(self, where: Array, part: Chunk) -> None:
        self.state.reefs.put(where, part.state.reefs)
        for name in _WRITTEN:
            getattr(self.state, name)[where] = getattr(part.state, name)

    def roll(self, purpose: str, owner: ArrayLike, index: ArrayLike) -> Array:
        """Roll a twelve-sided die for each owner at every table, in the current phase."""
        state = self.state
        return self.chance.roll(
            12, owner=owner, round=state.round, phase=state.phase, purpose=purpose, index=index
        )

    def minds(self) -> Iterator[tuple[StyleSeats, BotView]]:
        for group in self.groups:
            yield group, self.mind(group)

    def mind(self, group: StyleSeats) -> BotView:
        state = self.state
        boards = state.boards[:, group.seats]
        return BotView(
            state.reefs[:, group.seats],
            boards,
            state.triangle[:, None, :],
            state.round,
            self.options.rounds,
            self.content,
            self.options,
            self.lookups,
            Luck(self.keys[:, None], group.numbers, state.round, state.phase),
            np.broadcast_to(group.tastes, boards.shape),
        )

    def put(self, group: StyleSeats, mind: BotView) -> None:
        """Write a group's reefs back, unless they are views."""
        if not isinstance(group.seats, slice):
            self.state.reefs.put((ALL, group.seats), mind.reefs)


def _groups(styles: Sequence[str]) -> list[StyleSeats]:
    bots: list[Bot] = [STYLES[style] for style in styles]
    planners = list(dict.fromkeys(bot for bot in bots if isinstance(bot, Planner)))
    planner = Planner(*(taste for each in planners for taste in each.tastes))
    tastes = [planners.index(bot) if isinstance(bot, Planner) else 0 for bot in bots]
    played = [planner if isinstance(bot, Planner) else bot for bot in bots]
    groups = []
    for bot in dict.fromkeys(played):
        numbers = np.array([n for n, each in enumerate(played) if each is bot])
        adjacent = numbers[-1] - numbers[0] + 1 == len(numbers)
        seats = slice(int(numbers[0]), int(numbers[-1]) + 1) if adjacent else numbers
        groups.append(StyleSeats(bot, seats, numbers, np.array(tastes)[numbers]))
    return groups
