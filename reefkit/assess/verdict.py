"""Results of grading: a score, and a verdict on each part of an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message


class PartVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on one part of an answer."""

    #: The part: an option; the left side of a pair; ``row-column`` of a space; ``number``; a point
    #: of a plot as in its ``reasons`` (``snail/last``, ``value/2``, ``disaster/storm``).
    key: str
    right: bool  #: Whether the student is right about it.
    #: Whether the student answered it. A right option that was not chosen has a verdict that is
    #: neither right nor chosen; a wrong option that was not chosen has none.
    chosen: bool
    why: Message | None = None  #: Feedback on a choice, or the reason for a plot's point.
    wanted: Message | None = None  #: The right answer, if it is not clear from the key.


class GradedParts(Struct, frozen=True, kw_only=True):
    """What a grader finds in an answer of its kind."""

    rule: str
    #: The share that is right, from 0 to 1; None if a teacher grades it, or nothing is right or
    #: wrong.
    share: float | None
    half: bool = False  #: Whether a part of the answer is missing.
    marks: tuple[PartVerdict, ...] = ()


class Grade(Struct, frozen=True, kw_only=True):
    """The grade of an answer, with rule and feedback."""

    points: float  #: Points gained.
    of: float  #: Points for a right answer.
    #: Whether all of it is right; None if a teacher grades it, or nothing is right or wrong.
    right: bool | None
    filled: Filled  #: Whether the answer is complete, or readable at all.
    rule: str  #: Id of the rule for the kind of item.
    rules: tuple[Message, ...]  #: The sentences of all rules that were used.
    marks: tuple[PartVerdict, ...] = ()
    whys: tuple[Message, ...] = ()  #: Feedback: on what was chosen, then the feedback that teaches.
    #: False if it only contains what may be told while an attempt is left: verdicts on what was
    #: chosen, and no feedback that gives the answer away.
    complete: bool = True


Filled = Literal["empty", "half", "whole", "strange"]
