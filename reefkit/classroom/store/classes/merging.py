"""One person of two, as when a pupil joined twice: nothing that either did is lost."""

from __future__ import annotations

from sqlalchemy import Connection, Table, delete, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.classes import seats
from reefkit.classroom.store.classes.members import find_member
from reefkit.classroom.store.classes.part import Part, changed, find_class
from reefkit.classroom.store.classes_records import Member
from reefkit.classroom.store.people import find
from reefkit.classroom.store.sql import put
from reefkit.match.errors import reject

# Attempts are numbered anew out of the way of those that stand: no question has as many.
_ASIDE = 10_000_000
_KEY = 150

_ANSWERS = schema.answers.c
_DEVICES = schema.devices.c
_FINISHED = schema.finished.c
_MEMBERS = schema.members.c
_MERGED = schema.merged.c
_SETTINGS = schema.settings.c
_SITTERS = schema.sitters.c


class Merging(Part):
    """What makes one person of two."""

    def merge(self, class_id: str, keep: str, other: str) -> Member:
        """Make one person of two members: all that `other` did is `keep`'s from now on.

        Attempts at one question are numbered anew by time; the earlier handing in of a sheet
        stands; of notes and plots every version stays. Devices and resume codes of both lead to
        `keep`, and so does the id of `other` that an open page may still hold. Where both sit at
        open tables, the seat of `keep` stands.

        Raises
        ------
        Rejection
            When one is not in the class, or both are the same.
        """
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            find_member(connection, class_id, keep)
            find_member(connection, class_id, other)
            if keep == other:
                raise reject("class-merge-self")
            for person in sorted([keep, other]):  # in one order, lest two pages wait for each other
                find(connection, person, lock=True)
            _answers(connection, keep, other)
            _finished(connection, keep, other)
            for table in (schema.notes, schema.plots):
                _hand_over(connection, table, keep, other)
            _settings(connection, keep, other)
            _devices(connection, keep, other)
            _seats(connection, class_id, keep, other)
            _memberships(connection, keep, other)
            _forget(connection, keep, other)
            theirs = select(_MEMBERS.class_id).filter_by(person=keep).order_by(_MEMBERS.class_id)
            for row in connection.execute(theirs).all():
                seats.name_seats_of(connection, row.class_id, keep)
                changed(connection, row.class_id)
            return find_member(connection, class_id, keep)


def _hand_over(connection: Connection, table: Table, keep: str, other: str) -> None:
    """Have all rows of a table that are one person's be the other's."""
    theirs = update(table).where(table.c.person == other)
    connection.execute(theirs.values(person=keep))


def _answers(connection: Connection, keep: str, other: str) -> None:
    question = (_ANSWERS.lesson, _ANSWERS.sheet, _ANSWERS.question)
    of_other = select(*question).where(_ANSWERS.person == other).distinct()
    shared = {tuple(row) for row in connection.execute(of_other)}
    theirs = update(schema.answers).where(_ANSWERS.person == other)
    connection.execute(theirs.values(person=keep, attempt=_ANSWERS.attempt + _ASIDE))
    given = select(_ANSWERS.id, *question).where(_ANSWERS.person == keep)
    counts: dict[tuple[str, ...], int] = {}
    for row in connection.execute(given.order_by(_ANSWERS.time, _ANSWERS.number)).all():
        which = (row.lesson, row.sheet, row.question)
        if which in shared:
            counts[which] = counts.get(which, 0) + 1
            number = update(schema.answers).where(_ANSWERS.id == row.id)
            connection.execute(number.values(attempt=2 * _ASIDE + counts[which]))
    aside = (_ANSWERS.person == keep, _ANSWERS.attempt > 2 * _ASIDE)
    back = update(schema.answers).where(*aside)
    connection.execute(back.values(attempt=_ANSWERS.attempt - 2 * _ASIDE))


def _finished(connection: Connection, keep: str, other: str) -> None:
    theirs = select(schema.finished).where(_FINISHED.person == other)
    for row in connection.execute(theirs).mappings().all():
        here = {"person": keep, "lesson": row["lesson"], "sheet": row["sheet"]}
        ours = connection.execute(select(_FINISHED.time).filter_by(**here)).scalar()
        if ours is None or row["time"] < ours:
            put(connection, schema.finished, {**row, **here})
    connection.execute(delete(schema.finished).where(_FINISHED.person == other))


def _settings(connection: Connection, keep: str, other: str) -> None:
    """Hand over what pages remember; what they remember of both stands beside, under `other`."""
    scope, theirs = f"person:{keep}", select(schema.settings).filter_by(scope=f"person:{other}")
    for row in connection.execute(theirs).mappings().all():
        ours = select(_SETTINGS.key).filter_by(scope=scope, key=row["key"])
        both = connection.execute(ours).first() is not None
        key = f"{row['key'][:_KEY]}/{other}" if both else row["key"]
        put(connection, schema.settings, {**row, "scope": scope, "key": key})
    connection.execute(delete(schema.settings).where(_SETTINGS.scope == f"person:{other}"))


def _devices(connection: Connection, keep: str, other: str) -> None:
    ours = select(_DEVICES.visitor).where(_DEVICES.person == keep)
    both = delete(schema.devices).where(_DEVICES.person == other, _DEVICES.visitor.in_(ours))
    connection.execute(both)
    _hand_over(connection, schema.devices, keep, other)


def _seats(connection: Connection, class_id: str, keep: str, other: str) -> None:
    tables = seats.read_tables(connection, schema.class_tables.c.class_id == class_id)
    if any(table.closed is None and table.seat_of(keep) is not None for table in tables):
        seats.stand_up(connection, class_id, [other])
    _hand_over(connection, schema.seats, keep, other)
    theirs = select(schema.sitters).where(_SITTERS.person == other)
    for row in connection.execute(theirs).all():
        here = select(_SITTERS.number).filter_by(match=row.match, seat=row.seat, person=keep)
        if connection.execute(here).first() is not None:
            connection.execute(delete(schema.sitters).where(_SITTERS.number == row.number))
    _hand_over(connection, schema.sitters, keep, other)


def _memberships(connection: Connection, keep: str, other: str) -> None:
    ours = select(_MEMBERS.class_id, _MEMBERS.removed).where(_MEMBERS.person == keep)
    removed = {row.class_id: row.removed for row in connection.execute(ours)}
    theirs = select(schema.members).where(_MEMBERS.person == other)
    for row in connection.execute(theirs).all():
        here = update(schema.members)
        if row.class_id not in removed:
            change = here.where(_MEMBERS.number == row.number).values(person=keep)
        else:
            gone = delete(schema.members).where(_MEMBERS.number == row.number)
            connection.execute(gone)
            both = removed[row.class_id] and row.removed
            ours_here = (_MEMBERS.class_id == row.class_id, _MEMBERS.person == keep)
            change = here.where(*ours_here).values(removed=both)
        connection.execute(change)


def _forget(connection: Connection, keep: str, other: str) -> None:
    """Leave nothing of a person but the way from their id and code to who they are now."""
    presence = schema.presence
    connection.execute(delete(presence).where(presence.c.person == other))
    earlier = update(schema.merged).where(_MERGED.keep == other)
    connection.execute(earlier.values(keep=keep))
    people = schema.people
    code = connection.execute(select(people.c.code).where(people.c.id == other)).scalar_one()
    connection.execute(delete(people).where(people.c.id == other))
    row = {"person": other, "code": code, "keep": keep}
    connection.execute(insert(schema.merged).values(**row))
