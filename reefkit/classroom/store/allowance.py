"""How many save files are taken in of late, by a visitor, from an address, and by all.

A file is untrusted and may be large; who opens one after the other would fill a disk. Counted is
what came, whether or not it held anything new. Who it was is kept as a hash, and no longer than it
counts.
"""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec import Struct, json
from sqlalchemy import Connection, delete, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.limits import limit_met
from reefkit.classroom.store.sql import insert_new, put

MEGABYTE = 1024 * 1024
MINUTES, HOURS = 10, 24
SCOPE = "server:files"

_SETTINGS = schema.settings.c
_ALL = "all"


class Quota(Struct, frozen=True):
    """So many files of so many bytes together."""

    files: int
    bytes: int


BY_VISITOR = Quota(20, 32 * MEGABYTE)
BY_ADDRESS = Quota(200, 96 * MEGABYTE)
"""In ten minutes: three classes of thirty behind one address, each with a file of 1 MB, pass."""
BY_ALL = Quota(10_000, 1024 * MEGABYTE)
"""On a day, of a whole server."""


class Taker(NamedTuple):
    """Who opens a file, and from where; an empty address is not counted by itself."""

    visitor: str
    address: str = ""


class _Taken(Struct, frozen=True, array_like=True):
    """What was taken in within a minute."""

    time: str
    files: int
    bytes: int


def allow(connection: Connection, by: Taker, size: int, now: datetime) -> None:
    """Count a file, if another may come now.

    Parameters
    ----------
    connection
        Writes.
    by
        Who opens it.
    size
        How many bytes it has.
    now
        The time.

    Raises
    ------
    LimitMet
        When too much came of late; it is not counted then.
    """
    count = _Count(connection, size, now)
    # All come one after the other, and whoever is through deletes what counts no more.
    count.add(_ALL, BY_ALL, (now - timedelta(hours=HOURS)).isoformat())
    lately = forget(connection, now)
    count.add(key_of("visitor", by.visitor), BY_VISITOR, lately)
    if by.address:
        count.add(key_of("address", by.address), BY_ADDRESS, lately)


def forget(connection: Connection, now: datetime) -> str:
    """Delete who opened files before that counted, and give since when it does."""
    lately = (now - timedelta(minutes=MINUTES)).isoformat()
    old = (_SETTINGS.scope == SCOPE) & (_SETTINGS.key != _ALL) & (_SETTINGS.time < lately)
    connection.execute(delete(schema.settings).where(old))
    return lately


def key_of(what: str, who: str) -> str:
    """Name whose count it is, in a way that names nobody."""
    return hashlib.sha256(f"reefkit-files\n{what}\n{who}".encode()).hexdigest()[:32]


class _Count(NamedTuple):
    """A file that is to be counted, in one transaction."""

    connection: Connection
    size: int
    now: datetime

    def add(self, key: str, most: Quota, since: str) -> None:
        """Count it under a key, if what came since then leaves room for it.

        Raises
        ------
        LimitMet
            When it does not.
        """
        row, time = {"scope": SCOPE, "key": key}, self.now.isoformat()
        new = {**row, "time": time, "value": "[]"}
        insert_new(self.connection, schema.settings, [new])
        query = select(_SETTINGS.value).filter_by(**row).with_for_update()
        text = self.connection.execute(query).scalar_one()
        kept = [each for each in json.decode(text, type=list[_Taken]) if each.time >= since]
        files = sum(each.files for each in kept) + 1
        size = sum(each.bytes for each in kept) + self.size
        if files > most.files or size > most.bytes:
            raise limit_met("files", "files-often", minutes=MINUTES)
        minute = f"{time[:16]}:59"  # the end of it, so that nothing counts for too short
        last = kept.pop() if kept and kept[-1].time == minute else _Taken(minute, 0, 0)
        kept.append(_Taken(minute, last.files + 1, last.bytes + self.size))
        value = json.encode(kept).decode()
        put(self.connection, schema.settings, {**row, "time": time, "value": value})
