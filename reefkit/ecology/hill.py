"""Hill numbers: the diversities of every order on one scale, that of equally common types.

Counts are (..., taxa). An empty community has 0 effective types at every order, which is the one
place where the number of order 1 is not the exponential of Shannon's entropy (0, here as there).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import OrderError, as_counts
from reefkit.ecology.shares import logarithms_of, shares_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Floats

# Closer to 1 than this the sum of powers is nearly 1, and its logarithm is taken from the excess.
_NEAR_ONE = 0.5


def hill_number(counts: ArrayLike, order: float) -> Floats:
    r"""Hill number: how many equally common types would be as diverse.

    .. math:: {}^qD = \Bigl(\sum_i p_i^q\Bigr)^{1/(1-q)}, \qquad {}^1D = e^{H'}

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Amount of each taxon.
    order : float
        The order q, zero or more, infinity included. 0 is the richness, 1 the exponential of
        Shannon's entropy, 2 the inverse of Simpson's D, infinity the inverse of the commonest
        type's share. The higher the order, the less rare types weigh.

    Returns
    -------
    ndarray of float64, shape (...)
        Effective number of types, from 1 to the richness; 0 for an empty community.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number.
    OrderError
        When the order is below zero or NaN.

    Notes
    -----
    The numbers are from [1]_; as "effective number of species" they are explained in [2]_. Near
    order 1 the sum of powers is computed from its difference to 1, so that the numbers run
    smoothly through order 1.

    References
    ----------
    .. [1] Hill, M. O. (1973). Diversity and evenness: a unifying notation and its consequences.
       Ecology 54, 427-432.
    .. [2] Jost, L. (2006). Entropy and diversity. Oikos 113, 363-375.

    Examples
    --------
    >>> for order in (0, 1, 2):
    ...     print(hill_number([1, 2, 3, 4], order).round(6))
    4.0
    3.596115
    3.333333
    >>> print(hill_number([[5, 5, 5], [0, 0, 0]], 2).round(6))
    [3. 0.]

    """
    if math.isnan(order) or order < 0.0:
        raise OrderError(f"The order of a Hill number must be zero or more, not {order}.")
    amounts = as_counts(counts)
    present = amounts > 0.0
    if order == 0.0:
        types: Floats = present.sum(axis=-1).astype(np.float64)
        return types
    shares = shares_of(amounts)
    numbers = np.exp(_renyi_entropy(shares, order))
    occupied: Floats = np.where(present.any(axis=-1), numbers, 0.0)[()]
    return occupied


def _renyi_entropy(shares: Floats, order: float) -> Floats:
    """Logarithm of the Hill number of an order above zero; shape (...)."""
    logarithms = logarithms_of(shares)
    if order == 1.0:
        entropy: Floats = -(shares * logarithms).sum(axis=-1)
    elif abs(order - 1.0) < _NEAR_ONE:
        # The sum of p^q is the sum of p, which is 1, plus the sum of p (p^(q-1) - 1).
        excess = (shares * np.expm1((order - 1.0) * logarithms)).sum(axis=-1)
        entropy = np.log1p(excess) / (1.0 - order)
    else:
        # With the commonest type taken out, no power underflows for every type at once.
        commonest = shares.max(axis=-1, initial=0.0)
        commonest = np.where(commonest > 0.0, commonest, 1.0)
        if math.isinf(order):
            largest: Floats = -np.log(commonest)
            return largest
        powers = ((shares / commonest[..., np.newaxis]) ** order).sum(axis=-1)
        weight = order / (1.0 - order)
        entropy = weight * np.log(commonest) + np.log(np.maximum(powers, 1.0)) / (1.0 - order)
    return entropy
