"""All three parts of the lab in one sitting: by mouse, by keyboard alone, and over reloads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asked import answer_all, entries, make, title
from tests.browser.fits import does_not_fit, too_small
from tests.browser.hands import Fingers, Keyboard, Mouse
from tests.browser.lesson import OpenPage, arrive, at_the_board, new_match, walk
from tests.support.browser import axe
from tests.support.conversation import PATIENCE, answered
from tests.support.effort import at_length
from tests.support.voila import Served


def is_over(page: Page) -> bool:
    return page.locator('[data-key="final"]').count() > 0


def reload(page: Page) -> None:
    """Load the page again: its kernel is another."""
    answered(page)
    page.reload()
    page.locator('[data-key="tab-before"]').wait_for(timeout=PATIENCE)
    answered(page)


def finish(page: Page, hands: Mouse) -> None:
    """Hand in, also where something is left open."""
    hands.open("ask-next" if page.locator('[data-key="ask-next"]').count() else "ask-end")
    if page.locator('[data-key="ask-end-now"]').count():
        hands.open("ask-end-now")
    expect(page.locator('[data-key="ask-result-page"]')).to_be_visible(timeout=PATIENCE)


def before(page: Page, hands: Mouse) -> None:
    """Answer *Before*, with a reload in the middle."""
    hands.open("tab-before")
    assert does_not_fit(page) == []
    axe(page)
    hands.open("ask-begin")
    axe(page)
    make(page, hands)
    hands.open("ask-send")
    axe(page)
    hands.open("ask-open-2")
    make(page, hands)  # made, not sent
    here, stood = title(page), entries(page)
    assert stood[1] == "begun"
    reload(page)
    assert (title(page), entries(page)) == (here, stood)
    hands.open("ask-open-1")
    answer_all(page, hands)
    finish(page, hands)
    axe(page)
    assert page.locator(".rk-goal").count() >= 3
    assert "Next" in page.locator('[data-key="ask-result-next"]').inner_text()
    hands.open("ask-result-on")


def play(page: Page, hands: Mouse) -> None:
    """Play a match of two rounds, look at *After* too early, and reload at a survey."""
    hands.open("surprise")
    hands.press("ready")
    hands.open("tab-after")
    # In round 1, or just begun still: bots set their reefs up at their own pace.
    missing = page.locator('[data-key="after-missing"]').inner_text()
    assert "Play it to its end first." in missing
    axe(page)
    hands.open("after-to-play")
    for _ in walk(page, hands, lambda here: "survey" in here.step):
        pass
    reload(page)
    at_the_board(page)
    for _ in walk(page, hands, lambda _: is_over(page)):
        pass


def after(page: Page, hands: Mouse) -> None:
    """Answer *After*, plots among it, with a reload in the middle; then the survey."""
    hands.open("tab-after")
    assert does_not_fit(page) == []
    axe(page)
    hands.open("ask-begin")
    axe(page)
    hands.open("ask-open-3")
    make(page, hands)
    hands.open("ask-send")
    here, stood = title(page), entries(page)
    reload(page)
    assert (title(page), entries(page)) == (here, stood)
    hands.open("ask-open-1")
    answer_all(page, hands)
    finish(page, hands)
    hands.open("ask-survey")
    axe(page)
    hands.open("ask-survey-send")
    axe(page)
    expect(page.locator('[data-key="ask-done-page"]')).to_be_visible()


def test_three_parts_in_one_sitting_with_a_reload_in_each(open_page: OpenPage, lab: Served) -> None:
    page = open_page(hanging=True)
    before(page, arrive(page, lab.url))
    hands = new_match(page, lab.url, 7, rounds=2)
    play(page, hands)
    after(page, hands)


def test_before_by_keyboard_alone(open_page: OpenPage, lab: Served) -> None:
    page = open_page()
    arrive(page, lab.url)
    hands = Keyboard(page)
    hands.open("tab-before")
    hands.open("ask-begin")
    focused = page.evaluate("document.activeElement.dataset.key")
    assert focused == "ask-title", "the keyboard goes where the question begins"
    names = answer_all(page, hands)
    assert len(names) >= 10
    finish(page, hands)
    hands.open("ask-result-open-1")
    expect(page.locator(".rk-ask-told")).to_be_visible()


@at_length
@pytest.mark.parametrize(("width", "height"), [(820, 1180), (390, 800)])
def test_fingers_find_every_control_of_a_question(
    open_page: OpenPage, lab: Served, width: int, height: int
) -> None:
    page = open_page(width, height, touch=True)
    arrive(page, lab.url)
    hands = Fingers(page)
    hands.open("tab-before")
    assert too_small(page) == []
    hands.open("ask-begin")
    for number in range(1, page.locator('[data-key^="ask-open-"]').count() + 1):
        hands.open(f"ask-open-{number}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"question {number} is {wide} wide"
        assert too_small(page) == []
