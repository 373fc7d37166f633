"""A worked graph in words: its points, lines, bars, ranges, or the medians of its boxes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

import numpy as np

from reefkit.data_lab.graph import Marks, WorkedGraph
from reefkit.text import Catalogue, message
from reefkit.widgets.figure import Axes, Point
from reefkit.widgets.figure.described import DataLine, DataRange, Described, FigureData


class GraphNames(NamedTuple):
    """The rendered names in a panel."""

    title: str
    x: str
    y: str
    categories: Sequence[str]  #: Empty for a single one.
    x_labels: Sequence[str]
    y_labels: Sequence[str]


def described(graph: WorkedGraph, names: GraphNames, panel: int, say: Catalogue) -> Described:
    """Return the descriptions of a panel."""
    alone = graph.kind == "box" and not graph.along
    lying = bool(graph.x.name) if alone else graph.along == "y"
    mine = [e for e in graph.marks if e.panel == panel and not e.faint and e.role == "data"]
    shapes = {each.shape for each in mine}
    kind: Literal["points", "ranges", "bars", "boxes", "lines"] = (
        "ranges" if graph.kind == "ranges"
        else "boxes" if graph.kind == "box" else "bars" if "boxes" in shapes
        else "lines" if "line" in shapes else "points"
    )  # fmt: skip
    labels = names.y_labels if lying else names.x_labels
    labels = [say.render(message("data-everything"))] if alone else labels
    lines: list[DataLine] = []
    if graph.kind == "box":
        mine = [each for each in mine if each.shape == "strokes"]
    if kind != "ranges":
        lines = [
            DataLine(
                names.categories[each.category],
                tuple(_points(each, lying=lying, bins=bool(graph.edges))),
            )
            for each in mine
        ]
    along, up = (names.y, names.x) if lying else (names.x, names.y)
    up_labels = names.x_labels if lying else names.y_labels
    data = FigureData(
        names.title, kind, along, up, tuple(lines),
        tuple(_ranges(graph, mine, names.y_labels)) if kind == "ranges" else (),
        names=dict(enumerate(labels)), up_names=dict(enumerate(up_labels)),
        ordered=not (labels or up_labels), has_ends=False,
    )  # fmt: skip
    return Described(data, say)


def spot(axes: Axes, graph: WorkedGraph, x: float, y: float) -> Point:
    """Return where a step of `described` is drawn."""
    return axes.at(y, x) if graph.along == "y" else axes.at(x, y - 0.5 * (graph.kind == "ranges"))


def _points(marks: Marks, *, lying: bool, bins: bool) -> Iterator[tuple[float, float]]:
    if marks.shape == "strokes":  # of a box: its median
        left, low, right, _ = marks.places[[1, 0, 3, 2]] if lying else marks.places
        found = left != right  # its whiskers are upright
        places = [np.round((left + right) / 2)[found], low[found]]
    elif marks.shape == "boxes":
        left, low, right, high = marks.places[[1, 0, 3, 2]] if lying else marks.places
        middle = (left + right) / 2
        # Stacked bins count their rows; of a bar, one end is 0.
        places = [middle, high - low] if bins else [np.round(middle), high + low]
    else:
        places = list(marks.places[::-1] if lying else marks.places)
    yield from zip(*(each.tolist() for each in places), strict=True)


def _ranges(
    graph: WorkedGraph, marks: Sequence[Marks], labels: Sequence[str]
) -> Iterator[DataRange]:
    back = graph.x.backwards
    pieces: dict[int, list[tuple[float, float]]] = {}
    for each in marks:
        for one, row, other, _ in each.places.T.tolist():
            first, last = sorted((one, other), reverse=back)
            pieces.setdefault(round(row), []).append((first, last))
    for row, mine in sorted(pieces.items()):
        mine.sort(reverse=back)
        gaps = [(one, other) for (_, one), (other, _) in pairwise(mine) if one != other]
        yield DataRange(labels[row], mine[0][0], mine[-1][1], gaps=tuple(gaps))
