"""People, the devices they use, and their resume codes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.limits import count_try
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.records import Person
from reefkit.classroom.store.resume_codes import new_code, printed, read_code
from reefkit.classroom.store.statements import insert_new
from reefkit.classroom.store.store_part import AnyRow, StorePart
from reefkit.classroom.store.values import checked, new_id, plain_name
from reefkit.match.errors import reject

_PEOPLE = schema.people.c
_PERSON: Select[Any] = select(_PEOPLE.id, _PEOPLE.name, _PEOPLE.code, _PEOPLE.created)


class People(StorePart):
    """The people of a store."""

    def create(self, name: str = "", visitor: str | None = None) -> Person:
        """Make a person.

        `visitor`: Their device, which remembers them in the same transaction.
        """
        checked(*([] if visitor is None else [visitor]))
        now = self._now()
        with self._database.write() as connection:
            made = add(connection, Person(new_id(), plain_name(name), "", now))
            if visitor is not None:
                add_to_device(connection, visitor, made.id, now)
        return made

    def get(self, person: str) -> Person | None:
        with self._database.read() as connection:
            return find(connection, person)

    def merged_into(self, person: str) -> list[str]:
        """List the earlier ids of people who were merged into this person."""
        merged = schema.merged.c
        query = select(merged.person).where(merged.keep == person).order_by(merged.person)
        return self._values(query)

    def rename(self, person: str, name: str) -> Person:
        """Rename a person.

        Raises
        ------
        Rejection
            If there is no such person.
        """
        change = update(schema.people).where(_PEOPLE.id == actual(person))
        with self._database.write() as connection:
            connection.execute(change.values(name=plain_name(name)))
            found = find_person(connection, person)
            tell_of(connection, person)
        return found

    def by_code(self, typed: str, visitor: str, address: str = "") -> Person | None:
        """Find the person with a resume code; None if it is nobody's.

        It is looked up before failures are counted, so that guessing does not lock out others
        behind the same address.

        `typed`: The code as typed: lower case, spaces and look-alikes are accepted.
        `visitor`, `address`: Who typed it, and where; wrong codes are counted, typing errors are
        not.

        Raises
        ------
        Rejection
            If it is not a code, or the visitor guessed too often lately; for a wrong code also if
            there were too many from the address or on the server.
        """
        code, now = read_code(typed), self._clock()
        with self._database.write() as connection:
            found = connection.execute(_PERSON.where(_has_code(code))).first()
            right = found is not None
            refused = count_try(connection, "resume", visitor, address, now, is_right=right)
        if refused is not None:
            raise refused
        return None if found is None else _person(found)


class Devices(StorePart):
    """Which people a device remembers, by a visitor's key, which is made from the cookie."""

    def people_of(self, visitor: str) -> list[Person]:
        devices = schema.devices
        query = _PERSON.join_from(devices, schema.people).where(devices.c.visitor == visitor)
        return list(map(_person, self._rows(query.order_by(devices.c.number))))

    def add(self, visitor: str, person: str) -> None:
        """Remember a person on a device.

        Raises
        ------
        Rejection
            If there is no such person.
        """
        checked(visitor)
        with self._database.write() as connection:
            found = find_person(connection, person)
            add_to_device(connection, visitor, found.id, self._now())

    def leave(self, visitor: str, person: str | None = None) -> None:
        """Make a device forget a person, or with None everybody."""
        devices = schema.devices
        forgotten = delete(devices).where(devices.c.visitor == visitor)
        if person is not None:
            forgotten = forgotten.where(devices.c.person == actual(person))
        self._execute(forgotten)


def find(connection: Connection, person: str, *, lock: bool = False) -> Person | None:
    """Find a person; `lock` prevents changes to their work until the transaction ends.

    The id of a merged person finds the one who was kept (`classes.merging`), so that a page with
    the earlier id loses nothing.
    """
    query = _PERSON.where(_PEOPLE.id == actual(person))
    row = connection.execute(query.with_for_update() if lock else query).first()
    return None if row is None else _person(row)


def find_person(connection: Connection, person: str, *, lock: bool = False) -> Person:
    """Find a person, as `find` does.

    Raises
    ------
    Rejection
        If there is no such person.
    """
    found = find(connection, person, lock=lock)
    if found is None:
        raise reject("store-no-person")
    return found


def actual(person: str) -> ColumnElement[str]:
    """Return a query expression for a person's current id, following merges."""
    keep = select(schema.merged.c.keep).where(schema.merged.c.person == person)
    return func.coalesce(keep.scalar_subquery(), person)


def _has_code(code: str) -> ColumnElement[bool]:
    merged = select(schema.merged.c.keep).where(schema.merged.c.code == code)
    return (_PEOPLE.code == code) | (_PEOPLE.id == merged.scalar_subquery())


def owner_of(connection: Connection, code: str) -> str | None:
    row = connection.execute(_PERSON.where(_has_code(code))).first()
    return None if row is None else str(row.id)


def add(connection: Connection, person: Person, wanted: str = "") -> Person:
    """Insert a person, with the wanted code unless somebody has it."""
    code = wanted or new_code()
    while owner_of(connection, code) is not None:
        code = new_code()
    row = {"id": person.id, "name": person.name, "code": code, "created": person.created}
    connection.execute(insert(schema.people).values(**row))
    return Person(person.id, person.name, printed(code), person.created)


def add_to_device(connection: Connection, visitor: str, person: str, now: str) -> None:
    row = {"visitor": visitor, "person": person, "added": now}
    insert_new(connection, schema.devices, [row])
    set_joined(connection, person, now)


def set_joined(connection: Connection, person: str, now: str) -> None:
    """Note that a person has come to the classes that had only listed them."""
    members = schema.members
    listed = (members.c.person == person, members.c.joined.is_(None))
    connection.execute(update(members).where(*listed).values(joined=now))


def _person(row: AnyRow) -> Person:
    return Person(row.id, row.name, printed(row.code), row.created)
