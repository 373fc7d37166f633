"""What is told and read of a match of Climate Change is what the rules do."""

from random import Random

import pytest

from reefkit.games.climate import queries
from reefkit.games.climate.actions import Adapt, Draw, MoveSpecies, PlaceSpecies
from reefkit.games.climate.readings import climate, species
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.climate.tables import TROPICAL, Sitting
from tests.kit.kits import cut, kits, match_of
from tests.playthroughs.told import told_otherwise
from tests.support.effort import effort

# What the guide tells a page is what the rules then do.

# ruff: noqa: S311 - play at random, not secrets


EN = catalogue("en")


def stops(seed: int) -> list[Match]:
    """Return a match cut at some of its moments."""
    match = match_of(kits()["climate"], seed)
    places = Random(seed).sample(range(match.position), min(effort(8, 30), match.position))
    return [cut(match, place) for place in places]


every_seed = pytest.mark.parametrize("seed", range(1, 1 + effort(3, 12)))


def takes(match: Match, seat: int, action: Action) -> bool:
    try:
        match.rules.apply(match.state, seat, action, KeyedChance(1), None)
    except Rejection:
        return False
    return True


@every_seed
def test_what_is_offered_is_taken_and_comes_out_as_it_was_said(seed: int):
    for match in stops(seed):
        state = match.state
        seat = state.seat
        if state.phase == "over":
            continue
        play = queries.look(MemoryTable(match), seat)
        for cell in queries.starts(play, seat):
            assert takes(match, seat, PlaceSpecies(cell))
        for prospect in queries.prospects(play, seat):
            check_prospect(match, seat, prospect)


def check_prospect(match: Match, seat: int, prospect: queries.Prospect) -> None:
    """End the turn in a cell in every way that was told."""
    state, rules = match.state, match.rules
    EN.render(prospect.said, strict=True)
    for way in prospect.ways:
        cards = way.cards
        action: Action = MoveSpecies(prospect.cell, cards) if prospect.steps else Adapt(cards)
        after = state
        if prospect.steps or cards:
            after = rules.apply(state, seat, action, KeyedChance(1), None)
        assert tuple(after.genes[seat]) == way.values
        token = after.tokens[seat][prospect.habitat]
        assert token
        assert prospect.token == (not state.tokens[seat][prospect.habitat])
        if after.phase != "over":
            ended = rules.apply(after, seat, Ready(), KeyedChance(1), None)
            assert ended.extinctions[seat] == state.extinctions[seat]
    assert (prospect.fate == "dies") == (not prospect.ways)
    if prospect.fate == "dies":
        action = MoveSpecies(prospect.cell)
        after = rules.apply(state, seat, action, KeyedChance(1), None) if prospect.steps else state
        ended = rules.apply(after, seat, Ready(), KeyedChance(1), None)
        assert ended.extinctions[seat] == state.extinctions[seat] + 1


@every_seed
def test_it_asks_again_exactly_before_what_kills(seed: int):
    for match in stops(seed):
        state = match.state
        seat = state.seat
        if state.phase == "over" or state.step != "act":
            continue
        play = queries.look(MemoryTable(match), seat)
        for prospect in queries.prospects(play, seat):
            if prospect.steps:
                asked = queries.asks_again(play, seat, MoveSpecies(prospect.cell))
                assert (asked is not None) == (prospect.fate == "dies")
        if match.rules.remaining_task(state, seat) is None:
            asked = queries.asks_again(play, seat, Ready())
            ended = match.rules.apply(state, seat, Ready(), KeyedChance(1), None)
            assert (asked is not None) == (ended.extinctions[seat] > state.extinctions[seat])
            if asked is not None:
                assert EN.render(asked, strict=True)
        assert queries.asks_again(play, seat, Draw()) is None


def test_asking_again_says_whether_it_could_live():
    table = Sitting()
    table.rolled(2, changed=True)
    table.stand(0, TROPICAL, (1, 1, 2))
    asked = queries.asks_again(table.play, 0, Ready())
    assert asked is not None
    assert asked.values["lives"] is False
    table.hold(0, "fur-up")
    asked = queries.asks_again(table.play, 0, Ready())
    assert asked is not None
    assert asked.values["lives"] is True


# The tables that are read from a match say what its states say.


def test_a_reading_of_an_earlier_moment_ends_there():
    match = match_of(kits()["climate"], 3)
    ends = [n for n, entry in enumerate(match.entries) if entry.state is not None]
    assert len(climate(match, ends[0])) == 0
    assert len(climate(match, ends[0] + 1)) == 1
    assert len(species(match, ends[1] + 1)) == 2 * len(match.setup.seats)


def test_all_that_is_told_of_recorded_matches_is_told_as_it_was():
    assert told_otherwise("climate") == []
