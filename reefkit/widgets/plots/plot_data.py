"""Data of plots that a reader draws: taxa, events, counts, verdicts, knobs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Taxon:
    """One row of a range plot."""

    id: str  #: Its key.
    name: str  #: Its name.
    art: str = ""  #: Id of its drawing in the page's sheet of symbols, if it has one.
    colour: str = ""  #: Colour of its bar; empty: that of its drawing's family.
    #: First and last appearance, if the reader does not draw the bar.
    given: tuple[int, int] | None = None


@dataclass(frozen=True)
class PlotEvent:
    """An event to be marked on the time line."""

    id: str  #: Its key.
    name: str  #: Its name.
    times: int = 1  #: Number of marks to be placed.


@dataclass(frozen=True)
class Count:
    """A number from which the reader draws."""

    name: str  #: What was counted.
    value: int | str  #: A number, or a rendered text.
    art: str = ""  #: Id of its drawing in the page's sheet of symbols, if it has one.


@dataclass(frozen=True)
class Verdict:
    """The verdict on one point."""

    right: bool  #: Whether it is right.
    why: str = ""  #: Sentence with the reason.


ENDS = ("first", "last")
"""The ends of a bar: first and last appearance."""

Kind = Literal["first", "last", "mark", "point"]


@dataclass(frozen=True)
class Knob:
    """Something that the reader places."""

    key: str  #: Its key.
    name: str  #: Name for screen readers.
    row: str  #: Key of its row, or of its time.
    kind: Kind  #: An end of a bar, a mark on the time line, or a point of a curve.
    rest: float  #: Where it is shown until it is placed.
    least: float  #: Least value.
    most: float  #: Largest value.
    step: float = 1.0  #: Distance between values.
    value: float | None = None  #: None while it is not placed.
    locked: bool = False  #: Whether it is shown from the start and cannot be moved.


DIGITS = 2
"""Decimals of a typed value."""


def finite_number(value: object) -> float | None:
    """Return a value from the page as a finite number, or None if it is not one."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        found = float(value.strip().replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def plain(value: float) -> float | int:
    """Return a number without ``.0``, rounded to `DIGITS`."""
    return int(value) if float(value).is_integer() else round(value, DIGITS)
