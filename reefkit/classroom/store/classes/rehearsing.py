"""Rehearsals with simulated students in a class of real ones, which is as before after them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.classes.base import VERSION, changed, find_class, scope_of
from reefkit.classroom.store.classes.class_tables import MEMBERS, TABLES
from reefkit.classroom.store.classes.erasing import Eraser
from reefkit.classroom.store.statements import put
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import from_text, to_text
from reefkit.match.errors import reject

_BEFORE = "rehearsal"
"""Key of the class setting with the class's other settings before its rehearsal, and its door."""

_CLASSES = schema.classes.c
_SETTINGS = schema.settings.c


class Rehearsing(StorePart):
    """Rehearsals in classes that are for real students."""

    def rehearses(self, class_id: str) -> bool:
        query = select(_SETTINGS.key).filter_by(scope=scope_of(class_id), key=_BEFORE)
        return self._first(query) is not None

    def begin_rehearsal(self, class_id: str) -> None:
        """Have a class be one of simulated students, which lets nobody else in.

        Raises
        ------
        Rejection
            If there is no such class, or it has or had students or tables, simulated ones too.
        """
        with self._database.write() as connection:
            found = find_class(connection, class_id, lock=True)
            people = select(MEMBERS.person).where(MEMBERS.class_id == class_id)
            tables = select(TABLES.id).where(TABLES.class_id == class_id)
            in_use = any(connection.execute(each).first() for each in (people, tables))
            if found.ghost or in_use:
                raise reject("rehearse-in-use")
            settings = [dict(row) for row in connection.execute(_stored(class_id)).mappings()]
            row = {"scope": scope_of(class_id), "key": _BEFORE, "time": self._now()}
            before = to_text({"open": found.open, "settings": settings})
            put(connection, schema.settings, {**row, "value": before})
            _change(connection, class_id, ghost=True, open=False)

    def end_rehearsal(self, class_id: str, people: list[str]) -> None:
        """Erase the simulated students with all that they did, and put everything else back.

        `people`: The simulated students.

        Raises
        ------
        Rejection
            If there is no such class, or it has no rehearsal.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            stored = {row.key: row.value for row in connection.execute(_stored(class_id))}
            if _BEFORE not in stored:
                raise reject("rehearse-none")
            before = from_text(stored[_BEFORE])
            eraser = Eraser(connection)
            eraser.tables_of(class_id)
            eraser.leave(class_id, people)
            eraser.people(eraser.nowhere(people))
            eraser.settings([scope_of(class_id)])
            for row in before["settings"]:
                connection.execute(insert(schema.settings).values(**row))
            _change(connection, class_id, ghost=False, open=before["open"])
        self._database.forget()


def _stored(class_id: str) -> Select[Any]:
    return select(schema.settings).where(
        _SETTINGS.scope == scope_of(class_id), _SETTINGS.key != VERSION
    )


def _change(connection: Connection, class_id: str, **values: bool) -> None:
    change = update(schema.classes).where(_CLASSES.id == class_id)
    connection.execute(change.values(**values))
    changed(connection, class_id)
