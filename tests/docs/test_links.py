"""Links, headings and pictures of the pages, as they are read in the repository."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.support.pages import Page, exists, page, pages
from tests.support.tree import project_files, text_of

PAGES = pages()
SCREENS = Path("docs/screens")


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


@pytest.mark.parametrize("found", PAGES, ids=lambda each: str(each.path))
def test_links_lead_somewhere(found: Page):
    assert faults(found) == []


@pytest.mark.parametrize("found", PAGES, ids=lambda each: str(each.path))
def test_pictures_say_what_they_show(found: Page):
    assert [source for source, said in found.pictures if len(said) < 8] == []


def test_a_page_has_one_title():
    for found in PAGES:
        if found.path.parts[0] == "docs":
            titles = [
                each for each in found.tokens if each.type == "heading_open" and each.tag == "h1"
            ]
            assert len(titles) == 1, found.path


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


SCRIPTS = [names_of_script(text_of(path)) for path in project_files("tests/browser/screens*.py")]
PICTURES = project_files("docs/screens")


@pytest.mark.parametrize("picture", PICTURES, ids=lambda each: each.name)
def test_every_picture_is_made_by_a_script(picture: Path):
    assert any(script.fullmatch(picture.stem) for script in SCRIPTS)


def test_every_picture_of_a_page_is_one_of_these():
    all_of_them = [(found, source) for found in PAGES for source, _ in found.pictures]
    # A badge is its service's own picture; the site, which loads nothing from outside, has none.
    outside = [found.path for found, source in all_of_them if urlsplit(source).scheme]
    assert [path for path in outside if path.parts[0] == "docs"] == []
    shown = {target_of(*each) for each in all_of_them if not urlsplit(each[1]).scheme}
    assert {each for each in shown if each.parent != SCREENS} == set()
    assert shown <= set(PICTURES)


def test_a_picture_that_no_script_makes_is_seen():
    assert not any(
        script.fullmatch(name) for script in SCRIPTS for name in ("drawn-by-hand", "mine")
    )


def test_a_heading_that_is_not_there_is_seen():
    assert page(Path("docs/index.md")).links
    assert "a-server-in-front" in page(Path("docs/deployers/threat-model.md")).headings
    assert "a-server-behind" not in page(Path("docs/deployers/threat-model.md")).headings
