"""Phase 2: spawning, trading and settling."""

import numpy as np
import pytest

from reefkit.games.reef.migration import neighbours
from reefkit.games.reef.repeats import place_alike
from reefkit.games.reef.rules import ReefRules
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, Undo
from reefkit.match.table import MemoryTable
from tests.games.reef.guided import Guided, do, reef

# Phase 2: builders spawn, urchins feed, the Coral Triangle helps, juveniles settle.


def spawned(table: Guided) -> Guided:
    for seat in sorted(table.awaits()):
        place = next(a for a in table.legal(seat) if isinstance(a, do.Mutate))
        table.rolls(mutation=[12, 12]).act(seat, place, place, Ready())
    return table


# -- 2A ----------------------------------------------------------------------------------------


def test_each_juvenile_rolls_a_mutation_besides_what_it_inherits_with_the_option():
    """R48."""
    reefs = [reef("ramp", {(1, 1): "Fi+h", (1, 5): "So"}), reef("ramp", {(2, 1): "Bo"})]
    table = Guided(*reefs, phase="mutations", options={"mutate_at_spawning": True})
    # Slot by slot, each for both seats; a seat without a juvenile there rolls for nothing.
    spawned(table.rolls(juvenile=[9, 6, 6, 1, 5, 1]))
    assert (table.nursery(0), table.nursery(1)) == (["Fi+hn", "Fi+h", "So"], ["Boh"])
    assert table.events("juveniles-differ") == [{"count": 1}, {"count": 1}]
    assert table.standing() == {(1, 1): "Fi+h", (1, 5): "So"}
    plain = spawned(Guided(*reefs, phase="mutations"))
    assert (plain.nursery(1), plain.events("juveniles-differ")) == (["Bo"], [])


def test_each_urchin_above_five_eats_the_juveniles_of_one_coral():
    """R22: only corals that have juveniles, the owner choosing."""
    corals = {(1, 1): "Fi+", (1, 2): "Bo", (1, 3): "Br-", (3, 1): "Bi", (3, 2): "Ca"}
    table = spawned(Guided(reef("ramp", {**corals, (5, 1): "Pl"}, urchin=7), phase="mutations"))
    assert table.state.phase == "spawning"
    assert table.why_not(0, Ready()) == "not-done"
    assert table.why_not(0, do.Feed(((3, 1, 0),))) == "no-juveniles-there"  # no coral
    assert table.why_not(0, do.Feed(((1, 3, 0),))) == "no-juveniles-there"  # fewer offspring
    assert table.why_not(0, do.Feed(((1, 1, 0), (1, 2, 0), (5, 1, 0)))) == "feed-too-many"
    assert table.why_not(0, do.Feed(())) == "nothing-chosen"
    table.act(0, do.Feed(((1, 1, 0), (5, 1, 0))))
    assert sorted(table.nursery()) == ["Bi", "Bo", "Ca"]
    assert [(e["row"], e["count"]) for e in table.events("juveniles-eaten")] == [(1, 2), (5, 1)]


# -- 2B ----------------------------------------------------------------------------------------
def takes(table: Guided) -> list[int]:
    assert table.state.turn is not None
    return list(table.state.turn.due)


def triangle(score: list[list[int]], round_: int = 3, **options: object) -> Guided:
    reefs = [reef("ramp")] * len(score)
    return Guided(*reefs, phase="triangle", round_=round_, score=score, options=options)


def test_nobody_takes_in_the_first_round():
    table = spawned(Guided(*[reef("ramp", {(1, 1): "Fi"})] * 2, phase="mutations", round_=1))
    assert table.state.phase == "migration"
    assert len(table.events("pass-triangle")) == 2


