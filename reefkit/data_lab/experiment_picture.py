"""Experiments as they are read: sentences, tables, and a picture of each level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from markupsafe import Markup, escape

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
)
from reefkit.data_lab.tally import Counts, ResultRow, TableCounts, effect, spread, text_of
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.figure import ticks_to
from reefkit.widgets.text_metrics import LINE, wrapped

MOST_SHOWN = 5_000
"""Tables of a level that are rows; of more, so many that lie evenly among them."""
_ABOUT_STEPS = {
    name: Message(f"data-column-experiment-{name.replace('_', '-')}") for name in ResultRow._fields
}
_BEGINS = {"x": "tables", "y": "mean", "colour": "level"}
_RICHNESS = ("types", "kinds")
"""Outcomes that count what the column ``richness`` of a match counts."""


def experiment_datasets(
    say: Catalogue, experiment: Experiment, tally: TableCounts, steps: Sequence[ResultRow]
) -> list[Dataset]:
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # not before it is shown

    outcome = (
        "richness" if experiment.outcome in _RICHNESS else experiment.outcome.replace("-", "_")
    )
    texts, names = [text_of(each) for each in experiment.levels], level_names(say, experiment)
    named = dict(zip(texts, names, strict=True))
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
"""The room next to the axis, in per cent of the width."""
PHONE = 290.0
"""Pixels of a phone that the title of the axis has."""
ROW, LABEL, FOOT = 96.0, 22.0, 40.0
"""How high a level's row is, its name in it, and the axis below them all."""
BINS = 48
MOST_TICKS = 6
INK, OWN = "#10303D", "#FFC145"
COLOURS = ("#4088D8", "#EC7650", "#2E9E83", "#8271D5", "#B8860B", "#A23C67")


class _Axis(NamedTuple):
    """The axis that all rows share."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Return the position of a value, in per cent of the width."""
        share = (value - self.low) / (self.high - self.low)
        return LEFT + min(max(share, 0.0), 1.0) * (100 - LEFT - RIGHT)


def _scale(most: float, counts: TableCounts | None, own: float | None) -> _Axis:
    mine = [] if own is None else [{own: 1}]
    low, high = number_axis([*(counts.values if counts is not None else []), *mine], most)
    return _Axis(low, ticks_to(high, MOST_TICKS)[-1])


