"""The class as data and looking back, in a browser: by keyboard, on the wall, without eyes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.labs.desk.pupils import PUPILS, a_class, played
from tests.support.browser import OpenPage, axe
from tests.support.conversation import PATIENCE
from tests.support.effort import at_length
from tests.support.voila import VoilaPage

DESK = """
from reefkit.classroom.store import Store
from reefkit.labs.desk.page import Desk
desk = Desk(Store.open({place!r}), {klass!r})
desk"""
VIEWS = ("board", "strategy", "scores", "ocean")
OVER = "() => document.documentElement.scrollHeight - innerHeight"


def key(name: str) -> str:
    """Give the selector of a part of the page."""
    return f'[data-key="{name}"]'


def press(page: Page, name: str) -> None:
    """Press a button by keyboard."""
    page.locator(key(name)).focus()
    page.keyboard.press("Enter")


def opened(page: Page, folder: Path, voila_page: VoilaPage) -> None:
    """Open the desk of a class of two tables that have played."""
    matches = [played(PUPILS[0:3], 51), played(PUPILS[3:6], 52)]
    klass = a_class(folder, matches).session.class_id
    page.goto(voila_page([DESK.format(place=str(folder / "class.sqlite"), klass=klass)]))
    page.locator(key("tab-data")).wait_for(timeout=PATIENCE)


@at_length
def test_data_and_review_by_keyboard_and_on_the_wall(
    open_page: OpenPage, voila_page: VoilaPage, tmp_path: Path
) -> None:
    page = open_page()
    opened(page, tmp_path, voila_page)
    press(page, "tab-data")
    expect(page.locator(key("data-chart-ocean"))).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(OVER) <= 0  # the whole chart fits a school laptop
    for view in VIEWS:
        press(page, f"data-view-{view}")
        expect(page.locator(key(f"data-chart-{view}"))).to_be_visible(timeout=PATIENCE)
        axe(page)
    press(page, "data-project")
    expect(page.locator(key("data-wall"))).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(key("tab-data"))).to_be_hidden()
    words = page.locator(f"{key('data-wall')} svg text").first
    assert words.evaluate("text => text.getBoundingClientRect().height") > 24
    assert page.evaluate(OVER) <= 0
    axe(page)
    press(page, "data-wall-scores")
    press(page, "data-hide")
    expect(page.locator(key("data-scores"))).not_to_contain_text("Ada", timeout=PATIENCE)
    expect(page.locator(key("data-scores"))).to_contain_text("Student 1")
    press(page, "project-end")
    page.set_viewport_size({"width": 1366, "height": 620})
    look_back(page)


def look_back(page: Page) -> None:
    """Move through a match by the arrow keys, set two reefs side by side, and play one back."""
    press(page, "tab-review")
    slider = page.locator(key("review-slider-left"))
    expect(slider).to_be_visible(timeout=PATIENCE)
    before = page.locator(key("review-board-left")).inner_html()
    last = int(slider.get_attribute("max") or 0)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0", timeout=PATIENCE)
    expect(page.locator(key("review-moment-left"))).to_contain_text("Set-up", timeout=PATIENCE)
    assert page.locator(key("review-board-left")).inner_html() != before
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1", timeout=PATIENCE)
    press(page, "review-two")
    expect(page.locator(key("review-right"))).to_be_visible(timeout=PATIENCE)
    press(page, "review-survey-2")
    for side in ("left", "right"):
        moment = page.locator(key(f"review-moment-{side}"))
        expect(moment).to_contain_text("Round 2", timeout=PATIENCE)
    assert page.evaluate(OVER) <= 0
    axe(page)
    press(page, "review-play-left")
    expect(slider).to_have_value(str(last), timeout=PATIENCE)
    press(page, "review-project")
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(key("tab-review"))).to_be_hidden(timeout=PATIENCE)
    assert page.evaluate(OVER) <= 0
