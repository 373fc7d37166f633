"""Limits on what one visitor, address or everybody may do, such as try codes and keys.

Met limits are counted by kind and hour, so that counts older than a day can be dropped. They do not
say who met a limit, or from where.
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
"""Hours for which a met limit is reported."""

_SCOPE = "server:limits"
_SETTINGS = schema.settings.c


class _LimitMet(Rejection):
    """A rejection that is counted under the kind of its limit."""

    kind = ""


def limit_met(kind: str, id_: str, /, **values: Any) -> _LimitMet:  # noqa: ANN401 - as in `reject`
    found = _LimitMet(message(f"reject-{id_}", **values))
    found.kind = kind
    return found


class Met(Struct, frozen=True):
    """How often one limit was met in the last `HOURS`."""

    kind: str  #: Name of the limit.
    count: int
    first: str  #: Time of the first.
    last: str  #: Time of the last.


class Limits(StorePart):
    """The limits of a store's servers."""

    def note(self, kind: str, count: int = 1) -> None:
        """Count that a limit was met.

        Each call is a write, which makes every page of a class check again: frequent callers should
        sum up, and call seldom with a `count`.

        `kind`: a short name without spaces, such as ``pages``.
        """
        checked(kind)
        with self._database.write() as connection:
            _note(connection, kind, count, self._clock())

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Count a limit that is met within the context, if the count can be stored; re-raise it.

        Enter it outside the transaction, which a refusal rolls back.
        """
        try:
            yield
        except (_LimitMet, TooLargeError) as refused:
            with suppress(StoreFault):
                self.note(refused.kind if isinstance(refused, _LimitMet) else "files")
            raise

    def met(self) -> list[Met]:
        """List the limits met in the last `HOURS`, by kind."""
        span = around(self._clock(), 60 * HOURS)
        query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == _SCOPE)
        rows = self._rows(query.order_by(_SETTINGS.key))
        found = [(row.key, _within(_read(row.value), span)) for row in rows]
        return [_sum(kind, hours) for kind, hours in found if hours]

    def allow_try(self, kind: Kind, address: str) -> None:
        """Check that an address may try once more, before anybody is known as a visitor.

        Raises
        ------
        Rejection
            If there were too many failures lately.
        """
        with self._database.write() as connection:
            check_failures(connection, kind, new_id(), address, self._clock())

    def count_wrong(self, kind: Kind, address: str, what: str = "") -> None:
        """Count a failed try of an address, on all servers of the store together.

        `what`: Identifies the try, so that repetitions are not counted again: thirty students may
        follow one old link.

        Raises
        ------
        Rejection
            If there were too many failures lately.
        """
        now, who = self._clock(), what or new_id()
        same = select(_FAILURES.number).where(_FAILURES.kind == kind, _FAILURES.visitor == who)
        with self._database.write() as connection:
            check_failures(connection, kind, who, address, now)
            if connection.execute(same).first() is None:
                note_failure(connection, kind, who, address, now)


_Hour = tuple[int, str, str]
"""Number of times in an hour, and the times of the first and the last."""


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
    """Return the counts under a key, locked until the transaction ends.

    `scope`, `key`: The setting that stores the list, as JSON.
    `time`: The setting's time if it is new.
    """
    which = {"scope": scope, "key": key}
    # Insert the row before locking it, so that two first counts do not both insert.
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
"""Kinds of tries: a class's join code, typed or by link; its key; a person's resume code; a set-up
code; the server's access word."""

MINUTES = 10
"""Minutes for which failures count."""
MOST_BY_VISITOR, MOST_BY_ADDRESS, MOST_BY_ALL = 10, 60, 600
"""Most failures in `MINUTES`: of one student, of one address (a school), on all servers."""
MOST_SET_UP, MOST_SET_UP_BY_ALL = 10, 100
"""Most wrong set-up codes in `MINUTES`: from one address, and from everywhere."""
MORE_FOR_RIGHT = 10
"""Factor by which others' failures may exceed their limit before a right resume code must wait."""

_FAILURES = schema.failures.c
_OF_CLASS = ("code", "link")


def check_failures(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Check that there were not too many failures of a kind lately, and delete older ones.

    An empty `address` is not counted by itself.

    Raises
    ------
    Rejection
        If there were too many failures.
    """
    checked(visitor, *([address] if address else []))
    forget(connection, now)
    by_all, by_visitor, by_address = _counts(connection, kind, visitor, address)
    most_by_address, most_by_all = _most(kind)
    if by_all >= most_by_all or (address and by_address >= most_by_address):
        # Perhaps others' failures: for a class there is a long code, which gets in all the same.
        raise reject("too-many-codes" if kind in _OF_CLASS else "too-many-guesses", minutes=MINUTES)
    if by_visitor >= MOST_BY_VISITOR:
        raise reject("too-many-guesses", minutes=MINUTES)


def _most(kind: Kind) -> tuple[int, int]:
    return (MOST_SET_UP, MOST_SET_UP_BY_ALL) if kind == "set-up" else (MOST_BY_ADDRESS, MOST_BY_ALL)


def count_try(  # noqa: PLR0913 - a try has many parts
    connection: Connection,
    kind: Kind,
    visitor: str,
    address: str,
    now: datetime,
    *,
    is_right: bool,
) -> Rejection | None:
    """Count a try whose outcome is known, and return the rejection if it must not be used.

    Right ones are not counted. A visitor who has guessed too often must wait, and learns nothing
    meanwhile. Others behind the same address must wait only while a program guesses: wrong tries go
    on being counted until `MORE_FOR_RIGHT` times the limit.
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
    """Return whether failures from one address, or from all together, reach the limit."""
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
    """Delete failures that no longer count."""
    lately = _FAILURES.time.between(*around(now, MINUTES))
    connection.execute(delete(schema.failures).where(~lately))


def around(now: datetime, minutes: float) -> tuple[str, str]:
    """Return the start and end of the window in which times count.

    It extends into the future because other servers' clocks may be a little ahead; a later time
    comes from a wrong clock, and would otherwise count for too long.
    """
    span = timedelta(minutes=minutes)
    return (now - span).isoformat(), (now + span).isoformat()


def note_failure(
    connection: Connection, kind: Kind, visitor: str, address: str, now: datetime
) -> None:
    """Count a failure, with the parameters of `check_failures`.

    The failure that reaches the limit of an address or of everybody is counted as a met limit.
    Tries that `check_failures` then refuses are not: each count makes every page of a class check
    again.
    """
    row = {"kind": kind, "visitor": visitor, "address": address, "time": now.isoformat()}
    connection.execute(insert(schema.failures).values(**row))
    by_all, _, by_address = _counts(connection, kind, visitor, address)
    most_by_address, most_by_all = _most(kind)
    if by_all == most_by_all or (address and by_address == most_by_address):
        _note(connection, "codes", 1, now)
