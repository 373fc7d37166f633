"""`python -m tests.load`: a class of thirty on SQLite and on PostgreSQL, and what it costs.

All of it runs on this machine: the server with a kernel for each page, the browser with its real
pages, the clients, the database. In a school the browsers have machines of their own.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.load.lesson import Lesson, lesson
from tests.load.sight import SLOW, Cost, Seen, listening
from tests.support.postgres import find_programs, throw_away_cluster, with_database

MEDIAN, NINETY_FIFTH = 1.0, 2.0
"""Goals, in seconds: half of all moves are seen in the first, 95 of 100 in the second."""
LONG = 5.0
"""Seconds after which no move may be seen for the first time."""


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def percentile(numbers: list[float], share: float) -> float:
    """Return the number below which this share lies; NaN of none."""
    if not numbers:
        return float("nan")
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def times(name: str, numbers: list[float]) -> str:
    """Say median, 95th percentile and most of some seconds."""
    if not numbers:
        return f"{name}: none"
    middle, late = statistics.median(numbers), percentile(numbers, 0.95)
    return (
        f"{name}: median {middle:.2f} s, 95th percentile {late:.2f} s, "
        f"most {max(numbers):.2f} s, of {len(numbers)}"
    )


def in_time(seen: Seen) -> str:
    """Say which share of the moves was seen soon, and how many were not for long."""
    all_of = len(seen.seconds) + seen.late
    soon, long = (sum(each <= most for each in seen.seconds) for most in (SLOW, LONG))
    share = 100 * soon / all_of if all_of else float("nan")
    return f"within {SLOW:.0f} s: {share:.2f} % of {all_of}; after {LONG:.0f} s: {all_of - long}"


def cost(of: Cost) -> str:
    return f"{of.cores:.2f} cores, {of.memory:.0f} MiB (PSS) in {of.processes} processes"


def passed(held: Lesson) -> bool:
    """Return whether the lesson kept what we promise."""
    seen = held.seen
    return (
        bool(seen.seconds)
        and statistics.median(seen.seconds) < MEDIAN
        and percentile(seen.seconds, 0.95) < NINETY_FIFTH
        and not held.lost
        and not held.faults
        and not seen.late
    )


def tell(name: str, held: Lesson) -> None:
    """Print what was measured."""
    seen = held.seen
    goal = f"goal: median under {MEDIAN:.0f} s, 95th percentile under {NINETY_FIFTH:.0f} s"
    lines = [
        times("from a move to the others' pages", seen.seconds) + f" ({goal})",
        times("  of these to real pages, drawn", seen.on_real),
        in_time(seen),
        times("from a press to the own page's answer", seen.own),
        f"moves seen by others: {seen.moves}; decisions that show nothing to others: {seen.unseen}",
        f"late (not seen within 15 s on a page while another showed it): {seen.late}",
        f"decisions stored: {held.decisions} of students, {held.bots} of bots",
        f"lost: {len(held.lost) or 'none'}",
        times("opening a page", held.opened),
        f"joining, one after another from one address: {held.joining:.1f} s",
        f"server with all kernels: {cost(held.cost)}",
        f"database's own processes: {cost(held.database)}",
        f"pages without a browser sent {held.sent:.2f} MiB and got {held.got:.1f} MiB",
    ]
    _print(f"\n== {name}", *lines)
    for seconds, did in sorted(seen.slow)[-5:]:
        _print(f"slow: {seconds:.2f} s, {did}")
    for what, found in (("lost", held.lost), ("broken", held.faults)):
        for each in found:
            _print(f"{what}: {each}")
    for text, count in Counter(held.refused).most_common(8):
        _print(f"refused {count} times: {text}")
    _print("passed" if passed(held) else "FAILED")


@contextmanager
def sqlite(folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Return a file, and no process beside the server's own."""
    yield str(folder / "reefkit.sqlite"), []


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Return a new database, and the process of its server."""
    del folder
    programs = find_programs()
    if programs is None:
        raise SystemExit("PostgreSQL is absent")
    with throw_away_cluster(programs, durable=True) as address:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("CREATE DATABASE reefkit_load")
        yield with_database(address, "reefkit_load"), listening(address)


@contextmanager
def quietly() -> Iterator[None]:
    """Let threads of pages switch often, so that a time is noted when it is."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.001)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


STORES = {"sqlite": sqlite, "postgresql": postgresql}


def main() -> int:
    """Hold a lesson on each store, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long students play")
    parser.add_argument("--students", type=int, default=30)
    parser.add_argument("--real", type=int, default=4, help="how many at real pages in a browser")
    parser.add_argument("--store", choices=STORES, action="append", help="all, when not given")
    asked = parser.parse_args()
    began = time.monotonic()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:6.0f} s  {text}\n")

    all_passed = True
    for name in asked.store or STORES:
        with tempfile.TemporaryDirectory(prefix="reefkit-load-") as made, quietly():
            folder = Path(made)
            with STORES[name](folder) as (place, processes):
                say(f"{name}: {asked.students} students, {asked.real} of them at real pages")
                held = lesson(
                    place,
                    folder,
                    minutes=asked.minutes,
                    students=asked.students,
                    real=asked.real,
                    database=processes,
                    say=say,
                )
        kinds = f"{asked.students} students, {asked.real} at real pages, {asked.minutes:g} minutes"
        tell(f"{name}: {kinds}", held)
        all_passed = all_passed and passed(held)
    return 0 if all_passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
