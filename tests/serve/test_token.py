"""The word that every browser must show once: nothing is answered without it, and nothing tells it."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from reefkit.classroom.store import Store
from reefkit.match.errors import Rejection
from reefkit.serve.access import INSIDE
from reefkit.serve.command import main
from reefkit.serve.entrance import (
    GATE_COOKIE,
    MOST_WRONG,
    MOST_WRONG_OF_ALL,
    Token,
    with_token,
    without_token,
)
from reefkit.serve.rate_limit import GUESS_MINUTES, Tally
from reefkit.serve.visitors import XSRF_COOKIE
from tests.serve.test_lab_server import ANSWERED, CLOSED, KERNEL, ask, command
from tests.serve.test_teachers import opened, socket_of
from tests.support.teachers import DESK, Browser, kernel_of
from tests.support.voila import Served, serving

WORD = "Kelp-River_7"
ASKS = 'id="token" name="token"'
ASSETS = {"/assets/mark.svg", "/assets/fonts.css", "/assets/reefkit.css"}
WARM = "reefkit.serve.forks.warm"
FONT = "/assets/fonts/atkinson-hyperlegible-next.woff2"


class Clock:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def refusal(token: Token, typed: str, address: str = "192.0.2.7") -> str:
    try:
        token.check(typed, address)
    except Rejection as refused:
        return refused.message.id
    return ""


# ------------------------------------------------------------------------------- what is a word


@pytest.mark.parametrize("typed", [WORD, WORD.lower(), f" {WORD.upper()} ", "\uff4belp-river_7"])
def test_a_word_is_read_kindly(typed: str):
    assert refusal(Token(WORD, b"key", Clock(), Tally()), typed) == ""


@pytest.mark.parametrize("typed", ["", "kelp", f"{WORD}x", "kelp river 7", WORD * 50])
def test_another_word_is_not_it(typed: str):
    assert refusal(Token(WORD, b"key", Clock(), Tally()), typed) == "reject-token"


def test_a_class_behind_one_address_may_mistype_and_nobody_goes_through_a_dictionary(
    tmp_path: Path,
):
    clock, tally = Clock(), Tally()
    token = Token(WORD, b"key", clock, tally)
    # Thirty who follow one old link have guessed once.
    assert {refusal(token, "last-year") for _ in range(3 * MOST_WRONG)} == {"reject-token"}
    for number in range(MOST_WRONG - 1):
        assert refusal(token, f"wrong{number}") == "reject-token"
    assert refusal(token, WORD) == "reject-too-many-guesses"
    assert refusal(token, WORD, "192.0.2.8") == ""
    clock.now += 60 * GUESS_MINUTES + 1
    assert refusal(token, WORD) == ""
    for number in range(MOST_WRONG_OF_ALL):
        assert refusal(token, "wrong", f"192.0.2.{number}") == "reject-token"
    assert refusal(token, WORD, "198.51.100.1") == "reject-too-many-guesses"
    store = Store.open(tmp_path / "work.sqlite")
    tally.exchange(store)
    assert [(each.kind, each.count) for each in store.limits.met()] == [("codes", 2)]


def shows(token: Token, cookie: str) -> bool:
    headers = HTTPHeaders({"Host": "reef", "Cookie": f"{GATE_COOKIE}={cookie}"})
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    return token.has_been_shown(HTTPServerRequest(headers=headers, start_line=line))


def test_a_cookie_is_made_with_a_key_that_stays_here():
    token, clock = Token(WORD, b"key", Clock(), Tally()), Clock()
    assert shows(token, token.cookie)
    assert not shows(token, "")
    assert WORD.lower() not in token.cookie.lower()
    for other in (
        Token(WORD, b"another key", clock, Tally()),
        Token("another-word", b"key", clock, Tally()),
    ):
        assert not shows(token, other.cookie)


@given(
    path=st.from_regex(r"/[a-z/-]{0,20}", fullmatch=True),
    said=st.lists(st.tuples(st.text(min_size=1, max_size=8), st.text(max_size=8)), max_size=5),
    token=st.text(min_size=1, max_size=20),
)
def test_the_token_leaves_an_address_and_nothing_else_does(
    path: str, said: list[tuple[str, str]], token: str
):
    said = [each for each in said if each[0] != "token"]
    address = f"{path}?{urlencode(said)}" if said else path
    clean, shown = without_token(with_token(address, token))
    assert (urlsplit(clean).path, shown) == (urlsplit(address).path, token)
    assert parse_qsl(urlsplit(clean).query, keep_blank_values=True) == said


@pytest.mark.parametrize(
    "address", ["//example.org/", "/\\example.org/", "https://example.org/", "", "x", "/a\nb", "/é"]
)
def test_nobody_is_led_elsewhere(address: str):
    assert INSIDE.fullmatch(address) is None


# ------------------------------------------------------------------------------- a real server


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve with a token, named where a list of processes does not show it."""
    folder = tmp_path_factory.mktemp("guarded")
    arguments = command("--port", "0", "--log", str(folder / "log.txt"), "--behind-proxy")
    with serving(arguments, folder, REEFKIT_TOKEN=WORD, REEFKIT_FORKS="0") as served:
        served.url = served.url.partition("?")[0]
        yield served


