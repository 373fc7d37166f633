"""Answering in a real browser: one control after another, whatever kind of question it is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Keyboard, Mouse
from tests.support.conversation import PATIENCE, answered

MOST_QUESTIONS = 40


def title(page: Page) -> str:
    """Give what the open question is called."""
    answered(page)
    return page.locator(".rk-ask-title").inner_text()


def entries(page: Page) -> list[str]:
    """Give how each question of the list stands."""
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
        body.locator('[data-act="ask-match"]').first.select_option(index=1)
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
        draw(page)
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


def draw(page: Page) -> None:
    """Set one point of a plot, with the arrow keys; the first may be given."""
    page.locator('.rk-draw [role="slider"]').nth(1).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-key="ask-send"]')).not_to_have_attribute(
        "aria-disabled", "true", timeout=PATIENCE
    )


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
