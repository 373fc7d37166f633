"""Who may come in: set-up codes, addresses on whose account guesses are put, and keys shown once."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.match.errors import Rejection
from reefkit.serve.access import in_order, machine_addresses, reached_at
from reefkit.serve.entrance import (
    MOST_GUESSES,
    MOST_GUESSES_OF_ALL,
    SECONDS_SHOWN,
    Endpoint,
    Entrance,
)
from reefkit.serve.landing import plain_code, plain_query
from reefkit.serve.rate_limit import GUESS_MINUTES
from reefkit.serve.visitors import HOST, counted_address
from tests.serve.conftest import Clock


@pytest.fixture
def entrance(clock: Clock) -> Entrance:
    return Entrance(Endpoint(), clock)


def refusal(entrance: Entrance, typed: str, address: str = "192.0.2.7") -> str:
    try:
        entrance.check_set_up_code(typed, address)
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


def test_the_set_up_code_has_sixty_bits(entrance: Entrance):
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}", entrance.set_up_code)


def test_guesses_are_counted_by_address_and_keep_nobody_out_who_has_the_code(
    entrance: Entrance, clock: Clock
):
    for _ in range(MOST_GUESSES):
        assert refusal(entrance, "wrong") == "reject-set-up-code"
    assert refusal(entrance, "wrong") == "reject-too-many-guesses"
    assert refusal(entrance, entrance.set_up_code) == ""
    assert refusal(entrance, "wrong", "192.0.2.8") == "reject-set-up-code"
    clock.now += 60 * GUESS_MINUTES + 1
    assert refusal(entrance, "wrong") == "reject-set-up-code"


def test_guesses_from_everywhere_are_counted_together(entrance: Entrance, tmp_path: Path):
    for number in range(MOST_GUESSES_OF_ALL):
        assert refusal(entrance, "wrong", f"192.0.2.{number}") == "reject-set-up-code"
    assert refusal(entrance, "wrong", "198.51.100.1") == "reject-too-many-guesses"
    store = Store.open(tmp_path / "work.sqlite")
    entrance.tally.exchange(store)
    assert [(each.kind, each.count) for each in store.limits.met()] == [("codes", 1)]
    assert refusal(entrance, entrance.set_up_code, "198.51.100.1") == ""


def test_right_codes_are_never_counted(entrance: Entrance):
    said = {refusal(entrance, entrance.set_up_code) for _ in range(3 * MOST_GUESSES_OF_ALL)}
    assert said == {""}


def test_a_key_is_shown_to_its_maker_until_it_is_put_away_or_time_passes(
    entrance: Entrance, clock: Clock
):
    entrance.show_once("the maker", "9b", "KEY")
    entrance.show_once("another", "9c", "OTHER", "tab=play")
    shown = entrance.shown("the maker")
    assert shown is not None
    assert (shown.name, shown.key, shown.query) == ("9b", "KEY", "")
    assert entrance.shown("") is None
    entrance.put_away("the maker")
    assert entrance.shown("the maker") is None
    clock.now += SECONDS_SHOWN
    assert entrance.shown("another") is None


def test_a_desk_ends_with_its_sign_in_and_stays_for_the_receipt(
    entrance: Entrance, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(DATABASE_VARIABLE, str(tmp_path / "work.sqlite"))
    store = Store.open(tmp_path / "work.sqlite")
    rows = [store.classes.create(name)[0] for name in ("kept", "new key", "erased")]
    tokens = [store.classes.sign_in(row.id) for row in rows]
    owners = [entrance.opens(token, row.id) for token, row in zip(tokens, rows, strict=True)]
    assert asyncio.run(entrance.ended()) == []
    store.classes.new_key(rows[1].id)
    store.classes.erase(rows[2].id)
    assert asyncio.run(entrance.ended()) == [owners[1]]
    clock.now += SECONDS_SHOWN
    assert asyncio.run(entrance.ended()) == [owners[2]]
    assert asyncio.run(entrance.ended()) == []
    entrance.close()
    store.close()


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
