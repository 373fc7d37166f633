"""Graphs of what was measured, as SVG: a line, bars or points, with named axes.

Nothing in them changes, so each is a picture: drawn once for a wide page and once for a phone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.class_charts import nice_step
from reefkit.widgets.svg_paper import ChartPaper
from reefkit.widgets.text_metrics import LETTER, estimated_width, wrapped

GraphKind = Literal["line", "bars", "points"]


@dataclass(frozen=True)
class MeasuredGraph:
    """What a graph is told; all texts are rendered."""

    kind: GraphKind
    #: What is along: numbers in their order (falling: the axis runs backwards), or names.
    along: tuple[float, ...] | tuple[str, ...]
    #: By name, one value each of what is along; the name is empty where there is one alone.
    series: tuple[tuple[str, tuple[float, ...]], ...]
    up: tuple[float, float]  #: Where the axis of values begins and ends.
    along_name: str  #: What the axis is called, with its unit.
    up_name: str
    said: str  #: The graph in words, for who cannot see it.
    say: Catalogue  #: The language of its figures.
    large: bool = False  #: Whether words are larger: the simple level's.


WIDE, NARROW = 500.0, 324.0
"""Width of a drawing in pixels, for a page with room and for a phone."""
_SIZES = (14.5, 16.5)
_HIGH = {WIDE: 230.0, NARROW: 216.0}
_MARGIN = 10.0
_MOST_BARS_NAMED = 3
"""Lines that a bar's name may take."""
_MANY = 24
"""Points beyond which marks are small."""


class _Dress(NamedTuple):
    colour: str
    dashes: str
    fill: str


_LOOKS = (
    _Dress("tide", "", "tide"),
    _Dress("danger", "7 4", "gold"),
    _Dress("ink", "2 4", "lagoon"),
    _Dress("plum", "9 3 2 3", "plum"),
)
MOST_SERIES = len(_LOOKS)


@lru_cache(maxsize=128)
def graph_svg(graph: MeasuredGraph, width: float = WIDE) -> Markup:
    """Return a graph as SVG, `width` being `WIDE` or `NARROW`."""
    return _Drawing(graph, width).svg()


def _steps_between(low: float, high: float, most: int, *, whole: bool = False) -> list[float]:
    """Return even figures of an axis that lie from `low` to `high`, on steps of 1, 2 or 5.

    Examples
    --------
    >>> _steps_between(2001, 2021, 5, whole=True)
    [2005.0, 2010.0, 2015.0, 2020.0]
    >>> _steps_between(0, 0.9, 4)
    [0.0, 0.5]
    """
    step = nice_step((high - low) / most, whole=whole)
    first = math.ceil(low / step - 1e-9)
    return [round(step * n, 9) for n in range(first, math.floor(high / step + 1e-9) + 1)]


