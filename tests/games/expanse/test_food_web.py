"""The food web of Blue Expanse: who eats what, and who lives on whom."""

from typing import NamedTuple

import pytest

from reefkit.games.expanse import acquire, attachment
from reefkit.games.expanse.content import default
from reefkit.games.expanse.effects import Eat
from reefkit.games.expanse.scoring import victory_points
from tests.games.expanse.little_reefs import Table, lay_out

# Who eats what: each meal of the rules page at each stage, and what follows it.
#
# A row reads like the rules page: who acts, what lies there before, and what is left.

STAGES = (1, 2, 3, 4)


class Meal(NamedTuple):
    """One way in which a card eats."""

    who: str
    reef: str = ""
    food: str = ""
    left: str = ""
    makes: str = ""
    answers: tuple[str, ...] = ()


MEALS = [
    # predators
    Meal("bigfin-reef-squid", "clownfish drupella", makes="detritus 2"),
    Meal("bottlenose-dolphin", "dugong"),
    Meal("dwarf-minke-whale", "dugong green-sea-turtle"),
    Meal("dwarf-minke-whale", food="plankton 4"),
    Meal("elegant-sea-snake", "coral-crab"),
    Meal("giant-trevally", "elegant-sea-snake"),
    Meal("giant-trevally", "regal-tang barnacle", left="barnacle"),
    Meal("giant-triton", "clownfish"),
    Meal("giant-triton", "crown-of-thorns"),
    Meal(
        "giant-triton",
        "crown-of-thorns crown-of-thorns crown-of-thorns clownfish",
        left="clownfish",
        answers=("way:1",),
    ),
    Meal("grey-reef-shark", "regal-tang", makes="detritus 2"),
    Meal("grey-reef-shark", "sea-cucumber", makes="detritus 2"),
    Meal("whitetip-reef-shark", "regal-tang", makes="detritus 2"),
    Meal("whitetip-reef-shark", "sea-cucumber", makes="detritus 2"),
    Meal("mantis-shrimp", "clownfish"),
    Meal("mantis-shrimp", "sea-squirt"),
    Meal(
        "mantis-shrimp",
        "mantis-shrimp tropical-rock-lobster",
        answers=("mantis-shrimp",),
        left="tropical-rock-lobster",
    ),
    Meal("port-jackson-shark", "coral-crab"),
    Meal("port-jackson-shark", food="detritus 2"),
    Meal("sharpfin-barracuda", "regal-tang", left="regal-tang", answers=("regal-tang",)),
    Meal("snubfin-dolphin", "blue-sea-star"),
    Meal("snubfin-dolphin", "bigfin-reef-squid"),
    Meal("tropical-rock-lobster", "blue-sea-star"),
    Meal("tropical-rock-lobster", "feather-star"),
    # herbivores
    Meal("blue-sea-star", "seagrass", left="blue-sea-star~"),
    Meal("blue-sea-star", food="coralline-algae 1", left="blue-sea-star~"),
    Meal("burrowing-sea-urchin", food="coralline-algae 2", makes="plankton 1"),
    Meal("burrowing-sea-urchin", "coral", left="burrowing-sea-urchin=", makes="plankton 2"),
    Meal("dugong", "seagrass seagrass"),
    Meal("green-sea-turtle", "seagrass"),
    Meal("green-sea-turtle", food="coralline-algae 2"),
    Meal("regal-tang", food="coralline-algae 1"),
    Meal("regal-tang", food="plankton 1"),
    Meal("spotted-parrotfish", food="coralline-algae 2", left="spotted-parrotfish~"),
    Meal("spotted-parrotfish", "coral", left="spotted-parrotfish~"),
    Meal("yellow-boxfish", food="coralline-algae 1"),
    Meal("yellow-boxfish", food="plankton 1"),
    Meal("spotband-butterflyfish", food="coralline-algae 1", answers=("no",)),
    Meal(
        "spotband-butterflyfish",
        food="coralline-algae 1",
        answers=("yes",),
        left="spotband-butterflyfish=",
    ),
    Meal("spotband-butterflyfish", "coral-crab", answers=("no",)),
    # detritivores
    Meal("christmas-tree-worm", food="detritus 1", makes="plankton 2"),
    Meal("christmas-tree-worm", food="plankton 1", makes="plankton 2"),
    Meal("common-cleanerfish", food="detritus 1"),
    Meal("clownfish", food="detritus 1"),
    Meal("coral-crab", food="coralline-algae 1"),
    Meal("crown-of-thorns", "coral", makes="plankton 1"),
    Meal("drupella", "coral", left="drupella="),
    Meal("drupella", food="coralline-algae 3", left="drupella="),
    Meal("sea-cucumber", food="detritus 2"),
    # filter feeders
    Meal("barnacle", food="plankton 1"),
    Meal("eastern-spiny-seahorse", food="plankton 1"),
    Meal("feather-star", food="plankton 2"),
    Meal("reef-manta-ray", food="plankton 4"),
    Meal("sea-squirt", food="plankton 1"),
    Meal("whale-shark", food="plankton 4"),
    Meal(
        "australian-sardine",
        food="plankton 1",
        left="australian-sardine~ australian-sardine~ australian-sardine~",
    ),
]


