"""Limits: what is counted so that nobody does too much of it, wrong codes and keys first of all.

A figure is the count of one kind in each hour, so that what is older than a day can be left out of
it. It names nobody: neither who met a limit nor from where.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from typing import Any, Literal

from msgspec import Struct, json
from sqlalchemy import Connection, case, delete, func, insert, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.statements import insert_new, put
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import checked, new_id
from reefkit.match.errors import Rejection, StoreFault, TooLargeError, reject
from reefkit.text import message

HOURS = 24
"""So long a figure counts."""

_SCOPE = "server:limits"
_SETTINGS = schema.settings.c


class _LimitMet(Rejection):
    """More than may be: refused, and counted under the limit's kind."""

    kind = ""


def limit_met(kind: str, id_: str, /, **values: Any) -> _LimitMet:  # noqa: ANN401 - as `reject` has it
    found = _LimitMet(message(f"reject-{id_}", **values))
    found.kind = kind
    return found


class Met(Struct, frozen=True):
    """A limit that was met."""

    kind: str  #: Which limit, as the code that notes it calls it.
    count: int
    #: ``first``, ``last``: When, the first time and the last.
    first: str
    last: str


class Limits(StorePart):
    """The limits of a store's servers."""

    def note(self, kind: str, count: int = 1) -> None:
        """Note that a limit was met.

        Each call writes, and so has every page of a class look again: who meets a limit often
        notes it seldom, with how often that was.

        `kind`: which limit: a short name without spaces, such as ``pages``.
        """
        checked(kind)
        with self._database.write() as connection:
            _note(connection, kind, count, self._clock())

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note a limit that is met within; what is met is refused whether or not it can be noted.

        It is round a transaction and not in it: what is refused is rolled back.
        """
        try:
            yield
        except (_LimitMet, TooLargeError) as refused:
            with suppress(StoreFault):
                self.note(refused.kind if isinstance(refused, _LimitMet) else "files")
            raise

    def met(self) -> list[Met]:
        span = around(self._clock(), 60 * HOURS)
        query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == _SCOPE)
        rows = self._rows(query.order_by(_SETTINGS.key))
        found = [(row.key, _within(_read(row.value), span)) for row in rows]
        return [_sum(kind, hours) for kind, hours in found if hours]

    def allow_try(self, kind: Kind, address: str) -> None:
        """Let an address try once more what is requested before anybody is known as a visitor.

        Raises
        ------
        Rejection
            When too much was wrong of late.
        """
        with self._database.write() as connection:
            check_failures(connection, kind, new_id(), address, self._clock())

    def count_wrong(self, kind: Kind, address: str, what: str = "") -> None:
        """Count that what an address tried was wrong; on all servers of the store together.

        `what`: What stands for it, where to try the same again is no new try: thirty students may
        follow one old link.

        Raises
        ------
        Rejection
            When too much was wrong of late.
        """
        now, who = self._clock(), what or new_id()
        same = select(_FAILURES.number).where(_FAILURES.kind == kind, _FAILURES.visitor == who)
        with self._database.write() as connection:
            check_failures(connection, kind, who, address, now)
            if connection.execute(same).first() is None:
                note_failure(connection, kind, who, address, now)


_Hour = tuple[int, str, str]
"""How often in an hour, and when the first time and the last."""


def _note(connection: Connection, kind: str, count: int, now: datetime) -> None:
    time = now.isoformat()
    hours = _read(locked_count(connection, _SCOPE, kind, time))
    hours = _within(hours, around(now, 60 * HOURS))
    if hours and _hour(hours[-1][1]) == _hour(time):
        earlier, first, last = hours.pop()
        hours.append((earlier + count, first, max(last, time)))
    else:
        hours.append((count, time, time))
    value = json.encode(hours).decode()
    put(connection, schema.settings, {"scope": _SCOPE, "key": kind, "time": time, "value": value})


def locked_count(connection: Connection, scope: str, key: str, time: str) -> str:
    """Return the counts under a key; nobody else counts there until the transaction ends.

    `scope`, `key`: The setting that holds the list, as JSON.
    `time`: When, for a list that begins now.
    """
    which = {"scope": scope, "key": key}
    # The row is there before it is locked: two that count for the first time both do.
    insert_new(connection, schema.settings, [{**which, "time": time, "value": "[]"}])
    query = select(_SETTINGS.value).filter_by(**which).with_for_update()
    text: str = connection.execute(query).scalar_one()
    return text


def _hour(time: str) -> str:
    return time[:13]  # 2026-03-01T12


def _read(value: str) -> list[_Hour]:
    return json.decode(value, type=list[_Hour])


def _within(hours: list[_Hour], span: tuple[str, str]) -> list[_Hour]:
    since, until = span
    return [hour for hour in hours if since <= hour[2] <= until]


def _sum(kind: str, hours: list[_Hour]) -> Met:
    return Met(kind, sum(count for count, _, _ in hours), hours[0][1], hours[-1][2])


Kind = Literal["code", "link", "key", "resume", "set-up", "word"]
"""What was tried: a class's join code, as typed or by a link; its key; a person's resume code; a
set-up code; the word before the door."""

MINUTES = 10
MOST_BY_VISITOR, MOST_BY_ADDRESS, MOST_BY_ALL = 10, 60, 600
"""So many failures in so many minutes: a pupil's, a school's behind one address, the servers'."""
MOST_SET_UP, MOST_SET_UP_BY_ALL = 10, 100
"""So many set-up codes that are no server's, from an address and from everywhere."""
MORE_FOR_RIGHT = 10
"""So many times as many failures of others keep a right resume code waiting."""

