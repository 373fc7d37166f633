"""The bank and forms of Climate Change: what they must hold, and that keys are what rules give."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from reefkit.assess import Question, compose, minutes_of, read_forms
from reefkit.assess.items import DrawingPicture
from reefkit.labs.climate.questions import made_questions, plot_questions
from reefkit.labs.climate.questions.facts import drawing
from reefkit.text import Message, catalogue
from tests.labs.climate import made_pool
from tests.labs.climate.bank_keys import BANK, KEYS, LIBRARY, heaps, key_of, mean

FORMS = read_forms(LIBRARY, "climate/forms.toml", BANK)
STUDENTS = [f"student {number}" for number in range(12)]
LEVELS = ("en", "en-simple")

# ---- Keys


@pytest.mark.parametrize("id_", sorted(KEYS))
def test_a_key_is_what_rules_and_data_give(id_: str) -> None:
    assert KEYS[id_]() == key_of(id_)


def test_what_feedback_tells_of_the_heaps_holds() -> None:
    why = catalogue("en").render(Message("item-climate-two-heaps.why"))
    without, with_ = heaps("climate-two-heaps")
    assert f"about {mean(with_):.1f} extinctions a game against {mean(without):.1f}" in why
    assert heaps("climate-overlap") == (without, with_)
    assert (with_[0], without[5]) == (4, 3), "as the prompt of the other item says"


@pytest.mark.parametrize("level", LEVELS)
def test_every_drawing_of_an_item_can_be_drawn(level: str) -> None:
    pictures = {id_: each.picture for id_, each in BANK.items.items() if each.picture}
    assert {"genome", "track", "heaps"} == {
        each.name for each in pictures.values() if isinstance(each, DrawingPicture)
    }
    for id_, each in pictures.items():
        assert isinstance(each, DrawingPicture)
        assert drawing(each.name, each.values, catalogue(level)), id_


# ---- Forms


@cache
def offered(part: str) -> list[Question]:
    """Give what a match offers to ask after it; nothing before."""
    table = made_pool.table(1)
    made = [*plot_questions(table, 0, "Ana"), *made_questions(table, 0, "Ana")]
    return made if part == "after" else []


@pytest.mark.parametrize("name", FORMS)
def test_a_form_keeps_its_time_for_every_student(name: str) -> None:
    form = FORMS[name]
    for student in STUDENTS:
        questions = compose(form, BANK, offered(form.part), student)
        assert minutes_of(questions) <= form.minutes


@pytest.mark.parametrize("part", ["before", "after"])
def test_the_default_form_is_one_for_the_youngest(part: str) -> None:
    form = FORMS[part]
    for student in STUDENTS:
        asked = [
            each
            for each in compose(form, BANK, offered(part), student)
            if each.id not in form.survey
        ]
        assert 5 <= len(asked) <= 6
        goals = Counter(goal for each in asked for goal in each.item.goals)
        assert len(goals) >= 4
        if part == "after":
            assert asked[0].kind == "curve-plot"
            assert sum(each.kind.endswith("-plot") for each in asked) == 1
            assert sum(each.source == "match" for each in asked) == 3


def test_the_default_forms_share_ideas_by_which_they_can_be_compared() -> None:
    before, after = (
        {each.item.concept for each in compose(FORMS[part], BANK, (), "somebody")} - {""}
        for part in ("before", "after")
    )
    assert before & after


def test_the_experiment_has_a_form_of_its_own() -> None:
    asked = {each.id for each in compose(FORMS["after-experiment"], BANK, (), "somebody")}
    assert {"climate-fair-test", "climate-prediction"} < asked
    assert len(asked & {"climate-two-heaps", "climate-overlap"}) == 1
