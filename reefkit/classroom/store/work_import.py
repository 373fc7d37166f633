"""Import of work files into a store, all or nothing, skipping what is stored already.

An imported file has a visitor's rights: it may only change what its owner could have done by hand.
Imported work is marked with the time of import, so that a teacher can tell it from answers given
here: a reader may have edited the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert, select

from reefkit.classroom.store import match_rows, schema
from reefkit.classroom.store.limits import count_try
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.people import add, find, owner_of
from reefkit.classroom.store.quotas import check_matches, check_room
from reefkit.classroom.store.records import Person, TakenIn
from reefkit.classroom.store.resume_codes import read_code
from reefkit.classroom.store.statements import insert_new, put_all
from reefkit.classroom.store.values import plain_name, plain_text
from reefkit.classroom.store.work_file import (
    MOST_SETTINGS,
    KeptAnswer,
    KeptNote,
    KeptPerson,
    KeptPlot,
    KeptSetting,
    ReadWork,
)
from reefkit.match.errors import Rejection, SaveError
from reefkit.text import message

_OF_PERSON = re.compile(
    r"shuffle|[a-z][a-z0-9-]{0,39}/"
    r"(current|place|homework|steps|pace|records|data-graphs|data-graphs-aside"
    r"|(place|drafts|seat):[!-~]{1,100})"
)
"""Settings of a person that a file may set, as remembered by lesson pages."""
_OF_MATCH = re.compile(r"page(/(plots|notes|sharing|revealed)/[!-~]{1,60})?")
"""Settings of a match that a file may set."""
_SHUFFLE = "shuffle"
_SHUFFLED_BY = re.compile(r'"[!-~]{1,60}"')


def count_codes(
    connection: Connection, work: ReadWork, by: tuple[str, str], now: datetime
) -> Rejection | None:
    """Count resume codes in a file that belong to somebody else as wrong guesses.

    Return the rejection if there were too many.
    """
    visitor, address = by
    found = None
    for stored in work.file.people:
        right = _has_right_code(connection, stored)
        refused = count_try(connection, "resume", visitor, address, now, is_right=right)
        found = refused or found
    return found


def _has_right_code(connection: Connection, stored: KeptPerson) -> bool:
    here, owner = find(connection, stored.id), owner_of(connection, read_code(stored.code))
    return owner == (None if here is None else here.id)


def take_in(  # noqa: PLR0913 - keyword arguments
    connection: Connection,
    work: ReadWork,
    now: str,
    *,
    of: str = "",
    backup: bool = False,
    merged: Iterable[str] = (),
) -> TakenIn:
    """Import a file that was read.

    `of`: The class whose back-up it is, or whose teacher imports it; empty for a student's own
    file. A file cannot continue matches at another class's tables.
    `backup`: Whether it is the class's back-up. Other files may not exceed the limits for one
    person (`store.quotas`), and their sheets count as handed in now.
    `merged`: Earlier ids of merged people, as in the back-up.

    Raises
    ------
    SaveError
        If a person of the file is in the store, and the file does not have their code.
    Rejection
        If a person would have more than is stored for one.
    """
    people, everybody, added = [], [], 0
    for stored in work.file.people:
        person, new = _take_person(connection, stored, work.name, now)
        people.append(person)
        # The work of somebody who was merged here goes to the person they were merged into.
        everybody.append(msgspec.structs.replace(stored, id=person.id))
        added += new
    here = {stored.id: person.id for stored, person in zip(work.file.people, people, strict=True)}
    named: dict[str, str] = {}
    for match in work.file.matches:
        # Only the file's own people, whose codes it contains, may be seated by it.
        seats = [here.get(each or "") for each in match.people]
        fold = work.matches[match.id]
        if fold.is_copy and match_rows.is_whole(connection, match.id):
            named[match.id] = match.id  # stored whole here: a seat's copy adds nothing
            continue
        wanted = match.id
        if _is_played_elsewhere(connection, match.id, of):
            if match_rows.holds(connection, match.id, fold):
                named[match.id] = match.id
                continue
            wanted = match_rows.apart(match.id, fold)
        named[match.id], new = match_rows.merge(connection, wanted, fold, seats, now)
        added += new
        allowed = [each for each in match.settings if _OF_MATCH.fullmatch(each.key)]
        added += take_settings(connection, f"match:{named[match.id]}", allowed, now)
    about = _ImportRules(connection, work, here, named, of=of, backup=backup)
    for stored in everybody:
        before = added
        added += _take_answers(connection, stored, about, now)
        added += _take_versions(connection, stored, about, now)
        if not backup and added > before:
            check_room(connection, stored.id)
        tell_of(connection, stored.id)
        settings = _settings_of(connection, stored, merged)
        added += take_settings(connection, f"person:{stored.id}", settings, now)
    if not backup and added:
        check_matches(connection, [person.id for person in people])
    return TakenIn(tuple(people), tuple(named.values()), added, work.missing)


def _is_played_elsewhere(connection: Connection, match: str, of: str) -> bool:
    tables = schema.class_tables.c
    table = connection.execute(select(tables.class_id).where(tables.match == match)).first()
    return table is not None and table.class_id != of


class _ImportRules:
    """Rules for what a file may add to matches that are played at tables of classes.

    `here` and `named` map the file's people and matches to their ids in the store.
    """

    def __init__(  # noqa: PLR0913 - a file and its context
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
            # A match that is here as copies came with files too: each file may say where its people
            # sat.
            if match.id in self._classes and not match_rows.is_whole(connection, match.id):
                for seat, person in enumerate(match.people):
                    who = here.get(person or "", "")
                    self._sit |= {(match.id, seat, who), (match.id, None, who)}

    def may_answer(self, sheet: str, person: str) -> bool:
        """Return whether a sheet may be imported: about a class's match only from who sat there."""
        match, seat = _about(sheet)
        at = self._classes.get(match)
        return at is None or self._is_backup_of(at) or (match, seat, person) in self._sit

    def may_write(self, match: str, seat: int | None, person: str) -> bool:
        """Return whether the person may add notes or plots of a match.

        To a class's match only at that class's desk, and only if they sat there (at any seat for
        None).
        """
        at = self._classes.get(match)
        if at is None or self._is_backup_of(at):
            return True
        return at == self.of and (match, seat, person) in self._sit

    def match_of(self, sheet: str, match: str | None) -> str | None:
        """Return the match to store with an answer; None if the file may not name it."""
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
    """Return the match and the seat (from 0) of a sheet; "" and None if it has none."""
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
    connection: Connection, stored: KeptPerson, name: str, now: str
) -> tuple[Person, int]:
    here = find(connection, stored.id, lock=True)
    code = read_code(stored.code)
    # After a merge either code is valid.
    merged = select(schema.merged.c.code).where(schema.merged.c.person == stored.id)
    if here is None:
        person = Person(stored.id, plain_name(stored.name), "", min(stored.created, now))
        return add(connection, person, code), 1
    earlier = connection.execute(merged).scalar()
    if code not in {read_code(here.code), earlier}:
        raise SaveError(message("work-other-code", file=name))
    return here, 0


