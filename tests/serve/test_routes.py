"""Every route, and the pages that stand at them."""

import asyncio
import gzip
import importlib
import json
import os
import pkgutil
import re
import socket
import sys
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from email.message import Message
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, cast
from urllib.parse import urlencode, urlsplit

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.routing import PathMatches, Router, RuleRouter
from tornado.web import Application
from tornado.websocket import websocket_connect

import reefkit.serve
from reefkit.labs.environment import NOBODY
from reefkit.labs.resumable import RememberedPeople
from reefkit.serve import assets, packing
from reefkit.serve.assets import ASSET, HASHED, AssetCache, as_sent
from reefkit.serve.connections import LARGEST_FORM
from reefkit.serve.entrance import Caller
from reefkit.serve.landing import Landing
from reefkit.serve.lesson_list import Lesson, find_lessons, lessons_folder
from reefkit.serve.packing import Beginning, PageRest, takes_packed
from reefkit.serve.pages import Pages
from reefkit.serve.rendering import with_signs
from reefkit.serve.server import KERNEL
from reefkit.serve.teachers import KEY_COOKIE
from reefkit.serve.token_gate import PROBES
from reefkit.serve.visitors import XSRF_COOKIE
from reefkit.text import catalogue
from reefkit.widgets.art import art
from tests.serve.test_visitors import hang_up
from tests.support.effort import at_length
from tests.support.teachers import Answer, Browser, kernel_of, make_class
from tests.support.voila import Served, VoilaPage, serving

# All that a server answers: its routes as the application has them, and what each is to say.
#
# A server of `serve_told` is the command itself; it tells its routes besides, before it answers.

TOLD = "ROUTES "

HEADERS = {
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
}
"""What every answer says."""

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
ERROR = f"{NOTHING}; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'"
PAGE = ERROR.replace("form-action 'none'", "form-action 'self'")
DOOR = PAGE.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") + (
    "; style-src-elem 'self'; connect-src 'self' ws://{host} wss://{host}"
    "; style-src-attr 'unsafe-inline'"
)
FILE = f"{NOTHING}; style-src 'unsafe-inline'"

pytestmark = pytest.mark.slow


def lesson_policy(host: str) -> str:
    return (
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "script-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self' ws://{host} wss://{host}"
    )


class Row(NamedTuple):
    """What a route answers."""

    handler: str  #: Whose it is.
    path: str  #: An address of it; ``{kernel}`` is one of the owner's.
    #: The status of a GET by a stranger, and by whose it is: a visitor's, or a teacher's.
    get: int
    own: int
    #: Of an answer that is no error; ``lesson`` and ``desk`` for those of a lesson.
    policy: str = PAGE
    kept: str = "no-store"  #: Its ``Cache-Control``.
    post: int = 405  #: The status of a right POST by its owner; 405 where there is none.
    fields: Mapping[str, str] = MappingProxyType({})  #: What such a POST says besides.


def _lesson(name: str) -> dict[str, Row]:
    return {
        rf"/{name.replace('-', chr(92) + '-')}/": Row(
            "LessonHandler", f"/{name}/", 200, 200, "lesson"
        )
    }