@pytest.mark.parametrize("meal", MEALS, ids=lambda meal: f"{meal.who}: {meal.reef}{meal.food}")
def test_a_meal_takes_exactly_its_food_and_makes_what_follows(meal: Meal):
    for stage in STAGES:
        table = lay_out(f"{meal.who} {meal.reef}", food=meal.food, stage=stage)
        table.act(meal.who, *meal.answers)
        assert table.state.ask is None
        assert table.reef() == " ".join(sorted([meal.who, *meal.left.split()]))
        assert table.food() == meal.makes
        assert not table.card(meal.who).failed


def _less(meal: Meal) -> tuple[str, str]:
    if meal.food:
        name, amount = meal.food.split()
        return meal.reef, f"{name} {int(amount) - 1}"
    return " ".join(meal.reef.split()[1:]), ""


SHORT = [each for each in MEALS if not each.left or each.food]


@pytest.mark.parametrize("meal", SHORT, ids=lambda meal: f"{meal.who}: {meal.reef}{meal.food}")
def test_with_one_piece_less_nothing_is_eaten_and_it_starves_at_the_end(meal: Meal):
    for stage in STAGES:
        reef, food = _less(meal)
        table = lay_out(f"{meal.who} {reef}", food=food, stage=stage)
        table.act(meal.who)
        assert table.card(meal.who).failed
        assert table.food() == ("" if food.endswith(" 0") else food)
        assert "produced" not in table.told
        assert "copied" not in table.told or meal.who == "sharpfin-barracuda"
        assert table.reef() == " ".join(sorted([meal.who, *reef.split()]))
        table.end()
        assert meal.who not in table.reef().split()
        assert "starved" in table.told


NOT_EATEN = [
    ("bigfin-reef-squid", "clownfish regal-tang"),
    ("bottlenose-dolphin", "clownfish sea-squirt grey-reef-shark"),
    ("elegant-sea-snake", "regal-tang sea-squirt"),
    ("giant-trevally", "sea-squirt coral zooxanthellae seagrass resort"),
    ("giant-triton", "regal-tang sea-squirt"),
    ("grey-reef-shark", "sea-squirt bottlenose-dolphin"),
    ("whitetip-reef-shark", "sea-squirt bottlenose-dolphin"),
    ("mantis-shrimp", "regal-tang bottlenose-dolphin"),
    ("port-jackson-shark", "regal-tang"),
    ("sharpfin-barracuda", "clownfish"),
    ("snubfin-dolphin", "clownfish"),
    ("tropical-rock-lobster", "regal-tang"),
    ("dugong", "seagrass coral"),
    ("crown-of-thorns", "seagrass"),
]


@pytest.mark.parametrize(("who", "reef"), NOT_EATEN)
def test_nobody_eats_what_its_sentence_does_not_name(who: str, reef: str):
    for stage in STAGES:
        table = lay_out(f"{who} {reef}", food="", stage=stage).act(who)
        assert table.card(who).failed
        assert table.reef() == " ".join(sorted([who, *reef.split()]))


def test_every_animal_has_its_meals_in_the_rows_above():
    ways = {
        kind: sum(len(effect.ways) for effect in about.effects if isinstance(effect, Eat))
        for kind, about in default().cards.items()
        if about.animal
    }
    rows = {kind: sum(meal.who == kind for meal in MEALS) for kind in ways}
    attached = {"feather-star"}  # its other meal is told in test_attaching
    assert [kind for kind in ways if rows[kind] + (kind in attached) < ways[kind]] == []


@pytest.mark.parametrize("stage", STAGES)
def test_where_meals_differ_the_owner_says_which(stage: int):
    table = lay_out("dwarf-minke-whale dugong regal-tang", food="plankton 4", stage=stage)
    table.act("dwarf-minke-whale")
    assert table.options == ["way:0", "way:1"]
    table.run("way:1")
    assert (table.reef(), table.food()) == ("dugong dwarf-minke-whale regal-tang", "")


