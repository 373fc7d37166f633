"""Real Voila in a process of its own: our lab server, and pages made from a test's own cells."""

import os
import queue
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import nbformat
import psutil
import pytest
from playwright.sync_api import Browser, Page

from reefkit.classroom.store import Store
from reefkit.text import catalogue
from tests.support.browser import OpenPage, answered, listen
from tests.support.tree import ROOT

# Two slow cores that eight others share: what takes two seconds alone may take a minute.
START_SECONDS = 180
STOP_SECONDS = 30
WARM = "reefkit.serve.forks.warm"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)(/\S*)")
OF_PAGES = {"frames", "messages", "states", "unread", "size"}
"""The limits of what a page sends and reads."""
PAGES = "import sys; from tests.support.voila import serve_pages; serve_pages(sys.argv[1])"

OnePage = Callable[..., Page]
"""Called with a cell, and with the screen of its page, it gives a page that is as when it opened."""
VoilaPage = Callable[..., str]
"""Called with the sources of code cells (a cell that begins with ``# `` is code too; markdown is
given as ``markdown=[...]`` and stands first), it gives the address of their page."""


@dataclass
class Served:
    """A server that runs."""

    url: str
    process: subprocess.Popen[str]
    folder: Path
    lines: list[str] = field(default_factory=list)
    heard: threading.Condition = field(default_factory=threading.Condition)
    is_attacked: bool = False
    """Whether a test has met limits on purpose."""

    def wait_for(self, pattern: str) -> str:
        """Return the first group of what the server says, once it has said it."""
        with self.heard:
            self.heard.wait_for(lambda: re.search(pattern, self.log), timeout=START_SECONDS)
        found = re.search(pattern, self.log)
        assert found is not None, f"the server never said {pattern}:\n{self.log}"
        return found.group(found.re.groups and 1)

    @property
    def log(self) -> str:
        return "".join(self.lines)


@contextmanager
def serving(
    command: list[str],
    folder: Path,
    ready: str = "",
    end: signal.Signals = signal.SIGINT,
    **environment: str,
) -> Iterator[Served]:
    """Run a server while the context lasts; it is ready when it has said its address.

    Nothing of it outlives the context: its kernels end with it. It keeps what it writes in
    `folder`. One that has no address is ready when it has said what `ready` is a pattern of.
    `end` asks it to end, Ctrl-C where nothing else is told.
    """
    private = {
        "JUPYTER_DATA_DIR": str(folder / "jupyter"),
        "JUPYTER_CONFIG_DIR": str(folder / "jupyter-config"),
        "JUPYTER_RUNTIME_DIR": str(folder / "jupyter-runtime"),
        "IPYTHONDIR": str(folder / "ipython"),
        "REEFKIT_HOME": str(folder / "home"),
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        # To go through all lessons takes longer than most tests have pages.
        "REEFKIT_REHEARSE": "0",
        "REEFKIT_PACE": os.environ.get("REEFKIT_PACE", "at-once"),  # nobody watches the bots
    }
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=os.environ | private | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    lines: list[str] = []
    heard = threading.Condition()
    said: queue.Queue[str | None] = queue.Queue()

    def listen() -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                with heard:
                    lines.append(line)
                    heard.notify_all()
                if found := re.search(ready, line) if ready else ADDRESS.search(line):
                    said.put(found.group())
        said.put(None)

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    try:
        try:
            url = said.get(timeout=START_SECONDS)
        except queue.Empty:
            url = None
        assert url is not None, f"the server did not start:\n{''.join(lines)}"
        yield Served(url, process, folder, lines, heard)
    finally:
        stop(process, end)
        listener.join(timeout=STOP_SECONDS)


def stop(process: subprocess.Popen[str], end: signal.Signals = signal.SIGINT) -> None:
    """Ask a server to end, and end whatever of it is left then for sure."""
    if process.poll() is None:
        process.send_signal(end)
    try:
        process.wait(timeout=STOP_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def free_ports(count: int) -> list[int]:
    """Find ports that nobody uses, below those that the system gives to whoever connects."""
    found: list[int] = []
    with ExitStack() as held:
        while len(found) < count:
            port = random.randint(10_000, 30_000)  # noqa: S311
            with suppress(OSError):
                held.enter_context(socket.create_server(("127.0.0.1", port)))
                found.append(port)
    return found


@contextmanager
def serving_jupyter(folder: Path, **environment: str) -> Iterator[Served]:
    """Run JupyterLab in a folder whose notebooks it shows, with nobody to sign in."""
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root"]
    (port,) = free_ports(1)
    command += ["--IdentityProvider.token=", f"--ServerApp.port={port}"]
    command += [f"--ServerApp.root_dir={folder}", "--LabApp.expose_app_in_browser=True"]
    # Without a terminal it takes Ctrl-C for an error, and then hangs where kernels run.
    with serving(command, folder, end=signal.SIGTERM, **environment) as served:
        begun = time.monotonic()
        while time.monotonic() < begun + START_SECONDS:  # it says its address before it listens
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield served


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "reefkit", "serve", "--no-browser", *arguments]


