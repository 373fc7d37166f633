"""Grading a class's answers again, for the desk and the exports.

Verdicts that a page once showed a student are not used: an answer is graded from what was given.
The form of a sheet is the class's, or else the form of its part that asks the questions answered: a
teacher may have changed the form since, and a save file may come from another class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import structs

from reefkit.assess.form_order import compose
from reefkit.assess.grading import grade
from reefkit.assess.items import Text, is_opinion
from reefkit.assess.question import Question
from reefkit.assess.verdict import Grade
from reefkit.classroom.exports.tables import Answered
from reefkit.desk.graded_sheet import (
    SURVEY_SUFFIX,
    TEACHER,
    GradedAttempt,
    StudentSheet,
    about,
    part_of,
    unknown_title,
)
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import Answer
    from reefkit.classroom.store.store_part import AnyRow
    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.match.table import Table

OpenMatch = Callable[[str], "Table"]

Made = tuple[Question, ...]


@dataclass(frozen=True)
class SheetGiven:
    """A student's answers on one sheet, including its survey."""

    person: str
    who: str  #: Key by which their questions were chosen and shuffled.
    lesson: str
    sheet: str
    answers: tuple[Answer, ...] = ()  #: All attempts, in order.
    finished: str = ""  #: When the sheet was handed in; empty if it was not.
    finished_by_file: bool = False  #: Whether the hand-in came with a save file only.
    of_class: str = ""  #: Id of the sheet's match, if it is at a table of the class; else empty.
    #: Shuffling keys of people who were merged into this student.
    merged: tuple[str, ...] = ()

    @property
    def match(self) -> str:
        """The id of the sheet's match; empty if it is about none.

        The id of a class's match is in the sheet's name. Another match may have got a new id when a
        file was imported: then the answers have the new id, and the sheet's name the old one.
        """
        named = (each.match for each in self.answers if each.match)
        return self.of_class or next(named, about(self.sheet)[0])

    @property
    def answered(self) -> set[str]:
        """Ids of the questions answered here, or else in a file; they identify the form."""
        here = {each.question for each in self.answers if each.taken is None}
        return here or {each.question for each in self.answers}

    @property
    def from_file(self) -> bool:
        return bool(self.answers) and all(each.taken is not None for each in self.answers)


@dataclass(frozen=True)
class _Paper:
    """A composed sheet."""

    form: str  #: Id of the form; empty if the lesson has none for this part.
    asked: tuple[Question, ...]
    survey: tuple[Question, ...]
    known: Mapping[str, Question]  #: All its questions, and all that were made from the match.

    @property
    def ids(self) -> set[str]:
        return {each.id for each in (*self.asked, *self.survey)}


