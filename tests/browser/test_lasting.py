"""Work that lasts, in a real browser: reload, another machine, a killed kernel, a store that fails."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import psutil
import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.kept import database, logs
from tests.browser.lesson import (
    OpenPage,
    arrive,
    at_the_board,
    new_match,
    quick_start,
    station,
    walk,
)
from tests.browser.test_page_reload import board_of
from tests.support.conversation import PATIENCE, answered, listen
from tests.support.effort import at_length
from tests.support.voila import Served

SAVED = '.rk-header [data-key="saved"]'
BANNER = '[data-key="banner"]'


def is_saved(page: Page) -> None:
    """Wait until the header says that all is saved."""
    expect(page.locator(f'{SAVED}[data-saved="yes"]')).to_be_visible(timeout=PATIENCE)


def bots_are_done(page: Page) -> None:
    """Wait until the three neighbours have played their phase."""
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(3, timeout=PATIENCE)


def code_on(page: Page, hands: Mouse) -> str:
    """Read the resume code off the receipt, and come back."""
    hands.open("saved")
    code = page.locator('[data-key="receipt-code"]').inner_text(timeout=PATIENCE)
    hands.open("receipt-back")
    return code


def enter(page: Page, hands: Mouse, code: str) -> None:
    """Type a code at the door."""
    page.locator('[data-key="code"]').fill(code)
    hands.open("code-enter")


def test_a_code_continues_on_another_machine_and_leaving_clears_it(
    open_page: OpenPage, lab: Served
) -> None:
    page = open_page()
    hands = quick_start(page, lab.url)
    walk(page, hands, lambda now: "mutations" in now.step)
    is_saved(page)
    bots_are_done(page)
    # Only now: until the neighbours have played, the student may be told to wait for them.
    here, code, before = station(page), code_on(page, hands), board_of(page)

    other = open_page()
    its = arrive(other, lab.url)
    expect(other.locator(SAVED)).to_have_count(0)
    enter(other, its, "0000000000")
    expect(other.locator('[data-key="quick-start"]')).to_be_visible()
    enter(other, its, f" {code.lower()} ")
    assert board_of(other) == before
    assert station(other) == here
    # Both go on at one table.
    *_, there = walk(other, its, lambda now: now.step not in {here.step, ""})
    expect(page.locator(f'.rk-phases [aria-current=step][data-key="{there.step}"]')).to_be_visible(
        timeout=PATIENCE
    )

    its.open("saved")
    cookie = {each["name"]: each["value"] for each in other.context.cookies()}["reefkit-visitor"]
    with other.expect_navigation(timeout=PATIENCE):
        other.locator('[data-key="receipt-leave"]').click()
    expect(other.locator('[data-key="quick-start"]')).to_be_visible(timeout=PATIENCE)
    assert other.locator('[data-act="continue"], [data-key="here"]').count() == 0
    now = {each["name"]: each["value"] for each in other.context.cookies()}["reefkit-visitor"]
    assert now != cookie
    assert board_of(page)  # nobody else was sent away


@at_length
def test_the_address_names_the_part_and_a_reload_stays_there(
    open_page: OpenPage, lab: Served
) -> None:
    page = open_page()
    hands = quick_start(page, lab.url)
    assert "?" not in page.url
    hands.open("tab-before")
    expect(page.locator('.rk-tabs [data-key="tab-before"][aria-current]')).to_be_visible()
    page.wait_for_url("**/?part=before*", timeout=PATIENCE)
    page.reload()
    expect(page.locator('.rk-tabs [data-key="tab-before"][aria-current]')).to_be_visible(
        timeout=PATIENCE
    )
    hands.open("tab-play")
    page.wait_for_url("**/reef-survivor/", timeout=PATIENCE)
    at_the_board(page)


def test_a_killed_kernel_continues_where_it_was(open_page: OpenPage, lab: Served) -> None:
    before = {each.pid for each in psutil.Process(lab.process.pid).children(recursive=True)}
    page = open_page(allow="WebSocket|Kernel|socket|404|died|Not Found")
    hands = quick_start(page, lab.url)
    *_, here = walk(page, hands, lambda now: "algae" in now.step)
    is_saved(page)
    bots_are_done(page)
    board, kept = board_of(page), list(logs(lab).values())[-1]
    for each in psutil.Process(lab.process.pid).children(recursive=True):
        if each.pid not in before:
            each.kill()
    page.reload()
    assert board_of(page) == board
    assert station(page) == here
    assert list(logs(lab).values())[-1][: len(kept)] == kept


def press_on(page: Page, hands: Mouse) -> None:
    """Take a decision, whichever is offered."""
    position = page.locator(".rk-areas").inner_html()
    helper = page.locator('.rk-at-controls [data-key="do-for-me"]')
    ready = page.locator('.rk-at-controls [data-key="ready"]:not([aria-disabled=true])')
    helper.or_(ready).first.wait_for(timeout=PATIENCE)  # bots may move before it is our turn
    hands.press("do-for-me" if helper.count() else "ready")
    page.wait_for_function(
        "before => document.querySelector('.rk-areas').innerHTML !== before",
        arg=position,
        timeout=PATIENCE,
    )


def test_a_database_that_fails_shows_a_banner_and_what_was_played_is_saved_later(
    open_page: OpenPage, lab: Served
) -> None:
    page = open_page()
    hands = quick_start(page, lab.url)
    is_saved(page)
    match = list(logs(lab))[-1]
    with closing(sqlite3.connect(database(lab), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # as a program that never finishes
        kept = logs(lab)[match]
        press_on(page, hands)
        expect(page.locator(BANNER)).to_be_visible(timeout=PATIENCE)
        expect(page.locator(f'{SAVED}[data-saved="no"]')).to_be_visible()
        press_on(page, hands)
        assert logs(lab)[match] == kept
        other.execute("ROLLBACK")
    expect(page.locator(BANNER)).to_have_count(0, timeout=PATIENCE)  # by the slow timer alone
    is_saved(page)
    assert len(logs(lab)[match]) > len(kept)
    bots_are_done(page)
    board = board_of(page)
    page.reload()
    assert board_of(page) == board


@at_length
@pytest.mark.parametrize("part", ["before", "after"])
def test_two_people_of_one_screen_answer_each_alone(
    open_page: OpenPage, lab: Served, part: str
) -> None:
    page = open_page()
    hands = new_match(page, lab.url, seed=4, people=2)
    hands.open(f"tab-{part}")
    expect(page.locator("#who-title")).to_be_visible(timeout=PATIENCE)
    page.locator('[data-act="who"]').first.click()
    answered(page)
    expect(page.locator("#who-title")).to_have_count(0)


@at_length
def test_two_tabs_of_one_student_do_not_harm_each_other(open_page: OpenPage, lab: Served) -> None:
    page = open_page()
    hands = quick_start(page, lab.url)
    second = page.context.new_page()
    listen(second)
    second.goto(page.url)
    at_the_board(second)
    hands.open("tab-before")
    page.wait_for_url("**/?part=before*", timeout=PATIENCE)
    its = Mouse(second)
    press_on(second, its)
    assert "?" not in second.url
    is_saved(second)
    hands.open("tab-play")
    bots_are_done(page)
    bots_are_done(second)
    assert board_of(page) == board_of(second)
