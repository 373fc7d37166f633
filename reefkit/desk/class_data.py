"""The class as data: all its tables as one ocean of sites, and shared notes.

Time 0 is the founding, and t the survey of round t. Tables may be at different times: at each time
the ocean consists of the tables that have been surveyed then. So gamma = mean alpha × beta holds at
every time, and the number of tables behind it is shown.
"""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reefkit import ecology
from reefkit.labs.lesson.desk_records import CountedType, RoundDisaster, TableRecord, TableSeries
from reefkit.labs.student_work import NotePlace
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store
    from reefkit.classroom.store.store_part import AnyRow


class NamedRecord(NamedTuple):
    """A table's record with the table's id and name on the desk."""

    id: str
    name: str
    record: TableRecord


class _DiversityCourse(NamedTuple):
    """Diversity through time, of a table or of the ocean; NaN where it is undefined."""

    alpha: tuple[float, ...]  #: Mean richness of the sites.
    beta: tuple[float, ...]  #: Whittaker's beta: gamma / mean alpha.
    gamma: tuple[float, ...]  #: Richness of all sites together.


class OceanRange(NamedTuple):
    """The range of one type over the class."""

    taxon: CountedType
    first: int  #: Time of first presence at any table.
    last: int  #: Time of last presence at any table.
    kept: tuple[int, ...]  #: Number of tables where it lived, at each time.
    now: int  #: Number of tables that have it at their own latest survey.
    lives: bool  #: Whether `now` is above 0.


class ClassSeries(NamedTuple):
    """One series of a game over the class."""

    about: TableSeries  #: Description of the series; its values are those of one table.
    mean: tuple[float, ...]  #: Mean of the tables that have reached each time.
    each: dict[str, tuple[float, ...]]  #: Each table's values, by its id.


class Ocean(NamedTuple):
    """All tables of a class that have founded their sites."""

    tables: tuple[NamedRecord, ...]  #: Their records.
    label: Message | None  #: Unit of time.
    rounds: int  #: Rounds of the longest match.
    come: tuple[int, ...]  #: Number of tables that have reached each time, from 0.
    together: int  #: The latest time that all tables have reached; -1 without tables.
    whole: _DiversityCourse  #: Diversity of the ocean.
    each: dict[str, _DiversityCourse]  #: Diversity of each table, by its id.
    ranges: tuple[OceanRange, ...]  #: Every type that ever lived, by first appearance.
    #: The disasters, if all tables had the same ones; else empty.
    struck: tuple[RoundDisaster, ...]
    series: tuple[ClassSeries, ...] = ()  #: The game's other series.
    unit: Message | None = None  #: The game's name for points, if it has another.

    @property
    def has_types(self) -> bool:
        return any(each.record.taxa for each in self.tables)

    @property
    def sites(self) -> int:
        return sum(len(each.record.places) for each in self.tables)


def ocean_of(tables: Sequence[NamedRecord]) -> Ocean:
    """Combine tables into one ocean, leaving out those without founded sites."""
    begun = tuple(each for each in tables if len(each.record.counts))
    taxa = _taxa_of(begun)
    counts = [_spread(each.record, taxa) for each in begun]
    times = max((len(each) for each in counts), default=0)
    come = tuple(sum(len(each) > time for each in counts) for time in range(times))
    at_time = [np.concatenate([each[t] for each in counts if len(each) > t]) for t in range(times)]
    return Ocean(
        tables=begun,
        label=begun[0].record.label if begun else None,
        rounds=max((each.record.rounds for each in begun), default=0),
        come=come,
        together=min((len(each) for each in counts), default=0) - 1,
        whole=_course(at_time),
        each={one.id: _course(list(its)) for one, its in zip(begun, counts, strict=True)},
        ranges=_ranges(counts, taxa, times),
        struck=_struck(begun),
        series=_series(begun),
        unit=begun[0].record.unit if begun else None,
    )


def _taxa_of(tables: Sequence[NamedRecord]) -> tuple[CountedType, ...]:
    """List the distinct types of all tables, whose overlays may differ."""
    found: dict[str, CountedType] = {}
    for each in tables:
        for taxon in each.record.taxa:
            found.setdefault(taxon.id, taxon)
    return tuple(found.values())


def _spread(record: TableRecord, taxa: Sequence[CountedType]) -> NDArray[np.int64]:
    """Align a table's counts to the given types: int (times, seats, types)."""
    times, seats, _ = record.counts.shape
    columns = {taxon.id: number for number, taxon in enumerate(taxa)}
    found = np.zeros((times, seats, len(taxa)), np.int64)
    for number, taxon in enumerate(record.taxa):
        found[..., columns[taxon.id]] = record.counts[..., number]
    return found


def _course(at_time: Sequence[NDArray[np.int64]]) -> _DiversityCourse:
    """Measure diversity from int (sites, types) at each time."""
    return _DiversityCourse(
        alpha=tuple(float(ecology.mean_alpha(sites)) for sites in at_time),
        beta=tuple(float(ecology.whittaker_beta(sites)) for sites in at_time),
        gamma=tuple(float(ecology.gamma(sites)) for sites in at_time),
    )


def _ranges(
    counts: Sequence[NDArray[np.int64]], taxa: Sequence[CountedType], times: int
) -> tuple[OceanRange, ...]:
    """Return the ranges over the class: a type lives on if any table's latest survey has it."""
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
        numbers = tuple(int(n) for n in kept[:, number])
        found.append(OceanRange(taxa[number], row.first, row.last, numbers, living, living > 0))
    return tuple(found)


def _series(tables: Sequence[NamedRecord]) -> tuple[ClassSeries, ...]:
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
    known = [value for value in values if not math.isnan(value)]
    return sum(known) / len(known) if known else math.nan


def _struck(tables: Sequence[NamedRecord]) -> tuple[RoundDisaster, ...]:
    """Return the class's disasters; empty as soon as two tables differ."""
    lists = [each.record.struck for each in tables]
    if not all(lists):
        return ()
    longest = max(lists, key=len, default=())
    return longest if all(longest[: len(each)] == each for each in lists) else ()


def shared_notes(
    store: Store, class_id: str, matches: Container[str | None]
) -> list[tuple[NotePlace, AnyRow]]:
    """List the notes that members share about the class's matches, by match, seat, round and time.

    Notes about another class's matches are for that class's teacher.

    `matches`: Ids of the matches of the class's tables.
    """
    found = [(NotePlace.of(each.key), each) for each in store.classes.notes(class_id) if each.text]
    ours = [(place, each) for place, each in found if place and place.match in matches]
    return sorted(ours, key=lambda each: (each[0], each[1].time, each[1].person))
