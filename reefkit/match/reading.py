"""Readings: a match's log as tidy tables, one row an observation, for charts and exports.

A row is a `NamedTuple`: its fields are the columns, its docstring says what each of them holds.
In all of them rounds, turns, seats, rows and columns count from 1, `seat` is none for the whole
table, `player` is the seat's name, and types, cards and phases are given by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Row = tuple[Any, ...]
Read = TypeVar("Read")
"""What a row is read from: the room's own matches, which this module is below."""


@dataclass(frozen=True)
class Reading(Generic[Read]):
    """One table that can be read from a match."""

    row: type[Row]  #: The type of its rows, a `NamedTuple`.
    #: Makes the rows of a match as it stood at a position of its log (none: now).
    read: Callable[[Read, int | None], Sequence[Row]]

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, which never change their meaning."""
        names: tuple[str, ...] = self.row._fields  # type: ignore[attr-defined]
        return names
