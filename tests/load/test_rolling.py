"""Three servers behind a real nginx, each killed and drained once under a class that plays."""

import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from bench.load.__main__ import quietly, times
from bench.load.lesson import ROUNDS
from bench.load.rolling import CONTROLS, Moves, RealPages, Rolling, server_of, started
from bench.load.several import DRAINED, KILLED, Servers
from bench.load.sight import Cost
from reefkit.classroom.store import Store
from reefkit.labs.setting import Setting, plain_of
from tests.support.browser import OpenPage
from tests.support.effort import at_length

pytestmark = pytest.mark.slow

SERVERS, REAL = 3, 2
STUDENTS = 30
"""With those at real pages."""
PATIENCE = 120.0
"""Seconds after which a real page will never be open again."""
BACK = 10.0
"""The goal: seconds within which it is, on a machine that does nothing else. It is told, not held."""
PLAYS = 6.0
"""Seconds that everybody plays before a server is ended."""
OPEN = """() => !window.reefkitSame && document.documentElement.dataset.rkOpen
  && document.querySelector(".rk-at-controls .rk-root")"""


SINCE_TOLD = "(Date.now() - sessionStorage.getItem('told')) / 1000"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def plays(pages: RealPages) -> None:
    until = time.monotonic() + PLAYS
    while time.monotonic() < until:
        pages.act()
        next(iter(pages.pages.values())).wait_for_timeout(200)
    pages.mark()


OFTEN = "sessionStorage.setItem('rk-opened', JSON.stringify(Array(3).fill(Date.now())))"
"""Has a page have opened by itself as often as one does that is lost again and again."""


def test_a_page_moves_when_its_server_is_killed_and_however_often_it_is_drained(
    open_page: OpenPage, postgres_url: str, tmp_path: Path
):
    place = postgres_url.replace("postgresql:", "postgresql+psycopg:", 1)
    took = []
    with quietly(), Servers(tmp_path, place, 2, STUDENTS, warm=False) as servers:
        page = open_page(allow="WebSocket|Failed to load|ERR_|404|502|503")
        page.goto(f"{servers.url}reef-survivor/")
        is_open(page)
        for way in (KILLED, DRAINED):
            page.evaluate("window.reefkitSame = true")
            port = int(server_of(page))
            if way == DRAINED:
                page.evaluate(OFTEN)
            strike = servers.end(port, way)
            is_open(page)
            took.append(time.monotonic() - strike)
            assert server_of(page) != str(port)
            assert servers.wait(port) == (-signal.SIGKILL if way == KILLED else 0)
            if way == KILLED:
                servers.start(port)
    say(times("a page alone back", took))


@at_length
def test_three_servers_are_killed_and_drained_under_a_class(
    open_page: OpenPage, postgres_url: str, tmp_path: Path
):
    place = postgres_url.replace("postgresql:", "postgresql+psycopg:", 1)
    store = Store.open(place)
    row, _ = store.classes.create("7b", "Ms Reef")
    store.classes.set_control(row.id, setting=plain_of(Setting(options={"rounds": ROUNDS})))
    allow = "WebSocket|Failed to load|ERR_|404|502|503"
    pages = RealPages({f"Real {each}": open_page(allow=allow) for each in range(1, REAL + 1)})
    moves = Moves()
    with quietly(), Servers(tmp_path, place, SERVERS, STUDENTS) as servers:
        served = cast("Any", SimpleNamespace(url=servers.url))
        held = Rolling(served, store, row, STUDENTS - REAL, 0, say)
        held.real, pages.url, held.moves = cast("Any", pages), held.url, moves
        real: dict[str, list[float]] = {KILLED: [], DRAINED: []}
        held.arrive()
        held.seat()
        with started(held):
            for way in (KILLED, DRAINED):
                held.roll(servers, way, watching(pages, moves, real[way]), lambda: plays(pages))
            plays(pages)
        found = held.measured(Cost(), Cost())
        asked = [*moves.asked, *(name for name, page in pages.pages.items() if is_asked(page))]
        held.close()
    for way in (KILLED, DRAINED):
        say(times(f"real pages back, their server {way}", real[way]))
        say(times(f"pages without a browser back, their server {way}", moves.back[way]))
    say(f"decisions stored: {found.decisions} of students; refused: {len(found.refused)}")
    assert (found.lost, found.faults, asked) == ([], [], [])
    assert found.decisions > STUDENTS
    for way in (KILLED, DRAINED):
        assert len(real[way]) >= REAL, "each page was at a server that ended"
        say(f"goal of {BACK:g} s, {way}: {'met' if max(real[way]) < BACK else 'missed'}")


def watching(pages: RealPages, moves: Moves, back: list[float]) -> Callable[[int], None]:
    """Make what waits for the real pages of a server that ended, and holds the others to theirs."""

    def watch(port: int) -> None:
        gone = pages.at(port)
        for name in gone:
            is_open(pages.pages[name])
            # A server that drains tells a few at a time, and the others go on with theirs.
            told = pages.pages[name].evaluate(SINCE_TOLD)
            back.append(time.monotonic() - moves.strike if moves.way == KILLED else told)
        for name in pages.pages.keys() - gone:
            assert pages.pages[name].evaluate("window.reefkitSame"), "it had not to be loaded"

    return watch


def is_open(page: Page) -> None:
    """Wait until a page was loaded again and can be played on."""
    try:
        page.wait_for_function(OPEN, polling=50, timeout=1000 * PATIENCE)
    except PlaywrightError as error:
        state = page.evaluate("({ ...document.documentElement.dataset, same: window.reefkitSame })")
        raise AssertionError(f"{page.url} {state}: {page.inner_text('body')[:600]}") from error


def is_asked(page: Page) -> bool:
    named = page.locator('[data-key="class-first"]').count()
    return bool(named) or not page.locator(CONTROLS).count()
