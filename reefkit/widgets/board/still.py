"""A board that nobody plays on, as one SVG: for a page that shows several, a print, a projector.

It is painted from the same strokes as the canvas (`painting`), in the page's own symbols, so that
it looks the same and stays sharp at any size. It is an image: what stands where is said beside it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from markupsafe import Markup, escape

from reefkit.widgets.board.geometry import Geometry
from reefkit.widgets.board.painting import Copy, Stroke, lettering, painted
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.scenery import scenery
from reefkit.widgets.board.stamps import drawings

_WIDE = 330.0
"""Room for a board of five columns with spaces of 58, in the units of its own grid."""


def still_svg(picture: Picture, *, label: str = "") -> Markup:
    """Return a board as SVG, as wide as the room it is given.

    Parameters
    ----------
    picture
        The board.
    label
        What a screen reader says; without one it is passed over, and words beside it say the same.
    """
    geometry = Geometry(picture.rows, picture.columns, _WIDE, shore=bool(picture.shore))
    depths = tuple(sorted((one.row, one.column, one.depth) for one in picture.spaces))
    strokes = chain(painted(picture, geometry), lettering(picture, geometry))
    bodies = _bodies(geometry)
    drawn = "".join(_drawn(each, geometry, bodies) for each in strokes)
    said = Markup('role="img" aria-label="{}"').format(label) if label else None
    width, height = geometry.total
    return Markup('<svg class="rk-still" viewBox="0 0 {} {}" {}>{}{}</svg>').format(
        width,
        height,
        said or Markup('aria-hidden="true" focusable="false"'),
        Markup(_scenery(geometry, depths, picture.land)),  # noqa: S704  # numbers and colours
        Markup(drawn),  # noqa: S704  # our own drawings, and words that are escaped
    )


@lru_cache(maxsize=4)
def _bodies(geometry: Geometry) -> dict[str, str]:
    return {name: body for name, _, body in drawings(geometry)}


@lru_cache(maxsize=16)
def _scenery(
    geometry: Geometry,
    depths: tuple[tuple[int, int, str], ...],
    land: bool,  # noqa: FBT001
) -> str:
    return scenery(geometry, depths, land=land)


def _drawn(stroke: Stroke, geometry: Geometry, bodies: dict[str, str]) -> str:
    if isinstance(stroke, Copy):
        return (
            f'<g transform="translate({stroke.x} {stroke.y}) scale({geometry.unit:.5g})">'
            f"{bodies[stroke.stamp]}</g>"
        )
    anchor = "middle" if stroke.align == "center" else "start"
    return (
        f'<text x="{stroke.x}" y="{stroke.y}" text-anchor="{anchor}" font-size="13" '
        f'font-weight="650" fill="{stroke.colour}">{escape(stroke.text)}</text>'
    )
