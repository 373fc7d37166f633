"""The tables of a class: a match each, who sits there, and which seats are away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, func, insert, select, update

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.classes import seats as at_seats
from reefkit.classroom.store.classes.part import Part, changed, find_class
from reefkit.classroom.store.classes_records import TableRow
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.values import checked, new_id, plain_name, to_text
from reefkit.match.errors import reject
from reefkit.match.match import Match

_TABLES = schema.class_tables.c
_MEMBERS = schema.members.c


class Tables(Part):
    """Where a class sits."""

    def tables(self, class_id: str) -> tuple[TableRow, ...]:
        """List the tables of a class by number, closed ones too."""
        with self._database.read() as connection:
            return at_seats.read_tables(connection, _TABLES.class_id == class_id)

    def table(self, table: str) -> TableRow | None:
        """Find a table by id."""
        with self._database.read() as connection:
            found = at_seats.read_tables(connection, _TABLES.id == table)
        return found[0] if found else None

    def table_of(self, class_id: str, person: str) -> tuple[TableRow, int] | None:
        """Find the latest open table where a person sits, and their seat."""
        with self._database.read() as connection:
            person = connection.execute(select(actual(person))).scalar_one()
            sits = select(schema.sitters.c.match).where(schema.sitters.c.person == person)
            found = at_seats.read_tables(
                connection,
                _TABLES.class_id == class_id,
                _TABLES.closed.is_(None),
                _TABLES.match.in_(sits),
            )
        if not found:
            return None
        seat = found[-1].seat_of(person)
        return None if seat is None else (found[-1], seat)

    def lay_table(  # noqa: PLR0913 - a table is made of so much
        self,
        class_id: str,
        name: str,
        lesson: str,
        match: Match,
        seats: Sequence[Sequence[str]],
        *,
        stored: str | None = None,
    ) -> TableRow:
        """Put a match into the store with who sits at it, all or nothing.

        Parameters
        ----------
        class_id, name, lesson
            Whose table it is, what it is called, and what is played there.
        match
            A match whose seats are people's seats.
        seats
            Who sits at each of its seats; nobody at those beyond, which are away.
        stored
            The match's id where it is in this store already, as after a save file was taken in.

        Raises
        ------
        Rejection
            When there is no such class or member, or a team has more than three.
        """
        checked(lesson)
        if len(seats) > len(match.setup.seats):
            raise reject("class-no-seat")
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            for people in seats:
                _check_team(connection, class_id, people)
            now = self._now()
            id_, _ = logs.merge(connection, stored or new_id(), match, (), now)
            last = select(func.max(_TABLES.number)).where(_TABLES.class_id == class_id)
            row = {
                "id": new_id(),
                "class_id": class_id,
                "number": (connection.execute(last).scalar() or 0) + 1,
                "name": plain_name(name),
                "lesson": lesson,
                "match": id_,
                "away": to_text([]),
                "created": now,
            }
            connection.execute(insert(schema.class_tables).values(**row))
            table = at_seats.find_table(connection, str(row["id"]))
            for seat, people in enumerate(seats):
                if people:
                    at_seats.sit_down(connection, table, seat, people)
            return _changed(connection, table.id)

    def sit(self, table: str, seat: int, people: Sequence[str]) -> TableRow:
        """Have people sit at a seat, who stand up from any other open table of the class.

        The seat is called as they are, and is away no more; an empty one goes on as a bot's under
        the name it had.

        Raises
        ------
        Rejection
            When there is no such table, seat or member, or a team has more than three.
        """
        with self._database.write() as connection:
            found = _locked(connection, table, seat)
            _check_team(connection, found.class_id, people)
            at_seats.stand_up(connection, found.class_id, people, but=found.id)
            for other, sitters in enumerate(found.seats):
                left = [person for person in sitters if person not in people]
                if other != seat and len(left) < len(sitters):
                    at_seats.sit_down(connection, found, other, left)
            at_seats.sit_down(connection, found, seat, people)
            at_seats.set_away(connection, found, set(found.away) - {seat})
            return _changed(connection, table)

    def set_away(self, table: str, seats: Iterable[int]) -> TableRow:
        """Say which seats a bot decides for until somebody is back; empty ones always are."""
        wanted = set(seats)
        return self._set_away(table, lambda _: wanted)

    def away(self, table: str, seat: int) -> TableRow:
        """Say that nobody is at a seat now, so that a bot decides for it."""
        return self._set_away(table, lambda found: {*found.away, seat})

    def back(self, table: str, seat: int) -> TableRow:
        """Say that somebody is at a seat again."""
        return self._set_away(table, lambda found: set(found.away) - {seat})

    def _set_away(self, table: str, wanted: Callable[[TableRow], set[int]]) -> TableRow:
        """Change which seats are away; where that is so already, nothing is written."""
        with self._database.read() as connection:
            found = at_seats.find_table(connection, table)
        if at_seats.with_empty(found, wanted(found)) == found.away:
            return found
        with self._database.write() as connection:
            found = _locked(connection, table)
            at_seats.set_away(connection, found, wanted(found))
            return _changed(connection, table)

    def close_table(self, table: str) -> TableRow:
        """Close a table; its match stays."""
        with self._database.write() as connection:
            _locked(connection, table)
            change = update(schema.class_tables).where(_TABLES.id == table)
            connection.execute(change.where(_TABLES.closed.is_(None)).values(closed=self._now()))
            return _changed(connection, table)


def _locked(connection: Connection, table: str, seat: int | None = None) -> TableRow:
    """Find a table, and keep everybody else from changing its class until we have.

    Raises
    ------
    Rejection
        When there is no such table, or no such seat at it.
    """
    find_class(connection, at_seats.find_table(connection, table).class_id, lock=True)
    found = at_seats.find_table(connection, table)
    if seat is not None and not 0 <= seat < len(found.seats):
        raise reject("class-no-seat")
    return found


def _changed(connection: Connection, table: str) -> TableRow:
    """Give a table as it is now, and note that pages have to look again."""
    found = at_seats.find_table(connection, table)
    changed(connection, found.class_id)
    return found


def _check_team(connection: Connection, class_id: str, people: Sequence[str]) -> None:
    """Check that people may share a seat.

    Raises
    ------
    Rejection
        When one is not in the class, or they are too many.
    """
    if len(people) > at_seats.MOST_IN_TEAM:
        raise reject("class-team-full", most=at_seats.MOST_IN_TEAM)
    query = select(func.count()).where(
        _MEMBERS.class_id == class_id, _MEMBERS.person.in_(people), _MEMBERS.removed.is_(False)
    )
    if connection.execute(query).scalar_one() != len(set(people)) or len(set(people)) < len(people):
        raise reject("class-no-member")
