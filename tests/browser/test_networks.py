"""Networks and browsers that refuse what a lab needs: what the page says, and what works."""

import re
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Mouse
from tests.browser.lesson import at_the_board, walk
from tests.browser.test_lab_server import READY
from tests.browser.test_lasting import board_of
from tests.support.browser import OpenPage, axe, listen
from tests.support.faults import Proxy, cable_to
from tests.support.voila import Served

NO_SOCKET = "WebSocket|404|ERR_|widget model not found"
"""What a browser logs where sockets are refused, where the network ends before the page, and where a
slow page opens anew."""


def said(page: Page) -> str:
    """Return what the front page says of this browser and network."""
    return page.locator(".rk-landing-cannot").inner_text().strip()


@pytest.mark.parametrize("way", ["403", "strip", "hang"])
def test_without_sockets_the_front_page_says_so_and_a_match_is_played(
    open_page: OpenPage, lab: Served, way: str
):
    page = open_page(allow=NO_SOCKET)
    listen(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    with cable_to(lab.url, Proxy) as network:
        network.sockets = way
        page.goto(network.url)
        expect(page.get_by_text("This network blocks web sockets")).to_be_visible()
        axe(page)
        page.get_by_role("link", name="Reef Survivor").click()
        page.locator('[data-key="quick-start"]').wait_for()
        hands = Mouse(page)
        hands.open("quick-start")
        at_the_board(page)
        *_, there = walk(page, hands, lambda now: "mutations" in now.step)
        assert "mutations" in there.step
        expect(page.locator('.rk-header [data-saved="yes"]')).to_be_visible()
        before = board_of(page)
        page.reload()
        at_the_board(page)
        assert board_of(page) == before
        assert any(each.endswith("/messages") for each in asked)
        expect(page.get_by_role("alert").locator("p:visible")).to_have_count(0)


def test_a_network_that_lets_no_message_through_is_named_at_once(open_page: OpenPage, lab: Served):
    page = open_page(allow=f"{NO_SOCKET}|Failed|failed|Invalid|[Kk]ernel")
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    with cable_to(lab.url, Proxy) as network:
        network.sockets = "403"
        page.route(re.compile("/messages"), lambda route: route.fulfill(status=403))
        page.goto(network.url)
        expect(page.get_by_text("no lab can be played here")).to_be_visible()
        page.goto(f"{network.url}succession/")
        blocked = page.get_by_role("alert").get_by_text("let web sockets through")
        expect(blocked).to_be_visible()
        axe(page)
        assert len(loads) <= 3  # the front page, the lesson, and once more
        page.unroute(re.compile("/messages"))
        page.get_by_role("button", name="Try again").last.click()
        expect(page.locator(READY)).to_be_attached()


def test_a_browser_that_refuses_cookies_is_told_what_follows(open_page: OpenPage, lab: Served):
    page = open_page(allow=f"{NO_SOCKET}|403|Invalid|JSON|failed to activate")
    with cable_to(lab.url, Proxy) as network:
        network.cookies = False
        page.goto(network.url)
        expect(page.get_by_text("This browser refuses cookies")).to_be_visible()
        axe(page)
        page.get_by_role("textbox").fill("KELP473")
        page.get_by_role("button", name="Join a class").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("This browser refuses cookies")
        page.goto(f"{network.url}reef-survivor/")
        expect(page.get_by_role("alert").get_by_text("refuses cookies")).to_be_visible()
        expect(page.get_by_text("This appears while its program runs")).to_be_attached()
        assert "object at 0x" not in (page.locator("body").text_content() or "")
        axe(page)
        network.cookies = True
        page.get_by_role("button", name="Try again").last.click()
        expect(page.locator(READY)).to_be_attached()


@pytest.mark.parametrize(
    "lacks", ["delete AbortSignal.timeout", None], ids=["too old to run", "too old to read"]
)
@pytest.mark.parametrize("at", ["", "reef-survivor/"], ids=["front page", "lesson"])
def test_a_browser_that_is_too_old_is_told_so(
    browser: Browser, lab: Served, at: str, lacks: str | None
):
    with closing(browser.new_context()) as context:  # what it logs is the browser's
        page = context.new_page()
        if lacks:
            page.add_init_script(lacks)
        else:
            page.route(re.compile("/assets/socket.js"), lambda route: route.fulfill(body="#"))
        page.goto(lab.url + at)
        expect(page.get_by_text("a browser of the last few years")).to_be_visible()
        axe(page)


def test_a_lesson_that_loads_slowly_does_not_say_that_scripts_are_missing(
    open_page: OpenPage, lab: Served
):
    page = open_page()
    # Before all listeners of the page itself, and while the kernel still writes the page's end.
    page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => {"
        " globalThis.told = document.querySelectorAll('.rk-no-script').length; }, true)"
    )
    page.goto(f"{lab.url}reef-survivor/")
    page.locator(READY).wait_for()
    assert page.evaluate("globalThis.told") == 0


def test_where_nothing_is_refused_the_front_page_says_nothing(open_page: OpenPage, lab: Served):
    page = open_page()
    with page.expect_websocket() as tried:
        page.goto(lab.url)
    if not tried.value.is_closed():
        tried.value.wait_for_event("close")
    assert said(page) == ""
    expect(page.locator(".rk-no-script")).to_have_count(0)
    assert page.evaluate("sessionStorage.getItem('rk-no-sockets')") is None
