"""Readings of Climate Change: a match's log as tidy tables, one row per observation.

Rounds, seats, cells and climates count from 1, as they are read on the table; a round is about a
million years. Habitats, genes and causes are given by their ids.
"""

from __future__ import annotations

import numpy as np

from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.course import course
from reefkit.games.climate.population import turns
from reefkit.match.match import Match
from reefkit.match.reading import Reading, Rows


def _climate(match: Match, position: int) -> Rows:
    found = course(match, position)
    climates, lost = found["climate"].values, found["lost"].values
    start = int(match.setup.options["human_change_from"])
    for number in range(1, len(found.times)):
        yield (
            number,
            int(climates[number - 1]),
            number > 1 and bool(climates[number - 1] != climates[number - 2]),
            bool(start) and number > start,
            int(found["fitting"].values[number - 1]),
            int(found["living"].values[number - 1]),
            int(lost[number] - lost[number - 1]),
        )


def _species(match: Match, position: int) -> Rows:
    found = course(match, position)
    for each in match.state_at(position).record:
        for seat, cell in enumerate(each.cells):
            habitat = found["habitat"].values[each.round, seat]
            *genes, tokens, cards, extinctions = (
                int(found[name].values[each.round, seat])
                for name in (*GENES, "tokens", "cards", "own-lost")
            )
            name = None if np.isnan(habitat) else HABITATS[int(habitat) - 1]
            yield each.round, seat, *genes, cell or None, name, tokens, cards, extinctions


def _extinctions(match: Match, position: int) -> Rows:
    for one in match.state_at(position).lost:
        where = (one.cell, HABITATS[one.habitat], one.climate)
        yield one.round, one.seat, *where, one.cause, *one.genes, one.tokens


def _tokens(match: Match, position: int) -> Rows:
    for each in match.state_at(position).record:
        for seat, owned in enumerate(each.tokens):
            for habitat, held in zip(HABITATS, owned, strict=True):
                yield each.round, seat, habitat, held


def _population(match: Match, position: int) -> Rows:
    kinds = ("arose", "spread", "drifted", "lost", "harmful", "ended")
    for one in sorted(turns(match, position), key=lambda each: (each.round, each.seat)):
        found = [change.kind for change in one.changes]
        yield one.round, one.seat, *(found.count(kind) for kind in kinds)


_GENES = "/".join(f"{gene}:whole" for gene in GENES)

READINGS = {
    # `people`: whether the change before the round was human-made (option `human_change_from`),
    # even if the climate stayed at its limit; `adapted`, `living`: species as the round began.
    "climate": Reading(
        "round:whole/climate:whole/changed:yes-no/people:yes-no/"
        "adapted:whole/living:whole/extinctions:whole",
        _climate,
    ),
    # At the end of a round; a species that waits for a cell has none.
    "species": Reading(
        f"round:whole/seat:whole/player/{_GENES}/cell:whole?/habitat/"
        "tokens:whole/cards:whole/extinctions:whole",
        _species,
    ),
    # `cause`: one of `state.CAUSES`, which explains them; `tokens`: number lost.
    "extinctions": Reading(
        f"round:whole/seat:whole/player/cell:whole/habitat/climate:whole/cause/{_GENES}/tokens:whole",
        _extinctions,
    ),
    # `PopulationChange`s of a seat's turn, by kind. Deaths and births are left out: a seat's copy
    # of a match does not know which variant another seat's hidden card is.
    "population": Reading(
        "round:whole/seat:whole/player/arose:whole/spread:whole/"
        "drifted:whole/lost:whole/harmful:whole/ended:whole",
        _population,
    ),
    "tokens": Reading("round:whole/seat:whole/player/habitat/held:yes-no", _tokens),
}
"""All readings of the game, by name."""
