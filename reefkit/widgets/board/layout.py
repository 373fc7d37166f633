"""Positions on a board, in whole pixels.

Whole pixels of the *screen*, not of the page: only then are edges sharp at any density.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

LARGEST_SPACE = 58
"""Width of a space in page pixels next to controls (fingers need a target of at least 44)."""
SMALLEST_SPACE = 44
LETTER_FROM = 48
"""Least width of a space that has room for a letter next to a token."""


@dataclass(frozen=True)
class Geometry:
    """A board's measurements on one screen."""

    rows: int = 6  #: In spaces.
    columns: int = 5  #: In spaces.
    width: float = 400.0  #: Room for the board, in page pixels.
    density: float = 1.0  #: Screen pixels per page pixel.
    shore: bool = True  #: Whether there is a strip below.
    largest: float = LARGEST_SPACE  #: Largest width of a space, in page pixels.

    def px(self, page: float) -> int:
        """Return page pixels as whole screen pixels."""
        return round(page * self.density)

    @cached_property
    def gap(self) -> int:
        """Gap between two spaces."""
        return self.px(4)

    @cached_property
    def left(self) -> int:
        """Width left of the strips, for the rows' numbers."""
        return self.px(20)

    @cached_property
    def side(self) -> int:
        """Distance from the end of a strip to the spaces."""
        return self.px(6)

    @cached_property
    def numbers(self) -> int:
        """Height above the ocean, for the columns' numbers."""
        return self.px(18)

    @cached_property
    def ocean(self) -> int:
        """Height of the strip of open ocean, including its waves."""
        return self.px(24)

    @cached_property
    def shore_height(self) -> int:
        """Height of the strip below, including its gap."""
        return self.px(29) if self.shore else self.px(2)

    @cached_property
    def space(self) -> int:
        """Width and height of a space."""
        room = self.width * self.density - self.left - 2 * self.side
        fitting = int((room - (self.columns - 1) * self.gap) // self.columns)
        return max(self.px(SMALLEST_SPACE), min(self.px(self.largest), fitting))

    @cached_property
    def across(self) -> int:
        """Width of the strips."""
        return 2 * self.side + self.columns * self.space + (self.columns - 1) * self.gap

    @cached_property
    def total(self) -> tuple[int, int]:
        """Width and height of everything."""
        spaces = self.rows * self.space + (self.rows - 1) * self.gap
        return self.left + self.across, self.top + spaces + self.shore_height

    @cached_property
    def top(self) -> int:
        """Top of the first row."""
        return self.numbers + self.ocean + self.px(1)

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the upper left corner of a space; row 1 is the last."""
        pitch = self.space + self.gap
        return self.left + self.side + (column - 1) * pitch, self.top + (self.rows - row) * pitch

    @cached_property
    def unit(self) -> float:
        """Screen pixels per unit of drawings on a space, of which a space has 58."""
        return self.space / 58

    @cached_property
    def zoom(self) -> float:
        """Page pixels per unit of drawings on a space."""
        return self.unit / self.density
