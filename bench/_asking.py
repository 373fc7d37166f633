"""A class's pages that ask for tables at once, and what another page's answers take meanwhile."""

from __future__ import annotations

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load.__main__ import percentile, times
from bench.load.attackers.foe import LESSON
from bench.load.classroom import Bystander
from bench.load.wire import Wire
from tests.support.voila import serving

ANSWERED = 0.5
"""Goal: seconds within which 95 of 100 presses on another page are answered meanwhile."""


def ask(page: Wire) -> None:
    """Draw what one expects of every level, and press for 100,000 tables."""
    page.open().act("top", "page", {"page": "experiment"})
    for level in "012":
        drawn = {"level": level, "name": "value", "value": "3"}
        page.act("top", "experiment-draw", drawn)
    page.act("top", "experiment-run", {"tables": "100000"})


def stop(page: Wire) -> float:
    """Press stop, and return the seconds until it was answered."""
    began = time.monotonic()
    page.act("top", "experiment-stop", {})
    return time.monotonic() - began


def pages(students: int, seconds: float) -> None:
    """Measure one page more and the door, with nobody there and while a class plays tables."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    command += ["--students", str(students)]
    with (
        tempfile.TemporaryDirectory() as kept,  # with no result of a question that was asked before
        serving(command, Path(kept), TMPDIR=kept) as served,
        ThreadPoolExecutor(students) as hands,
    ):
        other = Bystander(served.url)
        other.open()
        asking = [Wire(f"{served.url}{LESSON}") for _ in range(students)]
        for who in ("before", f"while {students} pages play tables"):
            if who != "before":
                list(hands.map(ask, asking))
            other.begin()
            time.sleep(seconds)
            other.end()
            print(times(f"{who}: a press on another page", other.answers))
            print(times(f"{who}: the door", other.doors), "; ".join(other.broken))
        met = "met" if percentile(other.answers, 0.95) <= ANSWERED else "missed"
        print(f"goal: 95 of 100 presses within {ANSWERED} s {met}")
        still = sum("experiment-stop" in each.html("whole") for each in asking)
        print(times(f"{still} of them still play; a press on stop", list(hands.map(stop, asking))))
        for page in (other.page, *asking):
            page.leave()
