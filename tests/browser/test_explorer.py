"""The explorer in real Voila: by mouse, by touch, by keys, without eyes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from reefkit.data_lab.drawing import looks
from tests.support.browser import axe
from tests.support.effort import at_length
from tests.support.voila import OnePage

EXPLORER = """
import ipywidgets as w
from IPython.display import display
from reefkit.data_lab.choices import ExplorerChoices, GraphChoices
from reefkit.data_lab.explorer import Explorer
from reefkit.data_lab.series import series
from reefkit.text import catalogue
from reefkit.widgets import Theme
def begin(_=None):
    explorer = Explorer([series("coral-stages"), series("virgin-reefs")], say=catalogue("LOCALE"))
    if TWO:
        explorer.choices = ExplorerChoices(graphs=(
            GraphChoices(dataset="virgin-reefs", x="year", y="coral_cover", colour="island"),
            GraphChoices(dataset="virgin-reefs", x="island", y="coral_cover"),
        ))
    page.children = [Theme(), w.HTML("<h1>Data</h1>"), explorer, anew]
page, anew = w.VBox(), w.Button(description="Anew")
page.add_class("rk-page")
anew.on_click(begin)
begin()
display(page)
"""


def cell(*, two: bool = False, locale: str = "en") -> str:
    return EXPLORER.replace("LOCALE", locale).replace("TWO", str(two))


def drawn(page: Page, width: int = 1366, height: int = 620) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".rk-explore-figure svg[role=application] text").first).to_be_attached()
    return page


def figure(page: Page, number: int = 0) -> Locator:
    return page.locator(".rk-explore-figure").nth(number)


def middle(of: Locator, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    of.scroll_into_view_if_needed()
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def label(page: Page, number: int = 0) -> str:
    return figure(page, number).locator("svg").get_attribute("aria-label") or ""


def test_a_chip_is_dragged_onto_a_place_and_onto_the_graph(one_page: OnePage):
    page = drawn(one_page(cell()))
    chip = page.locator('[data-column="extinction"][data-chip]')
    slot = page.locator('[data-slot="y"]')
    page.mouse.move(*middle(chip))
    page.mouse.down()
    page.mouse.move(*middle(slot), steps=8)
    expect(slot).to_have_class("rk-explore-slot rk-explore-target")
    expect(page.locator(".rk-explore-ghost")).to_have_text("extinction → on the y axis")
    page.mouse.up()
    expect(page.locator('[data-key="slot-select-0-y"]')).to_have_value("extinction")
    expect(figure(page).locator("svg")).to_have_attribute(
        "aria-label",
        re.compile(r"line of time \(Ma\) and extinction \(per stage\), 41 rows\. .*Highest"),
    )
    # what was dragged was not pressed: its meaning stays closed
    expect(page.locator('[data-key="asked-0"]')).to_have_count(0)
    system = page.locator('[data-column="system"][data-chip]')
    page.mouse.move(*middle(system))
    page.mouse.down()
    page.mouse.move(*middle(figure(page)), steps=8)
    page.mouse.up()
    expect(page.locator('[data-key="slot-select-0-colour"]')).to_have_value("system")


def test_a_finger_lifts_a_chip_after_a_while(one_page: OnePage):
    page = drawn(one_page(cell(), touch=True), 820, 1100)
    chip = page.locator('[data-column="origination"][data-chip]')
    chip.scroll_into_view_if_needed()
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(chip), middle(page.locator('[data-slot="y"]'))
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.locator(".rk-explore-ghost")).to_be_visible()
    for part in (0.3, 0.7, 1.0):
        spot = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [spot]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator('[data-key="slot-select-0-y"]')).to_have_value("origination")


def test_keys_make_a_graph_and_select(one_page: OnePage):
    page = drawn(one_page(cell()))
    page.locator('[data-column="richness"][data-chip]').focus()
    page.locator('[data-column="origination"][data-chip]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-key="asked-0"]')).to_contain_text("Per-capita rate")
    page.get_by_role("button", name="On the y axis").focus()
    page.keyboard.press("Space")
    expect(page.locator('[data-key="slot-select-0-y"]')).to_have_value("origination")
    page.locator('[data-key="data-fields"] summary').focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="low-time Ma"]').fill("100")
    page.keyboard.press("Enter")
    expect(page.locator('[data-key="data-selected"]')).to_contain_text("from 100")
    expect(page.locator('[data-key="shown-0"]')).to_contain_text(
        "of the 41 rows shown are selected"
    )


def test_a_rectangle_selects_in_both_graphs_and_a_press_tells_a_row(one_page: OnePage):
    page = drawn(one_page(cell(two=True)), height=900)
    expect(page.locator(".rk-explore-figure")).to_have_count(2)
    plot = figure(page).locator("rect.rk-explore-plot")
    page.mouse.move(*middle(plot, 0.4, 0.1))
    page.mouse.down()
    page.mouse.move(*middle(plot, 0.98, 0.6), steps=5)
    expect(page.locator(".rk-explore-rectangle")).to_be_visible()
    page.mouse.up()
    expect(page.locator('[data-key="data-selected"]')).to_contain_text("coral cover from")
    for number in (0, 1):
        expect(page.locator(f'[data-key="shown-{number}"]')).to_contain_text("selected")
    page.get_by_role("button", name="Select nothing").click()
    dot = figure(page).locator("path[transform]").first
    page.mouse.click(*middle(dot))
    expect(page.locator('[data-key="data-row"]')).to_contain_text("reef")


def test_the_row_of_a_point_is_seen_with_its_whole_graph(one_page: OnePage):
    page = drawn(one_page(cell()))
    page.mouse.wheel(0, 200)  # as who looks for the point
    page.mouse.click(*middle(figure(page).locator("path[transform]").nth(3)))
    row = page.locator('[data-key="data-row"]')
    expect(row).to_be_focused()
    for each in (row, figure(page)):
        box = each.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 620


def test_the_legend_leaves_out(one_page: OnePage):
    page = drawn(one_page(cell(two=True)))
    entry = page.locator('[data-key="level-0-0"]')
    entry.click()
    expect(entry).to_have_attribute("aria-pressed", "false")
    expect(page.locator('[data-key="data-left-out"]')).to_contain_text("Left out: ")
    entry.click()
    expect(entry).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", ["PNG", "SVG", "CSV"])
def test_a_graph_is_saved(one_page: OnePage, kind: str):
    page = drawn(one_page(cell()))
    page.locator('[data-key="slot-select-0-colour"]').select_option("system")
    page.locator('[data-key="save-0"] summary').click()
    with page.expect_download() as saved:
        page.locator(f'[data-key="{kind.lower()}-0"]').click()
    data = Path(saved.value.path()).read_bytes()
    assert saved.value.suggested_filename == f"coral-stages.{kind.lower()}"
    if kind == "PNG":
        assert data.startswith(b"\x89PNG")
    elif kind == "SVG":
        text = data.decode()
        assert "Paleobiology" in text
        assert "Fossil corals by stage" in text
        assert 'href="http' not in text
        assert "<circle" not in text, "the legend has the shapes of the marks"
        assert text.count(f'd="{looks()[1].path}"') > 1
    else:
        assert data.decode("utf-8-sig").splitlines()[0].startswith("stage,system,begins,time")
        assert len(data.splitlines()) == 42


def test_a_table_of_ones_own_is_opened(one_page: OnePage):
    page = drawn(one_page(cell()))
    file = {"name": "mine.csv", "mimeType": "text/csv", "buffer": b"year,height\n1,2\n2,4\n"}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator('[data-key="source-0"]')).to_have_value("own-1")
    page.locator("input[type=file]").set_input_files(file | {"buffer": b"a,a\n1,2.5\n"})
    expect(page.locator('[data-key="notes-own-2"]')).to_contain_text("have the name “a”")
    page.locator('[data-key="read-own-2"] > summary').click()
    page.locator('[data-key="choose-own-2-decimal"]').select_option(",")
    expect(page.locator('[data-key="lost-own-2"]')).to_be_in_viewport()
    page.locator('[data-key="python-0"]').click()
    page.locator('[data-key="copy-0"]').click()
    expect(page.locator('[data-key="copied-0"]')).to_be_in_viewport()
    page.locator('[data-key="close-own-2"]').click()
    expect(page.locator('[data-key="own-own-2"]')).to_have_count(0)


@pytest.mark.parametrize(
    "width",
    [
        390,
        pytest.param(820, marks=at_length),
        pytest.param(1366, marks=at_length),
        1920,
        pytest.param(3840, marks=at_length),
    ],
)
def test_it_fits_and_nobody_is_shut_out(one_page: OnePage, width: int):
    locale = "en-simple" if width < 1000 else "en"
    page = drawn(one_page(cell(two=True, locale=locale)), width, 900)
    page.locator('[data-chip][data-column="island"]').first.click()
    for fold in page.locator("details").all():
        fold.evaluate("each => (each.open = true)")
    page.locator('[data-key="python-0"]').click()
    expect(page.locator('[data-key="code-0"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(page)
    small = page.locator(".rk-explorer").evaluate(
        """(whole) => [...whole.querySelectorAll("button, select, summary, .rk-tick, .rk-file")]
          .filter((each) => each.checkVisibility() && !each.closest(".rk-explore-table"))
          .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect()])
          .filter(([, box]) => box.height < 43.5 || box.width < 43.5).map(([name]) => name)"""
    )
    assert small == []
