"""Merging two members into one person, as when a student joined twice, and undoing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import Member, TableRow
from reefkit.classroom.store.classes.base import changed, find_class
from reefkit.classroom.store.classes.members import find_member, labels_of
from reefkit.classroom.store.classes.names import free_label
from reefkit.classroom.store.classes.seat_rows import name_seats_of, read_tables, sit_down, stand_up
from reefkit.classroom.store.people import find
from reefkit.classroom.store.retention import batches
from reefkit.classroom.store.statements import insert_new, put
from reefkit.classroom.store.store_part import StorePart
from reefkit.match.errors import reject

UNDO_DAYS = 7
"""Days for which a merge can be undone."""
UNDO = "merged"
"""Key of the setting, in the scope of a person who was merged away, that stores a `Merge`."""

# Offset that moves attempts out of the way of existing numbers while they are renumbered.
_ASIDE = 10_000_000
_KEY = 150  # letters kept of a setting's key if a person's id is appended

_ANSWERS = schema.answers.c
_DEVICES = schema.devices.c
_FINISHED = schema.finished.c
_MEMBERS = schema.members.c
_MERGED = schema.merged.c
_PEOPLE = schema.people.c
_PRESENCE = schema.presence.c
_SEATS = schema.seats.c
_SETTINGS = schema.settings.c
_SITTERS = schema.sitters.c
_TABLES = schema.class_tables.c
_WORK = (schema.answers, schema.notes, schema.plots)

_Rows = list[dict[str, Any]]


class Merge(Struct, frozen=True):
    """What belonged to a person before they were merged into another, so that it can be undone."""

    keep: str  #: The other person, into whom they were merged.
    time: str  #: Time of the merge.
    label: str  #: The merged person's label in the class.
    person: dict[str, str]  #: The merged person's row.
    #: Ids of the merged person's answers, notes and plots, by table.
    work: dict[str, list[str]]
    finished: _Rows
    #: The other person's rows of the sheets that both had handed in.
    both_finished: _Rows
    settings: _Rows
    both_settings: list[str]  #: Keys of `settings` that the other had too.
    devices: _Rows
    both_devices: list[str]  #: Visitor ids of `devices` that the other had too.
    seats: _Rows
    #: Matches and seats where they sat, with everybody who sat there, in their order.
    sat: list[tuple[str, int, list[str]]]
    members: _Rows
    both_members: dict[str, bool]  #: The other's classes: whether they had been removed from each.
    courses: _Rows
    earlier: list[str]  #: People merged with this person before.
    seen: _Rows = []  #: Where their page was last, by class.
    awaited_in: list[str] = []  #: The other's classes to which nobody had come as them.


class Merging(StorePart):
    """Merging of two people into one, and its undoing."""

    def merge(self, class_id: str, keep: str, other: str) -> Member:
        """Merge two members: everything that `other` did belongs to `keep` from now on.

        Attempts at the same question are renumbered by time; of two hand-ins of a sheet the earlier
        counts; all versions of notes and plots stay. Devices and resume codes of both lead to
        `keep`, and so does the id of `other`, which an open page may still use. If both sit at open
        tables, `keep` stays seated and `other` leaves. `undo_merge` separates them again.

        Raises
        ------
        Rejection
            If either is not in the class, or both are the same.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            find_member(connection, class_id, keep)
            label = find_member(connection, class_id, other).label
            if keep == other:
                raise reject("class-merge-self")
            _forget_old(connection, self._clock())
            before = merge_people(connection, class_id, keep, other, now=self._now(), label=label)
            value = msgspec.json.encode(before).decode()
            row = {"scope": f"person:{other}", "key": UNDO, "time": before.time, "value": value}
            put(connection, schema.settings, row)
            return find_member(connection, class_id, keep)

    def merged(self, class_id: str) -> dict[str, Merge]:
        """Return the merges that `undo_merge` can undo, by merged person's id, the latest first.

        Of several merges into one member only the latest is listed: they are undone in reverse
        order.
        """
        with self._database.read() as connection:
            return _undoable(connection, class_id, self._clock())

    def undo_merge(self, class_id: str, other: str) -> Member:
        """Undo a merge: everything that `other` had before it is theirs again.

        What was done since stays with the member they were merged into. They get their seat at an
        open table back unless somebody new sits there.

        Raises
        ------
        Rejection
            If the merge was too long ago, was undone already, or the member was merged again since.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            known = _undoable(connection, class_id, self._clock())
            if other not in known:
                raise reject("class-merge-stays")
            before = known[other]
            find(connection, before.keep, lock=True)
            _bring_back(connection, before, other)
            _work_back(connection, before, other)
            _settings_back(connection, before, other)
            _devices_back(connection, before)
            _members_back(connection, before, other)
            _seats_back(connection, before, other)
            _call(connection, before.keep)
            _call(connection, other)
            return find_member(connection, class_id, other)


def merge_people(  # noqa: PLR0913 - what a merge stores
    connection: Connection, class_id: str, keep: str, other: str, *, now: str, label: str = ""
) -> Merge:
    """Make everything that `other` did belong to `keep`; return what `other` had before."""
    for person in sorted([keep, other]):  # a fixed order avoids deadlock
        find(connection, person, lock=True)
    before = _before(connection, keep, other, now, label)
    _answers(connection, keep, other)
    _finished(connection, keep, other)
    for table in (schema.notes, schema.plots, schema.course_members):
        _hand_over(connection, table, keep, other)
    _settings(connection, keep, other)
    _devices(connection, keep, other)
    _seats(connection, class_id, keep, other)
    _memberships(connection, keep, other)
    _forget(connection, keep, other)
    _call(connection, keep)
    return before


def _call(connection: Connection, person: str) -> None:
    theirs = select(_MEMBERS.class_id).filter_by(person=person).order_by(_MEMBERS.class_id)
    for row in connection.execute(theirs).all():
        name_seats_of(connection, row.class_id, person)
        changed(connection, row.class_id)


def _hand_over(connection: Connection, table: Table, keep: str, other: str) -> None:
    theirs = update(table).where(table.c.person == other)
    connection.execute(theirs.values(person=keep))


def _answers(connection: Connection, keep: str, other: str) -> None:
    theirs = update(schema.answers).where(_ANSWERS.person == other)
    connection.execute(theirs.values(person=keep, attempt=_ANSWERS.attempt + _ASIDE))
    _renumber(connection, keep)


def _renumber(connection: Connection, person: str) -> None:
    question = (_ANSWERS.lesson, _ANSWERS.sheet, _ANSWERS.question)
    given = select(_ANSWERS.id, *question).where(_ANSWERS.person == person)
    counts: Counter[tuple[str, ...]] = Counter()
    for row in connection.execute(given.order_by(_ANSWERS.time, _ANSWERS.number)).all():
        which = (row.lesson, row.sheet, row.question)
        counts[which] += 1
        number = update(schema.answers).where(_ANSWERS.id == row.id)
        connection.execute(number.values(attempt=2 * _ASIDE + counts[which]))
    aside = (_ANSWERS.person == person, _ANSWERS.attempt > 2 * _ASIDE)
    back = update(schema.answers).where(*aside)
    connection.execute(back.values(attempt=_ANSWERS.attempt - 2 * _ASIDE))


def _finished(connection: Connection, keep: str, other: str) -> None:
    theirs = select(schema.finished).where(_FINISHED.person == other)
    for row in connection.execute(theirs).mappings().all():
        here = {"person": keep, "lesson": row["lesson"], "sheet": row["sheet"]}
        ours = connection.execute(select(_FINISHED.time).filter_by(**here)).scalar()
        if ours is None or row["time"] < ours:
            put(connection, schema.finished, {**row, **here})
    connection.execute(delete(schema.finished).where(_FINISHED.person == other))


def _free_key(key: str, other: str) -> str:
    return f"{key[:_KEY]}/{other}"


def _settings(connection: Connection, keep: str, other: str) -> None:
    scope, theirs = f"person:{keep}", select(schema.settings).filter_by(scope=f"person:{other}")
    for row in connection.execute(theirs).mappings().all():
        ours = select(_SETTINGS.key).filter_by(scope=scope, key=row["key"])
        both = connection.execute(ours).first() is not None
        key = _free_key(row["key"], other) if both else row["key"]
        put(connection, schema.settings, {**row, "scope": scope, "key": key})
    connection.execute(delete(schema.settings).where(_SETTINGS.scope == f"person:{other}"))


def _devices(connection: Connection, keep: str, other: str) -> None:
    ours = select(_DEVICES.visitor).where(_DEVICES.person == keep)
    both = delete(schema.devices).where(_DEVICES.person == other, _DEVICES.visitor.in_(ours))
    connection.execute(both)
    _hand_over(connection, schema.devices, keep, other)


def _seats(connection: Connection, class_id: str, keep: str, other: str) -> None:
    tables = read_tables(connection, _TABLES.class_id == class_id)
    if any(table.closed is None and table.seat_of(keep) is not None for table in tables):
        stand_up(connection, class_id, [other])
    _hand_over(connection, schema.seats, keep, other)
    theirs = select(schema.sitters).where(_SITTERS.person == other)
    for row in connection.execute(theirs).all():
        here = select(_SITTERS.number).filter_by(match=row.match, seat=row.seat, person=keep)
        if connection.execute(here).first() is not None:
            connection.execute(delete(schema.sitters).where(_SITTERS.number == row.number))
    _hand_over(connection, schema.sitters, keep, other)


def _memberships(connection: Connection, keep: str, other: str) -> None:
    ours = select(_MEMBERS.class_id, _MEMBERS.removed).where(_MEMBERS.person == keep)
    removed = {row.class_id: row.removed for row in connection.execute(ours)}
    theirs = select(schema.members).where(_MEMBERS.person == other)
    for row in connection.execute(theirs).all():
        here = update(schema.members)
        if row.class_id not in removed:
            change = here.where(_MEMBERS.number == row.number).values(person=keep)
        else:
            gone = delete(schema.members).where(_MEMBERS.number == row.number)
            connection.execute(gone)
            both = removed[row.class_id] and row.removed
            ours_here = (_MEMBERS.class_id == row.class_id, _MEMBERS.person == keep)
            joined = func.coalesce(_MEMBERS.joined, row.joined)
            change = here.where(*ours_here).values(removed=both, joined=joined)
        connection.execute(change)


def _forget(connection: Connection, keep: str, other: str) -> None:
    connection.execute(delete(schema.presence).where(_PRESENCE.person == other))
    earlier = update(schema.merged).where(_MERGED.keep == other)
    connection.execute(earlier.values(keep=keep))
    code = connection.execute(select(_PEOPLE.code).where(_PEOPLE.id == other)).scalar_one()
    connection.execute(delete(schema.people).where(_PEOPLE.id == other))
    row = {"person": other, "code": code, "keep": keep}
    connection.execute(insert(schema.merged).values(**row))


# -- undoing: a merge first stores what each had in a setting, which is erased with the person -----


def _rows(connection: Connection, table: Table, *where: ColumnElement[bool]) -> _Rows:
    return [dict(row) for row in connection.execute(select(table).where(*where)).mappings()]


def _column(connection: Connection, column: Any, *where: ColumnElement[bool]) -> list[Any]:  # noqa: ANN401 - of any type
    return list(connection.execute(select(column).where(*where)).scalars())


def _before(connection: Connection, keep: str, other: str, time: str, label: str) -> Merge:
    finished = _rows(connection, schema.finished, _FINISHED.person == other)
    sheets = {(row["lesson"], row["sheet"]) for row in finished}
    ours = _rows(connection, schema.finished, _FINISHED.person == keep)
    settings = _rows(connection, schema.settings, _SETTINGS.scope == f"person:{other}")
    stored_keys = _column(connection, _SETTINGS.key, _SETTINGS.scope == f"person:{keep}")
    devices = _rows(connection, schema.devices, _DEVICES.person == other)
    stored_visitors = _column(connection, _DEVICES.visitor, _DEVICES.person == keep)
    sat = []
    for row in _rows(connection, schema.sitters, _SITTERS.person == other):
        here = (_SITTERS.match == row["match"], _SITTERS.seat == row["seat"])
        query = select(_SITTERS.person).where(*here).order_by(_SITTERS.number)
        sat.append((row["match"], row["seat"], list(connection.execute(query).scalars())))
    ours_in = _rows(connection, schema.members, _MEMBERS.person == keep)
    course_members = schema.course_members
    return Merge(
        keep,
        time,
        label,
        _rows(connection, schema.people, _PEOPLE.id == other)[0],
        {table.name: _column(connection, table.c.id, table.c.person == other) for table in _WORK},
        finished,
        [row for row in ours if (row["lesson"], row["sheet"]) in sheets],
        settings,
        [row["key"] for row in settings if row["key"] in stored_keys],
        devices,
        [row["visitor"] for row in devices if row["visitor"] in stored_visitors],
        _rows(connection, schema.seats, _SEATS.person == other),
        sat,
        _rows(connection, schema.members, _MEMBERS.person == other),
        {row["class_id"]: row["removed"] for row in ours_in},
        _rows(connection, course_members, course_members.c.person == other),
        _column(connection, _MERGED.person, _MERGED.keep == other),
        _rows(connection, schema.presence, _PRESENCE.person == other),
        [row["class_id"] for row in ours_in if row["joined"] is None],
    )


def _forget_old(connection: Connection, now: datetime) -> None:
    old = (_SETTINGS.key == UNDO, _SETTINGS.time < (now - timedelta(days=UNDO_DAYS)).isoformat())
    connection.execute(delete(schema.settings).where(*old, _SETTINGS.scope.startswith("person:")))


def _undoable(connection: Connection, class_id: str, now: datetime) -> dict[str, Merge]:
    query = (
        select(_MERGED.person, _MERGED.keep, _SETTINGS.value)
        .join_from(schema.merged, schema.members, _MEMBERS.person == _MERGED.keep)
        .join(schema.settings, _SETTINGS.scope == "person:" + _MERGED.person)
        .where(_MEMBERS.class_id == class_id, _SETTINGS.key == UNDO)
        .where(_SETTINGS.time >= (now - timedelta(days=UNDO_DAYS)).isoformat())
        .order_by(_SETTINGS.time.desc())
    )
    found, seen = {}, set[str]()
    for row in connection.execute(query).all():
        before = msgspec.json.decode(row.value, type=Merge)
        here = any(each["class_id"] == class_id for each in before.members)
        if row.keep == before.keep and row.keep not in seen and here:
            found[row.person] = before
        seen.add(row.keep)
    return found


def _bring_back(connection: Connection, before: Merge, other: str) -> None:
    connection.execute(delete(schema.merged).where(_MERGED.person == other))
    gone = (_SETTINGS.scope == f"person:{other}", _SETTINGS.key == UNDO)
    connection.execute(delete(schema.settings).where(*gone))
    connection.execute(insert(schema.people).values(**before.person))
    for some in batches(before.earlier):
        connection.execute(update(schema.merged).where(_MERGED.person.in_(some)).values(keep=other))


def _work_back(connection: Connection, before: Merge, other: str) -> None:
    for table in _WORK:
        for some in batches(before.work[table.name]):
            theirs = update(table).where(table.c.person == before.keep, table.c.id.in_(some))
            connection.execute(theirs.values(person=other))
    for person in (before.keep, other):
        _renumber(connection, person)
    finished = {(row["lesson"], row["sheet"]): row for row in before.both_finished}
    for row in before.finished:
        here = {"person": before.keep, "lesson": row["lesson"], "sheet": row["sheet"]}
        now = connection.execute(select(_FINISHED.time).filter_by(**here)).scalar()
        put(connection, schema.finished, row)
        ours = finished.get((row["lesson"], row["sheet"]))
        if ours is not None:
            put(connection, schema.finished, ours)
        elif now == row["time"]:
            connection.execute(delete(schema.finished).filter_by(**here))
    course_members = schema.course_members
    for row in before.courses:
        which = {"context": row["context"], "visitor": row["visitor"], "person": before.keep}
        connection.execute(update(course_members).filter_by(**which).values(person=other))


def _settings_back(connection: Connection, before: Merge, other: str) -> None:
    for row in before.settings:
        both = row["key"] in before.both_settings
        key = _free_key(row["key"], other) if both else row["key"]
        there = {"scope": f"person:{before.keep}", "key": key, "value": row["value"]}
        connection.execute(delete(schema.settings).filter_by(**there))
        insert_new(connection, schema.settings, [row])


def _devices_back(connection: Connection, before: Merge) -> None:
    for row in before.devices:
        here = {"visitor": row["visitor"], "person": before.keep}
        if connection.execute(select(_DEVICES.number).filter_by(**here)).first() is None:
            continue
        if row["visitor"] not in before.both_devices:
            connection.execute(delete(schema.devices).filter_by(**here))
        plain = {name: row[name] for name in ("visitor", "person", "added")}
        insert_new(connection, schema.devices, [plain])


def _members_back(connection: Connection, before: Merge, other: str) -> None:
    for row in before.members:
        class_id = row["class_id"]
        ours = {"class_id": class_id, "person": before.keep}
        if connection.execute(select(_MEMBERS.number).filter_by(**ours)).first() is None:
            continue
        if class_id not in before.both_members:
            connection.execute(update(schema.members).filter_by(**ours).values(person=other))
            continue
        removed = before.both_members[class_id]
        values = {"removed": removed, **({"joined": None} if class_id in before.awaited_in else {})}
        connection.execute(update(schema.members).filter_by(**ours).values(**values))
        taken = labels_of(connection, class_id).values()
        again = {**row, "label": free_label(row["label"], taken)}
        number = select(_MEMBERS.number).filter_by(number=row["number"])
        if connection.execute(number).first() is not None:  # SQLite may have reused it
            del again["number"]
        connection.execute(insert(schema.members).values(**again))
    here = _column(connection, _MEMBERS.class_id, _MEMBERS.person == other)
    insert_new(connection, schema.presence, [row for row in before.seen if row["class_id"] in here])


def _seats_back(connection: Connection, before: Merge, other: str) -> None:
    tables: Mapping[str | None, TableRow] = {
        table.match: table
        for match, _, _ in before.sat
        for table in read_tables(connection, _TABLES.match == match)
    }
    for row in before.seats:
        if row["match"] not in tables:
            here = (_SEATS.match == row["match"], _SEATS.seat == row["seat"])
            mine = update(schema.seats).where(*here, _SEATS.person == before.keep)
            connection.execute(mine.values(person=other))
    for match, seat, people in before.sat:
        table = tables.get(match)
        if table is None:
            continue
        now = [p for p in table.seats[seat] if p != before.keep or p in people]
        new = [person for person in now if person not in people]
        if table.closed is None and new:
            continue
        again = [person for person in people if person in [*now, other]]
        sit_down(connection, table, seat, list(dict.fromkeys([*again, *new])))
