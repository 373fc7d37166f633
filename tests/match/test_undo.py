"""A seat may undo its own choices back to its last Ready, its last roll or draw, or the first
choice that another seat has answered (decision 1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, Undo
from reefkit.match.match import Match
from tests.match.toy import TOY, TOYS, Rules, new_match, new_setup
from tests.match.toy_step import Step
from tests.match.toy_types import Dive, Drop, Give, Hide, Note, Refuse, Take


def plain(match: Match) -> object:
    return to_plain(match.state)


def refused(match: Match, seat: int) -> str:
    before, dumped = plain(match), save.dump(match)
    with pytest.raises(Rejection) as caught:
        match.act(seat, Undo())
    assert plain(match) == before
    assert save.dump(match) == dumped
    return caught.value.message.id


def same_when_loaded(match: Match) -> None:
    loaded = save.parse(save.dump(match), TOYS)
    for position in range(match.position + 1):
        assert to_plain(loaded.state_at(position)) == to_plain(match.state_at(position))
    assert loaded.events() == match.events()


def swapping(seats: int = 2, dives: int = 2) -> Match:
    """Give a match in the swap phase, with so many shells in each hand or a few less."""
    for seed in range(1, 99):
        match = new_match(*[None] * seats, seed=seed)
        for seat in range(seats):
            for _ in range(dives):
                match.act(seat, Dive())
            match.act(seat, Ready())
        for seat in range(seats):
            match.act(seat, Hide(seat + 1))
        assert match.state.phase == "swap"
        if all(len(hand) == dives for hand in match.state.hands):
            return match
    raise AssertionError("the tide took a shell from every table")


def test_nothing_done_is_nothing_to_undo() -> None:
    assert refused(new_match(None, None), 0) == "reject-undo-nothing"


def test_choices_are_undone_one_by_one_latest_first() -> None:
    match = swapping()
    states = [plain(match)]
    for _ in range(2):
        match.act(0, Drop((0,)))
        states.append(plain(match))
    match.act(0, Undo())
    assert plain(match) == states[1]
    match.act(0, Undo())
    assert plain(match) == states[0]
    assert refused(match, 0) == "reject-undo-answered"
    same_when_loaded(match)


def test_an_undone_choice_can_be_made_again_and_undone_again() -> None:
    match = swapping()
    before = plain(match)
    for shell in (0, 1, 0):
        match.act(0, Drop((shell,)))
        match.act(0, Undo())
        assert plain(match) == before
    match.act(0, Drop((1,)))
    assert plain(match) != before
    same_when_loaded(match)


def test_an_undone_choice_is_told_as_taken_back_and_its_events_are_gone() -> None:
    match = swapping()
    start = match.position
    match.act(0, Drop((0,)))
    assert [event.what.id for event in match.events(start)] == ["toy-dropped"]
    told = match.act(0, Undo())
    assert [event.what.id for event in told] == ["choice-undone"]
    assert told[0].what.values == {"seat": "Player 1"}
    assert match.events(start) == []
    assert len(match.steps(1, start)) == 2, "the log itself forgets nothing"


def test_not_beyond_ones_own_ready() -> None:
    match = swapping()
    match.act(0, Drop((0,)))
    match.act(0, Ready())
    assert refused(match, 0) == "reject-undo-ready"


def test_somebody_elses_ready_stands_in_nobodys_way() -> None:
    match = swapping()
    before = plain(match)
    match.act(0, Drop((0,)))
    match.act(1, Ready())
    match.act(0, Undo())
    after = match.state
    assert after.ready == [False, True]
    assert after.hands == before["hands"]  # type: ignore[index]
    same_when_loaded(match)


def test_not_beyond_ones_own_roll() -> None:
    match = new_match(None, None)
    match.act(0, Dive())
    assert refused(match, 0) == "reject-undo-draw"


def test_somebody_elses_roll_stands_in_nobodys_way() -> None:
    match = swapping()
    before = plain(match)
    match.act(0, Drop((0,)))
    match.act(1, Ready())
    match.act(0, Undo())
    assert to_plain(match.state.hands) == before["hands"]  # type: ignore[index]


def test_a_secret_may_change_until_all_are_in_and_not_when_they_are_shown() -> None:
    match = new_match(None, None)
    for seat in (0, 1):
        match.act(seat, Ready())
    match.act(0, Hide(1))
    match.act(0, Undo())
    match.act(0, Hide(2))
    match.act(1, Hide(2))  # all are in: they are shown, and the tide is rolled
    assert match.entries[-1].draws
    assert refused(match, 0) == "reject-undo-answered"
    assert refused(match, 1) == "reject-undo-draw"
    same_when_loaded(match)


def test_not_beyond_what_moved_the_table_on() -> None:
    """Where no tide comes, hiding last shows all and rolls nothing."""
    setup = new_setup(None, None)
    match = Match(TOY, replace(setup, content={**setup.content, "flood": 0}))
    for seat in (0, 1):
        match.act(seat, Ready())
    match.act(0, Hide(1))
    match.act(1, Hide(1))
    assert match.state.phase == "swap"
    assert match.entries[-1].draws == []
    assert refused(match, 1) == "reject-undo-moved-on"
    assert refused(match, 0) == "reject-undo-answered"


@pytest.mark.parametrize("sign", ["rolls", "events", "stage"])
def test_each_sign_that_the_table_moved_on_is_enough(
    sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 hid, and seat 1 answered by being the last: that shows by rolls, events and stage."""
    setup = new_setup(None, None)
    if sign != "rolls":
        setup = replace(setup, content={**setup.content, "flood": 0})
    if sign != "events":
        monkeypatch.setattr(Step, "say", lambda *_, **__: None)
    if sign != "stage":
        monkeypatch.setattr(Rules, "stage", lambda *_: "")
    match = Match(TOY, setup)
    for seat in (0, 1):
        match.act(seat, Ready())
    for seat in (0, 1):
        match.act(seat, Hide(seat + 1))
    assert refused(match, 0) == "reject-undo-answered"


