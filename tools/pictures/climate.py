"""The picture of Climate Change for the README: ``python -m tools.pictures.climate``.

A match is played on the published page until a species can adapt by cards, some rounds after the
beginning; look at the picture before it is committed.
"""

import re

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, set_up
from tests.browser.players import CELL, ClimatePlayer
from tests.support.browser import answered
from tools.pictures.studio import SIZE, keep, play_until, studio

SEED = 3
FIRST_ROUND = 5


class Adapter(ClimatePlayer):
    """Somebody who would rather adapt by cards than go where the species fits already."""

    def next_key(self) -> str | None:
        """Choose a cell that costs cards, where there is one."""
        answered(self.hands.page)
        wanted = CELL.replace('["fits", "cards", ""]', '["cards", "fits", ""]')
        key: str | None = self.hands.page.evaluate(wanted)
        return key if key is not None else super().next_key()


def is_worth_keeping(page: Page) -> bool:
    """Tell whether a species can adapt by cards, in a round that is no longer one of the first."""
    found = re.search(r"Round (\d+)", page.locator(".rk-round").inner_text())
    late = found is not None and int(found[1]) >= FIRST_ROUND
    return late and page.locator(".rk-genome-becomes").count() > 0


def main() -> int:
    """Make the picture anew; fail when the match did not give it."""
    with studio() as (served, browser):
        page = browser.new_page(viewport=SIZE)
        hands: Mouse = arrive(page, served.url, ClimatePlayer.LAB.lesson)
        set_up(page, hands, seed=SEED)
        if not play_until(Adapter(hands), page, shows=is_worth_keeping):
            return 1
        keep(page, "climate")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
