"""A student's hands in a real browser: a mouse, a keyboard, or fingers on a tablet."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from reefkit.text import catalogue, message
from tests.labs.reef.student import Space
from tests.support.conversation import PATIENCE, answered

CAN_BE_CHOSEN = catalogue("en").render(message("board-state-selectable"))
CHOSEN = catalogue("en").render(message("board-state-chosen"))
BRIGHT = {catalogue(each).render(message("board-state-selectable")) for each in ("en", "es")}
NOTHING_STANDS = re.compile(r": (empty|fleshy alga|vacía|alga carnosa)\b")
MOST_TABS = 250
MOST_ARROWS = 40
WITHIN = """querySelector(`[data-key="${key}"]`) != null"""
# Which arrow key leads nearer to what has a key, from where the focus is; none where it is there.
ARROW = """key => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const here = document.activeElement, there = document.querySelector(`[data-key="${key}"]`);
  if (here === there) return null;
  const [x, y] = middle(here), [u, v] = middle(there);
  const rows = Math.abs(v - y) > here.offsetHeight / 4;
  return rows ? (v > y ? "ArrowDown" : "ArrowUp") : u > x ? "ArrowRight" : "ArrowLeft";
}"""


class Mouse:
    """Hands that click.

    Parameters
    ----------
    page
        What they touch.
    patience
        Milliseconds before they give up on something that is not to be touched.
    """

    def __init__(self, page: Page, patience: int = PATIENCE) -> None:
        self.page = page
        self.patience = patience

    def controls(self) -> str:
        """Give the HTML of the controls beside the board."""
        answered(self.page)
        return self.page.locator(".rk-at-controls .rk-root").inner_html()

    def bright(self) -> list[Space]:
        """List the spaces that can be touched: those that say so, or builders to predict."""
        predicting = self.page.locator('.rk-at-controls [data-act="predict"]').count() > 0
        cells = self.page.locator(".rk-at-board [role=gridcell]").evaluate_all(
            "cells => cells.map(each => [each.dataset.row, each.dataset.column, each.ariaLabel])"
        )
        return [
            (int(row), int(column))
            for row, column, label in cells
            if any(words in label for words in BRIGHT)
            or (predicting and not NOTHING_STANDS.search(label))
        ]

    def press(self, key: str) -> None:
        """Press a control."""
        self._activate(self.page.locator(f'.rk-at-controls [data-key="{key}"]').first)
        answered(self.page)

    def touch(self, space: Space) -> None:
        """Touch a space."""
        self._activate(self._cell(space))
        answered(self.page)

    def open(self, key: str) -> None:
        """Press a control anywhere on the page."""
        self._activate(self.page.locator(f'[data-key="{key}"]').first)
        answered(self.page)

    def look(self) -> str:
        """Give the whole page as it is, to be held against how it is later."""
        return self.page.locator(".rk-areas").inner_html()

    def wait_for_change(self, before: str, patience: int = PATIENCE) -> None:
        """Wait until the page is another than it was: bots play on by themselves."""
        self.page.wait_for_function(
            "before => document.querySelector('.rk-areas').innerHTML !== before",
            arg=before,
            timeout=patience,
        )

    def _cell(self, space: Space) -> Locator:
        row, column = space
        query = f'.rk-at-board [role=gridcell][data-row="{row}"][data-column="{column}"]'
        return self.page.locator(query)

    def _activate(self, what: Locator) -> None:
        what.click(timeout=self.patience)


class Fingers(Mouse):
    """Hands that tap."""

    def _activate(self, what: Locator) -> None:
        what.tap(timeout=self.patience)


class Keyboard(Mouse):
    """Hands that never leave the keyboard: Tab to a control or to the board, arrows within it."""

    def touch(self, space: Space) -> None:
        """Walk to the board, then by arrows to the space, and press Enter."""
        self._tab_to("element => element.getAttribute('role') === 'gridcell'")
        here = self.page.evaluate(
            "[document.activeElement.dataset.row, document.activeElement.dataset.column]"
        )
        row, column = int(here[0]), int(here[1])
        for _ in range(abs(space[0] - row)):
            self.page.keyboard.press("ArrowUp" if space[0] > row else "ArrowDown")
        for _ in range(abs(space[1] - column)):
            self.page.keyboard.press("ArrowRight" if space[1] > column else "ArrowLeft")
        at = self.page.evaluate(
            "[document.activeElement.dataset.row, document.activeElement.dataset.column]"
        )
        assert (int(at[0]), int(at[1])) == space, f"arrows led to {at}, not to {space}"
        self.page.keyboard.press("Enter")
        answered(self.page)

    def _activate(self, what: Locator) -> None:
        what.wait_for(timeout=self.patience)
        key = what.get_attribute("data-key")
        if what.get_attribute("tabindex") == "-1":  # one of many that arrow keys lead to
            self._tab_to(f"(element, key) => element.closest('[data-arrows]')?.{WITHIN}", key)
            self._walk_to(key)
        else:
            self._tab_to("(element, key) => element.dataset.key === key", key)
        self.page.keyboard.press("Enter")

    def _walk_to(self, key: str | None) -> None:
        """Press arrow keys until the focus is on what has a key: nearer with each."""
        for _ in range(MOST_ARROWS):
            arrow: str | None = self.page.evaluate(ARROW, key)
            if arrow is None:
                return
            self.page.keyboard.press(arrow)
        raise AssertionError(f"arrow keys do not lead to {key}")

    def _tab_to(self, wanted: str, key: str | None = None) -> None:
        """Press Tab until the focus is where it is wanted; forwards, round the page once."""
        test = f"key => ({wanted})(document.activeElement, key)"
        for _ in range(MOST_TABS):
            if self.page.evaluate(test, key):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {key or 'the board'}")
