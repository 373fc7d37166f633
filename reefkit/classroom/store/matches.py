"""The matches of a store: their logs as rows, and the table handle over one of them.

Rows are read, inserted and merged inside one transaction, which its caller has begun.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, exc

from reefkit.classroom.store.database import Database
from reefkit.classroom.store.faults import store_fault
from reefkit.classroom.store.match_rows import (
    append_again,
    insert_entries,
    line_of,
    log_of,
    match_rows,
    matches_of,
    merge,
    read_lines,
    read_log,
    save_file,
)
from reefkit.classroom.store.people import find_person
from reefkit.classroom.store.records import MatchRow
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import checked, new_id
from reefkit.match import save
from reefkit.match.deadlines import Clock
from reefkit.match.errors import ConflictError, StoreFault, reject
from reefkit.match.fold import entry_line
from reefkit.match.game import Game
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import Table, utc_now
from reefkit.text import message


class Matches(StorePart):
    """The matches of a store."""

    def create(
        self,
        match: Match,
        people: Sequence[str | None] = (),
        *,
        id: str | None = None,  # noqa: A002 - what it is
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Put a match in, whatever it holds already, and return its table.

        `id`: what it is called; with it the call may be repeated. Where a match is called so
        already, what is new in this one is added; where the two went apart, this one is stored with
        it, under an id that is made from both. None: a new one.

        Raises
        ------
        Rejection
            When one of the people is not in the store.
        """
        id_ = id or new_id()
        checked(id_)
        with self._database.write() as connection:
            seated = [_found(connection, person) for person in people]
            now = self._now()
            current, _ = merge(connection, id_, match, seated, now)
        return StoreTable(match, current, self._database, clock)

    def open(
        self,
        id: str,  # noqa: A002 - what it is
        games: Mapping[str, Game],
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Open a match that other pages may be playing.

        Raises
        ------
        Rejection
            When there is no such match.
        SaveError
            When what is stored is no match of these games.
        """
        with self._database.read() as connection:
            log = read_log(connection, id)
        if log is None:
            raise reject("store-no-match")
        match = save.parse(save_file(log), games, message("store-match"))
        return StoreTable(match, id, self._database, clock)

    def rows(self, ids: Sequence[str]) -> list[MatchRow]:
        with self._database.read() as connection:
            return match_rows(connection, ids)

    def of_people(self, people: Sequence[str]) -> list[MatchRow]:
        with self._database.read() as connection:
            return match_rows(connection, matches_of(connection, people))

    def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Put entries at their positions, all or none.

        Entries that are there already are passed over, so that a page which kept them while
        nothing could be saved may try until it succeeds.

        Raises
        ------
        ConflictError
            When others are at their positions.
        Rejection
            When there is no such match.
        """
        with self._database.write() as connection:
            append_again(connection, match, entries)


def _found(connection: Connection, person: str | None) -> str | None:
    return None if person is None else find_person(connection, person).id


class StoreTable(Table):
    """A table whose log is rows of a store: one entry one row, at its own position.

    The position is the row's primary key, so of two pages that append at the same one the second
    gets a `ConflictError`, reads on, and tries again. An entry is durable before anybody is
    told of it. Use `Matches.create` or `Matches.open`.
    """

    def __init__(self, match: Match, id_: str, database: Database, clock: Clock) -> None:
        self.id = id_
        self._database = database
        self._seen: int | None = None
        self._bytes = len(save_file(log_of(match)))
        super().__init__(match, clock)

    def refresh(self) -> None:
        """Read what others appended, if anybody has written since.

        Raises
        ------
        StoreFault
            When the store cannot be asked, or another copy of it is there.
        """
        changes = self._database.changes(self.id)
        if changes == self._seen:
            return
        for line in self._fresh_lines():
            entry = save.read_entry(line.encode(), self.match.position, self.id)
            self.match.take(entry)
            self._bytes += len(line.encode()) + 1
        self._note_waiting()
        # What was asked before reading: whatever came since is read the next time.
        self._seen = changes

    def _fresh_lines(self) -> list[str]:
        position = self.match.position
        with self._database.read() as connection:
            lines = read_lines(connection, self.id, max(position - 1, 0))
        if not position:
            return lines
        if not lines or lines[0] != line_of(self.match.entries[-1]):
            # An older copy of the database was put in its place: to write on would mix the two.
            raise store_fault("gone", self._database.place)
        return lines[1:]

    def store(self, entry: Entry) -> None:
        """Insert an entry at its position, durable before this returns.

        Raises
        ------
        ConflictError
            When another is there.
        StoreFault
            When the store cannot be written.
        """
        size = len(entry_line(entry))
        if self._bytes + size > save.MOST_BYTES:
            raise reject("log-full", entries=self.match.position)
        try:
            with self._database.write() as connection:
                insert_entries(connection, self.id, [entry])
        except StoreFault as fault:
            if isinstance(fault.__cause__, exc.IntegrityError):
                self._seen = None  # others were quicker: read them, whether or not we were told
                raise ConflictError(message("table-position", expected=entry.position)) from fault
            raise
        self._bytes += size
