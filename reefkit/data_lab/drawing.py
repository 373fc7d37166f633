"""Drawing a worked graph: one figure per panel, sized by the page, or one small figure of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from markupsafe import Markup

from reefkit.data_lab.categories import Category
from reefkit.data_lab.choices import ExplorerChoices
from reefkit.data_lab.dataset import Dataset, decimal_years, label_name, title, unit, with_unit
from reefkit.data_lab.graph import GraphAxis, Marks, WorkedGraph, work_out
from reefkit.data_lab.graph_words import GraphNames, described, spot
from reefkit.data_lab.row_filter import concern
from reefkit.data_lab.series import SERIES, series
from reefkit.text import Catalogue, message
from reefkit.widgets.art import art
from reefkit.widgets.figure import (
    Axes,
    Figure,
    LinearScale,
    Look,
    Point,
    filled,
    nice_step,
    ticks_between,
)
from reefkit.widgets.text_metrics import LETTER, estimated_width, wrapped


class CategoryLook(NamedTuple):
    """How a category is drawn."""

    colour: str
    marker: str  #: Name of the marker in `PATHS`.

    @property
    def path(self) -> str:
        """The marker as an SVG path centred on 0, about 12 pixels wide."""
        return PATHS[self.marker]


PATHS = {
    "circle": "M-5.5,0a5.5,5.5 0 1,0 11,0a5.5,5.5 0 1,0 -11,0",
    "triangle": "M0,-6L6,5H-6Z",
    "square": "M-5,-5H5V5H-5Z",
    "diamond": "M0,-7L5,0L0,7L-5,0Z",
    "plus": "M-6,-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z",
    "moon": "M2.8,-6.7A7,7 0 1,0 6.6,3.6A6.3,6.3 0 0,1 2.8,-6.7Z",
    "cross": "M0,-3l3,-3l3,3l-3,3l3,3l-3,3l-3,-3l-3,3l-3,-3l3,-3l-3,-3l3,-3z",
}
LAST = CategoryLook("#10303D", "cross")
REST = CategoryLook("#7C8F96", "circle")
FAINT = "#B4C3C6"
_MEANS = {"mean": ("ink", ""), "median": ("ink", "6 4"), "fit": ("plum", "")}
_AMONG_CURVES = {"mean": "6 4", "median": "7 3 2 3"}
"""Dashes of means and medians in their category's colour, which distinguish them from its curve."""

_DOT = 46.0
"""Area of a dot for one row, in square pixels."""
_LARGEST_DOT = 230.0
"""Area of the largest dot; areas grow with the square root of the number of rows."""
_MARKER = 0.095
"""Scale of a marker's path for an area of about 1 square pixel."""
_LABEL_ROOM = 150.0
"""Most pixels for labels at the left; longer ones are shortened."""
_TICK = 78
"""Pixels of an axis per tick, in a large graph."""
SMALL = 11.5
"""Font size of a small graph in pixels; a figure with this size is drawn as a small graph."""
_ORDER = {"data": 1, "outlier": 1, "interval": 2, "fit": 3, "mean": 3, "median": 3}
"""Order in which marks are drawn, by role; faint ones are drawn first."""


def look(categories: tuple[Category, ...], number: int) -> CategoryLook:
    """Return the look of a category: a player has the colour and sign of their seat."""
    category = categories[number]
    if category.is_rest:
        return REST
    found = looks()
    return found[(number if category.seat is None else category.seat) % len(found)]


def looks() -> tuple[CategoryLook, ...]:
    """Return the looks of categories in order: those of the seats, and one more."""
    return (*(CategoryLook(each.colour, each.shape) for each in art().palette.seats), LAST)


def panel_figures(graph: WorkedGraph, size: Point, say: Catalogue) -> list[tuple[int, Figure]]:
    """Draw a figure for each panel that has marks.

    Parameters
    ----------
    size
        Width and height of a figure in pixels.
    """
    found = []
    for panel in shown_panels(graph):
        told = described(graph, names_of(graph, panel, say), panel, say)
        figure = Figure(*size, f"{summary(graph, say)}. {told.short}")
        axes = _draw_panel(figure, graph, panel, (0, 0, *size), say)
        figure.step_through(told, partial(spot, axes, graph))
        found.append((panel, figure))
    return found


