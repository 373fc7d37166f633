"""The categories of a column, for colours or panels."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from reefkit.data_lab.choices import Condition
from reefkit.data_lab.dataset import Dataset, Variable, as_text

MOST_COLOURS, MOST_PANELS = 7, 9
_BINS = 5
"""Intervals into which a measured column is divided."""
_DIGITS = 4
"""Significant digits in the label of an interval."""


class Category(NamedTuple):
    """A value, or group of values, of a column."""

    label: str  #: Empty without a value or a column, and for the rest.
    exclusion: Condition  #: Filter that hides the category's rows.
    is_rest: bool = False  #: Whether it is the group of all values without their own category.
    seat: int | None = None  #: Seat whose colour and sign it has, from 0; None without a player.


def categories(dataset: Dataset, name: str, most: int) -> tuple[np.ndarray, tuple[Category, ...]]:
    """Return the index of each row's category, and the categories.

    Up to `most` values are a category each. If there are more, the `most` - 1 commonest are, and
    the last category is all others. A measured column with more values is divided into five equal
    intervals instead; then a row without a value has category −1.
    """
    variable = dataset.variable(name)
    if variable is None:
        return np.zeros(len(dataset), dtype=np.intp), (Category("", Condition("")),)
    codes, labels = dataset.codes(name)
    if variable.is_measured and len(labels) > most:
        return _intervals(dataset, variable)
    order = np.arange(len(labels))
    if len(labels) > most:
        common = np.bincount(codes, minlength=len(labels))
        order = np.sort(np.argsort(-common, kind="stable")[: most - 1])
    place = np.full(len(labels), len(order))
    place[order] = np.arange(len(order))
    found = [_category(dataset, variable, labels[at]) for at in order]
    if len(order) < len(labels):
        rest = tuple(label for at, label in enumerate(labels) if at not in set(order.tolist()))
        found.append(
            Category("", Condition(variable.shared, texts=rest, without=True), is_rest=True)
        )
    return place[codes], tuple(found)


def _category(dataset: Dataset, variable: Variable, label: str) -> Category:
    if variable.is_measured and label and not dataset.is_date(variable.name):
        number = float(label)
        return Category(label, Condition(variable.shared, number, number, without=True))
    seat = None
    if variable.name == "player" and (seats := dataset.players):
        # A row about all players has the look after the last seat's.
        seat = seats.index(label) if label in seats else len(seats)
    return Category(label, Condition(variable.shared, texts=(label,), without=True), seat=seat)


def _intervals(dataset: Dataset, variable: Variable) -> tuple[np.ndarray, tuple[Category, ...]]:
    values = dataset.numbers(variable.name)
    finite = values[np.isfinite(values)]
    edges = np.linspace(finite.min(), finite.max(), _BINS + 1)
    codes = np.clip(np.searchsorted(edges, values, side="right") - 1, 0, _BINS - 1)
    codes[~np.isfinite(values)] = -1
    found = []
    for low, high in pairwise(edges):
        top = high if high == edges[-1] else np.nextafter(high, low)
        label = "–".join(as_text(float(f"{each:.{_DIGITS}g}")) for each in (low, high))
        condition = Condition(variable.shared, float(low), float(top), without=True)
        found.append(Category(label, condition))
    return codes, tuple(found)
