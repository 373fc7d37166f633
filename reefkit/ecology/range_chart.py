"""The table behind a range chart: one row a taxon, in the order of its bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.ecology.appearances import NEVER
from reefkit.ecology.checks import RangesError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reefkit.ecology.ranges import Ranges


class RangeRow(NamedTuple):
    """One bar of a range chart.

    Attributes
    ----------
    taxon : str
        Its name.
    first, last : int
        Intervals of its first and last appearance.
    intervals : int
        How many intervals the bar covers, both ends included.
    lived_before, lives_on : bool
        Whether the bar is open at its beginning, and at its end.

    """

    taxon: str
    first: int
    last: int
    intervals: int
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
    >>> from reefkit.ecology import ranges_of
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
