"""Import of a class file into a store, all or nothing, skipping what is stored already."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec
from sqlalchemy import Connection, func, insert, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassControl, ClassRow
from reefkit.classroom.store.classes.base import changed, find_class, scope_of
from reefkit.classroom.store.classes.class_file import KeptClass, KeptMember, KeptTable, ReadClass
from reefkit.classroom.store.classes.doors import MOST_DAYS, after, free_code
from reefkit.classroom.store.classes.names import free_label, name_in_class
from reefkit.classroom.store.codes import hashed, new_class_key, read_join_code
from reefkit.classroom.store.people import find
from reefkit.classroom.store.resume_codes import read_code
from reefkit.classroom.store.statements import insert_new
from reefkit.classroom.store.values import plain_name, plain_text, to_text
from reefkit.classroom.store.work_import import take_in, take_settings
from reefkit.match.errors import reject

LEAST_DAYS = 30
"""Least days until an imported class expires."""


def take_class(
    connection: Connection, read: ReadClass, now: datetime, at: str | None
) -> tuple[ClassRow, str]:
    """Import a class that was read; return it, and its new key ("" if the class existed).

    `at`: The class at whose desk it is imported; None for the server's owner.

    Raises
    ------
    SaveError
        If a person of the file is in the store, and the file does not have their code.
    Rejection
        If the file is of another class than the desk's, and that class exists here.
    """
    file, time = read.file, now.isoformat()
    if at not in {None, file.of.id} and _is_here(connection, file.of.id):
        raise reject("export-restore-other")
    earlier = [each.person for each in file.merged]
    taken = take_in(connection, read.work, time, of=file.of.id, backup=True, merged=earlier)
    here = {old.id: p.id for old, p in zip(file.work.people, taken.people, strict=True)}
    ids = dict.fromkeys(match.id for match in file.work.matches)
    matches = dict(zip(ids, taken.matches, strict=True))
    key = _class(connection, file.of, now)
    _merged(connection, read, here)
    _members(connection, file.of.id, file.members, here)
    for table in file.tables:
        _table(connection, file.of.id, table, here, matches)
    _marks(connection, read, here, time)
    control = [each for each in file.control if each.key in ClassControl.__struct_fields__]
    take_settings(connection, scope_of(file.of.id), control, time)
    changed(connection, file.of.id)
    return find_class(connection, file.of.id), key


def _is_here(connection: Connection, class_id: str) -> bool:
    query = select(schema.classes.c.id).where(schema.classes.c.id == class_id)
    return connection.execute(query).first() is not None


def _class(connection: Connection, stored: KeptClass, now: datetime) -> str:
    classes = schema.classes.c
    if _is_here(connection, stored.id):
        # The key stays: a file that contains the class's id must not open its desk.
        return ""
    code, key = read_join_code(stored.code), new_class_key()
    if connection.execute(select(classes.id).where(classes.code == code)).first() is not None:
        code = free_code(connection)
    row = msgspec.structs.asdict(stored)
    row |= {
        "name": plain_name(stored.name),
        "teacher": plain_name(stored.teacher),
        "code": code,
        "key_hash": hashed(key),
        "created": min(stored.created, now.isoformat()),
        "expires": min(max(stored.expires, after(now, LEAST_DAYS)), after(now, MOST_DAYS)),
        "open": True,
    }
    connection.execute(insert(schema.classes).values(**row))
    return key


def _merged(connection: Connection, read: ReadClass, here: Mapping[str, str]) -> None:
    merged, people = schema.merged.c, schema.people.c
    for each in read.file.merged:
        code = read_code(each.code)
        taken = [
            connection.execute(select(merged.person).where(merged.code == code)).first(),
            connection.execute(select(people.id).where(people.code == code)).first(),
        ]
        if each.keep in here and taken == [None, None] and find(connection, each.person) is None:
            row = {"person": each.person, "code": code, "keep": here[each.keep]}
            connection.execute(insert(schema.merged).values(**row))


def _members(
    connection: Connection, class_id: str, members: list[KeptMember], here: Mapping[str, str]
) -> None:
    rows = schema.members.c
    query = select(rows.person, rows.label).where(rows.class_id == class_id)
    labels = {row.person: row.label for row in connection.execute(query)}
    for stored in members:
        person = here.get(stored.person)
        if person is None or person in labels:
            continue
        labels[person] = free_label(name_in_class(stored.label), labels.values())
        row = {
            "class_id": class_id,
            "person": person,
            "name": name_in_class(stored.name),
            "label": labels[person],
            "joined": stored.joined,
            "removed": stored.removed,
            "hidden": name_in_class(stored.hidden) if stored.hidden else "",
            "last": name_in_class(stored.last) if stored.last else "",
        }
        connection.execute(insert(schema.members).values(**row))


def _table(
    connection: Connection,
    class_id: str,
    stored: KeptTable,
    here: Mapping[str, str],
    matches: Mapping[str, str],
) -> None:
    rows = schema.class_tables.c
    match = matches.get(stored.match or "")
    is_here = rows.id == stored.id
    taken = select(rows.id).where(is_here if match is None else is_here | (rows.match == match))
    if connection.execute(taken).first() is not None:
        return
    mine = rows.class_id == class_id
    numbers = set(connection.execute(select(rows.number).where(mine)).scalars())
    last = connection.execute(select(func.max(rows.number)).where(mine)).scalar() or 0
    row = {
        "id": stored.id,
        "class_id": class_id,
        "number": stored.number if stored.number not in numbers else last + 1,
        "name": plain_name(stored.name),
        "lesson": stored.lesson,
        "match": match,
        "away": to_text(stored.away),
        "created": stored.created,
        "closed": stored.closed,
    }
    connection.execute(insert(schema.class_tables).values(**row))
    if match is None:
        return
    sitters = [
        {"match": match, "seat": seat, "person": here[person]}
        for seat, people in enumerate(stored.seats)
        for person in people
        if person in here
    ]
    insert_new(connection, schema.sitters, sitters)


def _marks(connection: Connection, read: ReadClass, here: Mapping[str, str], now: str) -> None:
    marks, answers = schema.marks.c, schema.answers.c
    there = set(connection.execute(select(marks.id)).scalars())
    ours = select(answers.id).where(answers.person.in_(set(here.values())))
    given = set(connection.execute(ours).scalars())
    for mark in read.file.marks:
        if mark.id in there or mark.answer not in given:
            continue
        there.add(mark.id)
        row = {**msgspec.structs.asdict(mark), "class_id": read.file.of.id}
        row |= {"by": plain_name(mark.by), "text": plain_text(mark.text)}
        connection.execute(insert(schema.marks).values(**{**row, "time": min(mark.time, now)}))