@pytest.mark.parametrize("stage", STAGES)
def test_prey_is_chosen_one_after_another_and_alike_ones_are_not_asked_about(stage: int):
    table = lay_out("bigfin-reef-squid clownfish drupella coral-crab", stage=stage)
    table.act("bigfin-reef-squid", "drupella")
    assert sorted(table.options) == ["clownfish", "coral-crab"]
    assert table.run("clownfish").reef() == "bigfin-reef-squid coral-crab"
    alike = lay_out("grey-reef-shark regal-tang regal-tang", stage=stage).act("grey-reef-shark")
    assert alike.state.ask is None
    assert alike.reef() == "grey-reef-shark regal-tang"


@pytest.mark.parametrize("stage", STAGES)
def test_a_class_counts_besides_the_first(stage: int):
    """Squid: grazer; mantis shrimp, lobster, blue sea star: detritivore."""
    for eater, prey in [
        ("snubfin-dolphin", "bigfin-reef-squid"),
        ("elegant-sea-snake", "mantis-shrimp"),
        ("elegant-sea-snake", "tropical-rock-lobster"),
        ("elegant-sea-snake", "blue-sea-star"),
        ("bottlenose-dolphin", "blue-sea-star"),
    ]:
        assert lay_out(f"{eater} {prey}", stage=stage).act(eater).reef() == eater


@pytest.mark.parametrize("stage", STAGES)
def test_no_card_removes_itself(stage: int):
    for who in ("mantis-shrimp", "tropical-rock-lobster", "giant-trevally"):
        assert lay_out(who, stage=stage).act(who).card(who).failed


@pytest.mark.parametrize("stage", STAGES)
def test_trevally_adds_one_to_each_making_of_detritus(stage: int):
    table = lay_out("giant-trevally grey-reef-shark regal-tang", stage=stage)
    assert table.act("grey-reef-shark").food() == "detritus 3"
    two = lay_out("giant-trevally giant-trevally grey-reef-shark regal-tang", stage=stage)
    assert two.act("grey-reef-shark").food() == "detritus 4"
    trawled = lay_out("giant-trevally trawler", stage=stage)
    assert trawled.act("trawler").food() == "detritus 2"  # it takes the trevally first
    plankton = lay_out("giant-trevally christmas-tree-worm", food="detritus 1", stage=stage)
    assert plankton.act("christmas-tree-worm").food() == "plankton 2"


@pytest.mark.parametrize("stage", STAGES)
def test_barracuda_copies_one_of_the_herbivores_for_the_turn_and_eats_one(stage: int):
    table = lay_out("sharpfin-barracuda regal-tang dugong", stage=stage)
    table.act("sharpfin-barracuda")
    assert table.options == ["kind:regal-tang", "kind:dugong"]
    table.run("kind:dugong")
    assert table.reef() == "dugong dugong~ regal-tang sharpfin-barracuda"
    assert table.options[0] == "dugong"  # the copy is the usual prey
    table.run(table.state.ask.options[0])  # type: ignore[union-attr]
    assert table.reef() == "dugong regal-tang sharpfin-barracuda"


@pytest.mark.parametrize("stage", STAGES)
def test_copies_of_this_turn_are_prey_and_nothing_else(stage: int):
    table = lay_out("australian-sardine mantis-shrimp", food="plankton 5", stage=stage).act(
        "australian-sardine"
    )
    assert table.reef().count("australian-sardine~") == 3
    table.act("mantis-shrimp", "australian-sardine")
    table.rest()
    assert table.food() == "plankton 4"
    table.end()
    assert "~" not in table.reef()


@pytest.mark.parametrize("stage", STAGES)
def test_lasting_copies_stay_up_to_four_of_a_kind_and_act_from_the_next_turn_on(stage: int):
    table = lay_out("drupella drupella= drupella= drupella=", food="coralline-algae 20")
    table.state.stage = stage
    table.rest()
    assert table.reef() == "drupella drupella= drupella= drupella= drupella="
    assert table.food() == "coralline-algae 8"  # four ate: the new one does not
    table.end()
    table.begin(0)
    table.state.phase = "manage"
    table.step.seat(0).food.coralline_algae = 15
    assert table.rest().food() == ""