_FAILURES = schema.failures.c
_OF_CLASS = ("code", "link")


def check_failures(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Check that not too much of a kind was tried of late; what is older is forgotten.

    `kind`, `visitor`, `address`: what is tried, by whom, and where; an empty address is not counted
    by itself.

    Raises
    ------
    Rejection
        When there were too many failures.
    """
    checked(visitor, *([address] if address else []))
    forget(connection, now)
    by_all, by_visitor, by_address = _counts(connection, kind, visitor, address)
    most_by_address, most_by_all = _most(kind)
    if by_all >= most_by_all or (address and by_address >= most_by_address):
        # Others' failures, perhaps: of a class there is a code that lets in all the same.
        raise reject("too-many-codes" if kind in _OF_CLASS else "too-many-guesses", minutes=MINUTES)
    if by_visitor >= MOST_BY_VISITOR:
        raise reject("too-many-guesses", minutes=MINUTES)


def _most(kind: Kind) -> tuple[int, int]:
    return (MOST_SET_UP, MOST_SET_UP_BY_ALL) if kind == "set-up" else (MOST_BY_ADDRESS, MOST_BY_ALL)


def count_try(  # noqa: PLR0913 - what was tried, by whom, and whether it was right
    connection: Connection,
    kind: Kind,
    visitor: str,
    address: str,
    now: datetime,
    *,
    is_right: bool,
) -> Rejection | None:
    """Count what was looked for already, and return why it is refused whether or not it was found.

    What is right is counted nowhere. A visitor who has guessed must wait, and learns nothing
    meanwhile; others behind the address must only where somebody guesses by a program, so what is
    refused of theirs is counted until then.
    """
    checked(visitor, *([address] if address else []))
    forget(connection, now)
    by_all, by_visitor, by_address = _counts(connection, kind, visitor, address)
    refused = reject("too-many-guesses", minutes=MINUTES)
    if by_visitor >= MOST_BY_VISITOR:
        return refused
    tried = max(by_all / MOST_BY_ALL, by_address / MOST_BY_ADDRESS if address else 0)
    if not is_right and tried < MORE_FOR_RIGHT:
        note_failure(connection, kind, visitor, address, now)
    return refused if tried >= (MORE_FOR_RIGHT if is_right else 1) else None


def is_full(connection: Connection, kind: Kind, now: datetime) -> bool:
    """Return whether failures of some address, or of all together, reach the limit."""
    since, until = around(now, MINUTES)
    lately = _FAILURES.time.between(since, until)
    query = select(func.count()).where(_FAILURES.kind == kind, lately)
    counts = connection.execute(query.group_by(_FAILURES.address)).scalars().all()
    return max(counts, default=0) >= MOST_BY_ADDRESS or sum(counts) >= MOST_BY_ALL


def _counts(connection: Connection, kind: Kind, visitor: str, address: str) -> tuple[int, int, int]:
    query = select(
        func.count(),
        func.count(case((_FAILURES.visitor == visitor, 1))),
        func.count(case((_FAILURES.address == address, 1))),
    ).where(_FAILURES.kind == kind)
    by_all, by_visitor, by_address = connection.execute(query).one()
    return by_all, by_visitor, by_address


def forget(connection: Connection, now: datetime) -> None:
    lately = _FAILURES.time.between(*around(now, MINUTES))
    connection.execute(delete(schema.failures).where(~lately))


def around(now: datetime, minutes: float) -> tuple[str, str]:
    """Return the times between which something counts for so many minutes.

    Other servers' clocks may be a little ahead; what is later than that was written by a wrong one,
    and would count until this one has come so far.
    """
    span = timedelta(minutes=minutes)
    return (now - span).isoformat(), (now + span).isoformat()


def note_failure(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Count a failure; parameters as `check_failures` has them.

    With the last that an address or the server may have, a limit is met. What `check_failures`
    refuses from then on is not noted: each note has every page of a class look again.
    """
    row = {"kind": kind, "visitor": visitor, "address": address, "time": now.isoformat()}
    connection.execute(insert(schema.failures).values(**row))
    by_all, _, by_address = _counts(connection, kind, visitor, address)
    most_by_address, most_by_all = _most(kind)
    if by_all == most_by_all or (address and by_address == most_by_address):
        _note(connection, "codes", 1, now)
