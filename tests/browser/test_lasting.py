"""Work that lasts, in a real browser: reload, another machine, a killed kernel, a store that fails."""

import re
import shutil
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.hands import CAN_BE_CHOSEN, CHOSEN, Mouse, run
from tests.browser.lesson import (
    Station,
    arrive,
    at_the_board,
    new_match,
    quick_start,
    station,
    walk,
)
from tests.support.browser import PATIENCE, OpenPage, answered, axe, leave, listen
from tests.support.effort import PROOF, at_length
from tests.support.faults import cable_to
from tests.support.tree import ROOT
from tests.support.voila import Served, database, logs, serving, serving_jupyter

# A page that is left and loaded again, in another tab, by another visitor, or by its notebook.

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
    page.wait_for_function(PAINTED)
    # Below a notebook's window a chart that came without a size is drawn once it is scrolled to.
    page.locator(".rk-at-evidence").first.evaluate("each => each.scrollIntoView({ block: 'end' })")
    page.wait_for_function(DRAWN)


def played_to(page: Page, hands: Mouse, phase: str) -> Station:
    *_, last = walk(page, hands, lambda here: phase in here.step)
    return last


@at_length  # test_before_after reloads in each part, test_lasting has two tabs and other visitors
def test_a_reload_a_second_tab_and_another_visitor(open_page: OpenPage, lab: Served):
    page = open_page()
    others = set(logs(lab))  # of other tests' visitors, whose bots may still play
    hands = quick_start(page, lab.url)
    is_drawn(page)
    (match,) = set(logs(lab)) - others
    played_to(page, hands, "mutations")
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(3)  # bots are done
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
    ).to_be_visible()
    assert board_of(second) == board_of(page)
    assert second.evaluate("window.reefkitSame")
    # It goes on from either tab.
    *_, later = walk(second, Mouse(second), lambda now: now.step not in {there.step, ""})
    expect(page.locator(f'.rk-phases [aria-current=step][data-key="{later.step}"]')).to_be_visible()
    stranger = open_page()
    listen(stranger)
    stranger.goto(page.url)
    expect(stranger.locator('[data-key="quick-start"]')).to_be_visible()
    assert stranger.locator(".rk-at-board [role=gridcell]").count() == 0
    assert stranger.locator('[data-act="continue"]').count() == 0


# -- JupyterLab and Notebook 7 ---------------------------------------------------------------------
DOORS = {"JupyterLab": "doc/tree", "Notebook": "notebooks"}
LESSON = ROOT / "lessons" / "reef-survivor" / "reef-survivor.ipynb"


@pytest.fixture
def jupyter(tmp_path: Path) -> Iterator[Served]:
    """Serve the lesson to somebody who has no match yet: an open one would be gone on with."""
    shutil.copy(LESSON, tmp_path)
    own = {"HOME": str(tmp_path / "own"), "XDG_DATA_HOME": str(tmp_path / "own")}
    with serving_jupyter(tmp_path, **own) as served:
        yield served


def from_menu(page: Page, menu: str, entry: str) -> None:
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=entry, exact=True).click()


def restarted(page: Page, board: list[str]) -> None:
    """Restart the kernel and run all again: the match is opened from its file."""
    page.remove_locator_handler(page.locator(".jp-Dialog"))  # this dialogue is answered here
    from_menu(page, "Kernel", "Restart Kernel and Run All Cells…")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    page.locator('[data-ready="yes"]').first.wait_for()
    expect(page.locator('[data-key="quick-start"]')).to_have_count(0)
    answered(page)
    assert board_of(page) == board
    is_drawn(page)


@pytest.fixture
def notebook(browser: Browser) -> Iterator[Page]:
    """Open a page whose own errors are passed over: they are Jupyter's."""
    context = browser.new_context(viewport={"width": 1366, "height": 900})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    listen(page)
    yield page
    context.close()


