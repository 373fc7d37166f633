"""Diversity of a set of reefs: alpha, gamma and beta, and the distances between pairs of reefs.

Alpha is the diversity of each reef, gamma that of all together, Whittaker's beta the ratio of the
two; Jaccard and Bray-Curtis compare reefs two by two.

References
----------
- Anderson, M. J. et al. (2011). Navigating the multiple meanings of beta diversity: a roadmap for
  the practicing ecologist. Ecology Letters 14, 19-28.
- Bray, J. R. & Curtis, J. T. (1957). An ordination of the upland forest communities of southern
  Wisconsin. Ecological Monographs 27, 325-349.
- Colwell, R. K. & Coddington, J. A. (1994). Estimating terrestrial biodiversity through
  extrapolation. Philosophical Transactions of the Royal Society B 345, 101-118.
- Jaccard, P. (1901). Étude comparative de la distribution florale dans une portion des Alpes et
  des Jura. Bulletin de la Société Vaudoise des Sciences Naturelles 37, 547-579.
- Jaccard, P. (1912). The distribution of the flora in the alpine zone. New Phytologist 11, 37-50.
- Whittaker, R. H. (1960). Vegetation of the Siskiyou Mountains, Oregon and California. Ecological
  Monographs 30, 279-338.
- Whittaker, R. H. (1972). Evolution and measurement of species diversity. Taxon 21, 213-251.

Counts have the shape (..., reefs, taxa). All three numbers count types, so that gamma = mean alpha
x beta. Empty reefs belong to the set: they lower the mean of alpha and raise beta. What two or more
reefs are needed for is NaN below two.

================  =========  ==========  =====  ============== set               alpha      mean
alpha  gamma  Whittaker beta ================  =========  ==========  =====  ============== no reef
(nothing)  NaN         0      NaN one reef          S          S           S      NaN two, both
empty   0, 0       0           0      NaN two, one empty    S, 0       S / 2       S      2 two, the
same     S, S       S           S      1 ================  =========  ==========  =====
==============

Counts have the shape (..., reefs, taxa), distances (..., reefs, reefs): symmetric, 0 on the
diagonal, from 0 (alike) to 1 (nothing in common). Two empty reefs have neither anything in common
nor anything apart (0 / 0): their distance is NaN, and the mean leaves the pair out. An empty reef
is at distance 1 from every other that is not empty, and at 0 from itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import REEFS, DistancesError, Floats, Integers, as_counts
from reefkit.ecology.community import richness

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def alpha(counts: ArrayLike) -> Integers:
    r"""Alpha diversity: the richness of each reef.

    .. math:: \alpha_j = \sum_i [n_{ij} > 0]

    The term is from Whittaker (1960), as a name next to beta and gamma from Whittaker (1972).

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

    Examples
    --------
    >>> from reefkit.ecology import alpha
    >>> print(alpha([[3, 1, 0], [0, 2, 2]]))
    [2 2]
    """
    return richness(as_counts(counts, REEFS))


def mean_alpha(counts: ArrayLike) -> Floats:
    r"""Mean alpha diversity: the average richness of the reefs.

    .. math:: \bar\alpha = \frac{1}{R} \sum_{j=1}^{R} \alpha_j

    The average of Whittaker (1960), each reef with the same weight.

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

    Examples
    --------
    >>> from reefkit.ecology import mean_alpha
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

    The term is from Whittaker (1960) and Whittaker (1972).

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

    Examples
    --------
    >>> from reefkit.ecology import gamma
    >>> print(gamma([[3, 1, 0], [0, 2, 2]]))
    3
    """
    anywhere = (as_counts(counts, REEFS) > 0.0).any(axis=-2)
    types: Integers = anywhere.sum(axis=-1, dtype=np.int64)
    return types


def whittaker_beta(counts: ArrayLike) -> Floats:
    r"""Whittaker's beta diversity: gamma over mean alpha.

    .. math:: \beta_W = \frac{\gamma}{\bar\alpha}

    The ratio is from Whittaker (1960). Some authors subtract 1 from it; this room does not.

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

    Examples
    --------
    >>> from reefkit.ecology import whittaker_beta
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


