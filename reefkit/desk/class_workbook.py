"""A class as a workbook: a row a student, answers as sentences, and the games' rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from reefkit.assess.answer_parts import in_words
from reefkit.assess.bank import PARTS
from reefkit.classroom.exports import tables as exports
from reefkit.classroom.exports.tables import (
    ClassRecord,
    Kind,
    Names,
    Played,
    Row,
    reading_columns,
)
from reefkit.classroom.exports.workbook import (
    Sheet,
    SheetColumn,
    column,
    columns,
    dictionary_sheet,
    workbook,
)
from reefkit.desk.graded_sheet import GradedAttempt, StudentSheet, part_of
from reefkit.desk.hidden_texts import answer_is_hidden
from reefkit.desk.item_analysis import Assessed, assessed_of
from reefkit.desk.match_review import game_of
from reefkit.desk.progress import latest_sheets, sign_of
from reefkit.desk.session import DeskSession
from reefkit.labs.lesson.desk_records import TableRecord
from reefkit.text import Message, ReefkitError, message
from reefkit.text.csv_files import words

_STUDENTS = reading_columns("pupil/first/last/table:whole/joined:time")
_ANSWERS = reading_columns(
    "pupil/sheet/table:whole/asked/said/sign/points:number/of:number/attempt:whole/counts:yes-no/"
    "comment/time:time/hidden:yes-no"
)
_GAMES = reading_columns("rounds:whole/score:whole")
_ROUNDS = reading_columns("table:whole/seat:whole/player/round:whole/gained:whole/total:whole")


_TOTALLED = ("gained", "of", "finished")


def class_workbook(session: DeskSession, record: ClassRecord, names: Names) -> bytes:
    made = _ClassSheets(session, exports.in_order(record, names), names)
    sheets = (made.students(), made.answers(), *made.games())
    return workbook([*sheets, dictionary_sheet(sheets)], record.made, session.say)


@dataclass
class _Parts:
    """The parts of a student's row that depend on what the class was asked."""

    columns: list[SheetColumn]
    rows: Mapping[str, list[Any]]  #: By person.

    def add(self, head: SheetColumn, values: Mapping[str, object]) -> None:
        self.columns.append(head)
        for person, row in self.rows.items():
            row.append(values.get(person))


