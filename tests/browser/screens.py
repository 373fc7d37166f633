"""Pictures of the lab for the README and the docs: ``python -m tests.browser.screens``.

A match is played on the published page, and every phase is kept as a small picture in
``docs/screens/``. Look at them before they are committed.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.asked import answer_all, make
from tests.browser.hands import Mouse
from tests.labs.reef.student import Student
from tests.support.browser import ARGUMENTS, find_browser, start_playwright
from tests.support.conversation import PATIENCE, answered, listen
from tests.support.tree import ROOT
from tests.support.voila import serving

FOLDER = ROOT / "docs" / "screens"
COLOURS = 256
MOST_DECISIONS = 600
WANTED_ROUND = "Round 3"
PHASES = {
    "Dwellers": "1a-dwellers",
    "Algae": "1b-algae",
    "Mutations": "1c-mutations",
    "Triangle": "2b-triangle",
    "Trade": "2c-trade",
    "Settle": "2d-settle",
    "Count": "4-survey",
}
"""Words of the phases bar, and what their pictures are called."""


def keep(page: Page, name: str) -> None:
    """Keep the window as a small picture."""
    answered(page)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)
    sys.stdout.write(f"{name}\n")


def play(page: Page) -> None:
    """Play a whole match, and keep what each phase of a middle round looks like."""
    hands = Mouse(page)
    student = Student(hands)
    seen: set[str] = set()
    for _ in range(MOST_DECISIONS):
        answered(page)
        if page.locator('[data-key="final"]').count():
            keep(page, "5-the-end")
            return
        before = hands.look()
        _keep_phase(page, seen)
        if not student.decide():
            hands.wait_for_change(before)
    raise RuntimeError("the match did not end")


def _keep_phase(page: Page, seen: set[str]) -> None:
    now = page.locator(".rk-step-now")
    if not now.count() or WANTED_ROUND not in page.locator(".rk-round").inner_text():
        return
    phase = now.first.inner_text().strip()
    name = PHASES.get(phase, "")
    if phase.startswith("Card"):
        name = "3-predict" if page.locator('[data-act="predict"]').count() else "3-reveal"
        if page.locator('[data-act="reveal-all"]').count():
            return  # the reveal has not begun: its picture comes when all is shown
    if name and name not in seen:
        seen.add(name)
        keep(page, name)


def ask(page: Page, part: str, number: str) -> None:
    """Keep the first screen of *Before* or *After*, a question, its verdict and the result."""
    hands = Mouse(page)
    hands.open(f"tab-{part}")
    keep(page, f"{number}-{part}")
    hands.open("ask-begin")
    keep(page, f"{number}-{part}-question")
    if part == "after":
        hands.open("ask-open-3")
    make(page, hands)
    hands.open("ask-send")
    keep(page, f"{number}-{part}-told")
    hands.open("ask-open-1")
    answer_all(page, hands)
    hands.open("ask-end")
    if page.locator('[data-key="ask-end-now"]').count():
        hands.open("ask-end-now")
    keep(page, f"{number}-{part}-result")
    hands.open("tab-play")


def main() -> int:
    """Make all pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(command, Path(folder)) as served,
        start_playwright() as playwright,
    ):
        if playwright is None:
            return 1
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright), args=list(ARGUMENTS)
        )
        page = browser.new_page(viewport={"width": 1366, "height": 620})
        listen(page)
        page.goto(served.url)
        keep_plain(page, "landing")
        page.goto(served.url + "reef-survivor/")
        page.locator('[data-key="quick-start"]').wait_for(timeout=PATIENCE)
        keep(page, "0-door")
        ask(page, "before", "0")
        page.locator('[data-key="door-new"]').click()
        keep(page, "0-new-match")
        page.locator('[data-act="new-begin"]').click()
        answered(page)
        page.locator('[data-key="choose-barrier-reef"]').click()
        answered(page)
        page.locator('[data-key="builder-finger-coral"]').click()
        keep(page, "0-set-up")
        page.locator('[data-key="surprise"]').click()
        answered(page)
        play(page)
        ask(page, "after", "6")
        page.goto(served.url)
        keep_plain(page, "landing-continue")
        browser.close()
    return 0


def keep_plain(page: Page, name: str) -> None:
    """Keep a page that has no kernel."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    raise SystemExit(main())
