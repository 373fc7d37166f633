"""What the server renders: pages and their cells, scripts and styles, packed and never stale."""

import asyncio
import gzip
import os
import re
import socket
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import AsyncIterator
from email.message import Message
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.resumable import RememberedPeople
from reefkit.serve import lessons, pages
from reefkit.serve.landing import Landing
from reefkit.serve.lessons import HASHED, Shelf, as_sent, with_signs
from reefkit.serve.pages import (
    Beginning,
    Lesson,
    PageRest,
    Pages,
    find_lessons,
    lessons_folder,
    takes_packed,
)
from reefkit.text import catalogue
from reefkit.widgets.art import art
from tests.support.voila import Served, VoilaPage

# What the server renders itself: each lesson's page has the drawings that it needs, and no more.

LESSONS = find_lessons(lessons_folder())


def drawn(html: str) -> set[str]:
    return set(re.findall(r'<symbol id="rk-org-([a-z0-9-]+)"', html))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.name)
def test_a_lesson_is_sent_the_drawings_of_its_own_game(lesson: Lesson) -> None:
    html = Pages(catalogue(), "/").prelude(lesson.name, {}, lesson.declared.games)
    games = lesson.declared.games
    every = {
        path.removesuffix("/art.toml"): set(game.organisms) for path, game in art().games.items()
    }
    shared = set(art().board.organisms)
    own = set(every) if games is None else set(games)
    assert drawn(html) == shared.union(*(every[each] for each in own))
    assert lesson.declared.teachers is (games is None)


def test_the_door_is_sent_what_it_shows() -> None:
    html = Landing(Pages(catalogue(), "/"), LESSONS).render(RememberedPeople(), None)
    shown = set(re.findall('href="#rk-org-([a-z0-9-]+)"', html))
    assert shown >= {name for each in LESSONS for name in each.declared.organisms}
    assert drawn(html) == shown | {"unknown"}
    assert len(drawn(html)) < len(art().organisms) / 2


# Pages are sent packed: what never changes once for all, and a browser reads each piece as it comes.

GZIP = 16 + zlib.MAX_WBITS


@given(st.binary(max_size=3000), st.lists(st.binary(max_size=500), max_size=5))
def test_a_page_is_whole_when_unpacked(begins: bytes, pieces: list[bytes]) -> None:
    beginning = Beginning(begins)
    for _ in range(2):  # the second page goes on from the same beginning
        rest = PageRest(beginning)
        sent = beginning.packed + b"".join(rest.add(each) for each in pieces) + rest.end()
        assert gzip.decompress(sent) == begins + b"".join(pieces)


def test_each_piece_can_be_read_before_the_next_is_there() -> None:
    beginning = Beginning(b"<p>It is loading.</p>" * 50)
    rest = PageRest(beginning)
    unpacker = zlib.decompressobj(GZIP)
    assert unpacker.decompress(beginning.packed) == beginning.plain
    assert unpacker.decompress(rest.add(b"<p>Here it is.</p>")) == b"<p>Here it is.</p>"
    assert not unpacker.eof
    assert unpacker.decompress(rest.end()) == b""
    assert unpacker.eof
    assert len(beginning.packed) < len(beginning.plain) / 10


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br", True),
        ("deflate, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000, br", False),
        ("br", False),
        ("", False),
        ("*", False),
    ],
)
def test_only_who_takes_it_is_sent_what_is_packed(accepted: str, *, takes: bool) -> None:
    assert takes_packed(accepted) is takes


# Scripts and styles: packed once, kept by browsers for as long as they may be, and never stale.

SCRIPT = "export const reef = 'coral';\n" * 100


@pytest.fixture
def page_server(_page_server: Served) -> Served:
    return _page_server


