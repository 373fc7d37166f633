"""Charts, and the plots that a student draws, in real Voila: by mouse, by keys, without eyes."""

import io
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import OpenPage, axe
from tests.support.effort import at_length
from tests.support.voila import OnePage, VoilaPage

# Charts in real Voila: drawn, brought up to date, picked from, saved, and read without eyes.


SHEET = """
import ipywidgets as w
from IPython.display import display
from reefkit.widgets import *
from reefkit.widgets.charts import ChartView, diversity_measures

axis = TimeAxis(4, "millions of years since the game began")
ranges = RangeChart(axis, title="Who has lived on your reef")
types = DiversityChart(axis, title="Types alive", height=112)
sheet = ChartSheet([ranges, types])
FIRST = [
    Bar("boulder", "boulder coral", "boulder-coral", "coral", 0, 1),
    Bar("urchin", "urchin", "urchin", "dwellers", 1, 1, "extirpated"),
    Bar("branching", "branching coral", "branching-coral", "coral", 0, 1, "extinct at the table"),
]
COUNTS = [[[3, 2], [1, 0]], [[3, 0], [1, 1]], [[3, 1], [0, 2]]]
def show(rounds, bars, disasters):
    with sheet.hold():
        axis.show(rounds - 1, disasters)
        ranges.show(ChartView("reef", "your reef", tuple(bars)), ChartView("table", "whole table", tuple(bars)))
        types.show(*diversity_measures(COUNTS[:rounds], ["alpha, your reef in the lagoon of an island", "Ben"]))
show(2, FIRST, [Disaster(1, "coral disease", "d1")])
told, more = w.Label("nothing"), w.Button(description="Next round")
def tell(picked):
    told.value = f"{picked.kind} {picked.key} {picked.time:g}"
ranges.on_select(tell)
types.on_select(tell)
def next_round(_):
    show(3, [*FIRST, Bar("snail", "snail", "snail", "dwellers", 2, 2)],
         [Disaster(1, "coral disease", "d1"), Disaster(2, "gale", "d2"), Disaster(2, "near miss", "d3")])
more.on_click(next_round)
def begin(_):
    show(2, FIRST, [Disaster(1, "coral disease", "d1")])
    told.value = "nothing"
anew = w.Button(description="Anew")
anew.on_click(begin)
"""
PAGE = 'display(Theme(), w.HTML("<h1>Reef</h1>"), w.Box([sheet], layout=w.Layout(width="WIDE")), more, anew, told)'


def open_sheet(page: Page, voila_page: VoilaPage, wide: str = "484px") -> Locator:
    page.goto(voila_page([SHEET, PAGE.replace("WIDE", wide)]))
    return drawn(page)


def drawn(page: Page) -> Locator:
    expect(page.locator(".rk-chart .rk-dress")).to_have_count(2)
    expect(page.locator(".rk-chart-name").first).to_be_attached()
    return page.locator(".rk-chart")


@pytest.fixture
def charts(one_page: OnePage) -> Locator:
    return drawn(one_page(SHEET + PAGE.replace("WIDE", "484px")))


def curve(chart: Locator, fill: str) -> Locator:
    return chart.locator(f'path.line[style*="fill: {fill}"]')


def middle(shape: Locator) -> tuple[float, float]:
    box = shape.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_charts_are_drawn_say_what_they_are_and_keep_nobody_out(charts: Locator):
    expect(
        charts.page.get_by_role(
            "application", name="Who has lived on your reef: a range chart of 3 taxa"
        )
    ).to_be_visible()
    expect(
        charts.page.get_by_role(
            "application", name=re.compile(r"Types alive: \d lines of richness")
        )
    ).to_be_visible()
    bars = curve(charts.first, "rgb(236, 118, 80)")
    expect(bars).to_have_count(2)
    x, y = middle(bars.first)
    picture = Image.open(io.BytesIO(charts.page.screenshot())).convert("RGB")
    assert picture.getpixel((round(x) - 20, round(y))) == (236, 118, 80)
    names = charts.first.locator(".rk-chart-name").all_text_contents()
    assert names == ["boulder coral", "branching coral", "urchin"]
    assert (
        charts.nth(1)
        .locator(".rk-chart-end")
        .all_text_contents()
        .count("alpha, your reef in the lagoon of an island")
        == 1
    )
    assert charts.first.locator("use").count() == 3  # the drawings of the sheet of symbols
    axe(charts.page)


