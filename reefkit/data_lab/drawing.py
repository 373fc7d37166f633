"""A worked graph as figures of bqplot, one a panel, sized by the page; and small, as SVG."""

from __future__ import annotations

from secrets import token_hex
from typing import Any, NamedTuple

import ipywidgets  # type: ignore[import-untyped]
import numpy as np

from reefkit.data_lab.categories import Category
from reefkit.data_lab.dataset import label_name, unit, with_unit
from reefkit.data_lab.graph import GraphAxis, Marks, WorkedGraph
from reefkit.text import Catalogue, message
from reefkit.widgets.charts.chart_style import INK, INK2, MIST, PAPER, bqplot, put, said_ticks
from reefkit.widgets.figure import nice_step
from reefkit.widgets.panel import frame
from reefkit.widgets.text_metrics import estimated_width, wrapped


class Look(NamedTuple):
    """How a category is drawn."""

    colour: str
    marker: str  #: As bqplot calls it.

    @property
    def path(self) -> str:
        """The marker as an SVG path centred on 0, 12 pixels wide."""
        return PATHS[self.marker]


PATHS = {
    "circle": "M-5.5,0a5.5,5.5 0 1,0 11,0a5.5,5.5 0 1,0 -11,0",
    "triangle-up": "M0,-6L6,5H-6Z",
    "square": "M-5,-5H5V5H-5Z",
    "diamond": "M0,-7L5,0L0,7L-5,0Z",
    "cross": "M-6,-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z",
    "triangle-down": "M0,6L6,-5H-6Z",
    "plus": "M-6,-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z",
}

LOOKS = (
    Look("#0B6477", "circle"),
    Look("#A23C17", "triangle-up"),
    Look("#8271D5", "square"),
    Look("#A87A00", "diamond"),
    Look("#0E8C77", "cross"),
    Look("#D6487B", "triangle-down"),
    Look("#10303D", "plus"),
)
REST = Look("#7C8F96", "circle")
FAINT = "#B4C3C6"
_MEANS = {"mean": (INK, "solid"), "median": (INK, "dashed"), "fit": ("#6B2346", "solid")}
_AMONG_CURVES = {"mean": "dashed", "median": "dash_dotted"}
"""How lines that have their group's colour are told from its curve."""

_DOT = 46.0
"""The area of a dot of one row, in square pixels."""
_LARGEST_DOT = 230.0
_LABEL_ROOM = 150.0
"""Pixels that labels at the left may take; longer ones end with dots."""
_TICK = 78
"""Pixels of an axis for each of its figures."""


def look(categories: tuple[Category, ...], number: int) -> Look:
    return REST if categories[number].is_rest else LOOKS[number % len(LOOKS)]


class GraphFigures:
    """The figures of one graph: they are stored, and told what changed alone.

    Attributes
    ----------
    box
        What shows them.
    """

    def __init__(self, say: Catalogue) -> None:
        self.say = say
        self.key = f"rk-explore-{token_hex(6)}"
        self.box = frame("rk-explore-figures", self.key)
        self.wide = 600  # told by the browser, for how many figures an axis has room
        self._panels: list[_PanelFigure] = []

    def show(self, graph: WorkedGraph) -> list[dict[str, str]]:
        shown = shown_panels(graph)
        while len(self._panels) < len(shown):
            self._panels.append(_PanelFigure(f"{self.key}-{len(self._panels)}"))
        figures = []
        for each, panel in zip(self._panels, shown, strict=False):
            title = panel_title(graph, panel, self.say)
            each.show(graph, panel, title, self)
            what = summary(graph, self.say)
            label = (
                self.say.render(message("data-figure", title=title, what=what)) if title else what
            )
            figures.append({"chart": each.css_class, "panel": str(panel), "label": label})
        children = tuple(each.figure for each in self._panels[: len(shown)])
        if self.box.children != children:
            self.box.children = children
        return figures


def summary(graph: WorkedGraph, say: Catalogue) -> str:
    names = [axis_title(graph, each, say) for each in (graph.x, graph.y)]
    kind = message(f"data-kind-{graph.kind}")
    return say.render(
        message("data-summary", kind=kind, names=[n for n in names if n], rows=graph.shown)
    )


def axis_title(graph: WorkedGraph, axis: GraphAxis, say: Catalogue) -> str:
    if axis.name:
        return with_unit(graph.dataset, axis.name, say)
    return say.render(message("data-count")) if axis.labels is None else ""


def panel_title(graph: WorkedGraph, panel: int, say: Catalogue) -> str:
    return category_name(graph, graph.panels[panel], say) if graph.choices.panel else ""


