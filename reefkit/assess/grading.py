"""Grading an answer by a stated rule.

Every rule has a sentence, ``grade-rule-<id>``: a student sees by which rule an answer was graded.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from reefkit.assess.question import Question
from reefkit.text import Message

Filled = Literal["empty", "half", "whole", "strange"]


class Mark(Struct, frozen=True, kw_only=True):
    """The verdict on one part of an answer.

    Parameters
    ----------
    key
        Which part: an option; the left side of a pair; ``row-column`` of a space; ``number``; a
        point of a plot as in its ``reasons`` (``snail/last``, ``value/2``, ``disaster/storm``).
    right
        Whether the student is right about it.
    chosen
        Whether the student said anything about it. What was wanted and not chosen is a mark that
        is neither right nor chosen; what was rightly left out has none.
    why
        The reason, or what would be right.
    """

    key: str
    right: bool
    chosen: bool
    why: Message | None = None


class Grade(Struct, frozen=True, kw_only=True):
    """What an answer is worth, by which rule, and why.

    Parameters
    ----------
    points, of
        Points gained, and what a right answer gains.
    right
        Whether all of it is right; None where a teacher grades it, or nothing is right or wrong.
    filled
        Whether anything was answered, all of it, or nothing that can be read.
    rule
        The id of the kind's rule.
    rules
        The sentences of all rules that were used.
    marks
        Part by part.
    whys
        Feedback: on what was chosen, then the feedback that teaches.
    complete
        False for what may be told while an attempt is left: marks on what was chosen only, no
        feedback that gives the answer away.
    """

    points: float
    of: float
    right: bool | None
    filled: Filled
    rule: str
    rules: tuple[Message, ...]
    marks: tuple[Mark, ...] = ()
    whys: tuple[Message, ...] = ()
    complete: bool = True


def grade(question: Question, raw: Any) -> Grade:  # noqa: ANN401 (any JSON)
    """Grade whatever was sent as an answer; never raises.

    Parameters
    ----------
    question
        The question with its key.
    raw
        Any JSON value.
    """
    raise NotImplementedError


def hinted(grade_: Grade) -> Grade:
    """Return what of a grade may be told while an attempt is left.

    The verdicts and feedback on what was chosen stay; what was missed, and the feedback that
    teaches, go. Of plots the reasons stay, because they are what the student corrects by.
    """
    raise NotImplementedError
