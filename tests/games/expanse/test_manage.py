"""Manage and End: thresholds, the end of a turn, and the cards that act in them."""

import pytest

from reefkit.games.expanse import acquire, counters, decks, manage, queries, tasks
from reefkit.games.expanse.attachment import lay
from reefkit.games.expanse.scoring import points_by_part, victory_points
from reefkit.games.expanse.state import Task
from tests.games.expanse.little_reefs import Table, counted, lay_out, printed

# Pollution, warming and the end of a turn (B5, B11–B16, B20–B22), and the order in which cards
# act.

STAGES = (1, 2, 3, 4)
each_stage = pytest.mark.parametrize("stage", STAGES)
CORAL = "coral+zooxanthellae"
FISH = "dugong " * 6


def kinds(table: Table, seat: int = 0) -> list[str]:
    return table.reef(seat).split()


# -- pollution ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("highest", "now", "gone"),
    [(0, 3, 0), (0, 4, 1), (0, 7, 1), (4, 12, 2), (4, 7, 0), (4, 8, 1), (12, 5, 0), (5, 8, 1)],
)
@each_stage
def test_each_multiple_of_four_newly_reached_takes_one_animal(
    highest: int, now: int, gone: int, stage: int
):
    table = lay_out(FISH, stage=stage, pollution=highest)
    table.step.seat(0).pollution = now
    table.end()
    assert kinds(table).count("dugong") == 6 - gone
    assert table.step.seat(0).polluted == max(highest, now)
    assert counted(table, "lost-to-pollution") == gone
    table.end()
    assert kinds(table).count("dugong") == 6 - gone  # each is reached once


@each_stage
def test_pollution_takes_no_resource_no_humanitarian_card_and_no_copy_of_the_turn(stage: int):
    table = lay_out(f"{CORAL} seagrass trawler regal-tang~", stage=stage)
    table.step.seat(0).pollution = 40
    table.end()
    assert table.reef() == "coral seagrass trawler zooxanthellae"
    assert counted(table, "lost-to-pollution") == 0
    other = lay_out("dugong regal-tang~", stage=stage)
    other.step.seat(0).pollution = 4
    assert other.end().reef() == ""  # the dugong is given up, not the copy (B26)


@each_stage
def test_the_owner_chooses_what_pollution_takes(stage: int):
    table = lay_out("dugong sea-squirt regal-tang", stage=stage)
    table.step.seat(0).pollution = 8
    table.end()
    assert sorted(table.options) == ["dugong", "regal-tang", "sea-squirt"]
    table.run("dugong", "sea-squirt")
    assert table.reef() == "regal-tang"


# -- warming ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("before", "more", "gone"), [(0, 2, 0), (0, 3, 1), (2, 1, 1), (0, 7, 2), (3, 2, 0), (5, 1, 1)]
)
@pytest.mark.parametrize("stage", [3, 4])
def test_each_multiple_of_three_takes_a_zooxanthellae_off_a_coral_of_everybody(
    before: int, more: int, gone: int, stage: int
):
    three = f"{CORAL} {CORAL} {CORAL}"
    table = lay_out(three, three, CORAL, stage=stage, warming=before)
    counters.warm(table.step, more, "airport")
    table.run()
    bleached = [sum(c.bleached for c in place.reef) for place in table.state.seats]
    assert bleached == [gone, gone, min(gone, 1)]


