"""Lines through time, distinguished by marker, dashes and the name at their end.

A second course, such as one with other choices, is dashed with hollow points.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal

import numpy as np

from reefkit.text import Catalogue
from reefkit.widgets.chart_data import Measure, Picked, Role, Series, Shape
from reefkit.widgets.charts.chart import Cell, Chart, ChartRow, TableView
from reefkit.widgets.charts.chart_style import (
    INK,
    MIST,
    bqplot,
    curves,
    put,
    put_lines,
    put_points,
    said_ticks,
)
from reefkit.widgets.charts.time_axis import TimeAxis
from reefkit.widgets.figure import ticks_to
from reefkit.widgets.figure.described import DataLine, FigureData

_WIDTH = 2.2
"""Width in pixels of a second course's line."""


def _second(series: Series) -> Series | None:
    if all(math.isnan(value) for value in series.other):
        return None
    return replace(
        series, name=series.other_name or series.name, values=series.other, other=(), other_name=""
    )


def _both(series: Sequence[Series]) -> list[tuple[Literal["point", "other"], Series]]:
    found: list[tuple[Literal["point", "other"], Series]] = []
    for each in series:
        found.append(("point", each))
        other = _second(each)
        if other is not None:
            found.append(("other", other))
    return found


_MARKERS: dict[Shape, str] = {
    "circle": "circle", "triangle": "triangle-up", "square": "square", "diamond": "diamond",
    "plus": "cross", "moon": "rectangle",
}  # fmt: skip
_WIDTHS: dict[Role, float] = {"own": 2.6, "other": 1.6, "table": 2.6}
"""Widths of lines in pixels."""
_RANKS: dict[Role, int] = {"own": 0, "table": 1, "other": 2}
"""Order of importance: points of the first are drawn last, and its names are placed first."""
_MARK, _SMALL_MARK = 64, 36
"""Area of a point in square pixels; the smaller one if there are more than `_MANY` rounds."""
_MANY = 15
FOOT = 5
"""Pixels between the axis and names at the lines' ends, which keep off the numbers below it."""
_EMPTY = Measure("", "", ())


def _line(scales: Mapping[str, Any], width: float, style: str) -> Any:  # noqa: ANN401
    return bqplot.Lines(
        scales=scales, stroke_width=width, x=curves([]), y=curves([]), apply_clip=False,
        line_style=style,
    )  # fmt: skip


def _points(scales: Mapping[str, Any], size: int, **look: Any) -> dict[Shape, Any]:  # noqa: ANN401
    return {
        shape: bqplot.Scatter(
            scales=scales, marker=marker, default_size=size, x=np.array([]), y=np.array([]),
            apply_clip=False, **look,
        )
        for shape, marker in _MARKERS.items()
    }  # fmt: skip


