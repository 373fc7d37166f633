"""The state of a database, to judge whether it is reliable."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, insert

from reefkit.classroom.store import schema
from reefkit.classroom.store.database import Database
from reefkit.classroom.store.faults import is_full, store_fault

FULL = 2
"""The value of ``PRAGMA synchronous`` for which each commit waits for the disk."""
LARGEST_READ = 256 * 1024 * 1024
"""Size in bytes above which a file is not checked for damage: a teacher waits for the result."""

# no reader: for the database
_FACTS = """
SELECT current_setting('server_version'), current_setting('fsync') = 'on',
       current_setting('max_connections')::int
       - current_setting('superuser_reserved_connections')::int,
       pg_database_size(current_database()), extract(epoch FROM clock_timestamp())::float8
"""


class Examined(Struct, frozen=True, kw_only=True):
    """The state of a database."""

    engine: Literal["sqlite", "postgresql"]
    version: str  #: Version of SQLite or PostgreSQL.
    #: Whether no damage was found; a file larger than `LARGEST_READ` is not checked.
    sound: bool = True
    side_by_side: bool = True  #: Whether readers need not wait for a writer (write-ahead log).
    waits_for_disk: bool = True  #: Whether commits are durable.
    size: int = 0  #: Bytes.
    connections: int = 0  #: Most connections at a time; 0 if unlimited.
    ahead: float = 0.0  #: Seconds by which the database's clock is ahead of ours; 0 for a file.


_PROBE_BYTES: Final = 64 * 1024


def probe(database: Database) -> None:
    """Write 64 KiB and delete them in the same transaction, to prove that work can be saved.

    A few bytes prove nothing: on a full disk they still fit into pages that a file already has.

    Raises
    ------
    StoreFault
        If it cannot be written, or a file's disk is full.
    """
    if database.path is not None and is_full(database.place):
        raise store_fault("full", database.place)
    scope = f"visitor:probe-{secrets.token_hex(4)}"
    value = f'"{"x" * _PROBE_BYTES}"'
    row = {"scope": scope, "key": "probe", "value": value, "time": datetime.now(UTC).isoformat()}
    with database.write() as connection:
        connection.execute(insert(schema.settings).values(row))
        connection.execute(delete(schema.settings).where(schema.settings.c.scope == scope))


def examine(database: Database) -> Examined:
    """Examine the state of a database.

    Raises
    ------
    StoreFault
        If it cannot be read.
    """
    with database.read() as connection:
        return _of_server(connection) if database.path is None else _of_file(connection)


def _of_file(connection: Connection) -> Examined:
    def pragma_value(pragma: str) -> object:
        return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()

    size = int(str(pragma_value("page_count"))) * int(str(pragma_value("page_size")))
    return Examined(
        engine="sqlite",
        version=str(connection.exec_driver_sql("SELECT sqlite_version()").scalar_one()),
        sound=size > LARGEST_READ or pragma_value("quick_check(1)") == "ok",
        side_by_side=pragma_value("journal_mode") == "wal",
        waits_for_disk=int(str(pragma_value("synchronous"))) >= FULL,
        size=size,
    )


def _of_server(connection: Connection) -> Examined:
    before = time.time()
    version, fsync, connections, size, clock = connection.exec_driver_sql(_FACTS).one()
    between = (before + time.time()) / 2
    return Examined(
        engine="postgresql",
        version=version.split()[0],
        waits_for_disk=fsync,
        size=size,
        connections=connections,
        ahead=clock - between,
    )
