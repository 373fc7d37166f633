"""Item analysis: the difficulty and discrimination of items.

It works on results, independently of stores, matches and pages. Difficulty and discrimination are
those of classical test theory (Lord & Novick 1968, Statistical Theories of Mental Test Scores;
Crocker & Algina 1986, Introduction to Classical and Modern Test Theory).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

FEWEST = 3
"""Least number of students for a correlation: with two it is always 1 or -1."""

FEWEST_FOR_VERDICT = 20
"""Least number of students for a verdict on an item: with fewer each of them changes it much."""

MOST_RIGHT_FOR_VERDICT = 0.9
"""Largest share of right answers for a verdict: above it the few wrong ones decide alone."""

NoVerdict = Literal["", "few", "known"]
"""Why an item gets no verdict: ``few`` students, ``known`` by nearly all; empty if it gets one."""


class ItemResult(Struct, frozen=True, kw_only=True):
    """One student's result for one item."""

    person: str
    item: str
    share: float  #: Points gained as a share of the item's points, from 0 to 1.
    mistakes: tuple[str, ...] = ()  #: Ids of the wrong parts of the answer.


class ItemFigures(Struct, frozen=True, kw_only=True):
    """Statistics of an item."""

    item: str
    students: int  #: Number of students who were asked and have a score.
    right: int  #: Number of students who gained all its points.
    difficulty: float  #: The mean share p: 1 if everybody was right, 0 if nobody was.
    discrimination: float  #: The corrected point-biserial correlation; NaN where it is undefined.
    #: The most frequent mistake, in a tie the first by name; empty if there is none.
    mistake: str = ""
    mistaken: int = 0  #: Number of students who made it.

    @property
    def no_verdict(self) -> NoVerdict:
        if self.students < FEWEST_FOR_VERDICT:
            return "few"
        return "known" if self.right > MOST_RIGHT_FOR_VERDICT * self.students else ""


def score_table(
    rows: Sequence[ItemResult],
) -> tuple[tuple[str, ...], tuple[str, ...], NDArray[np.float64]]:
    """Arrange results as a table; of several for one student and item, the first counts.

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
        The Pearson correlation of the share for the item with the mean share for all *other* items,
        over students who were asked the item and at least one other. From -1 to 1; NaN with fewer
        than 3 such students, or if either side is constant.

    Notes
    -----
    The item is left out of the total, since it would correlate with itself (Henrysson 1963,
    Psychometrika 28, 211-218). The rest is a mean rather than a sum because students with one form
    may be asked different items (variants, their own match); if all were asked the same it makes no
    difference.
    """
    answered = ~np.isnan(shares)
    filled = np.where(answered, shares, 0.0)
    others = answered.sum(axis=1, keepdims=True) - answered
    rest_sum = filled.sum(axis=1, keepdims=True) - filled
    with np.errstate(invalid="ignore", divide="ignore"):
        rest = np.where(answered & (others > 0), rest_sum / others, np.nan)
    scores = np.where(np.isnan(rest), np.nan, shares)
    return np.array([_correlation(scores[:, at], rest[:, at]) for at in range(shares.shape[1])])


def analyse(rows: Iterable[ItemResult]) -> dict[str, ItemFigures]:
    """Return the statistics by item; of several results of a student for it, the first counts."""
    latest = list({(each.person, each.item): each for each in reversed(list(rows))}.values())[::-1]
    _, items, shares = score_table(latest)
    hard, telling = difficulties(shares), discriminations(shares)
    wrong: dict[str, Counter[str]] = {item: Counter() for item in items}
    for row in latest:
        wrong[row.item].update(set(row.mistakes))
    found = {}
    for at, item in enumerate(items):
        mistake, mistaken = most_made(wrong[item])
        found[item] = ItemFigures(
            item=item,
            students=int((~np.isnan(shares[:, at])).sum()),
            right=int((shares[:, at] >= 1).sum()),
            difficulty=float(hard[at]),
            discrimination=float(telling[at]),
            mistake=mistake,
            mistaken=mistaken,
        )
    return found


def most_made(counted: Counter[str]) -> tuple[str, int]:
    """Return the most frequent key, in a tie the first by name, and its count; else "" and 0."""
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
    # Sums of thirds and fifths differ in the last bits; so small a spread counts as zero.
    return float(x @ y) / spread if spread > 1e-12 else float("nan")
