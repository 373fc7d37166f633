"""Charts of communities through time: diversity, abundance and composition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from reefkit.text import Catalogue
from reefkit.widgets.chart_data import Layer, Measure, Picked, Series
from reefkit.widgets.charts.chart import Chart, ChartRow, TableView
from reefkit.widgets.charts.chart_style import INK, MIST, bqplot, curves, put, put_lines
from reefkit.widgets.charts.line_chart import FOOT, LineChart
from reefkit.widgets.charts.time_axis import TimeAxis
from reefkit.widgets.figure import ticks_to
from reefkit.widgets.figure.described import DataLine, FigureData

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class DiversityChart(LineChart):
    """Diversity through time, in the measure that the reader chooses.

    Examples
    --------
    >>> from reefkit.widgets.charts import DiversityChart, TimeAxis, diversity_measures
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> chart = DiversityChart(axis)
    >>> counts = [[[4, 2, 0], [0, 3, 1]], [[5, 0, 0], [1, 3, 1]]]  # time, reef, taxon
    >>> axis.show(1)
    >>> chart.show(*diversity_measures(counts, ["alpha, your reef", "Ben"], own=0))
    >>> [series.values for series in chart.measure.series]
    [(2.0, 1.0), (2.0, 3.0), (3.0, 3.0)]
    >>> chart  # doctest: +SKIP
    """

    named = "charts-diversity-title"

    @property
    def chooser(self) -> str:
        """Label of the menu of measures."""
        return self.t("charts-measure")


# Half the width of a stack, as a share of the axis.
_HALF = 0.026


class PopulationChart(LineChart):
    """Numbers of individuals through time, one line per group.

    Examples
    --------
    >>> from reefkit.widgets.charts import PopulationChart, Series, TimeAxis
    >>> axis = TimeAxis(4, "decades")
    >>> chart = PopulationChart(axis)
    >>> chart.count(Series("builders", "builders", (5, 12)), Series("algae", "algae", (0, 3)))
    >>> chart.choices
    [('counts', 'living')]
    >>> chart  # doctest: +SKIP
    """

    named = "charts-population-title"

    def count(self, *groups: Series) -> None:
        """Show the number of individuals in each group.

        Parameters
        ----------
        *groups
            Groups, whose values are whole numbers, one per survey.
        """
        self.show(Measure("counts", self.t("charts-living"), groups, whole=True))


class CompositionChart(Chart):
    """The composition of a community: a stack per survey, with a layer per type or family.

    Parameters
    ----------
    areas
        Whether layers are areas through time, if there are too many surveys for stacks.

    Examples
    --------
    >>> from reefkit.widgets.charts import CompositionChart, Layer, TimeAxis
    >>> axis = TimeAxis(4, "decades")
    >>> chart = CompositionChart(axis)
    >>> corals = Layer("coral", "corals", (5, 7), "#EC7650")
    >>> sponges = Layer("sponge", "sponges", (0, 2), "#F7D65A")
    >>> chart.show(corals, sponges)
    >>> chart.picks()["point:sponge:1"][0]
    Picked(kind='point', key='sponge', time=1.0)
    >>> chart  # doctest: +SKIP
    """

    top, bottom = 10, 6
    named = "charts-composition-title"

    def __init__(
        self,
        axis: TimeAxis,
        *,
        title: str = "",
        height: int = 250,
        areas: bool = False,
        say: Catalogue | None = None,
    ) -> None:
        super().__init__(axis, title=title, height=height, say=say)
        self.areas = areas
        self._layers: tuple[Layer, ...] = ()
        self._y = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        self._y_axis = bqplot.Axis(
            scale=self._y, side="left", grid_lines="solid", grid_color=MIST,
            tick_values=np.array([0.0, 1.0]), tick_format="d",
        )  # fmt: skip
        self._boxes = bqplot.Lines(
            scales={"x": axis.scale, "y": self._y}, close_path=True, fill="inside", colors=[INK],
            stroke_width=1.0, x=curves([]), y=curves([]), apply_clip=False,
        )  # fmt: skip
        self.figure.add_class("rk-chart-stacks")
        self.figure.axes = [axis.axis, self._y_axis]
        self.figure.marks = [*axis.under, self._boxes, *axis.over]

    def show(self, *layers: Layer) -> None:
        """Show the layers.

        Raises
        ------
        ValueError
            If a value is negative or NaN, which a stack cannot show.
        """
        if any(not value >= 0 for layer in layers for value in layer.values):
            raise ValueError("a layer has no negative or undefined values")
        self._layers = layers
        self.refresh()

    @property
    def choices(self) -> Sequence[tuple[str, str]]:
        """One unnamed choice, so that no menu is shown."""
        return [("", "")]

    def draw(self) -> None:
        """Update bqplot's models."""
        boxes = [box for box in self._stack() if box[3] > box[2]]
        highest = max((top for _, _, _, top in self._stack()), default=0.0)
        ticks = ticks_to(highest, max(2, min(7, self.plot_height // 24)), whole=True)
        put(self._y, max=ticks[-1])
        put(self._y_axis, tick_values=np.array(ticks))
        if self.areas:
            self._draw_areas()
            return
        half = _HALF * self.axis.rounds
        shapes = [
            ([time - half, time + half, time + half, time - half], [low, low, top, top], of.colour)
            for of, time, low, top in boxes
        ]
        put_lines(self._boxes, shapes, filled=True)

    def _draw_areas(self) -> None:
        shapes = []
        begun = min((time for _, time, low, top in self._stack() if top > low), default=0.0)
        for layer in self._layers:
            edges = [box[1:] for box in self._stack() if box[0] is layer and box[1] >= begun]
            if any(top > low for _, low, top in edges):
                xs = [time for time, _, _ in edges]
                ys = [top for _, _, top in edges] + [low for _, low, _ in reversed(edges)]
                shapes.append((xs + xs[::-1], ys, layer.colour))
        put_lines(self._boxes, shapes, filled=True)

    def dress(self) -> Mapping[str, Any]:
        """Return the names of the layers of the last stack, next to it."""
        last = max((time for _, time, _, _ in self._stack()), default=0.0)
        half = 0.0 if self.areas else _HALF * self.axis.rounds
        ends = [
            {
                "x": time + half, "y": (low + top) / 2, "text": layer.name, "colour": INK,
                "strong": False, "rank": 0, "icon": layer.art,
            }
            for layer, time, low, top in self._stack()
            if time == last and top > low
        ]  # fmt: skip
        dress: dict[str, Any] = {"ys": [0.0, float(self._y.max)], "ends": ends}
        return dress | ({"floor": -FOOT} if self.is_last else {})

    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return every layer of every stack that is not 0, by ``point:<layer>:<survey>``."""
        return {
            f"point:{layer.key}:{int(time)}": (
                Picked("point", layer.key, time), time, (low + top) / 2,
            )
            for layer, time, low, top in self._stack()
            if top > low
        }  # fmt: skip

    def data(self) -> FigureData:
        """Return the layers."""
        lines = [DataLine(each.name, tuple(enumerate(each.values))) for each in self._layers]
        return FigureData(
            self.title, "stacks", self.axis.label, self.t("charts-count"), tuple(lines),
            events=self.axis.events(),
        )  # fmt: skip

    def spot(self, name: str, x: float, y: float) -> float:
        """Return the middle of a layer."""
        middles = ((low + top) / 2 for of, time, low, top in self._stack()
                   if (of.name, time) == (name, x))  # fmt: skip
        return next(middles, y)

    def table(self) -> TableView:
        """Return one row per survey and layer, with a button unless the value is 0."""
        heads = ("charts-head-time", "charts-head-layer", "charts-count")
        rows = [
            ChartRow(
                (time, layer.name, top - low),
                f"point:{layer.key}:{int(time)}" if top > low else "",
            )
            for layer, time, low, top in self._stack()
        ]
        return TableView(self.title, tuple(self.t(head) for head in heads), tuple(rows))

    def _stack(self) -> list[tuple[Layer, float, float, float]]:
        boxes: list[tuple[Layer, float, float, float]] = []
        for time in range(max((len(each.values) for each in self._layers), default=0)):
            low = 0.0
            for layer in self._layers:
                value = float(layer.values[time]) if time < len(layer.values) else 0.0
                boxes.append((layer, float(time), low, low + value))
                low += value
        return boxes
