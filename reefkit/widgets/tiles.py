"""Maps of tiles: hexagons, and a square ring that tokens travel.

Each is a still SVG picture, and over it a real button for every tile.

Hexagons have a corner at the top. One is `WIDE` units across and 2 × `RADIUS` high, rows are 1.5 ×
`RADIUS` apart, so that they touch.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from markupsafe import Markup

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

RADIUS: Final = 30.0
"""From the middle of a hexagon to a corner, in units of the picture."""
WIDE: Final = 51.96
"""From side to side: √3 × `RADIUS`."""
HEX_MARGIN: Final = 3.0
"""Round the whole map, for lines that reach over its edge."""

State = Literal["fits", "cards", "token", "deadly", "chosen", "changed", "waits"]
"""`fits`: can be touched, and nothing more is needed. `cards`: can be touched, and costs cards.
`token`: a visitor gets one. `deadly`: can be touched, and kills. `chosen`: was touched.
`changed`: is another ground than it was before. `waits`: somebody could begin here."""


@dataclass(frozen=True)
class HexFigure:
    """What is on a cell."""

    seat: int  #: Whose it is, from 0: its colour, and the mark on its flank.
    #: What it looks like: SVG elements on the grid of 64; none for a plain species.
    drawing: Markup | None = None
    life: int = 0  #: How many of the seat's died before it: one that is new does not glide.
    own: bool = False  #: Whether it is the reader's.
    faint: bool = False  #: Whether it is shown where it could be, and is not yet.


@dataclass(frozen=True)
class HexCell:
    """One cell of the map."""

    number: int  #: Its number, which a touch tells.
    #: ``row``, ``column``: Its place, both from 1; row 1 is on top.
    row: int
    column: int
    ground: str  #: What grows there: names its colour and its pattern.
    letter: str  #: Stands in the cell.
    label: str  #: What a screen reader reads of it.
    states: frozenset[State] = frozenset()  #: What can be done there, and what else is to be seen.
    cost: int = 0  #: How many cards it costs, where it does.
    figures: tuple[HexFigure, ...] = ()  #: Who is there.

    @property
    def x(self) -> float:
        """How far right its middle is."""
        aside = 0.5 if self.row % 2 == 0 else 0.0
        return round(HEX_MARGIN + WIDE * (self.column - 0.5 + aside), 2)

    @property
    def y(self) -> float:
        """How far down its middle is."""
        return HEX_MARGIN + RADIUS * (1.5 * self.row - 0.5)

    def has(self, state: State) -> bool:
        """Return whether it is in a state."""
        return state in self.states

    @property
    def can_be_touched(self) -> bool:
        """Whether touching it does more than tell of it."""
        return bool(self.states & {"fits", "cards", "deadly"})


@dataclass(frozen=True)
class HexMap:
    """A map."""

    cells: tuple[HexCell, ...]  #: All cells, in the order in which they are read.
    title: str  #: What a screen reader calls it.
    #: What touching a cell asks for, with its ``cell``; empty where the map is only looked at.
    act: str = ""
    key: str = "map"  #: Tells it from another map of the page.
    rises: bool = False  #: Whether a change of the grounds begins below; else above.

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return max(cell.row for cell in self.cells)

    @property
    def figure_keys(self) -> dict[HexFigure, str]:
        """What tells each figure from others, and keeps it the same where it goes."""
        return {
            figure: f"figure-{figure.seat}{f'-{figure.life}' if figure.life else ''}"
            for _, figure in self.figures
        }

    @cached_property
    def width(self) -> float:
        """Of the picture, in its units."""
        return max(cell.x for cell in self.cells) + WIDE / 2 + HEX_MARGIN

    @cached_property
    def height(self) -> float:
        """Of the picture, in its units."""
        return max(cell.y for cell in self.cells) + RADIUS + HEX_MARGIN

    @cached_property
    def first(self) -> int:
        """The number of the cell that the keyboard comes to first: chosen, open, or one's own."""
        ranks = (
            lambda cell: cell.has("chosen"),
            lambda cell: cell.can_be_touched,
            lambda cell: any(figure.own for figure in cell.figures),
            lambda _cell: True,
        )
        return next(cell.number for rank in ranks for cell in self.cells if rank(cell))

    @property
    def figures(self) -> list[tuple[HexCell, HexFigure]]:
        """Who is where, by seat, so that a figure that moves stays the same one."""
        found = [(cell, figure) for cell in self.cells for figure in cell.figures]
        return sorted(found, key=lambda one: (one[1].seat, one[1].faint))


CORNERS = " ".join(
    f"{x * WIDE / 2:g},{y * RADIUS:g}"
    for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)
"""The corners of a hexagon round its middle, as SVG has them."""


def hexmap_html(templates: Templates, picture: HexMap) -> Markup:
    """Return a map to be laid into a panel.

    The picture below is passed over by screen readers; the buttons over it say each cell. Arrow
    keys lead from cell to cell, as `Panel` has it.
    """
    return templates.render(
        "widgets/hexmap.html", map=picture, corners=CORNERS, wide=WIDE, high=2 * RADIUS,
        margin=HEX_MARGIN,
    )  # fmt: skip
