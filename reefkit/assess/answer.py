"""What a student may answer, kind by kind, and reading what a browser sent.

An answer is stored as it was given, whatever JSON it is; this is how it is read for grading.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from reefkit.assess.items import (
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Item,
    Matching,
    Number,
    Ordering,
    Place,
    RangeChart,
    Scale,
    Several,
    Spaces,
    Text,
    listed,
)
from reefkit.assess.numbers import read_number
from reefkit.assess.plots import CurveAnswer, Ending, RangeAnswer
from reefkit.assess.question import Question

MOST_BYTES = 20_000
"""How long an answer may be, as JSON."""


class ChoiceAnswer(Struct, frozen=True):
    """``{"option": "boulder-coral"}``."""

    option: str | None = None


class SeveralAnswer(Struct, frozen=True):
    """``{"options": ["fish", "snail"]}``; an empty list is no answer."""

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


Reason = Literal["shape", "unknown", "long", "number"]


class Strange(Struct, frozen=True):
    """What cannot be read as an answer to the question, and the name of the reason."""

    why: Reason


_ANSWERS: dict[type[Item], type[Answer]] = {
    Choice: ChoiceAnswer,
    Several: SeveralAnswer,
    Number: NumberAnswer,
    Ordering: OrderingAnswer,
    Matching: MatchingAnswer,
    Spaces: SpacesAnswer,
    Place: PlaceAnswer,
    Text: TextAnswer,
    Confidence: StepAnswer,
    Scale: StepAnswer,
    RangeChart: RangeAnswer,
    Curve: CurveAnswer,
}


def blank(question: Question) -> Answer:
    """Return the answer that says nothing."""
    return _ANSWERS[type(question.item)]()


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
    if raw is None or (isinstance(raw, str | list | tuple | dict) and not raw):
        return None
    try:
        size = len(msgspec.json.encode(raw))
        answer = msgspec.convert(raw, _ANSWERS[type(question.item)], strict=True)
    except (ValueError, TypeError, ArithmeticError, RecursionError):
        return Strange("shape")
    if size > MOST_BYTES:
        return Strange("long")
    if _says_nothing(answer):
        return None
    why = _strangeness(question.item, answer)
    return Strange(why) if why else answer


def _says_nothing(answer: Answer) -> bool:
    """Return whether an answer has the right shape and nothing in it."""
    if isinstance(answer, RangeAnswer):
        bars = [each for bar in answer.ranges.values() if bar for each in bar]
        marks = [each for rounds in answer.disasters.values() for each in rounds or ()]
        parts = [*bars, *marks, *answer.endings.values()]
        return all(each is None or each == "" for each in parts)
    if isinstance(answer, CurveAnswer):
        return not answer.losses and all(each is None for each in answer.values.values())
    value = getattr(answer, answer.__struct_fields__[0])
    if isinstance(answer, MatchingAnswer):
        return not any((value or {}).values())
    return value is None or (isinstance(value, str | tuple) and not _trimmed(value))


def _trimmed(value: str | tuple[object, ...]) -> str | tuple[object, ...]:
    return value.strip() if isinstance(value, str) else value


def _strangeness(item: AskedItem, answer: Answer) -> Reason | None:
    """Return why an answer is none to this item: it names what was not offered."""
    if isinstance(answer, NumberAnswer):
        return None if read_number(answer.number or 0) else "number"
    if isinstance(answer, OrderingAnswer) and len(set(answer.order or ())) < len(
        answer.order or ()
    ):
        return "shape"
    if isinstance(answer, StepAnswer):
        steps = item.steps if isinstance(item, Confidence | Scale) else 0
        return None if 1 <= (answer.step or 0) <= steps else "unknown"
    return None if _named(answer) <= _offered(item) else "unknown"


def _named(answer: Answer) -> set[object]:
    """Return all that an answer names: options, spaces, taxa, disasters, times."""
    named: list[Any] = []
    if isinstance(answer, ChoiceAnswer):
        named = [answer.option]
    elif isinstance(answer, SeveralAnswer):
        named = [*(answer.options or ())]
    elif isinstance(answer, OrderingAnswer):
        named = [*(answer.order or ())]
    elif isinstance(answer, MatchingAnswer):
        pairs = answer.pairs or {}
        named = [("left", left) for left in pairs] + [
            ("right", each) for each in pairs.values() if each
        ]
    elif isinstance(answer, SpacesAnswer):
        named = [*(answer.spaces or ())]
    elif isinstance(answer, PlaceAnswer):
        named = [answer.space]
    elif isinstance(answer, RangeAnswer):
        endings = answer.endings
        named.extend(("taxon", each) for each in {*answer.ranges, *endings})
        named.extend(("disaster", each) for each in answer.disasters)
        named.extend(("ending", each) for each in endings.values() if each)
    elif isinstance(answer, CurveAnswer):
        named = [*answer.values]
    return set(named)


def _offered(item: AskedItem) -> set[object]:
    """Return all that an answer to an item may name."""
    offered: set[object] = set()
    if isinstance(item, Matching):
        offered = {("left", each) for each in item.pairs} | {
            ("right", each) for each in item.partners
        }
    elif isinstance(item, Spaces | Place):
        rows = len(item.board)
        offered = {
            (rows - line, column + 1)
            for line, depths in enumerate(item.board)
            for column in range(len(depths))
        }
    elif isinstance(item, RangeChart):
        offered = {("taxon", each) for each in item.plot.ranges}
        offered |= {("disaster", each) for each in item.plot.disasters}
        offered |= {("ending", each) for each in get_args(Ending)}
    elif isinstance(item, Curve):
        offered = {str(time) for time in range(len(item.plot.values))}
    else:
        offered = set(listed(item))
    return offered
