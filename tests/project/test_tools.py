"""The real tools of the tests: a browser, PostgreSQL, a cable, and what a machine lacks."""

import gc
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import psycopg
import pytest
from playwright.sync_api import Browser, Page

from tests.support.browser import OpenPage
from tests.support.faults import cable_to
from tests.support.postgres import with_database
from tests.support.tree import ROOT

# What a machine lacks is named in the last lines of a run; where nothing may be wanting, it fails.

TESTS = """
import pytest
from tests.support.machine import tool_is_absent

@pytest.fixture(scope="module")
def kiln():
    tool_is_absent("a kiln", "buy one")

@pytest.mark.parametrize("pot", [1, 2, 3])
def test_pot(kiln, pot):
    raise AssertionError("there is no kiln to fire a pot in")

def test_clay():
    pass

def test_glaze():
    pytest.skip("not today")
"""
LAST_LINES = ["Absent on this machine, so these tests did not run:", "  a kiln (buy one): 3 tests"]


@pytest.fixture
def pottery(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest('pytest_plugins = ["tests.support.machine"]')
    pytester.makepyfile(TESTS)
    return pytester


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_an_absent_tool_is_named_in_the_last_lines(
    pottery: pytest.Pytester, processes: tuple[str, ...]
):
    result = pottery.runpytest_subprocess(*processes)
    result.assert_outcomes(passed=1, skipped=4)
    assert result.ret == 0
    assert [line for line in result.outlines if line][-2:] == LAST_LINES


def test_on_the_build_machine_an_absent_tool_is_a_failure(
    pottery: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("CI", "true")
    result = pottery.runpytest_subprocess()
    result.assert_outcomes(passed=1, skipped=1, errors=3)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*absent: a kiln (buy one)*"])
    result.stdout.no_fnmatch_line("Absent on this machine*")


def test_where_nothing_is_absent_nothing_is_said(pottery: pytest.Pytester):
    result = pottery.runpytest_subprocess("-k", "clay or glaze")
    result.assert_outcomes(passed=1, skipped=1, deselected=3)
    result.stdout.no_fnmatch_line("Absent on this machine*")


# The PostgreSQL that the store's tests will use keeps what is written, for one test alone.


def test_what_is_written_is_read_back_by_another_connection(postgres_url: str):
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE entry (position integer PRIMARY KEY, sentence text)")
        connection.execute("INSERT INTO entry VALUES (1, %s)", ("Öffne das Riff ≥ 1",))
    with psycopg.connect(postgres_url) as connection:
        rows = connection.execute("SELECT position, sentence FROM entry").fetchall()
    assert rows == [(1, "Öffne das Riff ≥ 1")]


def test_of_two_writers_at_one_position_the_second_loses(postgres_url: str):
    with psycopg.connect(postgres_url, autocommit=True) as first:
        first.execute("CREATE TABLE entry (position integer PRIMARY KEY)")
        first.execute("INSERT INTO entry VALUES (1)")
        with (
            psycopg.connect(postgres_url, autocommit=True) as second,
            pytest.raises(psycopg.errors.UniqueViolation),
        ):
            second.execute("INSERT INTO entry VALUES (1)")


@pytest.mark.parametrize("_time", [1, 2])
def test_every_test_has_an_empty_database(postgres_url: str, _time: int):
    with psycopg.connect(postgres_url) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert tables.fetchall() == []
        connection.execute("CREATE TABLE left_behind (a integer)")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        (
            "postgresql://me:pw@h:5/old?sslmode=require",
            "postgresql://me:pw@h:5/new?sslmode=require",
        ),
        ("postgresql+psycopg://me@h", "postgresql+psycopg://me@h/new"),
    ],
)
def test_an_address_can_name_another_database(address: str, expected: str):
    assert with_database(address, "new") == expected


def test_a_cable_that_is_full_leaves_nothing_open_at_its_end():
    with socket.create_server(("127.0.0.1", 0)) as deaf:  # it never takes what is carried to it
        place = "{}:{}".format(*deaf.getsockname())
        with cable_to(f"http://{place}/") as cable, socket.socket() as one:
            one.settimeout(1)
            one.connect(("127.0.0.1", urlsplit(cable.url).port))
            with suppress(TimeoutError):
                one.sendall(b"x" * 30_000_000)
    gc.collect()  # what was left open warns now, and a warning is an error


# The browser that the page tests will use draws, runs scripts, and stays inside.

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
    browser: Browser, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
):
    # The fixtures themselves must turn red, so their test runs in a pytest of its own.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest('pytest_plugins = ["tests.support.machine", "tests.support.browser"]')
    pytester.makepyfile(
        """
        import socket

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

        def test_fetched(browser_page):
            with socket.create_server(("127.0.0.2", 0)) as outside:  # hears, and says nothing
                url = f"http://127.0.0.2:{outside.getsockname()[1]}/"
                patience = "{mode: 'no-cors', signal: AbortSignal.timeout(5000)}"
                asked = f"fetch('{url}', {patience}).catch((error) => error.name)"
                assert browser_page.evaluate(asked) == "TypeError"  # not found at once

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
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=9, errors=6)
    for line in [
        "*the page asked for http://reef.example/shell.png*",
        "*the page raised no reef*",
        "*the page logged the error dry reef*",
        "*the page logged the error dead reef*",
        "*the page asked for ws://127.0.0.2:1/*",
        "*the page asked for http://127.0.0.2:*",
    ]:
        result.stdout.fnmatch_lines([line])


def test_a_family_reports_all_its_failures(pytester: pytest.Pytester):
    pytester.makepyfile(
        """
        import pytest
        from tests.support.families import each_case

        @pytest.fixture
        def one():
            return 1

        @each_case("a, b", [(1, 1), (2, 3), (4, 5)])
        def test_even(a, b, one):
            assert a == b * one
        """
    )
    result = pytester.runpytest("-p", "no:cacheprovider")
    result.assert_outcomes(passed=0, failed=3)  # two cases, and the family
    result.stdout.fnmatch_lines(["*(2, 3)*", "*(4, 5)*"])
