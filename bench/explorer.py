"""The explorer in its kernel, with 50,000 rows: `python bench/explorer.py`.

A file is opened, and the memory that it takes is shown. Every redraw works a graph out from all
rows and tells bqplot's models what changed. What the browser then takes to draw them is not in it;
it draws at most `MOST_DOTS` marks. Goals: 2 s and 100 ms.
"""

from __future__ import annotations

import resource
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

ROWS, TIMES, GOAL, GOAL_OPEN = 50_000, 9, 100, 2_000
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


def milliseconds(
    explorer: Explorer, name: str, values: dict[str, object], file: bytes | None = None
) -> float:
    """Return how long one act takes until all models are told."""
    begun = time.perf_counter()
    explorer.act(name, values, *([] if file is None else [file]))
    return 1000 * (time.perf_counter() - begun)


def peak() -> float:
    """Return the most memory that this process has held so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def print_opening() -> None:
    """Open files of many rows and of too many, and print times and memory."""
    explorer = Explorer([Dataset("few", message("data-own", name="few"), table()[:9])])
    explorer.act("data-file", {"name": "few.csv"}, b"a,b\n1,2\n")  # loads the readers
    many = table().assign(date=pd.date_range("2001", periods=ROWS, freq="7min")).to_csv().encode()
    million = b"a,b\n" + b"1,2\n" * 1_000_000
    for name, file in (("50,000 rows", many), ("1,000,000 rows", million)):
        before = peak()
        took = milliseconds(explorer, "data-file", {"name": "many.csv"}, file)
        held = f"{len(file) / 1024**2:.1f} MB, {peak() - before:.0f} MB more held"
        print(f"{f'open {name}, {held}':52}{took:6.0f} {GOAL_OPEN:10}")
        print(f"    {explorer.say.render(explorer.said)}")


def main() -> None:
    """Measure, and print tables."""
    print_opening()
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
