"""One student's sheet, graded from the raw answers: rows for the desk and the exports."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reefkit.assess.items import Confidence, Text, is_opinion
from reefkit.assess.question import Question
from reefkit.assess.verdict import Grade
from reefkit.classroom.exports.tables import Answered, Total
from reefkit.text import Message, message

SURVEY_SUFFIX = "/survey"

TEACHER = "teacher"
"""The rule of a text that a teacher has scored."""

Stands = Literal["away", "reading", "open", "begun", "done"]
"""How far a student is with a sheet; only `desk.progress` uses ``away`` and ``reading``."""


@dataclass(frozen=True)
class GradedAttempt:
    """An attempt with its question and grade."""

    row: Answered  #: The attempt.
    question: Question | None  #: None if it no longer exists.
    grade: Grade | None  #: Grade by rule, without the teacher; None without a question.

    @property
    def readable(self) -> bool:
        return self.row.filled in {"half", "whole"}

    @property
    def from_file(self) -> bool:
        return self.row.taken is not None


@dataclass(frozen=True)
class StudentSheet:
    """One student's work on one sheet."""

    person: str
    lesson: str
    sheet: str
    form: str
    match: str  #: Id of the match that the sheet is about; empty if none.
    seat: int | None  #: From 0; None without a match.
    asked: tuple[Question, ...]  #: The questions as composed, without the survey.
    tried: tuple[GradedAttempt, ...]  #: All attempts, in order.
    finished: str  #: When it was handed in; empty if it was not.
    finished_by_file: bool = False  #: Whether the hand-in came with a save file only.

    @property
    def part(self) -> str:
        return part_of(self.sheet)

    def first(self, question: str) -> GradedAttempt | None:
        """Return the first readable answer to a question, given before any feedback.

        An answer from a save file is used only if none was given here.
        """
        found = [each for each in self.tried if each.row.question == question and each.readable]
        return next((each for each in found if not each.from_file), found[0] if found else None)

    def counted(self, question: str) -> GradedAttempt | None:
        """Return the attempt at a question that counts; None if there is none."""
        return next(
            (each for each in self.tried if each.row.question == question and each.row.counts), None
        )

    @property
    def listed(self) -> tuple[Question, ...]:
        """The questions shown as columns: without confidence asked next to another question."""
        return tuple(
            each for each in self.asked if not (isinstance(each.item, Confidence) and each.beside)
        )

    @property
    def scored(self) -> tuple[Question, ...]:
        return tuple(each for each in self.asked if not is_opinion(each.item))

    @property
    def stands(self) -> Stands:
        if self.finished:
            return "done"
        return "begun" if any(each.readable for each in self.tried) else "open"

    @property
    def total(self) -> Total:
        answered = [self.counted(each.id) for each in self.listed]
        read = [each for each in answered if each is not None and each.readable]
        points = sum(each.row.points or 0.0 for each in read)
        brought = sum(each.from_file for each in read) + self.finished_by_file
        only_file = bool(self.tried) and all(each.from_file for each in self.tried)
        return Total(
            person=self.person,
            lesson=self.lesson,
            sheet=self.sheet,
            form=self.form,
            points=points,
            of=float(sum(each.item.points for each in self.scored)),
            asked=len(self.listed),
            answered=len(read),
            to_read=sum(is_unscored(each) for each in read),
            finished=self.finished,
            from_file=max(brought, int(only_file)),
        )


def waits(tried: GradedAttempt) -> bool:
    """Return whether it is a text for the teacher to score now."""
    return is_unscored(tried) and not tried.row.returned


def is_unscored(tried: GradedAttempt) -> bool:
    item = tried.question.item if tried.question is not None else None
    return (
        isinstance(item, Text) and item.levels > 0 and tried.readable and tried.row.points is None
    )


def part_of(sheet: str) -> str:
    """Return a sheet's part, such as ``before``."""
    return sheet.removesuffix(SURVEY_SUFFIX).split(":", 1)[0]


def about(sheet: str) -> tuple[str, int | None]:
    """Return the match and the seat (from 0) of a sheet; "" and None if it has none."""
    parts = sheet.removesuffix(SURVEY_SUFFIX).split(":")
    if len(parts) != 3 or not parts[2].isdecimal():  # part, match, seat from 1
        return "", None
    return parts[1], int(parts[2]) - 1


def unknown_title(question: str) -> Message:
    return message("desk-question-gone", id=question)