@pytest.mark.parametrize("stage", STAGES)
def test_a_butterflyfish_with_another_of_its_kind_makes_no_copy(stage: int):
    table = lay_out(
        "spotband-butterflyfish spotband-butterflyfish", food="coralline-algae 1", stage=stage
    ).act("spotband-butterflyfish")
    assert table.state.ask is None
    assert table.reef() == "spotband-butterflyfish spotband-butterflyfish"


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("warming", [0, 2, 3, 8, 9])
def test_crown_of_thorns_makes_a_copy_for_every_three_warming(stage: int, warming: int):
    table = lay_out("crown-of-thorns coral", stage=stage, warming=warming).act("crown-of-thorns")
    assert table.reef().split().count("crown-of-thorns=") == warming // 3


@pytest.mark.parametrize("stage", STAGES)
def test_each_coral_crab_keeps_one_crown_of_thorns_from_copying_itself(stage: int):
    reef = "coral-crab crown-of-thorns crown-of-thorns coral coral"
    table = lay_out(reef, stage=stage, warming=3)
    table.act("crown-of-thorns").act("crown-of-thorns")
    assert table.reef().split().count("crown-of-thorns=") == 1
    two = lay_out(f"coral-crab {reef}", stage=stage, warming=3)
    two.act("crown-of-thorns").act("crown-of-thorns")
    assert "crown-of-thorns=" not in two.reef()
    again = lay_out("coral-crab crown-of-thorns coral coral", stage=stage, warming=3)
    again.act("crown-of-thorns").begin(0)
    again.act("crown-of-thorns")
    assert "crown-of-thorns=" not in again.reef()  # each turn anew


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    "who", ["elegant-sea-snake", "grey-reef-shark", "mantis-shrimp", "giant-trevally"]
)
def test_of_animals_only_the_triton_eats_a_crown_of_thorns(stage: int, who: str):
    assert lay_out(f"{who} crown-of-thorns", stage=stage).act(who).card(who).failed


@pytest.mark.parametrize("stage", STAGES)
def test_fishing_starvation_and_pollution_remove_a_crown_of_thorns(stage: int):
    fished = lay_out("artisanal-fishing crown-of-thorns", stage=stage).act("artisanal-fishing")
    assert fished.reef() == "artisanal-fishing"
    starved = lay_out("crown-of-thorns", stage=stage).act("crown-of-thorns").end()
    assert starved.reef() == ""
    polluted = lay_out("crown-of-thorns", stage=stage)
    polluted.step.seat(0).pollution = 4
    assert polluted.end().reef() == ""


@pytest.mark.parametrize("stage", STAGES)
def test_who_removed_a_boxfish_ends_its_sentence_and_goes_into_the_deck(stage: int):
    table = lay_out("grey-reef-shark yellow-boxfish", stage=stage).act("grey-reef-shark")
    assert (table.reef(), table.food()) == ("", "detritus 2")
    assert table.deck() == ["grey-reef-shark"]
    fished = lay_out("artisanal-fishing yellow-boxfish", stage=stage).act("artisanal-fishing")
    assert (fished.reef(), fished.deck()) == ("", ["artisanal-fishing"])
    assert fished.made() == (1, 1)
    trawled = lay_out("trawler yellow-boxfish", stage=stage).act("trawler")
    assert (trawled.reef(), trawled.food(), trawled.deck()) == ("", "detritus 2", ["trawler"])
    assert trawled.step.seat(0).pollution == (0 if stage == 1 else 1), (
        "it pollutes before it leaves"
    )
    assert trawled.state.warming == (1 if stage >= 3 else 0)
    by_law = lay_out("yellow-boxfish", stage=stage).take("illegal-fishing")
    assert (by_law.reef(), by_law.deck()) == ("illegal-fishing", [])


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("by", "capital"),
    [("artisanal-fishing", 3), ("illegal-fishing", 2), ("elegant-sea-snake", 0), ("trawler", 0)],
)
def test_fishing_a_drupella_brings_two_capital(stage: int, by: str, capital: int):
    if by == "illegal-fishing":
        table = lay_out("drupella", stage=stage).take(by)
    else:
        table = lay_out(f"{by} drupella", stage=stage).act(by)
    assert table.made()[1] == capital
    assert "drupella" not in table.reef()


