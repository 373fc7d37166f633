"""The ranges of a record once more, taxon by taxon in plain Python, to hold the arrays against.

Written the other way round on purpose: a taxon's life is two moments, one of them outside the
record where it lived before or lives on, and everything is asked of those two.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Life:
    """When one taxon began and ended; before 0 or after the record where its range is open."""

    begin: float
    end: float

    def covers(self, time: int) -> bool:
        return self.begin <= time <= self.end

    def crosses_bottom(self, time: int) -> bool:
        return self.covers(time) and self.begin < time

    def crosses_top(self, time: int) -> bool:
        return self.covers(time) and self.end > time


def lives(record: np.ndarray, before: Sequence[bool], after: Sequence[bool]) -> list[Life]:
    """Lives of the taxa that appear in a record of shape (time, taxa)."""
    found = []
    for taxon in range(record.shape[1]):
        times = [time for time in range(record.shape[0]) if record[time][taxon]]
        if times:
            begin = -math.inf if before[taxon] else times[0]
            end = math.inf if after[taxon] else times[-1]
            found.append(Life(begin, end))
    return found


def count(these: Sequence[bool]) -> int:
    return sum(1 for this in these if this)


def rate(through: int, crossers: int) -> float:
    return math.nan if through == 0 else -math.log(through / crossers)


def turnover(these: list[Life], time: int) -> dict[str, float]:
    """Every number of one interval, by the name of the function that gives it."""
    bottom = count([life.crosses_bottom(time) for life in these])
    top = count([life.crosses_top(time) for life in these])
    through = count([life.crosses_bottom(time) and life.crosses_top(time) for life in these])
    return {
        "range_through_diversity": count([life.covers(time) for life in these]),
        "originations": count([life.begin == time for life in these]),
        "extinctions": count([life.end == time for life in these]),
        "single_interval_taxa": count([life.begin == time == life.end for life in these]),
        "bottom_crossers": bottom,
        "top_crossers": top,
        "through_crossers": through,
        "per_capita_origination": rate(through, top),
        "per_capita_extinction": rate(through, bottom),
    }
