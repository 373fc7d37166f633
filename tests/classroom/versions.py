"""Every version of a note or a plot, as its rows in the store have it."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import select

from reefkit.classroom.store import Store, schema
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.values import from_text


def versions(store: Store, kind: Literal["notes", "plots"], person: str, key: str) -> list[Any]:
    """List the versions that somebody's note or plot has had, the oldest first."""
    table = getattr(schema, kind).c
    query = select(table.text if kind == "notes" else table.value).where(
        table.person == actual(person), table.key == key
    )
    with store._database.read() as connection:
        found = connection.execute(query.order_by(table.time, table.number)).scalars().all()
    return list(found) if kind == "notes" else [from_text(each) for each in found]
