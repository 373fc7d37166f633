"""Who is let in, and what other accounts of the machine see."""

import asyncio
import ipaddress
import os
import re
import socket
import stat
import string
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from reefkit.__main__ import without_word
from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.classroom.store.limits import (
    MINUTES,
    MOST_BY_ADDRESS,
    MOST_BY_ALL,
    MOST_SET_UP,
    MOST_SET_UP_BY_ALL,
)
from reefkit.match.errors import Rejection
from reefkit.serve.access import in_order, listening_socket, machine_addresses, reached_at
from reefkit.serve.access import is_called as _is_called
from reefkit.serve.access_token import GATE_COOKIE, AccessToken, with_token, without_token
from reefkit.serve.arguments import serve_parser
from reefkit.serve.code_pages import plain_code
from reefkit.serve.command import main
from reefkit.serve.command_errors import CommandError
from reefkit.serve.desk_page import MOST_QUERY, plain_query
from reefkit.serve.signing import signed
from reefkit.serve.startup import _private_file, place_of
from reefkit.serve.teachers import SECONDS_SHOWN, Endpoint, Entrance
from reefkit.serve.visitors import HOST, XSRF_COOKIE, counted_address
from reefkit.text import catalogue
from tests.classroom.conftest import NOON
from tests.desk.pupils import played_match
from tests.serve.conftest import Clock
from tests.serve.test_server import ANSWERED, CLOSED, KERNEL, ask
from tests.serve.test_visitors import opened, socket_of
from tests.support.effort import at_length
from tests.support.teachers import DESK, Browser, kernel_of, make_class, set_up_code
from tests.support.tree import ROOT
from tests.support.voila import Served, command, kernels, serving

FORWARDED = "silver-disco-8866.app.github.dev"
"""As GitHub Codespaces calls a port."""

# Who may come in: set-up codes, addresses on whose account guesses are put, and keys shown once.


class Watched(Entrance):
    """An entrance with a store of its own, in which time goes by as a test has it."""

    def __init__(self, folder: Path, clock: Clock, word: str = "") -> None:
        self._place = folder / "work.sqlite"
        self._watch = lambda: NOON + timedelta(seconds=clock.now)
        super().__init__(Endpoint(token=word), clock)

    def _open(self) -> Store:
        if self._store is None:
            self._store = Store.open(self._place, clock=self._watch)
        return self._store

    @property
    def limits_met(self) -> list[tuple[str, int]]:
        return [(each.kind, each.count) for each in self._open().limits.met()]


@pytest.fixture
def entrance(tmp_path: Path, clock: Clock) -> Iterator[Entrance]:
    made = Watched(tmp_path, clock)
    asyncio.run(made.say_here())
    yield made
    made.close()


def refusal(entrance: Entrance, typed: str, address: str = "192.0.2.7") -> str:
    try:
        asyncio.run(entrance.check_set_up_code(typed, address))
    except Rejection as refused:
        return refused.message.id
    return ""


def test_the_set_up_code_is_new_at_each_start(entrance: Entrance):
    assert len({Entrance(Endpoint()).set_up_code for _ in range(20)}) == 20


def test_the_set_up_code_is_read_kindly_and_nothing_else_is_taken(entrance: Entrance):
    code = entrance.set_up_code
    alike = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")
    assert {refusal(entrance, each) for each in (code, code.replace("-", ""), f" {alike} ")} == {""}
    wrong = ["", code[:-1], f"{code}A", code[::-1], "É" * 8, "\0", "A" * 10_000]
    assert {refusal(entrance, each) for each in wrong} == {"reject-set-up-code"}


def test_the_set_up_code_is_in_a_private_file_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    home, other = tmp_path / "home", tmp_path / "other"
    monkeypatch.setenv("REEFKIT_HOME", str(home))
    file = home / "set-up-code-8866.txt"
    with _private_file("KELP", 8866) as path:
        assert path == str(file)
        assert file.read_text() == "KELP\n"
        assert stat.S_IMODE(file.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR
        assert stat.S_IMODE(home.stat().st_mode) == stat.S_IRWXU
    assert not file.exists()
    other.touch(mode=0o644)
    file.symlink_to(other)
    with _private_file("KELP", 8866):
        assert other.read_text() == ""
    home.rmdir()
    home.touch()  # no folder
    with _private_file("KELP", 8866) as path:
        assert path == ""


def test_the_set_up_code_has_sixty_bits(entrance: Entrance):
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}", entrance.set_up_code)


