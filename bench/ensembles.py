"""How fast tables of Reef Survivor play: `python bench/ensembles.py` (`--quick` for a glance).

Four seats, four rounds. Tables per second at batch 1, 100 and 4,000 in one process, and 100,000
tables in chunks on all cores with a progress bar; peak memory of a process; every phase and a whole
game at batch 1. Goals, on two cores: 100,000 tables in 8 s with random players and 15 s with
scoring bots, under 150 MB a process; any phase at batch 1 under 2 ms at the 99th percentile. A goal
that is missed is reported, never failed; the load of the machine before and after stands beside.

Then thirty students press 100,000 tables at once on one server (`--only pages` for this alone):
what another page's press and the door take before and meanwhile, and how soon all have stopped.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import resource
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from tqdm import tqdm

from reefkit.games.reef.content import default
from reefkit.games.reef.ensemble import CHUNK, Ensemble
from reefkit.games.reef.survey import totals
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import keys_from

STYLES = {
    "random players": ["newcomer"] * 4,
    "scoring bots": ["builder", "specialist", "diversity-seeker", "strategist"],
}
GOALS = {"random players": 8.0, "scoring bots": 15.0}


def megabytes(who: int) -> float:
    """Return the largest memory a process of ours has held, in MB (Linux counts in kB)."""
    return resource.getrusage(who).ru_maxrss / 1024


def batch(styles: list[str], tables: int, repeats: int) -> float:
    """Return tables per second at one batch size, the best of the repeats."""
    content = default()
    lookups = Lookups(content)
    best = float("inf")
    for repeat in range(repeats):
        keys = keys_from(repeat * tables, tables)
        begun = time.perf_counter()
        Ensemble(keys, styles, content, content.rules.options, lookups).play()
        best = min(best, time.perf_counter() - begun)
    return tables / best


def phases(styles: list[str], games: int) -> dict[str, np.ndarray]:
    """Time every phase of so many games at batch 1, in ms."""
    content = default()
    lookups = Lookups(content)
    taken: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        ensemble = Ensemble(keys_from(seed, 1), styles, content, content.rules.options, lookups)
        last = begun = time.perf_counter()

        def note(name: str) -> None:
            nonlocal last
            now = time.perf_counter()
            taken[name].append((now - last) * 1000)
            last = time.perf_counter()

        ensemble.step = note
        ensemble.play()
        taken["whole game"].append((time.perf_counter() - begun) * 1000)
    return {name: np.array(times[min(len(times) // 10, 20) :]) for name, times in taken.items()}


def points_of(job: tuple[int, int, list[str]]) -> np.ndarray:
    """Play so many tables of bots from a seed on, and return the points of every seat."""
    first, count, styles = job
    content = default()
    options = content.rules.options
    state = Ensemble(keys_from(first, count), styles, content, options).play()
    return totals(state.score, options.rounds, options) + state.bonus


def many(name: str, tables: int, processes: int) -> None:
    """Play the large ensemble in chunks, with a progress bar, and report."""
    begun = time.perf_counter()
    with tqdm(total=tables, unit="table", desc=name, file=sys.stderr) as bar:
        jobs = [(at, min(CHUNK, tables - at), STYLES[name]) for at in range(0, tables, CHUNK)]
        # spawn: a fresh process holds nothing of its parent's memory
        context = multiprocessing.get_context("spawn")
        parts = []
        with ProcessPoolExecutor(processes, mp_context=context) as pool:
            for part in pool.map(points_of, jobs):
                parts.append(part)
                bar.update(len(part))
        points = np.concatenate(parts)
    seconds = time.perf_counter() - begun
    goal = GOALS[name] * tables / 100_000
    met = "met" if seconds <= goal else "missed"
    print(
        f"{name}: {tables:,} tables in chunks of {CHUNK:,} on {processes} processes: "
        f"{seconds:.1f} s ({tables / seconds:,.0f} tables/s); goal {goal:.1f} s {met}; "
        f"largest child {megabytes(resource.RUSAGE_CHILDREN):.0f} MB (goal 150 MB); "
        f"mean points {points.mean():.1f}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    parser.add_argument("--only", choices=("tables", "pages"), help="both, when not given")
    arguments = parser.parse_args()
    scale = 10 if arguments.quick else 1
    print(f"load of the last minute: {os.getloadavg()[0]:.1f}")
    if arguments.only != "pages":
        tables(scale)
    if arguments.only != "tables":
        # Imported here alone: the tables' processes import this script, and their memory counts.
        from _asking import pages  # noqa: PLC0415

        pages(30 // scale, 60 / scale)
    print(f"load of the last minute: {os.getloadavg()[0]:.1f}")


def tables(scale: int) -> None:
    """Measure tables, phases and the large ensembles; with a scale of 10 a tenth of them."""
    processes = os.cpu_count() or 1
    for name, styles in STYLES.items():
        for size, repeats in ((1, 60), (100, 10), (4_000, 3)):
            speed = batch(styles, size, repeats)
            print(f"{name}: batch {size:,}: {speed:,.0f} tables/s (best of {repeats})")
        timed = phases(styles, 300 // scale)
        for phase, times in timed.items():
            middle, high = np.percentile(times, [50, 99])
            met = "met" if high < 2 else "missed"
            said = "" if phase in {"whole game", "founding"} else f"; goal 2 ms {met}"
            print(f"{name}: batch 1: {phase}: median {middle:.2f}, 99 % {high:.2f} ms{said}")
    for name in STYLES:
        many(name, 100_000 // scale, processes)


if __name__ == "__main__":
    main()
