"""Courses of learning platforms: their members, and the grades due in their gradebooks.

Due grades stay here until the platform has accepted them (an outbox), so nothing is lost while a
platform is unreachable. Servers share the courses: one server at a time works on each.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    delete,
    exists,
    or_,
    select,
    update,
)

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import (
    CourseGrade,
    GradeValue,
    PlatformCourse,
    TableRow,
)
from reefkit.classroom.store.classes.base import changed, find_class
from reefkit.classroom.store.classes.seat_rows import read_tables
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.statements import insert_new
from reefkit.classroom.store.store_part import AnyRow, StorePart
from reefkit.classroom.store.values import from_text, to_text

BEFORE, MATCH, AFTER = "before", "match", "after"
"""Names of the gradebook columns of a lesson."""

HELD_SECONDS = 300
"""Seconds after which another server may take a course that was taken and not let go."""
FIRST_PAUSE, LONGEST_PAUSE = 30, 24 * 3600
"""Seconds until a refused grade is sent again: at first, and at most; doubled by each failure."""

_CONTEXTS = schema.platform_contexts.c
_COURSES = schema.courses.c
_MEMBERS = schema.course_members.c
_GRADES = schema.grades.c
_FINISHED = schema.finished.c
_OF_CLASS = schema.members.c
_SENT_BY = schema.platform_people.c

_SELECT = select(
    schema.courses, _CONTEXTS.class_id, _CONTEXTS.platform, _CONTEXTS.services
).join_from(schema.courses, schema.platform_contexts)


class Courses(StorePart):
    """The courses of a store's classes.

    Every method raises `StoreFault` if the database fails.
    """

    def of_class(self, class_id: str) -> list[PlatformCourse]:
        return [_course(row) for row in self._rows(_SELECT.where(_CONTEXTS.class_id == class_id))]

    def sending(self, platforms: Collection[str]) -> list[str]:
        """List the classes with courses on these platforms that send grades automatically."""
        here = (_COURSES.sends.is_(True), _CONTEXTS.platform.in_(platforms))
        query = select(_CONTEXTS.class_id).join_from(schema.courses, schema.platform_contexts)
        return self._values(query.where(*here).distinct())

    def set_sends(self, class_id: str, sends: bool) -> None:  # noqa: FBT001 - clear by its name
        """Choose whether grades for completed work are sent; if not, unsent ones are deleted."""
        unsent = (_GRADES.part != AFTER, _GRADES.sent == "")
        with self._database.write() as connection:
            _change(connection, _COURSES.context.in_(_contexts_of(class_id)), sends=sends)
            if not sends:
                mine = _GRADES.context.in_(_contexts_of(class_id))
                connection.execute(delete(schema.grades).where(mine, *unsent))

    # -- members ---------------------------------------------------------------------------------

    def came(
        self,
        context: str,
        visitor: str,
        person: str | None,
        *,
        teaches: bool,
        columns: Mapping[str, str] | None = None,
    ) -> None:
        """Record that somebody launched a page from a course; the first launch requests the roster.

        A teacher's launch makes failed grades due again at once: it may have brought more
        permissions.

        Parameters
        ----------
        context, visitor, person, teaches
            As in the table `course_members`.
        columns
            Addresses of gradebook columns that the platform made for the link, by name as in
            `PlatformCourse.columns`; a column that is known already keeps its address.
        """
        now = self._now()
        row = {"context": context, "sends": False, "columns": "{}", "asked": now}
        with self._database.write() as connection:
            insert_new(connection, schema.courses, [{**row, "fault": "", "held": ""}])
            _list(connection, context, visitor, person, teaches=teaches)
            first = (_MEMBERS.context == context, _MEMBERS.visitor == visitor)
            came = update(schema.course_members).where(*first, _MEMBERS.came.is_(None))
            connection.execute(came.values(came=now))
            if columns:
                _set_columns(connection, context, columns, {})
            if teaches:
                failed = (_GRADES.context == context, _GRADES.fault != "")
                connection.execute(update(schema.grades).where(*failed).values(again=now))

    def members(self, class_id: str) -> list[AnyRow]:
        """Return the rows of those who came from the class's courses, teachers too."""
        query = select(schema.course_members).where(_MEMBERS.context.in_(_contexts_of(class_id)))
        return self._rows(query.order_by(_MEMBERS.context, _MEMBERS.visitor))

    def ask_roster(self, class_id: str) -> None:
        """Request the roster from any server at once."""
        with self._database.write() as connection:
            here = _COURSES.context.in_(_contexts_of(class_id))
            _change(connection, here, asked=self._now(), held="")

    def enter_roster(
        self, course: PlatformCourse, members: Mapping[str, tuple[str | None, bool]], fault: str
    ) -> None:
        """Store a course's roster; members it no longer lists are marked as gone and kept.

        Parameters
        ----------
        members
            By visitor: the person here (None for a teacher), and whether they teach.
        fault
            Id of the sentence that says why some are missing; empty if nobody is.
        """
        now = self._now()
        here = (_MEMBERS.context == course.context, _MEMBERS.gone.is_(None))
        with self._database.write() as connection:
            for visitor, (person, teaches) in members.items():
                _list(connection, course.context, visitor, person, teaches=teaches)
            left = update(schema.course_members).where(*here, _MEMBERS.visitor.not_in(members))
            connection.execute(left.values(gone=now))
            mine = _COURSES.context == course.context
            _change(connection, mine, roster_read=now, asked=None, fault=fault)
            changed(connection, course.class_id)

    def roster_failed(self, course: PlatformCourse, fault: str, seconds: float | None) -> None:
        """Record why the roster was not read; retry after `seconds`, or with None not at all."""
        retry = None if seconds is None else _later(self._clock(), seconds)
        with self._database.write() as connection:
            _change(connection, _COURSES.context == course.context, asked=retry, fault=fault)
            changed(connection, course.class_id)

    # -- due grades ------------------------------------------------------------------------------

    def grades(self, class_id: str) -> list[CourseGrade]:
        here = _GRADES.context.in_(_contexts_of(class_id))
        order = (_GRADES.lesson, _GRADES.part, _GRADES.context, _GRADES.visitor)
        query = select(schema.grades).where(here).order_by(*order)
        return [_grade(row) for row in self._rows(query)]

    def release(self, class_id: str, lesson: str, values: Mapping[str, GradeValue]) -> int:
        """Make people's grades for *After* due in the gradebook; return how many that changes.

        Grades that the gradebook has already are not sent again; those that failed are tried at
        once. People of `values` who are not in the course are skipped.
        """
        now = self._clock()
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            found = [each for each in _students(connection, class_id) if each[2] in values]
            return sum(
                _owe(connection, (context, visitor, lesson, AFTER), values[person], now)
                for context, visitor, person in found
            )

    def reckon(self, class_id: str, lesson: str, is_played: Callable[[TableRow, int], bool]) -> int:
        """Make completed work due in the gradebook: *Before* handed in, matches played to the end.

        Completed work is never taken back. Return the number of new grades.

        Parameters
        ----------
        lesson
            The class's current lesson; the lessons of its tables count as well.
        is_played
            Returns whether the people of a table's seat have played the match to its end.
        """
        with self._database.read() as connection:
            students = _students(connection, class_id)
            mine = select(*(_GRADES[name] for name in _KEY))
            mine = mine.where(_GRADES.context.in_(_contexts_of(class_id)))
            there = {tuple(row) for row in connection.execute(mine)}
            tables = read_tables(connection, schema.class_tables.c.class_id == class_id)
            done = _handed_in(connection, class_id, {lesson, *(row.lesson for row in tables)})

        def missing(person: str, lesson: str, part: str) -> list[tuple[str, ...]]:
            keys = [(each[0], each[1], lesson, part) for each in students if each[2] == person]
            return [key for key in keys if key not in there]

        new = [key for person, of in done for key in missing(person, of, BEFORE)]
        for row in tables:
            for seat, people in enumerate(row.seats):
                keys = [key for person in people for key in missing(person, row.lesson, MATCH)]
                new += keys if keys and is_played(row, seat) else []
        if not new:
            return 0
        fresh = _fresh(GradeValue(1.0, 1.0), self._now())
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            rows = [{**dict(zip(_KEY, key, strict=True)), **fresh} for key in new]
            return insert_new(connection, schema.grades, rows)

    # -- sending -------------------------------------------------------------------------------

    def take(self, platforms: Collection[str]) -> PlatformCourse | None:
        """Claim a course of these platforms that has something to send or read; None if none has.

        No other server gets it until `let_go`, or until `HELD_SECONDS` have passed.
        """
        now = self._clock()
        due = exists().where(_GRADES.context == _COURSES.context, *_is_due(now))
        query = (
            _SELECT.where(_CONTEXTS.platform.in_(platforms), _has_come(_COURSES.held, now))
            .where(or_(_has_come(_COURSES.asked, now), due))
            .order_by(_COURSES.held)
            .limit(1)
        )
        if self._first(query) is None:
            return None  # who only looks writes nothing
        with self._database.write() as connection:
            locked = query.with_for_update(skip_locked=True, of=schema.courses)
            row = connection.execute(locked).first()
            if row is None:
                return None
            here = _COURSES.context == row.context
            _change(connection, here, held=_later(now, HELD_SECONDS))
            return _course(row)

    def let_go(self, course: PlatformCourse, seconds: float = 0.0) -> None:
        """Let other servers take the course, after a pause of some seconds."""
        held = _later(self._clock(), seconds) if seconds else ""
        with self._database.write() as connection:
            _change(connection, _COURSES.context == course.context, held=held)

    def due(self, course: PlatformCourse) -> list[CourseGrade]:
        """List the grades of a course to be sent now: those with the fewest failures first."""
        here = (_GRADES.context == course.context, *_is_due(self._clock()))
        query = select(schema.grades).where(*here).order_by(_GRADES.tries, _GRADES.due_time)
        return [_grade(row) for row in self._rows(query)]

    def subject_of(self, visitor: str) -> str | None:
        query = select(_SENT_BY.subject).where(_SENT_BY.visitor == visitor)
        row = self._first(query)
        return None if row is None else str(row.subject)

    def sent(self, grade: CourseGrade) -> None:
        now = self._now()
        value = {"sent": _text(grade.due), "sent_time": now}
        self._execute(_here(grade).values(**value, tries=0, again=now, fault=""))

    def failed(self, grade: CourseGrade, fault: str) -> None:
        """Record why a grade was not sent.

        The pause before the next try doubles with each failure.
        """
        pause = min(FIRST_PAUSE * 2 ** min(grade.tries, 20), LONGEST_PAUSE)
        again = _later(self._clock(), pause)
        change = _here(grade).where(_GRADES.due == _text(grade.due))
        self._execute(change.values(tries=grade.tries + 1, again=again, fault=fault))

    def put_off(self, course: PlatformCourse, fault: str) -> None:
        """Record why due grades were not sent, without counting a failure: they stay due."""
        due = (_GRADES.context == course.context, *_is_due(self._clock()))
        self._execute(update(schema.grades).where(*due).values(fault=fault))

    def set_column(self, course: PlatformCourse, name: str, url: str) -> None:
        """Store the address of a column of `PlatformCourse.columns`.

        An empty address removes it.
        """
        with self._database.write() as connection:
            _set_columns(connection, course.context, {}, {name: url})


