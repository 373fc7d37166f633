"""A browser without a screen for the pages before a lab: cookies, forms, and a teacher who signs in."""

import http.client
import re
from http.cookies import SimpleCookie
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Page

from reefkit.classroom.store import Store
from reefkit.serve.signing import key_for, key_of, signed
from reefkit.serve.visitors import PURPOSE, VISITOR_COOKIE, XSRF_COOKIE, visitor_key
from tests.support.voila import Served

SECONDS = 180
DESK = "teachers-desk/"


def opened_wall(desk: Page, key: str = "join-wall-open") -> Page:
    """Open the wall from the desk, in its own window."""
    with desk.expect_popup() as opened:
        desk.locator(f'[data-key="{key}"]').click()
    wall = opened.value
    wall.locator('[data-key="wall-head"]').wait_for()
    return wall


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    headers: http.client.HTTPMessage
    body: str

    @property
    def to(self) -> str:
        return self.headers.get("Location", "")


class Browser:
    """Asks as a browser does: it keeps cookies, and sends them back.

    Parameters
    ----------
    url
        The door of the server.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}

    def become(self, visitor: str, store: Store) -> str:
        """Show the cookie that the server would have signed for a visitor; return their key."""
        self.cookies[VISITOR_COOKIE] = signed(visitor, key_for(PURPOSE, key_of(store)))
        return visitor_key(visitor)

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, **fields: str) -> Answer:
        """Send a form, with the mark that our own pages give theirs."""
        if XSRF_COOKIE not in self.cookies:
            self.get(DESK)
        fields = {"_xsrf": self.cookies.get(XSRF_COOKIE, ""), **fields}
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return self.ask("POST", path, urlencode(fields).encode(), headers)

    def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> Answer:
        """Ask for anything."""
        parts = urlsplit(self.url)
        connection = http.client.HTTPConnection(str(parts.netloc), timeout=SECONDS)
        sent = {**self.headers, **(headers or {}), "Content-Length": str(len(body))}
        if self.cookies:
            sent["Cookie"] = self.cookie
        at = path if path.startswith("/") else f"{parts.path}{path}"
        try:
            connection.request(method, at, body, sent)
            answer = connection.getresponse()
            said = Answer(answer.status, answer.headers, answer.read().decode(errors="replace"))
        finally:
            connection.close()
        self._keep(said.headers)
        return said

    @property
    def cookie(self) -> str:
        """The cookies, as a header has them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, headers: http.client.HTTPMessage) -> None:
        for line in headers.get_all("Set-Cookie", []):
            for name, morsel in SimpleCookie(line).items():
                if morsel.value:
                    self.cookies[name] = morsel.value
                else:
                    self.cookies.pop(name, None)


def set_up_code(served: Served) -> str:
    """Read the set-up code from the file that the server names: its output is no terminal."""
    file = served.wait_for(r"(?:set-up code from the file|puesta en marcha del archivo) (.+)")
    return Path(file).read_text(encoding="ascii").strip()


def make_class(
    served: Served, name: str = "Biology 9b", browser: Browser | None = None, **fields: str
) -> tuple[Browser, str]:
    """Make a class; give the browser that is signed in to it, another unless given, and its key."""
    browser = browser or Browser(served.url)
    made = browser.post(f"{DESK}new/", name=name, code=set_up_code(served), **fields)
    assert made.status == 303, made.body
    shown = browser.get(made.to)
    letters = re.search(r'id="key"[^>]*>(.*?)</p>', shown.body, re.DOTALL)
    assert letters is not None
    return browser, re.sub(r"<[^>]+>|\s", "", letters.group(1))


def kernel_of(body: str) -> str:
    """Find the kernel's id in a lesson's page; empty where none was started."""
    found = re.search(r'data-kernel-id="([^"]+)"', body)
    return found.group(1) if found else ""
