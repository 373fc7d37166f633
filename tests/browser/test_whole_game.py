"""Whole games of four rounds on the published page: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Fingers, Keyboard, Mouse
from tests.browser.lesson import MOST_DECISIONS, OpenPage, arrive, at_the_board, decide
from tests.labs.reef.student import Student
from tests.support.conversation import answered
from tests.support.effort import at_length
from tests.support.voila import Served


def played(page: Page, hands: Mouse) -> Student:
    """Play to the end, deciding whatever the page asks."""
    student = Student(hands)
    for _ in range(MOST_DECISIONS):
        answered(page)
        if page.locator('[data-key="final"]').count():
            return student
        decide(page, hands, student)
    raise AssertionError(f"no end after {len(student.did)} decisions: {student.did[-12:]}")


@pytest.mark.parametrize(
    ("hands", "screen"),
    [
        # Two rounds by mouse are in test_before_after.
        pytest.param(Mouse, {}, id="mouse", marks=at_length),
        pytest.param(Keyboard, {}, id="keyboard", marks=at_length),
        pytest.param(
            Fingers,
            {"width": 820, "height": 1180, "density": 2, "touch": True},
            id="touch",
            marks=at_length,
        ),
    ],
)
def test_a_whole_game(
    open_page: OpenPage, lab: Served, hands: type[Mouse], screen: dict[str, object]
) -> None:
    page = open_page(**screen)
    hand = hands(page)
    arrive(page, lab.url)
    hand.open("quick-start")  # two clicks at most from the page to the board
    at_the_board(page)
    student = played(page, hand)
    assert page.locator(".rk-round").count() == 0 or "4" in page.locator(".rk-round").inner_text()
    assert len([each for each in student.did if each == "ready"]) >= 4
