"""`BotView`, a bot's view of its match as arrays with any leading axes, and the protocol `Bot`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.state import Array, Nursery, Reefs
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import Luck

Bits = NDArray[np.uint32]
"""Spaces of reefs, as bits of words."""

_FIRST = np.zeros((), np.intp)


@dataclass(slots=True)
class BotView:
    """A bot's view: one seat of one table, or the same seats of many tables."""

    reefs: Reefs  #: Reefs of the seats.
    board: Array  #: int (...). Board numbers, −1 before one is chosen.
    #: uint16 (..., builder types + 1). Tokens of the builders in the Coral Triangle.
    triangle: Array
    round: int  #: 0 at the founding, then from 1.
    rounds: int  #: Number of rounds of the match.
    content: Content
    options: Options
    lookups: Lookups
    luck: Luck  #: Random words for these seats, from the match key.
    #: int (...). Index of each view's taste in `Planner.tastes`.
    taste: Array = field(default_factory=lambda: _FIRST)

    def flat(self, sequence: Array) -> BotView:
        """Return copies of some views with one leading axis: indices into the flattened axes."""
        lead = self.reefs.leading
        reefs = Reefs(
            *(
                np.reshape(array, (-1, *array.shape[len(lead) :])).take(sequence, axis=0)
                for array in (getattr(self.reefs, name) for name in self.reefs.__struct_fields__)
            )
        )
        triangle = np.broadcast_to(self.triangle, (*lead, self.triangle.shape[-1]))
        return replace(
            self,
            reefs=reefs,
            board=np.ravel(self.board)[sequence],
            triangle=triangle.reshape(-1, triangle.shape[-1])[sequence],
            luck=self.luck.flat(lead, sequence),
            taste=np.broadcast_to(self.taste, lead).reshape(-1)[sequence],
        )

    def head(self, where: slice) -> BotView:
        return replace(
            self,
            reefs=self.reefs[where],
            board=self.board[where],
            triangle=self.triangle[where],
            luck=self.luck[where],
            taste=self.taste[where],
        )


class Bot(Protocol):
    """A style of play. Each method takes a view with any leading axes and answers for all.

    `board`, `founder`, `recruit`, `take` and `sacrifice_type` return numbers of boards or types:
    int (...). `graze`, `grow`, `feed`, `sacrifice` and `dismiss` return scores of spaces, places or
    dweller types, of which the highest are chosen: int32 (..., 30), (..., 90) or (..., types).
    `order` returns the order in which the slots of a nursery settle; None for their own.
    """

    def board(self, mind: BotView) -> Array: ...

    def founder(self, mind: BotView, index: int, allowed: Array) -> Array: ...

    def recruit(self, mind: BotView, room: Array, index: int, allowed: Array) -> Array: ...

    def graze(self, mind: BotView) -> Array: ...

    def grow(self, mind: BotView) -> Array: ...

    def mutate(self, mind: BotView, pool: Array, index: int) -> Array:
        """Choose a builder to mutate, as a flat index into the pool (..., 90): int (...)."""
        ...

    def feed(self, mind: BotView) -> Array: ...

    def take(self, mind: BotView, index: int, allowed: Array) -> Array: ...

    def order(self, mind: BotView, nursery: Nursery) -> Array | None: ...

    def settle(
        self, mind: BotView, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        """Choose a space for a juvenile, −1 if there is none: int (...).

        `free` and `stacks` are the empty spaces and the stacks where it may settle: uint32 (...).
        """
        ...

    def sacrifice(self, mind: BotView) -> Array: ...

    def sacrifice_type(self, mind: BotView, kinds: Array) -> Array: ...

    def dismiss(self, mind: BotView) -> Array: ...

    def accepts(self, mind: BotView, gained: list[int], given: list[int]) -> bool: ...