def test_a_take_is_two_juveniles_of_one_builder_and_twice_may_be_two_types():
    table = triangle([[9, 5], [9, 9]])
    assert table.why_not(1, do.TakeJuveniles("bivalve")) == "ready-already"  # it passed
    assert table.why_not(0, Ready()) == "not-done"
    assert table.why_not(0, do.TakeJuveniles("kelp")) == "no-such-builder"
    table.act(0, do.TakeJuveniles("bivalve"))
    table.act(0, do.TakeJuveniles("microbialite"))
    assert table.nursery() == ["Bi", "Bi", "Mi", "Mi"]
    assert table.why_not(0, do.TakeJuveniles("bivalve")) == "no-take"


def test_each_pair_collected_rolls_one_mutation_with_the_option():
    table = triangle([[9, 5], [9, 9]], mutate_on_collection=True).rolls(collection=[8, 3])
    table.act(0, do.TakeJuveniles("platy-coral"), do.TakeJuveniles("finger-coral"))
    assert table.nursery() == ["Plh", "Plh", "Fi+", "Fi+"]


def test_the_takes_follow_the_product_where_the_match_counts_products():
    """R27: sums would give the first seat 12 against 13."""
    score = [[6, 6], [12, 1]]
    assert takes(triangle(score)) == [1, 1]
    assert takes(triangle(score, scoring="product")) == [0, 2]


# -- rescue ------------------------------------------------------------------------------------
@pytest.mark.parametrize("box", [False, True])
def test_a_reef_overgrown_whole_is_rescued_once_a_round_with_the_option(*, box: bool):
    """R26: beside its other takes, from the box too where it has pieces enough (R1)."""
    whole = reef("ramp", {(6, 1): "~Fi/Fi/Fi", (6, 2): "~Fi"}, fill="~")
    options = {"rescue": True, "printed_supply": box}
    table = Guided(whole, phase="triangle", round_=2, score=[[5]], options=options)
    assert table.why_not(0, do.Rescue("branching-coral", 6, 5)) == "wrong-depth"
    assert table.why_not(0, do.Rescue("finger-coral", 6, 1)) == "stack-full"
    table.act(0, do.TakeJuveniles("bivalve"), do.Rescue("finger-coral", 6, 2))
    assert table.standing()[6, 2] == "Fi/Fi"
    assert table.why_not(0, do.Rescue("finger-coral", 6, 3)) == "no-rescue"
    assert sum("~" in what for what in table.standing().values()) == 29


def test_no_rescue_without_the_option_or_with_a_space_in_the_light():
    """R26."""
    whole = reef("ramp", fill="~")
    plain = Guided(whole, phase="triangle", round_=2, score=[[5]])
    assert plain.why_not(0, do.Rescue("bivalve", 6, 1)) == "no-rescue"
    bare = reef("ramp", {(1, 1): ""}, fill="~")
    table = Guided(bare, phase="triangle", round_=2, score=[[5]], options={"rescue": True})
    assert table.why_not(0, do.Rescue("bivalve", 6, 1)) == "no-rescue"


# -- 2D ----------------------------------------------------------------------------------------
def settling(drawn: str, *juveniles: str, **options: object) -> Guided:
    return Guided(drawn, phase="settlement", juveniles=[juveniles], options=options)


def test_a_juvenile_settles_on_an_empty_space_of_a_depth_it_can_live_in():
    table = settling(reef("ramp", {(1, 1): "~", (3, 1): "Fi"}), "Pl+h", "Br")
    assert table.why_not(0, do.Settle(((0, 1, 2),))) == "wrong-depth"
    assert table.why_not(0, do.Settle(((1, 1, 1),))) == "settle-on-alga"
    assert table.why_not(0, do.Settle(((0, 3, 1),))) == "empty-space-suits"
    assert table.why_not(0, do.Settle(((7, 3, 1),))) == "no-such-juvenile"
    assert table.why_not(0, Ready()) == "not-done"
    assert table.act(0, do.Settle(((1, 2, 5), (0, 4, 4)))) == ["settled", "settled"]
    assert table.why_not(0, do.Settle(((0, 5, 5),))) == "no-such-juvenile"
    assert table.standing() == {(1, 1): "~", (3, 1): "Fi", (2, 5): "Br", (4, 4): "Pl+h"}


