"""Working out a graph: from choices and a dataset to axes, marks and statistics, without pixels.

Functions here have no side effects. Marks are arrays in the units of their axes. Rows whose dots
could not be distinguished are drawn as one dot, with a note.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from reefkit.data_lab.categories import MOST_COLOURS, MOST_PANELS, Category, categories
from reefkit.data_lab.choices import Condition, GraphChoices, GraphKind
from reefkit.data_lab.dataset import Dataset, Variable
from reefkit.data_lab.graph_kinds import kind_of, kinds_for, summaries_for
from reefkit.data_lab.row_filter import concern, rows_of
from reefkit.ecology.students_t import t_quantile
from reefkit.text import Message, message
from reefkit.widgets.figure import nice_step


class Summary(NamedTuple):
    """Statistics of a group's values; NaN if there are too few."""

    rows: int  #: Number of values.
    mean: float
    median: float
    low: float  #: Lower end of the 95 % interval of the mean, by Student's t.
    high: float  #: Upper end.


class Fit(NamedTuple):
    """A least-squares line; NaN if there are fewer than two points, or all have the same x."""

    rows: int
    slope: float
    intercept: float
    explained: float  #: Share of y's variance that the line explains (R²); NaN if all y are equal.


def summarise(values: np.ndarray) -> Summary:
    r"""Return the mean of values, its 95 % interval, and their median.

    The interval is :math:`\bar y \pm t_{0.975, n-1}\, s / \sqrt n` (Student 1908, Biometrika
    6:1-25). It assumes independent values; those of one reef in successive years are not. Values
    that are not finite are left out; a single value has no interval (NaN).

    Examples
    --------
    >>> found = summarise(np.array([2.0, 4.0, 9.0]))
    >>> found.mean, found.median, round(found.high - found.mean, 2)
    (5.0, 4.0, 8.96)
    """
    values = values[np.isfinite(values)]
    if not len(values):
        return Summary(0, math.nan, math.nan, math.nan, math.nan)
    mean, half = float(values.mean()), math.nan
    if len(values) > 1:
        half = t_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Summary(len(values), mean, float(np.median(values)), mean - half, mean + half)


def fit(x: np.ndarray, y: np.ndarray) -> Fit:
    """Return the least-squares line through points.

    Examples
    --------
    >>> fit(np.array([0.0, 1.0, 2.0]), np.array([1.0, 3.0, 5.0]))
    Fit(rows=3, slope=2.0, intercept=1.0, explained=1.0)
    """
    whole = np.isfinite(x) & np.isfinite(y)
    x, y = x[whole], y[whole]
    if len(x) < 2 or np.ptp(x) == 0:
        return Fit(len(x), math.nan, math.nan, math.nan)
    from_x, from_y = x - x.mean(), y - y.mean()
    slope = float(from_x @ from_y / (from_x @ from_x))
    spread = float(from_y @ from_y)
    explained = slope**2 * float(from_x @ from_x) / spread if spread else math.nan
    return Fit(len(x), slope, float(y.mean() - slope * x.mean()), min(explained, 1.0))


MOST_DOTS = 1_500
"""Most dots of one graph, if a grid of `_GRIDS` allows: more would hide each other, and take a
browser longer than 100 ms."""
MOST_POINTS = 400
"""Most points of one line: about one for each pixel of a graph's width."""
MOST_LABELS = 40
"""Most labels of an axis: of more, only the most frequent are shown; ranges are all shown, without
names."""
MOST_RANGES = 1_000
"""Most ranges of one graph: of more, every second, third … is drawn."""
_GRIDS = (4_000, 300, 220, 160, 120, 90, 65, 45, 30)
"""Cells across a graph; a cell has one dot of each category. The finest grid with at most
`MOST_DOTS` dots is used, or else the coarsest."""

Shape: TypeAlias = Literal["dots", "line", "boxes", "strokes"]
Role: TypeAlias = Literal["data", "outlier", "mean", "median", "interval", "fit"]


