"""Scales of an axis, and the round numbers along it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class LinearScale(NamedTuple):
    """From the values of an axis to places on a figure: `low` is at `start`, `high` at `end`.

    Examples
    --------
    >>> LinearScale(0, 4, 100, 300)(1)
    150.0
    """

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Return the place of a value."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + (self.end - self.start) * share


def nice_step(least: float, *, whole: bool = False, factors: Sequence[float] = (1, 2, 5)) -> float:
    """Return the next step of 1, 2 or 5 tens, hundreds or tenths.

    Examples
    --------
    >>> nice_step(0.17), nice_step(3.0), nice_step(0.17, whole=True)
    (0.2, 5.0, 1.0)
    """
    tenfold = 10.0 ** math.floor(math.log10(least)) if least > 0 else 1.0
    tenfold = max(1.0, tenfold) if whole else tenfold
    steps = (tenfold * each for each in (*factors, 10))
    return next(each for each in steps if each >= least * (1 - 1e-9))


def ticks_to(highest: float, most: int, *, whole: bool = False, lowest: float = 0.0) -> list[float]:
    """Return even ticks from 0, or below, to at least a value: steps of 1, 2, 2.5, 5 or a tenfold.

    `whole`: Whether only whole numbers make sense; steps of 7 do then, too, and none of 2.5.

    Returns
    -------
    list of float
        Two at least.

    Examples
    --------
    >>> ticks_to(13, 2, whole=True)
    [0.0, 7.0, 14.0]
    >>> ticks_to(0.7, 4, lowest=-0.1)
    [-0.2, 0.0, 0.2, 0.4, 0.6, 0.8]
    """
    step, steps = 1.0, 1
    if highest > 0 and math.isfinite(highest):
        factors = (1, 2, 5, 7) if whole else (1, 2, 2.5, 5)
        step = nice_step(highest / most, whole=whole, factors=factors)
        steps = math.ceil(highest / step - 1e-9)
    first = math.floor(min(lowest, 0.0) / step)
    return [round(step * number, 9) for number in range(first, steps + 1)]


def ticks_between(low: float, high: float, step: float) -> list[float]:
    """Return the multiples of a step from `low` to `high`.

    Examples
    --------
    >>> ticks_between(2001, 2021, nice_step(20 / 5))
    [2005.0, 2010.0, 2015.0, 2020.0]
    """
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(step * number, 12) for number in range(first, last + 1)]
