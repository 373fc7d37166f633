"""Work files: all the work of some people as one JSON object, to export and import.

A file is imported whole or not at all, skipping what the store has already; of a student's own file
that breaks off, the records before that are.

Values that people gave are JSON text in it, and matches are save files. A file is untrusted
(decision 8): its size is limited, it is decoded into its types, and each match is replayed and its
checksums verified. Records have random ids, so that importing a file twice adds nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from reefkit.classroom.store import file_reading, match_rows, schema
from reefkit.classroom.store.file_reading import damaged
from reefkit.classroom.store.limits import limit_met
from reefkit.classroom.store.people import find
from reefkit.classroom.store.quotas import WORK
from reefkit.classroom.store.records import MatchRow
from reefkit.classroom.store.resume_codes import read_code
from reefkit.classroom.store.values import MOST_LETTERS, MOST_NAME, from_text, to_text
from reefkit.match import save
from reefkit.match.errors import Rejection, SaveError, TruncatedError, reject
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.text import Message, message

FORMAT = "reefkit-work"
FORMAT_VERSION = 1
"""Version of the file format. 1: people with their work, and matches as save files."""

_MOST_RECORDS = 50_000
_MOST_SHEETS = 2_000
MOST_LISTED = 2_000
"""Most people in a class's back-up, including those removed."""
MOST_PEOPLE = 40
"""Most people in one save file: everybody who ever used a shared device."""
MOST_ROWS = 40_000
"""Most answers, notes, plots and sheets in a save file: the limits of two people."""
MOST_SETTINGS = 400
"""Most settings imported for one person or match; the latest are kept."""

# Without the signs that separate the parts of a scope or a key.
Id = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
Key = Annotated[str, Meta(pattern="^[!-~]{1,200}$")]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00$")]
Value = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
Attempt = Annotated[int, Meta(ge=1, le=1_000_000)]


class KeptPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a file's parts; fields are named after the columns."""


class KeptAnswer(KeptPart, frozen=True):
    """An answer; `raw` is JSON text."""

    id: Id
    lesson: Key
    sheet: Key
    question: Key
    attempt: Attempt
    time: Time
    raw: Value
    match: Id | None = None


class _KeptFinish(KeptPart, frozen=True):
    """A sheet that was handed in."""

    lesson: Key
    sheet: Key
    time: Time


class KeptNote(KeptPart, frozen=True):
    """A version of a note."""

    id: Id
    lesson: Key
    key: Key
    time: Time
    text: Annotated[str, Meta(max_length=MOST_LETTERS)]


class KeptPlot(KeptPart, frozen=True):
    """A version of a plot; `value` is JSON text."""

    id: Id
    match: Id
    key: Key
    time: Time
    value: Value


class KeptSetting(KeptPart, frozen=True):
    """A setting that a page remembers; `value` is JSON text."""

    key: Key
    time: Time
    value: Value


class KeptPerson(KeptPart, frozen=True):
    """A person with all of their work."""

    id: Id
    name: Annotated[str, Meta(max_length=MOST_NAME)]
    code: Annotated[str, Meta(max_length=20)]
    created: Time
    answers: Annotated[list[KeptAnswer], Meta(max_length=_MOST_RECORDS)] = []
    finished: Annotated[list[_KeptFinish], Meta(max_length=_MOST_SHEETS)] = []
    notes: Annotated[list[KeptNote], Meta(max_length=_MOST_RECORDS)] = []
    plots: Annotated[list[KeptPlot], Meta(max_length=_MOST_RECORDS)] = []
    settings: Annotated[list[KeptSetting], Meta(max_length=_MOST_RECORDS)] = []


class _KeptMatch(KeptPart, frozen=True):
    """A match: the file's person at each seat (None for others), and its save file as text."""

    id: Id
    people: Annotated[list[Id | None], Meta(max_length=64)]
    save: str
    settings: Annotated[list[KeptSetting], Meta(max_length=_MOST_RECORDS)] = []


class WorkFile(KeptPart, frozen=True):
    """A whole file."""

    format: str
    version: Annotated[int, Meta(ge=1)]
    made: Time
    people: Annotated[list[KeptPerson], Meta(max_length=MOST_LISTED)]
    matches: Annotated[list[_KeptMatch], Meta(max_length=2_000)] = []


class ReadWork(Struct, frozen=True):
    """A file that was read and checked, with its matches by id."""

    file: WorkFile
    name: str
    matches: dict[str, Match]
    missing: Message | None = None  #: Says that the file breaks off; None if it is whole.


def is_work_file(data: bytes) -> bool:
    return f'"format":"{FORMAT}"'.encode() in data[:200].replace(b" ", b"")


# -- writing ---------------------------------------------------------------------------------------


def write_work_file(
    connection: Connection,
    people: Sequence[str],
    matches: Sequence[str],
    now: str,
    games: Mapping[str, Game] | None = None,
) -> bytes:
    """Write people's work, the matches they sit in, and those named.

    A class's match contains its key and other people's hidden information, so of it the file has
    only a copy of the first seat where these people sit; without `games`, which are needed to make
    the copy, nothing.

    Raises
    ------
    Rejection
        If there is no such person or match.
    """
    wanted = list(dict.fromkeys([*match_rows.matches_of(connection, people), *matches]))
    shared = match_rows.at_class_tables(connection, wanted)
    work = work_of(connection, people, [match for match in wanted if match not in shared], now)
    ids = {person.id for person in work.people}
    copies = [
        _copy(connection, row, ids, games) for row in match_rows.match_rows(connection, [*shared])
    ]
    work.matches.extend(copy for copy in copies if copy is not None)
    return msgspec.json.encode(work)


