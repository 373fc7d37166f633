"""What a database says of itself, for anyone who wants to know whether it can be relied on."""

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
"""What ``PRAGMA synchronous`` gives where each commit waits for the disk."""
LARGEST_READ = 256 * 1024 * 1024
"""A larger file is not read through: a teacher waits for the answer."""

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
    version: str
    #: Whether it found no damage in itself; a file of more than 256 MB is taken at its word.
    sound: bool = True
    #: Whether readers need not wait for a writer (a file's write-ahead log).
    side_by_side: bool = True
    waits_for_disk: bool = True  #: Whether what was committed is on the disk.
    size: int = 0
    connections: int = 0  #: How many it takes at once; 0 where no limit is to be thought of.
    ahead: float = 0.0  #: Seconds by which its clock is ahead of this machine's; 0 for a file.


_PROBE_BYTES: Final = 64 * 1024


def probe(database: Database) -> None:
    """Write 64 KiB and delete them in the same transaction, as proof that work can be saved.

    A few bytes prove nothing: on a full disk they still fit into pages that a file already has.

    Raises
    ------
    StoreFault
        When it cannot be written, or a file's disk is full.
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
    """Ask a database its state.

    Raises
    ------
    StoreFault
        When it cannot be asked.
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
