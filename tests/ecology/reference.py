"""Reference values: plain sums, published numbers, and strategies to draw data from."""

import csv
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst


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


# ---- The shipped science series as the tests read them: rows of text, by column.
FOLDER = Path(__file__).parents[2] / "data" / "science"


def rows(name: str) -> list[dict[str, str]]:
    """Rows of a series, each a value by column name."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def column(table: list[dict[str, str]], name: str) -> np.ndarray:
    """Numbers of one column; NaN where the cell is empty."""
    return np.array([float(row[name] or "nan") for row in table])


@dataclass(frozen=True)
class FossilCorals:
    """The fossil corals as arrays: stages in time order, genera as in the table of ranges."""

    by_stage: list[dict[str, str]]
    genera: list[dict[str, str]]
    occurrences: np.ndarray  # (stages, genera)

    @property
    def living(self) -> np.ndarray:
        return column(self.genera, "extant") == 1

    def stage(self, name: str) -> int:
        return [row["stage"] for row in self.by_stage].index(name)


def fossil_corals() -> FossilCorals:
    """Read the three tables; occurrences are laid out from the genera found in each stage."""
    by_stage = rows("fossil_coral_diversity_by_stage.csv")
    genera = rows("fossil_coral_genus_ranges.csv")
    stage_of = {row["stg"]: position for position, row in enumerate(by_stage)}
    genus_of = {row["genus"]: position for position, row in enumerate(genera)}
    occurrences = np.zeros((len(by_stage), len(genera)))
    for row in rows("fossil_coral_genus_by_stage.csv"):
        occurrences[stage_of[row["stg"]], genus_of[row["genus"]]] += int(row["occurrences"])
    return FossilCorals(by_stage, genera, occurrences)


# ---- Random communities, sets of reefs and records, for Hypothesis.
COUNT = st.one_of(st.just(0), st.integers(0, 200))
# Per cent cover and the like: any amount, absent types among them.
AMOUNT = st.one_of(st.just(0.0), st.floats(1e-6, 1e6))


def communities(
    min_types: int = 0, elements: st.SearchStrategy[float] = COUNT
) -> st.SearchStrategy[np.ndarray]:
    """Counts of one community, shape (taxa,)."""
    counts = st.lists(elements, min_size=min_types, max_size=12)
    return counts.map(lambda given: np.array(given, dtype=np.float64))


def living(elements: st.SearchStrategy[float] = COUNT) -> st.SearchStrategy[np.ndarray]:
    return communities(1, elements).filter(lambda counts: counts.sum() > 0)


def sets_of_reefs(min_reefs: int = 0, max_reefs: int = 5) -> st.SearchStrategy[np.ndarray]:
    """Counts of a set of reefs, shape (reefs, taxa); empty reefs are common."""
    shapes = st.tuples(st.integers(min_reefs, max_reefs), st.integers(0, 8))
    few = st.one_of(st.just(0), st.integers(0, 20))
    return shapes.flatmap(lambda shape: npst.arrays(np.int64, shape, elements=few))


def records() -> st.SearchStrategy[np.ndarray]:
    """Presence through time, shape (time, taxa)."""
    shapes = st.tuples(st.integers(0, 8), st.integers(0, 8))
    return shapes.flatmap(lambda shape: npst.arrays(np.bool_, shape))


@st.composite
def records_with_edges(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A record, who lived before it, and who lives on after it."""
    record = draw(records())
    masks = npst.arrays(np.bool_, record.shape[1])
    return record, draw(masks), draw(masks)
