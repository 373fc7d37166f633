"""Quotas: how much is stored for one person, and how many files may be imported.

They allow more than any student needs, and less than fills a disk: answers, notes, plots and
matches per person; imported files per visitor, per address, and in all. Every file counts, whether
or not it brought anything new. A visitor or address is stored as a hash, and only while its files
count.
"""

from __future__ import annotations

import hashlib
from datetime import datetime
from functools import cache

from msgspec import Struct, json
from sqlalchemy import (
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    literal,
    select,
    union_all,
)

from reefkit.classroom.store import match_rows, schema
from reefkit.classroom.store.limits import around, limit_met, locked_count
from reefkit.classroom.store.statements import bytes_of, put
from reefkit.match.errors import reject

MEGABYTE = 1024 * 1024
FILE_MINUTES = 10
"""Minutes for which files count for a visitor and an address; in all they count for a day."""


class Quota(Struct, frozen=True):
    """A number of things, and their total size in bytes."""

    count: int
    bytes: int

    def has_room(self, count: int, size: int, share: int = 1) -> bool:
        """Return whether a total is within the quota, or within that of `share` people together."""
        return count <= share * self.count and size <= share * self.bytes


WORK = Quota(20_000, 16 * MEGABYTE)
"""A person's answers, notes and plots, with all attempts and versions. Four lessons in every month
of a school year, each with seventy questions answered three times, make 8,400 rows of 5 MB."""
MATCHES = Quota(300, 64 * MEGABYTE)
"""A person's imported matches outside classes: one on each school day makes 26 MB in a year."""
BY_VISITOR = Quota(20, 32 * MEGABYTE)
"""Files of one visitor in `FILE_MINUTES`."""
BY_ADDRESS = Quota(200, 96 * MEGABYTE)
"""Files of one address in `FILE_MINUTES`: three classes of thirty pass, with 1 MB each."""
BY_ALL = Quota(10_000, 1024 * MEGABYTE)
"""Files in a day, on a whole server."""
JOINS = Quota(6, 0)
"""New members of one class from one browser in a day: twice as many as share a page."""

FILES_SCOPE = "server:files"

_SETTINGS = schema.settings.c
_ALL, _DAY = "all", 24 * 60


_Taken = tuple[str, int, int]
"""End of a minute, number of things counted in it, and their bytes."""


def allow_file(connection: Connection, by: tuple[str, str], size: int, now: datetime) -> None:
    """Count an imported file, and check that it is allowed.

    `by`: The visitor and their address; an empty address is not counted by itself.

    Raises
    ------
    Rejection
        If there were too many files lately; the file is then not counted.
    """
    visitor, address = by
    # This locks, so all files are counted one after the other, and each deletes expired counts.
    _count_file(connection, _ALL, BY_ALL, size, now, span=around(now, _DAY))
    lately = forget_files(connection, now)
    _count_file(connection, _key_of("visitor", visitor), BY_VISITOR, size, now, span=lately)
    if address:
        _count_file(connection, _key_of("address", address), BY_ADDRESS, size, now, span=lately)


def forget_counts(connection: Connection, now: datetime) -> None:
    forget_files(connection, now)
    _forget_joins(connection, now)


def forget_files(connection: Connection, now: datetime) -> tuple[str, str]:
    """Delete expired counts of files, and return the window in which files count."""
    lately = around(now, FILE_MINUTES)
    old = (_SETTINGS.scope == FILES_SCOPE, _SETTINGS.key != _ALL, ~_SETTINGS.time.between(*lately))
    connection.execute(delete(schema.settings).where(*old))
    return lately


def _key_of(what: str, who: str) -> str:
    """Hash the visitor or address, so that the key identifies nobody."""
    return hashlib.sha256(f"reefkit-files\n{what}\n{who}".encode()).hexdigest()[:32]


