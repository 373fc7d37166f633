"""A form: the slots for questions in one part of a lesson, and its minutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from reefkit.assess.bank import Part
from reefkit.assess.items import Goal, Word
from reefkit.assess.question import Question


class FormSlot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A slot of a form: named items or concepts, or a number of questions by goal."""

    #: Items by id, all asked; of those with the same variant a student gets one. A confidence item
    #: stays after the item listed before it.
    items: tuple[Word, ...] = ()
    #: Paired concepts, all asked: half of the class gets A of each before the game and B after it,
    #: the other half the reverse, and each again later what it got before.
    concepts: tuple[Word, ...] = ()
    goal: Goal | Literal[""] = ""  #: Questions of this goal only; empty: of all goals, in balance.
    kind: Word | Literal[""] = ""  #: Questions of this kind only (``range-plot``); empty: any.
    count: Annotated[int, Meta(ge=1, le=30)] = 1  #: Number of questions to choose.
    #: The bank, or the match just played; ``from`` in TOML.
    source: Literal["bank", "match"] = field(default="bank", name="from")
    stays: bool = False  #: Whether it keeps its place when the form is shuffled.


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form, as in ``data/<game>/forms.toml``; its name is the message ``form-<game>-<id>``."""

    part: Part  #: The part of the lesson.
    slots: Annotated[tuple[FormSlot, ...], Meta(min_length=1, max_length=60)]  #: In order.
    survey: tuple[Word, ...] = ()  #: Opinion items, asked last.
    feedback: Feedback = "now"  #: After each answer, at the end, or none.
    attempts: Annotated[int, Meta(ge=1, le=10)] = 2  #: Most answers to a question.
    shuffle: bool = True  #: Whether the order differs between students.
    minutes: Annotated[int, Meta(ge=1, le=120)] = 15  #: Time limit.


def minutes_of(questions: Sequence[Question]) -> float:
    return sum(each.item.minutes for each in questions)


Feedback = Literal["now", "end", "none"]
