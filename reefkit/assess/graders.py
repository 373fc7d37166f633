"""One grader a kind: what is right in an answer, and by which rule it counts.

Every share is 1 for a right answer, and never below 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import combinations

from reefkit.assess.answer import (
    Answer,
    ChoiceAnswer,
    MatchingAnswer,
    NumberAnswer,
    OrderingAnswer,
    PlaceAnswer,
    SeveralAnswer,
    SpacesAnswer,
)
from reefkit.assess.graders_plots import curve, range_chart
from reefkit.assess.grades import Found, Mark
from reefkit.assess.items import (
    Choice,
    Curve,
    Matching,
    Number,
    Ordering,
    Place,
    RangeChart,
    Several,
    Spaces,
    is_opinion,
)
from reefkit.assess.numbers import read_number
from reefkit.assess.plots import CurveAnswer, RangeAnswer
from reefkit.assess.question import Question
from reefkit.text import Message, message

Spot = tuple[int, int]


def found(question: Question, answer: Answer) -> Found:  # noqa: C901, PLR0911 (a line a kind)
    """Grade an answer that can be read.

    Parameters
    ----------
    question
        The question with its key.
    answer
        An answer of the question's own kind; one that says nothing finds what was missed.
    """
    match question.item, answer:
        case Choice() as item, ChoiceAnswer():
            return _choice(question, item, answer)
        case Several() as item, SeveralAnswer():
            return _several(question, item, answer)
        case Number() as item, NumberAnswer():
            return _number(question, item, answer)
        case Ordering() as item, OrderingAnswer():
            return _ordering(item, answer)
        case Matching() as item, MatchingAnswer():
            return _matching(question, item, answer)
        case Spaces() as item, SpacesAnswer():
            return _spaces(item, answer)
        case Place() as item, PlaceAnswer():
            return _place(item, answer)
        case RangeChart() as item, RangeAnswer():
            return range_chart(item.plot, answer)
        case Curve() as item, CurveAnswer():
            return curve(item.plot, answer)
        case item, _:
            return Found(rule="opinion" if is_opinion(item) else "text", share=None)


def _choice(question: Question, item: Choice, answer: ChoiceAnswer) -> Found:
    chosen = [answer.option] if answer.option else []
    marks = _options([item.right], chosen, question.why_option)
    return Found(rule="choice", share=float(answer.option == item.right), marks=marks)


def _several(question: Question, item: Several, answer: SeveralAnswer) -> Found:
    marks = _options(item.right, answer.options or (), question.why_option)
    return Found(rule="several", share=_less_false(marks, len(set(item.right))), marks=marks)


def _options(
    right: Iterable[str], chosen: Iterable[str], whys: Mapping[str, Message]
) -> tuple[Mark, ...]:
    """Mark what was chosen, then what was missed, each once."""
    wanted, given = dict.fromkeys(right), dict.fromkeys(chosen)
    marks = [
        Mark(
            key=each,
            right=each in wanted,
            chosen=True,
            why=None if each in wanted else whys.get(each),
        )
        for each in given
    ]
    missed = (Mark(key=each, right=False, chosen=False) for each in wanted if each not in given)
    return (*marks, *missed)


def _less_false(marks: Iterable[Mark], rights: int) -> float:
    """Return the share of what was found less what was chosen in error, at least 0."""
    chosen = [mark.right for mark in marks if mark.chosen]
    hits = sum(chosen)
    return max(0, hits - (len(chosen) - hits)) / rights if rights else 0.0


def _number(question: Question, item: Number, answer: NumberAnswer) -> Found:
    """Grade a number; the last part in a billion is the machine's rounding, not the student's."""
    numbers = () if answer.number is None else read_number(answer.number)
    near = item.tolerance + 1e-9 * max(1.0, abs(item.right))
    right = any(abs(number - item.right) <= near for number in numbers)
    wanted = (
        message("grade-number-was", number=item.right)
        if question.unit is None
        else message("grade-number-was-of", number=item.right, unit=question.unit)
    )
    mark = Mark(key="number", right=right, chosen=bool(numbers), wanted=wanted)
    return Found(rule="number", share=float(right), marks=(mark,))


def _ordering(item: Ordering, answer: OrderingAnswer) -> Found:
    order = answer.order or ()
    place = {each: number for number, each in enumerate(order)}
    pairs = list(combinations(item.options, 2))
    right = sum(
        first in place and then in place and place[first] < place[then] for first, then in pairs
    )
    marks = tuple(
        Mark(
            key=each,
            right=place.get(each) == number,
            chosen=each in place,
            wanted=message("grade-order-place", place=number + 1),
        )
        for number, each in enumerate(item.options)
    )
    half = len(order) < len(item.options)
    return Found(rule="ordering", share=right / len(pairs), half=half, marks=marks)


def _matching(question: Question, item: Matching, answer: MatchingAnswer) -> Found:
    given = {left: right for left, right in (answer.pairs or {}).items() if right}
    marks = tuple(
        Mark(
            key=left,
            right=given.get(left) == right,
            chosen=left in given,
            wanted=question.labels.get(right),
        )
        for left, right in item.pairs.items()
    )
    share = sum(mark.right for mark in marks) / len(marks)
    return Found(rule="matching", share=share, half=len(given) < len(marks), marks=marks)


def _spaces(item: Spaces, answer: SpacesAnswer) -> Found:
    marks = _spots(item.right, answer.spaces or ())
    return Found(rule="spaces", share=_less_false(marks, len(set(item.right))), marks=marks)


def _place(item: Place, answer: PlaceAnswer) -> Found:
    """Any right space will do: the others are missed only where none was chosen."""
    chosen = [answer.space] if answer.space else []
    found = answer.space in item.right
    marks = _spots(chosen if found else item.right, chosen)
    return Found(rule="place", share=float(found), marks=marks)


def _spots(right: Iterable[Spot], chosen: Iterable[Spot]) -> tuple[Mark, ...]:
    """Mark spaces by ``row-column``."""
    wanted, given = ([f"{row}-{column}" for row, column in each] for each in (right, chosen))
    return _options(wanted, given, {})


def whole(share: float | None) -> bool | None:
    """Return whether a share is all there is to gain; None for none."""
    return None if share is None else math.isclose(share, 1.0)
