"""Results of experiments as datasets, and pictures of each level."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from markupsafe import Markup

from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.experiment import Experiment
from reefkit.data_lab.experiment_text import (
    ComparisonWords,
    binned,
    factor_name,
    level_names,
    measured,
    number_axis,
    outcome_name,
    rounded,
)
from reefkit.data_lab.tally import Counts, ResultRow, TableCounts, effect, spread
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.figure import Axes, Figure, LinearScale, Look, filled, ticks_to
from reefkit.widgets.figure.described import DataLine, Described, FigureData
from reefkit.widgets.pictured import pictured
from reefkit.widgets.text_metrics import LINE, wrapped

MOST_SHOWN = 5_000
"""Most tables of a level shown as rows; of more, an evenly spaced sample of this size."""
_ABOUT_STEPS = {
    name: Message(f"data-column-experiment-{name.replace('_', '-')}") for name in ResultRow._fields
}
_BEGINS = {"x": "tables", "y": "mean", "colour": "level"}
_RICHNESS = ("types", "kinds")
"""Outcomes with the same meaning as the column ``richness`` of a match."""


def experiment_datasets(
    say: Catalogue, experiment: Experiment, tally: TableCounts, steps: Sequence[ResultRow]
) -> list[Dataset]:
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # only when it is shown

    outcome = (
        "richness" if experiment.outcome in _RICHNESS else experiment.outcome.replace("-", "_")
    )
    names = level_names(say, experiment)
    named = dict(zip(experiment.levels, names, strict=True))
    parts = [
        pd.DataFrame({"level": name, outcome: _sample(counts)})
        for name, counts in zip(names, tally.values, strict=True)
    ]
    after = pd.DataFrame(steps, columns=list(ResultRow._fields)).astype({"difference": "float64"})
    after = after.drop(columns=["factor", "outcome"]).replace({"level": named})
    about = {"level": factor_name(experiment.game, experiment.factor)}
    measured = outcome_name(experiment.game, experiment.outcome)
    call = (
        f"rk.ensemble({experiment.game!r}, factor={experiment.factor!r}, "
        f"levels={list(experiment.levels)!r}, "
        f"outcome={experiment.outcome!r}, given={experiment.given!r}, tables={tally.tables}, "
        f"seed={experiment.seed}"
    )
    ending = f".replace({{'level': {named!r}}})"
    # no reader: a cell of Python
    each_table = f"values=True).rename(columns={{'value': {outcome!r}}}){ending}"
    shown = min(tally.tables, MOST_SHOWN)
    sampled = message("data-experiment-sampled", shown=shown, tables=tally.tables)
    return [
        Dataset(
            "experiment-tables", message("data-experiment-tables"),
            pd.concat(parts, ignore_index=True),
            python=f"{call}, {each_table}",
            beside=sampled if shown < tally.tables else None,
            about={**about, outcome: measured}, begins={"x": outcome, "y": "level"},
        ),
        Dataset(
            "experiment-steps", message("data-experiment-steps"), after, python=f"{call}){ending}",
            about={**_ABOUT_STEPS, **about, "mean": measured}, begins=_BEGINS,
        ),
    ]  # fmt: skip


def of_results(columns: Sequence[str]) -> dict[str, Any]:
    """Return the `Dataset` fields for a table of `ensemble`; empty if the columns are others."""
    known = tuple(columns) == ResultRow._fields
    return {"about": _ABOUT_STEPS, "begins": _BEGINS} if known else {}


def _sample(counts: Counts) -> np.ndarray:
    values = sorted(counts)
    often = np.cumsum([counts[each] for each in values])
    shown = min(int(often[-1]), MOST_SHOWN)
    places = ((np.arange(shown) + 0.5) * often[-1] / shown).astype(np.int64)
    found: np.ndarray = np.array(values)[np.searchsorted(often, places, side="right")]
    return found


LEFT, RIGHT = 3.0, 4.0
"""Margins of the axis, in per cent of the width."""
PHONE = 290.0
"""Pixels for the axis's title on a phone."""
ROW, LABEL, FOOT = 96.0, 22.0, 40.0
"""Height of a level's row, of its name, and of the axis below all rows."""
BINS = 48
"""Bins of a level's distribution."""
MOST_TICKS = 6
COLOURS = ("#4088D8", "#EC7650", "#2E9E83", "#8271D5", "#B8860B", "#A23C67")


