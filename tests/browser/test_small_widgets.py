"""The small widgets in real Voila: seen, reached by keys, and quiet where motion is not wanted."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.support.effort import at_length
from tests.support.voila import VoilaPage

SLOW = 60_000
START = 120_000

CELL = """
from IPython.display import display
from markupsafe import Markup
from reefkit.widgets import *
from reefkit.widgets.templates import icon, token

die, faces = Die(), iter([7, 12])
die.on_roll(lambda: die.show(next(faces), "Heat tolerance."))
types = Part("types of builders", 14, "7 types × 2")
ana = Line("Ana", (Score(14, (types,)), Score(21, (types, Part("fish", 7, "7 fish")))), icon("seat-0"), is_own=True)
scores = Scoreboard(Scores((ana, Line("Ben", (Score(9),), icon("seat-1"))), 4, ("12", "14"), "types at the table"))
coral = Event(Markup("<b>Finger coral</b> rolled 6."), token("finger-coral", 24), "Ana", "round 1")
log = Log([coral, Event("Fish left.", token("fish", 24), "Ben", "round 2", is_new=True)])
replay = ReplaySlider(["settle", "survey", "algae"])
steps = StepList([Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))], title="Round 1 of 4", note="1st")
card = Card(Face("hurricane-hit", "Hurricane, hit", (("Shallow:", "every builder dies."),), "Short-term", "Card 1 of 2"))
display(Markup("<h1>Reef</h1>"), steps, card, scores, log, die, replay)
"""


@pytest.fixture
def widgets(browser_page: Page, voila_page: VoilaPage) -> Locator:
    browser_page.goto(voila_page([CELL]))
    expect(browser_page.get_by_role("button", name="Roll")).to_be_visible(timeout=START)
    expect(browser_page.locator("#rk-symbols symbol#rk-icon-check")).to_have_count(1, timeout=SLOW)
    return browser_page.locator("body")


def test_nothing_keeps_anyone_out(widgets: Locator, browser_page: Page):
    widgets.get_by_role("button", name="Ana, round 2").click()
    expect(widgets.get_by_role("row", name="fish")).to_be_visible(timeout=SLOW)
    found = Axe().run(browser_page)
    assert found.violations_count == 0, found.generate_report()
    widgets.get_by_role("button", name="All 2 events").click()
    expect(widgets.get_by_role("dialog")).to_be_visible(timeout=SLOW)
    found = Axe().run(browser_page)
    assert found.violations_count == 0, found.generate_report()


@at_length
def test_a_score_opens_and_closes_by_keys(widgets: Locator, browser_page: Page):
    score = widgets.get_by_role("button", name="Ana, round 2")
    score.focus()
    browser_page.keyboard.press("Enter")
    expect(score).to_have_attribute("aria-expanded", "true", timeout=SLOW)
    expect(widgets.get_by_text("7 types × 2")).to_be_visible()
    expect(score).to_be_focused()
    browser_page.keyboard.press("Space")
    expect(widgets.get_by_text("7 types × 2")).to_be_hidden(timeout=SLOW)
    expect(score).to_be_focused()


@at_length
def test_a_log_is_filtered_in_its_dialog(widgets: Locator, browser_page: Page):
    widgets.get_by_role("button", name="All 2 events").click()
    dialog = widgets.get_by_role("dialog", name="All 2 events")
    dialog.get_by_label("Whose events").select_option("Ben", timeout=SLOW)
    expect(dialog.get_by_role("listitem")).to_have_text(["Fish left.round 2"], timeout=SLOW)
    browser_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0, timeout=SLOW)
    expect(widgets.get_by_role("button", name="All 2 events")).to_be_focused()


def test_a_replay_plays_to_its_end_and_is_stepped_by_keys(widgets: Locator, browser_page: Page):
    slider = widgets.get_by_role("slider", name="Moment of the match")
    slider.focus()
    browser_page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "survey", timeout=SLOW)
    expect(slider).to_be_focused()
    browser_page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "settle", timeout=SLOW)
    widgets.get_by_role("button", name="Play").click()
    expect(slider).to_have_attribute("aria-valuetext", "algae", timeout=SLOW)
    expect(slider).to_have_value("2")
    expect(widgets.get_by_role("button", name="Play")).to_be_visible()


@at_length
def test_a_die_turns_once_and_not_where_motion_is_unwanted(widgets: Locator, browser_page: Page):
    turn = "(die) => getComputedStyle(die).animationDuration"
    widgets.get_by_role("button", name="Roll").click()
    expect(widgets.get_by_role("img", name="Die with 12 faces: 7")).to_be_visible(timeout=SLOW)
    assert widgets.locator(".rk-die-turns").evaluate(turn) == "0.24s"
    browser_page.emulate_media(reduced_motion="reduce")
    widgets.get_by_role("button", name="Roll").click()
    expect(widgets.get_by_role("img", name="Die with 12 faces: 12")).to_be_visible(timeout=SLOW)
    assert widgets.locator(".rk-die-turns").evaluate(turn) == "0s"


@at_length
def test_targets_are_large_enough(widgets: Locator):
    small = widgets.locator(".rk-button, .rk-score, .rk-range").evaluate_all(
        "(found) => found.map((one) => [one.className, one.getBoundingClientRect()])"
        ".filter(([, box]) => box.height < 44 || box.width < 44).map(([name]) => name)"
    )
    assert small == []