@pytest.mark.parametrize("stage", STAGES)
def test_zooxanthellae_serve_as_plankton_where_it_lacks_and_the_owner_says_so(stage: int):
    table = lay_out("sea-squirt zooxanthellae", stage=stage)
    table.card("zooxanthellae").ends = 2
    table.act("sea-squirt")
    assert table.options == ["yes", "no"]
    assert table.run("yes").reef() == "sea-squirt"
    refused = lay_out("sea-squirt zooxanthellae", stage=stage)
    refused.card("zooxanthellae").ends = 2
    refused.act("sea-squirt", "no")
    assert refused.card("sea-squirt").failed
    there = lay_out("sea-squirt zooxanthellae", food="plankton 1", stage=stage)
    assert there.act("sea-squirt").reef() == "sea-squirt zooxanthellae"
    attached = lay_out("sea-squirt coral+zooxanthellae", stage=stage).act("sea-squirt")
    assert attached.card("sea-squirt").failed
    mixed = lay_out("reef-manta-ray zooxanthellae zooxanthellae", food="plankton 2", stage=stage)
    for card in mixed.step.seat(0).reef:
        card.ends = 1  # they go at this End anyway, so nobody is asked
    assert mixed.act("reef-manta-ray").reef() == "reef-manta-ray"


# Resources and attachments: corals and their zooxanthellae, hosts, and what comes off (B12–B20).

each_stage = pytest.mark.parametrize("stage", STAGES)


def hosts(table: Table, kind: str) -> list[str]:
    found = attachment.hosts(table.step, 0, table.card(kind))
    return sorted(c.kind for c in table.step.seat(0).reef if c.id in found)


# -- corals and zooxanthellae -------------------------------------------------------------------
@each_stage
def test_a_coral_with_zooxanthellae_makes_one_plankton_and_one_coralline_algae(stage: int):
    table = lay_out("coral+zooxanthellae coral+zooxanthellae", stage=stage).produce()
    assert table.food() == "plankton 2, coralline-algae 2"


@each_stage
def test_a_coral_without_zooxanthellae_is_bleached_makes_nothing_and_goes(stage: int):
    table = lay_out("coral", stage=stage).produce()
    assert (table.food(), table.card("coral").bleached) == ("", True)
    assert table.rest().count().end().reef() == ""
    assert "died-bleached" in table.told


@each_stage
def test_zooxanthellae_attach_to_corals_one_each(stage: int):
    table = lay_out("coral zooxanthellae zooxanthellae", stage=stage).produce()
    assert [bool(c.host) for c in table.step.seat(0).reef] == [False, True, False]
    assert table.food() == "plankton 1, coralline-algae 1"
    assert table.rest().end().reef() == "coral zooxanthellae zooxanthellae"


@each_stage
def test_loose_zooxanthellae_go_at_the_end_of_the_next_turn(stage: int):
    table = lay_out("", stage=stage)
    table.state.phase = "buy"
    table.take("zooxanthellae")  # laid in Acquire
    assert table.turn().reef() == "zooxanthellae"
    table.begin(1).begin(0)
    assert table.turn().reef() == ""
    assert "left" in table.told


@each_stage
def test_a_fresh_zooxanthellae_saves_a_bleached_coral(stage: int):
    table = lay_out("coral zooxanthellae", stage=stage)
    assert table.card("coral").ends == 1
    table.turn()
    assert table.reef() == "coral zooxanthellae"
    assert not table.card("coral").bleached


@each_stage
def test_a_host_that_goes_leaves_its_attachments(stage: int):
    table = lay_out("burrowing-sea-urchin coral+zooxanthellae+clownfish", stage=stage)
    table.act("burrowing-sea-urchin")
    assert table.reef() == "burrowing-sea-urchin burrowing-sea-urchin= clownfish zooxanthellae"
    assert table.card("zooxanthellae").host == table.card("clownfish").host == 0
    assert table.card("zooxanthellae").ends == 2
    assert table.card("clownfish").ends == 0  # it may live without a host (B13)
    assert table.told.count("came-off") == 2


@each_stage
def test_zooxanthellae_that_warming_drove_off_cannot_attach_and_go(stage: int):
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
def test_a_coral_bleached_in_ones_own_manage_can_still_be_saved_in_the_next_turn(stage: int):
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
def test_phytoplankton_makes_three_plankton_and_goes_into_the_deck(stage: int):
    table = lay_out("phytoplankton", stage=stage).produce()
    assert (table.food(), table.reef(), table.deck()) == ("plankton 3", "", ["phytoplankton"])


@each_stage
def test_phytoplankton_is_removed_for_two_biomass_in_acquire(stage: int):
    table = lay_out("phytoplankton", stage=stage)
    table.state.phase = "buy"
    card = table.card("phytoplankton")
    assert acquire.can_use(table.step, 0, card)
    acquire.carry_out_offer(table.step, 0, card)
    table.run()
    assert (table.reef(), table.deck(), table.made()) == ("", [], (2, 0))
    assert table.step.seat(0).purse.biomass == 0  # for the next turn's purchases (B27)
    assert "phytoplankton" in table.step.pile("resource").returned


