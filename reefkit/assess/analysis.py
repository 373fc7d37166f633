"""What a class's answers tell: how hard each question was, and what was gained between two tests.

What an answer says, part by part; facility and discrimination of items; the gain of each student
between two tests of the same ideas, with its uncertainty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Sized
from itertools import pairwise
from statistics import NormalDist
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.assess.items import (
    Answer,
    AskedItem,
    Choice,
    ChoiceAnswer,
    Matching,
    MatchingAnswer,
    Number,
    NumberAnswer,
    Ordering,
    OrderingAnswer,
    PlaceAnswer,
    Placing,
    Question,
    Several,
    SeveralAnswer,
    Spaces,
    SpacesAnswer,
    TwoTier,
    TwoTierAnswer,
    listed,
)
from reefkit.assess.sitting import Spot, Strange, is_right, read_answer, read_number
from reefkit.text import Message, message

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
    """Return the distinct parts of an answer, none if unreadable; never raises."""
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
    """Reduce an order to pairs, since few students make the same mistake in all of it."""
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
    return AnswerPart(key=f"{number:g}", label=label, right=is_right(item, number))


# ---- Item analysis: how hard a question was for a class, and whether it tells who knows more
#
# Rows come in, figures go out; nothing here knows a store, a match or a page. Difficulty and
# discrimination are those of classical test theory (Lord & Novick 1968, Statistical Theories of
# Mental Test Scores; Crocker & Algina 1986, Introduction to Classical and Modern Test Theory).

FEWEST = 3
"""Students below whom a correlation says nothing: with two it is always 1 or -1."""


class ItemResult(Struct, frozen=True, kw_only=True):
    """What one student got for one item."""

    person: str
    item: str
    share: float  #: Points gained as a share of what a right answer gains, from 0 to 1.
    #: What of the answer was wrong, each by a name of its own; none where nothing was.
    mistakes: tuple[str, ...] = ()


class ItemFigures(Struct, frozen=True, kw_only=True):
    """What a class's answers say of an item."""

    item: str
    students: int  #: How many were asked and have a score.
    difficulty: float  #: The mean share gained, p: 1 when everybody was right, 0 when nobody was.
    discrimination: float  #: The corrected point-biserial correlation; NaN where it is not defined.
    #: The mistake made most often, the first by name of those as frequent; empty for none.
    mistake: str = ""
    mistaken: int = 0


def score_table(
    rows: Sequence[ItemResult],
) -> tuple[tuple[str, ...], tuple[str, ...], NDArray[np.float64]]:
    """Lay rows out as a table.

    `rows`: of two rows of one student and one item the first counts.

    Returns
    -------
    persons, items : tuple of str
        In order of appearance.
    shares : ndarray of float, shape (persons, items)
        NaN where a student was not asked.
    """
    persons = tuple(dict.fromkeys(each.person for each in rows))
    items = tuple(dict.fromkeys(each.item for each in rows))
    across = {person: number for number, person in enumerate(persons)}
    down = {item: number for number, item in enumerate(items)}
    shares = np.full((len(persons), len(items)), np.nan)
    for row in reversed(rows):
        shares[across[row.person], down[row.item]] = row.share
    return persons, items, shares


