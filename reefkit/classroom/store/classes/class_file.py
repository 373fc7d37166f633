"""A class as a file: all of it, to keep as a back-up or to bring to another machine.

A file is taken in whole or not at all, passing over what the store has already.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, insert, select

from reefkit.classroom.store import matches, schema, values
from reefkit.classroom.store.classes.management import MOST_POINTS, MOST_TEXT
from reefkit.classroom.store.classes.members import (
    MOST_DAYS,
    VERSION,
    after,
    changed,
    find_class,
    free_code,
    read_tables,
    scope_of,
)
from reefkit.classroom.store.classes.names import free_label, name_in_class
from reefkit.classroom.store.database import insert_new
from reefkit.classroom.store.people import find
from reefkit.classroom.store.records import (
    ClassControl,
    ClassRow,
    hashed,
    new_class_key,
    read_join_code,
)
from reefkit.classroom.store.values import (
    MOST_NAME,
    from_text,
    plain_name,
    plain_text,
    read_code,
    to_text,
)
from reefkit.classroom.store.work_file import (
    MOST_LISTED,
    Id,
    KeptPart,
    KeptSetting,
    Key,
    ReadWork,
    Time,
    WorkFile,
    check_work,
    settings_of,
    take_in,
    take_settings,
    work_of,
)
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Game

# ---- A class as a file: all of it, to keep as a back-up or to bring to another machine
#
# The work of its people stands in it as in any file of work (`store.work_file`), and beside it who
# is in the class, where they sit, and what the teacher gave. It holds the keys of the class's
# matches: it is the teacher's own, and to be kept as the class's key is. Of that key it holds
# nothing.

FORMAT = "reefkit-class"
FORMAT_VERSION = 1
"""Version of the file's own form. 1: a class, its people with their work, its tables and marks."""

MOST_MERGED = 200
"""Pupils who were made one with another: as many as are in a class."""

Name = Annotated[str, Meta(max_length=MOST_NAME)]
Few = Annotated[int, Meta(ge=0, lt=64)]


class _KeptClass(KeptPart, frozen=True):
    """The class itself."""

    id: Id
    name: Name
    teacher: Name
    code: Annotated[str, Meta(max_length=20)]
    created: Time
    expires: Time
    ghost: bool


class _KeptMember(KeptPart, frozen=True):
    """Who is in it."""

    person: Id
    name: Name
    label: Annotated[str, Meta(min_length=1, max_length=110)]
    joined: Time
    removed: bool


class _KeptMerge(KeptPart, frozen=True):
    """Who was made one with whom."""

    person: Id
    code: Annotated[str, Meta(max_length=20)]
    keep: Id


