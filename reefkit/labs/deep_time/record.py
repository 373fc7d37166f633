"""What the lesson reads: the genera of fossil corals by stage, and one's own match beside them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from reefkit import ecology
from reefkit.classroom.store.work_file import is_work_file, read_work_file
from reefkit.content import Library
from reefkit.ecology import Ranges
from reefkit.games import games
from reefkit.labs.lesson.lab import labs
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, message, once

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reefkit.labs.storage import Storage

Numbers = tuple[float, ...]


# ---- The record of the rocks: corals by stage, oldest first

_LONGEST = 24
"""Genera of a range chart: more rows cannot be read."""
_GREAT = ("Rhaetian", "Maastrichtian")
"""Stages whose ends are two of the five great extinctions of all life; no other lies here."""


class _RockStage(NamedTuple):
    """A stage of the rocks."""

    name: str
    system: str
    bottom: float  #: When it began, in millions of years ago.
    middle: float
    top: float  #: When it ended.


class Genus(NamedTuple):
    """A genus of corals that was found as a fossil."""

    name: str
    first: int  #: The stage, from 0, of its first fossil.
    last: int  #: That of its last one; the last stage where it lives today.
    alive: bool
    found: tuple[int, ...]  #: The stages in which it was found.


class Rocks:
    """The record of the rocks.

    Genera without any fossil (64, of the Holocene alone) are left out; of the others, those that
    live today range to the end of the record.
    """

    def __init__(self, library: Library) -> None:
        table = library.table("science/fossil_coral_diversity_by_stage.csv").rows()
        by_number = {int(str(row["stg"])): number for number, row in enumerate(table)}
        self.stages = tuple(
            _RockStage(
                str(row["stage"]),
                # The source misspells the last one.
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
        number = self.number(stage)
        return sum(each.last == number and not each.alive for each in self.genera)

    def at(self, time: float) -> int:
        holds = [n for n, each in enumerate(self.stages) if each.bottom >= time >= each.top]
        return int(self.lived[holds[-1] if holds else -1])

    def systems(self) -> list[tuple[str, float, float]]:
        found = []
        for system, stages in groupby(self.stages, key=lambda each: each.system):
            several = list(stages)
            found.append((system, several[0].bottom, several[-1].top))
        return found

    def great(self) -> list[tuple[str, float]]:
        return [(each.name, each.top) for each in self.stages if each.name in _GREAT]

    def views(self) -> dict[str, tuple[Genus, ...]]:
        """Return the choices of the range chart: of each as many genera as can be read.

        ``sample`` takes genera at even distances through the list, by first appearance; the others
        those with the longest ranges.
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
        number = self.number(stage)
        return tuple(
            each
            for each in self.genera
            if number not in each.found and each.first < number < max(each.found)
        )

    def runs(self, genus: Genus) -> list[tuple[float, float]]:
        return [
            (self.stages[first].bottom, self.stages[last].top) for first, last in runs(genus.found)
        ]

    def rates(self) -> dict[str, tuple[Numbers, Numbers]]:
        """Return origination and extinction a stage, by how they are reckoned.

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
        return {name: (_series(one), _series(two)) for name, (one, two) in pairs.items()}


def _series(values: NDArray[np.float64]) -> Numbers:
    return tuple(map(float, values))


def runs(times: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last of each run of whole numbers without a gap.

    Examples
    --------
    >>> runs([0, 1, 4])
    [(0, 1), (4, 4)]
    """
    found: list[tuple[int, int]] = []
    for time in times:
        if found and found[-1][1] == time - 1:
            found[-1] = (found[-1][0], time)
        else:
            found.append((time, time))
    return found


@once
def rocks() -> Rocks:
    return Rocks(Library())


# ---- One's own match: the last of Reef Survivor, from a file, or played by bots now

GAME = "reef"
LEAST_SURVEYS = 3
"""A match with fewer, the founding included, has neither gaps nor rates."""
_BOTS = ("builder", "newcomer", "specialist")
_BOT_ROUNDS = 7
_TRIES = 3
"""Of so many matches of bots the first is taken in which types were lost."""

Origin = Literal["own", "file", "bots"]


class Sample(NamedTuple):
    """What a collector finds of a match."""

    times: tuple[int, ...]  #: The surveys that were looked at.
    counts: NDArray[np.int64]  #: Individuals found, shape (times, types).


class SampleTold(NamedTuple):
    """What a sample makes of the ranges that were."""

    unseen: int  #: Types of which nothing was found.
    later: int  #: Types whose first find is later than they came.
    earlier: int  #: Types whose last find is earlier than the last survey where they lived.
    gaps: int  #: Types with a gap between two finds in which they lived.
    types: int


