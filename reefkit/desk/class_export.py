"""A class as the exports take it: its people, matches and graded answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from reefkit.classroom.exports import gradebooks
from reefkit.classroom.exports.tables import (
    Answered,
    ClassRecord,
    Noted,
    Played,
    Plotted,
    Pupil,
    Total,
)
from reefkit.desk.class_data import shared_notes
from reefkit.desk.graded_sheet import SURVEY_SUFFIX, GradedRow, TotalRow, about, part_of
from reefkit.desk.item_analysis import graded, totals
from reefkit.desk.session import DeskSession
from reefkit.match.table import utc_now
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


def record_of(session: DeskSession, *, graded_too: bool = True) -> ClassRecord:
    classes, id_ = session.store.classes, session.class_id
    tables = classes.tables(id_)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    return ClassRecord(
        id=id_,
        name=session.scene().klass.name,
        made=utc_now().isoformat(),
        pupils=tuple(
            Pupil(person=each.person, label=each.label, joined=each.joined, removed=each.removed)
            for each in classes.members(id_, removed=True)
        ),
        tables=tuple(_played(session, row) for row in tables),
        answers=tuple(_answered(each, numbers) for each in graded(session)) if graded_too else (),
        totals=_totals(session, numbers) if graded_too else (),
        notes=tuple(
            Noted(
                person=note.person,
                lesson=note.lesson,
                table=numbers[place.match],
                seat=place.seat + 1,
                round=place.round,
                text=note.text,
                time=note.time,
            )
            for place, note in shared_notes(session.store, id_, numbers)
        ),
        plots=tuple(
            Plotted(
                person=each.person,
                key=each.key,
                value=each.value,
                time=each.time,
                table=numbers.get(each.match),
            )
            for each in classes.plots(id_)
        ),
    )


def counted_totals(session: DeskSession, lesson: str, sheet: str) -> list[Total]:
    tables = session.store.classes.tables(session.class_id)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    found = [each for each in _totals(session, numbers) if each.lesson == lesson]
    return gradebooks.counted(found).get(sheet, [])


def _totals(session: DeskSession, numbers: Mapping[str, int]) -> tuple[Total, ...]:
    return tuple(_total(each, numbers) for each in totals(session))


def _played(session: DeskSession, row: TableRow) -> Played:
    match, readings = None, {}
    if row.match is not None:
        try:
            match = session.opened.match(row.match).match
            readings = dict(match.game.readings)
        except ReefkitError:
            match = None
    return Played(
        number=row.number,
        name=row.name,
        lesson=row.lesson,
        seats=row.seats,
        away=row.away,
        match=match,
        readings=readings,
    )


def _sheet(sheet: str) -> str:
    return part_of(sheet) + (SURVEY_SUFFIX if sheet.endswith(SURVEY_SUFFIX) else "")


def _table(sheet: str, match: str | None, numbers: Mapping[str, int]) -> int | None:
    return numbers.get(match or "", numbers.get(about(sheet)[0]))


def _answered(row: GradedRow, numbers: Mapping[str, int]) -> Answered:
    return Answered(
        person=row.person,
        lesson=row.lesson,
        sheet=_sheet(row.sheet),
        form=row.form,
        table=_table(row.sheet, row.match, numbers) if about(row.sheet)[0] else None,
        question=row.question,
        title=row.title,
        kind=row.kind,
        goals=tuple(row.goals),
        concept=row.concept,
        attempt=row.attempt,
        counts=row.counts,
        raw=row.raw,
        filled=row.filled,
        points=row.points,
        of=row.of,
        right=row.right,
        rule=row.rule,
        said=row.said,
        time=row.time,
        taken=row.taken,
    )


def _total(row: TotalRow, numbers: Mapping[str, int]) -> Total:
    return Total(
        person=row.person,
        lesson=row.lesson,
        sheet=_sheet(row.sheet),
        form=row.form,
        points=row.points,
        of=row.of,
        asked=row.asked,
        answered=row.answered,
        to_read=row.to_read,
        finished=row.finished,
        from_file=row.from_file,
        table=_table(row.sheet, None, numbers),
    )
