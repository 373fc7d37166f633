"""Static graphs of measurements as SVG: lines, bars or points, for a wide page or a phone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal

from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.figure import (
    Axes,
    Figure,
    LinearScale,
    Point,
    filled,
    nice_step,
    ticks_between,
)
from reefkit.widgets.figure.described import DataLine, Described, FigureData
from reefkit.widgets.text_metrics import LETTER, estimated_width, wrapped

GraphKind = Literal["line", "bars", "points"]


@dataclass(frozen=True)
class MeasuredGraph:
    """Contents of a graph; all texts are rendered messages."""

    kind: GraphKind
    #: X values in order, or, for bars, names. If the values fall, the axis runs backwards.
    along: tuple[float, ...] | tuple[str, ...]
    #: Name and values of each series, one value for each of `along`; at most `MOST_SERIES`. Series
    #: with an empty name, as a single one has, are not in the key.
    series: tuple[tuple[str, tuple[float, ...]], ...]
    up: tuple[float, float]  #: Lower and upper end of the y axis.
    along_name: str  #: Name of the x axis, with its unit.
    up_name: str  #: Name of the y axis, with its unit.
    title: str
    say: Catalogue  #: Catalogue that formats numbers.
    large: bool = False  #: Whether the font is larger, for the simple reading level.

    @cached_property
    def told(self) -> Described:
        """The graph's descriptions. Bars are at 0, 1, 2 and so on, and named."""
        places = range(len(self.along)) if self.kind == "bars" else map(float, self.along)
        along = [*map(float, places)]
        texts = [each if isinstance(each, str) else self.say.figure(each) for each in self.along]
        data = FigureData(
            self.title, "lines" if self.kind == "line" else self.kind, self.along_name,
            self.up_name,
            tuple(DataLine(name, tuple(zip(along, values, strict=True)))
                  for name, values in self.series),
            names=dict(zip(along, texts, strict=True)) if self.kind == "bars" else {},
            ordered=not isinstance(self.along[0], str),
        )  # fmt: skip
        return Described(data, self.say)


WIDE, NARROW = 500.0, 324.0
"""Width of a drawing in pixels, for a wide page and for a phone."""
_SIZES = (14.5, 16.5)
"""Font sizes: normal and large."""
_HIGH = {WIDE: 230.0, NARROW: 216.0}
"""Height of the plotting area, by width."""
_MARGIN = 10.0
"""Margin at the right of the plotting area."""
_MANY = 24
"""Number of points above which markers are small."""


_COLOURS = ("tide", "danger", "ink", "plum")
_DASHES = ("", "7 4", "2 4", "9 3 2 3")
_FILLS = ("tide", "gold", "lagoon", "plum")
MOST_SERIES = len(_COLOURS)
"""Most series of a graph."""


def graph_svg(graph: MeasuredGraph, width: float = WIDE) -> Markup:
    """Return a graph as SVG; `width` is `WIDE` or `NARROW`."""
    return _Drawing(graph, width).svg()


