"""What a running server says, and the limits that were met: in the log and at the desk."""

import asyncio
import logging
import stat
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.ioloop import PeriodicCallback
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError

from reefkit.classroom.store import Store
from reefkit.serve.command_errors import CommandError
from reefkit.serve.housekeeping import steady_loop
from reefkit.serve.rate_limit import Tally
from reefkit.serve.server import LabServer
from reefkit.serve.server_log import MOST_ALIKE, MOST_LINES, SECONDS_BETWEEN, PageCount, ServerLog
from reefkit.text import Message, catalogue, message
from tests.serve.conftest import Clock

# What a running server says: calm lines for who teaches, details for who helps, nothing private.

AT = datetime(2026, 11, 22, 9, 5, 30)  # noqa: DTZ001  # as a clock on the wall


@pytest.fixture
def shown() -> list[str]:
    return []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.txt"


@pytest.fixture
def log(clock: Clock, shown: list[str], file: Path) -> Iterator[ServerLog]:
    with ServerLog(catalogue(), shown.append, str(file), clock, lambda: AT) as made:
        yield made


def fail(kind: type[Exception] = ValueError, said: str = "tornado.application") -> None:
    error = kind("inside")
    path = "Uncaught exception GET /reef-survivor/?join=KELP473"
    logging.getLogger(said).error(path, exc_info=(kind, error, None))


def test_no_escape_code_reaches_the_details(log: ServerLog, file: Path):
    logging.getLogger("tornado.general").warning("Bad name %s", "\x1b[2J\x9bBob")
    log.line("\x1b[31mred")
    told = file.read_text()
    assert "Bob" in told
    assert "red" in told
    assert not set(told) & {"\x1b", "\x9b"}


def test_a_line_has_the_time_and_is_kept_with_the_day(log: ServerLog, shown: list[str], file: Path):
    log.tell(message("serve-pages", count=12))
    assert shown == ["09:05  12 pages are open now."]
    assert file.read_text() == "2026-11-22 09:05:30  12 pages are open now.\n"
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR


def test_a_fault_is_a_calm_line_and_its_trace_a_detail(
    log: ServerLog, shown: list[str], file: Path
):
    fail()
    assert shown == [
        "09:05  A page could not be opened. Reload it; the other pages go on.",
        f"Details for whoever helps: {file}",
    ]
    kept = file.read_text()
    assert "ERROR tornado.application: Uncaught exception GET /reef-survivor/" in kept
    assert "ValueError: inside" in kept
    assert "KELP473" not in kept


def test_one_cause_that_fails_a_hundred_times_is_told_once_a_minute(
    log: ServerLog, clock: Clock, shown: list[str], file: Path
):
    for _ in range(100):
        fail()
    assert len(shown) == 2
    assert file.read_text().count("ValueError: inside") == MOST_ALIKE
    clock.now += SECONDS_BETWEEN
    fail(said="asyncio")
    assert len(shown) == 4
    assert f"{100 - MOST_ALIKE} more of these kinds" in file.read_text()


def test_details_that_differ_in_numbers_are_of_one_kind_and_all_kinds_have_an_end(
    log: ServerLog, clock: Clock, file: Path
):
    for number in range(5_000):
        words = f"Replacing stale connection: {number:08x}-1"  # as Jupyter says it
        logging.getLogger("server").warning(words)
        logging.getLogger(f"of one {number}").warning("said once")
    assert file.read_text().count("\n") == MOST_LINES
    clock.now += SECONDS_BETWEEN
    logging.getLogger("server").warning("Replacing stale connection: 0000000a-1")
    assert file.read_text().endswith("Replacing stale connection: 0000000a-1\n")


def test_a_library_that_sets_up_its_own_log_takes_none_of_ours(log: ServerLog, file: Path):
    log._details.close()  # as logging.config.dictConfig does to every handler there is
    log.tell(message("serve-closing"))
    assert "closing" in file.read_text()


def test_warnings_and_what_is_told_otherwise_are_no_fault(
    log: ServerLog, shown: list[str], file: Path
):
    logging.getLogger("tornado.general").warning("403 GET /x (127.0.0.1)")
    logging.getLogger("LabServer").error("Kernel 0a1b restarted failed!")  # told otherwise
    fail(WebSocketClosedError)
    assert shown == []
    assert "WARNING tornado.general: 403 GET /x" in file.read_text()


def test_without_a_file_a_fault_says_how_to_get_one(shown: list[str], clock: Clock):
    with ServerLog(catalogue(), shown.append, None, clock, lambda: AT):
        fail()
    fail()  # nobody listens any more
    assert len(shown) == 2
    assert "--log FILE" in shown[1]


def test_details_go_to_standard_error_where_they_are_asked_for(
    shown: list[str], capsys: pytest.CaptureFixture[str]
):
    with ServerLog(catalogue(), shown.append, "-"):
        fail()
    assert "ValueError: inside" in capsys.readouterr().err
    assert "--log" not in "".join(shown)


@pytest.mark.parametrize(
    ("said", "private"),
    [
        ("500 GET /reef-survivor/?join=KELP473&name=Ann (192.0.2.7)", ["KELP473", "Ann"]),
        ("GET /join/KELP473/ failed", ["KELP473"]),
        ("HTTPServerRequest(uri='/?token=kelp', method='GET')", ["token", "kelp"]),
        ("cannot reach postgresql+psycopg://reef:pass-word@db/labs", ["reef:", "pass-word"]),
        ("it was Kelp-River that was shown", ["Kelp-River"]),
    ],
)
def test_what_is_private_is_not_kept(log: ServerLog, file: Path, said: str, private: list[str]):
    log.hide("Kelp-River", "")
    logging.getLogger("tornado.general").warning(said)
    kept = file.read_text()
    assert "…" in kept
    assert [each for each in private if each in kept] == []


