"""A real browser: Playwright's own Chromium where it is installed, else the system's."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, sync_playwright

from tests.support.absent import tool_is_absent

SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A school's network may be closed, as a test machine's is: nothing is to be looked up on the way.
ARGUMENTS = (
    "--no-sandbox",  # root, as in containers, cannot have one
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_browser(playwright: Playwright) -> str | None:
    """Give the path of the browser that tests use, or None where there is none."""
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)


@contextmanager
def start_playwright() -> Iterator[Playwright | None]:
    """Run Playwright while the context lasts; give None where it cannot start.

    Its driver is a program of its own, and wants a library that a bare Debian lacks.
    """
    manager = sync_playwright()
    try:
        playwright = manager.__enter__()
    except Exception as error:  # noqa: BLE001  # Playwright has no name for this error
        sys.stderr.write(f"Playwright does not start: {error}{os.linesep}")
        yield None
        return
    try:
        yield playwright
    finally:
        manager.__exit__(None, None, None)


# By module, not by session: while Playwright runs, its event loop occupies the thread, and tests
# of other modules may want one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with start_playwright() as playwright:
        if playwright is None:
            tool_is_absent("Playwright's driver", "on Debian, install libatomic1")
        path = find_browser(playwright)
        if path is None:
            tool_is_absent("a browser", "run playwright install chromium, or install chromium")
        started = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield started
        started.close()


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Page]:
    """Open an empty page that may load from this machine only.

    The test fails when its page asked for anything from outside, or raised an error that nobody
    caught.
    """
    # The smallest screen we promise: a 768-pixel school laptop less its browser's bars.
    context = browser.new_context(viewport={"width": 1366, "height": 620})
    wrong: list[str] = []

    def keep_inside(route: Route) -> None:
        if urlsplit(route.request.url).hostname in {"127.0.0.1", "localhost", "::1"}:
            route.continue_()
        else:
            wrong.append(f"asked for {route.request.url}")
            route.abort()

    context.route("**/*", keep_inside)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(f"raised {error}"))
    yield page
    context.close()
    assert not wrong, "the page " + "; the page ".join(wrong)


def main() -> int:
    """Say where the browser is; without one, leave with 1 (``.ci/run`` asks so)."""
    with start_playwright() as playwright:
        path = None if playwright is None else find_browser(playwright)
    sys.stdout.write(f"browser: {path or 'absent'}{os.linesep}")
    return 0 if path else 1


if __name__ == "__main__":
    raise SystemExit(main())
