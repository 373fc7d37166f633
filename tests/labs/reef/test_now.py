"""The bar *Now* and the head of the page: what to do, where the round stands, in which words."""

from __future__ import annotations

import pytest

from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import regions
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.outcomes import BROKEN, Page, at, drawn, keys, words
from tests.labs.reef.surveys import at_survey

ORDER = ["dwellers", "algae", "mutations", "spawning", "triangle", "migration", "settlement"]


def begun(seats: int = 2, phase: str = "algae", **more: object) -> Page:
    return Page(Guided(*[reef() for _ in range(seats)], phase=phase, **more))


def sentence(page: Page) -> str:
    return match_view.sentence(page.scene).id


def test_now_says_what_the_table_waits_for():
    page = begun()
    (awaited,) = [each for each in page.scene.view.awaited if page.seat in each.seats]
    assert match_view.sentence(page.scene) == awaited.what
    assert page.session.say.render(awaited.what) in words(page.part(match_view.NOW))


def test_now_says_that_one_looks_waits_replays_or_is_done():
    page = begun()
    page.do("look", seat=1)
    assert sentence(page) == "play-looking"
    page.do("look", seat=0)
    page.session.ui.moment = 0
    assert sentence(page) == "play-replaying"
    page.session.ui.moment = None
    page.session.here = (0,)
    page.table.do_for_me(0)
    assert sentence(page) == "play-wait-reef"
    assert "Seat 2" in words(page.part(match_view.NOW))


def test_now_says_whose_turn_it_is_where_several_play_at_one_screen():
    assert "Seat 1" in words(begun(2).part(match_view.NOW))
    assert "Seat 1" not in words(begun(1).part(match_view.NOW))


def test_what_an_act_came_to_is_said_until_the_next():
    page = begun()
    page.refused("grow-alike")
    said = at(page.part(match_view.NOW), "said")
    assert words(said) == page.said
    assert "rk-said-refused" in str(said["class"])
    page.do("focus", row=1, column=1)
    assert words(at(page.part(match_view.NOW), "said")) == ""


def test_an_offer_stands_before_all_else():
    page = Page(
        Guided(reef(), reef(), reef(), phase="migration", juveniles=[["Bo"], ["Pl"], ["Bi"]])
    )
    page.session.choose_seat(0)
    own = [each.what.id for each in page.scene.view.awaited if 0 in each.seats]
    assert own
    assert sentence(page) == own[-1]


# -- the bar of phases ---------------------------------------------------------------------------


def standing(page: Page) -> dict[str, str]:
    """Give each step and where it stands; cards by number."""
    return {
        f"{step.phase}{step.number or ''}": step.standing
        for _, listed in regions.phase_steps(page.scene)
        for step in listed
    }


@pytest.mark.parametrize("phase", ["algae", "settlement", "survey"])
def test_steps_before_are_done_and_steps_after_come_later(phase: str):
    page = begun(1, phase, round_=2, juveniles=[["Bo"]] if phase == "settlement" else ())
    steps = standing(page)
    assert steps[page.scene.phase] == "now"
    order = list(steps)
    here = order.index(page.scene.phase)
    assert {steps[each] for each in order[:here]} <= {"done"}
    assert {steps[each] for each in order[here + 1 :]} <= {"later"}
    assert order[:7] == ORDER
    assert order[-1] == "survey"


def test_the_triangle_is_skipped_in_round_one_alone():
    first, later = begun(1), begun(1, round_=2)
    assert standing(first)["triangle"] == "skipped"
    assert standing(later)["triangle"] == "later"
    assert "triangle-0" not in keys(first.part(match_view.TOP), "step-")
    assert "triangle-0" in keys(later.part(match_view.TOP), "step-")


def test_a_round_has_as_many_cards_as_its_schedule_draws():
    schedule = begun(1).scene.rules.content.rules.schedule.cards
    for round_ in (1, 2, 3):
        cards = [each for each in standing(begun(1, round_=round_)) if each.startswith("cat")]
        assert len(cards) == len(schedule[round_ - 1])


def test_cards_of_the_round_are_done_open_and_to_come():
    page = drawn("calm-seas", reef(), predict="none", round_=2)
    steps = standing(page)
    assert [steps["catastrophe1"], steps["catastrophe2"], steps["survey"]] == [
        "now",
        "later",
        "later",
    ]


def test_bad_luck_adds_the_cards_that_it_draws():
    """It is the round's only card, and draws two: all three stand in the bar."""
    cards = ["bad-luck", "hurricane-hit", "coral-disease"]
    guided = Guided(
        reef("ramp", BROKEN),
        phase="settlement",
        juveniles=[["Fi"]],
        deck=cards,
        options={"predict": "all"},
    )
    page = Page(guided.rolls(card=cards))
    page.do("do-for-me")
    assert cards_of(page) == ["now", "later", "later"]
    page.do("ready")
    assert cards_of(page) == ["done", "now", "later"]
    page.do("predict")
    page.do("ready")
    assert cards_of(page) == ["done", "done", "now"]


def cards_of(page: Page) -> list[str]:
    return [where for step, where in standing(page).items() if step.startswith("catastrophe")]


def test_only_what_is_done_can_be_opened_in_the_log():
    page = begun(1, "settlement", juveniles=[["Bo"]])
    soup = page.part(match_view.TOP)
    opened = [str(each["data-phase"]) for each in soup.select('[data-act="phase-events"]')]
    assert opened == ["dwellers", "algae", "mutations", "spawning", "migration"]
    page.do("phase-events", phase="mutations")
    assert (page.session.ui.tab, page.session.ui.settings["log-phase"]) == ("log", "mutations")
    page.do("phase-events", phase="tea")
    assert page.session.ui.settings["log-phase"] == "mutations"


def test_there_is_no_bar_before_the_reefs_or_over_a_whole_page():
    assert not keys(Page(Guided(reef())).part(match_view.TOP), "phases")
    page = begun(1)
    assert keys(page.part(match_view.TOP), "phases")
    page.do("page", page="how")
    assert not keys(page.part(match_view.TOP), "phases")
    page.do("page", page="nowhere")
    assert page.session.ui.page == ""


def test_all_is_done_when_a_match_is_over():
    page = at_survey(3)
    page.do("survey-ready")
    page.table.run()
    assert page.state.phase == "over"
    assert set(standing(page).values()) == {"done"}
    assert sentence(page) == "play-over-reef"


def test_easier_words_and_the_usual_ones_again():
    page = begun(1)
    usual = str(page.part(match_view.NOW))
    page.do("simple-words")
    assert page.session.say is catalogue("en-simple")
    assert at(page.part(match_view.TOP), "simple-words")["aria-pressed"] == "true"
    easy = str(page.part(match_view.NOW))
    page.do("simple-words")
    assert at(page.part(match_view.TOP), "simple-words")["aria-pressed"] == "false"
    assert str(page.part(match_view.NOW)) == usual != easy
