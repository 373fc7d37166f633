"""Expiry of classes and people, in days on which a server ran: a wrong clock erases nothing.

A day counts if it follows the latest counted day; a clock far from that day is doubted, and nothing
counts until it has gone on steadily for some days. What is old by the clock is marked, and takes
effect once the mark has been there for enough counted days.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from datetime import date, datetime, timedelta
from itertools import islice

from msgspec import Struct, json, structs
from sqlalchemy import Connection, Select, delete, func, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.limits import locked_count
from reefkit.classroom.store.statements import insert_new, put
from reefkit.classroom.store.store_part import StorePart

NOTICE, PUT_AWAY = 14, 30
"""Counted days until a marked class is put away, and from then until it is erased. People of no
class are erased `PUT_AWAY` days after their mark."""
MOST_AHEAD, MOST_BEHIND = 100, 1
"""Days from the latest counted day, ahead and behind, within which the clock is believed; no school
closes for longer."""
STEADY = 3
"""Days for which a server must run before a clock that is further off is believed."""

SCOPE = "server:days"
_KEY = "counted"
_SETTINGS = schema.settings.c


class RunningDays(Struct, frozen=True):
    """The count of days on which a server ran."""

    day: date  #: The latest counted day; at first, that of the latest work.
    number: int = 0
    settled: int = 0  #: Count before which nothing is marked.
    doubtful: tuple[date, ...] = ()  #: Days by a clock that is far from `day`.

    def off(self, today: date) -> int:
        """Return the days by which the clock is ahead (negative: behind); 0 if it is believed."""
        days = (today - self.day).days
        return 0 if -MOST_BEHIND <= days <= MOST_AHEAD else days

    def with_day(self, today: date) -> RunningDays:
        """Return the count with today: counted if the clock is believed, else noted as doubtful."""
        if not self.off(today):
            is_new = today > self.day or (today == self.day and not self.number)
            counted = structs.replace(self, day=today, number=self.number + 1) if is_new else self
            return structs.replace(counted, doubtful=())
        near = [each for each in self.doubtful if 0 <= (today - each).days <= MOST_AHEAD]
        doubtful = tuple(sorted({*near, today}))
        if len(doubtful) < STEADY:
            return structs.replace(self, doubtful=doubtful)
        # Times stored so far are by another clock; nothing is marked for `PUT_AWAY` days.
        number = self.number + 1
        return RunningDays(today, number, settled=number + PUT_AWAY)


class Ending(Struct, frozen=True):
    """What will happen to an old class."""

    days: int  #: Counted days until it is put away, or erased if it is already.
    is_put_away: bool


class Retention(StorePart):
    """The counted days of a store's servers."""

    def days_off(self) -> int:
        """Return the days by which the clock is ahead of the last counted day (negative: behind).

        0 if it is believed.
        """
        today = self._clock().date()
        with self._database.read() as connection:
            return counted_days(connection, today).off(today)

    def ending(self, class_id: str) -> Ending | None:
        """Return what will happen to a class; None if it is not marked."""
        with self._database.read() as connection:
            marked = _marks(connection, "class").get(class_id)
            number = counted_days(connection, self._clock().date()).number
        if marked is None:
            return None
        is_put_away = number >= marked + NOTICE
        until = marked + NOTICE + (PUT_AWAY if is_put_away else 0)
        return Ending(max(1, until - number), is_put_away)


def count_day(connection: Connection, now: datetime) -> RunningDays:
    today, time = now.date(), now.isoformat()
    text = locked_count(connection, SCOPE, _KEY, time)
    before = _read(connection, text, today)
    days = before.with_day(today)
    if days != before or text == "[]":
        value = json.encode(days).decode()
        put(
            connection, schema.settings, {"scope": SCOPE, "key": _KEY, "time": time, "value": value}
        )
    return days


def counted_days(connection: Connection, today: date) -> RunningDays:
    query = select(_SETTINGS.value).filter_by(scope=SCOPE, key=_KEY)
    return _read(connection, connection.execute(query).scalar() or "[]", today)


def _read(connection: Connection, text: str, today: date) -> RunningDays:
    if text == "[]":
        return RunningDays(_last_work(connection) or today)
    return json.decode(text, type=RunningDays)


def _last_work(connection: Connection) -> date | None:
    answers = schema.answers.c
    queries: list[Select[str]] = [
        select(func.max(table.c.created))
        for table in (schema.classes, schema.people, schema.matches)
    ]
    queries.append(select(answers.time).order_by(answers.number.desc()).limit(1))
    found = [connection.execute(query).scalar() for query in queries]
    times = [datetime.fromisoformat(each) for each in found if each]
    return max(times).date() if times else None


def overdue(
    connection: Connection, kind: str, old: Collection[str], days: RunningDays, most: int
) -> list[str]:
    """Mark what is old, and return what has been marked for at least `most` counted days.

    Parameters
    ----------
    kind
        Kind of the things: each kind has its own marks.
    old
        Ids of all that is old now; others lose their mark.
    """
    marked = _marks(connection, kind)
    unmark(connection, kind, marked.keys() - set(old))
    if days.number >= days.settled:
        row = {"scope": _scope(kind), "time": days.day.isoformat(), "value": str(days.number)}
        for some in batches(each for each in old if each not in marked):
            insert_new(connection, schema.settings, [{**row, "key": each} for each in some])
    return [each for each in old if days.number >= marked.get(each, days.number) + most]


def unmark(connection: Connection, kind: str, ids: Iterable[str]) -> int:
    count = 0
    for some in batches(ids):
        gone = (_SETTINGS.scope == _scope(kind), _SETTINGS.key.in_(some))
        count += connection.execute(delete(schema.settings).where(*gone)).rowcount
    return count


def put_away(connection: Connection, now: datetime) -> set[str]:
    """Return the ids of the classes that are put away."""
    marked = _marks(connection, "class")
    if not marked:
        return set()
    number = counted_days(connection, now.date()).number
    return {each for each, since in marked.items() if number >= since + NOTICE}


def is_old_after(now: datetime) -> str:
    """Return the time up to which classes that expire are marked: `NOTICE` days ahead."""
    return (now + timedelta(days=NOTICE)).isoformat()


def _marks(connection: Connection, kind: str) -> dict[str, int]:
    query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == _scope(kind))
    return {row.key: int(row.value) for row in connection.execute(query)}


def _scope(kind: str) -> str:
    return f"old:{kind}"


def batches(values: Iterable[str], most: int = 500) -> Iterator[list[str]]:
    """Yield batches that fit every database's limit on parameters per statement."""
    rest = iter(values)
    while some := list(islice(rest, most)):
        yield some
