"""One student's sheet graded from the raw answers: the rows for the desk and the exports."""

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
"""The rule by which a text is graded that a teacher has scored."""

Stands = Literal["away", "reading", "open", "begun", "done"]


@dataclass(frozen=True)
class GradedAttempt:
    """An attempt with the question it is graded by."""

    row: Answered  #: The attempt.
    question: Question | None  #: Its question; none where that is known no more.
    grade: Grade | None  #: What it is worth by rule, without the teacher.

    @property
    def readable(self) -> bool:
        return self.row.filled in {"half", "whole"}

    @property
    def from_file(self) -> bool:
        return self.row.taken is not None


@dataclass(frozen=True)
class PupilSheet:
    """What one student did on one sheet."""

    #: ``person``, ``lesson``, ``sheet``, ``form``: Whose, and which.
    person: str
    lesson: str
    sheet: str
    form: str
    #: ``match``, ``seat``: The match and seat that it is about; empty and none before a game.
    match: str
    seat: int | None
    asked: tuple[Question, ...]  #: The questions as they were composed, the survey left out.
    tried: tuple[GradedAttempt, ...]  #: All attempts, in the order they were given.
    finished: str  #: When it was handed in; empty where it was not.
    finished_by_file: bool = False  #: Whether only a save file says so.

    @property
    def part(self) -> str:
        return part_of(self.sheet)

    def first(self, question: str) -> GradedAttempt | None:
        """Return the first answer to a question, given before anybody was told of it.

        What came in with a save file is one only where nothing was given here.
        """
        found = [each for each in self.tried if each.row.question == question and each.readable]
        return next((each for each in found if not each.from_file), found[0] if found else None)

    def counted(self, question: str) -> GradedAttempt | None:
        return next(
            (each for each in self.tried if each.row.question == question and each.row.counts), None
        )

    @property
    def listed(self) -> tuple[Question, ...]:
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
            to_read=sum(waits(each) for each in read),
            finished=self.finished,
            from_file=max(brought, only_file),
        )


def waits(tried: GradedAttempt) -> bool:
    item = tried.question.item if tried.question is not None else None
    return (
        isinstance(item, Text) and item.levels > 0 and tried.readable and tried.row.points is None
    )


def part_of(sheet: str) -> str:
    return sheet.removesuffix(SURVEY_SUFFIX).split(":", 1)[0]


def about(sheet: str) -> tuple[str, int | None]:
    parts = sheet.removesuffix(SURVEY_SUFFIX).split(":")
    if len(parts) != 3 or not parts[2].isdecimal():  # part, match, seat from 1
        return "", None
    return parts[1], int(parts[2]) - 1


def unknown_title(question: str) -> Message:
    return message("desk-question-gone", id=question)
