"""What a ring of tiles shows: where each tile lies, who stands on it, and where the last move went.

Travel begins at the bottom right corner and goes clockwise: left along the bottom, up, right along
the top, and down again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

PITCH: Final = 40.0
"""From one tile to the next, in units of the picture: CSS pixels beside controls."""
TILE: Final = 37.0
"""The side of a tile."""
MARGIN: Final = 4.0
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
    """One tile.

    Parameters
    ----------
    kind
        Names its colour, ``--rk-tile-<kind>``.
    art
        The id of its drawing in the page's sheet of symbols, drawn in one colour.
    label
        What a screen reader says of it.
    """

    kind: str
    art: str
    label: str


@dataclass(frozen=True)
class RingToken:
    """Who stands on a tile.

    Parameters
    ----------
    seat
        Whose it is, from 0: its shape and colour.
    tile
        Where it stands, from 0.
    own
        Whether it is the reader's.
    """

    seat: int
    tile: int
    own: bool = False


@dataclass(frozen=True)
class Placed:
    """A token with its middle and its side, in the picture's units."""

    token: RingToken
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Ring:
    """A ring of tiles.

    Parameters
    ----------
    tiles
        In the order of travel, the first at the bottom right corner. As many as four sides make.
    tokens
        Who stands where.
    title
        What a screen reader calls the ring.
    landed
        The tile that was just reached, which is framed.
    way
        The tiles of the last move in order, from where it began to where it ended.
    legend
        Kinds and what they are called, written below the ring.
    sentences
        The same for who does not see it, a sentence a token, already said.
    act
        What touching a tile asks for, with its ``tile``; empty where the ring is only looked at.
    key
        Tells it from another ring of the page.

    Raises
    ------
    ValueError
        When the tiles make no square, or something stands where no tile is.
    """

    tiles: tuple[Tile, ...]
    tokens: tuple[RingToken, ...] = ()
    title: str = ""
    landed: int | None = None
    way: tuple[int, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    sentences: tuple[str, ...] = ()
    act: str = ""
    key: str = "ring"

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
        return self.steps * PITCH + TILE + 2 * MARGIN

    def is_corner(self, number: int) -> bool:
        """Tell whether a tile lies at a corner."""
        return number % self.steps == 0

    def corner(self, number: int) -> tuple[float, float]:
        """Return the left and upper edge of a tile."""
        side, step = divmod(number, self.steps)
        far, along = self.steps * PITCH, step * PITCH
        x, y = ((far - along, far), (0.0, far - along), (along, 0.0), (far, along))[side]
        return MARGIN + x, MARGIN + y

    def middle(self, number: int) -> tuple[float, float]:
        """Return the middle of a tile."""
        x, y = self.corner(number)
        return x + TILE / 2, y + TILE / 2

    def inner(self, number: int) -> tuple[float, float]:
        """Return where a way passes a tile: on its edge towards the middle of the ring."""
        low, high = MARGIN + TILE, MARGIN + self.steps * PITCH
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
    def placed(self) -> tuple[Placed, ...]:
        """Where each token is drawn: by seat, so that one that moves stays the same one."""
        found = []
        for token in sorted(self.tokens, key=lambda each: each.seat):
            here = [each for each in self.tokens if each.tile == token.tile]
            here.sort(key=lambda each: each.seat)
            across, down = _place(here.index(token), len(here))
            x, y = self.corner(token.tile)
            size = _ROOM.get(len(here), _LEAST)
            found.append(Placed(token, round(x + across, 2), round(y + down, 2), size))
        return tuple(found)

    @cached_property
    def first(self) -> int:
        """The tile that the keyboard comes to first: just reached, one's own, or the first."""
        own = [each.tile for each in self.tokens if each.own]
        return next(each for each in (self.landed, *own, 0) if each is not None)

    @cached_property
    def legend_art(self) -> dict[str, str]:
        """The drawing of each kind."""
        return {each.kind: each.art for each in reversed(self.tiles)}


def _place(position: int, count: int) -> tuple[float, float]:
    """Return how far right and down on its tile one of several tokens stands."""
    size = _ROOM.get(count, _LEAST)
    if count <= _IN_ROW:
        row, in_row, column, down = 0, count, position, _LOW
    else:
        upper = -(-count // 2)
        row = int(position >= upper)
        in_row = upper if row == 0 else count - upper
        column, down = position - row * upper, _ROWS[row]
    return TILE / 2 + (column - (in_row - 1) / 2) * size, down
