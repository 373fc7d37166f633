"""A small static graph as SVG, with the marks of the large one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from markupsafe import Markup, escape

from reefkit.data_lab.choices import ExplorerChoices
from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.drawing import (
    PATHS,
    axis_title,
    category_name,
    look,
    mark_values,
    order,
    panel_title,
    shown_panels,
    summary,
    ticks,
)
from reefkit.data_lab.graph import GraphAxis, WorkedGraph, work_out
from reefkit.data_lab.row_filter import concern
from reefkit.data_lab.series import SERIES, series
from reefkit.text import Catalogue
from reefkit.widgets.charts.chart_style import INK, INK2, MIST
from reefkit.widgets.text_metrics import estimated_width, wrapped

_SMALL = 0.8
"""Letters of a small picture, next to those that `estimated_width` measures."""
_SMALL_LINE = 16
_UP_TITLE, _ACROSS_TITLE = 26.0, 38.0
"""The room of an axis with its title, next to its labels."""


class _SmallPlot(NamedTuple):
    """A panel's plot between its axes, in pixels."""

    graph: WorkedGraph
    left: float
    top: float
    right: float
    bottom: float

    def x(self, value: float) -> float:
        return self.left + _share(self.graph.x, value) * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - _share(self.graph.y, value) * (self.bottom - self.top)


def _share(axis: GraphAxis, value: float) -> float:
    share = (value - axis.low) / (axis.high - axis.low)
    return float(1 - share if axis.backwards else share)


