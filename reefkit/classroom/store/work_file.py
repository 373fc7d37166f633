"""Work as a file: everything of some people, written to be carried away, and taken in again.

A file is taken in whole or not at all, passing over what the store has already.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Table, insert, select

from reefkit.classroom.store import matches, schema, values
from reefkit.classroom.store import matches as logs
from reefkit.classroom.store.database import insert_new, put_all
from reefkit.classroom.store.limits import count_try, limit_met
from reefkit.classroom.store.news import tell_of
from reefkit.classroom.store.people import add, find, owner_of
from reefkit.classroom.store.quotas import WORK, check_matches, check_room
from reefkit.classroom.store.records import MatchRow, Person, TakenIn
from reefkit.classroom.store.values import (
    MOST_LETTERS,
    MOST_NAME,
    damaged,
    from_text,
    plain_name,
    plain_text,
    read_code,
    to_text,
)
from reefkit.match import save
from reefkit.match.errors import Rejection, SaveError, reject
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.text import message

# ---- Work as a file: everything of some people, to carry to another server or keep at home
#
# One JSON object. Values that people gave stand in it as JSON text, so that even the strangest
# answer comes back as it was; matches stand in it as save files. A file is untrusted (decision
# 8): it is bounded, decoded into its type, and each match is folded and held against its
# checksums. Records have random ids, which is how a file that is taken in twice adds nothing.

FORMAT = "reefkit-work"
FORMAT_VERSION = 1
"""Version of the file's own form. 1: people with their work, and matches as save files."""

_MOST_RECORDS = 50_000
_MOST_SHEETS = 2_000
MOST_LISTED = 2_000
"""People of a class's back-up, those who were removed included."""
MOST_PEOPLE = 40
"""People of one save file: everybody who ever used a shared device."""
MOST_ROWS = 40_000
"""Answers, notes, plots and sheets of a whole save file: what two people may have here."""
MOST_SETTINGS = 400
"""Settings that are taken from a file for one person or match, the latest of them."""

# No sign that separates the parts of a scope or a key.
Id = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
Key = Annotated[str, Meta(pattern="^[!-~]{1,200}$")]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00$")]
Value = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
Attempt = Annotated[int, Meta(ge=1, le=1_000_000)]


class KeptPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a file; its fields are named as the columns are."""


class _KeptAnswer(KeptPart, frozen=True):
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


class _KeptPlot(KeptPart, frozen=True):
    """A version of a plot; `value` is JSON text."""

    id: Id
    match: Id
    key: Key
    time: Time
    value: Value


class KeptSetting(KeptPart, frozen=True):
    """What a page remembers; `value` is JSON text."""

    key: Key
    time: Time
    value: Value


class KeptPerson(KeptPart, frozen=True):
    """A person with all of their work."""

    id: Id
    name: Annotated[str, Meta(max_length=MOST_NAME)]
    code: Annotated[str, Meta(max_length=20)]
    created: Time
    answers: Annotated[list[_KeptAnswer], Meta(max_length=_MOST_RECORDS)] = []
    finished: Annotated[list[_KeptFinish], Meta(max_length=_MOST_SHEETS)] = []
    notes: Annotated[list[KeptNote], Meta(max_length=_MOST_RECORDS)] = []
    plots: Annotated[list[_KeptPlot], Meta(max_length=_MOST_RECORDS)] = []
    settings: Annotated[list[KeptSetting], Meta(max_length=_MOST_RECORDS)] = []


class _KeptMatch(KeptPart, frozen=True):
    """A match: who of the file's people sits where, and its save file as text."""

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
    matches: Annotated[list[_KeptMatch], Meta(max_length=2_000)]


class ReadWork(Struct, frozen=True):
    """A file that was read and found good: itself, and the matches of it by id."""

    file: WorkFile
    name: str
    matches: dict[str, Match]


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
    """Write people's work, the matches where they sit, and those named.

    A match of a class holds its key and what others keep to themselves, and is no pupil's to carry
    away: what the file gets of it is the copy of a seat where these people sit, which takes the
    games to make, and otherwise nothing.

    Raises
    ------
    Rejection
        When there is no such person or match.
    """
    wanted = list(dict.fromkeys([*logs.matches_of(connection, people), *matches]))
    shared = logs.at_class_tables(connection, wanted)
    work = work_of(connection, people, [match for match in wanted if match not in shared], now)
    ids = {person.id for person in work.people}
    copies = [_copy(connection, row, ids, games) for row in logs.match_rows(connection, [*shared])]
    work.matches.extend(copy for copy in copies if copy is not None)
    return msgspec.json.encode(work)


