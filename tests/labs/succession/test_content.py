"""The forms of Succession, its glossary, its notes for teachers, and the pages around questions."""

import re
from collections import Counter
from functools import cache

import pytest
from bs4 import BeautifulSoup

from reefkit.assess.form import minutes_of
from reefkit.assess.form_order import compose
from reefkit.assess.items import Text
from reefkit.assess.question import Question
from reefkit.assess.question_page import shown
from reefkit.games.succession import content as stored
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.content import glossary, teaching
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import how_to_play, teacher_notes
from reefkit.labs.lesson.parts import questions as after
from reefkit.labs.lesson.parts import questions as asking
from reefkit.labs.lesson.parts import questions as before
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.succession.lab import LAB
from reefkit.text import Message, catalogue
from tests.labs.succession import matches
from tests.labs.test_banks import bank_of

BANK, FORMS = bank_of("succession").bank, bank_of("succession").forms
SURVEY = bank_of("succession").survey
CARDS = stored.default().cards
LEVELS = ("en", "en-simple")
STUDENTS = [f"student {number}" for number in range(20)]
NOTES = teaching("succession")


@cache
def made() -> tuple[Question, ...]:
    return tuple(LAB.papers().make(matches.table(2), 0, "somebody"))


def asked(name: str, student: str) -> list[Question]:
    """Return the questions of a form without its survey."""
    form = FORMS[name]
    offered = made() if form.part == "after" else ()
    questions = compose(form, BANK, offered, student)
    assert minutes_of(questions) <= form.minutes
    return [each for each in questions if each.id not in form.survey]


# -- the bank and its forms ----------------------------------------------------------------------
def test_the_post_lab_asks_what_the_rules_page_names():
    """Two tables, a disturbance, primary and secondary, keystone predators, the caution, a test."""
    after_ = {
        id_.removeprefix("succession-") for id_, part in BANK.shelves.items() if part == "after"
    }
    assert after_ >= {
        "two-tables-shares", "bars-of-two-rocks", "compare-two-rocks", "patches-of-all-ages",
        "two-kinds-of-start", "starfish-of-mukkaw-bay", "panels-in-the-baltic", "best-test",
        "test-the-order",
    }  # fmt: skip
    for level in LEVELS:
        told = catalogue(level).render(Message("item-succession-panels-in-the-baltic"))
        assert "six months" in told
        assert "three years" in told
        why = catalogue(level).render(Message("item-succession-panels-in-the-baltic.why"))
        assert "Sokołowski and others 2017" in why


@pytest.mark.parametrize("name", FORMS)
def test_a_form_keeps_its_time_and_asks_all_that_it_names(name: str):
    named = {each for slot in FORMS[name].slots for each in slot.items}
    for student in STUDENTS[:5]:
        assert named <= {each.id for each in asked(name, student)}


@pytest.mark.parametrize("part", ["before", "after"])
def test_the_default_form_has_five_or_six_questions_for_the_youngest(part: str):
    for student in STUDENTS:
        questions = asked(part, student)
        assert 5 <= len(questions) <= 6
        assert minutes_of(questions) <= 6
        goals = Counter(goal for each in questions for goal in each.item.goals)
        assert len(goals) >= 4
        if part == "after":
            assert sum(each.source == "match" for each in questions) == 2
            assert {each.kind for each in questions} == {"choice"}


def test_the_default_forms_ask_partners():
    one, other = ({each.item.concept for each in asked(part, "a")} for part in ("before", "after"))
    assert len((one & other) - {""}) >= 3


def test_what_a_page_is_given_holds_no_feedback():
    for each in [*map(BANK.question, BANK.items), *made()]:
        given = repr(shown(each, "somebody"))
        assert ".why" not in given
        assert "rock-why" not in given
        assert "rock-point" not in given


# -- the glossary --------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_every_organism_and_group_that_a_child_may_not_know_has_its_term(level: str):
    say = catalogue(level)
    whole = glossary("succession", say)
    for name in ("bacteria", "diatoms", "ciliates", "isopods", "hydroids", "bryozoans",
                 "tubeworms", "sea-anemones", "tunicates", "barnacles", "nudibranch"):  # fmt: skip
        assert whole.term_of(say.render(Message(f"succession-{name}"))), name
    for card in CARDS.values():
        named = whole.term_of(say.render(Message(f"succession-guild-{card.guild}")))
        assert named, card.guild


