"""The map as HTML of a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from reefkit.widgets.hexmap.picture import MARGIN, RADIUS, WIDE, HexMap

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

CORNERS = " ".join(
    f"{x * WIDE / 2:g},{y * RADIUS:g}"
    for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)
"""The corners of a hexagon round its middle, as SVG has them."""


def hexmap_html(templates: Templates, picture: HexMap) -> Markup:
    """Return a map to be laid into a panel.

    The picture below is passed over by screen readers; the buttons over it say each cell. Arrow
    keys lead from cell to cell, as `Panel` has it.

    Parameters
    ----------
    templates
        What renders it.
    picture
        What it shows.
    """
    return templates.render(
        "widgets/hexmap.html", map=picture, corners=CORNERS, wide=WIDE, high=2 * RADIUS,
        margin=MARGIN,
    )  # fmt: skip
