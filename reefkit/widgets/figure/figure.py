"""Static figures in SVG: their marks, and axes that convert values to positions."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.widgets.art import art
from reefkit.widgets.figure.described import Described, Step
from reefkit.widgets.figure.scale import LinearScale

TEXT = 13
"""Default font size, in the figure's units: pixels if the figure is shown at its own width."""
# no reader: names of fonts
_FAMILY = "Atkinson Hyperlegible Next, system-ui, Segoe UI, Roboto, DejaVu Sans, sans-serif"
_ALONG = {"x", "x1", "x2", "cx", "width"}
"""Attributes that are per cent of the width in a figure whose unit is ``%``."""
Point = tuple[float, float]
Look = dict[str, str | float]
"""Attributes of an SVG element, by name."""


class FigureMark(NamedTuple):
    """One SVG element of a figure."""

    tag: str
    look: Look
    inner: str = ""  #: Content: text, escaped when written, or `Markup`, written as it is.


class Figure:
    """A picture as a list of SVG elements, in the order in which they are drawn.

    Parameters
    ----------
    width, height
        Size in the figure's units. With the unit ``%`` the height is in pixels, and horizontal
        positions are from 0 to 100.
    label
        Description for screen readers.
    size
        Font size.
    unit
        ``%`` if horizontal positions are per cent of the width shown, so that text has the same
        size on a phone as on a large screen; empty if the whole figure is scaled.
    """

    def __init__(
        self, width: float, height: float, label: str, *, size: float = TEXT, unit: str = ""
    ) -> None:
        self.width, self.height, self.label = width, height, label
        self.size, self.unit = size, unit
        self.marks: list[FigureMark] = []
        self.steps: list[tuple[str, list[list[str | float | None]]]] = []

    def step_through(self, told: Described, at: Callable[[float, float], Point]) -> None:
        """Let a reader step through what the figure shows; `at` converts values to positions."""
        if told.steps and not self.steps:
            self.label = f"{self.label} {told.keys}"
        self.steps += [
            (name, [self._step(each, at) for each in steps]) for name, steps in told.steps
        ]

    def _step(self, step: Step, at: Callable[[float, float], Point]) -> list[str | float | None]:
        if math.isnan(step.y):
            return [step.words, None, None, None]
        x, y = (round(each, 1) for each in at(step.x, step.y))
        return [step.words, f"{x}%" if self.unit else x, y, step.height and round(step.height, 4)]

    def draw(self, tag: str, look: Look, inner: str = "") -> None:
        """Add an element; attributes that are an empty string are omitted."""
        self.marks.append(FigureMark(tag, look, inner))

    def line(
        self,
        points: Sequence[Point],
        colour: str,
        width: float = 1,
        dashes: str = "",
        opacity: float = 1,
    ) -> None:
        """Draw a line through points.

        `colour`: As for `colour_of`.
        `dashes`: SVG's ``stroke-dasharray``; empty for a solid line.
        """
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
        """Draw a filled polygon; no outline if `edge` is empty."""
        self.draw("path", {"d": f"{path(points)}Z", **filled(fill, edge, width)})

    def box(self, one: Point, other: Point, look: Look) -> None:
        """Draw a rectangle, given two opposite corners and its attributes (see `filled`)."""
        (left, right), (top, bottom) = map(sorted, zip(one, other, strict=True))
        place: Look = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        self.draw("rect", place | look)

    def dot(self, at: Point, radius: float, fill: str, edge: str = "ink", width: float = 1) -> None:
        """Draw a filled circle; no outline if `edge` is empty."""
        place: Look = {"cx": at[0], "cy": at[1], "r": radius}
        self.draw("circle", place | filled(fill, edge, width))

    def marker(self, shape: str, at: Point, scale: float, look: Look) -> None:
        """Draw a path at a point.

        `shape`: SVG path data, centred on the origin.
        `scale`: Factor of its size; ignored if the figure's unit is ``%``.
        """
        if self.unit:
            drawn = self._written(FigureMark("path", {"d": shape, **look}))
            self.draw("svg", {"x": at[0], "y": at[1], "overflow": "visible"}, drawn)
        else:
            place = f"translate({at[0]:.5g} {at[1]:.5g}) scale({scale:.3g})"
            self.draw("path", {"d": shape, "transform": place, **look})

    def text(self, at: Point, words: str, look: Sequence[str] = (), dx: float = 0) -> None:
        """Write a text.

        `at`: Start of its base line; with ``middle`` or ``end`` in `look`, its middle or end.
        `look`: Any of ``middle`` or ``end``, ``strong`` (bold) or ``title`` (bold and larger),
        ``halo`` (a light outline that keeps lines off the text), and the name of a palette token.
        `dx`: Pixels to shift the text to the right.
        """
        colours = art().palette.tokens.keys() - {"halo"}  # here it is the outline
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
        """Draw an organism, centred at a point.

        The point is in the figure's units: with the unit ``%`` it would be off.
        """
        x, y = at[0] - size / 2, at[1] - size / 2
        drawing = Markup(art().svg(art_id, size))  # noqa: S704  # our own
        self.draw("g", {"transform": f"translate({x:.5g} {y:.5g})"}, drawing)

    def svg(self, kind: str = "rk-class-chart") -> Markup:
        """Return the figure as SVG that fills the width of its parent; `kind` is its CSS class."""
        box = f"0 0 {self.width:g} {self.height:g}"
        size: Look = {"width": 100, "height": self.height} if self.unit else {"viewBox": box}
        look: Look = {
            "xmlns": "http://www.w3.org/2000/svg", "class": kind, **size, "role": "img",
            "aria-label": self.label, "font-size": self.size, "font-family": _FAMILY,
        }  # fmt: skip
        if self.steps:
            steps = json.dumps(self.steps, ensure_ascii=False)
            look |= {"role": "application", "tabindex": "0", "data-steps": steps}
        return self._written(FigureMark("svg", look, Markup().join(map(self._written, self.marks))))

    def _written(self, mark: FigureMark) -> Markup:
        # A graph has thousands of marks: strings are only escaped if they have to be.
        attributes = [
            f' {name}="{value if value.isalnum() else escape(value)}"'
            if isinstance(value, str)
            else f' {name}="{value:.5g}{self.unit if name in _ALONG else ""}"'
            for name, value in mark.look.items()
            if value != ""
        ]
        inner = mark.inner and escape(mark.inner)
        return Markup(f"<{mark.tag}{''.join(attributes)}>{inner}</{mark.tag}>")  # noqa: S704  # escaped


