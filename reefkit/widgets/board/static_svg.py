"""A static board as one SVG, for print, projector and small views.

It is made of the same strokes as the canvas, with the page's symbols, so that it looks the same and
is sharp at any size. It is an image: adjacent text says what is where.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from markupsafe import Markup, escape

from reefkit.widgets.board.backdrop import scenery
from reefkit.widgets.board.drawing import StampCopy, Stroke, lettering, painted
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.stamps import stamp_drawings

_STILL_WIDTH = 330.0
"""Room for a board of five columns with spaces of 58, in the units of its own grid."""


def still_svg(picture: Picture, *, label: str = "") -> Markup:
    """Return a board as SVG, which scales to the available width.

    Parameters
    ----------
    label
        Text for screen readers; without one they skip the picture, and adjacent words say the same.
    """
    geometry = Geometry(picture.rows, picture.columns, _STILL_WIDTH, shore=bool(picture.shore))
    strokes = chain(painted(picture, geometry), lettering(picture, geometry))
    bodies = _bodies(geometry)
    drawn = "".join(_stroke_svg(each, geometry, bodies) for each in strokes)
    width, height = geometry.total
    return Markup('<svg class="rk-still" viewBox="0 0 {} {}" {}>{}{}</svg>').format(
        width,
        height,
        image_role(label),
        Markup(_scenery_svg(geometry, picture.depths, picture.land)),  # noqa: S704  # numbers, colours
        Markup(drawn),  # noqa: S704  # our drawings, escaped words
    )


def image_role(label: str) -> Markup:
    """Return ARIA attributes: an image with a name, or hidden without one."""
    if label:
        return Markup('role="img" aria-label="{}"').format(label)
    return Markup('aria-hidden="true" focusable="false"')


@lru_cache(maxsize=4)
def _bodies(geometry: Geometry) -> dict[str, str]:
    return {name: body for name, _, body in stamp_drawings(geometry)}


@lru_cache(maxsize=16)
def _scenery_svg(
    geometry: Geometry,
    depths: tuple[tuple[int, int, str], ...],
    land: bool,  # noqa: FBT001
) -> str:
    return scenery(geometry, depths, land=land)


def _stroke_svg(stroke: Stroke, geometry: Geometry, bodies: dict[str, str]) -> str:
    if isinstance(stroke, StampCopy):
        return (
            f'<g transform="translate({stroke.x} {stroke.y}) scale({geometry.unit:.5g})">'
            f"{bodies[stroke.stamp]}</g>"
        )
    anchor = "middle" if stroke.align == "center" else "start"
    return (
        f'<text x="{stroke.x}" y="{stroke.y}" text-anchor="{anchor}" font-size="13" '
        f'font-weight="650" fill="{stroke.colour}">{escape(stroke.text)}</text>'
    )
