"""Who crosses the boundaries of each interval.

Functions take `Ranges` of taxa (..., taxa) and answer per interval (..., time). The bottom of an
interval is its older boundary, the top its younger. At the edges of the record only taxa that
`Ranges.lived_before` or that `Ranges.lives_on` cross. How the crossers make up origination and
extinction stands in the module `turnover`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.ranges import range_through

if TYPE_CHECKING:
    from reefkit.ecology.checks import Booleans, Integers
    from reefkit.ecology.ranges import Ranges


def bottom_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross the bottom of each interval: those that lived before it too.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of int64, shape (..., time)
        In the first interval, the taxa that `Ranges.lived_before`.

    Notes
    -----
    N_b = N_bt + N_bL of [1]_.

    References
    ----------
    .. [1] Foote, M. (2000). Origination and extinction components of taxonomic diversity: general
       problems. Paleobiology 26 (supplement to number 4), 74-102.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of
    >>> print(bottom_crossers(ranges_of([[1, 1], [0, 1], [0, 0]])))
    [0 1 0]

    """
    return count_taxa(range_through(ranges) & ~begins(ranges))


def top_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross the top of each interval: those that live after it too.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of int64, shape (..., time)
        In the last interval, the taxa that `Ranges.lives_on`.

    Notes
    -----
    N_t = N_bt + N_Ft of [1]_.

    References
    ----------
    .. [1] Foote, M. (2000). Origination and extinction components of taxonomic diversity: general
       problems. Paleobiology 26 (supplement to number 4), 74-102.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of
    >>> print(top_crossers(ranges_of([[1, 1], [0, 1], [0, 1]])))
    [1 1 1]

    """
    return count_taxa(range_through(ranges) & ~ends(ranges))


def through_crossers(ranges: Ranges) -> Integers:
    """Count the taxa that cross both the bottom and the top of each interval.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of int64, shape (..., time)
        Taxa that lived before the interval and after it.

    Notes
    -----
    N_bt of [1]_.

    References
    ----------
    .. [1] Foote, M. (2000). Origination and extinction components of taxonomic diversity: general
       problems. Paleobiology 26 (supplement to number 4), 74-102.

    Examples
    --------
    >>> from reefkit.ecology import ranges_of
    >>> print(through_crossers(ranges_of([[1, 1], [0, 1], [0, 1]])))
    [0 1 1]

    """
    return count_taxa(range_through(ranges) & ~begins(ranges) & ~ends(ranges))


def begins(ranges: Ranges) -> Booleans:
    """Tell which taxa begin in which interval.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of bool, shape (..., time, taxa)
        True at the first appearance of a taxon that did not live before the record.

    """
    time = np.arange(ranges.intervals)[:, np.newaxis]
    appears: Booleans = ranges.first[..., np.newaxis, :] == time
    return appears & ~ranges.lived_before[..., np.newaxis, :]


def ends(ranges: Ranges) -> Booleans:
    """Tell which taxa end in which interval.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of bool, shape (..., time, taxa)
        True at the last appearance of a taxon that does not live on after the record.

    """
    time = np.arange(ranges.intervals)[:, np.newaxis]
    appears: Booleans = ranges.last[..., np.newaxis, :] == time
    return appears & ~ranges.lives_on[..., np.newaxis, :]


def count_taxa(taxa: Booleans) -> Integers:
    """Count the taxa for which it is true.

    Parameters
    ----------
    taxa : ndarray of bool, shape (..., time, taxa)
        True or false for each taxon in each interval.

    Returns
    -------
    ndarray of int64, shape (..., time)

    """
    number: Integers = taxa.sum(axis=-1, dtype=np.int64)
    return number
