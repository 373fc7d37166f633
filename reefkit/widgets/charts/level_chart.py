"""Levels through time: whole numbers in a fixed range, with names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np

from reefkit.text import Catalogue
from reefkit.widgets.chart_data import Role, Series
from reefkit.widgets.charts.chart_style import INK2, put, said_ticks
from reefkit.widgets.charts.line_chart import LineChart
from reefkit.widgets.charts.time_axis import TimeAxis

_ROOM = 0.4
"""Space below the lowest level and above the highest, in levels."""
_LEVEL_FOOT = 7
"""Pixels between the lowest name of a line and the bottom."""
_LEVEL_MARK = 40
"""Area of a point in square pixels."""
_LINE = 13
"""Pixels that a level's number needs, to keep clear of the next one's."""
_ASIDE = 0.09
"""Distance between lines that would overlap, in levels."""


class LevelChart(LineChart):
    """Whole numbers through time, from a lowest to a highest that are always shown.

    Lines with the same value are drawn slightly apart, so that none hides another; the table and
    the CSV file have the exact numbers.

    Parameters
    ----------
    levels
        The lowest and the highest.
    names
        Texts at the right of levels, by level.
    steps
        Whether a value stays until the next one, and is drawn so; otherwise lines go from value to
        value, and each has its mark.

    Examples
    --------
    >>> from reefkit.widgets.charts import LevelChart, Measure, Series, TimeAxis
    >>> axis = TimeAxis(10, "millions of years since the game began")
    >>> chart = LevelChart(axis, levels=(1, 5), steps=True, title="Climate", height=140)
    >>> chart.show(Measure("climate", "climate", (Series("climate", "warm", (3, 3, 4)),)))
    >>> chart  # doctest: +SKIP
    """

    opacity: ClassVar[Mapping[Role, float]] = dict.fromkeys(("own", "other", "table"), 1.0)

    def __init__(  # noqa: PLR0913  # a chart's whole look
        self,
        axis: TimeAxis,
        *,
        levels: tuple[int, int],
        title: str,
        height: int,
        names: Mapping[int, str] | None = None,
        steps: bool = False,
        say: Catalogue | None = None,
    ) -> None:
        super().__init__(axis, title=title, height=height, say=say)
        self._levels = levels
        self._names = dict(names or {})
        self._steps = steps
        for mark in self._points.values():
            mark.default_size = _LEVEL_MARK

    def _draw_levels(self) -> None:
        low, high = self._levels
        put(self._y, min=low - _ROOM, max=high + _ROOM)
        step = 1 if self.plot_height >= _LINE * (high - low + 1) else 2
        put(self._y_axis, **said_ticks(np.arange(low, high + 1.0, step), self.say))

    def _path(self, series: Series) -> tuple[list[float], list[float]]:
        times, values = super()._path(series)
        if not self._steps:
            return times, values
        # A value holds until the next: the line goes on level, then up or down.
        x = [time for time in times for _ in range(2)][1:]
        y = [value for value in values for _ in range(2)][:-1]
        return x, y

    def _has_mark(self, series: Series, time: int) -> bool:
        return self._is_marked(series) and super()._has_mark(series, time)

    def _is_marked(self, series: Series) -> bool:
        return not self._steps and series.role != "table"

    def dress(self) -> Mapping[str, Any]:
        """Return the names at the lines' ends and next to the levels."""
        dress = dict(super().dress())
        low, high = self._levels
        dress["ys"] = [low - _ROOM, high + _ROOM]
        dress["floor"] = -_LEVEL_FOOT  # keeps names of lines off the time axis's numbers
        # A line's own name takes the room at its end.
        ends = {round(each.values[-1]) for each in self.measure.series if each.values}
        dress["notes"] = [
            {"x": float(self.axis.rounds), "y": float(level), "text": name, "colour": INK2}
            for level, name in self._names.items()
            if level not in ends
        ]
        return dress

    def _shown(self, series: Series) -> Series:
        others = [each.key for each in self.measure.series]
        aside = (others.index(series.key) - (len(others) - 1) / 2) * _ASIDE
        return replace(series, values=tuple(value - aside for value in series.values))
