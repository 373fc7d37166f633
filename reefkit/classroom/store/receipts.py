"""Summary of what is saved of a person's work."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from reefkit.classroom.store import match_rows, schema
from reefkit.classroom.store.records import Person, Receipt

ANSWERS = schema.answers.c
FINISHED = schema.finished.c
NOTES = schema.notes.c
PLOTS = schema.plots.c


def receipt_of(connection: Connection, person: Person) -> Receipt:
    questions = (
        select(ANSWERS.sheet, func.count(ANSWERS.question.distinct()).label("questions"))
        .where(ANSWERS.person == person.id)
        .group_by(ANSWERS.sheet)
        .order_by(ANSWERS.sheet)
    )
    sheets = select(FINISHED.sheet, FINISHED.time).where(FINISHED.person == person.id)
    keys = {
        table: connection.execute(
            select(*columns).distinct().where(table.c.person == person.id)
        ).all()
        for table, columns in (
            (schema.notes, (NOTES.lesson, NOTES.key)),
            (schema.plots, (PLOTS.match, PLOTS.key)),
        )
    }
    matches = tuple(
        match_rows.match_rows(connection, match_rows.matches_of(connection, [person.id]))
    )
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