class _ClassSheets:
    def __init__(self, session: DeskSession, record: ClassRecord, names: Names) -> None:
        self.session, self.say = session, session.say
        self.record, self.names = record, names
        self._control = session.store.classes.control(session.class_id)
        self._students_say = session.scene().class_say

    @cached_property
    def assessed(self) -> Assessed:
        return assessed_of(self.session.scene())

    def students(self) -> Sheet:
        seated = {
            person: table.number
            for table in self.record.tables
            for people in table.seats
            for person in people
        }
        members = [each for each in self.record.pupils if not each.removed]
        rows = {
            e.person: [
                self.names.of(e.person),
                *self.names.first_and_last(e.person),
                seated.get(e.person),
                e.joined,
            ]
            for e in members
        }
        parts = _Parts([*columns("pupils", _STUDENTS, self.say)], rows)
        sheets = {part: latest_sheets(self.assessed, part) for part in PARTS}
        for part, found in sheets.items():
            totals = {person: each.total for person, each in found.items()}
            points, of, times = (
                {e: getattr(t, name) for e, t in totals.items()} for name in _TOTALLED
            )
            parts.add(self._head("totals", part, "points", "number"), points)
            parts.add(self._head("totals", part, "of", "number"), of)
            parts.add(self._head("totals", part, "handed-in", "time"), times)
        gained = self.assessed.gain_by_student()
        gains = {person: round(100 * each, 1) for person, each in gained.items()}
        parts.add(column("students", "gain", "number", self.say), gains)
        for part, found in sheets.items():
            self._add_goals(parts, part, found)
        for part in PARTS:
            self._add_texts(parts, part)
        title = Message("export-workbook-students")
        return Sheet(title, tuple(parts.columns), tuple(parts.rows.values()))

    def _head(self, file: str, part: str, name: str, kind: Kind, *of: Message) -> SheetColumn:
        """Return a column of a part of the lesson, or `of` a goal or a text there."""
        found = column(file, name, kind, self.say)
        head = found.head
        for left in (*of, Message(f"export-sheet-{part}")):
            head = message("said-pair", left=left, right=head)
        return found._replace(head=head)

    def _add_goals(self, parts: _Parts, part: str, sheets: Mapping[str, StudentSheet]) -> None:
        goals = {
            goal for each in sheets.values() for asked in each.scored for goal in asked.item.goals
        }
        for goal in sorted(goals):
            letter = message("assessment-goal-letter", letter=goal)
            found = {
                person: points
                for person, each in sheets.items()
                if each.total.answered and (points := goal_points(each, goal))[1]
            }
            for at, name in enumerate(("points", "of")):
                values = {person: each[at] for person, each in found.items()}
                parts.add(self._head("students", part, name, "number", letter), values)

    def _add_texts(self, parts: _Parts, part: str) -> None:
        for text in self.assessed.texts(part):
            title = text.question.title
            rows = {each.row.person: each for each in text.answers}
            said = {person: self._in_words(each) for person, each in rows.items()}
            parts.add(self._head("answers", part, "text", "text", title), said)
            points = {person: each.row.points for person, each in rows.items()}
            if text.is_scored:
                parts.add(self._head("answers", part, "points", "number", title), points)
            comments = {person: each.row.said for person, each in rows.items()}
            parts.add(self._head("answers", part, "comment", "text", title), comments)

    def _in_words(self, tried: GradedAttempt) -> tuple[Message | str, ...]:
        """Return an answer in words, marked if it is a text that others do not see."""
        said = () if tried.question is None else in_words(tried.question, tried.row.raw)
        is_hidden = answer_is_hidden(self._control, tried.row)
        return (message("desk-text-is-hidden"), *said) if is_hidden else said

    def answers(self) -> Sheet:
        places = {each.person: number for number, each in enumerate(self.record.pupils)}
        sheets = sorted(self.assessed.sheets, key=lambda each: places.get(each.person, len(places)))
        rows = tuple(row for sheet in sheets for row in self._answers_of(sheet))
        heads = columns("answers", _ANSWERS, self.say)
        return Sheet(Message("export-workbook-answers"), heads, rows)

    def _answers_of(self, sheet: StudentSheet) -> Iterator[Row]:
        table = self._table(sheet.match)
        known = self.names.known_at(table) if table is not None and self.names.hidden else {}
        part = part_of(sheet.sheet)
        vote = part.removeprefix("vote-")
        named = Message(f"export-sheet-{part}" if vote == part else f"desk-vote-number-{vote}")
        control = self.session.scene().control
        number = None if table is None else table.number or None
        for each in sheet.tried:
            row = each.row
            question, said = each.question, self._in_words(each)
            gone = row.title or message("desk-question-gone", id=row.question)
            asked = gone if question is None else question.prompt
            yield (
                self.names.of(row.person),
                named,
                number,
                words(self.names.hide(asked, known), self._students_say),
                words(
                    tuple(self.names.hide(e, known) if isinstance(e, Message) else e for e in said),
                    self._students_say,
                ),
                Message(f"assessment-sign-{sign_of(each)}"),
                *(row.points, row.of or None, row.attempt, row.counts, row.said, row.time),
                answer_is_hidden(control, row),
            )

    def _table(self, match: str) -> Played | None:
        """Return the table of a sheet's match; number 0 stands for a match of the student's own."""
        rows = self.session.store.classes.tables(self.session.class_id)
        numbers = {row.match: row.number for row in rows}
        if match in numbers:
            return next(each for each in self.record.tables if each.number == numbers[match])
        with suppress(ReefkitError):
            if match:
                found = self.session.opened.match(match).match
                return Played(number=0, name="", lesson="", seats=(), match=found)
        return None

    def games(self) -> tuple[Sheet, Sheet]:
        listing = exports.games(self.record, self.names)
        rounds = [
            (table.number, seat + 1, self.names.at_seat(table, seat), number, gained, total)
            for table, record in self._records()
            for number, (more, totals) in enumerate(
                zip(record.points, record.totals, strict=True), 1
            )
            for seat, (gained, total) in enumerate(zip(more, totals, strict=True))
        ]
        scores = {row[:2]: (row[3], row[5]) for row in rounds}
        rows = tuple((*row, *scores.get((row[1], row[4]), (None, None))) for row in listing.rows)
        heads = columns("tables", (*listing.columns, *_GAMES), self.say)
        return (
            Sheet(Message("export-workbook-games"), heads, rows),
            Sheet(
                Message("export-workbook-rounds"),
                columns("rounds", _ROUNDS, self.say),
                tuple(rounds),
            ),
        )

    def _records(self) -> Iterator[tuple[Played, TableRecord]]:
        rows = self.session.store.classes.tables(self.session.class_id)
        matches = {row.number: row.match for row in rows}
        for played in self.record.tables:
            match = matches.get(played.number)
            if match is not None and played.match is not None:
                table = self.session.opened.match(match)
                yield played, game_of(table).record(table)


def goal_points(sheet: StudentSheet, goal: str) -> tuple[float, float]:
    """Return the points of a goal's questions on a sheet, and how many can be gained."""
    questions = [each for each in sheet.scored if goal in each.item.goals]
    counted = [sheet.counted(each.id) for each in questions]
    points = sum(each.row.points or 0.0 for each in counted if each is not None and each.readable)
    return points, float(sum(each.item.points for each in questions))
