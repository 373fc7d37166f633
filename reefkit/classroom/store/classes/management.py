"""What a teacher does with a class: its tables, the control of a lesson, marks, and erasing.

Classes and people are erased when the teacher says so or their time has come; what belongs to no
class goes 200 days after its people last did anything. Age is counted as in `store.retention`.
"""

from __future__ import annotations

import math
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)

from reefkit.classroom.store import limits, matches, platforms, quotas, schema
from reefkit.classroom.store import matches as logs
from reefkit.classroom.store.classes import courses, members
from reefkit.classroom.store.classes import members as at_seats
from reefkit.classroom.store.classes.members import (
    DAYS,
    VERSION,
    ClassesBase,
    changed,
    find_class,
    find_member,
    one_key,
    scope_of,
)
from reefkit.classroom.store.database import put
from reefkit.classroom.store.news import tell_of
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.records import (
    Answer,
    ClassControl,
    ClassNote,
    ClassPlot,
    Erased,
    Finish,
    Mark,
    PageSeen,
    TableRow,
)
from reefkit.classroom.store.retention import (
    NOTICE,
    PUT_AWAY,
    RunningDays,
    batches,
    count_day,
    is_old_after,
    overdue,
    unmark,
)
from reefkit.classroom.store.values import (
    checked,
    from_text,
    new_id,
    plain_name,
    plain_text,
    to_text,
)
from reefkit.classroom.store.work import answer_of
from reefkit.match.errors import Rejection, reject
from reefkit.match.match import Match
from reefkit.text.codes import ALPHABET

# ---- The tables of a class: a match each, who sits there, and which seats are away

_TABLES = schema.class_tables.c
_MEMBERS = schema.members.c


class ClassTables(ClassesBase):
    """Where a class sits."""

    def tables(self, class_id: str) -> tuple[TableRow, ...]:
        with self._database.read() as connection:
            return at_seats.read_tables(connection, _TABLES.class_id == class_id)

    def open_to(self, class_id: str, people: Sequence[str]) -> tuple[TableRow, ...]:
        """List the tables whose open record these people may read: those that are not closed.

        None to those who are not in the class, or not any more.
        """
        with self._database.read() as connection:
            known = connection.execute(
                select(_MEMBERS.person).where(
                    _MEMBERS.class_id == class_id,
                    _MEMBERS.removed.is_(False),
                    _MEMBERS.person.in_([actual(each) for each in people]),
                )
            ).first()
            if known is None:
                return ()
            return at_seats.read_tables(
                connection, _TABLES.class_id == class_id, _TABLES.closed.is_(None)
            )

    def table(self, table: str) -> TableRow | None:
        with self._database.read() as connection:
            found = at_seats.read_tables(connection, _TABLES.id == table)
        return found[0] if found else None

    def table_of(self, class_id: str, person: str) -> tuple[TableRow, int] | None:
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

        `seats`: Who sits at each of its seats; nobody at those beyond, which are away.
        `stored`: The match's id where it is in this store already, as after a save file was taken
        in.

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
            id_, _ = matches.merge(connection, stored or new_id(), match, (), now)
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
        wanted = set(seats)
        return self._set_away(table, lambda _: wanted)

    def away(self, table: str, seat: int) -> TableRow:
        return self._set_away(table, lambda found: {*found.away, seat})

    def back(self, table: str, seat: int) -> TableRow:
        return self._set_away(table, lambda found: set(found.away) - {seat})

    def _set_away(self, table: str, wanted: Callable[[TableRow], set[int]]) -> TableRow:
        with self._database.read() as connection:
            found = at_seats.find_table(connection, table)
        if at_seats.with_empty(found, wanted(found)) == found.away:
            return found
        with self._database.write() as connection:
            found = _locked(connection, table)
            at_seats.set_away(connection, found, wanted(found))
            return _changed(connection, table)

    def close_table(self, table: str) -> TableRow:
        with self._database.write() as connection:
            _locked(connection, table)
            change = update(schema.class_tables).where(_TABLES.id == table)
            connection.execute(change.where(_TABLES.closed.is_(None)).values(closed=self._now()))
            return _changed(connection, table)


def _locked(connection: Connection, table: str, seat: int | None = None) -> TableRow:
    """Find a table, and lock its class for the rest of the transaction."""
    find_class(connection, at_seats.find_table(connection, table).class_id, lock=True)
    found = at_seats.find_table(connection, table)
    if seat is not None and not 0 <= seat < len(found.seats):
        raise reject("class-no-seat")
    return found


