"""The live charts tell the match: climate by round, genes as they were, who fitted, who died out."""

from __future__ import annotations

from reefkit.games.climate import guide
from reefkit.labs.climate.charts import climates, shares_and_rates
from reefkit.labs.climate.parts import rates
from tests.labs.climate.hands import Child, child_at

SEED = 5


def played() -> Child:
    child = Child(people=1, bots=2, seed=SEED, rounds=12, human_change_from=4)
    child.play_until(lambda scene: scene.over)
    return child


def test_the_climate_line_has_the_climate_of_every_round_that_began() -> None:
    child = child_at(lambda scene: len(scene.state.record) == 4)
    state = child.scene.state
    assert climates(state) == tuple(
        float(each) for each in guide.timeline(child.scene.play).climates
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
    child = played()
    told = child.scene.timeline
    said = rates.said(child.scene)
    assert said[0].values["count"] == len(told.deaths)
    before = sum(each.round < 4 for each in told.deaths)
    assert said[1].values["before"] == round(before / 3, 2)
    since = len(told.deaths) - before
    assert said[1].values["since"] == round(since / (told.ended - 3), 2)