def shown_panels(graph: WorkedGraph) -> list[int]:
    return [at for at in range(len(graph.panels)) if any(m.panel == at for m in graph.marks)]


def ticks(graph: WorkedGraph, axis: GraphAxis, room: float, say: Catalogue) -> dict[str, Any]:
    if axis.labels is not None:
        places = np.arange(len(axis.labels), dtype=np.float64)
        if not axis.is_named:
            return {"tick_values": np.array([]), "tick_labels": {}}
        names = [label_name(graph.dataset, axis.name, each, say) for each in axis.labels]
        if axis.labels == ("",):
            names = [""]
        cut = [(wrapped(each, _LABEL_ROOM, 1) or ("",))[0] for each in names]
        labels = {str(at): each for at, each in enumerate(cut)}
        return {"tick_values": places, "tick_labels": labels}
    step = nice_step((axis.high - axis.low) / max(2.0, room / _TICK))
    if axis.variable and unit(graph.dataset, axis.name, say) == "":
        step = max(step, 1.0) if _is_whole(graph, axis) else step
    first = np.ceil(axis.low / step - 1e-9)
    return said_ticks(np.arange(first, axis.high / step + 1e-9) * step, say)


def _is_whole(graph: WorkedGraph, axis: GraphAxis) -> bool:
    return bool(graph.dataset.frame[axis.name].dtype.kind in "iu")


def category_name(graph: WorkedGraph, category: Category, say: Catalogue) -> str:
    if category.is_rest:
        return say.render(message("data-rest", count=len(category.condition.texts)))
    if category.condition.low is not None:  # a number, or a step from one to another
        return "–".join(say.figure(float(each)) for each in category.label.split("–"))
    column = graph.dataset.shared(category.condition.column)
    return label_name(graph.dataset, column.name if column else "", category.label, say)


class _PanelFigure:
    """One figure, and the marks that it has had so far: a mark that is used again costs less."""

    def __init__(self, css_class: str) -> None:
        self.css_class = css_class
        self.x, self.y = bqplot.LinearScale(), bqplot.LinearScale()
        self.size = bqplot.LinearScale(min=0.0, max=_LARGEST_DOT)
        axis = {"grid_color": MIST, "label_color": INK2, "color": INK2}
        self.along = bqplot.Axis(scale=self.x, label_offset="34px", **axis)
        self.up = bqplot.Axis(scale=self.y, side="left", **axis)
        self.figure = bqplot.Figure(
            axes=[self.along, self.up], marks=[], animation_duration=0, display_toolbar=False,
            padding_x=0.0, padding_y=0.0, title_style={"font-size": "14px", "font-weight": "700"},
            layout=ipywidgets.Layout(width="100%", height="100%", min_width="0"),
        )  # fmt: skip
        self.figure.add_class("rk-chart").add_class("rk-explore-figure").add_class(css_class)
        self._pool: dict[str, list[Any]] = {"dots": [], "line": [], "boxes": [], "strokes": []}

    def show(self, graph: WorkedGraph, panel: int, title: str, of: GraphFigures) -> None:
        used = dict.fromkeys(self._pool, 0)
        marks = []
        for each in sorted((m for m in graph.marks if m.panel == panel), key=order):
            if not each.places.size:
                continue
            pool, at = self._pool[each.shape], used[each.shape]
            used[each.shape] += 1
            if at == len(pool):
                pool.append(self._new(each.shape))
            put(pool[at], **mark_values(graph, each))
            marks.append(pool[at])
        self._scales(graph)
        self._axes(graph, title, of)
        if self.figure.marks != marks:
            self.figure.marks = marks

    def _scales(self, graph: WorkedGraph) -> None:
        for scale, axis in ((self.x, graph.x), (self.y, graph.y)):
            put(scale, min=axis.low, max=axis.high, reverse=axis.backwards)

    def _axes(self, graph: WorkedGraph, title: str, of: GraphFigures) -> None:
        few = 1 if len(graph.panels) == 1 else 2
        along = ticks(graph, graph.x, of.wide / few, of.say)
        up = ticks(graph, graph.y, 260 / few, of.say)
        labels = up["tick_labels"].values()
        left = max((estimated_width(each, bold=False) for each in labels), default=8) + 44
        names = [] if graph.x.labels is None else list(along["tick_labels"].values())
        widest = max((estimated_width(each, bold=False) for each in names), default=0)
        tilted = bool(names) and widest * len(names) > of.wide / few - left - 10
        below = 52 + (0.72 * widest if tilted else 0)
        grid = "solid" if graph.x.labels is None else "none"
        put(self.along, label=axis_title(graph, graph.x, of.say), tick_format="~g",
            grid_lines=grid, tick_rotate=-45 if tilted else 0, label_offset=f"{below - 16:.0f}px",
            tick_style={"text-anchor": "end" if tilted else "middle"}, **along)  # fmt: skip
        put(self.up, label=axis_title(graph, graph.y, of.say), tick_format="~g",
            grid_lines="solid" if graph.y.labels is None else "none",
            label_offset=f"{left - 16:.0f}px", **up)  # fmt: skip
        margin = {"left": round(left), "right": 16, "top": 30 if title else 10,
                  "bottom": round(below)}  # fmt: skip
        put(self.figure, title=title, fig_margin=margin)

    def _new(self, shape: str) -> Any:  # noqa: ANN401  # bqplot is untyped
        scales = {"x": self.x, "y": self.y}
        if shape == "dots":
            return bqplot.Scatter(
                scales={**scales, "size": self.size}, x=np.zeros(1), y=np.zeros(1),
                default_size=int(_LARGEST_DOT), stroke=PAPER, stroke_width=0.7,
            )  # fmt: skip
        if shape == "boxes":
            return bqplot.Lines(
                scales=scales, x=np.zeros((1, 4)), y=np.zeros((1, 4)), close_path=True,
                fill="inside",
            )  # fmt: skip
        return bqplot.Lines(scales=scales, x=np.zeros((1, 2)), y=np.zeros((1, 2)))