def _copy(
    connection: Connection, row: MatchRow, people: set[str], games: Mapping[str, Game] | None
) -> _KeptMatch | None:
    seats = [n for n, seat in enumerate(row.seats) if people & set(seat.people)]
    log = logs.read_log(connection, row.id)
    if not seats or games is None or log is None:
        return None
    copy = save.seat_copy(save.parse(logs.save_file(log), games, row.id), seats[0])
    who = [next((each for each in seat.people if each in people), None) for seat in row.seats]
    return _KeptMatch(id=row.id, people=who, save=copy.decode())


def work_of(
    connection: Connection, people: Sequence[str], matches: Sequence[str], now: str
) -> WorkFile:
    kept = [_person_of(connection, person) for person in dict.fromkeys(people)]
    seated = {person.id for person in kept}
    return WorkFile(
        format=FORMAT,
        version=FORMAT_VERSION,
        made=now,
        people=kept,
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
        answers=_parts(connection, schema.answers, _KeptAnswer, found.id),
        finished=_parts(connection, schema.finished, _KeptFinish, found.id),
        notes=_parts(connection, schema.notes, KeptNote, found.id),
        plots=_parts(connection, schema.plots, _KeptPlot, found.id),
        settings=settings_of(connection, f"person:{found.id}"),
    )


def _match(connection: Connection, match: str, people: set[str]) -> _KeptMatch:
    log = logs.read_log(connection, match)
    if log is None:
        raise reject("store-no-match")
    (row,) = logs.match_rows(connection, [match])
    return _KeptMatch(
        id=match,
        people=[seat.person if seat.person in people else None for seat in row.seats],
        save=logs.save_file(log).decode(),
        settings=settings_of(connection, f"match:{match}"),
    )


def _parts(connection: Connection, table: Any, kind: type[Any], person: str) -> list[Any]:  # noqa: ANN401 - each table has its kind
    columns = [table.c[name] for name in kind.__struct_fields__]
    order = [table.c.number] if "number" in table.c else [table.c.time]
    query = select(*columns).where(table.c.person == person).order_by(*order)
    return [kind(**row) for row in connection.execute(query).mappings()]


def settings_of(connection: Connection, scope: str) -> list[KeptSetting]:
    rows = schema.settings.c
    query = select(rows.key, rows.time, rows.value).where(rows.scope == scope).order_by(rows.key)
    return [KeptSetting(**row) for row in connection.execute(query).mappings()]


# -- reading ---------------------------------------------------------------------------------------


def read_work_file(data: bytes, games: Mapping[str, Game], name: str) -> ReadWork:
    """Read a file and check all of it.

    Raises
    ------
    SaveError
        One of the named kinds.
    LimitMet
        When it holds more than is kept.
    """
    values.check_size(data, name, values.MOST_WORK_BYTES)
    file = values.read(data, WorkFile, FORMAT, FORMAT_VERSION, name)
    if len(file.people) > MOST_PEOPLE:
        raise SaveError(message("work-many-people", file=name, most=MOST_PEOPLE))
    rows = [_rows_of(person) for person in file.people]
    if max(rows, default=0) > WORK.count or sum(rows) > MOST_ROWS:
        raise limit_met("work", "store-enough")
    return check_work(file, games, name)


def _rows_of(person: KeptPerson) -> int:
    kept = len(person.answers) + len(person.notes) + len(person.plots)
    return kept + len(person.finished)


def check_work(file: WorkFile, games: Mapping[str, Game], name: str) -> ReadWork:
    """Check all of a file that was decoded.

    Raises
    ------
    SaveError
        One of the named kinds.
    """
    try:
        for person in file.people:
            read_code(person.code)
        for text in _values(file):
            to_text(from_text(text))
    except (Rejection, ValueError, RecursionError) as error:
        raise damaged(name, error) from error
    for kept in file.matches:
        values.check_match(kept.save.encode(), name)
    matches = {kept.id: save.parse(kept.save.encode(), games, name) for kept in file.matches}
    return ReadWork(file, name, matches)


