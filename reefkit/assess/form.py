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

    #: Ids of items, all asked, but of those with the same variant only one. A confidence item
    #: follows the item listed before it.
    items: tuple[Word, ...] = ()
    #: Paired concepts, all asked: about half of the class gets A of each before the game and B
    #: after it, the others the reverse. Weeks later all get again what they got before the game.
    concepts: tuple[Word, ...] = ()
    goal: Goal | Literal[""] = ""  #: Only questions with this goal; empty: all goals in turn.
    kind: Word | Literal[""] = (
        ""  #: Only this kind of question, such as ``range-plot``; empty: any.
    )
    #: Number of questions to choose, without `items` and `concepts`.
    count: Annotated[int, Meta(ge=1, le=30)] = 1
    #: Where they are chosen from: the bank, or the match just played; ``from`` in TOML.
    source: Literal["bank", "match"] = field(default="bank", name="from")
    stays: bool = False  #: Whether it keeps its place when the form is shuffled.


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form, as in ``data/<game>/forms.toml``; its name is the message ``form-<game>-<id>``."""

    part: Part  #: The part of the lesson.
    slots: Annotated[tuple[FormSlot, ...], Meta(min_length=1, max_length=60)]  #: In order.
    survey: tuple[Word, ...] = ()  #: Ids of opinion items, asked last, in this order.
    feedback: Feedback = "now"  #: ``now``: after each answer; ``end``: once handed in.
    attempts: Annotated[int, Meta(ge=1, le=10)] = (
        2  #: Attempts at a question with feedback ``now``.
    )
    shuffle: bool = True  #: Whether the order differs between students.
    minutes: Annotated[int, Meta(ge=1, le=120)] = (
        15  #: Time within which chosen questions must fit.
    )
    youngest: bool = False  #: Whether it is for classes under 10: short words, one choice each.


def minutes_of(questions: Sequence[Question]) -> float:
    return sum(each.item.minutes for each in questions)


Feedback = Literal["now", "end", "none"]