def test_a_list_of_juveniles_is_settled_whole_or_not_at_all():
    table = settling(reef("ramp"), "Fi", "Fi")
    assert table.why_not(0, do.Settle(((0, 1, 1), (1, 1, 1)))) == "stack-full"
    assert table.standing() == {}


@pytest.mark.parametrize(
    ("juveniles", "empty", "can"),
    [
        (["Br"] * 4 + ["Bi"], [(1, 1), (3, 1), (3, 2), (3, 3)], 2),
        (["So", "So", "Br", "Bi"], [(1, 1), (3, 1)], 2),
        (["So", "Br"], [(1, 1), (3, 1)], 2),
    ],
)
def test_who_has_still_to_settle_is_told_by_how_many_find_a_space_of_their_own(
    juveniles: list[str], empty: list[tuple[int, int]], can: int
):
    """Branching corals live in shallow water only, bivalves below it, soft sponges everywhere."""
    table = settling(reef("ramp", dict.fromkeys(empty, ""), fill="~"), *juveniles)
    left = table.match.rules.remaining_task(table.state, 0)
    assert left is not None
    assert left.values["count"] == can


@pytest.mark.parametrize("slot", [-1, 3])
def test_a_juvenile_that_is_not_there_is_not_settled_again(slot: int):
    table = settling(reef("ramp"), "Fi", "Fi")
    assert isinstance(table.match.rules, ReefRules)
    with pytest.raises(Rejection) as caught:
        place_alike(table.match.rules.stepping(table.state), 0, slot, (1, 1))
    assert caught.value.message.id == "reject-no-such-juvenile"


def test_it_stacks_only_where_no_empty_space_suits_it_and_stacking_is_never_forced():
    """R17."""
    deep = {(row, column): "Fi" for row in (3, 4, 5, 6) for column in range(1, 6)}
    table = settling(reef("ramp", {**deep, (3, 1): ""}), "Bi", "Bi", "Bi", "Bi")
    assert table.why_not(0, do.Settle(((0, 6, 1),))) == "empty-space-suits"
    told = table.act(0, do.Settle(((0, 3, 1), (1, 6, 1), (2, 6, 1))))
    assert told == ["settled", "stacked", "stacked"]
    assert table.standing()[6, 1] == "Bi/Bi/Fi"
    assert table.why_not(0, do.Settle(((3, 6, 1),))) == "stack-full"
    assert table.ready(0)[0] == "juveniles-died"


def test_stacks_are_one_two_and_three_high():
    full = reef("ramp", fill="Fi")
    table = settling(full, *["Fi"] * 5)
    assert table.refused(0, do.Settle(((0, 1, 1),))).values["limit"] == 1
    table.act(0, do.Settle(((0, 3, 1), (1, 6, 1), (2, 6, 1))))
    assert table.refused(0, do.Settle(((3, 3, 1),))).values["limit"] == 2
    assert table.refused(0, do.Settle(((3, 6, 1),))).values["limit"] == 3


def test_free_stacking_lets_the_owner_stack_at_will_but_settling_stays_a_must():
    """R17."""
    table = settling(reef("ramp", {(6, 1): "Fi"}), "Bi", "Bi", free_stacking=True)
    table.act(0, do.Settle(((0, 6, 1),)))
    assert table.standing()[6, 1] == "Bi/Fi"
    assert table.why_not(0, Ready()) == "not-done"


def test_standing_builders_make_the_space_shallower_for_what_settles():
    """R30: limits stay those of the board; a shallow builder may stand on two in deep water."""
    rows = {6: "Fi/Fi", 5: "Fi", 4: "Fi", 3: "Fi", 2: "Fi", 1: "Fi"}
    table = settling(reef("ramp", rows=rows), "Br", "Br", "Br", "Pl", standing_stacks=True)
    assert table.why_not(0, do.Settle(((0, 5, 1),))) == "wrong-depth"  # medium now
    assert table.why_not(0, do.Settle(((3, 6, 1),))) == "wrong-depth"  # shallow now
    table.act(0, do.Settle(((0, 6, 1), (1, 3, 1), (3, 5, 2))))
    assert table.standing()[6, 1] == "Br/Fi/Fi"
    assert table.why_not(0, do.Settle(((2, 6, 1),))) == "stack-full"


