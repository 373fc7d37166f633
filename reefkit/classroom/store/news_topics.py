"""The topics to which a transaction writes, and their announcement after the commit."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

CHANNEL = "reefkit"
ALL = "*"
"""Announced instead of topics if anything may have changed."""
NOBODY = "-"
"""Announced as the origin of news that comes from no page."""
MOST_SAID = 7_000
"""Most bytes of one announcement: PostgreSQL takes 7,999."""

TOPIC = re.compile(r"[!-~]{2,60}")
"""Pattern of an id, which cannot be one of the words above."""
_OF = "reefkit-topics"


def tell_of(connection: Connection, *topics: str) -> None:
    """Name the topics a transaction writes; a rollback announces nothing."""
    connection.info.setdefault(_OF, set()).update(filter(TOPIC.fullmatch, topics))


def topics_of(connection: Connection) -> set[str]:
    """Return and clear a transaction's topics, since the connection is reused."""
    found: set[str] = connection.info.pop(_OF, set())
    return found


def announce(connection: Connection, origin: str, topics: Collection[str]) -> None:
    """Announce what was written, after the commit and on the same connection.

    Inside the transaction, it would make all commits of the database wait for one another. If it
    fails, or the process ends before, what was written stays, and the relay's polling finds it.

    `origin`: The process that wrote, which need not be told.
    """
    payload = " ".join([origin, *sorted(topics)])
    payload = payload if len(payload) <= MOST_SAID else f"{origin} {ALL}"
    with suppress(SQLAlchemyError):
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
