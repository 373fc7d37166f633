"""What may be changed in a finished match of Reef Survivor."""

from __future__ import annotations

import numpy as np
import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.timeline import drawn
from reefkit.match.counterfactual import CardRemoved, Course, OptionTurned, StateChanged
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable


@pytest.fixture(scope="module")
def match() -> Match:
    seats = [SeatInfo("Ana", bot="builder"), SeatInfo("Ben", bot="diversity-seeker")]
    made = new_match(seats, seed=3, options={"rounds": 3, "predict": "none"})
    MemoryTable(made).run()
    return made


def opening(match: Match, round_: int) -> int:
    return next(at for at in range(match.position) if match.state_at(at).round == round_)


def test_a_removed_card_does_not_strike_again_and_others_come_by_the_same_luck(
    match: Match,
) -> None:
    at = opening(match, 2)
    struck = [each.card for each in drawn(MemoryTable(match), match.position)]
    later = [each.card for each in drawn(MemoryTable(match), match.position) if each.round >= 2]
    course = Course(match, CardRemoved(later[0]), at).run()
    now = drawn(MemoryTable(course.match), course.match.position)
    assert later[0] not in [each.card for each in now if each.round >= 2]
    first = [each.card for each in now if each.round < 2]
    assert first == struck[: len(first)]
    assert course.begun


def test_cleared_algae_are_gone_from_every_reef_and_nothing_is_left_to_graze(match: Match) -> None:
    at = opening(match, 2)
    assert match.state_at(at).reefs.alga.any()
    course = Course(match, StateChanged("algae-cleared"), at)
    assert not course.match.state_at(at).reefs.alga.any()
    assert not any(course.match.state_at(at).turn.due)
    assert course.run().over
    assert match.state_at(at).reefs.alga.any()


def test_half_as_many_algae_grow(match: Match) -> None:
    course = Course(match, StateChanged("algae-fewer"), opening(match, 1)).run()

    def grown(of: Match) -> int:
        return sum(len(each.action["spaces"]) for each in of.entries if each.action["do"] == "grow")

    assert 0 < grown(course.match) < grown(match)


def test_a_change_of_counting_changes_points_and_no_decision(match: Match) -> None:
    course = Course(match, OptionTurned("scoring", "product"), 0).run()
    assert not course.begun
    assert np.array_equal(course.match.state.abundance, match.state.abundance)


def test_a_change_is_made_between_two_rounds(match: Match) -> None:
    middle = next(at for at in range(match.position) if match.state_at(at).phase == "algae")
    for change, at in (
        (CardRemoved("tsunami"), middle),
        (StateChanged("algae-cleared"), 0),
        (OptionTurned("rescue", value=True), opening(match, 2) + 3),
    ):
        with pytest.raises(Rejection) as refused:
            Course(match, change, at)
        assert refused.value.message.id == "what-if-reef-opening"
