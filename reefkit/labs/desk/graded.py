"""One student's sheet, graded again from the raw answers: the rows that desk and exports read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from reefkit.assess import Grade, Question
from reefkit.assess.items import Confidence, Text, is_opinion
from reefkit.text import Message, message

SURVEY = "/survey"
TEACHER = "teacher"
"""The rule by which a text is graded that a teacher has scored."""

Stands = Literal["away", "reading", "open", "begun", "done"]


@dataclass(frozen=True)
class GradedRow:
    """One attempt at one question, graded now.

    Attributes
    ----------
    answer, person, lesson, sheet
        The store's id of the answer; whose it is, and on which sheet.
    form
        The form that the person had; empty where it is not known.
    question, kind, title, goals, concept
        Of the question; kind and goals are empty where it is known no more.
    attempt, counts
        The how-manieth, and whether it is the one that the sheet's score takes.
    raw
        As it was given.
    filled, points, of, right, rule
        As in `Grade`; `points` is none where nothing is right or wrong, or a teacher has still to
        read it. `rule` is ``teacher`` where one has.
    said
        The teacher's sentence; empty for none.
    time, taken, match
        As the store has them.
    """

    answer: str
    person: str
    lesson: str
    sheet: str
    form: str
    question: str
    kind: str
    title: Message
    goals: tuple[str, ...]
    concept: str
    attempt: int
    counts: bool
    raw: Any
    filled: str
    points: float | None
    of: float
    right: bool | None
    rule: str
    said: str
    time: str
    taken: str | None
    match: str | None


@dataclass(frozen=True)
class TotalRow:
    """One student's sheet as a whole.

    Attributes
    ----------
    person, lesson, sheet, form
        Whose, and which.
    points, of
        What is known so far, and what the whole sheet can win.
    asked, answered
        How many questions, and how many of them have an answer that can be read.
    to_read
        Texts that the teacher has not scored.
    finished
        When it was handed in; empty where it was not.
    from_file
        How many of the answers that count came in with a save file.
    """

    person: str
    lesson: str
    sheet: str
    form: str
    points: float
    of: float
    asked: int
    answered: int
    to_read: int
    finished: str
    from_file: int = 0


@dataclass(frozen=True)
class Tried:
    """An attempt with the question it is graded by.

    Attributes
    ----------
    row
        The attempt.
    question
        Its question; none where that is known no more.
    grade
        What it is worth by rule, without the teacher.
    """

    row: GradedRow
    question: Question | None
    grade: Grade | None

    @property
    def readable(self) -> bool:
        """Whether it says something that can be read."""
        return self.row.filled in {"half", "whole"}

    @property
    def from_file(self) -> bool:
        """Whether it came in with a save file, which its reader may have changed."""
        return self.row.taken is not None


@dataclass(frozen=True)
class PupilSheet:
    """What one student did on one sheet.

    Attributes
    ----------
    person, lesson, sheet, form
        Whose, and which.
    match, seat
        The match and seat that it is about; empty and none before a game.
    asked
        The questions as they were composed, the survey left out.
    tried
        All attempts, in the order they were given.
    finished
        When it was handed in; empty where it was not.
    """

    person: str
    lesson: str
    sheet: str
    form: str
    match: str
    seat: int | None
    asked: tuple[Question, ...]
    tried: tuple[Tried, ...]
    finished: str

    @property
    def part(self) -> str:
        """``before`` or ``after``."""
        return part_of(self.sheet)

    def first(self, question: str) -> Tried | None:
        """Give the first answer to a question that can be read: none was told of it before.

        What came in with a save file is one only where nothing was given here.
        """
        found = [each for each in self.tried if each.row.question == question and each.readable]
        return next((each for each in found if not each.from_file), found[0] if found else None)

    def counted(self, question: str) -> Tried | None:
        """Give the answer that counts for the score; none where nothing was given."""
        return next(
            (each for each in self.tried if each.row.question == question and each.row.counts), None
        )

    @property
    def listed(self) -> tuple[Question, ...]:
        """The questions that have a place of their own: how sure one is stands beside another."""
        return tuple(
            each for each in self.asked if not (isinstance(each.item, Confidence) and each.beside)
        )

    @property
    def scored(self) -> tuple[Question, ...]:
        """The questions that points can be won for."""
        return tuple(each for each in self.asked if not is_opinion(each.item))

    @property
    def stands(self) -> Stands:
        """How far the student is."""
        if self.finished:
            return "done"
        return "begun" if any(each.readable for each in self.tried) else "open"

    @property
    def total(self) -> TotalRow:
        """The sheet as a whole."""
        answered = [self.counted(each.id) for each in self.listed]
        read = [each for each in answered if each is not None and each.readable]
        points = sum(each.row.points or 0.0 for each in read)
        return TotalRow(
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
            from_file=sum(each.from_file for each in read),
        )


def waits(tried: Tried) -> bool:
    """Tell whether a teacher has still to score an answer by its rubric."""
    item = tried.question.item if tried.question is not None else None
    return (
        isinstance(item, Text) and item.levels > 0 and tried.readable and tried.row.points is None
    )


def part_of(sheet: str) -> str:
    """Give the part of the lab that a sheet belongs to: what stands before its first colon."""
    return sheet.removesuffix(SURVEY).split(":", 1)[0]


def about(sheet: str) -> tuple[str, int | None]:
    """Give the match and the seat (from 0) that a sheet is about; empty and none for none."""
    parts = sheet.removesuffix(SURVEY).split(":")
    if len(parts) != 3 or not parts[2].isdecimal():  # part, match, seat from 1
        return "", None
    return parts[1], int(parts[2]) - 1


def unknown_title(question: str) -> Message:
    """Name a question of which only the id is known."""
    return message("desk-question-gone", id=question)
