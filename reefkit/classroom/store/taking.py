"""Put the work of a file into a store, all or nothing, passing over what is there already.

What comes from a file is marked with when it was taken in, since a reader may have changed the
file: a teacher can tell it from what was given here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert, select

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.codes import read_code
from reefkit.classroom.store.people import add, find
from reefkit.classroom.store.portable import (
    KeptAnswer,
    KeptNote,
    KeptPerson,
    KeptPlot,
    KeptSetting,
    ReadWork,
)
from reefkit.classroom.store.quota import check_matches, check_room
from reefkit.classroom.store.records import Person, TakenIn
from reefkit.classroom.store.sql import insert_new, put
from reefkit.classroom.store.values import plain_name, plain_text
from reefkit.match.errors import SaveError
from reefkit.text import message


def take_in(
    connection: Connection, work: ReadWork, now: str, *, of: str = "", bounded: bool = False
) -> TakenIn:
    """Put a file in that was read.

    Parameters
    ----------
    connection
        Writes.
    work
        The file.
    now
        The time.
    of
        The class whose back-up it is, or whose teacher brings it; empty for a student's own file.
        At another class's tables it plays nothing on.
    bounded
        Whether no more is kept than for one person (`store.quota`).

    Raises
    ------
    SaveError
        When a person of the file is here, and the file does not know their code.
    LimitMet
        When a person of it would have more than is kept for one.
    """
    people, everybody, added = [], [], 0
    for kept in work.file.people:
        person, new = _take_person(connection, kept, work.name)
        people.append(person)
        # Who was made one with somebody else here brings their work to that one.
        everybody.append(msgspec.structs.replace(kept, id=person.id))
        added += new
    here = {kept.id: person.id for kept, person in zip(work.file.people, people, strict=True)}
    named: dict[str, str] = {}
    for match in work.file.matches:
        # Only the file's own people may sit down by it: it has shown their codes.
        seats = [here.get(each or "") for each in match.people]
        fold = work.matches[match.id]
        if fold.is_copy and logs.is_whole(connection, match.id):
            named[match.id] = match.id  # what a seat saw of it tells no more
            continue
        wanted = match.id
        if _is_played_elsewhere(connection, match.id, of):
            if logs.holds(connection, match.id, fold):
                named[match.id] = match.id
                continue
            wanted = logs.apart(match.id, fold)
        named[match.id], new = logs.merge(connection, wanted, fold, seats, now)
        added += new + take_settings(connection, f"match:{named[match.id]}", match.settings, now)
    for kept in everybody:
        before = added
        added += _take_answers(connection, kept, named, now)
        added += _take_versions(connection, kept, named, now)
        if bounded and added > before:
            check_room(connection, kept.id)
        added += take_settings(connection, f"person:{kept.id}", kept.settings, now)
    if bounded and added:
        check_matches(connection, [person.id for person in people])
    return TakenIn(tuple(people), tuple(named.values()), added)


def _is_played_elsewhere(connection: Connection, match: str, of: str) -> bool:
    """Tell whether a match is played at a table of a class that the file is no back-up of."""
    tables = schema.class_tables.c
    table = connection.execute(select(tables.class_id).where(tables.match == match)).first()
    return table is not None and table.class_id != of


def _take_person(connection: Connection, kept: KeptPerson, name: str) -> tuple[Person, int]:
    here = find(connection, kept.id, lock=True)
    code = read_code(kept.code)
    # Both codes of two who were made one are theirs.
    merged = select(schema.merged.c.code).where(schema.merged.c.person == kept.id)
    if here is None:
        person = Person(kept.id, plain_name(kept.name), "", kept.created)
        return add(connection, person, code), 1
    earlier = connection.execute(merged).scalar()
    if code not in {read_code(here.code), earlier}:
        raise SaveError(message("work-other-code", file=name))
    return here, 0


def _take_answers(
    connection: Connection, kept: KeptPerson, named: Mapping[str, str], now: str
) -> int:
    """Insert answers and finished sheets that are not here.

    Where an attempt of that number is here with another id, the two were given in two places: the
    one of the file becomes the next attempt.
    """
    rows = schema.answers.c
    query = select(rows.id, rows.lesson, rows.sheet, rows.question, rows.attempt)
    stored = connection.execute(query.where(rows.person == kept.id)).all()
    ids = {row.id for row in stored} | _ids_elsewhere(connection, rows, kept.answers)
    attempts: dict[tuple[str, str, str], set[int]] = {}
    for row in stored:
        attempts.setdefault((row.lesson, row.sheet, row.question), set()).add(row.attempt)
    new = []
    for answer in _unseen(kept.answers, ids):
        taken = attempts.setdefault((answer.lesson, answer.sheet, answer.question), set())
        attempt = answer.attempt if answer.attempt not in taken else max(taken) + 1
        taken.add(attempt)
        match = None if answer.match is None else named.get(answer.match, answer.match)
        new.append({**_row(answer, kept, now), "attempt": attempt, "match": match})
    if new:
        connection.execute(insert(schema.answers), new)
    finished = [_row(sheet, kept, now) for sheet in kept.finished]
    return len(new) + insert_new(connection, schema.finished, finished)


def _take_versions(
    connection: Connection, kept: KeptPerson, named: Mapping[str, str], now: str
) -> int:
    """Insert the versions of notes and plots that are not here; times tell which is the latest."""
    new_notes = [
        {**_row(note, kept, now), "text": plain_text(note.text)}
        for note in _unseen(kept.notes, _ids_elsewhere(connection, schema.notes.c, kept.notes))
    ]
    new_plots = [
        {**_row(plot, kept, now), "match": named.get(plot.match, plot.match)}
        for plot in _unseen(kept.plots, _ids_elsewhere(connection, schema.plots.c, kept.plots))
    ]
    _insert(connection, schema.notes, new_notes)
    _insert(connection, schema.plots, new_plots)
    return len(new_notes) + len(new_plots)


def take_settings(
    connection: Connection, scope: str, settings: Iterable[KeptSetting], now: str
) -> int:
    """Put settings in that are later than those here."""
    rows = schema.settings.c
    query = select(rows.key, rows.value, rows.time).where(rows.scope == scope)
    here = {row.key: (row.value, row.time) for row in connection.execute(query)}
    added = 0
    for setting in settings:
        value, since = here.get(setting.key, ("", ""))
        time = min(setting.time, now)
        if setting.value != value and time > since:
            row = {"scope": scope, "key": setting.key, "value": setting.value, "time": time}
            put(connection, schema.settings, row)
            added += 1
    return added


def _unseen(parts: Iterable[Any], ids: set[str]) -> Iterable[Any]:
    """Give the parts whose id is not among those, each id once."""
    seen = set(ids)
    for part in parts:
        if part.id not in seen:
            seen.add(part.id)
            yield part


def _ids_elsewhere(
    connection: Connection,
    rows: Any,  # noqa: ANN401 - the columns of whichever table
    parts: Iterable[KeptAnswer | KeptNote | KeptPlot],
) -> set[str]:
    """Give which of these ids are in the store, whoever's they are."""
    wanted, found = [part.id for part in parts], set()
    for start in range(0, len(wanted), _AT_ONCE):
        some = wanted[start : start + _AT_ONCE]
        found |= set(connection.execute(select(rows.id).where(rows.id.in_(some))).scalars())
    return found


_AT_ONCE = 500


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _row(part: msgspec.Struct, kept: KeptPerson, now: str) -> dict[str, Any]:
    """Give a part as a row; a time that is still to come would outlast all that is really later."""
    row = msgspec.structs.asdict(part)
    return {**row, "person": kept.id, "taken": now, "time": min(row["time"], now)}
