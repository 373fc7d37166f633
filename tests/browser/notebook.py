"""Hands in JupyterLab and Notebook 7: running a cell, as soon as it can be run."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotYet

SLOW = 180_000
TAKEN_UP = 4_000
MOST_ASKED = 40
STARTED = re.compile(r"\[[*0-9]+\]")


def run(page: Page, text: str) -> None:
    """Run the cell with a text in it.

    A notebook takes the focus and drops what it is asked while its kernel comes up, and shows
    neither; so a cell that was not taken up is asked to run again. Asked too early, it may also ask
    back which kernel is meant, with ours chosen: that is accepted.
    """
    cell = page.locator(".jp-CodeCell").filter(has_text=text)
    expect(cell).to_be_visible(timeout=SLOW)
    asked: list[str] = []
    for _ in range(MOST_ASKED):
        try:
            asked += accepted(page)
            cell.locator(".cm-content").click(timeout=TAKEN_UP)
            page.keyboard.press("Control+Enter")
            cell.get_by_text(STARTED).first.wait_for(timeout=TAKEN_UP)
        except NotYet:
            continue
        return
    raise AssertionError(f"the cell with {text} is not run; the notebook asked: {asked}")


def accepted(page: Page) -> list[str]:
    """Accept what a dialogue proposes, where one stands; its text is returned."""
    dialogue = page.locator(".jp-Dialog")
    if not dialogue.count():
        return []
    text = dialogue.first.inner_text()
    dialogue.first.locator(".jp-mod-accept").click(timeout=TAKEN_UP)
    return [text]
