"""The bank and forms of Climate Change: what they must hold, and that keys are what rules give."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from reefkit.assess import Question, compose, minutes_of, read_forms, shown
from reefkit.assess.items import Confidence, DrawingPicture, Scale, Text
from reefkit.labs.climate.questions import made_questions, plot_questions
from reefkit.labs.climate.questions.drawing import drawing
from reefkit.text import Message, catalogue
from tests.labs.climate import made_pool
from tests.labs.climate.bank_keys import BANK, KEYS, LIBRARY, heaps, key_of, mean

FORMS = read_forms(LIBRARY, "climate/forms.toml", BANK)
STUDENTS = [f"student {number}" for number in range(12)]
LEVELS = ("en", "en-simple")
GRADED = {
    id_: each
    for id_, each in BANK.items.items()
    if not isinstance(each, Confidence | Scale) and not id_.startswith("climate-survey-")
}

# ---- What the bank holds


@pytest.mark.parametrize(("part", "least"), [("before", 15), ("after", 20)])
def test_a_part_has_enough_items_and_every_goal_three_times(part: str, least: int) -> None:
    items = [each for id_, each in GRADED.items() if BANK.parts[id_] == part]
    assert len(items) >= least
    for goal in "ABCDE":
        assert sum(goal in each.goals for each in items) >= 3, goal


def test_twelve_concepts_are_asked_before_and_after() -> None:
    pairs = BANK.pairs()
    assert len(pairs) == 12
    for before, after in pairs.values():
        assert len(before) == len(after) == 1
        one, other = BANK.items[before[0]], BANK.items[after[0]]
        assert set(one.goals) & set(other.goals), before


def test_open_items_have_a_rubric_from_nothing_upward() -> None:
    for id_, each in GRADED.items():
        if isinstance(each, Text):
            assert len(BANK.question(id_).levels) == each.levels + 1 >= 4, id_
            assert each.points == each.levels, id_


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


def test_what_a_page_is_given_holds_no_feedback() -> None:
    for id_ in BANK.items:
        given = repr(shown(BANK.question(id_), "somebody before"))
        assert ".why" not in given
        assert ".level-" not in given


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
    assert next(name for name, each in FORMS.items() if each.part == part) == part
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


def test_the_forms_on_concepts_ask_every_concept_without_feedback() -> None:
    for name in ("before-concepts", "after-concepts"):
        form = FORMS[name]
        asked = [each for each in compose(form, BANK, (), "a") if each.id not in form.survey]
        assert sorted(each.item.concept for each in asked) == sorted(BANK.pairs())
        assert (form.feedback, form.attempts) == ("none", 1)


def test_the_experiment_has_a_form_of_its_own() -> None:
    asked = {each.id for each in compose(FORMS["after-experiment"], BANK, (), "somebody")}
    assert {"climate-fair-test", "climate-prediction"} < asked
    assert len(asked & {"climate-two-heaps", "climate-overlap"}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_forms_and_goals_have_names(level: str) -> None:
    say = catalogue(level)
    assert all(say.has(f"form-climate-{name}") for name in FORMS)
    assert all(say.has(f"goal-climate-{letter}") for letter in "abcde")
