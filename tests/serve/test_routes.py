"""One walk over every route of a real server: headers, origins, names, methods, cookies, policies.

A route that is not in the table of `tests.serve.routes` turns it red, and so does a handler.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from reefkit.serve.connections import LARGEST_FORM
from reefkit.serve.visitors import XSRF_COOKIE
from tests.serve.routes import (
    AT_THE_GATE,
    AT_THE_HUB,
    DESK,
    ERROR,
    HEADERS,
    NOTHING,
    PAGE,
    TABLE,
    TOLD,
    Row,
    handlers,
    lesson_policy,
)
from tests.serve.test_teachers import hang_up
from tests.support.effort import at_length
from tests.support.teachers import Answer, Browser, kernel_of, make_class
from tests.support.voila import Served, serving

TELL = "import sys; from tests.serve.routes import serve_told; serve_told(sys.argv[1:])"
WORD = "kelp-river"
LESSON = "reef-survivor"
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]
CLOSED = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "NONSENSE"]
ENDS = ("NewKey", "KernelEnd", "SignOut", "LeaveHandler")
"""Whose forms end something, in the order in which they are sent."""
FOR_SCRIPTS = {XSRF_COOKIE, "reefkit-language"}
STRICT = {"reefkit-teacher"}
VARIANTS = {
    "usual": [],
    "network": ["--network", "--name", "labs.school.example"],
    "token": ["--token", WORD],
    "solo": ["--solo"],
    "proxy": ["--behind-proxy"],
}


class Walk:
    """A server, and those who walk over it."""

    def __init__(self, served: Served, variant: str) -> None:
        self.variant = variant
        self.served = served
        self.url = served.url.partition("?")[0]
        self.host = urlsplit(self.url).netloc
        told = served.wait_for(rf"{TOLD}(.*)")
        self.routes: dict[str, str] = dict(json.loads(told))
        self.is_encrypted = variant == "proxy"
        self.owner = self.browser()
        self.kernel = kernel_of(self.owner.get(f"{LESSON}/").body)
        assert self.kernel
        self.teacher, self.key = Browser(self.url), ""
        if DESK in self.routes:
            self.teacher, self.key = make_class(served, "Walked over", self.browser())

    def browser(self) -> Browser:
        """Open a browser that nobody knows, but for the word before the door."""
        found = Browser(self.url)
        if self.is_encrypted:
            found.headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        if self.variant == "token":
            found.get(f"?token={WORD}")
        return found

    def rows(self) -> list[Row]:
        """Give the rows of this server's routes; what ends something comes last."""
        found = [TABLE[pattern] for pattern in self.routes]
        return sorted(
            found, key=lambda each: ENDS.index(each.handler) if each.handler in ENDS else -1
        )

    def whose(self, row: Row) -> Browser:
        """Give the browser whose route it is."""
        return self.teacher if row.path.startswith("/teachers-desk/") else self.owner

    def path(self, row: Row) -> str:
        """Give an address of a route."""
        return row.path.format(kernel=self.kernel)

    def policy(self, row: Row, *, owns: bool) -> str:
        """Give the policy of a route's answer."""
        if row.policy == "desk":
            return lesson_policy(self.host) if owns else PAGE
        return lesson_policy(self.host) if row.policy == "lesson" else row.policy

    def check(self, row: Row, answer: Answer, *, owns: bool = True) -> None:
        """Check the headers of an answer, whatever it is."""
        said = answer.headers
        is_error = answer.status >= 400
        kept = "no-store" if is_error else row.kept
        where = (self.variant, row.handler, answer.status)
        for name, value in (HEADERS | {"Cache-Control": kept}).items():
            assert said.get_all(name) == [value], (where, name)
        for name in ("Server", "X-Powered-By", "Access-Control-Allow-Origin"):
            assert name not in said, where
        assert [name for name in said if name.lower().startswith("access-control-")] == [], where
        (policy,) = said.get_all("Content-Security-Policy", [])
        if is_error:
            assert policy in {NOTHING, ERROR, PAGE}, (where, policy)
        else:
            assert policy == self.policy(row, owns=owns), where
        for line in said.get_all("Set-Cookie", []):
            for morsel in SimpleCookie(line).values():
                self.check_cookie(morsel)

    def check_cookie(self, morsel: Morsel[str]) -> None:
        """Check a cookie's flags."""
        name = morsel.key
        assert name.startswith("reefkit-") or name == XSRF_COOKIE, name
        assert morsel["path"] == "/", name
        assert morsel["samesite"] == ("Strict" if name in STRICT else "Lax"), name
        assert bool(morsel["httponly"]) is (name not in FOR_SCRIPTS), name
        assert bool(morsel["secure"]) is self.is_encrypted, name

    def post(self, row: Row, given: dict[str, str] | None = None, *, mark: bool = True) -> Answer:
        """Send a form as its page does: from here, with our mark."""
        browser = self.whose(row)
        fields = {name: value.format(key=self.key) for name, value in row.fields.items()}
        if mark:
            fields["_xsrf"] = browser.cookies[XSRF_COOKIE]
        own = {"Origin": f"http://{self.host}", "Sec-Fetch-Site": "same-origin"}
        headers = {"Content-Type": "application/x-www-form-urlencoded", **(own | (given or {}))}
        return browser.ask("POST", self.path(row), urlencode(fields).encode(), headers)

    def socket(self, browser: Browser, **headers: str | None) -> int:
        """Open the socket of the owner's kernel, and give the status that answers."""
        own = {"Origin": f"http://{self.host}", "Cookie": browser.cookie, **browser.headers}
        sent = {name: value for name, value in (own | headers).items() if value is not None}
        url = f"ws://{self.host}/api/kernels/{self.kernel}/channels?session_id=a-session-of-a-test"
        protocols = ["v1.kernel.websocket.jupyter.org"]

        async def opened() -> int:
            try:
                connection = await websocket_connect(
                    HTTPRequest(url, headers=sent), subprotocols=protocols
                )
            except HTTPClientError as refused:
                return int(refused.code)
            await hang_up(connection)
            return 101

        return asyncio.run(opened())


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(each, marks=at_length if each in {"solo", "proxy"} else ())
        for each in VARIANTS
    ],
)
def walk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Walk]:
    """Serve in one of the ways that there are."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    given = ["serve", "--no-browser", "--port", "0", *VARIANTS[request.param]]
    with serving([sys.executable, "-c", TELL, *given], folder) as served:
        yield Walk(served, request.param)


def test_every_route_stands_in_the_table(walk: Walk) -> None:
    unknown = {pattern: name for pattern, name in walk.routes.items() if pattern not in TABLE}
    assert unknown == {}, "a new route: write into tests/serve/routes.py what it answers"
    assert {TABLE[pattern].handler == name for pattern, name in walk.routes.items()} == {True}
    missing = set(TABLE) - set(walk.routes)
    if walk.variant == "solo":
        assert all(each.startswith((DESK, "/join/", "/continue/")) for each in missing)
    else:
        assert missing == set()


def test_every_handler_stands_in_the_table() -> None:
    assert handlers() == {each.handler for each in TABLE.values()} | AT_THE_GATE | AT_THE_HUB


def test_every_route_answers_strangers_and_owners_with_all_headers(walk: Walk) -> None:
    for row in walk.rows():
        # The other lessons' pages differ in their notebooks alone.
        is_other = row.policy == "lesson" and LESSON not in row.path and walk.variant != "usual"
        if is_other or row.handler == "KernelEnd":
            continue
        for browser, status, owns in (
            (walk.browser(), row.get, False),
            (walk.whose(row), row.own, True),
        ):
            if row.path == "/teachers-desk/key/" and owns:
                assert browser.get(row.path).status == row.own  # until it is put away
            answer = browser.get(walk.path(row))
            assert answer.status == status, (row, owns, answer.body[:500])
            walk.check(row, answer, owns=owns)
            walk.check(row, browser.ask("HEAD", walk.path(row)), owns=owns)


def test_no_other_method_is_answered(walk: Walk) -> None:
    for row in walk.rows():
        browser = walk.whose(row)
        mark = {"X-XSRFToken": browser.cookies.get(XSRF_COOKIE, "")}
        for method in CLOSED:
            answer = browser.ask(method, walk.path(row), headers=mark)
            assert answer.status == 405, (row, method)
            walk.check(row, answer)
    assert walk.owner.get(f"api/kernels/{walk.kernel}").status == 200  # nothing of it ended it


def test_no_route_answers_to_another_sites_name(walk: Walk) -> None:
    # A server in front says which names are ours; else only --network answers to some.
    named = {"evil.example": False, "evil.example:80": False, "127.0.0.1.evil.example": False}
    named |= {"localhost": True, "[::1]:8866": True, "reef.localhost": True}
    network = walk.variant == "network"
    for name in ("192.0.2.7:8866", "[2001:db8::1]", "reef", "reef.local", "labs.school.example"):
        named[name] = network
    for row in walk.rows():
        answer = walk.whose(row).ask("GET", walk.path(row), headers={"Host": "evil.example"})
        if walk.variant == "proxy":
            continue
        assert answer.status == 403, row
        assert "This server is not called that" in answer.body
        walk.check(row, answer)
    for name, is_ours in named.items():
        status = walk.owner.ask("GET", "/join/" if walk.key else "/", headers={"Host": name}).status
        assert status == (200 if is_ours or walk.variant == "proxy" else 403), name


def test_no_other_site_sends_a_form(walk: Walk) -> None:
    for row in walk.rows():
        if row.handler == "KernelEnd":
            continue  # it answers in no page's words: below
        for foreign in FOREIGN:
            answer = walk.post(row, foreign)
            if row.post == 405:
                assert answer.status in {403, 404, 405}, (row, foreign)
            else:
                assert answer.status == 403, (row, foreign)
                assert "cannot be done from here" in answer.body, (row, foreign)
            walk.check(row, answer)
        unmarked = walk.post(row, mark=False)
        if row.post != 405:
            assert (unmarked.status, "cannot be done from here" in unmarked.body) == (403, True)


def test_a_socket_opens_for_the_page_that_it_is_of_alone(walk: Walk) -> None:
    assert walk.socket(walk.owner) == 101
    elsewhere = ["https://evil.example", "null", f"http://{walk.host}.evil.example", None]
    for origin in elsewhere:
        assert walk.socket(walk.owner, Origin=origin) == 403, origin
    assert walk.socket(walk.owner, **{"Sec-Fetch-Site": "cross-site"}) == 403
    assert walk.socket(walk.owner, Host="evil.example") == 403
    assert walk.socket(walk.browser()) == 403


def test_every_form_does_what_it_says_when_it_comes_from_here(walk: Walk) -> None:
    for row in walk.rows():
        if row.handler in {"KernelEnd", "SignOut"}:  # foreign ones first: they would end it
            for foreign in FOREIGN:
                assert walk.post(row, foreign).status == 403, (row, foreign)
        answer = walk.post(row)
        expected = 404 if row.handler == "NotFound" else row.post
        assert answer.status == expected, (row, answer.body[:500])
        walk.check(row._replace(policy=NOTHING if row.policy == NOTHING else PAGE), answer)


def test_what_stands_before_the_application_says_the_same(walk: Walk) -> None:
    row = Row("gate", "/", 403, 403)
    known = Browser(walk.url)
    known.headers = walk.owner.headers
    taken = known.get(f"/join/?token={WORD}&x=1")
    assert (taken.status, taken.to) == (303, "/join/?x=1")
    assert taken.headers["Referrer-Policy"] == "no-referrer"
    taken.headers.replace_header("Referrer-Policy", "same-origin")
    walk.check(row, taken)
    too_large = Browser(walk.url).ask("POST", "/", b"x" * (LARGEST_FORM + 1), walk.owner.headers)
    walk.check(Row("NotTaken", "/", 413, 413), too_large)
    assert (too_large.status, "too large" in too_large.body) == (413, True)
    if walk.variant != "token":
        return
    stranger = Browser(walk.url)
    for path in ("/", f"/{LESSON}/", f"/api/kernels/{walk.kernel}", "/voila/static/voila.js"):
        for method in ("GET", "HEAD", "POST", *CLOSED):
            answer = stranger.ask(method, path)
            assert answer.status in {403, 405}
            walk.check(row, answer)
    form = Row("TokenForm", "/word/", 303, 303, post=303)
    own = {"_xsrf": stranger.cookies[XSRF_COOKIE], "token": WORD}
    for foreign in FOREIGN:
        sent = stranger.ask("POST", "/word/", urlencode(own).encode(), foreign)
        assert sent.status == 403
        assert "reefkit-token" not in stranger.cookies
    assert stranger.post("/word/", token=WORD).status == form.post
