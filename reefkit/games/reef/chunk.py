"""A chunk of tables in lockstep: their keys, their arrays, and which bot plays which seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.mind import Bot, Mind
from reefkit.games.reef.state import Array
from reefkit.games.reef.table import new_arrays
from reefkit.match.chance import KeyedChance, Luck

Tables = Array | slice
"""Which tables of a chunk: their numbers, or all of them."""

ALL = slice(None)


@dataclass(slots=True)
class Group:
    """The seats that one style of bot plays."""

    bot: Bot
    seats: slice | Array
    numbers: Array


class Chunk:
    """Tables in lockstep.

    Parameters
    ----------
    keys : uint64 (tables,)
        Match keys.
    styles
        The style of each seat's bot.
    content, options
        As in a match's set-up.
    """

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups,
    ) -> None:
        self.content, self.options, self.lookups = content, options, lookups
        self.keys = np.asarray(keys, np.uint64)
        self.seats = len(styles)
        self.chance = KeyedChance(self.keys[:, None])
        self.state = new_arrays((len(self.keys),), self.seats, content, options, lookups)
        self.groups = _groups(styles)

    def minds(self, tables: Tables = ALL) -> Iterator[tuple[Group, Mind]]:
        """Give each group's view of its own reefs."""
        for group in self.groups:
            yield group, self.mind(group, tables)

    def mind(self, group: Group, tables: Tables = ALL) -> Mind:
        """Give one group's view of its own reefs."""
        state = self.state
        where = (tables, group.seats) if isinstance(tables, slice) else _cross(tables, group)
        luck = Luck(self.keys[tables][:, None], group.numbers, state.round, state.phase)
        return Mind(
            state.reefs[where],
            state.boards[where],
            state.triangle[tables][:, None, :],
            state.round,
            self.options.rounds,
            self.content,
            self.options,
            self.lookups,
            luck,
        )

    def put(self, group: Group, mind: Mind, tables: Tables = ALL) -> None:
        """Write a group's reefs back, where they are copies."""
        if isinstance(tables, slice) and isinstance(group.seats, slice):
            return
        where = (tables, group.seats) if isinstance(tables, slice) else _cross(tables, group)
        self.state.reefs.put(where, mind.reefs)


def _groups(styles: Sequence[str]) -> list[Group]:
    """Group the seats by style; neighbouring seats of one style are views of the arrays."""
    groups = []
    for style in dict.fromkeys(styles):
        numbers = np.array([n for n, s in enumerate(styles) if s == style])
        whole = numbers[-1] - numbers[0] + 1 == len(numbers)
        seats = slice(int(numbers[0]), int(numbers[-1]) + 1) if whole else numbers
        groups.append(Group(STYLES[style], seats, numbers))
    return groups


def _cross(tables: Array, group: Group) -> tuple[Array, Array]:
    """Index tables and seats crosswise."""
    return np.ix_(tables, group.numbers)  # type: ignore[return-value]
