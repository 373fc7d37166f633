"""Panels under one another on one time, with their choices, tables and files."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]

from reefkit.text import message
from reefkit.widgets.charts.dress import ChartDress
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reefkit.widgets.charts.chart import Cell, Chart, Row

_PICTURES = {"png": "png", "svg": "svg"}


class ChartSheet(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """Charts under one another that share their time.

    Parameters
    ----------
    charts
        From above; all of one `TimeAxis`.

    Raises
    ------
    ValueError
        When the charts are none, or do not share their time.

    Examples
    --------
    >>> from reefkit.widgets.charts import ChartSheet, DiversityChart, RangeChart, TimeAxis
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> sheet = ChartSheet([RangeChart(axis, height=250), DiversityChart(axis, height=110)])
    >>> with sheet.hold():  # both charts are drawn, and what stands round them is sent once
    ...     axis.show(0)
    """

    def __init__(self, charts: Sequence[Chart]) -> None:
        if not charts or any(chart.axis is not charts[0].axis for chart in charts):
            raise ValueError("a sheet has charts of one time axis")
        self.charts = tuple(charts)
        self.table_shown = False
        self._held = 0
        self.covered = ""
        self._stale = False
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
            layout=ipywidgets.Layout(width="100%", overflow="visible"),
        )
        self.add_class("rk-sheet")
        self.refresh()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send what stands round the charts once, when all of them were told what to show."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held and self._stale:
                self.refresh()

    def refresh(self) -> None:
        """Bring texts, choices and tables to what the charts show."""
        if self._held:
            self._stale = True
            return
        self._stale = False
        panels = [dict(chart.description()) for chart in self.charts]
        if panels != self.dress.panels:
            self.dress.panels = panels
        self.panel.html = self._templates.render("widgets/charts.html", **self._context())

    def cover(self, asked: str = "") -> None:
        """Lay a card over the charts until the reader has drawn what they would show.

        Nothing of what is covered is in the browser.

        Parameters
        ----------
        asked
            A sentence that says what is to be drawn.
        """
        self._cover(asked or self._say.render(message("charts-draw-first")))

    def uncover(self) -> None:
        """Take the card away."""
        self._cover("")

    def _cover(self, asked: str) -> None:
        self.covered = asked
        with self.hold():
            for chart in self.charts:
                chart.covered = bool(asked)
                chart.refresh()

    def show_table(self, shown: bool) -> None:  # noqa: FBT001  # what a switch is set to
        """Show tables in the place of the charts, or the charts again."""
        if shown != self.table_shown:
            self.table_shown = shown
            self.refresh()
            self.panel.focus("charts-table")

    def picture(self, kind: str) -> None:
        """Have the browser save all panels as one picture.

        Parameters
        ----------
        kind
            ``png`` or ``svg``.
        """
        self.dress.save(kind, f"{self._file_name()}.{_PICTURES[kind]}", self._title())

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
                }
                for chart in self.charts
            ],
            "choosers": choosers,
            "disasters": self.charts[0].axis.disasters,
            "said": self._said,
            "why": self._why,
            "table_shown": self.table_shown and not self.covered,
            "covered": self.covered,
            "height": sum(chart.height for chart in self.charts),
            "label": self._title(),
        }

    def _said(self, cell: Cell) -> str:
        """Say a cell: a text, a number to three digits, or a dash where nothing is."""
        if cell is None or cell != cell:  # noqa: PLR0124  # NaN alone differs from itself
            return self._say.render(message("charts-nothing"))
        if isinstance(cell, str):
            return cell
        whole = float(cell).is_integer()
        identifier = "charts-whole" if whole else "charts-decimal"
        return self._say.render(message(identifier, value=int(cell) if whole else float(cell)))

    def _why(self, row: Row) -> str:
        """Name a row's button: the whole row, for it asks of that."""
        told = [self._said(cell) for cell in row.cells]
        return self._say.render(message("charts-why", what=told))

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
        """Do what a reader asked for in the tools; whatever makes no sense is passed over."""
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
