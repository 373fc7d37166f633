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
from reefkit.assess.evidence import as_drawn, pinned, points_of
from reefkit.assess.grading import Spot
from reefkit.assess.items import (
    FIELDS,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    TwoTier,
    listed,
)
from reefkit.assess.plots import CurveAnswer, RangeAnswer
from reefkit.assess.question import MatchChart, Question
from reefkit.text import Message, message
from reefkit.text.typed_number import read_number

Tier = Literal["", "answer", "reason"]
Words = tuple[Message | str, ...]


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


def in_words(question: Question, raw: Any) -> Words:  # noqa: ANN401 (any JSON)
    """Return an answer as a reader says it; empty if it is empty or unreadable. Never raises."""
    answer, item = read_answer(question, raw), question.item
    match answer:
        case TextAnswer():
            return (answer.text or "",)
        case ArgumentAnswer():
            written = {field: getattr(answer, field) for field in FIELDS}
            found = [_named(f"ask-field-{each}", text) for each, text in written.items() if text]
            pins = [each.label for each in pinned(question.charts, answer.pins)]
            return (*found, *(each for each in pins if each.id != "evidence-gone"))
        case StepAnswer() if isinstance(item, Confidence | Scale):
            ends = {end: question.labels[end] for end in ("low", "high")}
            return (message("said-step", step=answer.step, of=item.steps, **ends),)
        case OrderingAnswer():
            return tuple(_name(question, each) for each in answer.order or ())
        case RangeAnswer() | CurveAnswer() if isinstance(item, RangeChartItem | Curve):
            return (*_drawn(question, item, answer), *_endings(question, answer))
    parts = () if answer is None or isinstance(answer, Unreadable) else _parts(question, answer)
    return tuple(_named(f"said-tier-{e.tier}", e.label) if e.tier else e.label for e in parts)


def _named(id_: str, words: Message | str) -> Message:
    return message("said-pair", left=Message(id_), right=words)


def _drawn(question: Question, item: RangeChartItem | Curve, answer: Answer) -> Words:
    labels, unit = question.labels, question.unit
    chart = MatchChart(id=question.id, plot=item.plot, labels=labels, unit=unit)
    return tuple(each.label for each in points_of(as_drawn(chart, answer)))


def _endings(question: Question, answer: RangeAnswer | CurveAnswer) -> Words:
    if isinstance(answer, CurveAnswer):
        lost = [f"{round_:g}" for round_ in answer.losses or ()]
        return (_named("plots-lost", ", ".join(lost)),) if lost else ()
    chosen = {taxon: ending for taxon, ending in answer.endings.items() if ending}
    return tuple(
        message("said-pair", left=_name(question, taxon), right=Message(f"plots-became-{ending}"))
        for taxon, ending in chosen.items()
    )


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