def difficulties(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each item's difficulty p, the mean share gained by those who were asked it.

    `shares`: shape (persons, items), NaN where a student was not asked.

    Returns
    -------
    ndarray of float, shape (items,)
        NaN for an item that nobody was asked.

    Notes
    -----
    For items that are right or wrong this is the proportion correct; for items in parts the mean
    item score over its maximum (Crocker & Algina 1986, chapter 5).
    """
    return _means(shares, axis=0)


def discriminations(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each item's corrected point-biserial discrimination.

    `shares`: shape (persons, items), NaN where a student was not asked.

    Returns
    -------
    ndarray of float, shape (items,)
        The Pearson correlation, over the students who were asked the item and at least one other,
        of the share gained for the item with the mean share gained for all *other* items. From -1
        to 1; NaN with fewer than 3 such students, or where either side is the same for all.

    Notes
    -----
    The item is left out of the total, since it would correlate with itself (Henrysson 1963,
    Psychometrika 28, 211-218). The rest is a mean and not a sum because students of one form may be
    asked different items (variants, their own match); where all were asked the same it makes no
    difference.
    """
    asked = ~np.isnan(shares)
    filled = np.where(asked, shares, 0.0)
    others = asked.sum(axis=1, keepdims=True) - asked
    rest_sum = filled.sum(axis=1, keepdims=True) - filled
    with np.errstate(invalid="ignore", divide="ignore"):
        rest = np.where(asked & (others > 0), rest_sum / others, np.nan)
    scores = np.where(np.isnan(rest), np.nan, shares)
    return np.array([_correlation(scores[:, at], rest[:, at]) for at in range(shares.shape[1])])


def analyse(rows: Iterable[ItemResult]) -> dict[str, ItemFigures]:
    kept = list({(each.person, each.item): each for each in reversed(list(rows))}.values())[::-1]
    _, items, shares = score_table(kept)
    hard, telling = difficulties(shares), discriminations(shares)
    wrong: dict[str, Counter[str]] = {item: Counter() for item in items}
    for row in kept:
        wrong[row.item].update(set(row.mistakes))
    found = {}
    for at, item in enumerate(items):
        mistake, mistaken = most_made(wrong[item])
        found[item] = ItemFigures(
            item=item,
            students=int((~np.isnan(shares[:, at])).sum()),
            difficulty=float(hard[at]),
            discrimination=float(telling[at]),
            mistake=mistake,
            mistaken=mistaken,
        )
    return found


def most_made(counted: Counter[str]) -> tuple[str, int]:
    """Return the most frequent item, ties broken by name."""
    if not counted:
        return "", 0
    most = max(counted.values())
    return min(each for each, count in counted.items() if count == most), most


def _means(values: NDArray[np.float64], axis: int) -> NDArray[np.float64]:
    known = ~np.isnan(values)
    count = known.sum(axis=axis)
    total = np.where(known, values, 0.0).sum(axis=axis)
    means: NDArray[np.float64] = np.full(count.shape, np.nan)
    np.divide(total, count, out=means, where=count > 0)
    return means


def _correlation(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    known = ~(np.isnan(one) | np.isnan(other))
    if known.sum() < FEWEST:
        return float("nan")
    x, y = one[known] - one[known].mean(), other[known] - other[known].mean()
    spread = float(np.sqrt((x @ x) * (y @ y)))
    # Sums of thirds and fifths differ in the last bits; such a spread is none.
    return float(x @ y) / spread if spread > 1e-12 else float("nan")


# ---- What a class gained between two tests of the same ideas, student by
# student, with uncertainty

SEED = 20_260
RESAMPLES = 10_000
FEW = 10
"""Students below whom a bootstrap interval is too narrow to be leant on (Efron & Tibshirani)."""
_SMALLEST = 2
ITEMS = (0, 1)
"""The items of a pair, A and B."""


class Pair(Struct, frozen=True, kw_only=True):
    """One student's two answers to one idea."""

    person: str
    goals: tuple[str, ...]  #: The learning goals that the idea belongs to.
    #: ``before``, ``after``: The share gained before and after, from 0 to 1.
    before: float
    after: float
    concept: str = ""  #: The idea; empty where questions on several are taken together.
    #: Of a crossed design, which item of the pair came first: 0 for A, 1 for B; else none.
    first: int | None = None


class ClassGain(Struct, frozen=True, kw_only=True):
    """A class's gain."""

    students: int  #: How many have both; `pairs` is of how many pairs of answers.
    pairs: int
    #: ``before``, ``after``: The class's mean shares; NaN without students.
    before: float
    after: float
    #: What was gained, after less before; NaN without students.
    difference: float
    #: ``low``, ``high``: Its 95 % interval; NaN with fewer than two students.
    low: float
    high: float
    #: Hake's normalised gain of the class; NaN where the mean before is 1 already.
    normalised: float
    #: Whether half of the class met A first and half B, so that unequal items cancel.
    crossed: bool = False

    @property
    def is_small(self) -> bool:
        return self.students < FEW


class PairBalance(Struct, frozen=True, kw_only=True):
    """How much easier A of a pair was than B, whatever was gained in between."""

    concept: str
    students: int
    difference: float  #: The share that was right of A, less that of B.
    #: ``low``, ``high``: Its interval; so wide that of all pairs of equal items together one in
    #: twenty classes sees a difference.
    low: float
    high: float

    @property
    def is_unequal(self) -> bool:
        return self.low > 0 or self.high < 0


class _Estimate(NamedTuple):
    mean: float
    low: float
    high: float


def _balanced(groups: Sequence[NDArray[np.float64]], level: float = 0.95) -> _Estimate:
    """Return the equally weighted mean of two group means, with Welch's interval."""
    mean = float(np.mean([each.mean() for each in groups]))
    parts = np.array([each.var(ddof=1) / each.size for each in groups])
    if not parts.sum():
        return _Estimate(mean, mean, mean)
    freedom = parts.sum() ** 2 / (parts**2 / np.array([each.size - 1 for each in groups])).sum()
    margin = student_t((1 + level) / 2, float(freedom)) * float(np.sqrt(parts.sum())) / 2
    return _Estimate(mean, mean - margin, mean + margin)


def student_t(probability: float, freedom: float) -> float:
    """Return a quantile of Student's t, right to a hundredth from five degrees of freedom.

    Notes
    -----
    The expansion of Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 26.7.5.
    """
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, start=1))


