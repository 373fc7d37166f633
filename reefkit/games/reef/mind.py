"""What a bot knows when it chooses: its seat's view, with the rules' free leading axes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.state import Array, Nursery, Reefs
from reefkit.match.chance import Luck


@dataclass(slots=True)
class Mind:
    """A bot's view: one seat of one table, or the same seats of many tables.

    Attributes
    ----------
    reefs
        Its own reefs.
    board : int (...)
        Their boards, −1 before one is chosen.
    triangle : uint16 (..., builder types + 1)
        Tokens of the builders in the Coral Triangle.
    round, rounds
        Where the match stands.
    luck
        Random words for these seats, from the match key.
    """

    reefs: Reefs
    board: Array
    triangle: Array
    round: int
    rounds: int
    content: Content
    options: Options
    lookups: Lookups
    luck: Luck

    def flat(self, sequence: Array) -> Mind:
        """Give the same views on one leading axis, in another sequence; reefs are copies."""
        lead = self.reefs.leading
        reefs = Reefs(
            *(
                np.reshape(array, (-1, *array.shape[len(lead) :]))[sequence]
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
        )

    def head(self, where: slice) -> Mind:
        """Give the first of the views (views of the same arrays)."""
        return replace(
            self,
            reefs=self.reefs[where],
            board=self.board[where],
            triangle=self.triangle[where],
            luck=self.luck[where],
        )


class Bot(Protocol):
    """A style of play. Every method takes a view of any leading axes and answers for all of it."""

    def board(self, mind: Mind) -> Array:
        """Choose a board: int (...)."""
        ...

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Choose the next founder's type, among those allowed (..., types + 1): int (...)."""
        ...

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        """Choose the next dweller to collect, among those allowed (..., dwellers): int (...)."""
        ...

    def graze(self, mind: Mind) -> Array:
        """Score the spaces whose alga should be eaten: int32 (..., 30)."""
        ...

    def grow(self, mind: Mind) -> Array:
        """Score the spaces that can best bear an alga: int32 (..., 30)."""
        ...

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        """Choose a builder to mutate, a flat place in the pool (..., 90): int (...)."""
        ...

    def feed(self, mind: Mind) -> Array:
        """Score the corals that can best lose their juveniles: int32 (..., 90)."""
        ...

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Choose a type of the Triangle, among those allowed (..., types + 1): int (...)."""
        ...

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        """Choose in which order juveniles settle: int (..., slots); none for as they come."""
        ...

    def settle(self, mind: Mind, pool: Array, kind: Array, genes: Array, index: int) -> Array:
        """Choose a space of the pool (..., 30) for a juvenile, −1 for none: int (...)."""
        ...

    def sacrifice(self, mind: Mind) -> Array:
        """Score the builders that can best be given up: int32 (..., 90)."""
        ...

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        """Choose a type to give up, among (..., types + 1): int (...)."""
        ...

    def dismiss(self, mind: Mind) -> Array:
        """Score the dweller types that should leave first: int32 (..., dwellers)."""
        ...

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        """Decide on a trade at one table, by builder types."""
        ...
