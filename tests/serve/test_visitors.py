"""A visitor: the cookie that the server signs, and the language that is answered in."""

import asyncio
import doctest
import re
import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from reefkit.classroom.store import Store, StoreFault
from reefkit.labs import LANGUAGE_VARIABLE
from reefkit.serve import visitors
from reefkit.serve.access import Endpoint, Entrance
from reefkit.serve.entrance import Caller
from reefkit.serve.visitors import (
    IDENTITY,
    PURPOSE,
    VISITOR_COOKIE,
    choose,
    first_of,
    key_for,
    key_of,
    new_identity,
    signed,
    unsigned,
    visitor_key,
    wanted,
)
from reefkit.text import message
from tests.support.teachers import Browser
from tests.support.voila import Served, database

# A visitor's cookie is signed by the server: nobody makes one up, and no work of older ones is lost.

SIGNED = re.compile(r"[A-Za-z0-9_-]{32}\.[0-9a-f]{64}")


@given(text=st.text(max_size=40), key=st.binary(min_size=32, max_size=32), other=st.text())
def test_what_was_signed_is_known_again_and_nothing_else(text: str, key: bytes, other: str) -> None:
    shown = signed(text, key)
    assert unsigned(shown, key) == text
    assert unsigned(shown, key_for("another purpose", key)) == ""
    if other != shown:
        assert unsigned(other, key) == ""
    assert unsigned(shown[:-1], key) == unsigned(f"{shown}0", key) == ""


def test_servers_of_one_database_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "shared.sqlite"))
    one, two = Entrance(Endpoint()), Entrance(Endpoint())
    assert one.key_for(PURPOSE) == two.key_for(PURPOSE)
    assert one.key_for(PURPOSE) != one.key_for("token")
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "another.sqlite"))
    other = Entrance(Endpoint())
    assert other.key_for(PURPOSE) != one.key_for(PURPOSE)
    for each in (one, two, other):
        each.close()


@pytest.fixture
def store(lab: Served) -> Store:
    return Store.open(database(lab))


def known(lab: Served, cookie: str) -> str:
    """Give the cookie with which a browser that showed one leaves the leaving page; empty for none.

    The page is for who is known; everybody else is led to the door.
    """
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = cookie
    return browser.cookies[VISITOR_COOKIE] if browser.get("leave/").status == 200 else ""


def someone(store: Store, identity: str) -> None:
    store.people.create("Sam", visitor=visitor_key(identity))


def test_a_browser_gets_a_signed_cookie_and_is_known_by_it(lab: Served, store: Store) -> None:
    browser = Browser(lab.url)
    browser.get("join/AAAA222/")
    cookie = browser.cookies[VISITOR_COOKIE]
    assert SIGNED.fullmatch(cookie)
    someone(store, unsigned(cookie, key_for(PURPOSE, key_of(store))))
    assert known(lab, cookie) == cookie


@pytest.mark.parametrize("change", ["identity", "signature", "cut", "key", "purpose"])
def test_a_forged_cookie_is_a_new_visitors(lab: Served, store: Store, change: str) -> None:
    identity, key = new_identity(), key_of(store)
    someone(store, identity)
    shown = signed(identity, key_for(PURPOSE, key))
    assert known(lab, shown) == shown
    mac = shown.partition(".")[2]
    forged = {
        "identity": f"{new_identity()}.{mac}",
        "signature": f"{identity}.{secrets.token_hex(32)}",
        "cut": shown[:-1],
        "key": signed(identity, secrets.token_bytes(32)),
        "purpose": signed(identity, key_for("token", key)),
    }[change]
    assert known(lab, forged) == ""
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = forged
    told = browser.get("join/AAAA222/")  # the page says nothing of it, and makes another
    assert "No class has this code" in told.body
    assert identity not in browser.cookies[VISITOR_COOKIE]
    assert SIGNED.fullmatch(browser.cookies[VISITOR_COOKIE])


def test_a_visitor_of_the_first_version_is_known_and_gets_a_signature(
    lab: Served, store: Store
) -> None:
    identity = new_identity()
    someone(store, identity)
    shown = known(lab, identity)
    assert shown.partition(".")[0] == identity
    assert SIGNED.fullmatch(shown)
    assert known(lab, shown) == shown


def test_files_from_before_there_was_a_database_are_found(lab: Served) -> None:
    identity = new_identity()
    (lab.folder / "home/visitors" / visitor_key(identity)).mkdir(parents=True)
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = identity
    browser.get("")
    assert browser.cookies[VISITOR_COOKIE].partition(".")[0] == identity


def test_who_left_nothing_cannot_choose_who_they_are(lab: Served) -> None:
    chosen = new_identity()
    assert IDENTITY.fullmatch(chosen)
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = chosen
    assert browser.get("leave/").to == "/"
    browser.get("join/AAAA222/")
    assert chosen not in browser.cookies[VISITOR_COOKIE]


class Asked(Caller):
    """A handler without a server, for a browser of the first version, while the store is away."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        line = RequestStartLine("GET", "/", "HTTP/1.1")
        self.request = HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": "reef"}))

    @property
    def entrance(self) -> Any:  # noqa: ANN401  # nothing but these is asked of it
        return SimpleNamespace(ask=_fault, accounts=None, key_for=str.encode)

    def get_cookie(self, name: str, default: str | None = None) -> str | None:
        return "d" * 32 if name == VISITOR_COOKIE else default

    def keep(self, name: str, *how: object, **more: object) -> None:
        del how, more
        self.kept.append(name)


async def _fault(call: object) -> None:
    raise StoreFault(message("store-locked"), "locked")


async def _prepared(self: object) -> None:
    del self


def test_a_store_that_is_away_takes_no_cookie_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JupyterHandler, "prepare", _prepared)
    asked = Asked()
    with pytest.raises(StoreFault):  # and the page asks to try again
        asyncio.run(asked.prepare())
    assert asked.kept == []


# In which language a browser is answered: what its reader chose, what the server was told, what it asks for.


@pytest.mark.parametrize(
    ("kept", "accepted", "first", "locale"),
    [
        ("", "", "", "en"),
        ("", "es-MX,es;q=0.9,en;q=0.8", "", "es"),
        ("", "es-419", "", "es"),
        ("", "ES", "", "es"),
        ("", "en-US,en;q=0.9,es;q=0.8", "", "en"),
        ("", "en;q=0.4,es;q=0.9", "", "es"),
        ("", "de,fr;q=0.9", "", "en"),
        ("", "de,es;q=0.1", "", "es"),
        ("", "es;q=0", "", "en"),
        ("", "*", "", "en"),
        ("", "es;q=nan, x;q=zz, ;;, é, " + "a," * 5000, "", "en"),
        ("", "es-MX", "en-simple", "en-simple"),
        ("es-simple", "en", "en", "es-simple"),
        ("en", "es", "es", "en"),
        ("xx", "es", "", "es"),
        ("../es", "", "", "en"),
        ("x-pseudo", "", "", "en"),
    ],
)
def test_a_language_is_chosen(kept: str, accepted: str, first: str, locale: str) -> None:
    found = choose(kept, accepted, first)
    assert found.locale == locale
    assert found.is_chosen == (found.locale == kept)


def test_what_a_server_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    assert [first_of("en"), first_of("en-simple")] == ["", "en-simple"]
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    assert first_of("en") == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "nonsense")
    assert first_of("en") == ""


def test_examples() -> None:
    assert doctest.testmod(visitors) == (0, 3)
    assert wanted("") == []
