"""What people do besides playing: answers, notes, plots, remembered settings, and the receipt.

Nothing is overwritten: a later answer is another attempt, a later note another version. Every call
is one transaction, and can be repeated if its reply was lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select
from sqlalchemy import Table as Rows

from reefkit.classroom.store import schema
from reefkit.classroom.store.database import Database
from reefkit.classroom.store.limits import Limits
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.people import actual, find_person
from reefkit.classroom.store.quotas import check_room
from reefkit.classroom.store.receipts import ANSWERS, FINISHED, NOTES, PLOTS, receipt_of
from reefkit.classroom.store.records import Answer, Note, PlotVersion, Receipt
from reefkit.classroom.store.statements import insert_new, put
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import checked, from_text, new_id, plain_text, to_text
from reefkit.match.deadlines import Clock
from reefkit.match.errors import reject

MOST_ATTEMPTS = 500
"""Most attempts at one question, or versions of one note or plot; a script might make more."""

_SETTINGS = schema.settings.c
_OF_PERSON = "person:"


class Work(StorePart):
    """The work of a store's people.

    Every method raises `StoreFault` if the database fails. Those that store raise `Rejection` if a
    key is invalid (`values.checked`) or a value too large (`values.to_text`); for a person's work
    also if there is no such person, or they have as much as is stored for one (`store.quotas`).
    """

    def __init__(self, database: Database, clock: Clock, limits: Limits) -> None:
        super().__init__(database, clock)
        self._limits = limits

    # -- answers -------------------------------------------------------------------------------

    def answer(  # noqa: PLR0913 - an answer has many parts
        self,
        person: str,
        lesson: str,
        sheet: str,
        question: str,
        raw: Any,  # noqa: ANN401 - any JSON
        *,
        attempt: int | None = None,
        match: str | None = None,
    ) -> Answer:
        """Store an answer.

        Parameters
        ----------
        attempt
            Number of the attempt that the page believes it is. If that attempt is stored with the
            same answer, the call is a repetition and adds nothing; otherwise, as with another
            answer from a second tab, this answer becomes the next attempt. None: the next attempt.
        match
            The match that the question is about.
        """
        checked(lesson, sheet, question, *([] if match is None else [match]))
        text = to_text(raw)
        which = (
            (ANSWERS.person == actual(person))
            & (ANSWERS.lesson == lesson)
            & (ANSWERS.sheet == sheet)
            & (ANSWERS.question == question)
        )
        with self._limits.noting(), self._database.write() as connection:
            person = _lock(connection, person)
            if attempt is not None:
                same = which & (ANSWERS.attempt == attempt)
                stored = connection.execute(select(schema.answers).where(same)).first()
                if stored is not None and stored.raw == text:
                    return answer_of(stored)
            query = select(func.max(ANSWERS.attempt)).where(which)
            last: int = connection.execute(query).scalar() or 0
            if last >= MOST_ATTEMPTS:
                raise reject("store-too-many")
            check_room(connection, person, 1, len(text))
            row: dict[str, Any] = {
                "id": new_id(),
                "person": person,
                "lesson": lesson,
                "sheet": sheet,
                "question": question,
                "attempt": last + 1,
                "match": match,
                "time": self._now(),
                "raw": text,
            }
            connection.execute(insert(schema.answers).values(**row))
        answer = {**row, "raw": from_text(text)}
        return Answer(**answer)

    def answers(self, person: str, lesson: str, sheet: str | None = None) -> list[Answer]:
        query = select(schema.answers).where(
            ANSWERS.person == actual(person), ANSWERS.lesson == lesson
        )
        if sheet is not None:
            query = query.where(ANSWERS.sheet == sheet)
        return [answer_of(row) for row in self._rows(query.order_by(ANSWERS.number))]

    def finish(self, person: str, lesson: str, sheet: str) -> str:
        """Hand a sheet in, and return the time of its first hand-in, the one that counts."""
        checked(lesson, sheet)
        with self._database.write() as connection:
            row = {"person": _lock(connection, person), "lesson": lesson, "sheet": sheet}
            insert_new(connection, schema.finished, [{**row, "time": self._now()}])
            query = select(FINISHED.time).filter_by(**row)
            time: str = connection.execute(query).scalar_one()
        return time

    def finished(self, person: str, lesson: str) -> dict[str, str]:
        query = select(FINISHED.sheet, FINISHED.time)
        query = query.where(FINISHED.person == actual(person), FINISHED.lesson == lesson)
        return {row.sheet: row.time for row in self._rows(query)}

    def lately(self, people: Sequence[str]) -> dict[str, str]:
        """Return the time of the latest answer of these people, by lesson."""
        who = [actual(person) for person in people]
        query = select(ANSWERS.lesson, func.max(ANSWERS.time).label("time"))
        query = query.where(ANSWERS.person.in_(who)).group_by(ANSWERS.lesson)
        return {row.lesson: row.time for row in self._rows(query)}

    # -- notes and plots -----------------------------------------------------------------------

    def note(self, person: str, lesson: str, key: str, text: str) -> Note:
        """Store a note; repeating the latest text adds nothing."""
        checked(lesson, key)
        which = {"person": person, "lesson": lesson, "key": key}
        plain = plain_text(text)
        return Note(key, plain, self._add_version(schema.notes, which, "text", plain))

    def notes(self, person: str, lesson: str) -> dict[str, Note]:
        which = {"person": person, "lesson": lesson}
        return {row.key: Note(row.key, row.text, row.time) for row in self._versions(_note, which)}

    def plot(self, person: str, match: str, key: str, value: Any) -> PlotVersion:  # noqa: ANN401 - JSON
        """Store a person's plot of a match; repeating the latest value adds nothing."""
        checked(match, key)
        which = {"person": person, "match": match, "key": key}
        text = to_text(value)
        time = self._add_version(schema.plots, which, "value", text)
        return PlotVersion(key, from_text(text), time)

    def plots(self, person: str, match: str) -> dict[str, PlotVersion]:
        rows = self._versions(_plots, {"person": person, "match": match})
        return {row.key: PlotVersion(row.key, from_text(row.value), row.time) for row in rows}

    def _add_version(self, table: Rows, which: Mapping[str, str], column: str, text: str) -> str:
        rows = table.c
        with self._limits.noting(), self._database.write() as connection:
            which = {**which, "person": _lock(connection, which["person"])}
            query = select(rows[column], rows.time).filter_by(**which)
            found = connection.execute(query.order_by(rows.time, rows.number)).all()
            if found and found[-1][0] == text:
                return str(found[-1].time)
            if len(found) >= MOST_ATTEMPTS:
                raise reject("store-too-many")
            check_room(connection, which["person"], 1, len(text.encode()))
            # Never before the version it follows, even where the clock was put back.
            time = max([self._now(), *(row.time for row in found[-1:])])
            row = {**which, "id": new_id(), "time": time, column: text}
            connection.execute(insert(table).values(**row))
        return str(time)

    def _versions(self, query: Select[Any], which: Mapping[str, str]) -> list[Row[Any]]:
        return self._rows(query.filter_by(**{**which, "person": actual(which["person"])}))

    # -- what a page remembers -----------------------------------------------------------------

    def remember(self, scope: str, key: str, value: Any) -> None:  # noqa: ANN401 - JSON
        """Store a value under a key, replacing an earlier one.

        Nothing is stored for a person, match or class that was erased: a page that was open then
        may still call this.

        `scope`: ``visitor:…``, ``person:…``, ``match:…``, ``seat:…`` or ``class:…``, with its id.
        """
        checked(scope, key)
        row = {"scope": scope, "key": key, "value": to_text(value)}
        with self._database.write() as connection:
            if _is_here(connection, scope):
                put(connection, schema.settings, {**row, "time": self._now()})
                if scope.startswith(_OF_PERSON):
                    tell_of(connection, scope.removeprefix(_OF_PERSON))

    def agree(self, scope: str, key: str, value: Any) -> Any:  # noqa: ANN401 - JSON
        """Store a value unless there is one; return the stored value."""
        checked(scope, key)
        row = {"scope": scope, "key": key, "value": to_text(value)}
        with self._database.write() as connection:
            insert_new(connection, schema.settings, [{**row, "time": self._now()}])
        return self.recall(scope, key)

    def recall(self, scope: str, key: str, default: Any = None) -> Any:  # noqa: ANN401 - JSON
        query = select(_SETTINGS.value).where(_SETTINGS.scope == scope, _SETTINGS.key == key)
        row = self._first(query)
        return default if row is None else from_text(row.value)

    def recall_all(self, scope: str) -> dict[str, Any]:
        query = select(_SETTINGS.key, _SETTINGS.value).where(_SETTINGS.scope == scope)
        return {row.key: from_text(row.value) for row in self._rows(query.order_by(_SETTINGS.key))}

    def forget(self, scope: str, key: str | None = None) -> None:
        """Delete a stored value, or with None all values of the scope."""
        forgotten = delete(schema.settings).where(_SETTINGS.scope == scope)
        if key is not None:
            forgotten = forgotten.where(_SETTINGS.key == key)
        self._execute(forgotten)

    # -- the receipt ---------------------------------------------------------------------------

    def receipt(self, person: str) -> Receipt:
        """Summarise what is saved of a person's work, in one transaction.

        Raises
        ------
        Rejection
            If there is no such person.
        """
        with self._database.read() as connection:
            return receipt_of(connection, find_person(connection, person))


_note = select(schema.notes).order_by(NOTES.time, NOTES.number)
_plots = select(schema.plots).order_by(PLOTS.time, PLOTS.number)


def _lock(connection: Connection, person: str) -> str:
    """Lock the person against their other pages, and return their current id."""
    found = find_person(connection, person, lock=True)
    tell_of(connection, found.id)
    return found.id


def _is_here(connection: Connection, scope: str) -> bool:
    kind, _, rest = scope.partition(":")
    tables = {
        "person": schema.people,
        "match": schema.matches,
        "seat": schema.matches,
        "class": schema.classes,
    }
    if kind not in tables:
        return True
    table, id_ = tables[kind], rest.partition(":")[0]
    wanted = actual(id_) if kind == "person" else id_
    query = select(table.c.id).where(table.c.id == wanted).with_for_update(read=True)
    return connection.execute(query).first() is not None


def answer_of(row: Row[Any]) -> Answer:
    return Answer(
        row.person,
        row.lesson,
        row.sheet,
        row.question,
        row.attempt,
        from_text(row.raw),
        row.time,
        row.match,
        row.taken,
        row.id,
    )
