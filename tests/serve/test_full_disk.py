"""A disk that fills up under a real server: logged, counted, shown, until a write succeeds again."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bench.load.wire import Wire
from tests.serve.test_instances import figures
from tests.support.faults import full_disk
from tests.support.teachers import Browser
from tests.support.voila import Served, command, serving

pytestmark = pytest.mark.slow

FULL, AGAIN = "There is no room left", "Work is saved again"
MEGABYTE = 1 << 20
SECONDS_TO_SAY = 5
"""Seconds within which a failed save of a page is reported: less than between two writes of the
server itself."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[tuple[Served, Callable[[], None], Path]]:
    """Serve from a small disk; give the server, what fills the disk, and its folder."""
    with ExitStack() as stack:
        folder = tmp_path / "disk"
        fill = stack.enter_context(full_disk(folder))
        given = command("--port", "0", "--log", "-")
        served = stack.enter_context(
            serving(given, tmp_path, REEFKIT_DATABASE=str(folder / "work.sqlite"))
        )
        yield served, fill, folder


def says_unsaved(page: Wire) -> bool:
    """Return whether a page's header says that its work is not saved."""
    return any("Not saved" in str(state.get("html")) for state in page.states.values())


def within(seconds: float, holds: Callable[[], object]) -> bool:
    until = time.monotonic() + seconds
    while not (found := holds()) and time.monotonic() < until:
        time.sleep(0.1)
    return bool(found)


def is_full(served: Served) -> bool:
    """Return whether the server says so wherever it can: at the terminal, in figures, to a proxy."""
    ready = Browser(served.url).get("health/ready")
    now = figures(served)
    counted = now["reefkit_store_errors_total"] > 0 and now["reefkit_store_works"] == 0
    assert now["reefkit_store_free_bytes"] < MEGABYTE
    return FULL in served.log and counted and (ready.status, ready.body) == (503, "store")


def test_a_full_disk_is_reported_from_the_first_failed_save(
    disk: tuple[Served, Callable[[], None], Path],
) -> None:
    served, fill, folder = disk
    page = Wire(f"{served.url}reef-survivor/").open()
    with closing(sqlite3.connect(folder / "work.sqlite")) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the log has no pages to write over
    fill()
    page.act("whole", "quick-start", {})
    assert within(SECONDS_TO_SAY, lambda: says_unsaved(page))
    assert within(SECONDS_TO_SAY, lambda: is_full(served)), served.log
    errors = figures(served)["reefkit_store_errors_total"]
    time.sleep(12)  # the page tries again, and so does the server
    assert AGAIN not in served.log
    # As lines of the terminal, and as details.
    assert len([line for line in served.lines if FULL in line]) == 2
    assert is_full(served)
    assert figures(served)["reefkit_store_errors_total"] > errors
    (folder / "filler").unlink()
    assert within(30, lambda: AGAIN in served.log)
    assert Browser(served.url).get("health/ready").status == 200
    assert within(10, lambda: not says_unsaved(page))
    time.sleep(5)
    assert len([line for line in served.lines if AGAIN in line]) == 2
    page.leave()


def test_a_page_that_opens_on_a_full_disk_reports_it_before_play(
    disk: tuple[Served, Callable[[], None], Path],
) -> None:
    served, fill, _ = disk
    fill()
    page = Wire(f"{served.url}succession/").open()
    assert within(SECONDS_TO_SAY, lambda: is_full(served)), served.log
    page.leave()
