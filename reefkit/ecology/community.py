"""Diversity within one community: how many types, and how evenly.

Each function takes counts of shape (..., taxa) and answers for every community in the leading axes
at once; one community gives a scalar. Logarithms are natural throughout.

One rule decides the edge cases: a community without individuals has no diversity, so every index
is 0 there, and evenness, which compares types, is NaN below two types.

===============  ========  =======  =======  ========  ======
community        richness  shannon  simpson  evenness  Hill
===============  ========  =======  =======  ========  ======
no individual    0         0        0        NaN       0
one individual   1         0        0        NaN       1
two, same type   1         0        0        NaN       1
two, two types   2         ln 2     1/2      1         2
===============  ========  =======  =======  ========  ======

The last column is `hill_number` at every order, in the module `hill`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import as_counts
from reefkit.ecology.shares import logarithms_of, shares_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Floats, Integers


def richness(counts: ArrayLike) -> Integers:
    r"""Count the types that are present.

    .. math:: S = \sum_i [n_i > 0]

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

    Notes
    -----
    The name is from [1]_. It is the Hill number of order 0 (`hill_number`).

    References
    ----------
    .. [1] McIntosh, R. P. (1967). An index of diversity and the relation of certain concepts to
       diversity. Ecology 48, 392-404.

    Examples
    --------
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

    Notes
    -----
    The formula is from [1]_. Other packages give NaN for an empty community; here its diversity
    is 0, so that a curve through time reaches the ground when a reef dies.

    References
    ----------
    .. [1] Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical
       Journal 27, 379-423 and 623-656.

    Examples
    --------
    >>> print(shannon([25, 25, 25, 25]).round(6))
    1.386294
    >>> print(shannon([7, 0, 0]))
    0.0

    """
    shares = shares_of(as_counts(counts))
    # Adding 0 turns the -0.0 of a single type into 0.0.
    entropy: Floats = -(shares * logarithms_of(shares)).sum(axis=-1) + 0.0
    return entropy


def simpson(counts: ArrayLike) -> Floats:
    r"""Simpson's index as the chance of two different types, one minus D.

    .. math:: 1 - D = 1 - \sum_i p_i^2

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

    Notes
    -----
    :math:`D` is from [1]_; its complement was given before by Gini [2]_, so the index is also
    called Gini-Simpson. Two draws from an empty community cannot differ, hence 0; the bare
    formula would give 1.

    References
    ----------
    .. [1] Simpson, E. H. (1949). Measurement of diversity. Nature 163, 688.
    .. [2] Gini, C. (1912). Variabilità e mutabilità. Cuppini, Bologna.

    Examples
    --------
    >>> print(simpson([25, 25, 25, 25]))
    0.75
    >>> print(simpson([0, 0]))
    0.0

    """
    shares = shares_of(as_counts(counts))
    same_type = (shares * shares).sum(axis=-1)
    # Rounding may lift the sum of one type's square a hair above 1: no probability is below 0.
    different = np.maximum(1.0 - same_type, 0.0)
    index: Floats = np.where(same_type > 0.0, different, 0.0)[()]
    return index


def pielou_evenness(counts: ArrayLike) -> Floats:
    r"""Pielou's evenness: Shannon's entropy as a share of the largest it could be.

    .. math:: J' = \frac{H'}{\ln S}

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

    Notes
    -----
    The formula is from [1]_. Other packages give 1 for a single type.

    References
    ----------
    .. [1] Pielou, E. C. (1966). The measurement of diversity in different types of biological
       collections. Journal of Theoretical Biology 13, 131-144.

    Examples
    --------
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
