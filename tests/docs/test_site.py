"""The built site: nothing from outside, no dead link, and a search that works without the internet."""

import functools
import http.server
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup

from tests.support.browser import OpenPage
from tests.support.tree import ROOT, project_files

BUILT = ROOT / "docs" / "_site"
READ = ("docs/*", "reefkit/*.py", "pyproject.toml")


def _is_fresh() -> bool:
    """Tell whether `make docs` has built what stands here now, as `.ci/run` has it do."""
    index = BUILT / "searchindex.js"
    latest = max((ROOT / path).stat().st_mtime for path in project_files(*READ))
    return index.exists() and index.stat().st_mtime > latest


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if _is_fresh():
        return BUILT
    built = tmp_path_factory.mktemp("site")
    given = ["--builder", "html", "--fail-on-warning", "--quiet", "-d", str(built / "kept")]
    command = [sys.executable, "-m", "sphinx", *given, "docs", str(built / "html")]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return built / "html"


@pytest.fixture(scope="module")
def documents(site: Path) -> dict[Path, BeautifulSoup]:
    found = {
        page.relative_to(site): BeautifulSoup(page.read_text(encoding="utf-8"), "html.parser")
        for page in site.rglob("*.html")
        if "_static" not in page.parts
    }
    assert len(found) > 20
    return found


def loads(document: BeautifulSoup) -> set[str]:
    """Give every address that a browser asks for by itself."""
    found = {str(each["src"]) for each in document.select("[src]")}
    found |= {str(each["href"]) for each in document.select("link[href]")}
    styles = " ".join(each.get_text() for each in document.select("style"))
    return found | set(re.findall(r"url\([\"']?([^)\"']+)", styles))


def test_no_page_loads_from_outside(documents: dict[Path, BeautifulSoup]):
    wrong = {
        (str(page), address)
        for page, document in documents.items()
        for address in loads(document)
        if urlsplit(address).scheme in {"http", "https"} or address.startswith("//")
    }
    assert wrong == set()


def test_no_link_is_dead(site: Path, documents: dict[Path, BeautifulSoup]):
    wrong = set()
    names = {
        page: {str(each.get("id") or each.get("name")) for each in document.select("[id], a[name]")}
        for page, document in documents.items()
    }
    for page, document in documents.items():
        for each in document.select("a[href]"):
            parts = urlsplit(str(each["href"]))
            if parts.scheme or str(each["href"]) == "#":
                continue
            target = (
                (site / page.parent / unquote(parts.path)).resolve() if parts.path else site / page
            )
            inside = target.relative_to(site.resolve()) if target.is_file() else None
            if inside is None or (
                parts.fragment and unquote(parts.fragment) not in names.get(inside, ())
            ):
                wrong.add((str(page), str(each["href"])))
    assert wrong == set()


def test_every_page_is_in_the_menu(documents: dict[Path, BeautifulSoup]):
    """From the first page every page of Markdown is reached by following links."""
    reached, waiting = set(), [Path("index.html")]
    while waiting:
        page = waiting.pop()
        if page in reached or page not in documents:
            continue
        reached.add(page)
        for each in documents[page].select("a[href]"):
            path = unquote(urlsplit(str(each["href"])).path)
            if path and not urlsplit(str(each["href"])).scheme:
                waiting.append(Path(*_plain((page.parent / path).parts)))
    written = {path.relative_to("docs").with_suffix(".html") for path in project_files("docs/*.md")}
    assert written - reached == set()


def test_a_page_says_in_which_language_it_is(documents: dict[Path, BeautifulSoup]):
    languages = {
        page.stem: root["lang"]
        for page, document in documents.items()
        if page.parts[0] == "students" and (root := document.html) is not None
    }
    assert languages == dict.fromkeys(["index", "play", "charts", "kept"], "en") | {
        "en-espanol": "es"
    }


def _plain(parts: tuple[str, ...]) -> list[str]:
    kept: list[str] = []
    for part in parts:
        if part == "..":
            kept = kept[:-1]
        elif part != ".":
            kept.append(part)
    return kept


# ---- In a browser
class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128  # a browser opens several connections to a page at once


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Serve the site, for longer than any page is open: one may still load while its test ends."""
    handler = functools.partial(_Quiet, directory=str(site))
    with _Server(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


SIZES = {"laptop": (1366, 768), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES)
def test_each_reader_finds_their_page(address: str, open_page: OpenPage, size: str):
    """Nothing is asked of the internet, and no page is wider than the window."""
    width, height = SIZES[size]
    page = open_page(width, height, touch=size == "phone", hanging=True)
    for reader in ("teachers", "students", "deployers", "contributors", "reference"):
        page.goto(address)
        page.locator(f'article a[href="{reader}/index.html"]').first.click()
        page.wait_for_url(f"**/{reader}/index.html")
        page.locator("article table a").first.click()
        page.locator("article h1").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, page.url


def test_the_search_works_without_the_internet(address: str, open_page: OpenPage):
    page = open_page(1366, 768, hanging=True)
    page.goto(f"{address}search.html?q=extirpated")
    found = page.locator("#search-results li a").first
    found.wait_for()
    found.click()
    page.locator("article", has_text="xtirpated").wait_for()
