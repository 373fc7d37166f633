"""Student's t distribution, for intervals of means."""

import math
from functools import cache

import numpy as np

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(48)
_STEPS = 45
"""Bisections of the angle, enough for all digits of a float."""


@cache
def t_quantile(freedom: float, confidence: float = 0.95) -> float:
    """Return the t for which `confidence` of Student's distribution lies within ±t.

    Parameters
    ----------
    freedom
        Degrees of freedom, 1 or more; not necessarily whole, as in Welch's interval.

    Notes
    -----
    With n degrees of freedom and t = √n tan θ, the share within ±t is proportional to the integral
    of cos^(n-1) from 0 to θ (Abramowitz & Stegun 1964, Handbook of Mathematical Functions, 26.7.3).
    It is computed by Gauss-Legendre quadrature and inverted by bisection.

    Examples
    --------
    >>> from reefkit.ecology.students_t import t_quantile
    >>> round(t_quantile(1), 3), round(t_quantile(10), 3), round(t_quantile(100_000), 2)
    (12.706, 2.228, 1.96)
    """
    gammas = math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)
    factor = 2 * math.exp(gammas) / math.sqrt(math.pi)
    low, high = 0.0, min(math.pi / 2, 40 / math.sqrt(freedom))
    for _ in range(_STEPS):
        angle = (low + high) / 2
        powers = np.cos(angle * (_NODES + 1) / 2) ** (freedom - 1)
        share = factor * angle / 2 * float(_WEIGHTS @ powers)
        low, high = (angle, high) if share < confidence else (low, angle)
    return math.sqrt(freedom) * math.tan(low)
