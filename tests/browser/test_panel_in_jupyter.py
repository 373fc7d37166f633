"""A panel in JupyterLab: the notebook's own keys stay out, and it outlives a reload."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.support.effort import at_length
from tests.support.voila import Served, serving

SLOW = 90_000
OPTIONS = ["--no-browser", "--allow-root", "--IdentityProvider.token=", "--ServerApp.port=8960"]
CELL = """from reefkit.widgets import Panel
AREA = '<button data-act="count" data-key="count">Counted {0}</button><label>Note <textarea data-act="note"></textarea></label>'
counted = [0]
def count(name, values, data):
    counted[0] += name == "count"
    panel.html = AREA.format(counted[0])
panel = Panel(AREA.format(0), label="Nursery")
panel.on_act(count)
panel"""


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("jupyter")
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [nbformat.v4.new_code_cell(CELL), nbformat.v4.new_code_cell("")]
    nbformat.write(notebook, folder / "panel.ipynb")
    command = [sys.executable, "-m", "jupyter", "lab", *OPTIONS, f"--ServerApp.root_dir={folder}"]
    with serving(command, folder) as served:
        yield served


@at_length
def test_keys_meant_for_a_panel_do_nothing_to_the_notebook(
    browser_page: Page, jupyter: Served
) -> None:
    host = jupyter.url.split("/lab")[0].split("/tree")[0].rstrip("/")
    browser_page.goto(f"{host}/doc/tree/panel.ipynb", timeout=SLOW)
    # A cell that is run before its kernel is ready is not run at all.
    expect(browser_page.get_by_role("button", name="| Idle")).to_be_visible(timeout=SLOW)
    browser_page.get_by_text("counted = [0]").click(timeout=SLOW)
    browser_page.keyboard.press("Control+Enter")
    area = browser_page.get_by_role("region", name="Nursery")
    expect(area).to_be_visible(timeout=SLOW)
    cells = browser_page.locator(".jp-Notebook-cell")
    before = cells.count()
    button = area.get_by_role("button")
    button.focus()
    for key in ("d", "d", "b", "a", "m", "x", "ArrowDown", "Enter"):  # deletes, adds, turns, cuts
        browser_page.keyboard.press(key)
    expect(button).to_have_text("Counted 1", timeout=SLOW)
    expect(button).to_be_focused()
    area.get_by_label("Note").press_sequentially("dd b")
    expect(area.get_by_label("Note")).to_have_value("dd b")
    assert cells.count() == before
    assert browser_page.locator(".jp-CodeCell").count() == before
    assert area.evaluate("(area) => getComputedStyle(area).fontFamily").startswith('"Atkinson')
    browser_page.get_by_text("counted = [0]").click()
    browser_page.keyboard.press("Control+s")
    expect(browser_page.locator(".jp-mod-dirty")).to_have_count(0)
    browser_page.reload(timeout=SLOW)
    expect(button).to_have_text("Counted 1", timeout=SLOW)
    button.click()
    expect(button).to_have_text("Counted 2", timeout=SLOW)
