"""Phase 2C: neighbours trade juveniles when both agree (R32)."""

from __future__ import annotations

import pytest

from reefkit.games.reef.spawning import neighbours
from reefkit.match.game import Ready, Undo
from reefkit.match.table import MemoryTable
from tests.games.reef.guided import Guided, do, reef

NURSERIES = [["Fi+", "Fi", "Bo"], ["Bi", "Bi"], ["So"], ["Mi"]]


def trading(seats: int = 4, juveniles: list[list[str]] | None = None, **options: object) -> Guided:
    mine = (juveniles or NURSERIES)[:seats]
    return Guided(*[reef("ramp")] * seats, phase="migration", juveniles=mine, options=options)


def offers(table: Guided) -> list[str]:
    assert table.state.turn is not None
    return [trade.id for trade in table.state.turn.trades]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (1, [[]]),
        (2, [[1], [0]]),
        (3, [[1, 2], [0, 2], [0, 1]]),
        (4, [[1, 3], [0, 2], [1, 3], [0, 2]]),
    ],
)
def test_seats_next_to_each_other_are_neighbours_once(seats: int, expected: list[list[int]]):
    """R32."""
    assert [neighbours(seat, seats) for seat in range(seats)] == expected


def test_a_swap_of_any_numbers():
    table = trading()
    table.act(0, do.Offer(1, (0, 2), (1,)))
    assert table.why_not(1, Ready()) == "not-done"
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(0) == ["Fi", "Bi"]
    assert table.nursery(1) == ["Bi", "Fi+", "Bo"]
    assert offers(table) == []


def test_a_gift_wants_nothing_and_a_request_gives_nothing():
    table = trading()
    table.act(0, do.Offer(3, (1,)))
    table.act(3, do.Accept(*offers(table)), do.Offer(2, (), (0,)))
    table.act(2, do.Accept(*offers(table)))
    assert table.nursery(3) == ["Mi", "Fi", "So"]
    assert table.nursery(2) == []


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        (do.Offer(2, (0,)), "not-a-neighbour"),
        (do.Offer(0, (0,)), "not-a-neighbour"),
        (do.Offer(9, (0,)), "not-a-neighbour"),
        (do.Offer(1, ()), "nothing-chosen"),
        (do.Offer(1, (0, 0)), "juvenile-twice"),
        (do.Offer(1, (7,)), "no-such-juvenile"),
        (do.Offer(1, (0,), (2,)), "no-such-juvenile"),
        (do.Accept("1-1-1"), "no-such-offer"),
        (do.Decline("nonsense"), "no-such-offer"),
    ],
)
def test_offers_that_are_refused(offer: do.Offer, why: str):
    assert trading().why_not(0, offer) == why


def test_only_whom_it_is_made_to_answers_and_only_who_made_it_withdraws():
    table = trading()
    table.act(0, do.Offer(1, (0,)))
    (name,) = offers(table)
    assert table.why_not(0, do.Accept(name)) == "offer-not-yours"
    assert table.why_not(2, do.Decline(name)) == "offer-not-yours"
    assert table.why_not(1, do.Withdraw(name)) == "offer-not-yours"
    assert table.act(0, do.Withdraw(name)) == ["offer-withdrawn"]
    assert table.why_not(1, do.Accept(name)) == "no-such-offer"


def test_declining_and_countering():
    table = trading()
    table.act(0, do.Offer(1, (0,), (0, 1)))
    assert table.act(1, do.Counter(*offers(table), give=(0,), want=(0,))) == [
        "offer-declined",
        "offer-made",
    ]
    (name,) = offers(table)
    table.act(0, do.Accept(name))
    assert (table.nursery(0), table.nursery(1)) == (["Fi", "Bo", "Bi"], ["Bi", "Fi+"])
    table.act(0, do.Offer(1, (1,)))
    assert table.act(1, do.Decline(*offers(table))) == ["offer-declined"]
    assert table.nursery(1) == ["Bi", "Fi+"]


