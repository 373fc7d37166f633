"""Plots that a student draws, in real Voila: by mouse, finger and keyboard alone, and on paper."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import OpenPage, axe
from tests.support.effort import at_length
from tests.support.voila import VoilaPage

START = 120_000
SLOW = 60_000
TRUTH = {"snail/first": 1, "snail/last": 3, "mark/gale/1": 2}
PAGE = """
import time
import ipywidgets as w
from IPython.display import display
from reefkit.widgets.panel import Theme
from reefkit.widgets.plots import Count, CurvePlot, Event, RangePlot, Taxon, Verdict
bars = RangePlot(
    [Taxon("platy-coral", "platy coral", "platy-coral"), Taxon("snail", "snail", "snail"),
     Taxon("urchin", "urchin", "urchin", given=(0, 2))],
    4, time="millions of years", events=[Event("gale", "gale")], endings={"extinct": "extinct"})
line = CurvePlot(3, 14, measure="types alive", time="millions of years", given={0: 5},
    marks="a type was lost", counts=[[Count("fish", 3, "fish")]] * 4)
told = w.Label("nothing")
def check(_=None):
    truth = TRUTH
    bars.show_verdicts({key: Verdict(bars.knob(key).value == at, f"It is {at}.")
                        for key, at in truth.items() if key in ("snail/first", "snail/last")})
button = w.Button(description="Check")
button.on_click(check)
bars.on_change(lambda value: setattr(told, "value", str(value["ranges"].get("snail"))))
def slowly(value):
    told.value = f"{value['values']} {value['marks']}"
    time.sleep(0.2)
line.on_change(slowly)
display(Theme(), w.HTML("<h1>Reef</h1>"), w.Box([bars], layout=w.Layout(width="min(634px, 100%)", display="block")),
    button, w.Box([line], layout=w.Layout(width="min(634px, 100%)", display="block")), told)
