"""The types of answers, by kind of item.

An answer is stored as it was given, whatever JSON it is; `answer_reading` reads it for grading.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from reefkit.assess.plots import CurveAnswer, RangeAnswer

MOST_BYTES = 20_000
"""Most bytes of an answer as JSON."""

MOST_PINS = 8
"""Most pins of an argument."""

MOST_PIN = 1_000
"""Most characters of a pin, which may be a graph with all of its settings."""


class ChoiceAnswer(Struct, frozen=True):
    """``{"option": "boulder-coral"}``."""

    option: str | None = None


class SeveralAnswer(Struct, frozen=True):
    """``{"options": ["fish", "snail"]}``; an empty list counts as no answer."""

    options: tuple[str, ...] | None = None


class TwoTierAnswer(Struct, frozen=True):
    """``{"option": "no-change", "reason": "got-used"}``; one of the two may be missing."""

    option: str | None = None
    reason: str | None = None


class NumberAnswer(Struct, frozen=True):
    """``{"number": "3,5 m"}``: a text as typed, or a number (see `typed_number`)."""

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


PinId = Annotated[str, Meta(min_length=1, max_length=MOST_PIN)]


class ArgumentAnswer(Struct, frozen=True):
    """``{"claim": "…", "evidence": "…", "reasoning": "…", "pins": ["curve-plot:own/value/3"]}``.

    A pin names a point of a chart of the student's match (see `reefkit.assess.evidence`). A pin
    whose point does not exist, as without the match, is valid.
    """

    claim: str | None = None
    evidence: str | None = None
    reasoning: str | None = None
    pins: Annotated[tuple[PinId, ...], Meta(max_length=MOST_PINS)] = ()


class StepAnswer(Struct, frozen=True):
    """``{"step": 3}`` for confidence and scale, from 1."""

    step: int | None = None


Answer: TypeAlias = (
    ChoiceAnswer
    | SeveralAnswer
    | TwoTierAnswer
    | NumberAnswer
    | OrderingAnswer
    | MatchingAnswer
    | SpacesAnswer
    | PlaceAnswer
    | TextAnswer
    | ArgumentAnswer
    | StepAnswer
    | RangeAnswer
    | CurveAnswer
)
