"""The stamp sheet: all drawings of a board in one picture, from which boards are painted.

The browser gets this picture as SVG at the screen's own pixel size and keeps it on a hidden canvas;
a board is then painted by copying from it, which is fast and takes few bytes. The empty board is at
the top of the picture, the stamps below it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from reefkit.widgets.art import art
from reefkit.widgets.board.backdrop import scenery
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.space_svg import sign_drawings

if TYPE_CHECKING:
    from collections.abc import Iterator

SLAB = 8
"""Height of each slab, which stands for a builder under the topmost one, on a space of 58."""
LEVELS = (48, 45, 40)
"""Width of a token on no slab, on one, and on two or more, on a space of 58."""
MARK = 18
"""Width of a mutation's mark, on a space of 58."""
_BASE = 53
"""Lower end of a token on no slab, from the top of a space of 58."""
# Tokens are shifted to the right, to leave the letter free.
_ASIDE = 2.5
_CARD_GAP = 2
"""Screen pixels between two stamps."""
# Least width of the picture: narrower boards would make it needlessly tall.
_LEAST_WIDTH = 900


@dataclass(frozen=True)
class _Box:
    """Position of a drawing on a space of 58, before it is scaled to the screen."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class _Stamp:
    """Position of a stamp in the picture, and on a space, in screen pixels."""

    x: int  #: Left edge in the picture.
    y: int  #: Upper edge in the picture.
    width: int
    height: int
    dx: int  #: Offset of the stamp's upper left corner from that of a space, to the right.
    dy: int  #: The same, downwards.


@dataclass(frozen=True)
class StampSheet:
    """The stamp sheet for one screen."""

    svg: str  #: The picture, ``width`` by ``height`` screen pixels.
    width: int
    height: int
    stamps: dict[str, _Stamp]  #: By name.


def _token_size(under: int) -> int:
    """Return the width of a token on a space of 58; `under` is the number of slabs below it."""
    return LEVELS[min(under, len(LEVELS) - 1)]


def token_place(under: int) -> tuple[float, float, float]:
    """Return x and y of the corner of a token's 64 grid on a space of 58, and the grid's scale.

    `under`: Number of slabs below the token.
    """
    size = _token_size(under)
    scale = size / 64
    return (58 - size) / 2 + _ASIDE, _BASE - SLAB * min(under, len(LEVELS) - 1) - 56 * scale, scale


@lru_cache(maxsize=8)
def sheet(geometry: Geometry, depths: tuple[tuple[int, int, str], ...], land: bool) -> StampSheet:  # noqa: FBT001
    """Draw a stamp sheet.

    Parameters
    ----------
    depths
        The spaces, as in `Picture.depths`.
    land
        Whether the strip below the board is sand.
    """
    stamps: dict[str, _Stamp] = {}
    width = max(geometry.total[0], geometry.px(_LEAST_WIDTH))
    drawn = [scenery(geometry, depths, land=land)]
    x, y, tallest = 0, geometry.total[1] + _CARD_GAP, 0
    for name, box, body in stamp_drawings(geometry):
        stamp = _placed(box, geometry.unit)
        if x + stamp.width > width:
            x, y, tallest = 0, y + tallest + _CARD_GAP, 0
        stamps[name] = _Stamp(x, y, stamp.width, stamp.height, stamp.dx, stamp.dy)
        drawn.append(
            f'<g transform="translate({x - stamp.dx} {y - stamp.dy}) scale({geometry.unit:.5g})">'
            f"{body}</g>"
        )
        x, tallest = x + stamp.width + _CARD_GAP, max(tallest, stamp.height)
    height = y + tallest
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{_symbols()}</defs>{"".join(drawn)}</svg>'
    )
    return StampSheet(svg, width, height, stamps)


def sheet_for(geometry: Geometry, picture: Picture) -> StampSheet:
    """Draw the stamp sheet for a board's picture."""
    return sheet(geometry, picture.depths, picture.land)


def _placed(box: _Box, unit: float) -> _Stamp:
    dx, dy = int(box.x * unit // 1) - 1, int(box.y * unit // 1) - 1
    width = int(-(-(box.x + box.width) * unit // 1)) + 1 - dx
    height = int(-(-(box.y + box.height) * unit // 1)) + 1 - dy
    return _Stamp(0, 0, width, height, dx, dy)


@lru_cache(maxsize=1)
def _symbols() -> str:
    return art().board.symbols()


def stamp_drawings(geometry: Geometry) -> Iterator[tuple[str, _Box, str]]:
    """Yield the name, box and SVG of every stamp of a sheet."""
    known = art().board
    bone = known.palette.tokens["bone"]
    for art_id, organism in known.organisms.items():
        for under, state in product(range(len(LEVELS)), ("", "died")):
            yield _token(art_id, under, state, geometry.zoom)
        yield f"slab:{art_id}", _SLAB_BOX, _slab(organism.tint)
        yield f"slab:{art_id}:died", _SLAB_BOX, _slab(bone)
    corner, width = 58 - MARK - 1.5, MARK + 1
    for mark_id in known.marks:
        used = _placed_use(f"rk-mark-{mark_id}", corner, 0.5, width)
        yield f"mark:{mark_id}", _Box(corner, 0.5, width, width), used
    tufts = "".join(_use("fleshy-alga", place, geometry.zoom) for place in _TUFTS)
    for name, box, body in sign_drawings(known.palette, tufts):
        yield name, _Box(*box), body


# The stamp of a slab; others of the stack are the same stamp, `SLAB` higher each.
_SLAB_BOX = _Box(4, 44, 50, 13)
# Two tufts in front of an overgrown builder, the left one smaller: corner of the 64 grid, scale.
_TUFTS = ((2, 36, 0.3), (30, 28.5, 0.42))


def _slab(tint: str) -> str:
    ink, halo = (art().palette.tokens[name] for name in ("ink", "halo"))
    return "".join(
        f'<rect x="{7 - extra:g}" y="{47 - extra:g}" width="{44 + 2 * extra:g}" '
        f'height="{7 + 2 * extra:g}" rx="{2.6 + extra:g}" fill="{colour}"/>'
        for extra, colour in ((3, halo), (1.7, ink), (0, tint))
    )


def _token(art_id: str, under: int, state: str, zoom: float) -> tuple[str, _Box, str]:
    x, y, scale = place = token_place(under)
    name = f"token:{art_id}:{under}" + (f":{state}" if state else "")
    box = _Box(x - 5 * scale, y - 6 * scale, 74 * scale, 75 * scale)
    return name, box, _use(art_id, place, zoom, state)


def _use(art_id: str, place: tuple[float, float, float], zoom: float, state: str = "") -> str:
    """Draw a token at a place that `token_place` returned."""
    x, y, scale = place
    look = art().look(art_id, 64 * scale * zoom, "died" if state else "")
    style = f"--rk-bold:{look.bold}px"
    if state:
        style += f";--rk-tint:{look.tint};--rk-ink:{look.ink};--rk-light:{look.light}"
    return _placed_use(f"rk-org-{art_id}", x - 3 * scale, y - 3 * scale, 70 * scale, style)


def _placed_use(symbol: str, x: float, y: float, width: float, style: str = "") -> str:
    return (
        f'<use href="#{symbol}" x="{x:.5g}" y="{y:.5g}" width="{width:.5g}" '
        f'height="{width:.5g}" style="{style}"/>'
    )
