"""Acquire: what is bought, what it costs, and how others make it dearer."""

import pytest

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.state import HIDDEN, Purse
from reefkit.match.codec import to_plain
from reefkit.match.random import Luck
from tests.games.expanse.laid_out import LaidOut, lay_out

# Acquire: what is bought, taken and played, and what it costs (B2, B3, B4, B7, B11, B13, B19).


def on_biomass(**more: int) -> LaidOut:
    return lay_out(tile=0).holds(0, **more).to_buy(1)


def on_capital(**more: int) -> LaidOut:
    return lay_out(tile=1).holds(0, **more).to_buy(1)


def test_resources_and_animals_are_paid_with_biomass_and_come_onto_the_reef():
    table = on_biomass(biomass=3, capital=1).opens("resource", "coral").opens("biomass", "dugong")
    table.act(0, do.Buy("resource", 0))
    assert table.kinds() == ["coral"]
    assert table.seat().hand == ["biomass", "biomass", "capital"]
    assert table.seat().spent == ["biomass"]
    assert table.told == ["bought"]
    assert table.refused(0, do.Buy("biomass", 0)) == "cannot-pay"


def test_what_can_be_paid_can_be_bought_one_after_another():
    table = on_biomass(biomass=4).opens("resource", "coral", "coral", "zooxanthellae")
    for slot in (0, 1, 2):
        table.act(0, do.Buy("resource", slot))
    assert table.kinds()[:3] == ["coral", "coral", "zooxanthellae"]
    assert table.seat().hand == ["biomass"], "zooxanthellae cost 1, and so does coral"


def test_a_card_that_nobody_buys_makes_room_after_so_many_turns_on_offer():
    """B36: two animals that nobody can feed do not keep all others away for good."""
    table = lay_out(numbers={"unbought": 2}, raising=False).opens("biomass", "dugong", "dugong")
    for seat, tile in ((0, 0), (1, 0), (0, 1)):
        table.opens("humanitarian", "airport", "airport", "airport")
        table.seat(seat).tile = tile
        table.holds(seat).rolls(1)
        before = list(table.state.piles["biomass"].open)
        table.to_next()
    assert before == table.state.piles["biomass"].open, "on a Capital tile no animal is on offer"
    assert "dugong" not in before
    assert table.state.lain["biomass"] == [0, 0]
    assert table.state.lain["humanitarian"] == [1, 1, 1]
    back = table.state.piles["biomass"].deck[-1]
    assert back.count("dugong") == 2, "they lie under their deck"


def test_a_card_that_is_bought_leaves_its_place_to_one_that_is_new_on_offer():
    table = lay_out(numbers={"unbought": 3}, raising=False).holds(0, 1)
    table.opens("resource", "coral", "seagrass", "seagrass")
    table.state.lain["resource"] = [1, 1, 2]
    table.to_buy(1).act(0, do.Buy("resource", 0)).to_next()
    assert table.state.lain["resource"][:2] == [1, 2]
    assert table.state.piles["resource"].open[1] == "seagrass"
    assert table.state.lain["resource"][2] == 0, "the other seagrass has made room"


def test_where_the_content_does_not_say_so_cards_lie_for_as_long_as_it_takes():
    table = lay_out(numbers={"unbought": 0}, raising=False).opens("biomass", "dugong", "dugong")
    for _ in range(8):
        table.seat(table.state.player).tile = 0
        table.holds(table.state.player).to_next()
    assert table.state.piles["biomass"].open == ["dugong", "dugong"]
    assert "lain" not in to_plain(table.state), "a state is what it was before there was B36"


def test_a_card_taken_is_replaced_from_its_deck_at_once():
    table = on_biomass(biomass=3).opens("resource", "coral", "coral", "coral")
    pile = table.state.piles["resource"]
    left = sum(map(len, pile.deck))
    table.act(0, do.Buy("resource", 1))
    pile = table.state.piles["resource"]
    assert HIDDEN not in pile.open
    assert sum(map(len, pile.deck)) == left - 1


def test_an_empty_deck_leaves_its_slot_empty():
    table = on_biomass(biomass=3).opens("resource", "coral", "coral")
    table.state.piles["resource"].deck = []
    table.act(0, do.Buy("resource", 0))
    assert table.state.piles["resource"].open == [HIDDEN, "coral", HIDDEN]
    assert table.refused(0, do.Buy("resource", 0)) == "no-card-there"


