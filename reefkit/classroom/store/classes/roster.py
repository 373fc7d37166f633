"""The roster of a class: members whom the teacher added and as whom nobody has come yet."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, literal

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import Member
from reefkit.classroom.store.classes.base import changed, find_class
from reefkit.classroom.store.classes.members import SELECT, find_member, member_of
from reefkit.classroom.store.classes.merging import merge_people
from reefkit.classroom.store.classes.seat_rows import MEMBERS
from reefkit.classroom.store.people import add_to_device
from reefkit.classroom.store.quotas import allow_join
from reefkit.classroom.store.store_part import StorePart
from reefkit.match.errors import reject

_HAS_COME = (
    *(schema.devices, schema.presence, schema.course_members),
    *(schema.answers, schema.finished, schema.notes, schema.plots),
)
"""Tables with a row of everybody who has come: by a browser, a page, an account, or their work."""


class Roster(StorePart):
    """Members who are expected, and their coming."""

    def awaited(self, class_id: str) -> list[Member]:
        """List the members as whom nobody has come yet, in the order they were added."""
        with self._database.read() as connection:
            return _awaited(connection, class_id)

    def come_as(self, class_id: str, person: str, visitor: str, earlier: str = "") -> Member:
        """Let a browser be a member as whom nobody has come yet.

        `earlier`: A person of this browser in no class, whose work becomes the member's; empty if
        there is none.

        Raises
        ------
        Rejection
            If there is no such member, somebody has come as them already, or too many joined from
            the browser.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            if person not in {each.person for each in _awaited(connection, class_id)}:
                raise reject("class-name-taken")
            allow_join(connection, class_id, visitor, self._clock())
            add_to_device(connection, visitor, person, self._now())
            if earlier:
                merge_people(connection, class_id, person, earlier, now=self._now())
            changed(connection, class_id)
            return find_member(connection, class_id, person)


def _awaited(connection: Connection, class_id: str) -> list[Member]:
    here = (MEMBERS.class_id == class_id, MEMBERS.removed.is_(False))
    query = SELECT.where(*here, *_nobody_came()).order_by(MEMBERS.number)
    return [member_of(row) for row in connection.execute(query)]


def _nobody_came() -> list[ColumnElement[bool]]:
    settings = schema.settings.c.scope == literal("person:") + MEMBERS.person
    merged = schema.merged.c.keep == MEMBERS.person
    came = (table.c.person == MEMBERS.person for table in _HAS_COME)
    return [~exists().where(each) for each in (*came, settings, merged)]
