"""What a student may answer, kind by kind, and reading what a browser sent.

An answer is stored as it was given, whatever JSON it is; this is how it is read for grading.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from reefkit.assess.plots import CurveAnswer, RangeAnswer
from reefkit.assess.question import Question

MOST_BYTES = 20_000
"""How long an answer may be, as JSON."""


class ChoiceAnswer(Struct, frozen=True):
    """``{"option": "boulder-coral"}``."""

    option: str | None = None


class SeveralAnswer(Struct, frozen=True):
    """``{"options": ["fish", "snail"]}``; an empty list is an answer: none of them."""

    options: tuple[str, ...] | None = None


class NumberAnswer(Struct, frozen=True):
    """``{"number": "3,5 m"}``: as typed, or a number."""

    number: str | float | int | None = None


class OrderingAnswer(Struct, frozen=True):
    """``{"order": ["first", "second"]}``."""

    order: tuple[str, ...] | None = None


class MatchingAnswer(Struct, frozen=True):
    """``{"pairs": {"left": "right"}}``."""

    pairs: dict[str, str | None] | None = None


class SpacesAnswer(Struct, frozen=True):
    """``{"spaces": [[1, 2], [1, 3]]}``: row and column from 1, row 1 nearest the land."""

    spaces: tuple[tuple[int, int], ...] | None = None


class PlaceAnswer(Struct, frozen=True):
    """``{"space": [1, 2]}``."""

    space: tuple[int, int] | None = None


class TextAnswer(Struct, frozen=True):
    """``{"text": "Because …"}``."""

    text: str | None = None


class StepAnswer(Struct, frozen=True):
    """``{"step": 3}``, of confidence and scale, from 1."""

    step: int | None = None


Answer: TypeAlias = (
    ChoiceAnswer
    | SeveralAnswer
    | NumberAnswer
    | OrderingAnswer
    | MatchingAnswer
    | SpacesAnswer
    | PlaceAnswer
    | TextAnswer
    | StepAnswer
    | RangeAnswer
    | CurveAnswer
)


class Strange(Struct, frozen=True):
    """What cannot be read as an answer to the question, and the name of the reason."""

    why: Literal["shape", "unknown", "long", "number"]


def read_answer(question: Question, raw: Any) -> Answer | Strange | None:  # noqa: ANN401 (any JSON)
    """Read what a browser sent as an answer to a question; never raises.

    Parameters
    ----------
    question
        The question.
    raw
        Any JSON value.

    Returns
    -------
    Answer or Strange or None
        None when nothing was answered.
    """
    raise NotImplementedError