@pytest.mark.parametrize(
    ("tile", "deck", "why"),
    [(0, "humanitarian", "deck-shut"), (1, "biomass", "deck-shut"), (39, "biomass", "deck-shut")],
)
def test_a_deck_that_the_tile_does_not_open_is_shut(tile: int, deck: str, why: str):
    table = lay_out(tile=tile).holds(0, 9, 9).to_buy(1)
    assert table.refused(0, do.Buy(deck, 0)) == why  # type: ignore[arg-type]


def test_a_slot_that_does_not_exist_holds_no_card():
    assert on_biomass(biomass=5).refused(0, do.Buy("biomass", 9)) == "no-card-there"


def test_humanitarian_cards_are_paid_with_capital_which_the_pool_takes():
    table = on_capital(biomass=5, capital=5).opens("humanitarian", "trawler", "maritime-patrol")
    table.act(0, do.Buy("humanitarian", 0))
    assert (table.state.pool, table.seat().spent) == (2, ["capital", "capital"])
    table.act(0, do.Buy("humanitarian", 1))
    assert table.state.pool == 4
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert table.state.pool == 4, "Biomass is not taxed"


def test_temporary_currency_is_spent_first():
    table = on_biomass(biomass=3).opens("resource", "coral", "coral", "coral")
    table.seat().purse = Purse(biomass=2)
    table.act(0, do.Buy("resource", 0))
    assert table.seat().purse.biomass == 1
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert (table.seat().purse.biomass, table.seat().spent) == (0, [])
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert table.seat().spent == ["biomass"], "temporary currency is no card of the deck"


def test_done_ends_the_purchases():
    table = on_biomass(biomass=5).act(0, do.Done())
    assert table.state.phase != "buy"
    assert table.refused(0, do.Buy("resource", 0)) == "not-now"


def test_nobody_buys_in_anothers_turn():
    table = on_biomass(biomass=5).holds(1, 5)
    assert table.refused(1, do.Buy("resource", 0)) == "not-your-turn"
    assert table.rules.legal(table.state, 1) == []


# -- cards that must be taken -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("tile", "deck", "kind"), [(3, "malus", "runoff"), (4, "bonus", "cleanup")]
)
def test_on_a_malus_or_bonus_tile_one_card_must_be_taken_before_anything_is_bought(
    tile: int, deck: str, kind: str
):
    table = lay_out(tile=tile).holds(0, 5).opens(deck, kind).to_buy(1)
    assert table.stands == ("take", 0)
    assert table.refused(0, do.Done()) == "not-now"
    assert table.refused(0, do.Buy("resource", 0)) == "not-now"
    assert table.refused(0, do.TakeCard(1)) == "no-card-there"
    table.act(0, do.TakeCard(0))
    assert table.told[0] == "taken"
    assert table.stands == ("buy", 0)
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert "coral" in table.kinds()


def test_a_malus_card_acts_before_purchases():
    table = lay_out(tile=3).opens("malus", "runoff").to_buy(1)
    table.state.stage = 2
    table.act(0, do.TakeCard(0))
    assert (table.state.phase, table.seat().pollution) == ("buy", 2)


def test_with_nothing_to_take_nothing_is_taken():
    table = lay_out(tile=3)
    table.opens("malus").state.piles["malus"].deck = []
    table.to_buy(1)
    assert table.stands == ("buy", 0)
    assert table.told[-1] == "nothing-to-take"
    assert table.kinds() == []


# -- cards that had gone into the deck ----------------------------------------------------------
def test_cards_of_ones_own_deck_are_played_free_in_any_acquisition():
    table = on_capital(biomass=2)
    table.seat().hand.append("whale-shark")
    table.act(0, do.PlayCard("whale-shark"))
    assert (table.kinds(), table.seat().hand) == (["whale-shark"], ["biomass", "biomass"])
    assert table.refused(0, do.PlayCard("whale-shark")) == "not-played"
    assert table.refused(0, do.PlayCard("biomass")) == "not-played"


# -- attaching, and what cards offer ------------------------------------------------------------
def test_zooxanthellae_attach_to_a_coral_of_ones_own():
    table = on_biomass(biomass=1)
    coral, lodger = table.lies(0, "coral").id, table.lies(0, "zooxanthellae").id
    foreign = table.lies(1, "coral").id
    assert table.refused(0, do.AttachCard(lodger, foreign)) == "no-host"
    assert table.refused(0, do.AttachCard(99, coral)) == "no-such-card"
    table.act(0, do.AttachCard(lodger, coral))
    assert table.seat().reef[1].host == coral
    assert do.AttachCard(lodger, coral) not in table.rules.legal(table.state, 0)