NARROW_GAP = """
from IPython.display import display
from reefkit.widgets import *
axis = TimeAxis(4, "decades")
chart = RangeChart(axis)
axis.show(4)
chart.show([Bar("snail", "snail", "snail", "dwellers", 0, 4, "extirpated", ((0, 1), (2, 4)),
                gaps=("covered for a long time by others, seen again",))])
display(Theme(), chart.widget)
"""


def test_a_note_that_its_gap_does_not_hold_is_cut(browser_page: Page, voila_page: VoilaPage):
    page = browser_page
    page.goto(voila_page([NARROW_GAP]))  # a place that is no number would be an error
    expect(page.locator(".rk-chart-note").first).to_be_attached()
    texts = page.locator(".rk-chart-note").all_text_contents()
    assert any(each.startswith("covered for a long time by others") for each in texts)


TONES = """() => {
  window.heard = [];
  const Real = window.OscillatorNode;
  window.OscillatorNode = class extends Real {
    constructor(context, options) { super(context, options); heard.push(Math.round(options.frequency)); }
  };
}"""


def test_arrow_keys_step_through_a_chart_and_each_step_is_a_tone_if_wanted(charts: Locator):
    page, chart, said = charts.page, charts.nth(1), charts.page.locator("#rk-voice")
    page.evaluate(TONES)
    chart.locator("svg.svg-figure").focus()
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("alpha, your reef in the lagoon of an island. 0: 2")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("1: 1")
    assert chart.locator(".rk-reader-at > circle").count() == 1
    page.keyboard.press("ArrowDown")
    expect(said).to_have_text("Ben. 1: 2")
    assert page.evaluate("heard") == []  # silent until a reader wants tones

    page.locator(".rk-chart-tools summary", has_text="Describe").click()
    page.get_by_role("button", name="Tones at each step").first.click()
    assert page.evaluate("localStorage.getItem('rk-tones')") == "on"
    chart.locator("svg.svg-figure").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("1: 2")
    low, high = page.evaluate("heard")  # one tone a step, and pitch rises with the value
    assert 220 <= low < high <= 880
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    for _ in range(50):
        if len(page.evaluate("heard")) == 5:
            break
        page.wait_for_timeout(100)
    assert len(page.evaluate("heard")) == 5  # the end, then the whole line


@at_length
def test_a_disaster_stands_at_one_place_in_all_panels(charts: Locator):
    charts.page.get_by_role("button", name="Next round").click()
    expect(charts.first.locator(".rk-chart-event")).to_have_count(2)
    lines = [chart.locator('path.line[style*="2, 10"]') for chart in charts.all()]
    expect(lines[0]).to_have_count(3)
    places = [[round(middle(line)[0], 1) for line in group.all()] for group in lines]
    assert places[0] == places[1]
    assert all(after - before > 4 for before, after in pairwise(places[0]))
    boxes = [each.bounding_box() for each in charts.first.locator(".rk-chart-event").all()]
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"] or boxes[0]["y"] != boxes[1]["y"]


def test_a_new_round_is_drawn(charts: Locator):
    dots = charts.nth(1).locator(".object_grp")
    before = dots.count()
    charts.page.get_by_role("button", name="Next round").click()
    expect(charts.first.locator(".rk-chart-name")).to_have_count(4)
    expect(dots).to_have_count(before + 3)
    expect(curve(charts.first, "rgb(64, 136, 216)")).to_have_count(1)


def test_bars_ends_points_and_disasters_can_be_picked(charts: Locator):
    told = charts.page.locator(".widget-label").last
    bar = curve(charts.first, "rgb(236, 118, 80)").first
    x, y = middle(bar)
    charts.page.mouse.click(x - 10, y)
    expect(told).to_have_text("bar boulder 0")
    box = curve(charts.first, "rgb(236, 118, 80)").nth(1).bounding_box()
    assert box is not None
    charts.page.mouse.click(box["x"] + box["width"], box["y"] + box["height"] / 2)
    expect(told).to_have_text("ending branching 1")
    charts.page.mouse.click(*middle(charts.nth(1).locator(".object_grp .dot").first))
    expect(told).to_have_text(re.compile("^point "))
    line = charts.first.locator('path.line[style*="2, 10"]').first.bounding_box()
    assert line is not None
    charts.page.mouse.click(line["x"], line["y"] + line["height"] - 15)
    expect(told).to_have_text("disaster d1 1")


