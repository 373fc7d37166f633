"""A second course of the same lines, from where things went otherwise: dashed, and hollow."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from reefkit.widgets.charts.data import Series, Shape
from reefkit.widgets.charts.library import bqplot
from reefkit.widgets.charts.models import curves, put
from reefkit.widgets.charts.style import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Path = Callable[[Series], tuple[list[float], list[float]]]

_WIDTH = 2.2


class SecondCourse:
    """The marks of second courses in one figure.

    Parameters
    ----------
    scales
        Of the figure.
    markers
        What bqplot calls each shape.
    size
        Of a point, in square pixels.
    """

    def __init__(
        self, scales: Mapping[str, Any], markers: Mapping[Shape, str], size: int = 64
    ) -> None:
        # charts.css knows a second course by these dashes
        self.line = bqplot.Lines(
            scales=scales, stroke_width=_WIDTH, line_style="dash_dotted", x=curves([]),
            y=curves([]), apply_clip=False,
        )  # fmt: skip
        self.points = {
            shape: bqplot.Scatter(
                scales=scales,
                marker=marker,
                default_size=size,
                fill=False,
                stroke_width=1.8,
                x=np.array([]),
                y=np.array([]),
                apply_clip=False,
            )
            for shape, marker in markers.items()
        }

    @property
    def marks(self) -> list[Any]:
        """All marks, from below."""
        return [self.line, *self.points.values()]

    def draw(
        self, series: Sequence[Series], path: Path, *, marked: Callable[[Series, int], bool]
    ) -> None:
        """Bring the marks to what is measured.

        Parameters
        ----------
        series
            Second courses, each as a line of its own.
        path
            Where a line goes.
        marked
            Whether the value at a time has a mark.
        """
        paths = [(each, path(each)) for each in series]
        put(
            self.line,
            x=curves([x for _, (x, _) in paths]),
            y=curves([y for _, (_, y) in paths]),
            colors=[each.colour for each, _ in paths] or [INK],
            opacities=[1.0] * len(paths),
        )
        for shape, mark in self.points.items():
            found = [
                (float(time), value, each.colour)
                for each in series
                if each.shape == shape
                for time, value in enumerate(each.values)
                if not math.isnan(value) and marked(each, time)
            ]
            put(
                mark,
                x=np.array([time for time, _, _ in found]),
                y=np.array([value for _, value, _ in found], dtype=float),
                colors=[colour for _, _, colour in found] or [INK],
            )


def second(series: Series) -> Series | None:
    """Return a line's second course as a line of its own, if it has one that begins."""
    if all(math.isnan(value) for value in series.other):
        return None
    return replace(
        series, name=series.other_name or series.name, values=series.other, other=(), other_name=""
    )


def both(series: Sequence[Series]) -> list[tuple[Literal["point", "other"], Series]]:
    """Return every line and, after it, its second course, each with what a point of it is."""
    found: list[tuple[Literal["point", "other"], Series]] = []
    for each in series:
        found.append(("point", each))
        other = second(each)
        if other is not None:
            found.append(("other", other))
    return found
