"""Grading an answer by a stated rule, and counting what answers say.

What a browser sent is read kind by kind, numbers as people type them; one grader for each kind of
item finds what is right. What an answer says is told part by part, so that a class's answers to one
question can be counted.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, pairwise
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from reefkit.assess.items import (
    FIELDS,
    Argument,
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
    TrueCurve,
    TrueRanges,
    TwoTier,
    is_opinion,
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
MOST_PINS = 8
"""How many points an argument may have pinned."""


class ChoiceAnswer(Struct, frozen=True):
    """``{"option": "boulder-coral"}``."""

    option: str | None = None


class SeveralAnswer(Struct, frozen=True):
    """``{"options": ["fish", "snail"]}``; an empty list is no answer."""

    options: tuple[str, ...] | None = None


class TwoTierAnswer(Struct, frozen=True):
    """``{"option": "no-change", "reason": "got-used"}``; one of the two may be wanting."""

    option: str | None = None
    reason: str | None = None


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


PinId = Annotated[str, Meta(min_length=1, max_length=200)]


class ArgumentAnswer(Struct, frozen=True):
    """``{"claim": "…", "evidence": "…", "reasoning": "…", "pins": ["curve-plot:own/value/3"]}``.

    A pin names a point of a chart of one's own match (see `reefkit.assess.evidence`). One that is
    there no more, as when the match is not here, is kept and counts for nothing.
    """

    claim: str | None = None
    evidence: str | None = None
    reasoning: str | None = None
    pins: Annotated[tuple[PinId, ...], Meta(max_length=MOST_PINS)] = ()


class StepAnswer(Struct, frozen=True):
    """``{"step": 3}``, of confidence and scale, from 1."""

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


Reason = Literal["shape", "unknown", "long", "number"]


class Strange(Struct, frozen=True):
    """What cannot be read as an answer to the question, and the name of the reason."""

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
    if isinstance(answer, TwoTierAnswer):
        return not (answer.option or answer.reason)
    if isinstance(answer, ArgumentAnswer):
        return not any(_filled_in(answer).values())
    value = getattr(answer, answer.__struct_fields__[0])
    if isinstance(answer, MatchingAnswer):
        return not any((value or {}).values())
    return value is None or (isinstance(value, str | tuple) and not _trimmed(value))


def _filled_in(answer: ArgumentAnswer) -> dict[str, bool]:
    """Return of each field whether it says anything; a pin is evidence too."""
    said = {field: bool((getattr(answer, field) or "").strip()) for field in FIELDS}
    return said | {"evidence": said["evidence"] or bool(answer.pins)}


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
        named.extend(("taxon", each) for each in {*answer.ranges, *endings})
        named.extend(("disaster", each) for each in answer.disasters)
        named.extend(("ending", each) for each in endings.values() if each)
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
    else:
        offered = set(listed(item))
    return offered


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

    rule: str
    #: The share of what is right, from 0 to 1; None where a teacher grades it, or nothing is right
    #: or wrong.
    share: float | None
    half: bool = False  #: Whether a part of what was asked is missing.
    marks: tuple[PartVerdict, ...] = ()


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
    marks: tuple[PartVerdict, ...] = ()
    whys: tuple[Message, ...] = ()  #: Feedback: on what was chosen, then the feedback that teaches.
    #: False for what may be told while an attempt is left: marks on what was chosen only, no
    #: feedback that gives the answer away.
    complete: bool = True


# ---- Grading plots: each point of a student's own held against the match's record
#
# A point counts for the whole number nearest to it: a bar may be dragged by hand.

_NEAR = 0.5


def _range_chart(plot: TrueRanges, answer: RangeAnswer) -> GradedParts:
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
    match question.item, answer:
        case Choice() as item, ChoiceAnswer():
            return _choice(question, item, answer)
        case Several() as item, SeveralAnswer():
            return _several(question, item, answer)
        case TwoTier() as item, TwoTierAnswer():
            return _two_tiers(question, item, answer)
        case Number() as item, NumberAnswer():
            return _number(question, item, answer)
        case Ordering() as item, OrderingAnswer():
            return _ordering(item, answer)
        case Matching() as item, MatchingAnswer():
            return _matching(question, item, answer)
        case Spaces() as item, SpacesAnswer():
            return _spaces(question, item, answer)
        case Placing() as item, PlaceAnswer():
            return _place(question, item, answer)
        case RangeChartItem() as item, RangeAnswer():
            return _range_chart(item.plot, answer)
        case Curve() as item, CurveAnswer():
            return _curve(item.plot, answer)
        case Argument(), ArgumentAnswer():
            half = not all(_filled_in(answer).values())
            return GradedParts(rule="text", share=None, half=half)
        case item, _:
            return GradedParts(rule="opinion" if is_opinion(item) else "text", share=None)


def _choice(question: Question, item: Choice, answer: ChoiceAnswer) -> GradedParts:
    chosen = [answer.option] if answer.option else []
    marks = _options([item.right], chosen, question.why_option)
    return GradedParts(rule="choice", share=float(answer.option == item.right), marks=marks)


def _several(question: Question, item: Several, answer: SeveralAnswer) -> GradedParts:
    marks = _options(item.right, answer.options or (), question.why_option)
    return GradedParts(rule="several", share=_less_false(marks, len(set(item.right))), marks=marks)


ANSWER_ALONE = 0.5
"""What the right answer of two tiers is worth without its reason."""


def _two_tiers(question: Question, item: TwoTier, answer: TwoTierAnswer) -> GradedParts:
    """Grade answer and reason; who has the reason alone has not found what follows from it."""
    tiers = ((item.right, answer.option), (item.reason, answer.reason))
    marks = [
        mark
        for right, given in tiers
        for mark in _options([right], [given] if given else [], question.why_option)
    ]
    found, reasoned = (right == given for right, given in tiers)
    share = (1.0 if reasoned else ANSWER_ALONE) if found else 0.0
    half = not (answer.option and answer.reason)
    return GradedParts(rule="two-tier", share=share, half=half, marks=tuple(marks))


def _options(
    right: Iterable[str], chosen: Iterable[str], whys: Mapping[str, Message]
) -> tuple[PartVerdict, ...]:
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
    numbers = () if answer.number is None else read_number(answer.number)
    right = any(_is_right(item, number) for number in numbers)
    wanted = (
        message("grade-number-was", number=item.right)
        if question.unit is None
        else message("grade-number-was-of", number=item.right, unit=question.unit)
    )
    mark = PartVerdict(key="number", right=right, chosen=bool(numbers), wanted=wanted)
    return GradedParts(rule="number", share=float(right), marks=(mark,))


def _is_right(item: Number, number: float) -> bool:
    # the last part in a billion is the machine's rounding, not the student's
    return abs(number - item.right) <= item.tolerance + 1e-9 * max(1.0, abs(item.right))


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


def _spaces(question: Question, item: Spaces, answer: SpacesAnswer) -> GradedParts:
    marks = _spots(question, item.right, answer.spaces or ())
    return GradedParts(rule="spaces", share=_less_false(marks, len(set(item.right))), marks=marks)


def _place(question: Question, item: Placing, answer: PlaceAnswer) -> GradedParts:
    """Any right space will do: the others are missed only where none was chosen."""
    chosen = [answer.space] if answer.space else []
    found = answer.space in item.right
    marks = _spots(question, chosen if found else item.right, chosen)
    return GradedParts(rule="place", share=float(found), marks=marks)


def _spots(
    question: Question, right: Iterable[Spot], chosen: Iterable[Spot]
) -> tuple[PartVerdict, ...]:
    wanted, given = ([f"{row}-{column}" for row, column in each] for each in (right, chosen))
    return _options(wanted, given, question.why_option)


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
        whys=(*_on_chosen(result.marks), *_number_was(result.marks), *question.why),
    )


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


# ---- What an answer says, part by part, so that a class's answers to one question can be counted
#
# Unlike a grade's marks these are the same for all who answer alike: a wrong pair is that pair,
# and of an order what it puts right before what. Texts, feelings and plots say too much to be
# counted so.


Tier = Literal["", "answer", "reason"]


class AnswerPart(Struct, frozen=True, kw_only=True):
    """One thing that an answer to a question may say."""

    key: str  #: Its name among all that can be said to the question.
    label: Message
    right: bool
    tier: Tier = ""  #: Of two tiers: which one; each is counted by itself.


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


def _said(question: Question, answer: Answer) -> Iterable[AnswerPart]:  # noqa: PLR0911 (a line a kind)
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
    """Say what an order puts right before what: few make the same mistake in all of it."""
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
    return AnswerPart(key=f"{number:g}", label=label, right=_is_right(item, number))