DESK = r"/teachers\-desk/"
FORMS = {
    "sign-in": Row(
        "_ClassSignIn", "/teachers-desk/sign-in/", 303, 303, post=303, fields={"key": "{key}"}
    ),
    "own": Row("_OpenOwn", "/teachers-desk/own/", 303, 303, post=403),
    "new": Row(
        "_NewClass", "/teachers-desk/new/", 303, 303, post=403, fields={"code": "AAAA-AAAA"}
    ),
    "restore": Row("_RestoreClass", "/teachers-desk/restore/", 303, 303, post=403),
    "key": Row("_NewKey", "/teachers-desk/key/", 303, 200, post=303),
    "class": Row("_OtherClass", "/teachers-desk/class/", 303, 303, post=403),
    "sign-out": Row("_ClassSignOut", "/teachers-desk/sign-out/", 303, 303, post=303),
}
YEAR = "max-age=31536000, immutable"
TABLE: dict[str, Row] = {
    "/": Row("LandingHandler", "/", 200, 200, DOOR),
    **_lesson("reef-survivor"),
    **_lesson("climate-change"),
    **_lesson("succession"),
    **_lesson("blue-expanse"),
    **_lesson("deep-time"),
    DESK: Row("DeskHandler", "/teachers-desk/", 200, 200, "desk"),
    **{f"{DESK}{name}/": row for name, row in FORMS.items()},
    "/join/(.*)": Row("JoinHandler", "/join/", 200, 200, post=400, fields={"code": "AAAA222"}),
    "/continue/": Row(
        "ContinueHandler", "/continue/", 200, 200, post=400, fields={"code": "0000000000"}
    ),
    rf"/api/kernels/{KERNEL}": Row("KernelState", "/api/kernels/{kernel}", 403, 200, NOTHING),
    rf"/api/kernels/{KERNEL}/channels": Row(
        "KernelChannels", "/api/kernels/{kernel}/channels", 403, 400, NOTHING
    ),
    rf"/api/kernels/{KERNEL}/messages": Row(
        "PolledChannels", "/api/kernels/{kernel}/messages", 403, 404, NOTHING, post=400
    ),
    rf"/api/kernels/{NOBODY}/channels": Row(
        "SocketProbe", f"/api/kernels/{NOBODY}/channels", 400, 400, NOTHING
    ),
    rf"/api/kernels/{NOBODY}/messages": Row(
        "RequestsProbe", f"/api/kernels/{NOBODY}/messages", 405, 405, NOTHING, post=204
    ),
    rf"/voila/api/shutdown/{KERNEL}": Row(
        "KernelEnd", "/voila/api/shutdown/{kernel}", 403, 405, NOTHING, post=204
    ),
    "/leave/": Row("LeaveHandler", "/leave/", 303, 303, post=303),
    rf"/assets/{ASSET}": Row("OwnAssets", "/assets/page.css?v=1", 200, 200, FILE, YEAR),
    rf"/voila/static/{ASSET}": Row(
        "LibraryAssets", "/voila/static/voila.js", 200, 200, FILE, "no-cache"
    ),
    rf"/voila/labextensions/{ASSET}": Row(
        "LibraryAssets", "/voila/labextensions/anywidget/package.json", 200, 200, FILE, "no-cache"
    ),
    "/health/live": Row("LiveProbe", "/health/live", 200, 200, NOTHING),
    "/health/ready": Row("ReadyProbe", "/health/ready", 200, 200, NOTHING),
    "/metrics": Row("MetricsTold", "/metrics", 200, 200, NOTHING),
    ".*": Row("NotFound", "/nothing", 404, 404),
}
AT_THE_GATE = {"NotTaken", "_NotCalled", "_TokenTaken", "_TokenPage", "_TokenForm"}
"""What stands before the application and has no pattern there; `test_routes` asks each of them."""
AT_THE_HUB = {"HubRefused", "SignInPage", "Callback", "HubSignOut", "MyMatches"}
"""The same for a school's server: `tests/hub/test_gate.py`."""
IN_COURSES = {"LoginPage", "LaunchPage", "ClassPage", "LinkPage", "WaitingPage", "KeysPage"}
"""The door in learning platforms, where there is one: `tests/serve/lti`."""


def handlers() -> set[str]:
    """Name all handlers that `reefkit.serve` has, but for those that others are made from."""
    for module in pkgutil.walk_packages(reefkit.serve.__path__, "reefkit.serve."):
        if module.name != "reefkit.serve.forks.kernel":
            importlib.import_module(module.name)
    found: set[type] = set()
    waiting: list[type] = [Caller]
    while waiting:
        below = waiting.pop().__subclasses__()
        found |= set(below)
        waiting += below
    ours = {each for each in found if each.__module__.startswith("reefkit.serve.")}
    return {
        each.__name__ for each in ours if not each.__subclasses__() or each.__name__ in MADE_FROM
    }


