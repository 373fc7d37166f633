"""A step of a match while it is being made: the new state, its chance, and who listens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from reefkit.games.reef.content import COLUMNS, LEVELS, ROWS
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.state import Array, Reefs, State, Turn
from reefkit.games.reef.supply import Stock, share, stock
from reefkit.match.chance import Chance
from reefkit.match.errors import reject
from reefkit.match.game import Event
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reefkit.games.reef.content import Card, Content, Options
    from reefkit.match.game import Setup

WATER = ("water-shallow", "water-medium", "water-deep")


@lru_cache(maxsize=512)  # a match tells the same few names thousands of times, and keeps them
def name_of(family: str, id_: str) -> Message:
    """Give the name that the catalogue has for an entry of the content."""
    return Message(f"{family}-{id_}")


@dataclass(slots=True)
class Play:
    """One step: handlers change `state`, a copy that nobody else holds."""

    setup: Setup
    content: Content
    options: Options
    lookups: Lookups
    state: State
    chance: Chance
    tell: list[Event] | None

    @property
    def turn(self) -> Turn:
        """The played match's own part of the state."""
        turn = self.state.turn
        if turn is None:
            raise TypeError("an ensemble has no turn")
        return turn

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.setup.seats))

    @property
    def card(self) -> Card:
        """The card that is being resolved."""
        return self.content.cards[self.lookups.cards[self.turn.card]]

    def reef(self, seat: int) -> Reefs:
        """Give one seat's reef (a view)."""
        return self.state.reefs[seat]

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot sits there."""
        return self.setup.seats[seat].bot is not None

    def say(
        self,
        id_: str,
        /,
        seat: int | None = None,
        only: tuple[int, ...] | None = None,
        **values: Any,
    ) -> None:
        """Tell an event, if anybody listens."""
        if self.tell is not None:
            self.tell.append(Event(message(id_, **values), seat, only))

    def organism(self, kind: int) -> Message:
        """Give the name of a builder type."""
        return name_of("organism", self.lookups.builders[int(kind)])

    def dweller(self, number: int) -> Message:
        """Give the name of a dweller type."""
        return name_of("organism", self.lookups.dwellers[number])

    def dwellers(self, number: int) -> Message:
        """Give the name of a dweller type, as more than one of them are called."""
        return name_of("organism", f"{self.lookups.dwellers[number]}.plural")

    def who(self, seat: int) -> str:
        """Give a seat's name."""
        return self.setup.seats[seat].name

    def stock(self) -> Stock | None:
        """Give what the box still holds, where the print limit is in force (R1)."""
        return stock(self.state, self.lookups) if self.options.printed_supply else None

    def limited(self, left: Array | None, need: list[int]) -> list[int]:
        """Serve the seats' needs from what is left (R1); all of them where there is no limit."""
        if left is None:
            return need
        return [int(n) for n in share(left, np.array(need))]


def space(row: int, column: int) -> tuple[int, int]:
    """Turn a row and column as read into indices."""
    return row - 1, column - 1


def mask_of_spaces(spaces: Iterable[tuple[int, int]]) -> Array:
    """Make a mask of spaces; a space named twice is refused."""
    mask = np.zeros((ROWS, COLUMNS), bool)
    for row, column in spaces:
        if mask[row - 1, column - 1]:
            raise reject("same-twice", row=row, column=column)
        mask[row - 1, column - 1] = True
    return mask


def mask_of_places(places: Iterable[tuple[int, int, int]]) -> Array:
    """Make a mask of builders; one named twice is refused."""
    mask = np.zeros((ROWS, COLUMNS, LEVELS), bool)
    for row, column, level in places:
        if mask[row - 1, column - 1, level]:
            raise reject("same-twice", row=row, column=column)
        mask[row - 1, column - 1, level] = True
    return mask


def spaces_in(mask: Array) -> list[tuple[int, int]]:
    """List the spaces of a mask, as read."""
    return [(int(r) + 1, int(c) + 1) for r, c in np.argwhere(mask)]


def places_in(mask: Array) -> list[tuple[int, int, int]]:
    """List the builders of a mask: row and column as read, and level."""
    return [(int(r) + 1, int(c) + 1, int(level)) for r, c, level in np.argwhere(mask)]