def _values(file: WorkFile) -> list[str]:
    found = [setting.value for match in file.matches for setting in match.settings]
    for person in file.people:
        found += [answer.raw for answer in person.answers]
        found += [plot.value for plot in person.plots]
        found += [setting.value for setting in person.settings]
    return found


# ---- Put the work of a file into a store, all or nothing, passing over what is there already
#
# A file is a visitor: it may say only what its owner could have done by hand. What comes from it
# is marked with when it was taken in, since a reader may have changed the file: a teacher can tell
# it from what was given here.

_OF_PERSON = re.compile(
    r"shuffle|[a-z][a-z0-9-]{0,39}/"
    r"(current|place|homework|steps|pace|records|data-graphs|data-graphs-aside"
    r"|(place|drafts|seat):[!-~]{1,100})"
)
"""Settings of a person that a file may bring: what the lessons' pages remember."""
_OF_MATCH = re.compile(r"page(/(plots|notes|sharing|revealed)/[!-~]{1,60})?")
_SHUFFLE = "shuffle"
_SHUFFLED_BY = re.compile(r'"[!-~]{1,60}"')


def count_codes(
    connection: Connection, work: ReadWork, by: tuple[str, str], now: datetime
) -> Rejection | None:
    """Count resume codes of a file that are somebody else's as wrong ones.

    Return why the file is refused where too many were tried.
    """
    visitor, address = by
    found = None
    for kept in work.file.people:
        right = _has_right_code(connection, kept)
        refused = count_try(connection, "resume", visitor, address, now, is_right=right)
        found = refused or found
    return found


def _has_right_code(connection: Connection, kept: KeptPerson) -> bool:
    here, owner = find(connection, kept.id), owner_of(connection, read_code(kept.code))
    return owner == (None if here is None else here.id)


def take_in(  # noqa: PLR0913 - whose file it is
    connection: Connection,
    work: ReadWork,
    now: str,
    *,
    of: str = "",
    backup: bool = False,
    merged: Iterable[str] = (),
) -> TakenIn:
    """Put a file in that was read.

    `of`: The class whose back-up it is, or whose teacher brings it; empty for a student's own file.
    At another class's tables it plays nothing on.
    `backup`: Whether it is the class's back-up; of another no more is kept than for one person
    (`store.quotas`), and no sheet was handed in before now.
    `merged`: Earlier ids of those who were made one, as the back-up has them.

    Raises
    ------
    SaveError
        When a person of the file is here, and the file does not know their code.
    LimitMet
        When a person of it would have more than is kept for one.
    """
    people, everybody, added = [], [], 0
    for kept in work.file.people:
        person, new = _take_person(connection, kept, work.name, now)
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
        if fold.is_copy and matches.is_whole(connection, match.id):
            named[match.id] = match.id  # what a seat saw of it tells no more
            continue
        wanted = match.id
        if _is_played_elsewhere(connection, match.id, of):
            if matches.holds(connection, match.id, fold):
                named[match.id] = match.id
                continue
            wanted = matches.apart(match.id, fold)
        named[match.id], new = matches.merge(connection, wanted, fold, seats, now)
        added += new
        allowed = [each for each in match.settings if _OF_MATCH.fullmatch(each.key)]
        added += take_settings(connection, f"match:{named[match.id]}", allowed, now)
    about = _Visit(connection, work, here, named, of=of, backup=backup)
    for kept in everybody:
        before = added
        added += _take_answers(connection, kept, about, now)
        added += _take_versions(connection, kept, about, now)
        if not backup and added > before:
            check_room(connection, kept.id)
        tell_of(connection, kept.id)
        settings = _settings_of(connection, kept, merged)
        added += take_settings(connection, f"person:{kept.id}", settings, now)
    if not backup and added:
        check_matches(connection, [person.id for person in people])
    return TakenIn(tuple(people), tuple(named.values()), added)


