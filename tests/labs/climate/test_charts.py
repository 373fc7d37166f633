"""The live charts tell the match: climate by round, genes as they were, who fitted, who died out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from reefkit.games.climate import queries
from reefkit.labs.climate import regions
from reefkit.labs.climate.timeline import climates, shares_and_rates
from tests.labs.climate.hands import Child, child_at

if TYPE_CHECKING:
    from reefkit.labs.climate.scene import ClimateScene

SEED = 5


def played() -> Child:
    child = Child(people=1, bots=2, seed=SEED, rounds=12, human_change_from=4)
    child.play_until(lambda scene: scene.over)
    return child


def test_the_climate_line_has_the_climate_of_every_round_that_began() -> None:
    child = child_at(lambda scene: len(scene.state.record) == 4)
    state = child.scene.state
    assert climates(state) == tuple(
        float(each) for each in queries.timeline(child.scene.play).climates
    )
    assert len(climates(state)) == 5


def test_shares_and_deaths_are_those_of_the_rounds() -> None:
    child = played()
    state = child.scene.state
    shares, died = shares_and_rates(state)
    assert shares[0] == 100
    assert died[0] == 0
    assert died[-1] == len(state.lost)
    assert [round(share / 100 * each.living) for share, each in
            zip(shares[1:], state.record, strict=True)] == [each.adapted for each in state.record]  # fmt: skip


def test_the_rate_is_told_for_the_time_before_and_since_people_change_the_climate() -> None:
    rounds = (1, 4, 4, 9)  # two died out in the first round of human-induced change: since
    deaths = tuple(queries.Death(each, 0, 1, 0, 3, "pushed") for each in rounds)
    told = queries.Timeline(11, 20, 10, (3,) * 11, 4, (), (), deaths, 0.4)
    whole, apart = regions.said(cast("ClimateScene", SimpleNamespace(timeline=told)))
    assert whole.values == {"count": 4, "rounds": 10, "rate": 0.4}
    assert apart.values == {"before": round(1 / 3, 2), "since": round(3 / 7, 2), "from": 4}
