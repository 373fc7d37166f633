"""A reef on its board: spaces, stacks, algae, and where an alga may go (R5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .pieces import KINDS, Builder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Space = tuple[int, int]
"""Row 1 to 6 (1 nearest the land) and column 1 to 5."""
Spot = tuple[int, int, int]
"""Row, column and level; level 0 is the topmost builder."""

ROWS = range(1, 7)
COLUMNS = range(1, 6)
SPACES: tuple[Space, ...] = tuple((row, column) for row in ROWS for column in COLUMNS)
LIMITS = {"S": 1, "M": 2, "D": 3}

# Row 1 first; the table of the rules page is printed with row 6 on top.
BOARDS: dict[str, tuple[list[str], bool]] = {
    "patch-reef-lagoon": (["SSSSS", "MMMMM", "MSMMS", "SMMSM", "MMSMS", "MMMMM"], True),
    "ramp": (["SSSSS", "SSSSS", "MMMMM", "MMMMM", "DDDDD", "DDDDD"], True),
    "atoll": (["DDDDD", "MSSSM", "SMMMS", "SMMMS", "MSSSM", "DDDDD"], False),
    "fringing-reef": (["SSSSS", "SSSSS", "SMSMS", "MMMMM", "DDDDD", "DDDDD"], True),
    "barrier-reef": (["SSSSS", "MMMMM", "MDDDM", "SSMSS", "MMMMM", "DDDDD"], True),
}


@dataclass
class Reef:
    """One seat's reef."""

    board: list[str]  #: list of str. Six strings of five letters S, M, D; the first is row 1.
    land: bool  #: Whether the board has land.
    #: dict. Builders of each built space, topmost first; an empty space has no entry.
    stacks: dict[Space, list[Builder]] = field(default_factory=dict)
    algae: set[Space] = field(default_factory=set)  #: set of (row, column). Overgrown spaces.
    #: dict. Number of each dweller; those of which there are none may be left out.
    dwellers: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Reef:
        stacks = {space: list(stack) for space, stack in self.stacks.items()}
        return Reef(list(self.board), self.land, stacks, set(self.algae), dict(self.dwellers))

    def depth(self, space: Space) -> str:
        """Board's depth of a space: ``"S"``, ``"M"`` or ``"D"``."""
        row, column = space
        return self.board[row - 1][column - 1]

    def stack(self, space: Space) -> list[Builder]:
        """Builders on a space, topmost first; an empty list where there is none."""
        return self.stacks.get(space, [])

    def is_empty(self, space: Space) -> bool:
        return not self.stack(space) and space not in self.algae

    def spots(self) -> Iterator[tuple[Spot, Builder]]:
        """Every builder with its spot, by row, column and level."""
        for row, column in SPACES:
            for level, builder in enumerate(self.stack((row, column))):
                yield (row, column, level), builder

    def topmost(self) -> Iterator[tuple[Space, Builder]]:
        """Topmost builder of every built space; one under an alga is still the topmost (R8)."""
        for space in SPACES:
            if self.stack(space):
                yield space, self.stack(space)[0]

    def number_of_dwellers(self) -> int:
        return sum(self.dwellers.values())


def new_reef(name: str) -> Reef:
    rows, land = BOARDS[name]
    return Reef(list(rows), land)


def recruiters(reef: Reef) -> int:
    """Builders that recruit and are not overgrown; built-over ones count (R7)."""
    return sum(
        1
        for (row, column, _), builder in reef.spots()
        if KINDS[builder.kind].recruiter and (row, column) not in reef.algae
    )


def support(reef: Reef) -> int:
    """Dwellers the reef can support: half of its recruiters, rounded down."""
    return recruiters(reef) // 2


def overflow(reef: Reef) -> int:
    """Dwellers above what the reef supports, that have to leave (R18; the owner chooses which)."""
    return max(0, reef.number_of_dwellers() - support(reef))


def distance(one: Space, other: Space) -> int:
    """Return the steps up, down, left and right from one space to the other."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def nearest(space: Space, among: Iterable[Space]) -> Space | None:
    """Nearest of some spaces; ties go to the lower row, then to the lower column (R5)."""
    ranked = sorted((distance(space, other), other[0], other[1]) for other in among)
    return None if not ranked else (ranked[0][1], ranked[0][2])


def nearest_without_alga(reef: Reef, space: Space, *, empty_first: bool = True) -> Space | None:
    """Where an alga goes that a card places on `space` (R5).

    Parameters
    ----------
    reef : Reef
        The reef as it is when this alga is placed.
    space : (int, int)
        The space the card names.
    empty_first : bool
        True for cards in general: an empty space, while there is one, comes before a built one.
        False for *Invasive fleshy algae*, that always takes the nearest without an alga.

    Returns
    -------
    (int, int) or None
        The space itself where it has no alga; None where all 30 spaces are overgrown.
    """
    if space not in reef.algae:
        return space
    empty = [other for other in SPACES if reef.is_empty(other)]
    if empty_first and empty:
        return nearest(space, empty)
    return nearest(space, [other for other in SPACES if other not in reef.algae])


def alga_spaces(reef: Reef) -> set[Space]:
    """Spaces the next added alga may take: an empty one, or if there is none any built one (R5)."""
    empty = {space for space in SPACES if reef.is_empty(space)}
    return empty or {space for space in SPACES if space not in reef.algae}


def algae_to_place(reef: Reef, number: int) -> int:
    """How many of `number` added algae are placed: no more than spaces without one (R5)."""
    return min(number, len(SPACES) - len(reef.algae))


def add_algae(reef: Reef, spaces: list[Space], number: int) -> Reef:
    """Return the reef after *add `number` algae* on the spaces of the owner's choice, in order.

    Raises
    ------
    ValueError
        If there are too few or too many, or one may not go where it was put (R5).
    """
    if len(spaces) != algae_to_place(reef, number):
        message = f"{len(spaces)} algae placed of {algae_to_place(reef, number)}"
        raise ValueError(message)
    after = reef.copy()
    for space in spaces:
        if space not in alga_spaces(after):
            message = f"no alga may be added on {space}"
            raise ValueError(message)
        after.algae.add(space)
    return after


def leave(reef: Reef, leaving: dict[str, int]) -> Reef:
    """Return the reef without the dwellers that leave.

    Raises
    ------
    ValueError
        If more leave than there are.
    """
    after = reef.copy()
    for name, number in leaving.items():
        if number > after.dwellers.get(name, 0):
            message = f"{number} of {name} cannot leave"
            raise ValueError(message)
        after.dwellers[name] = after.dwellers.get(name, 0) - number
    return after
