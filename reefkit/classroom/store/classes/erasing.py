"""Erasing a class, one of its people, or expired classes, each with a receipt.

Erased data is gone: rows are deleted, SQLite overwrites them with zeros, and what is left in the
write-ahead log is flushed (`Database.forget`). PostgreSQL keeps the bytes for a while, and
overwriting them blocks everybody, so an administrator does that at night
(docs/deployers/several-servers.md). The receipt counts what was erased; the store keeps it under a
number without a name.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from reefkit.classroom.store import match_rows, platforms, schema
from reefkit.classroom.store.class_records import Erased
from reefkit.classroom.store.classes import courses, seat_rows
from reefkit.classroom.store.classes.base import changed, find_class, scope_of
from reefkit.classroom.store.classes.class_tables import MEMBERS, TABLES
from reefkit.classroom.store.classes.doors import one_key
from reefkit.classroom.store.classes.gathered import ANSWERS, MARKS
from reefkit.classroom.store.classes.members import find_member
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.retention import (
    NOTICE,
    PUT_AWAY,
    batches,
    count_day,
    is_old_after,
    overdue,
    unmark,
)
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import to_text
from reefkit.match.errors import Rejection
from reefkit.text.codes import drawn

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
"""Kinds of rows that a receipt counts."""

NOBODY = "–"
"""Name of a seat whose people were erased, in a match that others played too."""

DEVICES = schema.devices.c
SEATS = schema.seats.c
SITTERS = schema.sitters.c


class Erasing(StorePart):
    """Erasing of classes and of the people in them."""

    def erase(self, class_id: str) -> Erased:
        """Erase a class: its people with all their work, their devices, and all of its matches.

        Of people who are in another class too, only this class's data is erased. If the class's key
        opens others, it stays valid for them, and signed-in teachers are moved to one of them.

        Raises
        ------
        Rejection
            If there is no such class.
        """
        with self._database.write() as connection:
            found = find_class(connection, class_id, lock=True)
            eraser = Eraser(connection)
            eraser.tables_of(class_id)
            people = _members_of(connection, class_id)
            eraser.leave(class_id, people)
            eraser.people(eraser.nowhere(people))
            eraser.rows(schema.marks, MARKS.class_id == class_id, "marks")
            heir = _hand_on(connection, class_id)
            here = schema.sign_ins.c.class_id == class_id
            if heir is None:
                eraser.rows(schema.sign_ins, here)
            else:
                connection.execute(update(schema.sign_ins).where(here).values(class_id=heir))
            eraser.settings([scope_of(class_id)])
            courses.forget_class(connection, class_id)
            platforms.forget_class(connection, class_id)
            eraser.rows(schema.classes, schema.classes.c.id == class_id)
            unmark(connection, "class", [class_id])
            tell_of(connection, class_id)
            erased = receipt(connection, found.name, eraser.counts, self._now())
        self._database.forget()
        return erased

    def erase_person(self, class_id: str, person: str) -> Erased:
        """Erase a person of a class, with all their work and devices.

        Matches that others played too are kept: the person's seat loses its name and is away. Of a
        person who is in another class too, only this class's data is erased.

        Raises
        ------
        Rejection
            If there is no such class or member.
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
        """Count today; mark expired classes, and erase those that were marked long enough ago.

        Nothing is erased while another server erases, or while the clock is doubtful.
        """
        erased = []
        with self._database.alone() as alone:
            for class_id in self._overdue() if alone else []:
                # A teacher may meanwhile have kept or erased the class at the desk.
                with self._database.write() as connection:
                    is_due = unmark(connection, "class", [class_id]) > 0
                with suppress(Rejection):
                    erased += [self.erase(class_id)] if is_due else []
        self._database.forget()  # flushes what a reader kept in the log when a desk erased it
        return erased

    def _overdue(self) -> list[str]:
        classes, now = schema.classes.c, self._clock()
        query = select(classes.id).where(classes.expires <= is_old_after(now))
        with self._database.write() as connection:
            days = count_day(connection, now)
            if days.doubtful:
                return []
            old = connection.execute(query.order_by(classes.id)).scalars().all()
            return overdue(connection, "class", old, days, NOTICE + PUT_AWAY)


