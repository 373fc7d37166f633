"""What may be changed in a finished match of Succession."""

from __future__ import annotations

import pytest

from reefkit.games.succession import new_match
from reefkit.match.counterfactual import CardRemoved, Course, OptionTurned, changes_of
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable


def match_of_bots(**options: object) -> Match:
    seats = [SeatInfo(name, bot="newcomer") for name in ("Ana", "Ben", "Noor")]
    match = new_match(seats, seed=6, options={"rounds": 2, **options})
    MemoryTable(match).run()
    return match


def surveyed(match: Match) -> int:
    return next(at for at in range(match.position) if match.state_at(at).phase == "survey")


def held(match: Match, since: int) -> set[str]:
    states = [match.state_at(at) for at in range(since, match.position + 1)]
    return {card for state in states for hand in (*state.hands, state.deck) for card in hand}


def test_a_removed_card_is_dealt_no_more_and_what_was_laid_of_it_is_still_told() -> None:
    match = match_of_bots()
    at = surveyed(match)
    assert "snails" in held(match, at + 5)
    course = Course(match, CardRemoved("snails"), at).run()
    assert "snails" not in held(course.match, at)
    assert match.game.readings["laid"].read(course.match, None)
    for number in range(at):
        assert course.match.state_at(number) is match.state_at(number)


def test_a_variation_is_shuffled_in_from_the_next_round_on() -> None:
    match = match_of_bots()
    assert "storm" not in held(match, 0)
    course = Course(match, OptionTurned("disturbances", value=True), surveyed(match)).run()
    black = {
        name for name, card in match.setup.content["cards"].items() if card["colour"] == "black"
    }
    assert black & held(course.match, surveyed(match))


@pytest.mark.parametrize(("when", "why"), [(5, "dealing"), (-1, "last")])
def test_cards_change_between_two_rounds_alone(when: int, why: str) -> None:
    match = match_of_bots()
    last = max(at for at in range(match.position) if match.state_at(at).phase == "survey")
    with pytest.raises(Rejection) as refused:
        Course(match, CardRemoved("snails"), last if when < 0 else when)
    assert refused.value.message.id == f"what-if-succession-{why}"


def test_no_card_is_offered_without_which_nothing_can_be_dealt() -> None:
    match = match_of_bots()
    offered = changes_of(match.game).cards(match.setup)
    assert "snails" in offered
    assert set(offered) <= set(match.rules.kinds)  # type: ignore[attr-defined]
