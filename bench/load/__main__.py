"""`python -m bench.load`: a class of thirty on SQLite and on PostgreSQL, and what it costs.

``--students 30,60,120,240 --servers 1,2,3`` is a ramp on PostgreSQL, several servers behind one
nginx; ``--statements 600,5000`` sends PostgreSQL what so many students would, without any page.

All of it runs on this machine: the server with a kernel for each page, the browser with its real
pages, the clients, the database. In a school the browsers have machines of their own.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil
import psycopg

from bench.load import reckon
from bench.load.database import bear
from bench.load.lesson import Lesson, lesson
from bench.load.sight import SLOW, Cost, Seen, listening
from tests.support.postgres import find_programs, throw_away_cluster, with_database

SOON = 0.999
"""The share of all moves that others see within `SLOW` seconds; all of them within `LONG`."""
NINETY_FIFTH = 2.0
"""Seconds within which 95 of 100 moves are seen where a server is not yet too small."""
CONNECTIONS = 1000
"""That PostgreSQL takes: how many a class opens is what is measured."""
AT_ONCE = 0.1
"""Seconds within which 95 of 100 transactions of a database that keeps up are done."""
KEPT = 0.95
"""The share of them that are done while it is measured: they fall due by chance."""
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
    return (
        f"within {SLOW:.0f} s: {share:.2f} % of {all_of}; after {LONG:.0f} s: {all_of - long}"
        f" (goal: {100 * SOON:.1f} %, none)"
    )


def cost(of: Cost) -> str:
    return f"{of.cores:.2f} cores, {of.memory:.0f} MiB (PSS) in {of.processes} processes"


def passed(held: Lesson) -> bool:
    """Return whether the lesson kept what we promise."""
    seen = held.seen
    soon = sum(each <= SLOW for each in seen.seconds)
    return (
        bool(seen.seconds)
        and soon >= SOON * len(seen.seconds)
        and max(seen.seconds) <= LONG
        and not held.lost
        and not held.faults
        and not seen.late
    )


def tell(name: str, held: Lesson) -> None:
    """Print what was measured."""
    seen = held.seen
    lines = [
        times("from a move to the others' pages", seen.seconds),
        times("  of these to real pages, drawn", seen.on_real),
        in_time(seen),
        times("from a press to the own page's answer", seen.own),
        f"moves seen by others: {seen.moves}; decisions that show nothing to others: {seen.unseen}",
        f"pages not asked of a decision, which had only just come to its step: {seen.early}",
        f"late (not seen within 15 s on a page while another showed it): {seen.late}",
        f"decisions stored: {held.decisions} of students, {held.bots} of bots",
        f"lost: {len(held.lost) or 'none'}",
        times("opening a page", held.opened),
        f"joining, one after another from one address: {held.joining:.1f} s",
        f"server with all kernels: {cost(held.cost)}",
        f"database's own processes: {cost(held.database)}",
        f"connections to it: {held.connections} at most, {held.busy} of them at work",
        f"the pages' own side, in this process: {held.clients.cores:.2f} cores",
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
    with throw_away_cluster(programs, durable=True, connections=CONNECTIONS) as address:
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


@dataclass
class Row:
    """One lesson of a ramp, as a line of its table."""

    servers: int
    students: int
    held: Lesson

    def line(self) -> str:
        held, seen = self.held, self.held.seen
        return (
            f"{self.servers:7} {self.students:8} {statistics.median(seen.seconds or [0]):6.2f} s"
            f" {percentile(seen.seconds, 0.95):6.2f} s {held.cost.cores / self.students * 1000:8.1f}"
            f" {held.cost.memory / self.students:8.1f} {held.database.cores / self.students * 1000:8.2f}"
            f" {held.connections:6} {held.busy:5} {len(held.lost):5} {len(held.faults):7}"
        )

    def figures(self) -> list[str]:
        """Say what a student costs, as `reckon` reads it."""
        held, students = self.held, self.students
        found = {
            "millicores": 1000 * held.cost.cores / students,
            "mebibytes": held.cost.memory / students,
            "database-millicores": 1000 * held.database.cores / students,
            "connections": held.connections / students,
        }
        return [f"figure {name} = {number:.3g}" for name, number in found.items()]


HEAD = "servers students median  95th pc  mcores/st   MiB/st  db mc/st  conns  busy  lost  broken"
"""Thousandths of a core, and MiB, a student: of the servers with all kernels, then the database's."""
A_PAGE = 130
"""MiB that a page takes at most; a class is not begun that this machine has no room for."""


