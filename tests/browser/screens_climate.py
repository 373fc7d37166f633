"""The picture of Climate Change for the README: ``python -m tests.browser.screens_climate``.

A match is played on the published page until a species can adapt by cards, some rounds after the
beginning; look at the picture before it is committed.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, set_up
from tests.browser.players import CELL, ClimatePlayer
from tests.browser.screens import FOLDER, keep
from tests.support.browser import ARGUMENTS, find_browser, start_playwright
from tests.support.conversation import answered
from tests.support.voila import serving

SEED = 3
FIRST_ROUND = 5
MOST_DECISIONS = 400


class Adapter(ClimatePlayer):
    """Somebody who would rather adapt by cards than go where the species fits already."""

    def next_key(self) -> str | None:
        """Choose a cell that costs cards, where there is one."""
        answered(self.hands.page)
        wanted = CELL.replace('["fits", "cards", ""]', '["cards", "fits", ""]')
        key: str | None = self.hands.page.evaluate(wanted)
        return key if key is not None else super().next_key()


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
        hands: Mouse = arrive(page, served.url, ClimatePlayer.KIND.lesson)
        set_up(page, hands, seed=SEED)
        player = Adapter(hands)
        for _ in range(MOST_DECISIONS):
            answered(page)
            found = re.search(r"Round (\d+)", page.locator(".rk-round").inner_text())
            late = found is not None and int(found[1]) >= FIRST_ROUND
            if late and page.locator(".rk-genome-becomes").count():
                keep(page, "climate")
                break
            before = hands.look()
            if not player.decide():
                hands.wait_for_change(before)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