def test_what_a_server_failed_at_is_logged_once(log: ServerLog, file: Path):
    class Failing(RequestHandler):
        def get(self) -> None:
            raise ValueError("inside")

    server = SimpleNamespace(metrics=Mock())
    told = partial(LabServer._log_answer, server)  # type: ignore[arg-type]  # all that it reads
    application = Application([("/", Failing)], log_function=told)

    async def ask() -> HTTPResponse:
        listening = application.listen(0, "127.0.0.1")
        (socket,) = listening._sockets.values()
        address = f"http://127.0.0.1:{socket.getsockname()[1]}/?name=Ann"
        try:
            return await AsyncHTTPClient(force_instance=True).fetch(address, raise_error=False)
        finally:
            listening.stop()
            await listening.close_all_connections()

    assert asyncio.run(ask()).code == 500
    server.metrics.answered.assert_called_once()
    kept = file.read_text()
    assert kept.count("ERROR tornado.access: 500 GET /… (127.0.0.1)") == 1
    assert "ValueError: inside" in kept
    assert "RecursionError" not in kept


def test_a_closed_terminal_ends_nothing(file: Path):
    def closed(_: str) -> None:
        raise OSError(5, "Input/output error")

    with ServerLog(catalogue(), closed, str(file)) as log:
        log.tell(message("serve-closing"))
    assert "closing" in file.read_text()


def test_a_log_goes_on_where_it_was(file: Path, shown: list[str]):
    for count in (1, 2):
        with ServerLog(catalogue(), shown.append, str(file)) as log:
            log.tell(message("serve-pages", count=count))
    assert len(file.read_text().splitlines()) == 2


def test_a_file_that_cannot_be_written_is_said_at_once(tmp_path: Path):
    with pytest.raises(CommandError) as refused:
        ServerLog(catalogue(), print, str(tmp_path / "no" / "log.txt"))
    assert refused.value.message.id == "serve-log"


# ------------------------------------------------------------------------------- how many are here
@pytest.fixture
def told() -> list[Message]:
    return []


@pytest.fixture
def look(clock: Clock, told: list[Message]) -> Callable[[int], list[int]]:
    """Look at so many pages, a minute after the last time; give all counts that were told."""
    class_view = PageCount(told.append, clock)

    def look_(pages: int) -> list[int]:
        clock.now += SECONDS_BETWEEN
        class_view.look(pages)
        return [int(str(dict(each.values)["count"])) for each in told]

    return look_


def test_a_class_that_comes_and_goes_is_told_and_one_who_reloads_is_not(
    look: Callable[[int], list[int]],
):
    seen = [0, 1, 2, 3, 4, 28, 29, 30, 26, 30, 32, 34, 34, 20, 2, 1, 0, 0]
    for each in seen[:-1]:
        look(each)
    assert look(seen[-1]) == [1, 4, 28, 34, 20, 2, 0]


def test_chores_go_on_though_the_clock_is_put_back(monkeypatch: pytest.MonkeyPatch):
    async def chores() -> None:
        steady_loop()
        done = asyncio.Event()
        chore = PeriodicCallback(done.set, 5)
        chore.start()
        real = time.time
        monkeypatch.setattr("time.time", lambda: real() - 300 * 24 * 3600)
        for _ in range(3):
            done.clear()
            await asyncio.wait_for(done.wait(), 20)
        chore.stop()

    asyncio.run(chores())


def test_at_most_one_line_a_minute(clock: Clock, told: list[Message]):
    class_view = PageCount(told.append, clock)
    for second in range(120):
        clock.now = float(second)
        class_view.look(second)
    assert len(told) == 2


# Limits that were met: a line a minute in the log, a figure at the desk.


class Day:
    """A clock of the store that a test moves."""

    now = datetime(2026, 11, 23, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
def store(tmp_path: Path, day: Day) -> Store:
    return Store.open(tmp_path / "work.sqlite", clock=day)


def lines(tally: Tally, store: Store) -> list[str]:
    return [catalogue().render(each) for each in tally.exchange(store)]


def test_what_was_met_is_told_once_a_kind_with_how_often(store: Store, day: Day):
    tally = Tally()
    assert lines(tally, store) == []
    for _ in range(500):
        tally.met("frames")
    tally.met("unread")
    first, second = lines(tally, store)
    assert "500 times" in first
    assert "once" in second
    assert lines(tally, store) == []  # it is told already
    day.now += timedelta(minutes=1)
    tally.met("frames", 3)
    (again,) = lines(tally, store)
    assert "3 times" in again
    assert {each.kind: each.count for each in store.limits.met()} == {"frames": 503, "unread": 1}


def test_what_pages_and_other_servers_met_is_told_too(store: Store, day: Day):
    store.limits.note("work")  # before this server began
    tally, other = Tally(), Tally()
    assert lines(tally, store) == lines(other, store) == []
    day.now += timedelta(minutes=1)
    store.limits.note("files", 2)
    assert "2 times" in lines(tally, store)[0]
    assert "2 times" in lines(other, store)[0]


def test_nothing_is_lost_while_the_store_is_away(store: Store, tmp_path: Path):
    tally = Tally()
    tally.exchange(store)
    tally.met("frames", 7)
    store.close()
    with pytest.raises(Exception):  # noqa: B017  # whatever a store says that is away
        Tally().exchange(_Away())  # type: ignore[arg-type]
    again = Store.open(tmp_path / "work.sqlite")
    assert "7 times" in lines(tally, again)[0]
    again.close()


class _Away:
    @property
    def limits(self) -> None:
        raise OSError
