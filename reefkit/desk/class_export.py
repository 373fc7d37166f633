"""A class's record for the exports: its people, matches and graded answers."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import structs

from reefkit.classroom.exports import gradebooks
from reefkit.classroom.exports.tables import Answered, ClassRecord, Played, Total
from reefkit.desk.class_data import shared_notes
from reefkit.desk.graded_sheet import SURVEY_SUFFIX, about, part_of
from reefkit.desk.hidden_texts import answer_is_hidden, is_hidden
from reefkit.desk.item_analysis import graded, totals
from reefkit.desk.session import DeskSession
from reefkit.match.table import utc_now
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassControl, TableRow


def record_of(session: DeskSession, *, graded_too: bool = True) -> ClassRecord:
    """Collect a class's data; without `graded_too`, answers and totals are left out."""
    classes, id_ = session.store.classes, session.class_id
    tables = classes.tables(id_)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    control = classes.control(id_)
    return ClassRecord(
        id=id_,
        name=session.scene().klass.name,
        made=utc_now().isoformat(),
        pupils=tuple(classes.members(id_, removed=True)),
        tables=tuple(_played(session, row) for row in tables),
        answers=tuple(_answered(each, numbers, control) for each in graded(session))
        if graded_too
        else (),
        totals=_totals(session, numbers) if graded_too else (),
        notes=tuple(
            (
                note.person,
                note.lesson,
                numbers[place.match],
                place.seat + 1,
                place.round,
                note.text,
                note.time,
                is_hidden(control, note.key, note.text),
            )
            for place, note in shared_notes(session.store, id_, numbers)
        ),
        plots=tuple(
            (each.person, numbers.get(each.match), each.key, each.value, each.time)
            for each in classes.plots(id_)
        ),
    )


def counted_totals(session: DeskSession, lesson: str, sheet: str) -> list[Total]:
    """Return the totals that count for a lesson's sheet (`gradebooks.counted`)."""
    tables = session.store.classes.tables(session.class_id)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    found = [each for each in _totals(session, numbers) if each.lesson == lesson]
    return gradebooks.counted(found).get(sheet, [])


def _totals(session: DeskSession, numbers: Mapping[str, int]) -> tuple[Total, ...]:
    return tuple(
        structs.replace(each, sheet=_sheet(each.sheet), table=_table(each.sheet, None, numbers))
        for each in totals(session)
    )


def _played(session: DeskSession, row: TableRow) -> Played:
    match = None
    if row.match is not None:
        with suppress(ReefkitError):
            match = session.opened.match(row.match).match
    return Played(
        number=row.number,
        name=row.name,
        lesson=row.lesson,
        seats=row.seats,
        away=row.away,
        match=match,
    )


def _sheet(sheet: str) -> str:
    return part_of(sheet) + (SURVEY_SUFFIX if sheet.endswith(SURVEY_SUFFIX) else "")


def _table(sheet: str, match: str | None, numbers: Mapping[str, int]) -> int | None:
    return numbers.get(match or "", numbers.get(about(sheet)[0]))


def _answered(row: Answered, numbers: Mapping[str, int], control: ClassControl) -> Answered:
    table = _table(row.sheet, row.match, numbers) if about(row.sheet)[0] else None
    hidden = answer_is_hidden(control, row)
    return structs.replace(row, sheet=_sheet(row.sheet), table=table, hidden=hidden)
