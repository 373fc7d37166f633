"""The tables of a class: their matches, people and absent seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, func, insert, select, update

from reefkit.classroom.store import match_rows, schema
from reefkit.classroom.store.class_records import TableRow
from reefkit.classroom.store.classes import seat_rows
from reefkit.classroom.store.classes.base import changed, find_class
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import checked, new_id, plain_name, to_text
from reefkit.match.errors import reject
from reefkit.match.match import Match

TABLES = schema.class_tables.c
MEMBERS = schema.members.c


class ClassTables(StorePart):
    """The tables of classes."""

    def tables(self, class_id: str) -> tuple[TableRow, ...]:
        with self._database.read() as connection:
            return seat_rows.read_tables(connection, TABLES.class_id == class_id)

    def open_to(self, class_id: str, people: Sequence[str]) -> tuple[TableRow, ...]:
        """List the tables whose open record these people may read: those that are not closed.

        Empty unless one of them is in the class.
        """
        with self._database.read() as connection:
            known = connection.execute(
                select(MEMBERS.person).where(
                    MEMBERS.class_id == class_id,
                    MEMBERS.removed.is_(False),
                    MEMBERS.person.in_([actual(each) for each in people]),
                )
            ).first()
            if known is None:
                return ()
            return seat_rows.read_tables(
                connection, TABLES.class_id == class_id, TABLES.closed.is_(None)
            )

    def table(self, table: str) -> TableRow | None:
        with self._database.read() as connection:
            found = seat_rows.read_tables(connection, TABLES.id == table)
        return found[0] if found else None

    def table_of(self, class_id: str, person: str) -> tuple[TableRow, int] | None:
        """Return the open table where a person sits (of several the last one), and the seat."""
        with self._database.read() as connection:
            person = connection.execute(select(actual(person))).scalar_one()
            sits = select(schema.sitters.c.match).where(schema.sitters.c.person == person)
            found = seat_rows.read_tables(
                connection,
                TABLES.class_id == class_id,
                TABLES.closed.is_(None),
                TABLES.match.in_(sits),
            )
        if not found:
            return None
        seat = found[-1].seat_of(person)
        return None if seat is None else (found[-1], seat)

    def lay_table(  # noqa: PLR0913 - a table has many parts
        self,
        class_id: str,
        name: str,
        lesson: str,
        match: Match,
        seats: Sequence[Sequence[str]],
        *,
        stored: str | None = None,
    ) -> TableRow:
        """Make a table: store a match and its people, all or nothing.

        `seats`: The people at each seat; further seats of the match have nobody and are away.
        `stored`: The match's id if it is in this store already, as after importing a save file.

        Raises
        ------
        Rejection
            If there is no such class or member, the match has fewer seats, or a team has more than
            `seat_rows.MOST_IN_TEAM`.
        """
        checked(lesson)
        if len(seats) > len(match.setup.seats):
            raise reject("class-no-seat")
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            for people in seats:
                _check_team(connection, class_id, people)
            now = self._now()
            id_, _ = match_rows.merge(connection, stored or new_id(), match, (), now)
            last = select(func.max(TABLES.number)).where(TABLES.class_id == class_id)
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
            table = seat_rows.find_table(connection, str(row["id"]))
            for seat, people in enumerate(seats):
                if people:
                    seat_rows.sit_down(connection, table, seat, people)
            return _changed(connection, table.id)

    def sit(self, table: str, seat: int, people: Sequence[str]) -> TableRow:
        """Seat people, who leave any other open table of the class.

        The seat gets their names, and is no longer away; without people it continues as a bot's,
        under its previous name.

        Raises
        ------
        Rejection
            If there is no such table, seat or member, or a team has more than
            `seat_rows.MOST_IN_TEAM`.
        """
        with self._database.write() as connection:
            found = _locked(connection, table, seat)
            _check_team(connection, found.class_id, people)
            seat_rows.stand_up(connection, found.class_id, people, but=found.id)
            for other, sitters in enumerate(found.seats):
                left = [person for person in sitters if person not in people]
                if other != seat and len(left) < len(sitters):
                    seat_rows.sit_down(connection, found, other, left)
            seat_rows.sit_down(connection, found, seat, people)
            seat_rows.set_away(connection, found, set(found.away) - {seat})
            return _changed(connection, table)

    def set_away(self, table: str, seats: Iterable[int]) -> TableRow:
        """Set the seats for which a bot decides; seats without people are always among them."""
        wanted = set(seats)
        return self._set_away(table, lambda _: wanted)

    def away(self, table: str, seat: int) -> TableRow:
        return self._set_away(table, lambda found: {*found.away, seat})

    def back(self, table: str, seat: int) -> TableRow:
        return self._set_away(table, lambda found: set(found.away) - {seat})

    def _set_away(self, table: str, wanted: Callable[[TableRow], set[int]]) -> TableRow:
        with self._database.read() as connection:
            found = seat_rows.find_table(connection, table)
        if seat_rows.with_empty(found, wanted(found)) == found.away:
            return found
        with self._database.write() as connection:
            found = _locked(connection, table)
            seat_rows.set_away(connection, found, wanted(found))
            return _changed(connection, table)

    def close_table(self, table: str) -> TableRow:
        with self._database.write() as connection:
            _locked(connection, table)
            change = update(schema.class_tables).where(TABLES.id == table)
            connection.execute(change.where(TABLES.closed.is_(None)).values(closed=self._now()))
            return _changed(connection, table)


def _locked(connection: Connection, table: str, seat: int | None = None) -> TableRow:
    """Find a table, and lock its class for the rest of the transaction."""
    find_class(connection, seat_rows.find_table(connection, table).class_id, lock=True)
    found = seat_rows.find_table(connection, table)
    if seat is not None and not 0 <= seat < len(found.seats):
        raise reject("class-no-seat")
    return found


def _changed(connection: Connection, table: str) -> TableRow:
    found = seat_rows.find_table(connection, table)
    changed(connection, found.class_id)
    return found


def _check_team(connection: Connection, class_id: str, people: Sequence[str]) -> None:
    if len(people) > seat_rows.MOST_IN_TEAM:
        raise reject("class-team-full", most=seat_rows.MOST_IN_TEAM)
    query = select(func.count()).where(
        MEMBERS.class_id == class_id, MEMBERS.person.in_(people), MEMBERS.removed.is_(False)
    )
    if connection.execute(query).scalar_one() != len(set(people)) or len(set(people)) < len(people):
        raise reject("class-no-member")
