"""What an act on the lab's page costs: `python bench/actions.py` (`--quick` for a glance).

The Student of the tests plays a quick start to its end on the real page, in a real browser against
real Voila; then the tabs are opened and the match is replayed step by step. From the click to the
frame that shows all it changed, by the browser's own clock; frames a second while something moves;
bytes on the web socket, both ways; the page's widgets; the decisions that a round asks of a seat;
the kernel's memory. Goals are reported when missed, never failed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page
from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from _pages import House  # noqa: E402

from reefkit.labs.lesson import opening  # noqa: E402
from reefkit.labs.lesson.match_setup import match_of, new_draft  # noqa: E402
from reefkit.labs.reef import lab as open_lab  # noqa: E402
from tests.browser.hands import Mouse  # noqa: E402
from tests.browser.test_games import played  # noqa: E402
from tests.labs.reef.student import play_whole  # noqa: E402
from tests.support.browser import (  # noqa: E402
    ARGUMENTS,
    PATIENCE,
    find_browser,
    start_playwright,
)
from tests.support.voila import Served, serving  # noqa: E402

Acted = dict[str, Any]
MEDIAN, HIGH = 30, 80
"""Milliseconds from an act to the board and charts redrawn: median, 95th percentile."""
MOST_WIDGETS, MOST_DECISIONS = 150, 40
TABS = ("population", "score", "log", "ranges")
KINDS = {
    "settle": {("touch", "settlement"), ("settle-alike", "settlement")},
    "grow": {("touch", "algae"), ("grow-alike", "algae")},
    "mutate": {("touch", "mutations"), ("roll", "mutations")},
    "ready": {("ready", ""), ("survey-ready", "")},
    "reveal": {("reveal-all", ""), ("reveal-next", "")},
    "tab": {("tab", "")},
    "replay, one entry on": {("replay-to", "")},
    "replay, one beat on": {("replay-step", "")},
}
"""Kinds of act, by what was pressed and in which phase; empty for any phase."""
WATCH = (Path(__file__).parent / "actions.js").read_text(encoding="utf-8")


class Watched(Mouse):
    """Hands that pause after each act until the page has told what it cost."""

    def _activate(self, what: Locator) -> None:
        super()._activate(what)
        self.page.wait_for_function("() => window.reefkitOver()", timeout=PATIENCE)


# -- in the browser ------------------------------------------------------------------------------


def play(page: Page, url: str) -> int:
    """Play a quick start to its end, then look at it; give the number of acts of the play."""
    hands = Watched(page)
    page.goto(f"{url}reef-survivor/")
    page.locator('[data-key="quick-start"]').wait_for(timeout=PATIENCE)
    hands.open("quick-start")
    page.locator(".rk-at-board [role=gridcell]").first.wait_for(timeout=PATIENCE)
    page.evaluate("window.reefkitActs.length = 0")
    played(page, hands)
    count = int(page.evaluate("window.reefkitActs.length"))
    for tab in 2 * TABS:
        hands.open(f"evidence-{tab}")
    replay(page, hands)
    return count


def replay(page: Page, hands: Watched) -> None:
    """Open the replay and go on in it, by the slider and by beats."""
    hands.open("evidence-log")
    hands.open("replay-open")
    hands.open("replay-round-1")
    for _ in range(20):
        page.locator('[data-key="replay-slider"]').press("ArrowRight")
        page.wait_for_function("() => window.reefkitOver()", timeout=PATIENCE)
        hands.open("replay-on")


def watch(served: Served, games: int) -> tuple[list[Acted], list[Acted], list[float], float]:
    """Play in a browser; return what acts cost in play and in looks, frames, a kernel's MiB."""
    games_, looks, frames, memory = [], [], list[float](), 0.0
    with start_playwright() as playwright:
        path = None if playwright is None else find_browser(playwright)
        if playwright is None or path is None:
            raise SystemExit("no browser")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for _ in tqdm(range(games), desc="games", file=sys.stderr):
            context = browser.new_context(viewport={"width": 1366, "height": 620})
            context.add_init_script(WATCH)
            page = context.new_page()
            count = play(page, served.url)
            acts = [each for each in page.evaluate("window.reefkitActs") if each["shown"]]
            games_ += acts[:count]
            looks += acts[count:]
            frames += page.evaluate("window.reefkitFrames")
            memory = max(memory, *House(served.process.pid).memory())  # it ends with its page
            context.close()
        browser.close()
    return games_, looks, frames, memory


def kind_of(act: Acted) -> str:
    """Name the kind of an act; *other* where it has none of its own."""
    pressed = {(act["kind"], act["phase"]), (act["kind"], "")}
    return next((name for name, each in KINDS.items() if each & pressed), "other")


