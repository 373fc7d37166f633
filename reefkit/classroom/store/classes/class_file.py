"""Class files: a back-up of all of a class, which can also be moved to another server.

A file is imported whole or not at all, skipping what the store has already.

It contains the work of its people (`store.work_file`), the members, their seats, and the teacher's
marks and settings. It also contains the secret keys of the class's matches, so it is for the
teacher only; it does not contain the key of the class.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from reefkit.classroom.store import file_reading, match_rows, schema
from reefkit.classroom.store.classes.base import VERSION, find_class, scope_of
from reefkit.classroom.store.classes.gathered import MOST_POINTS, MOST_TEXT
from reefkit.classroom.store.classes.seat_rows import read_tables
from reefkit.classroom.store.codes import read_join_code
from reefkit.classroom.store.resume_codes import read_code
from reefkit.classroom.store.values import MOST_NAME, from_text, to_text
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
    work_of,
)
from reefkit.match.errors import Rejection
from reefkit.match.game import Game

FORMAT = "reefkit-class"
FORMAT_VERSION = 1
"""Version of the file format. 1: a class, its people with their work, its tables and marks."""

MOST_MERGED = 200
"""Most merged people: as many as a class can have members."""

Name = Annotated[str, Meta(max_length=MOST_NAME)]
Few = Annotated[int, Meta(ge=0, lt=64)]


class KeptClass(KeptPart, frozen=True):
    """The class itself."""

    id: Id
    name: Name
    teacher: Name
    code: Annotated[str, Meta(max_length=20)]
    created: Time
    expires: Time
    ghost: bool


class KeptMember(KeptPart, frozen=True):
    """A member of the class."""

    person: Id
    name: Name
    label: Annotated[str, Meta(min_length=1, max_length=110)]
    joined: Time | None
    removed: bool
    hidden: Name = ""
    last: Name = ""


class _KeptMerge(KeptPart, frozen=True):
    """A merged person, and the person they were merged into."""

    person: Id
    code: Annotated[str, Meta(max_length=20)]
    keep: Id


class KeptTable(KeptPart, frozen=True):
    """A table of the class."""

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
    """A teacher's mark."""

    id: Id
    answer: Id
    points: Annotated[float, Meta(ge=0, le=MOST_POINTS)]
    by: Name
    time: Time
    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    returned: bool = False


class _ClassFile(KeptPart, frozen=True):
    """A whole file."""

    format: str
    version: Annotated[int, Meta(ge=1)]
    made: Time
    of: KeptClass
    members: Annotated[list[KeptMember], Meta(max_length=MOST_LISTED)]
    merged: Annotated[list[_KeptMerge], Meta(max_length=MOST_MERGED)]
    tables: Annotated[list[KeptTable], Meta(max_length=1_000)]
    marks: Annotated[list[_KeptMark], Meta(max_length=50_000)]
    control: Annotated[list[KeptSetting], Meta(max_length=100)]
    work: WorkFile


class ReadClass(msgspec.Struct, frozen=True):
    """A file that was read and checked."""

    file: _ClassFile
    name: str
    work: ReadWork


def is_class_file(data: bytes) -> bool:
    return f'"format":"{FORMAT}"'.encode() in data[:200].replace(b" ", b"")


def write_class_file(connection: Connection, class_id: str, now: str) -> bytes:
    """Write a class as a file.

    Raises
    ------
    Rejection
        If there is no such class.
    """
    found = find_class(connection, class_id)
    rows = _rows(connection, schema.members, KeptMember, class_id=class_id)
    people = [row.person for row in rows]
    tables = read_tables(connection, schema.class_tables.c.class_id == class_id)
    ours = [table.match for table in tables if table.match is not None]
    played = match_rows.matches_of(connection, people)
    others = match_rows.at_class_tables(connection, played) - set(ours)
    own = [match for match in dict.fromkeys([*ours, *played]) if match not in others]
    control = settings_of(connection, scope_of(class_id))
    merged = select(schema.merged).where(schema.merged.c.keep.in_(people))
    return msgspec.json.encode(
        _ClassFile(
            format=FORMAT,
            version=FORMAT_VERSION,
            made=now,
            of=KeptClass(**{name: getattr(found, name) for name in KeptClass.__struct_fields__}),
            members=rows,
            merged=[_KeptMerge(**row) for row in connection.execute(merged).mappings()],
            tables=[
                msgspec.convert(table, KeptTable, from_attributes=True, strict=False)
                for table in tables
            ],
            marks=_rows(connection, schema.marks, _KeptMark, class_id=class_id),
            control=[each for each in control if each.key != VERSION],
            work=work_of(connection, people, own, now),
        )
    )


def _rows(connection: Connection, table: Any, kind: type[Any], **which: str) -> list[Any]:  # noqa: ANN401 - depends on the table
    columns = [table.c[name] for name in kind.__struct_fields__]
    query = select(*columns).filter_by(**which).order_by(table.c.number)
    return [kind(**row) for row in connection.execute(query).mappings()]


def read_class_file(data: bytes, games: Mapping[str, Game], name: str) -> ReadClass:
    """Read and check a whole file.

    Raises
    ------
    SaveError
        If it is not a class file, or has invalid contents.
    """
    file_reading.check_size(data, name, file_reading.MOST_BYTES)
    file = file_reading.read(data, _ClassFile, FORMAT, FORMAT_VERSION, name)
    try:
        read_join_code(file.of.code)
        for merge in file.merged:
            read_code(merge.code)
        for setting in file.control:
            to_text(from_text(setting.value))
    except (Rejection, ValueError, RecursionError) as error:
        raise file_reading.damaged(name, error) from error
    return ReadClass(file, name, check_work(file.work, games, name))
