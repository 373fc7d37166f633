"""The forms of Reef Survivor: how many questions, how long they take, and which goals they reach."""

from __future__ import annotations

from collections import Counter

import pytest

from reefkit.assess import Form, Question, compose, minutes_of, read_forms
from reefkit.assess.items import Confidence
from reefkit.labs.reef.questions import made_questions, plot_questions
from tests.labs.reef.bank_keys import BANK, LIBRARY
from tests.labs.reef.surveys import at_survey

FORMS = read_forms(LIBRARY, "reef/forms.toml", BANK)
STUDENTS = [f"student {number}" for number in range(40)]


@pytest.fixture(scope="module")
def made() -> list[Question]:
    """Give what a match that reached three surveys offers to ask."""
    page = at_survey(3)
    about = (page.table, 0, "somebody")
    return [*plot_questions(*about), *made_questions(*about)]


def asked(form: Form, made: list[Question], student: str) -> list[Question]:
    """Return the questions without the survey."""
    questions = compose(form, BANK, made, student)
    return [each for each in questions if each.id not in form.survey]


@pytest.mark.parametrize("name", FORMS)
def test_a_form_keeps_its_time_for_every_student(name: str, made: list[Question]) -> None:
    form = FORMS[name]
    offered = made if form.part == "after" else []
    for student in STUDENTS:
        assert minutes_of(compose(form, BANK, offered, student)) <= form.minutes


def test_the_default_form_before_has_ten_to_twelve_in_under_fifteen_minutes() -> None:
    for student in STUDENTS:
        questions = asked(FORMS["before"], [], student)
        assert 10 <= len(questions) <= 12
        assert minutes_of(questions) < 15


def test_the_default_form_after_has_twelve_to_fifteen_in_under_fifteen_minutes(
    made: list[Question],
) -> None:
    for student in STUDENTS:
        whole = compose(FORMS["after"], BANK, made, student)
        assert 12 <= len(asked(FORMS["after"], made, student)) <= len(whole) <= 15
        assert minutes_of(whole) < 15
        assert {"range-plot", "curve-plot"} <= {each.kind for each in whole}
        assert Counter(each.source for each in whole)["match"] >= 5


@pytest.mark.parametrize("name", ["before", "before-long", "after", "after-long"])
def test_goals_are_in_balance(name: str, made: list[Question]) -> None:
    """Every goal is asked, and none more than three times as often as another."""
    for student in STUDENTS:
        questions = asked(FORMS[name], made if FORMS[name].part == "after" else [], student)
        goals = Counter(goal for each in questions for goal in each.item.goals)
        assert goals.keys() == set("ABCDE")
        assert max(goals.values()) <= 3 * min(goals.values()), goals


def test_every_student_answers_partners_of_one_concept(made: list[Question]) -> None:
    """The default forms share concepts, by which before and after can be compared."""
    for student in STUDENTS:
        before, after = (
            {each.item.concept for each in asked(FORMS[part], made, student)} - {""}
            for part in ("before", "after")
        )
        assert len(before & after) >= 4


def test_students_get_different_variants() -> None:
    for name, variants in (
        ("before", {"barrier-lagoon", "place-branching"}),
        ("after", {"heatwaves-close", "far-from-shore"}),
    ):
        got = [{each.id for each in asked(FORMS[name], [], s)} & variants for s in STUDENTS]
        assert all(len(each) == 1 for each in got)
        assert {one for each in got for one in each} == variants


def test_how_sure_stands_beside_its_question() -> None:
    for name in ("before", "after"):
        for student in STUDENTS:
            questions = compose(FORMS[name], BANK, [], student)
            (sure,) = [each for each in questions if isinstance(each.item, Confidence)]
            assert BANK.items[sure.beside].concept == "mutation-chance"


def test_a_teacher_has_a_shorter_and_a_longer_form_of_each_part() -> None:
    for part in ("before", "after"):
        of_part = {name: f.minutes for name, f in FORMS.items() if f.part == part}
        assert next(iter(of_part)) == part
        assert min(of_part.values()) < of_part[part] < max(of_part.values())
