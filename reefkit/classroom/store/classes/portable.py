"""A class as a file: all of it, to keep as a back-up or to bring to another machine.

The work of its people stands in it as in any file of work (`store.portable`), and beside it who is
in the class, where they sit, and what the teacher gave. It holds the keys of the class's matches:
it is the teacher's own, and to be kept as the class's key is. Of that key it holds nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from reefkit.classroom.store import logs, reading, schema
from reefkit.classroom.store.classes.codes import read_join_code
from reefkit.classroom.store.classes.gathered import MOST_POINTS, MOST_TEXT
from reefkit.classroom.store.classes.part import VERSION, find_class, scope_of
from reefkit.classroom.store.classes.seats import read_tables
from reefkit.classroom.store.codes import read_code
from reefkit.classroom.store.portable import (
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
from reefkit.classroom.store.values import MOST_NAME, from_text, to_text
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Game
from reefkit.text import message

FORMAT = "reefkit-class"
FORMAT_VERSION = 1
"""Version of the file's own form. 1: a class, its people with their work, its tables and marks."""

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
    """Who is in it."""

    person: Id
    name: Name
    label: Annotated[str, Meta(min_length=1, max_length=110)]
    joined: Time
    removed: bool


class KeptMerge(KeptPart, frozen=True):
    """Who was made one with whom."""

    person: Id
    code: Annotated[str, Meta(max_length=20)]
    keep: Id


class KeptTable(KeptPart, frozen=True):
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


class KeptMark(KeptPart, frozen=True):
    """What the teacher gave."""

    id: Id
    answer: Id
    points: Annotated[float, Meta(ge=0, le=MOST_POINTS)]
    by: Name
    time: Time
    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class ClassFile(KeptPart, frozen=True):
    """A whole file."""

    format: str
    version: Annotated[int, Meta(ge=1)]
    made: Time
    of: KeptClass
    members: Annotated[list[KeptMember], Meta(max_length=200)]
    merged: Annotated[list[KeptMerge], Meta(max_length=1_000)]
    tables: Annotated[list[KeptTable], Meta(max_length=1_000)]
    marks: Annotated[list[KeptMark], Meta(max_length=50_000)]
    control: Annotated[list[KeptSetting], Meta(max_length=100)]
    work: WorkFile


class ReadClass(msgspec.Struct, frozen=True):
    """A file that was read and found good."""

    file: ClassFile
    name: str
    work: ReadWork


def is_class_file(data: bytes) -> bool:
    """Tell whether a file says that it holds a class."""
    return f'"format":"{FORMAT}"'.encode() in data[:200].replace(b" ", b"")


def write_class_file(connection: Connection, class_id: str, now: str) -> bytes:
    """Write a class.

    Raises
    ------
    Rejection
        When there is none.
    """
    found = find_class(connection, class_id)
    rows = _rows(connection, schema.members, KeptMember, class_id=class_id)
    people = [row.person for row in rows]
    tables = read_tables(connection, schema.class_tables.c.class_id == class_id)
    ours = [table.match for table in tables if table.match is not None]
    played = logs.matches_of(connection, people)
    others = logs.at_class_tables(connection, played) - set(ours)
    own = [match for match in dict.fromkeys([*ours, *played]) if match not in others]
    control = settings_of(connection, scope_of(class_id))
    merged = select(schema.merged).where(schema.merged.c.keep.in_(people))
    return msgspec.json.encode(
        ClassFile(
            format=FORMAT,
            version=FORMAT_VERSION,
            made=now,
            of=KeptClass(**{name: getattr(found, name) for name in KeptClass.__struct_fields__}),
            members=rows,
            merged=[KeptMerge(**row) for row in connection.execute(merged).mappings()],
            tables=[
                msgspec.convert(table, KeptTable, from_attributes=True, strict=False)
                for table in tables
            ],
            marks=_rows(connection, schema.marks, KeptMark, class_id=class_id),
            control=[each for each in control if each.key != VERSION],
            work=work_of(connection, people, own, now),
        )
    )


def _rows(connection: Connection, table: Any, kind: type[Any], **which: str) -> list[Any]:  # noqa: ANN401 - each table has its kind
    """Read rows as the parts that are named as their columns are."""
    columns = [table.c[name] for name in kind.__struct_fields__]
    query = select(*columns).filter_by(**which).order_by(table.c.number)
    return [kind(**row) for row in connection.execute(query).mappings()]


def read_class_file(data: bytes, games: Mapping[str, Game], name: str) -> ReadClass:
    """Read a file and check all of it.

    Raises
    ------
    SaveError
        One of the named kinds.
    """
    reading.check_size(data, name, reading.MOST_BYTES)
    file = reading.read(data, ClassFile, FORMAT, FORMAT_VERSION, name)
    try:
        read_join_code(file.of.code)
        for merge in file.merged:
            read_code(merge.code)
        for setting in file.control:
            to_text(from_text(setting.value))
    except (Rejection, ValueError, RecursionError) as error:
        detail = error.message if isinstance(error, Rejection) else str(error)
        raise DamagedError(message("save-header-wrong", file=name, detail=detail)) from error
    return ReadClass(file, name, check_work(file.work, games, name))
