"""Maps of tiles: hexagons, and a square ring that tokens travel.

Each is a still SVG picture, and over it a real button for every tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from markupsafe import Markup

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates


# ---- What a map of hexagons shows: cells in rows of which every other stands half a step aside
#
# Hexagons stand on a corner. One is `WIDE` units across and 2 × `RADIUS` high, and rows are 1.5 ×
# `RADIUS` apart, so that they touch.

RADIUS: Final = 30.0
"""From the middle of a hexagon to a corner, in units of the picture."""
WIDE: Final = 51.96
"""From side to side: √3 × `RADIUS`."""
HEX_MARGIN: Final = 3.0
"""Round the whole map, for lines that reach over its edge."""

State = Literal["fits", "cards", "token", "deadly", "chosen", "changed", "waits"]
"""`fits`: can be touched, and nothing more is needed. `cards`: can be touched, and costs cards.
`token`: whoever goes there gets one. `deadly`: can be touched, and kills. `chosen`: was touched.
`changed`: is another ground than it was before. `waits`: somebody could begin here."""


@dataclass(frozen=True)
class Figure:
    """What stands on a cell."""

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
    label: str  #: What a screen reader says of it.
    states: frozenset[State] = frozenset()  #: What can be done there, and what else is to be seen.
    cost: int = 0  #: How many cards it costs, where it does.
    figures: tuple[Figure, ...] = ()  #: Who stands there.

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
    def figure_keys(self) -> dict[Figure, str]:
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
    def figures(self) -> list[tuple[HexCell, Figure]]:
        """Who stands where, by seat, so that a figure that moves stays the same one."""
        found = [(cell, figure) for cell in self.cells for figure in cell.figures]
        return sorted(found, key=lambda one: (one[1].seat, one[1].faint))


# ---- The map as HTML of a panel

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


# ---- What a ring of tiles shows: where each tile lies, who stands on it, and
# where the last move went
#
# Travel begins at the bottom right corner and goes clockwise: left along the bottom, up, right
# along the top, and down again.

PITCH: Final = 40.0
"""From one tile to the next, in units of the picture: CSS pixels beside controls."""
TILE: Final = 37.0
"""The side of a tile."""
RING_MARGIN: Final = 4.0
"""Round the ring, for the frame of a tile that reaches over its edge."""
SIDES: Final = 4
_ROOM = {1: 21.0, 2: 18.0, 3: 13.6, 4: 16.0}
"""The side of a token where so many stand on a tile; of more, `_LEAST`. They may reach over the
edge of their tile a little."""
_LEAST: Final = 13.6
_LOW: Final = 25.0
"""How far down a tile its tokens stand, where one row holds them; its picture is above them."""
_ROWS: Final = (11.0, 27.0)
"""The same, for two rows: then there is no room for its picture."""
_IN_ROW: Final = 3


@dataclass(frozen=True)
class Tile:
    """One tile."""

    kind: str  #: Names its colour, ``--rk-tile-<kind>``.
    art: str  #: The id of its drawing in the page's sheet of symbols, drawn in one colour.
    label: str  #: What a screen reader says of it.


@dataclass(frozen=True)
class RingToken:
    """Who stands on a tile."""

    seat: int  #: Whose it is, from 0: its shape and colour.
    tile: int  #: Where it stands, from 0.
    own: bool = False  #: Whether it is the reader's.


@dataclass(frozen=True)
class _PlacedToken:
    """A token with its middle and its side, in the picture's units."""

    token: RingToken
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Ring:
    """A ring of tiles.

    Raises
    ------
    ValueError
        When the tiles make no square, or something stands where no tile is.
    """

    #: In the order of travel, the first at the bottom right corner. As many as four sides make.
    tiles: tuple[Tile, ...]
    tokens: tuple[RingToken, ...] = ()  #: Who stands where.
    title: str = ""  #: What a screen reader calls the ring.
    landed: int | None = None  #: The tile that was just reached, which is framed.
    #: The tiles of the last move in order, from where it began to where it ended.
    way: tuple[int, ...] = ()
    #: Kinds and what they are called, written below the ring.
    legend: tuple[tuple[str, str], ...] = ()
    #: The same for who does not see it, a sentence a token, already said.
    sentences: tuple[str, ...] = ()
    #: What touching a tile asks for, with its ``tile``; empty where the ring is only looked at. A
    #: kind in the legend asks the same of its first tile, and says ``alike``.
    act: str = ""
    key: str = "ring"  #: Tells it from another ring of the page.

    def __post_init__(self) -> None:
        if not self.tiles or len(self.tiles) % SIDES:
            raise ValueError("a ring has four sides of as many tiles each")
        named = [*(each.tile for each in self.tokens), *self.way]
        named += [] if self.landed is None else [self.landed]
        if any(not 0 <= each < len(self.tiles) for each in named):
            raise ValueError("the ring has no such tile")

    @property
    def steps(self) -> int:
        """From one corner to the next."""
        return len(self.tiles) // SIDES

    @property
    def side(self) -> float:
        """Of the picture, which is a square, in its units."""
        return self.steps * PITCH + TILE + 2 * RING_MARGIN

    def is_corner(self, number: int) -> bool:
        """Return whether a tile lies at a corner."""
        return number % self.steps == 0

    def corner(self, number: int) -> tuple[float, float]:
        """Return the left and upper edge of a tile."""
        side, step = divmod(number, self.steps)
        far, along = self.steps * PITCH, step * PITCH
        x, y = ((far - along, far), (0.0, far - along), (along, 0.0), (far, along))[side]
        return RING_MARGIN + x, RING_MARGIN + y

    def middle(self, number: int) -> tuple[float, float]:
        """Return the middle of a tile."""
        x, y = self.corner(number)
        return x + TILE / 2, y + TILE / 2

    def inner(self, number: int) -> tuple[float, float]:
        """Return where a way passes a tile: on its edge towards the middle of the ring."""
        low, high = RING_MARGIN + TILE, RING_MARGIN + self.steps * PITCH
        x, y = self.middle(number)
        return min(max(x, low), high), min(max(y, low), high)

    @cached_property
    def path(self) -> str:
        """The last move as SVG has points; empty where nobody moved."""
        if len(self.way) < 2:  # one tile is no way
            return ""
        return " ".join(f"{x:g},{y:g}" for x, y in map(self.inner, self.way))

    def crowd(self, number: int) -> int:
        """Return how many stand on a tile."""
        return sum(each.tile == number for each in self.tokens)

    @cached_property
    def placed(self) -> tuple[_PlacedToken, ...]:
        """Where each token is drawn: by seat, so that one that moves stays the same one."""
        found = []
        for token in sorted(self.tokens, key=lambda each: each.seat):
            here = [each for each in self.tokens if each.tile == token.tile]
            here.sort(key=lambda each: each.seat)
            across, down = _place(here.index(token), len(here))
            x, y = self.corner(token.tile)
            size = _ROOM.get(len(here), _LEAST)
            found.append(_PlacedToken(token, round(x + across, 2), round(y + down, 2), size))
        return tuple(found)

    @cached_property
    def first(self) -> int:
        """The tile that the keyboard comes to first: just reached, one's own, or the first."""
        own = [each.tile for each in self.tokens if each.own]
        return next(each for each in (self.landed, *own, 0) if each is not None)

    @cached_property
    def firsts(self) -> dict[str, int]:
        """The first tile of each kind: its drawing stands in the legend."""
        return {each.kind: number for number, each in reversed([*enumerate(self.tiles)])}


