"""Maps of hexagons: a static SVG picture with a button over every hexagon.

Hexagons have a corner at the top. One is `WIDE` units across and 2 × `RADIUS` high; rows are 1.5 ×
`RADIUS` apart, so that they touch.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from markupsafe import Markup

from reefkit.widgets.pictured import described_html

if TYPE_CHECKING:
    from reefkit.widgets.figure.described import Described
    from reefkit.widgets.templates import Templates

RADIUS: Final = 30.0
"""Distance from the centre of a hexagon to a corner, in the picture's units."""
WIDE: Final = 51.96
"""Width of a hexagon: √3 × `RADIUS`."""
HEX_MARGIN: Final = 3.0
"""Margin around the map, for lines that extend over its edge."""

State = Literal["fits", "cards", "token", "deadly", "chosen", "changed", "waits"]
"""`fits`: can be touched, and nothing more is needed. `cards`: can be touched, and costs cards.
`token`: a visitor gets one. `deadly`: can be touched, and kills. `chosen`: was touched. `changed`:
has another ground than before. `waits`: somebody could begin here."""


@dataclass(frozen=True)
class HexFigure:
    """A species on a cell."""

    seat: int  #: From 0; determines its colour and the mark on its flank.
    #: SVG elements on the 64 grid; None for a plain species.
    drawing: Markup | None = None
    life: int = 0  #: Number of the seat's earlier species that died: a new one does not glide.
    own: bool = False  #: Whether it is the reader's.
    faint: bool = False  #: Whether it is shown where it could be, but is not yet.


@dataclass(frozen=True)
class HexCell:
    """One cell of the map."""

    number: int  #: Sent when the cell is touched.
    row: int  #: From 1, at the top.
    column: int  #: From 1, at the left.
    ground: str  #: Kind of ground, which determines colour and pattern.
    letter: str  #: Written in the cell.
    label: str  #: Text for screen readers.
    states: frozenset[State] = frozenset()  #: See `State`.
    cost: int = 0  #: Number of cards, in the state `cards`.
    figures: tuple[HexFigure, ...] = ()  #: Species on the cell.

    @property
    def x(self) -> float:
        """X coordinate of the centre; even rows are shifted right by half a cell."""
        aside = 0.5 if self.row % 2 == 0 else 0.0
        return round(HEX_MARGIN + WIDE * (self.column - 0.5 + aside), 2)

    @property
    def y(self) -> float:
        """Y coordinate of the centre."""
        return HEX_MARGIN + RADIUS * (1.5 * self.row - 0.5)

    def has(self, state: State) -> bool:
        """Return whether the cell is in a state."""
        return state in self.states

    @property
    def can_be_touched(self) -> bool:
        """Whether touching the cell does more than show information."""
        return bool(self.states & {"fits", "cards", "deadly"})


@dataclass(frozen=True)
class HexMap:
    """A map of hexagons."""

    cells: tuple[HexCell, ...]  #: In reading order.
    title: str  #: Name for screen readers.
    act: str = ""  #: Act of touching a cell, sent with its number as ``cell``; empty if only shown.
    key: str = "map"  #: Distinguishes it from other maps on the page.
    #: Whether a change of the grounds is animated from the bottom rather than the top.
    rises: bool = False
    told: Described | None = None  #: Its description; None: none is shown.

    @property
    def rows(self) -> int:
        """Number of rows."""
        return max(cell.row for cell in self.cells)

    @property
    def figure_keys(self) -> dict[HexFigure, str]:
        """The ``data-key`` of each figure, which stays the same when the figure moves."""
        return {
            figure: f"figure-{figure.seat}{f'-{figure.life}' if figure.life else ''}"
            for _, figure in self.figures
        }

    @cached_property
    def width(self) -> float:
        """Width of the picture, in its units."""
        return max(cell.x for cell in self.cells) + WIDE / 2 + HEX_MARGIN

    @cached_property
    def height(self) -> float:
        """Height of the picture, in its units."""
        return max(cell.y for cell in self.cells) + RADIUS + HEX_MARGIN

    @cached_property
    def first(self) -> int:
        """Number of the cell that gets the keyboard focus first.

        It is the first that is chosen, else that can be touched, else with a figure of the reader,
        else of all.
        """
        ranks = (
            lambda cell: cell.has("chosen"),
            lambda cell: cell.can_be_touched,
            lambda cell: any(figure.own for figure in cell.figures),
            lambda _cell: True,
        )
        return next(cell.number for rank in ranks for cell in self.cells if rank(cell))

    @property
    def figures(self) -> list[tuple[HexCell, HexFigure]]:
        """All figures with their cells, in the order of seats.

        So a figure that moves stays the same element of the page.
        """
        found = [(cell, figure) for cell in self.cells for figure in cell.figures]
        return sorted(found, key=lambda one: (one[1].seat, one[1].faint))


CORNERS = " ".join(
    f"{x * WIDE / 2:g},{y * RADIUS:g}"
    for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)
"""Corners of a hexagon around its centre, as SVG points."""


def hexmap_html(templates: Templates, picture: HexMap) -> Markup:
    """Return the HTML of a map, for a `Panel`.

    Screen readers skip the picture; buttons over it name each cell. Arrow keys move from cell to
    cell, as in `Panel`.
    """
    told = picture.told
    described = "" if told is None else described_html(picture.key, told, over=True)
    return templates.render(
        "widgets/hexmap.html", map=picture, corners=CORNERS, wide=WIDE, high=2 * RADIUS,
        margin=HEX_MARGIN,
        described=described,
    )  # fmt: skip
