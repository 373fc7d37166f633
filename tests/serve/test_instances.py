"""One server among several: its cookie, its figures, how requests are called, and how it drains."""

import asyncio
import json
import logging
import signal
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bench.load.wire import Wire
from reefkit.classroom.store.schema import HEAD
from reefkit.classroom.store.store import FILE
from reefkit.serve import instances as drains
from reefkit.serve.access import machine_addresses
from reefkit.serve.capacity import Capacity
from reefkit.serve.instances import Drain, ReadyProbe
from reefkit.serve.kernels import MOVES, SECONDS_MOVED, Kernels
from reefkit.serve.request_ids import REQUEST
from reefkit.serve.server_log import ServerLog
from reefkit.text import catalogue
from tests.serve.conftest import Clock, Run
from tests.serve.test_kernels import KERNEL, Pages
from tests.support.teachers import Browser
from tests.support.voila import Served, command, serving

pytestmark = pytest.mark.slow

LESSON = "reef-survivor/"
NAME = "a-1"


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve as one of several, behind a proxy that is not there."""
    given = command("--instance", NAME, "--behind-proxy", "--port", "0", "--log", "-")
    with serving(given, tmp_path_factory.mktemp("one")) as served:
        yield served


@pytest.mark.parametrize("path", ["", LESSON])
@pytest.mark.parametrize("shown", ["", "another", NAME])
def test_a_page_brings_the_browser_back_to_its_server(one: Served, path: str, shown: str):
    browser = Browser(one.url)
    if shown:
        browser.cookies["reefkit-server"] = shown
    answer = browser.get(path)
    assert answer.status == 200
    said = [each for each in answer.headers.get_all("Set-Cookie", []) if "reefkit-server" in each]
    assert [each.partition(";")[0] for each in said] == (
        [] if shown == NAME else [f"reefkit-server={NAME}"]
    )
    assert all("HttpOnly" in each and "SameSite=Lax" in each for each in said)


def test_a_server_is_not_ready_once_a_newer_one_has_changed_the_database(one: Served):
    def version(number: str) -> None:
        with closing(sqlite3.connect(one.folder / "home" / FILE)) as file, file:
            file.execute("UPDATE alembic_version SET version_num = ?", [number])

    def ready() -> tuple[int, str]:
        answer = Browser(one.url).get("health/ready")
        return answer.status, answer.body

    version("9999")
    try:
        assert ready() == (503, "store")
    finally:
        version(HEAD)
    until = time.monotonic() + 30
    while ready() != (200, "ready") and time.monotonic() < until:
        time.sleep(0.2)  # until a write has shown that it works
    assert ready() == (200, "ready")


@pytest.mark.parametrize("can_save", [True, False])
def test_a_server_that_cannot_save_is_not_ready(*, can_save: bool):
    async def ask_soon(*_: object, default: bool) -> bool:
        return not default

    told: list[object] = []
    probe = SimpleNamespace(
        _drain=SimpleNamespace(is_asked=False),
        entrance=SimpleNamespace(ask_soon=ask_soon, can_save=can_save),
        set_status=told.append,
        answer=told.append,
    )
    asyncio.run(ReadyProbe.get(cast("ReadyProbe", probe)))
    assert told == (["ready"] if can_save else [503, "store"])


@pytest.mark.parametrize("path", [f"api/kernels/{KERNEL}", "nothing", "health/ready", "metrics"])
def test_what_is_no_page_leads_nobody_away(one: Served, path: str):
    browser = Browser(one.url)
    browser.cookies["reefkit-server"] = "another"
    assert "reefkit-server" not in str(browser.get(path).headers)


def test_a_lone_server_sets_no_such_cookie(lab: Served):
    assert "reefkit-server" not in str(Browser(lab.url).get(LESSON).headers)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("b5d1f0c2-77aa", True),
        ("", False),
        ("short", False),
        ("x" * 65, False),
        ("a b c d e f", False),
    ],
)
def test_a_request_is_called_as_the_proxy_calls_it(one: Served, given: str, kept: object):
    answers = [
        Browser(one.url).ask("GET", "nothing", headers={"X-Request-ID": given}) for _ in "ab"
    ]
    called = {answer.headers["X-Request-ID"] for answer in answers}
    assert called == {given} if kept else len(called - {given}) == 2


def test_whoever_is_no_proxy_of_ours_names_no_request(lab: Served):
    answer = Browser(lab.url).ask("GET", "nothing", headers={"X-Request-ID": "b5d1f0c2-77aa"})
    assert answer.headers["X-Request-ID"] != "b5d1f0c2-77aa"


def test_what_is_logged_for_a_request_has_its_id(tmp_path: Path):
    file = tmp_path / "details"
    with ServerLog(catalogue(), lambda _: None, str(file)):
        was = REQUEST.set("b5d1f0c2-77aa")
        logging.getLogger("reefkit.test").warning("one")
        REQUEST.reset(was)
        logging.getLogger("reefkit.test").warning("two")
    one, two = file.read_text().splitlines()
    assert "reefkit.test [b5d1f0c2-77aa]: one" in one
    assert "reefkit.test: two" in two


def figures(served: Served) -> dict[str, float]:
    """Read all figures, by name and labels."""
    with urllib.request.urlopen(f"{served.url}metrics", timeout=60) as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_figures_tell_of_pages_and_of_nobody(one: Served):
    before = figures(one)
    browser = Browser(one.url)
    wire = Wire(f"{one.url}{LESSON}").open()
    wire.act("top", "part", {"part": "how"})
    browser.get("join/AAAA222/?name=Mia")
    now = figures(one)
    assert now["reefkit_pages"] == before["reefkit_pages"] + 1
    assert now["reefkit_kernels"] > before["reefkit_kernels"]
    assert now["reefkit_act_seconds_count"] > before["reefkit_act_seconds_count"]
    answered = 'reefkit_answer_seconds_count{handler="LessonHandler",status="200"}'
    assert now[answered] >= 1
    assert now["reefkit_store_errors_total"] == before["reefkit_store_errors_total"]
    assert now["reefkit_draining"] == 0
    text = json.dumps(sorted(now))
    secret = [wire.kernel, "AAAA222", "Mia", LESSON.rstrip("/")]
    secret += [each.value or "" for each in wire.cookies]
    assert [each for each in secret if each in text] == []
    wire.leave()


def test_who_comes_by_way_of_the_proxy_gets_no_figures(one: Served):
    assert (
        Browser(one.url).ask("GET", "metrics", headers={"X-Forwarded-For": "192.0.2.9"}).status
        == 404
    )


def test_another_machine_gets_no_figures_of_a_lone_server(tmp_path: Path):
    here = [each for each in machine_addresses() if not each.startswith("127.")]
    if not here:
        pytest.skip("this machine has no network")
    with serving(command("--network", "--port", "0"), tmp_path, REEFKIT_FORKS="0") as served:
        near, far = served.url, served.url.replace("127.0.0.1", here[0])
        assert [Browser(each).get("metrics").status for each in (near, far)] == [200, 404]


@pytest.mark.parametrize("name", ["", "a_b", "-a", "a" * 64, "a;b"])
def test_a_name_that_no_cookie_can_hold_is_refused(run: Run, name: str):
    ran = run("serve", f"--instance={name}")
    assert ran.code != 0
    assert name in ran.err or not name


# Draining: pages move, what they sent is done, and the server ends.


def test_asked_by_the_system_it_sends_its_pages_away_and_ends(tmp_path: Path):
    given = command("--instance", "a", "--behind-proxy", "--port", "0")
    with serving(given, tmp_path) as served:
        wire = Wire(f"{served.url}{LESSON}").open()
        other = Wire(f"{served.url}{LESSON}").fetch()  # its page is only being opened
        assert Browser(served.url).get("health/ready").status == 200
        began = time.monotonic()
        served.process.send_signal(signal.SIGTERM)
        served.wait_for("2 pages move")
        ready = Browser(served.url).get("health/ready")
        assert (ready.status, ready.body) == (503, "draining")
        refused = Browser(served.url).get(LESSON)
        assert (refused.status, "being started again" in refused.body) == (503, True)
        assert refused.headers["Retry-After"]
        assert Browser(served.url).get("health/live").status == 200
        with suppress(ConnectionError):
            other._connect()  # it comes late, and is told all the same
        for page in (wire, other):
            page_closes(page)
        assert served.process.wait(timeout=30) == 0
        assert time.monotonic() - began < drains.SECONDS_TO_MOVE


def page_closes(page: Wire) -> None:
    """Hold how a page's socket was closed against what it is to be told."""
    until = time.monotonic() + 30
    while not page.closed and time.monotonic() < until:
        time.sleep(0.05)
    assert page._socket is not None
    assert page._socket.close_code == MOVES


