"""What a transaction writes of, and how it is said once it is committed."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

CHANNEL = "reefkit"
ALL = "*"
"""Said in the place of topics where anything may have changed."""
NOBODY = "-"
"""Said in the place of whose news it is where it is no page's."""
MOST_SAID = 7_000
"""Bytes of one piece of news: PostgreSQL takes 7,999."""

TOPIC = re.compile(r"[!-~]{2,60}")
"""What an id looks like; nothing of it is a word of the lines below."""
_OF = "reefkit-topics"


def tell_of(connection: Connection, *topics: str) -> None:
    """Name the topics a transaction writes; a rollback announces nothing."""
    connection.info.setdefault(_OF, set()).update(filter(TOPIC.fullmatch, topics))


def topics_of(connection: Connection) -> set[str]:
    """Return and clear a transaction's topics, since the connection is reused."""
    found: set[str] = connection.info.pop(_OF, set())
    return found


def announce(connection: Connection, origin: str, topics: Collection[str]) -> None:
    """Say what was written of, after it was committed and on the same connection.

    Inside the transaction it would have all commits of the database wait for one another. Where it
    fails, or the process ends before, what was written is, and the slow look finds it.

    `origin`: whose news it is, so that they need not hear it.
    """
    payload = " ".join([origin, *sorted(topics)])
    payload = payload if len(payload) <= MOST_SAID else f"{origin} {ALL}"
    with suppress(SQLAlchemyError):
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
