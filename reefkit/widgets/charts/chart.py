"""What all charts have: a time that panels share, and the sheet that shows them on it.

A figure, a table, a file of its numbers, picking, and what bqplot lacks: names and drawings in a
figure, a label for it, and its picture.
"""

from __future__ import annotations

import re
import warnings
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeAlias

import anywidget
import ipywidgets  # type: ignore[import-untyped]
import numpy as np
import traitlets

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.chart_data import Band, Disaster, Fork, Picked, stand_apart
from reefkit.widgets.panel import Panel, output_of
from reefkit.widgets.templates import Templates

# ---- bqplot, imported once and quietly: its scales use a way of traitlets that is on its way out

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import bqplot as bqplot  # type: ignore[import-untyped]  # noqa: PLC0414  # given out from here


# ---- Colours and sizes of charts, after the art direction; text and dashes are in ``charts.css``

INK = "#10303D"
INK2 = "#40606C"
MIST = "#DDECEC"
FOAM = "#F2F8F7"
BAND = "#E7F4F2"
"""Every second band of time: half of the quiet fill of a current phase."""
DANGER = "#A63022"
TIDE = "#0B6477"
PAPER = "#FFFFFF"

NOMINAL_WIDTH = 484
"""Width in pixels for which margins are computed: the evidence column of a school laptop."""
LEFT, RIGHT = 146, 31
"""Margins in pixels, the same in all panels of a sheet, so that a time has one place."""
END_LABEL = 125
"""Pixels that the longest label at a line's end wants, as a rule."""
ROW = 17
"""Pixels of one bar's row in a range chart, where there is room."""
BAR = 9 / 17
"""The share of its row that a bar takes."""


# ---- Setting bqplot's models without a message when nothing changed


def put(widget: Any, **values: Any) -> bool:  # noqa: ANN401  # bqplot is untyped
    """Set those traits that differ, in one message.

    Parameters
    ----------
    widget
        A bqplot model.
    **values
        Its traits. Arrays are compared by value, undefined ones being equal.

    Returns
    -------
    bool
        Whether anything was sent.
    """
    changed = {name: value for name, value in values.items() if not _same(widget, name, value)}
    if changed:
        with widget.hold_sync():
            for name, value in changed.items():
                setattr(widget, name, value)
    return bool(changed)


def _same(widget: Any, name: str, value: object) -> bool:  # noqa: ANN401
    now = getattr(widget, name)
    if isinstance(value, np.ndarray) or isinstance(now, np.ndarray):
        if now is None or value is None:
            return now is value
        # bqplot keeps the one curve of an array of curves without its axis
        old, new = np.asarray(now).squeeze(), np.asarray(value).squeeze()
        if old.shape != new.shape or old.dtype.kind != new.dtype.kind:
            return False
        return bool(np.array_equal(old, new, equal_nan=new.dtype.kind == "f"))
    return bool(now == value)


def said_ticks(values: np.ndarray | Sequence[float], say: Catalogue) -> dict[str, Any]:
    """Return the figures of an axis as bqplot takes them: where they stand, and in words."""
    places = np.round(np.asarray(values, dtype=np.float64), 12)
    return {
        "tick_values": places,
        "tick_labels": {f"{each:.12g}": say.figure(each) for each in places},
    }


def curves(rows: list[list[float]], length: int = 2) -> np.ndarray:
    """Return curves of equal length as the array that a mark of lines takes.

    Parameters
    ----------
    rows
        One list a curve; shorter ones end by repeating their last value.
    length
        At least so many points.

    Returns
    -------
    ndarray of float64, shape (curves, points)
        With one curve of no length where there is none: bqplot cannot draw an empty array.
    """
    rows = rows or [[0.0]]
    length = max(length, *(len(row) for row in rows))
    return np.array([row + [row[-1]] * (length - len(row)) for row in rows], dtype=np.float64)


# ---- The time that all panels of a sheet share: rounds, what is still to come, disasters

