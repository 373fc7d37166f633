"""Counts of outcomes and of paired differences, and their statistics."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from reefkit.data_lab.experiment import Experiment, trials_named
from reefkit.ecology.students_t import t_quantile
from reefkit.match.trials import Level

Counts: TypeAlias = dict[float, int]


class TableCounts(Struct):
    """Outcomes of the tables of each level."""

    tables: int  #: Number of tables per level.
    values: list[Counts]  #: For each level: number of tables by value.
    #: For each level: number of equal-luck pairs by difference from the first level.
    apart: list[Counts]

    def add(self, more: TableCounts) -> None:
        """Add the counts of further tables."""
        self.tables += more.tables
        for mine, others in ((self.values, more.values), (self.apart, more.apart)):
            for counts, new in zip(mine, others, strict=True):
                for value, count in new.items():
                    counts[value] = counts.get(value, 0) + count


def empty(levels: int) -> TableCounts:
    return TableCounts(0, [{} for _ in range(levels)], [{} for _ in range(levels)])


def play_values(experiment: Experiment, first: int, count: int) -> list[np.ndarray]:
    """Play `count` tables of each level, from number `first`; return each level's outcomes."""
    trials = trials_named(experiment.game)
    seeds = range(experiment.seed + first, experiment.seed + first + count)
    return [
        trials.play({**experiment.given, experiment.factor: level}, experiment.outcome, seeds)
        for level in experiment.levels
    ]


def play_chunk(experiment: Experiment, first: int, count: int) -> TableCounts:
    """Play `count` tables of each level, from number `first`, and count the outcomes."""
    return counted(play_values(experiment, first, count))


def counted(found: Sequence[np.ndarray]) -> TableCounts:
    """Count outcomes: for each level one value per table.

    Tables with the same number had equal luck.
    """
    apart = [np.round(values - found[0], 9) for values in found]
    return TableCounts(
        len(found[0]), [_counted(each) for each in found], [_counted(each) for each in apart]
    )


def _counted(values: np.ndarray) -> Counts:
    return {float(value): count for value, count in Counter(values.tolist()).items()}


class _ValueSpread(NamedTuple):
    """Count, mean and deviation of values."""

    tables: int
    mean: float
    deviation: float  #: Sample standard deviation; NaN for one value.


class _PairedEffect(NamedTuple):
    """A level compared with the first, by pairs of tables with equal luck."""

    mean: float  #: Mean difference.
    low: float  #: Lower end of its 95 % interval.
    high: float  #: Upper end.
    more: float  #: Share of pairs in which this level had more.
    fewer: float  #: Share of pairs in which it had less.

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def spread(counts: Mapping[float, int]) -> _ValueSpread:
    """Return the statistics of counted values."""
    values = sorted(counts)
    number = sum(counts.values())
    mean = math.fsum(value * counts[value] for value in values) / number
    squares = math.fsum(counts[value] * (value - mean) ** 2 for value in values)
    deviation = math.sqrt(squares / (number - 1)) if number > 1 else math.nan
    return _ValueSpread(number, mean, deviation)


def quartiles(counts: Counts) -> list[float]:
    """Return the quartiles as numpy and the charts work them out, between two values if need be."""
    values = np.repeat([*counts], [*counts.values()])
    return [float(each) for each in np.quantile(values, (0.25, 0.5, 0.75))]


def effect(counts: Mapping[float, int]) -> _PairedEffect:
    """Return a mean paired difference with its interval.

    The interval is Student's for the mean of paired differences (Student 1908, Biometrika 6:1–25,
    doi 10.1093/biomet/6.1.1): mean ± t · s / √n with n − 1 degrees of freedom. It assumes that the
    mean difference is normal, an approximation that improves with more tables.
    """
    found = spread(counts)
    half = t_quantile(found.tables - 1) * found.deviation / math.sqrt(found.tables)
    more = sum(count for value, count in counts.items() if value > 0)
    fewer = sum(count for value, count in counts.items() if value < 0)
    return _PairedEffect(
        found.mean, found.mean - half, found.mean + half, more / found.tables, fewer / found.tables
    )


class ResultRow(NamedTuple):
    """Statistics of one level after a number of tables."""

    tables: int  #: Number of tables of each level.
    factor: str
    level: Level
    outcome: str
    mean: float
    sd: float  #: Sample standard deviation; NaN for one table.
    q25: float  #: Like the next two, see `quartiles`.
    median: float
    q75: float
    #: Like the next three, see `_PairedEffect`; None for the first level.
    difference: float | None
    difference_low: float | None
    difference_high: float | None
    share_higher: float | None


class ValueRow(NamedTuple):
    """Number of tables of a level with a value."""

    factor: str
    level: str
    outcome: str
    value: float
    tables: int


def text_of(level: Level) -> str:
    """Return a level as it is typed."""
    return ("true" if level else "false") if isinstance(level, bool) else str(level)


def result_rows(experiment: Experiment, tally: TableCounts) -> list[ResultRow]:
    """Return the statistics of the tables counted so far, one row per level."""
    rows = []
    for number, level in enumerate(experiment.levels):
        found = spread(tally.values[number])
        held: tuple[float | None, ...] = (None, None, None, None)
        if number:
            held = effect(tally.apart[number])[:4]
        rows.append(
            ResultRow(
                found.tables,
                experiment.factor,
                level,
                experiment.outcome,
                *found[1:],
                *quartiles(tally.values[number]),
                *held,
            )
        )
    return rows


def value_rows(experiment: Experiment, tally: TableCounts) -> list[ValueRow]:
    """Return every value that occurred, with its number of tables at each level."""
    return [
        ValueRow(experiment.factor, text_of(level), experiment.outcome, value, counts[value])
        for level, counts in zip(experiment.levels, tally.values, strict=True)
        for value in sorted(counts)
    ]