def test_the_same_is_read_and_picked_by_keys(charts: Locator):
    button = charts.page.get_by_role("button", name="Show as table")
    button.focus()
    charts.page.keyboard.press("Enter")
    table = charts.page.get_by_role("table", name="Who has lived on your reef")
    expect(table.get_by_role("row")).to_have_count(4)
    why = table.get_by_role("button", name="urchin")
    why.focus()
    charts.page.keyboard.press("Enter")
    expect(charts.page.locator(".widget-label").last).to_have_text("ending urchin 1")
    axe(charts.page)
    charts.page.get_by_role("button", name="Show charts").click()
    expect(table).to_have_count(0)


@at_length
def test_another_measure_is_drawn(charts: Locator):
    charts.page.get_by_label("Measure: Types alive").select_option("whittaker")
    expect(charts.nth(1).locator(".rk-chart-end")).to_have_count(1)
    expect(charts.nth(1).locator(".rk-chart-end")).to_have_text("between reefs (beta)")
    expect(
        charts.page.get_by_role("img", name="Types alive: difference of reefs (beta, Whittaker)")
    ).to_be_visible()
    charts.page.get_by_label("Measure: Types alive").select_option("richness")


def save(page: Page, name: str) -> Path:
    page.get_by_text("Save", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    page.get_by_text("Save", exact=True).click()
    return Path(download.value.path())


@at_length
def test_pictures_and_numbers_are_saved(charts: Locator):
    with Image.open(save(charts.page, "Picture (PNG)")) as picture:
        assert picture.size == (968, 724)
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 24) or []}
    assert {(236, 118, 80), (16, 48, 61), (166, 48, 34), (255, 255, 255)} <= colours
    text = save(charts.page, "Drawing (SVG)").read_text(encoding="utf-8")
    ET.fromstring(text)  # noqa: S314  # our own picture
    assert not re.findall(r'(?:href|src)="(?!#|data:)|url\((?!"?(?:#|data:|&quot;))', text)
    assert "data:font/woff2" in text or "data:application/font" in text or "Atkinson" in text
    assert "boulder coral" in text
    assert "<use" not in text
    numbers = save(charts.page, "Numbers (CSV)").read_text(encoding="utf-8-sig")
    assert "taxon" in numbers or "time" in numbers


@at_length
@pytest.mark.parametrize("wide", [340, 484, 760])
def test_no_text_leaves_its_figure_or_covers_another(
    browser_page: Page, voila_page: VoilaPage, wide: int
):
    charts = open_sheet(browser_page, voila_page, f"{wide}px")
    browser_page.get_by_role("button", name="Next round").click()
    expect(charts.first.locator(".rk-chart-name")).to_have_count(4)
    for chart in charts.all():
        # Read in one go: the words over a figure are written again while it takes its place.
        figure, boxes = chart.evaluate(
            """chart => { const box = ({ left, right }) => [left, right];
            return [box(chart.getBoundingClientRect()), [...chart.querySelectorAll(".rk-dress text")]
              .map((text) => box(text.getBoundingClientRect()))]; }"""
        )
        assert len(boxes) >= 4
        assert all(left >= figure[0] - 1 and right <= figure[1] + 1 for left, right in boxes)


@at_length
def test_paper_has_the_whole_sheet(charts: Locator):
    charts.page.emulate_media(media="print")
    expect(charts.first.locator(".rk-chart-name").first).to_be_visible()
    expect(charts.page.get_by_role("button", name="Show as table")).to_be_hidden()
    assert charts.page.pdf().startswith(b"%PDF")