def _changed(connection: Connection, table: str) -> TableRow:
    found = at_seats.find_table(connection, table)
    changed(connection, found.class_id)
    return found


def _check_team(connection: Connection, class_id: str, people: Sequence[str]) -> None:
    if len(people) > at_seats.MOST_IN_TEAM:
        raise reject("class-team-full", most=at_seats.MOST_IN_TEAM)
    query = select(func.count()).where(
        _MEMBERS.class_id == class_id, _MEMBERS.person.in_(people), _MEMBERS.removed.is_(False)
    )
    if connection.execute(query).scalar_one() != len(set(people)) or len(set(people)) < len(people):
        raise reject("class-no-member")


# ---- What a lesson runs by: the teacher's control, and where everybody is

MOST_MESSAGE = 500
AGAIN_SECONDS = 15
"""The same place told again sooner than that is not written: each write makes all pages look."""

_PRESENCE = schema.presence.c
_SETTINGS = schema.settings.c


class Controls(ClassesBase):
    """What the desk says to all pages, and what they say to it."""

    def version(self, class_id: str) -> str:
        """Return what differs once control, seating, names or people of the class changed.

        Where pages were last, answers and marks are not among it: so a page that asks often need
        read the rest seldom.
        """
        query = select(_SETTINGS.value).filter_by(scope=scope_of(class_id), key=VERSION)
        with self._database.read() as connection:
            return connection.execute(query).scalar() or ""

    def control(self, class_id: str) -> ClassControl:
        with self._database.read() as connection:
            return _control(connection, class_id)

    def set_control(self, class_id: str, **changes: Any) -> ClassControl:  # noqa: ANN401 - its fields
        """Change some of it; a new message gets the next number.

        `changes`: fields of `ClassControl` by name.

        Raises
        ------
        Rejection
            When there is no such class, or a value is none of its field's.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            before = _control(connection, class_id)
            if "message" in changes:
                text = plain_text(str(changes["message"]))[:MOST_MESSAGE]
                changes = {**changes, "message": text, "message_number": before.message_number + 1}
            try:
                after = msgspec.convert({**msgspec.structs.asdict(before), **changes}, ClassControl)
            except msgspec.ValidationError as error:
                raise reject("class-control") from error
            now = self._now()
            if after != before:
                changed(connection, class_id)
            for name in changes:
                value = getattr(after, name)
                if value != getattr(before, name):
                    row = {"scope": scope_of(class_id), "key": name, "time": now}
                    put(connection, schema.settings, {**row, "value": to_text(value)})
        return after

    def seen(self, class_id: str, person: str, place: dict[str, Any]) -> None:
        """Note where a member's page is; of anybody else nothing is noted.

        `place`: a small JSON object: the part, the item, the phase.
        """
        text, now = to_text(place), self._clock()
        here = (_PRESENCE.class_id == class_id, _PRESENCE.person == actual(person))
        lately = (now - timedelta(seconds=AGAIN_SECONDS)).isoformat()
        same = select(_PRESENCE.time).where(*here, _PRESENCE.place == text)
        with self._database.read() as connection:
            time = connection.execute(same).scalar()
        if time is not None and lately < time <= now.isoformat():
            return
        member = select(_MEMBERS.person).where(
            _MEMBERS.class_id == class_id,
            _MEMBERS.person == actual(person),
            _MEMBERS.removed.is_(False),
        )
        row = {"class_id": class_id, "time": now.isoformat(), "place": text}
        with self._database.write() as connection:
            found = connection.execute(member).scalar()
            if found is not None:
                put(connection, schema.presence, {**row, "person": found})
                tell_of(connection, found)

    def presence(self, class_id: str) -> dict[str, PageSeen]:
        query = select(schema.presence).where(_PRESENCE.class_id == class_id)
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return {row.person: PageSeen(row.person, row.time, from_text(row.place)) for row in rows}


def _control(connection: Connection, class_id: str) -> ClassControl:
    query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == scope_of(class_id))
    kept = {row.key: from_text(row.value) for row in connection.execute(query)}
    known = {name: kept[name] for name in ClassControl.__struct_fields__ if name in kept}
    return msgspec.convert(known, ClassControl)


# ---- The work of a whole class, and what a teacher gives for it

MOST_POINTS = 1000.0
MOST_TEXT = 2000

_ANSWERS = schema.answers.c
_FINISHED = schema.finished.c
_MARKS = schema.marks.c
_NOTES = schema.notes.c
_PLOTS = schema.plots.c


class Gathered(ClassesBase):
    """What the people of a class did, those who were taken out left out.

    Work belongs to a person and not to a class: who is in two classes shows both what they did.
    """

    def answers(self, class_id: str) -> tuple[Answer, ...]:
        query = select(schema.answers).where(_in_class(class_id, _ANSWERS.person))
        return tuple(answer_of(row) for row in self._rows(query.order_by(_ANSWERS.number)))

    def finished(self, class_id: str) -> tuple[Finish, ...]:
        columns = [_FINISHED[name] for name in Finish._fields]
        query = select(*columns).where(_in_class(class_id, _FINISHED.person))
        return tuple(Finish._make(row) for row in self._rows(query.order_by(_FINISHED.time)))

    def notes(self, class_id: str) -> tuple[ClassNote, ...]:
        columns = (_NOTES.person, _NOTES.lesson, _NOTES.key, _NOTES.text, _NOTES.time)
        query = select(*columns).where(_in_class(class_id, _NOTES.person))
        latest = {
            (row.person, row.lesson, row.key): ClassNote._make(row)
            for row in self._rows(query.order_by(_NOTES.time, _NOTES.number))
        }
        return tuple(latest.values())

    def plots(self, class_id: str) -> tuple[ClassPlot, ...]:
        columns = (_PLOTS.person, _PLOTS.match, _PLOTS.key, _PLOTS.value, _PLOTS.time)
        query = select(*columns).where(_in_class(class_id, _PLOTS.person))
        latest = {
            (row.person, row.match, row.key): row
            for row in self._rows(query.order_by(_PLOTS.time, _PLOTS.number))
        }
        return tuple(
            ClassPlot(row.person, row.match, row.key, from_text(row.value), row.time)
            for row in latest.values()
        )

    # -- marks ---------------------------------------------------------------------------------

    def mark(self, class_id: str, answer: str, points: float, text: str = "", by: str = "") -> Mark:
        """Give points and a sentence for an answer; a later mark stands in the earlier one's place.

        Raises
        ------
        Rejection
            When no such answer is the class's, or the points are no points.
        """
        if not (math.isfinite(points) and 0 <= points <= MOST_POINTS):
            raise reject("class-points", most=MOST_POINTS)
        said = plain_text(text[:MOST_TEXT])
        given = select(_ANSWERS.person).where(
            _ANSWERS.id == answer, _in_class(class_id, _ANSWERS.person)
        )
        row = {"points": float(points), "text": said, "by": plain_name(by)}
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            person = connection.execute(given).scalar()
            if person is None:
                raise reject("class-no-answer")
            query = select(schema.marks).where(_MARKS.answer == answer)
            before = connection.execute(query.order_by(_MARKS.number.desc())).first()
            if before is not None and all(getattr(before, key) == row[key] for key in row):
                return _mark(before)
            whole = {**row, "id": new_id(), "class_id": class_id, "answer": answer}
            connection.execute(insert(schema.marks).values(**whole, time=self._now()))
            tell_of(connection, person)
            return _mark(connection.execute(select(schema.marks).filter_by(id=whole["id"])).one())

    def marks(self, class_id: str) -> dict[str, Mark]:
        return self._marks(_MARKS.class_id == class_id)

    def marks_of(self, person: str, classes: Sequence[str]) -> dict[str, Mark]:
        answers = select(_ANSWERS.id).where(_ANSWERS.person == actual(person))
        return self._marks(_MARKS.class_id.in_(classes), _MARKS.answer.in_(answers))

    def _marks(self, *which: ColumnElement[bool]) -> dict[str, Mark]:
        rows = self._rows(select(schema.marks).where(*which).order_by(_MARKS.number))
        return {row.answer: _mark(row) for row in rows}

    def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        with self._database.read() as connection:
            return list(connection.execute(query))


def _in_class(class_id: str, person: ColumnElement[str]) -> ColumnElement[bool]:
    people = select(_MEMBERS.person).where(
        _MEMBERS.class_id == class_id, _MEMBERS.removed.is_(False)
    )
    return person.in_(people)


def _mark(row: Row[Any]) -> Mark:
    return Mark(row.answer, row.points, row.text, row.time, row.by)


# ---- Erasing: a class, one of its people, or the classes whose time has come,
# each with a receipt
#
# What is erased is gone: rows are deleted, SQLite writes zeros over them, and what the write-
# ahead log still held is written away (`Database.forget`). PostgreSQL keeps the bytes for a while,
# and writing them over stops everybody: whoever runs it does that at night
# (docs/deployers/several-servers.md). The receipt says how much there was,
# and the store keeps it under a number without a name.

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

_DEVICES = schema.devices.c
_SEATS = schema.seats.c
_SITTERS = schema.sitters.c


class Erasing(ClassesBase):
    """What ends a class."""

    def erase(self, class_id: str) -> Erased:
        """Erase a class: its people with all their work, their devices, and all of its matches.

        Of somebody who is in another class too, only what is this class's is erased. Where its key
        opens others, it goes on opening them, and whoever is signed in comes to one of them.

        Raises
        ------
        Rejection
            When there is no such class.
        """
        with self._database.write() as connection:
            found = find_class(connection, class_id, lock=True)
            eraser = _Eraser(connection)
            eraser.tables_of(class_id)
            people = _members_of(connection, class_id)
            eraser.leave(class_id, people)
            eraser.people(eraser.nowhere(people))
            eraser.rows(schema.marks, _MARKS.class_id == class_id, "marks")
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
            erased = _receipt(connection, found.name, eraser.counts, self._now())
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
            eraser = _Eraser(connection)
            eraser.leave(class_id, [person])
            eraser.people(eraser.nowhere([person]))
            changed(connection, class_id)
            erased = _receipt(connection, member.label, eraser.counts, self._now())
        self._database.forget()
        return erased

    def erase_expired(self) -> list[Erased]:
        """Count today; mark the classes whose time has come, and erase those marked for long.

        None where another server erases just now, or while the clock is not believed.
        """
        erased = []
        with self._database.alone() as alone:
            for class_id in self._overdue() if alone else []:
                # A teacher may have kept the class, or erased it, at its desk.
                with self._database.write() as connection:
                    is_due = unmark(connection, "class", [class_id]) > 0
                with suppress(Rejection):
                    erased += [self.erase(class_id)] if is_due else []
        self._database.forget()  # what was still being read when somebody erased it at a desk
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


class _Eraser:
    """Deletes inside one transaction, and counts what it deletes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.counts = dict.fromkeys(KINDS, 0)

    def rows(self, table: Table, which: ColumnElement[bool], kind: str | None = None) -> None:
        done = self._connection.execute(delete(table).where(which))
        if kind is not None:
            self.counts[kind] += done.rowcount

    def settings(self, scopes: Iterable[str]) -> None:
        for some in batches(scopes):
            self.rows(schema.settings, schema.settings.c.scope.in_(some))

    def tables_of(self, class_id: str) -> None:
        tables = members.read_tables(self._connection, _TABLES.class_id == class_id)
        self.rows(schema.class_tables, _TABLES.class_id == class_id, "tables")
        self.matches([table.match for table in tables if table.match is not None])

    def matches(self, matches: Iterable[str]) -> None:
        for some in batches(matches):
            self.rows(schema.entries, schema.entries.c.match.in_(some), "entries")
            self.rows(schema.sitters, _SITTERS.match.in_(some))
            self.rows(schema.seats, _SEATS.match.in_(some))
            self.rows(schema.matches, schema.matches.c.id.in_(some), "matches")
            unmark(self._connection, "match", some)
            self.settings(f"match:{match}" for match in some)
            for match in some:
                self.seats_of(match)

    def seats_of(self, match: str, seat: int | None = None) -> None:
        scope, scopes = f"seat:{match}:", schema.settings.c.scope
        all_ = scopes.startswith(scope, autoescape=True)
        self.rows(schema.settings, all_ if seat is None else scopes == f"{scope}{seat}")

    def leave(self, class_id: str, people: list[str]) -> None:
        for table in members.read_tables(self._connection, _TABLES.class_id == class_id):
            for seat, sitters in enumerate(table.seats):
                left = [person for person in sitters if person not in people]
                if len(left) < len(sitters):
                    members.sit_down(self._connection, table, seat, left)
                if left or table.match is None:
                    continue
                self.seats_of(table.match, seat)  # of who sat there before, too
                if sitters:
                    logs.name_seat(self._connection, table.match, seat, NOBODY)
        for some in batches(people):
            theirs = select(_ANSWERS.id).where(_ANSWERS.person.in_(some))
            here = _MARKS.class_id == class_id
            self.rows(schema.marks, here & _MARKS.answer.in_(theirs), "marks")
            courses.forget_people(self._connection, some, class_id)
            for rows in (schema.presence, schema.members):
                self.rows(rows, (rows.c.class_id == class_id) & rows.c.person.in_(some))

    def nowhere(self, people: list[str]) -> list[str]:
        found: set[str] = set()
        for some in batches(people):
            query = select(_MEMBERS.person).where(_MEMBERS.person.in_(some))
            found |= set(self._connection.execute(query).scalars())
        return [person for person in people if person not in found]

    def people(self, people: list[str]) -> None:
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
            courses.forget_people(self._connection, some)
            merged = select(schema.merged.c.person).where(schema.merged.c.keep.in_(some))
            earlier = self._connection.execute(merged).scalars().all()
            self.settings(f"person:{person}" for person in [*some, *earlier])
            self.rows(schema.merged, schema.merged.c.keep.in_(some))
            self.rows(schema.people, schema.people.c.id.in_(some), "people")
            unmark(self._connection, "person", some)

    def _own_matches(self, people: list[str]) -> list[str]:
        played = logs.match_rows(self._connection, logs.matches_of(self._connection, people))
        return [
            row.id
            for row in played
            if row.class_table is None
            and all(person in people for seat in row.seats for person in seat.people)
        ]

    def _unname(self, people: list[str]) -> None:
        for row in logs.match_rows(self._connection, logs.matches_of(self._connection, people)):
            for number, seat in enumerate(row.seats):
                if any(person in people for person in seat.people):
                    logs.name_seat(self._connection, row.id, number, NOBODY)
                    here = (_SEATS.match == row.id, _SEATS.seat == number)
                    self._connection.execute(update(schema.seats).where(*here).values(person=None))
                    sat = (_SITTERS.match == row.id) & (_SITTERS.seat == number)
                    self.rows(schema.sitters, sat & _SITTERS.person.in_(people))

    def _devices(self, people: list[str]) -> None:
        query = select(_DEVICES.visitor).where(_DEVICES.person.in_(people)).distinct()
        visitors = self._connection.execute(query).scalars().all()
        self.rows(schema.devices, _DEVICES.person.in_(people), "devices")
        for some in batches(visitors):
            query = select(_DEVICES.visitor).where(_DEVICES.visitor.in_(some))
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
    # No two have the same, at no time.
    connection.execute(change.where(mine).values(key_hash=class_id))
    connection.execute(change.where(classes.key_of == class_id).values(key_of=heir))
    connection.execute(change.where(classes.id == heir).values(key_of=None, key_hash=key_hash))
    return str(heir)


