"""The servers that use a store at once: each says that it is here, and any takes another's code."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.codes import hashed
from reefkit.classroom.store.database import Database
from reefkit.classroom.store.limits import around
from reefkit.classroom.store.statements import put
from reefkit.classroom.store.values import checked, plain_name
from reefkit.match.deadlines import Clock

SECONDS_SEEN = 20
"""So often a server says that it is here."""
SECONDS_HERE = 3 * SECONDS_SEEN
"""A server that has not said so for this long has ended, or cannot reach the store."""
MINUTES_SEEN = 60
"""So long one that ended without a word is still told of."""

_SERVERS = schema.servers.c


class ServerRow(Struct, frozen=True, kw_only=True):
    """A server of a store; times are ISO 8601, by the database's clock."""

    id: str
    name: str
    version: str  #: Of Reefkit.
    started: str
    seen: str  #: When it last said that it is here.
    ahead: float  #: Seconds by which its clock was ahead of the database's then.
    is_here: bool  #: Whether that was lately.


class Servers:
    """The servers of a store.

    Every method raises `StoreFault` when the store cannot do it.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def say_here(self, id_: str, name: str, version: str, code: str) -> None:
        """Say that a server is here; it does so every `SECONDS_SEEN`.

        `id_`: What it is called here, drawn at its start.
        `name`, `version`: What people call it, and of which Reefkit it is.
        `code`: Its set-up code as it is compared; only a hash of it is stored.
        """
        checked(id_)
        with self._database.write() as connection:
            before = self._clock()
            now = _time_of(connection, before)
            ahead = (before - now).total_seconds() + (self._clock() - before).total_seconds() / 2
            is_recent = _SERVERS.seen.between(*around(now, MINUTES_SEEN))
            connection.execute(delete(schema.servers).where(~is_recent))
            started = select(_SERVERS.started).where(_SERVERS.id == id_)
            row = {
                "id": id_,
                "name": plain_name(name),
                "version": version,
                "code_hash": hashed(code),
                "started": connection.execute(started).scalar() or now.isoformat(),
                "seen": now.isoformat(),
                "ahead": ahead,
            }
            put(connection, schema.servers, row)

    def say_ended(self, id_: str) -> None:
        with self._database.write() as connection:
            connection.execute(delete(schema.servers).where(_SERVERS.id == id_))

    def list(self) -> list[ServerRow]:
        query = select(schema.servers).order_by(_SERVERS.name, _SERVERS.started)
        with self._database.read() as connection:
            span = self._lately(connection)
            return [_server_row(row, span) for row in connection.execute(query)]

    def have_code(self, code: str) -> bool:
        with self._database.read() as connection:
            here = _SERVERS.seen.between(*self._lately(connection))
            query = select(_SERVERS.id).where(_SERVERS.code_hash == hashed(code), here)
            return connection.execute(query).first() is not None

    def _lately(self, connection: Connection) -> tuple[str, str]:
        return around(_time_of(connection, self._clock()), SECONDS_HERE / 60)


def _time_of(connection: Connection, here: datetime) -> datetime:
    if connection.dialect.name != "postgresql":
        return here
    now: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
    return now.astimezone(UTC)


def _server_row(row: Row[tuple[object, ...]], span: tuple[str, str]) -> ServerRow:
    return ServerRow(
        id=row.id,
        name=row.name,
        version=row.version,
        started=row.started,
        seen=row.seen,
        ahead=row.ahead,
        is_here=span[0] <= row.seen <= span[1],
    )
