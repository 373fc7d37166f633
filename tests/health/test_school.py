"""The check of a whole school: over real HTTP, with what is wrong planted, and a real database."""

import http.server
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path

import psycopg
import pytest

from reefkit.classroom.store import Store
from reefkit.health import school, summary
from reefkit.health.findings import CheckFinding
from reefkit.health.school import look_at_school
from reefkit.labs.environment import INSTANCE_COOKIE
from reefkit.text import catalogue


class Proxy:
    """Stands in for a proxy with two servers behind it."""

    names = ("a", "b")
    is_sticky = True
    knows = ("a", "b")  # those to which a cookie leads
    door = 200
    passes_sockets = True
    opens_codes = True  # else what is below join comes to another place
    ready = (200, "ready\n")

    def __init__(self) -> None:
        self.next = cycle(self.names)
        self.url = ""

    def choose(self, cookie: str) -> str:
        known = [name for name in self.knows if f"{INSTANCE_COOKIE}={name}" in cookie]
        return known[0] if known and self.is_sticky else next(self.next)


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    made = Proxy()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            page = (made.door, "<svg>")
            status, said = made.ready if self.path == "/labs/health/ready" else page
            if self.path.startswith("/labs/join") and not made.opens_codes:
                status, said = 404, "nothing here"
            is_socket = self.path.endswith("/channels") and "Upgrade" in self.headers
            status = 101 if is_socket and made.passes_sockets else status
            self.send_response(status)
            name = made.choose(self.headers.get("Cookie", ""))
            if name and self.path == "/labs/":
                self.send_header("Set-Cookie", f"{INSTANCE_COOKIE}={name}; Path=/labs/")
            self.send_header("Content-Length", str(len(said)))
            self.end_headers()
            self.wfile.write(said.encode())

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.url = f"http://127.0.0.1:{server.server_port}/labs/"
    thread = threading.Thread(target=server.serve_forever, args=[0.02], daemon=True)
    thread.start()
    yield made
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def store(postgres_url: str) -> Iterator[Store]:
    made = Store.open(postgres_url)
    for id_ in ("a", "b"):
        made.servers.say_here(id_, id_, "1.0", id_)
    yield made
    made.close()


def looked(proxy: Proxy, place: str, students: int = 30) -> dict[str, CheckFinding]:
    found = {each.check: each for each in look_at_school(proxy.url, place, students)}
    for each in found.values():  # all of it can be said
        for locale in ("en", "es"):
            said = [catalogue(locale).render(one) for one in (each.found, each.do) if one]
            assert all(said)
            assert "{" not in "".join(said)
    return found


def test_a_school_that_is_well(proxy: Proxy, store: Store, postgres_url: str):
    row, _ = store.classes.create("9b")
    found = looked(proxy, postgres_url)
    shown = f"{proxy.url}join"
    link = f"{shown}/{row.long_code.replace(' ', '')}/"
    assert found["address"].figures["shown"] == [shown.removeprefix("http://"), link]
    told = {check: each.verdict for check, each in found.items() if check != "database"}
    checks = ["door", "address", "same-server", "ready", "sockets", "servers", "clocks"]
    assert told == dict.fromkeys(checks, "fine")
    assert found["servers"].figures["here"] == ["a (1.0)", "b (1.0)"]
    # The tests' own cluster does not wait for its disk, and that is said.
    assert found["database"].do.id == "health-lasting-fsync"
    assert summary(list(found.values()), 30).id == "health-some-warn"


def wrong_cookies(proxy: Proxy) -> None:
    proxy.is_sticky = False


def no_cookies(proxy: Proxy) -> None:
    proxy.next, proxy.knows = cycle([""]), ()


def no_health(proxy: Proxy) -> None:
    proxy.ready = (404, "")


def draining(proxy: Proxy) -> None:
    proxy.ready = (503, "draining\n")


def no_store(proxy: Proxy) -> None:
    proxy.ready = (503, "store\n")


def no_sockets(proxy: Proxy) -> None:
    proxy.passes_sockets = False


def no_codes(proxy: Proxy) -> None:
    proxy.opens_codes = False


def another_page(proxy: Proxy) -> None:
    proxy.door = 502


