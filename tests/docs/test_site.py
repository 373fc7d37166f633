"""The site of the docs, and links between pages."""

import ast
import functools
import http.server
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup

from tests.support.browser import OpenPage
from tests.support.families import each_case
from tests.support.tree import ROOT, Page, exists, page, pages, project_files, text_of

BUILT = ROOT / "docs" / "_site"
READ = ("docs/*", "reefkit/*.py", "pyproject.toml")


def _is_fresh() -> bool:
    """Return whether `make docs` has built what stands here now, as `.ci/run` has it do."""
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
    """Return every address that a browser asks for by itself."""
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
        path: {str(each.get("id") or each.get("name")) for each in document.select("[id], a[name]")}
        for path, document in documents.items()
    }
    for path, document in documents.items():
        for each in document.select("a[href]"):
            parts = urlsplit(str(each["href"]))
            if parts.scheme or str(each["href"]) == "#":
                continue
            target = (
                (site / path.parent / unquote(parts.path)).resolve() if parts.path else site / path
            )
            inside = target.relative_to(site.resolve()) if target.is_file() else None
            if inside is None or (
                parts.fragment and unquote(parts.fragment) not in names.get(inside, ())
            ):
                wrong.add((str(path), str(each["href"])))
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
        page: root["lang"]
        for page, document in documents.items()
        if (root := document.html) is not None
    }
    assert {page for page, language in languages.items() if language != "en"} == {
        page for page in documents if page.parts[0] in {"es", "buscar.html"}
    }
    around = documents[Path("es/students/play.html")].select_one(".page-toc")
    assert around is not None
    assert around.get_text(strip=True) == "En esta página"


def test_a_page_leads_to_the_same_in_the_other_language(documents: dict[Path, BeautifulSoup]):
    led = {
        page: Path(*_plain((page.parent / str(link["href"])).parts))
        for page, document in documents.items()
        if (link := document.select_one("a[hreflang]")) is not None
    }
    spanish = {page for page in documents if page.parts[0] == "es"}
    assert spanish <= set(led)
    assert all(led[page] == page.relative_to("es") for page in spanish)
    assert all(led[led[page]] == page for page in led)


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
    page = open_page(width, height, touch=size == "phone")
    for reader in ("teachers", "students", "deployers", "contributors", "reference"):
        page.goto(address)
        page.locator(f'article a[href="{reader}/index.html"]').first.click()
        page.wait_for_url(f"**/{reader}/index.html")
        page.locator("article table a").first.click()
        page.locator("article h1").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, page.url


def test_the_search_works_without_the_internet(address: str, open_page: OpenPage):
    page = open_page(1366, 768)
    page.goto(f"{address}search.html?q=extirpated")
    found = page.locator("#search-results li a").first
    found.wait_for()
    found.click()
    page.locator("article", has_text="xtirpated").wait_for()


def test_a_spanish_page_leads_and_searches_in_spanish(address: str, open_page: OpenPage):
    """Its head has its own pages for teachers and students, and marks what is in English."""
    page = open_page(1366, 768)
    page.goto(f"{address}es/index.html")
    links = page.locator(".bd-header .nav-link")
    leads = {str(each.get_attribute("href")): each.get_attribute("lang") for each in links.all()}
    assert leads["../deployers/index.html"] == "en"
    assert {"teachers/index.html", "students/index.html"} <= {k for k, v in leads.items() if not v}
    page.locator(".search-button__button:visible").first.click()
    field = page.locator("input[name=q]:visible")
    assert str(field.get_attribute("placeholder")).startswith("Buscar")
    field.fill("mesas")
    field.press("Enter")
    found = page.locator("#search-results li a").first
    found.wait_for()
    page.locator("#search-results h2", has_text="Resultados").wait_for()
    found.click()
    page.locator("article", has_text="mesas").wait_for()


# ---- The pages as they are read in the repository: links, pictures, tables of limits and privacy.
# Links, headings and pictures of the pages, as they are read in the repository.

