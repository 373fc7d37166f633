"""The picture of Succession for the README: ``python -m tests.browser.screens_succession``.

A match is played on the published page until a predator has just eaten from a rock on which many
live; look at the picture before it is committed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, set_up
from tests.browser.players import SuccessionPlayer
from tests.browser.screens import FOLDER, keep
from tests.support.browser import ARGUMENTS, find_browser, start_playwright
from tests.support.conversation import answered
from tests.support.voila import serving

SEED = 11
MOST_DECISIONS = 400
LIVE = 12
"""So many at least stand on the rock in the picture."""
FEWEST, MOST = 3, 6
"""Cards in the hand in the picture: with their names, and more than a few."""


def is_worth_keeping(page: Page) -> bool:
    """Tell whether somebody has just been eaten on a rock of many, with a hand to choose from."""
    settled = page.locator(".rk-rock-one, .rk-rock-new").count()
    cards = page.locator(".rk-hand button.rk-playing").count()
    return page.locator(".rk-rock-gone").count() > 0 and settled >= LIVE and FEWEST <= cards <= MOST


def main() -> int:
    """Make the picture anew."""
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
        hands: Mouse = arrive(page, served.url, SuccessionPlayer.KIND.lesson)
        set_up(page, hands, seed=SEED)
        player = SuccessionPlayer(hands)
        for _ in range(MOST_DECISIONS):
            answered(page)
            if is_worth_keeping(page):
                page.wait_for_timeout(600)  # charts glide to their new state
                keep(page, "succession")
                break
            before = hands.look()
            if not player.decide():
                hands.wait_for_change(before)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