# -- figures -------------------------------------------------------------------------------------


def high(values: list[float]) -> float:
    """Return the 95th percentile."""
    return sorted(values)[min(round(0.95 * len(values)), len(values) - 1)]


def middle_and_high(values: list[float], unit: str) -> str:
    """Say the median and the 95th percentile."""
    return (
        f"median {statistics.median(values):,.0f}, 95 % {high(values):,.0f} {unit}"
        f" ({len(values)} acts)"
    )


def judged(value: float, goal: float) -> str:
    """Say whether a goal is met."""
    return f"{goal} {'met' if value <= goal else 'missed'}"


def tell_times(acts: list[Acted], looks: list[Acted]) -> None:
    """Print how long acts take, over the games and by kind."""
    taken = [each["shown"] - each["began"] for each in acts]
    median = judged(statistics.median(taken), MEDIAN)
    print(
        f"act to redrawn, whole games: {middle_and_high(taken, 'ms')};"
        f" goal median {median}, 95 % {judged(high(taken), HIGH)}"
    )
    answered = [each["answered"] - each["began"] for each in acts if each["answered"]]
    print(f"of which until the kernel's last word: {middle_and_high(answered, 'ms')}")
    by_kind: dict[str, list[float]] = defaultdict(list)
    for each in (*acts, *looks):
        by_kind[kind_of(each)].append(each["shown"] - each["began"])
    for name in (*KINDS, "other"):
        if name in by_kind:
            print(f"act to redrawn, {name}: {middle_and_high(by_kind[name], 'ms')}")


def tell_frames(frames: list[float]) -> None:
    """Print how smooth what moves is."""
    if frames:
        print(
            f"frames while something moves: {1000 * len(frames) / sum(frames):.0f} a second,"
            f" 95 % within {high(frames):.0f} ms ({len(frames)} frames)"
        )


def tell_bytes(acts: list[Acted]) -> None:
    """Print what acts send and are sent, in all and by kind of act."""
    for way in ("sent", "received"):
        sizes = [float(sum(size for _, size in each[way])) for each in acts]
        frames = statistics.median(len(each[way]) for each in acts)
        print(f"bytes {way}: {middle_and_high(sizes, 'bytes')}; {frames:.0f} frames an act")
    by_kind: dict[str, list[float]] = defaultdict(list)
    for each in acts:
        by_kind[kind_of(each)].append(float(sum(size for _, size in each["received"])))
    for name, sizes in sorted(by_kind.items()):
        print(f"bytes received, {name}: {middle_and_high(sizes, 'bytes')}")


# -- the kernel ----------------------------------------------------------------------------------


def tell_widgets(folder: Path) -> None:
    """Print how many widgets a page has: at the door, in play with all charts, and at the end."""
    lab = open_lab(folder / "widgets")
    count = {"at the door": len(_instances)}
    lab.session.do("quick-start", {})
    for tab in TABS:
        lab.session.do("tab", {"tab": tab})
    count["in play, all charts made"] = len(_instances)
    play_whole(lab.session)
    count["over"] = len(_instances)
    for when, widgets in count.items():
        print(f"widgets, {when}: {widgets}; goal {judged(widgets, MOST_WIDGETS - 1)}")


def tell_decisions(folder: Path, seeds: range) -> None:
    """Print how many decisions each round asks of a seat."""
    asked: dict[int, list[int]] = defaultdict(list)
    for seed in tqdm(seeds, desc="decisions", file=sys.stderr):
        lab = open_lab(folder / f"seed-{seed}")
        draft = new_draft(lab.session.lab, lab.session.say)
        draft.seed = str(seed)
        match = match_of(lab.session.lab, draft)
        opening.set_all_up(opening.begin(lab.session, match), opening.people(match), "founding")
        for number, count in play_whole(lab.session).rounds.items():
            asked[number].append(count)
    for number, counts in sorted(asked.items()):
        print(
            f"decisions, round {number}: median {statistics.median(counts):.0f}, from"
            f" {min(counts)} to {max(counts)} ({len(counts)} seeds);"
            f" goal {judged(max(counts), MOST_DECISIONS)}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one game, two seeds")
    quick = parser.parse_args().quick
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
        with serving(command, folder) as served:
            acts, looks, frames, memory = watch(served, 1 if quick else 3)
        tell_times(acts, looks)
        tell_frames(frames)
        tell_bytes(acts)
        print(f"memory of a kernel at the end of a match: {memory:.0f} MiB (PSS)")
        tell_widgets(folder)
        tell_decisions(folder, range(2 if quick else 10))
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
