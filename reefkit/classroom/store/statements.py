"""Statements that SQLAlchemy writes differently for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, LargeBinary, Table, cast, func
from sqlalchemy.sql.dml import Insert


def insert_new(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Insert the rows that conflict with no stored one; return their number."""
    if not rows:
        return 0
    added = 0
    for row in rows:
        statement = _insert(connection, table).values(**row).on_conflict_do_nothing()
        # SQLAlchemy drops the row count of an insertion unless it is asked to keep it.
        done = connection.execute(statement, execution_options={"preserve_rowcount": True})
        added += done.rowcount
    return added


def put(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    put_all(connection, table, [row])


def put_all(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or replace those with the same primary key; all have the same columns."""
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    statement = _insert(connection, table).values(list(rows))
    fresh = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=fresh))


def bytes_of(dialect: str, column: ColumnElement[str]) -> ColumnElement[int]:
    """Return a query expression for the bytes of a text in UTF-8."""
    if dialect == "postgresql":
        return func.octet_length(column)
    return func.length(cast(column, LargeBinary))


def _insert(connection: Connection, table: Table) -> Any:  # noqa: ANN401 - one of two kinds
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert  # noqa: PLC0415
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment] # noqa: PLC0415
    statement: Insert = insert(table)
    return statement
