"""Who is in a class: how people and teachers get in, what they are called, and where they sit."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import structs
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    func,
    insert,
    select,
    update,
)

from reefkit.classroom.store import matches as logs
from reefkit.classroom.store import schema
from reefkit.classroom.store.classes.names import free_label, name_in_class
from reefkit.classroom.store.database import Database, put
from reefkit.classroom.store.limits import (
    Kind,
    check_failures,
    holds,
    is_full,
    note_failure,
    sign_in_ends,
)
from reefkit.classroom.store.news import tell_of
from reefkit.classroom.store.people import actual, find
from reefkit.classroom.store.quotas import allow_join
from reefkit.classroom.store.records import (
    ClassRow,
    Member,
    TableRow,
    hashed,
    new_class_key,
    new_join_code,
    printed_join_code,
    read_class_key,
    read_long_code,
    tail_of,
)
from reefkit.classroom.store.retention import put_away, unmark
from reefkit.classroom.store.values import from_text, new_id, plain_name, printed, to_text
from reefkit.classroom.store.work_file import MOST_LISTED
from reefkit.match.errors import reject
from reefkit.match.table import Clock

# ---- What every part of the classes shares: the database, the clock, and finding a class

VERSION = "version"
"""The setting of a class that differs once something of it changed."""


class ClassesBase:
    """A part of the classes of a store."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def _now(self) -> str:
        return self._clock().isoformat()


def find_class(connection: Connection, id_: str, *, lock: bool = False) -> ClassRow:
    """Find a class; `lock` keeps everybody else from changing it until we have.

    Raises
    ------
    Rejection
        When there is none.
    """
    query = select(schema.classes).where(schema.classes.c.id == id_)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise reject("class-none")
    return _class_row(row)


def changed(connection: Connection, class_id: str) -> None:
    """Note that pages have to look again: something of the class is otherwise than it was.

    What is noted is drawn and not counted, so that of two that change something at once neither
    can be taken for the other.
    """
    row = {"scope": scope_of(class_id), "key": VERSION, "time": "", "value": f'"{new_id()}"'}
    put(connection, schema.settings, row)
    tell_of(connection, class_id)


def scope_of(class_id: str) -> str:
    return f"class:{class_id}"


def _class_row(row: Row[Any]) -> ClassRow:
    return ClassRow(
        row.id,
        row.name,
        row.teacher,
        printed_join_code(row.code),
        row.created,
        row.expires,
        row.open,
        row.ghost,
    )


# ---- Classes and who gets in: their codes, their keys, and the teacher's sign-ins

DAYS, MOST_DAYS = 200, 3 * 366
"""How long a class is kept unless its teacher says otherwise, and at most."""

MOST_BESIDE = 24
"""Classes that one key opens: more than a teacher has in a year."""

_CLASSES = schema.classes.c
_HOLDERS = schema.classes.alias()
_HOLDER = _HOLDERS.c
"""The same once more, where a class and the one that holds its key are read together."""
_SIGN_INS = schema.sign_ins.c


