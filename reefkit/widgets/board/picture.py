"""Contents of a board: spaces and what is on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from reefkit.widgets.figure.described import Described

Depth = Literal["S", "M", "D"]
State = Literal[
    "selectable", "predicted", "died", "right", "wrong", "settled", "chosen", "edible", "spawned"
]


@dataclass(frozen=True)
class Piece:
    """An organism on a space."""

    art: str  #: Id of its drawing (`reefkit.widgets.art`).
    marks: tuple[str, ...] = ()  #: Ids of its mutations' marks, in the order of the die table.


@dataclass(frozen=True)
class Space:
    """A space of a board."""

    row: int  #: From 1; row 1 is nearest the land and drawn last.
    column: int  #: From 1.
    depth: Depth  #: ``"S"``, ``"M"`` or ``"D"``: shallow, medium or deep water.
    label: str  #: Complete text for screen readers: place, depth, organisms, states.
    stack: tuple[Piece, ...] = ()  #: Builders, the topmost first.
    alga: bool = False  #: Whether a fleshy alga grows over it.
    #: ``selectable``, ``predicted`` (to die), ``died`` (the topmost), ``right`` and ``wrong`` (a
    #: prediction), ``settled`` (just now), ``chosen``, ``edible`` (the alga),
    #: ``spawned`` (just now). States can be combined.
    states: frozenset[State] = frozenset()
    ghost: str = ""  #: Id of the drawing of what would live here if the space were touched.
    letter: str = ""  #: The depth's letter in the reader's language; empty: that of `depth`.

    @property
    def empty(self) -> bool:
        """Whether nothing lives or grows here."""
        return not self.stack and not self.alga


@dataclass(frozen=True)
class Picture:
    """Contents of a board.

    Raises
    ------
    ValueError
        If a place is given twice, or is outside a board of 1 to 12 rows and columns.
    """

    spaces: tuple[Space, ...]  #: In any order.
    title: str  #: Name for screen readers.
    ocean: str = ""  #: Word on the strip above.
    shore: str = ""  #: Word on the strip below; empty: no strip.
    land: bool = True  #: Whether the strip below is sand rather than water.
    #: Key and drawing of each dweller. One whose key changes glides to another position.
    swimmers: tuple[tuple[str, str], ...] = ()
    told: Described | None = None  #: Its description; None: none is shown.
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
        """Number of rows."""
        return max((row for row, _ in self.at), default=1)

    @cached_property
    def columns(self) -> int:
        """Number of columns."""
        return max((column for _, column in self.at), default=1)

    @cached_property
    def depths(self) -> tuple[tuple[int, int, str], ...]:
        """Row, column and depth of each space, in order."""
        return tuple(sorted((one.row, one.column, one.depth) for one in self.spaces))
