"""Reading and validating what a browser sent as an answer."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from reefkit.assess.answers import (
    MOST_BYTES,
    Answer,
    ArgumentAnswer,
    ChoiceAnswer,
    MatchingAnswer,
    NumberAnswer,
    OrderingAnswer,
    PlaceAnswer,
    SeveralAnswer,
    SpacesAnswer,
    StepAnswer,
    TextAnswer,
    TwoTierAnswer,
)
from reefkit.assess.items import (
    FIELDS,
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Item,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TwoTier,
)
from reefkit.assess.plots import CurveAnswer, Ending, RangeAnswer
from reefkit.assess.question import Question
from reefkit.text.typed_number import read_number

Reason = Literal["shape", "unknown", "long", "number"]


class Unreadable(Struct, frozen=True):
    """An unreadable answer, with the reason."""

    why: Reason


_ANSWERS: dict[type[Item], type[Answer]] = {
    Choice: ChoiceAnswer,
    Several: SeveralAnswer,
    TwoTier: TwoTierAnswer,
    Number: NumberAnswer,
    Ordering: OrderingAnswer,
    Matching: MatchingAnswer,
    Spaces: SpacesAnswer,
    Placing: PlaceAnswer,
    Text: TextAnswer,
    Argument: ArgumentAnswer,
    Confidence: StepAnswer,
    Scale: StepAnswer,
    RangeChartItem: RangeAnswer,
    Curve: CurveAnswer,
}


def answered_as(item: AskedItem) -> type[Item]:
    """Return the class of item whose type of answer an item takes: its own, or a base class."""
    return next(each for each in type(item).__mro__ if each in _ANSWERS)


def blank(question: Question) -> Answer:
    return _ANSWERS[answered_as(question.item)]()


def read_answer(question: Question, raw: Any) -> Answer | Unreadable | None:  # noqa: ANN401 (any JSON)
    """Read what a browser sent as an answer to a question; never raises.

    Returns
    -------
    Answer or Unreadable or None
        None if nothing was answered.
    """
    if raw is None or (isinstance(raw, str | list | tuple | dict) and not raw):
        return None
    try:
        size = len(msgspec.json.encode(raw))
        answer = msgspec.convert(raw, _ANSWERS[answered_as(question.item)], strict=True)
    except (ValueError, TypeError, ArithmeticError, RecursionError):
        return Unreadable("shape")
    if size > MOST_BYTES:
        return Unreadable("long")
    if _is_empty(answer):
        return None
    why = _strangeness(question.item, answer)
    return Unreadable(why) if why else answer


def _is_empty(answer: Answer) -> bool:
    if isinstance(answer, RangeAnswer):
        bars = [each for bar in answer.ranges.values() if bar for each in bar]
        marks = [each for rounds in answer.disasters.values() for each in rounds or ()]
        parts = [*bars, *marks, *answer.endings.values()]
        return all(each is None or each == "" for each in parts)
    if isinstance(answer, CurveAnswer):
        return not answer.losses and all(each is None for each in answer.values.values())
    if isinstance(answer, TwoTierAnswer):
        return not (answer.option or answer.reason)
    if isinstance(answer, ArgumentAnswer):
        return not any(filled_in(answer).values())
    value = getattr(answer, answer.__struct_fields__[0])
    if isinstance(answer, MatchingAnswer):
        return not any((value or {}).values())
    return value is None or value == () or (isinstance(value, str) and not value.strip())


def filled_in(answer: ArgumentAnswer) -> dict[str, bool]:
    """Return which fields of an argument are filled in; pins alone fill the evidence."""
    filled = {field: bool((getattr(answer, field) or "").strip()) for field in FIELDS}
    return filled | {"evidence": filled["evidence"] or bool(answer.pins)}


def _strangeness(item: AskedItem, answer: Answer) -> Reason | None:
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
    named: list[Any] = []
    if isinstance(answer, ChoiceAnswer):
        named = [answer.option]
    elif isinstance(answer, SeveralAnswer):
        named = [*(answer.options or ())]
    elif isinstance(answer, TwoTierAnswer):
        chosen = {"option": answer.option, "reason": answer.reason}
        named = [(tier, each) for tier, each in chosen.items() if each]
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
        named = [("taxon", each) for each in {*answer.ranges, *endings}]
        named += [("disaster", each) for each in answer.disasters]
        named += [("ending", each) for each in endings.values() if each]
    elif isinstance(answer, CurveAnswer):
        named = [*answer.values]
    return set(named)


def _offered(item: AskedItem) -> set[object]:
    offered: set[object] = set()
    if isinstance(item, Matching):
        offered = {("left", each) for each in item.pairs} | {
            ("right", each) for each in item.partners
        }
    elif isinstance(item, TwoTier):
        offered = {("option", each) for each in item.options}
        offered |= {("reason", each) for each in item.reasons}
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
    elif isinstance(item, Choice | Several | Ordering):
        offered = set(item.options)
    return offered
