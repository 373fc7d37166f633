"""A food web by trophic level: who eats whom, and who finds too little.

Levels are bands; nodes are ordered so that few arrows cross, and arrows pass between nodes. It is
laid out twice, for a column and for a phone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reefkit.text import Catalogue, catalogue, message
from reefkit.widgets.art import art
from reefkit.widgets.figure.described import Described, board
from reefkit.widgets.foodweb_arrows import MOST_COUNTED, Arrow, arrows, name_left
from reefkit.widgets.foodweb_data import FoodWeb, Outline
from reefkit.widgets.foodweb_layout import BandPlace, Layout, PlacedNode, lay_out
from reefkit.widgets.panel import Panel, Theme, frame, output_of
from reefkit.widgets.pictured import described_html
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from markupsafe import Markup


BOXES: Final = {"": (500.0, 1.0), "narrow": (318.0, 1.3)}
"""Width of both pictures, and factor for their height: a page shows the one in which letters are
large enough."""
_UNFAMILIAR: Final = "#DDECEC"
"""Colour behind a drawing whose group has no colour."""
_SHAPES: Final[dict[Outline, str]] = {
    "square": "M-.75-.94H.75Q.94-.94 .94-.75V.75Q.94 .94 .75 .94H-.75Q-.94 .94-.94 .75V-.75"
    "Q-.94-.94-.75-.94Z",
    "circle": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
    "hexagon": "M0-1.08L.94-.54V.54L0 1.08L-.94 .54V-.54Z",
    "diamond": "M0-1.16L1.16 0L0 1.16L-1.16 0Z",
    "triangle": "M0-1.12L1.18 .92H-1.18Z",
}
"""Outlines with a radius of 1, as SVG paths."""
_DRAWN: Final[dict[Outline, tuple[float, float]]] = {
    "square": (1.55, 0.0), "circle": (1.45, 0.0), "hexagon": (1.45, 0.0), "diamond": (1.3, 0.0),
    "triangle": (1.3, 0.2),
}  # fmt: skip
"""Side of the drawing in each outline, and vertical shift of its centre, in radii."""
_ATTACHED: Final = 3
"""Most attached drawings shown; the others are counted."""


@dataclass(frozen=True)
class _WebPicture:
    """One picture of the web."""

    name: str
    layout: Layout
    arrows: list[Arrow]

    @property
    def many(self) -> bool:
        return len(self.arrows) > MOST_COUNTED

    @property
    def first(self) -> str:
        nodes = self.layout.nodes
        return next((one for one, each in nodes.items() if each.node.chosen), next(iter(nodes)))

    def name_left(self, band: BandPlace) -> float:
        return name_left(band, self.layout.width, self.arrows)

    def key(self, web: FoodWeb, node: str) -> str:
        return "-".join(filter(None, (web.key, self.name, node)))


def foodweb_html(templates: Templates, web: FoodWeb, *, height: float = 330.0) -> Markup:
    """Return a food web to be placed in a panel.

    Screen readers skip the picture; buttons over it name each node, and arrow keys move from node
    to node, as in `Panel`. The web's sentences say who eats whom.

    `height`: Height of the picture where it is 500 CSS pixels wide. Nodes are as large as fits; if
    even small ones do not fit, the picture is higher.
    """
    grouped = web.grouped()
    drawn = []
    for name, (width, share) in BOXES.items() if grouped.nodes else ():
        layout = lay_out(grouped, width, share * height)
        drawn.append(_WebPicture(name, layout, arrows(grouped, layout)))
    return templates.render(
        "widgets/foodweb.html", web=grouped, drawn=drawn, shapes=_SHAPES, colour=_colour,
        drawing=_drawing, bold=_bold, attached=_attached,
        described=described_html(web.key, _told(grouped, templates.say)),
    )  # fmt: skip


def _told(web: FoodWeb, say: Catalogue) -> Described:
    """Return the descriptions of a web: what stands on each level, from the top, and its links."""
    names = {each.level: each.name for each in web.levels}
    levels = sorted({each.level for each in web.nodes}, reverse=True)
    parts = (
        (
            names.get(level) or say.render(message("describe-level", level=level + 1)),
            [each.name for each in web.nodes if each.level == level for _ in range(each.count)],
        )
        for level in levels
    )
    return board(say, web.title, parts, web.sentences)


class FoodWebPicture:
    """A food web shown as a notebook's output."""

    def __init__(self, web: FoodWeb) -> None:
        self.web = web

    def _repr_mimebundle_(self, **options: object) -> object:
        say = catalogue()
        panel = Panel(foodweb_html(Templates(say), self.web))
        return output_of(frame("rk-page", children=[Theme(), panel]), say, **options)


def _colour(group: str) -> str:
    return art().palette.families.get(group, _UNFAMILIAR)


def _drawing(placed: PlacedNode) -> tuple[float, float]:
    side, down = _DRAWN[placed.node.outline]
    return round(side * placed.radius, 1), round(down * placed.radius, 1)


def _bold(side: float) -> str:
    if side >= 44:
        return ""
    return " rk-token-small" if side >= 28 else " rk-token-tiny"


def _attached(placed: PlacedNode) -> tuple[tuple[str, ...], int]:
    drawn = placed.node.attached[:_ATTACHED]
    return drawn, len(placed.node.attached) - len(drawn)
