"""The matches of a store, and the table handle over one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, exc, update

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.database import Database
from reefkit.classroom.store.faults import StoreFault, store_fault
from reefkit.classroom.store.people import find
from reefkit.classroom.store.records import MatchRow
from reefkit.classroom.store.values import checked, new_id, plain_name
from reefkit.match import save
from reefkit.match.errors import ConflictError, reject
from reefkit.match.game import Game
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import Clock, Table, utc_now
from reefkit.text import message


class Matches:
    """The matches of a store.

    Every method raises `StoreFault` when the store cannot do it.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def new_id(self) -> str:
        """Make the id of a match that shall be put in later, as when the disk is full now."""
        return new_id()

    def create(
        self,
        match: Match,
        people: Sequence[str | None] = (),
        *,
        id: str | None = None,  # noqa: A002 - what it is
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Put a match in, whatever it holds already, and give its table.

        Parameters
        ----------
        match
            The match; the table plays on with it.
        people
            Who sits at each seat, as far as known.
        id
            An id from `new_id`; with it the call may be repeated. Where a match of that id stands
            already, what is new in this one is added; where the two went apart, this one is kept
            beside it, under an id that is made from both.
        clock
            What gives entries their time.

        Raises
        ------
        Rejection
            When one of the people is not in the store.
        """
        id_ = id or new_id()
        checked(id_)
        with self._database.write() as connection:
            seated = [_found(connection, person) for person in people]
            now = self._clock().isoformat()
            stands, _ = logs.merge(connection, id_, match, seated, now)
        return StoreTable(match, stands, self._database, clock)

    def take_in(
        self,
        match: Match,
        people: Sequence[str | None] = (),
        *,
        id: str | None = None,  # noqa: A002 - what it is
        clock: Clock = utc_now,
    ) -> StoreTable:
        """Put a match in that was read from a file; the same as `create`, by what it is for."""
        return self.create(match, people, id=id, clock=clock)

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
            log = logs.read_log(connection, id)
        if log is None:
            raise reject("store-no-match")
        return StoreTable(save.parse(logs.save_file(log), games, id), id, self._database, clock)

    def rows(self, ids: Sequence[str]) -> list[MatchRow]:
        """List some matches, the latest first; ids that are not there are passed over."""
        with self._database.read() as connection:
            return logs.match_rows(connection, ids)

    def of_people(self, people: Sequence[str]) -> list[MatchRow]:
        """List the matches where any of these people sits, the latest first."""
        with self._database.read() as connection:
            return logs.match_rows(connection, logs.matches_of(connection, people))

    def seat(self, match: str, seat: int, person: str | None) -> None:
        """Say who sits at a seat from now on; none: nobody that the store knows.

        Raises
        ------
        Rejection
            When there is no such match, seat or person.
        """
        seats = schema.seats.c
        change = update(schema.seats).where(seats.match == match, seats.seat == seat)
        with self._database.write() as connection:
            found = _found(connection, person)
            if connection.execute(change.values(person=found)).rowcount != 1:
                raise reject("store-no-match")

    def name_seat(self, match: str, seat: int, name: str, members: Sequence[str] = ()) -> None:
        """Call a seat otherwise from now on; pages that have the match open open it again.

        Parameters
        ----------
        match, seat
            Which seat.
        name, members
            What it is called, and what each of a team that sits there is called.

        Raises
        ------
        Rejection
            When there is no such match or seat.
        """
        with self._database.write() as connection:
            logs.name_seat(connection, match, seat, plain_name(name), members)

    def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Put entries at their positions, all or none.

        Entries that stand there already are passed over, so that a page which kept them while
        nothing could be saved may try until it succeeds.

        Raises
        ------
        ConflictError
            When others stand at their positions.
        Rejection
            When there is no such match.
        """
        with self._database.write() as connection:
            logs.append_again(connection, match, entries)


def _found(connection: Connection, person: str | None) -> str | None:
    """Give the id that somebody has now."""
    if person is None:
        return None
    found = find(connection, person)
    if found is None:
        raise reject("store-no-person")
    return found.id


class StoreTable(Table):
    """A table whose log is rows of a store: one entry one row, at its own position.

    The position is the row's primary key, so of two pages that append at the same one the second
    gets a `ConflictError`, reads on, and tries again. An entry is durable before anybody is told of
    it. Use `Matches.create` or `Matches.open`.

    Attributes
    ----------
    id
        The match's id in the store.
    """

    def __init__(self, match: Match, id_: str, database: Database, clock: Clock) -> None:
        self.id = id_
        self._database = database
        self._seen: int | None = None
        self._bytes = len(logs.save_file(logs.log_of(match)))
        super().__init__(match, clock)

    def _refresh(self) -> None:
        changes = self._database.changes()
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
        """Read what others appended, and check that our own last entry still stands before it."""
        position = self.match.position
        with self._database.read() as connection:
            lines = logs.read_lines(connection, self.id, max(position - 1, 0))
        if not position:
            return lines
        if not lines or lines[0] != logs.line_of(self.match.entries[-1]):
            # An older copy of the database was put in its place: to write on would mix the two.
            raise store_fault("gone", self._database.place)
        return lines[1:]

    def _store(self, entry: Entry) -> None:
        size = len(save.entry_line(entry))
        if self._bytes + size > save.MOST_BYTES:
            raise reject("log-full", entries=self.match.position)
        try:
            with self._database.write() as connection:
                logs.insert_entries(connection, self.id, [entry])
        except StoreFault as fault:
            if isinstance(fault.__cause__, exc.IntegrityError):
                raise ConflictError(message("table-position", expected=entry.position)) from fault
            raise
        self._bytes += size
