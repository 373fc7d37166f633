"""Bent messages against a real server for ten minutes: `python bench/fuzz.py`.

Somebody plays there meanwhile. Hypothesis makes messages of what pages send (`bench/load/fuzz.py`).
One that crashes the server, lets it hang or grow, or breaks somebody else's page ends the run, and
is shrunk and printed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load.__main__ import times
from bench.load.arena import BEGIN, LIFTED, SHORT, Arena
from bench.load.fuzz import fuzz

MINUTES = 10.0


def main() -> int:
    """Try for so long, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python bench/fuzz.py", description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first round")
    asked = parser.parse_args()
    sys.stdout.write(f"seed of the first round: {asked.seed}\n")
    with Arena(begin=f"{SHORT}{LIFTED}{BEGIN}") as arena:
        came = fuzz(arena, asked.minutes * 60, asked.seed)
    lines = [
        f"{came.messages} messages from {came.pages} pages in {asked.minutes:g} minutes",
        times("somebody else's presses", came.answers),
        f"the server grew by {came.grown:.0f} MiB at most",
        f"log: {came.lines} lines, {came.logged} bytes",
        "no crash, no hang, no other page broken",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
