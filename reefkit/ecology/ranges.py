"""Ranges of taxa: first and last appearances, what lies between, how each ends, and its chart.

Everything is read from a record of who was present when.

References
----------
- Boltovskoy, D. (1988). The range-through method and first-last appearance data in
  paleontological surveys. Journal of Paleontology 62, 157-159.
- Raup, D. M. (1979). Biases in the fossil record of species and genera. Bulletin of the Carnegie
  Museum of Natural History 13, 85-91.

A record has the shape (..., time, taxa), oldest interval first; intervals are numbered from 0.

A record has the shape (..., time, taxa), oldest interval first, and says who was present (booleans,
or counts above zero). Intervals are numbered from 0. A taxon is taken to have lived from its first
to its last appearance, also where the record between has gaps (the range-through assumption; a
taxon missing within its range is called a Lazarus taxon).

A record has two edges. At its end, what is still alive has not been seen to end: by default the
taxa
of the last interval *live on*, so they count as no extinction there. At its beginning, all that is
there appears for the first time, unless it is said to have *lived before*. For fossils, `lives_on`
names the taxa that are alive today: their ranges are carried to the end of the record, whether or
not their fossils reach it. That is the pull of the Recent, and passing ``lives_on=False`` lets only
fossils count.

A table's record has the shape (..., time, reefs, taxa), oldest interval first: the reefs of a table
at each survey, one after another. With time among the leading axes the same array serves the
functions for sets of reefs (alpha, beta and gamma through time).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reefkit.ecology.checks import TABLE_RECORD, Booleans, Integers, RangesError, as_presence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

NEVER = -1
"""First and last appearance of a taxon that the record does not hold."""


def first_appearance(presence: ArrayLike) -> Integers:
    """First interval in which each taxon is present.

    The first appearance datum of Boltovskoy (1988).

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

    Examples
    --------
    >>> from reefkit.ecology import first_appearance
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

    The last appearance datum of Boltovskoy (1988).

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

    Examples
    --------
    >>> from reefkit.ecology import last_appearance
    >>> print(last_appearance([[1, 1, 0], [0, 1, 0]]))
    [ 0  1 -1]
    """
    present = as_presence(presence)
    from_the_end = first_appearance(present[..., ::-1, :])
    last: Integers = np.where(from_the_end == NEVER, NEVER, present.shape[-2] - 1 - from_the_end)
    return last


def _nobody() -> Booleans:
    return np.zeros((), dtype=np.bool_)


@dataclass(frozen=True, eq=False, kw_only=True)
class Ranges:
    """First and last appearances of the taxa of a record, or of many records.

    Raises
    ------
    RangesError
        When the arrays do not fit each other, a last appearance comes before the first, an
        appearance lies outside the record, or a range reaches beyond an edge it does not touch.

    Examples
    --------
    >>> import numpy as np
    >>> from reefkit.ecology import Ranges
    >>> coral = Ranges(first=np.array([0, 2]), last=np.array([1, 3]), intervals=4,
    ...                lives_on=np.array([False, True]))
    >>> print(coral.last)
    [1 3]

    """

    #: ``first``, ``last``: ndarray of int64, shape (..., taxa). Interval of the first and of the
    #: last appearance, 0 for the oldest; `NEVER` in both for a taxon without any.
    first: Integers
    last: Integers
    intervals: int  #: How many intervals the record has.
    #: ``lived_before``, ``lives_on``: array_like of bool, broadcast to the shape of `first`.
    #: Whether the range reaches beyond the beginning, and beyond the end, of the record; by default
    #: none does.
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
        Recent, Raup (1979)). None: those that are present in the last interval. False: none.

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

    Examples
    --------
    >>> from reefkit.ecology import ranges_of
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

    The range-through method, described and criticised in Boltovskoy (1988).

    Returns
    -------
    ndarray of bool, shape (..., time, taxa)
        True from the first to the last appearance, both included.

    Examples
    --------
    >>> from reefkit.ecology import range_through, ranges_of
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
    given = np.asarray(appearances)
    if given.size and given.dtype.kind not in "iu":
        raise RangesError(f"Appearances must be whole numbers, not {given.dtype}.")
    return given.astype(np.int64)


def _flags(mask: ArrayLike, shape: tuple[int, ...]) -> Booleans:
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
    if np.any((first == NEVER) != (last == NEVER)):
        raise RangesError("A taxon with a first appearance has a last one too.")
    if np.any(first > last):
        raise RangesError("A last appearance comes before the first.")
    if np.any(first < NEVER) or np.any(last >= intervals):
        raise RangesError(f"An appearance lies outside the {intervals} intervals of the record.")


class RangeEnd(IntEnum):
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

    Its richness at each time is `gamma` (Whittaker 1960, cited there) of that time's reefs.

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

    Examples
    --------
    >>> from reefkit.ecology import table_presence
    >>> print(table_presence([[[1, 0, 0], [0, 2, 0]]]))
    [[ True  True False]]
    """
    record = as_presence(presence, TABLE_RECORD)
    anywhere: Booleans = np.logical_or.reduce(record, axis=-2)
    return anywhere