def test_guesses_are_counted_by_address_and_keep_nobody_out_who_has_the_code(
    entrance: Entrance, clock: Clock
):
    for _ in range(MOST_SET_UP):
        assert refusal(entrance, "wrong") == "reject-set-up-code"
    assert refusal(entrance, "wrong") == "reject-too-many-guesses"
    assert refusal(entrance, entrance.set_up_code) == ""
    assert refusal(entrance, "wrong", "192.0.2.8") == "reject-set-up-code"
    clock.now += 60 * MINUTES + 1
    assert refusal(entrance, "wrong") == "reject-set-up-code"


def test_guesses_from_everywhere_are_counted_together(entrance: Watched):
    for number in range(MOST_SET_UP_BY_ALL):
        assert refusal(entrance, "wrong", f"192.0.2.{number}") == "reject-set-up-code"
    assert refusal(entrance, "wrong", "198.51.100.1") == "reject-too-many-guesses"
    assert entrance.limits_met == [("codes", 1)]
    assert refusal(entrance, entrance.set_up_code, "198.51.100.1") == ""


def test_right_codes_are_never_counted(entrance: Entrance):
    said = {refusal(entrance, entrance.set_up_code) for _ in range(3 * MOST_SET_UP_BY_ALL)}
    assert said == {""}


def test_a_key_is_shown_to_its_maker_until_time_passes(entrance: Entrance, clock: Clock):
    sealed = entrance.seal_key("the maker", "KEY", "tab=play")
    assert re.fullmatch(r"[\w.-]+", sealed)  # a cookie holds it as it is
    assert len(entrance.seal_key("the maker", "KEY", "a" * MOST_QUERY)) < 4_000
    shown = entrance.shown_key(sealed, "the maker")
    assert shown is not None
    assert (shown.key, shown.query) == ("KEY", "tab=play")
    other = signed(sealed.partition(".")[0], entrance.key_for("visitor"))
    tried = [(sealed, "another"), (sealed, ""), ("", "the maker"), (other, "the maker")]
    assert [entrance.shown_key(*each) for each in tried] == [None] * 4
    clock.now += SECONDS_SHOWN
    assert entrance.shown_key(sealed, "the maker") is None


def test_a_desk_ends_with_its_sign_in_and_stays_for_the_receipt(entrance: Watched, clock: Clock):
    store = entrance._open()
    rows = [store.classes.create(name)[0] for name in ("kept", "new key", "erased")]
    tokens = [store.classes.sign_in(row.id) for row in rows]
    owners = [entrance.opens(token, row.id) for token, row in zip(tokens, rows, strict=True)]
    assert asyncio.run(entrance.ended()) == []
    store.classes.new_key(rows[1].id)
    store.classes.erase(rows[2].id)
    assert asyncio.run(entrance.ended()) == [owners[1]]
    clock.now += 10 * SECONDS_SHOWN  # however long its reader looks at it
    assert asyncio.run(entrance.ended()) == []
    assert [asyncio.run(entrance.is_erased(each)) for each in owners] == [False, False, True]
    asyncio.run(entrance.sign_out(tokens[2]))
    assert not asyncio.run(entrance.is_erased(owners[2]))


