"""Check a state of Climate Change that came from a file."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from reefkit.games.climate.content import ANIMALS, CLIMATES, HABITATS, HIGHEST, LOWEST
from reefkit.games.climate.lookups import Cards, World
from reefkit.games.climate.state import CAUSES, HIDDEN, PHASES, STEPS, State
from reefkit.match.errors import DamagedError
from reefkit.text import message


def check_state(state: State, seats: int, rounds: int, world: World, cards: Cards) -> None:
    """Check a state against the match's seats, last round, land and cards.

    Raises
    ------
    DamagedError
        If the state cannot be one of this match.
    """
    if not (
        _flow_fits(state, seats, rounds)
        and _seats_fit(state, seats, world)
        and _cards_fit(state, cards)
        and _record_fits(state, seats, world)
    ):
        raise DamagedError(message("save-state-shape"))


def _flow_fits(state: State, seats: int, rounds: int) -> bool:
    return (
        state.phase in PHASES
        and state.step in STEPS
        and 0 <= state.round <= rounds
        and 0 <= state.seat < seats
        and 1 <= state.climate <= CLIMATES
        and 0 <= state.roll <= 6
        and 0 <= state.steps <= 2
        and 0 <= state.adapted <= state.living <= seats
        and 0 <= state.shuffles <= 10**6
        and all(0 <= winner < seats for winner in state.winners)
    )


def _seats_fit(state: State, seats: int, world: World) -> bool:
    lists = (state.hands, state.genes, state.cells, state.tokens, state.extinctions)
    occupied = [cell for cell in state.cells if cell]
    animals = [] if state.animals is UNSET else state.animals
    return (
        all(len(each) == seats for each in lists)
        and _genes_fit(state.genes)
        and all(0 <= cell <= world.count for cell in state.cells)
        and len(set(occupied)) == len(occupied)
        and all(len(each) == len(HABITATS) for each in state.tokens)
        and all(0 <= count <= 10**6 for count in state.extinctions)
        and len(animals) in {0, seats}
        and all(0 <= animal < len(ANIMALS) for animal in animals)
    )


def _genes_fit(genes: Iterable[list[int]]) -> bool:
    return all(
        len(each) == 3 and all(LOWEST <= value <= HIGHEST for value in each) for each in genes
    )


def _cards_fit(state: State, cards: Cards) -> bool:
    every = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    known = [card for card in every if card != HIDDEN]
    count = len(cards.kinds)
    dealt = state.phase != "placing"
    return (
        len(every) == (count if dealt else 0)
        and len(set(known)) == len(known)
        and all(0 <= card < count for card in known)
        and HIDDEN <= state.drawn < count
    )


def _record_fits(state: State, seats: int, world: World) -> bool:
    for each in state.record:
        lists = (each.cells, each.habitats, each.genes, each.tokens, each.hands)
        if any(len(one) != seats for one in lists) or not _genes_fit(each.genes):
            return False
        if not 1 <= each.climate <= CLIMATES or any(len(one) != 4 for one in each.tokens):
            return False
        if any(not HIDDEN <= one < len(HABITATS) for one in each.habitats):
            return False
    rounds = [each.round for each in state.record]
    if rounds != list(range(1, len(rounds) + 1)) or len(rounds) > state.round:
        return False
    return all(
        one.cause in CAUSES
        and 0 <= one.seat < seats
        and 1 <= one.cell <= world.count
        and 0 <= one.habitat < len(HABITATS)
        and _genes_fit([one.genes])
        for one in state.lost
    )
