"""What all charts have: a figure on a shared time, a table, a file of numbers, and picking."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias

import ipywidgets  # type: ignore[import-untyped]

from reefkit.text import Message, message
from reefkit.widgets.charts.library import bqplot
from reefkit.widgets.charts.numbers import as_csv

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reefkit.text import Catalogue
    from reefkit.widgets.charts.data import Picked
    from reefkit.widgets.charts.sheet import ChartSheet
    from reefkit.widgets.charts.time_axis import TimeAxis

Cell: TypeAlias = "str | float | None"
_numbers = count(1)
FIRST_LINES = (48, 48, 64, 80)
"""Pixels above the first panel: its title and tools, and up to three lines of names."""


@dataclass(frozen=True)
class Row:
    """One row of a chart's table.

    Parameters
    ----------
    cells
        A text, a number, or None where there is none.
    pick
        The key of what the row's button picks.
    """

    cells: tuple[Cell, ...]
    pick: str = ""


@dataclass(frozen=True)
class Table:
    """A chart's equivalent for those who do not see it, or want its numbers.

    Parameters
    ----------
    caption
        What it shows.
    heads
        Of its columns.
    rows
        Its rows.
    """

    caption: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]


class Chart(ABC):
    """A figure over a shared time; ask `widget` (or display the chart) to have it alone.

    Parameters
    ----------
    axis
        The time, shared with the other panels of a sheet.
    title
        The chart's name.
    height
        Of the figure, in pixels.
    say
        The catalogue of the reader's language.
    """

    top, bottom = 6, 6

    def __init__(
        self, axis: TimeAxis, *, title: str, height: int, say: Catalogue | None = None
    ) -> None:
        self.axis = axis
        self.title = title
        self.height = height
        self.say = say or axis.say
        self.choice = ""
        self.css_class = f"rk-chart-{next(_numbers)}"
        self.is_first = self.is_last = True
        self.covered = False
        self._selected: list[Callable[[Picked], None]] = []
        self._sheet: ChartSheet | None = None
        self.figure = bqplot.Figure(
            scale_x=axis.unit, scale_y=axis.unit, axes=[], marks=[], fig_margin=self._margin(),
            padding_x=0.0, padding_y=0.0, display_toolbar=False, animation_duration=0,
            layout=ipywidgets.Layout(width="100%", height=f"{height}px", min_width="0"),
        )  # fmt: skip
        self.figure.add_class("rk-chart").add_class(self.css_class)
        axis.on_change(self._time_moved)

    # ------------------------------------------------------------------ what each chart is
    @property
    @abstractmethod
    def choices(self) -> Sequence[tuple[str, str]]:
        """What can be chosen to be shown: keys and names."""

    @property
    def chooser(self) -> str:
        """What the choice is called."""
        return self.t("charts-choice")

    @abstractmethod
    def draw(self) -> None:
        """Bring bqplot's models to what is shown now."""

    @abstractmethod
    def table(self) -> Table:
        """Return the chart as a table."""

    @abstractmethod
    def picks(self) -> dict[str, tuple[Picked, float, float]]:
        """Return what can be picked, by key: what is told, and where it stands."""

    @abstractmethod
    def dress(self) -> Mapping[str, Any]:
        """Return the texts and drawings over the figure, in the words of ``dress.js``."""

    @abstractmethod
    def summary(self) -> Message:
        """Return what a screen reader says of the figure."""

    def note(self) -> str:
        """Return a sentence that the figure needs beside it, or nothing."""
        return ""

    # ------------------------------------------------------------------ what all charts do
    def t(self, identifier: str, /, **values: object) -> str:
        """Say a message."""
        return self.say.render(message(identifier, **values))

    def choose(self, key: str) -> None:
        """Show another choice.

        Parameters
        ----------
        key
            One of `choices`; any other is refused.

        Raises
        ------
        KeyError
            When there is no such choice.
        """
        if key not in dict(self.choices):
            raise KeyError(key)
        if key != self.choice:
            self.choice = key
            self.refresh()

    def on_select(self, call: Callable[[Picked], None]) -> None:
        """Call a function with what a reader picks, in the figure or in the table."""
        self._selected.append(call)

    def select(self, key: str) -> None:
        """Pick as a reader does.

        Parameters
        ----------
        key
            A key of `picks` or of a disaster. Untrusted: whatever is not there picks nothing.
        """
        picked = self.axis.picks().get(key)
        if picked is None:
            with suppress(KeyError):
                picked = self.picks()[key][0]
        if picked is not None:
            for call in tuple(self._selected):
                call(picked)

    def csv(self) -> bytes:
        """Return the numbers behind the chart as a CSV file, UTF-8, for any spreadsheet."""
        table = self.table()
        return as_csv([table.heads, *(row.cells for row in table.rows)])

    def description(self) -> Mapping[str, Any]:
        """Return all that ``dress.js`` wants to know of this panel."""
        places = self.axis.places
        disasters = [
            {"key": f"disaster:{key}", "x": x, "y": None} for key, x in places.items()
        ]  # fmt: skip
        picks = [{"key": key, "x": x, "y": y} for key, (_, x, y) in self.picks().items()]
        return {
            "chart": self.css_class,
            "title": self.title,
            "first": self.is_first,
            "label": " ".join(
                self.say.render(each) for each in (self.summary(), *self.axis.summary())
            ),
            "xs": [0.0, float(self.axis.rounds)],
            "top": self.axis.top_labels() if self.is_first else [],
            "bands": self.axis.band_labels() if self.is_first else [],
            "picks": picks + disasters,
            **self.dress(),
        }

    def refresh(self) -> None:
        """Draw again; nothing is sent where nothing changed."""
        keys = [key for key, _ in self.choices]
        if self.choice not in keys:
            self.choice = keys[0] if keys else ""
        self._lay_out()
        self.draw()
        if self._sheet is not None:
            self._sheet.refresh()

    def joined(self, sheet: ChartSheet, *, is_first: bool, is_last: bool) -> None:
        """Take a place in a sheet."""
        self._sheet, self.is_first, self.is_last = sheet, is_first, is_last
        if not is_last:
            self.figure.add_class("rk-chart-upper")
        self._lay_out()

    @property
    def widget(self) -> ChartSheet:
        """The sheet that shows this chart; one for itself, if nobody made one."""
        if self._sheet is None:
            from reefkit.widgets.charts.sheet import ChartSheet  # noqa: PLC0415  # it imports us

            self._sheet = ChartSheet([self])
        return self._sheet

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.widget._repr_mimebundle_(**options)  # what IPython asks for

    def _time_moved(self) -> None:
        self.refresh()

    def _margin(self) -> dict[str, int]:
        lines = min(len(self.axis.top_labels()), 2) + bool(self.axis.bands)
        named = FIRST_LINES[lines]
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
