"""The matches of a store, and `StoreTable`, the table that plays one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, case, exc, intersect, select, update

from reefkit.classroom.store import schema
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
        id: str | None = None,  # noqa: A002 - the usual name
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Store a match, with any entries it has already, and return its table.

        `id`: The match's id, which makes the call repeatable. If a match with that id exists, the
        new entries of this one are added; if the two diverge, this one is stored as well, under an
        id made from both. None: a new id.

        Raises
        ------
        Rejection
            If one of the people is not in the store.
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
        id: str,  # noqa: A002 - the usual name
        games: Mapping[str, Game],
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Open a match that other pages may be playing.

        Raises
        ------
        Rejection
            If there is no such match.
        SaveError
            If what is stored is not a match of these games.
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

    def reseat(self, seated: Mapping[str, str], together: Sequence[str]) -> None:
        """Give the seats of people to others, in the matches in which some people sit together.

        `seated`: Who gets the seats, by who had them.
        """
        seats = schema.seats.c
        sat = (select(seats.match).where(seats.person == each) for each in together)
        shared = intersect(*sat)
        with self._database.write() as connection:
            for table in (schema.seats, schema.sitters) if seated else ():
                theirs = table.c.match.in_(shared) & table.c.person.in_(list(seated))
                person = case(dict(seated), value=table.c.person)
                connection.execute(update(table).where(theirs).values(person=person))

    def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Insert entries at their positions, all or none.

        Entries that are stored already are skipped, so that a page which kept them while nothing
        could be saved can retry.

        Raises
        ------
        ConflictError
            If other entries are at their positions, or entries before them are missing.
        Rejection
            If there is no such match.
        """
        with self._database.write() as connection:
            append_again(connection, match, entries)


def _found(connection: Connection, person: str | None) -> str | None:
    return None if person is None else find_person(connection, person).id


class StoreTable(Table):
    """A table whose log is rows of a store, one per entry and position.

    The position is part of the primary key, so of two pages that append at the same one the second
    gets a `ConflictError`, reads on, and tries again. An entry is durable before anybody is told of
    it. Use `Matches.create` or `Matches.open`.
    """

    def __init__(self, match: Match, id_: str, database: Database, clock: Clock) -> None:
        self.id = id_
        self._database = database
        self._seen: int | None = None
        self._bytes = len(save_file(log_of(match)))
        super().__init__(match, clock)

    def refresh(self) -> None:
        """Read what others appended, if anybody has written since the last call.

        Raises
        ------
        StoreFault
            If the store cannot be read, or an older copy has replaced it.
        """
        changes = self._database.changes(self.id)
        if changes == self._seen:
            return
        for line in self._fresh_lines():
            entry = save.read_entry(line.encode(), self.match.position, self.id)
            self.match.take(entry)
            self._bytes += len(line.encode()) + 1
        self._note_waiting()
        # The number from before reading: later entries are read the next time.
        self._seen = changes

    def _fresh_lines(self) -> list[str]:
        position = self.match.position
        with self._database.read() as connection:
            lines = read_lines(connection, self.id, max(position - 1, 0))
        if not position:
            return lines
        if not lines or lines[0] != line_of(self.match.entries[-1]):
            # The database was replaced by an older copy: writing on would mix the two.
            raise store_fault("gone", self._database.place)
        return lines[1:]

    def store(self, entry: Entry) -> None:
        """Insert an entry at its position; it is durable when this returns.

        Raises
        ------
        ConflictError
            If another entry has the position.
        Rejection
            If the match would be larger than a save file may be.
        StoreFault
            If the store cannot be written.
        """
        size = len(entry_line(entry))
        if self._bytes + size > save.MOST_BYTES:
            raise reject("log-full", entries=self.match.position)
        try:
            with self._database.write() as connection:
                insert_entries(connection, self.id, [entry])
        except StoreFault as fault:
            if isinstance(fault.__cause__, exc.IntegrityError):
                # Another page was faster: read its entries even if no news of them arrived.
                self._seen = None
                raise ConflictError(message("table-position", expected=entry.position)) from fault
            raise
        self._bytes += size
