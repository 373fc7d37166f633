"""Codes and keys that are nobody's: counted, so that none can be found by trying."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import Connection, case, delete, func, insert, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.limits import note
from reefkit.classroom.store.values import checked
from reefkit.match.errors import reject

Kind = Literal["code", "link", "key", "resume"]
"""What was tried: a class's join code, as typed or by a link; its key; a person's resume code."""

MINUTES = 10
MOST_BY_VISITOR, MOST_BY_ADDRESS, MOST_BY_ALL = 10, 60, 600
"""So many failures in so many minutes: a pupil's, a school's behind one address, the server's."""

_FAILURES = schema.failures.c
_OF_CLASS = ("code", "link")


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
    forget(connection, now)
    by_all, by_visitor, by_address = _counts(connection, kind, visitor, address)
    if by_all >= MOST_BY_ALL or (address and by_address >= MOST_BY_ADDRESS):
        # Others' failures, perhaps: of a class there is a code that lets in all the same.
        raise reject("too-many-codes" if kind in _OF_CLASS else "too-many-guesses", minutes=MINUTES)
    if by_visitor >= MOST_BY_VISITOR:
        raise reject("too-many-guesses", minutes=MINUTES)


def is_full(connection: Connection, kind: Kind, now: datetime) -> bool:
    """Tell whether from some address, or from all, no more of a kind may be tried now."""
    since = (now - timedelta(minutes=MINUTES)).isoformat()
    query = select(func.count()).where(_FAILURES.kind == kind, _FAILURES.time >= since)
    counts = connection.execute(query.group_by(_FAILURES.address)).scalars().all()
    return max(counts, default=0) >= MOST_BY_ADDRESS or sum(counts) >= MOST_BY_ALL


def _counts(connection: Connection, kind: Kind, visitor: str, address: str) -> tuple[int, int, int]:
    """Count the failures of a kind: all, a visitor's, and an address's."""
    query = select(
        func.count(),
        func.count(case((_FAILURES.visitor == visitor, 1))),
        func.count(case((_FAILURES.address == address, 1))),
    ).where(_FAILURES.kind == kind)
    by_all, by_visitor, by_address = connection.execute(query).one()
    return by_all, by_visitor, by_address


def forget(connection: Connection, now: datetime) -> None:
    """Delete what counts no more."""
    since = (now - timedelta(minutes=MINUTES)).isoformat()
    connection.execute(delete(schema.failures).where(_FAILURES.time < since))


def note_failure(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Count a failure; parameters as `check_failures` has them.

    With the last that an address or the server may have, a limit is met. What is refused from then
    on is not noted: each note has every page of a class look again.
    """
    row = {"kind": kind, "visitor": visitor, "address": address, "time": now.isoformat()}
    connection.execute(insert(schema.failures).values(**row))
    by_all, _, by_address = _counts(connection, kind, visitor, address)
    if by_all == MOST_BY_ALL or (address and by_address == MOST_BY_ADDRESS):
        note(connection, "codes", 1, now)
