"""What drawn plots are given: taxa, events, counts, verdicts, knobs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Taxon:
    """One row of a range plot."""

    id: str  #: Its key.
    name: str  #: Its name.
    art: str = ""  #: The id of its drawing in the page's sheet of symbols, if it has one.
    colour: str = ""  #: Of its bar; without one, that of its drawing's family.
    #: First and last appearance, where the reader does not draw the bar.
    given: tuple[int, int] | None = None


@dataclass(frozen=True)
class PlotEvent:
    """Something that struck and is marked on the time line, so many times."""

    id: str  #: Its key.
    name: str  #: Its name.
    times: int = 1  #: How often it struck: so many marks are there to be placed.


@dataclass(frozen=True)
class Count:
    """A number from which the reader draws."""

    name: str  #: What was counted.
    value: int | str  #: How many: a number, or one that is rendered.
    art: str = ""  #: The id of its drawing in the page's sheet of symbols, if it has one.


@dataclass(frozen=True)
class Verdict:
    """What is told of one point."""

    right: bool  #: Whether it is right.
    why: str = ""  #: The sentence that says why.


ENDS = ("first", "last")
"""What a bar has: when it was seen first and last."""

Kind = Literal["first", "last", "mark", "point"]


@dataclass(frozen=True)
class Knob:
    """One thing that is placed."""

    key: str  #: Its key.
    name: str  #: What a screen reader calls it.
    row: str  #: The key of the row, or of the time, that it belongs to.
    kind: Kind  #: An end of a bar, a mark on the time line, or a point of a curve.
    rest: float  #: Where it waits until it is placed.
    #: ``least``, ``most``, ``step``: Between which it may be placed, and from one place to the
    #: next.
    least: float
    most: float
    step: float = 1.0
    value: float | None = None  #: Where it is; None while it is not placed.
    locked: bool = False  #: Whether it is shown from the start and stays.


DIGITS = 2
"""Decimals that a typed value keeps."""


def finite_number(value: object) -> float | None:
    """Return a value from the page as a number, None where it is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        found = float(value.strip().replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def plain(value: float) -> float | int:
    """Return a number as it is written: without ``.0``."""
    return int(value) if float(value).is_integer() else round(value, DIGITS)