MADE_FROM = {"LandingHandler", "LessonHandler", "KernelChannels"}
"""What answers by itself, though another is made from it."""


def rules_of(router: RuleRouter) -> Iterator[tuple[str, str]]:
    """Return the pattern and the handler of every rule of a router, and of those below it."""
    for rule in router.rules:
        if isinstance(rule.target, RuleRouter):
            yield from rules_of(rule.target)
        else:
            matcher = cast("PathMatches", rule.matcher)
            yield matcher.regex.pattern.removesuffix("$"), rule.target.__name__


def serve_told(arguments: Sequence[str]) -> None:
    """Serve as the command does, and tell the routes of the application first."""
    from reefkit.serve import server  # noqa: PLC0415  # in the server's process only
    from reefkit.serve.command import main  # noqa: PLC0415

    gate_of = server.gate_of

    def told(application: Application, *given: Any) -> Router:  # noqa: ANN401  # as it has them
        found = list(rules_of(application.default_router))
        print(f"{TOLD}{json.dumps(found)}", flush=True)  # noqa: T201  # `test_routes` reads it
        return gate_of(application, *given)

    server.gate_of = told  # type: ignore[attr-defined]
    sys.exit(main(arguments))


# One walk over every route of a real server: headers, origins, names, methods, cookies, policies.
#
# A route that is not in the table of `tests.serve.test_routes` turns it red, and so does a handler.

TELL = "import sys; from tests.serve.test_routes import serve_told; serve_told(sys.argv[1:])"
WORD = "kelp-river"
LESSON = "reef-survivor"
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]
CLOSED = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "NONSENSE"]
ENDS = ("_NewKey", "KernelEnd", "_ClassSignOut", "LeaveHandler")
"""Whose forms end something, in the order in which they are sent."""
FOR_PROGRAMS = {"KernelEnd", "PolledChannels", "RequestsProbe"}
"""What a page's script posts to."""
FOR_SCRIPTS = {XSRF_COOKIE, "reefkit-language"}
STRICT = {"reefkit-teacher", KEY_COOKIE}
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
        found = [TABLE[pattern] for pattern in self.routes]
        if self.variant == "proxy":  # who comes by way of one gets no figures
            found = [
                each._replace(get=404, own=404) if each.handler == "MetricsTold" else each
                for each in found
            ]
        return sorted(
            found, key=lambda each: ENDS.index(each.handler) if each.handler in ENDS else -1
        )

    def whose(self, row: Row) -> Browser:
        return self.teacher if row.path.startswith("/teachers-desk/") else self.owner

    def path(self, row: Row) -> str:
        return row.path.format(kernel=self.kernel)

    def policy(self, row: Row, *, owns: bool) -> str:
        if row.policy == "desk":
            return lesson_policy(self.host) if owns else PAGE
        at_host = row.policy.format(host=self.host)
        return lesson_policy(self.host) if row.policy == "lesson" else at_host

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
        assert morsel["path"] == ("/teachers-desk/key/" if name == KEY_COOKIE else "/"), name
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
        "usual",
        "network",
        "token",
        pytest.param("solo", marks=at_length),
        pytest.param("proxy", marks=at_length),
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


def test_every_route_stands_in_the_table(walk: Walk):
    unknown = {pattern: name for pattern, name in walk.routes.items() if pattern not in TABLE}
    assert unknown == {}, "a new route: write into tests/serve/test_routes.py what it answers"
    assert {TABLE[pattern].handler == name for pattern, name in walk.routes.items()} == {True}
    missing = set(TABLE) - set(walk.routes)
    if walk.variant == "solo":
        assert all(each.startswith((DESK, "/join/", "/continue/")) for each in missing)
    else:
        assert missing == set()


def test_every_handler_stands_in_the_table():
    assert (
        handlers()
        == {each.handler for each in TABLE.values()} | AT_THE_GATE | AT_THE_HUB | IN_COURSES
    )


