"""What every part of the classes shares: finding a class, and noting that it changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassRow
from reefkit.classroom.store.codes import printed_join_code
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.statements import put
from reefkit.classroom.store.values import new_id
from reefkit.match.errors import reject

VERSION = "version"
"""Key of the class setting that gets a new value whenever something in the class changes."""


def find_class(connection: Connection, id_: str, *, lock: bool = False) -> ClassRow:
    """Find a class; `lock` prevents changes by others until the transaction ends.

    Raises
    ------
    Rejection
        If there is no such class.
    """
    query = select(schema.classes).where(schema.classes.c.id == id_)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise reject("class-none")
    return class_row(row)


def changed(connection: Connection, class_id: str) -> None:
    """Note that something in the class has changed, so that pages check again.

    The new value is random rather than a counter, so that two simultaneous changes differ.
    """
    row = {"scope": scope_of(class_id), "key": VERSION, "time": "", "value": f'"{new_id()}"'}
    put(connection, schema.settings, row)
    tell_of(connection, class_id)


def scope_of(class_id: str) -> str:
    return f"class:{class_id}"


def class_row(row: Row[Any]) -> ClassRow:
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
