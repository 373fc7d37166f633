"""Progress of a class: a table with one row per student and one column per question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reefkit.assess.question import Question
from reefkit.classroom.exports.tables import Total
from reefkit.desk.analysis_rows import MADE, item_of
from reefkit.desk.graded_sheet import GradedAttempt, Stands, StudentSheet, waits
from reefkit.desk.item_analysis import Assessed
from reefkit.labs.answer_feedback import PLOTS
from reefkit.text import Message, message

Sign = Literal["right", "partly", "wrong", "waits", "kept", "unknown", "left", "open", "none"]
"""Sign of a cell: ``waits`` for a text to be scored, ``kept`` for an answer without points,
``unknown`` for "I do not know yet", ``left`` for one left empty, ``open`` before the hand-in,
``none`` if the student was not asked."""

OWN = "own"


@dataclass(frozen=True)
class _QuestionColumn:
    """A column for a question; questions about students' own matches are numbered."""

    key: str  #: An item's id, or ``own`` with a number.
    title: Message  #: The question in a few words.
    item: str  #: The item that a click opens; empty if it differs between students.
    head: str  #: Heading of the column.


@dataclass(frozen=True)
class _StudentRow:
    """One student's row."""

    total: Total  #: The score so far.
    cells: list[tuple[Sign, Message]]  #: Sign and question of each column.
    #: How far the student is: ``away`` without a sheet, as before the end of their match;
    #: ``reading`` while its questions are being made.
    stands: Stands
    counted: Stands  #: The same from what is stored alone, never ``reading``.


@dataclass(frozen=True)
class _ProgressGrid:
    """The whole table."""

    columns: tuple[_QuestionColumn, ...]
    lines: tuple[_StudentRow, ...]

    def count(self, standing: Stands) -> int:
        return sum(each.counted == standing for each in self.lines)


def latest_sheets(assessed: Assessed, part: str) -> dict[str, StudentSheet]:
    """Return each student's sheet: of several the last one begun, or the last if none is."""
    sheets: dict[str, StudentSheet] = {}
    for sheet in assessed.of_part(part):
        known = sheets.get(sheet.person)
        if known is None or sheet.stands != "open" or known.stands == "open":
            sheets[sheet.person] = sheet
    return sheets


def progress_of(assessed: Assessed, part: str) -> _ProgressGrid:
    """Return the progress of all students on ``before``, ``after`` or ``later``."""
    sheets = latest_sheets(assessed, part)
    columns = _columns(assessed, part, list(sheets.values()))
    lines = []
    for member in assessed.members:
        mine = sheets.get(member.person)
        stands: Stands = "away" if mine is None else mine.stands
        counted = stands
        if part == "after" and member.person in assessed.unread:
            mine, stands = None, "reading"
        nothing = Total(person=member.person, lesson=assessed.papers.id, sheet=part)
        total = nothing if mine is None else mine.total
        lines.append(_StudentRow(total, _cells(mine, columns), stands, counted))
    return _ProgressGrid(columns, tuple(lines))


def _columns(
    assessed: Assessed, part: str, sheets: Sequence[StudentSheet]
) -> tuple[_QuestionColumn, ...]:
    plots: dict[str, Question] = {}
    bank: dict[str, Question] = {}
    for id_, question in assessed.asked(part).items():
        if question.kind in PLOTS:
            plots[id_] = question
        elif MADE not in id_:
            bank[id_] = question
    own = max((len(_own(sheet)) for sheet in sheets), default=0)
    found = [(id_, question.title, id_) for id_, question in plots.items()]
    found += [(f"{OWN}{n}", message("assessment-own", number=n), "") for n in range(1, own + 1)]
    found += [(id_, question.title, id_) for id_, question in bank.items()]
    return tuple(_QuestionColumn(*each, str(number)) for number, each in enumerate(found, 1))


def _own(sheet: StudentSheet) -> list[Question]:
    return [each for each in sheet.listed if MADE in each.id and each.kind not in PLOTS]


def _cells(
    sheet: StudentSheet | None, columns: Sequence[_QuestionColumn]
) -> list[tuple[Sign, Message]]:
    if sheet is None:
        return [("none", column.title) for column in columns]
    own = {f"{OWN}{n}": question for n, question in enumerate(_own(sheet), 1)}
    mine = {**{item_of(each.id): each for each in sheet.listed}, **own}
    return [
        (_sign(sheet, question), question.title)
        if (question := mine.get(column.key)) is not None
        else ("none", column.title)
        for column in columns
    ]


def _sign(sheet: StudentSheet, question: Question) -> Sign:
    tried = sheet.counted(question.id)
    if tried is None:
        return "left" if sheet.finished else "open"
    return sign_of(tried)


def sign_of(tried: GradedAttempt) -> Sign:
    row = tried.row
    if not tried.readable:
        return "unknown" if row.raw is None else "left"
    if waits(tried):
        return "waits"
    if row.points is None:
        return "kept"
    if row.right:
        return "right"
    return "partly" if row.points > 0 else "wrong"