class Doors(ClassesBase):
    """What makes, finds and opens classes."""

    def create(
        self,
        name: str,
        teacher: str = "",
        *,
        days: int = DAYS,
        ghost: bool = False,
        beside: str = "",
    ) -> tuple[ClassRow, str]:
        """Make a class, and return it with its key, which is shown once and kept as a hash.

        Parameters
        ----------
        days
            After so many all of it is put away, and erased later (`store.retention`).
        beside
            A class whose key opens the new one too: then there is no other, and none is returned.

        Raises
        ------
        Rejection
            When there is no such class, or its key opens as many as it may.
        """
        now, key = self._clock(), new_class_key()
        row: dict[str, Any] = {
            "id": new_id(),
            "name": plain_name(name),
            "teacher": plain_name(teacher),
            "key_hash": hashed(key),
            "created": now.isoformat(),
            "expires": after(now, days),
            "open": True,
            "ghost": ghost,
        }
        with self._database.write() as connection:
            if beside:
                row["key_of"], key = _room_beside(connection, beside), ""
            code = free_code(connection)
            connection.execute(insert(schema.classes).values(**row, code=code))
            return find_class(connection, row["id"]), key

    def beside(self, class_id: str) -> list[ClassRow]:
        query = select(schema.classes).where(one_key(class_id))
        with self._database.read() as connection:
            found = [_class_row(row) for row in connection.execute(query)]
        return sorted(found, key=lambda row: (row.name.casefold(), row.created))

    def get(self, class_id: str) -> ClassRow | None:
        query = select(schema.classes).where(_CLASSES.id == class_id)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        return None if row is None else _class_row(row)

    def all(self) -> list[ClassRow]:
        query = select(schema.classes).order_by(_CLASSES.created.desc(), _CLASSES.id)
        with self._database.read() as connection:
            return [_class_row(row) for row in connection.execute(query)]

    def rename(self, class_id: str, name: str) -> ClassRow:
        return self._change(class_id, name=plain_name(name))

    def set_open(self, class_id: str, open: bool) -> ClassRow:  # noqa: A002, FBT001 - what it is
        return self._change(class_id, open=open)

    def extend(self, class_id: str, days: int = DAYS) -> ClassRow:
        with self._database.write() as connection:
            unmark(connection, "class", [class_id])
        return self._change(class_id, expires=after(self._clock(), days))

    def new_code(self, class_id: str) -> ClassRow:
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(code=free_code(connection)))
            changed(connection, class_id)
            return find_class(connection, class_id)

    def new_key(self, class_id: str) -> str:
        """Draw another key for a class and those beside it; all their sign-ins end.

        The earlier key opens nothing any more.
        """
        key = new_class_key()
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            opened = one_key(class_id)
            change = update(schema.classes).where(opened, _CLASSES.key_of.is_(None))
            connection.execute(change.values(key_hash=hashed(key)))
            theirs = _SIGN_INS.class_id.in_(select(_CLASSES.id).where(opened))
            connection.execute(delete(schema.sign_ins).where(theirs))
        return key

    def _change(self, class_id: str, **values: object) -> ClassRow:
        with self._database.write() as connection:
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(**values))
            found = find_class(connection, class_id)
            changed(connection, class_id)
            return found

    # -- getting in ----------------------------------------------------------------------------

    def by_code(
        self, typed: str, visitor: str, address: str = "", kind: Kind = "code"
    ) -> ClassRow | None:
        """Find the class whose join code somebody typed; none when no open class has it.

        A long code is looked for before failures are counted, a short one after (`classes.codes`).

        `typed`: The code as typed: small letters, spaces and hyphens are forgiven.
        `visitor`, `address`: Who typed it, and where. Only what is no class's is counted.
        `kind`: ``link`` counts apart: another site may have a browser open links as it likes, and
        must not keep anybody from typing a code.

        Raises
        ------
        Rejection
            When it is no code at all, or there were too many failures of late.
        """
        (code, tail), now = read_long_code(typed), self._clock()
        if tail:
            with self._database.read() as connection:
                found = _by_code(connection, code, now)
            if found is not None and hmac.compare_digest(tail_of(found.id, code), tail):
                return found if found.open else None
        with self._database.write() as connection:
            check_failures(connection, kind, visitor, address, now)
            found = None if tail else _by_code(connection, code, now)
            if found is None:
                note_failure(connection, kind, visitor, address, now)
        return found if found is not None and found.open else None

    def is_guessed_at(self) -> bool:
        """Return whether so many join codes failed lately that right ones must wait."""
        with self._database.read() as connection:
            return is_full(connection, "code", self._clock())

    def by_key(self, typed: str, visitor: str, address: str = "") -> ClassRow | None:
        """Find the class whose key somebody typed; none when it is no class's.

        Of several that it opens it is the one that the key was made for, while that is there. A key
        is looked for before failures are counted, so that nobody who guesses keeps a teacher out: a
        thousand guesses a second find none of 2¹⁰⁰ keys.

        Raises
        ------
        Rejection
            As `by_code` has it, for a key that is no class's.
        """
        key_hash, now = hashed(read_class_key(typed)), self._clock()
        query = (
            select(schema.classes, _HOLDER.key_hash.label("opens"))
            .join(_HOLDERS, _HOLDER.id == func.coalesce(_CLASSES.key_of, _CLASSES.id))
            .where(_HOLDER.key_hash == key_hash)
            .order_by(_CLASSES.key_of.is_not(None), _CLASSES.created)
        )
        with self._database.read() as connection:
            rows, away = connection.execute(query).all(), put_away(connection, now)
        # One that is put away opens where there is no other: its desk can bring it back.
        row = next((each for each in rows if each.id not in away), rows[0] if rows else None)
        if row is not None and hmac.compare_digest(row.opens, key_hash):
            return _class_row(row)
        with self._database.write() as connection:
            check_failures(connection, "key", visitor, address, now)
            note_failure(connection, "key", visitor, address, now)
        return None

    def sign_in(self, class_id: str) -> str:
        """Sign a teacher in for 12 hours, and return the token for the cookie."""
        token, now = secrets.token_urlsafe(32), self._clock()
        row = {"token_hash": hashed(token), "class_id": class_id, "ends": sign_in_ends(now)}
        with self._database.write() as connection:
            find_class(connection, class_id)
            connection.execute(delete(schema.sign_ins).where(~holds(_SIGN_INS.ends, now)))
            connection.execute(insert(schema.sign_ins).values(**row))
        return token

    def signed_in(self, token: str) -> ClassRow | None:
        token_hash = hashed(token)
        query = (
            select(schema.classes, _SIGN_INS.token_hash)
            .join_from(schema.sign_ins, schema.classes)
            .where(_SIGN_INS.token_hash == token_hash, holds(_SIGN_INS.ends, self._clock()))
        )
        with self._database.read() as connection:
            row = connection.execute(query).first()
        good = row is not None and hmac.compare_digest(row.token_hash, token_hash)
        return _class_row(row) if row is not None and good else None

    def still_signed_in(self, token_hashes: Collection[str]) -> set[str]:
        query = (
            select(_SIGN_INS.token_hash)
            .join_from(schema.sign_ins, schema.classes)
            .where(_SIGN_INS.token_hash.in_(token_hashes), holds(_SIGN_INS.ends, self._clock()))
        )
        with self._database.read() as connection:
            return set(connection.execute(query).scalars())

    def sign_out(self, token: str) -> None:
        gone = delete(schema.sign_ins).where(_SIGN_INS.token_hash == hashed(token))
        with self._database.write() as connection:
            connection.execute(gone)