def test_every_route_answers_strangers_and_owners_with_all_headers(walk: Walk):
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


def test_no_other_method_is_answered(walk: Walk):
    for row in walk.rows():
        browser = walk.whose(row)
        mark = {"X-XSRFToken": browser.cookies.get(XSRF_COOKIE, "")}
        for method in CLOSED:
            answer = browser.ask(method, walk.path(row), headers=mark)
            assert answer.status == 405, (row, method)
            walk.check(row, answer)
    assert walk.owner.get(f"api/kernels/{walk.kernel}").status == 200  # nothing of it ended it


def test_no_route_answers_to_another_sites_name(walk: Walk):
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


def test_no_other_site_sends_a_form(walk: Walk):
    for row in walk.rows():
        if row.handler in FOR_PROGRAMS:
            continue  # they answer in no page's words: below
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


def test_a_socket_opens_for_the_page_that_it_is_of_alone(walk: Walk):
    assert walk.socket(walk.owner) == 101
    elsewhere = ["https://evil.example", "null", f"http://{walk.host}.evil.example", None]
    for origin in elsewhere:
        assert walk.socket(walk.owner, Origin=origin) == 403, origin
    assert walk.socket(walk.owner, **{"Sec-Fetch-Site": "cross-site"}) == 403
    assert walk.socket(walk.owner, Host="evil.example") == 403
    assert walk.socket(walk.browser()) == 403


def test_every_form_does_what_it_says_when_it_comes_from_here(walk: Walk):
    for row in walk.rows():
        # Foreign ones first: they would end it.
        if row.handler in {*FOR_PROGRAMS, "_ClassSignOut"}:
            for foreign in FOREIGN:
                assert walk.post(row, foreign).status == 403, (row, foreign)
        answer = walk.post(row)
        expected = 404 if row.handler == "NotFound" else row.post
        assert answer.status == expected, (row, answer.body[:500])
        walk.check(row._replace(policy=NOTHING if row.policy == NOTHING else PAGE), answer)


def test_what_stands_before_the_application_says_the_same(walk: Walk):
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
    assert {stranger.get(f"/{path}").status for path in PROBES} == {200}
    for path in (
        "/",
        "/metrics",
        f"/{LESSON}/",
        f"/api/kernels/{walk.kernel}",
        "/voila/static/voila.js",
    ):
        for method in ("GET", "HEAD", "POST", *CLOSED):
            answer = stranger.ask(method, path)
            assert answer.status in {403, 405}
            walk.check(row, answer)
    form = Row("_TokenForm", "/word/", 303, 303, post=303)
    own = {"_xsrf": stranger.cookies[XSRF_COOKIE], "token": WORD}
    for foreign in FOREIGN:
        sent = stranger.ask("POST", "/word/", urlencode(own).encode(), foreign)
        assert sent.status == 403
        assert "reefkit-token" not in stranger.cookies
    assert stranger.post("/word/", token=WORD).status == form.post


# ---- What the server renders: pages and their cells, scripts and styles, packed and never stale.
# What the server renders itself: each lesson's page has the drawings that it needs, and no more.

LESSONS = find_lessons(lessons_folder())


def drawn(html: str) -> set[str]:
    return set(re.findall(r'<symbol id="rk-org-([a-z0-9-]+)"', html))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.name)
def test_a_lesson_is_sent_the_drawings_of_its_own_game(lesson: Lesson):
    html = Pages(catalogue(), "/").prelude(lesson.name, {}, lesson.declared.games)
    games = lesson.declared.games
    every = {
        path.removesuffix("/art.toml"): set(game.organisms) for path, game in art().games.items()
    }
    shared = set(art().board.organisms)
    own = set(every) if games is None else set(games)
    assert drawn(html) == shared.union(*(every[each] for each in own))
    assert lesson.declared.teachers is (games is None)


