"""Charts of a whole class as SVG: sharp on a projector, in print and in a file.

The class as one ocean, groups side by side, and the gain of each goal between two tests. The
figures along an axis are those of every chart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence


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


def nice_ticks(highest: float, most: int, *, whole: bool = False) -> list[float]:
    """Return even ticks from 0 to at least a value, on steps of 1, 2, 2.5, 5 or a tenfold.

    `whole`: Whether only whole numbers make sense; steps of 7 do then, too, and none of 2.5.

    Returns
    -------
    list of float
        Two at least.

    Examples
    --------
    >>> nice_ticks(13, 2, whole=True)
    [0.0, 7.0, 14.0]
    >>> nice_ticks(0.7, 4)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    """
    if not highest > 0 or not math.isfinite(highest):
        return [0.0, 1.0]
    step = nice_step(highest / most, whole=whole, factors=(1, 2, 5, 7) if whole else (1, 2, 2.5, 5))
    steps = math.ceil(highest / step - 1e-9)
    return [round(step * number, 9) for number in range(steps + 1)]
