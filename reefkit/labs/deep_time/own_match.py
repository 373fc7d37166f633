"""The reef of Reef Survivor that is read beside the rocks: one on which enough types were lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np
from msgspec.structs import replace

from reefkit import ecology
from reefkit.classroom.store.work_file import is_work_file, read_work_file
from reefkit.games import games
from reefkit.games.reef import survey
from reefkit.games.reef.content import default
from reefkit.games.reef.ensemble import Ensemble
from reefkit.games.reef.explain import came_from
from reefkit.games.reef.timeline import stays
from reefkit.labs.deep_time.record import Numbers, series
from reefkit.labs.lesson.lab import labs
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.match import Match
from reefkit.match.random import keys_from, new_key
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, ReefkitError, message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reefkit.labs.storage import Storage

GAME = "reef"
LEAST_SURVEYS = 3
"""Minimum number of surveys, including the founding; fewer give no gaps and no rates."""
LEAST_LOSSES = 3
"""Types that must have been lost on a reef; with fewer there is little to read."""
_BOTS = ("builder", "newcomer", "specialist")
_BOT_ROUNDS = 7
_MADE = 4
"""Tables that bots play, of which one is used: on hardly any four is too little lost."""

Origin = Literal["own", "match", "class", "file", "bots"]
"""Whose reef it is: the reader's, another one of the reader's match, one of the class, that of a
file, or a made one."""


class Sample(NamedTuple):
    """Individuals that a simulated collector finds in a match."""

    times: tuple[int, ...]  #: The surveys that were sampled, from 0, the founding.
    counts: NDArray[np.int64]  #: Individuals found, shape (times, types).


class SampleErrors(NamedTuple):
    """Differences between the ranges in a sample and the true ranges, as numbers of types.

    A type may begin later, end earlier and have gaps: `wrong` counts it once.
    """

    unseen: int  #: Types of which nothing was found.
    later: int  #: Types first found after their true first appearance.
    earlier: int  #: Types last found before their true last appearance.
    gaps: int  #: Types that were missed between finds.
    wrong: int  #: Types with one of these three.
    types: int  #: All types that lived in the match.


class ReefRecord:
    """Abundance of types in a match of Reef Survivor, survey by survey.

    `living`: Individuals, shape (surveys, reefs, types). `types`: Of the last axis; here they are
    by first appearance, and types that never lived are left out.
    """

    seat = 0  #: The seat of the reef that is read.
    id = ""  #: Id of the match in the store; empty if it is not stored.
    table: Table | None = None  #: The match; None if it has no log.

    def __init__(
        self,
        living: NDArray[np.int64],
        types: Sequence[str],
        seats: Sequence[str],
        rounds: int,
        origin: Origin,
    ) -> None:
        there = living.reshape(-1, len(types)) > 0
        order = [n for n in np.argsort(there.argmax(axis=0), kind="stable") if there[:, n].any()]
        self.types = [types[n] for n in order]
        self.counts = living[..., order]
        self.seats, self.rounds, self.origin = list(seats), rounds, origin

    @property
    def surveys(self) -> int:
        return len(self.counts)

    @property
    def player(self) -> str:
        return self.seats[self.seat]

    @property
    def key(self) -> str:
        """What the reef is found by again."""
        return f"{self.origin}:{self.id}"

    @property
    def too_few(self) -> bool:
        """Whether too few types were lost to read the reef."""
        return len(self.lost) < LEAST_LOSSES

    @property
    def reef(self) -> NDArray[np.int64]:
        """Individuals on the reef that is read, shape (surveys, types)."""
        chosen: NDArray[np.int64] = self.counts[:, self.seat]
        return chosen

    @property
    def last_seen(self) -> dict[str, int]:
        """The survey at which each type of the reef was last seen, in order of first appearance."""
        there = self.reef > 0
        return {
            name: int(np.flatnonzero(there[:, n])[-1])
            for n, name in enumerate(self.types)
            if there[:, n].any()
        }

    @property
    def lost(self) -> dict[str, int]:
        """The types missing on the reef at the end, with the survey at which each was last seen."""
        return {name: at for name, at in self.last_seen.items() if at < self.surveys - 1}

    @property
    def gone(self) -> dict[str, int]:
        """The last survey before each type was gone first, whether it came back or not."""
        ends = {
            name: stays(range(self.surveys), self.reef[:, self.types.index(name)])[0][1]
            for name in self.last_seen
        }
        return {name: at for name, at in ends.items() if at < self.surveys - 1}

    def came_back(self, type_: str, survey: int, *, whole: bool) -> Message:
        """Say that a type was gone, and where it came back from; `whole`: on any of the reefs."""
        if self.table is None:
            return Message("seen-back")
        return came_from(self.table, None if whole else self.seat, type_, survey)

    def at(self, seat: int, origin: Origin) -> ReefRecord:
        """Return the record of another reef of the match."""
        found = copy(self)
        found.seat, found.origin = seat, origin
        return found

    def all_reefs(self) -> NDArray[np.int64]:
        counted: NDArray[np.int64] = self.counts.sum(axis=1)
        return counted

    def sample(self, every: int, chance: int, seed: int) -> Sample:
        """Sample every `every`-th survey from the founding; `chance`: per cent of finds."""
        times = tuple(range(0, self.surveys, every))
        drawn = np.random.default_rng(seed).binomial(self.reef[list(times)], chance / 100)
        return Sample(times, drawn)

    def told(self, sample: Sample) -> SampleErrors:
        truth = ecology.ranges_of(self.reef)
        found = ecology.ranges_of(sample.counts)
        seen = found.first != ecology.NEVER
        times = np.array(sample.times)
        first, last = times[found.first], times[found.last]
        here, there = sample.counts > 0, self.reef[list(sample.times)] > 0
        between = np.maximum.accumulate(here) & np.maximum.accumulate(here[::-1])[::-1]
        later, earlier = seen & (first > truth.first), seen & (last < truth.last)
        gaps = (between & there & ~here).any(axis=0)
        return SampleErrors(
            unseen=int((~seen & (truth.first != ecology.NEVER)).sum()),
            later=int(later.sum()),
            earlier=int(earlier.sum()),
            gaps=int(gaps.sum()),
            wrong=int((later | earlier | gaps).sum()),
            types=len(self.last_seen),
        )

    def rates(self) -> tuple[Numbers, Numbers]:
        """Return origination and extinction rates per round on the reef (Foote 2000).

        What was last seen at a survey was lost in the round after it.
        """
        ranges = ecology.ranges_of(self.reef)
        extinction = series(ecology.per_capita_extinction(ranges))
        return series(ecology.per_capita_origination(ranges)), (float("nan"), *extinction[:-1])

    def losses(self) -> list[tuple[int, int]]:
        """Return, for each round from 1, how many types were lost for good, of how many alive.

        A type is lost in the round after the survey at which it was last seen.
        """
        last = list(self.last_seen.values())
        there = (self.reef > 0).sum(axis=1)
        return [(last.count(at), int(there[at])) for at in range(self.surveys - 1)]

    def shares(self) -> Numbers:
        """Return the share of the types alive that each round took, in per cent; none at 0."""
        return (float("nan"), *(100 * lost / max(1, of) for lost, of in self.losses()))


def of_match(match: Match, origin: Origin, seat: int = 0, id: str = "") -> ReefRecord:  # noqa: A002
    table = MemoryTable(match)
    living = table.course()["abundance"]
    names = [each.name for each in match.setup.seats]
    rounds = int(labs()[GAME].rounds(match.setup.options))
    counts = living.values.astype(np.int64)
    found = ReefRecord(counts, living.types, names, rounds, origin)
    found.seat, found.id, found.table = seat, id, table
    return found


def played_by_bots(say: Catalogue, key: int | None = None) -> ReefRecord:
    """Have bots play some tables, and return the reef on which most types were lost.

    `key`: Of the first table; new by default.
    """
    key = new_key() if key is None else key
    content = default()
    options = replace(content.rules.options, rounds=_BOT_ROUNDS)
    ensemble = Ensemble(keys_from(key, _MADE), _BOTS, content, options)
    founded: list[NDArray[np.int64]] = []

    def watch(phase: str) -> None:
        if phase == "founding":
            founded.append(survey.abundance(ensemble.state.reefs, ensemble.chunk.lookups))

    ensemble.step = watch
    surveyed = ensemble.play().abundance
    living = np.concatenate([founded[0][:, None], surveyed], axis=1, dtype=np.int64)
    types = (*content.organisms, *content.dwellers)
    names = [say.render(Message(f"new-bot-{style}")) for style in _BOTS]
    made = (ReefRecord(each, types, names, _BOT_ROUNDS, "bots") for each in living)
    found = max((most_lost(each, "bots") for each in made), key=lambda each: len(each.lost))
    found.id = str(key)
    return found


def most_lost(record: ReefRecord, origin: Origin) -> ReefRecord:
    """Return the reef of a match on which most types were lost."""
    reefs = [record.at(seat, origin) for seat in range(len(record.seats))]
    return max(reefs, key=lambda each: len(each.lost))


def first_of(storage: Storage | None, class_id: str, say: Catalogue) -> ReefRecord:
    """Return the visitor's own reef of their latest match, else one `with_losses`."""
    mine = kept(storage, 1)
    if storage is not None and mine:
        with suppress(ReefkitError):  # erased or damaged
            return opened(storage, mine[0])
    return with_losses(storage, class_id, say)


