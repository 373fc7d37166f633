"""Scripts and styles: packed once, kept by browsers for as long as they may be, and never stale."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from reefkit.serve import lessons, pages
from reefkit.serve.lessons import HASHED, Shelf, as_sent
from tests.support.voila import Served, VoilaPage

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
