"""A step of a match while it is being made: the new state, its chance, and who listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reefkit.games.climate.adapting import is_adapted
from reefkit.games.climate.content import GENES, HABITATS
from reefkit.match.game import Event
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.climate.adapting import Genes
    from reefkit.games.climate.content import Numbers, Options
    from reefkit.games.climate.state import State
    from reefkit.games.climate.world import Cards, Have, World
    from reefkit.match.chance import Chance


def habitat_name(habitat: int) -> Message:
    """Give the name of a habitat, from 0."""
    return Message(f"climate-habitat-{HABITATS[habitat]}")


def gene_name(gene: int) -> Message:
    """Give the name of a gene, from 0."""
    return Message(f"climate-gene-{GENES[gene]}")


@dataclass(slots=True)
class Play:
    """One step: handlers change `state`, a copy that nobody else holds.

    The guide's functions take one too, made of a seat's view: they change nothing.
    """

    names: tuple[str, ...]
    numbers: Numbers
    options: Options
    world: World
    cards: Cards
    state: State
    chance: Chance
    tell: list[Event] | None

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.names))

    def say(
        self,
        id_: str,
        /,
        seat: int | None = None,
        only: tuple[int, ...] | None = None,
        **values: Any,
    ) -> None:
        """Tell an event, if anybody listens."""
        if self.tell is not None:
            self.tell.append(Event(message(id_, **values), seat, only))

    def who(self, seat: int) -> str:
        """Give a seat's name."""
        return self.names[seat]

    def card(self, card: int) -> Message:
        """Give the name of a card."""
        return Message(f"climate-card-{self.cards.kinds[card]}")

    def genes(self, seat: int) -> Genes:
        """Give the values of a seat's genes."""
        one, two, three = self.state.genes[seat]
        return (one, two, three)

    def have(self, seat: int) -> Have:
        """Count the cards of each step that a seat has."""
        return self.cards.have(self.state.hands[seat])

    def habitat(self, cell: int) -> int:
        """Give the habitat of a cell as it is now, from 0 (−1: no cell)."""
        return self.world.habitats[self.state.climate][cell]

    def is_adapted(self, seat: int) -> bool:
        """Tell whether a seat's species is adapted to where it stands."""
        habitat = self.habitat(self.state.cells[seat])
        return habitat >= 0 and is_adapted(self.state.genes[seat], habitat)

    def free_savannah(self) -> list[int]:
        """List the savannah cells that nobody stands on."""
        taken = self.state.cells
        return [cell for cell in self.world.savannah[self.state.climate] if cell not in taken]

    def reach(self, seat: int) -> list[int]:
        """List the cells that a species may move to now, the nearest first.

        Both cells of two steps must be free (C10).
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
