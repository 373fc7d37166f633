"""The teacher's controls of a lesson, and where each member's page is."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassControl, PageSeen
from reefkit.classroom.store.classes.base import VERSION, changed, find_class, scope_of
from reefkit.classroom.store.classes.class_tables import MEMBERS
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.statements import put
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import from_text, plain_text, to_text
from reefkit.match.errors import reject

MOST_MESSAGE = 500
"""Most letters of a message to all."""
REPEAT_SECONDS = 15
"""Seconds within which a repeated place is not written again: each write makes all pages check."""

_PRESENCE = schema.presence.c
SETTINGS = schema.settings.c


class Controls(StorePart):
    """The desk's controls of all pages, and the pages' reports to the desk."""

    def version(self, class_id: str) -> str:
        """Return a value that changes with the control, seating, names or members of the class.

        Places of pages, answers and marks do not change it, so that a page which asks often seldom
        has to read the rest; a returned text does, so that its page shows it at once.
        """
        query = select(SETTINGS.value).filter_by(scope=scope_of(class_id), key=VERSION)
        row = self._first(query)
        return "" if row is None else str(row.value)

    def control(self, class_id: str) -> ClassControl:
        with self._database.read() as connection:
            return _control(connection, class_id)

    def set_control(self, class_id: str, **changes: Any) -> ClassControl:  # noqa: ANN401 - its fields
        """Change fields of the class's `ClassControl`; a new message is numbered and timed.

        Raises
        ------
        Rejection
            If there is no such class, or a value is invalid.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            before = _control(connection, class_id)
            if "message" in changes:
                text = plain_text(str(changes["message"]))[:MOST_MESSAGE]
                number = before.message_number + 1
                sent = {"message_number": number, "message_time": self._now() if text else ""}
                to = {"message_table": "", "message_phase": ""}
                changes = {**to, **changes, "message": text, **sent}
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
        """Record where a member's page is; ignored for anybody else.

        `place`: A small JSON object: the part, the item, the phase.
        """
        text, now = to_text(place), self._clock()
        here = (_PRESENCE.class_id == class_id, _PRESENCE.person == actual(person))
        lately = (now - timedelta(seconds=REPEAT_SECONDS)).isoformat()
        same = select(_PRESENCE.time).where(*here, _PRESENCE.place == text)
        before = self._first(same)
        if before is not None and lately < before.time <= now.isoformat():
            return
        member = select(MEMBERS.person).where(
            MEMBERS.class_id == class_id,
            MEMBERS.person == actual(person),
            MEMBERS.removed.is_(False),
        )
        row = {"class_id": class_id, "time": now.isoformat(), "place": text}
        with self._database.write() as connection:
            found = connection.execute(member).scalar()
            if found is not None:
                put(connection, schema.presence, {**row, "person": found})
                tell_of(connection, found)

    def presence(self, class_id: str) -> dict[str, PageSeen]:
        query = select(schema.presence).where(_PRESENCE.class_id == class_id)
        rows = self._rows(query)
        return {row.person: PageSeen(row.person, row.time, from_text(row.place)) for row in rows}


def _control(connection: Connection, class_id: str) -> ClassControl:
    query = select(SETTINGS.key, SETTINGS.value).where(SETTINGS.scope == scope_of(class_id))
    values = {row.key: from_text(row.value) for row in connection.execute(query)}
    known = {name: values[name] for name in ClassControl.__struct_fields__ if name in values}
    return msgspec.convert(known, ClassControl)
