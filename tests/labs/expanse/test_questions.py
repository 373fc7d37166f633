"""The questions of Blue Expanse: bank, forms and drawings, and those made from a match."""

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.form_order import compose
from reefkit.assess.items import Choice, DrawingPicture, GraphPicture, Text
from reefkit.assess.question_maker import Draft
from reefkit.assess.question_page import shown
from reefkit.games.expanse import content as stored
from reefkit.games.expanse.effects import StorePollution
from reefkit.labs.expanse.questions import QUESTIONS, cascades, food_web
from reefkit.labs.expanse.questions.evidence_pictures import drawing
from reefkit.labs.expanse.questions.facts import Change, EatenMeal
from reefkit.labs.expanse.questions.plots import axis
from reefkit.text import Message, catalogue
from tests.labs.expanse import matches
from tests.labs.expanse.bank_keys import (
    BANK,
    CARDS,
    GRAPHS,
    NUMBERS,
    for_seats,
    made_of_cards,
    may_eat,
    slowed,
    webs,
)
from tests.labs.test_banks import bank_of

# ---- The bank and forms of Blue Expanse: what they must hold, and that keys are what cards give.
GRADED = bank_of("expanse").graded
FORMS = bank_of("expanse").forms
LEVELS = ("en", "en-simple")


def said(id_: str, level: str = "en") -> str:
    return catalogue(level).render(Message(id_), strict=True)


# ---- What the bank holds
def test_every_item_but_open_ones_explains():
    for id_, each in GRADED.items():
        if not isinstance(each, Text):
            for level in LEVELS:
                assert len(said(f"item-{id_}.why", level).split()) >= 8, id_


# ---- Keys
def test_three_questions_show_a_graph_of_something_measured():
    shown_ = [
        each.picture.name for each in BANK.items.values() if isinstance(each.picture, GraphPicture)
    ]
    assert len(shown_) == 3
    assert set(shown_) <= GRAPHS.keys()


def test_who_eats_whom_in_a_drawn_web_does_so_in_the_game():
    for id_, web in webs():
        ids = {each for level in web["levels"] for each in level}
        assert all(made_of_cards(each) for each in ids), id_
        place = {each: n for n, level in enumerate(web["levels"]) for each in level}
        for food, eater in web["links"]:
            assert may_eat(eater, food), (id_, food, eater)
            assert place[food] < place[eater], (id_, food, eater)
        assert {each for link in web["links"] for each in link} == ids, id_


@pytest.mark.parametrize(
    ("eater", "food", "may"),
    [
        ("dugong", "seagrass", True),
        ("dugong", "coralline-algae", False),
        ("giant-triton", "crown-of-thorns", True),
        ("giant-trevally", "whale-shark", False),
        ("reef-manta-ray", "phytoplankton", True),
        ("whitetip-reef-shark", "regal-tang", True),
    ],
)
def test_the_cards_tell_who_may_eat_what(eater: str, food: str, may: bool):  # noqa: FBT001
    assert may_eat(eater, food) is may


@pytest.mark.parametrize("level", LEVELS)
def test_numbers_of_the_rules_stand_in_the_texts(level: str):
    research = said("item-expanse-research-in-numbers", level)
    for every in (NUMBERS.warming_every, slowed()):
        assert f"every {for_seats(every, 2)}" in research
    assert f"multiple of {NUMBERS.pollution_every}" in said("item-expanse-pollution-steps", level)
    (store,) = [each for each in CARDS["seagrass"].effects if isinstance(each, StorePollution)]
    assert f"stores {store.count} pollution" in said("item-expanse-meadow-dug-up", level)


@pytest.mark.parametrize("level", LEVELS)
def test_findings_are_told_with_their_figures_and_where_they_are_from(level: str):
    for id_, told in (
        ("urchins-of-jamaica", ("1983",)),
        ("shark-of-palau", ("179,000", "108")),
        (
            "three-causes",
            ("48\N{NO-BREAK SPACE}%", "42\N{NO-BREAK SPACE}%", "10\N{NO-BREAK SPACE}%", "2012"),
        ),
        ("bleaching-of-2016", ("2016", "2017")),
    ):
        asked = said(f"item-expanse-{id_}", level)
        assert all(each in asked for each in told), id_
        assert re.search(r"\([A-Z][^)]* \d{4}", said(f"item-expanse-{id_}.why", level)), id_
    assert "El Niño" in said("item-expanse-bleaching-of-2016.why", level)


def test_right_options_stand_anywhere_in_what_is_shown():
    """In the file the right option is often the first; students see them in another order."""
    places: Counter[int] = Counter()
    for id_, each in BANK.items.items():
        if isinstance(each, Choice) and not each.fixed_order:
            given = shown(BANK.question(id_), "somebody")
            places[[option.id for option in given.options].index(each.right)] += 1
    assert len(places) == 4
    assert max(places.values()) <= 0.5 * sum(places.values())


# ---- Forms
def test_a_class_is_asked_the_other_half_of_each_pair_after_the_game():
    asked = {
        part: {each.item.concept: each.id for each in compose(FORMS[form], BANK, (), "somebody")}
        for part, form in (("before", "before-concepts"), ("after", "after-concepts"))
    }
    for concept, pair in BANK.pairs().items():
        assert {asked["before"][concept], asked["after"][concept]} == set(pair)


