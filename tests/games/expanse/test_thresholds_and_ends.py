"""Pollution, warming and the end of a turn (B5, B11–B16, B20–B22), and the order in which cards act."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import food_web, manage
from reefkit.games.expanse.attachment import lay
from reefkit.games.expanse.supply import points_by_part, victory_points
from tests.games.expanse.little_reefs import Table, counted, lay_out, printed

STAGES = (1, 2, 3, 4)
each_stage = pytest.mark.parametrize("stage", STAGES)
CORAL = "coral+zooxanthellae"
FISH = "dugong " * 6


def kinds(table: Table, seat: int = 0) -> list[str]:
    """List the kinds on a reef."""
    return table.reef(seat).split()


# -- pollution ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("highest", "now", "gone"),
    [(0, 3, 0), (0, 4, 1), (0, 7, 1), (4, 12, 2), (4, 7, 0), (4, 8, 1), (12, 5, 0), (5, 8, 1)],
)
@each_stage
def test_each_multiple_of_four_newly_reached_takes_one_animal(
    highest: int, now: int, gone: int, stage: int
) -> None:
    table = lay_out(FISH, stage=stage, pollution=highest)
    table.step.seat(0).pollution = now
    table.end()
    assert kinds(table).count("dugong") == 6 - gone
    assert table.step.seat(0).polluted == max(highest, now)
    assert counted(table, "lost-to-pollution") == gone
    table.end()
    assert kinds(table).count("dugong") == 6 - gone  # each is reached once


@each_stage
def test_pollution_takes_no_resource_no_humanitarian_card_and_no_copy_of_the_turn(
    stage: int,
) -> None:
    table = lay_out(f"{CORAL} seagrass trawler regal-tang~", stage=stage)
    table.step.seat(0).pollution = 40
    table.end()
    assert table.reef() == "coral seagrass trawler zooxanthellae"
    assert counted(table, "lost-to-pollution") == 0
    other = lay_out("dugong regal-tang~", stage=stage)
    other.step.seat(0).pollution = 4
    assert other.end().reef() == ""  # the dugong is given up, not the copy (B26)


@each_stage
def test_the_owner_chooses_what_pollution_takes(stage: int) -> None:
    table = lay_out("dugong sea-squirt regal-tang", stage=stage)
    table.step.seat(0).pollution = 8
    table.end()
    assert sorted(table.options) == ["dugong", "regal-tang", "sea-squirt"]
    table.run("dugong", "sea-squirt")
    assert table.reef() == "regal-tang"


def test_before_stage_two_nobody_gains_pollution_and_before_stage_three_nobody_warms() -> None:
    table = lay_out("resort reef-cruise airport", stage=1).count()
    assert (table.step.seat(0).pollution, table.state.warming) == (0, 0)
    table = lay_out("resort reef-cruise airport", stage=2).count()
    assert (table.step.seat(0).pollution, table.state.warming) == (3, 0)
    table = lay_out("resort reef-cruise airport", stage=3).count()
    assert (table.step.seat(0).pollution, table.state.warming) == (3, 3)


# -- warming ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "more", "gone"), [(0, 2, 0), (0, 3, 1), (2, 1, 1), (0, 7, 2), (3, 2, 0), (5, 1, 1)]
)
@pytest.mark.parametrize("stage", [3, 4])
def test_each_multiple_of_three_takes_a_zooxanthellae_off_a_coral_of_everybody(
    before: int, more: int, gone: int, stage: int
) -> None:
    three = f"{CORAL} {CORAL} {CORAL}"
    table = lay_out(three, three, CORAL, stage=stage, warming=before)
    food_web.warm(table.step, more, "airport")
    table.run()
    bleached = [sum(c.bleached for c in place.reef) for place in table.state.seats]
    assert bleached == [gone, gone, min(gone, 1)]


@pytest.mark.parametrize(("warming", "gone"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_the_threshold_may_be_for_each_player_at_the_table(warming: int, gone: int) -> None:
    reef = f"{CORAL} {CORAL} {CORAL}"
    table = lay_out(reef, "", stage=3, content=printed(warming_each_seat=True))
    food_web.warm(table.step, warming, "airport")
    assert table.run().told.count("expelled") == gone


@pytest.mark.parametrize("stage", [3, 4])
def test_what_was_reached_once_is_not_reached_again(stage: int) -> None:
    table = lay_out(f"{CORAL} {CORAL}", stage=stage, warming=4)
    food_web.warm(table.step, -2, "cyclone")
    food_web.warm(table.step, 2, "airport")
    table.run()
    assert counted(table, "expelled") == 0
    food_web.warm(table.step, 2, "airport")
    assert table.run().told.count("expelled") == 1


@pytest.mark.parametrize("stage", [3, 4])
def test_owners_choose_which_coral_loses_its_zooxanthellae(stage: int) -> None:
    table = lay_out("", f"{CORAL} {CORAL}+clownfish", stage=stage, warming=2)
    food_web.warm(table.step, 1, "airport")
    table.run()
    assert table.state.ask is not None
    assert table.state.ask.seat == 1
    plain = table.card("coral", 1, 0)
    table.run(f"card:{plain.id}")
    assert plain.bleached


@pytest.mark.parametrize("stage", [3, 4])
def test_a_coral_bleached_in_anothers_turn_can_be_saved_in_ones_own(stage: int) -> None:
    table = lay_out(f"{CORAL} zooxanthellae", stage=stage, warming=2)
    table.begin(1)
    food_web.warm(table.step, 1, "airport")
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
) -> None:
    table = lay_out(who, stage=stage)
    table.card(who).ends = turns
    for left in range(turns, 0, -1):
        assert kinds(table) == [who], left
        table.end()
    assert table.deck() == ([] if stage == 4 else [who])
    assert kinds(table) == ([who] if stage == 4 else [])


@each_stage
def test_bought_this_turn_a_minke_stays_for_the_next_one(stage: int) -> None:
    table = lay_out("", stage=stage)
    table.state.phase = "buy"
    assert lay(table.step, 0, "dwarf-minke-whale").ends == 2
    assert lay(table.step, 0, "whale-shark").ends == 1
    assert lay(table.step, 0, "zooxanthellae").ends == 2
    assert lay(table.step, 0, "dugong").ends == 0


@each_stage
def test_removed_cards_go_back_to_their_decks_and_copies_leave_the_game(stage: int) -> None:
    table = lay_out("grey-reef-shark regal-tang", stage=stage).act("grey-reef-shark")
    assert table.step.pile("biomass").returned == ["regal-tang"]
    copy = lay_out("grey-reef-shark drupella=", stage=stage).act("grey-reef-shark")
    assert copy.step.pile("biomass").returned == []


@each_stage
def test_food_and_copies_go_at_the_end(stage: int) -> None:
    table = lay_out(
        "australian-sardine~ regal-tang", food="plankton 3, coralline-algae 2, detritus 1"
    )
    table.state.stage = stage
    table.end()
    assert (table.reef(), table.food()) == ("regal-tang", "")


@each_stage
def test_what_waits_unfed_for_pollution_is_the_usual_victim(stage: int) -> None:
    table = lay_out("regal-tang sea-squirt", stage=stage).act("regal-tang")
    table.step.seat(0).pollution = 4
    table.end()
    assert table.options[0] == "regal-tang"
    assert table.run("regal-tang").reef() == "sea-squirt"
    assert counted(table, "starved") == 0


@pytest.mark.parametrize("stage", [4])
def test_on_a_last_turn_the_starved_and_the_bleached_go_before_points_are_counted(
    stage: int,
) -> None:
    table = lay_out(f"dugong coral {CORAL} whale-shark", stage=stage)
    table.turn()
    assert table.reef() == "coral zooxanthellae"
    assert victory_points(table.step, 0) == 1


def test_parts_add_up_to_the_points() -> None:
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
def test_a_whole_manage_in_working_order(stage: int) -> None:
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
def test_a_removed_card_no_longer_acts(stage: int) -> None:
    table = lay_out("grey-reef-shark regal-tang", food="plankton 1", stage=stage)
    tang = table.card("regal-tang").id
    table.act("grey-reef-shark")
    assert tang not in manage.waiting(table.step)


@each_stage
def test_a_card_may_wait_for_food_that_another_makes(stage: int) -> None:
    reef = "christmas-tree-worm clownfish whitetip-reef-shark coral-crab"
    table = lay_out(reef, food="coralline-algae 1", stage=stage)
    table.act("coral-crab").act("whitetip-reef-shark", "coral-crab")
    table.act("clownfish").act("christmas-tree-worm")
    assert table.food() == "plankton 2"
    assert not any(card.failed for card in table.step.seat(0).reef)
    usual = lay_out(reef, food="coralline-algae 1", stage=stage).rest("coral-crab")
    assert usual.food().startswith("plankton 2")


@each_stage
def test_currency_made_waits_for_the_next_turn_and_of_anothers_turn_for_ones_own(
    stage: int,
) -> None:
    table = lay_out("reef-cruise", stage=stage).count()
    assert table.step.seat(0).made.capital == 2
    table.begin(1)
    food_web.earn(table.step, 0, "biomass", 1, "coral")
    assert table.step.seat(0).purse.biomass == 1


@each_stage
def test_in_the_usual_order_who_cannot_eat_yet_waits(stage: int) -> None:
    table = lay_out("sea-squirt christmas-tree-worm", food="detritus 1", stage=stage).rest()
    assert table.food() == "plankton 1"
    assert not table.card("sea-squirt").failed
