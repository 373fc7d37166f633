"""One student's way through a form: how an answer is read and graded, and what may be told when.

What a browser sent is read kind by kind, numbers as people type them; one grader for each kind of
item finds what is right, by a stated rule.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reefkit.assess.evidence import as_drawn, points_of
from reefkit.assess.forms import Feedback, Form, Policy
from reefkit.assess.items import (
    FIELDS,
    MOST_BYTES,
    Answer,
    Argument,
    ArgumentAnswer,
    AskedItem,
    Choice,
    ChoiceAnswer,
    Confidence,
    Curve,
    CurveAnswer,
    Ending,
    Item,
    MatchChart,
    Matching,
    MatchingAnswer,
    Number,
    NumberAnswer,
    Ordering,
    OrderingAnswer,
    PlaceAnswer,
    Placing,
    Question,
    RangeAnswer,
    RangeChartItem,
    Scale,
    Several,
    SeveralAnswer,
    ShownQuestion,
    Spaces,
    SpacesAnswer,
    StepAnswer,
    Text,
    TextAnswer,
    TrueCurve,
    TrueRanges,
    TwoTier,
    TwoTierAnswer,
    is_opinion,
    shown,
)
from reefkit.match.errors import reject
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
    try:
        number = float(value)
    except OverflowError:  # a whole number longer than any that is meant
        return ()
    return (number,) if math.isfinite(number) else ()


# ---- Reading what a browser sent as an answer


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


def _blank(question: Question) -> Answer:
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
    return value is None or value == () or (isinstance(value, str) and not value.strip())


def _filled_in(answer: ArgumentAnswer) -> dict[str, bool]:
    said = {field: bool((getattr(answer, field) or "").strip()) for field in FIELDS}
    return said | {"evidence": said["evidence"] or bool(answer.pins)}


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


class _GradedParts(Struct, frozen=True, kw_only=True):
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


def _range_chart(plot: TrueRanges, answer: RangeAnswer) -> _GradedParts:
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
    marked = [_nearest(each) for each in given or () if each is not None]
    right = Counter(marked) == Counter(rounds)
    return PartVerdict(key=key, right=right, chosen=bool(marked), why=reasons.get(key))


def _curve(plot: TrueCurve, answer: CurveAnswer) -> _GradedParts:
    marks = []
    for time, true in enumerate(plot.values):
        if time not in plot.given:
            given = answer.values.get(str(time))
            marks.append(_point(f"value/{time}", true, given, plot.reasons, plot.tolerance))
    unsaid = plot.losses is not None and answer.losses is None
    half = unsaid or any(not mark.chosen for mark in marks)
    return _share("curve-plot", [*marks, *_losses(plot, answer)], half=half)


def _losses(plot: TrueCurve, answer: CurveAnswer) -> Iterable[PartVerdict]:
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
    """Mark one point; without a tolerance, the nearest whole number counts."""
    near = given is not None and (
        abs(given - true) <= tolerance + 1e-9 if tolerance else abs(given - true) < _NEAR
    )
    return PartVerdict(key=key, right=near, chosen=given is not None, why=reasons.get(key))


def _nearest(time: float) -> int:
    """Return the nearest whole number, or -1 for a value that is no time at all."""
    return round(time) if abs(time) < 1e6 else -1


def _share(rule: str, marks: list[PartVerdict], *, half: bool) -> _GradedParts:
    right = sum(mark.right for mark in marks)
    return _GradedParts(
        rule=rule,
        share=right / len(marks) if marks else 1.0,
        half=half,
        marks=tuple(marks),
    )


# ---- One grader a kind: what is right in an answer, and by which rule it counts
#
# Every share is 1 for a right answer, and never below 0.

Spot = tuple[int, int]


def _found(  # noqa: C901, PLR0911 (a line a kind)
    question: Question, answer: Answer
) -> _GradedParts:
    match question.item, answer:
        case Choice() as item, ChoiceAnswer():
            marks = _options([item.right], [answer.option or ""], question.why_option)
            return _GradedParts(
                rule="choice", share=float(answer.option == item.right), marks=marks
            )
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
            return _range_chart(item.plot, answer)
        case Curve() as item, CurveAnswer():
            return _curve(item.plot, answer)
        case Argument(), ArgumentAnswer():
            half = not all(_filled_in(answer).values())
            return _GradedParts(rule="text", share=None, half=half)
        case item, _:
            return _GradedParts(rule="opinion" if is_opinion(item) else "text", share=None)


ANSWER_ALONE = 0.5
"""What the right answer of two tiers is worth without its reason."""


def _two_tiers(question: Question, item: TwoTier, answer: TwoTierAnswer) -> _GradedParts:
    """Grade answer and reason; the reason alone gains nothing."""
    tiers = ((item.right, answer.option), (item.reason, answer.reason))
    marks = [
        mark
        for right, given in tiers
        for mark in _options([right], [given or ""], question.why_option)
    ]
    found, reasoned = (right == given for right, given in tiers)
    share = (1.0 if reasoned else ANSWER_ALONE) if found else 0.0
    half = not (answer.option and answer.reason)
    return _GradedParts(rule="two-tier", share=share, half=half, marks=tuple(marks))


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


def _less_false(rule: str, marks: tuple[PartVerdict, ...], right: Iterable[object]) -> _GradedParts:
    """Score right choices less false ones, at least 0."""
    gained = sum(1 if mark.right else -1 for mark in marks if mark.chosen)
    share = max(0, gained) / max(1, len(set(right)))
    return _GradedParts(rule=rule, share=share, marks=marks)


def _number(question: Question, item: Number, answer: NumberAnswer) -> _GradedParts:
    numbers = () if answer.number is None else read_number(answer.number)
    right = any(is_right(item, number) for number in numbers)
    wanted = (
        message("grade-number-was", number=item.right)
        if question.unit is None
        else message("grade-number-was-of", number=item.right, unit=question.unit)
    )
    mark = PartVerdict(key="number", right=right, chosen=bool(numbers), wanted=wanted)
    return _GradedParts(rule="number", share=float(right), marks=(mark,))


def is_right(item: Number, number: float) -> bool:
    # the last part in a billion is the machine's rounding, not the student's
    return abs(number - item.right) <= item.tolerance + 1e-9 * max(1.0, abs(item.right))


def _ordering(item: Ordering, answer: OrderingAnswer) -> _GradedParts:
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
    return _GradedParts(rule="ordering", share=right / len(pairs), half=half, marks=marks)


def _matching(question: Question, item: Matching, answer: MatchingAnswer) -> _GradedParts:
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
    return _GradedParts(rule="matching", share=share, half=len(given) < len(marks), marks=marks)


def _place(question: Question, item: Placing, answer: PlaceAnswer) -> _GradedParts:
    chosen = [answer.space] if answer.space else []
    found = answer.space in item.right
    marks = _spots(question, chosen if found else item.right, chosen)
    return _GradedParts(rule="place", share=float(found), marks=marks)


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
        return _graded(question, "empty", _found(question, _blank(question)), ("empty",))
    if isinstance(answer, Strange):
        missed = _found(question, _blank(question))
        return _graded(question, "strange", missed, ("strange", f"strange-{answer.why}"))
    result = _found(question, answer)
    if result.half:
        return _graded(question, "half", result, ("half", result.rule))
    return _graded(question, "whole", result, (result.rule,))


def _graded(
    question: Question, filled: Filled, result: _GradedParts, rules: tuple[str, ...]
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
        whys=(*_on_chosen(result.marks), *_number_was(result.marks), *question.why),
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
    """Return what of a grade may be told while an attempt is left.

    The verdicts and feedback on what was chosen stay; what was missed, what would have been right,
    and the feedback that teaches, go. Of plots the reasons stay on what was chosen, because they
    are what the student corrects by.
    """
    marks = tuple(
        msgspec.structs.replace(mark, wanted=None) for mark in grade_.marks if mark.chosen
    )
    return msgspec.structs.replace(grade_, marks=marks, whys=_on_chosen(marks), complete=False)


# ---- One student's way through a form: what is open, what may be told, and when
#
# Where feedback comes at once, an answer uses up an attempt, and until the last one only what was
# chosen is told of. Otherwise an answer may be changed until the form is handed in. What is empty
# or cannot be read uses up nothing, and never takes the place of an earlier answer.

Stands = Literal["open", "answered", "right", "closed"]


class Given(Struct, frozen=True, kw_only=True):
    """An answer as it was stored."""

    question: str
    attempt: int
    raw: Any
    at: str


class Standing(Struct, frozen=True, kw_only=True):
    """How a question stands: what a page may know of it."""

    #: ``open``: nothing answered; ``answered``: answered, and the verdict is not told, or is wrong
    #: with an attempt left; ``right``: told to be right; ``closed``: no attempt is left.
    stands: Stands
    #: How many more answers count; None for any number (nothing right or wrong to find out).
    attempts_left: int | None
    may_answer: bool  #: Whether another answer is taken now.
    last: Given | None = None  #: The answer that counts, as it was given; None for none.
    told: Grade | None = None  #: The grade, as far as it may be told now; None when it may not.


class _Progress(Struct, frozen=True):
    """How many questions are answered, of how many."""

    answered: int
    of: int


class SittingScore(Struct, frozen=True):
    """Points gained, of how many; `waiting` more are a teacher's to give."""

    points: float
    of: float
    waiting: float = 0.0


