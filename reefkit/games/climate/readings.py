"""Readings of Climate Change: a match's log as tidy tables, one row an observation.

Each is a plain function of a match, and of a position of its log for a replay (none: as the match
is). Rounds, seats, cells and climates count from 1, as they are read on the table; a round is
about a million years. Habitats, genes and causes are given by their ids.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.course import course
from reefkit.games.climate.state import State
from reefkit.match.match import Match
from reefkit.match.reading import Reading


class ClimateRow(NamedTuple):
    """The climate of one round, and how many species were adapted as it began."""

    round: int  #: From 1.
    climate: int  #: 1 (coldest) to 5 (warmest).
    changed: bool  #: Whether it had changed just before the round.
    people: bool  #: Whether people could have changed it (option `human_change_from`).
    #: ``adapted``, ``living``: Of the species on the map as the round began, how many were adapted
    #: to where they stood.
    adapted: int
    living: int
    extinctions: int  #: Extinctions in the round, at the whole table.


class SpeciesRow(NamedTuple):
    """One species at the end of one round."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    #: ``shape``, ``fur``, ``metabolism``: The values of its genes, 1 to 4.
    shape: int
    fur: int
    metabolism: int
    cell: int | None  #: The number of the cell it stood on; none while it waited for one.
    habitat: str | None  #: Id of the cell's habitat.
    tokens: int  #: Habitat tokens, savannah included.
    cards: int  #: Mutation cards in hand.
    extinctions: int  #: How often its seat's species had died out by then.


class ExtinctionRow(NamedTuple):
    """One extinction."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    cell: int  #: Where it stood.
    habitat: str  #: Id of the habitat it was not adapted to.
    climate: int  #: 1 (coldest) to 5 (warmest).
    #: ``stranded`` (the climate changed and it could neither move nor adapt), ``unreached`` (the
    #: climate changed and it could live nowhere within reach), ``pushed`` (it had to move, and
    #: could live in no neighbouring cell) or ``unsaved`` (it could have lived).
    cause: str
    #: ``shape``, ``fur``, ``metabolism``: The values of its genes.
    shape: int
    fur: int
    metabolism: int
    tokens: int  #: Tokens that went back.


class TokenRow(NamedTuple):
    """One habitat token that a seat held at the end of a round, or did not."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    habitat: str  #: Id of the habitat.
    held: bool  #: Whether the seat had the token.


def climate(match: Match, position: int | None = None) -> list[ClimateRow]:
    found = course(match, position)
    climates, lost = found["climate"].values, found["lost"].values
    start = int(match.setup.options["human_change_from"])
    return [
        ClimateRow(
            number,
            int(climates[number - 1]),
            number > 1 and bool(climates[number - 1] != climates[number - 2]),
            bool(start) and number > start,
            int(found["fitting"].values[number - 1]),
            int(found["living"].values[number - 1]),
            int(lost[number] - lost[number - 1]),
        )
        for number in range(1, len(found.times))
    ]


def species(match: Match, position: int | None = None) -> list[SpeciesRow]:
    found = course(match, position)
    rows = []
    for each in _state(match, position).record:
        for seat, info in enumerate(match.setup.seats):
            habitat = found["habitat"].values[each.round, seat]
            shape, fur, metabolism, tokens, cards, extinctions = (
                int(found[name].values[each.round, seat])
                for name in (*GENES, "tokens", "cards", "own-lost")
            )
            rows.append(
                SpeciesRow(
                    each.round,
                    seat + 1,
                    info.name,
                    shape,
                    fur,
                    metabolism,
                    each.cells[seat] or None,
                    None if np.isnan(habitat) else HABITATS[int(habitat) - 1],
                    tokens,
                    cards,
                    extinctions,
                )
            )
    return rows


def extinctions(match: Match, position: int | None = None) -> list[ExtinctionRow]:
    state = _state(match, position)
    rows = []
    for one in state.lost:
        shape, fur, metabolism = one.genes
        rows.append(
            ExtinctionRow(
                one.round,
                one.seat + 1,
                match.setup.seats[one.seat].name,
                one.cell,
                HABITATS[one.habitat],
                one.climate,
                one.cause,
                shape,
                fur,
                metabolism,
                one.tokens,
            )
        )
    return rows


def tokens(match: Match, position: int | None = None) -> list[TokenRow]:
    return [
        TokenRow(each.round, seat + 1, info.name, habitat, held)
        for each in _state(match, position).record
        for seat, info in enumerate(match.setup.seats)
        for habitat, held in zip(HABITATS, each.tokens[seat], strict=True)
    ]


def _state(match: Match, position: int | None) -> State:
    state: State = match.state_at(match.position if position is None else position)
    return state


READINGS = {
    "climate": Reading(ClimateRow, climate),
    "species": Reading(SpeciesRow, species),
    "extinctions": Reading(ExtinctionRow, extinctions),
    "tokens": Reading(TokenRow, tokens),
}
"""Every table this game offers, by name."""