def _members_of(connection: Connection, class_id: str) -> list[str]:
    query = select(_MEMBERS.person).where(_MEMBERS.class_id == class_id)
    return list(connection.execute(query).scalars())


def _receipt(connection: Connection, name: str, counts: dict[str, int], now: str) -> Erased:
    number = "".join(secrets.choice(ALPHABET) for _ in range(10))
    row = {"number": number, "time": now, "counts": to_text(counts)}
    connection.execute(insert(schema.erasures).values(**row))
    return Erased(name, now, counts, number)


# ---- Erasing what belongs to no class: 200 days after its people last did anything

_AT_ONCE = 100

_ENTRIES = schema.entries.c
_MATCHES = schema.matches.c
_PEOPLE = schema.people.c


class IdlePeople(ClassesBase):
    """What ends the work of people whom no teacher knows."""

    def erase_idle(self, keep: str = "") -> Erased | None:
        """Erase the people of no class who have done nothing for 200 days, as a class is erased.

        With them goes what browsers remember that know nobody, matches where nobody sits, and what
        was counted. Of somebody who is in a class, was taken out of one, or did anything since,
        nothing is touched.

        `keep`: a visitor whose people stay whatever they did: the machine's own reader.

        The last days of the 200 are counted, from a mark on. Where another server erases just now,
        or the clock is not believed, nothing is done.
        """
        with self._database.alone() as alone:
            return self._erase_idle(keep) if alone else None

    def _erase_idle(self, keep: str) -> Erased | None:
        now = self._clock()
        before = (now - timedelta(days=DAYS - PUT_AWAY)).isoformat()
        erased, idle = Counter[str](), self._idle(before, keep)
        with self._database.write() as connection:
            limits.forget(connection, now)
            quotas.forget_counts(connection, now)
            days = count_day(connection, now)
            if days.doubtful:
                return None
            due = overdue(connection, "person", idle, days, PUT_AWAY)
        for people in batches(due, _AT_ONCE):
            with self._database.write() as connection:
                erased += _erase(connection, people, before)
        with self._database.write() as connection:
            _left_over(connection, before, keep, days)
            if not erased["people"]:
                return None
            counts = {kind: erased[kind] for kind in KINDS}
            told = _receipt(connection, "", counts, now.isoformat())
        self._database.forget()
        return told

    def _idle(self, before: str, keep: str) -> list[str]:
        kept = exists().where(_DEVICES.person == _PEOPLE.id, _DEVICES.visitor == keep)
        query = select(_PEOPLE.id).where(*_nothing_since(before), ~kept)
        with self._database.read() as connection:
            return list(connection.execute(query).scalars())