class Sitting:
    """One student's sitting of a form. It stores nothing and changes nothing.

    Parameters
    ----------
    given
        The student's answers, in the order they were stored.
    order_key
        Whose page (see `shown`).
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that a sitting is made of)
        self,
        form: Form,
        questions: Sequence[Question],
        given: Sequence[Given],
        *,
        order_key: str,
        finished: bool = False,
        policy: Policy | None = None,
    ) -> None:
        said = policy or Policy()
        self.questions = {each.id: each for each in questions}
        self.finished = finished
        self.feedback: Feedback = said.feedback or form.feedback
        self.attempts = said.attempts or form.attempts
        self._order_key = order_key
        self._survey = frozenset(form.survey)
        self._given: dict[str, list[tuple[Given, Grade]]] = {
            id_: [(each, grade(question, each.raw)) for each in given if each.question == id_]
            for id_, question in self.questions.items()
        }
        # Neither empty nor strange; the last of them counts.
        self._readable = {
            id_: [each for each in graded if each[1].filled in {"half", "whole"}]
            for id_, graded in self._given.items()
        }

    def shown(self, id_: str) -> ShownQuestion:
        """Return what the page may be given of a question.

        Raises
        ------
        Rejection
            When there is no such question.
        """
        question = self._question(id_)
        found = shown(question, self._order_key)
        return replace(found, charts=self._charts(question)) if question.charts else found

    @property
    def plots(self) -> tuple[Question, ...]:
        kinds = (RangeChartItem, Curve)
        return tuple(each for each in self.questions.values() if isinstance(each.item, kinds))

    def _charts(self, question: Question) -> tuple[MatchChart, ...]:
        """Return the charts beside an argument: the record, unless it would answer a plot.

        While a plot takes an answer, only what the student drew stands there, and plots that are
        told already.
        """
        asked = {each.id: each for each in self.plots}
        waiting = {id_ for id_ in asked if self.standing(id_).may_answer}
        if not waiting:
            return question.charts
        found = [each for each in question.charts if each.id in asked]
        return tuple(
            chart
            for each in found
            if (chart := self._drawn(asked[each.id], each) if each.id in waiting else each)
        )

    def _drawn(self, plot: Question, chart: MatchChart) -> MatchChart | None:
        counted = self._counted(plot.id)
        answer = read_answer(plot, counted[0].raw) if counted is not None else None
        if answer is None or isinstance(answer, Strange):
            return None
        drawn = as_drawn(chart, answer)
        return drawn if points_of(drawn) else None

    def standing(self, id_: str) -> Standing:
        """Return how a question stands.

        Raises
        ------
        Rejection
            When there is no such question.
        """
        question = self._question(id_)
        counted, latest = self._counted(id_), self._latest(id_)
        left = self._attempts_left(question)
        closed = self.finished or left == 0 or self._found(question)
        told = self._told(question, closed=closed)
        if closed:
            stands: Stands = "right" if told is not None and told.right else "closed"
        else:
            stands = "answered" if counted is not None else "open"
        last = (counted or latest) if closed else latest
        return Standing(
            stands=stands,
            attempts_left=left,
            may_answer=not closed,
            last=None if last is None else last[0],
            told=told,
        )

    def check(self, id_: str) -> Question:
        """Return the question that another answer is for.

        Raises
        ------
        Rejection
            When there is no such question, or it takes no more answers.
        """
        question = self._question(id_)
        if not self.standing(id_).may_answer:
            raise reject("assess-closed")
        return question

    @property
    def progress(self) -> _Progress:
        answered = sum(self._counted(id_) is not None for id_ in self.questions)
        return _Progress(answered, len(self.questions))

    @property
    def score(self) -> SittingScore | None:
        return self._score(self.questions.values())

    def by_goal(self) -> dict[str, SittingScore] | None:
        if not self._may_score:
            return None
        graded = [each for each in self.questions.values() if not is_opinion(each.item)]
        goals = sorted({goal for each in graded for goal in each.item.goals})
        scores = {
            goal: self._score([each for each in graded if goal in each.item.goals])
            for goal in goals
        }
        return {goal: score for goal, score in scores.items() if score is not None}

    @property
    def _may_score(self) -> bool:
        return self.finished and self.feedback != "none"

    def _score(self, questions: Iterable[Question]) -> SittingScore | None:
        if not self._may_score:
            return None
        grades = [self._graded(each) for each in questions if each.id not in self._survey]
        waiting = sum(each.of for each in grades if each.right is None)
        return SittingScore(
            sum(each.points for each in grades), sum(each.of for each in grades) - waiting, waiting
        )

    def _question(self, id_: str) -> Question:
        if id_ not in self.questions:
            raise reject("assess-no-question")
        return self.questions[id_]

    def _latest(self, id_: str) -> tuple[Given, Grade] | None:
        return self._given[id_][-1] if self._given[id_] else None

    def _counted(self, id_: str) -> tuple[Given, Grade] | None:
        return self._readable[id_][-1] if self._readable[id_] else None

    def _graded(self, question: Question) -> Grade:
        last = self._last(question.id)
        return grade(question, None) if last is None else last[1]

    def _last(self, id_: str) -> tuple[Given, Grade] | None:
        return self._counted(id_) or self._latest(id_)

    def _limited(self, question: Question) -> bool:
        """Return whether attempts are limited: only where each reveals if it was right."""
        has_key = not (is_opinion(question.item) or isinstance(question.item, Text))
        return self.feedback == "now" and has_key

    def _attempts_left(self, question: Question) -> int | None:
        if not self._limited(question):
            return None
        return max(0, self.attempts - len(self._readable[question.id]))

    def _found(self, question: Question) -> bool:
        last = self._last(question.id) if self._limited(question) else None
        return last is not None and last[1].right is True

    def _told(self, question: Question, *, closed: bool) -> Grade | None:
        if self.feedback == "none" or is_opinion(question.item):
            return None
        if closed:
            return self._graded(question)
        latest = self._latest(question.id)
        if latest is None or not self._limited(question):
            return None
        return hinted(latest[1])