def range_endings(presence: ArrayLike) -> Integers:
    """How the range of each taxon ends on each reef.

    Extirpation is the loss of a taxon from one place while it lives on in others, also called local
    extinction; extinction is its loss from all. Through ranges, it is the test whether the last
    appearance on the reef is the last of the table.

    Parameters
    ----------
    presence : array_like, shape (..., time, reefs, taxa)
        As in `table_presence`.

    Returns
    -------
    ndarray of int64, shape (..., reefs, taxa)
        Values of `RangeEnd`. A taxon that vanishes from the last two reefs in the same interval is
        `EXTINCT` on both; one that left this reef earlier, and the table later, is `EXTIRPATED`
        here. A taxon that comes back to the table from outside after its last reef lost it turns
        the ending of the others into `EXTIRPATED`: ranges run through gaps here too.

    Raises
    ------
    CountsError
        As `table_presence`.

    Examples
    --------
    >>> from reefkit.ecology import RangeEnd, range_endings
    >>> two_reefs_three_surveys = [
    ...     [[1, 1, 1, 0], [1, 0, 1, 0]],
    ...     [[0, 0, 1, 0], [1, 0, 1, 0]],
    ...     [[0, 0, 1, 0], [1, 0, 0, 0]],
    ... ]
    >>> for reef in range_endings(two_reefs_three_surveys):
    ...     print([RangeEnd(ending).name for ending in reef])
    ['EXTIRPATED', 'EXTINCT', 'STANDING', 'ABSENT']
    ['STANDING', 'ABSENT', 'EXTIRPATED', 'ABSENT']
    """
    present = as_presence(presence, TABLE_RECORD)
    here = last_appearance(np.moveaxis(present, -2, -3))
    anywhere = last_appearance(present.any(axis=-2))[..., np.newaxis, :]
    end_of_record = present.shape[-3] - 1
    endings: Integers = np.select(
        [here == NEVER, here == end_of_record, here < anywhere],
        [np.int64(RangeEnd.ABSENT), np.int64(RangeEnd.STANDING), np.int64(RangeEnd.EXTIRPATED)],
        default=np.int64(RangeEnd.EXTINCT),
    )
    return endings


class RangeRow(NamedTuple):
    """One bar of a range chart."""

    taxon: str  #: Its name.
    #: ``first``, ``last``: Intervals of its first and last appearance.
    first: int
    last: int
    intervals: int  #: How many intervals the bar covers, both ends included.
    #: ``lived_before``, ``lives_on``: Whether the bar is open at its beginning, and at its end.
    lived_before: bool
    lives_on: bool


def range_rows(ranges: Ranges, taxa: Sequence[str]) -> list[RangeRow]:
    """Table of the ranges of one record, in the order of a range chart.

    Parameters
    ----------
    ranges : Ranges
        Of one record: taxa in the shape (taxa,).
    taxa : sequence of str
        Their names.

    Returns
    -------
    list of RangeRow
        One row a taxon that ever appears, by first appearance, then by last, then as named.

    Raises
    ------
    RangesError
        When the ranges are of more than one record, or the names are not as many as the taxa.

    Examples
    --------
    >>> from reefkit.ecology import range_rows, ranges_of
    >>> for row in range_rows(ranges_of([[0, 1], [1, 1], [1, 0]]), ["brain", "staghorn"]):
    ...     print(row.taxon, row.first, row.last, row.lives_on)
    staghorn 0 1 False
    brain 1 2 True
    """
    if ranges.first.shape != (len(taxa),):
        raise RangesError(
            f"{len(taxa)} names do not fit ranges of the shape {ranges.first.shape}: "
            "a table is of one record, with one name a taxon."
        )
    rows = [
        RangeRow(name, int(first), int(last), int(last - first + 1), bool(before), bool(after))
        for name, first, last, before, after in zip(
            taxa, ranges.first, ranges.last, ranges.lived_before, ranges.lives_on, strict=True
        )
        if first != NEVER
    ]
    return sorted(rows, key=lambda row: (row.first, row.last))