@dataclass(frozen=True)
class GraphAxis:
    """One axis: numbers from low to high, or labels at 0, 1, 2 and so on."""

    name: str = ""  #: The column; empty if the axis counts rows or has no column.
    low: float = 0.0
    high: float = 1.0
    labels: tuple[str, ...] | None = None
    backwards: bool = False  #: Whether it runs from high to low.
    variable: Variable | None = None
    is_named: bool = True  #: Whether there is room for its labels.


def _none() -> np.ndarray:
    return np.empty(0, dtype=np.intp)


@dataclass(frozen=True, eq=False)
class Marks:
    """The marks of one category in one panel.

    Attributes
    ----------
    places
        Coordinates, one mark per column. For dots and a line: x and y. For boxes: left, bottom,
        right, top. For strokes: x and y of the start, then of the end. A third or fourth value of
        NaN is the upper end of its axis.
    rows
        The dataset's row of each dot, point of a line or stroke of a range; the first one if a mark
        stands for several. Empty for other marks.
    counts
        Number of rows of each dot; empty for other marks.
    faint
        Whether they show the rows that are not selected.
    """

    shape: Shape
    places: np.ndarray
    panel: int = 0
    category: int = 0
    role: Role = "data"
    rows: np.ndarray = field(default_factory=_none)
    counts: np.ndarray = field(default_factory=_none)
    faint: bool = False


class SummaryRow(NamedTuple):
    """Statistics of one category, in one panel, at one label of the axis."""

    panel: int
    category: int
    label: str  #: Empty unless the axis has labels.
    sums: Summary
    line: Fit | None = None  #: None if it was not asked for.


@dataclass(frozen=True)
class WorkedGraph:
    """A graph worked out."""

    dataset: Dataset
    choices: GraphChoices
    kind: GraphKind | None = None  #: None: no column is on an axis yet.
    kinds: tuple[GraphKind, ...] = ()
    x: GraphAxis = GraphAxis()
    y: GraphAxis = GraphAxis()
    marks: tuple[Marks, ...] = ()
    categories: tuple[Category, ...] = ()
    panels: tuple[Category, ...] = ()
    hidden: tuple[bool, ...] = ()  #: Whether each category is filtered out.
    notes: tuple[Message, ...] = ()
    summaries: tuple[SummaryRow, ...] = ()
    shown: int = 0  #: Number of rows that the filters let through and that can be drawn.
    selected: int | None = None  #: Number of selected rows of these; None without a selection.
    #: Columns without a value in some of the rows that the filters let through, and in how many.
    missing: tuple[tuple[str, int], ...] = ()
    #: Axis, ``x`` or ``y``, with the positions of bars, boxes, bins, or dots at labels; else empty.
    along: str = ""
    up: str = ""  #: Axis with the values of these marks; empty if they are counts of rows.
    edges: tuple[float, ...] = ()  #: Edges of a histogram's bins.
    slots: tuple[tuple[float, float], ...] = ()  #: Offset and width of each category at a label.
    #: For dots: left and lower end, width, height, and number of cells across the grid in which a
    #: cell has one dot per category; None if even the coarsest has more than `MOST_DOTS`.
    grid: tuple[float, float, float, float, int] | None = None

    @property
    def mixes_sums(self) -> bool:
        """Whether several categories' statistics overlap, so that each needs a colour."""
        return len(self.categories) > 1 and self.kind not in {"bars", "box"}


def work_out(
    dataset: Dataset,
    choices: GraphChoices,
    filters: Sequence[Condition] = (),
    selected: Sequence[Condition] = (),
) -> WorkedGraph:
    """Work out a graph; it has no marks if no column is on an axis, or no row is shown.

    Parameters
    ----------
    filters
        Conditions that all rows shown must meet; those about other datasets are ignored
        (`row_filter.concern`).
    selected
        Conditions of the rows to emphasise; all rows are drawn faint below them. Conditions about
        other datasets are ignored.
    """
    return _GraphBuilder(dataset, choices, filters, selected).done()


