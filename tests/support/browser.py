"""A real browser: Debian's without a screen, else Playwright's own Chromium or the system's."""

import os
import re
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Frame,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.support.certificates import believed
from tests.support.effort import PROOF
from tests.support.machine import tool_is_absent

# When a page's kernel has answered all that the page has asked of it.
#
# A test must not look before, and need not guess how long that takes: every message to a kernel is
# followed by its *idle*, which names the message.

PATIENCE = 180_000
"""Milliseconds before a test gives up on an answer: two slow cores that many processes share."""
expect.set_options(timeout=PATIENCE)

# Jupyter's binary frames hold the headers as plain JSON; the first id of a frame is its own.
LISTEN = """
(() => {
  const calls = (window.reefkitCalls = { waiting: new Set(), answered: 0 });
  const text = (data) => new TextDecoder("latin1").decode(data instanceof ArrayBuffer ? data : data.buffer);
  const ids = (frame) => [...frame.matchAll(/"msg_id": ?"([^"]+)"/g)].map((found) => found[1]);
  const listening = (Given) => class extends Given {
    constructor(...given) {
      super(...given);
      this.asked = new Set(); // of a line that was cut, nothing more is answered
      this.addEventListener("close", () => this.asked.forEach((id) => calls.waiting.delete(id)));
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string") return;
        const frame = text(data);
        if (!/"execution_state": ?"idle"/.test(frame)) return;
        for (const id of ids(frame)) if (calls.waiting.delete(id)) calls.answered += 1;
      });
    }
    send(data) {
      if (typeof data !== "string") {
        const frame = text(data);
        if (/"msg_type": ?"comm_/.test(frame)) {
          calls.waiting.add(ids(frame)[0]);
          this.asked.add(ids(frame)[0]);
        }
      }
      super.send(data);
    }
  };
  // A page puts another in its place, which speaks by requests where a network lets no socket through.
  let now = listening(window.WebSocket);
  Object.defineProperty(window, "WebSocket", { get: () => now, set: (next) => { now = listening(next); } });
})();
"""

# What has been answered is on the page once the browser has drawn twice.
ANSWERED = """
() => window.reefkitCalls.waiting.size === 0 && new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(window.reefkitCalls.waiting.size === 0))))
"""


def listen(page: Page) -> None:
    """Note from now on what the page asks of its kernel; call it before the page is opened."""
    page.add_init_script(LISTEN)


def answered(page: Page) -> None:
    """Wait until the kernel has answered everything, and the page shows it."""
    page.wait_for_function(ANSWERED, timeout=PATIENCE)


