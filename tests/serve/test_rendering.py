"""The cells of a page: all that a kernel shows is heard, and a page that is left leaves nothing."""

from __future__ import annotations

import asyncio
import gzip
import socket
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import psutil
import pytest

from reefkit.serve.lessons import with_signs
from tests.support.voila import Served, VoilaPage

SAYS = """
import sys
from IPython.display import HTML, clear_output, display
print("cleared-away"); clear_output(wait=False); print("printed")
handle = display(HTML("<b>shown first</b>"), display_id=True)
handle.update(HTML("<b>shown last</b>"))
HTML("<i>the result</i>")
"""
PATIENCE = 60
SAYS_LATE = """
import time
from IPython.display import HTML
get_ipython().kernel.iopub_thread.schedule(lambda: time.sleep(5))
HTML("<b>shown late</b>")
"""
"""The kernel's reply comes at once, what it shows five seconds after."""


@pytest.fixture
def page_server(_page_server: Served) -> Served:
    return _page_server


def read(url: str, **headers: str) -> tuple[str, str]:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:  # noqa: S310
        packed = answer.headers.get("Content-Encoding", "")
        content = answer.read()
    return packed, (gzip.decompress(content) if packed else content).decode()


def test_all_that_a_cell_shows_is_on_the_page(voila_page: VoilaPage) -> None:
    url = voila_page([SAYS, "1 / 0", "print('never-run')"], markdown=["# A heading"])
    packed, html = read(url, **{"Accept-Encoding": "gzip"})
    assert packed == "gzip"
    for shown in (
        "printed",
        "shown last",
        "the result",
        "A heading",
        "There was an error when executing",
    ):
        assert shown in html
    for hidden in ("cleared-away", "shown first", "never-run", "ZeroDivisionError"):
        assert hidden not in html
    assert html.rstrip().endswith("</html>")


def test_what_comes_late_in_a_crowd_is_on_the_page_too(voila_page: VoilaPage) -> None:
    assert "shown late" in read(voila_page([SAYS_LATE]))[1]


def test_a_browser_that_cannot_unpack_gets_the_page_plain(voila_page: VoilaPage) -> None:
    packed, html = read(voila_page(["print('printed')"]), **{"Accept-Encoding": "identity"})
    assert packed == ""
    assert "printed" in html
    assert html.rstrip().endswith("</html>")


def test_a_notebook_that_was_changed_is_read_again(
    voila_page: VoilaPage, page_server: Served
) -> None:
    url = voila_page(["print('as it was')"])
    assert "as it was" in read(url)[1]
    notebook = page_server.folder / f"{urlsplit(url).path.strip('/')}.ipynb"
    before = notebook.stat().st_mtime_ns
    notebook.write_text(notebook.read_text().replace("as it was", "as it is"))
    while notebook.stat().st_mtime_ns == before:  # a file system may count in coarse steps
        notebook.touch()
    assert "as it is" in read(url)[1]


def runs(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:  # it ended since it was listed
        return False


def test_the_kernel_of_a_page_that_was_left_ends(
    voila_page: VoilaPage, page_server: Served
) -> None:
    def kernels() -> set[int]:
        found = psutil.Process(page_server.process.pid).children(recursive=True)
        return {each.pid for each in found if runs(each)}

    def until(*, holds: bool) -> bool:
        end = time.monotonic() + PATIENCE
        while bool(kernels() - before) is not holds and time.monotonic() < end:
            time.sleep(0.05)
        return bool(kernels() - before) is holds

    url = urlsplit(voila_page(["import time; time.sleep(600)"]))
    before = kernels()
    with socket.create_connection((url.hostname or "", url.port or 0)) as browser:
        browser.sendall(f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\n\r\n".encode())
        assert browser.recv(100).startswith(b"HTTP/1.1 200")
        assert until(holds=True)
    assert until(holds=False)


async def slowly(pieces: list[str | asyncio.Event]) -> AsyncIterator[str]:
    for each in pieces:
        if isinstance(each, str):
            yield each
        else:
            await each.wait()


async def read_all(pieces: AsyncIterator[str], wake: asyncio.Event, sign: str) -> list[str]:
    found = []
    async for each in with_signs(pieces, 0.01, sign):
        found.append(each)
        if each == sign:
            wake.set()
    return found


def test_a_sign_is_sent_into_a_long_silence_and_pieces_come_together() -> None:
    async def run() -> list[str]:
        wake = asyncio.Event()
        return await read_all(slowly(["a", "b", wake, "c", "d"]), wake, "still")

    found = asyncio.run(run())
    assert found[0] == "ab"
    assert found[1] == "still"
    assert "".join(found).replace("still", "") == "abcd"


def test_what_fails_while_it_is_made_is_not_taken_for_the_end() -> None:
    async def failing() -> AsyncIterator[str]:
        yield "a"
        raise ValueError("no more")

    async def run() -> list[str]:
        return [each async for each in with_signs(failing(), 10, "")]

    with pytest.raises(ValueError, match="no more"):
        asyncio.run(run())