def graph_svg(graph: WorkedGraph, say: Catalogue, wide: float = 440, high: float = 230) -> Markup:
    """Draw a graph small, with its legend, as the explorer draws it.

    Parameters
    ----------
    wide, high
        Pixels of a row of panels, two of which are side by side.
    """
    panels = shown_panels(graph)
    across = min(2, len(panels)) or 1
    parts, top = _small_legend(graph, say, wide)
    for number, panel in enumerate(panels):
        left, above = number % across * wide / across, top + number // across * high
        parts += _small_panel(graph, panel, (left, above, wide / across, high), say)
    tall = top + high * -(-len(panels) // across)
    return Markup(  # noqa: S704  # names are escaped
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {tall:g}" '
        f'width="{wide:g}" height="{tall:g}" role="img" font-size="11.5" fill="{INK}" '
        f'aria-label="{escape(summary(graph, say))}">{"".join(parts)}</svg>'
    )


def pinned_svg(
    chosen: ExplorerChoices, tables: Callable[[str], Sequence[Dataset]], say: Catalogue
) -> Markup:
    """Draw the graph of a pin small (`choices.of_pin`); empty where its table has no row for it.

    Parameters
    ----------
    tables
        Gives what there is next to the dataset of a key; a real series is not asked for.
    """
    graph = chosen.graphs[0]
    found = [series(graph.dataset)] if graph.dataset in SERIES else tables(graph.dataset)
    data = next((each for each in found if each.id == graph.dataset), None)
    lacks = [] if data is None else [e for e in chosen.filters if not concern(data, [e])]
    if data is None or any(data.shared(each.column) for each in lacks):
        return Markup()  # without such a filter it would be another graph
    worked = work_out(data, graph, chosen.filters, chosen.selected)
    return graph_svg(worked, say) if worked.marks else Markup()


def _small_legend(graph: WorkedGraph, say: Catalogue, wide: float) -> tuple[list[str], float]:
    parts: list[str] = []
    x, y = 8.0, 10.0
    if len(graph.categories) < 2:
        return parts, 0.0
    for number, each in enumerate(graph.categories):
        name, of = category_name(graph, each, say), look(graph.categories, number)
        room = estimated_width(name, bold=False) * _SMALL + 30
        if graph.hidden[number]:
            continue
        if x > 8 and x + room > wide:
            x, y = 8.0, y + _SMALL_LINE
        parts.append(_marker(of.marker, (x, y), 0.8, of.colour) + _words(name, (x + 9, y + 4)))
        x += room
    return parts, y + 8


def _marker(marker: str, at: tuple[float, float], scale: float, colour: str) -> str:
    place = f"translate({at[0]:.1f} {at[1]:.1f}) scale({scale:.2g})"
    return f'<path d="{PATHS[marker]}" transform="{place}" fill="{colour}"/>'


def _words(text: str, at: tuple[float, float], anchor: str = "start", more: str = "") -> str:
    place = f'transform="translate({at[0]:.1f} {at[1]:.1f}){more}"'
    return f'<text {place} text-anchor="{anchor}">{escape(text)}</text>'


def _small_panel(
    graph: WorkedGraph, panel: int, box: tuple[float, float, float, float], say: Catalogue
) -> Iterator[str]:
    left, top, wide, high = box
    up = ticks(graph, graph.y, 1.6 * (high - 60), say)
    widest = max((estimated_width(e, bold=False) for e in up["tick_labels"].values()), default=8)
    title = panel_title(graph, panel, say)
    plot = _SmallPlot(
        graph, left + _UP_TITLE + _SMALL * widest, top + (22 if title else 6),
        left + wide - 10, top + high - _ACROSS_TITLE,
    )  # fmt: skip
    middle, centre = (plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2
    if title:
        yield _words(title, (middle, top + 14), "middle")
    for at, name in zip(up["tick_values"], up["tick_labels"].values(), strict=False):
        if graph.y.labels is None:
            yield _line(f"M{plot.left:.1f} {plot.y(at):.1f}H{plot.right:.1f}", MIST)
        yield _words(name, (plot.left - 5, plot.y(at) + 4), "end")
    along = ticks(graph, graph.x, 1.5 * (plot.right - plot.left), say)
    room = (plot.right - plot.left) / max(1, len(along["tick_labels"])) / _SMALL
    for at, name in zip(along["tick_values"], along["tick_labels"].values(), strict=False):
        cut = (wrapped(name, room, 1) or ("",))[0]
        yield _words(cut, (plot.x(at), plot.bottom + 14), "middle")
    yield _line(f"M{plot.left:.1f} {plot.top:.1f}V{plot.bottom:.1f}H{plot.right:.1f}", INK2)
    yield _words(axis_title(graph, graph.x, say), (middle, plot.bottom + 30), "middle")
    upright = axis_title(graph, graph.y, say)
    yield _words(upright, (left + 12, centre), "middle", " rotate(-90)")
    for each in sorted((m for m in graph.marks if m.panel == panel), key=order):
        if each.places.size:
            yield from _small_marks(plot, each.shape, mark_values(graph, each))


def _line(path: str, colour: str, wide: float = 1.0, more: str = 'fill="none"') -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{wide:g}" {more}/>'


def _small_marks(plot: _SmallPlot, shape: str, values: dict[str, Any]) -> Iterator[str]:
    colour = values["colors"][0]
    if shape in {"dots", "line"}:
        spots = [(plot.x(x), plot.y(y)) for x, y in zip(values["x"], values["y"], strict=True)]
        if shape == "line":
            yield _line("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots), colour, 1.8)
        sizes = values.get("size", np.full(len(spots), values.get("marker_size", 0)))
        for spot, size in zip(spots if values["marker"] else (), sizes, strict=False):
            yield _marker(values["marker"], spot, float(np.sqrt(size)) / 14, colour)
        return
    closed = shape == "boxes"
    more = (
        f'fill="{colour}" fill-opacity="{values["fill_opacities"][0]}"' if closed else 'fill="none"'
    )
    dashes = {"dashed": "5 4", "dash_dotted": "7 3 2 3"}.get(values.get("line_style", ""))
    more += f' stroke-dasharray="{dashes}"' if dashes else ""
    for xs, ys in zip(values["x"], values["y"], strict=True):
        path = "L".join(f"{plot.x(x):.1f} {plot.y(y):.1f}" for x, y in zip(xs, ys, strict=True))
        yield _line(f"M{path}{'Z' if closed else ''}", colour, values["stroke_width"], more)
        for x, y in zip(xs, ys, strict=True) if values.get("marker") else ():
            yield _marker(values["marker"], (plot.x(x), plot.y(y)), 0.7, colour)
