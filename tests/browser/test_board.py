"""A board in a real browser: in our pages, in JupyterLab and in Notebook 7."""

from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.hands import run
from tests.support.browser import PATIENCE
from tests.support.effort import at_length
from tests.support.voila import OnePage, Served, VoilaPage, serving_jupyter

# A board in a real browser: painted, crisp, and for pointer, touch and keyboard alike.

PAGE = """
from itertools import count
from ipywidgets import Button, HTML, VBox
from reefkit.widgets import Board
from tests.support import boards
said, log, shown, numbers = HTML(), [], VBox(), count()
def say(*what):
    log.extend(what)
    said.value = f"<p class='said' data-board='{number}'>{'; '.join(log) or 'nothing'}</p>"
def again(_):
    board.show(boards.states() if board.picture == boards.play() else boards.play())
def begin(_=None):
    global board, number
    board, number = Board(boards.play()), next(numbers)
    board.add_class(f"board-{number}")
    board.on_pick(lambda row, column: say(f"pick {row} {column}"))
    board.on_focus(lambda row, column: say(f"focus {row} {column}"))
    board.on_escape(lambda: say("escape"))
    log.clear()
    say()
    shown.children = [before, board, after, said, anew]
before, after, anew = [Button(description=each) for each in ("before", "after", "Anew")]
after.on_click(again)
anew.on_click(begin)
begin()
shown
"""
# How many pixels of the middle of a space have the colour that most of it has, and how many none.
CANVAS = "document.querySelector('.rk-board-box canvas')"
PAINTED = f"""() => {{
  const canvas = {CANVAS};
  if (!canvas || canvas.width < 100) return false;
  const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4) {{
    if (data[at + 3] === 255) colours.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  }}
  // Ink and tint of corals, sponges and shells: drawn, not only the empty board.
  return [0x10303d, 0xe2603c, 0xfbe38a, 0x8f7bc9].every((one) => colours.has(one));
}}"""
# A new board comes some time after what is said of it, and until then the one before stands there.
IS_THE_NEW_ONE = """() => {
  const [board, ...others] = document.querySelectorAll(".rk-board-box");
  const { board: number } = document.querySelector(".said").dataset;
  return others.length === 0 && board?.classList.contains(`board-${number}`);
}"""
PRINT_OF_BOARD = f"""() => {{
  const canvas = {CANVAS};
  const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, each) => (sum * 31 + each) | 0, 7);
}}"""


def opened(page: Page, url: str = "") -> Page:
    if url:
        page.goto(url)
    expect(page.get_by_role("gridcell")).to_have_count(30)
    page.wait_for_function(PAINTED)
    return page


@pytest.fixture
def board_page(one_page: OnePage) -> Page:
    page = one_page(PAGE)
    page.wait_for_function(IS_THE_NEW_ONE)
    return opened(page)


@pytest.fixture
def another_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    made: list[BrowserContext] = []

    def make(**given: object) -> BrowserContext:
        made.append(browser.new_context(**given))  # type: ignore[arg-type]
        made[-1].set_default_timeout(PATIENCE)
        return made[-1]

    yield make
    for each in made:
        each.close()


def said(page: Page) -> str:
    return page.locator(".said").inner_text()


def test_the_first_board_is_painted_and_again_after_a_reload(
    browser_page: Page, voila_page: VoilaPage
):
    page = opened(browser_page, voila_page([PAGE]))
    first = page.evaluate(PRINT_OF_BOARD)
    page.reload()
    opened(page)
    page.wait_for_function(f"print => ({PRINT_OF_BOARD})() === print", arg=first)


@pytest.mark.parametrize(
    "density", [pytest.param(1, marks=at_length), pytest.param(2, marks=at_length), 1.5]
)
def test_a_board_has_a_pixel_for_every_pixel_of_the_screen(
    another_context: Callable[..., BrowserContext], voila_page: VoilaPage, density: float
):
    context = another_context(viewport={"width": 900, "height": 620}, device_scale_factor=density)
    page = opened(context.new_page(), voila_page([PAGE]))
    page.wait_for_function(f"density => {CANVAS}.width > 300 * density", arg=density)
    box = page.locator(".rk-board-box canvas").bounding_box()
    assert box is not None
    backing = page.evaluate(f"[{CANVAS}.width, {CANVAS}.height]")
    assert [box["width"] * density, box["height"] * density] == pytest.approx(backing, abs=0.02)
    # The edge of a space is sharp: from one pixel to the next the colour changes whole.
    cell = page.locator("[data-row='6'][data-column='2']").bounding_box()
    assert cell is not None
    x = round((cell["x"] - box["x"]) * density)
    y = round((cell["y"] - box["y"] + cell["height"] / 2) * density)
    row = page.evaluate(
        f"([x, y]) => [...{CANVAS}.getContext('2d').getImageData(x - 1, y, 2, 1).data]", [x, y]
    )
    assert (row[:3], row[4:7]) == ([0xEA, 0xF4, 0xF3], [0x6B, 0xAA, 0xC8])


def test_a_board_shrinks_on_a_phone_and_a_finger_picks_the_space_it_touches_and_can_scroll(
    another_context: Callable[..., BrowserContext], voila_page: VoilaPage
):
    phone = {"width": 320, "height": 640}
    context = another_context(viewport=phone, device_scale_factor=2, has_touch=True)
    page = opened(context.new_page(), voila_page([PAGE]))
    page.wait_for_function(f"{CANVAS}.getBoundingClientRect().width <= 320")
    cell = page.get_by_role("gridcell").first.bounding_box()
    assert cell is not None
    assert 44 <= cell["width"] < 58
    page.get_by_role("gridcell", name="row 6, column 3").tap()
    expect(page.locator(".said")).to_have_text("pick 6 3")
    touch = page.locator(".rk-board").evaluate("each => getComputedStyle(each).touchAction")
    assert touch == "manipulation"


