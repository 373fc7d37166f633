"""What is saved of a person's work, counted."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from reefkit.classroom.store import logs, schema
from reefkit.classroom.store.records import Person, Receipt

_ANSWERS = schema.answers.c
_FINISHED = schema.finished.c
_NOTES = schema.notes.c
_PLOTS = schema.plots.c


def receipt_of(connection: Connection, person: Person) -> Receipt:
    """Gather a receipt inside one transaction."""
    questions = (
        select(_ANSWERS.sheet, func.count(_ANSWERS.question.distinct()).label("questions"))
        .where(_ANSWERS.person == person.id)
        .group_by(_ANSWERS.sheet)
        .order_by(_ANSWERS.sheet)
    )
    sheets = select(_FINISHED.sheet, _FINISHED.time).where(_FINISHED.person == person.id)
    keys = {
        table: connection.execute(
            select(*columns).distinct().where(table.c.person == person.id)
        ).all()
        for table, columns in (
            (schema.notes, (_NOTES.lesson, _NOTES.key)),
            (schema.plots, (_PLOTS.match, _PLOTS.key)),
        )
    }
    matches = tuple(logs.match_rows(connection, logs.matches_of(connection, [person.id])))
    latest = [
        connection.execute(select(func.max(table.c.time)).filter_by(person=person.id)).scalar()
        for table in (schema.answers, schema.finished, schema.notes, schema.plots)
    ]
    times = [time for time in latest if time] + [row.updated for row in matches]
    return Receipt(
        person,
        max(times, default=""),
        {row.sheet: row.questions for row in connection.execute(questions)},
        {row.sheet: row.time for row in connection.execute(sheets)},
        len(keys[schema.notes]),
        len(keys[schema.plots]),
        matches,
    )