def _is_crossed(groups: Sequence[Sized]) -> bool:
    return len(groups) == len(ITEMS) and all(len(each) >= _SMALLEST for each in groups)


def gain_of(pairs: Iterable[Pair], *, seed: int = SEED) -> ClassGain:
    """Return the gain over pairs of answers: every student counts once, by the mean of theirs.

    Parameters
    ----------
    pairs
        The pairs of answers of a class.
    seed
        Of the resampling: the same seed and shares give the same interval.

    Notes
    -----
    Where half of the students met A before and B after, and the others the reverse, the gain is the
    mean of the two halves' mean differences, so that what A is easier than B goes out of it (a
    crossover; Senn 2002, Cross-over Trials in Clinical Research, chapter 3), with the interval of
    Welch (1947, Biometrika 34, 28-35). Else it is the mean of paired differences, which cannot tell
    gain from unequal questions, with the percentile interval of 10,000 bootstrap samples of
    *students*, each of whom keeps both scores (Efron & Tibshirani 1993, An Introduction to the
    Bootstrap, chapter 13). The normalised gain is (after - before) / (1 - before), of the class's
    means (Hake 1998, American Journal of Physics 66, 64-74).
    """
    by_student: dict[tuple[str, int | None], list[Pair]] = {}
    for pair in pairs:
        by_student.setdefault((pair.person, pair.first), []).append(pair)
    means = {
        who: (_mean([each.before for each in mine]), _mean([each.after for each in mine]))
        for who, mine in by_student.items()
    }
    count = sum(map(len, by_student.values()))
    groups = [
        np.array([each for (_, first), each in means.items() if first == item]) for item in ITEMS
    ]
    if _is_crossed(groups) and sum(map(len, groups)) == len(means):
        was, now = (float(np.mean([each[:, at].mean() for each in groups])) for at in (0, 1))
        found = _balanced([each[:, 1] - each[:, 0] for each in groups])
        return _gain(len(means), count, (was, now), found, crossed=True)
    both = np.array(list(means.values()), dtype=np.float64).reshape(-1, 2)
    if not len(both):
        nothing = float("nan")
        return _gain(0, 0, (nothing, nothing), _Estimate(nothing, nothing, nothing))
    differences = both[:, 1] - both[:, 0]
    was, now = float(both[:, 0].mean()), float(both[:, 1].mean())
    found = _Estimate(float(differences.mean()), *_interval(differences, seed))
    return _gain(len(both), count, (was, now), found)


def _gain(
    students: int,
    pairs: int,
    means: tuple[float, float],
    found: _Estimate,
    *,
    crossed: bool = False,
) -> ClassGain:
    was, now = means
    left = 1.0 - was
    return ClassGain(
        students=students,
        pairs=pairs,
        before=was,
        after=now,
        difference=found.mean,
        low=found.low,
        high=found.high,
        normalised=(now - was) / left if left > 1e-12 else float("nan"),
        crossed=crossed,
    )


def pair_balance(pairs: Iterable[Pair]) -> tuple[PairBalance, ...]:
    """Return of each concept of a crossed design how much easier A was than B.

    A student who met A first shows A less B less the gain, one who met B first A less B and the
    gain: the mean of both halves leaves the items alone. Concepts that fewer than two students of a
    half answered are left out.
    """
    found: dict[str, tuple[list[float], list[float]]] = {}
    for pair in pairs:
        if pair.concept and pair.first is not None:
            a_less_b = (pair.before - pair.after) * (1 if pair.first == 0 else -1)
            found.setdefault(pair.concept, ([], []))[pair.first].append(a_less_b)
    asked = {concept: groups for concept, groups in found.items() if _is_crossed(groups)}
    level = 1 - 0.05 / max(len(asked), 1)
    balances = []
    for concept, groups in asked.items():
        mean, low, high = _balanced([np.array(each) for each in groups], level)
        students = sum(map(len, groups))
        balances.append(
            PairBalance(concept=concept, students=students, difference=mean, low=low, high=high)
        )
    return tuple(balances)


def gain_by_goal(pairs: Sequence[Pair], *, seed: int = SEED) -> dict[str, ClassGain]:
    goals = sorted({goal for pair in pairs for goal in pair.goals})
    return {
        goal: gain_of([each for each in pairs if goal in each.goals], seed=seed) for goal in goals
    }


def _interval(differences: np.ndarray, seed: int) -> tuple[float, float]:
    """Return the 2.5th and 97.5th percentile of the bootstrapped means."""
    count = differences.size
    if count < _SMALLEST:
        return float("nan"), float("nan")
    drawn = np.random.default_rng(seed).integers(0, count, size=(RESAMPLES, count))
    low, high = np.percentile(differences[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