class Grading:
    """Grades sheets, and caches the questions made from matches and the grades.

    Parameters
    ----------
    papers
        The labs whose questions are known, by lesson.
    open_match
        Opens a match by id, or raises a `ReefkitError`.

    Attributes
    ----------
    unread
        Students whose match was not read in the latest reading, for lack of time.
    """

    def __init__(self, papers: Mapping[str, LabOnDesk], open_match: OpenMatch) -> None:
        self._papers = papers
        self._open = open_match
        self._made: dict[tuple[str, str], Made] = {}
        self._composed: dict[tuple[str, str, str, bool], _Paper] = {}
        self._grades: dict[str, tuple[Question, Grade]] = {}
        self._until = inf
        self.unread: set[str] = set()

    def begin(self, seconds: float = inf) -> None:
        """Begin a reading, with `seconds` for making questions of matches.

        A match's questions take a tenth of a second per student, so each drawing of a page makes a
        few.
        """
        self._until = monotonic() + seconds
        self.unread = set()

    def knows(self, lesson: str) -> bool:
        return lesson in self._papers

    def sheets(
        self, given: SheetGiven, forms: Sequence[str], marks: Mapping[str, AnyRow]
    ) -> tuple[StudentSheet, ...]:
        """Grade a sheet, and its survey if it has one.

        Parameters
        ----------
        forms
            Forms that the class uses, by id; a part without one has the lesson's own.
        marks
            The teacher's marks, by answer.
        """
        paper = self._paper(given, forms)
        found = [self._sheet(given, given.sheet, paper, paper.asked, marks)]
        survey = given.sheet + SURVEY_SUFFIX
        if paper.survey or any(each.sheet == survey for each in given.answers):
            found.append(self._sheet(given, survey, paper, paper.survey, marks))
        return tuple(found)

    # -- which questions -------------------------------------------------------------------------

    def _paper(self, given: SheetGiven, forms: Sequence[str]) -> _Paper:
        answered = given.answered
        found = [self._by_form(given, forms)]
        for who in given.merged:
            if answered <= found[0].ids:
                break
            found.append(self._by_form(replace(given, who=who), forms))
        return max(found, key=lambda paper: len(answered & paper.ids))

    def _by_form(self, given: SheetGiven, forms: Sequence[str]) -> _Paper:
        papers = self._papers[given.lesson]
        part = part_of(given.sheet)
        of_part = [id_ for id_, form in papers.forms.items() if form.part == part]
        if not of_part:
            return _Paper("", (), (), {})
        own = [each for each in forms if each in of_part]
        own = own or [papers.own_form(papers.forms[of_part[0]].part)]
        answered = given.answered
        fits: list[tuple[int, int, _Paper]] = []
        for form in dict.fromkeys([*own, *of_part]):
            paper = self._compose(given, form)
            if form == own[0] and answered <= paper.ids:
                return paper
            # From a file, another form is accepted only if it asks all that was answered.
            if form == own[0] or not given.from_file or answered <= paper.ids:
                fits.append((-len(answered & paper.ids), len(paper.ids), paper))
        # The form that asks most of what was answered, and among those the fewest other questions.
        return min(fits, key=lambda each: each[:2])[2]

    def _compose(self, given: SheetGiven, id_: str) -> _Paper:
        papers = self._papers[given.lesson]
        form = papers.forms[id_]
        made = self._questions_of_match(given)
        key = (given.who, given.sheet, id_, bool(made))
        if key not in self._composed:
            questions = compose(form, papers.bank, made, given.who)
            survey = tuple(each for each in questions if each.id in form.survey)
            scored = tuple(each for each in questions if each.id not in form.survey)
            known = {each.id: each for each in (*made, *questions)}
            self._composed[key] = _Paper(id_, scored, survey, known)
        return self._composed[key]

    def _questions_of_match(self, given: SheetGiven) -> Made:
        """Return the questions about a sheet's match; none before its end, or if not read now."""
        _, seat = about(given.sheet)
        if seat is None:
            return ()
        key = (given.who, given.sheet)
        if key not in self._made:
            if monotonic() > self._until:
                self.unread.add(given.person)
                return ()
            try:
                table = self._open(given.match)
                named = f"{given.who}/{given.sheet}"
                made = tuple(self._papers[given.lesson].made(table, seat, named))
            except ReefkitError:
                return ()  # gone or damaged: the bank's questions are still graded
            if not made:
                return ()
            self._made[key] = made
        return self._made[key]

    # -- what was answered -----------------------------------------------------------------------

    def _sheet(
        self,
        given: SheetGiven,
        sheet: str,
        paper: _Paper,
        questions: tuple[Question, ...],
        marks: Mapping[str, AnyRow],
    ) -> StudentSheet:
        answers = [each for each in given.answers if each.sheet == sheet]
        tried = [self._try(each, given.lesson, paper, marks.get(each.id)) for each in answers]
        _, seat = about(sheet)
        return StudentSheet(
            person=given.person,
            lesson=given.lesson,
            sheet=sheet,
            form=paper.form,
            match=given.match if seat is not None else "",
            seat=seat,
            asked=questions,
            tried=tuple(_counting(tried)),
            finished=given.finished,
            finished_by_file=given.finished_by_file,
        )

    def _try(
        self, answer: Answer, lesson: str, paper: _Paper, mark: AnyRow | None
    ) -> GradedAttempt:
        question = paper.known.get(answer.question)
        if question is None and answer.question in self._papers[lesson].bank.items:
            question = self._papers[lesson].bank.question(answer.question)
        grade_ = None if question is None else self._grade(question, answer)
        return GradedAttempt(_row(answer, paper.form, question, grade_, mark), question, grade_)

    def _grade(self, question: Question, answer: Answer) -> Grade:
        known = self._grades.get(answer.id)
        if known is not None and known[0] is question:
            return known[1]
        grade_ = grade(question, answer.raw)
        if answer.id:
            self._grades[answer.id] = (question, grade_)
        return grade_


def _counting(tried: Sequence[GradedAttempt]) -> Iterable[GradedAttempt]:
    """Mark the attempts that count: the last readable, if possible not from an editable file."""
    best: dict[str, tuple[bool, bool, int]] = {}
    for number, each in enumerate(tried):
        rank = (each.readable, each.readable and not each.from_file, number)
        best[each.row.question] = max(rank, best.get(each.row.question, rank))
    for number, each in enumerate(tried):
        if best[each.row.question][-1] == number:
            row = structs.replace(each.row, counts=True)
            yield GradedAttempt(row, each.question, each.grade)
        else:
            yield each


def _row(
    answer: Answer,
    form: str,
    question: Question | None,
    grade_: Grade | None,
    mark: AnyRow | None,
) -> Answered:
    item = None if question is None else question.item
    returned = mark is not None and mark.returned
    scored = mark is not None and not returned and isinstance(item, Text) and item.levels > 0
    points, of, right, rule = _points(question, grade_)
    if mark is not None and scored:
        points, right, rule = min(max(mark.points, 0.0), of), mark.points >= of, TEACHER
    return Answered(
        answer=answer.id,
        person=answer.person,
        lesson=answer.lesson,
        sheet=answer.sheet,
        form=form,
        question=answer.question,
        kind="" if question is None else question.kind,
        title=unknown_title(answer.question) if question is None else question.title,
        goals=() if item is None else item.goals,
        concept="" if item is None else item.concept,
        attempt=answer.attempt,
        counts=False,
        raw=answer.raw,
        filled="" if grade_ is None else grade_.filled,
        points=points,
        of=of,
        right=right,
        rule=rule,
        said="" if mark is None else mark.text,
        time=answer.time,
        taken=answer.taken,
        match=answer.match,
        returned=returned,
    )


def _points(
    question: Question | None, grade_: Grade | None
) -> tuple[float | None, float, bool | None, str]:
    if question is None or grade_ is None:
        return None, 0.0, None, ""
    if is_opinion(question.item):
        return None, 0.0, None, grade_.rule
    open_ = isinstance(question.item, Text) and grade_.filled in {"half", "whole"}
    return (None if open_ else grade_.points), grade_.of, grade_.right, grade_.rule
