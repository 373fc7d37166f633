"""An argument in real Voila: points of one's own chart are pinned by mouse, by keys and by fingers."""

from playwright.sync_api import Page, expect

from tests.browser.test_page_fits import SIDEWAYS
from tests.support.browser import OpenPage, answered, axe, listen
from tests.support.voila import VoilaPage

PAGE = """
from tests.labs.test_two_kinds import Page
shown = Page("reef")  # kept: what nobody holds closes its widgets
shown.page.widget
"""

BAR = "fill: rgb(11, 100, 119)"
"""What is not pinned."""


def opened(page: Page, voila_page: VoilaPage) -> Page:
    listen(page)
    page.goto(voila_page([PAGE]))
    page.locator(".rk-argue").wait_for()
    page.locator(".rk-pin-charts .rk-dress").first.wait_for(state="attached")
    answered(page)
    return page


def test_a_point_is_pinned_by_mouse_and_by_keys(open_page: OpenPage, voila_page: VoilaPage):
    page = opened(open_page(1366, 620), voila_page)
    pins = page.locator(".rk-pin")
    bar = page.locator(f".rk-pin-charts .rk-chart path.line[style*='{BAR}']").first
    box = bar.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(pins).to_have_count(1)
    # Without a mouse: the list has a button for every point.
    page.locator(".rk-pins-list > summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(pins).to_have_count(2)
    expect(page.locator(".rk-at-ask button[aria-pressed=true]")).to_have_count(2)
    axe(page)
    pins.first.get_by_role("button").click()
    expect(pins).to_have_count(1)
    expect(page.locator(".rk-pins-list > summary")).to_be_focused()
    # What is being typed stays while points come and go.
    field = page.locator('[data-act="ask-write"][data-field="evidence"]')
    field.fill("Fewer types.")
    page.locator(".rk-pins-point").first.click()
    answered(page)
    expect(field).to_have_value("Fewer types.")


def test_fingers_find_the_chart_and_the_fields(open_page: OpenPage, voila_page: VoilaPage):
    page = opened(open_page(390, 800, touch=True), voila_page)
    assert page.evaluate(SIDEWAYS) == []
    page.locator(".rk-argue-start button").first.tap()
    answered(page)
    expect(page.locator('[data-act="ask-write"][data-field="claim"]')).to_have_value("There was ")
    assert page.evaluate(SIDEWAYS) == []