PAGES = pages()
DRAWING = Path("docs/_static/packages.svg")


def target_of(found: Page, link: str) -> Path:
    path = unquote(urlsplit(link).path)
    return Path(os.path.normpath(found.path.parent / path)) if path else found.path


def faults(found: Page) -> list[str]:
    """List the links of a page that lead nowhere, or to a heading that is not there."""
    wrong = []
    for link in (*found.links, *(source for source, _ in found.pictures)):
        parts = urlsplit(link)
        if parts.scheme:
            continue
        target = target_of(found, link)
        if not exists(target) or (
            target.suffix == ".md" and parts.fragment not in {"", *page(target).headings}
        ):
            wrong.append(link)
    return wrong


@each_case("found", PAGES, ids=lambda each: str(each.path))
def test_links_lead_somewhere(found: Page):
    assert faults(found) == []


@each_case("found", PAGES, ids=lambda each: str(each.path))
def test_pictures_say_what_they_show(found: Page):
    assert [source for source, said in found.pictures if len(said) < 8] == []


def test_a_page_has_one_title():
    for found in PAGES:
        if found.path.parts[0] == "docs":
            titles = [
                each for each in found.tokens if each.type == "heading_open" and each.tag == "h1"
            ]
            assert len(titles) == 1, found.path


# ---- Pages in Spanish
SPANISH = Path("docs/es")
READERS = ("docs/students/*", "docs/teachers/*")
IN_SPANISH = [each for each in PAGES if any(map(each.path.match, READERS))]


def levels(found: Page) -> list[str]:
    return [each.tag for each in found.tokens if each.type == "heading_open"]


def leads_to(found: Page) -> set[Path]:
    return {target_of(found, link) for link in found.links if not urlsplit(link).scheme}


def blocks(found: Page) -> list[tuple[str, str]]:
    """Return its blocks: those of words of one's own by their kind alone."""
    own = {"toml"}
    return [(each.info, "" if each.language in own else each.text) for each in found.fences]


def in_spanish(target: Path) -> Path:
    """Return the same page in Spanish; what has none is led to as it is."""
    spanish = SPANISH / os.path.relpath(target, "docs")
    return spanish if exists(spanish) else target


@each_case("found", IN_SPANISH, ids=lambda each: str(each.path))
def test_a_page_is_there_in_spanish(found: Page):
    spanish = page(SPANISH / found.path.relative_to("docs"))
    assert levels(spanish) == levels(found) != []
    assert len(spanish.pictures) == len(found.pictures)
    english = {each for each in leads_to(found) if SPANISH not in each.parents}
    assert leads_to(spanish) == set(map(in_spanish, english))
    assert blocks(spanish) == blocks(found)  # they are run once, in English


def test_a_spanish_page_has_its_english_one():
    here = {each.path.relative_to(SPANISH) for each in PAGES if SPANISH in each.path.parents}
    english = {each.path.relative_to("docs") for each in IN_SPANISH}
    assert here == {Path("index.md")} | english


# ---- Pictures
def names_of_script(source: str) -> re.Pattern[str]:
    """Make a pattern of every name that a script can give a picture."""
    texts, joined = set(), []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value.removesuffix(".png"))
        elif isinstance(node, ast.JoinedStr):
            joined.append(node.values)
    words = "|".join(sorted(re.escape(each) for each in texts if re.fullmatch(r"[a-z0-9]+", each)))
    patterns = [re.escape(each) for each in texts if each]
    for values in joined:
        known = [each.value for each in values if isinstance(each, ast.Constant)]
        if "-" in "".join(map(str, known)):
            patterns.append(
                "".join(
                    re.escape(str(each.value)) if isinstance(each, ast.Constant) else f"(?:{words})"
                    for each in values
                )
            )
    return re.compile("|".join(patterns))


SCRIPTS = [names_of_script(text_of(path)) for path in project_files("tools/pictures/*.py")]
PICTURES = project_files("docs/screens")


