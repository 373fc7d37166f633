"""Answers: what a student may answer, reading what a browser sent, and what an answer says.

Numbers are read as people type them. What an answer says is told part by part, so that a class's
answers to one question can be counted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from reefkit.assess.items import (
    AskedItem,
    Choice,
    Confidence,
    Curve,
    CurveAnswer,
    Ending,
    Item,
    Matching,
    Number,
    Ordering,
    Placing,
    Question,
    RangeAnswer,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    listed,
)
from reefkit.text import Message, message

# ---- Reading a number as people type one

_SPACE = " \u00a0\u202f'\u2019"
_GROUPED = re.compile(rf"\d{{1,3}}(?:[{_SPACE},.]\d{{3}})+(?!\d)")
# Not behind a letter: the 2 of "m2" and "CO2" is no number of its own.
_TOKEN = re.compile(
    rf"(?<![^\W\d_])[-+\u2212\u2013]?"
    rf"(?:\d{{1,3}}(?:[{_SPACE},.]\d{{3}})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?|[.,]\d+)"
    r"(?:[eE][-+]?\d{1,3}(?![\d\w]))?"
)
_LONGEST = 300


def read_number(typed: str | float) -> tuple[float, ...]:
    """Return the numbers that a text can mean; none where it holds none, or more than one.

    A comma or a point begins the decimals, words for the unit may follow, ``3/4`` is a fraction.
    Where the text can be read in two ways ("1,000", "40 %") both are given.
    """
    if not isinstance(typed, str):
        return _finite(typed)
    text = typed.strip()
    found = list(_TOKEN.finditer(text[:_LONGEST])) if len(text) <= _LONGEST else []
    if len(found) == 2 and text[found[0].end() : found[1].start()].strip() == "/":
        above, below = (_values(each[0])[-1] for each in found)
        return _finite(above / below) if below else ()
    if len(found) != 1:
        return ()
    values = _values(found[0][0])
    if text[found[0].end() :].lstrip().startswith("%"):
        values = [*values, *(value / 100 for value in values)]
    return tuple(value for each in values for value in _finite(each))


def _values(token: str) -> list[float]:
    """Return the values that one written number can have."""
    sign = -1.0 if token[0] in "-\u2212\u2013" else 1.0
    digits = token.lstrip("-+\u2212\u2013")
    values = []
    grouped = _GROUPED.match(digits)
    if grouped is not None:
        whole = re.sub(r"\D", "", grouped[0])
        values.append(float(whole + digits[grouped.end() :].replace(",", ".")))
    if grouped is None or (grouped.end() == len(digits) and re.fullmatch(r"\d+[.,]\d+", digits)):
        values.append(float(digits.replace(",", ".")))
    return [sign * value for value in values]


def _finite(value: float) -> tuple[float, ...]:
    """Return a number alone, or nothing where it is none or has no end."""
    try:
        number = float(value)
    except OverflowError:  # a whole number longer than any that is meant
        return ()
    return (number,) if math.isfinite(number) else ()


# ---- What a student may answer, kind by kind, and reading what a browser sent
#
# An answer is stored as it was given, whatever JSON it is; this is how it is read for grading.

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
    Placing: PlaceAnswer,
    Text: TextAnswer,
    Confidence: StepAnswer,
    Scale: StepAnswer,
    RangeChartItem: RangeAnswer,
    Curve: CurveAnswer,
}


def blank(question: Question) -> Answer:
    """Return the answer that says nothing."""
    return _ANSWERS[type(question.item)]()


def read_answer(question: Question, raw: Any) -> Answer | Strange | None:  # noqa: ANN401 (any JSON)
    """Read what a browser sent as an answer to a question; never raises.

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
    elif isinstance(item, Spaces | Placing):
        rows = len(item.board)
        offered = {
            (rows - line, column + 1)
            for line, depths in enumerate(item.board)
            for column in range(len(depths))
        }
    elif isinstance(item, RangeChartItem):
        offered = {("taxon", each) for each in item.plot.ranges}
        offered |= {("disaster", each) for each in item.plot.disasters}
        offered |= {("ending", each) for each in get_args(Ending)}
    elif isinstance(item, Curve):
        offered = {str(time) for time in range(len(item.plot.values))}
    else:
        offered = set(listed(item))
    return offered


