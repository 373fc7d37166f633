"""Shapes and words of an SVG chart in the page's colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup, escape

from reefkit.widgets.art import art

TEXT = 13
"""Size of words, in the chart's own units: one is a pixel where the chart is as wide as drawn."""
# no reader: names of fonts
_FAMILY = "Atkinson Hyperlegible Next, system-ui, Segoe UI, Roboto, DejaVu Sans, sans-serif"

NUMBER = 18
"""What a number of two digits needs along an axis, so that it does not touch the next."""


class ChartPaper:
    """A chart that is being drawn, `size` being that of its words."""

    def __init__(self, width: float, height: float, size: float = TEXT) -> None:
        self.width, self.height, self.size = width, height, size
        self._drawn: list[str] = []

    @staticmethod
    def colour(name: str) -> str:
        """Return a colour of the palette, by its name; a family's too."""
        palette = art().palette
        return palette.tokens.get(name) or palette.families.get(name, palette.tokens["edge"])

    def line(
        self,
        points: Sequence[tuple[float, float]],
        colour: str,
        width: float = 1,
        dashes: str = "",
        opacity: float = 1,
    ) -> None:
        """Draw a line through points."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._drawn.append(
            f'<path d="{_path(points)}" fill="none" stroke="{self.colour(colour)}" '
            f'stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
            f"{dashed}{faint}/>"
        )

    def shape(
        self, points: Sequence[tuple[float, float]], fill: str, edge: str = "", width: float = 1.3
    ) -> None:
        """Fill the shape between points."""
        drawn = f' stroke="{self.colour(edge)}" stroke-width="{width:g}"' if edge else ""
        self._drawn.append(
            f'<path d="{_path(points)}Z" fill="{self.colour(fill)}" stroke-linejoin="round"'
            f"{drawn}/>"
        )

    def dot(
        self, at: tuple[float, float], radius: float, fill: str, edge: str = "ink", width: float = 1
    ) -> None:
        """Draw a dot."""
        self._drawn.append(
            f'<circle cx="{at[0]:.5g}" cy="{at[1]:.5g}" r="{radius:.3g}" '
            f'fill="{self.colour(fill)}" stroke="{self.colour(edge)}" stroke-width="{width:g}"/>'
        )

    def write(self, at: tuple[float, float], text: str, look: Sequence[str] = ()) -> None:
        """Write words on their base line.

        `at`: Where they begin; end, with ``end``; have their middle, with ``middle``.
        `look`: ``middle`` or ``end``, ``strong``, ``halo`` (a rim that keeps lines off), a colour.
        """
        anchor = next((each for each in look if each in {"middle", "end"}), "start")
        colours = art().palette.tokens.keys() - {"halo"}  # a rim here, and no colour
        colour = next((each for each in look if each in colours), "ink")
        bold = ' font-weight="650"' if "strong" in look else ""
        paper = self.colour("paper")
        rim = f' paint-order="stroke" stroke="{paper}" stroke-width="3"' if "halo" in look else ""
        self._drawn.append(
            f'<text x="{at[0]:.5g}" y="{at[1]:.5g}" text-anchor="{anchor}" '
            f'fill="{self.colour(colour)}"{bold}{rim}>{escape(text)}</text>'
        )

    def token(self, art_id: str, at: tuple[float, float], size: float) -> None:
        """Draw an organism with its middle at a point."""
        drawn = art().svg(art_id, size)
        x, y = at[0] - size / 2, at[1] - size / 2
        self._drawn.append(f'<g transform="translate({x:.5g} {y:.5g})">{drawn}</g>')

    def svg(self, label: str, kind: str = "rk-class-chart") -> Markup:
        """Return the chart, as wide as the room it gets; `kind` is its CSS class."""
        return Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" class="{}" viewBox="0 0 {} {}" '
            'role="img" aria-label="{}" font-size="{}" font-family="{}">{}</svg>'
        ).format(
            kind,
            f"{self.width:g}",
            f"{self.height:g}",
            label,
            f"{self.size:g}",
            _FAMILY,
            Markup("".join(self._drawn)),  # noqa: S704  # numbers, colours, escaped words
        )


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)


def apart(places: Sequence[float], least: float, lowest: float) -> list[float]:
    """Move labels apart that are too close, as little as can be, in their order.

    `least`: How far apart two have to be.
    `lowest`: How far down the last may be.

    Examples
    --------
    >>> apart([10.0, 12.0, 50.0], 15, 60)
    [10.0, 25.0, 50.0]
    >>> apart([10.0, 52.0, 55.0], 15.0, 60.0)
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
