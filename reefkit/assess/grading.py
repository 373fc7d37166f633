"""Grading an answer by a stated rule: one grader for each kind of item, and its verdicts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, Literal

import msgspec
from msgspec import Struct

from reefkit.assess.answers import (
    Answer,
    ChoiceAnswer,
    MatchingAnswer,
    NumberAnswer,
    OrderingAnswer,
    PlaceAnswer,
    SeveralAnswer,
    SpacesAnswer,
    Strange,
    blank,
    read_answer,
    read_number,
)
from reefkit.assess.items import (
    Choice,
    Curve,
    CurveAnswer,
    Matching,
    Number,
    Ordering,
    Placing,
    Question,
    RangeAnswer,
    RangeChartItem,
    Several,
    Spaces,
    TrueCurve,
    TrueRanges,
    is_opinion,
)
from reefkit.text import Message, message

# ---- What an answer is worth, and the verdict on each part of it

Filled = Literal["empty", "half", "whole", "strange"]


class PartVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on one part of an answer."""

    #: Which part: an option; the left side of a pair; ``row-column`` of a space; ``number``; a
    #: point of a plot as in its ``reasons`` (``snail/last``, ``value/2``, ``disaster/storm``).
    key: str
    right: bool  #: Whether the student is right about it.
    #: Whether the student said anything about it. What was wanted and not chosen is a mark that is
    #: neither right nor chosen; what was rightly left out has none.
    chosen: bool
    why: Message | None = None  #: Feedback on what was chosen, or of a plot's point the reason.
    wanted: Message | None = None  #: What would be right, where that is more than the key.


class GradedParts(Struct, frozen=True, kw_only=True):
    """What a grader finds in an answer of its kind."""

    rule: str  #: The id of the rule.
    #: The share of what is right, from 0 to 1; None where a teacher grades it, or nothing is right
    #: or wrong.
    share: float | None
    half: bool = False  #: Whether a part of what was asked is missing.
    marks: tuple[PartVerdict, ...] = ()  #: Part by part.


class Grade(Struct, frozen=True, kw_only=True):
    """What an answer is worth, by which rule, and why."""

    #: ``points``, ``of``: Points gained, and what a right answer gains.
    points: float
    of: float
    #: Whether all of it is right; None where a teacher grades it, or nothing is right or wrong.
    right: bool | None
    filled: Filled  #: Whether anything was answered, all of it, or nothing that can be read.
    rule: str  #: The id of the kind's rule.
    rules: tuple[Message, ...]  #: The sentences of all rules that were used.
    marks: tuple[PartVerdict, ...] = ()  #: Part by part.
    whys: tuple[Message, ...] = ()  #: Feedback: on what was chosen, then the feedback that teaches.
    #: False for what may be told while an attempt is left: marks on what was chosen only, no
    #: feedback that gives the answer away.
    complete: bool = True


# ---- Grading plots: each point of a student's own held against the match's record
#
# A point counts for the whole number nearest to it: a bar may be dragged by hand.

_NEAR = 0.5


def _range_chart(plot: TrueRanges, answer: RangeAnswer) -> GradedParts:
    """Grade a range chart: both ends of each bar, each ending and each disaster are points."""
    marks: list[PartVerdict] = []
    for taxon, ends in plot.ranges.items():
        if taxon not in plot.given:
            marks += _bar(plot, taxon, ends, answer)
    for disaster, rounds in plot.disasters.items():
        given = answer.disasters.get(disaster)
        marks.append(_struck(f"disaster/{disaster}", rounds, given, plot.reasons))
    return _share("range-plot", marks, half=any(not mark.chosen for mark in marks))


def _bar(
    plot: TrueRanges, taxon: str, ends: tuple[int, int], answer: RangeAnswer
) -> Iterable[PartVerdict]:
    """Mark both ends of a taxon's bar, and its ending where that is asked."""
    drawn = answer.ranges.get(taxon) or (None, None)
    for end, true, given in zip(("first", "last"), ends, drawn, strict=True):
        yield _point(f"{taxon}/{end}", true, given, plot.reasons)
    if plot.endings:
        ending, key = answer.endings.get(taxon), f"{taxon}/ending"
        yield PartVerdict(
            key=key,
            right=bool(ending) and ending == plot.endings.get(taxon),
            chosen=bool(ending),
            why=plot.reasons.get(key),
        )