def _take_answers(connection: Connection, person: KeptPerson, about: _ImportRules, now: str) -> int:
    """Insert answers and finished sheets that are not here."""
    rows = schema.answers.c
    query = select(rows.id, rows.lesson, rows.sheet, rows.question, rows.attempt)
    stored = connection.execute(query.where(rows.person == person.id)).all()
    ids = {row.id for row in stored} | _ids_elsewhere(connection, rows, person.answers)
    attempts: dict[tuple[str, str, str], set[int]] = {}
    for row in stored:
        attempts.setdefault((row.lesson, row.sheet, row.question), set()).add(row.attempt)
    new = []
    for answer in _unseen(person.answers, ids):
        if not about.may_answer(answer.sheet, person.id):
            continue
        taken = attempts.setdefault((answer.lesson, answer.sheet, answer.question), set())
        # Under another id, the same attempt was made in two places: this one becomes the next.
        attempt = answer.attempt if answer.attempt not in taken else max(taken) + 1
        taken.add(attempt)
        match = about.match_of(answer.sheet, answer.match)
        new.append({**_row(answer, person, now), "attempt": attempt, "match": match})
    _insert(connection, schema.answers, new)
    # A student's file can be edited, so its hand-in times are not believed; a class's back-up is.
    when = {"taken": None} if about.backup else {"time": now}
    finished = [
        {**_row(sheet, person, now), **when}
        for sheet in person.finished
        if about.may_answer(sheet.sheet, person.id)
    ]
    return len(new) + insert_new(connection, schema.finished, finished)


def _take_versions(
    connection: Connection, stored: KeptPerson, about: _ImportRules, now: str
) -> int:
    new_notes = [
        {**_row(note, stored, now), "text": plain_text(note.text)}
        for note in _unseen(stored.notes, _ids_elsewhere(connection, schema.notes.c, stored.notes))
        if about.may_write(*_of_note(note.key), stored.id)
    ]
    new_plots = [
        {**_row(plot, stored, now), "match": about.named.get(plot.match, plot.match)}
        for plot in _unseen(stored.plots, _ids_elsewhere(connection, schema.plots.c, stored.plots))
        if about.may_write(plot.match, None, stored.id)
    ]
    _insert(connection, schema.notes, new_notes)
    _insert(connection, schema.plots, new_plots)
    return len(new_notes) + len(new_plots)


def _settings_of(
    connection: Connection, stored: KeptPerson, merged: Iterable[str]
) -> list[KeptSetting]:
    """List the settings that a file may set; another shuffle key would reorder the questions."""
    also = {f"{_SHUFFLE}/{person}" for person in merged}
    here = select(schema.settings.c.key).filter_by(scope=f"person:{stored.id}", key=_SHUFFLE)
    known = {_SHUFFLE} if connection.execute(here).first() is not None else set()
    return [
        each
        for each in stored.settings
        if each.key not in known
        and (_OF_PERSON.fullmatch(each.key) or each.key in also)
        and (each.key.partition("/")[0] != _SHUFFLE or _SHUFFLED_BY.fullmatch(each.value))
    ]


def take_settings(
    connection: Connection, scope: str, settings: Sequence[KeptSetting], now: str
) -> int:
    """Store settings that are newer than stored ones, the latest first while there is room.

    Return their number.
    """
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
    rows: Any,  # noqa: ANN401 - columns of any table
    parts: Iterable[KeptAnswer | KeptNote | KeptPlot],
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


def _row(part: msgspec.Struct, stored: KeptPerson, now: str) -> dict[str, Any]:
    """Return a part as a row; its time is at most `now`, so that it cannot supersede later ones."""
    row = msgspec.structs.asdict(part)
    return {**row, "person": stored.id, "taken": now, "time": min(row["time"], now)}
