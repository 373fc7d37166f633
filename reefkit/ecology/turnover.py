"""Origination and extinction, interval by interval, from the taxa that cross its boundaries.

Every function takes `Ranges` of taxa (..., taxa) and answers per interval (..., time). The bottom
of an interval is its older boundary, the top its younger.

References
----------
- Boltovskoy, D. (1988). The range-through method and first-last appearance data in
  paleontological surveys. Journal of Paleontology 62, 157-159.
- Foote, M. (2000). Origination and extinction components of taxonomic diversity: general
  problems. Paleobiology 26 (supplement to number 4), 74-102.

At the edges of the record only taxa that `Ranges.lived_before` or that `Ranges.lives_on` cross.

The four classes of Foote (2000) divide the taxa of an interval by the two boundaries they cross:

=========  ==================  ============ class      crosses the bottom  and the top =========
==================  ============ N_bt       yes                 yes N_bL       yes
no, ends here N_Ft       no, begins here     yes N_FL       no, begins here     no, ends here
=========  ==================  ============

so that range-through diversity = N_bt + N_bL + N_Ft + N_FL, originations = N_Ft + N_FL, extinctions
= N_bL + N_FL, bottom crossers = N_bt + N_bL, top crossers = N_bt + N_Ft. A record without intervals
gives empty arrays, and one without taxa zeros, and NaN for the rates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.ranges import Ranges, range_through

if TYPE_CHECKING:
    from reefkit.ecology.checks import Booleans, Floats, Integers


def bottom_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross the bottom of each interval: those that lived before it too.

    N_b = N_bt + N_bL of Foote (2000).

    Returns
    -------
    ndarray of int64, shape (..., time)
        In the first interval, the taxa that `Ranges.lived_before`.

    Examples
    --------
    >>> from reefkit.ecology import bottom_crossers, ranges_of
    >>> print(bottom_crossers(ranges_of([[1, 1], [0, 1], [0, 0]])))
    [0 1 0]
    """
    return _count_taxa(range_through(ranges) & ~_begins(ranges))


def top_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross the top of each interval: those that live after it too.

    N_t = N_bt + N_Ft of Foote (2000).

    Returns
    -------
    ndarray of int64, shape (..., time)
        In the last interval, the taxa that `Ranges.lives_on`.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of, top_crossers
    >>> print(top_crossers(ranges_of([[1, 1], [0, 1], [0, 1]])))
    [1 1 1]
    """
    return _count_taxa(range_through(ranges) & ~_ends(ranges))


def through_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross both the bottom and the top of each interval.

    N_bt of Foote (2000).

    Returns
    -------
    ndarray of int64, shape (..., time)
        Taxa that lived before the interval and after it.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of, through_crossers
    >>> print(through_crossers(ranges_of([[1, 1], [0, 1], [0, 1]])))
    [0 1 1]
    """
    return _count_taxa(range_through(ranges) & ~_begins(ranges) & ~_ends(ranges))


def _begins(ranges: Ranges) -> Booleans:
    time = np.arange(ranges.intervals)[:, np.newaxis]
    appears: Booleans = ranges.first[..., np.newaxis, :] == time
    return appears & ~ranges.lived_before[..., np.newaxis, :]


def _ends(ranges: Ranges) -> Booleans:
    time = np.arange(ranges.intervals)[:, np.newaxis]
    appears: Booleans = ranges.last[..., np.newaxis, :] == time
    return appears & ~ranges.lives_on[..., np.newaxis, :]


def _count_taxa(taxa: Booleans) -> Integers:
    number: Integers = taxa.sum(axis=-1, dtype=np.int64)
    return number


def range_through_diversity(ranges: Ranges) -> Integers:
    """Count the taxa whose ranges include each interval.

    N_bt + N_bL + N_Ft + N_FL of Foote (2000); the method is discussed in Boltovskoy (1988).

    Returns
    -------
    ndarray of int64, shape (..., time)
        Taxa present in the interval or both before and after it; never less than those found in
        it (their number is `richness` of the record).

    Examples
    --------
    >>> from reefkit.ecology import range_through_diversity, ranges_of
    >>> print(range_through_diversity(ranges_of([[1, 1, 0], [0, 1, 0], [1, 0, 1]])))
    [2 2 2]
    """
    return _count_taxa(range_through(ranges))