def heaps(
    say: Catalogue,
    compared: ComparisonWords,
    expected: Sequence[float | None],
    counts: TableCounts | None = None,
    own: float | None = None,
) -> Markup:
    """Draw each level's distribution, with its mean and the mean that the reader expected.

    Parameters
    ----------
    expected
        For each level, the mean that the reader drew; None if they drew none.
    counts
        The results; None: only the expected means are drawn.
    own
        The value of the reader's own match; None: not drawn.
    """
    values, names = [] if counts is None else counts.values, compared.levels
    drawn = [each for each in (*expected, own) if each is not None]
    most = compared.most if counts is None else 0.0
    low, high = number_axis([*values, dict.fromkeys(drawn, 1)], most)
    ticks = ticks_to(high, MOST_TICKS)
    bottom, title = ROW * len(names), wrapped(f"{compared.outcome} →", PHONE)
    means = [measured(say, spread(each).mean) for each in values]
    shown = expected if counts is None else [spread(each).mean for each in values]
    points = tuple(
        (at, math.nan if each is None else rounded(say, each)) for at, each in enumerate(shown)
    )
    data = FigureData(
        say.render(message("experiment-drawn")) if counts is None else compared.outcome, "bars",
        say.render(message("charts-head-layer")), compared.outcome, (DataLine("", points),),
        names=dict(enumerate(names)), ordered=False,
    )  # fmt: skip
    told = Described(data, say)
    figure = Figure(100, bottom + FOOT + LINE * (len(title) - 1), told.short, unit="%")
    x = LinearScale(low, ticks[-1], LEFT, 100 - RIGHT)
    Axes(figure, x, LinearScale(0, 1, bottom, LABEL)).along(ticks, say.figure, gap=16)
    for number, line in enumerate(title):
        figure.text((x.end, bottom + 34 + LINE * number), line, ("end", "ink2"))
    shares = [binned(each, low, x.high, BINS) for each in values]
    for number, name in enumerate(names):
        floor = ROW * (number + 1) - 10
        figure.text((LEFT, ROW * number + 16), name, ("title",))
        if counts is not None:
            highest = max(map(max, shares))
            bars = [each / highest * (ROW - LABEL - 18) for each in shares[number]]
            _draw_heap(figure, x, floor, bars, COLOURS[number])
            _draw_mean(figure, x(spread(values[number]).mean), floor, means[number])
        if (guess := expected[number]) is not None:
            _draw_guess(figure, x, floor, min(max(guess, low), x.high), alone=counts is None)
    if own is not None:
        figure.dot((x(own), bottom), 6, "ink", "paper", 2)
    figure.step_through(told, lambda row, mean: (x(mean), ROW * (row + 1) - 10))
    return pictured(figure.svg("rk-experiment-heaps"), "heaps", told)


def _draw_heap(
    figure: Figure, x: LinearScale, floor: float, bars: Sequence[float], colour: str
) -> None:
    step = (x.high - x.low) / len(bars)
    for number, high in enumerate(bars):
        left, right = x(x.low + number * step), x(x.low + (number + 1) * step)
        if high:
            figure.box((left, floor), (right, floor - max(high, 1.5)), filled(colour, "ink", 0.8))


def _draw_mean(figure: Figure, x: float, floor: float, mean: str) -> None:
    top = floor + 10 - ROW + LABEL
    figure.line([(x, top), (x, floor)], "ink", 2.6)
    anchor, aside = ("start", 6) if x < 70 else ("end", -6)
    figure.text((x, top + 10), mean, (anchor, "strong"), dx=aside)


def _draw_guess(figure: Figure, x: LinearScale, floor: float, guess: float, *, alone: bool) -> None:
    if alone:
        top, right = floor + 18 - ROW + LABEL, max(x(guess), x.start + 0.2)
        look: Look = {"stroke-width": 1, "fill-opacity": 0.35, "stroke-dasharray": "5 4"}
        figure.box((x.start, top), (right, floor - 4), filled("gold", "ink") | look)
    figure.marker("M0 1l-7 -13h14z", (x(guess), floor), 1, filled("gold", "ink", 1.6))


class StepEffect(NamedTuple):
    """Estimated difference of a level from the first after a number of tables."""

    tables: int
    level: int
    mean: float
    low: float
    high: float


def step_effects(tables: int, counts: TableCounts) -> list[StepEffect]:
    return [
        StepEffect(tables, number, *effect(each)[:3])
        for number, each in enumerate(counts.apart)
        if number
    ]


def sureness(say: Catalogue, experiment: Experiment, steps: Sequence[StepEffect]) -> Markup:
    """Draw how the interval of each level's difference from the first narrows with more tables."""
    names = level_names(say, experiment)
    reach = max(max(abs(each.low), abs(each.high)) for each in steps) or 1.0
    # Wide early intervals are cut off: later ones would be too small to see.
    reach = min(reach, 4 * max(min(e.high - e.low for e in steps), abs(steps[-1].mean), 1e-9))
    x, y, levels = LinearScale(-reach, reach, 24, 96), 8.0, sorted({each.level for each in steps})
    bottom = 26.0 * len(steps) + 22 * len(levels) + 10
    figure = Figure(100, bottom + 22, say.render(message("experiment-sureness")), unit="%")
    figure.line([(x(0), 0), (x(0), bottom)], "ink", 1, "3 4")
    for level in levels:
        title = say.render(message("experiment-against", level=names[level], first=names[0]))
        figure.text((0, y + 12), title, ("title",))
        y += 22
        for each in steps:
            if each.level == level:
                y += 26
                figure.text((0, y - 12), say.figure(each.tables), ("ink2",))
                low, high = (min(max(x(at), 20), 98) for at in (each.low, each.high))
                figure.line([(low, y - 16), (high, y - 16)], COLOURS[level], 4)
                for end in (low, high):
                    figure.line([(end, y - 22), (end, y - 10)], COLOURS[level], 4)
                figure.dot((min(max(x(each.mean), 20), 98), y - 16), 6, COLOURS[level])
    figure.text((x(0), bottom + 16), "0", ("middle", "ink2"))
    return figure.svg("rk-experiment-sure")