def _struck(
    key: str,
    rounds: tuple[int, ...],
    given: tuple[float | None, ...] | None,
    reasons: dict[str, Message],
) -> PartVerdict:
    """Mark the rounds in which one disaster struck: all of them and no other."""
    marked = [_nearest(each) for each in given or () if each is not None]
    right = Counter(marked) == Counter(rounds)
    return PartVerdict(key=key, right=right, chosen=bool(marked), why=reasons.get(key))


def _curve(plot: TrueCurve, answer: CurveAnswer) -> GradedParts:
    """Grade a curve: each value is a point, and each round in which a taxon went extinct."""
    marks = []
    for time, true in enumerate(plot.values):
        if time not in plot.given:
            given = answer.values.get(str(time))
            marks.append(_point(f"value/{time}", true, given, plot.reasons, plot.tolerance))
    unsaid = plot.losses is not None and answer.losses is None
    half = unsaid or any(not mark.chosen for mark in marks)
    return _share("curve-plot", [*marks, *_losses(plot, answer)], half=half)


def _losses(plot: TrueCurve, answer: CurveAnswer) -> Iterable[PartVerdict]:
    """Mark every round with a loss, and every round that was marked without one."""
    if plot.losses is None:
        return
    marked = None if answer.losses is None else {_nearest(each) for each in answer.losses}
    if not plot.losses and not marked:
        why = plot.reasons.get("loss/none")
        yield PartVerdict(
            key="loss/none", right=marked is not None, chosen=marked is not None, why=why
        )
    for round_ in sorted({*plot.losses, *(marked or ())}):
        key, chosen = f"loss/{round_}", marked is not None and round_ in marked
        right = chosen and round_ in plot.losses
        yield PartVerdict(key=key, right=right, chosen=chosen, why=plot.reasons.get(key))


def _point(
    key: str, true: float, given: float | None, reasons: dict[str, Message], tolerance: float = 0.0
) -> PartVerdict:
    """Mark one point; without a tolerance it counts for the nearest whole number."""
    near = given is not None and (
        abs(given - true) <= tolerance + 1e-9 if tolerance else abs(given - true) < _NEAR
    )
    return PartVerdict(key=key, right=near, chosen=given is not None, why=reasons.get(key))


def _nearest(time: float) -> int:
    """Return the nearest whole number; −1 for what is no time at all."""
    return round(time) if abs(time) < 1e6 else -1


def _share(rule: str, marks: list[PartVerdict], *, half: bool) -> GradedParts:
    """Return the share of right points."""
    right = sum(mark.right for mark in marks)
    return GradedParts(
        rule=rule,
        share=right / len(marks) if marks else 1.0,
        half=half,
        marks=tuple(marks),
    )


# ---- One grader a kind: what is right in an answer, and by which rule it counts
#
# Every share is 1 for a right answer, and never below 0.

Spot = tuple[int, int]


def _found(question: Question, answer: Answer) -> GradedParts:  # noqa: C901, PLR0911 (a line a kind)
    """Grade an answer that can be read."""
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
        case Placing() as item, PlaceAnswer():
            return _place(item, answer)
        case RangeChartItem() as item, RangeAnswer():
            return _range_chart(item.plot, answer)
        case Curve() as item, CurveAnswer():
            return _curve(item.plot, answer)
        case item, _:
            return GradedParts(rule="opinion" if is_opinion(item) else "text", share=None)


def _choice(question: Question, item: Choice, answer: ChoiceAnswer) -> GradedParts:
    chosen = [answer.option] if answer.option else []
    marks = _options([item.right], chosen, question.why_option)
    return GradedParts(rule="choice", share=float(answer.option == item.right), marks=marks)


def _several(question: Question, item: Several, answer: SeveralAnswer) -> GradedParts:
    marks = _options(item.right, answer.options or (), question.why_option)
    return GradedParts(rule="several", share=_less_false(marks, len(set(item.right))), marks=marks)


def _options(
    right: Iterable[str], chosen: Iterable[str], whys: Mapping[str, Message]
) -> tuple[PartVerdict, ...]:
    """Mark what was chosen, then what was missed, each once."""
    wanted, given = dict.fromkeys(right), dict.fromkeys(chosen)
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


