"""Erasing people outside classes and what is left of them, 200 days after their last activity."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from functools import partial

from sqlalchemy import ColumnElement, Connection, Select, exists, literal, select

from reefkit.classroom.store import limits, platforms, quotas, schema
from reefkit.classroom.store.class_records import Erased
from reefkit.classroom.store.classes.controls import SETTINGS
from reefkit.classroom.store.classes.doors import DAYS
from reefkit.classroom.store.classes.erasing import DEVICES, KINDS, SEATS, SITTERS, Eraser, receipt
from reefkit.classroom.store.retention import (
    PUT_AWAY,
    RunningDays,
    batches,
    count_day,
    overdue,
    unmark,
)
from reefkit.classroom.store.store_part import StorePart

_AT_ONCE = 100

_ENTRIES = schema.entries.c
_MATCHES = schema.matches.c
_PEOPLE = schema.people.c


class IdlePeople(StorePart):
    """Erasing of people who are in no class."""

    def erase_idle(self, keep: str = "") -> Erased | None:
        """Erase the people of no class who have done nothing for 200 days.

        With them go settings of browsers that know nobody, matches where nobody sits, and expired
        counts. People who are in a class or were removed from one, or who did anything since, are
        kept.

        `keep`: A visitor whose people are always kept: the user of this machine.

        The last `PUT_AWAY` of the 200 days are counted days, from a mark on. Nothing is done while
        another server erases, or while the clock is doubtful. Return the receipt; None if nobody
        was erased.
        """
        with self._database.alone() as alone:
            return self._erase_idle(keep) if alone else None

    def _erase_idle(self, keep: str) -> Erased | None:
        now = self._clock()
        before = (now - timedelta(days=DAYS - PUT_AWAY)).isoformat()
        erased, idle = Counter[str](), self._idle(before, keep)
        with self._database.write() as connection:
            limits.forget(connection, now)
            quotas.forget_counts(connection, now)
            days = count_day(connection, now)
            if days.doubtful:
                return None
            due = overdue(connection, "person", idle, days, PUT_AWAY)
        for people in batches(due, _AT_ONCE):
            with self._database.write() as connection:
                erased += _erase(connection, people, before)
        with self._database.write() as connection:
            _left_over(connection, before, keep, days)
            if not erased["people"]:
                return None
            counts = {kind: erased[kind] for kind in KINDS}
            line = receipt(connection, "", counts, now.isoformat())
        self._database.forget()
        return line

    def _idle(self, before: str, keep: str) -> list[str]:
        has_device = exists().where(DEVICES.person == _PEOPLE.id, DEVICES.visitor == keep)
        query = select(_PEOPLE.id).where(*_nothing_since(before), ~has_device)
        return self._values(query)


def _erase(connection: Connection, people: list[str], before: str) -> Counter[str]:
    query = select(_PEOPLE.id).where(_PEOPLE.id.in_(people), *_nothing_since(before))
    found = connection.execute(query.with_for_update()).scalars().all()
    eraser = Eraser(connection)
    eraser.people(list(found))
    return Counter(eraser.counts)


def _nothing_since(before: str) -> list[ColumnElement[bool]]:
    """Select people in no class, with no answer, file, setting, move or browser since then."""
    mine = _PEOPLE.id
    given = [
        exists().where(table.c.person == mine, (table.c.time >= before) | (table.c.taken >= before))
        for table in (schema.answers, schema.finished, schema.notes, schema.plots)
    ]
    sat = (SEATS.person == mine, _ENTRIES.match == SEATS.match)
    shared = (SITTERS.person == mine, _ENTRIES.match == SITTERS.match)
    began = (SEATS.person == mine, SEATS.match == _MATCHES.id)
    browser = (DEVICES.person == mine, SETTINGS.scope == literal("visitor:") + DEVICES.visitor)
    return [
        _PEOPLE.created < before,
        ~exists().where(schema.members.c.person == mine),
        *(~each for each in given),
        ~exists().where(*sat, _ENTRIES.time >= before),
        ~exists().where(*shared, _ENTRIES.time >= before),
        ~exists().where(*began, _MATCHES.created >= before),
        ~exists().where(SETTINGS.scope == literal("person:") + mine, SETTINGS.time >= before),
        ~exists().where(DEVICES.person == mine, DEVICES.added >= before),
        ~exists().where(*browser, SETTINGS.time >= before),
    ]


def _left_over(connection: Connection, before: str, keep: str, days: RunningDays) -> None:
    newer, eraser = schema.settings.alias(), Eraser(connection)
    scopes = select(SETTINGS.scope).where(
        SETTINGS.scope.startswith("visitor:"),
        SETTINGS.scope != f"visitor:{keep}",
        ~exists().where(literal("visitor:") + DEVICES.visitor == SETTINGS.scope),
        ~exists().where(newer.c.scope == SETTINGS.scope, newer.c.time >= before),
    )
    page = literal("match:") + _MATCHES.id
    unplayed = select(_MATCHES.id).where(
        _MATCHES.created < before,
        ~exists().where(SEATS.match == _MATCHES.id, SEATS.person.is_not(None)),
        ~exists().where(SITTERS.match == _MATCHES.id),
        ~exists().where(schema.class_tables.c.match == _MATCHES.id),
        ~exists().where(_ENTRIES.match == _MATCHES.id, _ENTRIES.time >= before),
        ~exists().where(SETTINGS.scope == page, SETTINGS.time >= before),
    )
    kinds: tuple[tuple[str, Select[str], Callable[[list[str]], None]], ...] = (
        ("browser", scopes.distinct(), eraser.settings),
        ("subject", platforms.idle(before), partial(platforms.forget_people, connection)),
        ("match", unplayed, eraser.matches),
    )
    for kind, query, erase in kinds:
        due = overdue(connection, kind, connection.execute(query).scalars().all(), days, PUT_AWAY)
        for some in batches(due):
            erase(some)
        unmark(connection, kind, due)