def _copy(
    connection: Connection, row: MatchRow, people: set[str], games: Mapping[str, Game] | None
) -> _KeptMatch | None:
    seats = [n for n, seat in enumerate(row.seats) if people & set(seat.people)]
    log = match_rows.read_log(connection, row.id)
    if not seats or games is None or log is None:
        return None
    copy = save.seat_copy(save.parse(match_rows.save_file(log), games, row.id), seats[0])
    who = [next((each for each in seat.people if each in people), None) for seat in row.seats]
    return _KeptMatch(id=row.id, people=who, save=copy.decode())


def work_of(
    connection: Connection, people: Sequence[str], matches: Sequence[str], now: str
) -> WorkFile:
    stored = [_person_of(connection, person) for person in dict.fromkeys(people)]
    seated = {person.id for person in stored}
    return WorkFile(
        format=FORMAT,
        version=FORMAT_VERSION,
        made=now,
        people=stored,
        matches=[_match(connection, match, seated) for match in dict.fromkeys(matches)],
    )


def _person_of(connection: Connection, person: str) -> KeptPerson:
    found = find(connection, person)
    if found is None:
        raise reject("store-no-person")
    return KeptPerson(
        id=found.id,
        name=found.name,
        code=found.code,
        created=found.created,
        answers=_parts(connection, schema.answers, KeptAnswer, found.id),
        finished=_parts(connection, schema.finished, _KeptFinish, found.id),
        notes=_parts(connection, schema.notes, KeptNote, found.id),
        plots=_parts(connection, schema.plots, KeptPlot, found.id),
        settings=settings_of(connection, f"person:{found.id}"),
    )


def _match(connection: Connection, match: str, people: set[str]) -> _KeptMatch:
    log = match_rows.read_log(connection, match)
    if log is None:
        raise reject("store-no-match")
    (row,) = match_rows.match_rows(connection, [match])
    return _KeptMatch(
        id=match,
        people=[seat.person if seat.person in people else None for seat in row.seats],
        save=match_rows.save_file(log).decode(),
        settings=settings_of(connection, f"match:{match}"),
    )


def _parts(connection: Connection, table: Any, kind: type[Any], person: str) -> list[Any]:  # noqa: ANN401 - depends on the table
    columns = [table.c[name] for name in kind.__struct_fields__]
    order = [table.c.number] if "number" in table.c else [table.c.time]
    query = select(*columns).where(table.c.person == person).order_by(*order)
    return [kind(**row) for row in connection.execute(query).mappings()]


def settings_of(connection: Connection, scope: str) -> list[KeptSetting]:
    rows = schema.settings.c
    query = select(rows.key, rows.time, rows.value).where(rows.scope == scope).order_by(rows.key)
    return [KeptSetting(**row) for row in connection.execute(query).mappings()]


# -- reading ---------------------------------------------------------------------------------------


def read_work_file(
    data: bytes, games: Mapping[str, Game], name: str, *, partly: bool = False
) -> ReadWork:
    """Read and check a file.

    `partly`: Whether to read the whole records of one that breaks off.

    Raises
    ------
    SaveError
        If the file is damaged, too large, not a work file, or has more than `MOST_PEOPLE`.
    Rejection
        If one person has more rows than `WORK` allows, or all have more than `MOST_ROWS`.
    """
    file_reading.check_size(data, name, file_reading.MOST_WORK_BYTES)
    whole = None
    try:
        file = file_reading.read(data, WorkFile, FORMAT, FORMAT_VERSION, name)
    except TruncatedError:
        whole = file_reading.closed(data) if partly else None
        if whole is None:
            raise
        file = file_reading.read(whole, WorkFile, FORMAT, FORMAT_VERSION, name)
    if len(file.people) > MOST_PEOPLE:
        raise SaveError(message("work-many-people", file=name, most=MOST_PEOPLE))
    rows = [_rows_of(person) for person in file.people]
    if max(rows, default=0) > WORK.count or sum(rows) > MOST_ROWS:
        raise limit_met("work", "store-enough")
    read = check_work(file, games, name)
    if whole is None:
        return read
    missing = message("work-truncated", file=name, matches=len(read.matches))
    return msgspec.structs.replace(read, missing=missing)


def _rows_of(person: KeptPerson) -> int:
    rows = len(person.answers) + len(person.notes) + len(person.plots)
    return rows + len(person.finished)


def check_work(file: WorkFile, games: Mapping[str, Game], name: str) -> ReadWork:
    """Check the contents of a decoded file.

    Raises
    ------
    SaveError
        If a code, value or match in it is invalid.
    """
    try:
        for person in file.people:
            read_code(person.code)
        for text in _values(file):
            to_text(from_text(text))
    except (Rejection, ValueError, RecursionError) as error:
        raise damaged(name, error) from error
    for stored in file.matches:
        file_reading.check_match(stored.save.encode(), name)
    matches = {stored.id: save.parse(stored.save.encode(), games, name) for stored in file.matches}
    for match in matches.values():
        if match.missing:
            raise TruncatedError(match.missing)
    return ReadWork(file, name, matches)


def _values(file: WorkFile) -> list[str]:
    found = [setting.value for match in file.matches for setting in match.settings]
    for person in file.people:
        found += [answer.raw for answer in person.answers]
        found += [plot.value for plot in person.plots]
        found += [setting.value for setting in person.settings]
    return found
