"""Small static boards as SVG: a neighbour's reef or a map, and a section from land to open ocean.

With a label they are images for screen readers; without one, screen readers skip them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from markupsafe import Markup, escape

from reefkit.widgets.art import art
from reefkit.widgets.board.backdrop import DEPTH_COLOURS
from reefkit.widgets.board.picture import Picture, Space
from reefkit.widgets.board.static_svg import image_role

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_WIDE, _HIGH, _GAP = 20.0, 13.5, 1.5
"""Width and height of a space, and the gap between two, in units of the picture."""
_MARGIN = 1.0
DEEPEST: Final = 56.0
"""Depth in metres at the bottom of every section, so that sections can be compared."""
# Depths in metres at which the colour of the water changes; rules use the boards' own letters.
_BANDS = (("shallow", 0.0), ("medium", 6.0), ("deep", 20.0))
_ABOVE = 6.0
"""Height above the water in a section, on its scale of metres."""


def small_board_svg(picture: Picture, *, label: str = "", scale: float = 1.0) -> Markup:
    """Return a small board: for each topmost builder a dot in the colour of its family.

    A space with fleshy algae has their colour and three blades; a builder in it is overgrown.
    Builders that died are pale, with a cross.

    Parameters
    ----------
    label
        Text for screen readers.
    scale
        Factor of a space's size, 20 by 13.5 pixels.
    """
    width = picture.columns * (_WIDE + _GAP) - _GAP + 2 * _MARGIN
    height = picture.rows * (_HIGH + _GAP) - _GAP + 2 * _MARGIN
    drawn = "".join("".join(_space(each, picture.rows)) for each in picture.spaces)
    return _svg(width, height, scale, label, drawn)


def cross_section_svg(  # noqa: PLR0913
    metres: Sequence[float],
    land: bool,  # noqa: FBT001
    *,
    label: str = "",
    words: tuple[str, str] = ("", ""),
    width: float = 84,
    height: float = 32,
    axes: bool = False,
) -> Markup:
    """Return a section through a board, from land at the left to the open ocean at the right.

    Parameters
    ----------
    metres
        Depth of water in metres at each row of the section, from row 1 at the left.
    land
        Whether the left end is land; otherwise the sea floor falls off there too.
    words
        Texts above the left and right ends, such as "land" and "open ocean"; they need `axes`.
    width, height
        Size in pixels of the section, without its axes.
    axes
        Whether rows and metres are numbered, which also leaves room for `words`.
    """
    left, top = (28.0, 18.0) if axes else (1.0, 1.0)
    cut = _Cut(left, top, width, height)
    drawn = "".join(cut.water()) + cut.rock(metres, land=land)
    if axes:
        drawn += "".join(cut.axes(len(metres)))
    drawn += "".join(cut.said(words)) if any(words) else ""
    ink = art().palette.tokens["ink"]
    drawn += (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="none" '
        f'stroke="{ink}" stroke-width="1.2"/>'
    )
    more = 20.0 if axes else 1.0
    return _svg(left + width + 1, top + height + more, 1, label, drawn)


class _Cut:
    """Converts rows and metres to positions in a section, and draws the section's parts."""

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left, self.top, self.width, self.height = left, top, width, height

    def y(self, metres: float) -> float:
        return self.top + self.height * (metres + _ABOVE) / (DEEPEST + _ABOVE)

    def x(self, row: int, rows: int) -> float:
        return self.left + self.width * (row + 0.5) / rows

    def water(self) -> Iterator[str]:
        tokens = art().palette.tokens
        bottom, right = self.top + self.height, self.left + self.width
        for name, begins in _BANDS:
            y = self.y(begins)
            yield (
                f'<path d="M{self.left:g} {y:.4g}H{right:g}V{bottom:g}H{self.left:g}Z" '
                f'fill="{tokens[name]}"/>'
            )
        surface = self.y(0)
        yield (
            f'<path d="M{self.left:g} {surface:.4g}H{right:g}" stroke="{tokens["tide"]}" '
            'stroke-width="1" fill="none"/>'
        )

    def rock(self, metres: Sequence[float], *, land: bool) -> str:
        tokens = art().palette.tokens
        right, bottom = self.left + self.width, self.top + self.height
        ends = (self.left, self.y(-_ABOVE * 0.7 if land else DEEPEST * 0.9))
        points = [
            ends,
            *((self.x(row, len(metres)), self.y(each)) for row, each in enumerate(metres)),
        ]
        points.append((right, self.y(min(DEEPEST - 1, metres[-1] + 3))))
        line = _smooth(points)
        return (
            f'<path d="{line}V{bottom:g}H{self.left:g}Z" fill="{tokens["rock"]}"/>'
            f'<path d="{line}" fill="none" stroke="{tokens["ink"]}" stroke-width="1.6" '
            'stroke-linejoin="round"/>'
        )

    def axes(self, rows: int) -> Iterator[str]:
        for metres in (0, 20, 40):
            yield _text(self.left - 6, self.y(metres) + 4.5, str(metres), "end")
        for row in range(rows):
            yield _text(self.x(row, rows), self.top + self.height + 16, str(row + 1), "middle")

    def said(self, words: tuple[str, str]) -> Iterator[str]:
        yield _text(self.left, self.top - 5, words[0], "start")
        yield _text(self.left + self.width, self.top - 5, words[1], "end")


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """Return a smooth path through points that goes no higher or lower than they do.

    Cubic pieces with the slopes of Fritsch and Butland (1984), SIAM Journal on Scientific and
    Statistical Computing 5: 300-304: zero where the line turns.
    """
    rises = [(y1 - y0) / (x1 - x0) for (x0, y0), (x1, y1) in pairwise(points)]
    slopes = [rises[0]]
    slopes += [2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(rises)]
    slopes.append(rises[-1])
    line = f"M{points[0][0]:.4g} {points[0][1]:.4g}"
    for ((x0, y0), (x1, y1)), (m0, m1) in zip(pairwise(points), pairwise(slopes), strict=True):
        third = (x1 - x0) / 3
        line += (
            f"C{x0 + third:.4g} {y0 + third * m0:.4g} {x1 - third:.4g} {y1 - third * m1:.4g} "
            f"{x1:.4g} {y1:.4g}"
        )
    return line


