"""Kernels: what they are told, and how many there is room for."""

import asyncio
import http.client
import json
import re
import struct
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, cast
from urllib.parse import urlsplit

import psutil
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)

from bench.load.wire import Wire
from reefkit.health import machine, memory
from reefkit.serve import capacity, kernels
from reefkit.serve import page_limits as page_limits_module
from reefkit.serve import server as lab_server
from reefkit.serve.capacity import MOST_OF_ONE, Capacity, NoRoom
from reefkit.serve.frames import BadFrame, Frame, read_frame
from reefkit.serve.kernels import SECONDS_AWAY, SECONDS_CLOSED, Kernels
from reefkit.serve.page_limits import CONTROL, PageEvicted, PageLimits
from reefkit.serve.rate_limit import MINUTE, Allowance, Recent, Tally
from reefkit.text import Message, catalogue
from reefkit.widgets import panel_messages
from tests.serve.conftest import Clock
from tests.support.effort import at_length
from tests.support.teachers import DESK, make_class
from tests.support.voila import Served, serving

# Kernels end with their pages, wait for those that fell silent, and are not started again.

KERNEL = "01234567-89ab-cdef-0123-456789abcdef"
PATIENCE = 180.0  # seconds on slow cores that others share
PAGE = "from reefkit.widgets import Panel; Panel('here')"

# The same server with short times, and plain kernels: the warm process would take longer to start.
SHORT = """
import sys
from reefkit.serve import kernels as k
k.SECONDS_CLOSED, k.SECONDS_BETWEEN_LOOKS, k.SECONDS_TO_NOTICE = 0, 1, 0.2
from tests.support.voila import serve_pages
serve_pages(sys.argv[1])
"""


class Pages:
    """Kernels without processes: what is ended is noted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ended: list[str] = []
        self.kernels = Kernels()
        self.kernels.clock = lambda: self.now

        async def end(kernel_id: str) -> None:
            self.ended.append(kernel_id)

        self.kernels.end = end  # type: ignore[method-assign]

    def starts(self) -> None:
        """Start the kernel as a page's first request does."""
        self.kernels._kernels[KERNEL] = object()  # without a process
        self.kernels._kernel_connections[KERNEL] = 0
        self.kernels._wait_for(KERNEL, SECONDS_AWAY)

    def is_ended_after(self, seconds: float) -> bool:
        """Look for what is over, after so many seconds more."""
        self.now += seconds
        asyncio.run(self.kernels.cull_kernel_if_idle(KERNEL))
        return KERNEL in self.ended


@pytest.fixture
def pages() -> Pages:
    found = Pages()
    found.starts()
    return found


