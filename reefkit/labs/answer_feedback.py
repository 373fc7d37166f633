"""Feedback on an answer: a verdict, its rule, the explanation, and a teacher's mark.

A teacher's mark is shown once the teacher has released it and the student has handed in the sheet;
a text that is changed before then has to be marked again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reefkit.assess.bank import Bank
from reefkit.assess.form import Feedback
from reefkit.assess.items import Text
from reefkit.assess.question import Question
from reefkit.assess.sitting import Standing
from reefkit.assess.verdict import Grade
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.question_sheet import SURVEY_SUFFIX
from reefkit.labs.student_work import StudentWork, TeacherMark
from reefkit.text import Message, message

Tone = Literal["right", "partly", "wrong", "kept"]

OPINIONS = ("scale", "confidence")
"""Kinds that have no right answer."""

IN_WORDS = ("text", "argument")
"""Kinds that are answered in words, which only teachers grade."""

LESS_FALSE = ("several", "spaces")
"""Kinds in which each wrong choice takes away from the right ones."""

PLOTS = ("range-plot", "curve-plot")
"""Kinds that are answered by a plot, which shows the reasons itself."""

SIGNS = {"right": "check", "partly": "warn", "wrong": "warn", "kept": ""}
"""Icons by tone, since shape must say the same as colour."""


@dataclass(frozen=True)
class _Reason:
    right: bool
    label: Message | None
    why: Message | None


@dataclass(frozen=True)
class AnswerVerdict:
    """Feedback on one answer."""

    tone: Tone  #: ``right``, ``partly``, ``wrong``, or ``kept`` if no verdict is shown.
    say: Message
    rules: tuple[Message, ...] = ()  #: Rules of grading, if not obvious.
    whys: tuple[Message, ...] = ()  #: Explanations.
    marks: tuple[_Reason, ...] = ()  #: Explanations of parts, wrong ones first.

    @property
    def sign(self) -> str:
        return SIGNS[self.tone]


def verdict_of(kind: str, standing: Standing, names: dict[str, Message]) -> AnswerVerdict:
    """Return the feedback on a graded answer.

    `names`: Labels of options and reasons, by id.

    Raises
    ------
    ValueError
        If the grade may not be shown yet; `verdict_when_saved` is for such answers.
    """
    grade = standing.told
    if grade is None:
        raise ValueError(kind)  # no reader: callers use `verdict_when_saved` then
    tone, say = _verdict(kind, grade, again=standing.may_answer)
    unusual = grade.filled != "whole" or tone == "partly"
    whys = grade.whys
    if tone == "wrong" and standing.may_answer and grade.filled == "whole" and not whys:
        whys = (message("ask-again-how"),)
    rules = grade.rules if unusual else ()
    if grade.filled == "empty" and standing.may_answer:
        say, rules = message("ask-told-think"), (message("ask-hint", kind=kind),)
    elif standing.unknown:
        say, rules = message("ask-told-unknown"), ()
    return AnswerVerdict(tone, say, rules, whys, _reasons(kind, grade, names))


def verdict_when_saved(kind: str, standing: Standing, feedback: Feedback) -> AnswerVerdict:
    """Return what is shown if a grade may not be: that the answer is saved, and what follows."""
    if kind in OPINIONS:
        later: tuple[Message, ...] = ()
    elif feedback == "none" and kind != "argument":
        later = (message("ask-kept-none"),)
    else:
        later = (message("ask-kept-text" if kind in IN_WORDS else "ask-kept-end"),)
    change = (message("ask-kept-change"),) if standing.may_answer else ()
    skipped = standing.may_answer and standing.last is not None and standing.last.raw is None
    if skipped and kind not in OPINIONS:
        return AnswerVerdict(
            "kept", message("ask-told-think"), whys=(message("ask-hint", kind=kind),)
        )
    return AnswerVerdict("kept", message("ask-kept"), whys=(*later, *change))


def _verdict(kind: str, grade: Grade, *, again: bool) -> tuple[Tone, Message]:
    if grade.right:
        return "right", message("ask-told-right")
    if grade.filled == "empty":
        return "kept", message("ask-told-empty")
    if grade.right is None:
        return "kept", message("ask-told-open")
    if grade.filled == "strange":
        return "wrong", message("ask-told-strange")
    right = sum(each.right for each in grade.marks)
    if right and kind != "choice":
        return _partly_right(kind, grade, right)
    return "wrong", message("ask-told-again") if again else message("ask-told-wrong")


def _partly_right(kind: str, grade: Grade, right: int) -> tuple[Tone, Message]:
    if kind == "two-tier":
        alone = message("ask-told-answer-alone" if grade.points else "ask-told-reason-alone")
        return ("partly" if grade.points else "wrong"), alone
    if kind == "ordering":
        return "partly", message("ask-told-partly-right")
    if right == len(grade.marks):
        return "partly", message("ask-told-missing")
    wrong = sum(each.chosen and not each.right for each in grade.marks)
    if kind in LESS_FALSE and wrong:
        return "partly", message("ask-told-partly-false", right=right, wrong=wrong)
    points = [each for each in grade.marks if each.key.startswith("value/")]
    dashed = sum(not each.chosen for each in points)
    if dashed and right + dashed == len(grade.marks):
        return "partly", message("ask-told-dashed", count=dashed)
    return "partly", message("ask-told-partly", right=right, of=len(grade.marks))


def _reasons(kind: str, grade: Grade, names: dict[str, Message]) -> tuple[_Reason, ...]:
    if kind in PLOTS:
        return ()
    marks = [each for each in grade.marks if each.why is not None and each.why not in grade.whys]
    marks.sort(key=lambda each: each.right)
    return tuple(_Reason(each.right, names.get(each.key), each.why) for each in marks)


@dataclass(frozen=True)
class MarkView:
    """A teacher's mark of one answer."""

    question: str  #: Id of the question.
    title: Message
    points: float  #: 0 if the item has no points.
    of: float  #: Maximum points; 0 if the item has no points.
    said: str  #: The teacher's sentence, as typed; empty for none.


def teacher_mark(answering: AnswerSession, question: Question) -> MarkView | None:
    """Return the released mark of a question; None if there is none, or before handing in."""
    if not isinstance(question.item, Text):
        return None
    sheet = answering.open_sheet
    in_survey = any(each.id == question.id for each in sheet.survey)
    id_ = sheet.id + SURVEY_SUFFIX if in_survey else sheet.id
    if not answering.work.finished(id_):
        return None
    given = answering.work.marks(id_).get(question.id)
    if given is None:
        return None
    return _mark_view(question, question.item, given)


def _mark_view(question: Question, item: Text, given: TeacherMark) -> MarkView:
    of = float(item.points) if item.levels else 0.0
    return MarkView(question.id, question.title, min(given.points, of), of, given.text)


def earlier_marked(work: StudentWork, bank: Bank, but: str = "") -> tuple[MarkView, ...]:
    """List the released marks of all sheets of *After* except the one with id `but`."""
    found = []
    for id_, given in work.earlier_marks("after", but).items():
        item = bank.items.get(id_)
        if isinstance(item, Text):
            found.append(_mark_view(bank.question(id_), item, given))
    return tuple(found)


def all_marked(answering: AnswerSession) -> tuple[MarkView, ...]:
    sheet = answering.open_sheet
    found = (teacher_mark(answering, each) for each in (*sheet.asked, *sheet.survey))
    return tuple(each for each in found if each is not None)
