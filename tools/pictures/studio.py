"""What the scripts that make pictures share: labs of their own, matches, and how a window is kept."""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.lesson import below, does_not_fit, too_small
from tests.browser.players import Player
from tests.support.browser import ARGUMENTS, answered, find_browser, start_playwright
from tests.support.tree import ROOT
from tests.support.voila import Served, serving

FOLDER = ROOT / "docs" / "screens"
SIZE: ViewportSize = {"width": 1366, "height": 620}
SIZES: dict[int, int] = {390: 720, 820: 1100, 1366: 620, 1920: 969, 3840: 2160}
"""Windows as students have them, width by height: phone, tablet, laptop, large screen, projector."""
NARROW = 1000
"""Windows under so many pixels are touched, and scroll down."""
TO_TOP = (
    "document.querySelectorAll('*').forEach((each) => { if (each.scrollTop) each.scrollTop = 0; })"
)
COLOURS = 256
MOST_DECISIONS = 900
GLIDE = 600
"""Milliseconds in which charts glide to their new state."""


@contextmanager
def studio(*options: str) -> Iterator[tuple[Served, Browser]]:
    """Serve labs that nobody else uses, with more options of `reefkit serve`, and start a browser."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0", *options]
    with (
        tempfile.TemporaryDirectory() as home,
        serving(command, Path(home)) as served,
        start_playwright() as playwright,
    ):
        found = find_browser(playwright) if playwright else None
        if playwright is None or found is None:
            sys.exit("There is no browser to make pictures with.")
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield served, browser
        browser.close()


def keep(page: Page, name: str, folder: Path = FOLDER) -> None:
    """Keep the window as a small picture, once the page has answered and nothing glides."""
    answered(page)
    page.wait_for_timeout(GLIDE)
    keep_plain(page, name, folder)
    sys.stdout.write(f"{name}\n")


def keep_plain(page: Page, name: str, folder: Path = FOLDER) -> None:
    """Keep a page that has no kernel."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS).save(folder / f"{name}.png", optimize=True)


def keep_sizes(page: Page, name: str, folder: Path) -> None:
    """Keep a page in every size, and tell what does not fit, is too small or lies below."""
    fingers = page.context.new_cdp_session(page)
    for width, height in SIZES.items():
        narrow = width < NARROW
        fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": narrow})
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TO_TOP)
        keep(page, f"{name}-{width}", folder)
        whole = page.locator(".rk-screen-whole").count()  # a page of text may well be long
        fits = [] if whole else does_not_fit(page)
        found = [*below(page), *too_small(page)] if narrow else fits
        sys.stdout.writelines(f"  {each}\n" for each in found)
    fingers.detach()
    page.set_viewport_size(SIZE)


def play_until(player: Player, page: Page, *, shows: Callable[[Page], bool]) -> bool:
    """Play on until the page shows what is wanted; tell whether it did before the match was over."""
    for _ in range(MOST_DECISIONS):
        answered(page)
        if shows(page):
            return True
        if page.locator('[data-key="final"]').count():
            return False
        before = player.hands.look()
        if not player.decide():
            player.hands.wait_for_change(before)
    return False
