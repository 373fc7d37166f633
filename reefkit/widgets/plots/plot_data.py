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
    art: str = ""  #: Id of its drawing; empty if it has none.
    colour: str = ""  #: Colour of its bar; if empty, the colour of its drawing's family.
    #: First and last appearance of a bar that is shown; None if the reader draws it.
    given: tuple[int, int] | None = None
    stays: tuple[tuple[int, int], ...] = ()  #: Pieces of a given bar with gaps.


@dataclass(frozen=True)
class PlotEvent:
    """An event to be marked on the time line."""

    id: str  #: Its key.
    name: str  #: Its name.
    times: int = 1  #: Number of marks to place.


@dataclass(frozen=True)
class Count:
    """A number shown next to a curve, from which the reader draws a point."""

    name: str  #: What was counted.
    value: int | str  #: A number, or a rendered text.
    art: str = ""  #: Id of its drawing; empty if it has none.


@dataclass(frozen=True)
class Verdict:
    """The verdict on one point."""

    right: bool  #: Whether the point is right.
    why: str = ""  #: Sentence with the reason; may be empty.


ENDS = ("first", "last")
"""The ends of a bar: first and last appearance."""

Kind = Literal["first", "last", "mark", "point"]


@dataclass(frozen=True)
class Knob:
    """A value that the reader places: a bar's end, a mark, or a point of a curve."""

    key: str  #: Its key.
    name: str  #: Name for screen readers.
    row: str  #: Key of its row in a range plot; its time in a curve plot.
    kind: Kind
    rest: float  #: Value at which it is shown until it is placed.
    least: float  #: Least possible value.
    most: float  #: Largest possible value.
    step: float = 1.0  #: Change by one press of a button or key.
    value: float | None = None  #: None while it is not placed.
    locked: bool = False  #: Whether it is shown from the start and cannot be moved.


DIGITS = 2
"""Most decimals of a value."""


def finite_number(value: object) -> float | None:
    """Return a number or text from the page as a finite number; None if it is not one.

    A text may have a decimal comma. True and False are not numbers.
    """
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        found = float(value.strip().replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def plain(value: float) -> float | int:
    """Return a whole number as an int, any other rounded to `DIGITS` decimals."""
    return int(value) if float(value).is_integer() else round(value, DIGITS)