@at_length
def test_a_tablet_s_finger_picks_too(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page(1180, 820, density=2, touch=True)
    charts = open_sheet(page, voila_page)
    page.touchscreen.tap(*middle(curve(charts.first, "rgb(236, 118, 80)").first))
    expect(page.locator(".widget-label").last).to_have_text(re.compile("^(bar|disaster) "))


# Plots that a student draws, in real Voila: by mouse, finger and keyboard alone, and on paper.

TRUTH = {"snail/first": 1, "snail/last": 3, "mark/gale/1": 2}
PAGE_PLOTS = """
import time
import ipywidgets as w
from IPython.display import display
from reefkit.widgets.panel import Theme
from reefkit.widgets.plots import Count, CurvePlot, PlotEvent, RangePlot, Taxon, Verdict
told, shown = w.Label("nothing"), w.VBox()
button, anew = w.Button(description="Check"), w.Button(description="Anew")
def paper(plot):
    return w.Box([plot], layout=w.Layout(width="min(634px, 100%)", display="block"))
def begin(_=None):
    global bars
    bars = RangePlot(
        [Taxon("platy-coral", "platy coral", "platy-coral"), Taxon("snail", "snail", "snail"),
         Taxon("urchin", "urchin", "urchin", given=(0, 2))],
        4, time="millions of years", events=[PlotEvent("gale", "gale")], endings={"extinct": "extinct"})
    line = CurvePlot(3, 14, measure="types alive", time="millions of years", given={0: 5},
        marks="a type was lost", counts=[[Count("fish", 3, "fish")]] * 4,
        struck=[(0.5, "an outbreak of coral-eating starfish"), (1, "a hurricane"), (1, "a heatwave")])
    bars.observe(lambda change: setattr(told, "value", str(change.new["ranges"].get("snail"))), "value")
    line.observe(slowly, "value")
    told.value = "nothing"
    shown.children = [paper(bars), button, paper(line), anew, told]
def check(_=None):
    truth = TRUTH
    bars.show_verdicts({key: Verdict(bars.knob(key).value == at, f"It is {at}.")
                        for key, at in truth.items() if key in ("snail/first", "snail/last")})
def slowly(change):
    told.value = f"{change.new['values']} {change.new['marks']}"
    time.sleep(0.2)
button.on_click(check)
anew.on_click(begin)
begin()
display(Theme(), w.HTML("<h1>Reef</h1>"), shown)
""".replace("TRUTH", repr(TRUTH))


def opened(page: Page, voila_page: VoilaPage) -> Page:
    page.goto(voila_page([PAGE_PLOTS]))
    expect(page.get_by_role("slider")).to_have_count(9)
    return page


@pytest.fixture
def plots(one_page: OnePage) -> Page:
    page = one_page(PAGE_PLOTS)
    expect(page.get_by_role("slider")).to_have_count(9)
    return page


def knob(page: Page, name: str) -> Locator:
    return page.get_by_role("slider", name=name, exact=True)


def middle_plots(what: Locator) -> tuple[float, float]:
    box = what.locator(".rk-draw-knob").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def survey(page: Page, time: int) -> float:
    """Return where a survey stands on the range plot, in pixels from the left."""
    tick = page.locator(".rk-draw-range .rk-draw-tick").nth(time)
    tick.wait_for()
    box = tick.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def told(page: Page) -> Locator:
    return page.locator(".widget-label").last


def drag(page: Page, what: Locator, x: float, y: float) -> None:
    at = middle_plots(what)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move((at[0] + x) / 2, (at[1] + y) / 2)
    page.mouse.move(x, y)
    page.mouse.up()


def test_an_end_dragged_wrong_then_right_snaps_to_surveys_and_is_judged(plots: Page):
    first, last = knob(plots, "snail: first seen"), knob(plots, "snail: last seen")
    drag(plots, first, survey(plots, 1) + 9, middle_plots(first)[1] + 14)
    expect(told(plots)).to_have_text("[1, None]")
    drag(plots, last, survey(plots, 2) - 8, middle_plots(last)[1])
    expect(told(plots)).to_have_text("[1, 2]")
    expect(last).to_have_attribute("aria-valuenow", "2")
    assert abs(middle_plots(last)[0] - survey(plots, 2)) < 1
    plots.get_by_role("button", name="Check").click()
    expect(last).to_have_attribute("aria-valuetext", "2, look again. It is 3.")
    expect(first).to_have_attribute("aria-valuetext", "1, right. It is 1.")
    expect(plots.locator(".rk-draw-told-wrong").first).to_contain_text("It is 3.")
    drag(plots, last, survey(plots, 3), middle_plots(last)[1])
    expect(told(plots)).to_have_text("[1, 3]")
    expect(last).to_have_attribute("aria-valuetext", "3")
    plots.get_by_role("button", name="Check").click()
    expect(last).to_have_attribute("aria-valuetext", "3, right. It is 3.")
    expect(plots.locator(".rk-draw-sign-wrong")).to_have_count(0)


@at_length
def test_a_bar_of_one_survey_is_pulled_apart_to_either_side(plots: Page):
    first, last = knob(plots, "snail: first seen"), knob(plots, "snail: last seen")
    drag(plots, first, survey(plots, 2), middle_plots(first)[1])
    expect(told(plots)).to_have_text("[2, None]")
    drag(plots, last, survey(plots, 0), middle_plots(last)[1])
    expect(told(plots)).to_have_text("[2, 2]")
    drag(plots, last, survey(plots, 1), middle_plots(last)[1])
    expect(told(plots)).to_have_text("[1, 2]")
    assert abs(middle_plots(first)[0] - survey(plots, 1)) < 1


def test_a_point_is_dragged_up_and_down(plots: Page):
    point = knob(plots, "Round 1")
    levels = plots.locator(".rk-draw-curve .rk-draw-level")
    eight = levels.filter(has_text=re.compile("^8$")).bounding_box()
    assert eight is not None
    drag(plots, point, middle_plots(point)[0] + 20, eight["y"] + eight["height"] / 2)
    expect(told(plots)).to_have_text("{'1': 8} None")
    drag(plots, point, middle_plots(point)[0], eight["y"] - 2_000)
    expect(told(plots)).to_have_text("{'1': 14} None")
    given = knob(plots, "At the start")
    drag(plots, given, middle_plots(given)[0], eight["y"])
    expect(given).to_have_attribute("aria-valuenow", "5")


def test_everything_is_drawn_with_the_keyboard_alone(plots: Page):
    press = plots.keyboard.press
    knob(plots, "snail: first seen").focus()
    press("ArrowRight")
    expect(told(plots)).to_have_text("[1, None]")
    press("Tab")
    expect(knob(plots, "snail: last seen")).to_be_focused()
    press("ArrowLeft")
    expect(told(plots)).to_have_text("[1, 3]")
    press("Home")
    expect(told(plots)).to_have_text("[1, 1]")
    press("End")
    expect(told(plots)).to_have_text("[1, 4]")
    press("Delete")
    expect(told(plots)).to_have_text("[1, None]")
    press("Tab")
    press("Enter")
    expect(knob(plots, "gale: round")).to_have_attribute("aria-valuetext", "1")
    knob(plots, "Round 1").focus()
    for _ in range(6):
        plots.wait_for_timeout(70)  # the kernel is slower: its answers come between the keys
        press("ArrowUp")
    expect(told(plots)).to_have_text("{'1': 11} None")
    plots.get_by_role("checkbox", name="a type was lost, round 2").first.focus()
    press("Space")
    expect(told(plots)).to_have_text("{'1': 11} [2]")


@at_length
def test_steps_and_typed_numbers_say_the_same(plots: Page):
    knob(plots, "snail: first seen").focus()
    plots.get_by_role("button", name="snail: first seen: one more").click()
    expect(told(plots)).to_have_text("[1, None]")
    plots.get_by_text("Type the numbers instead").first.click()
    field = plots.get_by_role("textbox", name="snail: last seen")
    field.fill("3")
    field.press("Enter")
    expect(told(plots)).to_have_text("[1, 3]")
    assert abs(middle_plots(knob(plots, "snail: last seen"))[0] - survey(plots, 3)) < 1
    field.fill("40")
    field.press("Enter")
    expect(plots.get_by_text("Give a number from 1 to 4.")).to_be_visible()
    expect(told(plots)).to_have_text("[1, 3]")


def test_a_finger_drags_an_end_and_has_room_for_it(open_page: OpenPage, voila_page: VoilaPage):
    page = opened(open_page(820, 1180, 2, touch=True), voila_page)
    last = knob(page, "snail: last seen")
    box = last.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fingers = page.context.new_cdp_session(page)
    x, y = middle_plots(last)
    for kind, at in (("touchStart", x), ("touchMove", (x + survey(page, 2)) / 2),
                     ("touchMove", survey(page, 2)), ("touchEnd", None)):  # fmt: skip
        points = [] if at is None else [{"x": at, "y": y}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(told(page)).to_have_text("[None, 2]")
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
                return box.left < all.left - 2 || box.right > all.right + 2 || each.textContent.includes("…");
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
    plots.wait_for_function("() => window.sheet")
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
def test_nothing_moves_by_itself_for_those_who_ask_for_it(
    open_page: OpenPage, voila_page: VoilaPage
):
    page = opened(open_page(reduced_motion=True), voila_page)
    drag(
        page,
        knob(page, "snail: first seen"),
        survey(page, 1),
        middle_plots(knob(page, "snail: first seen"))[1],
    )
    expect(told(page)).to_have_text("[1, None]")
    assert page.evaluate("document.getAnimations().length") == 0
