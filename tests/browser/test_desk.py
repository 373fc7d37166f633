"""The teacher's desk in a browser: by keyboard and mouse, with every tab, dialog and wall audited."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.labs.desk.session import TABS
from reefkit.labs.health import CHECKS
from tests.browser.hands import Mouse
from tests.browser.kept import database
from tests.browser.lesson import OpenPage
from tests.support.browser import axe
from tests.support.conversation import PATIENCE, answered, listen
from tests.support.teachers import DESK, make_class
from tests.support.voila import Served

NAMES = [f"Pupil {number}" for number in range(1, 27)]
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def open_desk(lab: Served, open_page: OpenPage) -> tuple[Page, Store, str]:
    """Sign in to a new class of 26 whose pages are open."""
    teacher, _ = make_class(lab, "Desk class")
    store = Store.open(database(lab))
    row = next(each for each in store.classes.all() if each.name == "Desk class")
    for name in NAMES:
        person = store.people.create(name).id
        store.classes.join(row.id, person, name)
        store.classes.seen(row.id, person, {"part": "before"})
    page = open_page()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": lab.url} for name, value in teacher.cookies.items()]
    )
    listen(page)
    page.goto(f"{lab.url}{DESK}")
    page.locator('[data-key="people"] .rk-desk-person').first.wait_for(timeout=PATIENCE)
    return page, store, row.id


def closed(page: Page) -> None:
    """Leave the dialog that is open by the keyboard."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0, timeout=PATIENCE)


def choose_quick(page: Page) -> None:
    """Open the settings by keyboard: the dialog takes the focus, and Escape gives it back."""
    page.locator('[data-key="settings-open"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
    page.locator('[data-key="choose-way-quick"]').check()
    answered(page)
    axe(page)
    closed(page)
    assert page.evaluate("() => document.activeElement.dataset.key") == "settings-open"


def check_the_server(page: Page) -> None:
    """Have the desk check the machine; the real checks of a server that runs."""
    Mouse(page).open("health-look")
    expect(page.locator('[data-key="health-again"]')).to_be_visible(timeout=PATIENCE)
    for name in CHECKS:
        expect(page.locator(f'[data-key="health-{name}"]')).to_have_count(1)
    for name in ("storage", "lasting", "address", "clock"):
        expect(page.locator(f'[data-key="health-{name}"]')).to_have_class(re.compile("health-fine"))
    axe(page)
    closed(page)


def seat_everybody(page: Page, store: Store, class_id: str) -> None:
    """Seat the class by one press; a newcomer is named as they come, and seated by another."""
    page.locator('[data-key="lesson-seat"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rk-desk-seating")).to_have_count(7, timeout=PATIENCE)
    assert len([row for row in store.classes.tables(class_id) if not row.closed]) == 7
    late = store.people.create("Latecomer").id
    store.classes.join(class_id, late, "Latecomer")
    store.classes.seen(class_id, late, {"part": "play"})
    expect(page.locator('[data-key="late"]')).to_contain_text("Latecomer", timeout=PATIENCE)
    page.locator(f'[data-key="person-{late}"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("Latecomer", timeout=PATIENCE)
    axe(page)
    closed(page)
    Mouse(page).open("lesson-newcomers")
    expect(page.locator('[data-key="late"]')).to_have_count(0, timeout=PATIENCE)


def watch_the_wall(page: Page, store: Store, class_id: str) -> None:
    """Seven tables stand in the window, live; dialogs, the wall alone, and the pause."""
    hands = Mouse(page)
    hands.open("tab-play")
    expect(page.locator(".rk-desk-table")).to_have_count(7, timeout=PATIENCE)
    last = page.locator(".rk-desk-table").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 620
    table = next(row for row in store.classes.tables(class_id) if row.number == 1)
    store.classes.set_away(table.id, range(4))
    card = page.locator(".rk-desk-table").first
    expect(card).not_to_contain_text("Playing", timeout=PATIENCE)
    for key in ("wall-waiting", "all-message"):
        hands.open(key)
        expect(page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
        axe(page)
        closed(page)
    hands.open("wall-project")
    expect(page.locator('[data-key="desk-header"]')).to_be_hidden(timeout=PATIENCE)
    hands.open("project-end")
    hands.open("all-pause")
    expect(page.locator('[data-key="paused"]')).to_be_visible(timeout=PATIENCE)
    assert store.classes.control(class_id).paused
    hands.open("go-on")


def test_a_teacher_runs_a_class_from_the_desk(open_page: OpenPage, lab: Served) -> None:
    page, store, class_id = open_desk(lab, open_page)
    assert page.locator(".rk-desk-person").count() == len(NAMES)
    check_the_server(page)
    choose_quick(page)
    seat_everybody(page, store, class_id)
    watch_the_wall(page, store, class_id)
    for tab in TABS:
        Mouse(page).open(f"tab-{tab}")
        expect(page.locator(".rk-desk")).to_have_class(re.compile(f"rk-tab-{tab}"))
        assert page.evaluate(SIDEWAYS) <= 0, tab
        assert page.locator(".rk-desk-table").first.is_visible() == (tab == "play")
        axe(page)
    page.reload()  # a new kernel: the tab is where it was
    expect(page.locator('[data-key="tab-exports"]')).to_have_attribute(
        "aria-current", "page", timeout=PATIENCE
    )