class Axes(NamedTuple):
    """A panel of a figure, with a horizontal and a vertical scale."""

    figure: Figure
    x: LinearScale
    y: LinearScale

    def at(self, x: float, y: float) -> Point:
        """Return the position of a point, given its values on the two scales."""
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
        """Draw a vertical grid line at each tick, and its label below.

        `label`: Returns the label of a tick; None for no labels.
        `colour`: Of the lines; empty for none.
        `zero`: Colour of the line at 0, if another.
        `gap`: From the panel's lower edge to the labels' base line.
        """
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
        """Draw a horizontal grid line at each tick, and its label to the left.

        `colour`: Of the lines; empty for none.
        `zero`: Colour of the line at 0, if another.
        `gap`: From the labels to the panel's left edge.
        """
        for each in ticks:
            y, ink = self.y(each), colour if each else zero or colour
            if ink:
                self.figure.line([(self.x.start, y), (self.x.end, y)], ink)
            left = min(self.x.start, self.x.end) - gap
            self.figure.text((left, y + self.figure.size * 0.35), label(each), ("end",))


def colour_of(name: str) -> str:
    """Return the colour of a palette token or of a family, by name.

    A name that begins with ``#`` is returned as it is; for an unknown one the colour of ``edge``.
    """
    palette = art().palette
    known = palette.tokens.get(name) or palette.families.get(name, palette.tokens["edge"])
    return name if name.startswith("#") else known


def path(points: Iterable[Point]) -> str:
    """Return the SVG path data of straight lines through points."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)


def filled(fill: str, edge: str = "", width: float = 1.3) -> Look:
    """Return the attributes of a filled shape; no outline if `edge` is empty."""
    rim: Look = {"stroke": colour_of(edge), "stroke-width": width, "stroke-linejoin": "round"}
    return {"fill": colour_of(fill)} | (rim if edge else {})


def spread_labels(places: Sequence[float], least: float, lowest: float) -> list[float]:
    """Move labels down, and near the end up, so that none overlap; their order stays.

    If there is not enough room, the first ones are moved beyond the upper end.

    `places`: Vertical positions, in any order; larger is further down.
    `least`: Least distance between two labels.
    `lowest`: Largest position allowed.

    Returns
    -------
    list of float
        The new positions, in the order of `places`.

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
