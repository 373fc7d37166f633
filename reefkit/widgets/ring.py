"""A ring of tiles: the position of each tile and of the tokens on it.

The direction of travel begins at the bottom right corner and is clockwise: left along the bottom,
up, right along the top, and down again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from reefkit.widgets.figure.described import board
from reefkit.widgets.pictured import described_html

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

PITCH: Final = 40.0
"""Distance between the centres of neighbouring tiles, in the picture's units."""
TILE: Final = 37.0
"""Side of a tile."""
RING_MARGIN: Final = 4.0
"""Margin around the ring, for the frame of a tile that extends over its edge."""
SIDES: Final = 4
_ROOM = {1: 21.0, 2: 18.0, 3: 13.6, 4: 16.0}
"""Side of a token by the number of tokens on its tile; `_LEAST` if there are more than four. Tokens
may extend a little over the edge of their tile."""
_LEAST: Final = 13.6
_LOW: Final = 25.0
"""Vertical centre of tokens from the upper edge of their tile, if they are in one row; the tile's
picture is above them."""
_ROWS: Final = (11.0, 27.0)
"""Vertical centres of tokens in two rows, which leave no room for the tile's picture."""
_IN_ROW: Final = 3
"""Most tokens on a tile for which one row is used."""


@dataclass(frozen=True)
class Tile:
    """One tile."""

    kind: str  #: Determines its colour, ``--rk-tile-<kind>``.
    art: str  #: Id of its drawing, which is drawn in one colour.
    label: str  #: Text for screen readers.


@dataclass(frozen=True)
class RingToken:
    """A seat's token on a tile."""

    seat: int  #: From 0; determines shape and colour.
    tile: int  #: From 0.
    own: bool = False  #: Whether it is the reader's token.


@dataclass(frozen=True)
class _PlacedToken:
    """A token with its centre and side, in the picture's units."""

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
        If the number of tiles is not a multiple of four, or a token, `landed` or `way` names a tile
        that does not exist.
    """

    #: Tiles in the order of travel, the first at the bottom right corner; a multiple of four.
    tiles: tuple[Tile, ...]
    tokens: tuple[RingToken, ...] = ()  #: Tokens on the tiles.
    title: str = ""  #: Name of the ring for screen readers.
    landed: int | None = None  #: The tile just reached, which is framed.
    way: tuple[int, ...] = ()  #: Tiles of the last move, from its start to its end.
    legend: tuple[tuple[str, str], ...] = ()  #: Kinds and their names, shown below the ring.
    names: tuple[str, ...] = ()  #: Whose each token is, by seat.
    #: Act of touching a tile, sent with its number as ``tile``; empty if the ring is only shown.
    #: A kind in the legend sends the same act with its first tile, and with ``alike``.
    act: str = ""
    key: str = "ring"  #: Distinguishes it from other rings on the page.

    def __post_init__(self) -> None:
        if not self.tiles or len(self.tiles) % SIDES:
            raise ValueError("a ring has four sides of as many tiles each")
        named = [*(each.tile for each in self.tokens), *self.way]
        named += [] if self.landed is None else [self.landed]
        if any(not 0 <= each < len(self.tiles) for each in named):
            raise ValueError("the ring has no such tile")

    @property
    def steps(self) -> int:
        """Number of tiles on a side, with one of its corners."""
        return len(self.tiles) // SIDES

    @property
    def side(self) -> float:
        """Side of the square picture, in its units."""
        return self.steps * PITCH + TILE + 2 * RING_MARGIN

    def is_corner(self, number: int) -> bool:
        """Return whether a tile is at a corner."""
        return number % self.steps == 0

    def corner(self, number: int) -> tuple[float, float]:
        """Return x and y of a tile's upper left corner."""
        side, step = divmod(number, self.steps)
        far, along = self.steps * PITCH, step * PITCH
        x, y = ((far - along, far), (0.0, far - along), (along, 0.0), (far, along))[side]
        return RING_MARGIN + x, RING_MARGIN + y

    def middle(self, number: int) -> tuple[float, float]:
        """Return the centre of a tile."""
        x, y = self.corner(number)
        return x + TILE / 2, y + TILE / 2

    def inner(self, number: int) -> tuple[float, float]:
        """Return the point at which a path passes a tile: on its edge towards the ring's middle."""
        low, high = RING_MARGIN + TILE, RING_MARGIN + self.steps * PITCH
        x, y = self.middle(number)
        return min(max(x, low), high), min(max(y, low), high)

    @cached_property
    def path(self) -> str:
        """Points of the last move, for an SVG ``polyline``; empty without two tiles in `way`."""
        if len(self.way) < 2:  # one tile is not a path
            return ""
        return " ".join(f"{x:g},{y:g}" for x, y in map(self.inner, self.way))

    def crowd(self, number: int) -> int:
        """Return the number of tokens on a tile."""
        return sum(each.tile == number for each in self.tokens)

    @cached_property
    def placed(self) -> tuple[_PlacedToken, ...]:
        """The tokens with their positions, in the order of seats.

        So a token that moves stays the same element of the page.
        """
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
        """The tile that gets the keyboard focus first: `landed`, else the reader's, else tile 0."""
        own = [each.tile for each in self.tokens if each.own]
        return next(each for each in (self.landed, *own, 0) if each is not None)

    @cached_property
    def firsts(self) -> dict[str, int]:
        """Number of the first tile of each kind, whose drawing is shown in the legend."""
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
"""Positions of the pips on each face of a die, in steps from the centre."""


def ring_html(templates: Templates, ring: Ring, middle: str | Markup = "") -> Markup:
    """Return the HTML of a ring, for a `Panel`.

    Screen readers skip the picture; buttons over it name each tile, and arrow keys move from tile
    to tile, as in `Panel`.

    `middle`: HTML inside the ring; a text that is not `Markup` is escaped.
    """
    words = Markup()
    if ring.names:
        parts = (
            (
                ring.tiles[tile].label,
                [ring.names[each.seat] for each in ring.tokens if each.tile == tile],
            )
            for tile in sorted({each.tile for each in ring.tokens})
        )
        told = board(templates.say, ring.title, parts)
        words = described_html(ring.key, told, over=True)
    return templates.render(
        "widgets/ring.html", ring=ring, middle=middle, size=TILE, pitch=PITCH, described=words,
    )  # fmt: skip


def die_face_html(
    templates: Templates, face: int | None, label: str, *, size: int = 44, key: str = ""
) -> Markup:
    """Return the HTML of a face of a six-sided die.

    Parameters
    ----------
    face
        The number rolled; None for a blank face.
    label
        Text for screen readers; empty if adjacent words say it.
    size
        Side in CSS pixels.
    key
        Distinguishes the die from others on the page; without a key it is not animated.

    Raises
    ------
    ValueError
        If `face` is not from 1 to 6.
    """
    if face is not None and face not in _PIPS:
        raise ValueError(f"a die with {len(_PIPS)} faces shows no {face}")
    pips = _PIPS[face] if face else ()
    return templates.render(
        "widgets/die_face.html", pips=pips, label=label, size=size, face=face, key=key
    )
