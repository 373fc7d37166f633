"""The word that a server asks for, as a student and a teacher meet it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.serve.test_lab_server import command
from tests.support.browser import OpenPage, axe
from tests.support.effort import at_length
from tests.support.teachers import DESK, Browser, make_class
from tests.support.voila import Served, serving

WORD = "kelp-river"
SLOW = 180_000
FORBIDDEN = "403"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("guarded")
    with serving(command("--port", "0", "--network", "--token", WORD), folder) as served:
        served.url = served.url.partition("?")[0]
        yield served


def looks_well(page: Page) -> None:
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for each in page.locator("main input:not([type=hidden]), main button").all():
        box = each.bounding_box()
        assert box is not None
        assert box["height"] >= 44


@at_length
def test_a_student_types_the_word_by_keyboard_and_is_asked_once(
    open_page: OpenPage, guarded: Served, tmp_path: Path
):
    page = open_page(allow=FORBIDDEN)
    page.goto(f"{guarded.url}join/")
    expect(page.get_by_role("textbox", name="Word")).to_be_focused()
    for width, height in ((1366, 620), (768, 1024), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        looks_well(page)
        page.screenshot(path=tmp_path / f"word-{width}.png")
    page.keyboard.type("kelp-rover")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(re.compile("That is not the word"))
    looks_well(page)
    expect(page.get_by_role("textbox", name="Word")).to_be_focused()
    page.keyboard.type("Kelp-River")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Join a class")).to_be_visible()
    assert page.url == f"{guarded.url}join/"
    page.goto(guarded.url)
    expect(page.get_by_role("link", name="Reef Survivor")).to_be_visible()


@at_length
def test_the_wall_shows_the_word_and_its_picture_needs_no_typing(
    open_page: OpenPage, guarded: Served, tmp_path: Path
):
    teacher = Browser(guarded.url)
    teacher.get(f"/?token={WORD}")
    make_class(guarded, browser=teacher)
    page = open_page()
    names = ("reefkit-token", "reefkit-teacher", "reefkit-visitor")
    page.context.add_cookies(
        [{"name": each, "value": teacher.cookies[each], "url": guarded.url} for each in names]
    )
    page.goto(f"{guarded.url}{DESK}", timeout=SLOW)
    page.get_by_role("button", name="Show large").click(timeout=SLOW)
    expect(page.get_by_text(f"It asks for the word {WORD}")).to_be_visible(timeout=SLOW)
    picture = page.locator(".rk-desk-projecting .rk-desk-qr").bounding_box()
    assert picture is not None
    assert picture["y"] + picture["height"] <= 620
    page.screenshot(path=tmp_path / "wall.png")
    # What a phone reads from the picture is another browser's first address.
    found = page.locator(".rk-desk-big-code").inner_text()
    phone = open_page()
    phone.goto(f"{guarded.url}join/{found.replace(' ', '')}/?token={WORD}", timeout=SLOW)
    expect(phone.locator("html[data-rk-open]")).to_be_attached(timeout=SLOW)
    assert "token" not in phone.url