SHELL = "chromium-headless-shell"
"""Debian's browser without a screen, which takes a quarter less of the processor than one with."""
SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A school's network may be closed, as a test machine's is: nothing outside is ever found.
OF_THIS_MACHINE = {
    each.address
    for addresses in psutil.net_if_addrs().values()
    for each in addresses
    if each.family == socket.AF_INET
}
HERE = ("localhost", "*.localhost", "[::1]", *sorted(OF_THIS_MACHINE))
ARGUMENTS = (
    f"--host-resolver-rules=MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {each}' for each in HERE)}",
    "--no-sandbox",  # root, as in containers, cannot have one
    "--disable-gpu",
    # Those of a test are no authority's.
    f"--ignore-certificate-errors-spki-list={believed()}",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_browser(playwright: Playwright) -> str | None:
    """Return the path of the browser that tests use, or None where there is none."""
    return find_program(playwright.chromium)


def find_program(browsers: BrowserType) -> str | None:
    """Do the same, by the kind of browser."""
    names = (SHELL, browsers.executable_path, *SYSTEM_BROWSERS)
    return next(filter(None, map(shutil.which, names)), None)


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


LATE_STATE = "widget model not found"
"""On a busy machine the states of widgets come later than ipywidgets waits; `page.js` opens such a
page again, and only then it is no fault."""
UNATTACHED_FIGURE = r"^Error: <rect> attribute (width|height): A negative value is not valid\."
"""What bqplot 0.13.1 logs, rarely, where it lays a figure out before or after it is on the page: the
figure's size is 0 then, and nothing of it is to be seen. Its next layout is right. Remove this with
the fault: a chart that is on the page never says it."""


class OpenPage:
    """Opens pages that may load from this machine only, and keeps what went wrong on them.

    Parameters
    ----------
    browser
        The browser.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._allowed: list[str] = []
        self._late: dict[Page, str] = {}
        self.wrong: list[str] = []
        self._closing = False

    def __call__(
        self,
        width: int = 1366,
        height: int = 620,
        density: float = 1,
        *,
        touch: bool = False,
        reduced_motion: bool = False,
        allow: str | None = None,
    ) -> Page:
        """Open an empty page in a browser of its own: no cookies, nothing kept.

        Parameters
        ----------
        width, height
            The window, in CSS pixels; by default the smallest screen we promise, a 768-pixel
            school laptop less its browser's bars.
        density
            Screen pixels to a CSS pixel.
        touch
            Whether it is a tablet: fingers, no mouse.
        reduced_motion
            Whether the reader wants nothing to move.
        allow
            A pattern of console errors that the test expects.
        """
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=density,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if allow is not None:
            self._allowed.append(allow)

        def listen(page: Page) -> None:
            page.on("websocket", lambda socket: self._asked(socket.url))
            page.on("framenavigated", self._navigated)

        # Listened to, not routed: a routed page keeps nothing of what it has loaded before.
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", listen)
        context.on("weberror", lambda error: self.wrong.append(f"raised {error.error}"))
        context.on("console", self._heard)
        return context.new_page()

    def _asked(self, url: str) -> None:
        host = urlsplit(url).hostname
        here = {"localhost", "::1", None, *OF_THIS_MACHINE}
        if host not in here and not host.endswith(".localhost"):
            self.wrong.append(f"asked for {url}")

    def _heard(self, said: ConsoleMessage) -> None:
        if self._closing:
            return  # a page that goes may log that what it waited for is gone
        passed_over = (*self._allowed, UNATTACHED_FIGURE)
        if said.type != "error" or any(re.search(one, said.text) for one in passed_over):
            return
        wrong = f"logged the error {said.text}"
        if LATE_STATE in said.text and said.page is not None:
            self._late[said.page] = wrong
        else:
            self.wrong.append(wrong)

    def _navigated(self, frame: Frame) -> None:
        if frame.parent_frame is None:
            self._late.pop(frame.page, None)

    def close(self) -> None:
        """Close all pages, and fail when something went wrong on one."""
        for page in [page for context in self._contexts for page in context.pages]:
            with suppress(Error):
                page.evaluate("0")  # whatever it said before this answer has been heard
        self._closing = True
        self.wrong += [wrong for page, wrong in self._late.items() if not page.is_closed()]
        for context in self._contexts:
            for page in context.pages:
                leave(page)
            context.close()
        assert not self.wrong, "the page " + "; the page ".join(self.wrong)


CLOSING = 10_000
"""Milliseconds that a page may take to close."""


def leave(page: Page) -> None:
    """Close a page as a person does: it tells its server, which ends its kernel.

    A kernel that nobody ended looks after its match for minutes, and all of a run's together keep
    both cores busy.
    """
    with suppress(Error), page.expect_event("close", timeout=CLOSING):
        page.close(run_before_unload=True)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Open pages of any size and density: ``open_page(1180, 820, density=2, touch=True)``.

    The test fails when a page asked for anything from outside, raised an error that nobody
    caught, or logged one.
    """
    pages = OpenPage(browser)
    yield pages
    pages.close()


@pytest.fixture
def browser_page(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture
def jupyter_page(browser: Browser) -> Iterator[Page]:
    """Open a page whose own errors are passed over: they are Jupyter's."""
    context = browser.new_context(viewport={"width": 1366, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


UNDRAWN = """() => [...new Set([...document.querySelectorAll("use")]
  .map((each) => each.getAttribute("href"))
  .filter((href) => href?.startsWith("#") && !document.getElementById(href.slice(1))))]"""
"""Pictures that are drawn from a symbol which the page does not have."""


def axe(page: Page) -> None:
    """Fail when the accessibility audit finds something serious, or a picture is not there."""
    assert page.evaluate(UNDRAWN) == [], "symbols that the page lacks"
    found = Axe().run(page).response["violations"]
    serious = [
        f"{each['id']} ({each['impact']}): {each['help']}\n"
        + "\n".join(f"    {node['html'][:200]}" for node in each["nodes"][:5])
        for each in found
        if each["impact"] in {"serious", "critical"}
    ]
    assert not serious, "axe finds:\n" + "\n".join(serious)


def axe_at_length(page: Page) -> None:
    """Audit in `make proof` what is like a page that is audited on every push."""
    if PROOF:
        axe(page)


def main() -> int:
    """Say where the browser is; without one, leave with 1 (``.ci/run`` asks so)."""
    with start_playwright() as playwright:
        path = None if playwright is None else find_browser(playwright)
    sys.stdout.write(f"browser: {path or 'absent'}{os.linesep}")
    return 0 if path else 1


if __name__ == "__main__":
    raise SystemExit(main())
