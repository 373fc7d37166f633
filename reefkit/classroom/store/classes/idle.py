"""Erasing what belongs to no class: 200 days after its people last did anything."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, literal, select

from reefkit.classroom.store import allowance, failures, schema
from reefkit.classroom.store.classes.doors import DAYS
from reefkit.classroom.store.classes.erasing import KINDS, Eraser, batches, receipt
from reefkit.classroom.store.classes.part import Part
from reefkit.classroom.store.classes_records import Erased

_AT_ONCE = 100

_DEVICES = schema.devices.c
_ENTRIES = schema.entries.c
_MATCHES = schema.matches.c
_PEOPLE = schema.people.c
_SEATS = schema.seats.c
_SETTINGS = schema.settings.c
_SITTERS = schema.sitters.c


class Idle(Part):
    """What ends the work of people whom no teacher knows."""

    def erase_idle(self, keep: str = "") -> Erased | None:
        """Erase the people of no class who have done nothing for 200 days, as a class is erased.

        With them goes what browsers remember that know nobody, matches where nobody sits, and what
        was counted. Of somebody who is in a class, was taken out of one, or did anything since,
        nothing is touched.

        Parameters
        ----------
        keep
            A visitor whose people stay whatever they did: the machine's own reader.

        Returns
        -------
        Erased
            How much there was; none where there was nobody.
        """
        now = self._clock()
        before, erased = (now - timedelta(days=DAYS)).isoformat(), Counter[str]()
        for people in batches(self._idle(before, keep), _AT_ONCE):
            with self._database.write() as connection:
                erased += _erase(connection, people, before)
        with self._database.write() as connection:
            _left_over(connection, before, keep)
            failures.forget(connection, now)
            allowance.forget(connection, now)
            if not erased["people"]:
                return None
            counts = {kind: erased[kind] for kind in KINDS}
            told = receipt(connection, "", counts, now.isoformat())
        self._database.forget()
        return told

    def _idle(self, before: str, keep: str) -> list[str]:
        """List who has done nothing since then."""
        kept = exists().where(_DEVICES.person == _PEOPLE.id, _DEVICES.visitor == keep)
        query = select(_PEOPLE.id).where(*_nothing_since(before), ~kept)
        with self._database.read() as connection:
            return list(connection.execute(query).scalars())


def _erase(connection: Connection, people: list[str], before: str) -> Counter[str]:
    """Erase those who have still done nothing, now that nobody else writes; count what it was."""
    query = select(_PEOPLE.id).where(_PEOPLE.id.in_(people), *_nothing_since(before))
    found = connection.execute(query.with_for_update()).scalars().all()
    eraser = Eraser(connection)
    eraser.people(list(found))
    return Counter(eraser.counts)


def _nothing_since(before: str) -> list[ColumnElement[bool]]:
    """Say of a row of people that they are in no class and did nothing since then.

    Whatever has a time counts: what was given, taken in from a file or remembered, decisions in a
    match where they sit, whoever's they were, and a browser that came to know them or remembers
    something.
    """
    mine = _PEOPLE.id
    given = [
        exists().where(table.c.person == mine, _later(table, before))
        for table in (schema.answers, schema.finished, schema.notes, schema.plots)
    ]
    sat = (_SEATS.person == mine, _ENTRIES.match == _SEATS.match)
    shared = (_SITTERS.person == mine, _ENTRIES.match == _SITTERS.match)
    began = (_SEATS.person == mine, _SEATS.match == _MATCHES.id)
    browser = (_DEVICES.person == mine, _SETTINGS.scope == literal("visitor:") + _DEVICES.visitor)
    return [
        _PEOPLE.created < before,
        ~exists().where(schema.members.c.person == mine),
        *(~each for each in given),
        ~exists().where(*sat, _ENTRIES.time >= before),
        ~exists().where(*shared, _ENTRIES.time >= before),
        ~exists().where(*began, _MATCHES.created >= before),
        ~exists().where(_SETTINGS.scope == literal("person:") + mine, _SETTINGS.time >= before),
        ~exists().where(_DEVICES.person == mine, _DEVICES.added >= before),
        ~exists().where(*browser, _SETTINGS.time >= before),
    ]


def _later(table: Table, before: str) -> ColumnElement[bool]:
    return (table.c.time >= before) | (table.c.taken >= before)


def _left_over(connection: Connection, before: str, keep: str) -> None:
    """Delete what nobody is known by any more: settings of browsers, and matches without people."""
    newer = schema.settings.alias()
    gone = [
        _SETTINGS.scope.startswith("visitor:"),
        _SETTINGS.scope != f"visitor:{keep}",
        ~exists().where(literal("visitor:") + _DEVICES.visitor == _SETTINGS.scope),
        ~exists().where(newer.c.scope == _SETTINGS.scope, newer.c.time >= before),
    ]
    connection.execute(delete(schema.settings).where(*gone))
    page = literal("match:") + _MATCHES.id
    query = select(_MATCHES.id).where(
        _MATCHES.created < before,
        ~exists().where(_SEATS.match == _MATCHES.id, _SEATS.person.is_not(None)),
        ~exists().where(_SITTERS.match == _MATCHES.id),
        ~exists().where(schema.class_tables.c.match == _MATCHES.id),
        ~exists().where(_ENTRIES.match == _MATCHES.id, _ENTRIES.time >= before),
        ~exists().where(_SETTINGS.scope == page, _SETTINGS.time >= before),
    )
    Eraser(connection).matches(connection.execute(query).scalars().all())
