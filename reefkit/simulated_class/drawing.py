"""A ghost's plots of its own match: true values, with small errors where it is not right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from reefkit.assess.plots import Ending, TrueCurve, TrueRanges

Raw = dict[str, Any]
Part = Callable[..., bool]
"""Returns whether the ghost draws a part of the plot right, such as ``("snail", "first")``."""
_ENDINGS: tuple[str, ...] = get_args(Ending)


def plot_ranges(plot: TrueRanges, is_right: Part) -> Raw:
    """Return a range chart; wrong ends are off by one round, wrong disasters are left out."""
    bars: dict[str, list[float]] = {}
    for taxon, (first, last) in plot.ranges.items():
        if taxon in plot.given:
            continue
        begins = first if is_right(taxon, "first") else min(first + 1, plot.rounds)
        ends = last if is_right(taxon, "last") else max(last - 1, 0)
        bars[taxon] = [min(begins, ends), max(begins, ends)]
    endings = {
        taxon: ending if is_right(taxon, "ending") else _ENDINGS[_ENDINGS.index(ending) - 1]
        for taxon, ending in plot.endings.items()
        if taxon not in plot.given
    }
    struck = {
        disaster: [each for each in rounds if is_right(disaster, each)]
        for disaster, rounds in plot.disasters.items()
    }
    return {"ranges": bars, "endings": endings, "disasters": struck}


def plot_curve(plot: TrueCurve, is_right: Part) -> Raw:
    """Return a curve; wrong points are too high, wrong extinctions are left out."""
    off = max(1.0, 2 * plot.tolerance) if plot.most > 1 else 0.2
    values = {
        str(time): value if is_right(time) else min(value + off, plot.most)
        for time, value in enumerate(plot.values)
        if time not in plot.given
    }
    raw: Raw = {"values": values}
    if plot.losses is not None:
        raw["losses"] = [each for each in plot.losses if is_right("loss", each)]
    return raw
