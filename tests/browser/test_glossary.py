"""Pages to read, on paper too: words that open where they stand, and cheat sheets."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import how_pages, regions, setup, sums
from reefkit.widgets import templates
from tests.browser.lesson import arrive, at_the_board
from tests.labs.reef.page import ReefPage, TablePage, at_survey
from tests.support.browser import OpenPage, answered, axe
from tests.support.voila import Served

# Cheat sheets on paper, and the lab's whole pages in small windows: laid out by a real browser.

_JS = (Path(templates.__file__).parent / "static" / "panel.js").read_text(encoding="utf-8")
PRINT_ALONE = re.search(r"function printAlone.*?\n}\n", _JS, re.DOTALL)


def shown(page: Page, *regions: str, areas: str = "") -> None:
    body = "".join(
        f'<div class="jupyter-widgets rk-panel"><div class="rk-root">{html}</div></div>'
        for html in regions
    )
    page.set_content(
        f'<!doctype html><html lang="en"><title>t</title><style>body{{margin:0}}'
        f"{templates.stylesheet()}</style><div hidden>{templates.symbols()}</div>"
        f'<div class="rk-page"><div class="{areas}">{body}</div></div></html>'
    )


def region(desk: ReefPage, name: str) -> str:
    desk.do("page", page=name)
    return str(pages.WHOLE.render(desk.session.scene()))


@pytest.mark.parametrize("locale", ["en", "en-simple"])
@pytest.mark.parametrize("sheet", how_pages.CHEAT_SHEETS)
def test_a_cheat_sheet_fits_one_page_of_a4(open_page: OpenPage, sheet: str, locale: str):
    page = open_page()
    shown(page, region(ReefPage(locale=locale), "sheets"))
    assert PRINT_ALONE is not None
    page.evaluate(
        f"key => {{ window.print = () => null; {PRINT_ALONE[0]};"
        'printAlone(document.querySelector(`[data-key="${key}"]`)) }',
        f"sheet-{sheet}",
    )
    page.emulate_media(media="print")
    printed = page.locator(".rk-print-sheet")
    assert len(printed.inner_text().split()) > 100
    assert page.locator("body > :not(.rk-print-sheet):visible").count() == 0
    assert printed.locator("button:visible").count() == 0
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1


WIDTHS = (1366, 768, 390)


def too_wide(page: Page, *widths: int) -> list[int]:
    """List the windows that a page is too wide for."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(width)
    return found


def test_no_whole_page_is_wider_than_its_window(browser_page: Page, tmp_path: Path):
    desk = ReefPage(tmp_path)
    desk.do("quick-start")
    for name in ("door", "new", "how", "sheets", "rulings"):
        shown(browser_page, region(desk, name))
        assert too_wide(browser_page, *WIDTHS) == [], name


def test_the_chart_of_traits_shows_every_row_and_column(browser_page: Page):
    desk = ReefPage()
    desk.do("new-begin")
    shown(browser_page, str(setup.TRAITS_PART.render(desk.session.scene())))
    frame = browser_page.locator(".rk-traits-frame")
    for width in WIDTHS:
        assert too_wide(browser_page, width) == []
        hidden = frame.evaluate("each => each.scrollWidth - each.clientWidth")
        assert hidden == 0 or width == 390


# Words that open where they stand, by keyboard and touch; and the pages to read, on paper too.

PAGES = ("glossary", "teachers", "notebook", "axes")
MOST_TABS = 60
A4_WIDTH = 718
"""CSS pixels between the margins of a sheet of A4 as Chromium prints it."""
FOCUSED = "document.activeElement?.dataset?.word ?? ''"
CUT = """() => [...document.querySelectorAll(".rk-print-sheet :is(p, dd, td, th, li, h2, h3, svg)")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest(".rk-unseen"))
  .map((each) => each.textContent.slice(0, 40))"""


def open_term(page: Page) -> str:
    return page.locator('dialog[data-key="term-dialog"] h2').inner_text()


