"""Charts of a match in questions, from which points can be pinned to an argument."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from reefkit.assess.evidence import title_of
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import MatchChart
from reefkit.assess.verdict import Grade
from reefkit.labs import answer_draft
from reefkit.labs.answer_draft import Draft
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Bar, Disaster, Measure, Picked, Series
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.widgets.charts import Chart, ChartSheet, LineChart, RangeChart

LEFT = 44
"""Width in pixels left of a curve, for the numbers of its axis."""
ROW, AROUND = 20, 84
"""Height in pixels of a bar's row, and of everything above and below the rows."""
ENDS = 64
"""Width in pixels right of bars whose ends say what became of them."""
LEAST, CURVE = 130, 190
"""Height in pixels of a chart with few bars, and of a curve."""
BORDERS, GAP = 6, 10
"""Height in pixels of a chart's borders, and of the gap below it."""
END = "†"
"""Mark at the end of a bar that no label ``<taxon>/ending`` names; the list next to it may."""
BAR, PINNED = "#0B6477", "#B5530B"
"""Colours of points that can be pinned, and of pinned ones; contrast 4.5:1 or more on white."""
_KINDS = {"bar": "bar", "ending": "bar", "point": "value", "disaster": "event"}


def height_of(plot: TrueRanges | TrueCurve) -> int:
    """Return the height of a chart in pixels, without its borders."""
    return max(LEAST, AROUND + ROW * len(plot.ranges)) if isinstance(plot, TrueRanges) else CURVE


class EvidenceCharts:
    """The charts of an argument question; a click on a point pins it.

    Attributes
    ----------
    widget
        The region of the charts.
    """

    def __init__(self, charts: Sequence[MatchChart], say: Catalogue) -> None:
        self.say = say
        self._calls: list[Callable[[str], None]] = []
        self._open = True
        self._pins: tuple[str, ...] | None = None
        self._sheets: list[ChartSheet] = []
        self._fills: list[tuple[str, Callable[[set[str]], None]]] = []
        for each in charts:
            plot = each.plot
            if isinstance(plot, TrueRanges):
                self._add_bars(each, plot)
            else:
                self._add_curve(each, plot)
        self.widget = frame("rk-pin-charts", children=self._sheets)

    def on_pick(self, call: Callable[[str], None]) -> None:
        """Register a callback for clicks on points: it gets the id of a point, pinned or not."""
        self._calls.append(call)

    def show(self, draft: Draft, grade: Grade | None, *, open_: bool) -> None:
        """Mark the pinned points; clicks pin only while `open_`. `grade` is ignored."""
        self._open = open_
        pins = tuple(answer_draft.pins_of(draft))
        if pins == self._pins:
            return
        self._pins = pins
        for (chart, fill), sheet in zip(self._fills, self._sheets, strict=True):
            begins = f"{chart}/"
            with sheet.hold():
                fill({pin.removeprefix(begins) for pin in pins if pin.startswith(begins)})

    def close(self) -> None:
        for sheet in self._sheets:
            for each in (*sheet.children, sheet):
                each.close()
        self.widget.close()

    def _picked(self, chart: MatchChart, picked: Picked) -> None:
        kind = _KINDS.get(picked.kind)
        key = f"{picked.time:.0f}" if kind == "value" else picked.key
        if kind and self._open:
            for call in tuple(self._calls):
                call(f"{chart.id}/{kind}/{key}")

    def _add_bars(self, shown: MatchChart, plot: TrueRanges) -> None:
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot is slow to import

        ends = ENDS if any(f"{each}/ending" in shown.labels for each in plot.ranges) else 0
        axis = made.TimeAxis(plot.rounds, self._render_words(shown.unit), ends=ends, say=self.say)
        height = height_of(plot)
        colours = {"bar": BAR, "pinned": PINNED}
        chart = made.RangeChart(
            axis, title=self._title(shown), height=height, colours=colours, say=self.say
        )
        self._add(shown, chart, partial(self._fill_bars, shown, plot, chart))

    def _add_curve(self, shown: MatchChart, plot: TrueCurve) -> None:
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot is slow to import

        rounds = len(plot.values) - 1
        label = self._render_words(shown.unit)
        axis = made.TimeAxis(rounds, label, left=LEFT, ends=0, say=self.say)
        chart = made.LineChart(axis, title=self._title(shown), height=height_of(plot), say=self.say)
        self._add(shown, chart, partial(self._fill_curve, shown, plot, chart))

    def _add(self, shown: MatchChart, chart: Chart, fill: Callable[[set[str]], None]) -> None:
        chart.on_select(partial(self._picked, shown))
        self._sheets.append(chart.widget)
        self._fills.append((shown.id, fill))

    def _fill_bars(
        self, shown: MatchChart, plot: TrueRanges, chart: RangeChart, pins: set[str]
    ) -> None:
        struck = [
            Disaster(at, "", f"{id_}/{at}")  # without a name, for lack of room; the list has them
            for id_, rounds in plot.disasters.items()
            for at in sorted(set(rounds))
        ]
        chart.axis.show(plot.rounds, sorted(struck, key=lambda each: each.time))
        bars = []
        for taxon, (first, last) in plot.ranges.items():
            standing = plot.endings.get(taxon, "standing") == "standing"
            ended = "" if standing and last == plot.rounds else END
            if fate := shown.labels.get(f"{taxon}/ending"):
                ended = self._render_words(fate)
            family = "pinned" if f"bar/{taxon}" in pins else "bar"
            name = self._render_words(shown.labels.get(taxon))
            drawing = taxon if taxon in art().organisms else ""
            pieces = plot.pieces.get(taxon) or plot.stays.get(taxon) or ((first, last),)
            bars.append(
                Bar(taxon, name, drawing, family, first, pieces[-1][1], ended, pieces, seen=last)
            )
        chart.show(bars)

    def _fill_curve(
        self, shown: MatchChart, plot: TrueCurve, chart: LineChart, pins: set[str]
    ) -> None:
        held = tuple(
            value if f"value/{time}" in pins else math.nan for time, value in enumerate(plot.values)
        )
        lines = [Series("own", "", plot.values, colour=BAR)]
        if not all(map(math.isnan, held)):
            lines.append(Series("pinned", "", held, shape="diamond", colour=PINNED))
        chart.axis.show(len(plot.values) - 1)
        whole = all(math.isnan(value) or value.is_integer() for value in plot.values)
        name = self._render_words(shown.labels.get("measure"))
        chart.show(Measure("own", name, tuple(lines), whole=whole))

    def _title(self, shown: MatchChart) -> str:
        title = self._render_words(title_of(shown))
        return title[:1].upper() + title[1:]

    def _render_words(self, words_: Message | None) -> str:
        return self.say.render(words_ if words_ is not None else message("assess-nameless", id=""))