def originations(ranges: Ranges) -> Integers:
    """Count the taxa that first appear in each interval.

    N_Ft + N_FL of Foote (2000).

    Returns
    -------
    ndarray of int64, shape (..., time)
        First appearances, without those that lived before the record. In the first interval of a
        record they are all its taxa, unless `Ranges.lived_before` says otherwise.

    Examples
    --------
    >>> from reefkit.ecology import originations, ranges_of
    >>> print(originations(ranges_of([[1, 1, 0], [0, 1, 0], [1, 0, 1]])))
    [2 0 1]
    """
    return _count_taxa(_begins(ranges))


def extinctions(ranges: Ranges) -> Integers:
    """Count the taxa that last appear in each interval and do not live on.

    N_bL + N_FL of Foote (2000).

    Returns
    -------
    ndarray of int64, shape (..., time)
        Last appearances, without those that live on after the record (`Ranges.lives_on`). A taxon
        is counted in the last interval it lived in, not in the first without it.

    Examples
    --------
    >>> from reefkit.ecology import extinctions, ranges_of
    >>> print(extinctions(ranges_of([[1, 1, 0], [0, 1, 0], [1, 0, 1]])))
    [0 1 0]
    """
    return _count_taxa(_ends(ranges))


def single_interval_taxa(ranges: Ranges) -> Integers:
    """Count the taxa that are known from one interval only.

    N_FL of Foote (2000), also called singletons.

    Returns
    -------
    ndarray of int64, shape (..., time)
        Taxa that begin and end in the interval, which per-capita rates leave out.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of, single_interval_taxa
    >>> print(single_interval_taxa(ranges_of([[1, 1], [0, 1], [0, 0]])))
    [1 0 0]
    """
    return _count_taxa(_begins(ranges) & _ends(ranges))


def per_capita_origination(ranges: Ranges) -> Floats:
    r"""Foote's rate of origination in each interval, per taxon and interval.

    .. math:: \hat p = -\ln \frac{N_{bt}}{N_t}

    The rate is from Foote (2000). Taxa known from the interval alone do not enter it.

    Returns
    -------
    ndarray of float64, shape (..., time)
        Rate an interval, 0 or more; divide by the interval's length for a rate in time. NaN where
        no taxon crosses both boundaries, for the logarithm of zero gives no estimate: always so in
        the first interval of a record whose taxa did not live before.

    Examples
    --------
    >>> from reefkit.ecology import per_capita_origination, ranges_of
    >>> print(per_capita_origination(ranges_of([[1, 0], [1, 1], [1, 1]])).round(4))
    [   nan 0.6931 0.    ]
    """
    return _rate(through_crossers(ranges), top_crossers(ranges))


def per_capita_extinction(ranges: Ranges) -> Floats:
    r"""Foote's rate of extinction in each interval, per taxon and interval.

    .. math:: \hat q = -\ln \frac{N_{bt}}{N_b}

    The rate is from Foote (2000). Taxa known from the interval alone do not enter it.

    Returns
    -------
    ndarray of float64, shape (..., time)
        Rate an interval, 0 or more; divide by the interval's length for a rate in time. NaN where
        no taxon crosses both boundaries: also where all that came into the interval end in it.

    Examples
    --------
    >>> from reefkit.ecology import per_capita_extinction, ranges_of
    >>> print(per_capita_extinction(ranges_of([[1, 1], [1, 1], [1, 0]])).round(4))
    [   nan 0.6931 0.    ]
    """
    return _rate(through_crossers(ranges), bottom_crossers(ranges))


def _rate(through: Integers, crossers: Integers) -> Floats:
    """Logarithm of crossers over through-crossers; NaN where nothing runs through."""
    ratio = np.full(through.shape, np.nan)
    np.divide(crossers, through, out=ratio, where=through > 0)
    # The inverse ratio, so that no loss reads 0.0 and not -0.0.
    rate: Floats = np.log(ratio)
    return rate