def graph_svg(graph: WorkedGraph, say: Catalogue, wide: float = 440, high: float = 230) -> Markup:
    """Draw a graph small, with its legend, as the explorer draws it.

    Parameters
    ----------
    wide, high
        Width of the graph, and height of a row of one or two panels, in pixels.
    """
    panels = shown_panels(graph)
    across = min(2, len(panels)) or 1
    figure = Figure(wide, 0, summary(graph, say), size=SMALL)
    top = _draw_legend(figure, graph, say)
    for number, panel in enumerate(panels):
        left, above = number % across * wide / across, top + number // across * high
        _draw_panel(figure, graph, panel, (left, above, wide / across, high), say)
    figure.height = top + high * -(-len(panels) // across)
    return figure.svg("rk-small-graph")


def pinned_svg(
    chosen: ExplorerChoices, tables: Callable[[str], Sequence[Dataset]], say: Catalogue
) -> Markup:
    """Draw the graph of a pin small (`pins.of_pin`); empty if it cannot be drawn again.

    Parameters
    ----------
    tables
        Returns the datasets among which to look for a key; not called for a real series.
    """
    graph = chosen.graphs[0]
    found = [series(graph.dataset)] if graph.dataset in SERIES else tables(graph.dataset)
    data = next((each for each in found if each.id == graph.dataset), None)
    lacks = [] if data is None else [e for e in chosen.filters if not concern(data, [e])]
    if data is None or any(data.shared(each.column) for each in lacks):
        return Markup()  # a filter for values missing here would be ignored: another graph
    worked = work_out(data, graph, chosen.filters, chosen.selected)
    return graph_svg(worked, say) if worked.marks else Markup()


def summary(graph: WorkedGraph, say: Catalogue) -> str:
    names = [axis_title(graph, each, say) for each in (graph.x, graph.y)]
    kind = message(f"data-kind-{graph.kind}")
    told = message("data-summary", kind=kind, names=[n for n in names if n], rows=graph.shown)
    return "; ".join([say.render(told), *without_values(graph, say)])


def names_of(graph: WorkedGraph, panel: int, say: Catalogue) -> GraphNames:
    """Return the names of a panel, its axes, categories and labels, for its description."""
    title_ = panel_title(graph, panel, say) or say.render(graph.dataset.title)
    labels = [
        tuple(label_name(graph.dataset, axis.name, each, say) for each in axis.labels or ())
        for axis in (graph.x, graph.y)
    ]
    categories = [category_name(graph, each, say) for each in graph.categories]
    return GraphNames(
        title_, axis_title(graph, graph.x, say), axis_title(graph, graph.y, say),
        categories if len(categories) > 1 else [""], *labels,
    )  # fmt: skip


def without_values(graph: WorkedGraph, say: Catalogue) -> list[str]:
    """Return how many rows have no value of each column that is drawn."""
    named = [(title(graph.dataset, name, say), rows) for name, rows in graph.missing]
    return [say.render(message("data-missing", column=name, rows=rows)) for name, rows in named]


def axis_title(graph: WorkedGraph, axis: GraphAxis, say: Catalogue) -> str:
    if axis.name:
        return with_unit(graph.dataset, axis.name, say)
    return say.render(message("data-count")) if axis.labels is None else ""


def panel_title(graph: WorkedGraph, panel: int, say: Catalogue) -> str:
    return category_name(graph, graph.panels[panel], say) if graph.choices.panel else ""


def shown_panels(graph: WorkedGraph) -> list[int]:
    return [at for at in range(len(graph.panels)) if any(m.panel == at for m in graph.marks)]


def ticks(graph: WorkedGraph, axis: GraphAxis, most: float, say: Catalogue) -> dict[float, str]:
    """Return the texts along an axis by position: about `most` numbers, or all labels."""
    if axis.labels is not None:
        if not axis.is_named:
            return {}
        names = [
            label_name(graph.dataset, axis.name, each, say) if each else each
            for each in axis.labels
        ]
        cut = [(wrapped(each, _LABEL_ROOM, 1) or ("",))[0] for each in names]
        return dict(zip(map(float, range(len(cut))), cut, strict=True))
    if axis.variable and graph.dataset.is_date(axis.name):
        return date_ticks(axis.low, axis.high, most)
    step = nice_step((axis.high - axis.low) / max(2.0, most))
    counts = axis.variable and unit(graph.dataset, axis.name, say) == ""
    if counts and graph.dataset.frame[axis.name].dtype.kind in "iu":
        step = max(step, 1.0)  # counts have no fractions
    return {each: say.figure(each) for each in ticks_between(axis.low, axis.high, step)}


def date_ticks(low: float, high: float, most: float) -> dict[float, str]:
    """Return about `most` round dates between two times in years, by their times in years.

    Examples
    --------
    >>> list(date_ticks(2021.1, 2021.4, 4).values())
    ['2021-03', '2021-04', '2021-05']
    """
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # slow, and only for dates

    start, end = (
        np.datetime64(int(each // 1) - 1970, "Y").astype("M8[D]") + int(each % 1 * 365)
        for each in (low, high)
    )
    dates = np.zeros(0)
    for step, unit_ in _DATE_STEPS:
        first = start.astype(f"M8[{unit_}]").astype(int)
        last = end.astype(f"M8[{unit_}]").astype(int)
        dates = np.arange(first - first % step, last + 1, step).astype(f"M8[{unit_}]")
        if len(dates) <= max(3.0, most):
            break
    times = decimal_years(pd.Series(dates.astype("M8[s]")))
    found = zip(times.tolist(), dates.astype(str).tolist(), strict=True)
    return {time: text for time, text in found if low <= time <= high}


_DATE_STEPS = [
    *((step, "D") for step in (1, 2, 7, 14)),
    *((step, "M") for step in (1, 2, 3, 6)),
    *((step * 10**power, "Y") for power in range(4) for step in (1, 2, 5)),
]
"""Distances between dates on an axis: days, months and years."""


def category_name(graph: WorkedGraph, category: Category, say: Catalogue) -> str:
    if category.is_rest:
        return say.render(message("data-rest", count=len(category.exclusion.texts)))
    if category.exclusion.low is not None:  # a number, or an interval
        return "–".join(say.figure(float(each), 15) for each in category.label.split("–"))
    column = graph.dataset.shared(category.exclusion.column)
    return label_name(graph.dataset, column.name if column else "", category.label, say)


def _wide(text: str, figure: Figure) -> float:
    return estimated_width(text, bold=False) * figure.size / LETTER


def _draw_legend(figure: Figure, graph: WorkedGraph, say: Catalogue) -> float:
    if len(graph.categories) < 2:
        return 0.0
    x, y = 8.0, 10.0
    for number, each in enumerate(graph.categories):
        name, of = category_name(graph, each, say), look(graph.categories, number)
        room = _wide(name, figure) + 30
        if graph.hidden[number]:
            continue
        if x > 8 and x + room > figure.width:
            x, y = 8.0, y + 16
        figure.marker(of.path, (x, y), 0.8, filled(of.colour))
        figure.text((x + 9, y + 4), name)
        x += room
    return y + 8


def _draw_panel(
    figure: Figure,
    graph: WorkedGraph,
    panel: int,
    box: tuple[float, float, float, float],
    say: Catalogue,
) -> Axes:
    left, top, wide, high = box
    small = figure.size == SMALL
    beside, below = (26, 38) if small else (44, 52)
    up = ticks(graph, graph.y, high / (48 if small else _TICK), say)
    start = left + max((_wide(each, figure) for each in up.values()), default=8) + beside
    end, title = left + wide - 16, panel_title(graph, panel, say)
    along = ticks(graph, graph.x, (end - start) / (52 if small else _TICK), say)
    widest = max((_wide(each, figure) for each in along.values()), default=0)
    tilted = graph.x.labels is not None and widest * len(along) > end - start
    floor = top + high - below - (0.72 * widest if tilted else 0)
    x = LinearScale(graph.x.low, graph.x.high, start, end)
    y = LinearScale(graph.y.low, graph.y.high, floor, top + (30 if title else 10))
    axes = Axes(figure, _turned(x, graph.x), _turned(y, graph.y))
    figure.box((start, floor), (end, y.end), {"class": "rk-explore-plot", "fill": "none"})
    if title:
        figure.text(((start + end) / 2, top + 19), title, ("middle", "strong"))
    axes.along(along, None if tilted else along.__getitem__, "" if graph.x.labels else "mist")
    for at, name in along.items() if tilted else ():
        turn = f"translate({axes.x(at):.5g} {floor + 14:.5g}) rotate(-45)"
        figure.draw("text", {"transform": turn, "text-anchor": "end"}, name)
    axes.up(up, up.__getitem__, "" if graph.y.labels else "mist")
    middle = ((start + end) / 2, top + high - 8)
    figure.text(middle, axis_title(graph, graph.x, say), ("middle", "ink2"))
    turn = f"translate({left + 14:.5g} {(floor + y.end) / 2:.5g}) rotate(-90)"
    upright: Look = {"transform": turn, "text-anchor": "middle", "fill": "#40606C"}
    figure.draw("text", upright, axis_title(graph, graph.y, say))
    mine = (each for each in graph.marks if each.panel == panel and each.places.size)
    for each in sorted(mine, key=lambda one: 0 if one.faint else _ORDER[one.role]):
        _draw_marks(axes, graph, each)
    return axes


def _turned(scale: LinearScale, axis: GraphAxis) -> LinearScale:
    return scale._replace(start=scale.end, end=scale.start) if axis.backwards else scale


def _draw_marks(axes: Axes, graph: WorkedGraph, marks: Marks) -> None:
    of = look(graph.categories, marks.category)
    of = of._replace(colour=FAINT) if marks.faint else of
    if marks.shape in {"dots", "line"}:
        _draw_spots(axes, marks, of)
        return
    left, low, right, high = marks.places
    right = np.where(np.isfinite(right), right, graph.x.high)
    high = np.where(np.isfinite(high), high, graph.y.high)
    places = np.array([left, low, right, high]).T
    ends = [(axes.at(*each[:2]), axes.at(*each[2:])) for each in places]
    if marks.shape == "strokes":
        _draw_strokes(axes, graph, marks, of, ends)
        return
    clear, mixed = marks.role == "interval", graph.mixes_sums  # they overlap
    ink = "ink" if clear and not mixed else of.colour
    width, opacity = (1.6, 0.05) if clear and mixed else (0.8, 0.18) if clear else (1.0, 0.75)
    for one, two in ends:
        axes.figure.box(one, two, filled(ink, ink, width) | {"fill-opacity": opacity})


def _draw_spots(axes: Axes, marks: Marks, of: CategoryLook) -> None:
    spots = [axes.at(*each) for each in marks.places.T]
    if marks.shape == "line":
        axes.figure.line(spots, of.colour, 2.2)
        sizes, drawn = [36.0] * (len(spots) if len(spots) <= 60 else 0), filled(of.colour)
    else:
        sizes = np.minimum(_DOT * np.sqrt(marks.counts), _LARGEST_DOT).tolist()
        drawn = filled(of.colour, "paper", 0.7) | {"opacity": 0.7 if marks.faint else 0.85}
    for at, size in zip(spots, sizes, strict=False):
        axes.figure.marker(of.path, at, _MARKER * size**0.5, drawn)


def _draw_strokes(
    axes: Axes,
    graph: WorkedGraph,
    marks: Marks,
    of: CategoryLook,
    ends: Sequence[tuple[Point, Point]],
) -> None:
    data, boxes = marks.role == "data", graph.kind == "box"
    together = graph.mixes_sums and not data
    ink, dashes = _MEANS.get(marks.role, ("ink" if boxes and not marks.faint else of.colour, ""))
    if together:
        ink, dashes = of.colour, _AMONG_CURVES.get(marks.role, dashes)
    # Lines of ranges fill the height: the more ranges, the thinner.
    thick = float(np.clip(200 / (graph.y.high - graph.y.low), 1.2, 9.0))
    width = 2.6 if not data else 1.6 if boxes else thick
    # Lines of equal means hide each other: each category has its marker at another place on them.
    share = (marks.category + 0.5) / len(graph.categories)
    for (x, y), (to_x, to_y) in ends:
        axes.figure.line([(x, y), (to_x, to_y)], ink, width, dashes)
        for at in (0, share, 1) if together else ():
            spot = (x + at * (to_x - x), y + at * (to_y - y))
            axes.figure.marker(of.path, spot, _MARKER * 8, filled(of.colour))