_KEY = ("context", "visitor", "lesson", "part")


def _contexts_of(class_id: str) -> Any:  # noqa: ANN401 - a subquery
    return select(_CONTEXTS.id).where(_CONTEXTS.class_id == class_id)


def _change(connection: Connection, which: ColumnElement[bool], **values: object) -> None:
    connection.execute(update(schema.courses).where(which).values(**values))


def _set_columns(
    connection: Connection, context: str, default: Mapping[str, str], now: Mapping[str, str]
) -> None:
    mine = _COURSES.context == context
    query = select(_COURSES.columns).where(mine).with_for_update()
    known = from_text(connection.execute(query).scalar_one())
    columns = {name: url for name, url in {**default, **known, **now}.items() if url}
    if columns != known:
        _change(connection, mine, columns=to_text(columns))


def _later(now: datetime, seconds: float) -> str:
    return (now + timedelta(seconds=seconds)).isoformat()


def _list(
    connection: Connection, context: str, visitor: str, person: str | None, *, teaches: bool
) -> None:
    row = {"context": context, "visitor": visitor, "teaches": teaches}
    insert_new(connection, schema.course_members, [row])
    here = (_MEMBERS.context == context, _MEMBERS.visitor == visitor)
    who = None if person is None else actual(person)
    change = update(schema.course_members).where(*here)
    connection.execute(change.values(person=who, teaches=teaches, gone=None))


