"""Diversity through time: of each reef, of the table, and between the reefs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.ecology import (
    alpha,
    bray_curtis,
    gamma,
    hill_number,
    jaccard,
    mean_pairwise,
    richness,
    shannon,
    whittaker_beta,
)
from reefkit.text import Catalogue, catalogue, message
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Measure, Role, Series

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike


def diversity_measures(
    counts: ArrayLike,
    reefs: Sequence[str],
    *,
    own: int | None = 0,
    first: int = 0,
    say: Catalogue | None = None,
) -> tuple[Measure, ...]:
    """Return the diversity measures of a table of reefs at every survey.

    Parameters
    ----------
    counts : array_like, shape (time, reefs, taxa)
        Number of individuals of each taxon on each reef.
    reefs
        Names of the reefs, shown at their lines.
    own
        Index of the reader's reef, which is drawn strong; None if there is none.
    first
        Time of the first counts on the chart; values before it are NaN.

    Returns
    -------
    tuple of Measure
        Richness, Shannon's index, Hill numbers of order 1 and 2 (of each reef, and of all reefs
        pooled), then beta: Whittaker's, and the mean of the pairwise Jaccard and Bray-Curtis
        distances. Undefined values are NaN. With only one reef there are no series of pooled
        reefs, and the measures of beta have no series.

    Raises
    ------
    ValueError
        If `counts` does not have three dimensions, `reefs` has another length than its second, or
        `first` is negative.
    """
    record = np.asarray(counts)
    if record.ndim != 3 or record.shape[1] != len(reefs):
        raise ValueError(f"{len(reefs)} names do not fit counts of the shape {record.shape}")
    if first < 0:
        raise ValueError(f"a chart's time begins at 0, and {first} lies before it")
    texts = say or catalogue()
    names = {
        "gamma": texts.render(message("charts-gamma")),
        "beta": texts.render(message("charts-beta")),
    }
    of_reef: dict[str, Callable[[ArrayLike], object]] = {
        "richness": richness,
        "shannon": shannon,
        "hill-1": lambda community: hill_number(community, 1),
        "hill-2": lambda community: hill_number(community, 2),
    }
    between: dict[str, Callable[[ArrayLike], object]] = {
        "whittaker": whittaker_beta,
        "jaccard": lambda reefs: mean_pairwise(jaccard(reefs)),
        "bray-curtis": lambda reefs: mean_pairwise(bray_curtis(reefs)),
    }
    found = []
    for key, index in of_reef.items():
        values = _floats(alpha(record) if key == "richness" else index(record), first)
        pooled = _floats(gamma(record) if key == "richness" else index(record.sum(axis=-2)), first)
        series = _reefs(values, reefs, own) + _table("gamma", names["gamma"], pooled, len(reefs))
        found.append(_measure(texts, key, series, whole=key == "richness"))
    for key, index in between.items():
        line = _table("beta", names["beta"], _floats(index(record), first), len(reefs))
        found.append(_measure(texts, key, line))
    return tuple(found)


def _floats(values: object, first: int) -> np.ndarray:
    found = np.asarray(values, dtype=np.float64)
    return np.concatenate([np.full((first, *found.shape[1:]), np.nan), found])


def _reefs(values: np.ndarray, reefs: Sequence[str], own: int | None) -> tuple[Series, ...]:
    seats = art().palette.seats
    lines = []
    for number, name in enumerate(reefs):
        seat = seats[number % len(seats)]
        role: Role = "own" if number == own else "other"
        of_reefs = tuple(map(float, values[:, number]))
        lines.append(Series(f"reef-{number}", name, of_reefs, role, seat.shape, seat.colour))
    return tuple(lines)


def _table(key: str, name: str, values: np.ndarray, reefs: int) -> tuple[Series, ...]:
    if reefs < 2:
        return ()
    return (
        Series(
            key, name, tuple(map(float, values)), "table", "square", art().palette.tokens["ink2"]
        ),
    )


def _measure(
    say: Catalogue, key: str, series: tuple[Series, ...], *, whole: bool = False
) -> Measure:
    name = say.render(message(f"charts-measure-{key}"))
    return Measure(key, name, series, whole, say.render(message("charts-undefined")))
