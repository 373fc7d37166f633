"""The work of a whole class, and the teacher's marks for it."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, insert, select

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassPlot
from reefkit.classroom.store.classes.base import changed, find_class
from reefkit.classroom.store.classes.class_tables import MEMBERS
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.records import Answer
from reefkit.classroom.store.store_part import AnyRow, StorePart
from reefkit.classroom.store.values import from_text, new_id, plain_name, plain_text
from reefkit.classroom.store.work import answer_of
from reefkit.match.errors import reject

MOST_POINTS = 1000.0
MOST_TEXT = 2000

ANSWERS = schema.answers.c
_FINISHED = schema.finished.c
MARKS = schema.marks.c
_MARK: Select[Any] = select(
    MARKS.answer, MARKS.points, MARKS.text, MARKS.time, MARKS.by, MARKS.returned
)
_NOTES = schema.notes.c
_PLOTS = schema.plots.c


class Gathered(StorePart):
    """The work of a class's members, without those whom the teacher removed.

    Work belongs to a person, not to a class: all work of a member of two classes is in both.
    """

    def answers(self, class_id: str, sheets: Collection[str] | None = None) -> tuple[Answer, ...]:
        query = select(schema.answers).where(_in_class(class_id, ANSWERS.person))
        if sheets is not None:
            query = query.where(ANSWERS.sheet.in_(sheets))
        return tuple(answer_of(row) for row in self._rows(query.order_by(ANSWERS.number)))

    def finished(self, class_id: str) -> tuple[AnyRow, ...]:
        """Return the rows of the sheets that were handed in."""
        query = select(schema.finished).where(_in_class(class_id, _FINISHED.person))
        return tuple(self._rows(query.order_by(_FINISHED.time)))

    def notes(self, class_id: str) -> tuple[AnyRow, ...]:
        """Return the rows of the latest version of each note."""
        columns = (_NOTES.person, _NOTES.lesson, _NOTES.key, _NOTES.text, _NOTES.time)
        query = select(*columns).where(_in_class(class_id, _NOTES.person))
        rows = self._rows(query.order_by(_NOTES.time, _NOTES.number))
        return tuple({row[:3]: row for row in rows}.values())

    def plots(self, class_id: str) -> tuple[ClassPlot, ...]:
        columns = (_PLOTS.person, _PLOTS.match, _PLOTS.key, _PLOTS.value, _PLOTS.time)
        query = select(*columns).where(_in_class(class_id, _PLOTS.person))
        latest = {row[:3]: row for row in self._rows(query.order_by(_PLOTS.time, _PLOTS.number))}
        return tuple(
            ClassPlot(row.person, row.match, row.key, from_text(row.value), row.time)
            for row in latest.values()
        )

    # -- marks ---------------------------------------------------------------------------------

    def mark(  # noqa: PLR0913 - a mark has many parts
        self,
        class_id: str,
        answer: str,
        points: float,
        text: str = "",
        by: str = "",
        *,
        returned: bool = False,
    ) -> AnyRow:
        """Give points and a comment for an answer, and return the row of the mark.

        The latest mark counts; repeating it adds nothing.

        `returned`: Whether the answer goes back to its student to be changed.

        Raises
        ------
        Rejection
            If the class has no such answer, or the points are not from 0 to `MOST_POINTS`.
        """
        if not (math.isfinite(points) and 0 <= points <= MOST_POINTS):
            raise reject("class-points", most=MOST_POINTS)
        plain = plain_text(text[:MOST_TEXT])
        given = select(ANSWERS.person).where(
            ANSWERS.id == answer, _in_class(class_id, ANSWERS.person)
        )
        row = {"points": float(points), "text": plain, "by": plain_name(by), "returned": returned}
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            person = connection.execute(given).scalar()
            if person is None:
                raise reject("class-no-answer")
            query = _MARK.where(MARKS.answer == answer)
            before = connection.execute(query.order_by(MARKS.number.desc())).first()
            if before is not None and all(getattr(before, key) == row[key] for key in row):
                return before
            whole = {**row, "id": new_id(), "class_id": class_id, "answer": answer}
            connection.execute(insert(schema.marks).values(**whole, time=self._now()))
            tell_of(connection, person)
            if returned:
                changed(connection, class_id)
            return connection.execute(_MARK.where(MARKS.id == whole["id"])).one()

    def marks(self, class_id: str) -> dict[str, AnyRow]:
        return self._marks(MARKS.class_id == class_id)

    def marks_of(self, person: str, classes: Sequence[str]) -> dict[str, AnyRow]:
        answers = select(ANSWERS.id).where(ANSWERS.person == actual(person))
        return self._marks(MARKS.class_id.in_(classes), MARKS.answer.in_(answers))

    def _marks(self, *which: ColumnElement[bool]) -> dict[str, AnyRow]:
        return {row.answer: row for row in self._rows(_MARK.where(*which).order_by(MARKS.number))}


def _in_class(class_id: str, person: ColumnElement[str]) -> ColumnElement[bool]:
    people = select(MEMBERS.person).where(MEMBERS.class_id == class_id, MEMBERS.removed.is_(False))
    return person.in_(people)
