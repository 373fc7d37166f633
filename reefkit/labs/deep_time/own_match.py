"""The reader's Reef Survivor match: their latest, one from a file, or one that bots play now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from reefkit import ecology
from reefkit.classroom.store.work_file import is_work_file, read_work_file
from reefkit.games import games
from reefkit.labs.deep_time.record import Numbers, series
from reefkit.labs.lesson.lab import labs
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reefkit.labs.storage import Storage

GAME = "reef"
LEAST_SURVEYS = 3
"""Minimum number of surveys, including the founding; fewer give no gaps and no rates."""
_BOTS = ("builder", "newcomer", "specialist")
_BOT_ROUNDS = 7
_TRIES = 3
"""Matches that bots play at most until a type is lost in one; else the last is used."""

Origin = Literal["own", "file", "bots"]


class Sample(NamedTuple):
    """Individuals that a simulated collector finds in a match."""

    times: tuple[int, ...]  #: The surveys that were sampled, from 0, the founding.
    counts: NDArray[np.int64]  #: Individuals found, shape (times, types).


class SampleErrors(NamedTuple):
    """Differences between the ranges in a sample and the true ranges, as numbers of types."""

    unseen: int  #: Types of which nothing was found.
    later: int  #: Types first found after their true first appearance.
    earlier: int  #: Types last found before their true last appearance.
    gaps: int  #: Types with more gaps between finds than in their true range.
    types: int  #: All types that lived in the match.


class ReefRecord:
    """Abundance of types in a match of Reef Survivor, survey by survey.

    `seat`: The reader's seat, from 0. `id`: Id of the match in the store; empty if it is not
    stored. `types`: By first appearance; types that never lived are left out.
    """

    def __init__(self, match: Match, origin: Origin, seat: int = 0, id: str = "") -> None:  # noqa: A002
        self.match, self.origin, self.seat, self.id = match, origin, seat, id
        living = MemoryTable(match).course()["abundance"]
        counts = living.values.astype(np.int64)
        there = counts.reshape(-1, len(living.types)) > 0
        order = [n for n in np.argsort(there.argmax(axis=0), kind="stable") if there[:, n].any()]
        self.types = [living.types[n] for n in order]
        self.counts = counts[..., order]  #: Individuals, shape (surveys, reefs, types).
        self.rounds = int(labs()[GAME].rounds(match.setup.options))
        self.seats = [each.name for each in match.setup.seats]

    @property
    def surveys(self) -> int:
        return len(self.counts)

    def lived(self, seat: int | None) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = (
            self.counts.sum(axis=1) if seat is None else self.counts[:, seat]
        )
        return chosen

    def sample(self, every: int, chance: int, seed: int) -> Sample:
        """Sample every `every`-th survey from the founding; `chance`: per cent of finds."""
        times = tuple(range(0, self.surveys, every))
        drawn = np.random.default_rng(seed).binomial(self.lived(None)[list(times)], chance / 100)
        return Sample(times, drawn)

    def told(self, sample: Sample) -> SampleErrors:
        truth = ecology.ranges_of(self.lived(None))
        found = ecology.ranges_of(sample.counts)
        seen = found.first != ecology.NEVER
        times = np.array(sample.times)
        first, last = times[found.first], times[found.last]
        here, there = sample.counts > 0, self.lived(None)[list(sample.times)] > 0
        between = np.maximum.accumulate(here) & np.maximum.accumulate(here[::-1])[::-1]
        return SampleErrors(
            unseen=int((~seen).sum()),
            later=int((seen & (first > truth.first)).sum()),
            earlier=int((seen & (last < truth.last)).sum()),
            gaps=int((between & there & ~here).any(axis=0).sum()),
            types=len(self.types),
        )

    def rates(self) -> tuple[Numbers, Numbers]:
        """Return origination and extinction rates per round, over all reefs (Foote 2000)."""
        ranges = ecology.ranges_of(self.lived(None))
        return (
            series(ecology.per_capita_origination(ranges)),
            series(ecology.per_capita_extinction(ranges)),
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
            own = ReefRecord(match, "file", match.setup.seen_by or (seats or [0])[0])
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
    return ReefRecord(table.match, "own", which.seat, which.id)
