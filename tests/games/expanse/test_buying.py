"""Acquire: what is bought, taken and played, and what it costs (B2, B3, B4, B7, B11, B13, B19)."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.state import HIDDEN, Purse
from tests.games.expanse.laid_out import LaidOut, lay_out


def on_biomass(**more: int) -> LaidOut:
    return lay_out(tile=0).holds(0, **more).to_buy(1)


def on_capital(**more: int) -> LaidOut:
    return lay_out(tile=1).holds(0, **more).to_buy(1)


def test_resources_and_animals_are_paid_with_biomass_and_come_onto_the_reef() -> None:
    table = on_biomass(biomass=3, capital=1).opens("resource", "coral").opens("biomass", "dugong")
    table.act(0, do.Buy("resource", 0))
    assert table.kinds() == ["coral"]
    assert table.seat().hand == ["biomass", "biomass", "capital"]
    assert table.seat().spent == ["biomass"]
    assert table.told == ["bought"]
    assert table.refused(0, do.Buy("biomass", 0)) == "cannot-pay"


def test_what_can_be_paid_can_be_bought_one_after_another() -> None:
    table = on_biomass(biomass=4).opens("resource", "coral", "coral", "zooxanthellae")
    for slot in (0, 1, 2):
        table.act(0, do.Buy("resource", slot))
    assert table.kinds()[:3] == ["coral", "coral", "zooxanthellae"]
    assert table.seat().hand == ["biomass"], "zooxanthellae cost 1, and so does coral"


def test_a_card_taken_is_replaced_from_its_deck_at_once() -> None:
    table = on_biomass(biomass=3).opens("resource", "coral", "coral", "coral")
    pile = table.state.piles["resource"]
    left = sum(map(len, pile.deck))
    table.act(0, do.Buy("resource", 1))
    pile = table.state.piles["resource"]
    assert HIDDEN not in pile.open
    assert sum(map(len, pile.deck)) == left - 1


def test_an_empty_deck_leaves_its_slot_empty() -> None:
    table = on_biomass(biomass=3).opens("resource", "coral", "coral")
    table.state.piles["resource"].deck = []
    table.act(0, do.Buy("resource", 0))
    assert table.state.piles["resource"].open == [HIDDEN, "coral", HIDDEN]
    assert table.refused(0, do.Buy("resource", 0)) == "no-card-there"


@pytest.mark.parametrize(
    ("tile", "deck", "why"),
    [(0, "humanitarian", "deck-shut"), (1, "biomass", "deck-shut"), (39, "biomass", "deck-shut")],
)
def test_a_deck_that_the_tile_does_not_open_is_shut(tile: int, deck: str, why: str) -> None:
    table = lay_out(tile=tile).holds(0, 9, 9).to_buy(1)
    assert table.refused(0, do.Buy(deck, 0)) == why  # type: ignore[arg-type]


def test_a_slot_that_does_not_exist_holds_no_card() -> None:
    assert on_biomass(biomass=5).refused(0, do.Buy("biomass", 9)) == "no-card-there"


def test_humanitarian_cards_are_paid_with_capital_which_the_pool_takes() -> None:
    table = on_capital(biomass=5, capital=5).opens("humanitarian", "trawler", "maritime-patrol")
    table.act(0, do.Buy("humanitarian", 0))
    assert (table.state.pool, table.seat().spent) == (2, ["capital", "capital"])
    table.act(0, do.Buy("humanitarian", 1))
    assert table.state.pool == 4
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert table.state.pool == 4, "Biomass is not taxed"


def test_temporary_currency_is_spent_first() -> None:
    table = on_biomass(biomass=3).opens("resource", "coral", "coral", "coral")
    table.seat().purse, table.seat().made = Purse(biomass=1), Purse(biomass=1)
    table.act(0, do.Buy("resource", 0))
    assert (table.seat().purse.biomass, table.seat().made.biomass) == (0, 1)
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert (table.seat().made.biomass, table.seat().spent) == (0, [])
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert table.seat().spent == ["biomass"], "temporary currency is no card of the deck"


def test_done_ends_the_purchases() -> None:
    table = on_biomass(biomass=5).act(0, do.Done())
    assert table.state.phase != "buy"
    assert table.refused(0, do.Buy("resource", 0)) == "not-now"


def test_nobody_buys_in_anothers_turn() -> None:
    table = on_biomass(biomass=5).holds(1, 5)
    assert table.refused(1, do.Buy("resource", 0)) == "not-your-turn"
    assert table.rules.legal(table.state, 1) == []


# -- cards that must be taken -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "deck", "kind"), [(3, "malus", "runoff"), (4, "bonus", "cleanup")]
)
def test_on_a_malus_or_bonus_tile_one_card_must_be_taken_before_anything_is_bought(
    tile: int, deck: str, kind: str
) -> None:
    table = lay_out(tile=tile).holds(0, 5).opens(deck, kind).rolls(1)
    assert table.stands == ("take", 0)
    assert table.refused(0, do.Done()) == "not-now"
    assert table.refused(0, do.Buy("resource", 0)) == "not-now"
    assert table.refused(0, do.Take(1)) == "no-card-there"
    table.act(0, do.Take(0))
    assert table.told[0] == "taken"
    assert table.stands == ("buy", 0)
    table.opens("resource", "coral").act(0, do.Buy("resource", 0))
    assert "coral" in table.kinds()


def test_a_malus_card_acts_before_purchases() -> None:
    table = lay_out(tile=3).opens("malus", "runoff").rolls(1)
    table.state.stage = 2
    table.act(0, do.Take(0))
    assert (table.state.phase, table.seat().pollution) == ("buy", 2)


def test_with_nothing_to_take_nothing_is_taken() -> None:
    table = lay_out(tile=3)
    table.opens("malus").state.piles["malus"].deck = []
    table.rolls(1)
    assert table.stands == ("buy", 0)
    assert table.told[-1] == "nothing-to-take"
    assert table.kinds() == []


# -- cards that had gone into the deck ----------------------------------------------------------


def test_cards_of_ones_own_deck_are_played_free_in_any_acquisition() -> None:
    table = on_capital(biomass=2)
    table.seat().hand.append("whale-shark")
    table.act(0, do.Play("whale-shark"))
    assert (table.kinds(), table.seat().hand) == (["whale-shark"], ["biomass", "biomass"])
    assert table.refused(0, do.Play("whale-shark")) == "not-played"
    assert table.refused(0, do.Play("biomass")) == "not-played"


# -- attaching, and what cards offer ------------------------------------------------------------


def test_zooxanthellae_attach_to_a_coral_of_ones_own() -> None:
    table = on_biomass(biomass=1)
    coral, lodger = table.lies(0, "coral").id, table.lies(0, "zooxanthellae").id
    foreign = table.lies(1, "coral").id
    assert table.refused(0, do.Attach(lodger, foreign)) == "no-host"
    assert table.refused(0, do.Attach(99, coral)) == "no-such-card"
    table.act(0, do.Attach(lodger, coral))
    assert table.seat().reef[1].host == coral
    assert do.Attach(lodger, coral) not in table.rules.legal(table.state, 0)


def test_phytoplankton_may_be_traded_for_two_biomass() -> None:
    table = on_biomass(biomass=0)
    plant = table.lies(0, "phytoplankton").id
    table.act(0, do.Use(plant))
    assert table.kinds() == []
    assert table.seat().purse.biomass + table.seat().made.biomass == 2
    coral = table.lies(0, "coral").id
    assert table.refused(0, do.Use(coral)) == "no-use"


def test_with_a_port_capital_pays_for_animals_and_pollutes_a_card() -> None:
    table = on_biomass(biomass=1, capital=2).opens("biomass", "regal-tang")
    table.state.stage = 2
    assert table.refused(0, do.Buy("biomass", 0, swapped=1)) == "no-port"
    table.lies(0, "major-port")
    assert table.refused(0, do.Buy("biomass", 0, swapped=3)) == "swaps-too-many"
    table.act(0, do.Buy("biomass", 0, swapped=1))
    assert "regal-tang" in table.kinds()
    assert (table.seat().hand, table.seat().pollution) == (["capital"], 1)