def test_the_door_is_sent_what_it_shows():
    html = Landing(Pages(catalogue(), "/"), LESSONS).render(RememberedPeople(), None)
    shown = set(re.findall('href="#rk-org-([a-z0-9-]+)"', html))
    assert shown >= {name for each in LESSONS for name in each.declared.organisms}
    assert drawn(html) == shown | {"unknown"}
    assert len(drawn(html)) < len(art().organisms) / 2


# Pages are sent packed: what never changes once for all, and a browser reads each piece as it comes.

GZIP = 16 + zlib.MAX_WBITS


@given(st.binary(max_size=3000), st.lists(st.binary(max_size=500), max_size=5))
def test_a_page_is_whole_when_unpacked(begins: bytes, pieces: list[bytes]):
    beginning = Beginning(begins)
    for _ in range(2):  # the second page goes on from the same beginning
        rest = PageRest(beginning)
        sent = beginning.packed + b"".join(rest.add(each) for each in pieces) + rest.end()
        assert gzip.decompress(sent) == begins + b"".join(pieces)


def test_each_piece_can_be_read_before_the_next_is_there():
    beginning = Beginning(b"<p>It is loading.</p>" * 50)
    rest = PageRest(beginning)
    unpacker = zlib.decompressobj(GZIP)
    assert unpacker.decompress(beginning.packed) == beginning.plain
    assert unpacker.decompress(rest.add(b"<p>Here it is.</p>")) == b"<p>Here it is.</p>"
    assert not unpacker.eof
    assert unpacker.decompress(rest.end()) == b""
    assert unpacker.eof
    assert len(beginning.packed) < len(beginning.plain) / 10


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br", True),
        ("deflate, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000, br", False),
        ("br", False),
        ("", False),
        ("*", False),
    ],
)
def test_only_who_takes_it_is_sent_what_is_packed(accepted: str, *, takes: bool):
    assert takes_packed(accepted) is takes


# Scripts and styles: packed once, kept by browsers for as long as they may be, and never stale.

SCRIPT = "export const reef = 'coral';\n" * 100


@pytest.fixture
def page_server(_page_server: Served) -> Served:
    return _page_server


def ask(url: str, **headers: str) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:  # noqa: S310
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_the_first_folder_that_has_a_file_gives_it(tmp_path: Path):
    for folder, said in (("one", "first"), ("two", "second")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.js").write_text(said)
    (tmp_path / "two" / "b.js").write_text("only here")
    (tmp_path / "secret.js").write_text("of nobody")
    cache = AssetCache([str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "absent")])

    async def content(name: str) -> bytes | None:
        found = await cache.find(name)
        return None if found is None else found.content

    assert asyncio.run(content("a.js")) == b"first"
    assert asyncio.run(content("b.js")) == b"only here"
    for name in ("c.js", "../secret.js", "x/../../secret.js", str(tmp_path / "secret.js"), ""):
        assert asyncio.run(content(name)) is None


def test_folders_are_searched_again_only_for_a_changed_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    cache = AssetCache([str(tmp_path / "one"), str(tmp_path / "two")])
    for folder in cache.folders:
        Path(folder).mkdir()
    searched: list[str] = []
    search = cache._path

    def count(name: str) -> Path | None:
        searched.append(name)
        return search(name)

    monkeypatch.setattr(cache, "_path", count)
    later, first = (tmp_path / folder / "a.js" for folder in ("two", "one"))
    later.write_text("later")

    async def sent() -> bytes | None:
        found = await cache.find("a.js")
        return None if found is None else found.content

    async def moved() -> list[bytes | None]:
        before = [await sent() for _ in range(3)]
        later.rename(first)
        again = [await sent() for _ in range(3)]
        first.unlink()
        return [*before, *again, await sent()]

    assert asyncio.run(moved()) == [b"later"] * 6 + [None]
    assert searched == ["a.js"] * 3


