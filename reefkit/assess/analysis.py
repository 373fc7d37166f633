"""What a class's answers tell: how hard each question was, and what was gained between two tests.

Facility and discrimination of items; the gain of each student between two tests of the same ideas,
with its uncertainty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

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
    """Return the figures of every item, in order of appearance."""
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
    """Return the most frequent of what was counted, the first by name where several are."""
    if not counted:
        return "", 0
    most = max(counted.values())
    return min(each for each, count in counted.items() if count == most), most


def _means(values: NDArray[np.float64], axis: int) -> NDArray[np.float64]:
    """Return means without NaN, and NaN where there is nothing else."""
    known = ~np.isnan(values)
    count = known.sum(axis=axis)
    total = np.where(known, values, 0.0).sum(axis=axis)
    means: NDArray[np.float64] = np.full(count.shape, np.nan)
    np.divide(total, count, out=means, where=count > 0)
    return means


def _correlation(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return Pearson's correlation over the places where both are known."""
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


class Pair(Struct, frozen=True, kw_only=True):
    """One student's two answers to one idea."""

    person: str
    goals: tuple[str, ...]  #: The learning goals that the idea belongs to.
    #: ``before``, ``after``: The share gained before and after, from 0 to 1.
    before: float
    after: float


class ClassGain(Struct, frozen=True, kw_only=True):
    """A class's gain."""

    students: int  #: How many have both; `pairs` is of how many pairs of answers.
    pairs: int
    #: ``before``, ``after``: The class's mean shares; NaN without students.
    before: float
    after: float
    #: The mean of the students' own differences, after less before; NaN without students.
    difference: float
    #: ``low``, ``high``: The 95 % bootstrap interval of the difference; NaN with fewer than two
    #: students.
    low: float
    high: float
    #: Hake's normalised gain of the class; NaN where the mean before is 1 already.
    normalised: float

    @property
    def is_small(self) -> bool:
        """Whether so few students say little of any other class."""
        return self.students < FEW


def paired_gain(
    before: ArrayLike, after: ArrayLike, *, pairs: int | None = None, seed: int = SEED
) -> ClassGain:
    """Return the gain of students who took both tests.

    Parameters
    ----------
    before, after
        Shares from 0 to 1, shape (students,), the same student at the same place.
    pairs
        Of how many pairs of answers they are; as many as students, if not said.
    seed
        Of the resampling: the same seed and shares give the same interval.

    Raises
    ------
    ValueError
        When the two are not of one length.

    Notes
    -----
    The difference is the mean of paired differences. Its interval is the percentile interval of
    10,000 bootstrap samples of *students*, each of whom keeps both scores (Efron & Tibshirani 1993,
    An Introduction to the Bootstrap, chapter 13). The normalised gain is
    (mean after - mean before) / (1 - mean before), of the class's means (Hake 1998, American
    Journal of Physics 66, 64-74).
    """
    first = np.asarray(before, dtype=np.float64).reshape(-1)
    second = np.asarray(after, dtype=np.float64).reshape(-1)
    if first.shape != second.shape:
        raise ValueError(f"{first.size} students before and {second.size} after")
    count = first.size
    if not count:
        nothing = float("nan")
        return ClassGain(
            students=0,
            pairs=0,
            before=nothing,
            after=nothing,
            difference=nothing,
            low=nothing,
            high=nothing,
            normalised=nothing,
        )
    differences = second - first
    low, high = _interval(differences, seed)
    was, now = float(first.mean()), float(second.mean())
    left = 1.0 - was
    return ClassGain(
        students=count,
        pairs=count if pairs is None else pairs,
        before=was,
        after=now,
        difference=float(differences.mean()),
        low=low,
        high=high,
        normalised=(now - was) / left if left > 1e-12 else float("nan"),
    )


def gain_of(pairs: Iterable[Pair], *, seed: int = SEED) -> ClassGain:
    """Return the gain over pairs of answers: every student counts once, by the mean of theirs."""
    by_student: dict[str, list[Pair]] = {}
    for pair in pairs:
        by_student.setdefault(pair.person, []).append(pair)
    before = [_mean([each.before for each in mine]) for mine in by_student.values()]
    after = [_mean([each.after for each in mine]) for mine in by_student.values()]
    return paired_gain(before, after, pairs=sum(map(len, by_student.values())), seed=seed)


def gain_by_goal(pairs: Sequence[Pair], *, seed: int = SEED) -> dict[str, ClassGain]:
    """Return the gain of each learning goal that has a pair, by letter; a pair may have several."""
    goals = sorted({goal for pair in pairs for goal in pair.goals})
    return {
        goal: gain_of([each for each in pairs if goal in each.goals], seed=seed) for goal in goals
    }


def _interval(differences: np.ndarray, seed: int) -> tuple[float, float]:
    """Return the 2.5th and 97.5th percentile of the means of bootstrap samples."""
    count = differences.size
    if count < _SMALLEST:
        return float("nan"), float("nan")
    drawn = np.random.default_rng(seed).integers(0, count, size=(RESAMPLES, count))
    low, high = np.percentile(differences[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
