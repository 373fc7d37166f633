"""Matches of bots, held to a referee that was written from the rules page alone; and their ends."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import bots, evaluation
from reefkit.games.expanse.game import play, rules_of
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.tasks import Step
from reefkit.match.game import Action
from reefkit.match.random import PlainLuck
from tests.games.expanse import oracle
from tests.games.expanse.endless import longest
from tests.games.expanse.oracle import Referee
from tests.support.effort import effort

TABLES = [
    ("newcomer", "grower"),
    ("hunter", "investor", "newcomer"),
    ("grower", "hunter", "investor", "newcomer"),
    ("newcomer",) * 5,
]
SEEDS = range(1, 1 + effort(1, 25))


def fast(styles: tuple[str, ...]) -> ExpanseRules:
    """Give rules with two dice: matches of half the length, through all stages."""
    return rules_of(styles, {"dice": 2})


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("styles", TABLES, ids=len)
def test_a_match_is_as_the_page_says(styles: tuple[str, ...], seed: int) -> None:
    referee = Referee()
    step = play(fast(styles), seed, referee)
    referee.ended(step)
    assert referee.bought > 0


def test_the_referee_has_seen_what_it_judges() -> None:
    referees = [Referee() for _ in range(2)]
    for seed, referee in enumerate(referees):
        referee.ended(play(fast(("newcomer",) * 4), seed, referee))
    assert sum(each.expelled for each in referees)
    assert sum(each.starved for each in referees)
    assert sum(each.thresholds["told"] for each in referees)


@pytest.mark.parametrize("kind", ["coral", "airport", "trawler"])
def test_the_referee_sees_a_point_too_many(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {each: value + 1 for each, value in oracle.POINTS.items()}
    monkeypatch.setattr(oracle, "POINTS", points)
    referee = Referee()
    step = play(fast(("newcomer", "investor")), 1, referee)
    assert kind in points
    with pytest.raises(AssertionError):
        referee.ended(step)


def test_the_page_has_every_card_that_is_bought() -> None:
    cards = rules_of(("newcomer", "newcomer")).content.cards
    bought = {k for k, c in cards.items() if c.deck in {"resource", "biomass", "humanitarian"}}
    assert set(oracle.POINTS) == bought


@pytest.mark.parametrize("style", evaluation.STYLES)
def test_a_bot_reads_nothing_that_its_view_hides(style: str) -> None:
    rules = fast((style,) * 3)
    seen = 0

    def watch(step: Step, seat: int, action: Action) -> None:
        nonlocal seen
        state = step.state
        if state.phase == "setup" or state.step % 9:
            return
        luck = PlainLuck(7, seat, *rules.when(state))
        views = rules.stepping(rules.view(state, seat)), rules.stepping(state)
        one, other = (bots.decide(each, seat, style, luck) for each in views)  # type: ignore[arg-type]
        assert one == other
        seen += 1

    play(fast((style,) * 3), 5, watch)
    assert seen > 10


def test_matches_of_chance_end() -> None:
    one = longest(range(effort(4, 200)), turns=6)
    assert one.state.phase == "over"
    assert all(place.turns <= 8 for place in one.state.seats)
