"""The people of a class."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.classes import seats
from reefkit.classroom.store.classes.labels import free_label, name_in_class
from reefkit.classroom.store.classes.part import Part, changed, class_row, find_class
from reefkit.classroom.store.classes_records import ClassRow, Member
from reefkit.classroom.store.codes import printed
from reefkit.classroom.store.people import actual, find
from reefkit.match.errors import reject

MOST_MEMBERS = 200

_MEMBERS = schema.members.c
_PEOPLE = schema.people.c
_SELECT = select(schema.members, _PEOPLE.code).join_from(schema.members, schema.people)


class Members(Part):
    """Who is in a class, and under what name."""

    def join(self, class_id: str, person: str, name: str) -> Member:
        """Let a person into a class; who is in it already stays in it as they are.

        Parameters
        ----------
        class_id, person
            Whom to let in where; the page has asked `by_code` first, or the teacher does it.
        name
            What they want to be called; any name but an empty one.

        Raises
        ------
        Rejection
            When there is no such class or person, the name is empty, the class is full, or the
            teacher has taken this person out.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            found = find(connection, person)
            if found is None:
                raise reject("store-no-person")
            labels = _labels(connection, class_id)
            if found.id in labels:
                member = find_member(connection, class_id, found.id)
                if member.removed:
                    raise reject("class-taken-out")
                return member
            if len(labels) >= MOST_MEMBERS:
                raise reject("class-full", most=MOST_MEMBERS)
            name = name_in_class(name)
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

        Parameters
        ----------
        class_id
            Which class.
        removed
            Whether those the teacher has taken out are listed too.
        """
        query = _SELECT.where(_MEMBERS.class_id == class_id).order_by(_MEMBERS.number)
        if not removed:
            query = query.where(_MEMBERS.removed.is_(False))
        with self._database.read() as connection:
            return [_member(row) for row in connection.execute(query)]

    def of_person(self, person: str) -> list[ClassRow]:
        """List the classes that a person is in, the latest joined first."""
        query = (
            select(schema.classes)
            .join_from(schema.members, schema.classes)
            .where(_MEMBERS.person == actual(person), _MEMBERS.removed.is_(False))
            .where(schema.classes.c.expires > self._now())
            .order_by(_MEMBERS.number.desc())
        )
        with self._database.read() as connection:
            return [class_row(row) for row in connection.execute(query)]

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
            others = _labels(connection, class_id)
            others.pop(person)
            label = free_label(name, others.values())
            _change(connection, class_id, person, name=name, label=label)
            call = update(schema.people).where(_PEOPLE.id == person)
            connection.execute(call.values(name=name))
            seats.name_seats_of(connection, class_id, person)
            changed(connection, class_id)
            return find_member(connection, class_id, person)

    def remove(self, class_id: str, person: str) -> Member:
        """Take somebody out of the class: their seat is free, and their work stays theirs."""
        return self._set_removed(class_id, person, removed=True)

    def take_back(self, class_id: str, person: str) -> Member:
        """Let somebody in again whom `remove` took out."""
        return self._set_removed(class_id, person, removed=False)

    def _set_removed(self, class_id: str, person: str, *, removed: bool) -> Member:
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            find_member(connection, class_id, person)
            _change(connection, class_id, person, removed=removed)
            if removed:
                seats.stand_up(connection, class_id, [person])
            changed(connection, class_id)
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


def _labels(connection: Connection, class_id: str) -> dict[str, str]:
    """Give the label of everybody who is or was in a class."""
    query = select(_MEMBERS.person, _MEMBERS.label).where(_MEMBERS.class_id == class_id)
    return {row.person: row.label for row in connection.execute(query)}


def _member(row: Row[Any]) -> Member:
    return Member(row.person, row.name, row.label, row.joined, printed(row.code), row.removed)
