"""Linear scales, and round numbers for the ticks of an axis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class LinearScale(NamedTuple):
    """Converts values to positions on a figure: `low` to `start`, `high` to `end`.

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
        """Return the position of a value; values outside `low` to `high` are extrapolated."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + (self.end - self.start) * share


def nice_step(least: float, *, whole: bool = False, factors: Sequence[float] = (1, 2, 5)) -> float:
    """Return the smallest round number that is at least `least`.

    `whole`: Whether the number must be whole; then it is at least 1.
    `factors`: Round numbers are these times a power of ten.

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
    """Return evenly spaced ticks from at most `lowest`, or 0, to at least `highest`.

    The step is 1, 2, 2.5 or 5 times a power of ten. If `highest` is not positive, it is 1, and the
    last tick is 1.

    `most`: Most steps between 0 and the last tick.
    `whole`: Whether ticks must be whole; then steps of 7 are allowed too, and none of 2.5.

    Returns
    -------
    list of float
        At least two.

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
