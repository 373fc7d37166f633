"""The browser that the page tests will use draws, runs scripts, and stays inside."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page

from tests.support.browser import OpenPage
from tests.support.tree import ROOT

PAGE = b"""<!doctype html><title>Reef</title>
<meta name="viewport" content="width=device-width">
<button onclick="document.querySelector('output').textContent = 6 * 7">Count</button>
<output></output>
<canvas width="2" height="2"></canvas>
<script>
  const brush = document.querySelector("canvas").getContext("2d");
  brush.fillStyle = "#EC7650";
  brush.fillRect(0, 0, 2, 2);
</script>"""


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_: object) -> None:
        """Stay quiet."""


@pytest.fixture
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_local_page_is_drawn_and_can_be_used(browser_page: Page, address: str):
    browser_page.goto(address)
    assert browser_page.title() == "Reef"
    browser_page.get_by_role("button", name="Count").click()
    assert browser_page.locator("output").inner_text() == "42"
    pixel = "document.querySelector('canvas').getContext('2d').getImageData(1, 1, 1, 1).data"
    assert browser_page.evaluate(f"Array.from({pixel})") == [0xEC, 0x76, 0x50, 0xFF]
    assert browser_page.screenshot().startswith(b"\x89PNG")


def test_the_window_is_a_school_laptops(browser_page: Page, address: str):
    browser_page.goto(address)
    assert browser_page.evaluate("[innerWidth, innerHeight]") == [1366, 620]


def test_pages_come_in_all_sizes_and_densities(open_page: OpenPage, address: str):
    page = open_page(820, 1180, density=2, touch=True, reduced_motion=True)
    page.goto(address)
    assert page.evaluate("[innerWidth, innerHeight, devicePixelRatio]") == [820, 1180, 2]
    assert page.evaluate("navigator.maxTouchPoints") > 0
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_what_goes_wrong_on_a_page_is_noticed(
    browser: Browser,
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
):
    # The fixtures themselves must turn red, so their test runs in a pytest of its own.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest('pytest_plugins = ["tests.support.absent", "tests.support.browser"]')
    pytester.makepyfile(
        """
        import pytest
        from tests.support.browser import axe

        def test_outside(browser_page):
            browser_page.set_content("<img src='http://reef.example/shell.png'>")

        def test_error(browser_page):
            browser_page.set_content("<script>throw new Error('no reef')</script>")

        def test_logged(browser_page):
            browser_page.set_content("<script>console.error('dry reef')</script>")

        def test_second_tab(browser_page):
            tab = browser_page.context.new_page()
            tab.set_content("<script>console.error('dead reef')</script>")

        def test_socket(browser_page):
            browser_page.set_content("<script>new WebSocket('ws://127.0.0.2:1/')</script>")

        def test_hanging(open_page):
            page = open_page(hanging=True)
            page.set_content("<p>Reef", wait_until="commit")
            page.evaluate("void fetch('http://slow.example/')")
            assert page.inner_text("p") == "Reef"

        def test_inside(browser_page):
            browser_page.set_content("<p>Reef</p><script>console.warn('low tide')</script>")

        def test_allowed(open_page):
            open_page(allow="dry").set_content("<script>console.error('dry reef')</script>")

        def test_axe(browser_page):
            browser_page.set_content("<html lang=en><title>Reef</title><main><h1>Reef</h1></main>")
            axe(browser_page)
            browser_page.set_content("<html lang=en><title>Reef</title><main><button></button>")
            with pytest.raises(AssertionError, match="button-name"):
                axe(browser_page)
        """,
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=9, errors=6)
    for line in [
        "*the page asked for http://reef.example/shell.png*",
        "*the page raised no reef*",
        "*the page logged the error dry reef*",
        "*the page logged the error dead reef*",
        "*the page asked for ws://127.0.0.2:1/*",
        "*the page asked for http://slow.example/*",
    ]:
        result.stdout.fnmatch_lines([line])