def kernels(served: Served) -> list[psutil.Process]:
    """List what runs below a server, but for the process that kernels are forked from."""
    below = psutil.Process(served.process.pid).children(recursive=True)
    running = [each for each in below if each.status() != psutil.STATUS_ZOMBIE]
    # A forked kernel has the warm process's command line, and that process for its parent.
    warm = {
        each.pid for each in running if each.ppid() == served.process.pid and WARM in each.cmdline()
    }
    return [each for each in running if each.pid not in warm]


def test_without_the_word_nothing_is_answered_but_the_page_that_asks(guarded: Served):
    more = ["/reef-survivor/", f"/{DESK}", f"/{DESK}new/", "/join/KELP473/", "/leave/", "/join/"]
    paths = [*ANSWERED, *CLOSED, *more, f"/api/kernels/{KERNEL}/channels"]
    for path in paths:
        status, headers, body = ask(guarded.url, path)
        if path in {*ASSETS, FONT}:
            assert status == 200, path
            continue
        assert (status, ASKS in body) == (403, True), path
        assert "reefkit-" not in "".join(headers.get_all("Set-Cookie", [])), path
        assert "no-store" in headers["Cache-Control"]
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "NONSENSE"):
        for path in ("/reef-survivor/", f"/api/kernels/{KERNEL}", f"/{DESK}sign-in/"):
            assert ask(guarded.url, path, method)[0] in {403, 405}
    forged = Browser(guarded.url)
    for cookie in ("", "a" * 64, WORD, '"; x'):
        forged.cookies[GATE_COOKIE] = cookie
        assert ASKS in forged.get("reef-survivor/").body
    forged.cookies = {GATE_COOKIE: "a" * 64, "reefkit-visitor": "a" * 32}
    assert asyncio.run(opened(socket_of(forged, KERNEL))) == 403
    assert kernels(guarded) == []


