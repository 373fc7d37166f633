"""One lesson of a class under load: a server, a desk, thirty students, and what was measured."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlsplit

from bench.load import several
from bench.load.sight import Cost, Decided, Meter, Seen, Sight, apart, decided, lost, seen
from bench.load.student import THINKS, RealStudents, WireStudent
from bench.load.wire import Wire, cookie
from reefkit.classroom.store import ClassRow, Store
from reefkit.games import games
from reefkit.labs.setting import Setting, plain_of
from tests.support.voila import Served

Say = Callable[[str], None]
ROUNDS = 7
OF_A_CLASS = 30
AT_ONCE = 3
"""Pages that are opened at the same time: a class does not press Enter in one second."""
SETTLES = 4.0
"""Seconds after the last move until every page must show the same."""


@dataclass
class Lesson:
    """What was measured."""

    seen: Seen  #: How moves were seen.
    #: ``decisions``, ``bots``: Entries of people, and of bots, in the logs.
    decisions: int
    bots: int
    opened: list[float]  #: Seconds until each page without a browser was open.
    joining: float  #: Seconds between the first join and the last.
    #: ``cost``, ``database``: Of the server with its kernels, and of the database's own server.
    cost: Cost
    database: Cost
    #: What was told to a student as done and stands nowhere, in words; empty is well.
    lost: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  #: What pages refused, in words.
    faults: list[str] = field(default_factory=list)  #: Pages that broke.
    #: ``sent``, ``got``: Mebibytes of the pages without a browser, to and from the server.
    sent: float = 0.0
    got: float = 0.0
    clients: Cost = field(default_factory=Cost)  #: Of this process, which plays all of them.
    #: ``connections``, ``busy``: To the database at most, and of these at work at once.
    connections: int = 0
    busy: int = 0


def lesson(  # what a lesson is
    place: str,
    folder: Path,
    *,
    minutes: float,
    students: int,
    real: int,
    database: list[int],
    say: Say,
    servers: int = 1,
) -> Lesson:
    """Hold a lesson.

    Parameters
    ----------
    place
        Of the store: a file, or the address of a database.
    folder
        Where the server keeps the rest.
    minutes
        How long the students play.
    students, real
        How many there are, and how many of them at real pages.
    database
        Processes of the database's own server.
    say
        Tells how far it is.
    servers
        On how many servers they are; several stand behind a proxy.
    """
    store = Store.open(place)
    with ExitStack() as stack:
        stack.callback(store.close)
        run = several.Servers(folder, place, servers, max(students, 30))
        stack.enter_context(run)
        all_of = [run.served(port) for port in run.ports]
        classes: list[Held] = []
        for number, size in enumerate(sizes(students), 1):
            row, _ = store.classes.create(f"Class {number}", "Ms Reef")
            setting = plain_of(Setting(options={"rounds": ROUNDS}))
            store.classes.set_control(row.id, setting=setting)
            at_real = real if number == 1 else 0
            classes.append(Held(all_of[0], store, row, size - at_real, at_real, say))
            stack.callback(classes[-1].close)
            classes[-1].arrive()
            classes[-1].seat()
        own = Meter([os.getpid()], alone=True)  # the servers are its children
        meters = [Meter(each.process.pid for each in all_of), Meter(database), own]
        connections = several.Connections(place)
        connections.start()
        with ThreadPoolExecutor(len(classes)) as pool:
            list(pool.map(lambda each: each.play(minutes * 60), classes))
            costs = [meter.read() for meter in meters]
            list(pool.map(Held.leave, classes))
        connections.stop()
        found = together([each.measured(costs[0], costs[1]) for each in classes])
        found.clients, found.connections, found.busy = costs[2], connections.most, connections.busy
        return found


def sizes(students: int) -> list[int]:
    """Return how many sit in each class: as even as can be, and none larger than `OF_A_CLASS`."""
    count = -(-students // OF_A_CLASS)
    return [students // count + (number < students % count) for number in range(count)]


def together(lessons: list[Lesson]) -> Lesson:
    """Return the lessons of all classes as one: what was measured once is that of the first."""
    first = lessons[0]
    for each in lessons[1:]:
        first.seen.add(each.seen)
        first.decisions += each.decisions
        first.bots += each.bots
        first.opened += each.opened
        first.joining = max(first.joining, each.joining)
        first.lost += each.lost
        first.refused += each.refused
        first.faults += each.faults
        first.sent += each.sent
        first.got += each.got
    return first


class Held:
    """A lesson while it is held.

    Parameters
    ----------
    served, store, row
        The server, its store, and the class.
    wires, real
        How many students sit at pages without a browser, and at real ones.
    say
        Tells how far it is.
    thinks
        Least and most seconds between two things that a student does.
    """

    student = WireStudent
    """Who sits at a page without a browser."""

    def __init__(  # noqa: PLR0917  # what a lesson is
        self,
        served: Served,
        store: Store,
        row: ClassRow,
        wires: int,
        real: int,
        say: Say,
        thinks: tuple[float, float] = THINKS,
    ) -> None:
        self.served, self.store, self.row, self.say = served, store, row, say
        self.thinks = thinks
        self.url = f"{served.url}reef-survivor/?join={row.code.replace(' ', '')}"
        self.names = [f"Student {number}" for number in range(1, wires + 1)]
        self.over = threading.Event()
        self.wires: dict[str, Wire] = {}
        self.students: dict[str, WireStudent] = {}
        self.opened: list[float] = []
        self.faults: list[str] = []
        names = [f"Real {number}" for number in range(1, real + 1)]
        self.real = RealStudents(self.url, names, 7, thinks)
        self.desk: Wire | None = None
        self.joining = 0.0

    # -- coming ----------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Open all pages and the desk, and have everybody join by the code."""
        gate = threading.Semaphore(AT_ONCE)
        if self.real.sights:
            self.real.start()
        threads = [
            threading.Thread(target=self._arrive, args=(name, gate), daemon=True)
            for name in self.names
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        began = time.monotonic()
        for name, wire in self.wires.items():
            wire.act("whole", "class-join", {"code": self.row.code, "first": name})
        self.joining = time.monotonic() - began
        if self.real.sights:
            self.real.joined.wait()
        wanted = len(self.wires) + len(self.real.sights)
        joined = len(self.store.classes.members(self.row.id))
        if joined != wanted:
            raise RuntimeError(f"{joined} of {wanted} joined; {self.real.fault} {self.faults}")
        self.desk = Wire(f"{self.served.url}teachers-desk/", self._signed_in()).open()
        self.say(f"{joined} students joined; the desk is open")

    def _arrive(self, name: str, gate: threading.Semaphore) -> None:
        with gate:
            began = time.monotonic()
            try:
                self.wires[name] = Wire(self.url).open()
            except Exception as error:  # noqa: BLE001  # told in the report
                self.faults.append(f"{name}: {type(error).__name__}: {error}")
            self.opened.append(time.monotonic() - began)

    def _signed_in(self) -> CookieJar:
        """Return what a teacher's browser holds after signing in."""
        jar, host = CookieJar(), urlsplit(self.served.url).hostname or ""
        jar.set_cookie(cookie("reefkit-teacher", self.store.classes.sign_in(self.row.id), host))
        return jar

    def seat(self) -> None:
        """Seat the class from the desk, in one click, and see where everybody sits."""
        assert self.desk is not None
        self.desk.act("desk-lesson", "lesson-seat", {})
        tables = self.store.classes.tables(self.row.id)
        labels = {each.person: each.label for each in self.store.classes.members(self.row.id)}
        sights = {name: Sight() for name in self.wires} | self.real.sights
        for row in tables:
            for seat, people in enumerate(row.seats):
                for person in people:
                    sight = sights[labels[person]]
                    sight.table, sight.seat = row.number, seat
        for number, (name, wire) in enumerate(self.wires.items()):
            self.students[name] = self.student(wire, sights[name], number, self.over, self.thinks)
        self.say(f"{len(tables)} tables are laid")
        self.desk.act("desk-top", "tab", {"tab": "play"})

    # -- playing ---------------------------------------------------------------------------------

    def play(self, seconds: float) -> None:
        """Have everybody play for so long."""
        for student in self.students.values():
            student.start()
        self.real.play.set()
        ends = time.monotonic() + seconds
        while (left := ends - time.monotonic()) > 0:
            self.over.wait(min(60.0, left))
            pressed = sum(len(each.moves) for each in self.sights)
            self.say(f"{max(0.0, ends - time.monotonic()):.0f} s left, {pressed} things pressed")

    def leave(self) -> None:
        """Have everybody stop, and wait until every page shows the end."""
        self.over.set()
        self.real.over.set()
        for student in self.students.values():
            student.join(30)
        if self.real.sights:
            self.real.join(60)
        time.sleep(SETTLES)

    def close(self) -> None:
        """Close every page that is open."""
        self.over.set()
        self.real.over.set()
        self.real.play.set()
        for wire in [*self.wires.values(), *([self.desk] if self.desk else [])]:
            wire.drop()

    @property
    def sights(self) -> list[Sight]:
        return [*(each.sight for each in self.students.values()), *self.real.sights.values()]

    # -- what came of it -------------------------------------------------------------------------

    def measured(self, cost: Cost, database: Cost) -> Lesson:
        """Read the logs, hold the pages against them, and count."""
        logs: dict[int, list[Decided]] = {}
        bots = 0
        for row in self.store.classes.tables(self.row.id):
            assert row.match is not None
            # Opening folds the log and holds every entry against its checksum.
            match = self.store.matches.open(row.match, games()).match
            logs[row.number] = decided(match)
            bots += len(match.entries) - len(logs[row.number])
        faults = [*self.faults, *([self.real.fault] if self.real.fault else [])]
        faults += [f"{name}: {each.fault}" for name, each in self.students.items() if each.fault]
        # A page that broke is told as such: what it shows is of when its connection was cut.
        there = [each.sight for each in self.students.values() if not each.fault]
        return Lesson(
            seen=seen(self.sights, logs),
            decisions=sum(map(len, logs.values())),
            bots=bots,
            opened=self.opened,
            joining=self.joining,
            cost=cost,
            database=database,
            lost=[*lost(self.sights, logs), *apart(there)],
            refused=[text for each in self.sights for text in each.refused],
            faults=faults,
            sent=sum(each.sent for each in self.wires.values()) / 2**20,
            got=sum(each.got for each in self.wires.values()) / 2**20,
        )
