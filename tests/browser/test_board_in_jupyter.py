"""A board in JupyterLab and Notebook 7, where the kernel outlives the page."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.notebook import run
from tests.browser.test_board import PAGE, PAINTED
from tests.support.effort import at_length
from tests.support.voila import Served, serving

OPTIONS = ["--no-browser", "--allow-root", "--IdentityProvider.token=", "--ServerApp.port=8950"]
OPTIONS += ["--ServerApp.answer_yes=True"]  # else the end is asked about, and waited for
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
    command = [sys.executable, "-m", "jupyter", "lab", *OPTIONS, f"--ServerApp.root_dir={folder}"]
    with serving(command, folder) as served:
        yield served


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Open a page whose own errors are passed over: they are Jupyter's."""
    context = browser.new_context(viewport={"width": 1366, "height": 620})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("door", ["JupyterLab", pytest.param("Notebook", marks=at_length)])
def test_a_board_is_painted_again_when_its_page_is_loaded_again(
    page: Page, jupyter: Served, door: str
) -> None:
    host = jupyter.url.split("/lab")[0].rstrip("/")
    page.goto(f"{host}/{DOORS[door]}", timeout=90_000)
    ready = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(ready).to_have_count(1, timeout=90_000)
    run(page, "boards.states()")
    cell = page.get_by_role("gridcell", name="row 4, column 4")
    expect(cell).to_be_visible(timeout=90_000)
    page.wait_for_function(PAINTED)
    cell.click()
    expect(page.locator(".said")).to_have_text("pick 4 4")
    page.keyboard.press("ArrowUp")  # stays in the board, and moves no notebook cell
    page.keyboard.press("Enter")
    page.keyboard.type("dd")  # would delete the notebook's cell
    expect(page.locator(".said")).to_contain_text("focus 5 4; pick 5 4")
    with page.expect_response(lambda each: each.request.method == "PUT" and each.ok):
        page.keyboard.press("Control+s")
    page.reload(timeout=90_000)
    expect(cell).to_be_visible(timeout=90_000)
    page.wait_for_function(PAINTED)
    cell.click()
    expect(page.locator(".said")).to_contain_text("pick 5 4; pick 4 4")
