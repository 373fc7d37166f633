"""The servers that share a store: each reports itself, and accepts the set-up codes of all."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, delete, func, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.codes import hashed
from reefkit.classroom.store.limits import around
from reefkit.classroom.store.statements import put
from reefkit.classroom.store.store_part import AnyRow, StorePart
from reefkit.classroom.store.values import checked, plain_name

SECONDS_SEEN = 20
"""Seconds between two reports of a server."""
SECONDS_HERE = 3 * SECONDS_SEEN
"""Seconds without a report after which a server has ended, or cannot reach the store."""
MINUTES_SEEN = 60
"""Minutes for which a server that ended without notice is still listed."""

_SERVERS = schema.servers.c


class Servers(StorePart):
    """The servers of a store."""

    def say_here(self, id_: str, name: str, version: str, code: str) -> None:
        """Report that a server is running, every `SECONDS_SEEN`.

        `id_`: The server's id, drawn at its start.
        `code`: The server's set-up code in the normalised form; only a hash of it is stored.
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
        self._execute(delete(schema.servers).where(_SERVERS.id == id_))

    def list(self) -> list[AnyRow]:
        """Return the rows of the servers, with whether each was seen lately (`is_here`)."""
        with self._database.read() as connection:
            is_here = _SERVERS.seen.between(*self._lately(connection)).label("is_here")
            query = select(schema.servers, is_here).order_by(_SERVERS.name, _SERVERS.started)
            return list(connection.execute(query))

    def have_code(self, code: str) -> bool:
        """Return whether it is the set-up code of a server that was seen lately."""
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