def test_what_if_has_a_form_of_its_own():
    asked = {each.id for each in compose(FORMS["after-what-if"], BANK, (), "somebody")}
    assert {"expanse-why-luck-is-kept", "expanse-both-courses"} < asked


# ---- What a question has to look at: each drawing says in words what it shows, and bears what is wrong.
SAY = catalogue("en")


@given(st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_any_record_can_be_drawn(numbers: list[int]):
    turns = tuple(range(1, len(numbers) + 1))
    html = drawing("record", {"turns": turns, "rows": (("warming", *numbers),)}, SAY)
    cells = BeautifulSoup(html, "html.parser").select('[tabindex="0"] > table td')
    assert [int(cell.get_text()) for cell in cells] == numbers


# ---- Questions made from a match: for every template, right by another reckoning, over many matches.


def test_before_the_first_turn_nothing_is_asked():
    table = matches.table(16)
    assert QUESTIONS.made(table, 0, "Ana", 1) == []
    assert QUESTIONS.plotted(table, 0, "Ana", 1) == []


@pytest.mark.parametrize(("changed", "drawn"), [((7,), None), ((5, 7), (4, 7)), ((1, 6), (1, 6))])
def test_warming_is_drawn_from_the_turn_before_it_first_changes_if_it_does_twice(
    changed: tuple[int, ...], drawn: tuple[int, int] | None
):
    plot = next(each for each in QUESTIONS.plots if each.id == "warming-plot")
    facts = SimpleNamespace(
        turns=7,
        warming=[Change(time, time, "el-nino", 2) for time in changed],
        line=lambda _: [2 * sum(time <= turn for time in changed) for turn in range(8)],
        moment=lambda turn: turn,
        deck=lambda _: "malus",
    )
    asked = [each.item.picture.values["turns"] for each in plot.ask(facts)]
    assert [(turns[0], turns[-1]) for turns in asked] == ([drawn] if drawn else [])


@pytest.mark.parametrize(("most", "end"), [(0, 20), (19, 20), (20, 40), (61, 80)])
def test_an_axis_gives_nothing_away(most: int, end: int):
    assert axis(most) == end


# ---- The food web of a turn by hand: who had one food alone, and on which level each one fed.
class OneTurn:
    """A match of one turn, of whose reef nothing is known but who ate what."""

    turns = 1
    content = stored.default()

    def __init__(self, **eaten: tuple[str, ...]) -> None:
        self.meals = [
            EatenMeal(1, 0, eater.replace("_", "-"), tuple((food, 1) for food in foods))
            for eater, foods in eaten.items()
        ]

    def meals_at(self, time: int) -> list[EatenMeal]:
        return [each for each in self.meals if each.time == time]

    def lives(self, kind: str) -> str:
        found = self.content.cards.get(kind)
        return found.classes[0] if found is not None and found.classes else ""

    def moment(self, time: int) -> int:
        return time


def drafts(ask: Any, facts: Any) -> dict[str, Draft]:  # noqa: ANN401 (a template and what it reads)
    return {each.about: each for each in ask(facts)}


def test_who_ate_a_food_among_others_did_not_eat_it_alone():
    facts = OneTurn(
        dugong=("seagrass",),
        green_sea_turtle=("seagrass", "coralline-algae"),
        regal_tang=("plankton",),
    )
    found = drafts(food_web.only_food, facts)
    assert found.keys() == {"turn-1-seagrass", "turn-1-plankton"}
    asked = found["turn-1-seagrass"]
    assert asked.right.id == "dugong"
    assert {each.id for each in asked.others} == {"green-sea-turtle", "regal-tang"}
    picture = asked.picture
    assert isinstance(picture, DrawingPicture)
    assert ("seagrass", "green-sea-turtle") in picture.values["links"]  # type: ignore[operator]


def test_of_two_with_the_same_food_alone_neither_is_a_wrong_option():
    facts = OneTurn(dugong=("seagrass",), blue_sea_star=("seagrass",), regal_tang=("plankton",))
    asked = drafts(food_web.only_food, facts)["turn-1-seagrass"]
    assert asked.also_right == {"dugong", "blue-sea-star"}
    assert {each.id for each in asked.others} == {"regal-tang"}


@pytest.mark.parametrize(("stay", "asked"), [(0, True), (1, False), (2, False)])
def test_why_one_left_is_asked_only_where_it_is_gone(stay: int, asked: bool):  # noqa: FBT001
    """A copy was eaten and the sea star stayed: "a blue sea star left your reef" was not true."""
    lost = SimpleNamespace(time=1, card="blue-sea-star", why="eaten", by="port-jackson-shark")
    reefs = [{"blue-sea-star": 1}, {"blue-sea-star": stay}]
    facts = SimpleNamespace(turns=1, left=[lost], reef=reefs.__getitem__, moment=lambda time: time)
    assert bool(drafts(cascades.why_gone, facts)) is asked


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
):
    found = drafts(food_web.level, OneTurn(**eaten))
    asked = found.get(f"turn-1-{eater}")
    assert (asked.right.id if asked else None) == level


def test_food_lies_below_and_hunters_above():
    facts: Any = OneTurn(regal_tang=("plankton",), grey_reef_shark=("regal-tang",))
    picture = food_web.web_of(facts, food_web.by_eater(facts.meals))
    assert picture.values["levels"] == (("plankton",), ("regal-tang",), ("grey-reef-shark",))