def _students(connection: Connection, class_id: str) -> list[tuple[str, str, str]]:
    query = (
        select(_MEMBERS.context, _MEMBERS.visitor, _MEMBERS.person)
        .join(schema.members, _OF_CLASS.person == _MEMBERS.person)
        .where(_MEMBERS.context.in_(_contexts_of(class_id)), _MEMBERS.gone.is_(None))
        .where(_OF_CLASS.class_id == class_id, _OF_CLASS.removed.is_(False))
    )
    return [(row.context, row.visitor, row.person) for row in connection.execute(query)]


def _handed_in(
    connection: Connection, class_id: str, lessons: Collection[str]
) -> list[tuple[str, str]]:
    query = (
        select(_FINISHED.person, _FINISHED.lesson)
        .join(schema.members, _OF_CLASS.person == _FINISHED.person)
        .where(_OF_CLASS.class_id == class_id, _FINISHED.sheet == BEFORE, _FINISHED.taken.is_(None))
        .where(_FINISHED.lesson.in_(lessons))
    )
    return [(row.person, row.lesson) for row in connection.execute(query)]


def _is_due(now: datetime) -> tuple[ColumnElement[bool], ...]:
    return (_GRADES.due != _GRADES.sent, _has_come(_GRADES.again, now))


def _has_come(time: ColumnElement[str], now: datetime) -> ColumnElement[bool]:
    """Match times that have passed, and those too far ahead, which a wrong clock wrote."""
    return (time <= now.isoformat()) | (time > _later(now, LONGEST_PAUSE))


