"""Figures: marks in their places, axes that give values their places, and SVG of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.widgets.art import art
from reefkit.widgets.figure.scale import LinearScale

TEXT = 13
"""Size of words, in the figure's units: one is a pixel where the figure is as wide as drawn."""
# no reader: names of fonts
_FAMILY = "Atkinson Hyperlegible Next, system-ui, Segoe UI, Roboto, DejaVu Sans, sans-serif"
_ALONG = {"x", "x1", "x2", "cx", "width"}
Point = tuple[float, float]
Look = dict[str, str | float]
"""Attributes of an element by their names."""


class FigureMark(NamedTuple):
    """One element of a figure."""

    tag: str
    look: Look
    inner: str = ""  #: Its words, escaped when they are written; what is `Markup` is not.


class Figure:
    """A picture as data: its size, what it shows in words, and its marks in the order drawn.

    Parameters
    ----------
    label
        The same in words, for those who do not see it.
    size
        Of its words.
    unit
        ``%`` where places along the width are per cent of it, so that words are as large on a
        phone as on a screen.
    """

    def __init__(
        self, width: float, height: float, label: str, *, size: float = TEXT, unit: str = ""
    ) -> None:
        self.width, self.height, self.label = width, height, label
        self.size, self.unit = size, unit
        self.marks: list[FigureMark] = []

    def draw(self, tag: str, look: Look, inner: str = "") -> None:
        """Add a mark; attributes that are empty are left out."""
        self.marks.append(FigureMark(tag, look, inner))

    def line(
        self,
        points: Sequence[Point],
        colour: str,
        width: float = 1,
        dashes: str = "",
        opacity: float = 1,
    ) -> None:
        """Draw a line through points."""
        look: Look = {
            "stroke": colour_of(colour), "stroke-width": width, "stroke-dasharray": dashes,
            "stroke-linecap": "round", "opacity": opacity,
        }  # fmt: skip
        if len(points) == 2:
            (x1, y1), (x2, y2) = points
            self.draw("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, **look})
        else:
            look |= {"d": path(points), "fill": "none", "stroke-linejoin": "round"}
            self.draw("path", look)

    def shape(self, points: Sequence[Point], fill: str, edge: str = "", width: float = 1.3) -> None:
        """Fill the shape between points."""
        self.draw("path", {"d": f"{path(points)}Z", **filled(fill, edge, width)})

    def box(self, one: Point, other: Point, look: Look) -> None:
        """Draw the box between two corners; `filled` makes its look."""
        (left, right), (top, bottom) = map(sorted, zip(one, other, strict=True))
        place: Look = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        self.draw("rect", place | look)

    def dot(self, at: Point, radius: float, fill: str, edge: str = "ink", width: float = 1) -> None:
        """Draw a dot."""
        place: Look = {"cx": at[0], "cy": at[1], "r": radius}
        self.draw("circle", place | filled(fill, edge, width))

    def marker(self, shape: str, at: Point, scale: float, look: Look) -> None:
        """Draw a shape, a path round 0, with its middle at a point."""
        if self.unit:
            drawn = self._written(FigureMark("path", {"d": shape, **look}))
            self.draw("svg", {"x": at[0], "y": at[1], "overflow": "visible"}, drawn)
        else:
            place = f"translate({at[0]:.5g} {at[1]:.5g}) scale({scale:.3g})"
            self.draw("path", {"d": shape, "transform": place, **look})

    def text(self, at: Point, words: str, look: Sequence[str] = (), dx: float = 0) -> None:
        """Write words on their base line.

        `at`: Where they begin; end, with ``end``; have their middle, with ``middle``.
        `look`: ``middle`` or ``end``, ``strong`` or ``title``, ``halo`` (a rim that keeps lines
        off), a colour.
        """
        colours = art().palette.tokens.keys() - {"halo"}  # a rim here, and no colour
        rim: Look = {"paint-order": "stroke", "stroke": colour_of("paper"), "stroke-width": 3}
        named: Look = {
            "x": at[0],
            "y": at[1],
            "text-anchor": next((each for each in look if each in {"middle", "end"}), "start"),
            "fill": colour_of(next((each for each in look if each in colours), "ink")),
            "font-weight": 700 if "title" in look else 650 if "strong" in look else "",
            "font-size": 15 if "title" in look else "",
            "dx": dx or "",
        }
        self.draw("text", named | (rim if "halo" in look else {}), words)

    def token(self, art_id: str, at: Point, size: float) -> None:
        """Draw an organism with its middle at a point."""
        x, y = at[0] - size / 2, at[1] - size / 2
        drawing = Markup(art().svg(art_id, size))  # noqa: S704  # our own
        self.draw("g", {"transform": f"translate({x:.5g} {y:.5g})"}, drawing)

    def svg(self, kind: str = "rk-class-chart") -> Markup:
        """Return the figure, as wide as the room it gets; `kind` is its CSS class."""
        box = f"0 0 {self.width:g} {self.height:g}"
        size: Look = {"width": 100, "height": self.height} if self.unit else {"viewBox": box}
        look: Look = {
            "xmlns": "http://www.w3.org/2000/svg", "class": kind, **size, "role": "img",
            "aria-label": self.label, "font-size": self.size, "font-family": _FAMILY,
        }  # fmt: skip
        return self._written(FigureMark("svg", look, Markup().join(map(self._written, self.marks))))

    def _written(self, mark: FigureMark) -> Markup:
        attributes = "".join(
            f' {name}="{self._value(name, value)}"'
            for name, value in mark.look.items()
            if value != ""
        )
        return Markup(f"<{mark.tag}{attributes}>{escape(mark.inner)}</{mark.tag}>")  # noqa: S704  # escaped

    def _value(self, name: str, value: str | float) -> str:
        if isinstance(value, str):
            return escape(value)
        return f"{value:.5g}{self.unit if name in _ALONG else ''}"


class Axes(NamedTuple):
    """A panel of a figure: scales for what is along and for what is upright."""

    figure: Figure
    x: LinearScale
    y: LinearScale

    def at(self, x: float, y: float) -> Point:
        """Return the place of two values."""
        return self.x(x), self.y(y)

    def along(
        self,
        ticks: Iterable[float],
        label: Callable[[float], str] | None = None,
        colour: str = "mist",
        *,
        zero: str = "",
        gap: float = 17,
    ) -> None:
        """Draw upright lines, where they have a colour, and below each what it is."""
        for each in ticks:
            x, ink = self.x(each), colour if each else zero or colour
            if ink:
                self.figure.line([(x, self.y.start), (x, self.y.end)], ink)
            if label:
                floor = max(self.y.start, self.y.end)
                self.figure.text((x, floor + gap), label(each), ("middle",))

    def up(
        self,
        ticks: Iterable[float],
        label: Callable[[float], str],
        colour: str = "mist",
        *,
        zero: str = "",
        gap: float = 8,
    ) -> None:
        """Draw level lines, where they have a colour, and at the left what each is."""
        for each in ticks:
            y, ink = self.y(each), colour if each else zero or colour
            if ink:
                self.figure.line([(self.x.start, y), (self.x.end, y)], ink)
            left = min(self.x.start, self.x.end) - gap
            self.figure.text((left, y + self.figure.size * 0.35), label(each), ("end",))


def colour_of(name: str) -> str:
    """Return a colour of the palette by its name, a family's too; one with ``#`` as it is."""
    palette = art().palette
    known = palette.tokens.get(name) or palette.families.get(name, palette.tokens["edge"])
    return name if name.startswith("#") else known


def path(points: Iterable[Point]) -> str:
    """Return points as SVG has the way through them."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)


def filled(fill: str, edge: str = "", width: float = 1.3) -> Look:
    """Return the attributes of a shape: its colour, and its edge if it has one."""
    rim: Look = {"stroke": colour_of(edge), "stroke-width": width, "stroke-linejoin": "round"}
    return {"fill": colour_of(fill)} | (rim if edge else {})


def spread_labels(places: Sequence[float], least: float, lowest: float) -> list[float]:
    """Move labels apart that are too close, as little as can be, in their order.

    `least`: How far apart two have to be.
    `lowest`: How far down the last may be.

    Examples
    --------
    >>> spread_labels([10.0, 12.0, 50.0], 15, 60)
    [10.0, 25.0, 50.0]
    >>> spread_labels([10.0, 52.0, 55.0], 15.0, 60.0)
    [10.0, 45.0, 60.0]
    """
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for before, number in pairwise(order):
        found[number] = max(found[number], found[before] + least)
    room = lowest
    for number in reversed(order):
        found[number] = min(found[number], room)
        room = found[number] - least
    return found