def kernels(served: Served) -> list[psutil.Process]:
    """List what runs below a server, but for the process that kernels are forked from."""
    below = psutil.Process(served.process.pid).children(recursive=True)
    running = [each for each in below if each.status() != psutil.STATUS_ZOMBIE]
    # A forked kernel has the warm process's command line, and that process for its parent.
    warm = {
        each.pid for each in running if each.ppid() == served.process.pid and WARM in each.cmdline()
    }
    return [each for each in running if each.pid not in warm]


def serve_pages(folder: str) -> None:
    """Serve every notebook of a folder at ``/<name>/``, by our server and with our template."""
    # In the server's process only: a test run need not wait for Voila's import.
    from reefkit.serve import lessons, server, teachers  # noqa: PLC0415

    class PageHandler(lessons.LessonHandler):
        async def get(self, path: str | None = None) -> None:
            self.notebook_path = f"{path}.ipynb"
            await super().get()

    class PageServer(server.LabServer):
        def init_handlers(self) -> list[server.Route]:
            routes = super().init_handlers()
            _, handler, arguments = self.lesson_route("page", "")
            assert issubclass(PageHandler, handler)
            return [(r"/(page-\d+)/", PageHandler, arguments), *routes]

    server = PageServer.at(teachers.Endpoint(port=0), Path(folder), (), catalogue())
    server.ready = lambda address: print(address, flush=True)  # noqa: T201  # `serving` reads it
    server.start()


@contextmanager
def _attached(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """Attach what a server says during a test to the test's report."""
    before = len(served.lines)
    yield
    said = "".join(served.lines[before:])
    if said:
        request.node.add_report_section("call", "server log", said)


@pytest.fixture(scope="session")
def _page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("pages")
    command = [sys.executable, "-c", PAGES, str(folder)]
    with serving(command, folder) as served:
        yield served


_numbers = count(1)


def published(server: Served, cells: list[str] | Path, markdown: list[str] | None = None) -> str:
    """Publish a notebook, or one that is made of cells; return the address of its page."""
    notebook = nbformat.v4.new_notebook(
        metadata={"kernelspec": {"name": "python3", "display_name": "", "language": "python"}}
    )
    if isinstance(cells, Path):
        notebook = nbformat.read(cells, as_version=4)
    else:
        notebook.cells = [nbformat.v4.new_markdown_cell(each) for each in markdown or []]
        notebook.cells += [nbformat.v4.new_code_cell(each) for each in cells]
    name = f"page-{next(_numbers)}"
    nbformat.write(notebook, server.folder / f"{name}.ipynb")
    return f"{server.url}{name}/"


@pytest.fixture
def voila_page(_page_server: Served, request: pytest.FixtureRequest) -> Iterator[VoilaPage]:
    """Make pages from cells: ``url = voila_page(["from reefkit.widgets import Panel", "…"])``.

    Or from a notebook, by its path.
    """
    with _attached(_page_server, request):
        yield partial(published, _page_server)


@pytest.fixture(scope="module")
def one_page(browser: Browser, _page_server: Served) -> Iterator[OnePage]:
    """Open the page of a cell once for all tests of a module: ``page = one_page(CELL)``.

    A page costs three seconds of processor time. What the cell shows has a button *Anew*, by which
    each test begins as the first did; what went wrong on the page fails the module's last test.
    """
    pages = OpenPage(browser)
    opened: dict[tuple[object, ...], Page] = {}

    def get(cell: str, **screen: Any) -> Page:  # noqa: ANN401  # as one opens a page
        key = (cell, *screen.items())
        page = opened.pop(key, None)
        if page is None:
            page = pages(**screen)
            listen(page)
            page.goto(published(_page_server, [cell]))
        page.emulate_media(media="null")
        page.get_by_role("button", name="Anew").evaluate("each => each.click()")
        answered(page)
        opened[key] = page  # one that did not come, no other test waits for
        return page

    yield get
    pages.close()


@pytest.fixture(scope="session")
def _lab_server(on_disk: Path) -> Iterator[Served]:
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "8900"]
    with serving(command, on_disk, REEFKIT_REHEARSE="1") as served:
        yield served
    # By now it has noted them all. Our own pages, in all of these tests, must never meet one.
    met = limits_met(on_disk / "home" / "reefkit.sqlite")
    assert served.is_attacked or not met.keys() & OF_PAGES, met


def limits_met(place: Path) -> dict[str, int]:
    """Return which limits of a server were met, and how often, by what it noted in its store."""
    with closing(Store.open(str(place))) as store:
        return {each.kind: each.count for each in store.limits.met()}


@pytest.fixture
def lab(_lab_server: Served, request: pytest.FixtureRequest) -> Iterator[Served]:
    """Give our real lab server, with the lessons of the checkout: ``lab.url + "reef-survivor/"``."""
    with _attached(_lab_server, request):
        yield _lab_server


# What a server has kept, read past all our own code.


def database(served: Served) -> Path:
    return served.folder / "home" / "reefkit.sqlite"


def logs(served: Served) -> dict[str, list[str]]:
    """Return the log of every match, by id, the one that was begun first at the front."""
    path = database(served)
    if not path.exists():
        return {}
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        ids = connection.execute("SELECT id FROM matches ORDER BY created").fetchall()
        lines = connection.execute("SELECT match, line FROM entries ORDER BY position").fetchall()
    found: dict[str, list[str]] = {id_: [] for (id_,) in ids}
    for match, line in lines:
        found[match].append(line)
    return found
