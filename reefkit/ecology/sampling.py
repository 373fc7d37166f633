"""What samples of unequal size would show if all were alike, and rates that allow for gaps.

A larger sample finds more types, and a type that lived is not found everywhere. Richness is
standardised to a number of individuals (rarefaction) or to a share of the community that is covered
(shareholder quorum); rates of turnover are told from who was found in neighbouring intervals.

References
----------
- Alroy, J. (2010). The shifting balance of diversity among major marine animal groups. Science 329,
  1191-1194.
- Chao, A. & Jost, L. (2012). Coverage-based rarefaction and extrapolation: standardizing samples by
  completeness rather than size. Ecology 93, 2533-2547.
- Good, I. J. (1953). The population frequencies of species and the estimation of population
  parameters. Biometrika 40, 237-264.
- Hurlbert, S. H. (1971). The nonconcept of species diversity: a critique and alternative
  parameters. Ecology 52, 577-586.

Counts are whole individuals here, for a sample draws individuals. NaN is given where a sample is
too small, or covers too little, to be compared.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import CountsError, Floats, as_counts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def rarefied_richness(counts: ArrayLike, size: int) -> Floats:
    r"""Richness that a smaller sample would show: rarefaction.

    .. math:: E[S_m] = \sum_i \left[ 1 - \binom{N - n_i}{m} / \binom{N}{m} \right]

    Hurlbert (1971): the mean over all samples of m individuals, drawn without putting back.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Individuals of each taxon.
    size : int
        Individuals of the smaller sample, m.

    Returns
    -------
    ndarray of float64, shape (...)
        NaN where the community has fewer individuals.

    Raises
    ------
    CountsError
        When counts are not whole, or the size is below zero.

    Examples
    --------
    >>> from reefkit.ecology import rarefied_richness
    >>> print(rarefied_richness([[3, 1], [1, 1]], 2))
    [1.5 2. ]
    """
    found = _individuals(counts)
    if size < 0:
        raise CountsError(f"A sample has zero individuals or more, not {size}.")
    total = found.sum(axis=-1, keepdims=True)
    seen = -np.expm1(_log_share_of_draws(found, total, float(size)))
    richness: Floats = np.where(total[..., 0] >= size, seen.sum(axis=-1), np.nan)
    return richness


def coverage(counts: ArrayLike) -> Floats:
    r"""Share of a community's individuals whose types the sample has found.

    .. math:: u = 1 - f_1 / N

    Good (1953): f1 is the number of types found once.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Individuals of each taxon.

    Returns
    -------
    ndarray of float64, shape (...)
        0 where every type was found once; NaN for an empty sample.

    Raises
    ------
    CountsError
        When counts are not whole.

    Examples
    --------
    >>> from reefkit.ecology import coverage
    >>> print(coverage([[6, 3, 1], [1, 1, 1]]))
    [0.9 0. ]
    """
    found = _individuals(counts)
    share = np.full(found.shape[:-1], np.nan)
    total = found.sum(axis=-1)
    once = (found == 1).sum(axis=-1)
    np.divide(total - once, total, out=share, where=total > 0)
    return share


def quorum_richness(counts: ArrayLike, quorum: float) -> Floats:
    r"""Richness of a sample that covers a given share of the community: shareholder quorum.

    .. math:: C(m) = 1 - \sum_i \frac{n_i}{N} \binom{N - n_i}{m} / \binom{N - 1}{m}

    Alroy (2010) draws until the quorum is covered; Chao and Jost (2012) give the mean of that. The
    size m is the one at which the coverage C(m) reaches the quorum, between two whole sizes in
    proportion, and the richness there is that of `rarefied_richness`.

    Parameters
    ----------
    counts : array_like, shape (..., taxa)
        Individuals of each taxon.
    quorum : float
        The share to cover, above 0 and below 1.

    Returns
    -------
    ndarray of float64, shape (...)
        NaN where even the whole sample does not cover the quorum.

    Raises
    ------
    CountsError
        When counts are not whole, or the quorum is no such share.

    Examples
    --------
    >>> from reefkit.ecology import quorum_richness
    >>> print(quorum_richness([[50, 30, 20], [1, 1, 1]], 0.8).round(3))
    [2.264   nan]
    """
    found = _individuals(counts)
    if not 0.0 < quorum < 1.0:
        raise CountsError(f"A quorum lies between 0 and 1, and {quorum} does not.")
    communities = found.reshape(-1, found.shape[-1])
    richness = np.array([_at_quorum(each, quorum) for each in communities], dtype=np.float64)
    return richness.reshape(found.shape[:-1])[()]


def _at_quorum(counts: Floats, quorum: float) -> float:
    total = counts.sum()
    if total < 2 or float(coverage(counts)) < quorum:
        return float("nan")
    least, most = 0, int(total) - 1  # C(N - 1) is Good's coverage
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if _covered(counts, middle) < quorum else (least, middle)
    low, high = _covered(counts, least), _covered(counts, most)
    share = (quorum - low) / (high - low) if high > low else 1.0
    richness = rarefied_richness(counts, least), rarefied_richness(counts, most)
    return float(richness[0] + share * (richness[1] - richness[0]))


def _covered(counts: Floats, size: int) -> float:
    total = counts.sum()
    missed = np.exp(_log_share_of_draws(counts - 1.0, total - 1.0, float(size)))
    return float(1.0 - (counts / total * missed)[counts > 0].sum())


def _log_share_of_draws(lacked: Floats, total: Floats, size: float) -> Floats:
    """Compute the logarithm of C(total - lacked, size) / C(total, size), the share of draws.

    By Stirling's series of the four factorials, whose large terms are combined before they are
    computed: so the cost does not grow with the counts, and no digits cancel out.
    """
    possible = total - lacked >= size
    drawn = np.where(possible, size, 0.0)
    whole = total + 1.0
    without, left, both = whole - lacked, whole - drawn, whole - lacked - drawn
    share = lacked * drawn / (without * left)
    ratio = np.where(
        share < _HALF,
        np.log1p(-np.minimum(share, _HALF)),
        np.log(whole / without * (both / left)),
    )
    log_share = (
        drawn * np.log1p(-lacked / whole) + lacked * np.log1p(-drawn / whole)
        - (both - 0.5) * ratio
        + _rest(without) + _rest(left) - _rest(whole) - _rest(both)
    )  # fmt: skip
    found: Floats = np.where(possible, log_share, -np.inf)
    return found


_HALF = 0.5
_SMALL = 16
_EXACT = np.array([
    math.lgamma(each) - (each - 0.5) * math.log(each) + each - math.log(2 * math.pi) / 2
    for each in range(1, _SMALL)
])  # fmt: skip


def _rest(number: Floats) -> Floats:
    """Return log Gamma without Stirling's leading terms, for whole numbers from 1."""
    far = 1.0 / np.maximum(number, _SMALL)
    series = far * (1 / 12 - far**2 * (1 / 360 - far**2 * (1 / 1260 - far**2 / 1680)))
    exact = _EXACT[np.minimum(number, _SMALL - 1).astype(np.int64) - 1]
    rest: Floats = np.where(number < _SMALL, exact, series)
    return rest


def _individuals(counts: ArrayLike) -> Floats:
    found = as_counts(counts)
    if not np.array_equal(found, np.floor(found)):
        raise CountsError("A sample draws individuals, so counts must be whole numbers.")
    return found
