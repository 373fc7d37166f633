"""First and last appearances in a record of who was present when.

A record has the shape (..., time, taxa), oldest interval first; intervals are numbered from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.checks import as_presence

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Integers

NEVER = -1
"""First and last appearance of a taxon that the record does not hold."""


def first_appearance(presence: ArrayLike) -> Integers:
    """First interval in which each taxon is present.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Who was present, oldest interval first: booleans, or counts.

    Returns
    -------
    ndarray of int64, shape (..., taxa)
        Interval from 0; `NEVER` for a taxon that is never present.

    Raises
    ------
    CountsError
        When a count is negative, not finite or no number, or the axis of time is missing.

    Notes
    -----
    The first appearance datum of [1]_.

    References
    ----------
    .. [1] Boltovskoy, D. (1988). The range-through method and first-last appearance data in
       paleontological surveys. Journal of Paleontology 62, 157-159.

    Examples
    --------
    >>> print(first_appearance([[0, 1, 0], [1, 1, 0]]))
    [ 1  0 -1]

    """
    present = as_presence(presence)
    if present.shape[-2] == 0:
        return np.full((*present.shape[:-2], present.shape[-1]), NEVER)
    first: Integers = np.where(present.any(axis=-2), present.argmax(axis=-2), NEVER)
    return first


def last_appearance(presence: ArrayLike) -> Integers:
    """Last interval in which each taxon is present.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        As in `first_appearance`.

    Returns
    -------
    ndarray of int64, shape (..., taxa)
        Interval from 0; `NEVER` for a taxon that is never present.

    Raises
    ------
    CountsError
        As `first_appearance`.

    Notes
    -----
    The last appearance datum of [1]_.

    References
    ----------
    .. [1] Boltovskoy, D. (1988). The range-through method and first-last appearance data in
       paleontological surveys. Journal of Paleontology 62, 157-159.

    Examples
    --------
    >>> print(last_appearance([[1, 1, 0], [0, 1, 0]]))
    [ 0  1 -1]

    """
    present = as_presence(presence)
    from_the_end = first_appearance(present[..., ::-1, :])
    last: Integers = np.where(from_the_end == NEVER, NEVER, present.shape[-2] - 1 - from_the_end)
    return last
