"""The picture of Succession for the README: ``python -m tools.pictures.succession``.

A match is played on the published page until a predator has just eaten from a rock on which many
live; look at the picture before it is committed.
"""

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, set_up
from tests.browser.players import SuccessionPlayer
from tools.pictures.studio import SIZE, keep, play_until, studio

SEED = 11
LIVE = 7
"""So many kinds at least stand on the rock in the picture."""
FEWEST, MOST = 3, 6
"""Cards in the hand in the picture: with their names, and more than a few."""


def is_worth_keeping(page: Page) -> bool:
    """Return whether somebody has just been eaten on a rock of many, with a hand to choose from."""
    settled = page.locator(".rk-rock-one").count()
    cards = page.locator(".rk-hand button.rk-playing").count()
    return page.locator(".rk-rock-gone").count() > 0 and settled >= LIVE and FEWEST <= cards <= MOST


def main() -> int:
    """Make the picture anew; fail when the match did not give it."""
    with studio() as (served, browser):
        page = browser.new_page(viewport=SIZE)
        hands: Mouse = arrive(page, served.url, SuccessionPlayer.LAB.lesson)
        set_up(page, hands, seed=SEED)
        if not play_until(SuccessionPlayer(hands), page, shows=is_worth_keeping):
            return 1
        keep(page, "succession")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