def a_word_is_asked(proxy: Proxy) -> None:
    proxy.door = 403


def a_sign_in_is_asked(proxy: Proxy) -> None:
    proxy.door = 302


def another_database(proxy: Proxy) -> None:
    proxy.next, proxy.knows = cycle(["c"]), ("c",)


def not_in_the_list(proxy: Proxy) -> None:
    proxy.next, proxy.knows = cycle(["a"]), ("a",)


@pytest.mark.parametrize(
    ("fault", "check", "verdict", "said"),
    [
        (wrong_cookies, "same-server", "bad", "school-same-not"),
        (no_cookies, "same-server", "warn", "school-same-unknown"),
        (no_health, "ready", "warn", "school-ready-unknown"),
        (draining, "ready", "warn", "school-ready-draining"),
        (no_store, "ready", "bad", "school-ready-store"),
        (no_sockets, "sockets", "warn", "school-sockets-not"),
        (no_codes, "address", "bad", "health-address-wrong"),
        (a_word_is_asked, "address", "fine", "school-shown"),
        (another_page, "door", "bad", "school-door-not"),
        (a_word_is_asked, "door", "fine", "school-door"),
        (a_sign_in_is_asked, "same-server", "fine", "school-same"),
        (another_database, "servers", "bad", "school-servers-strangers"),
        (not_in_the_list, "servers", "warn", "school-servers-unreached"),
    ],
)
def test_what_a_proxy_does_wrong_is_found(  # noqa: PLR0917
    proxy: Proxy,
    store: Store,
    postgres_url: str,
    fault: Callable[[Proxy], None],
    check: str,
    verdict: str,
    said: str,
):
    fault(proxy)
    found = looked(proxy, postgres_url)[check]
    assert (found.verdict, found.found.id) == (verdict, said)


@pytest.mark.parametrize(
    ("fault", "check", "verdict", "said"),
    [
        ("DELETE FROM servers", "servers", "bad", "school-servers-none"),
        ("UPDATE servers SET name = 'a'", "servers", "bad", "school-servers-twice"),
        ("UPDATE servers SET version = id", "servers", "warn", "school-servers-versions"),
        ("UPDATE servers SET seen = %s WHERE id = 'b'", "servers", "warn", "school-servers-gone"),
        ("UPDATE servers SET ahead = -2.1 WHERE id = 'b'", "clocks", "warn", "school-clocks-apart"),
        ("UPDATE servers SET ahead = 1.9", "clocks", "fine", "school-clocks"),
    ],
)
def test_what_is_wrong_with_the_servers_is_found(  # noqa: PLR0917
    proxy: Proxy, store: Store, postgres_url: str, fault: str, check: str, verdict: str, said: str
):
    earlier = (datetime.now(UTC) - timedelta(minutes=5)).isoformat()
    if "seen" in fault:
        proxy.next = cycle(["a"])
    with psycopg.connect(postgres_url) as server:
        server.execute(fault, [earlier] if "%s" in fault else None)
    found = looked(proxy, postgres_url)[check]
    assert (found.verdict, found.found.id) == (verdict, said)


def test_more_students_than_the_database_has_connections_are_told(
    proxy: Proxy, store: Store, postgres_url: str
):
    found = looked(proxy, postgres_url, students=5_000)["database"]
    assert (found.verdict, found.do.id) == ("warn", "school-connections")
    assert found.figures["needed"] == 5_000 + 2 * school.OTHER_CONNECTIONS


def test_where_nothing_answers_the_database_is_looked_at_all_the_same(
    proxy: Proxy, store: Store, postgres_url: str
):
    proxy.url = "http://127.0.0.1:9/labs/"
    found = looked(proxy, postgres_url)
    assert found["door"].found.id == "school-silent"
    assert found["servers"].verdict == "fine"


@pytest.mark.parametrize("place", ["work.sqlite", "postgresql://127.0.0.1:9/none"])
def test_a_place_that_servers_cannot_share_is_said(proxy: Proxy, tmp_path: Path, place: str):
    named = place if "://" in place else str(tmp_path / place)
    found = looked(proxy, named)["database"]
    assert (found.verdict, found.do.id) == ("bad", "school-no-database-do")
