"""What sums up many numbers: mean, its interval, median, and the line that fits best."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

CONFIDENCE = 0.95


class Summary(NamedTuple):
    """What sums up the values of a group; NaN where there are too few."""

    rows: int
    mean: float
    median: float
    #: ``low``, ``high``: The 95 % interval of the mean by Student's t.
    low: float
    high: float


class Fit(NamedTuple):
    """A least-squares line; NaN where points are too few, or all stand above one x."""

    rows: int
    slope: float
    intercept: float
    explained: float  #: The share of the values' variance that the line takes up (R²).


def summarise(values: np.ndarray) -> Summary:
    r"""Return the mean of values, its 95 % interval, and their median.

    The interval is :math:`\bar y \pm t_{0.975, n-1}\, s / \sqrt n` (Student 1908, Biometrika
    6:1-25). It takes the values for independent draws; those of one reef year after year are not.

    Examples
    --------
    >>> found = summarise(np.array([2.0, 4.0, 9.0]))
    >>> found.mean, found.median, round(found.high - found.mean, 2)
    (5.0, 4.0, 8.96)
    """
    values = values[np.isfinite(values)]
    if not len(values):
        return Summary(0, math.nan, math.nan, math.nan, math.nan)
    mean, half = float(values.mean()), math.nan
    if len(values) > 1:
        half = t_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Summary(len(values), mean, float(np.median(values)), mean - half, mean + half)


def fit(x: np.ndarray, y: np.ndarray) -> Fit:
    """Return the line that makes the squares of the vertical distances to the points least.

    Examples
    --------
    >>> fit(np.array([0.0, 1.0, 2.0]), np.array([1.0, 3.0, 5.0]))
    Fit(rows=3, slope=2.0, intercept=1.0, explained=1.0)
    """
    whole = np.isfinite(x) & np.isfinite(y)
    x, y = x[whole], y[whole]
    if len(x) < 2 or np.ptp(x) == 0:
        return Fit(len(x), math.nan, math.nan, math.nan)
    from_x, from_y = x - x.mean(), y - y.mean()
    slope = float(from_x @ from_y / (from_x @ from_x))
    spread = float(from_y @ from_y)
    explained = slope**2 * float(from_x @ from_x) / spread if spread else math.nan
    return Fit(len(x), slope, float(y.mean() - slope * x.mean()), min(explained, 1.0))


@cache
def t_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Return how many standard errors an interval of the mean reaches, by degrees of freedom.

    The distribution is the finite sum of Abramowitz & Stegun 1964, 26.7.3 and 26.7.4; beyond 200
    degrees it is the normal one with the first two terms of 26.7.5.

    Examples
    --------
    >>> round(t_quantile(1), 3), round(t_quantile(10), 3), round(t_quantile(100_000), 2)
    (12.706, 2.228, 1.96)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    if freedom > 200:
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 2_000.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return low


def _within(t: float, freedom: int) -> float:
    """Return how much of Student's distribution lies between −t and t."""
    angle = math.atan(t / math.sqrt(freedom))
    squared = math.cos(angle) ** 2
    odd = freedom % 2
    term, total = 1.0, 1.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= (step - 1) / step * squared
        total += term
    if not odd:
        return math.sin(angle) * total
    rest = math.sin(angle) * math.cos(angle) * total if freedom > 1 else 0.0
    return 2 / math.pi * (angle + rest)
