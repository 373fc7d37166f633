"""The reader draws first: points or ends of bars, placed from counts, before the chart does."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import anywidget
import ipywidgets  # type: ignore[import-untyped]
import traitlets

from reefkit.widgets.charts.dress import ChartDress, code
from reefkit.widgets.charts.line_chart import LineChart
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from reefkit.widgets.charts.chart import Chart


@dataclass(frozen=True)
class Count:
    """A number from which the reader draws.

    Parameters
    ----------
    name
        What was counted.
    value
        How many, said.
    art
        The id of its drawing in the page's sheet of symbols, if it has one.
    """

    name: str
    value: str
    art: str = ""


@dataclass(frozen=True)
class Place:
    """One thing to be placed.

    Parameters
    ----------
    key
        Its key.
    label
        What is placed, for the field and for a screen reader.
    at
        Where it stands on the other axis: a point's time, a bar's row (0 is the first).
    value
        Where it begins.
    lowest, highest
        Between which it may be placed.
    step
        From one place to the next.
    kind
        ``point``, moved up and down, or ``end``, moved along the time.
    """

    key: str
    label: str
    at: float
    value: float
    lowest: float
    highest: float
    step: float = 1.0
    kind: str = "point"


class PlotHandle(anywidget.AnyWidget):
    """The handles over a figure; `PlotFirst` has one."""

    _esm = code("geometry.js", "handle.js")
    handles: traitlets.List[Any] = traitlets.List().tag(sync=True)
    panel: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def set_state(self, sync_data: object) -> None:
        """Take nothing: handles stand where the kernel has them."""


class PlotFirst(ipywidgets.GridBox):  # type: ignore[misc]  # ipywidgets is untyped
    """A chart in which the reader places points, or bars' ends, from the counts beside it.

    They are dragged, moved with the arrow keys, stepped with buttons or typed. Whether they are
    right is for others to say.

    Parameters
    ----------
    chart
        What is known already: a chart of lines without the point, or of ranges.
    places
        What is to be placed.
    counts
        From what.
    caption
        What the counts are.

    Raises
    ------
    ValueError
        When a place begins outside its range.

    Examples
    --------
    >>> from reefkit.widgets.charts import DiversityChart, Measure, Place, PlotFirst
    >>> from reefkit.widgets.charts import Series, TimeAxis
    >>> axis = TimeAxis(4, "decades")
    >>> chart = DiversityChart(axis)
    >>> axis.show(3)
    >>> chart.show(Measure("richness", "types", (Series("own", "your reef", (5, 8, 9)),)))
    >>> asked = PlotFirst(chart, [Place("round-3", "round 3", 3, 9, 0, 14)])
    >>> asked.on_check(print)
    >>> asked.place("round-3", 10)
    True
    >>> asked.check()
    {'round-3': 10.0}
    """

    def __init__(
        self,
        chart: Chart,
        places: Sequence[Place],
        counts: Sequence[Count] = (),
        caption: str = "",
    ) -> None:
        if any(not each.lowest <= each.value <= each.highest for each in places):
            raise ValueError("a place begins within its range")
        self.chart = chart
        self._places = {each.key: each for each in places}
        self._counts, self._caption = tuple(counts), caption
        self._trouble = ""
        self._placed: list[Callable[[str, float], None]] = []
        self._checked: list[Callable[[Mapping[str, float]], None]] = []
        self._templates = Templates(chart.say)
        if isinstance(chart, LineChart):
            points = [each.highest for each in places if each.kind == "point"]
            chart.headroom = max(points, default=0.0)
            chart.refresh()
        self.dress, self.handle = ChartDress(), PlotHandle()
        self.asked = Panel(say=chart.say, classes=["rk-plot-asked"])
        self.steps = Panel(say=chart.say, classes=["rk-plot-steps"])
        self.handle.on_msg(self._heard)
        self.steps.on_act(self._act)
        super().__init__([self.asked, chart.figure, self.steps, self.dress, self.handle])
        self.add_class("rk-plot-first")
        self.refresh()

    def on_place(self, call: Callable[[str, float], None]) -> None:
        """Call a function with the key and the value of whatever is moved."""
        self._placed.append(call)

    def on_check(self, call: Callable[[Mapping[str, float]], None]) -> None:
        """Call a function with all values, by key, when the reader is done."""
        self._checked.append(call)

    @property
    def values(self) -> dict[str, float]:
        """Where everything stands, by key."""
        return {key: float(each.value) for key, each in self._places.items()}

    def place(self, key: object, value: object) -> bool:
        """Move one thing, as the reader does.

        Parameters
        ----------
        key, value
            Untrusted: a key that is not there, or what is no number within the range, moves
            nothing, and the range is said.

        Returns
        -------
        bool
            Whether it stands there now.
        """
        place = self._places.get(key) if isinstance(key, str) else None
        if place is None:
            return False
        number = _number(value)
        if number is None or not place.lowest <= number <= place.highest:
            self._trouble = self.chart.t(
                "charts-out-of-range", lowest=_plain(place.lowest), highest=_plain(place.highest)
            )
            self.refresh()
            return False
        steps = round((number - place.lowest) / place.step)
        moved = min(place.highest, round(place.lowest + steps * place.step, 9))
        self._trouble = ""
        self._places[place.key] = replace(place, value=moved)
        self.refresh()
        if moved != place.value:
            for call in tuple(self._placed):
                call(place.key, float(moved))
        return True

    def check(self) -> None:
        """Tell where everything stands, as the reader's button does."""
        for call in tuple(self._checked):
            call(self.values)

    def refresh(self) -> None:
        """Bring handles and fields to where everything stands."""
        panel = dict(self.chart.description())
        panels = [panel | {"picks": [], "ends": []}]
        if panels != self.dress.panels:
            self.dress.panels = panels
        frame = {name: panel[name] for name in ("chart", "xs", "ys")}
        if frame != self.handle.panel:
            self.handle.panel = frame
        handles = [self._handle(each) for each in self._places.values()]
        if handles != self.handle.handles:
            self.handle.handles = handles
        self.asked.html = self._templates.render(
            "widgets/plot_asked.html", counts=self._counts, caption=self._caption
        )
        self.steps.html = self._templates.render(
            "widgets/plot_steps.html",
            places=list(self._places.values()),
            plain=_plain,
            trouble=self._trouble,
        )

    def _handle(self, place: Place) -> dict[str, object]:
        """Return one handle in the words of ``handle.js``."""
        is_point = place.kind == "point"
        return {
            "key": place.key,
            "label": place.label,
            "axis": "y" if is_point else "x",
            "x": float(place.at) if is_point else 0.0,
            "y": 0.0 if is_point else place.at + 0.5,
            "from": self._before(place) if is_point else None,
            "value": float(place.value),
            "min": float(place.lowest),
            "max": float(place.highest),
            "step": float(place.step),
        }

    def _before(self, place: Place) -> list[float] | None:
        """Return the last known point before one, from where the line goes on."""
        if not isinstance(self.chart, LineChart) or not self.chart.measure.series:
            return None
        values = self.chart.measure.series[0].values
        known = [
            [float(time), float(value)]
            for time, value in enumerate(values)
            if time < place.at and not math.isnan(value)
        ]
        return known[-1] if known else None

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        placed = content.get("place") if isinstance(content, Mapping) else None
        if isinstance(placed, list) and len(placed) == 2:
            self.place(*placed)

    def _act(self, name: str, values: Mapping[str, object], _data: bytes | None) -> None:
        place = self._places.get(str(values.get("place")))
        if name == "plot-check":
            self.check()
        elif place is not None and name == "plot-step":
            by = place.step if values.get("by") == "more" else -place.step
            self.place(place.key, min(place.highest, max(place.lowest, place.value + by)))
        elif place is not None and name == "plot-type":
            self.place(place.key, values.get("value"))


def _number(value: object) -> float | None:
    """Return a number that a browser sent, if it is one."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        number = float(value)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _plain(value: float) -> float | int:
    return int(value) if float(value).is_integer() else round(value, 2)
