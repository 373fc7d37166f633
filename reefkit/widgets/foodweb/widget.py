"""The food web as HTML of a panel: laid out twice, for a column and for a phone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reefkit.widgets.art import art
from reefkit.widgets.foodweb.arrows import MOST_COUNTED, Arrow, arrows
from reefkit.widgets.foodweb.layout import Layout, Placed, lay_out

if TYPE_CHECKING:
    from markupsafe import Markup

    from reefkit.widgets.foodweb.picture import FoodWeb, Outline
    from reefkit.widgets.templates import Templates

BOXES: Final = {"": (500.0, 1.0), "narrow": (318.0, 1.3)}
"""Width of both pictures, and their height in what is wanted: a page shows the one in which letters
are not too small."""
_UNFAMILIAR: Final = "#DDECEC"
"""Behind a drawing whose group has no colour."""
_SHAPES: Final[dict[Outline, str]] = {
    "square": "M-.75-.94H.75Q.94-.94 .94-.75V.75Q.94 .94 .75 .94H-.75Q-.94 .94-.94 .75V-.75"
    "Q-.94-.94-.75-.94Z",
    "circle": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
    "hexagon": "M0-1.08L.94-.54V.54L0 1.08L-.94 .54V-.54Z",
    "diamond": "M0-1.16L1.16 0L0 1.16L-1.16 0Z",
    "triangle": "M0-1.12L1.18 .92H-1.18Z",
}
"""Outlines with a radius of one, as SVG has them."""
_DRAWN: Final[dict[Outline, tuple[float, float]]] = {
    "square": (1.55, 0.0), "circle": (1.45, 0.0), "hexagon": (1.45, 0.0), "diamond": (1.3, 0.0),
    "triangle": (1.3, 0.2),
}  # fmt: skip
"""The side of the drawing in each, and how far down its middle is, in radii."""
_ATTACHED: Final = 3
"""Most drawings at a corner; the others are counted."""


@dataclass(frozen=True)
class Drawn:
    """One picture of the web."""

    name: str
    layout: Layout
    arrows: list[Arrow]

    @property
    def many(self) -> bool:
        """Whether arrows are so many that they are drawn thinner."""
        return len(self.arrows) > MOST_COUNTED

    @property
    def first(self) -> str:
        """The id of the node that the keyboard comes to first: the chosen one, or the first."""
        nodes = self.layout.nodes
        return next((one for one, each in nodes.items() if each.node.chosen), next(iter(nodes)))

    def key(self, web: FoodWeb, node: str) -> str:
        """Return the key of a node's button."""
        return "-".join(filter(None, (web.key, self.name, node)))


def foodweb_html(templates: Templates, web: FoodWeb, *, height: float = 330.0) -> Markup:
    """Return a food web to be laid into a panel.

    The picture is passed over by screen readers; the buttons over it say each node, and arrow keys
    lead from node to node, as `Panel` has it. The web's sentences say who eats whom.

    Parameters
    ----------
    templates
        What renders it.
    web
        What it shows.
    height
        How high the picture may be where it is 500 CSS pixels wide. Nodes are drawn as large as
        fits; where even small ones do not, the picture is higher.
    """
    grouped = web.grouped()
    drawn = []
    for name, (width, share) in BOXES.items() if grouped.nodes else ():
        layout = lay_out(grouped, width, share * height)
        drawn.append(Drawn(name, layout, arrows(grouped, layout)))
    return templates.render(
        "widgets/foodweb.html", web=grouped, drawn=drawn, shapes=_SHAPES, colour=_colour,
        drawing=_drawing, bold=_bold, attached=_attached,
    )  # fmt: skip


def _colour(group: str) -> str:
    """Return the colour of a group."""
    return art().palette.families.get(group, _UNFAMILIAR)


def _drawing(placed: Placed) -> tuple[float, float]:
    """Return the side of a drawing, and how far below its outline's middle its own is."""
    side, down = _DRAWN[placed.node.outline]
    return round(side * placed.radius, 1), round(down * placed.radius, 1)


def _bold(side: float) -> str:
    """Return the classes that a small drawing needs to be told apart."""
    if side >= 44:
        return ""
    return " rk-token-small" if side >= 28 else " rk-token-tiny"


def _attached(placed: Placed) -> tuple[tuple[str, ...], int]:
    """Return which attached ones are drawn, and how many others there are."""
    drawn = placed.node.attached[:_ATTACHED]
    return drawn, len(placed.node.attached) - len(drawn)