class ReefRecord:
    """Who lived in a match of Reef Survivor, survey by survey.

    Parameters
    ----------
    match
        The match.
    origin
        Where it comes from.
    seat
        Whose reef is one's own.
    id
        How the store calls it; empty where it is not there.
    """

    def __init__(self, match: Match, origin: Origin, seat: int = 0, id: str = "") -> None:  # noqa: A002
        self.match, self.origin, self.seat, self.id = match, origin, seat, id
        lived = labs()[GAME].lived(MemoryTable(match))
        rows = [each for each in lived.rows if each.role != "alga"]
        self.types = list(dict.fromkeys(each.type for each in rows if each.abundance))
        self.rounds = int(labs()[GAME].rounds(match.setup.options))
        self.seats = [each.name for each in match.setup.seats]
        last = max((each.round for each in rows), default=-1)
        #: Individuals, shape (surveys, reefs, types).
        self.counts = np.zeros((last + 1, len(self.seats), len(self.types)), dtype=np.int64)
        for each in rows:
            if each.abundance and each.seat is not None:
                place = each.round, each.seat - 1, self.types.index(each.type)
                self.counts[place] += each.abundance

    @property
    def surveys(self) -> int:
        return len(self.counts)

    def lived(self, seat: int | None) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = (
            self.counts.sum(axis=1) if seat is None else self.counts[:, seat]
        )
        return chosen

    def sample(self, every: int, chance: int, seed: int) -> Sample:
        """Sample at every `every`-th survey, each individual with `chance` per cent."""
        times = tuple(range(0, self.surveys, every))
        drawn = np.random.default_rng(seed).binomial(self.lived(None)[list(times)], chance / 100)
        return Sample(times, drawn)

    def told(self, sample: Sample) -> SampleTold:
        truth = ecology.ranges_of(self.lived(None))
        found = ecology.ranges_of(sample.counts)
        seen = found.first != ecology.NEVER
        times = np.array(sample.times)
        first, last = times[found.first], times[found.last]
        lived = self.lived(None)[list(sample.times)]
        gaps = [
            len(runs(np.flatnonzero(there[: max(np.flatnonzero(here), default=-1) + 1])))
            < len(runs(np.flatnonzero(here)))
            for here, there in zip(sample.counts.T, lived.T, strict=True)
        ]
        return SampleTold(
            unseen=int((~seen).sum()),
            later=int((seen & (first > truth.first)).sum()),
            earlier=int((seen & (last < truth.last)).sum()),
            gaps=sum(gaps),
            types=len(self.types),
        )

    def rates(self) -> tuple[Numbers, Numbers]:
        """Return origination and extinction rates per round, over all reefs (Foote 2000)."""
        ranges = ecology.ranges_of(self.lived(None))
        return (
            _series(ecology.per_capita_origination(ranges)),
            _series(ecology.per_capita_extinction(ranges)),
        )


def played_by_bots(say: Catalogue) -> ReefRecord:
    lab = labs()[GAME]
    seats = [SeatInfo(say.render(Message(f"new-bot-{style}")), bot=style) for style in _BOTS]
    for _ in range(_TRIES):
        table = MemoryTable(lab.new_match(seats, options={"rounds": _BOT_ROUNDS}))
        table.run()
        found = ReefRecord(table.match, "bots")
        if np.any(ecology.ranges_of(found.lived(None)).last < found.surveys - 1):
            break
    return found


def of_file(data: bytes, name: str) -> ReefRecord:
    """Read a match of Reef Survivor from a file of ours: a match, or a save file.

    Raises
    ------
    SaveError
        When it is none, or too little of it was played.
    """
    if is_work_file(data):
        matches = list(read_work_file(data, games(), name).matches.values())
    else:
        matches = [save.parse(data, games(), name)]
    for match in reversed(matches):
        if match.game.id == GAME:
            seats = [seat for seat, who in enumerate(match.setup.seats) if who.bot is None]
            own = ReefRecord(match, "file", match.setup.seen_by or (seats or [0])[0])
            if own.surveys >= LEAST_SURVEYS:
                return own
    raise SaveError(message("deep-time-file-none", least=LEAST_SURVEYS - 1))


class ReefMatch(NamedTuple):
    """A match of those who are here, in a class or not."""

    id: str
    names: tuple[str, ...]
    when: str  #: When it was last played, ISO 8601 in UTC.
    seat: int


def kept(storage: Storage | None, most: int = 6) -> list[ReefMatch]:
    ids = [] if storage is None else storage.people.ids
    if storage is None or not ids:
        return []
    found = storage.lasting.read(lambda store: store.matches.of_people(ids), [])
    return [
        ReefMatch(
            row.id,
            tuple(seat.name for seat in row.seats if seat.person is not None),
            row.updated,
            next((n for n, seat in enumerate(row.seats) if seat.person in ids), 0),
        )
        for row in found
        if row.game == GAME and row.surveyed >= LEAST_SURVEYS - 1
    ][:most]


def opened(storage: Storage, which: ReefMatch) -> ReefRecord:
    """Open a match that is listed, to be read.

    Raises
    ------
    ReefkitError
        When it is gone or damaged.
    """
    table = storage.lasting.ask(lambda store: store.matches.open(which.id, storage.games))
    return ReefRecord(table.match, "own", which.seat, which.id)
