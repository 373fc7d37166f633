"""How much is kept for one person: more than any student does, and less than fills a disk."""

from __future__ import annotations

from functools import cache

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    func,
    literal,
    select,
    union_all,
)

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.limits import limit_met
from reefkit.classroom.store.sql import bytes_of

MEGABYTE = 1024 * 1024
MOST_BYTES, MOST_ROWS = 16 * MEGABYTE, 20_000
"""Of answers, notes and plots, with all attempts and versions. Who went through four lessons every
month of a school year, each with seventy questions answered three times over, would have 8,400 rows
of 5 MB."""
MOST_MATCHES, MOST_MATCH_BYTES = 300, 64 * MEGABYTE
"""Matches of no class, as files bring them: one every school day has 26 MB in a year."""

_KINDS = ((schema.answers, "raw"), (schema.notes, "text"), (schema.plots, "value"))
_ENTRIES = schema.entries.c


def check_room(connection: Connection, person: str, rows: int = 0, letters: int = 0) -> None:
    """Check that a person's work has room for so much more.

    Parameters
    ----------
    connection
        Writes.
    person
        Whose work.
    rows, letters
        What is to be added: rows, and bytes in them.

    Raises
    ------
    LimitMet
        When it has not.
    """
    for count, size in connection.execute(_kept(connection.dialect.name), {"person": person}):
        rows, letters = rows + count, letters + int(size)
    if rows > MOST_ROWS or letters > MOST_BYTES:
        raise limit_met("work", "store-enough")


@cache
def _kept(dialect: str) -> CompoundSelect[int, int]:
    """Ask for rows and bytes of each kind; put into words once, since every answer asks."""
    parts: list[Select[int, int]] = [
        select(func.count(), func.coalesce(func.sum(bytes_of(dialect, table.c[column])), 0))
        .select_from(table)
        .where(table.c.person == bindparam("person"))
        for table, column in _KINDS
    ]
    return union_all(*parts)


def check_matches(connection: Connection, people: list[str]) -> None:
    """Check that people's own matches are not too many, or too large.

    Raises
    ------
    LimitMet
        When they are.
    """
    matches = logs.matches_of(connection, people)
    own = [each for each in matches if each not in logs.at_class_tables(connection, matches)]
    size = func.coalesce(func.sum(bytes_of(connection.dialect.name, _ENTRIES.line)), literal(0))
    held = connection.execute(select(size).where(_ENTRIES.match.in_(own))).scalar_one()
    share = max(len(people), 1)
    if len(own) > share * MOST_MATCHES or held > share * MOST_MATCH_BYTES:
        raise limit_met("work", "store-enough")