# The steps of its figures: as few as say enough.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)
_MOST_STEPS = 10


class TimeAxis:
    """The horizontal axis that panels share, so that a time stands at one place in all of them.

    `now` is how far time has come, from the left end.

    Parameters
    ----------
    left
        Pixels at the left of all panels, for names and figures.
    exact
        Whether events stand at their own time: on an axis of many short steps. Else they stand just
        before the survey that followed.
    ago
        Whether times are counted back from the present, which stands at the right: millions of
        years ago. Such an axis is exact, and all of it has come.
    band_head
        What a band of time is called in tables, such as "stage"; empty: time has no bands.
    courses
        Whether things may take a second course on it.
    ends
        Pixels that the longest label at a line's end wants.

    Examples
    --------
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> axis.show(2, [Disaster(1, "coral disease", "1-coral-disease")])
    >>> [round(x, 2) for x in axis.places.values()]
    [0.92]
    >>> rocks = TimeAxis(250, "millions of years ago (Ma)", ago=True)
    >>> rocks.elapsed(250.0), rocks.elapsed(0.0)
    (0.0, 250.0)
    """

    def __init__(  # noqa: PLR0913  # what all panels share
        self,
        rounds: int,
        label: str,
        *,
        left: int = LEFT,
        exact: bool = False,
        ago: bool = False,
        band_head: str = "",
        courses: bool = False,
        ends: int = END_LABEL,
        say: Catalogue | None = None,
    ) -> None:
        if rounds < 1:
            raise ValueError("time has at least one round")
        self.rounds = rounds
        self.label = label
        self.left = left
        self.exact = exact or ago
        self.ago = ago
        self.band_head = band_head
        self.courses = courses
        self.ends = ends
        self.say = say or catalogue()
        self.now = float(rounds) if ago else 0.0
        self.disasters: tuple[Disaster, ...] = ()
        self.bands: tuple[Band, ...] = ()
        self.fork: Fork | None = None
        self.places: Mapping[str, float] = {}
        self._changed: list[Callable[[], None]] = []
        self.scale = bqplot.LinearScale(
            min=0.0, max=float(rounds), reverse=ago, allow_padding=False
        )
        self.unit = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        step = next(each for each in _STEPS if rounds <= _MOST_STEPS * each)
        self.axis = bqplot.Axis(
            scale=self.scale,
            label=label,
            grid_lines="solid",
            grid_color=MIST,
            tick_values=np.arange(0, rounds + 1, step),
            tick_format="d",
            label_offset="30px",
        )
        self._draw()
        self._place_band()

    def _draw(self) -> None:
        scales = {"x": self.scale, "y": self.unit}
        self.band = bqplot.Lines(
            scales=scales, close_path=True, fill="inside", fill_colors=[FOAM], stroke_width=0.0,
            colors=[FOAM], fill_opacities=[0.75],
            x=curves([[0.0] * 4]), y=curves([[0.0, 1.0, 1.0, 0.0]]),
        )  # fmt: skip
        # bqplot's own dashes are too long; charts.css knows disasters by this style
        self.lines = bqplot.Lines(
            scales=scales, line_style="dotted", colors=[DANGER], stroke_width=1.8,
            x=curves([]), y=curves([]),
        )  # fmt: skip
        shades = {"scales": scales, "close_path": True, "fill": "inside", "stroke_width": 0.0}
        self._shades = bqplot.Lines(
            **shades, colors=[BAND], fill_colors=[BAND], fill_opacities=[1.0], x=curves([]),
            y=curves([]),
        ) if self.band_head else None  # fmt: skip
        self._fork = bqplot.Lines(
            scales=scales, colors=[TIDE], stroke_width=2.0, x=curves([]), y=curves([]),
        ) if self.courses else None  # fmt: skip

    @property
    def ends_at(self) -> tuple[float, float]:
        """The times at its left and at its right end."""
        return (float(self.rounds), 0.0) if self.ago else (0.0, float(self.rounds))

    def elapsed(self, time: float) -> float:
        """Return how far from the left end a time stands; the same gives a time of it again."""
        return self.rounds - time if self.ago else time

    def holds(self, *times: float) -> bool:
        """Return whether times lie on the axis, none of them before the one named before it."""
        told = [0.0, *map(self.elapsed, times), float(self.rounds)]
        return all(one <= two for one, two in pairwise(told))

    @property
    def under(self) -> list[Any]:
        """The marks that lie below what a chart draws."""
        return [*([self._shades] if self._shades else []), self.band]

    @property
    def over(self) -> list[Any]:
        """The marks that lie over what a chart draws."""
        return [self.lines, *([self._fork] if self._fork else [])]

    def show(
        self,
        now: float,
        disasters: Sequence[Disaster] = (),
        *,
        bands: Sequence[Band] = (),
        fork: Fork | None = None,
    ) -> None:
        """Show how far time has come, and what befell until then.

        Parameters
        ----------
        now
            The time of the last survey, from 0 to the number of rounds. On an axis that counts back
            from the present all has come: it is 0.
        bands
            Of an axis that has a `band_head`, in their order; every second one is shaded.
        fork
            Where a second course begins, on an axis that has `courses`.

        Raises
        ------
        ValueError
            When something lies outside time, or the axis was not made for it.
        """
        if not self.holds(now) or (self.ago and now):
            raise ValueError("now lies between the beginning and the last round")
        if (bands and not self.band_head) or (fork and not self.courses):
            raise ValueError("an axis is told when it is made that it has bands or courses")
        if any(not self.holds(each.start, each.end) for each in bands):
            raise ValueError("a band lies within time")
        if fork and not self.holds(fork.time):
            raise ValueError("a course begins within time")
        wanted = (self.elapsed(float(now)), tuple(disasters), tuple(bands), fork)
        if wanted == (self.now, self.disasters, self.bands, self.fork):
            return
        self.now, self.disasters, self.bands, self.fork = wanted
        if self.exact:
            self.places = {each.key: each.time for each in self.disasters}
        else:
            self.places = stand_apart(self.disasters, self.rounds)
        xs = [[x, x] for x in self.places.values()]
        put(self.lines, x=curves(xs), y=curves([[0.0, 1.0]] * len(xs)))
        self._place_band()
        self._place_shades()
        for call in self._changed:
            call()

    def on_change(self, call: Callable[[], None]) -> None:
        """Have charts drawn again when time moved on."""
        self._changed.append(call)

    @property
    def right(self) -> int:
        """Pixels to leave free at the right, so that labels at the lines' ends have room."""
        to_come = (self.rounds - self.now) / self.rounds
        wide = NOMINAL_WIDTH - self.left
        if to_come * wide + RIGHT * (1 - to_come) >= self.ends:
            return RIGHT
        return round((self.ends - to_come * wide) / (1 - to_come))

    def top_labels(self) -> list[dict[str, object]]:
        """Return what stands above the panels: disasters of one time together, over their lines."""
        together = defaultdict(list)
        for each in self.disasters:
            if each.name:
                together[each.time].append(each)
        begins = [] if self.fork is None else [
            {"x": self.fork.time, "text": self.fork.name, "fork": True}
        ]  # fmt: skip
        return begins + [
            {
                "x": sum(self.places[each.key] for each in group) / len(group),
                "text": self.say.render(
                    message("charts-together", names=[each.name for each in group])
                ),
            }
            for group in together.values()
        ]

    def band_labels(self) -> list[dict[str, object]]:
        """Return what stands above each band."""
        return [
            {"x": each.start, "x2": each.end, "text": each.name, "short": each.short}
            for each in self.bands
        ]

    def band_at(self, time: float) -> str:
        """Return the name of the band in which a time lies: of two that meet there, the first."""
        held = (each.name for each in self.bands if self.holds(each.start, time, each.end))
        return next(held, "")

    def summary(self) -> list[Message]:
        """Return what a screen reader says of the bands and of where a second course begins."""
        said = []
        if self.bands:
            names = [
                message("charts-band", name=each.name, start=each.start, end=each.end)
                for each in self.bands
            ]
            said.append(message("charts-bands", head=self.band_head, names=names))
        if self.fork is not None:
            said.append(message("charts-fork", name=self.fork.name, time=self.fork.time))
        return said

    def picks(self) -> dict[str, Picked]:
        """Return what can be picked in any panel, by key."""
        return {
            f"disaster:{each.key}": Picked("disaster", each.key, each.time)
            for each in self.disasters
        }

    def _place_shades(self) -> None:
        if self._shades:
            shaded = [(each.start, each.end) for each in self.bands[1::2]]
            put(
                self._shades,
                x=curves([[start, start, end, end] for start, end in shaded], 4),
                y=curves([[0.0, 1.0, 1.0, 0.0]] * len(shaded), 4),
            )
        if self._fork:
            begins = [] if self.fork is None else [[self.fork.time] * 2]
            put(self._fork, x=curves(begins), y=curves([[0.0, 1.0]] * len(begins)))

    def _place_band(self) -> None:
        # Wide as nothing when time is over: a mark of no points cannot be drawn.
        start, end = self.elapsed(self.now), self.ends_at[1]
        put(self.band, x=curves([[start, start, end, end]]))


