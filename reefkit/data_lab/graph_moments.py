"""Finding the row or rows at a point or in a rectangle of a graph."""

from __future__ import annotations

import numpy as np

from reefkit.data_lab.choices import Condition
from reefkit.data_lab.graph import WorkedGraph


def nearest_row(
    graph: WorkedGraph, panel: int, spot: tuple[float, float], size: tuple[float, float]
) -> int | None:
    """Return the row of the mark nearest to a point, if it is close enough for a finger.

    Parameters
    ----------
    spot
        The point, in the units of the axes.
    size
        Width and height of the plot in pixels.
    """
    best, least = None, 22.0  # pixels
    wide = size[0] / (graph.x.high - graph.x.low)
    high = size[1] / (graph.y.high - graph.y.low)
    for each in graph.marks:
        if each.panel != panel or not len(each.rows):
            continue
        x0, y0, x1, _ = each.places if len(each.places) == 4 else [*each.places, *each.places]
        left, right = np.minimum(x0, x1), np.maximum(x0, x1)
        across = np.maximum(np.maximum(left - spot[0], spot[0] - right), 0) * wide
        down = np.abs(y0 - spot[1]) * high
        far = np.hypot(across, down)
        if far.min() < least:
            best, least = int(each.rows[far.argmin()]), float(far.min())
    return best


def meant(
    graph: WorkedGraph, x: tuple[float, float], y: tuple[float, float]
) -> tuple[Condition, ...]:
    """Return the conditions of the rows in a rectangle, given in the units of the axes.

    There is none for an axis without a column, or with all or none of its labels in the rectangle.
    """
    found = []
    for axis, (low, high) in ((graph.x, x), (graph.y, y)):
        if axis.variable is None:
            continue
        if axis.labels is None:
            found.append(Condition(axis.variable.shared, low, high))
        else:
            inside = range(max(0, round(low)), min(len(axis.labels), round(high) + 1))
            within = tuple(axis.labels[at] for at in inside if low <= at <= high)
            if within and len(within) < len(axis.labels):
                found.append(Condition(axis.variable.shared, texts=within))
    return tuple(found)


def pressed_bar(
    graph: WorkedGraph, panel: int, spot: tuple[float, float]
) -> tuple[Condition, ...] | None:
    """Return the conditions of the rows in the bar or bin at a point; None if there is no bar."""
    for each in graph.marks:
        if each.shape != "boxes" or each.panel != panel or each.role != "data":
            continue
        left, low, right, high = each.places
        hit = (left <= spot[0]) & (spot[0] <= right) & (low <= spot[1]) & (spot[1] <= high)
        if hit.any():
            at = int(np.flatnonzero(hit)[0])
            x, y = (float(left[at]), float(right[at])), (float(low[at]), float(high[at]))
            of_axes = _of_bar(graph, x, y)
            category = graph.categories[each.category]
            if len(graph.categories) > 1 and category.exclusion.column:
                named = only(category.exclusion)
                return (*(e for e in of_axes if e.column != named.column), named)
            return of_axes
    return None


def _of_bar(
    graph: WorkedGraph, x: tuple[float, float], y: tuple[float, float]
) -> tuple[Condition, ...]:
    for axis, (low, high) in ((graph.x, x), (graph.y, y)):
        if axis.variable and axis.labels is not None:
            label = axis.labels[round((low + high) / 2)]
            return (Condition(axis.variable.shared, texts=(label,)),)
    axis, (low, high) = (graph.x, x) if graph.x.variable else (graph.y, y)
    if axis.variable is None:
        return ()
    return (Condition(axis.variable.shared, low, float(np.nextafter(high, low))),)


def only(condition: Condition) -> Condition:
    """Return the condition that includes what a condition excludes."""
    return Condition(condition.column, condition.low, condition.high, condition.texts)
