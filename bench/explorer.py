"""A redraw of the explorer in its kernel, with 50,000 rows: `python bench/explorer.py`.

Every redraw works a graph out from all rows and tells bqplot's models what changed. What the
browser then takes to draw them is not in it; it draws at most `MOST_DOTS` marks. Goal: 100 ms.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

import numpy as np
import pandas as pd

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.explorer import Explorer
from reefkit.text import message

ROWS, TIMES, GOAL = 50_000, 9, 100
ACTS = {
    "dots, another column": [("y", "cover"), ("y", "richness")],
    "dots by colour": [("colour", "reef"), ("colour", "")],
    "panels": [("panel", "reef"), ("panel", "")],
}


def table() -> pd.DataFrame:
    """Return many rows of two measures, at four reefs."""
    luck = np.random.default_rng(1)
    return pd.DataFrame(
        {
            "depth": luck.normal(12, 4, ROWS),
            "richness": luck.normal(30, 8, ROWS),
            "cover": luck.gamma(2, 10, ROWS),
            "reef": luck.choice(list("ABCD"), ROWS),
        }
    )


def milliseconds(explorer: Explorer, name: str, values: dict[str, object]) -> float:
    """Return how long one act takes until all models are told."""
    begun = time.perf_counter()
    explorer.act(name, values)
    return 1000 * (time.perf_counter() - begun)


def main() -> None:
    """Measure, and print a table."""
    explorer = Explorer([Dataset("many", message("data-own", name="many"), table())])
    for place, column in (("x", "depth"), ("y", "richness")):
        explorer.act("data-put", {"graph": 0, "place": place, "column": column})
    print(f"{'redraw of 50,000 rows, in the kernel':40} median  slowest  goal (ms)")
    told: dict[str, list[float]] = {}
    for _ in range(TIMES):
        for called, puts in ACTS.items():
            for place, column in puts:
                put = {"graph": 0, "place": place, "column": column}
                told.setdefault(called, []).append(milliseconds(explorer, "data-put", put))
        box = {"graph": 0, "panel": 0, "x0": 0.2, "y0": 0.2, "x1": 0.6, "y1": 0.6}
        told.setdefault("a rectangle", []).append(milliseconds(explorer, "data-draw", box))
        told.setdefault("nothing selected", []).append(milliseconds(explorer, "data-clear", {}))
    for called, found in told.items():
        print(f"{called:40} {statistics.median(found):6.0f} {max(found):8.0f} {GOAL:10}")


if __name__ == "__main__":
    main()
