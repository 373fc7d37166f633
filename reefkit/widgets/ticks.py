"""Figures along an axis."""

from __future__ import annotations

import math


def nice_ticks(highest: float, most: int, *, whole: bool = False) -> list[float]:
    """Return even ticks from 0 to at least a value, on steps of 1, 2, 2.5, 5, 7 or a tenfold.

    Parameters
    ----------
    highest
        What has to be on the axis.
    most
        At most so many steps.
    whole
        Whether only whole numbers make sense.

    Returns
    -------
    list of float
        Two at least.

    Examples
    --------
    >>> nice_ticks(13, 2)
    [0.0, 7.0, 14.0]
    >>> nice_ticks(0.7, 4)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    """
    if not highest > 0 or not math.isfinite(highest):
        return [0.0, 1.0]
    factors = (1, 2, 5, 7, 10, 20) if whole else (1, 2, 2.5, 5, 7, 10, 20)
    tenfold = 10.0 ** math.floor(math.log10(highest / most))
    if whole:
        tenfold = max(1.0, tenfold)
    step = next(tenfold * factor for factor in factors if tenfold * factor * most >= highest - 1e-9)
    steps = math.ceil(highest / step - 1e-9)
    return [round(step * number, 9) for number in range(steps + 1)]