def test_a_reef_where_no_juvenile_can_settle_passes_and_they_die():
    """R25."""
    table = Guided(
        reef("ramp", fill="~"), reef("ramp"), phase="settlement", juveniles=[["Fi", "Bi"], ["Fi"]]
    )
    assert table.awaits() == {1}
    assert [e["count"] for e in table.events("juveniles-died", 0)] == [1, 1]
    assert not table.nursery(0)


def test_settling_can_be_taken_back():
    table = settling(reef("ramp"), "Fi", "So")
    table.act(0, do.Settle(((0, 1, 1),)), do.Settle(((1, 1, 2),)))
    table.undo(0)
    table.undo(0)
    assert (table.standing(), table.nursery()) == ({}, ["Fi", "So"])
    assert table.why_not(0, Undo()) == "undo-ready"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_nursery_is_open_to_all_eyes(seat: int | None):
    table = Guided(reef("ramp"), reef("ramp"), phase="settlement", juveniles=[["Fi"], ["Bi+"]])
    shown = table.match.rules.view(table.state, seat)
    assert np.array_equal(shown.nursery.kind, table.state.nursery.kind)


# Phase 2C: neighbours trade juveniles when both agree (R32).

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


def test_neighbours_may_swap_any_of_the_first_three_kinds_by_migration():
    table = trading(2, [["So"], ["Fi", "Bo", "Bi"]])
    swaps = [do.TradeOffer(1, (0,), (slot,)) for slot in range(3)]
    assert table.legal(0) == [do.TradeOffer(1, (0,)), *swaps, Ready()]


def test_a_swap_of_any_numbers():
    table = trading()
    table.act(0, do.TradeOffer(1, (0, 2), (1,)))
    assert table.why_not(1, Ready()) == "not-done"
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(0) == ["Fi", "Bi"]
    assert table.nursery(1) == ["Bi", "Fi+", "Bo"]
    assert offers(table) == []


def test_a_gift_wants_nothing_and_a_request_gives_nothing():
    table = trading()
    table.act(0, do.TradeOffer(3, (1,)))
    table.act(3, do.Accept(*offers(table)), do.TradeOffer(2, (), (0,)))
    table.act(2, do.Accept(*offers(table)))
    assert table.nursery(3) == ["Mi", "Fi", "So"]
    assert table.nursery(2) == []


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        (do.TradeOffer(2, (0,)), "not-a-neighbour"),
        (do.TradeOffer(0, (0,)), "not-a-neighbour"),
        (do.TradeOffer(9, (0,)), "not-a-neighbour"),
        (do.TradeOffer(1, ()), "nothing-chosen"),
        (do.TradeOffer(1, (0, 0)), "juvenile-twice"),
        (do.TradeOffer(1, (7,)), "no-such-juvenile"),
        (do.TradeOffer(1, (0,), (2,)), "no-such-juvenile"),
        (do.Accept("1-1-1"), "no-such-offer"),
        (do.Decline("nonsense"), "no-such-offer"),
    ],
)
def test_offers_that_are_refused(offer: do.TradeOffer, why: str):
    assert trading().why_not(0, offer) == why


def test_only_whom_it_is_made_to_answers_and_only_who_made_it_withdraws():
    table = trading()
    table.act(0, do.TradeOffer(1, (0,)))
    (name,) = offers(table)
    assert table.why_not(0, do.Accept(name)) == "offer-not-yours"
    assert table.why_not(2, do.Decline(name)) == "offer-not-yours"
    assert table.why_not(1, do.Withdraw(name)) == "offer-not-yours"
    assert table.act(0, do.Withdraw(name)) == ["offer-withdrawn"]
    assert table.why_not(1, do.Accept(name)) == "no-such-offer"