def test_a_file_is_packed_once_for_all_who_ask_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made: list[str] = []

    def count(name: str, content: bytes) -> assets.Asset:
        made.append(name)
        return as_sent(name, content)

    monkeypatch.setattr(assets, "as_sent", count)
    script = tmp_path / "a.js"
    script.write_text(SCRIPT)
    cache = AssetCache([str(tmp_path)])

    async def together() -> list[assets.Asset | None]:
        found = await asyncio.gather(*(cache.find("a.js") for _ in range(30)))
        again = await cache.find("a.js")
        script.write_text(SCRIPT.upper())
        os.utime(script, ns=(1, 1))
        return [*found, again, await cache.find("a.js")]

    *found, changed = asyncio.run(together())
    assert made == ["a.js"] * 2
    assert {each.content for each in found if each} == {SCRIPT.encode()}
    assert changed is not None
    assert changed.content == SCRIPT.upper().encode()
    assert changed.packed is not None
    assert gzip.decompress(changed.packed) == changed.content
    assert changed.mark != getattr(found[0], "mark", "")


def test_only_what_becomes_smaller_is_packed():
    assert as_sent("a.js", SCRIPT.encode()).packed is not None
    assert as_sent("a.js", b"short").packed is None
    assert as_sent("a.woff2", SCRIPT.encode()).packed is None
    assert as_sent("a.mjs", b"").kind.startswith("text/javascript")


def test_another_library_has_another_address(tmp_path: Path):
    (tmp_path / "a.js").write_text("one")
    before = AssetCache([str(tmp_path)]).version
    assert AssetCache([str(tmp_path)]).version == before
    (tmp_path / "a.js").write_text("other")
    assert AssetCache([str(tmp_path)]).version != before