def one_key(class_id: str) -> ColumnElement[bool]:
    holder = select(func.coalesce(_HOLDER.key_of, _HOLDER.id)).where(_HOLDER.id == class_id)
    return func.coalesce(_CLASSES.key_of, _CLASSES.id) == holder.scalar_subquery()


def _room_beside(connection: Connection, class_id: str) -> str:
    opened = list(connection.execute(select(_CLASSES.id, _CLASSES.key_of).where(one_key(class_id))))
    if len(opened) >= MOST_BESIDE:
        raise reject("class-many-beside", most=MOST_BESIDE)
    holder = next((row.id for row in opened if row.key_of is None), class_id)
    find_class(connection, holder, lock=True)
    return holder


def _by_code(connection: Connection, code: str, now: datetime) -> ClassRow | None:
    found, away = None, put_away(connection, now)
    for row in connection.execute(select(schema.classes)):  # each is compared, whichever it is
        if hmac.compare_digest(row.code, code) and row.id not in away:
            found = _class_row(row)
    return found


def free_code(connection: Connection) -> str:
    while True:
        code = new_join_code()
        query = select(_CLASSES.id).where(_CLASSES.code == code)
        if connection.execute(query).first() is None:
            return code


def after(now: datetime, days: int) -> str:
    return (now + timedelta(days=min(max(days, 1), MOST_DAYS))).isoformat()