def test_the_page_that_asks_shows_itself_without_the_word(guarded: Served):
    _, headers, body = ask(guarded.url, "/")
    assets = re.findall(r'(?:href|src)="(/assets/[^"]+)"', body)
    assert len(assets) >= 5
    assert {ask(guarded.url, each)[0] for each in assets} == {200}
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_an_address_that_shows_the_word_opens_once_and_leads_to_itself_without_it(guarded: Served):
    browser = Browser(guarded.url)
    shown = browser.get(f"{DESK}?setting=a-b&token={WORD.lower()}&tab=play")
    assert (shown.status, shown.to) == (303, f"/{DESK}?setting=a-b&tab=play")
    assert shown.headers["Referrer-Policy"] == "no-referrer"
    (cookie,) = [
        each for each in shown.headers.get_all("Set-Cookie") if each.startswith(GATE_COOKIE)
    ]
    assert re.fullmatch(
        rf"{GATE_COOKIE}=[0-9a-f]{{64}}; expires=[^;]+; HttpOnly; Path=/; SameSite=Lax", cookie
    )
    assert 'id="key"' in browser.get(DESK).body
    # An old link does not shut out who is in, and stays nowhere.
    assert browser.get("/?token=last-year").to == "/"
    page = browser.get("reef-survivor/")
    assert page.status == 200
    assert len(kernels(guarded)) == 1
    kernel = kernel_of(page.body)
    assert asyncio.run(opened(socket_of(browser, kernel))) == 101
    # The visitor's cookie alone is not enough.
    del browser.cookies[GATE_COOKIE]
    assert browser.get(f"/api/kernels/{kernel}").status == 403
    assert asyncio.run(opened(socket_of(browser, kernel))) == 403
    assert Browser(guarded.url).get(f"//example.org/?token={WORD}").to == "/"
    wrong = Browser(guarded.url).get("reef-survivor/?token=kelp&x=1")
    assert (wrong.status, "That is not the word" in wrong.body) == (403, True)
    assert 'name="to" value="/reef-survivor/?x=1"' in wrong.body


def test_the_form_takes_the_word_and_leads_on(guarded: Served):
    browser = Browser(guarded.url)
    assert XSRF_COOKIE not in browser.cookies
    assert browser.post("word/", to="/reef-survivor/?tab=play").status == 403
    said = browser.post("word/", token=f"<b>{WORD}", to='/"><script>alert(1)</script>')
    assert (said.status, "<script>alert" in said.body) == (403, False)
    forged = Browser(guarded.url)
    forged.cookies[XSRF_COOKIE] = "other"
    assert forged.ask("POST", "/word/", f"token={WORD}".encode()).status == 403
    assert GATE_COOKIE not in {**browser.cookies, **forged.cookies}
    led = browser.post("word/", token=f" {WORD.upper()}", to="/reef-survivor/?tab=play")
    assert (led.status, led.to) == (303, "/reef-survivor/?tab=play")
    assert browser.get("/").status == 200
    for to in ("https://example.org/", "//example.org", "/\\example.org"):
        assert browser.post("word/", token=WORD, to=to).to == "/"
    behind = Browser(guarded.url)
    behind.headers = {"X-Forwarded-Proto": "https"}
    said = behind.get(f"/?token={WORD}")
    assert "Secure" in "".join(said.headers.get_all("Set-Cookie"))


def test_the_word_stands_in_the_addresses_that_are_told_and_in_no_log(guarded: Served):
    ask(guarded.url, f"/reef-survivor/?token={WORD}")
    ask(guarded.url, f"/?token={WORD}%00")
    told = re.findall(r"\?token=(\S+)", guarded.log)
    assert told == [WORD, WORD]  # the labs, and the desk
    assert guarded.log.count(WORD) == len(told)
    kept = (guarded.folder / "log.txt").read_text()
    assert "The labs are open at" in kept
    assert WORD.lower() not in kept.lower()
    (code,) = re.findall(r"set-up code (\S+)", guarded.log)
    assert code not in kept
    server = psutil.Process(guarded.process.pid)
    for process in [server, *server.children(recursive=True)]:
        assert WORD not in " ".join(process.cmdline())
        assert ("REEFKIT_TOKEN" in process.environ()) == (process == server)


# ------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("token", ["kelp", "a b c d", "é" * 8, "-" * 8, "a" * 61, "kelp&river"])
def test_a_word_that_an_address_cannot_carry_is_refused(
    token: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    said = "A token has from 6 to 60 letters and figures"
    assert main(["serve", "--no-browser", f"--token={token}"]) == 2
    assert capsys.readouterr().err.startswith(said)
    monkeypatch.setenv("REEFKIT_TOKEN", token)
    assert main(["serve", "--no-browser"]) == 2
    assert capsys.readouterr().err.startswith(said)
    assert "REEFKIT_TOKEN" not in os.environ  # kernels would have it
