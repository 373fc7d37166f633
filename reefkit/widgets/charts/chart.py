"""Base of all charts, and the sheet that shows charts on one shared time.

A chart has a figure, a table, a CSV file of its numbers, and points that a reader can pick. The
sheet adds what bqplot lacks: names and drawings in a figure, a label for it, and a picture to save.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeAlias

import anywidget
import ipywidgets  # type: ignore[import-untyped]
import traitlets

from reefkit.text import Catalogue, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.chart_data import Picked
from reefkit.widgets.charts.chart_style import bqplot
from reefkit.widgets.charts.sheet_picture import sheet_figure
from reefkit.widgets.charts.time_axis import TimeAxis
from reefkit.widgets.figure.described import Described, FigureData
from reefkit.widgets.panel import Panel
from reefkit.widgets.saved_picture import SavedPicture
from reefkit.widgets.templates import Templates, chart_scripts

_STATIC = Path(__file__).parent.parent / "static"
_LONGEST = 200
"""Most characters of a key from the browser."""


class ChartDress(anywidget.AnyWidget):
    """Adds texts and drawings to the figures of one sheet, found by their CSS class.

    It is an invisible part of every `ChartSheet`. Texts are placed in the browser, where their
    width is known.
    """

    _esm = chart_scripts("geometry.js", "save.js", "dress.js")
    _css = (_STATIC.parent / "css" / "5-charts.css").read_text(encoding="utf-8")
    panels: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self) -> None:
        self._calls: list[Callable[[str, str], None]] = []
        super().__init__()
        self.on_msg(self._heard)

    def on_pick(self, call: Callable[[str, str], None]) -> None:
        """Call a function with the chart's class and the key of what was picked, both untrusted."""
        self._calls.append(call)

    def save(self, kind: str, name: str, label: str) -> None:
        """Have the browser save all panels as one picture.

        `kind`: "png" or "svg".
        `name`: The file's name.
        `label`: The picture's title.
        """
        self.send({"do": "picture", "kind": kind, "name": name, "label": label})

    def set_state(self, sync_data: object) -> None:
        """Ignore the browser's state: only the kernel decides what a figure shows."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        picked = content.get("pick") if isinstance(content, Mapping) else None
        if not isinstance(picked, list) or len(picked) != 2:
            return
        if all(isinstance(each, str) and len(each) <= _LONGEST for each in picked):
            for call in tuple(self._calls):
                call(*picked)


Cell: TypeAlias = "str | float | None"
FIRST, NEXT_LINE = 48, 16
"""Pixels above the first panel: for title, tools and a line of names; for each other line."""


@dataclass(frozen=True)
class ChartRow:
    """One row of a chart's table."""

    cells: tuple[Cell, ...]  #: Texts and numbers, or None for an empty cell.
    pick: str = ""  #: Key that the row's button picks; empty if it has no button.


@dataclass(frozen=True)
class TableView:
    """A chart as a table."""

    caption: str  #: Title of the table.
    heads: tuple[str, ...]  #: Column headings.
    rows: tuple[ChartRow, ...]


