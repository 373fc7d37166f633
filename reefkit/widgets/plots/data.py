"""What drawn plots are told: taxa, events, counts, verdicts; and how a knob of theirs stands."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Taxon:
    """One row of a range plot.

    Parameters
    ----------
    id
        Its key.
    name
        Its name.
    art
        The id of its drawing in the page's sheet of symbols, if it has one.
    colour
        Of its bar; without one, that of its drawing's family.
    given
        First and last appearance, where the reader does not draw the bar.
    """

    id: str
    name: str
    art: str = ""
    colour: str = ""
    given: tuple[int, int] | None = None


@dataclass(frozen=True)
class Event:
    """Something that struck and is marked on the time line, so many times.

    Parameters
    ----------
    id
        Its key.
    name
        Its name.
    times
        How often it struck: so many marks are there to be placed.
    """

    id: str
    name: str
    times: int = 1


@dataclass(frozen=True)
class Count:
    """A number from which the reader draws: what was counted, how many, and its drawing."""

    name: str
    value: int
    art: str = ""


@dataclass(frozen=True)
class Verdict:
    """What is told of one point.

    Parameters
    ----------
    right
        Whether it is right.
    why
        The sentence that says why.
    """

    right: bool
    why: str = ""


ENDS = ("first", "last")
"""What a bar has: when it was seen first and last."""

Kind = Literal["first", "last", "mark", "point"]


@dataclass(frozen=True)
class Knob:
    """One thing that is placed.

    Parameters
    ----------
    key
        Its key.
    name
        What a screen reader calls it.
    row
        The key of the row, or of the time, that it belongs to.
    kind
        An end of a bar, a mark on the time line, or a point of a curve.
    value
        Where it stands; None while it is not placed.
    rest
        Where it waits until it is placed.
    least, most, step
        Between which it may be placed, and from one place to the next.
    locked
        Whether it is shown from the start and stays.
    """

    key: str
    name: str
    row: str
    kind: Kind
    rest: float
    least: float
    most: float
    step: float = 1.0
    value: float | None = None
    locked: bool = False


DIGITS = 2
"""Decimals that a typed value keeps."""


def number(value: object) -> float | None:
    """Return a number that a browser or an older page gave; None when it is none.

    Parameters
    ----------
    value
        Anything. A text may have a comma for a point.
    """
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