def test_not_what_another_seat_has_answered() -> None:
    for answer in (Take(0), Refuse(0)):
        match = swapping()
        match.act(0, Give(1, (0,)))
        match.act(1, answer)
        assert refused(match, 0) == "reject-undo-answered"


def test_an_offer_that_nobody_answered_may_be_taken_back() -> None:
    match = swapping()
    before = plain(match)
    match.act(0, Give(1, (0,)))
    match.act(0, Undo())
    assert plain(match) == before
    with pytest.raises(Rejection):
        match.act(1, Take(0))


def test_an_answer_may_be_taken_back_until_somebody_builds_on_it() -> None:
    match = swapping()
    match.act(0, Give(1, (0, 1)))
    asked = plain(match)
    match.act(1, Take(0))
    match.act(1, Undo())
    assert plain(match) == asked
    match.act(1, Refuse(0))
    match.act(0, Drop((0, 1)))  # what came back
    assert refused(match, 1) == "reject-undo-answered"
    same_when_loaded(match)


def test_a_choice_before_an_answered_one_is_undone_only_after_it() -> None:
    """Undo takes the latest choice or none: it never reaches through one that stands."""
    match = swapping()
    match.act(0, Drop((0,)))
    match.act(0, Give(1, (0,)))
    match.act(1, Take(0))
    assert refused(match, 0) == "reject-undo-answered"


def test_not_beyond_the_survey() -> None:
    match = swapping(seats=1)
    match.act(0, Ready())
    assert match.entries[-1].state is not None
    assert refused(match, 0) == "reject-undo-ready"
    match.act(0, Note("well"))
    match.act(0, Undo())
    assert match.state.notes == [""]


def test_two_seats_undo_crosswise() -> None:
    match = swapping()
    before = plain(match)
    match.act(0, Drop((0,)))
    first = plain(match)
    match.act(1, Drop((1,)))
    match.act(0, Undo())
    assert match.state.hands[0] == before["hands"][0]  # type: ignore[index]
    assert len(match.state.hands[1]) == 1
    match.act(0, Drop((0,)))
    match.act(1, Undo())
    assert plain(match) == first
    match.act(0, Undo())
    assert plain(match) == before
    assert refused(match, 0) == "reject-undo-answered", "where it hid was shown"
    assert refused(match, 1) == "reject-undo-draw"
    same_when_loaded(match)


def test_long_crossing_undos_leave_what_was_not_undone() -> None:
    match = swapping(seats=3)
    for seat in (0, 1, 2, 1, 0, 2):
        match.act(seat, Drop((0,)))
    for seat in (0, 2, 1, 0):
        match.act(seat, Undo())
    assert [len(hand) for hand in match.state.hands] == [2, 1, 1]
    same_when_loaded(match)


def test_undo_takes_nobody_elses_choice() -> None:
    match = swapping()
    match.act(0, Drop((0,)))
    assert refused(match, 1) == "reject-undo-draw", "its own latest, where the tide was rolled"