class Chart(ABC):
    """A figure over a time axis; displayed, it shows the sheet that it is part of, or itself alone.

    Parameters
    ----------
    axis
        The time axis, shared with the other panels of a sheet.
    """

    top, bottom = 6, 6
    """Least pixels above and below the plotting area."""
    named = ""
    """Id of the default title's message."""

    def __init__(
        self, axis: TimeAxis, *, title: str = "", height: int = 250, say: Catalogue | None = None
    ) -> None:
        self.axis = axis
        self.height = height
        self.say = say or axis.say
        self.title = title or (self.t(self.named) if self.named else "")
        self.choice = ""
        # Random, because the document may show charts of other kernels.
        self.css_class = f"rk-chart-{token_hex(6)}"
        self.is_first = self.is_last = True
        self._selected: list[Callable[[Picked], None]] = []
        self._sheet: ChartSheet | None = None
        self.figure = bqplot.Figure(
            scale_x=axis.unit, scale_y=axis.unit, axes=[], marks=[], fig_margin=self._margin(),
            padding_x=0.0, padding_y=0.0, display_toolbar=False, animation_duration=0,
            # The page sets this factor if its window is taller than a laptop's (5-charts.css).
            layout=ipywidgets.Layout(
                width="100%", height=f"calc({height}px * var(--rk-taller, 1))", min_width="0"
            ),
        )  # fmt: skip
        self.figure.add_class("rk-chart").add_class(self.css_class)
        axis.on_change(self.refresh)

    # ------------------------------------------------------------------ defined by each chart
    @property
    @abstractmethod
    def choices(self) -> Sequence[tuple[str, str]]:
        """Choices of what is shown: keys and names, the default first. A single one has no menu."""

    @property
    def chooser(self) -> str:
        """Label of the menu of `choices`."""
        return self.t("charts-choice")

    @abstractmethod
    def draw(self) -> None:
        """Update bqplot's models."""

    @abstractmethod
    def table(self) -> TableView:
        """Return the chart as a table."""

    @abstractmethod
    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return all points that can be picked, by key: the value for callbacks, and x and y."""

    @abstractmethod
    def dress(self) -> Mapping[str, Any]:
        """Return the texts and drawings over the figure, for ``dress.js``."""

    @abstractmethod
    def data(self) -> FigureData:
        """Return what the figure shows."""

    def described(self) -> Described:
        """Return the figure's descriptions."""
        return Described(self.data(), self.say)

    def label(self) -> str:
        """Return the figure's short description, and what is said of its axis."""
        return " ".join((self.described().short, *map(self.say.render, self.axis.summary())))

    def spot(self, name: str, x: float, y: float) -> float:
        """Return the height at which the value of a line is drawn; here itself."""
        return y

    def note(self) -> str:
        """Return a sentence to show next to the figure; empty if not needed."""
        return ""

    # ------------------------------------------------------------------ common to all charts
    def t(self, identifier: str, /, **values: object) -> str:
        """Render a message."""
        return self.say.render(message(identifier, **values))

    def choose(self, key: str) -> None:
        """Show another choice.

        Parameters
        ----------
        key
            A key of `choices`.

        Raises
        ------
        KeyError
            If there is no such choice.
        """
        if key not in dict(self.choices):
            raise KeyError(key)
        if key != self.choice:
            self.choice = key
            self.refresh()

    def on_select(self, call: Callable[[Picked], None]) -> None:
        """Call a function with each point or disaster that a reader picks, in figure or table."""
        self._selected.append(call)

    def select(self, key: str) -> None:
        """Pick a point or a disaster, as a reader would.

        Parameters
        ----------
        key
            A key of this chart's `picks` or its axis's. Untrusted: unknown keys are ignored.
        """
        picked = self.axis.picks().get(key)
        if picked is None:
            with suppress(KeyError):
                picked = self.picks()[key][0]
        if picked is not None:
            for call in tuple(self._selected):
                call(picked)

    def csv(self) -> bytes:
        """Return the chart's table as a CSV file."""
        table = self.table()
        return write_csv(table.heads, (row.cells for row in table.rows), self.say)

    def description(self) -> Mapping[str, Any]:
        """Return the panel's description for ``dress.js``."""
        places = self.axis.places
        disasters = [
            {"key": f"disaster:{key}", "x": x, "y": None} for key, x in places.items()
        ]  # fmt: skip
        picks = [{"key": key, "x": x, "y": y} for key, (_, x, y) in self.picks().items()]
        return {
            "chart": self.css_class,
            "title": self.title,
            "first": self.is_first,
            "label": f"{self.label()} {self.described().keys}",
            "steps": [
                [
                    name,
                    [
                        [each.words, each.x, self.spot(name, each.x, each.y), each.height]
                        if each.y == each.y
                        else [each.words, None, None, None]
                        for each in steps
                    ],
                ]
                for name, steps in self.described().steps
            ],
            "xs": list(self.axis.ends_at),
            "top": self.axis.top_labels() if self.is_first else [],
            "bands": self.axis.band_labels() if self.is_first else [],
            "picks": picks + disasters,
            **self.dress(),
        }

    def refresh(self) -> None:
        """Draw again, or mark for drawing while the sheet is held.

        If the choice no longer exists, the first one is shown. Unchanged models are not sent.
        """
        keys = [key for key, _ in self.choices]
        if self.choice not in keys:
            self.choice = keys[0] if keys else ""
        if self._sheet is None:
            self.redraw()
        else:
            self._sheet.refresh(self)

    def redraw(self) -> None:
        """Update the figure, but not the sheet's texts and tables."""
        self._lay_out()
        self.draw()

    def joined(self, sheet: ChartSheet, *, is_first: bool, is_last: bool) -> None:
        """Become a panel of a sheet."""
        self._sheet, self.is_first, self.is_last = sheet, is_first, is_last
        if not is_last:
            self.figure.add_class("rk-chart-upper")
        self._lay_out()

    @property
    def widget(self) -> ChartSheet:
        """The sheet that shows this chart; made for it alone if it has none."""
        if self._sheet is None:
            self._sheet = ChartSheet([self])
        return self._sheet

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.widget._repr_mimebundle_(**options)  # called by IPython

    def _margin(self) -> dict[str, int]:
        lines = self.axis.top_lines() + bool(self.axis.bands)
        named = FIRST + NEXT_LINE * max(0, lines - 1)
        top = (named if self.is_first else 0) + self.top
        bottom = (34 if self.is_last else 0) + self.bottom
        return {"left": self.axis.left, "right": self.axis.right, "top": top, "bottom": bottom}

    def _lay_out(self) -> None:
        margin = self._margin()
        if self.figure.fig_margin != margin:
            self.figure.fig_margin = margin

    @property
    def plot_height(self) -> int:
        """Pixels between the figure's margins."""
        margin = self._margin()
        return self.height - margin["top"] - margin["bottom"]


