"""What is told of an answer: a word, the rule it was graded by, and what there is to learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reefkit.assess import Grade, Standing
from reefkit.assess.form import Feedback
from reefkit.text import Message, message

Tone = Literal["right", "partly", "wrong", "kept"]
OPINIONS = ("scale", "confidence")
PLOTS = ("range-plot", "curve-plot")
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


def verdict_of(kind: str, standing: Standing, names: dict[str, Message]) -> Verdict:
    """Say what may be told of an answer that was given.

    Parameters
    ----------
    kind
        The question's kind.
    standing
        How the question stands.
    names
        The names of options, by id.
    """
    grade = standing.told
    if grade is None:
        raise ValueError(kind)  # no reader: `kept` speaks of what is not told
    tone, say = _said(kind, grade, again=standing.may_answer)
    unusual = grade.filled != "whole" or tone == "partly"
    whys = grade.whys
    if tone == "wrong" and standing.may_answer and grade.filled == "whole" and not whys:
        whys = (message("ask-again-how"),)
    return Verdict(tone, say, grade.rules if unusual else (), whys, _reasons(kind, grade, names))


def kept(kind: str, standing: Standing, feedback: Feedback) -> Verdict:
    """Say that an answer is kept, and when more of it is told."""
    if kind in OPINIONS:
        later: tuple[Message, ...] = ()
    elif feedback == "none":
        later = (message("ask-kept-none"),)
    else:
        later = (message("ask-kept-text") if kind == "text" else message("ask-kept-end"),)
    change = (message("ask-kept-change"),) if standing.may_answer else ()
    return Verdict("kept", message("ask-kept"), whys=(*later, *change))


def _said(kind: str, grade: Grade, *, again: bool) -> tuple[Tone, Message]:
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
        counted = message("ask-told-partly", right=right, of=len(grade.marks))
        return "partly", message("ask-told-partly-right") if kind == "ordering" else counted
    return "wrong", message("ask-told-again") if again else message("ask-told-wrong")


def _reasons(kind: str, grade: Grade, names: dict[str, Message]) -> tuple[Reason, ...]:
    """Give the parts that have a reason of their own, those to look at again first.

    A plot's reasons stand beside its points.
    """
    if kind in PLOTS:
        return ()
    told = [each for each in grade.marks if each.why is not None and each.why not in grade.whys]
    told.sort(key=lambda each: each.right)
    return tuple(Reason(each.right, names.get(each.key), each.why) for each in told)
