"""The bank and forms of Blue Expanse: what they must hold, and that keys are what cards give."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from reefkit.assess import Question, compose, minutes_of, shown
from reefkit.assess.items import Choice, DrawingPicture, Text
from reefkit.games.expanse.effects import Store
from reefkit.labs.expanse.content import own_papers
from reefkit.labs.expanse.questions.facts import drawing
from reefkit.text import Message, catalogue
from tests.labs.bank_texts import bank_of
from tests.labs.expanse import made_pool
from tests.labs.expanse.bank_keys import (
    BANK,
    CARDS,
    KEYS,
    NUMBERS,
    for_seats,
    key_of,
    made_of_cards,
    may_eat,
    slowed,
    webs,
)

GRADED = bank_of("expanse").graded
FORMS = bank_of("expanse").forms
STUDENTS = [f"student {number}" for number in range(12)]
LEVELS = ("en", "en-simple")


def said(id_: str, level: str = "en") -> str:
    return catalogue(level).render(Message(id_), strict=True)


# ---- What the bank holds


def test_every_item_but_open_ones_explains() -> None:
    for id_, each in GRADED.items():
        if not isinstance(each, Text):
            for level in LEVELS:
                assert len(said(f"item-{id_}.why", level).split()) >= 8, id_


# ---- Keys


@pytest.mark.parametrize("id_", sorted(KEYS))
def test_a_key_is_what_cards_rules_and_pictures_give(id_: str) -> None:
    assert key_of(id_) == KEYS[id_]()


def test_every_item_with_a_picture_is_worked_out() -> None:
    pictured = {id_ for id_, each in BANK.items.items() if each.picture is not None}
    assert pictured
    assert pictured <= {f"expanse-{id_}" for id_ in KEYS}


def test_who_eats_whom_in_a_drawn_web_does_so_in_the_game() -> None:
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
def test_the_cards_tell_who_may_eat_what(eater: str, food: str, may: bool) -> None:  # noqa: FBT001
    assert may_eat(eater, food) is may


@pytest.mark.parametrize("level", LEVELS)
def test_numbers_of_the_rules_stand_in_the_texts(level: str) -> None:
    research = said("item-expanse-research-in-numbers", level)
    for every in (NUMBERS.warming_every, slowed()):
        assert f"every {for_seats(every, 2)}" in research
        assert f"{every} for each player" in research
    assert f"multiple of {NUMBERS.pollution_every}" in said("item-expanse-pollution-steps", level)
    (store,) = [each for each in CARDS["seagrass"].effects if isinstance(each, Store)]
    assert f"stores {store.count} pollution" in said("item-expanse-meadow-dug-up", level)


@pytest.mark.parametrize("level", LEVELS)
def test_findings_are_told_with_their_figures_and_where_they_are_from(level: str) -> None:
    for id_, told in (
        ("urchins-of-jamaica", ("1983", "92 %", "4 %")),
        ("shark-of-palau", ("179,000", "108")),
        ("three-causes", ("48 %", "42 %", "10 %", "2012")),
        ("bleaching-of-2016", ("2016", "2017")),
    ):
        asked = said(f"item-expanse-{id_}", level)
        assert all(each in asked for each in told), id_
        assert re.search(r"\([A-Z][^)]* \d{4}", said(f"item-expanse-{id_}.why", level)), id_
    assert "El Niño" in said("item-expanse-bleaching-of-2016.why", level)


def test_right_options_stand_anywhere_in_what_is_shown() -> None:
    """In the file the right option is often the first; students see them in another order."""
    places: Counter[int] = Counter()
    for id_, each in BANK.items.items():
        if isinstance(each, Choice) and not each.fixed_order:
            given = shown(BANK.question(id_), "somebody")
            places[[option.id for option in given.options].index(each.right)] += 1
    assert len(places) == 4
    assert max(places.values()) <= 0.5 * sum(places.values())


@pytest.mark.parametrize("level", LEVELS)
def test_every_drawing_of_an_item_can_be_drawn(level: str) -> None:
    pictures = {id_: each.picture for id_, each in BANK.items.items() if each.picture}
    for id_, each in pictures.items():
        assert isinstance(each, DrawingPicture)
        assert drawing(each.name, each.values, catalogue(level)), id_


# ---- Forms


@cache
def offered(part: str) -> tuple[Question, ...]:
    """Give what a match offers to ask after it; nothing before."""
    if part == "before":
        return ()
    return tuple(own_papers().make(made_pool.table(1), 0, "Ana"))


@pytest.mark.parametrize("name", FORMS)
def test_a_form_keeps_its_time_for_every_student(name: str) -> None:
    form = FORMS[name]
    for student in STUDENTS:
        questions = compose(form, BANK, offered(form.part), student)
        assert minutes_of(questions) <= form.minutes


@pytest.mark.parametrize("part", ["before", "after"])
def test_the_default_form_is_short(part: str) -> None:
    form = FORMS[part]
    for student in STUDENTS:
        asked = [
            each
            for each in compose(form, BANK, offered(part), student)
            if each.id not in form.survey
        ]
        assert 5 <= len(asked) <= 6
        assert len({goal for each in asked for goal in each.item.goals}) >= 4
        if part == "after":
            assert asked[0].kind == "curve-plot"
            assert sum(each.kind.endswith("-plot") for each in asked) == 1
            assert sum(each.source == "match" for each in asked) == 3


def test_the_first_form_asks_of_webs_symbiosis_and_bleaching() -> None:
    asked = {each.id for each in compose(FORMS["before"], BANK, (), "somebody")}
    assert {"expanse-read-the-web", "expanse-coral-and-algae", "expanse-white-coral"} <= asked


def test_the_default_forms_share_ideas_by_which_they_can_be_compared() -> None:
    before, after = (
        {each.item.concept for each in compose(FORMS[part], BANK, (), "somebody")} - {""}
        for part in ("before", "after")
    )
    assert len(before & after) >= 3


def test_what_if_has_a_form_of_its_own() -> None:
    asked = {each.id for each in compose(FORMS["after-what-if"], BANK, (), "somebody")}
    assert {"expanse-why-luck-is-kept", "expanse-both-courses"} < asked
