"""What holds for every test: the fixtures for real tools, and how hard Hypothesis tries."""

import gc
import os
import shutil
import tempfile

# Read by what is imported below, and by servers and kernels.
os.environ["REEFKIT_STRICT_PAGES"] = "1"

from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import bs4.builder._htmlparser
import comm
import ipykernel.ipkernel  # noqa: F401  # it has widgets speak to its kernel once it is imported
import pytest
from hypothesis import HealthCheck, settings

from reefkit.classroom.store.database import Database
from reefkit.text.csv_files import use_separator
from tests.support.effort import PROOF

pytest_plugins = [
    "pytester",
    "tests.support.machine",
    "tests.support.browser",
    "tests.support.kernels",
    "tests.support.postgres",
    "tests.support.voila",
]

# Here no kernel runs: whichever test imports one first, widgets go on as they do without.
comm.create_comm, comm.get_comm_manager = comm._create_comm, comm._get_comm_manager

# No test asks on which line of a page an element stands: counting them takes a third of a parse.
bs4.builder._htmlparser.HTMLParserTreeBuilder.TRACKS_LINE_NUMBERS = False

# No deadline an example: two shared cores are no stopwatch, and bench/ holds the times.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=20,
    stateful_step_count=30,
    # On a shared machine a run must give what it gave before; at home it looks at new cases.
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "proof",
    parent=settings.get_profile("default"),
    max_examples=100,
    stateful_step_count=60,
    derandomize=False,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# Tests keep millions of objects (below); to look through them after every 700 new ones, as Python
# does unasked, took a third of the labs' tests' time.
gc.set_threshold(200_000, 20, 50)

MEMORY = "/dev/shm"  # noqa: S108  # where Linux keeps files in memory


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Write temporary files to memory where there is room, but to the disk in `make proof`.

    A store waits for the disk at every commit. `on_disk` (tests.support.machine) is a folder there.
    """
    os.environ.setdefault("REEFKIT_DISK", tempfile.gettempdir())
    if not PROOF and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 4 << 30:
        tempfile.tempdir = os.environ["TMPDIR"] = MEMORY


SLOW = {"at_school", "browser", "kernel", "site", "_lab_server", "_page_server"}
"""Fixtures that start something beside the tests; `make test` needs none of them."""


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what uses one of them as slow by nature."""
    for item in items:
        if SLOW & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


OPEN_FILES, MOST_FILES = Path("/proc/self/fd"), 100


@pytest.fixture(scope="module", autouse=True)
def left_alone() -> Iterator[None]:
    """Take what earlier modules left (kept matches, content) out of the collector's rounds.

    A process that has run thousands of tests holds millions of objects; looking at each of them
    again and again made tests that take 3 seconds alone take 20. No module leaves files open:
    `select` fails from the 1,024th on.
    """
    gc.freeze()  # of what has survived the last module's round
    yield
    _opened.clear()
    gc.collect()  # what it left open is told in its last test, not in whichever comes next
    if OPEN_FILES.exists():
        assert len(list(OPEN_FILES.iterdir())) < MOST_FILES


_opened: WeakSet[Database] = WeakSet()
_open = Database.__init__


def _open_and_note(self: Database, *given: object) -> None:
    _open(self, *given)  # type: ignore[arg-type]
    _opened.add(self)


Database.__init__ = _open_and_note  # type: ignore[method-assign]


@pytest.fixture(autouse=True)
def tables_with_commas() -> Iterator[None]:
    """Forget the sign between cells that the reader of a test's page chose."""
    yield
    use_separator("comma")


@pytest.fixture(autouse=True)
def databases_closed() -> Iterator[None]:
    """Close what its module has opened; a page that outlives a test opens its database again.

    The pages of the labs' tests are never left, and ipywidgets keeps every widget: a process that
    tests them all had 1,500 files open.
    """
    yield
    for database in list(_opened):
        database.close()