@each_stage
def test_each_seagrass_lets_a_living_coral_make_two_coralline_algae_more(stage: int):
    table = lay_out("seagrass seagrass coral+zooxanthellae", stage=stage).produce()
    assert table.food() == "plankton 1, coralline-algae 5"
    assert lay_out("seagrass", stage=stage).produce().food() == ""
    assert lay_out("seagrass coral", stage=stage).produce().food() == ""


@each_stage
@pytest.mark.parametrize("who", ["seagrass", "sea-squirt"])
def test_one_pollution_a_turn_is_stored_and_comes_back_when_it_is_removed(stage: int, who: str):
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
def test_a_card_attaches_to_what_its_sentence_names(stage: int, who: str, to: str):
    table = lay_out(f"{who} {REEF}", stage=stage)
    assert hosts(table, who) == to.split()


@each_stage
def test_what_can_attach_does_so_before_producers_and_its_owner_says_to_which(stage: int):
    table = lay_out("clownfish coral+zooxanthellae coral+zooxanthellae+barnacle", stage=stage)
    table.produce()
    assert table.options == ["coral", "coral"]
    table.run(table.state.ask.options[1])  # type: ignore[union-attr]
    assert table.card("clownfish").host
    assert table.food() == "plankton 4, coralline-algae 2"


@each_stage
def test_a_clownfish_lets_its_coral_make_two_plankton_while_it_lives(stage: int):
    table = lay_out("coral+zooxanthellae+clownfish", stage=stage).produce()
    assert table.food() == "plankton 3, coralline-algae 1"
    assert lay_out("coral+clownfish", stage=stage).produce().food() == ""
    assert lay_out("clownfish", stage=stage).produce().food() == ""


@each_stage
def test_a_worm_without_coral_is_removed_at_the_end_of_the_turn(stage: int):
    table = lay_out("christmas-tree-worm", food="detritus 1", stage=stage)
    assert table.act("christmas-tree-worm").end().reef() == ""
    kept = lay_out("coral+zooxanthellae+christmas-tree-worm", food="detritus 1", stage=stage)
    kept.act("christmas-tree-worm").end()
    assert "christmas-tree-worm" in kept.reef()


@each_stage
def test_a_barnacle_without_host_is_removed_for_one_biomass(stage: int):
    table = lay_out("barnacle", food="plankton 1", stage=stage).act("barnacle").end()
    assert (table.reef(), table.made()) == ("", (1, 0))
    kept = lay_out("coral+zooxanthellae+barnacle", food="plankton 1", stage=stage)
    assert "barnacle" in kept.act("barnacle").end().reef()
    assert kept.made() == (0, 0)


@each_stage
def test_a_feather_star_eats_detritus_on_a_coral_and_two_plankton_without(stage: int):
    table = lay_out("coral+zooxanthellae+feather-star", food="plankton 2, detritus 1", stage=stage)
    assert table.act("feather-star").food() == "plankton 2"
    hungry = lay_out("coral+zooxanthellae+feather-star", food="plankton 2", stage=stage)
    assert hungry.act("feather-star").card("feather-star").failed
    alone = lay_out("feather-star", food="detritus 1", stage=stage).act("feather-star")
    assert alone.card("feather-star").failed


@each_stage
def test_attached_animals_still_eat_and_are_eaten(stage: int):
    table = lay_out("regal-tang+common-cleanerfish elegant-sea-snake", stage=stage)
    assert table.act("elegant-sea-snake").reef() == "elegant-sea-snake regal-tang"
    hungry = lay_out("regal-tang+common-cleanerfish", stage=stage).act("common-cleanerfish")
    assert hungry.card("common-cleanerfish").failed


@each_stage
def test_a_cleanerfish_gives_two_points_while_it_is_attached(stage: int):
    assert victory_points(lay_out("regal-tang+common-cleanerfish", stage=stage).step, 0) == 4
    assert victory_points(lay_out("regal-tang common-cleanerfish", stage=stage).step, 0) == 2


def test_two_cards_that_attach_to_animals_never_attach_to_one_another():
    table = lay_out("common-cleanerfish common-cleanerfish")
    table.produce()
    first, second = table.step.seat(0).reef
    assert first.host == second.id
    assert not second.host
