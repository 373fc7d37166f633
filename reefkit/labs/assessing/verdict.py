"""What is told of an answer: a word, the rule it was graded by, and what there is to learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reefkit.assess import Grade, Mark, Standing
from reefkit.assess.form import Feedback
from reefkit.text import Message, message

Tone = Literal["right", "partly", "wrong", "kept"]
SIGNS = {"right": "check", "partly": "warn", "wrong": "warn", "kept": ""}
"""Shape says the same as colour."""


@dataclass(frozen=True)
class Reason:
    """A part of an answer, and why it is right or not."""

    right: bool
    label: Message | None
    why: Message | None


@dataclass(frozen=True)
class Verdict:
    """What is told of an answer.

    Attributes
    ----------
    tone
        ``right``, ``partly``, ``wrong``, or ``kept`` where no verdict is told.
    say
        It in a few words.
    rules
        By which rules it was graded, where that is not plain.
    whys
        What there is to learn.
    marks
        Reasons part by part, those to look at again first.
    """

    tone: Tone
    say: Message
    rules: tuple[Message, ...] = ()
    whys: tuple[Message, ...] = ()
    marks: tuple[Reason, ...] = ()

    @property
    def sign(self) -> str:
        """The icon that says the same as the colour."""
        return SIGNS[self.tone]


def verdict_of(standing: Standing, feedback: Feedback, names: dict[str, Message]) -> Verdict:
    """Say what may be told of an answer that was given.

    Parameters
    ----------
    standing
        How its question stands.
    feedback
        When feedback is given.
    names
        The names of options, by id.
    """
    grade = standing.told
    if grade is None:
        later = message("ask-kept-end") if feedback != "none" else message("ask-kept-none")
        change = (message("ask-kept-change"),) if standing.may_answer else ()
        return Verdict("kept", message("ask-kept"), whys=(later, *change))
    tone, say = _said(grade, again=standing.may_answer)
    unusual = grade.filled != "whole" or (grade.right is False and grade.points > 0)
    return Verdict(tone, say, grade.rules if unusual else (), grade.whys, _reasons(grade, names))


def _said(grade: Grade, *, again: bool) -> tuple[Tone, Message]:
    if grade.right:
        return "right", message("ask-told-right")
    if grade.right is None:
        empty = grade.filled == "empty"
        return "kept", message("ask-told-empty") if empty else message("ask-told-open")
    if grade.filled == "empty":
        return "kept", message("ask-told-empty")
    if grade.filled == "strange":
        return "wrong", message("ask-told-strange")
    if grade.points > 0:
        right = sum(each.right for each in grade.marks)
        of = len(grade.marks)
        return "partly", message("ask-told-partly", right=right, of=of)
    return "wrong", message("ask-told-again") if again else message("ask-told-wrong")


def _reasons(grade: Grade, names: dict[str, Message]) -> tuple[Reason, ...]:
    """Give the parts that have a reason, those to look at again first."""
    told = [each for each in grade.marks if each.why is not None]
    told.sort(key=lambda each: each.right)
    return tuple(Reason(each.right, _name(each, names), each.why) for each in told)


def _name(mark: Mark, names: dict[str, Message]) -> Message | None:
    return names.get(mark.key)
