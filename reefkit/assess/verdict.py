"""Results of grading: a score, and a verdict on each part of an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message


class PartVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on one part of an answer."""

    #: The part: an option; the left side of a pair; ``<row>-<column>`` of a space; ``number``; a
    #: point of a plot as in its ``reasons`` (``snail/last``, ``value/2``, ``disaster/storm``).
    key: str
    right: bool  #: Whether the student got it right.
    #: Whether the student answered it. A right option that was not chosen has a verdict that is
    #: neither right nor chosen; a wrong option that was not chosen has none.
    chosen: bool
    why: Message | None = None  #: Feedback on a choice, or the reason for a plot's point.
    #: What to look at to correct a plot's point that is wrong, without its value.
    hint: Message | None = None
    wanted: Message | None = None  #: The right answer, if it is not clear from the key.


class GradedParts(Struct, frozen=True, kw_only=True):
    """The result of grading an answer by the rule of its kind of item."""

    rule: str  #: Id of the rule.
    #: The share that is right, from 0 to 1; None if a teacher grades it, or nothing is right or
    #: wrong.
    share: float | None
    half: bool = False  #: Whether a part of the answer is missing.
    marks: tuple[PartVerdict, ...] = ()


class Grade(Struct, frozen=True, kw_only=True):
    """The grade of an answer, with rule and feedback."""

    points: float  #: Points gained; 0 for what a teacher grades.
    of: float  #: Points for a right answer; 0 for opinions.
    #: Whether all of it is right; None if a teacher grades it, or nothing is right or wrong.
    right: bool | None
    #: ``whole``, ``half`` (parts are missing), ``empty`` or ``strange`` (unreadable).
    filled: Filled
    rule: str  #: Id of the rule for the kind of item; ``empty`` or ``strange`` for such answers.
    rules: tuple[Message, ...]  #: Sentences that tell how the answer was graded.
    marks: tuple[PartVerdict, ...] = ()
    whys: tuple[Message, ...] = ()  #: Feedback: on what was chosen, then the feedback that teaches.
    #: False if it only contains what may be told while an attempt is left: verdicts on what was
    #: chosen, and no feedback that gives the answer away.
    complete: bool = True


Filled = Literal["empty", "half", "whole", "strange"]
