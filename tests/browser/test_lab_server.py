"""A lesson of our server in a real browser: alone in the world, lost and found, and at its end."""

from __future__ import annotations

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from reefkit.serve.kernels import SECONDS_AWAY
from tests.serve.test_kernels import comes_true
from tests.support.browser import OpenPage, axe
from tests.support.voila import VoilaPage

# A kernel and a browser on two slow cores that others share.
SLOW = 180_000
READY = "html[data-rk-open]"
BUTTON = """import ipywidgets
button, label = ipywidgets.Button(description="Count"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
CRASH = """import os
crash = ipywidgets.Button(description="Crash")
crash.on_click(lambda _: os._exit(1))
crash"""
KERNEL = "document.body.dataset.kernelId"


def test_cells_are_alive_while_the_outside_hangs(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page(hanging=True)
    page.goto(voila_page([BUTTON], markdown=["# A reef"]))
    page.get_by_role("button", name="Count").click(timeout=SLOW)
    expect(page.get_by_text("1", exact=True)).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("main").get_by_role("heading", name="A reef")).to_be_visible()
    axe(page)


def test_a_page_says_that_it_comes_and_then_leaves_the_room(
    browser_page: Page, voila_page: VoilaPage
):
    browser_page.goto(voila_page([BUTTON]), wait_until="commit")
    waiting = browser_page.get_by_role("status").filter(has_text="being set up")
    expect(waiting).to_be_visible(timeout=SLOW)
    axe(browser_page)
    expect(browser_page.locator(READY)).to_be_attached(timeout=SLOW)
    expect(waiting).to_have_count(0)
    assert browser_page.evaluate("document.documentElement.lang") == "en"
    assert browser_page.title()
    # Nothing stands over or beside the lesson: it has the whole window, and nothing scrolls.
    box = browser_page.get_by_role("main").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1366, "height": 620}
    assert browser_page.evaluate("document.documentElement.scrollHeight") == 620
    assert browser_page.evaluate("[...document.fonts].some((face) => face.status === 'loaded')")


def test_the_first_tab_stop_leads_to_the_lesson(browser_page: Page, voila_page: VoilaPage):
    browser_page.goto(voila_page([BUTTON]))
    expect(browser_page.locator(READY)).to_be_attached(timeout=SLOW)
    expect(browser_page.get_by_role("button", name="Count")).to_be_visible(timeout=SLOW)
    browser_page.keyboard.press("Tab")
    expect(browser_page.get_by_role("link", name="Go to the lab")).to_be_focused()
    browser_page.keyboard.press("Enter")
    expect(browser_page.get_by_role("main")).to_be_focused()
    browser_page.keyboard.press("Tab")
    expect(browser_page.get_by_role("button", name="Count")).to_be_focused()


def test_a_closed_tab_takes_its_kernel_with_it(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page(allow="404")
    address = voila_page([BUTTON])
    page.goto(address)
    expect(page.locator(READY)).to_be_attached(timeout=SLOW)
    kernel = urljoin(address, f"/api/kernels/{page.evaluate(KERNEL)}")
    asked = page.context.request
    assert asked.get(kernel).status == 200
    # As a person closes it, so that the page hears of it; idle kernels are culled much later.
    page.close(run_before_unload=True)
    assert comes_true(lambda: asked.get(kernel).status == 404, SECONDS_AWAY / 4)


def test_a_lost_kernel_is_said_and_the_page_can_go_on(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page(allow="404|WebSocket|[Kk]ernel")
    page.goto(voila_page([BUTTON, CRASH]))
    expect(page.locator(READY)).to_be_attached(timeout=SLOW)
    lost = page.get_by_role("alert").get_by_text("has stopped")
    expect(lost).to_be_hidden()
    page.evaluate("window.before = true")
    page.get_by_role("button", name="Crash").click()
    expect(lost).to_be_visible(timeout=SLOW)
    axe(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(READY)).to_be_attached(timeout=SLOW)
    page.get_by_role("button", name="Count").click(timeout=SLOW)
    expect(page.get_by_text("1", exact=True)).to_be_visible(timeout=SLOW)
    assert page.evaluate("window.before") is None


def test_all_of_a_long_page_is_printed(browser_page: Page, voila_page: VoilaPage):
    browser_page.goto(voila_page(["import ipywidgets; ipywidgets.HTML('<p>Reef</p>' * 300)"]))
    expect(browser_page.get_by_text("Reef").last).to_be_attached(timeout=SLOW)
    expect(browser_page.locator(READY)).to_be_attached(timeout=SLOW)
    browser_page.emulate_media(media="print")
    heights = "['html', '#main', '#rendered_cells'].map((one) => document.querySelector(one).scrollHeight)"
    assert min(browser_page.evaluate(heights)) > 3000
    assert browser_page.pdf().count(b"/Type /Page\n") > 3
