"""What an answer says, part by part, so that a class's answers to one question can be counted.

Unlike a grade's marks these are the same for all who answer alike: a wrong pair is that pair, and
of an order what it puts right before what. Texts, feelings and plots say too much to be counted so.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from msgspec import Struct

from reefkit.assess.answer import (
    Answer,
    ChoiceAnswer,
    MatchingAnswer,
    NumberAnswer,
    OrderingAnswer,
    PlaceAnswer,
    SeveralAnswer,
    SpacesAnswer,
    Strange,
    read_answer,
)
from reefkit.assess.items import Choice, Matching, Number, Ordering, Place, Several, Spaces
from reefkit.assess.numbers import read_number
from reefkit.assess.question import Question
from reefkit.text import Message, message

Spot = tuple[int, int]


class Said(Struct, frozen=True, kw_only=True):
    """One thing that an answer to a question may say.

    Attributes
    ----------
    key
        Its name among all that can be said to the question.
    label
        It in words.
    right
        Whether it is right.
    """

    key: str
    label: Message
    right: bool


def said(question: Question, raw: Any) -> tuple[Said, ...]:  # noqa: ANN401 (any JSON)
    """Return what an answer says, each once; nothing of one that cannot be read; never raises.

    Parameters
    ----------
    question
        The question with its key.
    raw
        Any JSON value.
    """
    answer = read_answer(question, raw)
    if answer is None or isinstance(answer, Strange):
        return ()
    found = {each.key: each for each in _said(question, answer)}
    return tuple(found.values())


def sayable(question: Question) -> tuple[Said, ...]:
    """Return all that can be said where that is a short list, in the question's order.

    Parameters
    ----------
    question
        The question: the options of a choice; of the other kinds what is right.
    """
    item = question.item
    if isinstance(item, Choice | Several):
        return tuple(_option(question, option) for option in item.options)
    if isinstance(item, Matching):
        return tuple(_pair(question, item, left, right) for left, right in item.pairs.items())
    if isinstance(item, Ordering):
        return tuple(_before(question, item, *each) for each in pairwise(item.options))
    if isinstance(item, Spaces | Place):
        return tuple(_space(item, spot) for spot in item.right)
    if isinstance(item, Number):
        return (_number(question, item, item.right),)
    return ()


def _said(question: Question, answer: Answer) -> Iterable[Said]:  # noqa: PLR0911 (a line a kind)
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
        case Place() as item, PlaceAnswer():
            return [_space(item, answer.space)] if answer.space else []
        case Number() as item, NumberAnswer():
            numbers = () if answer.number is None else read_number(answer.number)
            return [_number(question, item, each) for each in numbers[:1]]
    return []


def _name(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _option(question: Question, option: str) -> Said:
    item = question.item
    rights: tuple[str, ...] = (item.right,) if isinstance(item, Choice) else ()
    rights = item.right if isinstance(item, Several) else rights
    return Said(key=option, label=_name(question, option), right=option in rights)


def _pair(question: Question, item: Matching, left: str, right: str) -> Said:
    label = message("said-pair", left=_name(question, left), right=_name(question, right))
    return Said(key=f"{left}={right}", label=label, right=item.pairs.get(left) == right)


def _before(question: Question, item: Ordering, first: str, then: str) -> Said:
    """Say what an order puts right before what: few make the same mistake in all of it."""
    label = message("said-before", first=_name(question, first), then=_name(question, then))
    right = item.options.index(first) < item.options.index(then)
    return Said(key=f"{first}>{then}", label=label, right=right)


def _space(item: Spaces | Place, spot: Spot) -> Said:
    row, column = spot
    label = message("said-space", row=row, column=column)
    return Said(key=f"{row}-{column}", label=label, right=spot in item.right)


def _number(question: Question, item: Number, number: float) -> Said:
    near = item.tolerance + 1e-9 * max(1.0, abs(item.right))
    label = (
        message("said-number", number=number)
        if question.unit is None
        else message("said-number-of", number=number, unit=question.unit)
    )
    return Said(key=f"{number:g}", label=label, right=abs(number - item.right) <= near)