def test_declining_and_countering():
    table = trading()
    table.act(0, do.TradeOffer(1, (0,), (0, 1)))
    assert table.act(1, do.Counter(*offers(table), give=(0,), want=(0,))) == [
        "offer-declined",
        "offer-made",
    ]
    (name,) = offers(table)
    table.act(0, do.Accept(name))
    assert (table.nursery(0), table.nursery(1)) == (["Fi", "Bo", "Bi"], ["Bi", "Fi+"])
    table.act(0, do.TradeOffer(1, (1,)))
    assert table.act(1, do.Decline(*offers(table))) == ["offer-declined"]
    assert table.nursery(1) == ["Bi", "Fi+"]


def test_a_juvenile_that_was_traded_settles_only_where_it_came_to():
    table = trading()
    table.act(0, do.TradeOffer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(1) == ["Bi", "Bi", "Fi+"]
    assert table.refused(1, do.TradeOffer(2, (3,))).id == "reject-traded-already"
    assert table.refused(1, do.TradeOffer(0, (3,))).id == "reject-traded-already"
    assert table.why_not(0, do.TradeOffer(1, (1,), (3,))) == "traded-already"
    table.ready()
    assert table.state.phase == "settlement"
    slot = table.nursery(1).index("Fi+")
    table.act(1, do.Settle(((slot, 2, 2),)))
    assert table.standing(1) == {(2, 2): "Fi+"}


def test_juveniles_from_the_triangle_may_be_traded():
    table = Guided(
        *[reef("ramp", {(1, 1): "Fi"})] * 2, phase="triangle", round_=2, score=[[3], [9]]
    )
    table.act(0, do.TakeJuveniles("bivalve"), do.TakeJuveniles("bivalve"), Ready())
    assert table.state.phase == "migration"
    table.act(0, do.TradeOffer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.nursery(1) == ["Bi"]


def test_an_offer_asks_a_neighbour_that_was_ready_again():
    table = trading(2)
    table.ready(1)
    table.act(0, do.TradeOffer(1, (0,)))
    assert 1 in table.awaits()
    table.act(1, do.Accept(*offers(table)), Ready())
    table.ready(0)
    assert table.state.phase == "settlement"


def test_an_offer_lapses_when_its_juvenile_has_gone_elsewhere():
    table = trading()
    table.act(0, do.TradeOffer(1, (0,)), do.TradeOffer(3, (0,)))
    first, second = offers(table)
    assert table.act(3, do.Accept(second)) == ["offer-accepted", "offer-lapsed"]
    assert table.why_not(1, do.Accept(first)) == "no-such-offer"


def test_offers_are_limited_and_a_counter_counts():
    table = trading()
    for _ in range(6):
        table.act(0, do.TradeOffer(1, (0,)))
        table.act(0, do.Withdraw(*offers(table)))
    assert table.refused(0, do.TradeOffer(1, (0,))).values == {"most": 6}
    table.act(1, do.TradeOffer(0, (0,)))
    assert table.why_not(0, do.Counter(*offers(table), give=(0,))) == "offers-used"
    assert len(offers(table)) == 1


def test_trading_ends_when_all_have_said_so():
    """R32."""
    table = trading(3)
    table.ready(0, 1)
    assert table.state.phase == "migration"
    assert table.why_not(0, do.TradeOffer(1, (0,))) == "ready-already"
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
    handle.act(0, do.TradeOffer(1, (0,), (0,)))
    handle.run()
    assert (table.nursery(0), table.nursery(1)) == (["Fi", "Bi"], ["So", "Fi"])
    handle.act(0, do.TradeOffer(1, (), (1,)))
    handle.run()
    assert offers(table) == []
    assert table.nursery(1) == ["So", "Fi"]


def test_an_offer_can_be_taken_back_until_it_is_answered():
    table = trading(2)
    table.act(0, do.TradeOffer(1, (0,)))
    table.undo(0)
    assert offers(table) == []
    table.act(0, do.TradeOffer(1, (0,)))
    table.act(1, do.Accept(*offers(table)))
    assert table.why_not(0, Undo()) == "undo-answered"
