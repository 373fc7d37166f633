"""Diversity by hand: each number as its worked sum, independent of any match.

The steps between the counts and the result are computed here as a student would; the result is from
`reefkit.ecology`, and a test compares the two.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reefkit import ecology
from reefkit.text import Message, message

Floats: TypeAlias = NDArray[np.float64]

Cell: TypeAlias = float | None
"""A number of a worked sum; None if the column has none."""


class _SumLine(NamedTuple):
    """One line of a worked sum."""

    of: tuple[int, ...]  #: Number of the type or reef that it is about, or numbers of two reefs.
    cells: tuple[Cell, ...]  #: NaN where undefined.


class Worked(NamedTuple):
    """A measure of diversity as its worked sum."""

    about: str  #: What the lines are about: ``types``, ``reefs`` or ``pairs``.
    #: Headings of the columns, ``hand-head-<id>``; empty for columns with a reef's counts.
    heads: tuple[str, ...]
    lines: tuple[_SumLine, ...]
    foot: tuple[Cell, ...]  #: Totals of the columns.
    steps: tuple[Message, ...]  #: How the result follows from the totals.
    value: float  #: The result; NaN where undefined.
    says: Message  #: What the result means, or why there is none.


class _Community(NamedTuple):
    """Types with a count above 0: their numbers, counts and shares."""

    types: tuple[int, ...]
    counts: Floats
    shares: Floats

    @property
    def total(self) -> float:
        return float(self.counts.sum())


def _community(counts: ArrayLike) -> _Community:
    amounts = np.asarray(counts, dtype=np.float64)
    present = np.flatnonzero(amounts)
    abundances = amounts[present]
    return _Community(
        tuple(map(int, present)),
        abundances,
        abundances / abundances.sum() if len(abundances) else abundances,
    )


def _lines(here: _Community, *columns: Floats) -> tuple[_SumLine, ...]:
    rows = zip(here.types, here.counts, *columns, strict=True)
    return tuple(_SumLine((kind,), tuple(map(float, cells))) for kind, *cells in rows)


def _richness(counts: ArrayLike, measure: str = "richness") -> Worked:
    here = _community(counts)
    value = float(ecology.richness(counts)) if measure == "richness" else _hill(counts, 0)
    ones = np.ones(len(here.types))
    steps = (message("hand-step-count", value=int(value)),)
    foot = (here.total, float(ones.sum()))
    text = message(f"hand-says-{measure}", value=int(value))
    return Worked("types", ("count", "one"), _lines(here, ones), foot, steps, value, text)


def _shannon(counts: ArrayLike, measure: str = "shannon") -> Worked:
    """Compute Shannon's index, and from it Pielou's evenness or Hill number of order 1."""
    here = _community(counts)
    logarithms = np.log(here.shares)
    terms = here.shares * logarithms
    entropy = float(ecology.shannon(counts))
    steps = [message("hand-step-shannon", sum=float(terms.sum()), value=entropy)]
    value = entropy
    if measure == "evenness":
        value = float(ecology.pielou_evenness(counts))
        if not math.isnan(value):
            most = math.log(len(here.types))
            steps.append(message("hand-step-most", types=len(here.types), value=most))
            steps.append(message("hand-step-evenness", shannon=entropy, most=most, value=value))
    elif measure == "hill-1":
        value = _hill(counts, 1)
        steps.append(message("hand-step-hill-1", shannon=entropy, value=value))
    foot = (here.total, float(here.shares.sum()), None, float(terms.sum()))
    return Worked(
        "types",
        ("count", "share", "logarithm", "product"),
        _lines(here, here.shares, logarithms, terms),
        foot,
        tuple(steps) if here.types else (),
        value,
        _result_text(measure, here, value),
    )


def _simpson(counts: ArrayLike, measure: str = "simpson") -> Worked:
    """Compute Simpson's index, or from the same squares the Hill number of order 2."""
    here = _community(counts)
    squares = here.shares**2
    same = float(squares.sum())
    value = float(ecology.simpson(counts)) if measure == "simpson" else _hill(counts, 2)
    steps = (message(f"hand-step-{measure}", sum=same, value=value),) if here.types else ()
    foot = (here.total, float(here.shares.sum()), same)
    heads = ("count", "share", "square")
    lines = _lines(here, here.shares, squares)
    return Worked("types", heads, lines, foot, steps, value, _result_text(measure, here, value))


def _hill(counts: ArrayLike, order: int) -> float:
    return float(ecology.hill_number(counts, order))


def _result_text(measure: str, here: _Community, value: float) -> Message:
    if not here.types:
        return message(f"hand-empty-{measure}")
    if math.isnan(value):
        return message("hand-undefined-evenness")  # the only measure undefined for a type alone
    return message(f"hand-says-{measure}", value=value)


