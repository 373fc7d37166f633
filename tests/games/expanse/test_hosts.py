"""Resources and attachments: corals and their zooxanthellae, hosts, and what comes off (B12–B20)."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import acquire, attachment
from reefkit.games.expanse.supply import victory_points
from tests.games.expanse.little_reefs import Table, lay_out

STAGES = (1, 2, 3, 4)
each_stage = pytest.mark.parametrize("stage", STAGES)


def hosts(table: Table, kind: str) -> list[str]:
    """List the kinds of cards that a card could be attached to."""
    found = attachment.hosts(table.step, 0, table.card(kind))
    return sorted(c.kind for c in table.step.seat(0).reef if c.id in found)


# -- corals and zooxanthellae -------------------------------------------------------------------


@each_stage
def test_a_coral_with_zooxanthellae_makes_one_plankton_and_one_coralline_algae(stage: int) -> None:
    table = lay_out("coral+zooxanthellae coral+zooxanthellae", stage=stage).produce()
    assert table.food() == "plankton 2, coralline-algae 2"


@each_stage
def test_a_coral_without_zooxanthellae_is_bleached_makes_nothing_and_goes(stage: int) -> None:
    table = lay_out("coral", stage=stage).produce()
    assert (table.food(), table.card("coral").bleached) == ("", True)
    assert table.rest().count().end().reef() == ""
    assert "died-bleached" in table.told


@each_stage
def test_zooxanthellae_attach_to_corals_one_each(stage: int) -> None:
    table = lay_out("coral zooxanthellae zooxanthellae", stage=stage).produce()
    assert [bool(c.host) for c in table.step.seat(0).reef] == [False, True, False]
    assert table.food() == "plankton 1, coralline-algae 1"
    assert table.rest().end().reef() == "coral zooxanthellae zooxanthellae"


@each_stage
def test_loose_zooxanthellae_go_at_the_end_of_the_next_turn(stage: int) -> None:
    table = lay_out("", stage=stage)
    table.state.phase = "buy"
    table.take("zooxanthellae")  # laid in Acquire
    assert table.turn().reef() == "zooxanthellae"
    table.begin(1).begin(0)
    assert table.turn().reef() == ""
    assert "left" in table.told


@each_stage
def test_a_fresh_zooxanthellae_saves_a_bleached_coral(stage: int) -> None:
    table = lay_out("coral zooxanthellae", stage=stage)
    assert table.card("coral").ends == 1
    table.turn()
    assert table.reef() == "coral zooxanthellae"
    assert not table.card("coral").bleached


@each_stage
def test_a_host_that_goes_leaves_its_attachments(stage: int) -> None:
    table = lay_out("burrowing-sea-urchin coral+zooxanthellae+clownfish", stage=stage)
    table.act("burrowing-sea-urchin")
    assert table.reef() == "burrowing-sea-urchin burrowing-sea-urchin= clownfish zooxanthellae"
    assert table.card("zooxanthellae").host == table.card("clownfish").host == 0
    assert table.card("zooxanthellae").ends == 2
    assert table.card("clownfish").ends == 0  # it may live without a host (B13)
    assert table.told.count("came-off") == 2


@each_stage
def test_zooxanthellae_that_warming_drove_off_cannot_attach_and_go(stage: int) -> None:
    table = lay_out("coral+zooxanthellae coral", stage=stage)
    attachment.expel(table.step, 0, table.card("zooxanthellae"))
    table.run()
    assert hosts(table, "zooxanthellae") == []
    assert table.card("coral").bleached
    table.turn()
    # Driven off after its owner's purchases: both have one turn more, the other coral has none.
    assert table.reef() == "coral zooxanthellae"
    table.begin(1).begin(0)
    assert table.turn().reef() == ""


@each_stage
def test_a_coral_bleached_in_ones_own_manage_can_still_be_saved_in_the_next_turn(
    stage: int,
) -> None:
    table = lay_out("coral+zooxanthellae zooxanthellae", stage=stage)
    table.card("zooxanthellae", nth=1).ends = 2
    attachment.expel(table.step, 0, table.card("zooxanthellae"))
    table.run()
    table.count().end()
    assert "coral" in table.reef()
    table.begin(1).begin(0).produce()
    assert not table.card("coral").bleached


# -- phytoplankton and seagrass -----------------------------------------------------------------


@each_stage
def test_phytoplankton_makes_three_plankton_and_goes_into_the_deck(stage: int) -> None:
    table = lay_out("phytoplankton", stage=stage).produce()
    assert (table.food(), table.reef(), table.deck()) == ("plankton 3", "", ["phytoplankton"])


@each_stage
def test_phytoplankton_is_removed_for_two_biomass_in_acquire(stage: int) -> None:
    table = lay_out("phytoplankton", stage=stage)
    table.state.phase = "buy"
    card = table.card("phytoplankton")
    assert acquire.can_use(table.step, 0, card)
    acquire.carry_out_offer(table.step, 0, card)
    table.run()
    assert (table.reef(), table.deck(), table.made()) == ("", [], (2, 0))
    assert table.step.seat(0).purse.biomass == 2  # spendable at once (B27)
    assert "phytoplankton" in table.step.pile("resource").returned


@each_stage
def test_each_seagrass_lets_a_living_coral_make_two_coralline_algae_more(stage: int) -> None:
    table = lay_out("seagrass seagrass coral+zooxanthellae", stage=stage).produce()
    assert table.food() == "plankton 1, coralline-algae 5"
    assert lay_out("seagrass", stage=stage).produce().food() == ""
    assert lay_out("seagrass coral", stage=stage).produce().food() == ""


@each_stage
@pytest.mark.parametrize("who", ["seagrass", "sea-squirt"])
def test_one_pollution_a_turn_is_stored_and_comes_back_when_it_is_removed(
    stage: int, who: str
) -> None:
    table = lay_out(f"{who} dugong", stage=stage, pollution=3).count()
    assert table.card(who).stored == 1
    assert table.step.seat(0).pollution == 2
    table.count()
    assert (table.card(who).stored, table.step.seat(0).pollution) == (2, 1)
    other = lay_out(f"{who} blue-sea-star mantis-shrimp", stage=stage, pollution=1).count()
    assert (other.card(who).stored, other.step.seat(0).pollution) == (1, 0)
    other.count()
    assert other.card(who).stored == 1  # nothing is left to store
    eater = "blue-sea-star" if who == "seagrass" else "mantis-shrimp"
    other.act(eater, *(["sea-squirt"] if who == "sea-squirt" else []))
    assert other.step.seat(0).pollution == (1 if stage >= 2 else 0)


# -- what attaches to what ----------------------------------------------------------------------

REEF = "coral+zooxanthellae seagrass regal-tang resort reef-cruise trawler factory-ship shipwreck"
HOSTS = [
    ("christmas-tree-worm", "coral"),
    ("clownfish", "coral"),
    ("feather-star", "coral"),
    ("barnacle", "coral reef-cruise"),
    ("common-cleanerfish", "regal-tang"),
    ("aquaculture", "regal-tang"),
    ("research-vessel", "factory-ship trawler"),
    ("reef-wreck", "shipwreck"),
    ("zooxanthellae", ""),
]


@each_stage
@pytest.mark.parametrize(("who", "to"), HOSTS)
def test_a_card_attaches_to_what_its_sentence_names(stage: int, who: str, to: str) -> None:
    table = lay_out(f"{who} {REEF}", stage=stage)
    assert hosts(table, who) == to.split()


@each_stage
def test_what_can_attach_does_so_before_producers_and_its_owner_says_to_which(stage: int) -> None:
    table = lay_out("clownfish coral+zooxanthellae coral+zooxanthellae+barnacle", stage=stage)
    table.produce()
    assert table.options == ["coral", "coral"]
    table.run(table.state.ask.options[1])  # type: ignore[union-attr]
    assert table.card("clownfish").host
    assert table.food() == "plankton 4, coralline-algae 2"


@each_stage
def test_a_clownfish_lets_its_coral_make_two_plankton_while_it_lives(stage: int) -> None:
    table = lay_out("coral+zooxanthellae+clownfish", stage=stage).produce()
    assert table.food() == "plankton 3, coralline-algae 1"
    assert lay_out("coral+clownfish", stage=stage).produce().food() == ""
    assert lay_out("clownfish", stage=stage).produce().food() == ""


@each_stage
def test_a_worm_without_coral_is_removed_at_the_end_of_the_turn(stage: int) -> None:
    table = lay_out("christmas-tree-worm", food="detritus 1", stage=stage)
    assert table.act("christmas-tree-worm").end().reef() == ""
    kept = lay_out("coral+zooxanthellae+christmas-tree-worm", food="detritus 1", stage=stage)
    kept.act("christmas-tree-worm").end()
    assert "christmas-tree-worm" in kept.reef()


@each_stage
def test_a_barnacle_without_host_is_removed_for_one_biomass(stage: int) -> None:
    table = lay_out("barnacle", food="plankton 1", stage=stage).act("barnacle").end()
    assert (table.reef(), table.made()) == ("", (1, 0))
    kept = lay_out("coral+zooxanthellae+barnacle", food="plankton 1", stage=stage)
    assert "barnacle" in kept.act("barnacle").end().reef()
    assert kept.made() == (0, 0)


@each_stage
def test_a_feather_star_eats_detritus_on_a_coral_and_two_plankton_without(stage: int) -> None:
    table = lay_out("coral+zooxanthellae+feather-star", food="plankton 2, detritus 1", stage=stage)
    assert table.act("feather-star").food() == "plankton 2"
    hungry = lay_out("coral+zooxanthellae+feather-star", food="plankton 2", stage=stage)
    assert hungry.act("feather-star").card("feather-star").failed
    alone = lay_out("feather-star", food="detritus 1", stage=stage).act("feather-star")
    assert alone.card("feather-star").failed


@each_stage
def test_attached_animals_still_eat_and_are_eaten(stage: int) -> None:
    table = lay_out("regal-tang+common-cleanerfish elegant-sea-snake", stage=stage)
    assert table.act("elegant-sea-snake").reef() == "elegant-sea-snake regal-tang"
    hungry = lay_out("regal-tang+common-cleanerfish", stage=stage).act("common-cleanerfish")
    assert hungry.card("common-cleanerfish").failed


@each_stage
def test_a_cleanerfish_gives_two_points_while_it_is_attached(stage: int) -> None:
    assert victory_points(lay_out("regal-tang+common-cleanerfish", stage=stage).step, 0) == 4
    assert victory_points(lay_out("regal-tang common-cleanerfish", stage=stage).step, 0) == 2


def test_two_cards_that_attach_to_animals_never_attach_to_one_another() -> None:
    table = lay_out("common-cleanerfish common-cleanerfish")
    table.produce()
    first, second = table.step.seat(0).reef
    assert first.host == second.id
    assert not second.host