class _Drawing:
    """One drawing of a graph, from above to below: names, key, plot, figures."""

    def __init__(self, graph: MeasuredGraph, width: float) -> None:
        self.graph, self.width, self.figure = graph, width, graph.say.figure
        self.size = _SIZES[graph.large]
        self.line = self.size * 1.25
        names = graph.along if isinstance(graph.along[0], str) else ()
        self.names = tuple(map(str, names))
        self.paper = ChartPaper(width, 0, self.size)
        self.low, self.high = graph.up

    def svg(self) -> Markup:
        lying = self.graph.kind == "bars" and bool(self.names) and not self._fit_below()
        if lying:
            self._lying()
        else:
            self._standing()
        return self.paper.svg(self.graph.said, "rk-graph-svg")

    # -- words -----------------------------------------------------------------------------------

    def _wide(self, text: str, *, bold: bool = False) -> float:
        return estimated_width(text, bold=bold) * self.size / LETTER

    def _wrapped(self, text: str, room: float, most: int = 3) -> tuple[str, ...]:
        return wrapped(text, room * LETTER / self.size, most)

    def _write(self, y: float, text: str, look: Sequence[str] = ()) -> float:
        for each in self._wrapped(text[:1].upper() + text[1:], self.width - 4):
            y += self.line
            at = {"middle": self.width / 2, "end": self.width - 2}.get(look[0] if look else "", 2.0)
            self.paper.write((at, y), each, (*look, "ink2"))
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
            self.paper.write((x + 22, y), name)
            x += wide
        return y + 4

    def _mark(self, number: int, at: tuple[float, float], radius: float) -> None:
        x, y = at
        if self.graph.kind == "bars":
            self.paper.shape(_box(x - 7, y - 6, x + 7, y + 6), _LOOKS[number].fill, "ink")
        elif number == 0:
            self.paper.dot(at, radius, _LOOKS[number].colour, "paper")
        else:
            corners = (3, 4, 4)[number - 1]
            turn = (90.0, 45.0, 90.0)[number - 1]
            spots = [math.radians(turn + 360 * n / corners) for n in range(corners)]
            wide = radius * 1.25
            shape = [(x + wide * math.cos(each), y - wide * math.sin(each)) for each in spots]
            self.paper.shape(shape, _LOOKS[number].colour, "paper", 1)

    # -- lines, points, and upright bars ------------------------------------------------------

    def _standing(self) -> None:
        top = self._key(self._write(0, self.graph.up_name)) + 17
        high = _HIGH[self.width]
        floor = top + high
        ticks = _steps_between(self.low, self.high, max(2, int(high // 44)))
        left = max(self._wide(self.figure(each)) for each in ticks) + 12
        right = self.width - _MARGIN
        for each in ticks:
            y = self._at(each, floor, top)
            self.paper.line([(left, y), (right, y)], "line" if each else "edge")
            self.paper.write((left - 7, y + self.size * 0.35), self.figure(each), ("end",))
        self.paper.line([(left, top), (left, floor)], "edge")
        self.paper.line([(left, floor), (right, floor)], "ink", 1.5)
        if self.graph.kind == "bars":
            below = self._bars(left, right, top, floor)
        else:
            below = self._marks(left, right, top, floor)
        end = self._write(below + 4, self.graph.along_name, ("middle",))
        self.paper.height = round(end + self.line * 0.5)

    def _at(self, value: float, start: float, end: float) -> float:
        return start + (end - start) * (value - self.low) / (self.high - self.low)

    def _marks(self, left: float, right: float, top: float, floor: float) -> float:
        along = [float(each) for each in self.graph.along]
        first, last = along[0], along[-1]
        if self.graph.kind == "points":
            first, last = min(along), max(along)
        start, end = left + 14, right - 14

        def x(value: float) -> float:
            return start + (end - start) * (value - first) / (last - first)

        for value in self._figures(along, end - start):
            self.paper.line([(x(value), floor), (x(value), floor + 5)], "ink")
            self.paper.write((x(value), floor + 6 + self.size), self.figure(value), ("middle",))
        radius = 3.0 if len(along) > _MANY else 5.0
        for number, (_, values) in enumerate(self.graph.series):
            spots = [(x(a), self._at(v, floor, top)) for a, v in zip(along, values, strict=True)]
            look = _LOOKS[number]
            if self.graph.kind == "line":
                self.paper.line(spots, look.colour, 2.4, look.dashes)
            for spot in spots:
                self._mark(number, spot, radius)
        return floor + 6 + self.size

    def _figures(self, along: list[float], room: float) -> list[float]:
        spread = abs(along[-1] - along[0])
        every = sorted(set(along))
        need = max(self._wide(self.figure(each)) for each in every) + 12
        if all((b - a) / spread * room >= need for a, b in pairwise(every)):
            return every
        whole = all(each == int(each) for each in along)
        return _steps_between(every[0], every[-1], max(2, int(room // (need + 8))), whole=whole)

    def _bars(self, left: float, right: float, top: float, floor: float) -> float:
        slot = (right - left) / len(self.graph.along)
        zero = self._at(max(self.low, 0.0), floor, top)
        deepest = 1
        every = math.ceil((self._widest() + 8) / slot) if not self.names else 1
        for place, each in enumerate(self.graph.along):
            middle = left + slot * (place + 0.5)
            for low, high, look, value in self._sides(place, slot):
                y = self._at(value, floor, top)
                self.paper.shape(_box(middle + low, y, middle + high, zero), look.fill, "ink")
            name = (self.figure(each),) if isinstance(each, float) else self._below(str(each), slot)
            if place % every:
                continue
            for row, part in enumerate(name):
                y = floor + 4 + self.size + row * self.line
                self.paper.write((middle, y), part, ("middle",))
            deepest = max(deepest, len(name))
        return floor + 4 + self.size + (deepest - 1) * self.line

    def _widest(self) -> float:
        return max(self._wide(self.figure(float(each))) for each in self.graph.along)

    def _sides(self, place: int, slot: float) -> Iterator[tuple[float, float, _Dress, float]]:
        count = len(self.graph.series)
        thick = min(slot * 0.74, 74.0 * count) / count
        for number, (_, values) in enumerate(self.graph.series):
            low = (number - count / 2) * thick
            yield low, low + thick, _LOOKS[number], values[place]

    def _below(self, name: str, slot: float) -> tuple[str, ...]:
        return self._wrapped(name, slot - 8, _MOST_BARS_NAMED)

    def _fit_below(self) -> bool:
        slot = (self.width - 50) / len(self.names)
        whole = ["".join(self._below(each, slot)).replace(" ", "") for each in self.names]
        return whole == [each.replace(" ", "") for each in self.names]

    # -- bars that lie, where their names are long -----------------------------------------------

    def _lying(self) -> None:
        left, right = 4.0, self.width - 22
        top = self._key(self._write(0, self.graph.along_name)) + 6
        count, thick = len(self.graph.series), 20.0
        row = self.line + thick * count + 12
        floor = top + row * len(self.names)
        most = max(2, int((right - left) // (self._wide(self.figure(self.high)) + 26)))
        for each in _steps_between(self.low, self.high, min(6, most)):
            x = self._at(each, left, right)
            self.paper.line([(x, top), (x, floor)], "line" if each else "edge")
            look = ("middle",) if each > self.low else ("start",)
            self.paper.write((x, floor + 4 + self.size), self.figure(each), look)
        for place, name in enumerate(self.names):
            y = top + row * place + self.size
            self.paper.write((left + 4, y), name, ("halo",))
            for number, (_, values) in enumerate(self.graph.series):
                above = y + 6 + thick * number
                zero = self._at(max(self.low, 0.0), left, right)
                box = _box(zero, above, self._at(values[place], left, right), above + thick)
                self.paper.shape(box, _LOOKS[number].fill, "ink")
        below = self._write(floor + 8 + self.size, self.graph.up_name, ("middle",))
        self.paper.height = round(below + self.line * 0.5)


def _box(left: float, top: float, right: float, bottom: float) -> list[tuple[float, float]]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