def _space(space: Space, rows: int) -> Iterator[str]:
    palette = art().palette
    x = _MARGIN + (space.column - 1) * (_WIDE + _GAP)
    y = _MARGIN + (rows - space.row) * (_HIGH + _GAP)
    colour = palette.tokens[DEPTH_COLOURS[space.depth]]
    chosen = "chosen" in space.states
    edge = f' stroke="{palette.tokens["tide"]}" stroke-width="2"' if chosen else ""
    fill = palette.families["fleshy-alga"] if space.alga else colour
    size = f'width="{_WIDE:g}" height="{_HIGH:g}"'
    yield f'<rect x="{x:g}" y="{y:g}" {size} rx="3" fill="{fill}"{edge}/>'
    if space.alga:
        blades = "".join(
            f"M{x + at:g} {y + 11.5:g}q-2.4 -2.4 0 -4.8t0 -4.8" for at in (5.5, 10.5, 15.5)
        )
        yield (
            f'<path d="{blades}" fill="none" stroke="{palette.tokens["weed-veil"]}" '
            'stroke-width="1.7" stroke-linecap="round"/>'
        )
    if space.stack:
        died = "died" in space.states
        fill = palette.tokens["bone"] if died else art().family(space.stack[0].art)
        edge = palette.tokens["bone-line" if died else "ink"]
        middle_x, middle_y, radius = x + _WIDE / 2, y + _HIGH / 2, 4.0 if space.alga else 4.8
        yield (
            f'<circle cx="{middle_x:g}" cy="{middle_y:g}" r="{radius:g}" fill="{fill}" '
            f'stroke="{edge}" stroke-width="1.4"/>'
        )
        if died:
            yield (
                f'<path d="M{middle_x - 2:g} {middle_y - 2:g}l4 4m-4 0l4 -4" stroke="{edge}" '
                'stroke-width="1.3"/>'
            )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    ink = art().palette.tokens["ink"]
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" text-anchor="{anchor}" font-size="13" fill="{ink}">'
        f"{escape(text)}</text>"
    )


def _svg(width: float, height: float, scale: float, label: str, drawn: str) -> Markup:
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}" '
        'style="max-width:100%" {}>{}</svg>'
    ).format(
        f"{width * scale:g}",
        f"{height * scale:g}",
        f"{width:g}",
        f"{height:g}",
        image_role(label),
        Markup(drawn),  # noqa: S704  # numbers, colours of checked types, and escaped words
    )
