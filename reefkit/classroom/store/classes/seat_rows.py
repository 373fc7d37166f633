"""Seats at the tables of a class, read and changed inside one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, Row, delete, insert, select, update

from reefkit.classroom.store import match_rows, schema
from reefkit.classroom.store.class_records import TableRow
from reefkit.classroom.store.values import from_text, to_text
from reefkit.match.errors import reject

MOST_IN_TEAM = 3
"""Most people at one seat."""

MEMBERS = schema.members.c
_SEATS = schema.seats.c
_SITTERS = schema.sitters.c
_TABLES = schema.class_tables.c


def read_tables(connection: Connection, *where: Any) -> tuple[TableRow, ...]:  # noqa: ANN401 - SQL
    """Read tables with their seats, by number."""
    query = select(schema.class_tables).where(*where).order_by(_TABLES.number)
    rows = connection.execute(query).all()
    matches = [row.match for row in rows if row.match is not None]
    names: dict[str, list[str]] = {}
    sitters: dict[tuple[str, int], list[str]] = {}
    if matches:
        named = select(_SEATS.match, _SEATS.name).where(_SEATS.match.in_(matches))
        for each in connection.execute(named.order_by(_SEATS.match, _SEATS.seat)):
            names.setdefault(each.match, []).append(each.name)
        sit = select(schema.sitters).where(_SITTERS.match.in_(matches))
        for each in connection.execute(sit.order_by(_SITTERS.number)):
            sitters.setdefault((each.match, each.seat), []).append(each.person)
    return tuple(_table(row, names.get(row.match, []), sitters) for row in rows)


def _table(row: Row[Any], names: list[str], sitters: dict[tuple[str, int], list[str]]) -> TableRow:
    seats = tuple(tuple(sitters.get((row.match, n), ())) for n in range(len(names)))
    table = TableRow(
        row.id,
        row.class_id,
        row.number,
        row.name,
        row.lesson,
        row.match,
        seats,
        tuple(names),
        (),
        row.created,
        row.closed,
    )
    return structs.replace(table, away=with_empty(table, from_text(row.away)))


def with_empty(table: TableRow, away: Iterable[int]) -> tuple[int, ...]:
    """Return the seats for which a bot decides, in order: those away, and those without people."""
    empty = {number for number, people in enumerate(table.seats) if not people}
    there = range(len(table.seats))
    return tuple(sorted(empty | {number for number in away if number in there}))


def find_table(connection: Connection, id_: str) -> TableRow:
    """Find a table.

    Raises
    ------
    Rejection
        If there is no such table.
    """
    found = read_tables(connection, _TABLES.id == id_)
    if not found:
        raise reject("class-no-table")
    return found[0]


def set_away(connection: Connection, table: TableRow, seats: Iterable[int]) -> None:
    away = [seat for seat in sorted(set(seats)) if 0 <= seat < len(table.seats)]
    change = update(schema.class_tables).where(_TABLES.id == table.id)
    connection.execute(change.values(away=to_text(away)))


def sit_down(connection: Connection, table: TableRow, seat: int, people: Sequence[str]) -> None:
    """Replace the people at a seat, and name the seat after them unless there are none."""
    here = (_SITTERS.match == table.match, _SITTERS.seat == seat)
    connection.execute(delete(schema.sitters).where(*here))
    rows = [{"match": table.match, "seat": seat, "person": person} for person in people]
    if rows:
        connection.execute(insert(schema.sitters), rows)
    first = update(schema.seats).where(_SEATS.match == table.match, _SEATS.seat == seat)
    connection.execute(first.values(person=people[0] if people else None))
    if people and table.match is not None:
        name, members = _names_of(connection, table.class_id, people)
        match_rows.name_seat(connection, table.match, seat, name, members)


def stand_up(
    connection: Connection, class_id: str, people: Sequence[str], but: str | None = None
) -> None:
    """Take people from their seats at the open tables of a class, except at one table."""
    open_ones = (_TABLES.class_id == class_id, _TABLES.closed.is_(None))
    for table in read_tables(connection, *open_ones):
        for seat, sitters in enumerate(table.seats):
            left = [person for person in sitters if person not in people]
            if table.id != but and len(left) < len(sitters):
                sit_down(connection, table, seat, left)


def name_seats_of(connection: Connection, class_id: str, person: str) -> None:
    for table in read_tables(connection, _TABLES.class_id == class_id):
        seat = table.seat_of(person)
        if seat is not None and table.match is not None:
            name, members = _names_of(connection, class_id, table.seats[seat])
            match_rows.name_seat(connection, table.match, seat, name, members)


def _names_of(
    connection: Connection, class_id: str, people: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    query = select(MEMBERS.person, MEMBERS.label)
    query = query.where(MEMBERS.class_id == class_id, MEMBERS.person.in_(people))
    labels = {row.person: row.label for row in connection.execute(query)}
    names = tuple(labels[person] for person in people if person in labels)
    return _team_name(names), names if len(names) > 1 else ()


def _team_name(names: Sequence[str]) -> str:
    joined = " & ".join(names)
    most = match_rows.MOST_SEAT_NAME
    if len(joined) <= most:
        return joined
    each = (most - 3 * (len(names) - 1)) // len(names)
    return " & ".join(name[:each].strip() for name in names)