def heaps(
    say: Catalogue,
    compared: ComparisonWords,
    expected: Sequence[float | None],
    counts: TableCounts | None = None,
    own: float | None = None,
) -> Markup:
    """Draw each level's tables as a heap, with their mean and what the reader expected.

    Parameters
    ----------
    expected
        By level, the mean that the reader drew; none where nothing was drawn.
    counts
        What has come; none: only what is expected is drawn.
    own
        The reader's own match; none: it is not drawn.
    """
    scale, names = _scale(compared.most, counts, own), compared.levels
    bottom = ROW * len(names)
    title = wrapped(f"{compared.outcome} →", PHONE)
    parts = [*_ticks(say, scale, bottom, title)]
    rows = []
    highest = 0.0
    shares: list[list[float]] = [[] for _ in names]
    if counts is not None:
        shares = [binned(each, scale.low, scale.high, BINS) for each in counts.values]
        highest = max(max(each) for each in shares)
    for number, name in enumerate(names):
        top, floor = ROW * number, ROW * (number + 1) - 10
        parts.append(
            f'<text class="rk-chart-title" x="{LEFT:g}%" y="{top + 16:g}">{escape(name)}</text>'
        )
        if counts is not None:
            lies = spread(counts.values[number]).mean
            mean = measured(say, lies)
            parts += _bars(shares[number], highest, scale, floor, COLOURS[number])
            parts.append(_mean(scale.x(lies), top, floor, mean))
            rows.append(say.render(message("experiment-says", level=name, mean=mean)))
        if (guess := expected[number]) is not None:
            parts.append(
                _guess(scale.x(guess), top, floor, whole=counts is None, left=scale.x(scale.low))
            )
    if own is not None:
        parts.append(_own(scale.x(own), bottom))
    label = "; ".join(rows) or say.render(message("experiment-drawn"))
    high = bottom + FOOT + LINE * (len(title) - 1)
    return Markup(  # noqa: S704  # numbers of ours, and texts that were escaped
        f'<svg class="rk-experiment-heaps" width="100%" height="{high:g}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def _ticks(say: Catalogue, scale: _Axis, bottom: float, title: Sequence[str]) -> Iterator[str]:
    for tick in ticks_to(scale.high, MOST_TICKS):
        x = scale.x(tick)
        yield _upright(x, LABEL, bottom, 'class="rk-experiment-grid"')
        figure = say.figure(tick)
        yield f'<text x="{x:.2f}%" y="{bottom + 16:g}" text-anchor="middle">{figure}</text>'
    for number, line in enumerate(title):
        aside = f'x="{100 - RIGHT:g}%" y="{bottom + 34 + LINE * number:g}" text-anchor="end"'
        yield f"<text {aside}>{escape(line)}</text>"


def _upright(x: float, top: float, bottom: float, look: str) -> str:
    return f'<line x1="{x:.2f}%" x2="{x:.2f}%" y1="{top:g}" y2="{bottom:g}" {look}/>'


def _bars(
    shares: Sequence[float], highest: float, scale: _Axis, floor: float, colour: str
) -> Iterator[str]:
    step = (scale.high - scale.low) / BINS
    for number, share in enumerate(shares):
        if share:
            x, wide = scale.x(scale.low + number * step), scale.x(step) - scale.x(0.0)
            high = max(share / highest * (ROW - LABEL - 18), 1.5)
            yield (
                f'<rect x="{x:.2f}%" y="{floor - high:.1f}" width="{wide:.2f}%" '
                f'height="{high:.1f}" fill="{colour}" stroke="{INK}" stroke-width="0.8"/>'
            )


def _mean(x: float, top: float, floor: float, text: str) -> str:
    anchor, aside = ("start", 6) if x < 70 else ("end", -6)
    line = _upright(x, top + LABEL, floor, f'stroke="{INK}" stroke-width="2.6"')
    return (
        f'{line}<text class="rk-experiment-mean" x="{x:.2f}%" dx="{aside}" '
        f'y="{top + LABEL + 10:g}" text-anchor="{anchor}">⌀ {text}</text>'
    )


def _guess(x: float, top: float, floor: float, *, whole: bool, left: float) -> str:
    bar = ""
    if whole:
        bar = (
            f'<rect x="{left:.2f}%" y="{top + LABEL + 8:g}" width="{max(x - left, 0.2):.2f}%" '
            f'height="{floor - top - LABEL - 12:g}" fill="{OWN}" fill-opacity="0.35" '
            f'stroke="{INK}" stroke-dasharray="5 4"/>'
        )
    return (
        f'{bar}<svg x="{x:.2f}%" overflow="visible"><path d="M0 {floor + 1:g}l-7 -13h14z" '
        f'fill="{OWN}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/></svg>'
    )


def _own(x: float, bottom: float) -> str:
    return (
        f'<circle cx="{x:.2f}%" cy="{bottom:g}" r="6" fill="{INK}" stroke="#fff" stroke-width="2"/>'
    )


class StepEffect(NamedTuple):
    """What was known of a level's difference after so many tables."""

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
    names = level_names(say, experiment)
    reach = max(max(abs(each.low), abs(each.high)) for each in steps) or 1.0
    # the widest steps are cut: later ones could not be seen next to them
    reach = min(reach, 4 * max(min(e.high - e.low for e in steps), abs(steps[-1].mean), 1e-9))
    middle, half = 60.0, 36.0
    parts, y = [], 8.0
    bottom = 26.0 * len(steps) + 22 * len({each.level for each in steps}) + 10
    parts.append(_upright(middle, 0, bottom, f'stroke="{INK}" stroke-dasharray="3 4"'))
    for level in sorted({each.level for each in steps}):
        title = say.render(message("experiment-against", level=names[level], first=names[0]))
        parts.append(f'<text class="rk-chart-title" x="0" y="{y + 12:g}">{escape(title)}</text>')
        y += 22
        for each in steps:
            if each.level == level:
                tables = say.figure(each.tables)
                parts.append(f'<text x="0" y="{y + 14:g}">{tables}</text>')
                parts += _interval(each, y + 10, middle, half / reach, COLOURS[level])
                y += 26
    parts.append(f'<text x="{middle:g}%" y="{bottom + 16:g}" text-anchor="middle">0</text>')
    label = say.render(message("experiment-sureness"))
    return Markup(  # noqa: S704  # numbers of ours, and texts that were escaped
        f'<svg class="rk-experiment-sure" width="100%" height="{bottom + 22:g}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def _interval(one: StepEffect, y: float, middle: float, unit: float, colour: str) -> Iterator[str]:
    low, mean, high = (
        max(20.0, min(98.0, middle + unit * each)) for each in (one.low, one.mean, one.high)
    )
    look = f'stroke="{colour}" stroke-width="4"'
    yield f'<line x1="{low:.2f}%" x2="{high:.2f}%" y1="{y:g}" y2="{y:g}" {look}/>'
    yield from (_upright(each, y - 6, y + 6, look) for each in (low, high))
    yield f'<circle cx="{mean:.2f}%" cy="{y:g}" r="6" fill="{colour}" stroke="{INK}"/>'
