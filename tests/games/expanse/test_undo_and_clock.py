"""What may be taken back, who is awaited and for how long, and what happens when time is up."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import new_match
from reefkit.match.errors import Rejection, SetupError
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.random import Luck
from tests.games.expanse.laid_out import LaidOut, lay_out


def began(**options: object) -> Match:
    match = new_match([SeatInfo("P0"), SeatInfo("P1")], seed=5, options=options)
    for seat in (0, 1):
        match.act(seat, Ready())
    return match


def refused(match: Match, seat: int) -> str:
    with pytest.raises(Rejection) as caught:
        match.act(seat, Undo())
    return caught.value.message.id


def test_a_roll_stands() -> None:
    match = began(raising=False)
    match.act(0, do.Roll())
    assert refused(match, 0) == "reject-undo-draw"


def test_a_pass_cannot_be_taken_back_once_the_window_has_gone_on() -> None:
    match = began()
    match.act(0, do.Roll())
    match.act(1, do.Pass())
    assert refused(match, 1) == "reject-undo-moved-on"


def test_an_attachment_can_be_taken_back_and_a_purchase_cannot() -> None:
    for seed in range(20):
        match = new_match([SeatInfo("P0"), SeatInfo("P1")], seed=seed, options={"raising": False})
        for seat in (0, 1):
            match.act(seat, Ready())
        while not match.is_over:
            state, player = match.state, match.state.player
            legal = match.rules.legal(state, player if state.ask is None else state.ask.seat)
            attach = [each for each in legal if isinstance(each, do.Attach)]
            if attach:
                match.act(player, attach[0])
                match.act(player, Undo())
                assert match.state == state
                return
            buys = [each for each in legal if isinstance(each, do.Buy)]
            wanted = [
                each
                for each in buys
                if state.piles[each.deck].open[each.slot] in {"coral", "zooxanthellae"}
            ]
            if wanted:
                match.act(player, wanted[0])
                assert refused(match, player) == "reject-undo-draw"
            elif state.ask is not None:
                match.act(state.ask.seat, legal[0])
            else:
                match.act(player, legal[0])
    raise AssertionError("nothing was ever attached")


def test_cards_that_acted_in_a_chosen_order_can_be_taken_back() -> None:
    table = ready_to_manage()
    first, second = table.seat().reef[0].id, table.seat().reef[1].id
    before = table.rules.stage(table.state)
    table.act(0, do.Act(second))
    assert table.rules.stage(table.state) == before
    assert table.refused(0, do.Act(second)) == "has-acted"
    assert do.Act(first) in table.rules.legal(table.state, 0)


def ready_to_manage() -> LaidOut:
    table = lay_out(2, raising=False).to_buy(1)
    for kind in ("sea-cucumber", "sea-cucumber", "regal-tang"):
        table.lies(0, kind)
    table.seat().food.detritus = 5
    return table.act(0, do.Done())


def test_one_seat_is_awaited_at_a_time_and_each_choice_has_a_clock_of_its_own() -> None:
    table = lay_out(2, clock=30)
    ids = set()
    for _ in range(4):
        (awaited,) = table.rules.awaited(table.state)
        assert awaited.seconds in {30, 20}
        assert awaited.id not in ids
        ids.add(awaited.id)
        seat = awaited.seats[0]
        luck = Luck(1, seat, 1, "x")
        table.act(seat, table.rules.otherwise(table.state, awaited, seat, luck))


def test_a_match_can_be_played_by_its_clock_alone() -> None:
    table = lay_out(2, clock=5, numbers={"die": 40})
    phases = set()
    for _ in range(2_000):
        waiting = table.rules.awaited(table.state)
        if not waiting:
            break
        phases.add(table.state.phase)
        seat = waiting[0].seats[0]
        luck = Luck(1, seat, 1, "x")
        table.act(seat, table.rules.otherwise(table.state, waiting[0], seat, luck))
    assert table.state.phase == "over"
    assert phases >= {"move", "raise", "take", "buy", "end"}


def test_bots_leave_people_time_to_follow_and_none_among_themselves() -> None:
    bots = [SeatInfo("B0", bot="newcomer"), SeatInfo("B1", bot="newcomer")]
    alone = new_match(bots, seed=1)
    for seat in (0, 1):
        alone.act(seat, Ready())
    (awaited,) = alone.rules.awaited(alone.state)
    assert awaited.bot_seconds == 0
    beside = new_match([bots[0], SeatInfo("P1")], seed=1)
    for seat in (0, 1):
        beside.act(seat, Ready())
    (awaited,) = beside.rules.awaited(beside.state)
    assert awaited.bot_seconds == beside.rules.content.rules.numbers.bot_moment > 0


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "expanse-too-few-seats"),
        (6, {}, "setup-too-many-seats"),
        (2, {"without": ["kraken"]}, "expanse-no-such-kind"),
        (2, {"dice": 3}, "setup-option-wrong"),
        (2, {"magic": 1}, "setup-no-such-option"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(
    seats: int, options: dict[str, object], why: str
) -> None:
    with pytest.raises(SetupError) as caught:
        new_match([SeatInfo(f"P{n}") for n in range(seats)], seed=1, options=options)
    assert caught.value.message.id == why
