"""Every step of a match fits a school laptop whole, and tablets and phones by scrolling down only."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.fits import does_not_fit, too_small
from tests.browser.hands import Fingers, Mouse
from tests.browser.lesson import OpenPage, Station, new_match, station, walk
from tests.support.browser import axe
from tests.support.conversation import answered
from tests.support.effort import at_length
from tests.support.voila import Served

SEED = 7
# Everything is asked, and round 2 has two cards; the Coral Triangle is open to some only.
ASKED = {"rounds": 2, "predict": "all", "plot_first": "always"}
STEPS = {
    "dwellers",
    "algae",
    "mutations",
    "migration",
    "settlement",
    "catastrophe",
    "survey",
}
SIDEWAYS = """() => {
  const wrong = [];
  for (let up = document.querySelector(".rk-areas"); up; up = up.parentElement)
    if (up.scrollWidth > up.clientWidth + 1) wrong.push(`${up.className || up.nodeName}: ${up.scrollWidth} in ${up.clientWidth}`);
  return wrong;
}"""


def look(page: Page, folder: Path, name: str, wrong: list[str]) -> None:
    """Fail with a picture when something is wrong with a page."""
    if wrong:
        picture = folder / "page.png"
        page.screenshot(path=picture)
        raise AssertionError(f"at {name} (see {picture}):\n" + "\n".join(wrong))


def founded(page: Page, hands: Mouse, check: object) -> None:
    """Choose a board, hold a builder, have the rest placed: set-up in its states."""
    assert callable(check)
    check("set-up, nothing chosen")
    hands.open(
        "choose-fringing-reef"
        if page.locator('[data-key="choose-fringing-reef"]').count()
        else first_board(page)
    )
    check("set-up, a board chosen")
    hands.open("builder-boulder-coral")
    check("set-up, a builder in hand")
    hands.open("surprise")
    check("set-up, all placed")
    hands.press("ready")


def first_board(page: Page) -> str:
    """Give the key of the first board."""
    key = page.locator(".rk-found-board").first.get_attribute("data-key")
    assert key is not None
    return key


def is_over(page: Page) -> bool:
    """Tell whether the match is over."""
    return page.locator('[data-key="final"]').count() > 0


@at_length
def test_every_step_fits_a_school_laptop_and_can_be_read_by_all(
    open_page: OpenPage, lab: Served, tmp_path: Path
) -> None:
    """One match serves both: at each new arrangement the audit is run as well."""
    page = open_page(1366, 620, hanging=True)
    hands = new_match(page, lab.url, SEED, **ASKED)
    founded(page, hands, lambda name: look(page, tmp_path, name, does_not_fit(page)))
    seen: set[Station] = set()
    for here in walk(page, hands, lambda _: is_over(page)):
        look(page, tmp_path, str(here), does_not_fit(page))
        kind = Station(here.screen, "", here.step, here.controls)
        if kind not in seen:
            seen.add(kind)
            axe(page)
    assert {each.step.split("-")[1] for each in seen if each.step} >= STEPS
    for tab in ("final", "ranges", "population", "score", "log"):
        hands.open(f"evidence-{tab}")
        look(page, tmp_path, f"the end, {tab}", does_not_fit(page))
        axe(page)


@at_length
@pytest.mark.parametrize(("width", "height"), [(820, 1180), (390, 800)])
def test_fingers_find_everything_on_tablets_and_phones(
    open_page: OpenPage, lab: Served, tmp_path: Path, width: int, height: int
) -> None:
    page = open_page(width, height, touch=True)

    def check(name: str) -> None:
        answered(page)
        look(page, tmp_path, name, [*page.evaluate(SIDEWAYS), *too_small(page)])

    hands = Fingers(page)
    new_match(page, lab.url, SEED, **{**ASKED, "rounds": 1})
    founded(page, hands, check)
    seen: set[str] = set()
    for here in walk(page, hands, lambda _: is_over(page)):
        if here.step + here.controls not in seen:
            seen.add(here.step + here.controls)
            check(str(here))
    # Turned on its side, the tablet has the evidence beside the board again.
    page.set_viewport_size({"width": height, "height": width})
    for tab in ("ranges", "score", "log"):
        hands.open(f"evidence-{tab}")
        check(f"the end, {tab}")
    assert station(page).screen in {"play", "over"}
