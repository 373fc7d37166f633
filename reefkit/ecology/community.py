"""Diversity within one community: how many types there are, and how evenly they are spread.

Richness, Shannon, Simpson, Pielou's evenness and the Hill numbers, which put all of them on one
scale: that of equally common types.

References
----------
- Gini, C. (1912). Variabilità e mutabilità. Cuppini, Bologna.
- Hill, M. O. (1973). Diversity and evenness: a unifying notation and its consequences. Ecology
  54, 427-432.
- Jost, L. (2006). Entropy and diversity. Oikos 113, 363-375.
- McIntosh, R. P. (1967). An index of diversity and the relation of certain concepts to diversity.
  Ecology 48, 392-404.
- Pielou, E. C. (1966). The measurement of diversity in different types of biological collections.
  Journal of Theoretical Biology 13, 131-144.
- Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal 27,
  379-423 and 623-656.
- Simpson, E. H. (1949). Measurement of diversity. Nature 163, 688.

Each function takes counts of shape (..., taxa) and answers for every community in the leading axes
at once; one community gives a scalar. Logarithms are natural throughout.

One rule decides the edge cases: a community without individuals has no diversity, so every index is
0 there, and evenness, which compares types, is NaN below two types.

===============  ========  =======  =======  ========  ====== community        richness  shannon
simpson  evenness  Hill ===============  ========  =======  =======  ========  ====== no individual
0         0        0        NaN       0 one individual   1         0        0        NaN       1
two, same type   1         0        0        NaN       1 two, two types   2         ln 2     1/2
1         2 ===============  ========  =======  =======  ========  ======

The last column is `hill_number` at every order.

Counts are (..., taxa). An empty community has 0 effective types at every order, which is the one
place where the number of order 1 is not the exponential of Shannon's entropy (0, here as there).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import Floats, Integers, OrderError, as_counts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def _shares_of(amounts: Floats) -> Floats:
    totals = amounts.sum(axis=-1, keepdims=True)
    shares: Floats = np.divide(amounts, totals, out=np.zeros_like(amounts), where=totals > 0.0)
    return shares


def _logarithms_of(shares: Floats) -> Floats:
    return np.log(np.where(shares > 0.0, shares, 1.0))


def richness(counts: ArrayLike) -> Integers:
    r"""Count the types that are present.

    .. math:: S = \sum_i [n_i > 0]

    The name is from McIntosh (1967). It is the Hill number of order 0 (`hill_number`).

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Amount of each taxon.

    Returns
    -------
    ndarray of int64, shape (...)
        Number of types; 0 for an empty community.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number.

    Examples
    --------
    >>> from reefkit.ecology import richness
    >>> print(richness([4, 0, 1]))
    2
    >>> print(richness([[4, 0, 1], [0, 0, 0]]))
    [2 0]
    """
    present = as_counts(counts) > 0.0
    types: Integers = present.sum(axis=-1, dtype=np.int64)
    return types


def shannon(counts: ArrayLike) -> Floats:
    r"""Shannon's entropy with the natural logarithm.

    .. math:: H' = -\sum_i p_i \ln p_i

    where :math:`p_i` is the share of taxon *i* among all individuals.

    The formula is from Shannon (1948). Other packages give NaN for an empty community; here its
    diversity is 0, so that a curve through time reaches the ground when a reef dies.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Amount of each taxon.

    Returns
    -------
    ndarray of float64, shape (...)
        Entropy in nats, from 0 to ln of the richness; 0 for one type and for an empty community.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number.

    Examples
    --------
    >>> from reefkit.ecology import shannon
    >>> print(shannon([25, 25, 25, 25]).round(6))
    1.386294
    >>> print(shannon([7, 0, 0]))
    0.0
    """
    shares = _shares_of(as_counts(counts))
    # Adding 0 turns the -0.0 of a single type into 0.0.
    entropy: Floats = -(shares * _logarithms_of(shares)).sum(axis=-1) + 0.0
    return entropy


def simpson(counts: ArrayLike) -> Floats:
    r"""Simpson's index as the chance of two different types, one minus D.

    .. math:: 1 - D = 1 - \sum_i p_i^2

    :math:`D` is from Simpson (1949); its complement was given before by Gini Gini (1912), so the
    index is also called Gini-Simpson. Two draws from an empty community cannot differ, hence 0; the
    bare formula would give 1.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Amount of each taxon.

    Returns
    -------
    ndarray of float64, shape (...)
        Probability that two individuals drawn with replacement are of different types, from 0 to
        1 - 1/S; 0 for one type and for an empty community.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number.

    Examples
    --------
    >>> from reefkit.ecology import simpson
    >>> print(simpson([25, 25, 25, 25]))
    0.75
    >>> print(simpson([0, 0]))
    0.0
    """
    shares = _shares_of(as_counts(counts))
    same_type = (shares * shares).sum(axis=-1)
    # Rounding may lift the sum of one type's square a hair above 1: no probability is below 0.
    different = np.maximum(1.0 - same_type, 0.0)
    index: Floats = np.where(same_type > 0.0, different, 0.0)[()]
    return index


def pielou_evenness(counts: ArrayLike) -> Floats:
    r"""Pielou's evenness: Shannon's entropy as a share of the largest it could be.

    .. math:: J' = \frac{H'}{\ln S}

    The formula is from Pielou (1966). Other packages give 1 for a single type.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Amount of each taxon.

    Returns
    -------
    ndarray of float64, shape (...)
        1 when all types are equally common, towards 0 when one dominates; NaN below two types,
        where ln S is 0 and there is nothing to compare.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number.

    Examples
    --------
    >>> from reefkit.ecology import pielou_evenness
    >>> print(pielou_evenness([97, 1, 1, 1]).round(5))
    0.12097
    >>> print(pielou_evenness([5, 0]))
    nan
    """
    amounts = as_counts(counts)
    types = (amounts > 0.0).sum(axis=-1)
    largest = np.log(np.where(types >= 2, types, 1))
    evenness = np.full(np.shape(types), np.nan)
    np.divide(shannon(amounts), largest, out=evenness, where=types >= 2)
    # Rounding may put an even community a hair above 1.
    result: Floats = np.minimum(evenness, 1.0)[()]
    return result


# Closer to 1 than this the sum of powers is nearly 1, and its logarithm is taken from the excess.
_NEAR_ONE = 0.5


def hill_number(counts: ArrayLike, order: float) -> Floats:
    r"""Hill number: how many equally common types would be as diverse.

    .. math:: {}^qD = \Bigl(\sum_i p_i^q\Bigr)^{1/(1-q)}, \qquad {}^1D = e^{H'}

    The numbers are from Hill (1973); as "effective number of species" they are explained in Jost
    (2006). Near order 1 the sum of powers is computed from its difference to 1, so that the numbers
    run smoothly through order 1.

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

    Examples
    --------
    >>> from reefkit.ecology import hill_number
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
    shares = _shares_of(amounts)
    numbers = np.exp(_renyi_entropy(shares, order))
    occupied: Floats = np.where(present.any(axis=-1), numbers, 0.0)[()]
    return occupied


def _renyi_entropy(shares: Floats, order: float) -> Floats:
    """Logarithm of the Hill number of an order above zero; shape (...)."""
    logarithms = _logarithms_of(shares)
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
