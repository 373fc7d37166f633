"""The ring as HTML of a panel, and the face of its die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from reefkit.widgets.ring.picture import PITCH, TILE, Ring

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face stand, in steps from its middle."""


def ring_html(templates: Templates, ring: Ring, middle: str | Markup = "") -> Markup:
    """Return a ring to be laid into a panel.

    The picture is passed over by screen readers; the buttons over it say each tile, and arrow keys
    lead from tile to tile, as `Panel` has it.

    Parameters
    ----------
    templates
        What renders it.
    ring
        What it shows.
    middle
        HTML that stands in the hollow of the ring; a text that is no `Markup` is escaped.
    """
    return templates.render(
        "widgets/ring.html", ring=ring, middle=middle, size=TILE, pitch=PITCH,
    )  # fmt: skip


def die_face_html(templates: Templates, face: int | None, label: str, *, size: int = 44) -> Markup:
    """Return the face of a die with six sides.

    Parameters
    ----------
    templates
        What renders it.
    face
        What was rolled, or None while nothing is: then the face is blank.
    label
        What a screen reader says; empty where the words beside it do.
    size
        Its side in CSS pixels.

    Raises
    ------
    ValueError
        When a die has no such face.
    """
    if face is not None and face not in _PIPS:
        raise ValueError(f"a die with {len(_PIPS)} faces shows no {face}")
    pips = _PIPS[face] if face else ()
    return templates.render("widgets/die_face.html", pips=pips, label=label, size=size, face=face)
