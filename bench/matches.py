"""Match after match on one page: `python bench/matches.py` (about two minutes; `--matches 12`).

A log grows with its match, and a page keeps what each entry told: that is given back when the next
match begins. What one match after the other leaves behind would be a leak, which a lesson of one
match cannot show (`bench/soak.py`). One process, no browser and no server: a lab's page as its
kernel has it, every region drawn after every decision, the questions after each match opened.
"""

from __future__ import annotations

import argparse
import gc
import re
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection

MATCHES = 6
LEFT = 0.5
"""Goal: MiB that a match leaves behind, once two have filled the caches."""
FILLED = 2
ROLLUP = Path("/proc/self/smaps_rollup")


def own_memory() -> float:
    """Return the MiB of memory that are this process's alone."""
    gc.collect()
    found = re.search(r"^Private_Dirty:\s+(\d+)", ROLLUP.read_text(encoding="ascii"), re.MULTILINE)
    return int(found[1]) / 1024 if found else float("nan")


def play(session: LessonSession) -> int:
    """Play a match by a helper and bots, open the questions after it; give its entries."""
    session.do("page", {"page": "door"})
    session.do("quick-start", {})
    table = session.open_table
    while not table.match.is_over:
        try:
            if not table.tick(hurried=True) and not table.do_for_me(session.seat):
                break
        except Rejection:
            break  # what nobody but a student can decide
        session.next_seat()
        session.changed()
    session.do("part", {"part": "after"})
    session.changed()
    session.do("part", {"part": "play"})
    return int(table.match.position)


def main() -> int:
    """Play, and print what each match left."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--game", default="reef", choices=list(labs()))
    asked = parser.parse_args()
    if not ROLLUP.exists():
        sys.stdout.write("only where the system shows what memory is whose, as Linux does\n")
        return 0
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lab = LessonLab(labs()[asked.game], folder, "en")
        sys.stdout.write(f"{asked.game}: before the first match {own_memory():.1f} MiB\n")
        ends = []
        for number in range(asked.matches):
            entries = play(lab.session)
            ends.append(own_memory())
            sys.stdout.write(f"after match {number + 1} of {entries} entries: {ends[-1]:.1f} MiB\n")
            sys.stdout.flush()
        lab.storage.lasting.close()
    if len(ends) < FILLED + 2:
        return 0
    left = statistics.linear_regression(range(len(ends) - FILLED), ends[FILLED:]).slope
    held = left <= LEFT
    word = "held  " if held else "MISSED"
    sys.stdout.write(f"{word} a match left behind {left:+.2f} MiB (goal: {LEFT:g} at most)\n")
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main())