def ramp(asked: argparse.Namespace, store: str, say: Callable[[str], None]) -> bool:
    """Hold lesson after lesson, larger and larger on each number of servers; tell whether all passed.

    A number of servers is left once 95 of 100 moves are no longer seen within the goal.
    """
    rows: list[Row] = []
    for servers in asked.servers:
        for students in asked.students:
            room = psutil.virtual_memory().available / 2**20 / A_PAGE
            if students > min(room, reckon.OF_A_SERVER * servers):
                _print(f"{students} students on {servers} servers: no room for so many here")
                break
            with tempfile.TemporaryDirectory(prefix="reefkit-load-") as made, quietly():
                folder = Path(made)
                with STORES[store](folder) as (place, processes):
                    say(f"{store}: {students} students, {asked.real} of them at real pages")
                    held = lesson(
                        place,
                        folder,
                        minutes=asked.minutes,
                        students=students,
                        real=asked.real,
                        database=processes,
                        say=say,
                        servers=servers,
                    )
            kinds = f"{students} students, {asked.real} at real pages, {asked.minutes:g} minutes"
            on = f" on {servers} servers" if servers > 1 else ""
            tell(f"{store}: {kinds}{on}", held)
            rows.append(Row(servers, students, held))
            if percentile(held.seen.seconds, 0.95) > NINETY_FIFTH:
                break
    told = [each for each in rows if each.servers == 1 and passed(each.held)]
    if store == "postgresql" and told:
        _print("", *told[-1].figures())
    if len(rows) > 1:
        _print("", HEAD, *(each.line() for each in rows))
    return all(passed(each.held) for each in rows)


def statements(asked: argparse.Namespace, say: Callable[[str], None]) -> bool:
    """Send PostgreSQL what so many students send, and tell whether it kept up."""
    kept_up, most = True, 0
    for students in asked.statements:
        with postgresql(Path()) as (place, _):
            borne = bear(
                place,
                students,
                int(asked.minutes * 60),
                connections=asked.connections,
                say=say,
            )
        kept = borne.done > KEPT * borne.wanted and percentile(borne.seconds, 0.95) < AT_ONCE
        kept = kept and not borne.failed
        kept_up, most = kept_up and kept, max(most, students if kept else 0)
        _print(
            f"\n== postgresql alone: {students} students, {asked.connections} connections, "
            f"{asked.minutes:g} minutes",
            f"transactions a second: {borne.done:.0f} of {borne.wanted:.0f} that were due; "
            f"failed: {borne.failed}",
            times("from due to done", borne.seconds),
            f"database's own processes: {cost(borne.cost)}",
            "kept up" if kept else "FELL BEHIND",
        )
    _print("", f"figure borne = {most}")
    return kept_up


def numbers(text: str) -> list[int]:
    """Read numbers with commas between them."""
    return [int(each) for each in text.split(",")]


def main() -> int:
    """Hold a lesson on each store, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long students play")
    parser.add_argument(
        "--students", type=numbers, default=[30], help="how many; 30,60,120 one after the other"
    )
    parser.add_argument(
        "--servers",
        type=numbers,
        default=[1],
        help="on how many servers; 1,2,3 one after the other",
    )
    parser.add_argument("--real", type=int, default=4, help="how many at real pages in a browser")
    parser.add_argument("--store", choices=STORES, action="append", help="all, when not given")
    parser.add_argument(
        "--statements", type=numbers, help="of so many students, sent to PostgreSQL without a page"
    )
    parser.add_argument("--connections", type=int, default=50, help="that carry the statements")
    parser.add_argument(
        "--reckon", action="store_true", help="write the tables of docs/deployers/how-many.md"
    )
    asked = parser.parse_args()
    if asked.reckon:
        reckon.write()
        return 0
    began = time.monotonic()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:6.0f} s  {text}\n")

    if asked.statements:
        return 0 if statements(asked, say) else 1
    stores = asked.store or (STORES if max(asked.servers) == 1 else ["postgresql"])
    passed_all = [ramp(asked, each, say) for each in stores]
    return 0 if all(passed_all) else 1


if __name__ == "__main__":
    raise SystemExit(main())
