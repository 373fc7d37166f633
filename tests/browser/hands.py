"""A student's hands in a real browser: mouse, keyboard, fingers; answers; cells of a notebook."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotYet

from reefkit.text import catalogue, message
from tests.labs.reef.student import Space
from tests.support.browser import PATIENCE, answered

# A student's hands in a real browser: a mouse, a keyboard, or fingers on a tablet.

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
        answered(self.page)
        return self.page.locator(".rk-at-controls > .rk-root:not(.rk-aloft *)").inner_html()

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
        self._activate(self.page.locator(f'.rk-at-controls [data-key="{key}"]').first)
        answered(self.page)

    def touch(self, space: Space) -> None:
        self._activate(self._cell(space))
        answered(self.page)

    def open(self, key: str) -> None:
        self._activate(self.page.locator(f'[data-key="{key}"]').first)
        answered(self.page)

    def look(self) -> str:
        """Return the whole page as it is, to be held against how it is later."""
        return self.page.locator(".rk-areas").first.inner_html()

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


# Answering in a real browser: one control after another, whatever kind of question it is.

MOST_QUESTIONS = 40


def title(page: Page) -> str:
    answered(page)
    return page.locator(".rk-ask-title").inner_text()


def entries(page: Page) -> list[str]:
    """Return how each question of the list stands."""
    answered(page)
    names = page.locator(".rk-ask-list .rk-ask-entry").evaluate_all(
        "found => found.map((each) => each.className)"
    )
    return [re.findall(r"rk-ask-is-(\w+)", each)[0] for each in names]


def make(page: Page, hands: Mouse) -> None:
    """Put an answer of some kind together."""
    answered(page)
    body = page.locator(".rk-at-ask")
    if body.locator('[data-act="ask-choose"]').count():
        tick(page, hands, body.locator('[data-act="ask-choose"]').first)
    elif body.locator("textarea").count():
        write(page, hands, body.locator("textarea"), "Light, and time.")
    elif body.locator('[data-act="ask-type"]').count():
        write(page, hands, body.locator('[data-act="ask-type"]'), "4")
    elif body.locator('[data-act="ask-match"]').count():
        match = body.locator('[data-act="ask-match"]').first
        if isinstance(hands, Keyboard):
            key = match.get_attribute("data-key")
            hands._tab_to("(element, key) => element.dataset.key === key", key)  # as above
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            match.select_option(index=1)
    elif body.locator('.rk-at-ask-board [role="gridcell"]').count():
        cell = body.locator('.rk-at-ask-board [role="gridcell"]').first
        if isinstance(hands, Keyboard):
            hands._tab_to(  # the same hands, at another board
                "element => element.closest('.rk-at-ask-board') !== null && element.role === 'gridcell'"
            )
            page.keyboard.press("Enter")
        else:
            cell.click()
    elif body.locator('[data-act="ask-move"]').count():
        hands.open(
            str(body.locator('[data-act="ask-move"][data-by="1"]').first.get_attribute("data-key"))
        )
    elif body.locator(".rk-draw").count():
        draw(page, hands)
    answered(page)


def tick(page: Page, hands: Mouse, control: Locator) -> None:
    """Choose an option: by its label, or by Tab and Space."""
    key = str(control.get_attribute("data-key"))
    if isinstance(hands, Keyboard):
        hands._tab_to("(element, key) => element.dataset.key === key", key)  # as above
        page.keyboard.press("Space")
    else:
        page.locator(f'label:has([data-key="{key}"])').click()


def write(page: Page, hands: Mouse, field: Locator, text: str) -> None:
    """Write into a field, as one types."""
    if isinstance(hands, Keyboard):
        key = str(field.get_attribute("data-key"))
        hands._tab_to("(element, key) => element.dataset.key === key", key)  # as above
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    else:
        field.fill(text)
        field.press("Tab")


def draw(page: Page, hands: Mouse) -> None:
    """Set one point of a plot that is not given, with the arrow keys."""
    point = '.rk-draw [role="slider"]:not(.rk-draw-given)'
    if isinstance(hands, Keyboard):
        hands._tab_to(f"element => element.matches('{point}')")  # as above
    else:
        page.locator(point).first.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-key="ask-send"]')).not_to_have_attribute("aria-disabled", "true")


def answer_all(page: Page, hands: Mouse) -> list[str]:
    """Answer every question as it comes, and give their names."""
    seen: list[str] = []
    for _ in range(MOST_QUESTIONS):
        answered(page)
        if not page.locator(".rk-ask-title").count():
            return seen
        name = title(page)
        seen += [name] if name not in seen else []
        send = page.locator('[data-key="ask-send"]')
        if send.count():
            if send.get_attribute("aria-disabled") == "true":  # else it was made before a reload
                make(page, hands)
            hands.open("ask-send")
        if page.locator('[data-key="ask-next"][data-act="ask-end"]').count():
            return seen
        hands.open("ask-next")
    raise AssertionError(f"no end after {seen}")


# Hands in JupyterLab and Notebook 7: running a cell, as soon as it can be run.

TAKEN_UP = 4_000
MOST_ASKED = 40
STARTED = re.compile(r"\[[*0-9]+\]")


def run(page: Page, text: str) -> None:
    """Run the cell with a text in it.

    A notebook takes the focus and drops what it is asked while its kernel comes up, and shows
    neither; so a cell that was not taken up is asked to run again.
    """
    accept_dialogues(page)
    cell = page.locator(".jp-CodeCell").filter(has_text=text)
    expect(cell).to_be_visible()
    for _ in range(MOST_ASKED):
        try:
            cell.locator(".cm-content").click(timeout=TAKEN_UP)
            page.keyboard.press("Control+Enter")
            cell.get_by_text(STARTED).first.wait_for(timeout=TAKEN_UP)
        except NotYet:
            continue
        return
    raise AssertionError(f"the cell with {text} is not run")


def accept_dialogues(page: Page) -> None:
    """Accept what a notebook proposes in a dialogue, whenever one stands in the way.

    Asked to run too early, it may ask back which kernel is meant, with ours chosen.
    """
    page.add_locator_handler(
        page.locator(".jp-Dialog"), lambda dialogue: dialogue.locator(".jp-mod-accept").click()
    )