def jaccard(counts: ArrayLike) -> Floats:
    r"""Jaccard distance between every two reefs: the share of their types they do not share.

    .. math:: d_J = 1 - \frac{a}{a + b + c}

    where *a* types live on both reefs, *b* only on the first and *c* only on the second.

    One minus the "coefficient de communauté florale" of Jaccard (1901), in English in Jaccard
    (1912).

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef; only presence is read.

    Returns
    -------
    ndarray of float64, shape (..., reefs, reefs)
        Distances from 0 to 1; NaN between two empty reefs.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number, or the axis of reefs is missing.

    Examples
    --------
    >>> from reefkit.ecology import jaccard
    >>> print(jaccard([[3, 1, 0, 0], [9, 0, 2, 2]]))
    [[0.   0.75]
     [0.75 0.  ]]
    """
    present = (as_counts(counts, REEFS) > 0.0).astype(np.float64)
    shared = present @ np.swapaxes(present, -1, -2)
    types = present.sum(axis=-1)
    either = types[..., :, np.newaxis] + types[..., np.newaxis, :] - shared
    return _distances(either - shared, either)


def bray_curtis(counts: ArrayLike) -> Floats:
    r"""Bray-Curtis distance between every two reefs: the share of individuals not matched.

    .. math:: d_{BC} = \frac{\sum_i |x_i - y_i|}{\sum_i (x_i + y_i)}

    The coefficient is from Bray and Curtis (1957) (there as a similarity of scores, 2w / (a + b)),
    on raw amounts. It is no metric: the triangle inequality may fail.

    Parameters
    ----------
    counts : array_like, shape (..., reefs, taxa)
        Amount of each taxon on each reef.

    Returns
    -------
    ndarray of float64, shape (..., reefs, reefs)
        Distances from 0 to 1; NaN between two empty reefs.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number, or the axis of reefs is missing.

    Examples
    --------
    >>> from reefkit.ecology import bray_curtis
    >>> print(bray_curtis([[6, 7, 4], [10, 0, 6]]).round(4))
    [[0.     0.3939]
     [0.3939 0.    ]]
    """
    amounts = as_counts(counts, REEFS)
    reefs = amounts.shape[-2]
    apart = np.zeros((*amounts.shape[:-1], reefs))
    for reef in range(reefs):  # one reef against all, so that memory grows with reefs x taxa only
        against = np.abs(amounts - amounts[..., reef : reef + 1, :])
        apart[..., reef] = against.sum(axis=-1)
    totals = amounts.sum(axis=-1)
    return _distances(apart, totals[..., :, np.newaxis] + totals[..., np.newaxis, :])


def mean_pairwise(distances: ArrayLike) -> Floats:
    r"""Mean distance over all pairs of reefs, each pair once.

    .. math:: \bar d = \frac{2}{R (R - 1)} \sum_{j < k} d_{jk}

    With the Jaccard distance this averages the complementarity of pairs (Colwell and Coddington,
    1994); as one of the meanings of beta diversity, variation among the members of a set, it is
    described in Anderson et al. (2011).

    Parameters
    ----------
    distances : array_like, shape (..., reefs, reefs)
        Symmetric distances as `jaccard` and `bray_curtis` give them.

    Returns
    -------
    ndarray of float64, shape (...)
        The mean over the pairs whose distance is a number; NaN when there is no such pair: below
        two reefs, or when every reef is empty.

    Raises
    ------
    DistancesError
        When they are no numbers, or the last two axes are missing or not of the same length.

    Examples
    --------
    >>> from reefkit.ecology import jaccard, mean_pairwise
    >>> print(mean_pairwise(jaccard([[1, 0], [1, 1], [0, 1]])).round(4))
    0.6667
    >>> print(mean_pairwise(jaccard([[1, 0]])))
    nan
    """
    matrix = _square(distances)
    first, second = np.triu_indices(matrix.shape[-1], k=1)
    pairs = matrix[..., first, second]
    known = ~np.isnan(pairs)
    number = known.sum(axis=-1)
    mean = np.full(np.shape(number), np.nan)
    np.divide(np.where(known, pairs, 0.0).sum(axis=-1), number, out=mean, where=number > 0)
    return mean[()]


def _square(distances: ArrayLike) -> Floats:
    wanted = "Distances must be numbers with the last axes (reefs, reefs)"
    try:
        matrix = np.asarray(distances, dtype=np.float64)
    except ValueError as error:
        raise DistancesError(f"{wanted}: {error}.") from error
    if matrix.ndim < 2 or matrix.shape[-1] != matrix.shape[-2]:
        raise DistancesError(f"{wanted}, but their shape is {matrix.shape}.")
    return matrix


def _distances(apart: Floats, together: Floats) -> Floats:
    """Divide `apart` by `together`; NaN where there is nothing, 0 on the diagonal."""
    ratio = np.full(apart.shape, np.nan)
    np.divide(apart, together, out=ratio, where=together > 0.0)
    itself = np.arange(apart.shape[-1])
    ratio[..., itself, itself] = 0.0
    return ratio