class _KeptTable(KeptPart, frozen=True):
    """Where it sits."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    name: Annotated[str, Meta(max_length=200)]
    lesson: Key
    match: Id | None
    seats: Annotated[list[Annotated[list[Id], Meta(max_length=200)]], Meta(max_length=64)]
    away: Annotated[list[Few], Meta(max_length=64)]
    created: Time
    closed: Time | None


class _KeptMark(KeptPart, frozen=True):
    """What the teacher gave."""

    id: Id
    answer: Id
    points: Annotated[float, Meta(ge=0, le=MOST_POINTS)]
    by: Name
    time: Time
    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class _ClassFile(KeptPart, frozen=True):
    """A whole file."""

    format: str
    version: Annotated[int, Meta(ge=1)]
    made: Time
    of: _KeptClass
    members: Annotated[list[_KeptMember], Meta(max_length=MOST_LISTED)]
    merged: Annotated[list[_KeptMerge], Meta(max_length=MOST_MERGED)]
    tables: Annotated[list[_KeptTable], Meta(max_length=1_000)]
    marks: Annotated[list[_KeptMark], Meta(max_length=50_000)]
    control: Annotated[list[KeptSetting], Meta(max_length=100)]
    work: WorkFile


class _ReadClass(msgspec.Struct, frozen=True):
    """A file that was read and found good."""

    file: _ClassFile
    name: str
    work: ReadWork


def is_class_file(data: bytes) -> bool:
    return f'"format":"{FORMAT}"'.encode() in data[:200].replace(b" ", b"")


def write_class_file(connection: Connection, class_id: str, now: str) -> bytes:
    """Write a class.

    Raises
    ------
    Rejection
        When there is none.
    """
    found = find_class(connection, class_id)
    rows = _rows(connection, schema.members, _KeptMember, class_id=class_id)
    people = [row.person for row in rows]
    tables = read_tables(connection, schema.class_tables.c.class_id == class_id)
    ours = [table.match for table in tables if table.match is not None]
    played = matches.matches_of(connection, people)
    others = matches.at_class_tables(connection, played) - set(ours)
    own = [match for match in dict.fromkeys([*ours, *played]) if match not in others]
    control = settings_of(connection, scope_of(class_id))
    merged = select(schema.merged).where(schema.merged.c.keep.in_(people))
    return msgspec.json.encode(
        _ClassFile(
            format=FORMAT,
            version=FORMAT_VERSION,
            made=now,
            of=_KeptClass(**{name: getattr(found, name) for name in _KeptClass.__struct_fields__}),
            members=rows,
            merged=[_KeptMerge(**row) for row in connection.execute(merged).mappings()],
            tables=[
                msgspec.convert(table, _KeptTable, from_attributes=True, strict=False)
                for table in tables
            ],
            marks=_rows(connection, schema.marks, _KeptMark, class_id=class_id),
            control=[each for each in control if each.key != VERSION],
            work=work_of(connection, people, own, now),
        )
    )


def _rows(connection: Connection, table: Any, kind: type[Any], **which: str) -> list[Any]:  # noqa: ANN401 - each table has its kind
    columns = [table.c[name] for name in kind.__struct_fields__]
    query = select(*columns).filter_by(**which).order_by(table.c.number)
    return [kind(**row) for row in connection.execute(query).mappings()]


def read_class_file(data: bytes, games: Mapping[str, Game], name: str) -> _ReadClass:
    """Read a file and check all of it.

    Raises
    ------
    SaveError
        One of the named kinds.
    """
    values.check_size(data, name, values.MOST_BYTES)
    file = values.read(data, _ClassFile, FORMAT, FORMAT_VERSION, name)
    try:
        read_join_code(file.of.code)
        for merge in file.merged:
            read_code(merge.code)
        for setting in file.control:
            to_text(from_text(setting.value))
    except (Rejection, ValueError, RecursionError) as error:
        raise values.damaged(name, error) from error
    return _ReadClass(file, name, check_work(file.work, games, name))


# ---- Put a class of a file into a store, all or nothing, passing over what is there already

LEAST_DAYS = 30
"""A class of a back-up that would be erased at once stays so long."""


def take_class(
    connection: Connection, read: _ReadClass, now: datetime, at: str | None
) -> tuple[ClassRow, str]:
    """Put a class in that was read; return it, and its new key where it was not here.

    Raises
    ------
    SaveError
        When a person of the file is here, and the file does not know their code.
    Rejection
        When it is brought at the desk of one class, and another's that is here.
    """
    file, time = read.file, now.isoformat()
    if at not in {None, file.of.id} and _is_here(connection, file.of.id):
        raise reject("export-restore-other")
    earlier = [each.person for each in file.merged]
    taken = take_in(connection, read.work, time, of=file.of.id, backup=True, merged=earlier)
    here = {kept.id: p.id for kept, p in zip(file.work.people, taken.people, strict=True)}
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


def _class(connection: Connection, kept: _KeptClass, now: datetime) -> str:
    classes = schema.classes.c
    if _is_here(connection, kept.id):
        # Its key stays as it is: a file that knows its id shall not open its desk.
        return ""
    code, key = read_join_code(kept.code), new_class_key()
    if connection.execute(select(classes.id).where(classes.code == code)).first() is not None:
        code = free_code(connection)
    row = msgspec.structs.asdict(kept)
    row |= {
        "name": plain_name(kept.name),
        "teacher": plain_name(kept.teacher),
        "code": code,
        "key_hash": hashed(key),
        "created": min(kept.created, now.isoformat()),
        "expires": min(max(kept.expires, after(now, LEAST_DAYS)), after(now, MOST_DAYS)),
        "open": True,
    }
    connection.execute(insert(schema.classes).values(**row))
    return key


def _merged(connection: Connection, read: _ReadClass, here: Mapping[str, str]) -> None:
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
    connection: Connection, class_id: str, members: list[_KeptMember], here: Mapping[str, str]
) -> None:
    rows = schema.members.c
    query = select(rows.person, rows.label).where(rows.class_id == class_id)
    labels = {row.person: row.label for row in connection.execute(query)}
    for kept in members:
        person = here.get(kept.person)
        if person is None or person in labels:
            continue
        labels[person] = free_label(name_in_class(kept.label), labels.values())
        row = {
            "class_id": class_id,
            "person": person,
            "name": name_in_class(kept.name),
            "label": labels[person],
            "joined": kept.joined,
            "removed": kept.removed,
        }
        connection.execute(insert(schema.members).values(**row))


def _table(
    connection: Connection,
    class_id: str,
    kept: _KeptTable,
    here: Mapping[str, str],
    matches: Mapping[str, str],
) -> None:
    rows = schema.class_tables.c
    match = matches.get(kept.match or "")
    taken = select(rows.id).where((rows.id == kept.id) | (rows.match == match))
    if connection.execute(taken).first() is not None:
        return
    mine = rows.class_id == class_id
    numbers = set(connection.execute(select(rows.number).where(mine)).scalars())
    last = connection.execute(select(func.max(rows.number)).where(mine)).scalar() or 0
    row = {
        "id": kept.id,
        "class_id": class_id,
        "number": kept.number if kept.number not in numbers else last + 1,
        "name": plain_name(kept.name),
        "lesson": kept.lesson,
        "match": match,
        "away": to_text(kept.away),
        "created": kept.created,
        "closed": kept.closed,
    }
    connection.execute(insert(schema.class_tables).values(**row))
    if match is None:
        return
    sitters = [
        {"match": match, "seat": seat, "person": here[person]}
        for seat, people in enumerate(kept.seats)
        for person in people
        if person in here
    ]
    insert_new(connection, schema.sitters, sitters)


def _marks(connection: Connection, read: _ReadClass, here: Mapping[str, str], now: str) -> None:
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
