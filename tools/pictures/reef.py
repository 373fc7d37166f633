"""Pictures of the lab for the README and the docs: ``python -m tools.pictures.reef``.

A match is played on the published page, and every phase is kept as a small picture in
``docs/screens/``. Look at them before they are committed. With ``--language es --folder …`` the
same in another language, to look at.

``--every climate --folder …`` makes others, to look at alone: all that a lesson shows, phase by
phase, in five sizes of a window; what does not fit is told.
"""

import argparse
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.hands import Mouse, answer_all, make
from tests.browser.lesson import arrive, asks, new_match, set_up, station, walk
from tests.browser.players import ClimatePlayer, ExpansePlayer, Player, SuccessionPlayer
from tests.labs.reef.student import Student
from tests.support.browser import PATIENCE, answered, listen
from tools.pictures.studio import FOLDER, SIZE, keep, keep_plain, keep_sizes, studio

MOST_DECISIONS = 600
WANTED_ROUND = "3"
PHASES = {
    "dwellers": "1a-dwellers",
    "algae": "1b-algae",
    "mutations": "1c-mutations",
    "triangle": "2b-triangle",
    "migration": "2c-trade",
    "settlement": "2d-settle",
    "survey": "4-survey",
}
"""Phases of a round, and what their pictures are called."""
BESIDE = {"tab-how": "7-how", "tab-glossary": "7-glossary", "saved": "7-saved"}
"""What leads to the pages beside the match, and what their pictures are called."""


def play(page: Page, folder: Path) -> None:
    """Play a whole match, and keep what each phase of a middle round looks like."""
    hands = Mouse(page)
    student = Student(hands)
    seen: set[str] = set()
    for _ in range(MOST_DECISIONS):
        answered(page)
        if page.locator('[data-key="final"]').count():
            keep(page, "5-the-end", folder)
            return
        before = hands.look()
        _keep_phase(page, seen, folder)
        if not student.decide():
            hands.wait_for_change(before)
    raise RuntimeError("the match did not end")


def _keep_phase(page: Page, seen: set[str], folder: Path) -> None:
    now = page.locator(".rk-step-now")
    if not now.count():
        return
    said = re.search(r"\d+", page.locator(".rk-round").inner_text())
    if said is None or said.group() != WANTED_ROUND:
        return
    phase = str(now.first.get_attribute("data-key")).split("-")[1]
    name = PHASES.get(phase, "")
    if phase == "catastrophe":
        name = "3-predict" if page.locator('[data-act="predict"]').count() else "3-reveal"
        if page.locator('[data-act="reveal-all"]').count():
            return  # the reveal has not begun: its picture comes when all is shown
    if name and name not in seen:
        seen.add(name)
        keep(page, name, folder)


def look_back(page: Page, folder: Path) -> None:
    """Keep what a match that is over leads to: its replay, one thing changed, and the pages beside it."""
    hands = Mouse(page)
    hands.open("final-replay")
    page.locator('[data-key="replay-slider"]').fill("160")
    keep(page, "5-replay", folder)
    hands.open("replay-what-if")
    keep(page, "5-what-if", folder)
    change = page.locator('[data-key="what-if-changes"] optgroup').first.locator("option").first
    page.locator('[data-key="what-if-changes"]').select_option(change.get_attribute("value"))
    answered(page)
    page.locator('[data-key="what-if-guess-input-higher"]').check()
    keep(page, "5-what-if-predicted", folder)
    page.locator('[data-act="what-if-run"]').click()
    page.locator('[data-key="what-if-verdict"]').wait_for(timeout=PATIENCE)
    keep(page, "5-what-if-told", folder)
    for beside, name in BESIDE.items():
        hands.open(beside)
        keep(page, name, folder)
    hands.open("tab-play")


def ask(page: Page, part: str, number: str, folder: Path) -> None:
    """Keep the first screen of *Before* or *After*, a question, its verdict and the result."""
    hands = Mouse(page)
    hands.open(f"tab-{part}")
    keep(page, f"{number}-{part}", folder)
    hands.open("ask-begin")
    keep(page, f"{number}-{part}-question", folder)
    if part == "after":
        hands.open("ask-open-3")
    make(page, hands)
    hands.open("ask-send")
    keep(page, f"{number}-{part}-told", folder)
    hands.open("ask-open-1")
    answer_all(page, hands)
    hands.open("ask-end")
    if page.locator('[data-key="ask-end-now"]').count():
        hands.open("ask-end-now")
    keep(page, f"{number}-{part}-result", folder)
    hands.open("tab-play")


