"""What a class gained between two tests of the same ideas, student by student, with uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike

SEED = 20_260
RESAMPLES = 10_000
FEW = 10
"""Students below whom a bootstrap interval is too narrow to be leant on (Efron & Tibshirani)."""
_SMALLEST = 2


class Pair(Struct, frozen=True, kw_only=True):
    """One student's two answers to one idea.

    Attributes
    ----------
    person
        Whose.
    goals
        The learning goals that the idea belongs to.
    before, after
        The share gained before and after, from 0 to 1.
    """

    person: str
    goals: tuple[str, ...]
    before: float
    after: float


class Gain(Struct, frozen=True, kw_only=True):
    """A class's gain.

    Attributes
    ----------
    students
        How many have both; `pairs` is of how many pairs of answers.
    before, after
        The class's mean shares; NaN without students.
    difference
        The mean of the students' own differences, after less before; NaN without students.
    low, high
        The 95 % bootstrap interval of the difference; NaN with fewer than two students.
    normalised
        Hake's normalised gain of the class; NaN where the mean before is 1 already.
    """

    students: int
    pairs: int
    before: float
    after: float
    difference: float
    low: float
    high: float
    normalised: float

    @property
    def is_small(self) -> bool:
        """Whether so few students say little of any other class."""
        return self.students < FEW


def paired_gain(
    before: ArrayLike, after: ArrayLike, *, pairs: int | None = None, seed: int = SEED
) -> Gain:
    """Return the gain of students who took both tests.

    Parameters
    ----------
    before, after
        Shares from 0 to 1, shape (students,), the same student at the same place.
    pairs
        Of how many pairs of answers they are; as many as students, if not said.
    seed
        Of the resampling: the same seed and shares give the same interval.

    Returns
    -------
    Gain
        See there.

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
        return Gain(
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
    return Gain(
        students=count,
        pairs=count if pairs is None else pairs,
        before=was,
        after=now,
        difference=float(differences.mean()),
        low=low,
        high=high,
        normalised=(now - was) / left if left > 1e-12 else float("nan"),
    )


def gain_of(pairs: Iterable[Pair], *, seed: int = SEED) -> Gain:
    """Return the gain over pairs of answers: every student counts once, by the mean of theirs.

    Parameters
    ----------
    pairs, seed
        As in `Pair` and `paired_gain`.
    """
    by_student: dict[str, list[Pair]] = {}
    for pair in pairs:
        by_student.setdefault(pair.person, []).append(pair)
    before = [_mean([each.before for each in mine]) for mine in by_student.values()]
    after = [_mean([each.after for each in mine]) for mine in by_student.values()]
    return paired_gain(before, after, pairs=sum(map(len, by_student.values())), seed=seed)


def gain_by_goal(pairs: Sequence[Pair], *, seed: int = SEED) -> dict[str, Gain]:
    """Return the gain of each learning goal that has a pair, by letter; a pair may have several.

    Parameters
    ----------
    pairs, seed
        As in `gain_of`.
    """
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
