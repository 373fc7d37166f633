"""Codes and keys that are nobody's: counted, so that none can be found by trying."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import Connection, case, delete, func, insert, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.values import checked
from reefkit.match.errors import reject

Kind = Literal["code", "link", "key", "resume"]
"""What was tried: a class's join code, as typed or by a link; its key; a person's resume code."""

MINUTES = 10
MOST_BY_VISITOR, MOST_BY_ADDRESS, MOST_BY_ALL = 10, 60, 600
"""So many failures in so many minutes: a pupil's, a school's behind one address, the server's."""

_FAILURES = schema.failures.c


def check_failures(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Check that not too much of a kind was tried of late; what is older is forgotten.

    Parameters
    ----------
    connection
        Writes.
    kind, visitor, address
        What is tried, by whom, and where; an empty address is not counted by itself.
    now
        The time.

    Raises
    ------
    Rejection
        When there were too many failures.
    """
    checked(visitor, *([address] if address else []))
    since = (now - timedelta(minutes=MINUTES)).isoformat()
    connection.execute(delete(schema.failures).where(_FAILURES.time < since))
    query = select(
        func.count(),
        func.count(case((_FAILURES.visitor == visitor, 1))),
        func.count(case((_FAILURES.address == address, 1))),
    ).where(_FAILURES.kind == kind, _FAILURES.time >= since)
    by_all, by_visitor, by_address = connection.execute(query).one()
    full = by_visitor >= MOST_BY_VISITOR or by_all >= MOST_BY_ALL
    if full or (address and by_address >= MOST_BY_ADDRESS):
        raise reject("too-many-guesses", minutes=MINUTES)


def note_failure(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Count a failure; parameters as `check_failures` has them."""
    row = {"kind": kind, "visitor": visitor, "address": address, "time": now.isoformat()}
    connection.execute(insert(schema.failures).values(**row))