@pytest.mark.parametrize(
    ("remote", "forwarded", "counted"),
    [
        ("192.0.2.7", None, "192.0.2.7"),
        # A browser may write what it likes; the last address is what our own server saw.
        ("127.0.0.1", "10.9.9.9, 198.51.100.4", "198.51.100.4"),
        ("127.0.0.1", "198.51.100.4, <script>", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        # A device changes the later half of its IPv6 address as it likes.
        ("2001:db8:1:2:aaaa::1", None, "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", None, "192.0.2.7"),
        ("fe80::1%eth0", None, "fe80::/64"),
        ("", None, ""),
    ],
)
def test_the_address_on_whose_account_guesses_are_put(
    remote: str, forwarded: str | None, counted: str
):
    assert counted_address(remote, forwarded) == counted


@given(forwarded=st.text(max_size=60), remote=st.ip_addresses())
def test_whatever_is_forwarded_an_address_comes_of_it(forwarded: str, remote: object):
    counted = counted_address(str(remote), forwarded)
    assert ipaddress.ip_network(counted)


@given(typed=st.text(max_size=300))
def test_a_join_code_in_an_address_is_letters_and_figures_or_nothing(typed: str):
    assert set(plain_code(typed)) <= set(string.ascii_uppercase + string.digits)
    assert len(plain_code(typed)) <= 12


@pytest.mark.parametrize("typed", ["KELP 473", "kelp473", " Kelp-473 ", "k e l p 4 7 3"])
def test_a_join_code_is_read_kindly(typed: str):
    assert plain_code(typed) == "KELP473"


@given(query=st.text(max_size=3_000))
def test_the_query_that_a_sign_in_leads_to_breaks_out_of_no_header(query: str):
    assert set(plain_query(query)) <= set(string.ascii_letters + string.digits + "-._~+%&=")


def test_a_setting_that_a_link_names_outlives_the_sign_in():
    assert plain_query("setting=abc-DEF_1&tab=play") == "setting=abc-DEF_1&tab=play"


@pytest.mark.parametrize("host", ["a.example", "a.example:80", "192.0.2.7:8866", "[::1]:8866"])
def test_hosts_that_are_written_on_the_wall(host: str):
    assert HOST.fullmatch(host)


@pytest.mark.parametrize("host", ["", "a b", "a/b", "a\n", 'a"', "<a>", "a@b", "-a", "a,b"])
def test_hosts_that_no_name_has(host: str):
    assert HOST.fullmatch(host) is None


def test_where_other_devices_come_in():
    assert reached_at("127.0.0.1", 8866, "/") == ()
    assert reached_at("::1", 8866, "/") == ()
    assert reached_at("198.51.100.4", 80, "/x/") == ("http://198.51.100.4:80/x/",)
    assert reached_at("2001:db8::1", 80, "/") == ("http://[2001:db8::1]:80/",)
    found = ["127.0.0.1", "169.254.3.3", "172.17.0.1", "192.168.4.2", "192.168.4.2"]
    assert in_order(found, "192.168.4.2") == ["192.168.4.2", "172.17.0.1"]
    assert "127.0.0.1" in machine_addresses()


def test_the_name_a_browser_has_just_used_is_told_first(entrance: Entrance):
    entrance.elsewhere = ("http://192.168.4.2:8866/",)
    for alone in ("", "http://127.0.0.1:8866/", "http://localhost:8866/", "http://[::1]:8866/"):
        assert entrance.reached_at(alone) == entrance.elsewhere
    named = "https://labs.school.example/"
    assert entrance.reached_at(named) == (named, *entrance.elsewhere)
    assert entrance.reached_at(entrance.elsewhere[0]) == entrance.elsewhere


# The word that every browser must show once: nothing is answered without it, and nothing tells it.

WORD = "Kelp-River_7"
ASKS = 'id="token" name="token"'
ASSETS = {"/assets/mark.svg", "/assets/fonts.css", "/assets/reefkit.css"}
FONT = "/assets/fonts/atkinson-hyperlegible-next.woff2"


@pytest.fixture
def asking(tmp_path: Path, clock: Clock) -> Iterator[Watched]:
    made = Watched(tmp_path, clock, WORD)
    yield made
    made.close()


def refusal_token(entrance: Entrance, typed: str, address: str = "192.0.2.7") -> str:
    try:
        asyncio.run(entrance.check_token(typed, address))
    except Rejection as refused:
        return refused.message.id
    return ""


# ------------------------------------------------------------------------------- what is a word
@pytest.mark.parametrize("typed", [WORD, WORD.lower(), f" {WORD.upper()} ", "\uff4belp-river_7"])
def test_a_word_is_read_kindly(asking: Watched, typed: str):
    assert refusal_token(asking, typed) == ""


@pytest.mark.parametrize("typed", ["", "kelp", f"{WORD}x", "kelp river 7", WORD * 50])
def test_another_word_is_not_it(asking: Watched, typed: str):
    assert refusal_token(asking, typed) == "reject-token"


@pytest.mark.slow
def test_a_class_behind_one_address_may_mistype_and_nobody_goes_through_a_dictionary(
    asking: Watched, clock: Clock
):
    # Thirty who follow one old link have guessed once.
    said = {refusal_token(asking, "last-year") for _ in range(3 * MOST_BY_ADDRESS)}
    assert said == {"reject-token"}
    wrong = (f"wrong{number}" for number in count())
    while refusal_token(asking, next(wrong)) == "reject-token":
        pass
    tried = int(next(wrong).removeprefix("wrong")) - 1
    assert MOST_BY_ADDRESS - 1 <= tried < MOST_BY_ADDRESS + 3  # two words may be one by their hash
    assert refusal_token(asking, WORD) == "reject-too-many-guesses"
    assert refusal_token(asking, WORD, "192.0.2.8") == ""
    clock.now += 60 * MINUTES + 1
    assert refusal_token(asking, WORD) == ""
    for number in range(MOST_BY_ALL + 20):
        refusal_token(asking, "wrong", f"192.0.2.{number}")
    assert refusal_token(asking, WORD, "198.51.100.1") == "reject-too-many-guesses"
    assert asking.limits_met == [("codes", 2)]


def shows(token: AccessToken, cookie: str) -> bool:
    headers = HTTPHeaders({"Host": "reef", "Cookie": f"{GATE_COOKIE}={cookie}"})
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    return token.has_been_shown(HTTPServerRequest(headers=headers, start_line=line))


def test_a_cookie_is_made_with_a_key_that_stays_here():
    token = AccessToken(WORD, b"key")
    assert shows(token, token.cookie)
    assert not shows(token, "")
    assert WORD.lower() not in token.cookie.lower()
    for other in (
        AccessToken(WORD, b"another key"),
        AccessToken("another-word", b"key"),
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
    ("allowed", "is_answered"),
    [({}, False), ({"names": (FORWARDED,)}, True), ({"behind_proxy": True}, True)],
)
def test_a_forwarded_port_is_called_by_a_name_that_its_deployer_allows(
    allowed: dict[str, Any], *, is_answered: bool
):
    place = Endpoint(**allowed)
    assert _is_called(FORWARDED, place) is is_answered
    assert not _is_called("silver-disco-8867.app.github.dev", Endpoint(names=(FORWARDED,)))


# ------------------------------------------------------------------------------- a real server
@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve with a token, named where a list of processes does not show it."""
    folder = tmp_path_factory.mktemp("guarded")
    arguments = command("--port", "0", "--log", str(folder / "log.txt"), "--behind-proxy")
    with serving(arguments, folder, REEFKIT_TOKEN=WORD, REEFKIT_FORKS="0") as served:
        served.url = served.url.partition("?")[0]
        yield served


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_page_that_asks_shows_itself_without_the_word(guarded: Served):
    _, headers, body = ask(guarded.url, "/")
    assets = re.findall(r'(?:href|src)="(/assets/[^"]+)"', body)
    assert len(assets) >= 5
    assert {ask(guarded.url, each)[0] for each in assets} == {200}
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


@pytest.mark.slow
def test_an_address_that_shows_the_word_opens_once_and_leads_to_itself_without_it(guarded: Served):
    browser = Browser(guarded.url)
    shown = browser.get(f"{DESK}?setting=a-b&token={WORD.lower()}&tab=play")
    assert (shown.status, shown.to) == (303, f"/{DESK}?setting=a-b&tab=play")
    assert shown.headers["Referrer-Policy"] == "no-referrer"
    (cookie,) = [
        each for each in shown.headers.get_all("Set-Cookie") if each.startswith(GATE_COOKIE)
    ]
    assert re.fullmatch(
        rf"{GATE_COOKIE}=[0-9a-f]{{64}}; HttpOnly; Max-Age=\d+; Path=/; SameSite=Lax", cookie
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_no_secret_is_in_a_log_or_in_redirected_output(guarded: Served):
    ask(guarded.url, f"/reef-survivor/?token={WORD}")
    ask(guarded.url, f"/?token={WORD}%00")
    code = set_up_code(guarded)
    kept = (guarded.folder / "log.txt").read_text()
    for written in (guarded.log, kept):  # a journal, and `--log`
        assert "The labs are open at" in written
        assert WORD.lower() not in written.lower()
        assert code not in written
    server = psutil.Process(guarded.process.pid)
    for process in [server, *server.children(recursive=True)]:
        assert WORD not in " ".join(process.cmdline())
        assert ("REEFKIT_TOKEN" in process.environ()) == (process == server)


# ------------------------------------------------------------------------------- what is refused
@pytest.mark.parametrize("token", ["kelp", "a b c d", "é" * 8, "-" * 8, "a" * 61, "kelp&river"])
def test_a_word_that_an_address_cannot_carry_is_refused(
    token: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    said = "A token has 6 to 60 letters a to z"
    assert main(["serve", "--no-browser", f"--token={token}"]) == 2
    assert capsys.readouterr().err.startswith(said)
    monkeypatch.setenv("REEFKIT_TOKEN", token)
    assert main(["serve", "--no-browser"]) == 2
    assert capsys.readouterr().err.startswith(said)
    assert "REEFKIT_TOKEN" not in os.environ  # kernels would have it


# ---- What nobody may find: the word in the lists of processes, an erased class on the disk.
# The word before the door stands in no list of processes, wherever whoever starts it wrote it.

SAY = catalogue()
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows shows no account another's commands")


LIKE_IT = [
    pytest.param(each, marks=at_length) for each in ("--token=", "--token-file", "installed")
]


@pytest.fixture(params=["--token", *LIKE_IT])
def named(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """Serve with a word that stands in one of the places where it may."""
    file = tmp_path / "word.txt"
    file.write_text(f"{WORD}\n")
    file.chmod(0o600)
    given = {
        "--token": ["--token", WORD],
        "--token=": [f"--token={WORD}"],
        "--token-file": ["--token-file", str(file)],
        "installed": ["--token", WORD],
    }[request.param]
    arguments = command("--port", "0", *given)
    if request.param == "installed":  # as pip writes it into bin/
        script = tmp_path / "reefkit"
        script.write_text("import sys\nfrom reefkit.__main__ import main\nsys.exit(main())\n")
        arguments = [sys.executable, str(script), *arguments[3:]]
    with serving(arguments, tmp_path, PYTHONPATH=str(ROOT)) as served:
        yield served


def processes(served: Served) -> list[psutil.Process]:
    server = psutil.Process(served.process.pid)
    return [server, *server.children(recursive=True)]


@pytest.mark.slow
@POSIX
def test_no_list_of_processes_shows_the_word(named: Served):
    url = named.url.partition("?")[0]
    assert Browser(url).get("reef-survivor/").status == 403
    running = processes(named)
    assert len(running) > 1  # what kernels are forked from has them for its children
    for each in running:
        assert WORD.lower() not in " ".join(each.cmdline()).lower()
    for each in running[1:]:
        assert WORD.lower() not in " ".join(each.environ().values()).lower()


@pytest.mark.parametrize(
    "given",
    [
        ["serve", "--token"],
        ["serve", "--token", "--network"],
        ["serve", "--token="],
        ["serve", "--token", WORD, "--token", "other-word"],
        ["serve", "--token", WORD, "--token-file", "word.txt"],
        ["serve", "--token-file", "word.txt"],
        ["serve", "--hub", "--token", WORD],
        ["serve", "--tokens", WORD],
        ["class", "--token", WORD],
        ["--token", WORD],
        [],
    ],
)
def test_what_is_to_be_refused_or_is_no_word_stays_where_it_is(given: list[str]):
    assert without_word(given) == (given, "")


def test_a_word_and_a_file_are_one_too_many(tmp_path: Path):
    file = tmp_path / "word.txt"
    file.write_text(WORD)
    file.chmod(0o600)
    assert "not by both" in refused_place("--token", WORD, "--token-file", str(file))


@pytest.mark.parametrize(
    ("content", "mode", "said"),
    [
        (None, 0o600, "cannot be read"),
        (b"\xff\xfe\x00", 0o600, "cannot be read"),
        (b" \n", 0o600, "is empty"),
        (b"kelp", 0o600, "A token has 6 to 60"),
        pytest.param(WORD.encode(), 0o644, "Other accounts", marks=POSIX),
        pytest.param(WORD.encode(), 0o640, "Other accounts", marks=POSIX),
        pytest.param(WORD.encode(), 0o602, "Other accounts", marks=POSIX),
    ],
)
def test_a_file_that_holds_no_secret_word_is_refused(
    content: bytes | None, mode: int, said: str, tmp_path: Path
):
    file = tmp_path / "word.txt"
    if content is not None:
        file.write_bytes(content)
        file.chmod(mode)
    told = refused_place("--token-file", str(file))
    assert said in told
    assert WORD not in told


@pytest.mark.slow
def test_a_folder_is_no_file_and_a_private_file_is_read(tmp_path: Path):
    assert "cannot be read" in refused_place("--token-file", str(tmp_path))
    file = tmp_path / "word.txt"
    file.write_text(f" {WORD}\r\n")
    file.chmod(0o400)
    assert place_of(serve_parser(SAY).parse(["--token-file", str(file)])).token == WORD


def refused_place(*given: str) -> str:
    try:
        place_of(serve_parser(SAY).parse(given))
    except CommandError as error:
        return SAY.render(error.message)
    return ""


# Of an erased class no byte is left where a server ran: database, logs, temporary files.

NAMES = ("Quillon", "Zephyrine", "Wolframa", "Yggdrasil")


def fill(store: Store) -> dict[str, str]:
    """Have four join the class and do something of every kind; give what is to be found nowhere."""
    (klass,) = store.classes.all()
    traces = {"class": klass.name, "teacher": klass.teacher, "code": klass.code.replace(" ", "")}
    members = []
    for name in NAMES:
        person = store.people.create(name, f"device-of-{name}")
        members.append(store.classes.join(klass.id, person.id, f"{name} B"))
        store.work.answer(person.id, "reef", "before", "q", {"text": f"answer-{name}"})
        store.work.note(person.id, "reef", "talk", f"note-{name}")
        store.work.remember(f"person:{person.id}", "drafts:before", f"draft-{name}")
        told = ("answer", "note", "draft", "device-of")
        traces |= {f"{what} of {name}": f"{what}-{name}" for what in told}
        traces |= {f"name of {name}": name, f"label of {name}": f"{name} B"}
        traces[f"code of {name}"] = members[-1].resume_code.replace("-", "")
    seats = [[each.person] for each in members]
    table = store.classes.lay_table(klass.id, "By the window", "reef", played_match(), seats)
    store.work.remember(f"seat:{table.match}:0", "page/drafts", "seat-Quillon")
    store.classes.set_control(klass.id, message="Hephaestion")
    return traces | {"match": str(table.match), "typed": "seat-Quillon", "said": "Hephaestion"}


def left(folder: Path, traces: dict[str, str]) -> list[str]:
    """Tell what is to be found, in whichever file below a folder."""
    held = b"".join(
        (Path(root) / name).read_bytes()
        for root, _, names in os.walk(folder)
        for name in names
        if (Path(root) / name).is_file()
    )
    return sorted(what for what, trace in traces.items() if trace.encode() in held)


@pytest.mark.slow
def test_no_byte_of_an_erased_class_is_left_where_its_server_ran(tmp_path: Path):
    temporary, log = tmp_path / "temporary", tmp_path / "labs.log"
    temporary.mkdir()
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    environment = {"TMPDIR": str(temporary), DATABASE_VARIABLE: ""}
    with serving([*command, "--log", str(log)], tmp_path, **environment) as served:
        teacher, _ = make_class(served, "Xanthophyll 9q", teacher="Ms Ouroboros")
        store = Store.open(tmp_path / "home" / "reefkit.sqlite")
        traces = fill(store)
        assert left(tmp_path, traces) == sorted(traces), "or the search finds nothing"
        # What a school asks of a server: links, codes, a lesson, the desk with all its names.
        pupil = Browser(served.url)
        for path in (f"join/{traces['code']}/", f"reef-survivor/?join={traces['code']}", "no/such"):
            assert pupil.get(path).status in {200, 303, 404}
        assert pupil.post("continue/", code=traces["code of Quillon"]).status == 303
        assert kernel_of(teacher.get(DESK).body)
        (klass,) = store.classes.all()
        store.classes.erase(klass.id)
        store.close()
        assert left(tmp_path, traces) == []
        said = served.log
    assert left(tmp_path, traces) == []
    assert [what for what, trace in traces.items() if trace in said] == []


@pytest.mark.skipif(os.name != "posix", reason="Windows has other permissions")
def test_a_class_key_sent_to_a_file_is_its_owners_alone(tmp_path: Path):
    file = tmp_path / "key.txt"
    given = [sys.executable, "-m", "reefkit", "class", "new", "9b"]
    place = ["--database", str(tmp_path / "work.sqlite")]
    with file.open("w") as output:
        file.chmod(0o644)
        subprocess.run([*given, *place], stdout=output, check=True)
    assert file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_port_that_a_proxy_knows_is_called_busy_and_no_other_is_said_to_be():
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CommandError) as refused:
            listening_socket("127.0.0.1", port, 1)
    assert catalogue().render(refused.value.message).startswith(f"Port {port} is in use")