def _erase(connection: Connection, people: list[str], before: str) -> Counter[str]:
    query = select(_PEOPLE.id).where(_PEOPLE.id.in_(people), *_nothing_since(before))
    found = connection.execute(query.with_for_update()).scalars().all()
    eraser = _Eraser(connection)
    eraser.people(list(found))
    return Counter(eraser.counts)


def _nothing_since(before: str) -> list[ColumnElement[bool]]:
    """Say of a row of people that they are in no class and did nothing since then.

    Whatever has a time counts: what was given, taken in from a file or remembered, decisions in a
    match where they sit, whoever's they were, and a browser that came to know them or remembers
    something.
    """
    mine = _PEOPLE.id
    given = [
        exists().where(table.c.person == mine, (table.c.time >= before) | (table.c.taken >= before))
        for table in (schema.answers, schema.finished, schema.notes, schema.plots)
    ]
    sat = (_SEATS.person == mine, _ENTRIES.match == _SEATS.match)
    shared = (_SITTERS.person == mine, _ENTRIES.match == _SITTERS.match)
    began = (_SEATS.person == mine, _SEATS.match == _MATCHES.id)
    browser = (_DEVICES.person == mine, _SETTINGS.scope == literal("visitor:") + _DEVICES.visitor)
    return [
        _PEOPLE.created < before,
        ~exists().where(schema.members.c.person == mine),
        *(~each for each in given),
        ~exists().where(*sat, _ENTRIES.time >= before),
        ~exists().where(*shared, _ENTRIES.time >= before),
        ~exists().where(*began, _MATCHES.created >= before),
        ~exists().where(_SETTINGS.scope == literal("person:") + mine, _SETTINGS.time >= before),
        ~exists().where(_DEVICES.person == mine, _DEVICES.added >= before),
        ~exists().where(*browser, _SETTINGS.time >= before),
    ]