def _gamma(counts: Floats) -> Worked:
    anywhere = np.flatnonzero(counts.any(axis=0))
    lines = tuple(_SumLine((int(kind),), (*map(float, counts[:, kind]), 1.0)) for kind in anywhere)
    value = float(ecology.gamma(counts))
    foot = (*map(float, counts.sum(axis=1)), float(len(anywhere)))
    steps = (message("hand-step-gamma", value=int(value)),)
    text = message("hand-says-gamma", value=int(value))
    return Worked("types", (*[""] * len(counts), "one"), lines, foot, steps, value, text)


def _mean_alpha(counts: Floats) -> Worked:
    types = [float(n) for n in ecology.alpha(counts)]
    value = float(ecology.mean_alpha(counts))
    lines = tuple(_SumLine((reef,), (n,)) for reef, n in enumerate(types))
    steps = (message("hand-step-mean", sum=sum(types), count=len(types), value=value),)
    text = message("hand-says-mean-alpha", value=value)
    return Worked("reefs", ("types",), lines, (sum(types),), steps, value, text)


def _whittaker(counts: Floats) -> Worked:
    mean = _mean_alpha(counts)
    gamma = float(ecology.gamma(counts))
    value = float(ecology.whittaker_beta(counts))
    steps = (*mean.steps, message("hand-step-gamma", value=int(gamma)))
    if math.isnan(value):
        text = message("hand-undefined-reefs" if len(counts) < 2 else "hand-undefined-empty")
    else:
        steps += (message("hand-step-whittaker", gamma=int(gamma), mean=mean.value, value=value),)
        text = message("hand-says-whittaker", value=value, reefs=len(counts))
    return Worked("reefs", mean.heads, mean.lines, mean.foot, steps, value, text)


def _jaccard(counts: Floats) -> Worked:
    present = counts > 0
    apart = [
        (
            float((present[one] & present[other]).sum()),
            float((present[one] & ~present[other]).sum()),
            float((~present[one] & present[other]).sum()),
        )
        for one, other in combinations(range(len(counts)), 2)
    ]
    return _pairs("jaccard", ("both", "first", "second"), apart, ecology.jaccard(counts))


def _bray_curtis(counts: Floats) -> Worked:
    apart = [
        (
            float(np.abs(counts[one] - counts[other]).sum()),
            float((counts[one] + counts[other]).sum()),
        )
        for one, other in combinations(range(len(counts)), 2)
    ]
    return _pairs("bray-curtis", ("unmatched", "all"), apart, ecology.bray_curtis(counts))


def _pairs(
    measure: str, heads: tuple[str, ...], cells: Sequence[tuple[float, ...]], distances: Floats
) -> Worked:
    pairs = list(combinations(range(len(distances)), 2))
    found = [float(distances[pair]) for pair in pairs]
    known = [each for each in found if not math.isnan(each)]
    value = float(ecology.mean_pairwise(distances))
    lines = tuple(
        _SumLine(pair, (*numbers, each))
        for pair, numbers, each in zip(pairs, cells, found, strict=True)
    )
    steps: tuple[Message, ...] = ()
    if known:
        steps = (message("hand-step-mean", sum=sum(known), count=len(known), value=value),)
    if known and len(known) < len(found):
        steps = (message("hand-step-left-out", count=len(found) - len(known)), *steps)
    if math.isnan(value):
        text = message("hand-undefined-reefs" if not pairs else "hand-undefined-empty")
    else:
        text = message(f"hand-says-{measure}", value=value)
    foot = (*[None] * len(heads), sum(known))
    return Worked("pairs", (*heads, "distance"), lines, foot, steps, value, text)


OF_A_REEF: dict[str, Callable[[ArrayLike], Worked]] = {
    "richness": _richness,
    "shannon": _shannon,
    "evenness": lambda counts: _shannon(counts, "evenness"),
    "simpson": _simpson,
    "hill-0": lambda counts: _richness(counts, "hill-0"),
    "hill-1": lambda counts: _shannon(counts, "hill-1"),
    "hill-2": lambda counts: _simpson(counts, "hill-2"),
}
"""Measures of one community, by name."""

OF_THE_TABLE: dict[str, Callable[[Floats], Worked]] = {
    "mean-alpha": _mean_alpha,
    "gamma": _gamma,
    "whittaker": _whittaker,
    "jaccard": _jaccard,
    "bray-curtis": _bray_curtis,
}
"""Measures of a set of reefs, by name."""

MEASURES = (*OF_A_REEF, *OF_THE_TABLE)


def worked(measure: str, counts: ArrayLike) -> Worked:
    """Work out a measure of diversity.

    Parameters
    ----------
    measure
        One of `MEASURES`.
    counts : array_like, shape (taxa,) or (reefs, taxa)
        Of one community for `OF_A_REEF`, of all reefs for `OF_THE_TABLE`.

    Raises
    ------
    KeyError
        If there is no such measure.
    """
    if measure in OF_A_REEF:
        return OF_A_REEF[measure](np.asarray(counts))
    return OF_THE_TABLE[measure](np.asarray(counts, dtype=np.float64))
