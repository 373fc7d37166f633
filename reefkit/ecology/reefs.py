"""Diversity of a set of reefs: alpha on each, gamma of all together, and Whittaker's beta.

Counts have the shape (..., reefs, taxa). All three numbers count types, so that
gamma = mean alpha x beta. Empty reefs belong to the set: they lower the mean of alpha and raise
beta. What two or more reefs are needed for is NaN below two.

================  =========  ==========  =====  ==============
set               alpha      mean alpha  gamma  Whittaker beta
================  =========  ==========  =====  ==============
no reef           (nothing)  NaN         0      NaN
one reef          S          S           S      NaN
two, both empty   0, 0       0           0      NaN
two, one empty    S, 0       S / 2       S      2
two, the same     S, S       S           S      1
================  =========  ==========  =====  ==============
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import REEFS, as_counts
from reefkit.ecology.community import richness

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Floats, Integers


def alpha(counts: ArrayLike) -> Integers:
    r"""Alpha diversity: the richness of each reef.

    .. math:: \alpha_j = \sum_i [n_{ij} > 0]

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef.

    Returns
    -------
    ndarray of int64, shape (..., reefs)
        Number of types on each reef; 0 for an empty one.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number, or the axis of reefs is missing.

    Notes
    -----
    The term is from [1]_, as a name beside beta and gamma from [2]_.

    References
    ----------
    .. [1] Whittaker, R. H. (1960). Vegetation of the Siskiyou Mountains, Oregon and California.
       Ecological Monographs 30, 279-338.
    .. [2] Whittaker, R. H. (1972). Evolution and measurement of species diversity. Taxon 21,
       213-251.

    Examples
    --------
    >>> print(alpha([[3, 1, 0], [0, 2, 2]]))
    [2 2]

    """
    return richness(as_counts(counts, REEFS))


def mean_alpha(counts: ArrayLike) -> Floats:
    r"""Mean alpha diversity: the average richness of the reefs.

    .. math:: \bar\alpha = \frac{1}{R} \sum_{j=1}^{R} \alpha_j

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef.

    Returns
    -------
    ndarray of float64, shape (...)
        Average number of types a reef, empty reefs included; NaN without reefs.

    Raises
    ------
    CountsError
        As `alpha`.

    Notes
    -----
    The average of [1]_, each reef with the same weight.

    References
    ----------
    .. [1] Whittaker, R. H. (1960). Vegetation of the Siskiyou Mountains, Oregon and California.
       Ecological Monographs 30, 279-338.

    Examples
    --------
    >>> print(mean_alpha([[3, 1, 0], [0, 2, 0]]))
    1.5

    """
    types = alpha(counts)
    reefs = types.shape[-1]
    if reefs == 0:
        return np.full(types.shape[:-1], np.nan)[()]
    mean: Floats = types.sum(axis=-1) / reefs
    return mean


def gamma(counts: ArrayLike) -> Integers:
    r"""Gamma diversity: the richness of all reefs taken together.

    .. math:: \gamma = \sum_i \Bigl[\sum_j n_{ij} > 0\Bigr]

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef.

    Returns
    -------
    ndarray of int64, shape (...)
        Number of types that live on at least one reef; 0 without reefs.

    Raises
    ------
    CountsError
        As `alpha`.

    Notes
    -----
    The term is from [1]_ and [2]_.

    References
    ----------
    .. [1] Whittaker, R. H. (1960). Vegetation of the Siskiyou Mountains, Oregon and California.
       Ecological Monographs 30, 279-338.
    .. [2] Whittaker, R. H. (1972). Evolution and measurement of species diversity. Taxon 21,
       213-251.

    Examples
    --------
    >>> print(gamma([[3, 1, 0], [0, 2, 2]]))
    3

    """
    anywhere = (as_counts(counts, REEFS) > 0.0).any(axis=-2)
    types: Integers = anywhere.sum(axis=-1, dtype=np.int64)
    return types


def whittaker_beta(counts: ArrayLike) -> Floats:
    r"""Whittaker's beta diversity: gamma over mean alpha.

    .. math:: \beta_W = \frac{\gamma}{\bar\alpha}

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef.

    Returns
    -------
    ndarray of float64, shape (...)
        How many times richer all reefs are together than one on average: 1 when every reef has
        the same types, the number of reefs when no two share one. NaN below two reefs, where there
        is nothing between, and NaN when every reef is empty.

    Raises
    ------
    CountsError
        As `alpha`.

    Notes
    -----
    The ratio is from [1]_. Some authors subtract 1 from it; this room does not.

    References
    ----------
    .. [1] Whittaker, R. H. (1960). Vegetation of the Siskiyou Mountains, Oregon and California.
       Ecological Monographs 30, 279-338.
    .. [2] Whittaker, R. H. (1972). Evolution and measurement of species diversity. Taxon 21,
       213-251.

    Examples
    --------
    >>> print(whittaker_beta([[3, 1, 0], [0, 2, 2]]))
    1.5
    >>> print(whittaker_beta([[3, 1, 0]]))
    nan

    """
    amounts = as_counts(counts, REEFS)
    average = mean_alpha(amounts)
    ratio = np.full(np.shape(average), np.nan)
    if amounts.shape[-2] >= 2:
        np.divide(gamma(amounts), average, out=ratio, where=average > 0.0)
    return ratio[()]