def _is_played_elsewhere(connection: Connection, match: str, of: str) -> bool:
    tables = schema.class_tables.c
    table = connection.execute(select(tables.class_id).where(tables.match == match)).first()
    return table is not None and table.class_id != of


class _Visit:
    """What a file may bring of matches that are played at tables of classes.

    `here`, `named`: What the file's people and matches are called in the store.
    """

    def __init__(  # noqa: PLR0913 - a file, and what became of it
        self,
        connection: Connection,
        work: ReadWork,
        here: Mapping[str, str],
        named: Mapping[str, str],
        *,
        of: str,
        backup: bool,
    ) -> None:
        self.named, self.of, self.backup = named, of, backup
        tables, sitters = schema.class_tables.c, schema.sitters.c
        about = {match for person in work.file.people for match in _mentioned(person)}
        wanted = sorted(about | set(named.values()))
        self._classes: dict[str, str] = {}
        self._sit: set[tuple[str, int | None, str]] = set()
        for start in range(0, len(wanted), _AT_ONCE):
            some = wanted[start : start + _AT_ONCE]
            at = select(tables.match, tables.class_id).where(tables.match.in_(some))
            self._classes |= {row.match: row.class_id for row in connection.execute(at)}
            sit = select(sitters.match, sitters.seat, sitters.person)
            for row in connection.execute(sit.where(sitters.match.in_(some))):
                self._sit |= {(row.match, row.seat, row.person), (row.match, None, row.person)}
        for match in work.file.matches:
            # What lies at the table came with files too: each may say where its people sat.
            if match.id in self._classes and not matches.is_whole(connection, match.id):
                for seat, person in enumerate(match.people):
                    who = here.get(person or "", "")
                    self._sit |= {(match.id, seat, who), (match.id, None, who)}

    def may_answer(self, sheet: str, person: str) -> bool:
        match, seat = _about(sheet)
        at = self._classes.get(match)
        return at is None or self._is_backup_of(at) or (match, seat, person) in self._sit

    def may_write(self, match: str, seat: int | None, person: str) -> bool:
        at = self._classes.get(match)
        if at is None or self._is_backup_of(at):
            return True
        return at == self.of and (match, seat, person) in self._sit

    def match_of(self, sheet: str, match: str | None) -> str | None:
        about, _ = _about(sheet)
        if about in self._classes and not self.backup:
            return about
        found = self.named.get(match or "", match)
        if not about or match == about or found is None:
            return found
        other = match not in self.named or found in self._classes
        return None if other and not self.backup else found

    def _is_backup_of(self, class_id: str) -> bool:
        return self.backup and class_id == self.of


def _about(sheet: str) -> tuple[str, int | None]:
    """Return the match and the seat (from 0) of a sheet; empty and None if it has none."""
    _, match, seat, *_ = [*sheet.removesuffix(_SURVEY).split(":", 2), "", ""]
    is_seat = seat.isascii() and seat.isdecimal() and len(seat) < _MOST_DIGITS
    return (match, int(seat) - 1) if is_seat else ("", None)


def _of_note(key: str) -> tuple[str, int | None]:
    match, seat, *_ = [*key.rsplit("/", 2), "", ""]
    is_seat = seat.isascii() and seat.isdecimal() and len(seat) < _MOST_DIGITS
    return (match, int(seat) if is_seat else None)


_SURVEY = "/survey"
_MOST_DIGITS = 5


def _mentioned(person: KeptPerson) -> Iterable[str]:
    for sheet in [each.sheet for each in person.answers] + [each.sheet for each in person.finished]:
        yield _about(sheet)[0]
    for note in person.notes:
        yield _of_note(note.key)[0]
    for plot in person.plots:
        yield plot.match


def _take_person(
    connection: Connection, kept: KeptPerson, name: str, now: str
) -> tuple[Person, int]:
    here = find(connection, kept.id, lock=True)
    code = read_code(kept.code)
    # Both codes of two who were made one are theirs.
    merged = select(schema.merged.c.code).where(schema.merged.c.person == kept.id)
    if here is None:
        person = Person(kept.id, plain_name(kept.name), "", min(kept.created, now))
        return add(connection, person, code), 1
    earlier = connection.execute(merged).scalar()
    if code not in {read_code(here.code), earlier}:
        raise SaveError(message("work-other-code", file=name))
    return here, 0


