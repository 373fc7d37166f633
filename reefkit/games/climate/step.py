"""`Step`: one action of Climate Change being carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.games.climate.adapting import Genes, is_adapted
from reefkit.games.climate.content import (
    GENES,
    HABITATS,
    Content,
    Numbers,
    Options,
)
from reefkit.games.climate.lookups import Cards, Have, World
from reefkit.match.game import MatchStep
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.climate.state import State


def habitat_name(habitat: int) -> Message:
    return Message(f"climate-habitat-{HABITATS[habitat]}")


def gene_name(gene: int) -> Message:
    return Message(f"climate-gene-{GENES[gene]}")


@dataclass(slots=True)
class Step(MatchStep):
    """An action of Climate Change being carried out; made of a seat's view, it is only read."""

    content: Content
    options: Options
    state: State
    numbers: Numbers
    world: World
    cards: Cards

    def card(self, card: int) -> Message:
        return Message(f"climate-card-{self.cards.kinds[card]}")

    def genes(self, seat: int) -> Genes:
        one, two, three = self.state.genes[seat]
        return (one, two, three)

    def have(self, seat: int) -> Have:
        """Return the number of cards of each gene step in a hand, without hidden ones."""
        return self.cards.have(self.state.hands[seat])

    def habitat(self, cell: int) -> int:
        """Return the current habitat of a cell, from 0; −1 for cell 0, no cell."""
        return self.world.habitats[self.state.climate][cell]

    def is_adapted(self, seat: int) -> bool:
        habitat = self.habitat(self.state.cells[seat])
        return habitat >= 0 and is_adapted(self.state.genes[seat], habitat)

    def free_savannah(self) -> list[int]:
        """List the savannah cells of the current climate that no species is on."""
        taken = self.state.cells
        return [cell for cell in self.world.savannah[self.state.climate] if cell not in taken]

    def reach(self, seat: int) -> list[int]:
        """List the cells to which a species may move now, the nearest first.

        Both cells of a move of two steps must be free (C10).
        """
        state = self.state
        here = state.cells[seat]
        if not here or not state.steps or state.moved or state.settled:
            return []
        taken = set(state.cells)
        found = [cell for cell in self.world.near[here] if cell not in taken]
        if state.steps > 1:
            further = {
                cell for step in found for cell in self.world.near[step] if cell not in taken
            }
            found += sorted(further.difference(found))
        return found