def test_phytoplankton_may_be_traded_for_two_biomass():
    table = on_biomass(biomass=0)
    plant = table.lies(0, "phytoplankton").id
    table.act(0, do.Use(plant))
    assert table.kinds() == []
    assert (table.seat().purse.biomass, table.seat().made.biomass) == (0, 2)
    coral = table.lies(0, "coral").id
    assert table.refused(0, do.Use(coral)) == "no-use"


def test_what_phytoplankton_gives_is_for_the_next_purchases():
    """B7, B27: bought for two Biomass and cashed for two at once, it would open a card for free."""
    table = lay_out().holds(0, 2).to_buy(1)
    table.opens("resource", "phytoplankton", "coral").act(0, do.Buy("resource", 0))
    plant = next(card.id for card in table.seat().reef if card.kind == "phytoplankton")
    table.act(0, do.Use(plant))
    table.opens("biomass", "dugong", "dugong")
    assert not any(isinstance(each, do.Buy) for each in table.rules.legal(table.state, 0))
    assert table.refused(0, do.Buy("resource", 1)) == "cannot-pay"
    table.to_next().to_next()
    assert table.seat().purse.biomass == 2
    table.holds(0).opens("resource", "coral", "coral").to_buy(1)
    table.act(0, do.Buy("resource", 0)).act(0, do.Buy("resource", 1))
    assert table.seat().purse.biomass == 0


def test_the_pool_takes_capital_alone_where_a_port_lets_biomass_pay():
    table = lay_out(tile=1).holds(0, 2, 2).to_buy(1)
    table.opens("humanitarian", "trawler")
    table.lies(0, "major-port")
    table.act(0, do.Buy("humanitarian", 0, swapped=1))
    assert table.state.pool == 1


def test_with_a_port_capital_pays_for_animals_and_pollutes_a_card():
    table = on_biomass(biomass=1, capital=2).opens("biomass", "regal-tang")
    table.state.stage = 2
    assert table.refused(0, do.Buy("biomass", 0, swapped=1)) == "no-port"
    table.lies(0, "major-port")
    assert table.refused(0, do.Buy("biomass", 0, swapped=3)) == "swaps-too-many"
    table.act(0, do.Buy("biomass", 0, swapped=1))
    assert "regal-tang" in table.kinds()
    assert (table.seat().hand, table.seat().pollution) == (["capital"], 1)


# Raising: others make cards dearer, once in each turn of another (rules page, *Raising*; B31).


def raised_on_biomass(seats: int = 3, window: int = 20) -> LaidOut:
    table = lay_out(seats, tile=0, window=window).holds(0, 5, 5)
    for seat in range(1, seats):
        table.holds(seat, 3, 2)
    return table.opens("resource", "coral", "seagrass").opens("biomass", "dugong").rolls(1)


def by(amount: int, deck: str = "resource", slot: int = 0) -> do.Raise:
    return do.Raise((do.Bid(deck, slot, amount),))  # type: ignore[arg-type]


def test_after_the_move_the_others_are_asked_in_their_order_and_once_each():
    table = raised_on_biomass(4)
    asked = []
    while table.state.phase == "raise":
        asked.append(table.state.raiser)
        table.act(table.state.raiser, do.NoBid())
    assert asked == [1, 2, 3]
    assert table.stands == ("buy", 0)


def test_a_player_who_sits_later_is_asked_round_the_table():
    table = lay_out(3)
    table.to_next()
    table.to_next()
    assert table.rolls(1).stands == ("raise", 0)
    assert table.act(0, do.NoBid()).stands == ("raise", 1)


def test_whoever_raises_pays_with_its_hand_and_the_card_is_dearer():
    table = raised_on_biomass().act(1, by(2)).passes()
    assert table.seat(1).hand == ["biomass", "capital", "capital"]
    assert table.seat(1).spent == ["biomass", "biomass"]
    table.act(0, do.Buy("resource", 0))
    assert table.seat(0).spent == ["biomass"] * 3, "1 of its own, and 2"


def test_raises_of_several_add_up():
    table = raised_on_biomass().act(1, by(2)).act(2, by(3))
    assert table.state.piles["resource"].raised == [5, 0, 0]
    assert table.refused(0, do.Buy("resource", 0)) == "cannot-pay"


