"""The learning gain of a class between two tests of the same concepts, by student."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Sized

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.assess.item_analysis import FEWEST_FOR_VERDICT
from reefkit.ecology.students_t import t_quantile

SEED = 20_260
"""Default seed of the bootstrap: any number, fixed so that results can be repeated."""

RESAMPLES = 10_000
"""Number of bootstrap samples."""

FEW = 10
"""Number of students below which a bootstrap interval is too narrow to rely on (Efron &
Tibshirani)."""

_SMALLEST = 2  # least students of a group for an interval

ITEMS = (0, 1)
"""The items of a pair, A and B."""


class Pair(Struct, frozen=True, kw_only=True):
    """One student's two answers to a concept."""

    person: str
    goals: tuple[str, ...]  #: The concept's learning goals.
    before: float  #: Share of the points before, from 0 to 1.
    after: float  #: Share of the points after, from 0 to 1.
    concept: str = ""  #: The concept; empty if questions on several are combined.
    #: In a crossed design, the item that came first: 0 for A, 1 for B; else None.
    first: int | None = None


class ClassGain(Struct, frozen=True, kw_only=True):
    """A class's gain."""

    students: int  #: Number of students with both tests.
    pairs: int  #: Number of pairs of answers.
    before: float  #: Mean share before; NaN without students.
    after: float  #: Mean share after; NaN without students.
    difference: float  #: The gain (see `gain_of`): `after` minus `before`; NaN without students.
    low: float  #: Lower end of its 95 % interval; NaN with fewer than two students.
    high: float  #: Upper end of its 95 % interval; NaN with fewer than two students.
    normalised: float  #: Hake's normalised gain; NaN without students, or if the mean before is 1.
    #: Whether half of the class had A first and half B, so that unequal items cancel out.
    crossed: bool = False

    @property
    def is_small(self) -> bool:
        return self.students < FEW

    @property
    def points(self) -> int:
        """The gain in percentage points: the difference of the two rounded percentages."""
        return round(100 * self.after) - round(100 * self.before)


class PairBalance(Struct, frozen=True, kw_only=True):
    """How much easier item A of a pair was than B, independently of the gain."""

    concept: str
    students: int
    difference: float  #: Mean share for A minus that for B.
    #: Lower end of its interval, Bonferroni-corrected for the number of concepts: if no pair is
    #: unequal, at most one class in twenty shows a difference in any.
    low: float
    high: float  #: Upper end of the interval.

    @property
    def is_unequal(self) -> bool:
        differs = self.low > 0 or self.high < 0
        return differs and self.students >= FEWEST_FOR_VERDICT


def _balanced(
    groups: Sequence[NDArray[np.float64]], level: float = 0.95
) -> tuple[float, float, float]:
    """Return the equally weighted mean of two groups' means, and the ends of Welch's interval."""
    mean = float(np.mean([each.mean() for each in groups]))
    parts = np.array([each.var(ddof=1) / each.size for each in groups])
    if not parts.sum():
        return mean, mean, mean
    freedom = parts.sum() ** 2 / (parts**2 / np.array([each.size - 1 for each in groups])).sum()
    margin = t_quantile(float(freedom), level) * float(np.sqrt(parts.sum())) / 2
    return mean, mean - margin, mean + margin


def _is_crossed(groups: Sequence[Sized]) -> bool:
    return len(groups) == len(ITEMS) and all(len(each) >= _SMALLEST for each in groups)


def gain_of(pairs: Iterable[Pair], *, seed: int = SEED) -> ClassGain:
    """Return the gain over pairs of answers; each student's mean counts once.

    Parameters
    ----------
    seed
        Seed of the resampling: the same seed and shares give the same interval.

    Notes
    -----
    If half of the students had A before and B after, and the others the reverse, the gain is the
    mean of the two halves' mean differences, in which the difference between A and B cancels out (a
    crossover; Senn 2002, Cross-over Trials in Clinical Research, chapter 3), with the interval of
    Welch (1947, Biometrika 34, 28-35). Otherwise it is the mean of paired differences, which cannot
    distinguish gain from unequal questions, with the percentile interval of 10,000 bootstrap
    samples of *students*, each with both scores (Efron & Tibshirani 1993, An Introduction to the
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
        return _gain(0, 0, (nothing, nothing), (nothing, nothing, nothing))
    differences = both[:, 1] - both[:, 0]
    was, now = float(both[:, 0].mean()), float(both[:, 1].mean())
    found = (float(differences.mean()), *_interval(differences, seed))
    return _gain(len(both), count, (was, now), found)


def _gain(
    students: int,
    pairs: int,
    means: tuple[float, float],
    found: tuple[float, float, float],
    *,
    crossed: bool = False,
) -> ClassGain:
    (was, now), (mean, low, high) = means, found
    left = 1.0 - was
    return ClassGain(
        students=students,
        pairs=pairs,
        before=was,
        after=now,
        difference=mean,
        low=low,
        high=high,
        normalised=(now - was) / left if left > 1e-12 else float("nan"),
        crossed=crossed,
    )


def pair_balance(pairs: Iterable[Pair]) -> tuple[PairBalance, ...]:
    """Return how much easier A was than B, for each concept of a crossed design.

    Students who had A first show (A - B) - gain, those who had B first (A - B) + gain: the mean of
    both halves is A - B. Concepts with fewer than two students in a half are left out.
    """
    found: dict[str, tuple[list[float], list[float]]] = {}
    for pair in pairs:
        if pair.concept and pair.first is not None:
            a_less_b = (pair.before - pair.after) * (1 if pair.first == 0 else -1)
            found.setdefault(pair.concept, ([], []))[pair.first].append(a_less_b)
    tested = {concept: groups for concept, groups in found.items() if _is_crossed(groups)}
    level = 1 - 0.05 / max(len(tested), 1)
    balances = []
    for concept, groups in tested.items():
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
