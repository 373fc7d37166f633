"""What the functions of this room accept, and how they refuse the rest.

Every public function takes anything numpy can turn into an array and passes it through here first.
Counts may be whole individuals or any other measure of amount that is never below zero (per cent
cover, say); booleans count as presence. The errors are for programmers: their sentences are in
Python because no reader ever sees them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

Booleans: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]
Integers: TypeAlias = NDArray[np.int64]

COMMUNITY = ("taxa",)
REEFS = ("reefs", "taxa")
RECORD = ("time", "taxa")
TABLE_RECORD = ("time", "reefs", "taxa")

_NUMBER_KINDS = "biuf"


class EcologyError(ValueError):
    """The base of every error that this room raises about what it was given."""


class CountsError(EcologyError):
    """The counts are not numbers of zero or more, or lack an axis."""


class DistancesError(EcologyError):
    """A distance matrix that is not square."""


class OrderError(EcologyError):
    """The order of a Hill number is below zero or not a number."""


class RangesError(EcologyError):
    """First and last appearances that contradict each other or their record."""


def as_counts(counts: ArrayLike, axes: tuple[str, ...] = COMMUNITY) -> Floats:
    """Turn what a caller gave into an array of amounts, or refuse it.

    Parameters
    ----------
    counts : array_like, shape (..., *axes)
        Amounts: booleans, whole numbers or floats, each finite and zero or more. Leading axes are
        free, and any axis may have length 0.
    axes : tuple of str
        Names of the last axes that must be there, for the sentence of the error.

    Returns
    -------
    ndarray of float64, shape (..., *axes)

    Raises
    ------
    CountsError
        When the counts are no numbers, ragged, negative, not finite, too large to be added up, or
        have too few axes.

    """
    try:
        given = np.asarray(counts)
    except ValueError as error:
        message = f"Counts must form a regular array with the last axes {axes}: {error}"
        raise CountsError(message) from error
    if given.dtype.kind not in _NUMBER_KINDS:
        raise CountsError(f"Counts must be real numbers or booleans, not {given.dtype}.")
    if given.ndim < len(axes):
        raise CountsError(
            f"Counts must have at least the axes {axes}, but their shape is {given.shape}."
        )
    # Floats end the wrapping-round of unsigned integers; one order of memory makes a community in a
    # batch add up to the last bit as it does alone.
    amounts = given.astype(np.float64, order="C", copy=False)
    if amounts.min(initial=0.0) < 0.0:
        raise CountsError(f"Counts must be zero or more, but one is {amounts.min()}.")
    with np.errstate(over="ignore", invalid="ignore"):
        total = amounts.sum()
    if not np.isfinite(total):
        raise CountsError("Counts must be finite, and small enough to be added up.")
    return amounts


def as_presence(presence: ArrayLike, axes: tuple[str, ...] = RECORD) -> Booleans:
    """Tell where a taxon is present: where its count is above zero.

    Parameters
    ----------
    presence : array_like, shape (..., *axes)
        Booleans, or counts as in `as_counts`.
    axes : tuple of str
        Names of the last axes that must be there.

    Returns
    -------
    ndarray of bool, shape (..., *axes)

    Raises
    ------
    CountsError
        As `as_counts`.

    """
    present: Booleans = as_counts(presence, axes) > 0.0
    return present
