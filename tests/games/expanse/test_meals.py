"""Who eats what: each meal of the rules page at each stage, and what follows it.

A row reads like the rules page: who acts, what lies there before, and what is left.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from reefkit.games.expanse.content import default
from reefkit.games.expanse.effects import Eat
from tests.games.expanse.little_reefs import lay_out

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
def test_a_meal_takes_exactly_its_food_and_makes_what_follows(meal: Meal) -> None:
    for stage in STAGES:
        table = lay_out(f"{meal.who} {meal.reef}", food=meal.food, stage=stage)
        table.act(meal.who, *meal.answers)
        assert table.state.ask is None
        assert table.reef() == " ".join(sorted([meal.who, *meal.left.split()]))
        assert table.food() == meal.makes
        assert not table.card(meal.who).failed


def _less(meal: Meal) -> tuple[str, str]:
    """Give what lies there for a meal with one card or piece of food fewer."""
    if meal.food:
        name, amount = meal.food.split()
        return meal.reef, f"{name} {int(amount) - 1}"
    return " ".join(meal.reef.split()[1:]), ""


SHORT = [each for each in MEALS if not each.left or each.food]


@pytest.mark.parametrize("meal", SHORT, ids=lambda meal: f"{meal.who}: {meal.reef}{meal.food}")
def test_with_one_piece_less_nothing_is_eaten_and_it_starves_at_the_end(meal: Meal) -> None:
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
def test_nobody_eats_what_its_sentence_does_not_name(who: str, reef: str) -> None:
    for stage in STAGES:
        table = lay_out(f"{who} {reef}", food="", stage=stage).act(who)
        assert table.card(who).failed
        assert table.reef() == " ".join(sorted([who, *reef.split()]))


def test_every_animal_has_its_meals_in_the_rows_above() -> None:
    ways = {
        kind: sum(len(effect.ways) for effect in about.effects if isinstance(effect, Eat))
        for kind, about in default().cards.items()
        if about.animal
    }
    rows = {kind: sum(meal.who == kind for meal in MEALS) for kind in ways}
    attached = {"feather-star"}  # its other meal is told in test_attaching
    assert [kind for kind in ways if rows[kind] + (kind in attached) < ways[kind]] == []


@pytest.mark.parametrize("stage", STAGES)
def test_where_meals_differ_the_owner_says_which(stage: int) -> None:
    table = lay_out("dwarf-minke-whale dugong regal-tang", food="plankton 4", stage=stage)
    table.act("dwarf-minke-whale")
    assert table.options == ["way:0", "way:1"]
    table.run("way:1")
    assert (table.reef(), table.food()) == ("dugong dwarf-minke-whale regal-tang", "")


@pytest.mark.parametrize("stage", STAGES)
def test_prey_is_chosen_one_after_another_and_alike_ones_are_not_asked_about(stage: int) -> None:
    table = lay_out("bigfin-reef-squid clownfish drupella coral-crab", stage=stage)
    table.act("bigfin-reef-squid", "drupella")
    assert sorted(table.options) == ["clownfish", "coral-crab"]
    assert table.run("clownfish").reef() == "bigfin-reef-squid coral-crab"
    alike = lay_out("grey-reef-shark regal-tang regal-tang", stage=stage).act("grey-reef-shark")
    assert alike.state.ask is None
    assert alike.reef() == "grey-reef-shark regal-tang"


@pytest.mark.parametrize("stage", STAGES)
def test_a_class_counts_besides_the_first(stage: int) -> None:
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
def test_no_card_removes_itself(stage: int) -> None:
    for who in ("mantis-shrimp", "tropical-rock-lobster", "giant-trevally"):
        assert lay_out(who, stage=stage).act(who).card(who).failed


@pytest.mark.parametrize("stage", STAGES)
def test_trevally_adds_one_to_each_making_of_detritus(stage: int) -> None:
    table = lay_out("giant-trevally grey-reef-shark regal-tang", stage=stage)
    assert table.act("grey-reef-shark").food() == "detritus 3"
    two = lay_out("giant-trevally giant-trevally grey-reef-shark regal-tang", stage=stage)
    assert two.act("grey-reef-shark").food() == "detritus 4"
    trawled = lay_out("giant-trevally trawler", stage=stage)
    assert trawled.act("trawler").food() == "detritus 2"  # it takes the trevally first
    plankton = lay_out("giant-trevally christmas-tree-worm", food="detritus 1", stage=stage)
    assert plankton.act("christmas-tree-worm").food() == "plankton 2"


@pytest.mark.parametrize("stage", STAGES)
def test_barracuda_copies_one_of_the_herbivores_for_the_turn_and_eats_one(stage: int) -> None:
    table = lay_out("sharpfin-barracuda regal-tang dugong", stage=stage)
    table.act("sharpfin-barracuda")
    assert table.options == ["kind:regal-tang", "kind:dugong"]
    table.run("kind:dugong")
    assert table.reef() == "dugong dugong~ regal-tang sharpfin-barracuda"
    assert table.options[0] == "dugong"  # the copy is the usual prey
    table.run(table.state.ask.options[0])  # type: ignore[union-attr]
    assert table.reef() == "dugong regal-tang sharpfin-barracuda"


@pytest.mark.parametrize("stage", STAGES)
def test_copies_of_this_turn_are_prey_and_nothing_else(stage: int) -> None:
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
def test_lasting_copies_stay_up_to_four_of_a_kind_and_act_from_the_next_turn_on(
    stage: int,
) -> None:
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
def test_a_butterflyfish_with_another_of_its_kind_makes_no_copy(stage: int) -> None:
    table = lay_out(
        "spotband-butterflyfish spotband-butterflyfish", food="coralline-algae 1", stage=stage
    ).act("spotband-butterflyfish")
    assert table.state.ask is None
    assert table.reef() == "spotband-butterflyfish spotband-butterflyfish"


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("warming", [0, 2, 3, 8, 9])
def test_crown_of_thorns_makes_a_copy_for_every_three_warming(stage: int, warming: int) -> None:
    table = lay_out("crown-of-thorns coral", stage=stage, warming=warming).act("crown-of-thorns")
    assert table.reef().split().count("crown-of-thorns=") == warming // 3


@pytest.mark.parametrize("stage", STAGES)
def test_each_coral_crab_keeps_one_crown_of_thorns_from_copying_itself(stage: int) -> None:
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
def test_of_animals_only_the_triton_eats_a_crown_of_thorns(stage: int, who: str) -> None:
    assert lay_out(f"{who} crown-of-thorns", stage=stage).act(who).card(who).failed


@pytest.mark.parametrize("stage", STAGES)
def test_fishing_starvation_and_pollution_remove_a_crown_of_thorns(stage: int) -> None:
    fished = lay_out("artisanal-fishing crown-of-thorns", stage=stage).act("artisanal-fishing")
    assert fished.reef() == "artisanal-fishing"
    starved = lay_out("crown-of-thorns", stage=stage).act("crown-of-thorns").end()
    assert starved.reef() == ""
    polluted = lay_out("crown-of-thorns", stage=stage)
    polluted.step.seat(0).pollution = 4
    assert polluted.end().reef() == ""


@pytest.mark.parametrize("stage", STAGES)
def test_who_removed_a_boxfish_ends_its_sentence_and_goes_into_the_deck(stage: int) -> None:
    table = lay_out("grey-reef-shark yellow-boxfish", stage=stage).act("grey-reef-shark")
    assert (table.reef(), table.food()) == ("", "detritus 2")
    assert table.deck() == ["grey-reef-shark"]
    fished = lay_out("artisanal-fishing yellow-boxfish", stage=stage).act("artisanal-fishing")
    assert (fished.reef(), fished.deck()) == ("", ["artisanal-fishing"])
    assert fished.made() == (1, 1)
    trawled = lay_out("trawler yellow-boxfish", stage=stage).act("trawler")
    assert (trawled.reef(), trawled.food(), trawled.deck()) == ("", "detritus 2", ["trawler"])
    by_law = lay_out("yellow-boxfish", stage=stage).take("illegal-fishing")
    assert (by_law.reef(), by_law.deck()) == ("illegal-fishing", [])


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("by", "capital"),
    [("artisanal-fishing", 3), ("illegal-fishing", 2), ("elegant-sea-snake", 0), ("trawler", 0)],
)
def test_fishing_a_drupella_brings_two_capital(stage: int, by: str, capital: int) -> None:
    if by == "illegal-fishing":
        table = lay_out("drupella", stage=stage).take(by)
    else:
        table = lay_out(f"{by} drupella", stage=stage).act(by)
    assert table.made()[1] == capital
    assert "drupella" not in table.reef()


@pytest.mark.parametrize("stage", STAGES)
def test_zooxanthellae_serve_as_plankton_where_it_lacks_and_the_owner_says_so(
    stage: int,
) -> None:
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
