"""What a board shows: spaces and what is on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

Depth = Literal["S", "M", "D"]
State = Literal["selectable", "predicted", "died", "right", "wrong", "settled", "chosen"]


@dataclass(frozen=True)
class Piece:
    """An organism on a space."""

    art: str  #: The id of its drawing (`reefkit.widgets.art`).
    marks: tuple[str, ...] = ()  #: The ids of its mutations' marks, in the order of the die table.


@dataclass(frozen=True)
class Space:
    """A space of a board."""

    #: ``row``, ``column``: Its place, from 1; row 1 is nearest the land and drawn last.
    row: int
    column: int
    depth: Depth  #: ``"S"``, ``"M"`` or ``"D"``: shallow, medium or deep water.
    #: What a screen reader reads of it, all of it: place, depth, what is there, states.
    label: str
    stack: tuple[Piece, ...] = ()  #: What is there, the topmost first.
    alga: bool = False  #: Whether a fleshy alga grows there, over whatever is there.
    #: ``selectable``, ``predicted`` (to die), ``died`` (the topmost has), ``right`` and ``wrong``
    #: (a prediction), ``settled`` (just now), ``chosen``. States add up.
    states: frozenset[State] = frozenset()
    letter: str = ""  #: The depth's letter, where it is another than the code's.

    @property
    def empty(self) -> bool:
        """Whether nothing lives or grows here."""
        return not self.stack and not self.alga


@dataclass(frozen=True)
class Picture:
    """All that a board shows.

    Raises
    ------
    ValueError
        When a place is given twice, or lies outside a board of 1 to 12 rows and columns.
    """

    spaces: tuple[Space, ...]  #: Its spaces, in any order, each place once.
    title: str  #: What the board is called by a screen reader.
    #: ``ocean``, ``shore``: The words on the strips above and below; an empty text below leaves
    #: that strip out.
    ocean: str = ""
    shore: str = ""
    land: bool = True  #: Whether the strip below is sand; else it is water as above.
    #: Key and drawing of each dweller. One whose key changes glides to another spot.
    swimmers: tuple[tuple[str, str], ...] = ()
    at: dict[tuple[int, int], Space] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        places = {(one.row, one.column): one for one in self.spaces}
        if len(places) < len(self.spaces):
            raise ValueError("a place is given twice")
        if not all(1 <= row <= 12 and 1 <= column <= 12 for row, column in places):
            raise ValueError("rows and columns run from 1 to at most 12")
        object.__setattr__(self, "at", places)

    @cached_property
    def rows(self) -> int:
        """How many rows the board has."""
        return max((row for row, _ in self.at), default=1)

    @cached_property
    def columns(self) -> int:
        """How many columns the board has."""
        return max((column for _, column in self.at), default=1)

    @cached_property
    def depths(self) -> tuple[tuple[int, int, str], ...]:
        """Row, column and depth of each space, in order."""
        return tuple(sorted((one.row, one.column, one.depth) for one in self.spaces))
