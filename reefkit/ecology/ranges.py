"""Ranges: from first to last appearance, and all between.

A record has the shape (..., time, taxa), oldest interval first, and says who was present (booleans,
or counts above zero). Intervals are numbered from 0. A taxon is taken to have lived from its first
to its last appearance, also where the record between has gaps (the range-through assumption;
a taxon missing within its range is called a Lazarus taxon).

A record has two edges. At its end, what still stands has not been seen to end: by default the taxa
of the last interval *live on*, so they count as no extinction there. At its beginning, all that is
there appears for the first time, unless it is said to have *lived before*. For fossils, `lives_on`
names the taxa that are alive today: their ranges are carried to the end of the record, whether or
not their fossils reach it. That is the pull of the Recent, and passing ``lives_on=False`` lets
only fossils count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology.appearances import NEVER, first_appearance, last_appearance
from reefkit.ecology.checks import RangesError, as_presence

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from reefkit.ecology.checks import Booleans, Integers


def _nobody() -> Booleans:
    """Mask for no taxon at all, to be broadcast."""
    return np.zeros((), dtype=np.bool_)


@dataclass(frozen=True, eq=False, kw_only=True)
class Ranges:
    """First and last appearances of the taxa of a record, or of many records.

    Parameters
    ----------
    first, last : ndarray of int64, shape (..., taxa)
        Interval of the first and of the last appearance, 0 for the oldest; `NEVER` in both for a
        taxon without any.
    intervals : int
        How many intervals the record has.
    lived_before, lives_on : array_like of bool, broadcast to the shape of `first`
        Whether the range reaches beyond the beginning, and beyond the end, of the record; by
        default none does.

    Raises
    ------
    RangesError
        When the arrays do not fit each other, a last appearance comes before the first, an
        appearance lies outside the record, or a range reaches beyond an edge it does not touch.

    Examples
    --------
    >>> coral = Ranges(first=np.array([0, 2]), last=np.array([1, 3]), intervals=4,
    ...                lives_on=np.array([False, True]))
    >>> print(coral.last)
    [1 3]

    """

    first: Integers
    last: Integers
    intervals: int
    lived_before: Booleans = field(default_factory=_nobody)
    lives_on: Booleans = field(default_factory=_nobody)

    def __post_init__(self) -> None:
        first, last = _whole_numbers(self.first), _whole_numbers(self.last)
        if first.ndim == 0 or first.shape != last.shape:
            raise RangesError(
                "First and last appearances must have the same shape (..., taxa), "
                f"but have {first.shape} and {last.shape}."
            )
        if self.intervals < 0:
            raise RangesError(f"A record cannot have {self.intervals} intervals.")
        lived_before = _flags(self.lived_before, first.shape)
        lives_on = _flags(self.lives_on, first.shape)
        _check_ranges(first, last, self.intervals)
        if np.any(lived_before & (first != 0)):
            raise RangesError("Only a taxon of the first interval can have lived before it.")
        if np.any(lives_on & ((last != self.intervals - 1) | (last == NEVER))):
            raise RangesError("Only a taxon of the last interval can live on after it.")
        for name, value in (
            ("first", first),
            ("last", last),
            ("lived_before", lived_before),
            ("lives_on", lives_on),
        ):
            object.__setattr__(self, name, value)


def ranges_of(
    presence: ArrayLike,
    *,
    lived_before: ArrayLike = False,
    lives_on: ArrayLike | None = None,
) -> Ranges:
    """Ranges of the taxa of a record.

    Parameters
    ----------
    presence : array_like, shape (..., time, taxa)
        Who was present, oldest interval first: booleans, or counts.
    lived_before : array_like of bool, broadcast to (..., taxa)
        Taxa known from before the record, whose ranges are carried back to its beginning.
    lives_on : array_like of bool, broadcast to (..., taxa), or None
        Taxa known from after the record, whose ranges are carried on to its end (the pull of the
        Recent, [1]_). None: those that are present in the last interval. False: none.

    Returns
    -------
    Ranges
        Taxa that are never present stay `NEVER`, whatever the two masks say of them.

    Raises
    ------
    CountsError
        As `first_appearance`.
    RangesError
        When a mask cannot be broadcast to (..., taxa), or is no mask.

    References
    ----------
    .. [1] Raup, D. M. (1979). Biases in the fossil record of species and genera. Bulletin of the
       Carnegie Museum of Natural History 13, 85-91.

    Examples
    --------
    >>> record = [[1, 1], [0, 1], [1, 0], [0, 0]]
    >>> print(ranges_of(record).last)
    [2 1]
    >>> print(ranges_of(record, lives_on=[True, False]).last)
    [3 1]

    """
    present = as_presence(presence)
    first, last = first_appearance(present), last_appearance(present)
    intervals = present.shape[-2]
    appeared = first != NEVER
    before = _flags(lived_before, first.shape) & appeared
    after = (last == intervals - 1) if lives_on is None else _flags(lives_on, first.shape)
    after = after & appeared
    return Ranges(
        first=np.where(before, 0, first),
        last=np.where(after, intervals - 1, last),
        intervals=intervals,
        lived_before=before,
        lives_on=after,
    )


def range_through(ranges: Ranges) -> Booleans:
    """Fill every range: whether each taxon is taken to have lived in each interval.

    Parameters
    ----------
    ranges : Ranges
        Of taxa in the shape (..., taxa).

    Returns
    -------
    ndarray of bool, shape (..., time, taxa)
        True from the first to the last appearance, both included.

    Notes
    -----
    The range-through method, described and criticised in [1]_.

    References
    ----------
    .. [1] Boltovskoy, D. (1988). The range-through method and first-last appearance data in
       paleontological surveys. Journal of Paleontology 62, 157-159.

    Examples
    --------
    >>> print(range_through(ranges_of([[1, 0], [0, 1], [1, 0]])).astype(int))
    [[1 0]
     [1 1]
     [1 0]]

    """
    time = np.arange(ranges.intervals)[:, np.newaxis]
    first, last = ranges.first[..., np.newaxis, :], ranges.last[..., np.newaxis, :]
    lived: Booleans = (first <= time) & (time <= last)
    return lived


def _whole_numbers(appearances: ArrayLike) -> Integers:
    """Appearances as int64, refused when they are not whole numbers."""
    given = np.asarray(appearances)
    if given.size and given.dtype.kind not in "iu":
        raise RangesError(f"Appearances must be whole numbers, not {given.dtype}.")
    return given.astype(np.int64)


def _flags(mask: ArrayLike, shape: tuple[int, ...]) -> Booleans:
    """Broadcast a mask of booleans to the shape of the taxa."""
    given = np.asarray(mask)
    if given.size and given.dtype != np.bool_:
        raise RangesError(f"Who lives beyond the record must be booleans, not {given.dtype}.")
    try:
        return np.broadcast_to(given.astype(np.bool_), shape)
    except ValueError as error:
        raise RangesError(
            f"A mask of the shape {given.shape} does not fit taxa of the shape {shape}."
        ) from error


def _check_ranges(first: Integers, last: Integers, intervals: int) -> None:
    """Refuse appearances that contradict each other or lie outside the record."""
    if np.any((first == NEVER) != (last == NEVER)):
        raise RangesError("A taxon with a first appearance has a last one too.")
    if np.any(first > last):
        raise RangesError("A last appearance comes before the first.")
    if np.any(first < NEVER) or np.any(last >= intervals):
        raise RangesError(f"An appearance lies outside the {intervals} intervals of the record.")
