"""Filters: the rows of a table that a graph shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import numpy as np

from reefkit.data_lab.choices import Condition
from reefkit.data_lab.dataset import Dataset


def concern(dataset: Dataset, conditions: Sequence[Condition]) -> tuple[Condition, ...]:
    """Return the conditions that apply to a dataset.

    It must have the column, and for a condition to include texts also one of the texts.
    """
    return tuple(each for each in conditions if _is_about(dataset, each))


def _is_about(dataset: Dataset, condition: Condition) -> bool:
    variable = dataset.shared(condition.column)
    if variable is None or not condition.texts or condition.without:
        return variable is not None
    return not set(condition.texts).isdisjoint(dataset.codes(variable.name)[1])


def rows_of(dataset: Dataset, conditions: Sequence[Condition]) -> np.ndarray:
    """Return whether each row meets all conditions that apply to the dataset: bool (rows,)."""
    found = concern(dataset, conditions)
    return reduce(np.logical_and, (_meets(dataset, each) for each in found), _all(dataset))


def _all(dataset: Dataset) -> np.ndarray:
    return np.ones(len(dataset), dtype=bool)


def _meets(dataset: Dataset, condition: Condition) -> np.ndarray:
    variable = dataset.shared(condition.column)
    if variable is None:
        return _all(dataset)
    if condition.low is None and condition.high is None:
        codes, labels = dataset.codes(variable.name)
        wanted = [at for at, label in enumerate(labels) if label in condition.texts]
        met = np.isin(codes, wanted)
    elif variable.is_measured:
        values = dataset.numbers(variable.name)
        low = -np.inf if condition.low is None else condition.low
        high = np.inf if condition.high is None else condition.high
        met = (values >= low) & (values <= high)
    else:
        met = ~_all(dataset)
    return ~met if condition.without else met