# -- the notes for teachers ----------------------------------------------------------------------
def test_plans_have_the_rounds_and_minutes_that_they_say():
    for name, plan in NOTES.plan.items():
        steps = [step for sitting in plan.sittings for step in sitting]
        assert sum("round" in step.id for step in steps) == plan.rounds, name
    assert {plan.minutes for plan in NOTES.plan.values()} == {30, 45, 60, 90}
    two = NOTES.plan["succession-two-lessons"]
    assert [sum(step.minutes for step in sitting) for sitting in two.sittings] == [45, 45]


def test_events_speak_of_cards_of_the_game():
    for name, event in NOTES.event.items():
        assert set(event.cards) <= CARDS.keys(), name


@pytest.mark.parametrize(
    ("event", "when"),
    [("mukkaw-bay", "1963"), ("surtsey", "1963"), ("baltic-panels", "2017"), ("boulders", "1979"),
     ("sea-star-disease", "2013"), ("shore-crab", "1817"), ("bay-barnacle", "1844")],
)  # fmt: skip
def test_events_stand_at_their_time(event: str, when: str):
    assert when in catalogue().render(Message(f"teach-event-succession-{event}"))


@pytest.fixture(scope="module")
def session() -> LessonSession:
    return new_session(LAB, catalogue("en"))


def test_the_notes_are_whole_and_give_no_key_away(session: LessonSession):
    session.do("page", {"page": "teachers"})
    soup = BeautifulSoup(str(teacher_notes.TEACHERS.render(session.scene())), "html.parser")
    said = " ".join(soup.get_text(" ").split())
    assert not re.search(r"teach-|item-|\{", said)
    for each in (*NOTES.watch, *NOTES.extension):
        assert soup.select(f'[data-key$="-{each}"]'), each
    graded = {id_ for id_, each in BANK.items.items() if getattr(each, "right", None) is not None}
    say = catalogue("en")
    assert not [id_ for id_ in graded if say.render(Message(f"item-{id_}")) in said]
    rubrics = {
        str(each["data-key"]).removeprefix("rubric-")
        for each in soup.select('[data-key^="rubric-"]')
    }
    assert rubrics == {i for i, each in BANK.items.items() if isinstance(each, Text)} - SURVEY


# -- the pages around the questions --------------------------------------------------------------
def open_part(session: LessonSession, part: str) -> None:
    session.do("page", {"page": ""})
    session.do("part", {"part": part})
    session.open_sheet_of_part()


def test_before_it_the_page_names_all_cards_and_tells_nothing_of_them(session: LessonSession):
    open_part(session, "before")
    soup = BeautifulSoup(str(before.BEFORE.render(session.scene())), "html.parser")
    words = " ".join(soup.get_text().split())
    say = catalogue()
    for name, card in CARDS.items():
        if not card.variation:
            assert say.render(Message(f"succession-{name}")) in words
            assert say.render(Message(f"succession-{name}.story")) not in words
    for each in ("eats snails", "pioneer", "late settlers", "first come"):
        assert each not in words.lower()
    assert not soup.select(".rk-term")


def test_how_to_play_tells_of_the_groups_and_who_eats_whom(session: LessonSession):
    session.do("page", {"page": "how"})
    soup = BeautifulSoup(str(how_to_play.HOW.render(session.scene())), "html.parser")
    words = " ".join(soup.get_text().split())  # a term is a button within its sentence
    for name, card in CARDS.items():
        if card.number:
            assert catalogue().render(Message(f"succession-{name}")) in words
    assert "A crab eats snails and mussels." in words
    assert "A jellyfish eats nothing on the rock." in words
    opens = {str(each["data-word"]) for each in soup.select(".rk-term")}
    assert opens >= {
        f"succession-{each}" for each in ("pioneer", "diatom", "hydroid", "barnacle", "larva")
    }


def test_after_it_the_page_asks_for_two_rocks_and_for_a_test_of_the_model():
    session = new_session(LAB, catalogue("en"))
    opening.begin(session, matches.table(2).match)
    session.here = (0,)
    open_part(session, "after")
    soup = BeautifulSoup(str(after.AFTER.render(session.scene())), "html.parser")
    words = " ".join(soup.get_text(" ").split())
    assert "Our game is a model" in words
    assert "10.1007/s10750-016-3043-9" in words
    assert soup.select('[data-key="after-two-rocks"] li')
    session.do("ask-begin", {})
    assert len(session.answering.open_sheet.asked) == 6
    for each in session.answering.open_sheet.asked:
        assert session.answering.open_question(each.id)
        assert asking.render_head(session.scene())
        assert asking.render_body(session.scene())