# ---- What bqplot lacks: names and drawings in a figure, a label for it, picking, and its picture

_STATIC = Path(__file__).parent.parent / "static"
_CODE = _STATIC / "charts"
_LONGEST = 200


def code(*names: str) -> str:
    """Return scripts as one module, the last of which exports it."""
    return "\n".join((_CODE / name).read_text(encoding="utf-8") for name in names)


class ChartDress(anywidget.AnyWidget):
    """Dresses the figures of one sheet, found by their CSS class.

    One model for all panels: texts are placed in the browser, which alone knows how wide they are.
    Nobody sees it; `ChartSheet` has one.
    """

    _esm = code("geometry.js", "save.js", "dress.js")
    _css = (_STATIC.parent / "css" / "5-charts.css").read_text(encoding="utf-8")
    panels: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self) -> None:
        self._calls: list[Callable[[str, str], None]] = []
        super().__init__()
        self.on_msg(self._heard)

    def on_pick(self, call: Callable[[str, str], None]) -> None:
        """Call a function with the chart's class and the key of what was picked: untrusted."""
        self._calls.append(call)

    def save(self, kind: str, name: str, label: str) -> None:
        """Have the browser save all panels as one picture."""
        self.send({"do": "picture", "kind": kind, "name": name, "label": label})

    def set_state(self, sync_data: object) -> None:
        """Take nothing: what a figure shows is the kernel's word alone."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        picked = content.get("pick") if isinstance(content, Mapping) else None
        if not isinstance(picked, list) or len(picked) != 2:
            return
        if all(isinstance(each, str) and len(each) <= _LONGEST for each in picked):
            for call in tuple(self._calls):
                call(*picked)


# ---- What all charts have: a figure on a shared time, a table, a file of numbers, and picking

Cell: TypeAlias = "str | float | None"
FIRST_LINES = (48, 48, 64, 80)
"""Pixels above the first panel: its title and tools, and up to three lines of names."""


@dataclass(frozen=True)
class ChartRow:
    """One row of a chart's table."""

    cells: tuple[Cell, ...]  #: A text, a number, or None where there is none.
    pick: str = ""  #: The key of what the row's button picks.