class Eraser:
    """Deletes rows inside one transaction, and counts them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.counts = dict.fromkeys(KINDS, 0)

    def rows(self, table: Table, which: ColumnElement[bool], kind: str | None = None) -> None:
        """Delete rows, and count them if a kind is given."""
        done = self._connection.execute(delete(table).where(which))
        if kind is not None:
            self.counts[kind] += done.rowcount

    def settings(self, scopes: Iterable[str]) -> None:
        for some in batches(scopes):
            self.rows(schema.settings, schema.settings.c.scope.in_(some))

    def tables_of(self, class_id: str) -> None:
        tables = seat_rows.read_tables(self._connection, TABLES.class_id == class_id)
        self.rows(schema.class_tables, TABLES.class_id == class_id, "tables")
        self.matches([table.match for table in tables if table.match is not None])

    def matches(self, matches: Iterable[str]) -> None:
        for some in batches(matches):
            self.rows(schema.entries, schema.entries.c.match.in_(some), "entries")
            self.rows(schema.sitters, SITTERS.match.in_(some))
            self.rows(schema.seats, SEATS.match.in_(some))
            self.rows(schema.matches, schema.matches.c.id.in_(some), "matches")
            unmark(self._connection, "match", some)
            self.settings(f"match:{match}" for match in some)
            for match in some:
                self.seats_of(match)

    def seats_of(self, match: str, seat: int | None = None) -> None:
        """Delete the settings of the pages of a match's seats, or of one seat."""
        scope, scopes = f"seat:{match}:", schema.settings.c.scope
        all_ = scopes.startswith(scope, autoescape=True)
        self.rows(schema.settings, all_ if seat is None else scopes == f"{scope}{seat}")

    def leave(self, class_id: str, people: list[str]) -> None:
        """Take people out of a class: from its seats, marks, courses and list."""
        for table in seat_rows.read_tables(self._connection, TABLES.class_id == class_id):
            for seat, sitters in enumerate(table.seats):
                left = [person for person in sitters if person not in people]
                if len(left) < len(sitters):
                    seat_rows.sit_down(self._connection, table, seat, left)
                if left or table.match is None:
                    continue
                self.seats_of(table.match, seat)  # settings of earlier sitters, too
                if sitters:
                    match_rows.name_seat(self._connection, table.match, seat, NOBODY)
        for some in batches(people):
            theirs = select(ANSWERS.id).where(ANSWERS.person.in_(some))
            here = MARKS.class_id == class_id
            self.rows(schema.marks, here & MARKS.answer.in_(theirs), "marks")
            courses.forget_people(self._connection, some, class_id)
            for rows in (schema.presence, schema.members):
                self.rows(rows, (rows.c.class_id == class_id) & rows.c.person.in_(some))

    def nowhere(self, people: list[str]) -> list[str]:
        """Return those who are in no class."""
        found: set[str] = set()
        for some in batches(people):
            query = select(MEMBERS.person).where(MEMBERS.person.in_(some))
            found |= set(self._connection.execute(query).scalars())
        return [person for person in people if person not in found]

    def people(self, people: list[str]) -> None:
        """Erase people with their work, devices, and matches that only they played."""
        if not people:
            return
        own = self._own_matches(people)
        self.matches(own)
        self._unname(people)
        for some in batches(people):
            theirs = select(ANSWERS.id).where(ANSWERS.person.in_(some))
            self.rows(schema.marks, MARKS.answer.in_(theirs), "marks")
            for table, kind in (
                (schema.answers, "answers"),
                (schema.finished, "sheets"),
                (schema.notes, "notes"),
                (schema.plots, "plots"),
            ):
                self.rows(table, table.c.person.in_(some), kind)
            self._devices(some)
            courses.forget_people(self._connection, some)
            merged = select(schema.merged.c.person).where(schema.merged.c.keep.in_(some))
            earlier = self._connection.execute(merged).scalars().all()
            self.settings(f"person:{person}" for person in [*some, *earlier])
            self.rows(schema.merged, schema.merged.c.keep.in_(some))
            self.rows(schema.people, schema.people.c.id.in_(some), "people")
            unmark(self._connection, "person", some)

    def _own_matches(self, people: list[str]) -> list[str]:
        played = match_rows.match_rows(
            self._connection, match_rows.matches_of(self._connection, people)
        )
        return [
            row.id
            for row in played
            if row.class_table is None
            and all(person in people for seat in row.seats for person in seat.people)
        ]

    def _unname(self, people: list[str]) -> None:
        for row in match_rows.match_rows(
            self._connection, match_rows.matches_of(self._connection, people)
        ):
            for number, seat in enumerate(row.seats):
                if any(person in people for person in seat.people):
                    match_rows.name_seat(self._connection, row.id, number, NOBODY)
                    here = (SEATS.match == row.id, SEATS.seat == number)
                    self._connection.execute(update(schema.seats).where(*here).values(person=None))
                    sat = (SITTERS.match == row.id) & (SITTERS.seat == number)
                    self.rows(schema.sitters, sat & SITTERS.person.in_(people))

    def _devices(self, people: list[str]) -> None:
        query = select(DEVICES.visitor).where(DEVICES.person.in_(people)).distinct()
        visitors = self._connection.execute(query).scalars().all()
        self.rows(schema.devices, DEVICES.person.in_(people), "devices")
        for some in batches(visitors):
            query = select(DEVICES.visitor).where(DEVICES.visitor.in_(some))
            known = set(self._connection.execute(query).scalars())
            gone = [visitor for visitor in some if visitor not in known]
            self.settings(f"visitor:{visitor}" for visitor in gone)
            self.rows(schema.failures, schema.failures.c.visitor.in_(gone))
            platforms.forget_people(self._connection, gone)


def _hand_on(connection: Connection, class_id: str) -> str | None:
    classes = schema.classes.c
    others = select(classes.id, classes.key_of).where(one_key(class_id), classes.id != class_id)
    rows = list(connection.execute(others.order_by(classes.created, classes.id)))
    if not rows or any(row.key_of is None for row in rows):
        return rows[0].id if rows else None
    mine, heir = classes.id == class_id, rows[0].id
    key_hash = connection.execute(select(classes.key_hash).where(mine)).scalar_one()
    change = update(schema.classes)
    # `key_hash` is unique at all times, so the class gives its own up first.
    connection.execute(change.where(mine).values(key_hash=class_id))
    connection.execute(change.where(classes.key_of == class_id).values(key_of=heir))
    connection.execute(change.where(classes.id == heir).values(key_of=None, key_hash=key_hash))
    return str(heir)


def _members_of(connection: Connection, class_id: str) -> list[str]:
    query = select(MEMBERS.person).where(MEMBERS.class_id == class_id)
    return list(connection.execute(query).scalars())


def receipt(connection: Connection, name: str, counts: dict[str, int], now: str) -> Erased:
    """Store the counts under a new number, and return the receipt."""
    number = drawn(10)
    row = {"number": number, "time": now, "counts": to_text(counts)}
    connection.execute(insert(schema.erasures).values(**row))
    return Erased(name, now, counts, number)
