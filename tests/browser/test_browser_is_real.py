"""The browser that the page tests will use draws, runs scripts, and stays inside."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page

from tests.support.tree import ROOT

PAGE = b"""<!doctype html><title>Reef</title>
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


def test_what_a_page_asks_from_outside_is_refused_and_noticed(
    browser: Browser,
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
):
    # The fixture itself must turn red, so its test runs in a pytest of its own.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest('pytest_plugins = ["tests.support.absent", "tests.support.browser"]')
    pytester.makepyfile(
        """
        def test_outside(browser_page):
            browser_page.set_content("<img src='http://reef.example/shell.png'>")

        def test_error(browser_page):
            browser_page.set_content("<script>throw new Error('no reef')</script>")

        def test_inside(browser_page):
            browser_page.set_content("<p>Reef</p>")
        """,
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=3, errors=2)
    result.stdout.fnmatch_lines(
        ["*the page asked for http://reef.example/shell.png*", "*the page raised no reef*"],
    )
