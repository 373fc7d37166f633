"""From a move on one server's page to a page on another server, and what an idle page asks.

`python bench/news.py`: two real servers, one PostgreSQL that waits for its disk, tables of two
students, one of each on each server. Then nobody does anything for a minute.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import psycopg

from bench.load.__main__ import percentile, times
from bench.load.sight import Sight, decided, seen
from bench.load.student import WireStudent
from bench.load.wire import Wire
from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.games.reef.game import new_match
from reefkit.match.game import SeatInfo
from tests.support.postgres import find_programs, pooled, throw_away_cluster
from tests.support.voila import Served, command, serving

MEDIAN, NINETY_FIFTH = 0.3, 1.0
"""Goals, in seconds."""
IDLE_SECONDS = 60.0
SETTLES = 30.0
"""Seconds until pages that were just opened have nothing more to prepare."""


@contextmanager
def two_servers(place: str, direct: str, folder: Path) -> Iterator[list[Served]]:
    """Run two servers on one database while the context lasts."""
    addresses = {"REEFKIT_DATABASE": place, "REEFKIT_DATABASE_DIRECT": direct}
    with ExitStack() as stack:
        found = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            own = serving(command("--port", "0"), folder / name, **addresses)
            found.append(stack.enter_context(own))
        yield found


class Tables:
    """Tables of two, one student on each server."""

    def __init__(self, store: Store, servers: list[Served], count: int) -> None:
        self.store, self.over = store, threading.Event()
        self.row, _ = store.classes.create("7b", "Ms Reef")
        self.wires: list[Wire] = []
        self.students: list[WireStudent] = []
        for number in range(count):
            self._lay(number, servers)

    def _lay(self, number: int, servers: list[Served]) -> None:
        names = [f"Student {2 * number + each}" for each in (1, 2)]
        for name, server in zip(names, servers, strict=True):
            code = self.row.code.replace(" ", "")
            wire = Wire(f"{server.url}reef-survivor/?join={code}").open()
            wire.act("whole", "class-join", {"code": self.row.code, "first": name})
            self.wires.append(wire)
        people = {each.label: each.person for each in self.store.classes.members(self.row.id)}
        match = new_match([SeatInfo(name) for name in names], options={"rounds": 7})
        seats = [[people[name]] for name in names]
        called = f"Table {number + 1}"
        table = self.store.classes.lay_table(self.row.id, called, "reef", match, seats)
        for seat, wire in enumerate(self.wires[-2:]):
            sight = Sight(table=table.number, seat=seat)
            self.students.append(
                WireStudent(wire, sight, len(self.students), self.over, (0.3, 0.9))
            )

    def play(self, moves: int, most: float) -> None:
        """Play until so many things have been pressed, or so many seconds are over."""
        ends = time.monotonic() + most
        for each in self.students:
            each.start()
        while time.monotonic() < ends and any(each.is_alive() for each in self.students):
            if sum(len(each.sight.moves) for each in self.students) >= moves:
                break
            time.sleep(0.5)
        self.over.set()
        for each in self.students:
            each.join(30)
        time.sleep(SETTLES / 10)

    def measured(self) -> tuple[list[float], int, list[str]]:
        """Return the seconds from press to the other server's page, who saw none, and faults."""
        logs = {}
        for row in self.store.classes.tables(self.row.id):
            match = self.store.matches.open(row.match or "", games()).match
            logs[row.number] = decided(match)
        found = seen([each.sight for each in self.students], logs)
        return found.seconds, found.late, [each.fault for each in self.students if each.fault]

    def close(self) -> None:
        """Close every page."""
        for wire in self.wires:
            wire.drop()


def commits(place: str) -> int:
    """Return how many transactions a database has seen, those that only read among them."""
    with psycopg.connect(place, autocommit=True) as connection:
        query = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        return sum(int(row[0]) for row in connection.execute(query))


def idle(place: str) -> float:
    """Return the transactions of a minute in which nobody does anything."""
    before, began = commits(place), time.monotonic()
    time.sleep(IDLE_SECONDS)
    return 60 * (commits(place) - before) / (time.monotonic() - began)


def main() -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="bench/news.py", description=__doc__)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--presses", type=int, default=900, help="to press before it ends")
    parser.add_argument("--seconds", type=float, default=600, help="after which it ends anyhow")
    parser.add_argument("--pooled", action="store_true", help="with PgBouncer in front")
    asked = parser.parse_args()
    programs = find_programs()
    if programs is None:
        raise SystemExit("PostgreSQL is absent")
    with ExitStack() as stack:
        direct = stack.enter_context(throw_away_cluster(programs, durable=True))
        place = stack.enter_context(pooled(direct)) if asked.pooled else direct
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="reefkit-news-")))
        store = Store.open(place)
        stack.callback(store.close)
        servers = stack.enter_context(two_servers(place, direct, folder))
        alone = idle(direct)
        tables = Tables(store, servers, asked.tables)
        stack.callback(tables.close)
        time.sleep(SETTLES)
        with_pages = idle(direct)
        tables.play(asked.presses, asked.seconds)
        seconds, late, faults = tables.measured()
    pages = 2 * asked.tables
    print(times("from a press to the page on the other server", seconds))
    print(f"late (not seen within 15 s): {late}; faults: {faults or 'none'}")
    print(f"transactions a minute, two servers without a page: {alone:.0f}")
    each = (with_pages - alone) / pages
    print(f"with {pages} idle pages of a class: {with_pages:.0f}, {each:.1f} a page")
    if not seconds:
        return 1
    good = percentile(seconds, 0.5) < MEDIAN and percentile(seconds, 0.95) < NINETY_FIFTH
    return 0 if good and not late and not faults else 1


if __name__ == "__main__":
    raise SystemExit(main())