def found_again(
    storage: Storage | None, class_id: str, say: Catalogue, key: str
) -> ReefRecord | None:
    """Return the reef with a key (`ReefRecord.key`); None if it is no longer there."""
    origin, _, id_ = key.partition(":")
    if origin == "bots" and id_.isdecimal():
        return played_by_bots(say, int(id_))
    if origin == "own" and storage is not None:
        which = next((each for each in kept(storage) if each.id == id_), None)
        with suppress(ReefkitError):
            return None if which is None else opened(storage, which)
    return next((each for each in _reefs(storage, class_id) if each.key == key), None)


def with_losses(storage: Storage | None, class_id: str, say: Catalogue) -> ReefRecord:
    """Return a reef on which `LEAST_LOSSES` types were lost.

    It is the visitor's own, else another one of their latest match, else one of the class's, else
    a made one.

    `class_id`: The visitor's class; empty for none.
    """
    enough = (each for each in _reefs(storage, class_id) if not each.too_few)
    return next(enough, None) or played_by_bots(say)


def _reefs(storage: Storage | None, class_id: str) -> Iterator[ReefRecord]:
    if storage is None:
        return
    mine = kept(storage, 1)
    if mine:
        own = opened(storage, mine[0])
        yield own
        yield most_lost(own, "match")
    if class_id:
        tables = storage.lasting.ask(lambda store: store.classes.tables(class_id))
        known = {each.id for each in mine}
        matches = (each.match for each in tables if each.lesson == GAME)
        for table in storage.read_some(each for each in matches if each not in known):
            yield most_lost(of_match(table.match, "class", id=table.id), "class")


