"""Count the presses of a whole lesson by keyboard alone: `python bench/keyboard.py`.

A student goes through *Before*, a short match (Reef Survivor's *Quick start*) and *After* of each
game in a real browser, by Tab (forwards only), Enter, Space, arrows and typing. It says what each
part took, and where Tab leads to nothing that is asked for; `--minutes 2` bounds a part,
`--lesson succession` chooses a lesson.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Error, Page  # noqa: E402

from tests.browser.hands import Keyboard, Mouse, make  # noqa: E402
from tests.browser.lesson import arrive, at_the_board, set_up  # noqa: E402
from tests.browser.players import (  # noqa: E402
    ClimatePlayer,
    ExpansePlayer,
    SuccessionPlayer,
)
from tests.labs.reef.student import Student  # noqa: E402
from tests.support.browser import (  # noqa: E402
    ARGUMENTS,
    answered,
    find_browser,
    start_playwright,
)
from tests.support.voila import command, serving  # noqa: E402

LESSONS: dict[str, tuple[Any, dict[str, int] | None]] = {
    "reef-survivor": (Student, None),
    "climate-change": (ClimatePlayer, ClimatePlayer.SHORT),
    "succession": (SuccessionPlayer, SuccessionPlayer.SHORT),
    "blue-expanse": (ExpansePlayer, ExpansePlayer.SHORT),
}
COUNTS = """
const kinds = { Tab: "Tab", Enter: "Enter", " ": "Space" };
addEventListener("keydown", ({ key }) => {
  const kind = kinds[key] ?? (key.startsWith("Arrow") ? "arrows" : "letters");
  sessionStorage[`press-${kind}`] = 1 + Number(sessionStorage[`press-${kind}`] ?? 0);
}, true);
"""
TAKE = """() => Object.fromEntries(["Tab", "Enter", "Space", "arrows", "letters"].map((kind) => {
  const count = Number(sessionStorage[`press-${kind}`] ?? 0);
  sessionStorage.removeItem(`press-${kind}`);
  return [kind, count];
}))"""


def answer(page: Page, hands: Keyboard) -> bool:
    """Answer the open question and go on; tell whether there was one."""
    answered(page)
    if page.locator('[data-key="ask-begin"]').count():
        hands.open("ask-begin")
        return True
    if not page.locator(".rk-ask-title").count():
        return False
    send = page.locator('[data-key="ask-send"]')
    if send.count():
        if send.get_attribute("aria-disabled") == "true":
            make(page, hands)
        hands.open("ask-send")
    last = page.locator('[data-key="ask-next"][data-act="ask-end"]').count()
    hands.open("ask-next")
    return not last


def play(page: Page, player: Any) -> bool:  # noqa: ANN401  # a student or a player
    """Take one decision, or wait for bots; tell whether the match goes on."""
    before = player.hands.look()
    if page.locator('[data-key="final"]').count():
        return False
    if not player.decide():
        player.hands.wait_for_change(before)
    answered(page)
    return True


def part(page: Page, name: str, step: Callable[[], bool], seconds: float) -> None:
    """Repeat a step until it says that the part has ended, and print what it took."""
    page.evaluate(TAKE)
    end, steps, told = time.monotonic() + seconds, 0, ""
    try:
        while step():
            steps += 1
            if time.monotonic() > end:
                told = "  (cut off)"
                break
    except (Error, AssertionError) as error:
        told = f"  STUCK: {str(error).splitlines()[0][:90]}"
    took = page.evaluate(TAKE)
    kinds = "  ".join(f"{kind} {count:4}" for kind, count in took.items())
    each = sum(took.values()) / max(1, steps)
    head = f"  {name:8} {sum(took.values()):5} presses  {steps:4} steps, {each:5.1f} each"
    print(f"{head}  {kinds}{told}", flush=True)


def main() -> None:
    """Go through the lessons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lesson", choices=LESSONS, action="append")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(command("--port", "8930"), Path(folder)) as served,
        start_playwright() as playwright,
    ):
        if playwright is None:
            raise SystemExit("no browser")
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright), args=list(ARGUMENTS)
        )
        for lesson in options.lesson or LESSONS:
            player, short = LESSONS[lesson]
            print(lesson, flush=True)
            page = browser.new_context(viewport={"width": 1366, "height": 620}).new_page()
            page.add_init_script(COUNTS)
            arrive(page, served.url, lesson)
            hands = Keyboard(page)
            hands.open("tab-before")
            part(page, "Before", partial(answer, page, hands), options.minutes * 60)
            hands.open("tab-play")
            if short is None:
                hands.open("quick-start")
                at_the_board(page)
            else:  # its options are set by mouse
                set_up(page, Mouse(page), 7, **short)
            someone = player(hands)
            part(page, "Play", partial(play, page, someone), options.minutes * 60)
            hands.open("tab-after")
            part(page, "After", partial(answer, page, hands), options.minutes * 60)
            page.close(run_before_unload=True)
        browser.close()


if __name__ == "__main__":
    main()