def _count_file(  # noqa: PLR0913 - a count has many parts
    connection: Connection,
    key: str,
    quota: Quota,
    size: int,
    now: datetime,
    *,
    span: tuple[str, str],
) -> None:
    if not _count(connection, FILES_SCOPE, key, now, quota=quota, size=size, span=span):
        raise limit_met("files", "files-often", minutes=FILE_MINUTES)


def _count(  # noqa: PLR0913 - as above
    connection: Connection,
    scope: str,
    key: str,
    now: datetime,
    *,
    quota: Quota,
    size: int,
    span: tuple[str, str],
) -> bool:
    time = now.isoformat()
    text = locked_count(connection, scope, key, time)
    since, until = span
    taken = json.decode(text, type=list[_Taken])
    within = [each for each in taken if since <= each[0] <= until]
    held = sum(count for _, count, _ in within) + 1
    if not quota.has_room(held, sum(letters for _, _, letters in within) + size):
        return False
    minute = f"{time[:16]}:59"  # the end of it, so that nothing counts for too short
    _, files, earlier = within.pop() if within and within[-1][0] == minute else (minute, 0, 0)
    within.append((minute, files + 1, earlier + size))
    row = {"scope": scope, "key": key, "time": time, "value": json.encode(within).decode()}
    put(connection, schema.settings, row)
    return True


_JOINS_SCOPE = "server:joins"


def allow_join(connection: Connection, class_id: str, visitor: str, now: datetime) -> None:
    """Count a new member of a class from a browser, and check that they are allowed.

    Raises
    ------
    Rejection
        If too many joined lately; this one is then not counted.
    """
    span = _forget_joins(connection, now)
    key = _key_of(class_id, visitor)
    if not _count(connection, _JOINS_SCOPE, key, now, quota=JOINS, size=0, span=span):
        raise reject("class-many-joins", most=JOINS.count)


def _forget_joins(connection: Connection, now: datetime) -> tuple[str, str]:
    lately = around(now, _DAY)
    old = (_SETTINGS.scope == _JOINS_SCOPE, ~_SETTINGS.time.between(*lately))
    connection.execute(delete(schema.settings).where(*old))
    return lately


_KINDS = ((schema.answers, "raw"), (schema.notes, "text"), (schema.plots, "value"))
_ENTRIES = schema.entries.c


def check_room(connection: Connection, person: str, rows: int = 0, letters: int = 0) -> None:
    """Check that a person's work has room for more rows and bytes.

    `rows`, `letters`: Number of rows to be added, and their bytes.

    Raises
    ------
    Rejection
        If there is not enough room.
    """
    for count, size in connection.execute(
        _stored_work(connection.dialect.name), {"person": person}
    ):
        rows, letters = rows + count, letters + int(size)
    if not WORK.has_room(rows, letters):
        raise limit_met("work", "store-enough")


@cache
def _stored_work(dialect: str) -> CompoundSelect[int, int]:
    """Build the query for rows and bytes of each kind once, since every answer runs it."""
    parts: list[Select[int, int]] = [
        select(func.count(), func.coalesce(func.sum(bytes_of(dialect, table.c[column])), 0))
        .select_from(table)
        .where(table.c.person == bindparam("person"))
        for table, column in _KINDS
    ]
    return union_all(*parts)


def check_matches(connection: Connection, people: list[str]) -> None:
    """Check that people's matches outside classes are not too many, or too large.

    Raises
    ------
    Rejection
        If they exceed `MATCHES` for each person.
    """
    matches = match_rows.matches_of(connection, people)
    own = [each for each in matches if each not in match_rows.at_class_tables(connection, matches)]
    size = func.coalesce(func.sum(bytes_of(connection.dialect.name, _ENTRIES.line)), literal(0))
    held = connection.execute(select(size).where(_ENTRIES.match.in_(own))).scalar_one()
    if not MATCHES.has_room(len(own), held, share=max(len(people), 1)):
        raise limit_met("work", "store-enough")
