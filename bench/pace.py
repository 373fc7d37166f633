"""How long a reader waits for bots, from the end of a turn to the next one: `python bench/pace.py`.

In every game, at every pace, against two bots; the reader decides without delay. What a pace asks
for is counted by a clock that is put forward by hand, and what bots and page take is measured. The
goal, that no pace is slower than a slower one, is reported when missed, never failed.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from reefkit.labs.lesson.followed_bots import PACES  # noqa: E402
from tests.support.paces import waits  # noqa: E402

GAMES = ("reef", "climate", "succession", "expanse")
TURNS = 40


def main() -> None:
    """Measure and print."""
    for game in GAMES:
        totals: list[float] = []
        for pace in PACES:
            began = time.perf_counter()
            asked = [each for each in waits(game, pace, 2, TURNS).all if each] or [0.0]
            taken = time.perf_counter() - began
            total = sum(asked) + taken
            print(
                f"{game}, {pace}: a wait of {statistics.median(asked):.1f} s"
                f" (at most {max(asked):.1f}); {total:.1f} s in all, of which {taken:.1f} to play:"
                f" {total / (totals or [total])[0]:.2f} times calm,"
                f" goal {'met' if total <= min(totals, default=total) else 'missed'}",
                flush=True,
            )
            totals.append(total)


if __name__ == "__main__":
    main()
