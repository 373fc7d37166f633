"""The experiment's matches are the real ones: game by game, and fast."""

from __future__ import annotations

import statistics
from itertools import islice

import pytest

from reefkit.games.climate import new_match
from reefkit.games.climate.rules import BOTS, ClimateRules, Outcome, play_out, simulate
from reefkit.match.codec import to_plain
from reefkit.match.errors import SetupError
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from tests.support.effort import effort

STYLES = ("wanderer", "newcomer", "hoarder", "adapter", "wanderer")


@pytest.mark.parametrize("seed", range(1, 1 + effort(3, 100)))
def test_a_simulated_match_is_the_match_that_is_really_played(seed: int) -> None:
    bots = STYLES[: 2 + seed % 4]
    options = {
        "rounds": 8,
        "human_change_from": seed % 2 * 3,
        "warming_bias": 80 if seed % 3 == 0 else 50,
    }
    match = new_match(
        [SeatInfo(f"{number}", bot=bot) for number, bot in enumerate(bots)],
        seed=seed,
        options=options,
    )
    MemoryTable(match).run()
    assert isinstance(match.rules, ClimateRules)
    assert to_plain(play_out(match.rules, bots, seed)) == to_plain(match.state)


def test_outcomes_tell_the_state() -> None:
    (outcome,) = simulate(1, {"rounds": 12}, seed=5)
    rules = new_match([SeatInfo(b, bot=b) for b in BOTS], options={"rounds": 12}).rules
    assert isinstance(rules, ClimateRules)
    state = play_out(rules, BOTS, 5)
    assert outcome.rounds == state.round == len(outcome.climates)
    assert outcome.extinctions == tuple(state.extinctions)
    assert sum(outcome.extinctions) == len(state.lost)
    assert outcome.per_million_years == len(state.lost) / state.round
    assert outcome.tokens == tuple(map(sum, state.tokens))
    assert outcome.changes == sum(each.changed for each in state.record)


def test_matches_come_one_by_one_and_again() -> None:
    """So that a page can show its progress, and a seed tells what was seen."""
    several = list(islice(simulate(1_000_000, seed=9), 3))
    assert several == list(simulate(3, seed=9))
    assert len(set(several)) == 3
    assert list(simulate(1, seed=10)) == several[1:2]


def test_people_who_change_the_climate_cost_species() -> None:
    """What the lesson's experiment shows, with a margin that chance does not reach."""
    natural, changed = (
        [outcome.per_million_years for outcome in simulate(effort(80, 1000), options)]
        for options in ({}, {"human_change_from": 1})
    )
    assert statistics.mean(changed) > 1.3 * statistics.mean(natural)


def adapted_share(outcomes: list[Outcome]) -> float:
    return sum(each.adapted for each in outcomes) / sum(each.living for each in outcomes)


def test_fewer_species_are_adapted_where_the_climate_changes_always() -> None:
    natural = list(simulate(25))
    changed = list(simulate(25, {"human_change_from": 1}))
    assert adapted_share(changed) < adapted_share(natural) < 1
    assert all(each.changes <= each.rounds for each in natural + changed)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(SetupError):
        next(simulate(1, bots=("wanderer",)))
    with pytest.raises(SetupError):
        next(simulate(1, {"rounds": 99}))
    with pytest.raises(SetupError):
        next(simulate(1, bots=("wanderer", "shark")))