def _place(position: int, count: int) -> tuple[float, float]:
    size = _ROOM.get(count, _LEAST)
    if count <= _IN_ROW:
        row, in_row, column, down = 0, count, position, _LOW
    else:
        upper = -(-count // 2)
        row = int(position >= upper)
        in_row = upper if row == 0 else count - upper
        column, down = position - row * upper, _ROWS[row]
    return TILE / 2 + (column - (in_row - 1) / 2) * size, down


# ---- The ring as HTML of a panel, and the face of its die

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

    `middle`: HTML that stands in the hollow of the ring; a text that is no `Markup` is escaped.
    """
    return templates.render(
        "widgets/ring.html", ring=ring, middle=middle, size=TILE, pitch=PITCH,
    )  # fmt: skip


def die_face_html(
    templates: Templates, face: int | None, label: str, *, size: int = 44, key: str = ""
) -> Markup:
    """Return the face of a die with six sides.

    Parameters
    ----------
    face
        What was rolled, or None while nothing is: then the face is blank.
    label
        What a screen reader says; empty where the words beside it do.
    size
        Its side in CSS pixels.
    key
        Tells it from others of the page; one that has a key is seen rolling.

    Raises
    ------
    ValueError
        When a die has no such face.
    """
    if face is not None and face not in _PIPS:
        raise ValueError(f"a die with {len(_PIPS)} faces shows no {face}")
    pips = _PIPS[face] if face else ()
    return templates.render(
        "widgets/die_face.html", pips=pips, label=label, size=size, face=face, key=key
    )
