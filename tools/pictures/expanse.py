"""The picture of Blue Expanse for the README: ``python -m tools.pictures.expanse``.

Matches are played on the published page until a reef with several levels is about to act; look at
the picture before it is committed.
"""

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, set_up
from tests.browser.players import ExpansePlayer
from tests.support.browser import answered
from tools.pictures.studio import SIZE, keep, play_until, studio

SEEDS = range(12, 20)
FEWEST_NODES, FEWEST_ARROWS = 5, 1
"""What stands in the food web of the picture at least."""
FIRST = """() => {
  if (document.querySelector(".rk-at-controls [data-key=chosen]")) return null;
  const can = (deck) => [...document.querySelectorAll(`.rk-deck-${deck} .rk-slot-can`)].find(
    (each) => each.checkVisibility());
  return (can("biomass") ?? can("resource"))?.dataset.key ?? null;
}"""


class Grower(ExpansePlayer):
    """Somebody who would rather buy what lives than what people build."""

    def next_key(self) -> str | None:
        """Choose an animal where one can be bought, and then what feeds it."""
        answered(self.hands.page)
        key = super().next_key()
        if key is None or not key.startswith("pick-"):
            return key
        wanted: str | None = self.hands.page.evaluate(FIRST)
        return wanted if wanted is not None else key


def is_worth_keeping(page: Page) -> bool:
    """Return whether one's own reef of several levels is on the page, with something to decide."""
    web = page.locator(".rk-foodweb-wide")
    nodes, arrows = web.locator(".rk-web-node").count(), web.locator(".rk-web-sure").count()
    asks = page.locator('.rk-at-controls [data-key="chosen"]').count() > 0
    return asks and nodes >= FEWEST_NODES and arrows >= FEWEST_ARROWS


def play(page: Page, url: str, seed: int) -> bool:
    """Play one match; tell whether it gave the picture before it was over."""
    hands: Mouse = arrive(page, url, ExpansePlayer.LAB.lesson)
    set_up(page, hands, seed=seed, dice=2, turns=16, raising=False)
    return play_until(Grower(hands), page, shows=is_worth_keeping)


def main() -> int:
    """Make the picture anew; fail when no match gave one."""
    with studio() as (served, browser):
        for seed in SEEDS:
            page = browser.new_page(viewport=SIZE)
            if play(page, served.url, seed):
                keep(page, "expanse")
                return 0
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
