"""How a range ends on one reef: extirpated there, or extinct at the whole table.

A table's record has the shape (..., time, reefs, taxa), oldest interval first: the reefs of a table
at each survey, one after another. With time among the leading axes the same array serves the
functions for sets of reefs (alpha, beta and gamma through time).
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.appearances import NEVER, last_appearance
from reefkit.ecology.checks import TABLE_RECORD, as_presence

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Booleans, Integers


class Ending(IntEnum):
    """How the range of a taxon ends on a reef."""

    ABSENT = 0
    """It never lived on this reef."""
    STANDING = 1
    """It lives there in the last interval: no end is seen."""
    EXTIRPATED = 2
    """It is gone from this reef, but another reef of the table had it afterwards."""
    EXTINCT = 3
    """It is gone from this reef, and no reef of the table had it afterwards."""


def table_presence(presence: ArrayLike) -> Booleans:
    """Whether each taxon lived on any reef of the table.

    Parameters
    ----------
    presence : array_like, shape (..., time, reefs, taxa)
        Who was present on which reef, oldest interval first: booleans, or counts.

    Returns
    -------
    ndarray of bool, shape (..., time, taxa)
        The record of the table, ready for `ranges_of`.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number, or an axis is missing.

    Notes
    -----
    Its richness at each time is `gamma` (Whittaker 1960, cited there) of that time's reefs.

    Examples
    --------
    >>> print(table_presence([[[1, 0, 0], [0, 2, 0]]]))
    [[ True  True False]]

    """
    record = as_presence(presence, TABLE_RECORD)
    anywhere: Booleans = np.logical_or.reduce(record, axis=-2)
    return anywhere


def range_endings(presence: ArrayLike) -> Integers:
    """How the range of each taxon ends on each reef.

    Parameters
    ----------
    presence : array_like, shape (..., time, reefs, taxa)
        As in `table_presence`.

    Returns
    -------
    ndarray of int64, shape (..., reefs, taxa)
        Values of `Ending`. A taxon that vanishes from the last two reefs in the same interval is
        `EXTINCT` on both; one that left this reef earlier, and the table later, is `EXTIRPATED`
        here. A taxon that comes back to the table from outside after its last reef lost it turns
        the ending of the others into `EXTIRPATED`: ranges run through gaps here too.

    Raises
    ------
    CountsError
        As `table_presence`.

    Notes
    -----
    Extirpation is the loss of a taxon from one place while it lives on in others, also called
    local extinction; extinction is its loss from all. Through ranges, it is the test whether the
    last appearance on the reef is the last of the table.

    Examples
    --------
    >>> two_reefs_three_surveys = [
    ...     [[1, 1, 1, 0], [1, 0, 1, 0]],
    ...     [[0, 0, 1, 0], [1, 0, 1, 0]],
    ...     [[0, 0, 1, 0], [1, 0, 0, 0]],
    ... ]
    >>> for reef in range_endings(two_reefs_three_surveys):
    ...     print([Ending(ending).name for ending in reef])
    ['EXTIRPATED', 'EXTINCT', 'STANDING', 'ABSENT']
    ['STANDING', 'ABSENT', 'EXTIRPATED', 'ABSENT']

    """
    present = as_presence(presence, TABLE_RECORD)
    here = last_appearance(np.moveaxis(present, -2, -3))
    anywhere = last_appearance(present.any(axis=-2))[..., np.newaxis, :]
    end_of_record = present.shape[-3] - 1
    endings: Integers = np.select(
        [here == NEVER, here == end_of_record, here < anywhere],
        [np.int64(Ending.ABSENT), np.int64(Ending.STANDING), np.int64(Ending.EXTIRPATED)],
        default=np.int64(Ending.EXTINCT),
    )
    return endings
