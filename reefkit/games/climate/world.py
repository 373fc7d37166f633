"""The land and the cards of one match, looked up quickly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.games.climate.content import GENES, LETTERS, cells_of, places_near

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reefkit.games.climate.content import Card, Map

NEUTRAL, DELETERIOUS = 6, 7
"""What a card does instead of a step; 2 × gene + (1 for −1) is a step of a gene."""
STEPS = 6
Have = tuple[int, int, int, int, int, int]
"""How many cards of each step a seat has: shape +1, shape −1, fur +1, …"""


@dataclass(frozen=True)
class World:
    """The land: cells from 1 to `count`; place 0 of every list stands for no cell.

    Attributes
    ----------
    places
        Row and column of each cell, from 0; every second row lies half a cell to the right.
    near
        The neighbours of each cell, in the order of their numbers.
    habitats
        By climate from 1, the habitat of each cell, from 0 (−1: no cell).
    savannah
        By climate from 1, the savannah cells.
    """

    places: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]
    habitats: tuple[tuple[int, ...], ...]
    savannah: tuple[tuple[int, ...], ...]

    @property
    def count(self) -> int:
        """How many cells there are."""
        return len(self.places) - 1

    @property
    def cells(self) -> range:
        """The cells."""
        return range(1, len(self.places))


def world_of(land: Map) -> World:
    """Look a map up."""
    places = cells_of(land)
    number = {place: cell for cell, place in enumerate(places, 1)}
    near = [sorted(number[each] for each in places_near(one) if each in number) for one in places]
    habitats: list[tuple[int, ...]] = [()]
    for board in land.boards:
        letters = (board[row][column] for row, column in places)
        habitats.append((-1, *(LETTERS.index(letter) for letter in letters)))
    savannah = [tuple(cell for cell, one in enumerate(row) if one == 0) for row in habitats]
    return World(((-1, -1), *places), ((), *map(tuple, near)), tuple(habitats), tuple(savannah))


@dataclass(frozen=True)
class Cards:
    """The cards of one match, by number.

    Attributes
    ----------
    kinds
        The id of what is printed on each, such as ``fur-up``.
    steps
        What each does: a step from 0 to 5, `NEUTRAL` or `DELETERIOUS`.
    """

    kinds: tuple[str, ...]
    steps: tuple[int, ...]

    def kind(self, card: int) -> str:
        """Give what is printed on a card; empty for a hidden one."""
        return self.kinds[card] if card >= 0 else ""

    def have(self, hand: Iterable[int]) -> Have:
        """Count the cards of each step in a hand, hidden ones left out."""
        found = [0] * STEPS
        for card in hand:
            if card >= 0 and self.steps[card] < STEPS:
                found[self.steps[card]] += 1
        return tuple(found)  # type: ignore[return-value]

    def pick(self, hand: Iterable[int], change: Sequence[int]) -> tuple[int, ...]:
        """Pick the cards of a hand that change the genes so, the lowest numbers first."""
        need = [0] * STEPS
        for gene, by in enumerate(change):
            need[2 * gene + (by < 0)] = abs(by)
        found = []
        for card in sorted(hand):
            step = self.steps[card]
            if step < STEPS and need[step]:
                need[step] -= 1
                found.append(card)
        return tuple(found)


def cards_of(cards: dict[str, Card], *, few: bool) -> Cards:
    """Lay out the cards of a match: kind by kind, in the order of the content."""
    kinds: list[str] = []
    steps: list[int] = []
    for name, card in cards.items():
        count = card.copies_few if few and card.copies_few is not None else card.copies
        kinds += [name] * count
        steps += [_step(card)] * count
    return Cards(tuple(kinds), tuple(steps))


def _step(card: Card) -> int:
    if card.gene is None or card.by is None:
        return NEUTRAL if card.does == "neutral" else DELETERIOUS
    return 2 * GENES.index(card.gene) + (card.by < 0)
