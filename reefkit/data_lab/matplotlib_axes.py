"""A worked graph on axes of matplotlib: the marks, colours and ticks that the explorer draws."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from reefkit.data_lab.drawing import axis_title, category_name, look, ticks
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.data_lab.graph import GraphAxis, Marks, WorkedGraph
    from reefkit.text import Catalogue

MARKERS = {
    "circle": "o", "triangle": "^", "square": "s", "diamond": "D", "plus": "P", "moon": "p",
    "cross": "X",
}  # fmt: skip
_MOST_TICKS = 7
_MOST_MARKED = 60
"""Most points of a line that are drawn with a sign."""
_DOT = 30.0
"""Area of a dot for one row, in square points."""


def new_axes() -> Any:  # noqa: ANN401  # matplotlib may be missing, so its types are too
    """Return the axes of a new figure.

    Raises
    ------
    Rejection
        If matplotlib is not installed.
    """
    try:
        return import_module("matplotlib.pyplot").subplots(layout="constrained")[1]
    except ImportError as error:
        raise reject("no-matplotlib") from error


def draw(graph: WorkedGraph, ax: Any, say: Catalogue) -> None:  # noqa: ANN401  # as above
    """Draw a graph without panels; data are in the units of its columns."""
    named: set[int] = set()
    for marks in graph.marks:
        label = category_name(graph, graph.categories[marks.category], say)
        _draw_marks(graph, marks, ax, "" if marks.category in named else label)
        named.add(marks.category)
    for name, axis in (("x", graph.x), ("y", graph.y)):
        _draw_axis(graph, name, axis, ax, say)
    if len(graph.categories) > 1:
        ax.legend()


def _draw_marks(graph: WorkedGraph, marks: Marks, ax: Any, label: str) -> None:  # noqa: ANN401
    of = look(graph.categories, marks.category)
    marker, more = MARKERS[of.marker], {"label": label} if label else {}
    if marks.shape == "dots":
        sizes = _DOT * np.sqrt(marks.counts)
        ax.scatter(*marks.places, s=sizes, c=of.colour, marker=marker, linewidths=0, **more)
        return
    if marks.shape == "line":
        few = marks.places.shape[1] <= _MOST_MARKED
        ax.plot(*marks.places, color=of.colour, marker=marker if few else "", **more)
        return
    left, low, right, high = marks.places
    right = np.where(np.isfinite(right), right, graph.x.high)
    high = np.where(np.isfinite(high), high, graph.y.high)
    if marks.shape == "boxes":
        ax.bar(left, high - low, right - left, low, align="edge", color=of.colour, **more)
        return
    thick = float(np.clip(150 / (graph.y.high - graph.y.low), 1.2, 7.0))
    colour, width = ("black", 1.2) if graph.kind == "box" else (of.colour, thick)
    gap = np.full_like(left, np.nan)  # one line with gaps: the legend keeps off it
    along, up = (np.stack(each, 1).ravel() for each in ((left, right, gap), (low, high, gap)))
    ax.plot(along, up, color=colour, linewidth=width, solid_capstyle="round", **more)
    points = (left == right) & (low == high)
    ax.plot(left[points], low[points], "o", color=colour, markersize=width)


def _draw_axis(graph: WorkedGraph, name: str, axis: GraphAxis, ax: Any, say: Catalogue) -> None:  # noqa: ANN401
    ends = (axis.high, axis.low) if axis.backwards else (axis.low, axis.high)
    at = ticks(graph, axis, _MOST_TICKS, say)
    ax.set(**{
        f"{name}lim": ends, f"{name}ticks": list(at), f"{name}ticklabels": list(at.values()),
        f"{name}label": axis_title(graph, axis, say),
    })  # fmt: skip
