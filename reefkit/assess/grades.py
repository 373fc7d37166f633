"""What an answer is worth, and the verdict on each part of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

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
        Feedback on what was chosen, or of a plot's point the reason.
    wanted
        What would be right, where that is more than the key.
    """

    key: str
    right: bool
    chosen: bool
    why: Message | None = None
    wanted: Message | None = None


class Found(Struct, frozen=True, kw_only=True):
    """What a grader finds in an answer of its kind.

    Parameters
    ----------
    rule
        The id of the rule.
    share
        The share of what is right, from 0 to 1; None where a teacher grades it, or nothing is
        right or wrong.
    half
        Whether a part of what was asked is missing.
    marks
        Part by part.
    """

    rule: str
    share: float | None
    half: bool = False
    marks: tuple[Mark, ...] = ()


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
