"""Kernels end with their pages, wait for those that fell silent, and are not started again."""

from __future__ import annotations

import asyncio
import json
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from reefkit.serve import kernels
from reefkit.serve import server as lab_server
from reefkit.serve.kernels import SECONDS_AWAY, SECONDS_CLOSED, Kernels
from tests.load.wire import Wire
from tests.support.effort import at_length
from tests.support.voila import Served, serving

KERNEL = "01234567-89ab-cdef-0123-456789abcdef"
PATIENCE = 60.0  # seconds on slow cores that others share
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


def test_who_reads_for_long_is_not_ended_and_a_drop_counts_from_the_drop(pages: Pages) -> None:
    pages.kernels.notify_connect(KERNEL)
    assert not pages.is_ended_after(2 * 3600)
    pages.kernels.notify_disconnect(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    pages.kernels.notify_connect(KERNEL)
    assert not pages.is_ended_after(3600)
    pages.kernels.notify_disconnect(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    assert pages.is_ended_after(1)


def test_a_page_that_says_it_goes_is_not_waited_for_unless_another_shows_the_same(
    pages: Pages,
) -> None:
    pages.kernels.notify_connect(KERNEL)
    pages.kernels.notify_connect(KERNEL)
    pages.kernels.notify_disconnect(KERNEL)
    pages.kernels.page_closed(KERNEL)
    assert not pages.is_ended_after(SECONDS_AWAY)
    pages.kernels.notify_disconnect(KERNEL)
    pages.kernels.page_closed(KERNEL)
    assert not pages.is_ended_after(SECONDS_CLOSED - 1)
    assert pages.is_ended_after(1)


def test_a_page_that_never_came_is_waited_for_as_long(pages: Pages) -> None:
    assert not pages.is_ended_after(SECONDS_AWAY - 1)
    assert pages.is_ended_after(1)


def test_the_times_keep_what_is_promised() -> None:
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
    """List the kernels' processes."""
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
    """Ask for a page's kernel, as the page does."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(page.cookies))
    try:
        with opener.open(f"{served.url}api/kernels/{page.kernel}", timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def opened(served: Served) -> Wire:
    """Open the page."""
    return Wire(f"{served.url}page-1/").open()


@pytest.mark.parametrize("way", ["leave", "shut"])
def test_a_closed_page_leaves_no_kernel_with_a_beacon_or_without(short: Served, way: str) -> None:
    page = opened(short)
    assert processes(short)
    assert status(short, page) == 200
    getattr(page, way)()
    assert comes_true(lambda: not processes(short))
    assert comes_true(lambda: status(short, page) == 404)  # it is told of the end a moment later


@at_length
def test_pages_that_came_and_went_leave_no_file_open(short: Served) -> None:
    server = psutil.Process(short.process.pid)
    counts = []
    for _ in range(2):
        opened(short).leave()
        assert comes_true(lambda: not processes(short))
        counts.append(server.num_fds())
    assert comes_true(lambda: server.num_fds() <= counts[0])


@at_length
def test_a_kernel_that_dies_is_not_started_again_and_leaves_nothing(short: Served) -> None:
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


def test_a_page_that_falls_silent_finds_its_kernel_again(short: Served) -> None:
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
def test_one_that_vanished_is_waited_for_for_minutes_and_gone_within_six(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with serving(command, tmp_path, REEFKIT_FORKS="0") as served:
        page = Wire(f"{served.url}reef-survivor/").open()
        page.vanish()
        assert not comes_true(lambda: not processes(served), seconds=240)
        assert comes_true(lambda: not processes(served), seconds=120)
        assert comes_true(lambda: status(served, page) == 404)
