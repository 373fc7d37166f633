"""What the parts of a store share: the database, the clock, and queries outside a transaction."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.sql.base import Executable

from reefkit.classroom.store.database import Database
from reefkit.match.deadlines import Clock

AnyRow = Row[Any]
"""A row of a query: its columns are attributes, named as in `schema`."""


class StorePart:
    """A part of a store.

    Every method of a part raises `StoreFault` if the database fails.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def _now(self) -> str:
        return self._clock().isoformat()

    def _rows(self, query: Select[Any]) -> list[AnyRow]:
        with self._database.read() as connection:
            return list(connection.execute(query))

    def _first(self, query: Select[Any]) -> AnyRow | None:
        with self._database.read() as connection:
            return connection.execute(query).first()

    def _values(self, query: Select[Any]) -> list[Any]:
        return [row[0] for row in self._rows(query)]

    def _execute(self, statement: Executable) -> None:
        with self._database.write() as connection:
            connection.execute(statement)
