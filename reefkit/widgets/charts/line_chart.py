"""Lines through time, told apart by mark, dash and the name at their end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from reefkit.text import Message, message
from reefkit.widgets.charts.chart import Cell, Chart, Row, Table
from reefkit.widgets.charts.courses import SecondCourse, both
from reefkit.widgets.charts.data import Measure, Picked, Role, Series, Shape
from reefkit.widgets.charts.library import bqplot
from reefkit.widgets.charts.models import curves, put
from reefkit.widgets.charts.style import INK, MIST
from reefkit.widgets.ticks import nice_ticks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reefkit.text import Catalogue
    from reefkit.widgets.charts.time_axis import TimeAxis

_MARKERS: dict[Shape, str] = {
    "circle": "circle", "triangle": "triangle-up", "square": "square", "diamond": "diamond",
    "plus": "cross", "moon": "rectangle",
}  # fmt: skip
_WIDTHS: dict[Role, float] = {"own": 2.6, "other": 1.6, "table": 2.6}
_OPACITY: dict[Role, float] = {"own": 1.0, "other": 0.6, "table": 1.0}
_RANKS: dict[Role, int] = {"own": 0, "table": 1, "other": 2}
_MARK, _SMALL_MARK = 64, 36
"""How large a point is, in square pixels: smaller where many stand beside one another."""
_MANY = 15
_FOOT = 5
"""Pixels above the axis that names at the ends of lines leave free, where figures stand below."""
_EMPTY = Measure("", "", ())


class LineChart(Chart):
    """Measures through time; `DiversityChart` and `PopulationChart` say of what.

    Parameters
    ----------
    axis
        The time.
    title
        The chart's name.
    height
        Of the figure, in pixels.
    say
        The catalogue of the reader's language.
    """

    top, bottom = 10, 6
    headroom = 0.0
    """What the values' axis reaches at least."""

    def __init__(
        self, axis: TimeAxis, *, title: str, height: int, say: Catalogue | None = None
    ) -> None:
        super().__init__(axis, title=title, height=height, say=say)
        self._measures: tuple[Measure, ...] = (_EMPTY,)
        self.own: tuple[float, float] | None = None
        self._y = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        self._y_axis = bqplot.Axis(
            scale=self._y, side="left", grid_lines="solid", grid_color=MIST,
            tick_values=np.array([0.0, 1.0]),
        )  # fmt: skip
        scales = {"x": axis.scale, "y": self._y}
        size = _MARK if axis.exact or axis.rounds <= _MANY else _SMALL_MARK
        # One model of lines for each width, one of points for each shape: bqplot sets those once a
        # model. charts.css knows the table's line by its dashes.
        self._lines = {
            role: bqplot.Lines(
                scales=scales, stroke_width=width, x=curves([]), y=curves([]), apply_clip=False,
                line_style="dashed" if role == "table" else "solid",
            )
            for role, width in _WIDTHS.items()
        }  # fmt: skip
        self._points = {
            shape: bqplot.Scatter(
                scales=scales, marker=marker, default_size=size, stroke="#FFFFFF", stroke_width=1.0,
                x=np.array([]), y=np.array([]), apply_clip=False,
            )
            for shape, marker in _MARKERS.items()
        }  # fmt: skip
        lines = [self._lines[role] for role in ("other", "table", "own")]
        self._second = SecondCourse(scales, _MARKERS, size) if axis.courses else None
        seconds = self._second.marks if self._second else []
        self.figure.axes = [axis.axis, self._y_axis]
        self.figure.marks = [
            *axis.under, *lines, *seconds, *self._points.values(), *axis.over
        ]  # fmt: skip

    def show(self, *measures: Measure) -> None:
        """Show a measure, or several to choose from.

        Parameters
        ----------
        *measures
            In the order in which they are offered.
        """
        self._measures = measures or (_EMPTY,)
        self.refresh()

    def place_own(self, time: float, value: float) -> None:
        """Ring the point that the reader placed.

        Parameters
        ----------
        time, value
            Where it was placed.
        """
        self.own = (time, value)
        self.refresh()

    @property
    def choices(self) -> Sequence[tuple[str, str]]:
        """The measures."""
        return [(each.key, each.name) for each in self._measures]

    @property
    def measure(self) -> Measure:
        """The measure that is shown."""
        if self.covered:
            return _EMPTY
        return next((each for each in self._measures if each.key == self.choice), _EMPTY)

    @property
    def courses(self) -> list[tuple[Literal["point", "other"], Series]]:
        """Every line, and its second course where the axis has any; with what a point of it is."""
        if self.axis.courses:
            return both(self.measure.series)
        return [("point", each) for each in self.measure.series]

    def draw(self) -> None:
        """Bring bqplot's models to the measure."""
        series = self.measure.series
        lines = [each for _, each in self.courses]
        highest = max([*_defined(lines), self.own[1] if self.own else 0.0], default=0.0)
        most = self._most_ticks()
        ticks = nice_ticks(max(highest, self.headroom), most, whole=self.measure.whole)
        lowest = min([0.0, *_defined(lines)])
        step = ticks[1] - ticks[0]
        ticks = [-step * n for n in range(math.ceil(-lowest / step), 0, -1)] + ticks
        put(self._y, min=ticks[0], max=ticks[-1])
        whole = all(tick == int(tick) for tick in ticks)
        put(self._y_axis, tick_values=np.array(ticks), tick_format="d" if whole else ".1f")
        for role, mark in self._lines.items():
            # bqplot has trouble with what ends undefined, or is nowhere defined
            mine = [(each, known) for each in series if each.role == role
                    if (known := until_last_defined(each.values))]  # fmt: skip
            put(
                mark,
                x=curves([list(map(float, range(len(known)))) for _, known in mine]),
                y=curves([known for _, known in mine]),
                colors=[each.colour for each, _ in mine] or [INK],
                opacities=[_OPACITY[role]] * len(mine),
            )
        for shape, mark in self._points.items():
            self._draw_points(mark, [each for each in series if each.shape == shape])
        self._draw_second()

    def _draw_second(self) -> None:
        """Draw the second courses, where the axis has any."""
        if self._second:
            found = [each for kind, each in self.courses if kind == "other"]
            self._second.draw(found, self._path, marked=self._has_mark)

    def _path(self, series: Series) -> tuple[list[float], list[float]]:
        """Return where a line goes: from where it is first defined to where it is last."""
        values = until_last_defined(series.values)
        begins = next((time for time, value in enumerate(values) if not math.isnan(value)), 0)
        return list(map(float, range(begins, len(values)))), values[begins:]

    def _has_mark(self, series: Series, time: int) -> bool:
        """Tell whether a value has a mark; marks of many short steps would hide the line."""
        return not self.axis.exact or time == len(series.values) - 1

    def _draw_points(self, mark: Any, series: Sequence[Series]) -> None:  # noqa: ANN401
        found = [
            (float(time), value, each)
            for each in sorted(series, key=lambda each: -_RANKS[each.role])
            for time, value in enumerate(each.values)
            if not math.isnan(value) and self._has_mark(each, time)
        ]
        put(
            mark,
            x=np.array([time for time, _, _ in found]),
            y=np.array([value for _, value, _ in found], dtype=float),
            colors=[each.colour for _, _, each in found] or [INK],
            opacities=[max(_OPACITY[each.role], 0.8) for _, _, each in found],
        )

    def dress(self) -> Mapping[str, Any]:
        """Return the names at the lines' ends."""
        ends = []
        for kind, each in self.courses:
            last = [time for time, value in enumerate(each.values) if not math.isnan(value)]
            if last:
                ends.append(
                    {
                        "x": float(last[-1]), "y": each.values[last[-1]], "text": each.name,
                        "colour": each.colour if each.role == "own" else INK,
                        "strong": each.role != "other" and kind == "point",
                        "rank": _RANKS[each.role],
                    }
                )  # fmt: skip
        own = None
        if self.own is not None and not self.covered:
            own = {"x": float(self.own[0]), "y": float(self.own[1])}
        told = {"ys": [float(self._y.min), float(self._y.max)], "ends": ends, "own": own}
        # Names of lines keep off the figures of the time below.
        return told | ({"floor": -_FOOT} if self.is_last else {})

    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return every point."""
        return {
            f"{kind}:{each.key}:{time}": (Picked(kind, each.key, float(time)), float(time), value)
            for kind, each in self.courses
            for time, value in enumerate(each.values)
            if not math.isnan(value)
        }

    def summary(self) -> Message:
        """Return what is measured, and each line's last value."""
        measure = self.measure
        last = [
            message("charts-value", name=each.name, value=_rounded(defined[-1]))
            for _, each in self.courses
            if (defined := [value for value in each.values if not math.isnan(value)])
        ]
        return message("charts-lines-summary", title=self.title, measure=measure.name, values=last)

    def note(self) -> str:
        """Return why values are wanting, if any are."""
        wanting = any(math.isnan(value) for each in self.measure.series for value in each.values)
        return self.measure.undefined if wanting else ""

    def table(self) -> Table:
        """Return a row a survey and line, with a button for each point."""
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
                value = each.values[time]
                band = (self.axis.band_at(time),) if self.axis.band_head else ()
                cells: tuple[Cell, ...] = (float(time), *band, each.name, value)
                rows.append(Row(cells, "" if math.isnan(value) else f"{kind}:{each.key}:{time}"))
        return Table(self.t("charts-caption", title=self.title, measure=self.measure.name),
                     heads, tuple(rows))  # fmt: skip

    def _most_ticks(self) -> int:
        """Return how many steps of the values have room for their figures."""
        return max(2, min(7, self.plot_height // 24))


def until_last_defined(values: Sequence[float]) -> list[float]:
    """Return values without those at the end that are undefined."""
    last = max((time for time, value in enumerate(values) if not math.isnan(value)), default=-1)
    return [float(value) for value in values[: last + 1]]


def _defined(series: Sequence[Series]) -> list[float]:
    return [value for each in series for value in each.values if not math.isnan(value)]


def _rounded(value: float) -> float | int:
    return int(value) if float(value).is_integer() else round(value, 2)
