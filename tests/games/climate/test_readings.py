"""The tables that are read from a match say what its states say."""

from __future__ import annotations

import itertools

import pytest

from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.readings import climate, extinctions, species, tokens
from tests.kit.kits import kits
from tests.kit.play import match_of
from tests.support.effort import effort

every_seed = pytest.mark.parametrize("seed", range(1, 1 + effort(4, 60)))


@every_seed
def test_a_row_a_round_tells_the_climate(seed: int) -> None:
    match = match_of(kits()["climate"], seed)
    rows, people = climate(match), match.setup.options["human_change_from"]
    assert [row.round for row in rows] == list(range(1, match.state.round + 1))
    assert rows[0].climate == 3
    assert not rows[0].changed
    for before, row in itertools.pairwise(rows):
        assert abs(row.climate - before.climate) <= 1
        assert row.changed == (row.climate != before.climate)
        assert row.people == bool(people and before.round >= people)
        assert row.adapted <= row.living
    assert sum(row.extinctions for row in rows) == len(match.state.lost)


@every_seed
def test_a_row_a_species_and_round_tells_genes_and_habitat(seed: int) -> None:
    match = match_of(kits()["climate"], seed)
    rows, seats = species(match), len(match.setup.seats)
    assert len(rows) == match.state.round * seats
    world = match.rules.world  # type: ignore[attr-defined]
    by_round = {row.round: row.climate for row in climate(match)}
    for row in rows:
        assert row.player == match.setup.seats[row.seat - 1].name
        if row.cell is not None:
            assert row.habitat == HABITATS[world.habitats[by_round[row.round]][row.cell]]
    last = rows[-seats:]
    assert [[r.shape, r.fur, r.metabolism] for r in last] == match.state.genes
    assert [row.tokens for row in last] == [sum(each) for each in match.state.tokens]
    assert [row.cards for row in last] == [len(each) for each in match.state.hands]
    assert [row.extinctions for row in last] == match.state.extinctions


@every_seed
def test_a_row_an_extinction_tells_where_and_why(seed: int) -> None:
    match = match_of(kits()["climate"], seed)
    rows = extinctions(match)
    told = [event for event in match.events() if event.what.id.startswith("climate-extinct-")]
    assert [row.cause for row in rows] == [
        event.what.id.removeprefix("climate-extinct-") for event in told
    ]
    assert [row.cell for row in rows] == [event.what.values["cell"] for event in told]


def test_tokens_are_one_row_each() -> None:
    match = match_of(kits()["climate"], 1)
    rows = tokens(match)
    assert len(rows) == 4 * len(species(match))
    assert sum(row.held for row in rows[-4 * len(match.setup.seats) :]) == sum(
        map(sum, match.state.tokens)
    )


def test_a_reading_of_an_earlier_moment_ends_there() -> None:
    match = match_of(kits()["climate"], 3)
    ends = [n for n, entry in enumerate(match.entries) if entry.state is not None]
    assert len(climate(match, ends[0])) == 0
    assert len(climate(match, ends[0] + 1)) == 1
    assert len(species(match, ends[1] + 1)) == 2 * len(match.setup.seats)