def mark_values(graph: WorkedGraph, marks: Marks) -> dict[str, Any]:
    colour, marker = look(graph.categories, marks.category)
    colour = FAINT if marks.faint else colour
    x, y = marks.places[:2]
    if marks.shape == "dots":
        size = np.minimum(_DOT * np.sqrt(marks.counts), _LARGEST_DOT)
        return {"x": x, "y": y, "size": size, "colors": [colour], "marker": marker,
                "opacities": [0.7 if marks.faint else 0.85]}  # fmt: skip
    if marks.shape == "line":
        return {"x": x, "y": y, "colors": [colour], "stroke_width": 2.2,
                "marker": marker if len(x) <= 60 else None, "marker_size": 36}  # fmt: skip
    left, low, right, high = marks.places
    right, high = _whole_height(graph, right, high)
    if marks.shape == "boxes":
        clear, count = marks.role == "interval", len(left)
        mixed = clear and graph.mixes_sums  # they lie upon one another
        ink = INK if clear and not mixed else colour
        return {
            "x": np.array([left, right, right, left]).T,
            "y": np.array([low, low, high, high]).T,
            "colors": [ink] * count, "stroke_width": 1.6 if mixed else 0.8 if clear else 1.0,
            "fill_colors": [ink] * count,
            "fill_opacities": [0.05 if mixed else 0.18 if clear else 0.75] * count,
        }  # fmt: skip
    ink, style = _MEANS.get(marks.role, (colour, "solid"))
    if marks.role == "data" and graph.kind == "box" and not marks.faint:
        ink = INK
    wide = 2.6 if marks.role != "data" else 1.6 if graph.kind == "box" else _thick(graph)
    values = {"line_style": style, "stroke_width": wide, "marker_size": 64}
    if marks.role == "data" or not graph.mixes_sums:
        return {"x": np.array([left, right]).T, "y": np.array([low, high]).T, "colors": [ink],
                "marker": None, **values}  # fmt: skip
    # Equal means lie upon one another: each has its marker at a place of its own.
    share = (marks.category + 0.5) / len(graph.categories)
    x, y = ([a, a + share * (b - a), b] for a, b in ((left, right), (low, high)))
    values["line_style"] = _AMONG_CURVES.get(marks.role, style)
    return {"x": np.array(x).T, "y": np.array(y).T, "colors": [colour], "marker": marker, **values}


def _whole_height(
    graph: WorkedGraph, right: np.ndarray, high: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    return (
        np.where(np.isfinite(right), right, graph.x.high),
        np.where(np.isfinite(high), high, graph.y.high),
    )


def _thick(graph: WorkedGraph) -> float:
    return float(np.clip(200 / (graph.y.high - graph.y.low), 1.2, 9.0))


def order(marks: Marks) -> int:
    roles = {"data": 1, "outlier": 1, "interval": 2, "fit": 3, "mean": 3, "median": 3}
    return 0 if marks.faint else roles[marks.role]