class _GraphBuilder:
    """The working out of one graph."""

    def __init__(
        self,
        dataset: Dataset,
        choices: GraphChoices,
        filters: Sequence[Condition],
        selected: Sequence[Condition],
    ) -> None:
        self.data, self.choices, self.filters = dataset, choices, filters
        self.kind = kind_of(dataset, choices)
        self.x, self.y = dataset.variable(choices.x), dataset.variable(choices.y)
        colour = choices.colour
        if self.kind == "bars" and self._counts_two and not colour:
            colour = choices.y  # rows are counted along x, coloured by y
        self.of_category, self.categories = categories(dataset, colour, MOST_COLOURS)
        self.of_panel, self.panels = categories(dataset, choices.panel, MOST_PANELS)
        through = rows_of(dataset, filters)
        whole = self._whole(through, colour, choices.panel)
        shown = through & (self.of_category >= 0) & (self.of_panel >= 0)
        self.rows = np.flatnonzero(shown)
        self.selection = concern(dataset, selected)
        self.chosen = self.rows
        if self.selection:
            self.chosen = self.rows[rows_of(dataset, self.selection)[self.rows]]
        self.shown, self.selected = int(whole[self.rows].sum()), int(whole[self.chosen].sum())
        self.notes: dict[str, Message] = {}
        self.grid: tuple[float, float, float, float, int] | None = None

    def _whole(self, through: np.ndarray, colour: str, panel: str) -> np.ndarray:
        """Return whether rows have all measured values drawn; count those without in `missing`."""
        names = [each.name for each in (self.x, self.y) if each and each.is_measured]
        if self.kind == "ranges":
            names = ["first", "last"]
        without = {each: ~np.isfinite(self.data.numbers(each)) for each in names}
        for name, of in ((colour, self.of_category), (panel, self.of_panel)):
            without[name] = without.get(name, np.zeros(len(of), dtype=bool)) | (of < 0)
        self.missing = {
            name: count for name, rows in without.items() if (count := int((rows & through).sum()))
        }
        whole: np.ndarray = ~np.logical_or.reduce(list(without.values()))
        return whole

    @property
    def _counts_two(self) -> bool:
        return bool(self.x and self.y and not self.x.is_measured and not self.y.is_measured)

    def done(self) -> WorkedGraph:
        found = WorkedGraph(
            self.data,
            self.choices,
            self.kind,
            kinds_for(self.data, self.choices),
            categories=self.categories,
            panels=self.panels,
            hidden=tuple(each.exclusion in self.filters for each in self.categories),
            shown=self.shown,
            selected=self.selected if self.selection else None,
            missing=tuple(self.missing.items()),
        )
        if self.kind is None or not len(self.rows):
            return found
        draw: dict[GraphKind, Callable[[np.ndarray], list[Marks]]] = {
            "dots": self._dots,
            "line": self._line,
            "bars": self._bars,
            "histogram": self._histogram,
            "box": self._boxes,
            "ranges": self._ranges,
        }
        marks = []
        if self.selection:
            marks += [replace(each, faint=True) for each in draw[self.kind](self.rows)]
        marks += draw[self.kind](self.chosen)
        summed, strokes = self._summed(self.chosen)
        x, y = self._axes(marks)
        return replace(
            found, x=x, y=y, marks=(*marks, *strokes), notes=tuple(self.notes.values()),
            summaries=tuple(summed), along=self._side(self.along), up=self._side(self.up),
            edges=tuple(self.edges.tolist()) if self.kind == "histogram" else (),
            slots=tuple(map(self._slot, range(len(self.categories)))), grid=self.grid,
        )  # fmt: skip

    def _side(self, variable: Variable | None) -> str:
        if (
            variable is None
            or self.kind in {"line", "ranges"}
            or not (self._by_label or self.kind != "dots")
        ):
            return ""
        return "x" if variable is self.x else "y"

    # ---- positions of rows

    @cached_property
    def along(self) -> Variable | None:
        """The column on whose axis marks are placed: labels or time rather than measured values."""
        if self.kind == "histogram":
            return self.x or self.y
        if self.kind == "box":
            return next((e for e in (self.x, self.y) if e and not e.is_measured), None)
        if self._counts_two or self.x is None or self.y is None:
            return self.x or self.y
        return self.y if self.x.is_measured and not self.y.is_measured else self.x

    @cached_property
    def up(self) -> Variable | None:
        """The column whose values marks show; None if they show counts of rows."""
        if self.kind == "histogram" or self._counts_two:
            return None
        both = [each for each in (self.x, self.y) if each and each is not self.along]
        return both[0] if both else None

    @property
    def upright(self) -> bool:
        """Whether values go up the y axis, rather than along the x axis."""
        return self.along is self.x if self.along else self.y is not None

    @cached_property
    def kept(self) -> dict[str, tuple[str, ...]]:
        """The labels on the axes, by column: those of the rows shown, at most `MOST_LABELS`."""
        found = {}
        for each in (self.x, self.y):
            if each is None or each.is_measured:
                continue
            codes, labels = self.data.codes(each.name)
            common = np.bincount(codes[self.rows], minlength=len(labels))
            there = np.flatnonzero(common)
            if len(there) > MOST_LABELS and self.kind != "ranges":
                there = np.sort(np.argsort(-common, kind="stable")[:MOST_LABELS])
                self._note("labels", most=MOST_LABELS, all=int((common > 0).sum()))
            found[each.name] = tuple(labels[at] for at in there)
        return found

    def places(self, variable: Variable | None) -> np.ndarray:
        """Return each row's position on an axis: its value, or the index of its label, or NaN."""
        if variable is None:
            return np.zeros(len(self.data))
        if variable.is_measured:
            return self.data.numbers(variable.name)
        codes, labels = self.data.codes(variable.name)
        order = {label: at for at, label in enumerate(self.kept[variable.name])}
        found: np.ndarray = np.array([order.get(label, np.nan) for label in labels])[codes]
        return found

    def _pieces(self, rows: np.ndarray) -> Iterator[tuple[int, int, np.ndarray]]:
        if not len(rows):
            return
        key = self.of_panel[rows] * len(self.categories) + self.of_category[rows]
        order = np.argsort(key, kind="stable")
        found, starts = np.unique(key[order], return_index=True)
        for one, part in zip(found, np.split(rows[order], starts[1:]), strict=True):
            panel, category = divmod(int(one), len(self.categories))
            yield panel, category, part

    def _note(self, name: str, **values: object) -> None:
        self.notes[name] = message(f"data-note-{name}", **values)

    # ---- dots and lines

    def _dots(self, rows: np.ndarray) -> list[Marks]:
        x, y = self.places(self.x), self.places(self.y)
        rows = rows[np.isfinite(x[rows]) & np.isfinite(y[rows])]
        if not len(rows):
            return []
        first, counts = self._apart(rows, x[rows], y[rows])
        if len(first) < len(rows):
            name = "overlap" if self.grid and self.grid[4] == _GRIDS[0] else "thinned"
            self._note(name, rows=len(rows), dots=len(first))
        by_row = dict(zip(first.tolist(), counts.tolist(), strict=True))
        return [
            Marks(
                "dots", np.array([x[part], y[part]]), panel, category, rows=part,
                counts=np.array([by_row[row] for row in part.tolist()]),
            )
            for panel, category, part in self._pieces(first)
        ]  # fmt: skip

    def _apart(
        self, rows: np.ndarray, x: np.ndarray, y: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Return one row per visibly distinct place and category, and how many rows share it."""
        whose = self.of_panel[rows] * len(self.categories) + self.of_category[rows]
        wide, high = np.ptp(x) or 1.0, np.ptp(y) or 1.0

        def cells(grid: int) -> np.ndarray:
            across = np.minimum(((x - x.min()) / wide * grid).astype(np.int64), grid - 1)
            # 0.6: a graph is less high than wide.
            down = np.minimum(((y - y.min()) / high * grid * 0.6).astype(np.int64), grid - 1)
            found: np.ndarray = (whose * grid + across) * grid + down
            return found

        def is_few(grid: int) -> bool:
            return len(rows) <= MOST_DOTS or len(np.unique(cells(grid))) <= MOST_DOTS

        # Coarser grids have fewer cells: the finest one with few enough is found by bisection.
        grid = _GRIDS[min(bisect_left(_GRIDS, x=True, key=is_few), len(_GRIDS) - 1)]
        _, at, counts = np.unique(cells(grid), return_index=True, return_counts=True)
        if len(at) <= MOST_DOTS:
            self.grid = (float(x.min()), float(y.min()), float(wide), float(high), grid)
        return rows[at], counts

    def _line(self, rows: np.ndarray) -> list[Marks]:
        x, y = self.places(self.x), self.places(self.y)
        found = []
        for panel, category, part in self._pieces(rows):
            part = part[np.isfinite(x[part]) & np.isfinite(y[part])]  # noqa: PLW2901
            if not len(part):
                continue
            times, first, at, counts = np.unique(
                x[part], return_index=True, return_inverse=True, return_counts=True
            )
            places, stands_for = np.array([times, np.bincount(at, y[part]) / counts]), part[first]
            if len(times) < len(part):
                self._note("means")
            if len(times) > MOST_POINTS:
                kept = extremes(places[1])
                places, stands_for = places[:, kept], stands_for[kept]
                self._note("line", points=len(times), drawn=len(kept))
            found.append(Marks("line", places, panel, category, rows=stands_for))
        return found

    # ---- bars, bins, boxes

    def _bars(self, rows: np.ndarray) -> list[Marks]:
        along = self.places(self.along)
        values = self.places(self.up) if self.up else np.ones(len(self.data))
        self._note("bar-means" if self.up else "bar-counts")
        found = []
        for panel, category, part in self._pieces(rows):
            part = part[np.isfinite(along[part]) & np.isfinite(values[part])]  # noqa: PLW2901
            if not len(part):
                continue
            at, which, counts = np.unique(along[part], return_inverse=True, return_counts=True)
            high = np.bincount(which, values[part]) / (counts if self.up else 1)
            left, wide = self._slot(category)
            low = np.zeros_like(high)
            boxes = np.array([at + left, np.minimum(low, high), at + left + wide,
                              np.maximum(low, high)])  # fmt: skip
            found.append(self._oriented(Marks("boxes", boxes, panel, category)))
        return found

    def _slot(self, category: int) -> tuple[float, float]:
        if self.choices.colour and self.along and self.choices.colour == self.along.name:
            return -0.4, 0.8  # the label is the category: its bar takes the whole width
        wide = 0.8 / len(self.categories)
        return -0.4 + category * wide, wide

    def _oriented(self, marks: Marks) -> Marks:
        if self.upright:
            return marks
        order = [1, 0, 3, 2] if len(marks.places) == 4 else [1, 0]
        return replace(marks, places=marks.places[order])

    @cached_property
    def edges(self) -> np.ndarray:
        values = self.places(self.along)[self.rows]
        return bin_edges(values[np.isfinite(values)])

    def _histogram(self, rows: np.ndarray) -> list[Marks]:
        values = self.places(self.along)
        floor: dict[int, np.ndarray] = {}
        found = []
        for panel, category, part in self._pieces(rows):
            numbers = values[part]
            high, _ = np.histogram(numbers[np.isfinite(numbers)], self.edges)
            low = floor.get(panel, np.zeros_like(high))
            floor[panel] = low + high
            some = high > 0
            places = np.array(
                [self.edges[:-1][some], low[some], self.edges[1:][some], (low + high)[some]]
            )
            found.append(self._oriented(Marks("boxes", places, panel, category)))
        if len(self.categories) > 1:
            self._note("stacked")
        return found

    def _boxes(self, rows: np.ndarray) -> list[Marks]:
        along, values = self.places(self.along), self.places(self.up)
        self._note("box")
        found = []
        for panel, category, part in self._pieces(rows):
            part = part[np.isfinite(along[part]) & np.isfinite(values[part])]  # noqa: PLW2901
            left, wide = self._slot(category)
            for at in np.unique(along[part]):
                mine = part[along[part] == at]
                drawn = _box(at + left, wide, values[mine], mine)
                found += [replace(self._oriented(e), panel=panel, category=category) for e in drawn]
        return _together(found)

    # ---- ranges

    @cached_property
    def ranks(self) -> np.ndarray:
        """Each row's place in the chart of ranges, from 0 by first appearance; NaN if not drawn."""
        first, last = self.data.numbers("first"), self.data.numbers("last")
        sign = -1 if self.x and self.x.backwards else 1
        if reversed_ := int((sign * first > sign * last)[self.rows].sum()):
            self._note("reversed", rows=reversed_)
        there = self.rows[np.isfinite(first[self.rows]) & np.isfinite(last[self.rows])]
        order = there[np.lexsort((sign * last[there], sign * first[there]))]
        of = same_range(self.data)
        same = self.data.frame.groupby(of, dropna=False).ngroup().to_numpy()[order] if of else order
        _, begins, places = np.unique(same, return_index=True, return_inverse=True)
        of_range = begins.argsort().argsort()[places]
        step = max(1, int(np.ceil(len(begins) / MOST_RANGES)))
        if step > 1:
            self._note("ranges", rows=len(begins), step=step)
        ranks = np.full(len(self.data), np.nan)
        ranks[order] = np.where(of_range % step, np.nan, of_range // step)
        return ranks

    def _ranges(self, rows: np.ndarray) -> list[Marks]:
        first, last = self.data.numbers("first"), self.data.numbers("last")
        found = []
        for panel, category, part in self._pieces(rows[np.isfinite(self.ranks[rows])]):
            places = np.array([first[part], self.ranks[part], last[part], self.ranks[part]])
            found.append(Marks("strokes", places, panel, category, rows=part))
        return found

    # ---- axes

    def _axes(self, marks: Sequence[Marks]) -> tuple[GraphAxis, GraphAxis]:
        x, y = self._axis(self.x, 0, marks), self._axis(self.y, 1, marks)
        turned = self.choices.turned
        backwards = bool(self.x and self.x.backwards) != turned
        if self.kind == "ranges":
            names = self._range_names()
            top = max(1, len(names))
            y = GraphAxis(
                self.choices.y, -0.6, top - 0.4, names, backwards=True,
                is_named=len(names) <= MOST_LABELS,
            )  # fmt: skip
        return replace(x, backwards=backwards), y

    def _range_names(self) -> tuple[str, ...]:
        _, order = np.unique(self.ranks[there := np.isfinite(self.ranks)], return_index=True)
        order = np.flatnonzero(there)[order]
        if self.y is None:
            return ("",) * len(order)
        codes, labels = self.data.codes(self.y.name)
        return tuple(labels[code] for code in codes[order])

    def _axis(self, variable: Variable | None, side: int, marks: Sequence[Marks]) -> GraphAxis:
        name = variable.name if variable else ""
        counted = self.kind == "bars" and self._counts_two and side == 1
        if variable and not variable.is_measured and not counted:
            labels = self.kept[name]
            # The first label of a vertical axis is at the top, in reading order.
            backwards = side == 1
            return GraphAxis(name, -0.6, len(labels) - 0.4, labels, backwards, variable)
        if variable is None and (self.kind in {"dots", "line"} or self.kind == "box"):
            return GraphAxis("", -0.6, 0.6, ("",))
        ends = [each.places[at] for each in marks for at in range(side, len(each.places), 2)]
        values = np.concatenate([each[np.isfinite(each)] for each in ends] or [np.zeros(0)])
        if not len(values):
            values = np.array([0.0, 1.0])
        from_zero = variable is None or counted or variable.kind == "number"
        low, high = _rounded(float(values.min()), float(values.max()), from_zero=from_zero)
        if variable and variable.backwards:
            low = max(0.0, low)  # nothing is younger than today
        if counted:
            variable = None
        return GraphAxis(variable.name if variable else "", low, high, variable=variable)

    # ---- statistics

    def _summed(self, rows: np.ndarray) -> tuple[list[SummaryRow], list[Marks]]:
        wanted = set(self.choices.summaries) & set(summaries_for(self.data, self.choices))
        if not wanted:
            return [], []
        along = self.along if self.kind in {"bars", "box"} or self._by_label else None
        values_of = next(e for e in (self.y, self.x) if e and e.is_measured and e is not along)
        places, values = self.places(along), self.places(values_of)
        other = self.places(self.x)
        summed: list[SummaryRow] = []
        strokes: list[Marks] = []
        whole = (
            np.isfinite(values) & np.isfinite(places) & (along is not None or np.isfinite(other))
        )
        for panel, category, part in self._pieces(rows[whole[rows]]):
            line = fit(other[part], values[part]) if "fit" in wanted else None
            for at in np.unique(places[part]):
                mine = part[places[part] == at]
                label = self.kept[along.name][int(at)] if along and not along.is_measured else ""
                row = SummaryRow(panel, category, label, summarise(values[mine]), line)
                summed.append(row)
                labelled = along is not None or self.kind == "box"
                ends = self._ends(at, category, other[mine], labelled=labelled)
                upright = values_of is self.y
                strokes += _strokes(row, wanted, ends, upright=upright)
            if line is not None and np.isfinite(line.slope):
                ends = (np.nanmin(other[part]), np.nanmax(other[part]))
                on = [line.intercept + line.slope * each for each in ends]
                place = np.array([[ends[0]], [on[0]], [ends[1]], [on[1]]])
                strokes.append(Marks("strokes", place, panel, category, "fit"))
        return summed, _together(strokes)

    @property
    def _by_label(self) -> bool:
        both = self.x and self.y and self.x.is_measured != self.y.is_measured
        return bool(self.kind == "dots" and both)

    def _ends(
        self, at: float, category: int, other: np.ndarray, *, labelled: bool
    ) -> tuple[float, float]:
        if labelled:
            left, wide = (-0.3, 0.6) if self.kind == "dots" else self._slot(category)
            return at + left, at + left + wide
        if self.kind == "histogram":
            return 0.0, float("nan")  # through the whole height
        finite = other[np.isfinite(other)]
        return (float(finite.min()), float(finite.max())) if len(finite) else (0.0, 1.0)


def _strokes(
    row: SummaryRow, wanted: Collection[str], ends: tuple[float, float], *, upright: bool
) -> Iterator[Marks]:
    values: tuple[tuple[Role, float], ...] = (
        ("mean", row.sums.mean),
        ("median", row.sums.median),
    )
    for role, value in values:
        if role in wanted and np.isfinite(value):
            place = np.array([[ends[0]], [value], [ends[1]], [value]])
            place = place if upright else place[[1, 0, 3, 2]]
            yield Marks("strokes", place, row.panel, row.category, role)
    if "interval" in wanted and np.isfinite(row.sums.low):
        place = np.array([[ends[0]], [row.sums.low], [ends[1]], [row.sums.high]])
        place = place if upright else place[[1, 0, 3, 2]]
        yield Marks("boxes", place, row.panel, row.category, "interval")


def _together(marks: Sequence[Marks]) -> list[Marks]:
    found: dict[tuple[object, ...], list[Marks]] = {}
    for each in marks:
        found.setdefault((each.shape, each.panel, each.category, each.role), []).append(each)
    return [
        replace(
            group[0],
            places=np.concatenate([each.places for each in group], axis=1),
            rows=np.concatenate([each.rows for each in group]),
            counts=np.concatenate([each.counts for each in group]),
        )
        for group in found.values()
    ]


def _box(left: float, wide: float, values: np.ndarray, rows: np.ndarray) -> list[Marks]:
    """Return a Tukey box plot: whiskers reach the last values within 1.5 box heights of the box."""
    low, middle, high = np.quantile(values, [0.25, 0.5, 0.75])
    reach = 1.5 * (high - low)
    inside = (values >= low - reach) & (values <= high + reach)
    least, most = values[inside].min(), values[inside].max()
    centre, right = left + wide / 2, left + wide
    strokes = np.array(
        [[left, centre, centre], [middle, least, high], [right, centre, centre],
         [middle, low, most]]
    )  # fmt: skip
    gap = wide * 0.08
    found = [
        Marks("boxes", np.array([[left + gap], [low], [right - gap], [high]])),
        Marks("strokes", strokes),
    ]
    if not inside.all():
        spots = np.array([np.full((~inside).sum(), centre), values[~inside]])
        ones = np.ones(spots.shape[1], dtype=np.intp)
        found.append(Marks("dots", spots, role="outlier", rows=rows[~inside], counts=ones))
    return found


def extremes(values: np.ndarray) -> np.ndarray:
    """Return the indices of the least and largest value of each of `MOST_POINTS` / 2 stretches.

    Of at most `MOST_POINTS` values all are kept.
    """
    if len(values) <= MOST_POINTS:
        return np.arange(len(values))
    stretches = np.array_split(np.arange(len(values)), MOST_POINTS // 2)
    ends = [part[[values[part].argmin(), values[part].argmax()]] for part in stretches]
    return np.unique(np.concatenate(ends))


def bin_edges(values: np.ndarray) -> np.ndarray:
    """Return the edges of a histogram's bins.

    Integers that span at most 40 get a bin each, with the integer in its middle. Other values get
    about √n bins, from 5 to 40, with a round step; the outer edges contain all values.

    Examples
    --------
    >>> bin_edges(np.array([1, 2, 2, 3])).tolist()
    [0.5, 1.5, 2.5, 3.5]
    >>> bin_edges(np.linspace(0, 1, 30)).tolist()
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    if not len(values):
        return np.array([0.0, 1.0])
    low, high = float(values.min()), float(values.max())
    if high - low <= 40 and (values == np.round(values)).all():
        return np.arange(low - 0.5, high + 1.0)
    wanted = float(np.clip(np.sqrt(len(values)), 5, 40))
    step = nice_step(max((high - low) / wanted, 1e-9 * max(abs(low), abs(high))))
    first = np.floor(low / step)
    count = max(1, int(np.ceil(high / step - first)))
    digits = int(3 - np.floor(np.log10(step)))
    edges: np.ndarray = np.round(step * (first + np.arange(count + 1)), min(300, digits))
    edges[0], edges[-1] = min(edges[0], low), max(edges[-1], high)
    return edges


def _rounded(low: float, high: float, *, from_zero: bool) -> tuple[float, float]:
    room = (high - low) * 0.04 or abs(high) * 0.1 or 1.0
    near = 0 <= low <= 0.5 * high and (from_zero or high == 0)
    below = 0.0 if near else low - room
    above = 0.0 if from_zero and high == 0 and low < 0 else high + room
    return below, above


def same_range(data: Dataset) -> list[str]:
    """Return the columns in which the rows of one range with gaps agree; none if it has no gaps."""
    names = [each for each in data.frame.columns if each not in {"first", "last", "ending"}]
    return names if names and bool(data.frame.duplicated(names).any()) else []
