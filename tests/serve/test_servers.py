"""Two real servers of one database: what one knows the other does, and nobody tries twice as much."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import cycle, islice
from threading import Thread
from urllib.parse import urlsplit

import pytest

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.classroom.store.limits import MOST_BY_ADDRESS, MOST_BY_VISITOR, MOST_SET_UP
from reefkit.serve.access_token import GATE_COOKIE
from reefkit.serve.command import main
from reefkit.serve.teachers import KEY_COOKIE, Endpoint, Entrance
from reefkit.serve.visitors import TEACHER_COOKIE, VISITOR_COOKIE
from tests.support.postgres import empty_database
from tests.support.teachers import DESK, Browser, kernel_of, make_class, set_up_code
from tests.support.voila import Served, command, kernels, serving, stop

pytestmark = pytest.mark.slow

WORD = "kelp-river"
ARGUMENTS = command("--port", "0", "--behind-proxy")
WAIT_SECONDS = 120
TOO_MANY = "can be tried in 10 minutes"
_hosts = (f"198.51.100.{number}" for number in range(1, 255))


class Pair:
    """Two servers of one database, behind one address as a browser sees it."""

    def __init__(self, one: Served, two: Served, database: str) -> None:
        self.one, self.two, self.database = one, two, database

    def browser(self) -> Browser:
        """Give a browser that has shown the word, at an address where nobody has guessed."""
        made = Browser(self.one.url)
        made.headers = {"X-Forwarded-For": next(_hosts)}
        assert made.get(f"/?token={WORD}").status == 303
        return made

    def store(self) -> closing[Store]:
        return closing(Store.open(self.database))


def at(browser: Browser, served: Served) -> Browser:
    """Have the proxy lead a browser to a server."""
    browser.url = served.url
    return browser


@pytest.fixture(scope="module")
def pair(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Start both at once on an empty database."""
    with ExitStack() as stack:
        database = stack.enter_context(empty_database(postgres_server))
        own = {DATABASE_VARIABLE: database, "REEFKIT_TOKEN": WORD, "REEFKIT_FORKS": "0"}
        contexts = [serving(ARGUMENTS, tmp_path_factory.mktemp(each), **own) for each in "ab"]
        begun: list[Served] = []
        starters = [Thread(target=lambda c=each: begun.append(c.__enter__())) for each in contexts]
        for each, context in zip(starters, contexts, strict=True):
            stack.push(context)
            each.start()
        for each in starters:
            each.join()
        for served in begun:
            served.url = served.url.partition("?")[0]
        yield Pair(begun[0], begun[1], database)


def new_class(browser: Browser, served: Served, code: str) -> int:
    return at(browser, served).post(f"{DESK}new/", name="9b", code=code).status


def test_a_set_up_code_opens_at_every_server_until_its_own_ends(pair: Pair):
    folder = pair.one.folder
    own = {DATABASE_VARIABLE: pair.database, "REEFKIT_TOKEN": WORD, "REEFKIT_FORKS": "0"}
    with serving(ARGUMENTS, folder, **own) as third:
        code = set_up_code(third)
        assert new_class(pair.browser(), pair.one, code) == 303
        assert new_class(pair.browser(), pair.two, code) == 303
        assert new_class(pair.browser(), pair.two, set_up_code(pair.one)) == 303
        stop(third.process)
    for served in (pair.one, pair.two):
        assert new_class(pair.browser(), served, code) == 403
        assert new_class(pair.browser(), served, set_up_code(pair.one)) == 303


def test_a_new_key_is_read_at_whichever_server_answers_until_it_is_put_away(pair: Pair):
    browser = pair.browser()
    made = browser.post(f"{DESK}new/", name="9b", code=set_up_code(pair.one), query="tab=play")
    (cookie,) = [each for each in made.headers.get_all("Set-Cookie") if KEY_COOKIE in each]
    assert re.search(rf"; HttpOnly; Max-Age=\d+; Path=/{DESK}key/; SameSite=Strict", cookie)
    group = r'id="key"[^>]*>\s*<[^>]*>([0-9A-Z]{5})'
    shown = [at(browser, each).get(f"{DESK}key/").body for each in (pair.one, pair.two)]
    keys = {re.search(group, body).group(1) for body in shown}
    assert len(keys) == 1
    # Another sign-in's browser reads nothing from it, and neither does the same one signed out.
    other, _ = make_class(pair.one, browser=pair.browser())
    for token in (other.cookies[TEACHER_COOKIE], "a" * 43):
        thief = pair.browser()
        thief.cookies |= {KEY_COOKIE: browser.cookies[KEY_COOKIE], TEACHER_COOKIE: token}
        assert at(thief, pair.two).get(f"{DESK}key/").status == 303
    assert at(browser, pair.two).post(f"{DESK}key/").to == f"/{DESK}?tab=play"
    assert KEY_COOKIE not in browser.cookies
    for served in (pair.one, pair.two):
        assert at(browser, served).get(f"{DESK}key/").status == 303