_PICTURES = {"png": "png", "svg": "svg"}


class ChartSheet(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """Charts below one another that share their time axis, with their menus and tools.

    Raises
    ------
    ValueError
        If there is no chart, or the charts do not share their time axis.

    Examples
    --------
    >>> from reefkit.widgets.charts import ChartSheet, DiversityChart, RangeChart, TimeAxis
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> sheet = ChartSheet([RangeChart(axis, height=250), DiversityChart(axis, height=110)])
    >>> with sheet.hold():  # draws each chart once
    ...     axis.show(0)
    """

    def __init__(self, charts: Sequence[Chart]) -> None:
        if not charts or any(chart.axis is not charts[0].axis for chart in charts):
            raise ValueError("a sheet has charts of one time axis")
        self.charts = tuple(charts)
        self.table_shown = False
        self._held = 0
        self._stale = False
        self._late: set[Chart] = set()
        self._say = charts[0].say
        self._templates = Templates(self._say)
        self.dress = ChartDress()
        self.panel = Panel(say=self._say, classes=["rk-chart-tools"])
        self.dress.on_pick(self._picked)
        self.panel.on_act(self._act)
        for number, chart in enumerate(charts):
            chart.joined(self, is_first=number == 0, is_last=number == len(charts) - 1)
        super().__init__(
            [self.panel, *(chart.figure for chart in charts), self.dress],
            # A figure that was hidden while its page became narrower keeps its old width.
            layout=ipywidgets.Layout(width="100%", overflow="clip visible"),
        )
        self.add_class("rk-sheet")
        self.refresh()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Delay drawing until the context ends, so that each chart is drawn only once."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held and self._stale:
                self.refresh()

    def refresh(self, *charts: Chart) -> None:
        """Draw the given charts again; update texts, menus and tables of all charts.

        While the sheet is held, this is delayed.
        """
        self._late.update(charts)
        if self._held:
            self._stale = True
            return
        self._stale = False
        for chart in self.charts:
            if chart in self._late:
                chart.redraw()
        self._late.clear()
        panels = [dict(chart.description()) for chart in self.charts]
        if panels != self.dress.panels:
            self.dress.panels = panels
        self.panel.html = self._templates.render("widgets/charts.html", **self._context())

    def show_table(self, shown: bool) -> None:  # noqa: FBT001  # clear by its name
        """Show tables instead of the charts, or the charts again."""
        if shown != self.table_shown:
            self.table_shown = shown
            self.refresh()
            self.panel.focus("charts-table")

    def picture(self, kind: str) -> None:
        """Have the browser save all panels as one picture.

        `kind`: "png" or "svg".
        """
        self.dress.save(kind, f"{self._file_name()}.{_PICTURES[kind]}", self._title())

    def saved(self) -> SavedPicture:
        """Return all panels as one static picture, with a summary of each."""
        figure = sheet_figure(self.charts)
        return SavedPicture(str(figure.svg()), figure.label)

    def _repr_mimebundle_(self, **options: object) -> dict[str, object]:
        return {**super()._repr_mimebundle_(**options), **self.saved().bundle()}

    def _context(self) -> dict[str, object]:
        top, choosers = 0, []
        for chart in self.charts:
            if len(chart.choices) > 1:
                choosers.append({"chart": chart, "key": chart.css_class, "top": top})
            top += chart.height
        return {
            "charts": [
                {
                    "key": chart.css_class,
                    "table": chart.table(),
                    "note": chart.note(),
                    "told": chart.described(),
                }
                for chart in self.charts
            ],
            "choosers": choosers,
            "disasters": self.charts[0].axis.disasters,
            "said": self._cell_text,
            "why": self._why,
            "table_shown": self.table_shown,
            "label": self._title(),
        }

    def _cell_text(self, cell: Cell) -> str:
        if cell is None or cell != cell:  # noqa: PLR0124  # only NaN differs from itself
            return self._say.render(message("charts-nothing"))
        if isinstance(cell, str):
            return cell
        whole = float(cell).is_integer()
        identifier = "charts-whole" if whole else "charts-decimal"
        return self._say.render(message(identifier, value=int(cell) if whole else float(cell)))

    def _why(self, row: ChartRow) -> str:
        texts = [self._cell_text(cell) for cell in row.cells]
        return self._say.render(message("charts-why", what=texts))

    def _title(self) -> str:
        return self._say.render(
            message("charts-together", names=[chart.title for chart in self.charts])
        )

    def _file_name(self) -> str:
        return re.sub(r"\W+", "-", self.charts[0].title.lower()).strip("-") or "chart"

    def _chart(self, key: object) -> Chart | None:
        return next((chart for chart in self.charts if chart.css_class == key), None)

    def _picked(self, chart: str, key: str) -> None:
        found = self._chart(chart)
        if found is not None:
            found.select(key)

    def _act(self, name: str, values: Mapping[str, object], _data: bytes | None) -> None:
        chart = self._chart(values.get("chart"))
        if name == "charts-table":
            self.show_table(not self.table_shown)
        elif name == "charts-picture" and values.get("kind") in _PICTURES:
            self.picture(str(values["kind"]))
        elif name == "charts-csv":
            for number, each in enumerate(self.charts):
                ending = f"-{number + 1}" if len(self.charts) > 1 else ""
                self.panel.download(f"{self._file_name()}{ending}.csv", "text/csv", each.csv())
        elif chart is not None and name == "charts-pick":
            chart.select(str(values.get("pick", "")))
        elif chart is not None and name == "charts-choose":
            chosen = values.get("value")
            if isinstance(chosen, str) and chosen in dict(chart.choices):
                chart.choose(chosen)
