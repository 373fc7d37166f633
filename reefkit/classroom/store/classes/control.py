"""What a lesson runs by: the teacher's control, and where everybody is."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.classes.part import VERSION, Part, changed, find_class, scope_of
from reefkit.classroom.store.classes_records import Control, Seen
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.sql import put
from reefkit.classroom.store.values import from_text, plain_text, to_text
from reefkit.match.errors import reject

MOST_MESSAGE = 500
AGAIN_SECONDS = 15
"""The same place told again sooner than that is not written: each write makes all pages look."""

_MEMBERS = schema.members.c
_PRESENCE = schema.presence.c
_SETTINGS = schema.settings.c


class Controls(Part):
    """What the desk says to all pages, and what they say to it."""

    def version(self, class_id: str) -> str:
        """Give what differs once control, seating, names or people of the class changed.

        Where pages were last, answers and marks are not among it: so a page that asks often need
        read the rest seldom.
        """
        query = select(_SETTINGS.value).filter_by(scope=scope_of(class_id), key=VERSION)
        with self._database.read() as connection:
            return connection.execute(query).scalar() or ""

    def control(self, class_id: str) -> Control:
        """Give what a teacher holds in hand, as it stands."""
        with self._database.read() as connection:
            return _control(connection, class_id)

    def set_control(self, class_id: str, **changes: Any) -> Control:  # noqa: ANN401 - its fields
        """Change some of it; a new message gets the next number.

        Parameters
        ----------
        class_id
            Which class.
        changes
            Fields of `Control` by name.

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
                after = msgspec.convert({**msgspec.structs.asdict(before), **changes}, Control)
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

        Parameters
        ----------
        class_id, person
            Whose page it is.
        place
            A small JSON object: the part, the item, the phase.
        """
        text, now = to_text(place), self._clock()
        here = (_PRESENCE.class_id == class_id, _PRESENCE.person == actual(person))
        lately = (now - timedelta(seconds=AGAIN_SECONDS)).isoformat()
        same = select(_PRESENCE.time).where(*here, _PRESENCE.place == text)
        with self._database.read() as connection:
            time = connection.execute(same).scalar()
        if time is not None and time > lately:
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

    def presence(self, class_id: str) -> dict[str, Seen]:
        """Give where everybody was last, by person."""
        query = select(schema.presence).where(_PRESENCE.class_id == class_id)
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return {row.person: Seen(row.person, row.time, from_text(row.place)) for row in rows}


def _control(connection: Connection, class_id: str) -> Control:
    query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == scope_of(class_id))
    kept = {row.key: from_text(row.value) for row in connection.execute(query)}
    known = {name: kept[name] for name in Control.__struct_fields__ if name in kept}
    return msgspec.convert(known, Control)
