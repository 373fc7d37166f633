"""Rates of origination and extinction corrected for sampling.

A record is (..., time, taxa), oldest first: True where a taxon was found. For an interval i: two-
timers were found in it and in the one before (2t), or in it and the one after; three-timers in all
three (3t); part-timers before and after it but not in it (pt); gap-fillers, for extinction, before
it and two after it but not in the next (gf), and the reverse for origination.

References
----------
- Alroy, J. (2008). Dynamics of origination and extinction in the marine fossil record. Proceedings
  of the National Academy of Sciences 105, 11536-11542.
- Alroy, J. (2014). Accurate and precise estimates of origination and extinction rates. Paleobiology
  40, 374-397.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import Booleans, Floats, as_presence

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def three_timer_sampling(presence: ArrayLike) -> Floats:
    r"""How likely a taxon that lived through an interval is to be found in it.

    .. math:: P_s = \frac{3t}{3t + pt}

    Alroy (2008).

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Where each taxon was found, oldest first.

    Returns
    -------
    ndarray of float64, shape (..., time)
        NaN in the first and the last interval, and where no taxon was found on both sides.

    Raises
    ------
    CountsError
        As `reefkit.ecology.checks.as_presence`.

    Examples
    --------
    >>> from reefkit.ecology import three_timer_sampling
    >>> print(three_timer_sampling([[1, 1, 1], [1, 1, 0], [1, 1, 1]]).round(3))
    [  nan 0.667   nan]
    """
    before, now, after, _ = _neighbours(presence)
    return _ratio(before & now & after, before & after)


def three_timer_extinction(presence: ArrayLike) -> Floats:
    r"""Rate of extinction in each interval, corrected for the sampling of the next one.

    .. math:: \mu = \ln \frac{2t}{3t} + \ln P_s(i + 1)

    Alroy (2008). A rate may come out below zero: it is an estimate.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Where each taxon was found, oldest first.

    Returns
    -------
    ndarray of float64, shape (..., time)
        Per taxon and interval. NaN where it cannot be told: in the first interval, in the last two,
        and where no taxon was found in three intervals running.

    Raises
    ------
    CountsError
        As `reefkit.ecology.checks.as_presence`.

    Examples
    --------
    >>> from reefkit.ecology import three_timer_extinction
    >>> print(three_timer_extinction([[1, 1], [1, 1], [1, 0], [1, 0]]).round(3))
    [  nan 0.693   nan   nan]
    """
    before, now, after, _ = _neighbours(presence)
    next_ = _shifted(three_timer_sampling(presence), 1)
    return _log(_ratio(before & now, before & now & after)) + _log(next_)


def three_timer_origination(presence: ArrayLike) -> Floats:
    r"""Rate of origination in each interval, corrected for the sampling of the one before.

    .. math:: \lambda = \ln \frac{2t'}{3t} + \ln P_s(i - 1)

    Alroy (2008); 2t' were found in the interval and the next. It is `three_timer_extinction` of the
    record read backwards.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Where each taxon was found, oldest first.

    Returns
    -------
    ndarray of float64, shape (..., time)
        As `three_timer_extinction`; NaN in the first two intervals and in the last.

    Raises
    ------
    CountsError
        As `reefkit.ecology.checks.as_presence`.

    Examples
    --------
    >>> from reefkit.ecology import three_timer_origination
    >>> print(three_timer_origination([[1, 0], [1, 0], [1, 1], [1, 1]]).round(3))
    [  nan   nan 0.693   nan]
    """
    return three_timer_extinction(_backwards(presence))[..., ::-1]


def gap_filler_extinction(presence: ArrayLike) -> Floats:
    r"""Rate of extinction in each interval that also counts taxa which come back after a gap.

    .. math:: \mu = \ln \frac{2t + pt}{3t + pt + gf}

    Alroy (2014): more precise than `three_timer_extinction` where samples are small.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Where each taxon was found, oldest first.

    Returns
    -------
    ndarray of float64, shape (..., time)
        Per taxon and interval. NaN where it cannot be told: in the first interval, in the last two,
        and where nobody is known to have lived on.

    Raises
    ------
    CountsError
        As `reefkit.ecology.checks.as_presence`.

    Examples
    --------
    >>> from reefkit.ecology import gap_filler_extinction
    >>> print(gap_filler_extinction([[1, 1, 1], [1, 1, 1], [1, 0, 0], [1, 1, 0]]).round(3))
    [  nan 0.405   nan   nan]
    """
    before, now, after, later = _neighbours(presence)
    part = before & ~now & after
    rate = _log(_ratio((before & now) | part, (before & after) | (before & ~after & later)))
    rate[..., -2:] = np.nan  # nobody knows what came back after the end
    return rate


def gap_filler_origination(presence: ArrayLike) -> Floats:
    r"""Rate of origination in each interval that also counts taxa which were there before a gap.

    .. math:: \lambda = \ln \frac{2t' + pt}{3t + pt + gf'}

    Alroy (2014). It is `gap_filler_extinction` of the record read backwards.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Where each taxon was found, oldest first.

    Returns
    -------
    ndarray of float64, shape (..., time)
        As `gap_filler_extinction`; NaN in the first two intervals and in the last.

    Raises
    ------
    CountsError
        As `reefkit.ecology.checks.as_presence`.

    Examples
    --------
    >>> from reefkit.ecology import gap_filler_origination
    >>> print(gap_filler_origination([[1, 1, 0], [1, 0, 0], [1, 1, 1], [1, 1, 1]]).round(3))
    [  nan   nan 0.405   nan]
    """
    return gap_filler_extinction(_backwards(presence))[..., ::-1]


def _backwards(presence: ArrayLike) -> Booleans:
    return as_presence(presence)[..., ::-1, :]


def _neighbours(presence: ArrayLike) -> tuple[Booleans, Booleans, Booleans, Booleans]:
    """Presence before, in, after and two after each interval; False off the record."""
    now = as_presence(presence)
    nobody = np.zeros_like(now[..., :1, :])
    before = np.concatenate([nobody, now[..., :-1, :]], axis=-2)
    after = np.concatenate([now[..., 1:, :], nobody], axis=-2)
    return before, now, after, np.concatenate([after[..., 1:, :], nobody], axis=-2)


def _ratio(some: Booleans, all_: Booleans) -> Floats:
    ratio = np.full(some.shape[:-1], np.nan)
    below = all_.sum(axis=-1)
    np.divide(some.sum(axis=-1), below, out=ratio, where=below > 0)
    return ratio


def _log(ratio: Floats) -> Floats:
    logarithm = np.full(ratio.shape, np.nan)
    np.log(ratio, out=logarithm, where=ratio > 0)
    return logarithm


def _shifted(values: Floats, by: int) -> Floats:
    moved = np.full(values.shape, np.nan)
    moved[..., :-by] = values[..., by:]
    return moved
