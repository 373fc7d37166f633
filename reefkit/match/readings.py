"""Readings: a match's log as tidy tables, one row an observation, for charts and exports.

A game offers its readings by name (`Game.readings`), so that whoever draws or exports them needs
to know no game. A row is a `NamedTuple`: its fields are the columns, its docstring says what each
of them holds.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.match.match import Match
    from reefkit.text import Catalogue

Row = tuple[Any, ...]
Read = Callable[["Match", int | None], Sequence[Row]]

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True)
class Reading:
    """One table that can be read from a match.

    Parameters
    ----------
    row
        The type of its rows, a `NamedTuple`.
    read
        Makes the rows of a match as it stood at a position of its log (none: as it stands).
    """

    row: type[Row]
    read: Read

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, which never change their meaning."""
        names: tuple[str, ...] = self.row._fields  # type: ignore[attr-defined]
        return names


def write_csv(
    columns: Sequence[str], rows: Iterable[Row], file: TextIO, catalogue: Catalogue
) -> None:
    """Write rows as CSV, with a line of column names before them.

    Whatever is missing or undefined is an empty cell, yes and no are ``true`` and ``false``, and
    sentences are said in the catalogue's language. A text that a spreadsheet would take for a
    formula, such as a player's name that begins with ``=``, gets an apostrophe in front.

    Parameters
    ----------
    columns
        Names of the columns.
    rows
        Their rows.
    file
        Where to write, opened with ``newline=""``.
    catalogue
        The language of the sentences.
    """
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_cell(value, catalogue) for value in row])


def _cell(value: object, catalogue: Catalogue) -> str:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Message):
        value = catalogue.render(value)
    if isinstance(value, tuple | list):
        value = "; ".join(_cell(each, catalogue) for each in value)
    if isinstance(value, str):
        return f"'{value}" if value.startswith(_FORMULA) else value
    return str(value)
