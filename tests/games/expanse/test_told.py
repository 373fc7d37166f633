"""What happened is told as a person would say it, and as a reading needs it."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import supply
from reefkit.games.expanse.effects import Eat
from reefkit.games.expanse.food_web import amount_words, either, needs_of
from reefkit.games.expanse.tasks import card_name, card_one, effects_of
from reefkit.games.expanse.turn import named
from reefkit.text import Message, catalogue, message
from tests.games.expanse.laid_out import lay_out

SAY = catalogue("en")


def said(told: Message) -> str:
    return SAY.render(told, strict=True)


@pytest.mark.parametrize("food", ["plankton", "coralline-algae", "detritus"])
def test_an_amount_of_food_names_the_food(food: str) -> None:
    assert named(amount_words(food, 2)) == food
    assert named(card_one("coral")) == named(card_name("coral")) == "coral"


def test_equal_cards_are_drawn_together() -> None:
    table = lay_out()
    table.state.seats[0].deck = [["biomass"] * 3 + ["capital"]]
    table.events.clear()
    supply.draw(table.step, 0, 4)
    own = next(each.what for each in table.events if each.what.id == "expanse-drew-these")
    assert said(own) == "You draw 3 Biomass and a Capital."


@pytest.mark.parametrize(
    ("biomass", "capital", "put"),
    [
        (0, 0, "nothing"),
        (2, 0, "2 Biomass"),
        (0, 1, "1 Capital"),
        (1, 3, "1 Biomass and 3 Capital"),
    ],
)
def test_what_is_put_under_the_deck_is_told_without_what_is_not(
    biomass: int, capital: int, put: str
) -> None:
    told = message("expanse-flowed", player="Ana", biomass=biomass, capital=capital)
    assert said(told) == f"Ana puts {put} of the hand under the deck."


@pytest.mark.parametrize(
    ("kind", "needs"),
    [
        ("port-jackson-shark", "1 detritivore or 2 detritus"),
        ("tropical-rock-lobster", "1 detritivore or filter feeder"),
        ("bigfin-reef-squid", "2 detritivores"),
        ("giant-triton", "1 detritivore or 3 crown-of-thorns starfish"),
        ("dugong", "2 seagrasses"),
    ],
)
def test_a_meal_is_said_with_or_between_its_ways(kind: str, needs: str) -> None:
    table = lay_out()
    card = table.lies(0, kind)
    found = [each for meal in effects_of(table.step, card, Eat) for each in needs_of(meal)]
    assert said(either(found)) == needs


def test_whoever_lost_its_meal_for_good_needs_some_meal() -> None:
    assert said(either([])) == "a meal"