def test_a_juvenile_that_was_traded_settles_only_where_it_came_to():
    table = trading()
    table.act(0, do.Offer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(1) == ["Bi", "Bi", "Fi+"]
    assert table.refused(1, do.Offer(2, (3,))).id == "reject-traded-already"
    assert table.refused(1, do.Offer(0, (3,))).id == "reject-traded-already"
    assert table.why_not(0, do.Offer(1, (1,), (3,))) == "traded-already"
    table.ready()
    assert table.state.phase == "settlement"
    slot = table.nursery(1).index("Fi+")
    table.act(1, do.Settle(((slot, 2, 2),)))
    assert table.standing(1) == {(2, 2): "Fi+"}


def test_juveniles_from_the_triangle_may_be_traded():
    table = Guided(
        *[reef("ramp", {(1, 1): "Fi"})] * 2, phase="triangle", round_=2, score=[[3], [9]]
    )
    table.act(0, do.Take("bivalve"), do.Take("bivalve"), Ready())
    assert table.state.phase == "migration"
    table.act(0, do.Offer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(1) == ["Bi"]


def test_an_offer_asks_a_neighbour_that_was_ready_again():
    table = trading(2)
    table.ready(1)
    table.act(0, do.Offer(1, (0,)))
    assert 1 in table.awaits()
    table.act(1, do.Accept(*offers(table)), Ready())
    table.ready(0)
    assert table.state.phase == "settlement"


def test_an_offer_lapses_when_its_juvenile_has_gone_elsewhere():
    table = trading()
    table.act(0, do.Offer(1, (0,)), do.Offer(3, (0,)))
    first, second = offers(table)
    assert table.act(3, do.Accept(second)) == ["offer-accepted", "offer-lapsed"]
    assert table.why_not(1, do.Accept(first)) == "no-such-offer"


def test_offers_are_limited_and_a_counter_counts():
    table = trading()
    for _ in range(6):
        table.act(0, do.Offer(1, (0,)))
        table.act(0, do.Withdraw(*offers(table)))
    assert table.refused(0, do.Offer(1, (0,))).values == {"most": 6}
    table.act(1, do.Offer(0, (0,)))
    assert table.why_not(0, do.Counter(*offers(table), give=(0,))) == "offers-used"
    assert len(offers(table)) == 1


def test_trading_ends_when_all_have_said_so():
    """R32."""
    table = trading(3)
    table.ready(0, 1)
    assert table.state.phase == "migration"
    assert table.why_not(0, do.Offer(1, (0,))) == "ready-already"
    table.ready(2)
    assert table.state.phase == "settlement"


def test_solo_play_and_empty_nurseries_have_no_trade():
    """R25."""
    table = Guided(reef("ramp"), phase="settlement", juveniles=[["Fi"]])
    assert table.state.phase == "settlement"
    with pytest.raises(AssertionError, match="passed migration by itself"):
        trading(1)
    with pytest.raises(AssertionError, match="passed migration by itself"):
        trading(3, [[], [], []])


def test_who_has_nothing_may_still_be_given_something():
    table = trading(2, [["Fi"], []])
    assert table.awaits() == {0, 1}
    far = trading(4, [["Fi"], [], [], []])
    assert far.awaits() == {0, 1, 3}


def test_a_bot_answers_an_offer():
    table = Guided(
        *[reef("ramp")] * 2,
        phase="migration",
        juveniles=[["Fi", "Fi"], ["Bi", "So"]],
        bots={1: "newcomer"},
    )
    handle = MemoryTable(table.match)
    handle.act(0, do.Offer(1, (0,), (0,)))
    handle.run()
    assert (table.nursery(0), table.nursery(1)) == (["Fi", "Bi"], ["So", "Fi"])
    handle.act(0, do.Offer(1, (), (1,)))
    handle.run()
    assert offers(table) == []
    assert table.nursery(1) == ["So", "Fi"]


def test_an_offer_can_be_taken_back_until_it_is_answered():
    table = trading(2)
    table.act(0, do.Offer(1, (0,)))
    table.undo(0)
    assert offers(table) == []
    table.act(0, do.Offer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.why_not(0, Undo()) == "undo-answered"
