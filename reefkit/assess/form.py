"""A form: the questions of one part of a lesson, as slots, and its minutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from reefkit.assess.bank import Part
from reefkit.assess.items import Goal, Word
from reefkit.assess.question import Question


class FormSlot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in a form: items by name, or so many by goal."""

    #: Items by id, all asked; of those with the same variant a student gets one. A confidence item
    #: stays next to the item listed before it.
    items: tuple[Word, ...] = ()
    #: Paired concepts, all asked: half of the class gets A of each before the game and B after it,
    #: the other half the reverse, and each again later what it got before.
    concepts: tuple[Word, ...] = ()
    #: Questions of this goal only; empty for any, the goals in balance.
    goal: Goal | Literal[""] = ""
    kind: Word | Literal[""] = ""  #: Questions of this kind only (``range-plot``), empty for any.
    count: Annotated[int, Meta(ge=1, le=30)] = 1  #: How many, when chosen.
    #: In TOML ``from``: the bank, or the match just played.
    source: Literal["bank", "match"] = field(default="bank", name="from")
    stays: bool = False  #: Keeps its place when the form is shuffled.


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form, as ``data/<game>/forms.toml`` gives it.

    Its name is the message ``form-<game>-<id>`` and is not needed here.
    """

    part: Part  #: Before the game, or after it.
    slots: Annotated[tuple[FormSlot, ...], Meta(min_length=1, max_length=60)]  #: The places.
    survey: tuple[Word, ...] = ()  #: Items asked last, of which none is right or wrong.
    feedback: Feedback = "now"  #: After each answer, at the end, or none.
    attempts: Annotated[int, Meta(ge=1, le=10)] = 2  #: How many answers a question takes.
    shuffle: bool = True  #: Whether the order differs from student to student.
    minutes: Annotated[int, Meta(ge=1, le=120)] = 15  #: How long it may take.


def minutes_of(questions: Sequence[Question]) -> float:
    return sum(each.item.minutes for each in questions)


Feedback = Literal["now", "end", "none"]