# ---- Who sits where at a class's tables, inside one transaction

MOST_IN_TEAM = 3

_MEMBERS = schema.members.c
_SEATS = schema.seats.c
_SITTERS = schema.sitters.c
_TABLES = schema.class_tables.c


def read_tables(connection: Connection, *where: Any) -> tuple[TableRow, ...]:  # noqa: ANN401 - SQL
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
    empty = {number for number, people in enumerate(table.seats) if not people}
    there = range(len(table.seats))
    return tuple(sorted(empty | {number for number in away if number in there}))


def find_table(connection: Connection, id_: str) -> TableRow:
    """Find a table.

    Raises
    ------
    Rejection
        When there is none.
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
    here = (_SITTERS.match == table.match, _SITTERS.seat == seat)
    connection.execute(delete(schema.sitters).where(*here))
    rows = [{"match": table.match, "seat": seat, "person": person} for person in people]
    if rows:
        connection.execute(insert(schema.sitters), rows)
    first = update(schema.seats).where(_SEATS.match == table.match, _SEATS.seat == seat)
    connection.execute(first.values(person=people[0] if people else None))
    if people and table.match is not None:
        name, members = _names_of(connection, table.class_id, people)
        logs.name_seat(connection, table.match, seat, name, members)


def stand_up(
    connection: Connection, class_id: str, people: Sequence[str], but: str | None = None
) -> None:
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
            logs.name_seat(connection, table.match, seat, name, members)


def _names_of(
    connection: Connection, class_id: str, people: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    query = select(_MEMBERS.person, _MEMBERS.label)
    query = query.where(_MEMBERS.class_id == class_id, _MEMBERS.person.in_(people))
    labels = {row.person: row.label for row in connection.execute(query)}
    names = tuple(labels[person] for person in people if person in labels)
    return _team_name(names), names if len(names) > 1 else ()


def _team_name(names: Sequence[str]) -> str:
    joined = " & ".join(names)
    most = logs.MOST_SEAT_NAME
    if len(joined) <= most:
        return joined
    each = (most - 3 * (len(names) - 1)) // len(names)
    return " & ".join(name[:each].strip() for name in names)


# ---- The people of a class

MOST_MEMBERS = 200
MOST_EVER = MOST_LISTED
"""Those who were removed included: they may be let in again, and are in the back-up."""

_PEOPLE = schema.people.c
_SELECT = select(schema.members, _PEOPLE.code).join_from(schema.members, schema.people)


class Members(ClassesBase):
    """Who is in a class, and under what name."""

    def join(self, class_id: str, person: str, name: str, visitor: str = "") -> Member:
        """Let a person into a class; who is in it already stays in it as they are.

        `name`: what they want to be called; any name but an empty one.
        `visitor`: the browser in which they type it, to be counted; empty where a teacher does.

        Raises
        ------
        Rejection
            When there is no such class or person, the name is empty, the class is full, the
            teacher has taken this person out, or too many joined with the browser.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            found = find(connection, person)
            if found is None:
                raise reject("store-no-person")
            labels = labels_of(connection, class_id)
            if found.id in labels:
                member = find_member(connection, class_id, found.id)
                if member.removed:
                    raise reject("class-taken-out")
                return member
            if _present(connection, class_id) >= MOST_MEMBERS or len(labels) >= MOST_EVER:
                raise reject("class-full", most=MOST_MEMBERS)
            name = name_in_class(name)
            if visitor:
                allow_join(connection, class_id, visitor, self._clock())
            row = {
                "class_id": class_id,
                "person": found.id,
                "name": name,
                "label": free_label(name, labels.values()),
                "joined": self._now(),
                "removed": False,
            }
            connection.execute(insert(schema.members).values(**row))
            if not found.name:
                call = update(schema.people).where(_PEOPLE.id == found.id)
                connection.execute(call.values(name=name))
            changed(connection, class_id)
            return find_member(connection, class_id, found.id)

    def members(self, class_id: str, *, removed: bool = False) -> list[Member]:
        """List the people of a class in the order they came.

        `removed`: whether those the teacher has taken out are listed too.
        """
        query = _SELECT.where(_MEMBERS.class_id == class_id).order_by(_MEMBERS.number)
        if not removed:
            query = query.where(_MEMBERS.removed.is_(False))
        with self._database.read() as connection:
            return [_member(row) for row in connection.execute(query)]

    def members_only_here(self, class_id: str) -> list[Member]:
        """List the people of a class who are in no other, those taken out included."""
        others = schema.members.alias()
        elsewhere = select(others.c.person).where(others.c.class_id != class_id)
        here = (_MEMBERS.class_id == class_id, _MEMBERS.person.not_in(elsewhere))
        with self._database.read() as connection:
            query = _SELECT.where(*here).order_by(_MEMBERS.number)
            return [_member(row) for row in connection.execute(query)]

    def of_person(self, person: str) -> list[ClassRow]:
        query = (
            select(schema.classes)
            .join_from(schema.members, schema.classes)
            .where(_MEMBERS.person == actual(person), _MEMBERS.removed.is_(False))
            .order_by(_MEMBERS.number.desc())
        )
        with self._database.read() as connection:
            away = put_away(connection, self._clock())
            return [_class_row(row) for row in connection.execute(query) if row.id not in away]

    def rename_member(self, class_id: str, person: str, name: str) -> Member:
        """Call somebody otherwise, at their seat too.

        Raises
        ------
        Rejection
            When there is no such member, or the name is empty.
        """
        name = name_in_class(name)
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            find_member(connection, class_id, person)
            others = labels_of(connection, class_id)
            others.pop(person)
            label = free_label(name, others.values())
            _change(connection, class_id, person, name=name, label=label)
            call = update(schema.people).where(_PEOPLE.id == person)
            connection.execute(call.values(name=name))
            name_seats_of(connection, class_id, person)
            changed(connection, class_id)
            return find_member(connection, class_id, person)

    def remove(self, class_id: str, person: str) -> Member:
        self.set_removed(class_id, [person], removed=True)
        return self._member(class_id, person)

    def take_back(self, class_id: str, person: str) -> Member:
        self.set_removed(class_id, [person], removed=False)
        return self._member(class_id, person)

    def set_removed(self, class_id: str, people: Sequence[str], *, removed: bool) -> None:
        """Take several out of the class, or let them in again.

        Raises
        ------
        Rejection
            When one of them is no member.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            for person in people:
                find_member(connection, class_id, person)
                _change(connection, class_id, person, removed=removed)
            if removed:
                stand_up(connection, class_id, people)
            changed(connection, class_id)

    def _member(self, class_id: str, person: str) -> Member:
        with self._database.read() as connection:
            return find_member(connection, class_id, person)


def find_member(connection: Connection, class_id: str, person: str) -> Member:
    """Find a member, one who was taken out too.

    Raises
    ------
    Rejection
        When there is none.
    """
    query = _SELECT.where(_MEMBERS.class_id == class_id, _MEMBERS.person == person)
    row = connection.execute(query).first()
    if row is None:
        raise reject("class-no-member")
    return _member(row)


def _change(connection: Connection, class_id: str, person: str, **values: object) -> None:
    here = (_MEMBERS.class_id == class_id, _MEMBERS.person == person)
    connection.execute(update(schema.members).where(*here).values(**values))


def labels_of(connection: Connection, class_id: str) -> dict[str, str]:
    query = select(_MEMBERS.person, _MEMBERS.label).where(_MEMBERS.class_id == class_id)
    return {row.person: row.label for row in connection.execute(query)}


def _present(connection: Connection, class_id: str) -> int:
    here = (_MEMBERS.class_id == class_id, _MEMBERS.removed.is_(False))
    count: int = connection.execute(select(func.count()).where(*here)).scalar_one()
    return count


def _member(row: Row[Any]) -> Member:
    return Member(row.person, row.name, row.label, row.joined, printed(row.code), row.removed)