def _less_false(marks: Iterable[PartVerdict], rights: int) -> float:
    """Return the share of what was found less what was chosen in error, at least 0."""
    chosen = [mark.right for mark in marks if mark.chosen]
    hits = sum(chosen)
    return max(0, hits - (len(chosen) - hits)) / rights if rights else 0.0


def _number(question: Question, item: Number, answer: NumberAnswer) -> GradedParts:
    """Grade a number; the last part in a billion is the machine's rounding, not the student's."""
    numbers = () if answer.number is None else read_number(answer.number)
    near = item.tolerance + 1e-9 * max(1.0, abs(item.right))
    right = any(abs(number - item.right) <= near for number in numbers)
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


def _spaces(item: Spaces, answer: SpacesAnswer) -> GradedParts:
    marks = _spots(item.right, answer.spaces or ())
    return GradedParts(rule="spaces", share=_less_false(marks, len(set(item.right))), marks=marks)


def _place(item: Placing, answer: PlaceAnswer) -> GradedParts:
    """Any right space will do: the others are missed only where none was chosen."""
    chosen = [answer.space] if answer.space else []
    found = answer.space in item.right
    marks = _spots(chosen if found else item.right, chosen)
    return GradedParts(rule="place", share=float(found), marks=marks)


def _spots(right: Iterable[Spot], chosen: Iterable[Spot]) -> tuple[PartVerdict, ...]:
    """Mark spaces by ``row-column``."""
    wanted, given = ([f"{row}-{column}" for row, column in each] for each in (right, chosen))
    return _options(wanted, given, {})


def _whole(share: float | None) -> bool | None:
    """Return whether a share is all there is to gain; None for none."""
    return None if share is None else math.isclose(share, 1.0)


# ---- Grading an answer by a stated rule
#
# Every rule has a sentence, ``grade-rule-<id>``: a student sees by which rule an answer was
# graded.


def grade(question: Question, raw: Any) -> Grade:  # noqa: ANN401 (any JSON)
    """Grade whatever was sent as an answer; never raises.

    What cannot be read, and what was left empty, gains nothing; what is half filled is graded on
    what is there.
    """
    answer = read_answer(question, raw)
    if answer is None:
        return _graded(question, "empty", _found(question, blank(question)), ("empty",))
    if isinstance(answer, Strange):
        missed = _found(question, blank(question))
        return _graded(question, "strange", missed, ("strange", f"strange-{answer.why}"))
    result = _found(question, answer)
    if result.half:
        return _graded(question, "half", result, ("half", result.rule))
    return _graded(question, "whole", result, (result.rule,))


def _graded(
    question: Question, filled: Filled, result: GradedParts, rules: tuple[str, ...]
) -> Grade:
    """Return the grade of what was found; what was not answered gains nothing."""
    opinion = result.rule == "opinion"
    of = 0.0 if opinion else float(question.item.points)
    answered = filled in {"half", "whole"}
    right = _whole(result.share) if answered or opinion else False
    return Grade(
        points=of * (result.share or 0.0) if answered else 0.0,
        of=of,
        right=right,
        filled=filled,
        rule=rules[0] if not answered else result.rule,
        rules=tuple(_rule(each) for each in rules),
        marks=result.marks,
        whys=(*_on_chosen(result.marks), *_number_was(result.marks), *question.why),
    )


def _rule(id_: str) -> Message:
    return Message(f"grade-rule-{id_}")


def _on_chosen(marks: tuple[PartVerdict, ...]) -> tuple[Message, ...]:
    """Return the feedback on options that were chosen in error; a point keeps its own reason."""
    return tuple(
        mark.why
        for mark in marks
        if mark.why and mark.chosen and not mark.right and "/" not in mark.key
    )


def _number_was(marks: tuple[PartVerdict, ...]) -> tuple[Message, ...]:
    """Return what a number would have been: it has no option that could show it."""
    return tuple(
        mark.wanted for mark in marks if mark.key == "number" and mark.wanted and not mark.right
    )


def hinted(grade_: Grade) -> Grade:
    """Return what of a grade may be told while an attempt is left.

    The verdicts and feedback on what was chosen stay; what was missed, what would have been right,
    and the feedback that teaches, go. Of plots the reasons stay on what was chosen, because they
    are what the student corrects by.
    """
    marks = tuple(
        msgspec.structs.replace(mark, wanted=None) for mark in grade_.marks if mark.chosen
    )
    return msgspec.structs.replace(grade_, marks=marks, whys=_on_chosen(marks), complete=False)
