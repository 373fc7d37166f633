"""Forms: which questions a class is asked, in which order, with which feedback."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from reefkit.assess.bank import Part
from reefkit.assess.items import Goal, Word
from reefkit.assess.question import Question

Feedback = Literal["now", "end", "none"]


class Slot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in a form: items by name, or so many by goal.

    Parameters
    ----------
    items
        Items by id, all asked; of those with the same variant a student gets one. A confidence
        item stays beside the item listed before it.
    goal
        Questions of this goal only; empty for any, the goals in balance.
    kind
        Questions of this kind only (``range-plot``), empty for any.
    count
        How many, when chosen.
    source
        In TOML ``from``: the bank, or the match just played.
    stays
        Keeps its place when the form is shuffled.
    """

    items: tuple[Word, ...] = ()
    goal: Goal | Literal[""] = ""
    kind: Word | Literal[""] = ""
    count: Annotated[int, Meta(ge=1, le=30)] = 1
    source: Literal["bank", "match"] = field(default="bank", name="from")
    stays: bool = False


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form, as ``data/<game>/forms.toml`` gives it.

    Its name is the message ``form-<game>-<id>`` and is not needed here.

    Parameters
    ----------
    part
        Before the game, or after it.
    slots
        The places.
    survey
        Items asked last, of which none is right or wrong.
    feedback
        After each answer, at the end, or none.
    attempts
        How many answers a question takes.
    shuffle
        Whether the order differs from student to student.
    minutes
        How long it may take.
    """

    part: Part
    slots: Annotated[tuple[Slot, ...], Meta(min_length=1, max_length=60)]
    survey: tuple[Word, ...] = ()
    feedback: Feedback = "now"
    attempts: Annotated[int, Meta(ge=1, le=10)] = 2
    shuffle: bool = True
    minutes: Annotated[int, Meta(ge=1, le=120)] = 15


class Policy(Struct, frozen=True, kw_only=True):
    """What a teacher sets for a class, in place of the form's own."""

    feedback: Feedback | None = None
    attempts: int | None = None


FORMS_FILE = dict[Word, Form]
"""What a file of forms holds."""


def minutes_of(questions: Sequence[Question]) -> float:
    """Return how long questions take together."""
    return sum(each.item.minutes for each in questions)
