"""Splitting answers into parts, so that a class's answers to a question can be counted.

Unlike a grade's verdicts, parts name what a student answered: a wrong pair is a part, and an order
is split into pairs of neighbours. Texts, opinions and plots, which vary too much, have no parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from reefkit.assess.answer_reading import Unreadable, read_answer
from reefkit.assess.answers import (
    Answer,
    ChoiceAnswer,
    MatchingAnswer,
    NumberAnswer,
    OrderingAnswer,
    PlaceAnswer,
    SeveralAnswer,
    SpacesAnswer,
    TwoTierAnswer,
)
from reefkit.assess.grading import Spot
from reefkit.assess.items import (
    AskedItem,
    Choice,
    Matching,
    Number,
    Ordering,
    Placing,
    Several,
    Spaces,
    TwoTier,
    listed,
)
from reefkit.assess.question import Question
from reefkit.assess.typed_number import read_number
from reefkit.text import Message, message

Tier = Literal["", "answer", "reason"]


class AnswerPart(Struct, frozen=True, kw_only=True):
    """A part of an answer, such as a chosen option."""

    key: str  #: Unique among the parts of answers to the question.
    label: Message
    right: bool
    tier: Tier = ""  #: Of two-tier items, whose tiers are counted separately; else empty.


def said(question: Question, raw: Any) -> tuple[AnswerPart, ...]:  # noqa: ANN401 (any JSON)
    """Return the distinct parts of an answer; empty if it is empty or unreadable. Never raises."""
    answer = read_answer(question, raw)
    if answer is None or isinstance(answer, Unreadable):
        return ()
    found = {each.key: each for each in _parts(question, answer)}
    return tuple(found.values())


def sayable(question: Question) -> tuple[AnswerPart, ...]:
    """Return the parts to list even if no student answered them, in the question's order.

    All options and reasons of choices; for other kinds the parts of the right answer.
    """
    item = question.item
    if isinstance(item, Choice | Several | TwoTier):
        return tuple(_option(question, option) for option in listed(item))
    if isinstance(item, Matching):
        return tuple(_pair(question, item, left, right) for left, right in item.pairs.items())
    if isinstance(item, Ordering):
        return tuple(_before(question, item, *each) for each in pairwise(item.options))
    if isinstance(item, Spaces | Placing):
        return tuple(_space(item, spot) for spot in item.right)
    if isinstance(item, Number):
        return (_number_part(question, item, item.right),)
    return ()


def _parts(question: Question, answer: Answer) -> Iterable[AnswerPart]:  # noqa: PLR0911 (one line per kind)
    match question.item, answer:
        case Choice(), ChoiceAnswer():
            return [_option(question, answer.option)] if answer.option else []
        case Several(), SeveralAnswer():
            return [_option(question, each) for each in answer.options or ()]
        case TwoTier(), TwoTierAnswer():
            return [_option(question, each) for each in (answer.option, answer.reason) if each]
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
            return [_number_part(question, item, each) for each in numbers[:1]]
    return []


def _name(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _option(question: Question, option: str) -> AnswerPart:
    item, tier = question.item, _tier(question.item, option)
    rights: tuple[str, ...] = (item.right,) if isinstance(item, Choice) else ()
    rights = item.right if isinstance(item, Several) else rights
    if isinstance(item, TwoTier):
        rights = (item.right, item.reason)
    label = _name(question, option)
    return AnswerPart(key=option, label=label, right=option in rights, tier=tier)


def _tier(item: AskedItem, option: str) -> Tier:
    if not isinstance(item, TwoTier):
        return ""
    return "reason" if option in item.reasons else "answer"


def _pair(question: Question, item: Matching, left: str, right: str) -> AnswerPart:
    label = message("said-pair", left=_name(question, left), right=_name(question, right))
    return AnswerPart(key=f"{left}={right}", label=label, right=item.pairs.get(left) == right)


def _before(question: Question, item: Ordering, first: str, then: str) -> AnswerPart:
    """Return the part for two neighbours in an order: few students give the same whole order."""
    label = message("said-before", first=_name(question, first), then=_name(question, then))
    right = item.options.index(first) < item.options.index(then)
    return AnswerPart(key=f"{first}>{then}", label=label, right=right)


def _space(item: Spaces | Placing, spot: Spot) -> AnswerPart:
    row, column = spot
    label = message("said-space", row=row, column=column)
    return AnswerPart(key=f"{row}-{column}", label=label, right=spot in item.right)


def _number_part(question: Question, item: Number, number: float) -> AnswerPart:
    label = (
        message("said-number", number=number)
        if question.unit is None
        else message("said-number-of", number=number, unit=question.unit)
    )
    return AnswerPart(key=f"{number:g}", label=label, right=item.accepts(number))