@at_length
@pytest.mark.parametrize("door", ["JupyterLab", "Notebook"])
def test_a_match_in_a_notebook_outlives_reload_and_restart(
    notebook: Page, jupyter: Served, door: str
):
    page = notebook
    host = jupyter.url.split("/lab")[0].split("/tree")[0].rstrip("/")
    page.goto(f"{host}/{DOORS[door]}/{LESSON.name}")
    idle = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(idle).to_have_count(1)
    run(page, "reef = lab()")
    quick = page.locator('[data-key="quick-start"]').first
    quick.wait_for()
    quick.click()
    hands = Mouse(page)
    at_the_board(page)
    played_to(page, hands, "algae")
    before, here = board_of(page), station(page)
    is_drawn(page)
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    page.reload()  # the kernel lives on
    assert board_of(page) == before
    assert station(page) == here
    is_drawn(page)
    hands.press("do-for-me")
    changed = board_of(page)
    assert changed != before
    if PROOF:  # a kernel of its own again: long, so for the long tier
        restarted(page, changed)


SAVED = '.rk-header [data-key="saved"]'
BANNER = '[data-key="banner"]'


def is_saved(page: Page) -> None:
    expect(page.locator(f'{SAVED}[data-saved="yes"]')).to_be_visible()


def bots_are_done(page: Page) -> None:
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(3)


def code_on(page: Page, hands: Mouse) -> str:
    """Read the resume code off the receipt, and come back."""
    hands.open("saved")
    code = page.locator('[data-key="receipt-code"]').inner_text()
    hands.open("receipt-back")
    return code


def enter(page: Page, hands: Mouse, code: str) -> None:
    page.locator('[data-key="code"]').fill(code)
    hands.open("code-enter")


def test_a_code_continues_on_another_machine_and_leaving_clears_it(
    open_page: OpenPage, lab: Served
):
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
    expect(page.locator(f'.rk-phases [aria-current=step][data-key="{there.step}"]')).to_be_visible()
    its.open("saved")
    cookie = {each["name"]: each["value"] for each in other.context.cookies()}["reefkit-visitor"]
    with other.expect_navigation():
        other.locator('[data-key="receipt-leave"]').click()
    expect(other.locator('[data-key="quick-start"]')).to_be_visible()
    assert other.locator('[data-act="continue"], [data-key="here"]').count() == 0
    now = {each["name"]: each["value"] for each in other.context.cookies()}["reefkit-visitor"]
    assert now != cookie
    assert board_of(page)  # nobody else was sent away