def test_the_mouse_picks_the_space_it_points_at(board_page: Page):
    picked = []
    for row, column in ((6, 1), (6, 5), (4, 4), (1, 1), (1, 5)):
        box = board_page.locator(f"[data-row='{row}'][data-column='{column}']").bounding_box()
        assert box is not None
        board_page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        picked.append(f"pick {row} {column}")
    expect(board_page.locator(".said")).to_have_text("; ".join(picked))


def test_the_keyboard_reaches_every_space_and_leaves(board_page: Page):
    press = board_page.keyboard.press
    focused = board_page.locator("[role=gridcell]:focus")
    board_page.get_by_role("button", name="before").focus()
    press("Tab")
    expect(focused).to_have_attribute("data-row", "6")
    for keys, place in (
        ("ArrowRight ArrowRight ArrowDown", "5 3"),
        ("End", "5 5"),
        ("PageDown", "1 5"),
        ("ArrowDown", "1 5"),
        ("Home", "1 1"),
        ("PageUp ArrowUp", "6 1"),
        ("Control+End", "1 5"),
        ("Control+Home", "6 1"),
        ("ArrowDown", "5 1"),
    ):
        for key in keys.split():
            press(key)
        row, column = place.split()
        expect(focused).to_have_attribute("data-row", row)
        expect(focused).to_have_attribute("data-column", column)
    press("Enter")
    press("Space")
    expect(board_page.locator(".said")).to_contain_text("focus 5 1; pick 5 1; pick 5 1")
    press("Tab")
    expect(board_page.get_by_role("button", name="after")).to_be_focused()
    press("Shift+Tab")
    expect(focused).to_have_attribute("data-row", "5")
    press("Escape")
    expect(focused).to_have_count(0)
    expect(board_page.locator(".said")).to_contain_text("escape")


def test_focus_stays_while_the_board_changes(board_page: Page):
    cell = board_page.locator("[data-row='2'][data-column='2']")
    cell.focus()
    before = board_page.evaluate(PRINT_OF_BOARD)
    board_page.get_by_role("button", name="after").dispatch_event("click")
    board_page.wait_for_function(f"print => ({PRINT_OF_BOARD})() !== print", arg=before)
    expect(cell).to_be_focused()
    expect(cell).to_have_accessible_name("row 2, column 2, medium, alga, stack")


def test_a_board_is_a_grid_that_says_what_is_on_it(board_page: Page):
    grid = board_page.get_by_role("grid", name="Your reef")
    expect(grid.get_by_role("row")).to_have_count(6)
    canvas = board_page.locator(".rk-board-box canvas")
    expect(canvas).to_have_attribute("aria-hidden", "true")
    expect(canvas).to_have_attribute("tabindex", "-1")
    found = Axe().run(board_page, context=".rk-board-box")
    assert found.violations_count == 0, found.generate_report()


def test_dwellers_swim_to_another_place_and_take_no_pointer(board_page: Page):
    swimmers = board_page.locator(".rk-swimmer")
    expect(swimmers).to_have_count(4)
    assert (
        swimmers.first.evaluate("each => getComputedStyle(each.parentElement).pointerEvents")
        == "none"
    )
    board_page.get_by_role("button", name="after").click()
    expect(swimmers).to_have_count(0)


# A board in JupyterLab and Notebook 7, where the kernel outlives the page.

DOORS = {"JupyterLab": "doc/tree/board.ipynb", "Notebook": "notebooks/board.ipynb"}


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("jupyter")
    notebook = nbformat.v4.new_notebook(
        metadata={
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
        }
    )
    notebook.cells = [nbformat.v4.new_code_cell(PAGE)]
    nbformat.write(notebook, folder / "board.ipynb")
    with serving_jupyter(folder) as served:
        yield served


@pytest.mark.parametrize("door", ["JupyterLab", pytest.param("Notebook", marks=at_length)])
def test_a_board_is_painted_again_when_its_page_is_loaded_again(
    jupyter_page: Page, jupyter: Served, door: str
):
    page = jupyter_page
    host = jupyter.url.split("/lab")[0].rstrip("/")
    page.goto(f"{host}/{DOORS[door]}")
    ready = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(ready).to_have_count(1)
    run(page, "boards.states()")
    cell = page.get_by_role("gridcell", name="row 4, column 4")
    expect(cell).to_be_visible()
    page.wait_for_function(PAINTED)
    cell.click()
    expect(page.locator(".said")).to_have_text("pick 4 4")
    page.keyboard.press("ArrowUp")  # stays in the board, and moves no notebook cell
    page.keyboard.press("Enter")
    page.keyboard.type("dd")  # would delete the notebook's cell
    expect(page.locator(".said")).to_contain_text("focus 5 4; pick 5 4")
    with page.expect_response(lambda each: each.request.method == "PUT" and each.ok):
        page.keyboard.press("Control+s")
    page.reload()
    expect(cell).to_be_visible()
    page.wait_for_function(PAINTED)
    cell.click()
    expect(page.locator(".said")).to_contain_text("pick 5 4; pick 4 4")