@pytest.mark.parametrize(("warming", "gone"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_the_threshold_may_be_for_each_player_at_the_table(warming: int, gone: int):
    reef = f"{CORAL} {CORAL} {CORAL}"
    table = lay_out(reef, "", stage=3, content=printed(warming_each_seat=True))
    counters.warm(table.step, warming, "airport")
    assert table.run().told.count("expelled") == gone


@pytest.mark.parametrize("stage", [3, 4])
def test_what_was_reached_once_is_not_reached_again(stage: int):
    table = lay_out(f"{CORAL} {CORAL}", stage=stage, warming=4)
    counters.warm(table.step, -2, "cyclone")
    counters.warm(table.step, 2, "airport")
    table.run()
    assert counted(table, "expelled") == 0
    counters.warm(table.step, 2, "airport")
    assert table.run().told.count("expelled") == 1


@pytest.mark.parametrize("stage", [3, 4])
def test_owners_choose_which_coral_loses_its_zooxanthellae(stage: int):
    table = lay_out("", f"{CORAL} {CORAL}+clownfish", stage=stage, warming=2)
    counters.warm(table.step, 1, "airport")
    table.run()
    assert table.state.ask is not None
    assert table.state.ask.seat == 1
    plain = table.card("coral", 1, 0)
    table.run(f"card:{plain.id}")
    assert plain.bleached


@pytest.mark.parametrize("stage", [3, 4])
def test_a_coral_bleached_in_anothers_turn_can_be_saved_in_ones_own(stage: int):
    table = lay_out(f"{CORAL} zooxanthellae", stage=stage, warming=2)
    table.begin(1)
    counters.warm(table.step, 1, "airport")
    table.run()
    assert table.card("coral").bleached
    assert table.card("zooxanthellae").expelled
    assert table.card("zooxanthellae").ends == 1
    table.begin(0)
    table.turn()
    assert table.reef() == "coral zooxanthellae"
    assert not table.card("coral").bleached


# -- what leaves --------------------------------------------------------------------------------
@each_stage
@pytest.mark.parametrize(
    ("who", "turns"), [("green-sea-turtle", 1), ("whale-shark", 1), ("dwarf-minke-whale", 2)]
)
def test_whales_and_turtles_go_into_the_deck_but_not_on_a_last_turn(
    who: str, turns: int, stage: int
):
    table = lay_out(who, stage=stage)
    table.card(who).ends = turns
    for left in range(turns, 0, -1):
        assert kinds(table) == [who], left
        table.end()
    assert table.deck() == ([] if stage == 4 else [who])
    assert kinds(table) == ([who] if stage == 4 else [])


@each_stage
def test_bought_this_turn_a_minke_stays_for_the_next_one(stage: int):
    table = lay_out("", stage=stage)
    table.state.phase = "buy"
    assert lay(table.step, 0, "dwarf-minke-whale").ends == 2
    assert lay(table.step, 0, "whale-shark").ends == 1
    assert lay(table.step, 0, "zooxanthellae").ends == 2
    assert lay(table.step, 0, "dugong").ends == 0


@each_stage
def test_removed_cards_go_back_to_their_decks_and_copies_leave_the_game(stage: int):
    table = lay_out("grey-reef-shark regal-tang", stage=stage).act("grey-reef-shark")
    assert table.step.pile("biomass").returned == ["regal-tang"]
    copy = lay_out("grey-reef-shark drupella=", stage=stage).act("grey-reef-shark")
    assert copy.step.pile("biomass").returned == []


@each_stage
def test_food_and_copies_go_at_the_end(stage: int):
    table = lay_out(
        "australian-sardine~ regal-tang", food="plankton 3, coralline-algae 2, detritus 1"
    )
    table.state.stage = stage
    table.end()
    assert (table.reef(), table.food()) == ("regal-tang", "")


@each_stage
def test_what_waits_unfed_for_pollution_is_the_usual_victim(stage: int):
    table = lay_out("regal-tang sea-squirt", stage=stage).act("regal-tang")
    table.step.seat(0).pollution = 4
    table.end()
    assert table.options[0] == "regal-tang"
    assert table.run("regal-tang").reef() == "sea-squirt"
    assert counted(table, "starved") == 0


@pytest.mark.parametrize("stage", [4])
def test_on_a_last_turn_the_starved_and_the_bleached_go_before_points_are_counted(stage: int):
    table = lay_out(f"dugong coral {CORAL} whale-shark", stage=stage)
    table.turn()
    assert table.reef() == "coral zooxanthellae"
    assert victory_points(table.step, 0) == 1


def test_parts_add_up_to_the_points():
    table = lay_out("dugong resort coral regal-tang aquaculture bio-prospecting")
    table.step.seat(0).points = 3
    assert points_by_part(table.step, 0) == [
        ("dugong", 7),
        ("resort", 2),
        ("coral", 1),
        ("regal-tang", 1),
        ("aquaculture", -1),
        ("bio-prospecting", 1),
        ("research", 3),
    ]
    assert victory_points(table.step, 0) == 14


# -- the order of Manage ------------------------------------------------------------------------
@each_stage
def test_a_whole_manage_in_working_order(stage: int):
    """(a) the reef makes food, (b) all eat, (c) currency and pollution, (d) draws."""
    table = lay_out(
        f"{CORAL} {CORAL} {CORAL} sea-squirt regal-tang grey-reef-shark sea-cucumber resort",
        stage=stage,
    )
    table.produce()
    assert table.food() == "plankton 3, coralline-algae 3"
    waiting = [table.step.card(0, each) for each in manage.waiting(table.step)]
    assert [card.kind for card in waiting if card] == [
        "sea-squirt",
        "regal-tang",
        "grey-reef-shark",
        "sea-cucumber",
    ]
    table.rest()
    while table.state.ask is not None:
        choice = "way:0" if "way:0" in table.options else "regal-tang"
        table.run(choice)
    assert not manage.waiting(table.step)
    assert table.food() == "plankton 2, coralline-algae 2"
    assert "sea-cucumber" in table.reef()
    table.count()
    assert table.made() == (0, 1)
    place = table.step.seat(0)
    assert (place.research, place.more) == (1, 2)
    assert place.pollution == (1 if stage >= 2 else 0)  # the squirt stored one of two
    table.end()
    assert not any(card.failed for card in place.reef)


@each_stage
def test_a_removed_card_no_longer_acts(stage: int):
    table = lay_out("grey-reef-shark regal-tang", food="plankton 1", stage=stage)
    tang = table.card("regal-tang").id
    table.act("grey-reef-shark")
    assert tang not in manage.waiting(table.step)


@each_stage
def test_a_card_may_wait_for_food_that_another_makes(stage: int):
    reef = "christmas-tree-worm clownfish whitetip-reef-shark coral-crab"
    table = lay_out(reef, food="coralline-algae 1", stage=stage)
    table.act("coral-crab").act("whitetip-reef-shark", "coral-crab")
    table.act("clownfish").act("christmas-tree-worm")
    assert table.food() == "plankton 2"
    assert not any(card.failed for card in table.step.seat(0).reef)
    usual = lay_out(reef, food="coralline-algae 1", stage=stage).rest("coral-crab")
    assert usual.food().startswith("plankton 2")


@each_stage
def test_currency_made_waits_for_the_next_turn_and_of_anothers_turn_for_ones_own(stage: int):
    table = lay_out("reef-cruise", stage=stage).count()
    assert table.step.seat(0).made.capital == 2
    table.begin(1)
    counters.earn(table.step, 0, "biomass", 1, "coral")
    assert table.step.seat(0).purse.biomass == 1


@each_stage
def test_in_the_usual_order_who_cannot_eat_yet_waits(stage: int):
    table = lay_out("sea-squirt christmas-tree-worm", food="detritus 1", stage=stage).rest()
    assert table.food() == "plankton 1"
    assert not table.card("sea-squirt").failed


# The bonus and malus cards of Blue Expanse, clause by clause, at each stage.


def from_stage(first: int, stage: int, amount: int) -> int:
    return amount if stage >= first else 0


def pollution(table: Table, seat: int = 0) -> int:
    return table.step.seat(seat).pollution


@each_stage
@pytest.mark.parametrize(
    "kind", ["coral-spawning", "documentary", "aerial-surveys", "runoff", "cyclone", "cleanup"]
)
def test_bonus_and_malus_cards_go_at_the_end_of_the_turn(kind: str, stage: int):
    table = lay_out("", stage=stage).take(kind)
    while table.state.ask is not None:
        table.run(table.state.ask.options[-1])
    assert kind in table.reef().split()
    assert kind not in table.turn().reef().split()
    deck = "malus" if kind in {"runoff", "cyclone"} else "bonus"
    assert kind in table.step.pile(deck).returned


# -- bonus --------------------------------------------------------------------------------------
@each_stage
@pytest.mark.parametrize("whale", ["whale-shark", "dwarf-minke-whale", "green-sea-turtle"])
def test_migration_is_kept_until_a_whale_is_in_the_deck_and_puts_it_on_top(whale: str, stage: int):
    table = lay_out("", stage=stage).take("migration")
    card = table.card("migration")
    assert not acquire.can_use(table.step, 0, card)
    assert table.turn().reef() == "migration"
    table.state.phase = "buy"
    decks.to_deck(table.step, 0, whale)
    assert acquire.can_use(table.step, 0, card)
    acquire.carry_out_offer(table.step, 0, card)
    table.run()
    assert table.step.seat(0).deck[0] == [whale]
    assert table.reef() == ""


@each_stage
def test_migration_asks_which_of_several_comes(stage: int):
    table = lay_out("migration", stage=stage)
    decks.to_deck(table.step, 0, "whale-shark", "green-sea-turtle", "phytoplankton")
    acquire.carry_out_offer(table.step, 0, table.card("migration"))
    table.run("kind:whale-shark")
    assert table.step.seat(0).deck[0] == ["whale-shark"]
    assert table.deck() == ["green-sea-turtle", "phytoplankton", "whale-shark"]


@each_stage
def test_a_reef_wreck_brings_resources_until_two_corals_came_and_removes_the_wreck(stage: int):
    table = lay_out("trawler+shipwreck", stage=stage)
    before = sum(len(layer) for layer in table.step.pile("resource").deck)
    table.take("reef-wreck")
    kinds = table.reef().split()
    assert kinds.count("coral") == 2
    assert "shipwreck" not in kinds
    assert "reef-wreck" not in kinds
    came = [each for each in kinds if each != "trawler"]
    assert before - sum(len(layer) for layer in table.step.pile("resource").deck) == len(came)
    assert table.step.seat(0).reef[-1].kind == "coral"  # the second coral ends it


@each_stage
def test_a_reef_wreck_without_shipwreck_is_removed(stage: int):
    table = lay_out("trawler", stage=stage).take("reef-wreck")
    assert (table.reef(), table.told) == ("trawler", ["no-host"])


@each_stage
@pytest.mark.parametrize("ship", ["trawler", "factory-ship"])
def test_under_a_research_vessel_a_ship_takes_nothing_and_brings_biomass_for_detritus(
    ship: str, stage: int
):
    table = lay_out(f"{ship} dugong regal-tang {CORAL}", stage=stage).take("research-vessel")
    assert table.card("research-vessel").host == table.card(ship).id
    table.state.phase = "manage"
    table.act(ship)
    assert {"dugong", "regal-tang", "coral"} <= set(table.reef().split())
    assert (table.food(), table.made()) == ("", (2, 0))
    assert table.count().step.seat(0).research == 2
    table.end()
    assert "research-vessel" in table.reef()
    alone = lay_out("resort", stage=stage).take("research-vessel")
    assert alone.reef() == "resort"


@each_stage
def test_coral_spawning(stage: int):
    table = lay_out(f"{CORAL} {CORAL} coral reef-cruise", stage=stage).take("coral-spawning")
    assert table.food() == "plankton 2"  # a bleached coral spawns nothing (B28)
    assert table.options == ["count:2", "count:1", "count:0"]
    table.run("count:2")
    assert table.reef().split().count("coral") == 5
    assert table.made() == (0, from_stage(2, stage, 1))
    fewer = lay_out("", stage=stage).take("coral-spawning", "count:1")
    assert fewer.reef() == "coral coral-spawning"


@each_stage
def test_coral_spawning_takes_what_there_is(stage: int):
    table = lay_out("", stage=stage)
    table.step.pile("resource").deck = [["seagrass"]]
    assert table.take("coral-spawning").reef() == "coral-spawning"


@each_stage
def test_cleanup_takes_four_pollution_and_may_remove_a_malus_card(stage: int):
    table = lay_out("oil-spill trawler+shipwreck ballast-discharge", stage=stage, pollution=5)
    table.take("cleanup")
    assert sorted(table.options) == ["ballast-discharge", "oil-spill", "shipwreck", "stop"]
    assert pollution(table) == (1 if stage >= 2 else 5)
    table.run("shipwreck")
    assert "shipwreck" not in table.reef()
    assert not table.card("trawler").idle
    kept = lay_out("oil-spill", stage=stage, pollution=2).take("cleanup", "stop")
    assert "oil-spill" in kept.reef()
    assert pollution(kept) == (0 if stage >= 2 else 2)  # never below 0


@each_stage
def test_documentary_draws_four_moves_three_and_opens_decks(stage: int):
    table = lay_out("", stage=stage)
    table.state.opened = ["resource"]
    table.step.seat(0).tile = 5
    table.take("documentary")
    assert len(table.step.seat(0).hand) == 4
    assert table.step.seat(0).tile == 8
    assert table.state.opened == ["resource", "biomass", "humanitarian"]


@each_stage
def test_aerial_surveys(stage: int):
    table = lay_out("", stage=stage, pollution=3).take("aerial-surveys")
    place = table.step.seat(0)
    assert place.pollution == (1 if stage >= 2 else 3)
    assert place.research == 5
    assert len(place.hand) == 2


# -- malus --------------------------------------------------------------------------------------
@each_stage
def test_illegal_fishing_takes_two_animals_and_leaves_detritus(stage: int):
    table = lay_out(f"dugong regal-tang sea-squirt {CORAL}", stage=stage)
    table.take("illegal-fishing", "dugong", "sea-squirt")
    assert table.reef() == "coral illegal-fishing regal-tang zooxanthellae"
    assert table.food() == "detritus 2"
    assert table.made() == (0, 0)
    few = lay_out("dugong", stage=stage).take("illegal-fishing")
    assert (few.reef(), few.food()) == ("illegal-fishing", "detritus 2")


@each_stage
def test_illegal_fishing_must_take_seahorses(stage: int):
    table = lay_out("eastern-spiny-seahorse dugong regal-tang", stage=stage)
    table.take("illegal-fishing")
    assert sorted(table.options) == ["dugong", "regal-tang"]  # the other is the seahorse
    table.run("dugong")
    assert table.reef() == "illegal-fishing regal-tang"
    two = lay_out("eastern-spiny-seahorse eastern-spiny-seahorse dugong", stage=stage)
    assert two.take("illegal-fishing").reef() == "dugong illegal-fishing"
    other = lay_out("artisanal-fishing eastern-spiny-seahorse dugong", stage=stage)
    assert sorted(other.act("artisanal-fishing").options) == ["dugong", "eastern-spiny-seahorse"]


@each_stage
def test_illegal_fishing_goes_for_two_capital_to_a_player_of_choice_and_acts_there(stage: int):
    table = lay_out("", "", "dugong regal-tang", hand="capital capital", stage=stage)
    table.take("illegal-fishing")
    card = table.card("illegal-fishing")
    assert acquire.can_use(table.step, 0, card)
    acquire.carry_out_offer(table.step, 0, card)
    table.run()
    assert table.options == ["seat:1", "seat:2"]
    table.run("seat:2")
    assert (table.reef(), table.step.seat(0).hand) == ("", [])
    assert not table.card("illegal-fishing", 2).acted
    assert table.step.seat(0).spent == ["capital", "capital"]
    table.end().begin(2)
    table.state.phase = "manage"
    manage.begin_manage(table.step)
    table.run()
    assert card.id in manage.waiting(table.step)
    manage.act(table.step, card)
    table.run()
    assert (table.reef(2), table.food(2)) == ("illegal-fishing", "detritus 2")
    assert card.id not in manage.waiting(table.step)
    assert table.end().reef(2) == ""


@each_stage
def test_illegal_fishing_is_not_handed_on_without_two_capital(stage: int):
    table = lay_out("", hand="capital biomass", stage=stage).take("illegal-fishing")
    assert not acquire.can_use(table.step, 0, table.card("illegal-fishing"))


@each_stage
def test_runoff(stage: int):
    table = lay_out("farming-region major-port", stage=stage).take("runoff")
    assert pollution(table) == from_stage(2, stage, 6)
    bare = lay_out("", stage=stage).take("runoff")
    assert pollution(bare) == from_stage(2, stage, 2)


@each_stage
@pytest.mark.parametrize(("corals", "gone"), [(1, 0), (2, 1), (3, 2)])
def test_runoff_doubles_plankton_and_takes_an_animal_for_every_three(
    corals: int, gone: int, stage: int
):
    table = lay_out(f"{'coral+zooxanthellae ' * corals}dugong dugong dugong", stage=stage)
    table.step.seat(0).polluted = 99  # the runoff's pollution takes nobody besides
    table.take("runoff").produce()
    assert table.step.seat(0).food.plankton == 2 * corals
    table.end()
    assert table.reef().split().count("dugong") == 3 - gone


@each_stage
def test_a_cyclone_takes_two_corals_and_up_to_two_of_others(stage: int):
    table = lay_out(f"{CORAL} {CORAL} {CORAL}", f"{CORAL} {CORAL}", CORAL, stage=stage)
    table.take("cyclone")
    assert table.reef().split().count("coral") == 1
    assert table.options == ["coral", "coral", "coral", "stop"]
    table.run(table.state.ask.options[2])  # type: ignore[union-attr]
    assert table.options == ["coral", "coral", "stop"]
    table.run("stop")
    assert table.reef(1).count("coral") + table.reef(2).count("coral") == 2
    assert table.food() == "detritus 2"
    assert pollution(table) == from_stage(2, stage, 2)
    assert pollution(table, 1) == 0


@each_stage
def test_a_cyclone_cools_from_stage_three_on_and_never_below_nothing(stage: int):
    table = lay_out("", stage=stage, warming=5).take("cyclone")
    assert table.state.warming == (3 if stage >= 3 else 5)
    table = lay_out("", stage=stage, warming=1).take("cyclone")
    assert table.state.warming == (0 if stage >= 3 else 1)


@each_stage
def test_in_a_cyclone_humanitarian_cards_do_nothing_this_turn(stage: int):
    table = lay_out("trawler resort maritime-patrol dugong", stage=stage).take("cyclone")
    assert table.card("trawler").idle
    table.produce()
    assert manage.waiting(table.step) == [table.card("dugong").id]
    polluted = pollution(table)
    assert table.count().made() == (0, 0)
    assert pollution(table) == polluted
    assert victory_points(table.step, 0) == 3 + 0 + 1 + 4 + 3  # they still count
    table.end()
    assert not table.card("trawler").idle


@each_stage
def test_aggressive_sharks_take_two_herbivores_or_predators(stage: int):
    table = lay_out("dugong grey-reef-shark sea-squirt clownfish", stage=stage)
    table.take("aggressive-sharks")
    assert table.reef() == "aggressive-sharks clownfish sea-squirt"


@each_stage
def test_from_stage_two_a_trawler_goes_into_the_deck_instead_for_two_capital(stage: int):
    table = lay_out("trawler dugong regal-tang", hand="capital capital", stage=stage)
    table.take("aggressive-sharks")
    if stage == 1:
        assert table.reef() == "aggressive-sharks trawler"
        return
    assert table.options == ["way:0", "way:1"]
    table.run("way:1")
    assert table.reef() == "aggressive-sharks dugong regal-tang"
    assert table.deck() == ["trawler"]
    assert table.step.seat(0).hand == []
    poor = lay_out("trawler dugong regal-tang", hand="capital", stage=stage)
    assert poor.take("aggressive-sharks").reef() == "aggressive-sharks trawler"


@each_stage
@pytest.mark.parametrize("ship", ["trawler", "reef-cruise", "factory-ship"])
def test_a_shipwreck_lets_its_host_do_nothing_and_stays(ship: str, stage: int):
    table = lay_out(f"{ship} dugong whale-shark", stage=stage).take("shipwreck")
    assert table.card("shipwreck").host == table.card(ship).id
    table.produce()
    assert table.card(ship).id not in manage.waiting(table.step)
    table.count()
    whale = 2 if ship == "reef-cruise" else 0
    assert table.made() == (0, whale)  # the whale shark's, not the ship's
    assert table.step.seat(0).more == -1
    assert pollution(table) == from_stage(2, stage, 1)
    table.count()
    assert pollution(table) == from_stage(2, stage, 2)  # each turn
    table.end()
    assert "shipwreck" in table.reef()


@each_stage
def test_a_shipwreck_without_host_is_removed_and_goes_with_its_host(stage: int):
    assert lay_out("resort", stage=stage).take("shipwreck").reef() == "resort"
    table = lay_out("trawler+shipwreck dugong", hand="capital capital", stage=stage)
    table.take("aggressive-sharks", *(["way:1"] if stage >= 2 else []))
    assert ("shipwreck" in table.reef()) is (stage == 1)


@each_stage
def test_an_oil_spill(stage: int):
    table = lay_out("dugong regal-tang", hand="biomass capital biomass", stage=stage).take(
        "oil-spill"
    )
    assert table.reef() == "oil-spill"
    assert pollution(table) == from_stage(2, stage, 4)
    assert table.step.seat(0).hand == ["capital"]
    table.turn()  # what it says of turns begins with the owner's next one (B19)
    assert pollution(table) == from_stage(2, stage, 4)
    assert table.step.seat(0).more == 0
    table.begin(1).begin(0)
    table.turn()
    assert pollution(table) == from_stage(2, stage, 6)
    assert table.step.seat(0).more == -1
    assert table.reef() == ""


@each_stage
def test_a_ballast_discharge(stage: int):
    table = lay_out("dugong sea-squirt feather-star", hand="biomass capital", stage=stage).take(
        "ballast-discharge"
    )
    assert table.reef() == "ballast-discharge dugong"
    assert table.step.seat(0).hand == ["biomass"]
    assert pollution(table) == 0
    table.turn()
    assert pollution(table) == 0
    table.begin(1).begin(0)
    table.turn()
    assert pollution(table) == from_stage(2, stage, 1)
    assert table.reef() == ""


@each_stage
def test_el_nino_warms_at_each_players_start_until_the_owners_next_turn_ends(stage: int):
    table = lay_out("", "", stage=stage).take("el-nino")
    assert table.state.warming == 0
    table.turn()
    table.begin(1)
    assert table.state.warming == from_stage(3, stage, 2)
    table.begin(0)
    assert table.state.warming == from_stage(3, stage, 4)
    assert table.turn().reef() == ""
    table.begin(1)
    assert table.state.warming == from_stage(3, stage, 4)


@each_stage
def test_el_nino_removes_cyclones_and_keeps_them_away(stage: int):
    table = lay_out("cyclone", f"cyclone {CORAL}", stage=stage).take("el-nino")
    assert table.reef() == "el-nino"
    assert table.reef(1) == "coral zooxanthellae"
    table.begin(1)
    card = lay(table.step, 1, "cyclone")
    tasks.do_first(table.step, Task("taken", 1, card.id))
    table.run()
    assert table.reef(1) == "coral zooxanthellae"
    assert table.told[-1] == "kept-away"


@each_stage
def test_warming_seas_warm_by_two_for_each_player_and_all_draw_two_more(stage: int):
    table = lay_out("", "", "", stage=stage).take("warming-seas")
    assert table.state.warming == from_stage(3, stage, 6)
    assert len(table.step.seat(0).hand) == 0
    table.turn()
    table.begin(1)
    assert len(table.step.seat(1).hand) == 2
    table.begin(2).begin(0)
    assert [len(place.hand) for place in table.state.seats] == [2, 2, 2]
    assert table.turn().reef() == ""
    table.begin(1)
    assert len(table.step.seat(1).hand) == 2
    assert table.state.warming == from_stage(3, stage, 6)


def test_at_stage_four_both_come_into_play_and_nobody_owns_them():
    table = lay_out(f"{CORAL} {CORAL}", f"{CORAL} cyclone", stage=4)
    tasks.do_later(table.step, Task("bleaching", 0))
    table.run()
    assert "cyclone" not in table.reef(1)
    assert sorted(card.kind for card in table.state.common) == ["el-nino", "warming-seas"]
    assert table.state.warming == 4
    assert table.told.count("expelled") == 2
    table.begin(1)
    assert table.state.warming == 6
    assert len(table.step.seat(1).hand) == 2
    table.end().begin(0)
    assert table.state.warming == 8  # they hold until points are counted (B16)
    assert len(table.state.common) == 2


@each_stage
@pytest.mark.parametrize(
    ("kind", "reef", "takes"),
    [
        ("illegal-fishing", "dugong dugong dugong", 2),
        ("oil-spill", "dugong dugong dugong", 2),
        ("ballast-discharge", "sea-squirt sea-squirt sea-squirt", 2),
        ("aggressive-sharks", "dugong dugong dugong", 2),
        ("cyclone", f"{CORAL} {CORAL} {CORAL}", 2),
    ],
)
def test_no_more_are_taken_than_the_card_says(kind: str, reef: str, takes: int, stage: int):
    table = lay_out(reef, stage=stage).take(kind)
    prey = "coral" if reef.startswith("coral") else reef.partition(" ")[0]
    assert table.reef().split().count(prey) == 3 - takes


@each_stage
def test_a_cyclone_takes_two_of_others_at_most(stage: int):
    table = lay_out("", f"{CORAL} {CORAL} {CORAL}", stage=stage).take("cyclone")
    table.run("coral", "coral")
    assert table.state.ask is None
    assert table.reef(1).split().count("coral") == 1


@each_stage
@pytest.mark.parametrize("cruises", [0, 1, 2])
def test_coral_spawning_brings_a_capital_for_each_reef_cruise(cruises: int, stage: int):
    table = lay_out("reef-cruise " * cruises, stage=stage).take("coral-spawning", "count:0")
    assert table.made() == (0, from_stage(2, stage, cruises))


@pytest.mark.parametrize(
    ("reef", "taken", "why"), [("zooxanthellae", "", "alone"), ("dugong", "oil-spill", "over")]
)
def test_a_card_that_leaves_tells_why(reef: str, taken: str, why: str):
    table = lay_out(reef)
    if taken:
        table.take(taken)
    table.turn().begin(1).begin(0).turn()
    assert [values["why"] for id_, values in table.events if id_ == "left"] == [why]


@pytest.mark.parametrize(
    ("reef", "card", "told"),
    [
        ("resort", "shipwreck", ["no-host"]),
        ("trawler", "shipwreck", []),
        ("resort", "reef-wreck", ["no-host"]),
        ("resort", "oil-spill", []),
    ],
)
def test_a_page_knows_which_card_would_find_no_host(reef: str, card: str, told: list[str]):
    table = lay_out(reef)
    assert queries.finds_no_host(table.step, 0, card) is bool(told)
    assert [each for each in table.take(card).told if each == "no-host"] == told
