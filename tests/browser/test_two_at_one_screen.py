"""Two people and a bot at one screen: who may touch it, what they offer, and what each keeps to itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.lesson import OpenPage, new_match, station
from tests.support.conversation import PATIENCE, answered
from tests.support.voila import Served

SEED = 11
MOST_STEPS = 60
ASKED = '.rk-at-controls:not(:has([data-key="waiting"])) .rk-foot button'
MINE = """() => [...document.querySelectorAll(".rk-at-controls, .rk-seat-name")]
  .map((each) => each.innerHTML).join("")"""


def whose(page: Page) -> str:
    """Give the name of whoever the screen belongs to now."""
    answered(page)
    return page.locator(".rk-seat-name").inner_text().strip()


def is_ready(page: Page) -> bool:
    """Tell whether *Ready* can be said."""
    ready = page.locator('.rk-at-controls [data-key="ready"]:not([aria-disabled="true"])')
    return ready.count() > 0


def on(page: Page, hands: Mouse) -> None:
    """Be helped with what is left of the step, then say *Ready*."""
    before = page.evaluate(MINE)
    if is_ready(page):
        hands.press("ready")
    elif page.locator('.rk-at-controls [data-key="do-for-me"]').count():
        hands.press("do-for-me")
    # A bot's turn may be on the page first: what this press changes are one's controls, or whose
    # they are. Looked at too soon, a second press would be the next one's.
    page.wait_for_function(f"before => ({MINE})() !== before", arg=before, timeout=PATIENCE)
    answered(page)


def play_to(page: Page, hands: Mouse, phase: str) -> list[tuple[str, str]]:
    """Play both people on to a phase; give who had the screen at which step, in order."""
    turns: list[tuple[str, str]] = []
    for _ in range(MOST_STEPS):
        # While a bot plays, a click would wait for whoever is asked next, unnoticed.
        page.locator(ASKED).first.wait_for(timeout=PATIENCE)
        now = (station(page).step, whose(page))
        if not turns or turns[-1] != now:
            turns.append(now)
        if phase in now[0]:
            return turns
        on(page, hands)
    raise AssertionError(f"no {phase} after {turns}")


def marks(page: Page) -> list[str]:
    """List the spaces of the board that say what is expected of them."""
    labels: list[str] = page.locator(".rk-at-board [role=gridcell]").evaluate_all(
        "cells => cells.map((each) => each.ariaLabel).filter((each) => each.includes('expect'))"
    )
    return labels


def test_turns_pass_offers_are_answered_and_predictions_are_kept(
    open_page: OpenPage, lab: Served
) -> None:
    page = open_page()
    hands = new_match(page, lab.url, SEED, people=2, rounds=1, predict="all")
    first = whose(page)
    hands.open("surprise")
    hands.press("ready")
    second = whose(page)
    assert second != first
    hands.open("surprise")
    hands.press("ready")

    # Both have the screen once in every phase that asks both.
    turns = play_to(page, hands, "migration")
    for step in ("step-algae-0", "step-mutations-0"):
        assert {who for at, who in turns if at == step} == {first, second}, turns
    expect(page.locator(".rk-now-word")).to_contain_text(whose(page))

    # An offer, a counter-offer, and that one accepted: the screen goes to whoever is asked.
    giver = whose(page)
    other = second if giver == first else first
    button = page.locator(f'.rk-at-controls [data-act="trade-with"]:has-text("{other}")')
    if button.count():
        button.click()
        answered(page)
    for kind in ("give-", "want-"):
        page.locator(
            f'.rk-at-controls [data-key^="more-{kind}"]:not([aria-disabled="true"])'
        ).first.click()
        answered(page)
    hands.press("offer")
    page.locator(f'.rk-at-neighbours [data-act="play-seat"]:has-text("{other}")').click()
    answered(page)
    assert whose(page) == other
    page.locator('.rk-at-controls [data-act="counter"]').first.click()
    answered(page)
    hands.press("offer")
    page.locator(f'.rk-at-neighbours [data-act="play-seat"]:has-text("{giver}")').click()
    answered(page)
    assert whose(page) == giver
    page.locator('.rk-at-controls [data-act="accept"]').first.click()
    answered(page)
    expect(page.locator(".rk-at-now .rk-said-refused")).to_have_count(0)
    hands.open("evidence-log")
    log = page.locator('[data-key="log-lines"]').inner_text()
    assert any(first in line and second in line for line in log.splitlines()), log
    hands.open("evidence-ranges")

    # What one expects, the other does not see, neither on the own board nor on the other's reef.
    play_to(page, hands, "catastrophe")
    page.locator('.rk-at-controls [data-act="predict"]').wait_for(timeout=PATIENCE)
    foreseer = whose(page)
    hands.touch(hands.bright()[0])
    assert len(marks(page)) == 1
    hands.press("predict")
    watcher = whose(page)
    assert watcher != foreseer
    assert marks(page) == []
    seat = 0 if foreseer == first else 1
    if page.locator(f'[data-key="look-{seat}"]').is_visible():
        hands.open(f"look-{seat}")
        assert marks(page) == []
