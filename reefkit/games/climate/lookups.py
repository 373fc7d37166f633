"""The land and the cards of one match, as tuples by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.games.climate.content import GENES, LETTERS, Map, MutationCard, cells_of, places_near

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NEUTRAL, DELETERIOUS = 6, 7
"""Steps of cards that change no gene; other steps are 2 × gene (from 0), + 1 if it goes down."""
GENE_STEPS = 6
"""Number of gene steps, which are 0 to 5."""
Have = tuple[int, int, int, int, int, int]
"""Number of cards a seat has of each step: shape +1, shape −1, fur +1, …"""


@dataclass(frozen=True)
class World:
    """The land: cells from 1 to `count`; index 0 of every tuple is no cell."""

    #: Row and column of each cell, from 0; every second row is offset right by half a cell.
    places: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]  #: Neighbours of each cell, in ascending order.
    #: By climate from 1: the habitat of each cell, from 0 (−1 for no cell).
    habitats: tuple[tuple[int, ...], ...]
    savannah: tuple[tuple[int, ...], ...]  #: By climate from 1: the savannah cells.

    @property
    def count(self) -> int:
        return len(self.places) - 1

    @property
    def cells(self) -> range:
        return range(1, len(self.places))


def world_of(land: Map) -> World:
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
    """The mutation cards of one match, by number."""

    kinds: tuple[str, ...]  #: Id of the kind, such as ``fur-up``.
    steps: tuple[int, ...]  #: A gene step from 0 to 5, `NEUTRAL` or `DELETERIOUS`.

    def kind(self, card: int) -> str:
        """Return the kind of a card; empty if it is hidden (−1)."""
        return self.kinds[card] if card >= 0 else ""

    def have(self, hand: Iterable[int]) -> Have:
        found = [0] * GENE_STEPS
        for card in hand:
            if card >= 0 and self.steps[card] < GENE_STEPS:
                found[self.steps[card]] += 1
        return tuple(found)  # type: ignore[return-value]

    def pick(self, hand: Iterable[int], change: Sequence[int]) -> tuple[int, ...]:
        """Return the cards of a hand that make a change, lowest numbers first.

        Fewer are returned if the hand does not have them all.
        """
        need = [0] * GENE_STEPS
        for gene, by in enumerate(change):
            need[2 * gene + (by < 0)] = abs(by)
        found = []
        for card in sorted(hand):
            step = self.steps[card]
            if step < GENE_STEPS and need[step]:
                need[step] -= 1
                found.append(card)
        return tuple(found)


def cards_of(cards: dict[str, MutationCard], *, few: bool) -> Cards:
    kinds: list[str] = []
    steps: list[int] = []
    for name, card in cards.items():
        count = card.copies_few if few and card.copies_few is not None else card.copies
        kinds += [name] * count
        steps += [_step(card)] * count
    return Cards(tuple(kinds), tuple(steps))


def _step(card: MutationCard) -> int:
    if card.gene is None or card.by is None:
        return NEUTRAL if card.does == "neutral" else DELETERIOUS
    return 2 * GENES.index(card.gene) + (card.by < 0)
