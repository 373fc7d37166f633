"""Raising: others make cards dearer, once in each turn of another (rules page, *Raising*; B31)."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import actions as do
from reefkit.match.random import Luck
from tests.games.expanse.laid_out import LaidOut, lay_out


def on_biomass(seats: int = 3, window: int = 20) -> LaidOut:
    table = lay_out(seats, tile=0, window=window).holds(0, 5, 5)
    for seat in range(1, seats):
        table.holds(seat, 3, 2)
    return table.opens("resource", "coral", "seagrass").opens("biomass", "dugong").rolls(1)


def by(amount: int, deck: str = "resource", slot: int = 0) -> do.Raise:
    return do.Raise((do.Bid(deck, slot, amount),))  # type: ignore[arg-type]


def test_after_the_move_the_others_are_asked_in_their_order_and_once_each() -> None:
    table = on_biomass(4)
    asked = []
    while table.state.phase == "raise":
        asked.append(table.state.raiser)
        table.act(table.state.raiser, do.Pass())
    assert asked == [1, 2, 3]
    assert table.stands == ("buy", 0)


def test_a_player_who_sits_later_is_asked_round_the_table() -> None:
    table = lay_out(3)
    table.to_next()
    table.to_next()
    assert table.rolls(1).stands == ("raise", 0)
    assert table.act(0, do.Pass()).stands == ("raise", 1)


def test_whoever_raises_pays_with_its_hand_and_the_card_is_dearer() -> None:
    table = on_biomass().act(1, by(2)).passes()
    assert table.seat(1).hand == ["biomass", "capital", "capital"]
    assert table.seat(1).spent == ["biomass", "biomass"]
    table.act(0, do.Buy("resource", 0))
    assert table.seat(0).spent == ["biomass"] * 3, "1 of its own, and 2"


def test_raises_of_several_add_up() -> None:
    table = on_biomass().act(1, by(2)).act(2, by(3))
    assert table.state.piles["resource"].raised == [5, 0, 0]
    assert table.refused(0, do.Buy("resource", 0)) == "cannot-pay"


def test_up_to_two_cards_are_raised_by_what_is_played_on_each() -> None:
    table = on_biomass()
    both = do.Raise((do.Bid("resource", 1, 1), do.Bid("biomass", 0, 2)))
    table.act(1, both)
    assert table.state.piles["resource"].raised == [0, 1, 0]
    assert table.state.piles["biomass"].raised == [2, 0]
    assert table.told == ["raised", "raised"]
    assert table.refused(2, do.Raise((do.Bid("resource", 0, 1),) * 2)) == "raises-twice"


def test_only_currency_of_the_cards_kind_raises_it() -> None:
    table = on_biomass()
    assert table.refused(1, by(4)) == "cannot-raise"
    assert table.refused(1, do.Raise((do.Bid("resource", 0, 2), do.Bid("biomass", 0, 2)))) == (
        "cannot-raise"
    )
    capital = lay_out(2, tile=1).holds(1, 5, 1).opens("humanitarian", "trawler").rolls(1)
    assert capital.refused(1, by(2, "humanitarian")) == "cannot-raise"
    capital.act(1, by(1, "humanitarian"))
    assert capital.seat(1).spent == ["capital"]


def test_the_pool_takes_the_whole_price_of_a_raised_humanitarian_card() -> None:
    table = lay_out(2, tile=1).holds(0, 0, 5).holds(1, 0, 1).opens("humanitarian", "trawler")
    table.rolls(1).act(1, by(1, "humanitarian")).act(0, do.Buy("humanitarian", 0))
    assert (table.state.pool, table.seat(0).hand) == (3, ["capital", "capital"])


def test_the_buyer_may_take_another_or_none() -> None:
    table = on_biomass().act(1, by(2)).passes()
    table.act(0, do.Buy("resource", 1))
    assert table.kinds() == ["seagrass"]
    assert do.Done() in table.rules.legal(table.state, 0)


def test_what_was_played_goes_under_the_raisers_deck_at_its_own_next_end() -> None:
    table = on_biomass(2).act(1, by(1))
    table.to_next()
    assert table.seat(1).spent == ["biomass"]
    table.to_next()
    assert table.seat(1).spent == []


def test_a_raise_is_gone_with_the_card_and_with_the_turn() -> None:
    table = on_biomass(2)
    table.act(1, do.Raise((do.Bid("resource", 0, 1), do.Bid("resource", 1, 1))))
    table.act(0, do.Buy("resource", 0))
    assert table.state.piles["resource"].raised == [0, 1, 0]
    table.to_next()
    assert table.state.piles["resource"].raised == [0, 0, 0]


def test_a_card_that_is_not_on_offer_is_not_raised() -> None:
    table = on_biomass()
    assert table.refused(1, by(1, "humanitarian")) == "deck-shut"
    assert table.refused(1, by(1, "resource", 2)) == "no-card-there"
    assert table.refused(2, by(1)) == "not-your-turn"
    assert table.refused(0, by(1)) == "not-your-turn"


@pytest.mark.parametrize("tile", [3, 4, 9, 29])
def test_nothing_is_raised_on_bonus_and_malus_tiles(tile: int) -> None:
    assert lay_out(3, tile=tile).rolls(1).state.phase == "take"


def test_a_seat_without_currency_is_asked_all_the_same() -> None:
    table = lay_out(2).holds(1).rolls(1)
    assert table.stands == ("raise", 1)
    assert table.rules.legal(table.state, 1) == [do.Pass()]


def test_raising_can_be_turned_off() -> None:
    assert lay_out(2, raising=False).rolls(1).stands == ("buy", 0)


@pytest.mark.parametrize("window", [0, 15])
def test_each_window_has_its_clock_and_lapses_without_a_raise(window: int) -> None:
    table = on_biomass(window=window)
    (first,) = table.rules.awaited(table.state)
    assert (first.seats, first.seconds) == ((1,), window or None)
    assert table.rules.otherwise(table.state, first, 1, Luck(1, 1, 1, "raise")) == do.Pass()
    table.act(1, do.Pass())
    (second,) = table.rules.awaited(table.state)
    assert second.seats == (2,)
    assert second.id != first.id, "the next one has a clock of its own"