def _take_answers(connection: Connection, kept: KeptPerson, about: _Visit, now: str) -> int:
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
        if not about.may_answer(answer.sheet, kept.id):
            continue
        taken = attempts.setdefault((answer.lesson, answer.sheet, answer.question), set())
        attempt = answer.attempt if answer.attempt not in taken else max(taken) + 1
        taken.add(attempt)
        match = about.match_of(answer.sheet, answer.match)
        new.append({**_row(answer, kept, now), "attempt": attempt, "match": match})
    _insert(connection, schema.answers, new)
    # A student's file says that a sheet was handed in, and not when; a class's back-up is believed.
    when = {"taken": None} if about.backup else {"time": now}
    finished = [
        {**_row(sheet, kept, now), **when}
        for sheet in kept.finished
        if about.may_answer(sheet.sheet, kept.id)
    ]
    return len(new) + insert_new(connection, schema.finished, finished)


def _take_versions(connection: Connection, kept: KeptPerson, about: _Visit, now: str) -> int:
    new_notes = [
        {**_row(note, kept, now), "text": plain_text(note.text)}
        for note in _unseen(kept.notes, _ids_elsewhere(connection, schema.notes.c, kept.notes))
        if about.may_write(*_of_note(note.key), kept.id)
    ]
    new_plots = [
        {**_row(plot, kept, now), "match": about.named.get(plot.match, plot.match)}
        for plot in _unseen(kept.plots, _ids_elsewhere(connection, schema.plots.c, kept.plots))
        if about.may_write(plot.match, None, kept.id)
    ]
    _insert(connection, schema.notes, new_notes)
    _insert(connection, schema.plots, new_plots)
    return len(new_notes) + len(new_plots)


def _settings_of(
    connection: Connection, kept: KeptPerson, merged: Iterable[str]
) -> list[KeptSetting]:
    """List the settings of a person that a file may bring.

    By what their questions are shuffled is said once: another order would have other questions.
    """
    also = {f"{_SHUFFLE}/{person}" for person in merged}
    here = select(schema.settings.c.key).filter_by(scope=f"person:{kept.id}", key=_SHUFFLE)
    known = {_SHUFFLE} if connection.execute(here).first() is not None else set()
    return [
        each
        for each in kept.settings
        if each.key not in known
        and (_OF_PERSON.fullmatch(each.key) or each.key in also)
        and (each.key.partition("/")[0] != _SHUFFLE or _SHUFFLED_BY.fullmatch(each.value))
    ]


def take_settings(
    connection: Connection, scope: str, settings: Sequence[KeptSetting], now: str
) -> int:
    rows = schema.settings.c
    query = select(rows.key, rows.value, rows.time).where(rows.scope == scope)
    here = {row.key: (row.value, row.time) for row in connection.execute(query)}
    new: dict[str, dict[str, str]] = {}
    for setting in sorted(settings, key=lambda each: each.time, reverse=True):
        value, since = here.get(setting.key, ("", ""))
        time = min(setting.time, now)
        has_room = setting.key in here or len(here.keys() | new) < MOST_SETTINGS
        if setting.key not in new and setting.value != value and time > since and has_room:
            row = {"scope": scope, "key": setting.key, "value": setting.value, "time": time}
            new[setting.key] = row
    put_all(connection, schema.settings, [*new.values()])
    return len(new)


def _unseen(parts: Iterable[Any], ids: set[str]) -> Iterable[Any]:
    seen = set(ids)
    for part in parts:
        if part.id not in seen:
            seen.add(part.id)
            yield part


def _ids_elsewhere(
    connection: Connection,
    rows: Any,  # noqa: ANN401 - the columns of whichever table
    parts: Iterable[_KeptAnswer | KeptNote | _KeptPlot],
) -> set[str]:
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
    """Return a part as a row, its time capped at `now` lest it outlast later ones."""
    row = msgspec.structs.asdict(part)
    return {**row, "person": kept.id, "taken": now, "time": min(row["time"], now)}