# ---- What an answer says, part by part, so that a class's answers to one question can be counted
#
# Unlike a grade's marks these are the same for all who answer alike: a wrong pair is that pair,
# and of an order what it puts right before what. Texts, feelings and plots say too much to be
# counted so.

Spot = tuple[int, int]


class AnswerPart(Struct, frozen=True, kw_only=True):
    """One thing that an answer to a question may say."""

    key: str  #: Its name among all that can be said to the question.
    label: Message  #: It in words.
    right: bool  #: Whether it is right.


def said(question: Question, raw: Any) -> tuple[AnswerPart, ...]:  # noqa: ANN401 (any JSON)
    """Return what an answer says, each once; nothing of one that cannot be read; never raises."""
    answer = read_answer(question, raw)
    if answer is None or isinstance(answer, Strange):
        return ()
    found = {each.key: each for each in _said(question, answer)}
    return tuple(found.values())


def sayable(question: Question) -> tuple[AnswerPart, ...]:
    """Return all that can be said where that is a short list, in the question's order.

    `question`: the question: the options of a choice; of the other kinds what is right.
    """
    item = question.item
    if isinstance(item, Choice | Several):
        return tuple(_option(question, option) for option in item.options)
    if isinstance(item, Matching):
        return tuple(_pair(question, item, left, right) for left, right in item.pairs.items())
    if isinstance(item, Ordering):
        return tuple(_before(question, item, *each) for each in pairwise(item.options))
    if isinstance(item, Spaces | Placing):
        return tuple(_space(item, spot) for spot in item.right)
    if isinstance(item, Number):
        return (_number(question, item, item.right),)
    return ()


def _said(question: Question, answer: Answer) -> Iterable[AnswerPart]:  # noqa: PLR0911 (a line a kind)
    """Return the parts of an answer of the question's own kind."""
    match question.item, answer:
        case Choice(), ChoiceAnswer():
            return [_option(question, answer.option)] if answer.option else []
        case Several(), SeveralAnswer():
            return [_option(question, each) for each in answer.options or ()]
        case Matching() as item, MatchingAnswer():
            pairs = (answer.pairs or {}).items()
            return [_pair(question, item, left, right) for left, right in pairs if right]
        case Ordering() as item, OrderingAnswer():
            return [_before(question, item, *each) for each in pairwise(answer.order or ())]
        case Spaces() as item, SpacesAnswer():
            return [_space(item, each) for each in answer.spaces or ()]
        case Placing() as item, PlaceAnswer():
            return [_space(item, answer.space)] if answer.space else []
        case Number() as item, NumberAnswer():
            numbers = () if answer.number is None else read_number(answer.number)
            return [_number(question, item, each) for each in numbers[:1]]
    return []


def _name(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _option(question: Question, option: str) -> AnswerPart:
    item = question.item
    rights: tuple[str, ...] = (item.right,) if isinstance(item, Choice) else ()
    rights = item.right if isinstance(item, Several) else rights
    return AnswerPart(key=option, label=_name(question, option), right=option in rights)


def _pair(question: Question, item: Matching, left: str, right: str) -> AnswerPart:
    label = message("said-pair", left=_name(question, left), right=_name(question, right))
    return AnswerPart(key=f"{left}={right}", label=label, right=item.pairs.get(left) == right)


def _before(question: Question, item: Ordering, first: str, then: str) -> AnswerPart:
    """Say what an order puts right before what: few make the same mistake in all of it."""
    label = message("said-before", first=_name(question, first), then=_name(question, then))
    right = item.options.index(first) < item.options.index(then)
    return AnswerPart(key=f"{first}>{then}", label=label, right=right)


def _space(item: Spaces | Placing, spot: Spot) -> AnswerPart:
    row, column = spot
    label = message("said-space", row=row, column=column)
    return AnswerPart(key=f"{row}-{column}", label=label, right=spot in item.right)


def _number(question: Question, item: Number, number: float) -> AnswerPart:
    near = item.tolerance + 1e-9 * max(1.0, abs(item.right))
    label = (
        message("said-number", number=number)
        if question.unit is None
        else message("said-number-of", number=number, unit=question.unit)
    )
    return AnswerPart(key=f"{number:g}", label=label, right=abs(number - item.right) <= near)