""".replace("TRUTH", repr(TRUTH))


def opened(page: Page, voila_page: VoilaPage) -> Page:
    page.goto(voila_page([PAGE]))
    expect(page.get_by_role("slider")).to_have_count(9, timeout=START)
    return page


@pytest.fixture
def plots(browser_page: Page, voila_page: VoilaPage) -> Page:
    return opened(browser_page, voila_page)


def knob(page: Page, name: str) -> Locator:
    return page.get_by_role("slider", name=name, exact=True)


def middle(what: Locator) -> tuple[float, float]:
    box = what.locator(".rk-draw-knob").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def survey(page: Page, time: int) -> float:
    """Give where a survey stands on the range plot, in pixels from the left."""
    tick = page.locator(".rk-draw-range .rk-draw-tick").nth(time).bounding_box()
    assert tick is not None
    return tick["x"] + tick["width"] / 2


def told(page: Page) -> Locator:
    return page.locator(".widget-label").last


def drag(page: Page, what: Locator, x: float, y: float) -> None:
    at = middle(what)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move((at[0] + x) / 2, (at[1] + y) / 2)
    page.mouse.move(x, y)
    page.mouse.up()


def test_an_end_dragged_wrong_then_right_snaps_to_surveys_and_is_judged(plots: Page):
    first, last = knob(plots, "snail: first seen"), knob(plots, "snail: last seen")
    drag(plots, first, survey(plots, 1) + 9, middle(first)[1] + 14)
    expect(told(plots)).to_have_text("[1, None]", timeout=SLOW)
    drag(plots, last, survey(plots, 2) - 8, middle(last)[1])
    expect(told(plots)).to_have_text("[1, 2]", timeout=SLOW)
    expect(last).to_have_attribute("aria-valuenow", "2")
    assert abs(middle(last)[0] - survey(plots, 2)) < 1
    plots.get_by_role("button", name="Check").click()
    expect(last).to_have_attribute("aria-valuetext", "2, look again. It is 3.", timeout=SLOW)
    expect(first).to_have_attribute("aria-valuetext", "1, right. It is 1.")
    expect(plots.locator(".rk-draw-told-wrong").first).to_contain_text("It is 3.")
    drag(plots, last, survey(plots, 3), middle(last)[1])
    expect(told(plots)).to_have_text("[1, 3]", timeout=SLOW)
    expect(last).to_have_attribute("aria-valuetext", "3", timeout=SLOW)
    plots.get_by_role("button", name="Check").click()
    expect(last).to_have_attribute("aria-valuetext", "3, right. It is 3.", timeout=SLOW)
    expect(plots.locator(".rk-draw-sign-wrong")).to_have_count(0)


@at_length
@at_length
def test_a_bar_of_one_survey_is_pulled_apart_to_either_side(plots: Page):
    first, last = knob(plots, "snail: first seen"), knob(plots, "snail: last seen")
    drag(plots, first, survey(plots, 2), middle(first)[1])
    expect(told(plots)).to_have_text("[2, None]", timeout=SLOW)
    drag(plots, last, survey(plots, 0), middle(last)[1])
    expect(told(plots)).to_have_text("[2, 2]", timeout=SLOW)
    drag(plots, last, survey(plots, 1), middle(last)[1])
    expect(told(plots)).to_have_text("[1, 2]", timeout=SLOW)
    assert abs(middle(first)[0] - survey(plots, 1)) < 1


def test_a_point_is_dragged_up_and_down(plots: Page):
    point = knob(plots, "Round 1")
    levels = plots.locator(".rk-draw-curve .rk-draw-level")
    eight = levels.filter(has_text=re.compile("^8$")).bounding_box()
    assert eight is not None
    drag(plots, point, middle(point)[0] + 20, eight["y"] + eight["height"] / 2)
    expect(told(plots)).to_have_text("{'1': 8} None", timeout=SLOW)
    drag(plots, point, middle(point)[0], eight["y"] - 2_000)
    expect(told(plots)).to_have_text("{'1': 14} None", timeout=SLOW)
    given = knob(plots, "At the start")
    drag(plots, given, middle(given)[0], eight["y"])
    expect(given).to_have_attribute("aria-valuenow", "5")


def test_everything_is_drawn_with_the_keyboard_alone(plots: Page):
    press = plots.keyboard.press
    knob(plots, "snail: first seen").focus()
    press("ArrowRight")
    expect(told(plots)).to_have_text("[1, None]", timeout=SLOW)
    press("Tab")
    expect(knob(plots, "snail: last seen")).to_be_focused()
    press("ArrowLeft")
    expect(told(plots)).to_have_text("[1, 3]", timeout=SLOW)
    press("Home")
    expect(told(plots)).to_have_text("[1, 1]", timeout=SLOW)
    press("End")
    expect(told(plots)).to_have_text("[1, 4]", timeout=SLOW)
    press("Delete")
    expect(told(plots)).to_have_text("[1, None]", timeout=SLOW)
    press("Tab")
    press("Enter")
    expect(knob(plots, "gale: round")).to_have_attribute("aria-valuetext", "1", timeout=SLOW)
    knob(plots, "Round 1").focus()
    for _ in range(6):
        plots.wait_for_timeout(70)  # the kernel is slower: its answers come between the keys
        press("ArrowUp")
    expect(told(plots)).to_have_text("{'1': 11} None", timeout=SLOW)
    plots.get_by_role("checkbox", name="a type was lost, round 2").first.focus()
    press("Space")
    expect(told(plots)).to_have_text("{'1': 11} [2]", timeout=SLOW)


@at_length
def test_steps_and_typed_numbers_say_the_same(plots: Page):
    knob(plots, "snail: first seen").focus()
    plots.get_by_role("button", name="snail: first seen: one more").click()
    expect(told(plots)).to_have_text("[1, None]", timeout=SLOW)
    plots.get_by_text("Type the numbers instead").first.click()
    field = plots.get_by_role("textbox", name="snail: last seen")
    field.fill("3")
    field.press("Enter")
    expect(told(plots)).to_have_text("[1, 3]", timeout=SLOW)
    assert abs(middle(knob(plots, "snail: last seen"))[0] - survey(plots, 3)) < 1
    field.fill("40")
    field.press("Enter")
    expect(plots.get_by_text("Give a number from 1 to 4.")).to_be_visible(timeout=SLOW)
    expect(told(plots)).to_have_text("[1, 3]")


def test_a_finger_drags_an_end_and_has_room_for_it(open_page: OpenPage, voila_page: VoilaPage):
    page = opened(open_page(820, 1180, 2, touch=True), voila_page)
    last = knob(page, "snail: last seen")
    box = last.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fingers = page.context.new_cdp_session(page)
    x, y = middle(last)
    for kind, at in (("touchStart", x), ("touchMove", (x + survey(page, 2)) / 2),
                     ("touchMove", survey(page, 2)), ("touchEnd", None)):  # fmt: skip
        points = [] if at is None else [{"x": at, "y": y}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(told(page)).to_have_text("[None, 2]", timeout=SLOW)
    for button in page.locator(".rk-draw-steps .rk-button").all():
        size = button.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44


def test_on_a_dense_screen_a_bar_is_drawn_in_every_pixel(
    open_page: OpenPage, voila_page: VoilaPage
):
    page = opened(open_page(density=2), voila_page)
    box = page.locator(".rk-draw-bar").first.bounding_box()
    assert box is not None
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    x, y = round((box["x"] + box["width"] / 3) * 2), round((box["y"] + box["height"] / 2) * 2)
    assert {picture.getpixel((x + each, y)) for each in range(9)} == {(64, 136, 216)}


def test_plots_keep_nobody_out(plots: Page):
    plots.get_by_text("Type the numbers instead").first.click()
    axe(plots)
    assert_all_stays_inside(plots)


def assert_all_stays_inside(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for paper in page.locator(".rk-draw-paper").all():
        outside = paper.evaluate(
            """paper => { const all = paper.getBoundingClientRect();
              return [...paper.querySelectorAll("text")].filter(each => {
                const box = each.getBoundingClientRect();
                return box.left < all.left - 2 || box.right > all.right + 2;
              }).map(each => each.textContent); }"""
        )
        assert outside == []


@at_length
def test_nothing_of_a_plot_leaves_a_phone(open_page: OpenPage, voila_page: VoilaPage):
    assert_all_stays_inside(opened(open_page(340), voila_page))


@at_length
def test_blank_axes_are_printed_alone(plots: Page):
    plots.evaluate(
        """() => { window.print = () => {
          window.sheet = document.querySelector(".rk-print-sheet").innerHTML; } }"""
    )
    plots.get_by_role("button", name="Print blank axes").first.click()
    plots.wait_for_function("window.sheet")
    plots.emulate_media(media="print")
    figure = plots.locator(".rk-print-sheet .rk-draw-blank")
    expect(figure).to_be_visible()
    box = figure.bounding_box()
    assert box is not None
    assert box["width"] > 400
    expect(figure.get_by_text("platy coral", exact=True)).to_be_visible()
    assert figure.locator("rect, circle, .rk-draw-bar").count() == 0
    expect(plots.locator(".rk-draw-paper").first).to_be_hidden()


@at_length
@at_length
def test_nothing_moves_by_itself_for_those_who_ask_for_it(
    open_page: OpenPage, voila_page: VoilaPage
):
    page = opened(open_page(reduced_motion=True), voila_page)
    drag(
        page,
        knob(page, "snail: first seen"),
        survey(page, 1),
        middle(knob(page, "snail: first seen"))[1],
    )
    expect(told(page)).to_have_text("[1, None]", timeout=SLOW)
    assert page.evaluate("document.getAnimations().length") == 0