def test_up_to_two_cards_are_raised_by_what_is_played_on_each():
    table = raised_on_biomass()
    both = do.Raise((do.Bid("resource", 1, 1), do.Bid("biomass", 0, 2)))
    table.act(1, both)
    assert table.state.piles["resource"].raised == [0, 1, 0]
    assert table.state.piles["biomass"].raised == [2, 0]
    assert table.told == ["raised", "raised"]
    assert table.refused(2, do.Raise((do.Bid("resource", 0, 1),) * 2)) == "raises-twice"


def test_only_currency_of_the_cards_kind_raises_it():
    table = raised_on_biomass()
    assert table.refused(1, by(4)) == "cannot-raise"
    assert table.refused(1, do.Raise((do.Bid("resource", 0, 2), do.Bid("biomass", 0, 2)))) == (
        "cannot-raise"
    )
    capital = lay_out(2, tile=1).holds(1, 5, 1).opens("humanitarian", "trawler").rolls(1)
    assert capital.refused(1, by(2, "humanitarian")) == "cannot-raise"
    capital.act(1, by(1, "humanitarian"))
    assert capital.seat(1).spent == ["capital"]


def test_the_pool_takes_the_whole_price_of_a_raised_humanitarian_card():
    table = lay_out(2, tile=1).holds(0, 0, 5).holds(1, 0, 1).opens("humanitarian", "trawler")
    table.rolls(1).act(1, by(1, "humanitarian")).act(0, do.Buy("humanitarian", 0))
    assert (table.state.pool, table.seat(0).hand) == (3, ["capital", "capital"])


def test_the_buyer_may_take_another_or_none():
    table = raised_on_biomass().act(1, by(2)).passes()
    table.act(0, do.Buy("resource", 1))
    assert table.kinds() == ["seagrass"]
    assert do.Done() in table.rules.legal(table.state, 0)


def test_what_was_played_goes_under_the_raisers_deck_at_its_own_next_end():
    table = raised_on_biomass(2).act(1, by(1))
    table.to_next()
    assert table.seat(1).spent == ["biomass"]
    table.to_next()
    assert table.seat(1).spent == []


def test_a_raise_is_gone_with_the_card_and_with_the_turn():
    table = raised_on_biomass(2)
    table.act(1, do.Raise((do.Bid("resource", 0, 1), do.Bid("resource", 1, 1))))
    table.act(0, do.Buy("resource", 0))
    assert table.state.piles["resource"].raised == [0, 1, 0]
    table.to_next()
    assert table.state.piles["resource"].raised == [0, 0, 0]


def test_a_card_that_is_not_on_offer_is_not_raised():
    table = raised_on_biomass()
    assert table.refused(1, by(1, "humanitarian")) == "deck-shut"
    assert table.refused(1, by(1, "resource", 2)) == "no-card-there"
    assert table.refused(2, by(1)) == "not-your-turn"
    assert table.refused(0, by(1)) == "not-your-turn"


@pytest.mark.parametrize("tile", [3, 4, 9, 29])
def test_on_bonus_and_malus_tiles_resources_are_raised_and_their_cards_are_not(tile: int):
    """The rulebook exempts "Bonus and Malus cards", not the resources bought there."""
    table = lay_out(2, tile=tile).holds(0, 5).holds(1, 2, 2).opens("resource", "coral").rolls(1)
    assert table.stands == ("raise", 1)
    decks = {
        bid.deck
        for each in table.rules.legal(table.state, 1)
        if isinstance(each, do.Raise)
        for bid in each.bids
    }
    assert decks == {"resource"}
    table.act(1, by(2, "resource"))
    assert table.stands == ("take", 0)
    assert table.state.piles["resource"].raised == [2, 0, 0]


def test_a_seat_without_currency_is_asked_all_the_same():
    table = lay_out(2).holds(1).rolls(1)
    assert table.stands == ("raise", 1)
    assert table.rules.legal(table.state, 1) == [do.NoBid()]


def test_raising_can_be_turned_off():
    assert lay_out(2, raising=False).rolls(1).stands == ("buy", 0)


@pytest.mark.parametrize("window", [0, 15])
def test_each_window_has_its_clock_and_lapses_without_a_raise(window: int):
    table = raised_on_biomass(window=window)
    (first,) = table.rules.awaited(table.state)
    assert (first.seats, first.seconds) == ((1,), window or None)
    assert table.rules.default_action(table.state, first, 1, Luck(1, 1, 1, "raise")) == do.NoBid()
    table.act(1, do.NoBid())
    (second,) = table.rules.awaited(table.state)
    assert second.seats == (2,)
    assert second.id != first.id, "the next one has a clock of its own"
