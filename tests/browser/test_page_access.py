"""An audit of every page of the lab that no play leads past, with its dialogs open."""

from __future__ import annotations

from tests.browser.hands import Mouse
from tests.browser.lesson import OpenPage, arrive, at_the_board, new_match, walk
from tests.support.browser import axe
from tests.support.conversation import answered
from tests.support.effort import at_length
from tests.support.voila import Served

OPEN = "folds => folds.forEach((each) => { each.open = true; })"


def test_pages_before_a_match(open_page: OpenPage, lab: Served) -> None:
    page = open_page(hanging=True)
    hands = arrive(page, lab.url)
    axe(page)
    for key in ("door-new", "tab-how", "tab-sheets", "tab-rulings"):
        hands.open(key)
        page.locator(".rk-at-whole details").evaluate_all(OPEN)
        answered(page)
        axe(page)
        if key == "door-new":
            hands.open("drop-3")
            hands.open("new-back")
    # The coach of a practice round says what to do, and is heard.
    arrive(page, lab.url)
    hands.open("practise")
    at_the_board(page)
    axe(page)


@at_length
def test_stories_tabs_and_the_past(open_page: OpenPage, lab: Served) -> None:
    page = open_page(hanging=True)
    hands = arrive(page, lab.url)
    hands.open("quick-start")
    at_the_board(page)
    cell = page.locator('.rk-at-board [role=gridcell]:not([aria-label*="empty"])').first
    cell.click()
    answered(page)
    hands.open("story")
    assert page.locator("dialog[open]").count() == 1
    axe(page)
    page.keyboard.press("Escape")
    answered(page)
    assert page.locator("dialog[open]").count() == 0
    for _ in walk(page, hands, lambda here: "survey" in here.step):
        pass
    hands.press("survey-ready" if page.locator('[data-key="survey-ready"]').count() else "ready")
    hands.open("evidence-score")
    axe(page)
    page.locator('.rk-at-evidence [data-act="open-sum"]').first.click()
    answered(page)
    assert page.locator("dialog[open]").count() == 1
    axe(page)
    page.keyboard.press("Escape")
    answered(page)
    hands.open("evidence-log")
    axe(page)
    hands.open("replay-open")
    axe(page)
    hands.open("look-1")
    axe(page)


@at_length
def test_hands_on_pages(open_page: OpenPage, lab: Served) -> None:
    page = open_page(hanging=True)
    hands: Mouse = new_match(page, lab.url, 7, rounds=1, predict="all", hands_on=True)
    hands.open("surprise")
    hands.press("ready")
    seen: set[str] = set()
    for here in walk(page, hands, lambda here: "survey" in here.step and "draft" in here.controls):
        if here.controls not in seen and "draft" in here.controls + here.step:
            axe(page)
        seen.add(here.controls)
    assert any("mended" in each for each in seen)
    axe(page)
