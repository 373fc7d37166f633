"""Readings: a match's log as tidy tables, one row per observation, for charts and exports.

In all of them rounds, turns, seats, rows and columns count from 1, ``seat`` is None for the whole
table, ``player`` is the seat's name, and types, cards and phases are given by their ids.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

AnyMatch: TypeAlias = Any
"""A `Match`, which this module cannot import."""
Row: TypeAlias = Any
"""A named tuple with the columns as fields."""
Rows: TypeAlias = Iterable[tuple[Any, ...]]


def column_kinds(columns: str) -> dict[str, str]:
    """Parse `name:kind/name/...`; a name alone is a text."""
    named = (each.partition(":") for each in columns.split("/"))
    return {name: kind or "text" for name, _, kind in named}


class Reading:
    """One table that can be read from a match.

    Parameters
    ----------
    columns
        Names and kinds of the columns (`column_kinds`): ``whole`` (``whole?`` if it may be None),
        ``number``, ``yes-no``, ``list`` or ``text``. The meaning of a name never changes.
    rows
        Yields the rows of a match as of a position of its log, with seats from 0 (None: the table)
        and without the ``player``: `read` adds it after the seat, which it counts from 1.
    """

    def __init__(self, columns: str, rows: Callable[[AnyMatch, int], Rows]) -> None:
        self.kinds = column_kinds(columns)
        self._row = namedtuple("_row", self.kinds)  # type: ignore[misc]  # noqa: PYI024
        self._rows = rows

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.kinds)

    def read(self, match: AnyMatch, position: int | None = None) -> list[Row]:
        rows = self._rows(match, match.position if position is None else position)
        if "seat" in self.kinds:
            at = self.columns.index("seat")
            rows = ((*row[:at], *_who(match, row[at]), *row[at + 1 :]) for row in rows)
        return [self._row(*row) for row in rows]


def _who(match: AnyMatch, seat: int | None) -> tuple[int | None, str]:
    return (None, "") if seat is None else (seat + 1, match.setup.seats[seat].name)