def _left_over(connection: Connection, before: str, keep: str, days: RunningDays) -> None:
    newer, eraser = schema.settings.alias(), _Eraser(connection)
    scopes = select(_SETTINGS.scope).where(
        _SETTINGS.scope.startswith("visitor:"),
        _SETTINGS.scope != f"visitor:{keep}",
        ~exists().where(literal("visitor:") + _DEVICES.visitor == _SETTINGS.scope),
        ~exists().where(newer.c.scope == _SETTINGS.scope, newer.c.time >= before),
    )
    page = literal("match:") + _MATCHES.id
    unplayed = select(_MATCHES.id).where(
        _MATCHES.created < before,
        ~exists().where(_SEATS.match == _MATCHES.id, _SEATS.person.is_not(None)),
        ~exists().where(_SITTERS.match == _MATCHES.id),
        ~exists().where(schema.class_tables.c.match == _MATCHES.id),
        ~exists().where(_ENTRIES.match == _MATCHES.id, _ENTRIES.time >= before),
        ~exists().where(_SETTINGS.scope == page, _SETTINGS.time >= before),
    )
    kinds: tuple[tuple[str, Select[str], Callable[[list[str]], None]], ...] = (
        ("browser", scopes.distinct(), eraser.settings),
        ("subject", platforms.idle(before), partial(platforms.forget_people, connection)),
        ("match", unplayed, eraser.matches),
    )
    for kind, query, erase in kinds:
        due = overdue(connection, kind, connection.execute(query).scalars().all(), days, PUT_AWAY)
        for some in batches(due):
            erase(some)
        unmark(connection, kind, due)
