"""Grading an answer: its score, and the verdict on each part.

A share is from 0 to 1; 1 is all right. Every rule has a message, ``grade-rule-<id>``, which tells
the student how an answer was graded.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import msgspec

from reefkit.assess.answer_reading import Unreadable, blank, filled_in, read_answer
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
    TwoTierAnswer,
)
from reefkit.assess.items import (
    Argument,
    Choice,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Several,
    Spaces,
    TwoTier,
    is_opinion,
)
from reefkit.assess.plot_grading import grade_curve, grade_ranges
from reefkit.assess.plots import CurveAnswer, RangeAnswer
from reefkit.assess.question import Question
from reefkit.assess.verdict import Filled, Grade, GradedParts, PartVerdict
from reefkit.text import Message, message
from reefkit.text.typed_number import read_number

Spot = tuple[int, int]


def _found(  # noqa: C901, PLR0911 (one line per kind)
    question: Question, answer: Answer
) -> GradedParts:
    match question.item, answer:
        case Choice() as item, ChoiceAnswer():
            marks = _options([item.right], [answer.option or ""], question.why_option)
            return GradedParts(rule="choice", share=float(answer.option == item.right), marks=marks)
        case Several() as item, SeveralAnswer():
            marks = _options(item.right, answer.options or (), question.why_option)
            return _less_false("several", marks, item.right)
        case TwoTier() as item, TwoTierAnswer():
            return _two_tiers(question, item, answer)
        case Number() as item, NumberAnswer():
            return _number(question, item, answer)
        case Ordering() as item, OrderingAnswer():
            return _ordering(item, answer)
        case Matching() as item, MatchingAnswer():
            return _matching(question, item, answer)
        case Spaces() as item, SpacesAnswer():
            marks = _spots(question, item.right, answer.spaces or ())
            return _less_false("spaces", marks, item.right)
        case Placing() as item, PlaceAnswer():
            return _place(question, item, answer)
        case RangeChartItem() as item, RangeAnswer():
            return grade_ranges(item.plot, answer)
        case Curve() as item, CurveAnswer():
            return grade_curve(item.plot, answer)
        case Argument(), ArgumentAnswer():
            half = not all(filled_in(answer).values())
            return GradedParts(rule="text", share=None, half=half)
        case item, _:
            return GradedParts(rule="opinion" if is_opinion(item) else "text", share=None)


ANSWER_ALONE = 0.5
"""Share of the points of a two-tier item for the right answer with a wrong reason."""


def _two_tiers(question: Question, item: TwoTier, answer: TwoTierAnswer) -> GradedParts:
    """Grade both tiers; a right reason without the right answer scores 0."""
    tiers = ((item.right, answer.option), (item.reason, answer.reason))
    marks = [
        mark
        for right, given in tiers
        for mark in _options([right], [given or ""], question.why_option)
    ]
    found, reasoned = (right == given for right, given in tiers)
    share = (1.0 if reasoned else ANSWER_ALONE) if found else 0.0
    half = not (answer.option and answer.reason)
    return GradedParts(rule="two-tier", share=share, half=half, marks=tuple(marks))


def _options(
    right: Iterable[str], chosen: Iterable[str], whys: Mapping[str, Message]
) -> tuple[PartVerdict, ...]:
    wanted, given = dict.fromkeys(right), dict.fromkeys(filter(None, chosen))
    marks = [
        PartVerdict(
            key=each,
            right=each in wanted,
            chosen=True,
            why=None if each in wanted else whys.get(each),
        )
        for each in given
    ]
    missed = (
        PartVerdict(key=each, right=False, chosen=False) for each in wanted if each not in given
    )
    return (*marks, *missed)


def _less_false(rule: str, marks: tuple[PartVerdict, ...], right: Iterable[object]) -> GradedParts:
    """Grade by right choices minus wrong ones, at least 0, over the number of right ones."""
    gained = sum(1 if mark.right else -1 for mark in marks if mark.chosen)
    share = max(0, gained) / max(1, len(set(right)))
    return GradedParts(rule=rule, share=share, marks=marks)


def _number(question: Question, item: Number, answer: NumberAnswer) -> GradedParts:
    numbers = () if answer.number is None else read_number(answer.number)
    right = any(item.accepts(number) for number in numbers)
    wanted = (
        message("grade-number-was", number=item.right)
        if question.unit is None
        else message("grade-number-was-of", number=item.right, unit=question.unit)
    )
    mark = PartVerdict(key="number", right=right, chosen=bool(numbers), wanted=wanted)
    return GradedParts(rule="number", share=float(right), marks=(mark,))


def _ordering(item: Ordering, answer: OrderingAnswer) -> GradedParts:
    order = answer.order or ()
    place = {each: number for number, each in enumerate(order)}
    pairs = list(combinations(item.options, 2))
    right = sum(
        first in place and then in place and place[first] < place[then] for first, then in pairs
    )
    marks = tuple(
        PartVerdict(
            key=each,
            right=place.get(each) == number,
            chosen=each in place,
            wanted=message("grade-order-place", place=number + 1),
        )
        for number, each in enumerate(item.options)
    )
    half = len(order) < len(item.options)
    return GradedParts(rule="ordering", share=right / len(pairs), half=half, marks=marks)


def _matching(question: Question, item: Matching, answer: MatchingAnswer) -> GradedParts:
    given = {left: right for left, right in (answer.pairs or {}).items() if right}
    marks = tuple(
        PartVerdict(
            key=left,
            right=given.get(left) == right,
            chosen=left in given,
            wanted=question.labels.get(right),
        )
        for left, right in item.pairs.items()
    )
    share = sum(mark.right for mark in marks) / len(marks)
    return GradedParts(rule="matching", share=share, half=len(given) < len(marks), marks=marks)


def _place(question: Question, item: Placing, answer: PlaceAnswer) -> GradedParts:
    chosen = [answer.space] if answer.space else []
    found = answer.space in item.right
    marks = _spots(question, chosen if found else item.right, chosen)
    return GradedParts(rule="place", share=float(found), marks=marks)


def _spots(
    question: Question, right: Iterable[Spot], chosen: Iterable[Spot]
) -> tuple[PartVerdict, ...]:
    wanted, given = ([f"{row}-{column}" for row, column in each] for each in (right, chosen))
    return _options(wanted, given, question.why_option)


def grade(question: Question, raw: Any) -> Grade:  # noqa: ANN401 (any JSON)
    """Grade whatever was sent as an answer; never raises.

    Unreadable and empty answers score 0; in a partly empty one, missing parts are not right.
    """
    answer = read_answer(question, raw)
    if answer is None:
        return _graded(question, "empty", _found(question, blank(question)), ("empty",))
    if isinstance(answer, Unreadable):
        missed = _found(question, blank(question))
        return _graded(question, "strange", missed, ("strange", f"strange-{answer.why}"))
    result = _found(question, answer)
    if result.half:
        return _graded(question, "half", result, ("half", result.rule))
    return _graded(question, "whole", result, (result.rule,))


def _graded(
    question: Question, filled: Filled, result: GradedParts, rules: tuple[str, ...]
) -> Grade:
    opinion = result.rule == "opinion"
    of = 0.0 if opinion else float(question.item.points)
    answered = filled in {"half", "whole"}
    right: bool | None = False
    if answered or opinion:
        right = None if result.share is None else math.isclose(result.share, 1.0)
    return Grade(
        points=of * (result.share or 0.0) if answered else 0.0,
        of=of,
        right=right,
        filled=filled,
        rule=rules[0] if not answered else result.rule,
        rules=tuple(Message(f"grade-rule-{each}") for each in rules),
        marks=result.marks,
        whys=(
            *(each for each in _on_chosen(result.marks) if each not in question.why),
            *_number_was(result.marks),
            *question.why,
        ),
    )


def _on_chosen(marks: tuple[PartVerdict, ...]) -> tuple[Message, ...]:
    return tuple(
        mark.why
        for mark in marks
        if mark.why and mark.chosen and not mark.right and "/" not in mark.key
    )


def _number_was(marks: tuple[PartVerdict, ...]) -> tuple[Message, ...]:
    return tuple(
        mark.wanted for mark in marks if mark.key == "number" and mark.wanted and not mark.right
    )


def hinted(grade_: Grade) -> Grade:
    """Return the part of a grade that may be told while an attempt is left.

    Verdicts on what was chosen stay, with their feedback, for plots what to look at to correct
    them. Empty fields of a plot that was begun stay too, without reasons, so that as many
    parts count at the first attempt as at the last. What was missed elsewhere, what would have been
    right, and the feedback that teaches are removed.
    """
    begun = any(mark.chosen for mark in grade_.marks)
    marks = tuple(
        msgspec.structs.replace(mark, wanted=None, why=_hint(mark) if mark.chosen else None)
        for mark in grade_.marks
        if mark.chosen or (begun and "/" in mark.key and not mark.key.startswith("loss/"))
    )
    return msgspec.structs.replace(grade_, marks=marks, whys=_on_chosen(marks), complete=False)


def _hint(mark: PartVerdict) -> Message | None:
    return mark.hint if "/" in mark.key else mark.why
