"""The food web of a turn by hand: who had one food alone, and on which level each one fed."""

from __future__ import annotations

from typing import Any

import pytest

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.games.expanse import content as stored
from reefkit.labs.expanse.questions import choices
from reefkit.labs.expanse.questions.facts import Meal


class OneTurn:
    """A match of one turn, of whose reef nothing is known but who ate what."""

    turns = 1
    content = stored.default()

    def __init__(self, **eaten: tuple[str, ...]) -> None:
        self.meals = [
            Meal(1, 0, eater.replace("_", "-"), tuple((food, 1) for food in foods))
            for eater, foods in eaten.items()
        ]

    def meals_at(self, time: int) -> list[Meal]:
        return [each for each in self.meals if each.time == time]

    def lives(self, kind: str) -> str:
        found = self.content.cards.get(kind)
        return found.classes[0] if found is not None and found.classes else ""

    def moment(self, time: int) -> int:
        return time


def drafts(ask: Any, facts: Any) -> dict[str, Draft]:  # noqa: ANN401 (a template and what it reads)
    return {each.about: each for each in ask(facts)}


def test_who_ate_a_food_among_others_did_not_eat_it_alone() -> None:
    facts = OneTurn(
        dugong=("seagrass",),
        green_sea_turtle=("seagrass", "coralline-algae"),
        regal_tang=("plankton",),
    )
    found = drafts(choices.only_food, facts)
    assert found.keys() == {"turn-1-seagrass", "turn-1-plankton"}
    asked = found["turn-1-seagrass"]
    assert asked.right.id == "dugong"
    assert {each.id for each in asked.others} == {"green-sea-turtle", "regal-tang"}
    picture = asked.picture
    assert isinstance(picture, DrawingPicture)
    assert ("seagrass", "green-sea-turtle") in picture.values["links"]  # type: ignore[operator]


def test_of_two_with_the_same_food_alone_neither_is_a_wrong_option() -> None:
    facts = OneTurn(dugong=("seagrass",), blue_sea_star=("seagrass",), regal_tang=("plankton",))
    asked = drafts(choices.only_food, facts)["turn-1-seagrass"]
    assert asked.also_right == {"dugong", "blue-sea-star"}
    assert {each.id for each in asked.others} == {"regal-tang"}


@pytest.mark.parametrize(
    ("eaten", "eater", "level"),
    [
        ({"dugong": ("seagrass",)}, "dugong", "second"),
        (
            {"regal_tang": ("plankton",), "grey_reef_shark": ("regal-tang",)},
            "grey-reef-shark",
            "third",
        ),
        (
            {
                "regal_tang": ("plankton",),
                "grey_reef_shark": ("regal-tang",),
                "giant_trevally": ("grey-reef-shark",),
            },
            "giant-trevally",
            "fourth",
        ),
        ({"sea_cucumber": ("detritus",)}, "sea-cucumber", None),
        ({"grey_reef_shark": ("regal-tang",)}, "grey-reef-shark", None),
        (
            {"regal_tang": ("plankton",), "mantis_shrimp": ("regal-tang", "coral")},
            "mantis-shrimp",
            None,
        ),
        (
            {"mantis_shrimp": ("coral-crab",), "coral_crab": ("mantis-shrimp",)},
            "mantis-shrimp",
            None,
        ),
    ],
)
def test_a_level_is_asked_where_there_is_one_answer(
    eaten: dict[str, tuple[str, ...]], eater: str, level: str | None
) -> None:
    found = drafts(choices.level, OneTurn(**eaten))
    asked = found.get(f"turn-1-{eater}")
    assert (asked.right.id if asked else None) == level


def test_food_lies_below_and_hunters_above() -> None:
    facts: Any = OneTurn(regal_tang=("plankton",), grey_reef_shark=("regal-tang",))
    picture = choices.web_of(facts, choices.by_eater(facts.meals))
    assert picture.values["levels"] == (("plankton",), ("regal-tang",), ("grey-reef-shark",))
