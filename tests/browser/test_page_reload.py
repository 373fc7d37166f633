"""A page that is left and loaded again, in another tab, by another visitor, or by its notebook."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import CAN_BE_CHOSEN, CHOSEN, Mouse
from tests.browser.kept import logs
from tests.browser.lesson import OpenPage, Station, at_the_board, quick_start, station, walk
from tests.browser.notebook import run
from tests.support.conversation import PATIENCE, answered, listen
from tests.support.effort import PROOF, at_length
from tests.support.tree import ROOT
from tests.support.voila import Served, serving

# A student may have touched a builder already when bots ended the phase before.
IN_HAND = re.compile(rf", ({CAN_BE_CHOSEN}|{CHOSEN})$")
LABELS = "cells => cells.map((each) => each.ariaLabel)"
# Ink, and the tint of something alive: a board of which only the water is drawn has neither.
PAINTED = """() => {
  const canvas = document.querySelector(".rk-at-board canvas");
  if (!canvas || canvas.width < 100) return false;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) {
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return (counts.get(0x10303d) ?? 0) > 500 && [...counts.values()].filter((each) => each > 300).length >= 5;
}"""
DRAWN = """() => {
  const charts = [...document.querySelectorAll(".rk-at-evidence .bqplot")].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  return charts.length === 2 && charts.every((each) =>
    [...each.querySelectorAll("path")].some((path) => path.getBoundingClientRect().width > 4));
}"""


def board_of(page: Page) -> list[str]:
    """Give what stands in every space, in words; not what is in hand there, which a reload drops."""
    at_the_board(page)
    labels: list[str] = page.locator(".rk-at-board [role=gridcell]").evaluate_all(LABELS)
    return [IN_HAND.sub("", each) for each in labels]


def is_drawn(page: Page) -> None:
    """Wait until board and charts are on the screen, not only in the page."""
    page.wait_for_function(PAINTED, timeout=PATIENCE)
    page.wait_for_function(DRAWN, timeout=PATIENCE)


def played_to(page: Page, hands: Mouse, phase: str) -> Station:
    """Play to a phase."""
    *_, last = walk(page, hands, lambda here: phase in here.step)
    return last


@at_length  # test_before_after reloads in each part, test_lasting has two tabs and other visitors
def test_a_reload_a_second_tab_and_another_visitor(open_page: OpenPage, lab: Served) -> None:
    page = open_page()
    others = set(logs(lab))  # of other tests' visitors, whose bots may still play
    hands = quick_start(page, lab.url)
    is_drawn(page)
    (match,) = set(logs(lab)) - others
    played_to(page, hands, "mutations")
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(
        3, timeout=PATIENCE
    )  # bots are done
    before, kept, here = board_of(page), logs(lab)[match], station(page)
    assert any("fleshy alga" in each for each in before)
    page.reload()
    assert board_of(page) == before
    assert station(page) == here
    assert logs(lab)[match] == kept
    is_drawn(page)

    second = page.context.new_page()
    listen(second)
    second.goto(page.url)
    assert board_of(second) == before
    assert station(second) == here
    second.evaluate("window.reefkitSame = true")
    *_, there = walk(page, hands, lambda now: now.step not in {here.step, ""})
    expect(
        second.locator(f'.rk-phases [aria-current=step][data-key="{there.step}"]')
    ).to_be_visible(timeout=PATIENCE)
    assert board_of(second) == board_of(page)
    assert second.evaluate("window.reefkitSame")
    # It goes on from either tab.
    *_, later = walk(second, Mouse(second), lambda now: now.step not in {there.step, ""})
    expect(page.locator(f'.rk-phases [aria-current=step][data-key="{later.step}"]')).to_be_visible(
        timeout=PATIENCE
    )

    stranger = open_page()
    listen(stranger)
    stranger.goto(page.url)
    expect(stranger.locator('[data-key="quick-start"]')).to_be_visible(timeout=PATIENCE)
    assert stranger.locator(".rk-at-board [role=gridcell]").count() == 0
    assert stranger.locator('[data-act="continue"]').count() == 0


# -- JupyterLab and Notebook 7 ---------------------------------------------------------------------

OPTIONS = [
    "--no-browser",
    "--allow-root",
    "--IdentityProvider.token=",
    "--ServerApp.port=8970",
]
DOORS = {"JupyterLab": "doc/tree", "Notebook": "notebooks"}
LESSON = ROOT / "lessons" / "reef-survivor" / "reef-survivor.ipynb"


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("jupyter")
    for door in DOORS:
        shutil.copy(LESSON, folder / f"{door}.ipynb")
    command = [sys.executable, "-m", "jupyter", "lab", *OPTIONS, f"--ServerApp.root_dir={folder}"]
    with serving(
        command, folder, HOME=str(folder / "own"), XDG_DATA_HOME=str(folder / "own")
    ) as served:
        yield served


def from_menu(page: Page, menu: str, entry: str) -> None:
    """Choose from the notebook's own menus."""
    page.get_by_role("menuitem", name=menu, exact=True).click(timeout=PATIENCE)
    page.get_by_role("menuitem", name=entry, exact=True).click(timeout=PATIENCE)


def restarted(page: Page, board: list[str]) -> None:
    """Restart the kernel and run all again: the match is opened from its file."""
    from_menu(page, "Kernel", "Restart Kernel and Run All Cells…")
    page.locator(".jp-Dialog .jp-mod-accept").click(timeout=PATIENCE)
    page.locator('[data-ready="yes"]').first.wait_for(timeout=2 * PATIENCE)
    expect(page.locator('[data-key="quick-start"]')).to_have_count(0, timeout=2 * PATIENCE)
    answered(page)
    assert board_of(page) == board
    is_drawn(page)


@pytest.fixture
def notebook(browser: Browser) -> Iterator[Page]:
    """Open a page whose own errors are passed over: they are Jupyter's."""
    context = browser.new_context(viewport={"width": 1366, "height": 900})
    page = context.new_page()
    listen(page)
    yield page
    context.close()


@at_length
@pytest.mark.parametrize("door", ["JupyterLab", "Notebook"])
def test_a_match_in_a_notebook_outlives_reload_and_restart(
    notebook: Page, jupyter: Served, door: str
) -> None:
    page = notebook
    host = jupyter.url.split("/lab")[0].split("/tree")[0].rstrip("/")
    page.goto(f"{host}/{DOORS[door]}/{door}.ipynb", timeout=2 * PATIENCE)
    idle = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(idle).to_have_count(1, timeout=2 * PATIENCE)
    run(page, "reef = lab()")
    quick = page.locator('[data-key="quick-start"]').first
    quick.wait_for(timeout=2 * PATIENCE)
    quick.click()
    hands = Mouse(page)
    at_the_board(page)
    played_to(page, hands, "algae")
    before, here = board_of(page), station(page)
    is_drawn(page)
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0, timeout=PATIENCE)

    page.reload(timeout=2 * PATIENCE)  # the kernel lives on
    assert board_of(page) == before
    assert station(page) == here
    is_drawn(page)
    hands.press("do-for-me")
    changed = board_of(page)
    assert changed != before
    if PROOF:  # a kernel of its own again: long, so for the long tier
        restarted(page, changed)