class LineChart(Chart):
    """Measures through time; `DiversityChart` and `PopulationChart` define them."""

    top, bottom = 10, 6
    opacity: ClassVar[Mapping[Role, float]] = {"own": 1.0, "other": 0.6, "table": 1.0}

    def __init__(
        self, axis: TimeAxis, *, title: str = "", height: int = 250, say: Catalogue | None = None
    ) -> None:
        super().__init__(axis, title=title, height=height, say=say)
        self._measures: tuple[Measure, ...] = (_EMPTY,)
        self._y = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        self._y_axis = bqplot.Axis(
            scale=self._y, side="left", grid_lines="solid", grid_color=MIST,
            tick_values=np.array([0.0, 1.0]),
        )  # fmt: skip
        scales = {"x": axis.scale, "y": self._y}
        size = _MARK if axis.exact or axis.rounds <= _MANY else _SMALL_MARK
        # One model of lines per width and one of points per shape, since bqplot has one width or
        # shape per model. charts.css knows the table's line and second courses by their dashes.
        dashes = {"own": "solid", "other": "solid", "table": "dashed"}
        self._lines = {role: _line(scales, width, dashes[role]) for role, width in _WIDTHS.items()}
        self._points = _points(scales, size, stroke="#FFFFFF", stroke_width=1.0)
        self._second_line = _line(scales, _WIDTH, "dash_dotted") if axis.courses else None
        hollow = axis.courses and _points(scales, size, fill=False, stroke_width=1.8)
        self._second_points: dict[Shape, Any] = hollow or {}
        lines = [self._lines[role] for role in ("other", "table", "own")]
        seconds = [self._second_line, *self._second_points.values()] if axis.courses else []
        self.figure.axes = [axis.axis, self._y_axis]
        self.figure.marks = [*axis.under, *lines, *seconds, *self._points.values(), *axis.over]

    def show(self, *measures: Measure) -> None:
        """Show a measure, or several to choose from; an empty chart without any."""
        self._measures = measures or (_EMPTY,)
        self.refresh()

    @property
    def choices(self) -> Sequence[tuple[str, str]]:
        """Keys and names of the measures."""
        return [(each.key, each.name) for each in self._measures]

    @property
    def measure(self) -> Measure:
        """The measure that is shown; one without name and series if there is none."""
        return next((each for each in self._measures if each.key == self.choice), _EMPTY)

    @property
    def courses(self) -> list[tuple[Literal["point", "other"], Series]]:
        """All series, each followed by its second course if it has one and the axis allows it.

        Each with its kind for `Picked`: "point", or "other" for a second course.
        """
        if self.axis.courses:
            return _both(self.measure.series)
        return [("point", each) for each in self.measure.series]

    def draw(self) -> None:
        """Update bqplot's models to the measure that is shown."""
        self._draw_levels()
        for role, mark in self._lines.items():
            mine = [each for each in self.measure.series if each.role == role]
            put_lines(mark, self._paths(mine), self.opacity[role])
        for shape, mark in self._points.items():
            mine = [each for each in self.measure.series if each.shape == shape]
            points = self._placed(sorted(mine, key=lambda each: -_RANKS[each.role]))
            opacities = [max(self.opacity[each.role], 0.8) for _, _, each in points]
            put_points(mark, [(x, y, of.colour) for x, y, of in points], opacities=opacities)
        if self._second_line:
            second = [each for kind, each in self.courses if kind == "other"]
            put_lines(self._second_line, self._paths(second))
            for shape, mark in self._second_points.items():
                points = self._placed([each for each in second if each.shape == shape])
                put_points(mark, [(x, y, of.colour) for x, y, of in points])

    def _draw_levels(self) -> None:
        known = _defined([each for _, each in self.courses])
        highest, lowest = max(known, default=0.0), min(known, default=0.0)
        whole = self.measure.whole
        ticks = ticks_to(highest, self._most_ticks(), whole=whole, lowest=lowest)
        put(self._y, min=ticks[0], max=ticks[-1])
        put(self._y_axis, **said_ticks(ticks, self.say))

    def _paths(self, series: Sequence[Series]) -> list[tuple[list[float], list[float], str]]:
        # bqplot does not draw curves well that end in NaN or have no number at all
        known = [each for each in series if until_last_defined(each.values)]
        return [(*self._path(each), each.colour) for each in known]

    def _shown(self, series: Series) -> Series:
        """Return a series with the values that are drawn; here its own."""
        return series

    def _path(self, series: Series) -> tuple[list[float], list[float]]:
        series = self._shown(series)
        values = until_last_defined(series.values)
        begins = next((time for time, value in enumerate(values) if not math.isnan(value)), 0)
        times, values = list(series.times[begins : len(values)]), values[begins:]
        for index in sorted(series.breaks, reverse=True):
            if begins < index < begins + len(values):
                times.insert(index - begins, times[index - begins])
                values.insert(index - begins, math.nan)
        return times, values

    def _has_mark(self, series: Series, time: int) -> bool:
        """Return whether a value has a marker; on an exact axis, all would hide the line."""
        return not self.axis.exact or time == len(series.values) - 1

    def _placed(self, series: Sequence[Series]) -> list[tuple[float, float, Series]]:
        return [
            (each.times[time], value, each)
            for each in series
            for time, value in enumerate(self._shown(each).values)
            if not math.isnan(value) and self._has_mark(each, time)
        ]

    def dress(self) -> Mapping[str, Any]:
        """Return the names at the last defined values of the lines, and the axis's range."""
        ends = []
        for kind, each in self.courses:
            last = [time for time, value in enumerate(each.values) if not math.isnan(value)]
            if last:
                ends.append(
                    {
                        "x": each.times[last[-1]], "y": each.values[last[-1]], "text": each.name,
                        "colour": each.colour if each.role == "own" else INK,
                        "strong": each.role != "other" and kind == "point",
                        "rank": _RANKS[each.role],
                    }
                )  # fmt: skip
        dress = {"ys": [float(self._y.min), float(self._y.max)], "ends": ends}
        # Keeps names of lines off the time axis's numbers.
        return dress | ({"floor": -FOOT} if self.is_last else {})

    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return every defined value, by ``<kind>:<series>:<index>``; kinds as in `courses`."""
        return {
            f"{kind}:{each.key}:{number}": (Picked(kind, each.key, time), time, value)
            for kind, each in self.courses
            for number, (time, value) in enumerate(zip(each.times, each.values, strict=False))
            if not math.isnan(value)
        }

    def data(self) -> FigureData:
        """Return the lines; of those without a name the first, as others mark points of it."""
        lines: list[DataLine] = []
        for _, each in self.courses:
            if each.name or not lines:
                points = tuple(zip(each.times, each.values, strict=False))
                lines.append(DataLine(each.name, points))
        if len(lines) == 1 and lines[0].name in {self.title, self.measure.name}:
            lines = [lines[0]._replace(name="")]
        return FigureData(
            self.title, "lines", self.axis.label, self.measure.name or self.title, tuple(lines),
            events=self.axis.events(),
        )  # fmt: skip

    def note(self) -> str:
        """Return the measure's explanation of missing values; empty if none is missing."""
        wanting = any(math.isnan(value) for each in self.measure.series for value in each.values)
        return self.measure.undefined if wanting else ""

    def table(self) -> TableView:
        """Return one row per time and line, in order, with a button for each defined value.

        Second courses have rows from their first defined value on.
        """
        band_head = (self.axis.band_head,) if self.axis.band_head else ()
        heads = (
            self.t("charts-head-time"), *band_head, self.t("charts-head-line"), self.measure.name
        )  # fmt: skip
        lines = self.courses
        times = max((len(each.values) for _, each in lines), default=0)
        rows = []
        for time in range(times):
            for kind, each in lines:
                begun = any(not math.isnan(value) for value in each.values[: time + 1])
                if time >= len(each.values) or (kind == "other" and not begun):
                    continue
                value, when = each.values[time], each.times[time]
                band = (self.axis.band_at(when),) if self.axis.band_head else ()
                cells: tuple[Cell, ...] = (when, *band, each.name, value)
                row = ChartRow(cells, "" if math.isnan(value) else f"{kind}:{each.key}:{time}")
                rows.append((self.axis.elapsed(when), row))
        rows.sort(key=lambda row: row[0])
        name = self.measure.name
        caption = self.t("charts-caption", title=self.title, measure=name) if name else self.title
        return TableView(caption, heads, tuple(row for _, row in rows))

    def _most_ticks(self) -> int:
        return max(2, min(7, self.plot_height // 24))


def until_last_defined(values: Sequence[float]) -> list[float]:
    """Return the values up to the last that is not NaN; earlier NaNs stay."""
    last = max((time for time, value in enumerate(values) if not math.isnan(value)), default=-1)
    return [float(value) for value in values[: last + 1]]


def _defined(series: Sequence[Series]) -> list[float]:
    return [value for each in series for value in each.values if not math.isnan(value)]
