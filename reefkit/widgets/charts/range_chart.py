"""Range chart: one bar per taxon, in the order of first appearance."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from reefkit.text import Catalogue
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Bar, ChartView, Picked
from reefkit.widgets.charts.chart import Chart, ChartRow, TableView
from reefkit.widgets.charts.chart_style import (
    BAR,
    INK,
    INK2,
    ROW,
    bqplot,
    curves,
    put,
    put_lines,
    put_points,
)
from reefkit.widgets.charts.time_axis import TimeAxis
from reefkit.widgets.figure.described import DataRange, FigureData

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_UNKNOWN = "#7D746C"
# Lengths as shares of the axis: the tip of a bar that continues, and half of a bar that just began.
_POINT, _NEW = 0.025, 0.012


class RangeChart(Chart):
    """Range chart: a bar for each taxon, from its first to its last appearance.

    A bar with a pointed tip continues; a cross stroke marks an end, with its cause. A piece of one
    survey is a dot, unless it continues. A bar that was not found is its name and its ending.

    Parameters
    ----------
    height
        Height of the figure in pixels. Rows get lower if there are more taxa than fit.
    colours
        Colours of families, by key; by default those of the palette.

    Examples
    --------
    >>> from reefkit.widgets.charts import Bar, RangeChart, TimeAxis
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> chart = RangeChart(axis)
    >>> axis.show(2)
    >>> chart.show([
    ...     Bar("boulder-coral", "boulder coral", "boulder-coral", "coral", 0, 2),
    ...     Bar("urchin", "urchin", "urchin", "dwellers", 1, 1, "extirpated"),
    ... ])
    >>> [row.cells[0] for row in chart.table().rows]
    ['boulder coral', 'urchin']
    >>> chart  # doctest: +SKIP
    """

    named = "charts-range-title"

    def __init__(
        self,
        axis: TimeAxis,
        *,
        title: str = "",
        height: int = 250,
        colours: Mapping[str, str] | None = None,
        say: Catalogue | None = None,
    ) -> None:
        super().__init__(axis, title=title, height=height, say=say)
        self.colours = art().palette.families if colours is None else colours
        self._views: tuple[ChartView, ...] = (ChartView("", "", ()),)
        self._y = bqplot.LinearScale(min=0.0, max=float(self._rows()), reverse=True,
                                     allow_padding=False)  # fmt: skip
        scales = {"x": axis.scale, "y": self._y}
        # Bars are closed outlines, so that one mark has fills, edges and points.
        self._bars = bqplot.Lines(
            scales=scales, close_path=True, fill="inside", stroke_width=1.3, colors=[INK],
            x=curves([]), y=curves([]), apply_clip=False,
        )  # fmt: skip
        self._ends = bqplot.Lines(
            scales=scales, stroke_width=2.6, colors=[INK], x=curves([]), y=curves([]),
            apply_clip=False,
        )  # fmt: skip
        self._dots = bqplot.Scatter(
            scales=scales, marker="circle", default_size=80, stroke=INK, stroke_width=1.3,
            x=np.array([]), y=np.array([]), apply_clip=False,
        )  # fmt: skip
        self.figure.axes = [axis.axis]
        self.figure.marks = [*axis.under, self._bars, self._dots, *axis.over, self._ends]

    def show(self, *bars: Sequence[Bar] | ChartView) -> None:
        """Show the bars of one view, or of several to choose from; an empty chart without any.

        Parameters
        ----------
        *bars
            Bars, or views with bars, such as a reef's and the table's.

        Raises
        ------
        ValueError
            If a bar ends before it begins, or is not on the axis.
        """
        views = tuple(
            each if isinstance(each, ChartView) else ChartView(str(number), "", tuple(each))
            for number, each in enumerate(bars)
        )
        for view in views:
            if any(not self.axis.holds(bar.first, bar.last) for bar in view.bars):
                raise ValueError("a bar begins before it ends, both within the axis")
        self._views = views or (ChartView("", "", ()),)
        self.refresh()

    @property
    def choices(self) -> Sequence[tuple[str, str]]:
        """Keys and names of the views, such as reef and table."""
        return [(view.key, view.name) for view in self._views]

    def bars(self) -> list[Bar]:
        """Return the bars shown, by first appearance; those of one time in the order given."""
        view = next((each for each in self._views if each.key == self.choice), self._views[0])
        if view.as_given:
            return list(view.bars)
        return sorted(view.bars, key=lambda bar: self.axis.elapsed(bar.first))

    def draw(self) -> None:
        """Update bqplot's models."""
        bars = self.bars()
        put(self._y, max=float(max(self._rows(), len(bars))))
        pieces = [(row, bar, piece) for row, bar in enumerate(bars) for piece in bar.pieces]
        dots = [each for each in pieces if _is_dot(*each[1:])]
        shapes = [
            (*self._outline(row, bar, piece), self._colour(bar))
            for row, bar, piece in pieces
            if not _is_dot(bar, piece)
        ]
        put_lines(self._bars, shapes, filled=True)
        ended = [(row, bar) for row, bar in enumerate(bars) if bar.ending and bar.pieces]
        put(
            self._ends,
            x=curves([[self._end(bar)] * 2 for _, bar in ended]),
            y=curves([[row + 0.5 - 0.36, row + 0.5 + 0.36] for row, _ in ended]),
        )
        put_points(self._dots, [(at, row + 0.5, self._colour(bar)) for row, bar, (at, _) in dots])

    def dress(self) -> Mapping[str, Any]:
        """Return names and drawings at the left, and the causes at the bars' ends."""
        bars = self.bars()
        return {
            "ys": [float(self._y.max), 0.0],
            "rows": [
                {"y": row + 0.5, "text": bar.name, "icon": bar.art, "colour": self._colour(bar)}
                for row, bar in enumerate(bars)
            ],
            "notes": [
                {"x": self._end(bar), "y": row + 0.5, "text": bar.ending, "colour": INK2}
                for row, bar in enumerate(bars)
                if bar.ending
            ]
            + [gap for row, bar in enumerate(bars) for gap in self._gap_notes(row, bar)],
            "coming": self._still_to_come(),
        }

    def _gap_notes(self, row: int, bar: Bar) -> list[dict[str, Any]]:
        notes: list[dict[str, Any]] = [
            {"x": last, "until": until, "y": row + 0.5, "text": text, "colour": INK2}
            for text, ((_, last), (until, _)) in zip(bar.gaps, pairwise(bar.pieces), strict=False)
        ]
        if notes and not bar.ending:
            notes[-1]["tip"] = bar.last + self._ahead(_POINT)
        return notes

    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return the bars, each at its start, and their ends, by ``bar:`` or ``ending:<taxon>``."""
        found = {}
        for row, bar in enumerate(self.bars()):
            y = row + 0.5
            found[f"bar:{bar.taxon}"] = (Picked("bar", bar.taxon, bar.first), bar.first, y)
            if bar.ending:
                picked = Picked("ending", bar.taxon, bar.last)
                found[f"ending:{bar.taxon}"] = (picked, self._end(bar), y)
        return found

    def description(self) -> Mapping[str, Any]:
        """Return the panel's description; a bar is picked anywhere along it."""
        whole = dict(super().description())
        spans = {f"bar:{bar.taxon}": bar.last for bar in self.bars()}
        whole["picks"] = [
            {**pick, "x2": spans[pick["key"]]} if pick["key"] in spans else pick
            for pick in whole["picks"]
        ]
        return whole

    def data(self) -> FigureData:
        """Return the ranges that were found."""
        return FigureData(
            self.title, "ranges", self.axis.label,
            ranges=tuple(
                DataRange(
                    bar.name, bar.first, bar.last if bar.seen is None else bar.seen, bar.ending,
                    tuple((last, first) for (_, last), (first, _) in pairwise(bar.pieces)),
                )
                for bar in self.bars() if bar.pieces
            ),
            events=self.axis.events(),
        )  # fmt: skip

    def table(self) -> TableView:
        """Return one row per bar: name, first, last, end."""
        heads = ("charts-head-taxon", "charts-head-first", "charts-head-last", "charts-head-end")
        alive = self.t("charts-alive")
        return TableView(
            self.title,
            tuple(self.t(head) for head in heads),
            tuple(
                ChartRow(
                    (
                        bar.name,
                        bar.first if bar.pieces else None,
                        (bar.last if bar.seen is None else bar.seen) if bar.pieces else None,
                        "; ".join((*bar.gaps, bar.ending or alive)),
                    ),
                    f"ending:{bar.taxon}" if bar.ending else f"bar:{bar.taxon}",
                )
                for bar in self.bars()
            ),
        )

    def _rows(self) -> int:
        return max(1, self.plot_height // ROW)

    def _still_to_come(self) -> Mapping[str, Any] | None:
        if self.axis.now >= self.axis.rounds:
            return None
        return {"x": (self.axis.now + self.axis.rounds) / 2, "text": self.t("charts-to-come")}

    def _colour(self, bar: Bar) -> str:
        return self.colours.get(bar.family, _UNKNOWN)

    def _end(self, bar: Bar) -> float:
        dot = bool(bar.pieces) and _is_dot(bar, bar.pieces[-1])
        return bar.last + (0.75 * self._ahead(_POINT) if dot else 0)

    def _ahead(self, share: float) -> float:
        return share * (self.axis.ends_at[1] - self.axis.ends_at[0])

    def _outline(
        self, row: int, bar: Bar, piece: tuple[float, float]
    ) -> tuple[list[float], list[float]]:
        top, middle, bottom = row + 0.5 - BAR / 2, row + 0.5, row + 0.5 + BAR / 2
        first, last = piece
        if bar.ending or piece != bar.pieces[-1]:
            corners = [(first, top), (last, top), (last, bottom), (first, bottom)]
        else:
            if first == last:  # seen at one survey only: the bar still needs a length
                new = self._ahead(_NEW)
                first = self.axis.elapsed(max(0.0, self.axis.elapsed(first - new)))
                last += new
            corners = [(first, top), (last, top), (last + self._ahead(_POINT), middle),
                       (last, bottom), (first, bottom)]  # fmt: skip
        return [x for x, _ in corners], [y for _, y in corners]


def _is_dot(bar: Bar, piece: tuple[float, float]) -> bool:
    return piece[0] == piece[1] and (bool(bar.ending) or piece != bar.pieces[-1])