def test_who_reads_for_long_is_not_ended_and_a_drop_counts_from_the_drop(pages: Pages):
    pages.kernels.notify_connect(KERNEL)
    assert pages.kernels.ends == {}, "nor does it make way for another"
    assert not pages.is_ended_after(2 * 3600)
    pages.kernels.notify_disconnect(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    pages.kernels.notify_connect(KERNEL)
    assert not pages.is_ended_after(3600)
    pages.kernels.notify_disconnect(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    assert pages.is_ended_after(1)


def test_a_page_that_says_it_goes_is_not_waited_for_unless_another_shows_the_same(pages: Pages):
    pages.kernels.notify_connect(KERNEL)
    pages.kernels.notify_connect(KERNEL)
    pages.kernels.notify_disconnect(KERNEL)
    pages.kernels.page_closed(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY)
    pages.kernels.notify_disconnect(KERNEL)
    pages.kernels.page_closed(KERNEL)
    assert not pages.is_ended_after(SECONDS_CLOSED - 1)
    assert pages.is_ended_after(1)


def test_a_page_that_never_came_is_waited_for_as_long(pages: Pages):
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    assert pages.is_ended_after(1)


def test_the_times_keep_what_is_promised():
    """A page closed is gone within a minute, one that vanished within six."""
    looks = kernels.SECONDS_BETWEEN_LOOKS
    noticed = 4 * lab_server.PING / 1000 + 5  # three silent pings, one to see it, Tornado's close
    assert SECONDS_CLOSED + looks < 60
    assert 240 < noticed + SECONDS_AWAY + looks < 360


# -- real kernels ------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("kernels")
    cell = {"cell_type": "code", "id": "page", "metadata": {}, "outputs": []}
    notebook = {
        "cells": [{**cell, "execution_count": None, "source": PAGE}],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (folder / "page-1.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    with serving([sys.executable, "-c", SHORT, str(folder)], folder, REEFKIT_FORKS="0") as served:
        yield served


def processes(served: Served) -> list[psutil.Process]:
    found: list[psutil.Process] = psutil.Process(served.process.pid).children(recursive=True)
    return found


def comes_true(what: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Wait until something is so."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if what():
            return True
        time.sleep(0.05)
    return False


def status(served: Served, page: Wire) -> int:
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(page.cookies))
    try:
        with opener.open(f"{served.url}api/kernels/{page.kernel}", timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def opened(served: Served) -> Wire:
    return Wire(f"{served.url}page-1/").open()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["leave", "shut"])
def test_a_closed_page_leaves_no_kernel_with_a_beacon_or_without(short: Served, way: str):
    page = opened(short)
    assert processes(short)
    assert status(short, page) == 200
    getattr(page, way)()
    assert comes_true(lambda: not processes(short))
    assert comes_true(lambda: status(short, page) == 404)  # it is told of the end a moment later


@pytest.mark.slow
@at_length
def test_pages_that_came_and_went_leave_no_file_open(short: Served):
    server = psutil.Process(short.process.pid)
    counts = []
    for _ in range(2):
        opened(short).leave()
        assert comes_true(lambda: not processes(short))
        counts.append(server.num_fds())
    assert comes_true(lambda: server.num_fds() <= counts[0])


@pytest.mark.slow
@at_length
def test_a_kernel_that_dies_is_not_started_again_and_leaves_nothing(short: Served):
    page = opened(short)
    (kernel,) = processes(short)
    kernel.kill()
    assert comes_true(lambda: status(short, page) == 404)
    page.shut()
    other = opened(short)
    assert len(processes(short)) == 1  # the other's
    other.leave()
    assert comes_true(lambda: not processes(short))
    assert "Traceback" not in short.log


@pytest.mark.slow
def test_a_page_that_falls_silent_finds_its_kernel_again(short: Served):
    page = opened(short)
    (kernel,) = processes(short)
    page.vanish()
    assert comes_true(lambda: bool(page.closed))
    again = page.again()
    assert again.kernel == page.kernel
    assert any("here" in str(state.get("html")) for state in again.states.values())
    assert processes(short) == [kernel]
    again.leave()
    assert comes_true(lambda: not processes(short))


@at_length
def test_one_that_vanished_is_waited_for_for_minutes_and_gone_within_six(tmp_path: Path):
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with serving(command, tmp_path, REEFKIT_FORKS="0") as served:
        page = Wire(f"{served.url}reef-survivor/").open()
        page.vanish()
        assert not comes_true(lambda: not processes(served), seconds=240)
        assert comes_true(lambda: not processes(served), seconds=120)
        assert comes_true(lambda: status(served, page) == 404)


# What a page may say to its kernel, how much, and when it has to go (findings of a hostile run).

SESSION = "0123456789abcdef"
MODEL = "a-widget-of-this-page"


def frame(kind: str, content: object, *, channel: str = "shell", session: str = SESSION) -> bytes:
    header = {"msg_id": "m", "msg_type": kind, "session": session, "username": ""}
    parts = [json.dumps(each).encode() for each in (header, {}, {}, content)]
    return serialize_msg_to_ws_v1(parts, channel)


def said(comm: str, method: str = "custom") -> dict[str, Any]:
    return {"comm_id": comm, "data": {"method": method, "content": {"act": "ready"}}}


def told(kind: str, content: object) -> list[bytes]:
    header = {"msg_id": "k", "msg_type": kind, "session": "kernel's"}
    return [json.dumps(each).encode() for each in (header, {}, {}, content)]


def goes(does: Callable[[], object], most: int) -> str:
    for _ in range(most):
        try:
            does()
        except PageEvicted as error:
            return error.limit
    return ""


@pytest.fixture
def tally() -> Tally:
    return Tally()


@pytest.fixture
def page_limits(tally: Tally, clock: Clock) -> PageLimits:
    """Return a page that knows one widget, as after its kernel has told of it."""
    made = PageLimits(SESSION, tally, clock)
    made.surface.hears(told("comm_open", {"comm_id": MODEL, "target_name": "jupyter.widget"}))
    return made


def ask_for_states(page_limits: PageLimits) -> None:
    page_limits.takes(frame("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}}))
    page_limits.takes(frame("comm_msg", said("c", "request_states")))


def test_what_a_page_of_ours_says_is_passed_on(page_limits: PageLimits, tally: Tally):
    for each in (
        frame("kernel_info_request", {}),
        frame("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}}),
        frame("comm_msg", said("c", "request_states")),
        frame("comm_close", {"comm_id": "c", "data": {}}),
        frame("comm_msg", said(MODEL)),
    ):
        assert page_limits.takes(each) is not None
    assert not tally._met


def test_a_page_speaks_to_the_widgets_that_its_kernel_told_of(page_limits: PageLimits):
    assert page_limits.takes(frame("comm_msg", said("later"))) is None
    ask_for_states(page_limits)
    states = {"comm_id": "c", "data": {"method": "update_states", "states": {"later": {"a": [1]}}}}
    page_limits.surface.hears(told("comm_msg", states))
    assert page_limits.takes(frame("comm_msg", said("later"))) is not None
    page_limits.surface.hears(told("comm_close", {"comm_id": "later"}))
    assert page_limits.takes(frame("comm_msg", said("later"))) is None


def test_a_page_that_comes_back_asks_twice_at_once(page_limits: PageLimits, tally: Tally):
    for comm in ("a", "b"):
        page_limits.takes(frame("comm_open", {"comm_id": comm, "target_name": CONTROL, "data": {}}))
        page_limits.takes(frame("comm_msg", said(comm, "request_states")))
    for comm in ("a", "b"):
        states = {"method": "update_states", "states": {f"of {comm}": {}}}
        page_limits.surface.hears(told("comm_msg", {"comm_id": comm, "data": states}))
        page_limits.takes(frame("comm_close", {"comm_id": comm, "data": {}}))
        assert page_limits.takes(frame("comm_msg", said(f"of {comm}"))) is not None
    assert not tally._met


@pytest.mark.parametrize(
    "sent",
    [
        frame("execute_request", {"code": "1"}),
        frame("comm_msg", said(MODEL), channel="control"),
        frame("comm_msg", said(MODEL), channel="stdin"),
        frame("comm_msg", said(MODEL), channel="iopub"),
        frame("comm_msg", said(MODEL), session="another-page's"),
        frame("comm_msg", said("of another page")),
        frame("comm_msg", said(MODEL), channel="frob"),
        frame("comm_open", {"comm_id": "x", "target_name": "jupyter.widget", "data": {}}),
        frame("comm_open", {"comm_id": "x" * 1_000, "target_name": CONTROL, "data": {}}),
        frame("comm_close", {"comm_id": MODEL, "data": {}}),
        frame("shutdown_request", {"restart": False}, channel="control"),
        frame("interrupt_request", {}, channel="control"),
        frame("debug_request", {"command": "attach"}, channel="control"),
        frame("input_reply", {"value": "1"}, channel="stdin"),
        frame("inspect_request", {"code": "x", "cursor_pos": 0}),
        frame("history_request", {}),
    ],
)
def test_what_no_page_says_is_dropped_and_counted_and_in_the_end_the_page_goes(
    page_limits: PageLimits, tally: Tally, clock: Clock, sent: bytes
):
    for _ in range(page_limits_module.MOST_DROPPED):
        assert page_limits.takes(sent) is None
    assert tally._met == {"frames": page_limits_module.MOST_DROPPED}
    clock.now += MINUTE + 1  # what was dropped long ago counts no more
    assert page_limits.takes(sent) is None
    assert goes(lambda: page_limits.takes(sent), page_limits_module.MOST_DROPPED) == "frames"


@pytest.mark.parametrize(
    "sent",
    [
        "text",
        b"",
        b"1234567",
        (2**50).to_bytes(8, "little") + b"x" * 100,
        serialize_msg_to_ws_v1([b"{", b"{}", b"{}", b"{}"], "shell"),
        frame("comm_msg", [1]),
        serialize_msg_to_ws_v1([b"[" * 100_000, b"{}", b"{}", b"{}"], "shell"),
        frame("comm_msg", said(MODEL)).replace(b'"data"', b'"da\xff"'),
    ],
)
def test_what_is_no_message_puts_a_page_out_sooner(page_limits: PageLimits, sent: object):
    for _ in range(page_limits_module.MOST_BAD):
        assert page_limits.takes(sent) is None
    with pytest.raises(PageEvicted, match="frames"):
        page_limits.takes(sent)


def test_states_are_asked_for_as_often_as_a_network_comes_back(page_limits: PageLimits):
    for _ in range(page_limits_module.MOST_STATES):
        ask_for_states(page_limits)
    with pytest.raises(PageEvicted, match="states"):
        ask_for_states(page_limits)


def test_a_quick_hand_is_never_held(page_limits: PageLimits, clock: Clock):
    """Twice as quick as the busiest match that was measured: 14 in a second, 212 in a minute."""
    for second in range(600):
        held = [page_limits.holds(450) for _ in range(28 if second % 10 == 0 else 6)]
        assert not any(held)
        clock.now += 1


def test_who_sends_too_much_is_not_read_for_a_while_and_goes_if_it_lasts(
    page_limits: PageLimits, clock: Clock
):
    assert not any(page_limits.holds(400) for _ in range(page_limits_module.MESSAGES))
    began = clock.now

    def sends() -> None:
        clock.now += page_limits.holds(400)

    assert goes(sends, 10_000) == "messages"
    assert clock.now - began >= page_limits_module.SECONDS_HELD - 1


def test_three_of_the_largest_files_pass_and_the_next_one_waits(
    page_limits: PageLimits, clock: Clock
):
    largest = page_limits_module.LARGEST_MESSAGE
    assert [page_limits.holds(largest) for _ in range(3)] == [0, 0, 0]
    assert page_limits.holds(largest) == pytest.approx(largest / page_limits_module.BYTES_A_SECOND)
    clock.now += 2 * MINUTE
    assert page_limits.holds(largest) == 0


def test_a_message_that_is_larger_than_any_file_puts_a_page_out(page_limits: PageLimits):
    assert panel_messages.LARGEST_FILE < page_limits_module.LARGEST_MESSAGE
    with pytest.raises(PageEvicted, match="size"):
        page_limits.holds(page_limits_module.LARGEST_MESSAGE + 1)


def test_a_page_may_connect_again_every_few_seconds(page_limits: PageLimits, clock: Clock):
    for _ in range(100):
        page_limits.connects()
        clock.now += 3
    assert goes(page_limits.connects, page_limits_module.MOST_SOCKETS) == "sockets"


def test_an_allowance_comes_back_and_never_grows_beyond_all_of_it(clock: Clock):
    kept = Allowance(10, 2, clock)
    assert [kept.take(), kept.take(9), kept.take(4)] == [0, 0, 2]
    clock.now += 3
    assert kept.left == 2
    clock.now += 1_000
    assert kept.left == 10
    assert kept.is_full


@pytest.mark.parametrize("amount", [1, 2.5])
def test_what_is_recent_is_of_a_minute(clock: Clock, amount: float):
    recent = Recent(clock)
    counts: list[Callable[[], float]] = [lambda: recent.add(amount), lambda: recent.sum]
    assert [each() for each in counts] == [amount, amount]
    clock.now += MINUTE / 2
    recent.add(amount)
    clock.now += MINUTE / 2 + 1
    assert recent.sum == amount


# What is read of a frame agrees with Jupyter's own reader, and a frame that is none is refused.

MOST_PARTS = 64
MOST_STEPS = 40 * MOST_PARTS
"""Lines of Python that a frame may take to be read, whatever it claims."""

channels = st.sampled_from(["shell", "control", "iopub", "stdin", "", "elsewhere"])
parts = st.lists(st.binary(max_size=40), min_size=4, max_size=12)
words = st.one_of(
    st.integers(0, 200), st.integers(0, 2**64 - 1), st.sampled_from([2**63, 2**50, 2**64 - 1])
)


def steps(read: Callable[[], object]) -> int:
    """Count the lines of Python that run."""
    count = 0

    def trace(_frame: FrameType, event: str, _given: object) -> Any:  # noqa: ANN401  # as Python has it
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read()
    except BadFrame:
        pass
    finally:
        sys.settrace(before)
    return count


def fills(frame: Frame, data: bytes) -> bool:
    held = [frame.channel.encode(), *map(bytes, frame.parts)]
    return len(held) <= MOST_PARTS and data[8 * (len(held) + 2) :] == b"".join(held)


@given(channels, parts)
def test_a_frame_is_read_as_jupyter_reads_it(channel: str, held: list[bytes]):
    data = serialize_msg_to_ws_v1(held, channel)
    frame = read_frame(data)
    assert (frame.channel, [bytes(part) for part in frame.parts]) == (channel, held)
    assert deserialize_msg_from_ws_v1(data) == (channel, held)


@given(channels, parts, st.integers(0, 14), words)
def test_a_frame_with_another_number_is_refused_or_read_as_jupyter_reads_it(
    channel: str, held: list[bytes], place: int, word: int
):
    data = bytearray(serialize_msg_to_ws_v1(held, channel))
    at = 8 * (place % (len(held) + 3))
    data[at : at + 8] = struct.pack("<Q", word)
    _agrees(bytes(data))


@given(st.binary(max_size=300))
@example(b"")
@example(bytes(8))
@example(struct.pack("<Q", 2**50))
@example(struct.pack("<Q", 2**50) + bytes(64))
@example(struct.pack("<2Q", 1, 16))
@example(struct.pack("<3Q", 2, 24, 24))
@example(struct.pack("<3Q", 2, 24, 25) + b"\xff")
def test_whatever_comes_is_refused_or_read_as_jupyter_reads_it(data: bytes):
    assert steps(lambda: read_frame(data)) <= MOST_STEPS
    _agrees(data)


@given(channels, parts, st.integers(0, 400))
def test_a_frame_that_was_cut_is_refused(channel: str, held: list[bytes], place: int):
    data = serialize_msg_to_ws_v1(held, channel)
    with pytest.raises(BadFrame):
        read_frame(data[: place % len(data)])


def test_a_frame_whose_offsets_fall_is_refused():
    data = bytearray(serialize_msg_to_ws_v1([b"{}", b"[]", b"{}", b"[]"], "shell"))
    data[24:32], data[32:40] = data[32:40], data[24:32]
    with pytest.raises(BadFrame):
        read_frame(bytes(data))


@pytest.mark.parametrize("count", [MOST_PARTS, MOST_PARTS + 1, 1000])
def test_a_frame_with_too_many_parts_is_refused(count: int):
    data = serialize_msg_to_ws_v1([b"{}"] * count, "shell")
    with pytest.raises(BadFrame):
        read_frame(data)


@pytest.mark.parametrize("count", range(4))
def test_a_frame_that_lacks_a_part_of_a_message_is_refused(count: int):
    with pytest.raises(BadFrame):
        read_frame(serialize_msg_to_ws_v1([b"{}"] * count, "shell"))


def test_what_it_claims_costs_nothing():
    for claimed in (MOST_PARTS + 1, 2**20, 2**50, 2**64 - 1):
        data = struct.pack("<Q", claimed) + bytes(2**20)
        assert steps(lambda: read_frame(data)) <= MOST_STEPS  # noqa: B023  # called at once


def test_a_refusal_is_a_value_error():
    assert issubclass(BadFrame, ValueError)


def _agrees(data: bytes) -> None:
    try:
        frame = read_frame(data)
    except BadFrame:
        return
    channel, held = deserialize_msg_from_ws_v1(data)
    assert (frame.channel, [bytes(part) for part in frame.parts]) == (channel, held)
    assert fills(frame, data)


# ---- Room for another page: what is refused, who makes way, what is told; and on a real server.
PLENTY = 1 << 40
SECONDS = 180


class SomeKernels:
    """Kernels that need no process: whose they are, and which have lost their page."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.owners: dict[str, str] = {}
        self.addresses: dict[str, str] = {}
        self.ends: dict[str, float] = {}

    def began(self, kernel: str) -> None:
        """Tell nobody, before there is a room."""

    def clock(self) -> float:
        return self.now

    def come(self, owner: str, address: str = "", *, page: bool = True) -> str:
        """Have a page open, and its kernel run."""
        kernel = f"{owner}-{len(self.owners)}-{self.now}"
        self.owners[kernel], self.addresses[kernel] = owner, address
        self.began(kernel)
        if not page:
            self.ends[kernel] = self.now + SECONDS_AWAY
        return kernel

    async def end(self, kernel: str) -> None:
        self.owners.pop(kernel, None)
        self.addresses.pop(kernel, None)
        self.ends.pop(kernel, None)


class Bench:
    """A room with all that it looks at in hand."""

    def __init__(self, students: int = 30, free: int = PLENTY) -> None:
        self.kernels, self.left, self.told = SomeKernels(), free, list[Message]()
        self.tally = Tally()
        kernels = cast("Kernels", self.kernels)
        self.room = Capacity(kernels, students, self.tally, self.kernels.clock, lambda: self.left)
        self.room._tell = self.told.append

    def admit(self, owner: str = "ana", address: str = "", *, is_desk: bool = False) -> str:
        try:
            asyncio.run(self.room.admit(owner, address, is_desk=is_desk))
        except NoRoom as error:
            return error.why
        return ""

    def wait(self, seconds: float) -> None:
        self.kernels.now += seconds

    @property
    def said(self) -> list[str]:
        return [each.id for each in self.told]


@pytest.fixture
def reserve(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv(memory.RESERVE_VARIABLE, "100")
    return 100 * memory.MB


def test_memory_that_is_short_lets_nobody_in_and_says_so_once_a_minute(reserve: int):
    bench = Bench(free=reserve + memory.of_page())
    assert bench.admit("ana") == ""
    bench.kernels.come("ana")
    bench.left -= memory.of_page()
    assert bench.admit("ben") == "room-memory"
    assert bench.admit("cem") == "room-memory"
    assert bench.said == ["room-memory-told"]
    bench.wait(61)
    assert bench.admit("ben") == "room-memory"
    assert bench.said == ["room-memory-told"] * 2
    bench.left += 3 * memory.of_page()
    assert bench.admit("ben") == ""


def test_pages_that_were_let_in_count_before_their_memory_is_to_be_seen(reserve: int):
    """Thirty come at once as the bell rings, and each sees the same memory free."""
    bench = Bench(free=reserve + 3 * memory.of_page())
    assert [bench.admit(f"pupil {number}") for number in range(5)] == [
        "",
        "",
        "",
        *["room-memory"] * 2,
    ]
    # Their kernels run, and take memory by and by: nothing is counted twice.
    for number in range(3):
        bench.kernels.come(f"pupil {number}")
    assert bench.admit("late") == "room-memory"
    bench.wait(capacity.SECONDS_TO_GROW + 1)
    assert bench.admit("late") == ""  # they took less than was thought


def test_whoever_never_came_is_counted_no_longer(reserve: int):
    bench = Bench(free=reserve + memory.of_page())
    assert bench.admit("ana") == ""
    assert bench.admit("ben") == "room-memory"
    bench.wait(capacity.SECONDS_TO_START + 1)
    assert bench.admit("ben") == ""


def test_the_desk_opens_where_no_page_does(reserve: int):
    bench = Bench(free=reserve // 2 + memory.of_page())
    assert bench.admit("ana") == "room-memory"
    assert bench.admit("teacher", is_desk=True) == ""
    bench.left = reserve // 2
    bench.wait(100)
    assert bench.admit("teacher", is_desk=True) == "room-memory"  # nothing is left even for it


def test_a_class_has_so_many_pages_and_the_desk_besides():
    bench = Bench(students=2)
    most = 2 * 2 + 10
    assert [bench.admit(f"pupil {number}") for number in range(most)] == [""] * most
    assert bench.admit("late") == "room-pages"  # before a single kernel runs
    for number in range(most):
        bench.kernels.come(f"pupil {number}")
    assert bench.admit("late") == "room-pages"
    assert bench.admit("teacher", is_desk=True) == ""
    assert bench.said == ["room-pages-told"]


def test_a_page_that_left_long_ago_makes_way_and_one_that_opens_does_not():
    bench = Bench(students=2)
    gone = bench.kernels.come("gone", page=False)
    bench.wait(capacity.SECONDS_SURE - 30)
    others = [bench.kernels.come(f"pupil {number}", page=False) for number in range(13)]
    assert bench.admit("late") == "room-pages"
    bench.wait(31)
    assert bench.admit("late") == ""
    assert gone not in bench.kernels.owners
    assert all(each in bench.kernels.owners for each in others)


def test_one_browser_has_so_many_pages_and_its_own_oldest_makes_way():
    bench = Bench()
    away = bench.kernels.come("ben", page=False)
    for _ in range(MOST_OF_ONE - 2):
        bench.kernels.come("ana")
        bench.wait(1)
    first = bench.kernels.come("ana", page=False)
    bench.wait(1)
    bench.kernels.come("ana", page=False)
    assert bench.admit("ana") == "room-of-one"  # both may be just opening
    bench.wait(capacity.SECONDS_SURE + 1)
    assert bench.admit("ana") == ""
    assert first not in bench.kernels.owners
    assert away in bench.kernels.owners  # somebody else's stays, though it is older
    assert bench.admit("ben") == ""


def test_one_address_takes_a_class_and_some_more_and_leaves_the_rest_to_others():
    bench = Bench(students=5)
    for number in range(5 + capacity.MORE_THAN_STUDENTS):
        assert bench.admit(f"pupil {number}", "10.0.0.7") == ""
        bench.kernels.come(f"pupil {number}", "10.0.0.7")
    assert bench.admit("one more", "10.0.0.7") == "room-of-address"
    assert bench.admit("ben", "10.0.0.8") == ""
    assert bench.admit("teacher", "10.0.0.7", is_desk=True) == ""


def test_pages_are_opened_one_after_the_other_no_faster_than_anybody_does():
    bench = Bench()
    kernels = bench.kernels
    for _ in range(capacity.OPENED):  # a browser that reloads: the page before it has gone
        assert bench.admit("ana") == ""
        asyncio.run(kernels.end(kernels.come("ana")))
    assert bench.admit("ana") == "room-often"
    assert bench.admit("ben") == ""
    bench.wait(1 / capacity.OPENED_A_SECOND)
    assert bench.admit("ana") == ""


def test_a_class_behind_one_address_opens_its_pages_in_one_minute():
    bench = Bench(students=30)
    assert [bench.admit(f"pupil {number}", "10.0.0.7") for number in range(30)] == [""] * 30


def test_what_is_refused_is_counted():
    bench = Bench()
    for _ in range(MOST_OF_ONE + 2):
        bench.admit("ana")
    assert bench.tally._met == {"pages-of-one": 2}


def test_a_hundred_tabs_at_once_are_not_all_let_in():
    bench = Bench()
    assert sum(bench.admit("ana") == "" for _ in range(100)) == MOST_OF_ONE


def test_memory_is_looked_at_and_told_when_it_gets_short_and_when_there_is_enough(reserve: int):
    bench = Bench(free=PLENTY)
    bench.room.look()
    assert bench.said == []
    bench.left = reserve
    bench.room.look()
    bench.room.look()
    assert bench.said == ["room-memory-told"]
    bench.left = PLENTY
    bench.room.look()
    assert bench.said == ["room-memory-told", "room-memory-again"]
    said = catalogue("en").render(bench.told[0])
    assert said.startswith("Memory is short, 100 MB left.")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts no open files")
def test_the_server_may_open_as_many_files_as_pages_need():
    import resource  # noqa: PLC0415  # Windows has none

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        capacity.open_more_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(before[1], capacity.MOST_FILES) > machine.files_needed(30)
        assert hard == before[1]
        capacity.open_more_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == soft  # never lowered
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def get(url: str, path: str, **cookies: str) -> tuple[int, http.client.HTTPMessage, str]:
    """Ask for a page."""
    connection = http.client.HTTPConnection(str(urlsplit(url).netloc), timeout=SECONDS)
    try:
        shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
        connection.request("GET", path, headers={"Cookie": shown} if shown else {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode(errors="replace")
    finally:
        connection.close()


@pytest.mark.slow
def test_a_server_that_is_short_of_memory_says_so_to_all_who_look(tmp_path: Path):
    """The limit is the machine's own memory: no machine leaves itself a terabyte."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    short = {memory.RESERVE_VARIABLE: "1000000", memory.FORKS_VARIABLE: "0"}
    with serving(command, tmp_path, **short) as lab:
        assert get(lab.url, "/")[0] == 200  # the door needs no kernel
        status, headers, body = get(lab.url, "/reef-survivor/")
        assert (status, headers["Retry-After"]) == (503, "30")
        assert "short of memory. Close lab pages" in re.sub(r"\s+", " ", body)
        assert "Try again" in body
        teacher, _ = make_class(lab, "Ways in need no kernel")
        status, _, _ = get(lab.url, f"/{DESK}", **dict(teacher.cookies.items()))
        assert status == 503  # not even half of the reserve is there
        store = tmp_path / "home" / "reefkit.sqlite"
        aside = store.rename(store.with_name("aside"))
        status, headers, body = get(lab.url, f"/{DESK}", **dict(teacher.cookies.items()))
        assert (status, headers["Retry-After"]) == (503, "30")
        assert "Work cannot be read or saved just now" in body
        aside.rename(store)
        lab.wait_for(r"Memory is short, .* left\. The pages that are open go on")
        names = [
            " ".join(each.cmdline()) for each in psutil.Process(lab.process.pid).children(True)
        ]
        assert not [each for each in names if "ipykernel_launcher" in each]
