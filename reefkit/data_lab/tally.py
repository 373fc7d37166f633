"""Counts of outcomes and of differences of pairs, and their statistics."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from reefkit.data_lab.experiment import Experiment, trials_named
from reefkit.match.trials import Level

Counts: TypeAlias = dict[float, int]


class TableCounts(Struct):
    """What came of so many tables of each level."""

    tables: int
    values: list[Counts]  #: By level, how many tables had a value.
    #: By level, how many pairs of tables with the same luck had a difference from the first level.
    apart: list[Counts]

    def add(self, more: TableCounts) -> None:
        """Take in further tables."""
        self.tables += more.tables
        for mine, others in ((self.values, more.values), (self.apart, more.apart)):
            for counts, new in zip(mine, others, strict=True):
                for value, count in new.items():
                    counts[value] = counts.get(value, 0) + count


def empty(levels: int) -> TableCounts:
    """Return what came of no tables."""
    return TableCounts(0, [{} for _ in range(levels)], [{} for _ in range(levels)])


def play_values(experiment: Experiment, first: int, count: int) -> list[np.ndarray]:
    trials = trials_named(experiment.game)
    seeds = range(experiment.seed + first, experiment.seed + first + count)
    return [
        trials.play({**experiment.given, experiment.factor: level}, experiment.outcome, seeds)
        for level in experiment.levels
    ]


def play_chunk(experiment: Experiment, first: int, count: int) -> TableCounts:
    """Play so many tables of each level, from a number on, and count what came."""
    return counted(play_values(experiment, first, count))


def counted(found: Sequence[np.ndarray]) -> TableCounts:
    """Count what came: by level, a value a table; those of the same number had the same luck."""
    apart = [np.round(values - found[0], 9) for values in found]
    return TableCounts(
        len(found[0]), [_counted(each) for each in found], [_counted(each) for each in apart]
    )


def _counted(values: np.ndarray) -> Counts:
    return {float(value): count for value, count in Counter(values.tolist()).items()}


CONFIDENCE = 0.95


class _ValueSpread(NamedTuple):
    """How values lie."""

    tables: int
    mean: float
    deviation: float  #: The standard deviation of a sample; NaN of one value.
    #: ``low``, ``middle``, ``high``: Below which a quarter, half and three quarters lie.
    low: float
    middle: float
    high: float


class _PairedEffect(NamedTuple):
    """A level held against the first, pair by pair of tables with the same luck."""

    mean: float  #: The mean difference.
    #: ``low``, ``high``: Its 95 % interval.
    low: float
    high: float
    more: float  #: In what share of the pairs this level had more, …
    fewer: float  #: … and in what share less.

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def spread(counts: Mapping[float, int]) -> _ValueSpread:
    """Read how values lie."""
    values = sorted(counts)
    number = sum(counts.values())
    mean = math.fsum(value * counts[value] for value in values) / number
    squares = math.fsum(counts[value] * (value - mean) ** 2 for value in values)
    deviation = math.sqrt(squares / (number - 1)) if number > 1 else math.nan
    quarters = [_quantile(values, counts, number * share) for share in (0.25, 0.5, 0.75)]
    return _ValueSpread(number, mean, deviation, *quarters)


def _quantile(values: Sequence[float], counts: Mapping[float, int], rank: float) -> float:
    below = 0
    for value in values:
        below += counts[value]
        if below >= rank:
            return value
    return values[-1]


def effect(counts: Mapping[float, int]) -> _PairedEffect:
    """Return a paired difference with its interval.

    The interval is Student's for the mean of paired differences (Student 1908, Biometrika 6:1–25,
    doi 10.1093/biomet/6.1.1): mean ± t · s / √n with n − 1 degrees of freedom. It takes the mean of
    n differences for normal, which with skewed values holds the better the more tables there are.
    """
    found = spread(counts)
    half = t_quantile(found.tables - 1) * found.deviation / math.sqrt(found.tables)
    more = sum(count for value, count in counts.items() if value > 0)
    fewer = sum(count for value, count in counts.items() if value < 0)
    return _PairedEffect(
        found.mean, found.mean - half, found.mean + half, more / found.tables, fewer / found.tables
    )


@cache
def t_quantile(degrees: int, confidence: float = CONFIDENCE) -> float:
    """Return between which −t and t Student's distribution holds a share.

    By the expansion in 1 / degrees of Abramowitz & Stegun 1964, *Handbook of Mathematical
    Functions*, 26.7.5; for 9 degrees and more it is right to three decimals.
    """
    x = float(NormalDist().inv_cdf((1 + confidence) / 2))
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return math.fsum(term / float(degrees) ** power for power, term in enumerate(terms))


class ResultRow(NamedTuple):
    """A level after a step: tidy, one row each."""

    tables: int  #: So many tables of each level were over.
    factor: str
    level: str
    outcome: str
    #: ``mean``, ``deviation``, ``low``, ``median``, ``high``: See `_ValueSpread`.
    mean: float
    deviation: float
    low: float
    median: float
    high: float
    #: ``difference``, ``difference_low``, ``difference_high``, ``more``: See `_PairedEffect`;
    #: none for the first level.
    difference: float | None
    difference_low: float | None
    difference_high: float | None
    more: float | None


class ValueRow(NamedTuple):
    """How many tables of a level had a value."""

    factor: str
    level: str
    outcome: str
    value: float
    tables: int


def text_of(level: Level) -> str:
    """Return a level as it is typed."""
    return ("true" if level else "false") if isinstance(level, bool) else str(level)


def result_rows(experiment: Experiment, tally: TableCounts) -> list[ResultRow]:
    """Return what has come of it, a row a level."""
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
                text_of(level),
                experiment.outcome,
                *found[1:],
                *held,
            )
        )
    return rows


def value_rows(experiment: Experiment, tally: TableCounts) -> list[ValueRow]:
    """Return every value that came, and at how many tables of each level."""
    return [
        ValueRow(experiment.factor, text_of(level), experiment.outcome, value, counts[value])
        for level, counts in zip(experiment.levels, tally.values, strict=True)
        for value in sorted(counts)
    ]
