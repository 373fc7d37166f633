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
"""The setting of a class that differs once something of it changed."""


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
    return class_row(row)


def changed(connection: Connection, class_id: str) -> None:
    """Note that pages have to look again: something of the class has changed.

    What is noted is drawn and not counted, so that of two that change something at once neither
    can be taken for the other.
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