def test_a_new_key_is_gone_after_ten_minutes(pair: Pair, monkeypatch: pytest.MonkeyPatch):
    browser, _ = make_class(pair.one, browser=pair.browser())
    monkeypatch.setenv(DATABASE_VARIABLE, pair.database)
    for minutes, status in ((9, 200), (10, 303)):
        earlier = Entrance(Endpoint(), lambda ago=60 * minutes: time.time() - ago)
        browser.cookies[KEY_COOKIE] = earlier.seal_key(browser.cookies[TEACHER_COOKIE], "KEY", "")
        earlier.close()
        for served in (pair.one, pair.two):
            assert at(browser, served).get(f"{DESK}key/").status == status, minutes


@pytest.mark.smoke
def test_who_is_known_at_one_server_is_known_at_the_other(pair: Pair):
    browser = pair.browser()
    key = make_class(pair.one, "Known", browser=browser)[1]
    assert "Known" in at(browser, pair.two).get("/").body
    elsewhere = at(pair.browser(), pair.two)
    assert elsewhere.post(f"{DESK}sign-in/", key=key).status == 303
    with pair.store() as store:
        row = store.classes.by_key(key, "v")
        assert row is not None
        code = row.code.replace(" ", "")
        known = store.people.create("Sam")
    student = at(pair.browser(), pair.two)
    assert student.get(f"join/{code}/").to.startswith(f"/reef-survivor/?join={code}")
    assert student.post("continue/", code=known.code).status == 303
    before = student.cookies[VISITOR_COOKIE]
    assert "Sam" in at(student, pair.one).get("leave/").body
    assert student.cookies[VISITOR_COOKIE] == before
    stranger = Browser(pair.two.url)
    assert stranger.get("/").status == 403
    stranger.cookies[GATE_COOKIE] = student.cookies[GATE_COOKIE]
    assert stranger.get("/").status == 200


def wrong_guesses(pair: Pair, browser: Browser, most: int, kind: str) -> list[bool]:
    """Guess at both in turn, once more than may be; tell each time whether the answer was wait."""

    def tried(number: int, served: Served) -> bool:
        at(browser, served)
        if kind == "set-up":
            return TOO_MANY in browser.post(f"{DESK}new/", name="9b", code="AAAA-AAAA-AAAA").body
        if kind == "word":
            return TOO_MANY in browser.get(f"/?token=wrong-{number}").body
        if kind == "code":
            return TOO_MANY in browser.post("join/", code=f"KELP{222 + number % 8}").body
        if kind == "resume":
            return TOO_MANY in browser.post("continue/", code=RESUME).body
        return TOO_MANY in browser.post(f"{DESK}sign-in/", key=f"{number:05}" + "-00000" * 3).body

    return [
        tried(number, served)
        for number, served in enumerate(islice(cycle((pair.one, pair.two)), most + 2))
    ]


RESUME = "00000-00000"


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("set-up", MOST_SET_UP),
        ("word", MOST_BY_ADDRESS),
        ("code", MOST_BY_VISITOR),
        ("resume", MOST_BY_VISITOR),
        ("key", MOST_BY_VISITOR),
    ],
)
def test_wrong_guesses_at_two_servers_are_limited_together(pair: Pair, kind: str, most: int):
    browser = pair.browser()
    if kind == "word":
        del browser.cookies[GATE_COOKIE]
    waits = wrong_guesses(pair, browser, most, kind)
    early = waits.index(True)
    assert all(waits[early:])
    assert early >= most - 1  # two words may be one by their hash


def test_who_signs_out_at_one_server_is_out_at_the_other_and_the_desk_there_ends(pair: Pair):
    browser, _ = make_class(pair.one, browser=pair.browser())
    assert kernel_of(at(browser, pair.two).get(DESK).body)
    (kernel,) = kernels(pair.two)
    copied = pair.browser()
    copied.cookies = dict(browser.cookies)
    assert at(browser, pair.one).post(f"{DESK}sign-out/").status == 303
    for served in (pair.one, pair.two):
        assert kernel_of(at(copied, served).get(DESK).body) == ""
    kernel.wait(timeout=WAIT_SECONDS)  # nobody asked for it: the server itself ends it


def test_the_check_of_a_school_sees_both_servers(pair: Pair, capsys: pytest.CaptureFixture[str]):
    told = ["doctor", "--school", pair.one.url, "--database", pair.database, "--json"]
    assert main(told) == 0
    report = json.loads(capsys.readouterr().out)
    found = {each["check"]: each for each in report["findings"]}
    assert found["door"]["verdict"] == "fine"
    assert found["clocks"]["verdict"] == "fine"
    assert len(found["servers"]["figures"]["here"]) == 2
    told[-1] = "--students=600"
    assert main(told) == 0
    said = capsys.readouterr().out
    assert "2 servers use the database" in said
    for secret in (WORD, set_up_code(pair.one), urlsplit(pair.database).password):
        assert secret not in said


@pytest.mark.parametrize(
    "url", ["labs.school.example", "ftp://a.example/", "http://", "http://a b/"]
)
def test_what_is_no_address_of_a_school_is_said(url: str, capsys: pytest.CaptureFixture[str]):
    assert main(["doctor", "--school", url]) == 2
    assert "is not the address of a school" in capsys.readouterr().err