@dataclass(frozen=True)
class TableView:
    """A chart's equivalent for those who do not see it, or want its numbers."""

    caption: str  #: What it shows.
    heads: tuple[str, ...]  #: Of its columns.
    rows: tuple[ChartRow, ...]  #: Its rows.


class Chart(ABC):
    """A figure over a shared time; ask `widget` (or display the chart) to have it alone.

    Parameters
    ----------
    axis
        The time, shared with the other panels of a sheet.
    """

    top, bottom = 6, 6
    named = ""
    """The message of its name, where it is given none."""

    def __init__(
        self, axis: TimeAxis, *, title: str = "", height: int = 250, say: Catalogue | None = None
    ) -> None:
        self.axis = axis
        self.height = height
        self.say = say or axis.say
        self.title = title or (self.t(self.named) if self.named else "")
        self.choice = ""
        # It is found by it in the whole document, which may hold charts of other kernels.
        self.css_class = f"rk-chart-{token_hex(6)}"
        self.is_first = self.is_last = True
        self._selected: list[Callable[[Picked], None]] = []
        self._sheet: ChartSheet | None = None
        self.figure = bqplot.Figure(
            scale_x=axis.unit, scale_y=axis.unit, axes=[], marks=[], fig_margin=self._margin(),
            padding_x=0.0, padding_y=0.0, display_toolbar=False, animation_duration=0,
            # The page says how much taller its window is than a laptop's (5-charts.css).
            layout=ipywidgets.Layout(
                width="100%", height=f"calc({height}px * var(--rk-taller, 1))", min_width="0"
            ),
        )  # fmt: skip
        self.figure.add_class("rk-chart").add_class(self.css_class)
        axis.on_change(self.refresh)

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
    def table(self) -> TableView:
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
        return write_csv(table.heads, (row.cells for row in table.rows), self.say)

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
            "xs": list(self.axis.ends_at),
            "top": self.axis.top_labels() if self.is_first else [],
            "bands": self.axis.band_labels() if self.is_first else [],
            "picks": picks + disasters,
            **self.dress(),
        }

    def refresh(self) -> None:
        """Draw again, once the sheet is held no more; nothing is sent where nothing changed."""
        keys = [key for key, _ in self.choices]
        if self.choice not in keys:
            self.choice = keys[0] if keys else ""
        if self._sheet is None:
            self.redraw()
        else:
            self._sheet.refresh(self)

    def redraw(self) -> None:
        """Bring the figure to what the chart shows."""
        self._lay_out()
        self.draw()

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
            self._sheet = ChartSheet([self])
        return self._sheet

    def _repr_mimebundle_(self, **options: object) -> object:
        return output_of(self.widget, catalogue(), **options)  # what IPython asks for

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


