"""What a map of hexagons shows: cells in rows of which every other stands half a step aside.

Hexagons stand on a corner. One is `WIDE` units across and 2 × `RADIUS` high, and rows are
1.5 × `RADIUS` apart, so that they touch.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

RADIUS: Final = 30.0
"""From the middle of a hexagon to a corner, in units of the picture."""
WIDE: Final = 51.96
"""From side to side: √3 × `RADIUS`."""
MARGIN: Final = 3.0
"""Round the whole map, for lines that reach over its edge."""

State = Literal["fits", "cards", "deadly", "chosen", "changed", "waits"]
"""`fits`: can be touched, and nothing more is needed. `cards`: can be touched, and costs cards.
`deadly`: can be touched, and kills. `chosen`: was touched. `changed`: is another ground than it was
before. `waits`: somebody could begin here."""


@dataclass(frozen=True)
class Figure:
    """What stands on a cell.

    Parameters
    ----------
    seat
        Whose it is, from 0: its colour, and the mark on its flank.
    own
        Whether it is the reader's.
    faint
        Whether it is shown where it could be, and is not yet.
    """

    seat: int
    own: bool = False
    faint: bool = False


@dataclass(frozen=True)
class HexCell:
    """One cell of the map.

    Parameters
    ----------
    number
        Its number, which a touch tells.
    row, column
        Its place, both from 1; row 1 is on top.
    ground
        What grows there: names its colour and its pattern.
    letter
        Stands in the cell.
    label
        What a screen reader says of it.
    states
        What can be done there, and what else is to be seen.
    cost
        How many cards it costs, where it does.
    figures
        Who stands there.
    """

    number: int
    row: int
    column: int
    ground: str
    letter: str
    label: str
    states: frozenset[State] = frozenset()
    cost: int = 0
    figures: tuple[Figure, ...] = ()

    @property
    def x(self) -> float:
        """How far right its middle is."""
        aside = 0.5 if self.row % 2 == 0 else 0.0
        return round(MARGIN + WIDE * (self.column - 0.5 + aside), 2)

    @property
    def y(self) -> float:
        """How far down its middle is."""
        return MARGIN + RADIUS * (1.5 * self.row - 0.5)

    def has(self, state: State) -> bool:
        """Tell whether it is in a state."""
        return state in self.states

    @property
    def can_be_touched(self) -> bool:
        """Whether touching it does more than tell of it."""
        return bool(self.states & {"fits", "cards", "deadly"})


@dataclass(frozen=True)
class HexMap:
    """A map.

    Parameters
    ----------
    cells
        All cells, in the order in which they are read.
    title
        What a screen reader calls it.
    act
        What touching a cell asks for, with its ``cell``; empty where the map is only looked at.
    key
        Tells it from another map of the page.
    """

    cells: tuple[HexCell, ...]
    title: str
    act: str = ""
    key: str = "map"

    @cached_property
    def width(self) -> float:
        """Of the picture, in its units."""
        return max(cell.x for cell in self.cells) + WIDE / 2 + MARGIN

    @cached_property
    def height(self) -> float:
        """Of the picture, in its units."""
        return max(cell.y for cell in self.cells) + RADIUS + MARGIN

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
