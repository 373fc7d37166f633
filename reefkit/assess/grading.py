"""Grading an answer by a stated rule.

Every rule has a sentence, ``grade-rule-<id>``: a student sees by which rule an answer was graded.
"""

from __future__ import annotations

from typing import Any

import msgspec

from reefkit.assess.answer import Strange, blank, read_answer
from reefkit.assess.graders import found, whole
from reefkit.assess.grades import Filled, Found, Grade, Mark
from reefkit.assess.question import Question
from reefkit.text import Message

__all__ = ["Grade", "Mark", "grade", "hinted"]


def grade(question: Question, raw: Any) -> Grade:  # noqa: ANN401 (any JSON)
    """Grade whatever was sent as an answer; never raises.

    What cannot be read, and what was left empty, gains nothing; what is half filled is graded on
    what is there.

    Parameters
    ----------
    question
        The question with its key.
    raw
        Any JSON value.
    """
    answer = read_answer(question, raw)
    if answer is None:
        return _graded(question, "empty", found(question, blank(question)), ("empty",))
    if isinstance(answer, Strange):
        missed = found(question, blank(question))
        return _graded(question, "strange", missed, ("strange", f"strange-{answer.why}"))
    result = found(question, answer)
    if result.half:
        return _graded(question, "half", result, ("half", result.rule))
    return _graded(question, "whole", result, (result.rule,))


def _graded(question: Question, filled: Filled, result: Found, rules: tuple[str, ...]) -> Grade:
    """Return the grade of what was found; what was not answered gains nothing."""
    opinion = result.rule == "opinion"
    of = 0.0 if opinion else float(question.item.points)
    answered = filled in {"half", "whole"}
    right = whole(result.share) if answered or opinion else False
    return Grade(
        points=of * (result.share or 0.0) if answered else 0.0,
        of=of,
        right=right,
        filled=filled,
        rule=rules[0] if not answered else result.rule,
        rules=tuple(_rule(each) for each in rules),
        marks=result.marks,
        whys=(*_on_chosen(result.marks), *_number_was(result.marks), *question.why),
    )


def _rule(id_: str) -> Message:
    return Message(f"grade-rule-{id_}")


def _on_chosen(marks: tuple[Mark, ...]) -> tuple[Message, ...]:
    """Return the feedback on options that were chosen in error; a point keeps its own reason."""
    return tuple(
        mark.why
        for mark in marks
        if mark.why and mark.chosen and not mark.right and "/" not in mark.key
    )


def _number_was(marks: tuple[Mark, ...]) -> tuple[Message, ...]:
    """Return what a number would have been: it has no option that could show it."""
    return tuple(
        mark.wanted for mark in marks if mark.key == "number" and mark.wanted and not mark.right
    )


def hinted(grade_: Grade) -> Grade:
    """Return what of a grade may be told while an attempt is left.

    The verdicts and feedback on what was chosen stay; what was missed, what would have been right,
    and the feedback that teaches, go. Of plots the reasons stay on what was chosen, because they
    are what the student corrects by.

    Parameters
    ----------
    grade_
        A grade.
    """
    marks = tuple(
        msgspec.structs.replace(mark, wanted=None) for mark in grade_.marks if mark.chosen
    )
    return msgspec.structs.replace(grade_, marks=marks, whys=_on_chosen(marks), complete=False)
