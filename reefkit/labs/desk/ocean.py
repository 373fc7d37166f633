"""The class as data: all tables of a class taken together as one ocean, along time.

Time 0 is the founding and t the survey of round t. Tables need not have come equally far: at each
time the ocean is made of those tables that have been surveyed there, and of their reefs. So
gamma = mean alpha × beta holds at every time, and how many tables stand behind it is told.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reefkit import ecology
from reefkit.labs.desk.games import Series, Struck, TableRecord, Taxon
from reefkit.text import Message


class Named(NamedTuple):
    """A table's record with the name and the id that the table has on the desk."""

    id: str
    name: str
    record: TableRecord


class Course(NamedTuple):
    """Diversity along time, of a table or of the ocean; NaN where it is undefined.

    Attributes
    ----------
    alpha
        Mean richness of the reefs.
    beta
        Whittaker's gamma over alpha.
    gamma
        Richness of all reefs together.
    """

    alpha: tuple[float, ...]
    beta: tuple[float, ...]
    gamma: tuple[float, ...]


class OceanRange(NamedTuple):
    """The range of one type over the class.

    Attributes
    ----------
    first, last
        Times of its first and last presence at any table.
    kept
        At how many tables it lived, at each time.
    now
        How many tables have it at their own latest survey.
    lives
        Whether any has.
    """

    taxon: Taxon
    first: int
    last: int
    kept: tuple[int, ...]
    now: int
    lives: bool


class ClassSeries(NamedTuple):
    """One series of a game over the class.

    Attributes
    ----------
    about
        What the tables' series say of themselves; the values are those of one table.
    mean
        Of the tables that have come to each time.
    each
        Each table's values, by its id.
    """

    about: Series
    mean: tuple[float, ...]
    each: dict[str, tuple[float, ...]]


class Ocean(NamedTuple):
    """All tables of a class that have founded their reefs.

    Attributes
    ----------
    tables
        Their records, as given.
    label
        What time counts.
    rounds
        Of the longest match.
    come
        How many tables have come to each time; so many times as any has come to.
    together
        The latest time that all have come to; -1 where there is no table.
    whole
        Diversity of the ocean.
    each
        Diversity of each table, by its id.
    ranges
        Of every type that ever lived, by first appearance.
    struck
        The disasters, where all tables had the same ones; else none.
    series
        What else the game measures.
    unit
        What points are called, where they are something else.
    """

    tables: tuple[Named, ...]
    label: Message | None
    rounds: int
    come: tuple[int, ...]
    together: int
    whole: Course
    each: dict[str, Course]
    ranges: tuple[OceanRange, ...]
    struck: tuple[Struck, ...]
    series: tuple[ClassSeries, ...] = ()
    unit: Message | None = None

    @property
    def has_types(self) -> bool:
        """Whether the game has types at all, so that diversity can be told."""
        return any(each.record.taxa for each in self.tables)

    @property
    def reefs(self) -> int:
        """How many reefs there are."""
        return sum(len(each.record.places) for each in self.tables)


def ocean_of(tables: Sequence[Named]) -> Ocean:
    """Take tables together as one ocean; those that have not founded their reefs are left out."""
    begun = tuple(each for each in tables if len(each.record.counts))
    taxa = taxa_of(begun)
    counts = [spread(each.record, taxa) for each in begun]
    times = max((len(each) for each in counts), default=0)
    come = tuple(sum(len(each) > time for each in counts) for time in range(times))
    at_time = [np.concatenate([each[t] for each in counts if len(each) > t]) for t in range(times)]
    return Ocean(
        tables=begun,
        label=begun[0].record.label if begun else None,
        rounds=max((each.record.rounds for each in begun), default=0),
        come=come,
        together=min((len(each) for each in counts), default=0) - 1,
        whole=course(at_time),
        each={one.id: course(list(its)) for one, its in zip(begun, counts, strict=True)},
        ranges=_ranges(counts, taxa, times),
        struck=_struck(begun),
        series=_series(begun),
        unit=begun[0].record.unit if begun else None,
    )


def taxa_of(tables: Sequence[Named]) -> tuple[Taxon, ...]:
    """List the types of all tables, each once: a teacher's overlay may have changed between two."""
    found: dict[str, Taxon] = {}
    for each in tables:
        for taxon in each.record.taxa:
            found.setdefault(taxon.id, taxon)
    return tuple(found.values())


def spread(record: TableRecord, taxa: Sequence[Taxon]) -> NDArray[np.int64]:
    """Give a table's counts with a column for every one of the types: int (times, seats, types)."""
    times, seats, _ = record.counts.shape
    columns = {taxon.id: number for number, taxon in enumerate(taxa)}
    found = np.zeros((times, seats, len(taxa)), np.int64)
    for number, taxon in enumerate(record.taxa):
        found[..., columns[taxon.id]] = record.counts[..., number]
    return found


def course(at_time: Sequence[NDArray[np.int64]]) -> Course:
    """Measure diversity at each time from the reefs there are: int (reefs, types) a time."""
    return Course(
        alpha=tuple(float(ecology.mean_alpha(reefs)) for reefs in at_time),
        beta=tuple(float(ecology.whittaker_beta(reefs)) for reefs in at_time),
        gamma=tuple(float(ecology.gamma(reefs)) for reefs in at_time),
    )


def _ranges(
    counts: Sequence[NDArray[np.int64]], taxa: Sequence[Taxon], times: int
) -> tuple[OceanRange, ...]:
    """Give the ranges over the class. A type lives on where any table still has it.

    A table that has come less far has not lost what it had at its own latest survey.
    """
    if not times:
        return ()
    kept = np.zeros((times, len(taxa)), np.int64)
    for each in counts:
        kept[: len(each)] += ecology.table_presence(each)
    now = sum(ecology.table_presence(each)[-1].astype(np.int64) for each in counts)
    names = [taxon.id for taxon in taxa]
    found = []
    for row in ecology.range_rows(ecology.ranges_of(kept), names):
        number = names.index(row.taxon)
        living = int(np.asarray(now)[number])
        told = tuple(int(n) for n in kept[:, number])
        found.append(OceanRange(taxa[number], row.first, row.last, told, living, living > 0))
    return tuple(found)


def _series(tables: Sequence[Named]) -> tuple[ClassSeries, ...]:
    """Take each series of all tables together, those of the first table in its order."""
    found = []
    for about in tables[0].record.series if tables else ():
        each = {
            table.id: one.values
            for table in tables
            for one in table.record.series
            if one.id == about.id
        }
        times = range(max(map(len, each.values())))
        mean = tuple(_mean([v[time] for v in each.values() if len(v) > time]) for time in times)
        found.append(ClassSeries(about, mean, each))
    return tuple(found)


def _mean(values: Sequence[float]) -> float:
    """Give the mean of what is defined; NaN where nothing is."""
    known = [value for value in values if not math.isnan(value)]
    return sum(known) / len(known) if known else math.nan


def _struck(tables: Sequence[Named]) -> tuple[Struck, ...]:
    """Give the disasters of the class, where what one table has met is what all have, so far."""
    lists = [each.record.struck for each in tables]
    if not all(lists):
        return ()
    longest = max(lists, key=len, default=())
    return longest if all(longest[: len(each)] == each for each in lists) else ()