def show(page: Page, url: str, folder: Path) -> None:
    """Keep a match from the labs' door to the questions after it."""
    listen(page)
    page.goto(url)
    keep_plain(page, "landing", folder)
    page.goto(url + "reef-survivor/")
    page.locator('[data-key="quick-start"]').wait_for(timeout=PATIENCE)
    keep(page, "0-door", folder)
    ask(page, "before", "0", folder)
    page.locator('[data-key="door-new"]').click()
    keep(page, "0-new-match", folder)
    page.locator('[data-act="new-begin"]').click()
    answered(page)
    page.locator('[data-key="choose-barrier-reef"]').click()
    answered(page)
    page.locator('[data-key="builder-finger-coral"]').click()
    keep(page, "0-set-up", folder)
    page.locator('[data-key="surprise"]').click()
    answered(page)
    play(page, folder)
    look_back(page, folder)
    ask(page, "after", "6", folder)
    page.goto(url)
    keep_plain(page, "landing-continue", folder)


def show_spanish(page: Page, url: str, folder: Path) -> None:
    """Keep one page in Spanish: a prediction."""
    page.context.add_cookies([{"name": "reefkit-language", "value": "es", "url": url}])
    hands = new_match(page, url, 2, predict="all")
    hands.open(str(page.locator(".rk-found-board").first.get_attribute("data-key")))
    hands.open("surprise")
    hands.press("ready")
    for _ in walk(page, hands, lambda _: page.locator('[data-act="predict"]').count() > 0):
        pass
    keep(page, "es-predict", folder)


EVERY: dict[str, tuple[str, type[Player | Student], dict[str, bool | int | str]]] = {
    "reef": ("reef-survivor", Student, {"rounds": 2, "predict": "all", "plot_first": "always"}),
    "climate": ("climate-change", ClimatePlayer, {"rounds": 10}),
    "succession": ("succession", SuccessionPlayer, {"rounds": 1}),
    "expanse": ("blue-expanse", ExpansePlayer, {"dice": 2, "turns": 6}),
}
"""A match of each game that has all of it: its lesson, who plays, its options."""


def show_every(page: Page, url: str, game: str, folder: Path) -> None:
    """Keep all that a lesson shows, in every size."""
    lesson, kind, options = EVERY[game]
    page.set_default_timeout(PATIENCE)
    hands: Mouse = arrive(page, url, lesson)
    keep_sizes(page, "00-door", folder)
    for part in ("before", "how", "glossary"):
        hands.open(f"tab-{part}")
        keep_sizes(page, f"00-{part}", folder)
    hands.open("tab-play")
    set_up(page, hands, seed=7, **options)
    player, seen = kind(hands), set[str]()
    if page.locator('[data-key="surprise"]').count():
        keep_sizes(page, "00-set-up", folder)
        hands.open("surprise")
    for _ in range(MOST_DECISIONS):
        answered(page)
        looks = asks(page)
        if looks not in seen:
            seen.add(looks)
            keep_sizes(page, f"{len(seen):02}-{station(page).step or 'play'}", folder)
        if page.locator('[data-key="final"]').count():
            break
        before = hands.look()
        if not player.decide():
            hands.wait_for_change(before)
    for tab in page.locator(".rk-evidence-tabs [data-key]").all():
        name = str(tab.get_attribute("data-key"))
        hands.open(name)
        keep_sizes(page, f"98-{name}", folder)
    hands.open("tab-after")
    hands.open("ask-begin")
    keep_sizes(page, "99-after", folder)


def main() -> int:
    """Make all pictures anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--language", default="en", help="a locale, such as es or es-simple")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept")
    parser.add_argument("--every", choices=EVERY, help="all that one lesson shows, to look at")
    given = parser.parse_args()
    with studio("--language", given.language) as (served, browser):
        if given.every:
            show_every(browser.new_page(viewport=SIZE), served.url, given.every, given.folder)
            return 0
        show(browser.new_page(viewport=SIZE), served.url, given.folder)
        if given.language == "en":
            show_spanish(browser.new_page(viewport=SIZE), served.url, given.folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