def test_a_word_opens_and_closes_by_keyboard(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = arrive(page, lab.url)
    hands.open("tab-how")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            break
    word = page.evaluate(FOCUSED)
    place = page.evaluate("document.activeElement.closest('[data-key]').dataset.key")
    assert word
    page.keyboard.press("Enter")
    answered(page)
    dialog = page.locator('dialog[data-key="term-dialog"]')
    expect(dialog).to_be_visible()
    expect(page.locator('[data-key="term-dialog-close"]')).to_be_focused()
    axe(page)
    first = open_term(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # on to the next term
    answered(page)
    expect(dialog.locator("h2")).not_to_have_text(first)
    page.keyboard.press("Escape")
    answered(page)
    expect(dialog).to_have_count(0)
    assert page.evaluate(FOCUSED) == word
    assert page.evaluate("document.activeElement.closest('[data-key]').dataset.key") == place
    # The glossary itself: what is typed narrows it, and the field keeps the keyboard.
    hands.open("tab-glossary")
    axe(page)
    page.locator('[data-key="glossary-find"]').press_sequentially("zoox")
    expect(page.locator('[data-key="entry-zooxanthellae"]')).to_be_visible()
    expect(page.locator('[data-key="entry-adapt"]')).to_have_count(0)
    expect(page.locator('[data-key="glossary-find"]')).to_be_focused()


def test_a_word_opens_by_touch_over_an_open_story(open_page: OpenPage, lab: Served):
    page = open_page(820, 1180, touch=True)
    hands = arrive(page, lab.url)
    hands.open("quick-start")
    at_the_board(page)
    page.locator('.rk-at-board [role=gridcell]:not([aria-label*="empty"])').first.tap()
    answered(page)
    hands.open("story")
    story = page.locator('dialog[data-key="story-dialog"]')
    expect(story).to_be_visible()
    story.locator(".rk-term").first.tap()
    answered(page)
    term = page.locator('dialog[data-key="term-dialog"]')
    expect(term).to_be_visible()
    axe(page)
    page.locator('[data-key="term-dialog-close"]').tap()
    answered(page)
    expect(term).to_have_count(0)
    expect(story).to_be_visible()


# -- laid out from our own style sheet -------------------------------------------------------------
@pytest.fixture(scope="module")
def desk() -> TablePage:
    """Return a match of four rounds with long notes: the most that a notebook holds."""
    played = at_survey(1, rounds=4, seed=2)
    for round_ in range(1, 5):
        played.session.ui.notes[f"{round_}-0"] = "Sponges first, then corals on the crest. " * 12
    played.table.run()
    for _ in range(80):
        here = played.session.awaited_here()
        if not here:
            break
        for seat in here:
            played.table.do_for_me(seat)
        played.table.run()
    return played


def laid_out(desk: TablePage, page: Page, name: str) -> None:
    desk.do("page", page=name)
    shown(page, str(pages.WHOLE.render(desk.scene)))


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_to_read_are_open_to_all_and_no_wider_than_their_window(
    open_page: OpenPage, desk: TablePage, name: str
):
    page = open_page(1366, 800)
    laid_out(desk, page, name)
    axe(page)
    assert too_wide(page, *WIDTHS) == []


@pytest.mark.parametrize(
    ("name", "key", "most"),
    [
        ("glossary", "glossary", 4),
        ("teachers", "teachers", 12),
        ("notebook", "notebook", 3),
        ("axes", "axes-ranges", 1),
        ("axes", "axes-curve", 1),
        ("axes", "axes-scores", 1),
        ("", "hand-sheet", 1),
    ],
)
def test_what_is_printed_fits_its_sheets(
    open_page: OpenPage, desk: TablePage, name: str, key: str, most: int
):
    page = open_page(A4_WIDTH, 800)
    if name:
        laid_out(desk, page, name)
    else:
        desk.do("page", page="")
        desk.do("hand", measure="shannon")
        shown(page, str(regions.WINDOWS_PART.render(desk.scene)))
    assert PRINT_ALONE is not None
    page.evaluate(
        f"key => {{ window.print = () => null; {PRINT_ALONE[0]};"
        'printAlone(document.querySelector(`[data-key="${key}"]`)) }',
        key,
    )
    page.emulate_media(media="print")
    printed = page.locator(".rk-print-sheet")
    assert len(printed.inner_text().split()) > 15
    assert page.locator("body > :not(.rk-print-sheet):visible").count() == 0
    assert (
        printed.locator("button:not(.rk-term):visible, input:visible, select:visible").count() == 0
    )
    assert page.evaluate(CUT) == []
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) <= most


def test_a_sum_by_hand_is_open_to_all_with_a_word_over_it(open_page: OpenPage, desk: TablePage):
    page = open_page(1366, 620)
    desk.do("page", page="")
    desk.do("hand", measure="evenness")
    shown(page, str(regions.WINDOWS_PART.render(desk.scene)), sums.numbers(desk.scene))
    page.evaluate("document.querySelector('dialog').showModal()")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1366
