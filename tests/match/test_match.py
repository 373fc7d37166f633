"""The match itself: positions, copies without a key, and undo."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from reefkit.match import match as match_module
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import DamagedError, Rejection, SetupError
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.log import standing
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.match.toy import (
    TOY,
    TOYS,
    Dive,
    Drop,
    Give,
    Hide,
    Note,
    Refuse,
    Rules,
    Step,
    Take,
    new_match,
    new_setup,
)

# The match itself: positions, copies without a key, and entries of others.


def whole(seed: int = 1) -> Match:
    match = new_match("eager", "calm", seed=seed, rounds=3)
    MemoryTable(match).run()
    return match


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == f"reject-{id_}")


def test_every_position_can_be_looked_at_and_no_other():
    match = whole()
    assert to_plain(match.state_at(0)) == to_plain(match.rules.start())
    assert match.state_at(match.position) is match.state
    for position in (-1, match.position + 1, 10**9):
        with rejected("no-such-position"):
            match.state_at(position)
        with rejected("no-such-position"):
            match.steps(0, position)
        with rejected("no-such-position"):
            match.events(position)
    assert match.steps(0, match.position) == []


def test_nobody_looks_on_from_a_seat_that_is_none():
    match = whole()
    for seat in (-1, 2, 64):
        with rejected("no-such-seat"):
            match.steps(seat)


def test_a_set_up_of_another_game_or_an_unknown_bot_is_refused():
    with pytest.raises(SetupError) as caught:
        Match(TOY, replace(new_setup(None), game="reef"))
    assert caught.value.message.id == "setup-other-game"
    with pytest.raises(SetupError) as caught:
        new_match("hal")
    assert caught.value.message.id == "setup-no-such-bot"


def test_a_copy_without_the_key_can_be_read_and_not_played_on():
    match = new_match(None, "eager")
    match.act(0, Dive())
    copy = Match(TOY, replace(match.setup, key=""), match.entries)
    assert to_plain(copy.state) == to_plain(match.state)
    with rejected("no-key"):
        copy.act(0, Dive())
    with rejected("no-key"):
        MemoryTable(copy).tick()
    match.act(0, Dive())
    copy.take(match.entries[-1])
    assert to_plain(copy.state) == to_plain(match.state)


def test_an_entry_of_elsewhere_is_taken_only_where_and_as_it_was_made():
    match, other = new_match(None, None), new_match(None, None)
    entry = match.propose(0, Dive())
    before = save.dump(other)
    wrong = {
        "position": replace(entry, position=1),
        "seat": replace(entry, seat=1),
        "checksum": replace(entry, checksum="0" * 16),
        "draws": replace(entry, draws=[entry.draws[0] % 6 + 1]),
        "no draws": replace(entry, draws=[]),
        "a draw more": replace(entry, draws=[*entry.draws, 1]),
        "action": replace(entry, action={"do": "ready"}),
        "state": replace(entry, state=to_plain(match.state)),
    }
    for changed in wrong.values():
        other.propose(0, Dive())  # what it has just worked out itself is another entry
        with pytest.raises(DamagedError):
            other.take(changed)
        assert save.dump(other) == before
    other.take(entry)
    assert to_plain(other.state.hands) == [entry.draws, []]


def test_a_log_holds_so_many_entries_and_no_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match_module, "MOST_ENTRIES", 2)
    match = new_match(None)
    match.act(0, Dive())
    match.act(0, Dive())
    with rejected("log-full"):
        match.act(0, Ready())
    assert match.position == 2


def test_a_seat_has_up_to_three_members_and_a_name():
    for wrong in ({"name": ""}, {"name": "A", "members": ["a"] * 4}, {"name": "x" * 41}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, SeatInfo)
    assert msgspec.convert({"name": "Reds", "members": ["a", "b", "c"]}, SeatInfo).bot is None


# A seat may undo its own choices back to its last Ready, its last roll or draw, or the first
# choice that another seat has answered (decision 1).


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
    """Return a match in the swap phase, with so many shells in each hand or a few less."""
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


def test_nothing_done_is_nothing_to_undo():
    assert refused(new_match(None, None), 0) == "reject-undo-nothing"


def test_choices_are_undone_one_by_one_latest_first():
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


def test_an_undone_choice_can_be_made_again_and_undone_again():
    match = swapping()
    before = plain(match)
    for shell in (0, 1, 0):
        match.act(0, Drop((shell,)))
        match.act(0, Undo())
        assert plain(match) == before
    match.act(0, Drop((1,)))
    assert plain(match) != before
    same_when_loaded(match)


def test_an_undone_choice_is_told_as_taken_back_and_its_events_are_gone():
    match = swapping()
    start = match.position
    match.act(0, Drop((0,)))
    assert [event.what.id for event in match.events(start)] == ["toy-dropped"]
    told = match.act(0, Undo())
    assert [event.what.id for event in told] == ["choice-undone"]
    assert told[0].what.values == {"seat": "Player 1"}
    assert match.events(start) == []
    assert len(match.steps(1, start)) == 2, "the log itself forgets nothing"


def test_what_another_seat_chose_since_stands_in_the_match_and_in_copies():
    match = swapping()
    start = match.position
    for seat, choice in ((1, Drop((0,))), (0, Drop((0,))), (1, Undo())):
        match.act(seat, choice)
    for one in (match, save.parse(save.seat_copy(match, 0), TOYS)):
        assert [(each.seat, each.what.id) for each in one.events(start)] == [(0, "toy-dropped")]


def test_not_beyond_ones_own_ready():
    match = swapping()
    match.act(0, Drop((0,)))
    match.act(0, Ready())
    assert refused(match, 0) == "reject-undo-ready"


def test_somebody_elses_ready_stands_in_nobodys_way():
    match = swapping()
    before = plain(match)
    match.act(0, Drop((0,)))
    match.act(1, Ready())
    match.act(0, Undo())
    after = match.state
    assert after.ready == [False, True]
    assert after.hands == before["hands"]  # type: ignore[index]
    same_when_loaded(match)


def test_not_beyond_ones_own_roll():
    match = new_match(None, None)
    match.act(0, Dive())
    assert refused(match, 0) == "reject-undo-draw"


def test_somebody_elses_roll_stands_in_nobodys_way():
    match = swapping()
    before = plain(match)
    match.act(0, Drop((0,)))
    match.act(1, Ready())
    match.act(0, Undo())
    assert to_plain(match.state.hands) == before["hands"]  # type: ignore[index]


def test_a_secret_may_change_until_all_are_in_and_not_when_they_are_shown():
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


def test_not_beyond_what_moved_the_table_on():
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
def test_each_sign_that_the_table_moved_on_is_enough(sign: str, monkeypatch: pytest.MonkeyPatch):
    """Seat 0 hid, and seat 1 answered by being the last: that shows by rolls, events and scope."""
    setup = new_setup(None, None)
    if sign != "rolls":
        setup = replace(setup, content={**setup.content, "flood": 0})
    if sign != "events":
        monkeypatch.setattr(Step, "say", lambda *_, **__: None)
    if sign != "stage":
        monkeypatch.setattr(Rules, "undo_scope", lambda *_: "")
    match = Match(TOY, setup)
    for seat in (0, 1):
        match.act(seat, Ready())
    for seat in (0, 1):
        match.act(seat, Hide(seat + 1))
    assert refused(match, 0) == "reject-undo-answered"


def test_not_what_another_seat_has_answered():
    for answer in (Take(0), Refuse(0)):
        match = swapping()
        match.act(0, Give(1, (0,)))
        match.act(1, answer)
        assert refused(match, 0) == "reject-undo-answered"


def test_an_offer_that_nobody_answered_may_be_taken_back():
    match = swapping()
    before = plain(match)
    match.act(0, Give(1, (0,)))
    match.act(0, Undo())
    assert plain(match) == before
    with pytest.raises(Rejection):
        match.act(1, Take(0))


def test_an_answer_may_be_taken_back_until_somebody_builds_on_it():
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


def test_a_choice_before_an_answered_one_is_undone_only_after_it():
    """Undo takes the latest choice or none: it never reaches through one that stands."""
    match = swapping()
    match.act(0, Drop((0,)))
    match.act(0, Give(1, (0,)))
    match.act(1, Take(0))
    assert refused(match, 0) == "reject-undo-answered"


def test_not_beyond_the_survey():
    match = swapping(seats=1)
    match.act(0, Ready())
    assert match.entries[-1].state is not None
    assert refused(match, 0) == "reject-undo-ready"
    match.act(0, Note("well"))
    match.act(0, Undo())
    assert match.state.notes == [""]


def test_two_seats_undo_crosswise():
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


def test_what_stands_from_an_entry_on_is_the_end_of_all_that_stands():
    match = swapping(seats=2)
    for seat, action in [
        (0, Drop((0,))),
        (1, Drop((1,))),
        (0, Undo()),
        (1, Undo()),
        (1, Drop((0,))),
    ]:
        match.act(seat, action)
    for end in range(match.position + 1):
        whole = standing(match.steps(1)[:end])
        for since in range(end + 1):
            wanted = [each for each in whole if each.position >= since]
            assert match.standing(1, since, end) == wanted


def test_long_crossing_undos_leave_what_was_not_undone():
    match = swapping(seats=3)
    for seat in (0, 1, 2, 1, 0, 2):
        match.act(seat, Drop((0,)))
    for seat in (0, 2, 1, 0):
        match.act(seat, Undo())
    assert [len(hand) for hand in match.state.hands] == [2, 1, 1]
    same_when_loaded(match)


def test_undo_takes_nobody_elses_choice():
    match = swapping()
    match.act(0, Drop((0,)))
    assert refused(match, 1) == "reject-undo-draw", "its own latest, where the tide was rolled"