@at_length
def test_the_address_names_the_part_and_a_reload_stays_there(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = quick_start(page, lab.url)
    assert "?" not in page.url
    hands.open("tab-before")
    expect(page.locator('.rk-tabs [data-key="tab-before"][aria-current]')).to_be_visible()
    page.wait_for_url("**/?part=before*")
    page.reload()
    expect(page.locator('.rk-tabs [data-key="tab-before"][aria-current]')).to_be_visible()
    hands.open("tab-play")
    page.wait_for_url("**/reef-survivor/")
    at_the_board(page)


@at_length
def test_back_leads_to_the_tab_before_and_a_reload_stays(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = quick_start(page, lab.url)

    def is_open(tab: str) -> None:
        expect(page.locator(f'.rk-tabs [data-key="tab-{tab}"][aria-current]')).to_be_visible()

    for tab in ("before", "data", "after"):
        hands.open(f"tab-{tab}")
        is_open(tab)
    page.go_back()
    is_open("data")
    page.reload()
    is_open("data")
    page.go_back()
    is_open("before")
    page.go_forward()
    is_open("data")
    page.go_back()
    is_open("before")
    page.go_back()
    is_open("play")
    at_the_board(page)
    assert "?" not in page.url


def lost(page: Page, why: str) -> Locator:
    return page.locator(f'#rk-lost [data-for="{why}"]')


def kill_kernel(lab: Served) -> psutil.Process:
    """Kill the kernel of the page that was opened last."""
    running = psutil.Process(lab.process.pid).children(recursive=True)
    newest = max(running, key=lambda each: each.create_time())
    newest.kill()
    return newest


def opens_anew(page: Page) -> None:
    """Wait until a page that was marked has been loaded again, by itself."""
    page.wait_for_function("() => !window.reefkitSame && document.documentElement.dataset.rkOpen")


def test_a_killed_kernels_page_opens_where_it_was_and_is_left_alone_when_it_is_lost_again(
    open_page: OpenPage, lab: Served
):
    page = open_page(allow="404")
    hands = quick_start(page, lab.url)
    *_, here = walk(page, hands, lambda now: "algae" in now.step)
    is_saved(page)
    bots_are_done(page)
    board, kept = board_of(page), list(logs(lab).values())[-1]
    page.evaluate("window.reefkitSame = true")
    # It has been lost twice already, a moment ago.
    page.evaluate("sessionStorage['rk-opened'] = JSON.stringify([Date.now(), Date.now()])")
    kill_kernel(lab)
    opens_anew(page)
    assert board_of(page) == board
    assert station(page) == here
    newest = kill_kernel(lab)
    expect(lost(page, "lost")).to_be_visible()
    axe(page)
    # Whoever presses on is led to the button, and nothing else happens.
    page.locator('.rk-at-controls [data-key="do-for-me"]').click(position={"x": 5, "y": 5})
    expect(page.locator("#rk-lost button:visible")).to_be_focused()
    assert newest not in psutil.Process(lab.process.pid).children(recursive=True)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert board_of(page) == board
    assert station(page) == here
    assert list(logs(lab).values())[-1][: len(kept)] == kept
    expect(page.locator("#rk-lost > div")).to_be_hidden()


def test_what_was_typed_and_not_sent_comes_back_with_the_page(open_page: OpenPage, lab: Served):
    page = open_page(allow="404")
    arrive(page, lab.url)
    page.evaluate("window.reefkitSame = true")
    code = page.locator('[data-key="code"]')
    code.press_sequentially("K3LP")
    kill_kernel(lab)
    opens_anew(page)
    expect(code).to_have_value("K3LP")
    expect(code).to_be_focused()
    assert page.evaluate("sessionStorage['rk-typed']") == "{}"
    page.reload()  # by its reader
    expect(page.locator('[data-key="quick-start"]')).to_be_visible()
    expect(code).to_have_value("")


NO_NETWORK = "WebSocket|ERR_|Failed to load resource"


def on_a_cable_and_beside_it(
    open_page: OpenPage, url: str, lab: Served
) -> tuple[Page, Mouse, Station, Page]:
    """Open a student's page by way of a cable, and the same student's by another way.

    Returns
    -------
    tuple
        The page, what works it, where it stands; and the other page.
    """
    page = open_page(allow=NO_NETWORK)
    hands = quick_start(page, url)
    *_, here = walk(page, hands, lambda now: "algae" in now.step)
    is_saved(page)
    other = page.context.new_page()
    listen(other)
    other.goto(lab.url + "reef-survivor/")
    at_the_board(other)
    return page, hands, here, other


def test_a_page_that_lost_its_network_comes_back_by_itself_and_knows_what_happened(
    open_page: OpenPage, lab: Served
):
    with cable_to(lab.url) as cable:
        page, hands, here, other = on_a_cable_and_beside_it(open_page, cable.url, lab)
        page.evaluate("window.reefkitSame = true")
        cable.pull()
        expect(lost(page, "away")).to_be_visible()
        page.locator('.rk-at-controls [data-key="do-for-me"]').click()
        *_, there = walk(other, Mouse(other), lambda now: now.step not in {here.step, ""})
        bots_are_done(other)
        cable.plug_in()
        expect(lost(page, "away")).to_be_hidden()
        now = page.locator(f'.rk-phases [aria-current=step][data-key="{there.step}"]')
        expect(now).to_be_visible()
        answered(page)
        assert board_of(page) == board_of(other)
        press_on(page, hands)
        assert page.evaluate("window.reefkitSame")  # it was never loaded again


@at_length
def test_a_page_that_heard_nothing_for_a_minute_is_caught_up(open_page: OpenPage, lab: Served):
    """What the server sent before it noticed is lost, and the states are taken anew."""
    with cable_to(lab.url) as cable:
        page, hands, here, other = on_a_cable_and_beside_it(open_page, cable.url, lab)
        cable.fall_silent()
        *_, there = walk(other, Mouse(other), lambda now: now.step not in {here.step, ""})
        bots_are_done(other)
        other.wait_for_timeout(60_000)
        cable.plug_in()
        now = page.locator(f'.rk-phases [aria-current=step][data-key="{there.step}"]')
        expect(now).to_be_visible()
        answered(page)
        assert board_of(page) == board_of(other)
        is_drawn(page)
        press_on(page, hands)


@at_length
def test_a_server_that_was_started_again_is_waited_for(open_page: OpenPage, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", str(port)]
    page = open_page(allow=NO_NETWORK)
    with serving(command, tmp_path) as served:
        hands = quick_start(page, served.url)
        *_, here = walk(page, hands, lambda now: "algae" in now.step)
        is_saved(page)
        board = board_of(page)
    expect(lost(page, "away")).to_be_visible()
    page.evaluate("window.reefkitSame = true")
    with serving(command, tmp_path):
        opens_anew(page)
        assert board_of(page) == board
        assert station(page) == here
        leave(page)


def press_on(page: Page, hands: Mouse) -> None:
    """Take a decision, whichever is offered."""
    position = page.locator(".rk-areas").first.inner_html()
    helper = page.locator('.rk-at-controls [data-key="do-for-me"]')
    ready = page.locator('.rk-at-controls [data-key="ready"]:not([aria-disabled=true])')
    helper.or_(ready).first.wait_for()  # bots may move before it is our turn
    hands.press("do-for-me" if helper.count() else "ready")
    page.wait_for_function(
        "before => document.querySelector('.rk-areas').innerHTML !== before", arg=position
    )


def test_a_database_that_fails_shows_a_banner_and_what_was_played_is_saved_later(
    open_page: OpenPage, lab: Served
):
    page = open_page()
    hands = quick_start(page, lab.url)
    is_saved(page)
    match = list(logs(lab))[-1]
    with closing(sqlite3.connect(database(lab), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # as a program that never finishes
        kept = logs(lab)[match]
        press_on(page, hands)
        expect(page.locator(BANNER)).to_be_visible()
        expect(page.locator(f'{SAVED}[data-saved="no"]')).to_be_visible()
        press_on(page, hands)
        assert logs(lab)[match] == kept
        other.execute("ROLLBACK")
    expect(page.locator(BANNER)).to_have_count(0)  # by the slow timer alone
    is_saved(page)
    assert len(logs(lab)[match]) > len(kept)
    bots_are_done(page)
    board = board_of(page)
    page.reload()
    assert board_of(page) == board


@at_length
@pytest.mark.parametrize("part", ["before", "after"])
def test_two_people_of_one_screen_answer_each_alone(open_page: OpenPage, lab: Served, part: str):
    page = open_page()
    hands = new_match(page, lab.url, seed=4, people=2)
    hands.open(f"tab-{part}")
    expect(page.locator("#who-title")).to_be_visible()
    page.locator('[data-act="who"]').first.click()
    answered(page)
    expect(page.locator("#who-title")).to_have_count(0)


@at_length
def test_two_tabs_of_one_student_do_not_harm_each_other(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = quick_start(page, lab.url)
    second = page.context.new_page()
    listen(second)
    second.goto(page.url)
    at_the_board(second)
    hands.open("tab-before")
    page.wait_for_url("**/?part=before*")
    its = Mouse(second)
    press_on(second, its)
    assert "?" not in second.url
    is_saved(second)
    hands.open("tab-play")
    bots_are_done(page)
    bots_are_done(second)
    assert board_of(page) == board_of(second)


def test_a_page_whose_first_connection_was_refused_works_and_tries_again(
    open_page: OpenPage, lab: Served
):
    page = open_page(allow="WebSocket")
    tries: list[WebSocketRoute] = []
    posts: list[str] = []

    def refuse_once(route: WebSocketRoute) -> None:
        tries.append(route)
        if len(tries) == 1:
            route.close(code=1011)
        else:
            route.connect_to_server()

    page.route_web_socket(re.compile("/channels"), refuse_once)
    page.on("request", lambda request: posts.extend(re.findall("/messages", request.url)))
    listen(page)
    hands = quick_start(page, lab.url)
    press_on(page, hands)
    answered(page)
    assert len(tries) == 2
    assert not posts  # one failure does not mean a network without sockets
    assert page.evaluate("sessionStorage.getItem('rk-no-sockets')") is None
