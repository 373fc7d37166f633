"""Bring a database to today's schema, from any earlier one or from nothing.

Every opened page asks whether that is needed, so the usual answer, no, costs one row and never
imports Alembic.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, String, column, exc, func, inspect, select, table

from reefkit.classroom.store.database import Database
from reefkit.classroom.store.faults import StoreFault, store_fault
from reefkit.classroom.store.schema import HEAD, VERSIONS

_MIGRATIONS = Path(__file__).parent / "migrations"
# Any number that no other program of the same database takes for its own lock.
_TURN = 0x7265_6566
_STORED = select(column("version_num", String)).select_from(table("alembic_version"))


def bring_up_to_date(database: Database) -> None:
    """Run the migrations that are wanting, all in one transaction and one process at a time.

    Raises
    ------
    StoreFault
        When the database cannot be read or written, or a newer Reefkit made it.
    """
    if _version(database) == HEAD:
        return
    with database.write() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_TURN)))
        # Another process may have done it while this one waited for its turn.
        version = _stored_version(connection)
        _refuse_newer(version, database)
        if version != HEAD:
            _migrate(connection)


def _version(database: Database) -> str | None:
    """Give the schema's version, none where there is no schema yet."""
    try:
        with database.read() as connection:
            version = connection.execute(_STORED).scalar()
    except StoreFault as fault:
        if isinstance(fault.__cause__, exc.OperationalError | exc.ProgrammingError) and (
            fault.cause in {"unknown", "damaged"}
        ):
            return None  # no such table, or so it seems: the transaction that migrates looks again
        raise
    _refuse_newer(version, database)
    return version


def _stored_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(_STORED).scalar()


def _refuse_newer(version: str | None, database: Database) -> None:
    """Refuse a schema that is not among ours: this Reefkit would not understand all of it."""
    if version is not None and version not in VERSIONS:
        raise store_fault("newer", database.place)


def _migrate(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - half a second that few openings need
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    # Alembic reads the percent sign as the beginning of a name.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