def test_what_a_page_loads_is_packed_and_kept_for_good(voila_page: VoilaPage, page_server: Served):
    _, _, page = ask(voila_page(["1"]))
    found = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css)[^"]*)"', page.decode())
    assert any("/voila.js" in each for each in found)
    for path in found:
        status, headers, packed = ask(
            page_server.url.rstrip("/") + path, **{"Accept-Encoding": "gzip"}
        )
        assert status == 200
        assert "immutable" in headers["Cache-Control"], path
        _, plain_headers, plain = ask(page_server.url.rstrip("/") + path)
        assert "Content-Encoding" not in plain_headers
        if headers["Content-Encoding"] == "gzip":
            assert headers["Vary"] == "Accept-Encoding"
            assert gzip.decompress(packed) == plain
        else:
            assert len(plain) < packing.LEAST


def test_what_may_change_is_asked_for_again_and_sent_when_it_has(page_server: Served):
    url = f"{page_server.url}voila/static/voila.js"
    status, headers, _ = ask(url)
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    status, _, content = ask(url, **{"If-None-Match": headers["Etag"]})
    assert (status, content) == (304, b"")
    assert ask(url, **{"If-None-Match": '"another"'})[0] == 200
    assert ask(f"{page_server.url}voila/static/0123456789ab/voila.js")[0] == 404


@pytest.mark.parametrize(
    ("name", "is_hashed"),
    [("x/remoteEntry.698dcaf7.js", True), ("x/84.09c61a35dce1705f.js", True), ("voila.js", False)],
)
def test_a_name_with_its_content_is_known(name: str, *, is_hashed: bool):
    assert bool(HASHED.search(name)) is is_hashed


# The cells of a page: all that a kernel shows is heard, and a page that is left leaves nothing.

SAYS = """
import sys
from IPython.display import HTML, clear_output, display
print("cleared-away"); clear_output(wait=False); print("printed")
handle = display(HTML("<b>shown first</b>"), display_id=True)
handle.update(HTML("<b>shown last</b>"))
HTML("<i>the result</i>")
"""
PATIENCE = 60
SAYS_LATE = """
import time
from IPython.display import HTML
get_ipython().kernel.iopub_thread.schedule(lambda: time.sleep(5))
HTML("<b>shown late</b>")
"""
"""The kernel's reply comes at once, what it shows five seconds after."""


def read(url: str, **headers: str) -> tuple[str, str]:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:  # noqa: S310
        packed = answer.headers.get("Content-Encoding", "")
        content = answer.read()
    return packed, (gzip.decompress(content) if packed else content).decode()


def test_all_that_a_cell_shows_is_on_the_page(voila_page: VoilaPage):
    url = voila_page([SAYS, "1 / 0", "print('never-run')"], markdown=["# A heading"])
    packed, html = read(url, **{"Accept-Encoding": "gzip"})
    assert packed == "gzip"
    for shown in (
        "printed",
        "shown last",
        "the result",
        "A heading",
        "There was an error when executing",
    ):
        assert shown in html
    for hidden in ("cleared-away", "shown first", "never-run", "ZeroDivisionError"):
        assert hidden not in html
    assert html.rstrip().endswith("</html>")


def test_what_comes_late_in_a_crowd_is_on_the_page_too(voila_page: VoilaPage):
    assert "shown late" in read(voila_page([SAYS_LATE]))[1]


def test_a_browser_that_cannot_unpack_gets_the_page_plain(voila_page: VoilaPage):
    packed, html = read(voila_page(["print('printed')"]), **{"Accept-Encoding": "identity"})
    assert packed == ""
    assert "printed" in html
    assert html.rstrip().endswith("</html>")


def test_a_notebook_that_was_changed_is_read_again(voila_page: VoilaPage, page_server: Served):
    url = voila_page(["print('as it was')"])
    assert "as it was" in read(url)[1]
    notebook = page_server.folder / f"{urlsplit(url).path.strip('/')}.ipynb"
    before = notebook.stat().st_mtime_ns
    notebook.write_text(notebook.read_text().replace("as it was", "as it is"))
    while notebook.stat().st_mtime_ns == before:  # a file system may count in coarse steps
        notebook.touch()
    assert "as it is" in read(url)[1]


def runs(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:  # it ended since it was listed
        return False


def test_the_kernel_of_a_page_that_was_left_ends(voila_page: VoilaPage, page_server: Served):
    def kernels() -> set[int]:
        found = psutil.Process(page_server.process.pid).children(recursive=True)
        return {each.pid for each in found if runs(each)}

    def until(*, holds: bool) -> bool:
        end = time.monotonic() + PATIENCE
        while bool(kernels() - before) is not holds and time.monotonic() < end:
            time.sleep(0.05)
        return bool(kernels() - before) is holds

    url = urlsplit(voila_page(["import time; time.sleep(600)"]))
    before = kernels()
    with socket.create_connection((url.hostname or "", url.port or 0)) as browser:
        browser.sendall(f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\n\r\n".encode())
        assert browser.recv(100).startswith(b"HTTP/1.1 200")
        assert until(holds=True)
    assert until(holds=False)


async def slowly(pieces: list[str | asyncio.Event]) -> AsyncIterator[str]:
    for each in pieces:
        if isinstance(each, str):
            yield each
        else:
            await each.wait()


async def read_all(pieces: AsyncIterator[str], wake: asyncio.Event, sign: str) -> list[str]:
    found = []
    async for each in with_signs(pieces, 0.01, sign):
        found.append(each)
        if each == sign:
            wake.set()
    return found


def test_a_sign_is_sent_into_a_long_silence_and_pieces_come_together():
    async def run() -> list[str]:
        wake = asyncio.Event()
        return await read_all(slowly(["a", "b", wake, "c", "d"]), wake, "still")

    found = asyncio.run(run())
    assert found[0] == "ab"
    assert found[1] == "still"
    assert "".join(found).replace("still", "") == "abcd"


def test_what_fails_while_it_is_made_is_not_taken_for_the_end():
    async def failing() -> AsyncIterator[str]:
        yield "a"
        raise ValueError("no more")

    async def run() -> list[str]:
        return [each async for each in with_signs(failing(), 10, "")]

    with pytest.raises(ValueError, match="no more"):
        asyncio.run(run())
