"""A ring of tiles: where each lies, who is on it, and the face of its die.

Travel begins at the bottom right corner and goes clockwise: left along the bottom, up, right along
the top, and down again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

PITCH: Final = 40.0
"""From one tile to the next, in units of the picture: CSS pixels next to controls."""
TILE: Final = 37.0
"""The side of a tile."""
RING_MARGIN: Final = 4.0
"""Round the ring, for the frame of a tile that reaches over its edge."""
SIDES: Final = 4
_ROOM = {1: 21.0, 2: 18.0, 3: 13.6, 4: 16.0}
"""The side of a token where so many are on a tile; of more, `_LEAST`. They may reach over the
edge of their tile a little."""
_LEAST: Final = 13.6
_LOW: Final = 25.0
"""How far down a tile its tokens are, where one row holds them; its picture is above them."""
_ROWS: Final = (11.0, 27.0)
"""The same, for two rows: then there is no room for its picture."""
_IN_ROW: Final = 3


@dataclass(frozen=True)
class Tile:
    """One tile."""

    kind: str  #: Names its colour, ``--rk-tile-<kind>``.
    art: str  #: The id of its drawing in the page's sheet of symbols, drawn in one colour.
    label: str  #: What a screen reader reads of it.


@dataclass(frozen=True)
class RingToken:
    """Who is on a tile."""

    seat: int  #: Whose it is, from 0: its shape and colour.
    tile: int  #: Where it is, from 0.
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
        When the tiles make no square, or something is where no tile is.
    """

    #: In the order of travel, the first at the bottom right corner. As many as four sides make.
    tiles: tuple[Tile, ...]
    tokens: tuple[RingToken, ...] = ()  #: Who is where.
    title: str = ""  #: What a screen reader calls the ring.
    landed: int | None = None  #: The tile that was just reached, which is framed.
    #: The tiles of the last move in order, from where it began to where it ended.
    way: tuple[int, ...] = ()
    #: Kinds and what they are called, written below the ring.
    legend: tuple[tuple[str, str], ...] = ()
    #: The same for who does not see it, a sentence a token, rendered.
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
        """Return how many are on a tile."""
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
        """The first tile of each kind: its drawing is in the legend."""
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


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face are, in steps from its middle."""


def ring_html(templates: Templates, ring: Ring, middle: str | Markup = "") -> Markup:
    """Return a ring to be laid into a panel.

    The picture is passed over by screen readers; the buttons over it say each tile, and arrow keys
    lead from tile to tile, as `Panel` has it.

    `middle`: HTML that is in the hollow of the ring; a text that is no `Markup` is escaped.
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
        What a screen reader reads; empty where the words next to it do.
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
