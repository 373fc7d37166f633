"""What grading finds: a score, and a verdict on each part of an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message


class PartVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on one part of an answer."""

    #: Which part: an option; the left side of a pair; ``row-column`` of a space; ``number``; a
    #: point of a plot as in its ``reasons`` (``snail/last``, ``value/2``, ``disaster/storm``).
    key: str
    right: bool  #: Whether the student is right about it.
    #: Whether the student said anything about it. What was wanted and not chosen is a mark that is
    #: neither right nor chosen; what was rightly left out has none.
    chosen: bool
    why: Message | None = None  #: Feedback on what was chosen, or of a plot's point the reason.
    wanted: Message | None = None  #: What would be right, where that is more than the key.


class GradedParts(Struct, frozen=True, kw_only=True):
    """What a grader finds in an answer of its kind."""

    rule: str
    #: The share of what is right, from 0 to 1; None where a teacher grades it, or nothing is right
    #: or wrong.
    share: float | None
    half: bool = False  #: Whether a part of what was asked is missing.
    marks: tuple[PartVerdict, ...] = ()


class Grade(Struct, frozen=True, kw_only=True):
    """What an answer is worth, by which rule, and why."""

    #: ``points``, ``of``: Points gained, and what a right answer gains.
    points: float
    of: float
    #: Whether all of it is right; None where a teacher grades it, or nothing is right or wrong.
    right: bool | None
    filled: Filled  #: Whether anything was answered, all of it, or nothing that can be read.
    rule: str  #: The id of the kind's rule.
    rules: tuple[Message, ...]  #: The sentences of all rules that were used.
    marks: tuple[PartVerdict, ...] = ()
    whys: tuple[Message, ...] = ()  #: Feedback: on what was chosen, then the feedback that teaches.
    #: False for what may be told while an attempt is left: marks on what was chosen only, no
    #: feedback that gives the answer away.
    complete: bool = True


Filled = Literal["empty", "half", "whole", "strange"]