@each_case("picture", PICTURES, ids=lambda each: each.name)
def test_every_picture_is_made_by_a_script(picture: Path):
    assert any(script.fullmatch(picture.stem) for script in SCRIPTS)


def test_every_picture_of_a_page_is_one_of_these():
    shown = {target_of(found, source) for found in PAGES for source, _ in found.pictures}
    assert shown - {DRAWING} <= set(PICTURES)


def test_a_picture_that_no_script_makes_is_seen():
    assert not any(
        script.fullmatch(name) for script in SCRIPTS for name in ("drawn-by-hand", "mine")
    )


def test_a_heading_that_is_not_there_is_seen():
    assert page(Path("docs/index.md")).links
    assert "a-server-in-front" in page(Path("docs/deployers/serve.md")).headings
    assert "a-server-behind" not in page(Path("docs/deployers/serve.md")).headings


# The table of limits tells what the code has: each number is looked up where it stands.

PAGE = (ROOT / "docs" / "deployers" / "threat-model.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| [^|]+ \| ([\d.,]+)(?: (KB|MB|GB))? \| `(reefkit[\w.]+)\.([A-Z_]+(?:\.[a-z]+)?)` \|$",
    re.MULTILINE,
)
UNITS = {"": 1, "KB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30}
TABLE = PAGE.partition("## Limits\n")[2].partition("\n## ")[0]


@each_case(("number", "unit", "module", "name"), ROW.findall(TABLE))
def test_a_limit_is_what_the_page_says(number: str, unit: str, module: str, name: str):
    told = float(number.replace(",", "")) * UNITS[unit]
    assert attrgetter(name)(import_module(module)) == told


def test_every_row_of_the_table_is_looked_up():
    assert len(ROW.findall(TABLE)) == TABLE.count("\n| ") - 1 > 20


# The table of what somebody could try names the tests that try it, and they are there.

TRIES = text_of(Path("docs/deployers/attacks.md"))


@functools.cache
def texts_of_tests() -> tuple[str, ...]:
    return tuple(text_of(path) for path in project_files("tests/*.py"))


def is_a_test(named: str) -> bool:
    if "/" in named:
        return (ROOT / named).is_file()
    name, _, case = named.removesuffix("]").partition("[")
    test = re.compile("^def test_" + name.replace("…", r"\w*") + r"\(", re.MULTILINE)
    return any(test.search(each) and (not case or f'"{case}"' in each) for each in texts_of_tests())


def test_whatever_somebody_could_try_a_test_tries():
    rows = [row.strip("| ") for row in TRIES.splitlines() if row.startswith("| ")][1:]
    named = {row: re.findall(r"`(.+?)`", row.rpartition(" | ")[2]) for row in rows}
    assert len(rows) > 60
    assert [row for row, tests in named.items() if not tests] == []
    assert [each for tests in named.values() for each in tests if not is_a_test(each)] == []


@pytest.mark.parametrize(
    "named",
    ["tests/test_none.py", "tests/classroom", "nobody_wrote_it", "a_launch_is_sent_once[no]"],
)
def test_a_test_that_is_not_there_is_seen(named: str):
    assert not is_a_test(named)


# The table of who reads what is typed: every field of every page has its row, and no row is idle.

FIELD = re.compile(r"<(?:textarea|input)\b(?:[^<>{]|\{\{.*?\}\}|\{%.*?%\})*>", re.DOTALL)
NO_TEXT = re.compile(r'type="(?:radio|checkbox|range|file|hidden|\{\{)|<textarea readonly')
NAMED = re.compile(r'(?:data-act|name)="([a-z_-]+)"')

JOINING = "name on joining"
EXPECTED = "names that you add before a class comes"
NAMES = "names at a screen: of players, of who answers"
ME = "note after a survey, *Only me* (what it is unless chosen)"
TEACHER = "note after a survey, *Me and my teacher*"
UNKEPT = "note that is typed and not kept yet"
WORDS = "answer in own words, also in the last questions of *After*"
IDEA = "idea about the question of the lesson, before and after"
NUMBERS = "number, plot or tally that is typed in"
ALONE = (
    "search in the glossary, seed and options of a match, change in *What if*, "
    "levels of an experiment, ends of a range of data"
)
CODES = "word of the server, code to come back, class code, code of a homework reef"
MESSAGE = "your message to the class"
SENTENCE = "your sentence to an answer"
CLASS = "name of the class, your name, names that you give students"
KEY = "key, settings and the link to them, what you type to confirm"

ROWS = {
    "class_join.html": {"code": (CODES,), "": (JOINING,)},
    "lasting_who.html": {"person_name": (NAMES,)},
    "lasting_receipt.html": {"rename": (NAMES,)},
    "door.html": {"quick-name": (NAMES,)},
    "new_match.html": {
        "new-name": (NAMES,),
        "new-member": (NAMES,),
        "new-seed": (ALONE,),
        "new-option": (ALONE,),
    },
    "hook_macros.html": {"idea": (IDEA,)},
    "note_macros.html": {"note": (ME, TEACHER, UNKEPT)},
    "ask_text.html": {"ask-type": (WORDS,)},
    "ask_argument.html": {"ask-write": (WORDS,)},
    "ask_survey.html": {"ask-survey-type": (WORDS,)},
    "ask_number.html": {"ask-type": (NUMBERS,)},
    "plot_macros.html": {"plot-type": (NUMBERS,)},
    "by_hand.html": {"draft-tally": (NUMBERS,)},
    "what_if.html": {"what-if-set": (ALONE,)},
    "experiment.html": {"experiment-set": (ALONE,)},
    "foot.html": {"low": (ALONE,), "high": (ALONE,)},
    "own.html": {"value": (ALONE,)},
    "glossary.html": {"glossary-find": (ALONE,)},
    "lasting_door.html": {"code": (CODES,)},
    "new_seat.html": {"new-code": (CODES,)},
    "homework_side.html": {"code": (CODES,)},
    "landing.html": {"code": (CODES,)},
    "code.html": {"code": (CODES,)},
    "token.html": {"token": (CODES,)},
    "ways-in.html": {
        "code": (CODES,),
        "key": (KEY,),
        "phrase": (KEY,),
        "name": (CLASS,),
        "teacher": (CLASS,),
    },
    "lti-class.html": {"key": (KEY,), "name": (CLASS,)},
    "lti-link.html": {"setting": (KEY,)},
    "desk_classes.html": {"name": (CLASS,)},
    "desk_people.html": {"name": (CLASS, EXPECTED)},
    "desk_person.html": {"name": (CLASS,)},
    "desk_settings.html": {"": (KEY,), "link": (KEY,), "settings-option": (KEY,)},
    "desk_message.html": {"text": (MESSAGE,)},
    "assessment_texts.html": {"mark-say": (SENTENCE,)},
    "exports.html": {"typed": (KEY,), "day": (KEY,), "phrase": (KEY,)},
}
"""The rows of each field, by its template and by its act, or its name where it sends a form."""


def fields(path: Path) -> set[str]:
    found = set()
    for field in FIELD.findall(text_of(path)):
        if not NO_TEXT.search(field):
            acts = re.findall(r'data-act="([a-z_-]+)"', field) or NAMED.findall(field) or [""]
            found.add(acts[0])
    return found


def test_every_field_where_text_is_typed_has_its_row():
    pages = {path: fields(path) for path in project_files("*.html") if path.parts[0] == "reefkit"}
    found = {path.name: names for path, names in pages.items() if names}
    assert found == {name: set(rows) for name, rows in ROWS.items()}


def test_the_table_has_these_rows_and_no_other():
    page = (ROOT / "docs/teachers/privacy.md").read_text(encoding="utf-8")
    table = page.split("## Who reads what is typed")[1].split("## Who can read it")[0]
    rows = re.findall(r"^\| (?!what |---)([^|]+?) \|", table, re.MULTILINE)
    named = {row for of_page in ROWS.values() for found in of_page.values() for row in found}
    assert set(rows) == named
    assert len(rows) == len(set(rows))
