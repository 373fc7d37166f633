"""The store of all play and answers, in a file or on a server (architecture.md, decision 7)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import platformdirs

from reefkit.classroom.store import file_reading
from reefkit.classroom.store.classes import Classes
from reefkit.classroom.store.classes.courses import Courses
from reefkit.classroom.store.database import Database, bring_up_to_date
from reefkit.classroom.store.examination import Examined, examine, probe
from reefkit.classroom.store.limits import Limits
from reefkit.classroom.store.matches import Matches
from reefkit.classroom.store.people import Devices, People
from reefkit.classroom.store.platforms import Platforms
from reefkit.classroom.store.quotas import allow_file
from reefkit.classroom.store.records import TakenIn
from reefkit.classroom.store.retention import Retention
from reefkit.classroom.store.servers import Servers
from reefkit.classroom.store.work import Work
from reefkit.classroom.store.work_file import ReadWork, read_work_file, write_work_file
from reefkit.classroom.store.work_import import count_codes, take_in
from reefkit.match.deadlines import Clock
from reefkit.match.errors import FaultCause
from reefkit.match.game import Game
from reefkit.match.table import utc_now

DATABASE_VARIABLE = "REEFKIT_DATABASE"
"""Environment variable for the store: a file's path, or an address like ``postgresql:…``."""

HOME_VARIABLE = "REEFKIT_HOME"
"""Environment variable for the folder of the default store."""
FILE = "reefkit.sqlite"
_PATIENCE = 5.0
"""Seconds that a write waits for others, by default."""


def default_place() -> str:
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        return named
    home = os.environ.get(HOME_VARIABLE)
    return str((Path(home) if home else platformdirs.user_data_path("reefkit")).absolute() / FILE)


class Store:
    """A store, usable from any thread of its process; `Store.open` opens one.

    Every method raises `StoreFault` if the database fails.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.people = People(database, clock)
        self.devices = Devices(database, clock)
        self.matches = Matches(database, clock)
        self.limits = Limits(database, clock)
        self.work = Work(database, clock, self.limits)
        self.classes = Classes(database, clock)
        self.servers = Servers(database, clock)
        self.retention = Retention(database, clock)
        self.platforms = Platforms(database, clock)
        self.courses = Courses(database, clock)

    @classmethod
    def open(
        cls,
        place: str | Path | None = None,
        *,
        clock: Clock = utc_now,
        patience: float = _PATIENCE,
    ) -> Store:
        """Open a store, making it if there is none, and bring its schema up to date.

        `place`: A file's path, for SQLite; an address that begins with one of `ADDRESSES`; None for
        `default_place`.
        `patience`: Seconds that a write waits for others.

        Raises
        ------
        StoreFault
            If it cannot be opened, or was made by a newer Reefkit.
        """
        place = default_place() if place is None else place
        return cls(Database(place, patience, bring_up_to_date), clock)

    @property
    def place(self) -> str:
        return self._database.place

    def changes(self, *topics: str) -> int:
        """Return a number that changes whenever anybody has written to one of these topics.

        It is cheap, so that a page may ask before it reads what a class shares.

        `topics`: Ids of matches, classes and people; without any, all writes count.
        """
        return self._database.changes(*topics)

    def on_news(self, call: Callable[[], object]) -> None:
        self._database.on_news(call)

    def on_write(self, call: Callable[[FaultCause | None], object]) -> None:
        """Register a callback for each write: the cause of its fault, None if it succeeded."""
        self._database.wrote = call

    def check_schema(self) -> None:
        """Check that the schema is the current one: a newer server may have changed it meanwhile.

        Raises
        ------
        StoreFault
            If it cannot be read, or is newer.
        """
        bring_up_to_date(self._database)

    def probe(self) -> None:
        probe(self._database)

    def examine(self) -> Examined:
        return examine(self._database)

    def export(
        self,
        people: Sequence[str],
        matches: Sequence[str] = (),
        games: Mapping[str, Game] | None = None,
    ) -> bytes:
        """Write all of people's work as one file, with the matches they sit in and `matches`.

        `games`: Games by id, needed to copy a seat of these people from a class's match; without
        them such matches are left out.

        Raises
        ------
        Rejection
            If there is no such person or match.
        """
        with self._database.read() as connection:
            return write_work_file(connection, people, matches, self._clock().isoformat(), games)

    def allow_file(self, data: bytes, name: str, by: tuple[str, str]) -> None:
        """Count a match file that somebody opens, and check that it is allowed.

        `by`: The visitor and their address.

        Raises
        ------
        SaveError
            If it is larger than a match can be.
        Rejection
            If there were too many files lately (`store.quotas`).
        """
        with self.limits.noting():
            file_reading.check_match(data, name)
            self._count(len(data), by)

    def _count(self, size: int, by: tuple[str, str]) -> None:
        with self._database.write() as connection:
            allow_file(connection, by, size, self._clock())

    def take_in(
        self,
        data: bytes,
        games: Mapping[str, Game],
        name: str = "save",
        *,
        by: tuple[str, str] | None = None,
        of: str = "",
    ) -> TakenIn:
        """Import the work in a file, all or nothing; what is stored already is skipped.

        `by`: The visitor and address, to be counted, whose file may break off; None for a teacher
        or the server's owner.
        `of`: The class at whose desk it is imported; the file cannot continue matches at tables of
        other classes.

        Raises
        ------
        SaveError
            If it is not a work file, or has invalid contents.
        Rejection
            If there were too many files lately, or too many codes of other people, or a person has
            more than is stored for one.
        """
        with self.limits.noting():
            if by is not None:
                self._count(len(data), by)
            work = read_work_file(data, games, name, partly=by is not None)
            if by is not None:
                self._count_codes(work, by)
            with self._database.write() as connection:
                return take_in(connection, work, self._clock().isoformat(), of=of)

    def _count_codes(self, work: ReadWork, by: tuple[str, str]) -> None:
        """Count wrong resume codes in the file, even if it is then refused."""
        with self._database.write() as connection:
            refused = count_codes(connection, work, by, self._clock())
        if refused is not None:
            raise refused

    def close(self) -> None:
        self._database.close()