# ---- Panels under one another on one time, with their choices, tables and files

_PICTURES = {"png": "png", "svg": "svg"}


class ChartSheet(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """Charts under one another that share their time.

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
            # a figure that was not seen since its page became narrower is as wide as it was
            layout=ipywidgets.Layout(width="100%", overflow="clip visible"),
        )
        self.add_class("rk-sheet")
        self.refresh()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Draw each chart and what stands round them once, when all were told what to show."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held and self._stale:
                self.refresh()

    def refresh(self, *charts: Chart) -> None:
        """Draw charts again, and bring texts, choices and tables to what all of them show."""
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

    def show_table(self, shown: bool) -> None:  # noqa: FBT001  # what a switch is set to
        """Show tables in the place of the charts, or the charts again."""
        if shown != self.table_shown:
            self.table_shown = shown
            self.refresh()
            self.panel.focus("charts-table")

    def picture(self, kind: str) -> None:
        """Have the browser save all panels as one picture."""
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
            "table_shown": self.table_shown,
            "label": self._title(),
        }

    def _said(self, cell: Cell) -> str:
        if cell is None or cell != cell:  # noqa: PLR0124  # NaN alone differs from itself
            return self._say.render(message("charts-nothing"))
        if isinstance(cell, str):
            return cell
        whole = float(cell).is_integer()
        identifier = "charts-whole" if whole else "charts-decimal"
        return self._say.render(message(identifier, value=int(cell) if whole else float(cell)))

    def _why(self, row: ChartRow) -> str:
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