def of_file(data: bytes, name: str) -> ReefRecord:
    """Read the last match of Reef Survivor in a save file of one match or of all work.

    Raises
    ------
    SaveError
        If it is no save file, or has no match of Reef Survivor with `LEAST_SURVEYS` surveys.
    """
    if is_work_file(data):
        matches = list(read_work_file(data, games(), name).matches.values())
    else:
        matches = [save.parse(data, games(), name)]
    for match in reversed(matches):
        if match.game.id == GAME:
            seats = [seat for seat, who in enumerate(match.setup.seats) if who.bot is None]
            own = of_match(match, "file", match.setup.seen_by or (seats or [0])[0])
            if own.surveys >= LEAST_SURVEYS:
                return own
    raise SaveError(message("deep-time-file-none", least=LEAST_SURVEYS - 1))


class ReefMatch(NamedTuple):
    """A stored match of the people at this page, played in a class or not."""

    id: str
    names: tuple[str, ...]  #: Players, without bots.
    when: str  #: Time of the last move, ISO 8601 in UTC.
    seat: int  #: First seat of a person at this page.


def kept(storage: Storage | None, most: int = 6) -> list[ReefMatch]:
    """List stored matches of the people here with `LEAST_SURVEYS` surveys or more, latest first."""
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
    """Open a listed match for reading.

    Raises
    ------
    ReefkitError
        If it no longer exists or is damaged.
    """
    table = storage.lasting.ask(lambda store: store.matches.open(which.id, storage.games))
    return of_match(table.match, "own", which.seat, which.id)
