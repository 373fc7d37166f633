"""The empty board: the open ocean, the spaces by depth, the land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.widgets.art import art
from reefkit.widgets.board.layout import Geometry

if TYPE_CHECKING:
    from collections.abc import Iterable

DEPTH_COLOURS = {"S": "shallow", "M": "medium", "D": "deep"}
_WATER = "#EAF4F3"
_CREST = "#BDDAE4"


def scenery(
    geometry: Geometry, depths: Iterable[tuple[int, int, str]], *, land: bool = True
) -> str:
    """Return the SVG of water, shore and beach behind the spaces."""
    tokens = art().palette.tokens
    left, right = geometry.left, geometry.left + geometry.across
    top, bottom = geometry.numbers, geometry.total[1]
    drawn = [
        f'<path d="{_rounded(left, right, top, bottom, geometry.px(14))}" fill="{_WATER}"/>',
        _ocean(geometry, left, right, top),
    ]
    if geometry.shore:
        drawn.append(_shore(geometry, tokens["sand"] if land else tokens["ocean"], land=land))
    radius = 9 * geometry.unit
    for row, column, depth in depths:
        x, y = geometry.corner(row, column)
        drawn.append(
            f'<rect x="{x}" y="{y}" width="{geometry.space}" height="{geometry.space}" '
            f'rx="{radius:.4g}" fill="{tokens[DEPTH_COLOURS[depth]]}"/>'
        )
    return "".join(drawn)


def _wave(start: float, end: float, y: float, length: float, height: float) -> str:
    steps = max(1, round((end - start) / length))
    half = (end - start) / steps / 2
    crests = f"q{half / 2:.4g} {-height:.4g} {half:.4g} 0t{half:.4g} 0"
    return f"M{start:g} {y:g}{crests}" + f"t{half:.4g} 0t{half:.4g} 0" * (steps - 1)


def _ocean(geometry: Geometry, left: int, right: int, top: int) -> str:
    radius, height = geometry.px(14), geometry.ocean - geometry.px(5)
    edge = _wave(left, right, top + height, 36 * geometry.density, 5 * geometry.density)
    body = edge + (
        f"V{top + radius}a{radius} {radius} 0 0 0 {-radius} {-radius}H{left + radius}"
        f"a{radius} {radius} 0 0 0 {-radius} {radius}Z"
    )
    ocean = art().palette.tokens["ocean"]
    width = 1.8 * geometry.density
    return (
        f'<path d="{body}" fill="{ocean}"/>'
        f'<path d="{edge}" fill="none" stroke="{_CREST}" stroke-width="{width:.4g}"/>'
    )


def _shore(geometry: Geometry, colour: str, *, land: bool) -> str:
    left, right, bottom = geometry.left, geometry.left + geometry.across, geometry.total[1]
    radius, top = geometry.px(14), bottom - geometry.shore_height + geometry.px(6)
    edge = _wave(left, right, top, 44 * geometry.density, 4 * geometry.density)
    body = edge + (
        f"V{bottom - radius}a{radius} {radius} 0 0 1 {-radius} {radius}H{left + radius}"
        f"a{radius} {radius} 0 0 1 {-radius} {-radius}Z"
    )
    line = "#CDB27C" if land else _CREST
    width = 1.8 * geometry.density
    return (
        f'<path d="{body}" fill="{colour}"/>'
        f'<path d="{edge}" fill="none" stroke="{line}" stroke-width="{width:.4g}"/>'
    )


def _rounded(left: int, right: int, top: int, bottom: int, radius: int) -> str:
    return (
        f"M{left + radius} {top}H{right - radius}a{radius} {radius} 0 0 1 {radius} {radius}"
        f"V{bottom - radius}a{radius} {radius} 0 0 1 {-radius} {radius}H{left + radius}"
        f"a{radius} {radius} 0 0 1 {-radius} {-radius}V{top + radius}"
        f"a{radius} {radius} 0 0 1 {radius} {-radius}Z"
    )
