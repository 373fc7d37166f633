"""Members of a class: joining, names, and removal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassRow, Member
from reefkit.classroom.store.classes.base import changed, class_row, find_class
from reefkit.classroom.store.classes.names import free_label, name_in_class
from reefkit.classroom.store.classes.seat_rows import MEMBERS, name_seats_of, stand_up
from reefkit.classroom.store.people import actual, find_person, set_joined
from reefkit.classroom.store.quotas import allow_join
from reefkit.classroom.store.resume_codes import printed
from reefkit.classroom.store.retention import put_away
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.work_file import MOST_LISTED
from reefkit.match.errors import reject

MOST_MEMBERS = 200
MOST_EVER = MOST_LISTED
"""Most members of all time, including those removed, who are in the back-up and may return."""

_PEOPLE = schema.people.c
SELECT = select(schema.members, _PEOPLE.code).join_from(schema.members, schema.people)


class Members(StorePart):
    """The members of classes, and their names there."""

    def join(  # noqa: PLR0913 - a member has many parts
        self,
        class_id: str,
        person: str,
        name: str,
        visitor: str = "",
        hidden: str = "",
        *,
        last: str = "",
        listed: bool = False,
    ) -> Member:
        """Add a person to a class; somebody who is a member is only returned.

        `name`: The name that they want in the class; not empty.
        `visitor`: The browser they join from, to be counted; empty if a teacher adds them.
        `hidden`: The name that they typed, if it waits for the teacher.
        `last`: The end of the name that is the last name; empty if that is not known.
        `listed`: Whether they are only expected, and have not come.

        Raises
        ------
        Rejection
            If there is no such class or person, the name is empty, the class is full, the teacher
            removed this person, or too many joined from the browser.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            found = find_person(connection, person)
            labels = labels_of(connection, class_id)
            if found.id in labels:
                member = find_member(connection, class_id, found.id)
                if member.removed:
                    raise reject("class-taken-out")
                if not listed:
                    set_joined(connection, found.id, self._now())
                return find_member(connection, class_id, found.id)
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
                "last": name_in_class(last) if last else "",
                "joined": None if listed else self._now(),
                "removed": False,
                "hidden": name_in_class(hidden) if hidden else "",
            }
            connection.execute(insert(schema.members).values(**row))
            if not found.name:
                call = update(schema.people).where(_PEOPLE.id == found.id)
                connection.execute(call.values(name=name))
            changed(connection, class_id)
            return find_member(connection, class_id, found.id)

    def members(self, class_id: str, *, removed: bool = False) -> list[Member]:
        """List the members of a class in the order they were added.

        `removed`: Whether to include those that the teacher removed.
        """
        query = SELECT.where(MEMBERS.class_id == class_id).order_by(MEMBERS.number)
        if not removed:
            query = query.where(MEMBERS.removed.is_(False))
        return list(map(member_of, self._rows(query)))

    def members_only_here(self, class_id: str) -> list[Member]:
        """List the members of a class who are in no other, including those removed."""
        others = schema.members.alias()
        elsewhere = select(others.c.person).where(others.c.class_id != class_id)
        here = (MEMBERS.class_id == class_id, MEMBERS.person.not_in(elsewhere))
        return list(map(member_of, self._rows(SELECT.where(*here).order_by(MEMBERS.number))))

    def of_person(self, person: str) -> list[ClassRow]:
        """List the classes of a person that are not put away, the latest joined first."""
        query = (
            select(schema.classes)
            .join_from(schema.members, schema.classes)
            .where(MEMBERS.person == actual(person), MEMBERS.removed.is_(False))
            .order_by(MEMBERS.number.desc())
        )
        with self._database.read() as connection:
            away = put_away(connection, self._clock())
            return [class_row(row) for row in connection.execute(query) if row.id not in away]

    def rename_member(self, class_id: str, person: str, name: str, hidden: str = "") -> Member:
        """Rename a member, at their seat too.

        `hidden`: The name to keep, so that it can be shown again.

        Raises
        ------
        Rejection
            If there is no such member, or the name is empty.
        """
        name = name_in_class(name)
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            find_member(connection, class_id, person)
            others = labels_of(connection, class_id)
            others.pop(person)
            label = free_label(name, others.values())
            _change(connection, class_id, person, name=name, label=label, hidden=hidden)
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
        """Remove members from the class, or readmit them.

        Raises
        ------
        Rejection
            If one of them is not a member.
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
    """Find a member, including removed ones.

    Raises
    ------
    Rejection
        If there is no such member.
    """
    query = SELECT.where(MEMBERS.class_id == class_id, MEMBERS.person == person)
    row = connection.execute(query).first()
    if row is None:
        raise reject("class-no-member")
    return member_of(row)


def _change(connection: Connection, class_id: str, person: str, **values: object) -> None:
    here = (MEMBERS.class_id == class_id, MEMBERS.person == person)
    connection.execute(update(schema.members).where(*here).values(**values))


def labels_of(connection: Connection, class_id: str) -> dict[str, str]:
    query = select(MEMBERS.person, MEMBERS.label).where(MEMBERS.class_id == class_id)
    return {row.person: row.label for row in connection.execute(query)}


def _present(connection: Connection, class_id: str) -> int:
    here = (MEMBERS.class_id == class_id, MEMBERS.removed.is_(False))
    count: int = connection.execute(select(func.count()).where(*here)).scalar_one()
    return count


def member_of(row: Row[Any]) -> Member:
    code = printed(row.code)
    return Member(
        row.person, row.name, row.label, row.joined, code, row.removed, row.hidden, row.last
    )
