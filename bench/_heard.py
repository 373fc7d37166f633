"""What a screen reader says of one round of each game: ``python -m bench._heard URL READER``.

READER is the log of Orca's speech (``orca --debug-file``), which runs on the same display, or a
bundle of the virtual screen reader: ``export { virtual } from "@guidepup/virtual-screen-reader"``
by ``esbuild --bundle --format=iife --global-name=heard``.
"""

import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Locator, Page, sync_playwright

from tests.browser.hands import Mouse
from tests.browser.lesson import arrive
from tests.browser.players import FILLED, ClimatePlayer, ExpansePlayer, Player, SuccessionPlayer

FULL = "/usr/lib/chromium/chromium"
SHELL = "/usr/lib/chromium/chromium-headless-shell"
ARGUMENTS = ["--no-sandbox", "--force-renderer-accessibility", "--window-size=1280,900"]
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\{|$)", re.MULTILINE)
PRESSES = 11
TRIES = 40


class ReefPlayer(Player):
    """Somebody who has each phase done, and looks at all that a card did."""

    WANTED: ClassVar = (
        '[data-act="reveal-all"]',
        '[data-act="do-for-me"]:not([aria-disabled="true"])',
        FILLED,
    )


PLAYERS: dict[str, type[Player]] = {
    "reef-survivor": ReefPlayer,
    "climate-change": ClimatePlayer,
    "succession": SuccessionPlayer,
    "blue-expanse": ExpansePlayer,
}


class Enter(Mouse):
    """Hands that focus what they press, and press Enter."""

    def _activate(self, what: Locator) -> None:
        what.focus(timeout=self.patience)
        time.sleep(1)
        self.page.keyboard.press("Enter")


def play(page: Page, url: str, lesson: str, said: Callable[[Page], list[str]]) -> Iterator[str]:
    """Play a round, and yield what was pressed and what was said then."""
    hands = Enter(arrive(page, url, lesson).page)
    said(page)
    hands.open("quick-start")
    player = PLAYERS[lesson](hands)
    hands.patience = 30_000
    for _ in range(TRIES):
        time.sleep(3)
        yield from said(page)
        if len(player.did) >= PRESSES:
            return
        if player.decide():
            yield f"> {player.did[-1]}"


def main(url: str, reader: Path) -> None:
    """Print what the reader says of each game."""
    is_bundle = reader.suffix == ".js"
    heard = 0

    def said(page: Page) -> list[str]:
        nonlocal heard
        if not is_bundle:
            every = SPOKEN.findall(reader.read_text("utf-8", errors="replace"))
        elif page.evaluate("typeof heard") == "undefined":
            page.add_script_tag(path=reader)
            page.evaluate("() => heard.virtual.start({ container: document.body })")
            every = []
        else:
            every = page.evaluate("() => heard.virtual.spokenPhraseLog()")
        new, heard = every[heard:], len(every)
        return [f"  {' '.join(each.split())}" for each in new if each.strip()]

    with sync_playwright() as browsers:
        chromium = browsers.chromium.launch(
            executable_path=SHELL if is_bundle else FULL, headless=is_bundle, args=ARGUMENTS
        )
        for lesson in PLAYERS:
            print(f"\n# {lesson}", flush=True)
            page = chromium.new_page(bypass_csp=is_bundle)
            for line in play(page, url, lesson, said):
                print(line, flush=True)
            page.close()
            heard = 0 if is_bundle else heard
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