class _Drawing:
    """One drawing of a graph, from top to bottom: a name, the key, the plot, numbers, a name.

    Bars with names are horizontal if the names do not fit below vertical ones.
    """

    def __init__(self, graph: MeasuredGraph, width: float) -> None:
        self.graph, self.width, self.say = graph, width, graph.say.figure
        names = graph.along if isinstance(graph.along[0], str) else ()
        self.names = tuple(map(str, names))
        self.figure = Figure(width, 0, graph.told.short, size=_SIZES[graph.large])
        self.size = self.figure.size
        self.line = self.size * 1.25

    def svg(self) -> Markup:
        upright = self.graph.kind != "bars" or not self.names or self._fit_below()
        end = self._upright() if upright else self._lying()
        self.figure.height = round(end + self.line * 0.5)
        return self.figure.svg("rk-graph-svg")

    def _wide(self, text: str) -> float:
        return estimated_width(text, bold=False) * self.size / LETTER

    def _wrapped(self, text: str, room: float) -> tuple[str, ...]:
        return wrapped(text, room * LETTER / self.size, 3)

    def _write(self, y: float, text: str, look: Sequence[str] = ()) -> float:
        for each in self._wrapped(text[:1].upper() + text[1:], self.width - 4):
            y += self.line
            self.figure.text((self.width / 2 if look else 2, y), each, (*look, "ink2"))
        return y

    def _key(self, y: float) -> float:
        x, named = 2.0, [name for name, _ in self.graph.series if name]
        if not named:
            return y
        y += self.line * 1.2
        for number, name in enumerate(named):
            wide = 24 + self._wide(name) + 16
            if x > 2 and x + wide - 16 > self.width:
                x, y = 2.0, y + self.line * 1.1
            self._mark(number, (x + 8, y - self.size * 0.33), 6.0)
            self.figure.text((x + 22, y), name)
            x += wide
        return y + 4

    def _mark(self, number: int, at: Point, radius: float) -> None:
        x, y = at
        if self.graph.kind == "bars":
            self.figure.box((x - 7, y - 6), (x + 7, y + 6), filled(_FILLS[number], "ink"))
        elif number == 0:
            self.figure.dot(at, radius, _COLOURS[number], "paper")
        else:
            corners = (3, 4, 4)[number - 1]
            turn = (90.0, 45.0, 90.0)[number - 1]
            spots = [math.radians(turn + 360 * n / corners) for n in range(corners)]
            wide = radius * 1.25
            shape = [(x + wide * math.cos(each), y - wide * math.sin(each)) for each in spots]
            self.figure.shape(shape, _COLOURS[number], "paper", 1)

    def _ticks(self, most: float) -> list[float]:
        low, high = self.graph.up
        return ticks_between(low, high, nice_step((high - low) / max(2, int(most))))

    def _upright(self) -> float:
        top = self._key(self._write(0, self.graph.up_name)) + 17
        floor = top + _HIGH[self.width]
        ticks = self._ticks(_HIGH[self.width] // 44)
        left = max(self._wide(self.say(each)) for each in ticks) + 12
        x = LinearScale(0, len(self.graph.along), left, self.width - _MARGIN)
        axes = Axes(self.figure, x, LinearScale(*self.graph.up, floor, top))
        axes.up(ticks, self.say, "line", zero="edge", gap=7)
        self.figure.line([(left, top), (left, floor)], "edge")
        self.figure.line([(left, floor), (x.end, floor)], "ink", 1.5)
        below = self._bars(axes) if self.graph.kind == "bars" else self._marks(axes)
        return self._write(below + 4, self.graph.along_name, ("middle",))

    def _marks(self, axes: Axes) -> float:
        along, floor = [float(each) for each in self.graph.along], axes.y.start
        first, last = along[0], along[-1]
        if self.graph.kind == "points":
            first, last = min(along), max(along)
        axes = axes._replace(x=LinearScale(first, last, axes.x.start + 14, axes.x.end - 14))
        for value in self._figures(along, axes.x.end - axes.x.start):
            x = axes.x(value)
            self.figure.line([(x, floor), (x, floor + 5)], "ink")
            self.figure.text((x, floor + 6 + self.size), self.say(value), ("middle",))
        self.figure.step_through(self.graph.told, axes.at)
        radius = 3.0 if len(along) > _MANY else 5.0
        for number, (_, values) in enumerate(self.graph.series):
            spots = [axes.at(*each) for each in zip(along, values, strict=True)]
            if self.graph.kind == "line":
                self.figure.line(spots, _COLOURS[number], 2.4, _DASHES[number])
            for spot in spots:
                self._mark(number, spot, radius)
        return floor + 6 + self.size

    def _figures(self, along: list[float], room: float) -> list[float]:
        spread = abs(along[-1] - along[0])
        every = sorted(set(along))
        need = max(self._wide(self.say(each)) for each in every) + 12
        if all((b - a) / spread * room >= need for a, b in pairwise(every)):
            return every
        whole = all(each == int(each) for each in along)
        step = (every[-1] - every[0]) / max(2, int(room // (need + 8)))
        return ticks_between(every[0], every[-1], nice_step(step, whole=whole))

    def _bars(self, axes: Axes) -> float:
        along, count, below = self.graph.along, len(self.graph.series), axes.y.start + 4 + self.size
        slot = axes.x(1) - axes.x(0)
        thick = min(slot * 0.74, 74.0 * count) / count
        words = self.names or [self.say(float(each)) for each in along]
        every = 1 if self.names else math.ceil((max(map(self._wide, words)) + 8) / slot)
        self.figure.step_through(self.graph.told, lambda at, y: axes.at(at + 0.5, y))
        deepest = 1
        for place, word in enumerate(words):
            middle = axes.x(place + 0.5)
            for number, (_, values) in enumerate(self.graph.series):
                low = middle + (number - count / 2) * thick
                ends = (low, axes.y(values[place])), (low + thick, self._zero(axes.y))
                self.figure.box(*ends, filled(_FILLS[number], "ink"))
            rows = () if place % every else self._below(word, slot) if self.names else (word,)
            for row, part in enumerate(rows):
                self.figure.text((middle, below + row * self.line), part, ("middle",))
            deepest = max(deepest, len(rows))
        return below + (deepest - 1) * self.line

    def _zero(self, scale: LinearScale) -> float:
        return scale(max(scale.low, 0.0))

    def _below(self, name: str, slot: float) -> tuple[str, ...]:
        return self._wrapped(name, slot - 8)

    def _fit_below(self) -> bool:
        slot = (self.width - 50) / len(self.names)
        whole = ["".join(self._below(each, slot)).replace(" ", "") for each in self.names]
        return whole == [each.replace(" ", "") for each in self.names]

    def _lying(self) -> float:
        top = self._key(self._write(0, self.graph.along_name)) + 6
        thick = 20.0
        row = self.line + thick * len(self.graph.series) + 12
        floor = top + row * len(self.names)
        x = LinearScale(*self.graph.up, 4.0, self.width - 22)
        most = (x.end - x.start) // (self._wide(self.say(x.high)) + 26)
        for each in self._ticks(min(6, most)):
            self.figure.line([(x(each), top), (x(each), floor)], "line" if each else "edge")
            look = ("middle",) if each > x.low else ()
            self.figure.text((x(each), floor + 4 + self.size), self.say(each), look)
        middle = self.size + 6 + thick * len(self.graph.series) / 2
        self.figure.step_through(
            self.graph.told, lambda at, value: (x(value), top + row * at + middle)
        )
        for place, name in enumerate(self.names):
            y = top + row * place + self.size
            self.figure.text((x.start + 4, y), name, ("halo",))
            for number, (_, values) in enumerate(self.graph.series):
                above = y + 6 + thick * number
                ends = (self._zero(x), above), (x(values[place]), above + thick)
                self.figure.box(*ends, filled(_FILLS[number], "ink"))
        return self._write(floor + 8 + self.size, self.graph.up_name, ("middle",))
