"""The fossil record of coral genera by stage: ranges, richness and rates."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reefkit import ecology
from reefkit.content import Library
from reefkit.ecology import Ranges
from reefkit.games.reef.timeline import stays
from reefkit.text import once

if TYPE_CHECKING:
    from numpy.typing import NDArray


Numbers = tuple[float, ...]

_LONGEST = 24
"""Maximum number of genera in a range chart; more rows cannot be read."""
_GREAT = ("Rhaetian", "Maastrichtian")
"""Stages that end with one of the five great mass extinctions; the other three are older."""


class _RockStage(NamedTuple):
    """A geological stage."""

    name: str
    system: str
    bottom: float  #: Its beginning, in millions of years ago.
    middle: float  #: In millions of years ago.
    top: float  #: Its end, in millions of years ago.


class Genus(NamedTuple):
    """A genus of corals with fossils."""

    name: str
    first: int  #: Index of the stage of its first fossil.
    last: int  #: Index of the stage of its last fossil; of the last stage if it lives today.
    alive: bool
    found: tuple[int, ...]  #: Indices of the stages with fossils of it.


class Rocks:
    """The fossil record of coral genera.

    Genera without fossils (64, of the Holocene alone) are left out; those that live today range to
    the end of the record.
    """

    def __init__(self, library: Library) -> None:
        table = library.table("science/fossil_coral_diversity_by_stage.csv").rows()
        by_number = {int(str(row["stg"])): number for number, row in enumerate(table)}
        self.stages = tuple(
            _RockStage(
                str(row["stage"]),
                # The source misspells "Quaternary".
                str(row["system"]).replace("Quartern", "Quatern"),
                *(float(str(row[name])) for name in ("bottom_ma", "mid_ma", "top_ma")),
            )
            for row in table
        )
        finds: dict[str, list[int]] = {}
        for row in library.table("science/fossil_coral_genus_by_stage.csv").rows():
            if (stage := by_number.get(int(str(row["stg"])))) is not None:
                finds.setdefault(str(row["genus"]), []).append(stage)
        latest = len(self.stages) - 1
        self.genera = tuple(
            Genus(
                str(row["genus"]),
                by_number[int(str(row["fad_stg"]))],
                latest if row["extant"] else by_number[int(str(row["lad_stg"]))],
                bool(row["extant"]),
                tuple(sorted(finds.get(str(row["genus"]), ()))),
            )
            for row in library.table("science/fossil_coral_genus_ranges.csv").rows()
            if int(str(row["fad_stg"])) in by_number
        )

    @cached_property
    def ranges(self) -> Ranges:
        alive = np.array([each.alive for each in self.genera])
        return Ranges(
            first=np.array([each.first for each in self.genera]),
            last=np.array([each.last for each in self.genera]),
            intervals=len(self.stages),
            lives_on=alive,
        )

    @cached_property
    def found(self) -> NDArray[np.bool_]:
        found = np.zeros((len(self.stages), len(self.genera)), dtype=np.bool_)
        for column, genus in enumerate(self.genera):
            found[list(genus.found), column] = True
        return found

    @cached_property
    def lived(self) -> NDArray[np.int64]:
        counted: NDArray[np.int64] = ecology.range_through(self.ranges).sum(axis=-1)
        return counted

    @property
    def middles(self) -> Numbers:
        return tuple(each.middle for each in self.stages)

    def number(self, stage: str) -> int:
        return next(number for number, each in enumerate(self.stages) if each.name == stage)

    def lost(self, stage: str) -> int:
        """Return the number of extinct genera whose last fossil is of a stage."""
        number = self.number(stage)
        return sum(each.last == number and not each.alive for each in self.genera)

    def shares(self) -> Numbers:
        """Return the share of the genera of each stage that were seen last in it, in per cent.

        In the last stage it is not known.
        """
        lost = [self.lost(each.name) for each in self.stages[:-1]]
        lived = map(int, self.lived)
        return (*(100 * one / of for one, of in zip(lost, lived, strict=False)), float("nan"))

    def at(self, time: float) -> int:
        """Return the number of genera at a time in millions of years ago, as the graph draws it.

        Its line runs straight from the middle of a stage to the middle of the next.
        """
        return round(float(np.interp(-time, np.negative(self.middles), self.lived)))

    def systems(self) -> list[tuple[str, float, float]]:
        """Return the name, beginning and end (Ma) of each geological period, the oldest first."""
        found = []
        for system, stages in groupby(self.stages, key=lambda each: each.system):
            several = list(stages)
            found.append((system, several[0].bottom, several[-1].top))
        return found

    def great(self) -> list[tuple[str, float]]:
        """Return the stages that end with a great mass extinction, and the ends (Ma)."""
        return [(each.name, each.top) for each in self.stages if each.name in _GREAT]

    def views(self) -> dict[str, tuple[Genus, ...]]:
        """Return the choices of the range chart, each with at most `_LONGEST` genera.

        ``sample``: genera at even distances in the order of first appearance. ``rhaetian``,
        ``maastrichtian``: genera lost with that stage; ``alive``: genera of today. Each of these
        three has those that range through most stages.
        """
        in_order = sorted(self.genera, key=lambda each: (each.first, each.name))
        step = len(in_order) // _LONGEST
        longest = sorted(self.genera, key=lambda each: each.first - each.last)

        def ended(stage: str) -> tuple[Genus, ...]:
            number = self.number(stage)
            mine = (each for each in longest if each.last == number and not each.alive)
            return tuple(mine)[:_LONGEST]

        return {
            "sample": tuple(in_order[step // 2 :: step])[:_LONGEST],
            **{stage.lower(): ended(stage) for stage in _GREAT},
            "alive": tuple(each for each in longest if each.alive)[:_LONGEST],
        }

    def lazarus(self, stage: str) -> tuple[Genus, ...]:
        """Return the genera without fossils of a stage that have older and younger fossils."""
        number = self.number(stage)
        return tuple(
            each
            for each in self.genera
            if number not in each.found and each.first < number < max(each.found)
        )

    def runs(self, genus: Genus) -> list[tuple[float, float]]:
        """Return beginning and end (Ma) of each run of stages with fossils of a genus."""
        finds = np.bincount(genus.found, minlength=len(self.stages))
        return [
            (self.stages[first].bottom, self.stages[last].top)
            for first, last in stays(range(len(self.stages)), finds)
        ]

    def rates(self) -> dict[str, tuple[Numbers, Numbers]]:
        """Return origination and extinction rates per stage, by method.

        ``foote``: per capita from boundary crossers (Foote 2000); ``timers``: three-timers (Alroy
        2008); ``fillers``: gap-fillers (Alroy 2014).
        """
        found = self.found
        pairs = {
            "foote": (
                ecology.per_capita_origination(self.ranges),
                ecology.per_capita_extinction(self.ranges),
            ),
            "timers": (
                ecology.three_timer_origination(found),
                ecology.three_timer_extinction(found),
            ),
            "fillers": (
                ecology.gap_filler_origination(found),
                ecology.gap_filler_extinction(found),
            ),
        }
        return {name: (series(one), series(two)) for name, (one, two) in pairs.items()}


def series(values: NDArray[np.float64]) -> Numbers:
    return tuple(map(float, values))


@once
def rocks() -> Rocks:
    return Rocks(Library())