def ask(url: str, **headers: str) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:  # noqa: S310
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_the_first_folder_that_has_a_file_gives_it(tmp_path: Path) -> None:
    for folder, said in (("one", "first"), ("two", "second")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.js").write_text(said)
    (tmp_path / "two" / "b.js").write_text("only here")
    (tmp_path / "secret.js").write_text("of nobody")
    shelf = Shelf([str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "absent")])

    async def content(name: str) -> bytes | None:
        found = await shelf.find(name)
        return None if found is None else found.content

    assert asyncio.run(content("a.js")) == b"first"
    assert asyncio.run(content("b.js")) == b"only here"
    for name in ("c.js", "../secret.js", "x/../../secret.js", str(tmp_path / "secret.js"), ""):
        assert asyncio.run(content(name)) is None


def test_a_file_is_packed_once_for_all_who_ask_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def count(name: str, content: bytes) -> lessons.Asset:
        made.append(name)
        return as_sent(name, content)

    monkeypatch.setattr(lessons, "as_sent", count)
    script = tmp_path / "a.js"
    script.write_text(SCRIPT)
    shelf = Shelf([str(tmp_path)])

    async def together() -> list[lessons.Asset | None]:
        found = await asyncio.gather(*(shelf.find("a.js") for _ in range(30)))
        again = await shelf.find("a.js")
        script.write_text(SCRIPT.upper())
        os.utime(script, ns=(1, 1))
        return [*found, again, await shelf.find("a.js")]

    *found, changed = asyncio.run(together())
    assert made == ["a.js"] * 2
    assert {each.content for each in found if each} == {SCRIPT.encode()}
    assert changed is not None
    assert changed.content == SCRIPT.upper().encode()
    assert changed.packed is not None
    assert gzip.decompress(changed.packed) == changed.content
    assert changed.mark != getattr(found[0], "mark", "")


def test_only_what_becomes_smaller_is_packed() -> None:
    assert as_sent("a.js", SCRIPT.encode()).packed is not None
    assert as_sent("a.js", b"short").packed is None
    assert as_sent("a.woff2", SCRIPT.encode()).packed is None
    assert as_sent("a.mjs", b"").kind.startswith("text/javascript")


def test_another_library_has_another_address(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("one")
    before = Shelf([str(tmp_path)]).version
    assert Shelf([str(tmp_path)]).version == before
    (tmp_path / "a.js").write_text("other")
    assert Shelf([str(tmp_path)]).version != before


def test_what_a_page_loads_is_packed_and_kept_for_good(
    voila_page: VoilaPage, page_server: Served
) -> None:
    _, _, page = ask(voila_page(["1"]))
    found = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css)[^"]*)"', page.decode())
    assert any("/voila.js" in each for each in found)
    for path in found:
        status, headers, packed = ask(
            page_server.url.rstrip("/") + path, **{"Accept-Encoding": "gzip"}
        )
        assert status == 200
        assert "immutable" in headers["Cache-Control"], path
        _, plain_headers, plain = ask(page_server.url.rstrip("/") + path)
        assert "Content-Encoding" not in plain_headers
        if headers["Content-Encoding"] == "gzip":
            assert headers["Vary"] == "Accept-Encoding"
            assert gzip.decompress(packed) == plain
        else:
            assert len(plain) < pages.LEAST


def test_what_may_change_is_asked_for_again_and_sent_when_it_has(page_server: Served) -> None:
    url = f"{page_server.url}voila/static/voila.js"
    status, headers, _ = ask(url)
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    status, _, content = ask(url, **{"If-None-Match": headers["Etag"]})
    assert (status, content) == (304, b"")
    assert ask(url, **{"If-None-Match": '"another"'})[0] == 200
    assert ask(f"{page_server.url}voila/static/0123456789ab/voila.js")[0] == 404


@pytest.mark.parametrize(
    ("name", "is_hashed"),
    [("x/remoteEntry.698dcaf7.js", True), ("x/84.09c61a35dce1705f.js", True), ("voila.js", False)],
)
def test_a_name_with_its_content_is_known(name: str, *, is_hashed: bool) -> None:
    assert bool(HASHED.search(name)) is is_hashed


# The cells of a page: all that a kernel shows is heard, and a page that is left leaves nothing.

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