def is_asked(course: PlatformCourse, now: datetime) -> bool:
    """Return whether the roster is to be read now; times too far ahead count, as in `_has_come`."""
    if course.asked is None:
        return False
    return not now.isoformat() < course.asked <= _later(now, LONGEST_PAUSE)


def _owe(connection: Connection, key: tuple[str, ...], value: GradeValue, now: datetime) -> bool:
    which = dict(zip(_KEY, key, strict=True))
    row = connection.execute(select(schema.grades).filter_by(**which)).first()
    if row is None:
        fresh = {**which, **_fresh(value, now.isoformat())}
        return bool(insert_new(connection, schema.grades, [fresh]))
    here = update(schema.grades).filter_by(**which)
    connection.execute(here.values(tries=0, again=now.isoformat()))
    if row.due == _text(value):
        return False
    # Later than the grade it replaces even if another server's clock was ahead: a platform keeps
    # the later one.
    after = datetime.fromisoformat(row.due_time) + timedelta(milliseconds=1)
    changes = {"due": _text(value), "due_time": max(now, after).isoformat(), "fault": ""}
    connection.execute(here.values(**changes))
    return True


def _fresh(due: GradeValue, now: str) -> dict[str, Any]:
    fresh = {"due": _text(due), "due_time": now, "sent": "", "sent_time": None}
    return {**fresh, "tries": 0, "again": now, "fault": ""}


def _here(grade: CourseGrade) -> Update:
    which = {name: getattr(grade, name) for name in _KEY}
    return update(schema.grades).filter_by(**which)


def _text(value: GradeValue) -> str:
    return to_text(msgspec.to_builtins(value))


def _value(text: str) -> GradeValue:
    return msgspec.convert(from_text(text), GradeValue)


def _course(row: AnyRow) -> PlatformCourse:
    return PlatformCourse(
        context=row.context,
        class_id=row.class_id,
        platform=row.platform,
        services=from_text(row.services),
        columns=from_text(row.columns),
        sends=row.sends,
        asked=row.asked,
        read=row.roster_read,
        fault=row.fault,
    )


def _grade(row: AnyRow) -> CourseGrade:
    sent = _value(row.sent) if row.sent else None
    return CourseGrade(**{**row._asdict(), "due": _value(row.due), "sent": sent})


def forget_class(connection: Connection, class_id: str) -> None:
    for table in (schema.grades, schema.course_members, schema.courses):
        here = table.c.context.in_(_contexts_of(class_id))
        connection.execute(delete(table).where(here))


def forget_people(connection: Connection, people: list[str], class_id: str = "") -> None:
    query = select(_MEMBERS.context, _MEMBERS.visitor).where(_MEMBERS.person.in_(people))
    if class_id:
        query = query.where(_MEMBERS.context.in_(_contexts_of(class_id)))
    for row in connection.execute(query).all():
        for table in (schema.grades, schema.course_members):
            here = (table.c.context == row.context, table.c.visitor == row.visitor)
            connection.execute(delete(table).where(*here))
