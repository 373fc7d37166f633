"""What may be changed in a finished match of Climate Change."""

from __future__ import annotations

import pytest

from reefkit.games.climate import new_match
from reefkit.games.climate.state import State
from reefkit.match.counterfactual import CardRemoved, Course, OptionTurned, StateChanged
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable


def match_of_bots(seed: int = 4, **options: object) -> Match:
    seats = [SeatInfo(name, bot=style) for name, style in (("Ana", "wanderer"), ("Ben", "hoarder"))]
    match = new_match(seats, seed=seed, options={"rounds": 8, **options})
    MemoryTable(match).run()
    return match


def opening(match: Match, round_: int) -> int:
    return next(at for at in range(match.position) if match.state_at(at).round == round_)


def opens(match: Match, at: int) -> bool:
    return bool(match.state_at(at).step == "draw" and match.state_at(at).seat == 0)


def test_a_removed_card_is_on_no_pile_and_in_no_hand_and_the_others_stay_the_same_cards() -> None:
    match = match_of_bots()
    at = opening(match, 4)
    course = Course(match, CardRemoved("fur-up"), at).run()
    was, kinds = match.state_at(at), match.rules.cards.kinds  # type: ignore[attr-defined]
    left = course.match.rules.cards.kinds  # type: ignore[attr-defined]
    assert "fur-up" in kinds
    assert "fur-up" not in left
    now: State = course.match.state_at(at)
    for before, after in zip([was.deck, *was.hands], [now.deck, *now.hands], strict=True):
        named = [kinds[card] for card in before]
        assert [left[card] for card in after] == [kind for kind in named if kind != "fur-up"]
    assert course.over


def test_a_card_of_the_same_kind_says_the_same_decision() -> None:
    """Whoever drew another copy of a kind, since a deck was shuffled otherwise, can play it."""
    found = 0
    for seed in range(1, 5):
        match = match_of_bots(seed)
        course = Course(match, CardRemoved("deleterious"), 0).run()
        now, was = course.match.rules.cards, match.rules.cards  # type: ignore[attr-defined]
        for entry in course.match.entries:
            hand = course.match.state_at(entry.position).hands[entry.seat]
            assert set(entry.action.get("cards", ())) <= set(hand)
        found += course.stood
        assert was.kinds != now.kinds
    assert found > 10


def test_a_warmer_climate_goes_on_from_there_by_the_same_dice() -> None:
    match = match_of_bots()
    at = next(at for at in range(match.position) if opens(match, at))
    was: State = match.state_at(at)
    now: State = Course(match, StateChanged("warmer"), at).match.state_at(at)
    assert now.climate == was.climate + 1
    assert now.changed
    assert now.genes == was.genes


def test_the_climate_changes_between_two_rounds() -> None:
    match = match_of_bots()
    with pytest.raises(Rejection) as refused:
        Course(match, StateChanged("colder"), opening(match, 2) + 1)
    assert refused.value.message.id == "what-if-climate-opening"


@pytest.mark.parametrize(
    ("bias", "end", "on", "back"), [(100, 5, "warmer", "colder"), (0, 1, "colder", "warmer")]
)
def test_the_climate_has_two_ends(bias: int, end: int, on: str, back: str) -> None:
    match = match_of_bots(human_change_from=1, warming_bias=bias)
    at = next(
        at for at in range(match.position) if opens(match, at) and match.state_at(at).climate == end
    )
    with pytest.raises(Rejection) as refused:
        Course(match, StateChanged(on), at)
    assert refused.value.message.id == "what-if-climate-end"
    assert abs(Course(match, StateChanged(back), at).match.state_at(at).climate - end) == 1


def test_the_dice_of_the_climate_are_the_same_where_people_do_not_change_it() -> None:
    match = match_of_bots(human_change_from=1)
    course = Course(match, OptionTurned("human_change_from", 0), 0).run()
    other = match_of_bots(human_change_from=0)
    assert [each.climate for each in course.match.state.record][:3] == [
        each.climate for each in other.state.record
    ][:3]
