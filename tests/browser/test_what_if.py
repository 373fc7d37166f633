"""*What if* in the browser, by keyboard: a finished match, one change, one prediction, one look."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from reefkit.match import save
from tests.browser.lesson import OpenPage, arrive
from tests.labs.lesson.test_every_lab import kind_of
from tests.labs.lesson.test_what_if import finished
from tests.support.browser import axe
from tests.support.conversation import PATIENCE, answered
from tests.support.effort import at_length
from tests.support.voila import Served

CHANGES = {
    "succession": "card:snails",
    "climate": "named:warmer",
    "reef": "named:algae-fewer",
    "expanse": "named:bleaching-research",
}
ELSEWHERE = [pytest.param(game, marks=at_length) for game in CHANGES if game != "succession"]
SCROLLS = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", ["succession", *ELSEWHERE])
def test_a_student_asks_what_if_by_keyboard(
    game: str, open_page: OpenPage, lab: Served, tmp_path: Path
) -> None:
    match = tmp_path / "match.jsonl"
    match.write_bytes(save.dump(finished(game)))
    page = open_page(hanging=True)
    page.set_viewport_size({"width": 1366, "height": 620})
    arrive(page, lab.url, kind_of(game).lesson)
    page.locator('[data-key="open-file"]').set_input_files(match)
    button = page.locator('[data-key="final-what-if"]')
    button.wait_for(timeout=PATIENCE)
    answered(page)
    button.focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="what-if-changes"]').select_option(CHANGES[game])
    guess = page.locator('[data-key="what-if-guess-input-higher"]')
    guess.wait_for(timeout=PATIENCE)
    answered(page)
    axe(page)
    guess.focus()
    page.keyboard.press("Space")
    answered(page)
    page.locator('[data-key="what-if-run"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="what-if-verdict"]').wait_for(timeout=PATIENCE)
    answered(page)
    expect(page.locator(".rk-at-what-if .rk-chart").first).to_be_visible()
    assert page.locator('[data-key="what-if-table"] tbody tr').count() > 3
    axe(page)
    for width in (1366, 390):
        page.set_viewport_size({"width": width, "height": 620})
        answered(page)
        assert not page.evaluate(SCROLLS), width
