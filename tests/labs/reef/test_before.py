"""*Before*: a first screen that invites, one question at a time, a result, and the game next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reefkit.assess import Policy
from tests.labs.assessing import bank
from tests.labs.reef.asking_desk import AskingDesk
from tests.labs.reef.desk import one, words

KINDS = {each: number for number, each in enumerate(
    (id_ for id_ in bank.BEFORE if id_ not in {"how-sure", "liked-it", "say-more"}), 1
)}  # fmt: skip


@pytest.fixture
def desk() -> AskingDesk:
    return AskingDesk()


def test_the_first_screen_says_what_it_is_how_long_and_what_for(desk: AskingDesk) -> None:
    page = desk.open("before")
    said = words(page)
    assert words(one(page, "h1")) == "What do you know about reefs?"
    assert "11 questions" in said
    assert "About 12 minutes" in said
    assert "You see at once what was right, and why." in said
    assert [words(each) for each in page.select(".rk-goal-letter")] == list("ABCDE")
    (filled,) = page.select(".rk-button-primary")
    assert filled["data-key"] == "ask-begin"


def test_a_part_that_was_begun_goes_on_where_it_was_left(desk: AskingDesk) -> None:
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-choose", option="branching-coral")
    desk.go("ask-send")
    desk.go("ask-next")
    desk.open("play")
    page = desk.open("before")
    assert words(one(page, ".rk-ask-title")) == "Who makes rock?"
    assert "1 of 11 done" in words(page)


@pytest.mark.parametrize("id_", KINDS)
def test_every_kind_can_be_seen_answered_and_looked_at_again(id_: str, desk: AskingDesk) -> None:
    """Open, half made, sent, told: no state of any kind says what no catalogue says."""
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-open", number=KINDS[id_])
    page = desk.page()
    assert len(page.select(".rk-button-primary")) <= 1
    assert page.select('[data-key="ask-send"]')
    ACTS[id_](desk)
    page = desk.page()
    send = one(page, '[data-key="ask-send"]')
    assert send.get("aria-disabled") is None
    desk.press(page, "ask-send")
    page = desk.page()
    assert page.select(".rk-ask-told")
    desk.do("ask-end")
    desk.do("ask-end")
    desk.do("ask-open", number=KINDS[id_])
    page = desk.page()
    assert not page.select("[data-act=ask-choose], [data-act=ask-type], [data-act=ask-move]")
    assert one(page, '[data-key="ask-next"]')


def _tick(*options: str) -> Callable[[AskingDesk], None]:
    def tick(desk: AskingDesk) -> None:
        for each in options:
            desk.do("ask-choose", option=each, checked=True)

    return tick


ACTS: dict[str, Callable[[AskingDesk], None]] = {
    "deepest": _tick("soft-sponge"),
    "makes-rock": _tick("fish", "bivalve"),
    "how-many": lambda desk: desk.do("ask-type", value="1 m"),
    "phases": lambda desk: desk.do("ask-move", option="survey", by=-1),
    "who-eats": lambda desk: desk.do("ask-match", option="snail", value="film"),
    "shallows": lambda desk: desk.do("ask-pick", row=1, column=1),
    "place-platy": lambda desk: desk.do("ask-pick", row=6, column=1),
    "why-grow": lambda desk: desk.do("ask-type", value="Because <b>light</b> & water."),
    "looked-at": _tick("two"),
    "these-three": _tick("builders"),
    "this-card": _tick("heat"),
}


def test_what_a_student_writes_is_shown_as_text(desk: AskingDesk) -> None:
    desk.open("before")
    desk.do("ask-open", number=KINDS["why-grow"])
    desk.do("ask-type", value="<script>alert(1)</script>")
    page = desk.page()
    assert not page.select("script")
    assert "<script>" in one(page, "textarea").text


def test_the_result_says_by_goal_what_is_known_and_what_comes_next(desk: AskingDesk) -> None:
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-choose", option="branching-coral")
    desk.go("ask-send")
    desk.go("ask-end")
    page = desk.go("ask-end-now")
    assert "1 of 10 questions are right." in words(page)  # and a text, which a teacher reads
    (goal,) = page.select(".rk-goal")
    assert "Who lives where on a reef, and why" in words(goal)
    assert "1 of 11" in words(goal)
    page = desk.go("ask-survey")
    assert len(page.select("fieldset")) == 1
    desk.do("ask-survey-rate", question="liked-it", step=5)
    page = desk.go("ask-survey-send")
    assert "Build a reef of your own" in words(page)
    desk.go("ask-result-on")
    assert desk.session.ui.part == "play"
    assert desk.session.scene().page == "door"


@pytest.mark.parametrize("feedback", ["end", "none"])
def test_the_first_screen_says_when_one_is_told(feedback: str) -> None:
    desk = AskingDesk(Policy(feedback=feedback))  # type: ignore[arg-type]
    said = words(desk.open("before"))
    when = {"end": "when you finish", "none": "Your teacher tells you later"}
    assert when[feedback] in said


def test_the_door_and_the_pages_laid_over_come_and_go(desk: AskingDesk) -> None:
    assert desk.session.scene().page == "door"
    desk.open("before")
    desk.do("page", page="how")
    assert desk.session.scene().page == "how"
    assert not desk.session.scene().asking
    assert desk.open("before").select('[data-key="before"]')
    desk.do("page", page="new")
    assert desk.session.ui.part == "play"


def test_the_page_speaks_of_its_questions_in_easier_words_too() -> None:
    desk = AskingDesk(locale="en-simple")
    assert "What do you know about reefs already?" in words(desk.open("before"))
