"""Erasing: a class, one of its people, or the classes whose time has come, each with a receipt.

What is erased is gone: rows are deleted, SQLite writes zeros over them, and what the write-ahead
log still held is written away (`Database.forget`). The receipt says how much there was, and the
store keeps it under a number without a name.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from itertools import islice

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.classes import seats
from reefkit.classroom.store.classes.members import find_member
from reefkit.classroom.store.classes.part import Part, changed, find_class, scope_of
from reefkit.classroom.store.classes_records import Erased
from reefkit.classroom.store.codes import ALPHABET
from reefkit.classroom.store.values import to_text

KINDS = (
    "people",
    "answers",
    "sheets",
    "notes",
    "plots",
    "marks",
    "matches",
    "entries",
    "tables",
    "devices",
)
"""What a receipt counts."""

NOBODY = "–"
"""What a seat is called whose people were erased, where the match is others' too."""

_ANSWERS = schema.answers.c
_DEVICES = schema.devices.c
_MARKS = schema.marks.c
_MEMBERS = schema.members.c
_SEATS = schema.seats.c
_SITTERS = schema.sitters.c
_TABLES = schema.class_tables.c


class Erasing(Part):
    """What ends a class."""

    def erase(self, class_id: str) -> Erased:
        """Erase a class: its people with all their work, their devices, and all of its matches.

        Of somebody who is in another class too, only what is this class's is erased.

        Raises
        ------
        Rejection
            When there is no such class.
        """
        with self._database.write() as connection:
            found = find_class(connection, class_id, lock=True)
            eraser = Eraser(connection)
            eraser.tables_of(class_id)
            people = _members_of(connection, class_id)
            eraser.leave(class_id, people)
            eraser.people(eraser.nowhere(people))
            eraser.rows(schema.marks, _MARKS.class_id == class_id, "marks")
            eraser.rows(schema.sign_ins, schema.sign_ins.c.class_id == class_id)
            eraser.settings([scope_of(class_id)])
            eraser.rows(schema.classes, schema.classes.c.id == class_id)
            erased = receipt(connection, found.name, eraser.counts, self._now())
        self._database.forget()
        return erased

    def erase_person(self, class_id: str, person: str) -> Erased:
        """Erase a person of a class, with all their work and devices.

        The matches that others played too stay with them: the person's seat has no name there any
        more, and is away. Of somebody who is in another class too, only what is this class's is
        erased.

        Raises
        ------
        Rejection
            When there is no such class or member.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            member = find_member(connection, class_id, person)
            eraser = Eraser(connection)
            eraser.leave(class_id, [person])
            eraser.people(eraser.nowhere([person]))
            changed(connection, class_id)
            erased = receipt(connection, member.label, eraser.counts, self._now())
        self._database.forget()
        return erased

    def erase_expired(self) -> list[Erased]:
        """Erase the classes whose time has come."""
        classes = schema.classes.c
        query = select(classes.id).where(classes.expires <= self._now())
        with self._database.read() as connection:
            due = connection.execute(query).scalars().all()
        erased = [self.erase(class_id) for class_id in due]
        self._database.forget()  # what was still being read when somebody erased it at a desk
        return erased


class Eraser:
    """Deletes inside one transaction, and counts what it deletes.

    Attributes
    ----------
    counts
        How many of each of the `KINDS`.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.counts = dict.fromkeys(KINDS, 0)

    def rows(self, table: Table, which: ColumnElement[bool], kind: str | None = None) -> None:
        """Delete rows of a table."""
        done = self._connection.execute(delete(table).where(which))
        if kind is not None:
            self.counts[kind] += done.rowcount

    def settings(self, scopes: Iterable[str]) -> None:
        """Delete what pages remember in some scopes."""
        for some in batches(scopes):
            self.rows(schema.settings, schema.settings.c.scope.in_(some))

    def tables_of(self, class_id: str) -> None:
        """Delete a class's tables and their matches."""
        tables = seats.read_tables(self._connection, _TABLES.class_id == class_id)
        self.rows(schema.class_tables, _TABLES.class_id == class_id, "tables")
        self.matches([table.match for table in tables if table.match is not None])

    def matches(self, matches: Iterable[str]) -> None:
        """Delete matches with all that was played."""
        for some in batches(matches):
            self.rows(schema.entries, schema.entries.c.match.in_(some), "entries")
            self.rows(schema.sitters, _SITTERS.match.in_(some))
            self.rows(schema.seats, _SEATS.match.in_(some))
            self.rows(schema.matches, schema.matches.c.id.in_(some), "matches")
            self.settings(f"match:{match}" for match in some)
            for match in some:
                self.seats_of(match)

    def seats_of(self, match: str, seat: int | None = None) -> None:
        """Delete what the pages of a seat remember of a match: of one seat, or of all."""
        scope, scopes = f"match:{match}:", schema.settings.c.scope
        all_ = scopes.startswith(scope, autoescape=True)
        self.rows(schema.settings, all_ if seat is None else scopes == f"{scope}{seat}")

    def leave(self, class_id: str, people: list[str]) -> None:
        """Delete what a class knows of people, and their names at its tables."""
        for table in seats.read_tables(self._connection, _TABLES.class_id == class_id):
            for seat, sitters in enumerate(table.seats):
                left = [person for person in sitters if person not in people]
                if len(left) < len(sitters):
                    seats.sit_down(self._connection, table, seat, left)
                if left or table.match is None:
                    continue
                self.seats_of(table.match, seat)  # of who sat there before, too
                if sitters:
                    logs.name_seat(self._connection, table.match, seat, NOBODY)
        for some in batches(people):
            theirs = select(_ANSWERS.id).where(_ANSWERS.person.in_(some))
            here = _MARKS.class_id == class_id
            self.rows(schema.marks, here & _MARKS.answer.in_(theirs), "marks")
            for rows in (schema.presence, schema.members):
                self.rows(rows, (rows.c.class_id == class_id) & rows.c.person.in_(some))

    def nowhere(self, people: list[str]) -> list[str]:
        """List those of the people who are in no class any more."""
        found: set[str] = set()
        for some in batches(people):
            query = select(_MEMBERS.person).where(_MEMBERS.person.in_(some))
            found |= set(self._connection.execute(query).scalars())
        return [person for person in people if person not in found]

    def people(self, people: list[str]) -> None:
        """Delete people with all their work, and the matches that nobody else played."""
        if not people:
            return
        own = self._own_matches(people)
        self.matches(own)
        self._unname(people)
        for some in batches(people):
            theirs = select(_ANSWERS.id).where(_ANSWERS.person.in_(some))
            self.rows(schema.marks, _MARKS.answer.in_(theirs), "marks")
            for table, kind in (
                (schema.answers, "answers"),
                (schema.finished, "sheets"),
                (schema.notes, "notes"),
                (schema.plots, "plots"),
            ):
                self.rows(table, table.c.person.in_(some), kind)
            self._devices(some)
            merged = select(schema.merged.c.person).where(schema.merged.c.keep.in_(some))
            earlier = self._connection.execute(merged).scalars().all()
            self.settings(f"person:{person}" for person in [*some, *earlier])
            self.rows(schema.merged, schema.merged.c.keep.in_(some))
            self.rows(schema.people, schema.people.c.id.in_(some), "people")

    def _own_matches(self, people: list[str]) -> list[str]:
        """List the matches of no class where only these people sit."""
        played = logs.match_rows(self._connection, logs.matches_of(self._connection, people))
        return [
            row.id
            for row in played
            if row.class_table is None
            and all(person in people for seat in row.seats for person in seat.people)
        ]

    def _unname(self, people: list[str]) -> None:
        """Take people's names from the matches that stay since others played them too."""
        for row in logs.match_rows(self._connection, logs.matches_of(self._connection, people)):
            for number, seat in enumerate(row.seats):
                if any(person in people for person in seat.people):
                    logs.name_seat(self._connection, row.id, number, NOBODY)
                    here = (_SEATS.match == row.id, _SEATS.seat == number)
                    self._connection.execute(update(schema.seats).where(*here).values(person=None))
                    sat = (_SITTERS.match == row.id) & (_SITTERS.seat == number)
                    self.rows(schema.sitters, sat & _SITTERS.person.in_(people))

    def _devices(self, people: list[str]) -> None:
        """Delete which devices knew people, and what a device that knows nobody now remembers."""
        query = select(_DEVICES.visitor).where(_DEVICES.person.in_(people)).distinct()
        visitors = self._connection.execute(query).scalars().all()
        self.rows(schema.devices, _DEVICES.person.in_(people), "devices")
        for some in batches(visitors):
            query = select(_DEVICES.visitor).where(_DEVICES.visitor.in_(some))
            known = set(self._connection.execute(query).scalars())
            gone = [visitor for visitor in some if visitor not in known]
            self.settings(f"visitor:{visitor}" for visitor in gone)
            self.rows(schema.failures, schema.failures.c.visitor.in_(gone))


def _members_of(connection: Connection, class_id: str) -> list[str]:
    query = select(_MEMBERS.person).where(_MEMBERS.class_id == class_id)
    return list(connection.execute(query).scalars())


def receipt(connection: Connection, name: str, counts: dict[str, int], now: str) -> Erased:
    """Keep that something was erased, and how much, and give it with the name that it had."""
    number = "".join(secrets.choice(ALPHABET) for _ in range(10))
    row = {"number": number, "time": now, "counts": to_text(counts)}
    connection.execute(insert(schema.erasures).values(**row))
    return Erased(name, now, counts, number)


def batches(values: Iterable[str], most: int = 500) -> Iterator[list[str]]:
    """Give values in parts that every database takes as parameters of one statement."""
    rest = iter(values)
    while some := list(islice(rest, most)):
        yield some
