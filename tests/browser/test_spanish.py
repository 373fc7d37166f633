"""A student whose browser asks for Spanish: from the door through a round to a question, and English midway."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asked import make, write
from tests.browser.fits import does_not_fit
from tests.browser.hands import Mouse
from tests.browser.lesson import OpenPage, arrive, at_the_board, new_match, walk
from tests.support.browser import axe, leave
from tests.support.conversation import PATIENCE, answered, listen
from tests.support.effort import at_length
from tests.support.voila import Served, serving

SPANISH = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.5"}


def language(page: Page) -> list[str]:
    """Give the language of the document, of the lab on it, and of what stands round it."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement.lang, document.querySelector(".rk-page").lang,
             document.querySelector('[data-said="lab-lost"]').textContent]"""
    )
    return found


def test_a_student_reads_spanish_from_the_door_to_a_question(
    open_page: OpenPage, lab: Served
) -> None:
    page = open_page()
    page.context.set_extra_http_headers(SPANISH)
    listen(page)
    page.goto(lab.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Haz crecer un arrecife")
    expect(page.get_by_role("listitem").filter(has_text="Sucesión")).to_contain_text("en inglés")
    assert page.locator("html").get_attribute("lang") == "es"
    axe(page)

    page.get_by_role("link", name="Reef Survivor").click()
    hands = Mouse(page)
    page.locator('[data-key="practise"]').wait_for(timeout=PATIENCE)
    lost = "El laboratorio se detuvo en esta página. Lo que jugaste está guardado."
    assert language(page) == ["es", "es", lost]
    hands.open("practise")
    at_the_board(page)
    hands.open(str(page.locator(".rk-found-board").first.get_attribute("data-key")))
    hands.open("surprise")
    hands.press("ready")
    rounds = set()
    for here in walk(page, hands, lambda _: page.locator('[data-key="final"]').count() > 0):
        rounds.add(here.round)
    assert len(rounds) == 1
    assert next(iter(rounds)).startswith("Ronda 1")

    hands.open("language-en")
    expect(page.locator('[data-key="language-es"]')).to_have_text("Español")
    assert language(page)[:2] == ["en", "en"]
    assert language(page)[2] == "The lab has stopped on this page. What you played is kept."
    hands.open("simple-words")
    hands.open("language-es")
    expect(page.locator('[data-key="simple-words"]')).to_have_attribute("aria-pressed", "true")
    assert language(page)[:2] == ["es", "es"]

    hands.open("tab-before")
    hands.open("ask-begin")
    make(page, hands)
    hands.open("ask-send")
    expect(page.locator(".rk-ask-title")).to_be_visible()
    axe(page)

    # The door and another lesson know what was chosen, whatever the browser asks for.
    page.context.set_extra_http_headers({"Accept-Language": "en"})
    page.goto(lab.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Haz crecer un arrecife")
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grow a reef")
    page.goto(f"{lab.url}reef-survivor/")
    page.locator('[data-key="simple-words"]').wait_for(timeout=PATIENCE)
    answered(page)
    assert language(page)[:2] == ["en", "en"]
    assert page.locator('[data-key="simple-words"]').get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("locale", ["es-simple", pytest.param("es", marks=at_length)])
@at_length
def test_every_step_fits_a_school_laptop_in_spanish(
    open_page: OpenPage, lab: Served, locale: str
) -> None:
    page = open_page()
    page.context.add_cookies([{"name": "reefkit-language", "value": locale, "url": lab.url}])
    hands = new_match(page, lab.url, 7, rounds=2, predict="all", plot_first="always")
    wrong: dict[str, object] = {}
    hands.open(str(page.locator(".rk-found-board").first.get_attribute("data-key")))
    wrong |= dict.fromkeys(does_not_fit(page), "a board is chosen")
    hands.open("surprise")
    wrong |= dict.fromkeys(does_not_fit(page), "builders are placed")
    hands.press("ready")
    for here in walk(page, hands, lambda _: page.locator('[data-key="final"]').count() > 0):
        wrong |= dict.fromkeys(does_not_fit(page), here)
    assert wrong == {}


@at_length
def test_a_number_is_typed_as_one_writes_it_in_spanish(open_page: OpenPage, tmp_path: Path) -> None:
    """With a comma, and its unit in Spanish; what is told back is written as it was typed."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with serving([*command, "--language", "es", "--forms", "before-long"], tmp_path) as served:
        page = open_page(hanging=True)
        hands = arrive(page, served.url)
        hands.open("tab-before")
        hands.open("ask-begin")
        field = page.locator('.rk-at-ask [data-act="ask-type"]')
        for number in range(1, page.locator('[data-key^="ask-open-"]').count() + 1):
            hands.open(f"ask-open-{number}")
            if field.count() and field.evaluate("each => each.nodeName") == "INPUT":
                break
        write(page, hands, field, "1,5 juveniles")
        hands.open("ask-send")
        told = page.locator('[data-key^="ask-told-"]')
        expect(field).to_have_value("1,5 juveniles")
        expect(told).to_contain_text("Míralo otra vez")
        write(page, hands, field, "1.0000,5.2")
        hands.open("ask-send")
        expect(told).to_contain_text("No se pudo leer")
        leave(page)  # before its server ends