class Room:
    is_closing = False


@pytest.mark.parametrize(("pages", "few"), [(1, 1), (200, 5)])
def test_a_page_that_never_comes_keeps_a_server_for_half_a_minute_only(
    pages: int, few: int, monkeypatch: pytest.MonkeyPatch, clock: Clock
):
    class Waiting:
        asked = 0

        async def move_pages(self, most: int) -> None:
            assert most == few, "all are told long before the server ends"
            self.asked += 1
            clock.now += 1

        def __len__(self) -> int:
            return pages

    monkeypatch.setattr(drains, "SECONDS_BETWEEN_LOOKS", 0)
    kernels, room = Waiting(), Room()
    drain = Drain(cast("Kernels", kernels), cast("Capacity", room), clock)
    asyncio.run(drain.run(lambda: True))
    assert (room.is_closing, kernels.asked) == (True, drains.SECONDS_TO_MOVE)


def test_pages_are_told_a_few_at_a_time_and_each_once():
    kernels: Any = Pages().kernels
    told: list[int] = []

    class Socket(SimpleNamespace):
        is_moving = False

        def move(self) -> None:
            self.is_moving = True
            told.append(self.number)

    kernels.sockets = [Socket(number=number) for number in range(5)]
    for so_far in ([0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]):
        asyncio.run(kernels.move_pages(2))
        assert told == so_far


def test_a_page_that_was_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    pages = Pages()
    pages.starts()
    kernels: Any = pages.kernels
    kernels._kernels[KERNEL] = SimpleNamespace(page_limits=object())
    for seconds, ended in ((0, False), (SECONDS_MOVED, True)):
        pages.now += seconds
        asyncio.run(kernels.move_pages(1))
        assert (KERNEL in pages.ended) is ended
