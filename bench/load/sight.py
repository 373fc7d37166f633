"""What a page shows, and what a server takes."""

import bisect
import re
import socket
import statistics
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple
from urllib.parse import urlsplit

import psutil

from reefkit.match.match import Match

# What every page of a class saw, and how long a move took to be seen on the others' pages.
#
# A page shows each neighbour's reef, points and whether that seat is ready, and above them the phase
# and what is to be done now. So a seat's move is seen on another page when what it shows of that seat
# changes; where the move ended a step, also when the bars above do. Somebody else may end the step
# before a page has looked again: it then never shows that the seat was ready, and has shown what came
# of the move once its bars show the step after. Moves are taken from the match's log: what was pressed
# and is no entry there counts for nothing, and an entry that shows nothing to others (a hidden
# prediction) is counted as such. So is one that no page showed until somebody else ended the step:
# what was seen then is that other move, and the time until then is theirs who thought.

LATEST = 15.0
"""Seconds after which a move that is still not seen is late for good."""
SLOW = 2.0
DRAWN = 0.5
"""Seconds within which a page has drawn a step, region by region."""
_NEIGHBOUR = re.compile(r'data-key="neighbour-(\d+)"')
_PHASES = re.compile(r'data-key="phases".*', re.DOTALL)
BAR, READY = "phases", "ready"

Shown = Mapping[str, int]
"""What a page shows: a number made of the text, by seat, and of the bars above."""


def shown_of(neighbours: str, top: str, now: str) -> dict[str, int]:
    """Read what a page shows from the HTML of its three regions."""
    parts = _NEIGHBOUR.split(neighbours)
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    seen = {seat: hash(html.partition("</li>")[0]) for seat, html in pairs}
    bar = _PHASES.search(top)
    return {**seen, BAR: hash((bar.group() if bar else "", now))}


class Move(NamedTuple):
    """Something that a student pressed: when, when the own page had answered, and what.

    `key` is none where that was refused, where a space was touched, and at a page in a browser.
    """

    sent: float
    answered: float
    key: str = ""


class Decided(NamedTuple):
    """An entry of a log: whose, when the store took it, what it did, when its step ended and began.

    `over` is when the store took the entry that ended the step of the phase in which this one was
    made, which may be this one; none while the step goes on. `began` is when it took the one that
    ended the step before; none in the first step.
    """

    seat: int
    time: float
    did: str
    over: float | None
    began: float | None = None


@dataclass
class Sight:
    """One page of a seat: what it showed from when on, and what was pressed there."""

    #: ``table``, ``seat``: Whose page it is; the seat counts from 0.
    table: int = -1
    seat: int = -1
    real: bool = False  #: Whether it is a page in a browser.
    times: list[float] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def saw(self, time: float, shown: Shown) -> None:
        if not self.shown or self.shown[-1] != shown:
            self.times.append(time)
            self.shown.append(shown)

    def stood_in_step(self, decided: Decided, sent: float) -> bool:
        """Return whether the page had shown the step of a decision when that was sent.

        One that had not shows the step and the decision at once, and nobody can tell them apart.
        """
        if decided.began is None:
            return True
        first = bisect.bisect_left(self.times, decided.began)
        bar = self.shown[first - 1].get(BAR) if first else None
        since = self.shown[first : bisect.bisect_right(self.times, sent - DRAWN)]
        return any(now.get(BAR) != bar for now in since)

    def first_seen(self, decided: Decided, sent: float, until: float) -> float | None:
        """Return when the page showed a decision; none where it did not before a time."""
        place = bisect.bisect_right(self.times, sent)
        if place == 0:
            return None
        seat, bar = str(decided.seat), self.shown[place - 1].get(BAR)
        # A page that shows nobody else's, between two drawings or on a screen without, tells nothing
        # of the seat: what it showed last counts. While reefs are founded it has shown none.
        before = next((each[seat] for each in reversed(self.shown[:place]) if seat in each), None)
        over = float("inf") if decided.over is None else decided.over
        for at, now in zip(self.times[place:], self.shown[place:], strict=True):
            if at > until:
                return None
            if before is not None and now.get(seat, before) != before:
                return at
            if at >= over and now.get(BAR) != bar:
                return at
        return None


@dataclass
class Seen:
    """How moves were seen."""

    #: From pressing to another page, one number a move and page.
    seconds: list[float] = field(default_factory=list)
    #: Those of them where the other page was one in a browser.
    on_real: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)  #: From pressing to the own page's answer.
    #: Those above `SLOW`, with what was decided.
    slow: list[tuple[float, str]] = field(default_factory=list)
    late: int = 0  #: Moves that one page showed and another not within `LATEST`.
    unseen: int = 0  #: Decisions that show nothing to others.
    moves: int = 0  #: Decisions that were seen.
    early: int = 0  #: Pages that had only just come to a decision's step, and are not asked.

    def add(self, other: "Seen") -> None:
        """Count another class's moves as these."""
        self.seconds += other.seconds
        self.on_real += other.on_real
        self.own += other.own
        self.slow += other.slow
        self.late += other.late
        self.unseen += other.unseen
        self.moves += other.moves
        self.early += other.early


def seen(sights: Sequence[Sight], logs: Mapping[int, Iterable[Decided]]) -> Seen:
    """Find out how long each decision took to be seen.

    Parameters
    ----------
    sights
        The pages.
    logs
        The people's decisions, by table.
    """
    found = Seen()
    for table, decisions in logs.items():
        pages = [each for each in sights if each.table == table]
        of_seat: dict[int, list[Decided]] = {}
        for decided in decisions:
            of_seat.setdefault(decided.seat, []).append(decided)
        for sight in pages:
            _follow(sight, [each for each in pages if each is not sight], of_seat, found)
    return found


def _follow(
    mine: Sight, others: Sequence[Sight], of_seat: Mapping[int, list[Decided]], found: Seen
) -> None:
    """Follow the decisions of one page to the others."""
    mine_decided = of_seat.get(mine.seat, [])
    for number, move in enumerate(mine.moves):
        taken = [each for each in mine_decided if move.sent - 0.01 <= each.time <= move.answered]
        if not taken:
            continue  # what was pressed was no decision yet, such as one space of several
        decided = taken[-1]
        found.own.append(move.answered - move.sent)
        later = mine.moves[number + 1].sent if number + 1 < len(mine.moves) else move.sent + LATEST
        until = move.sent + LATEST
        over = decided.over
        if over is not None and over > decided.time:
            later = min(later, over)
        asked = [each for each in others if each.stood_in_step(decided, move.sent)]
        found.early += len(others) - len(asked)
        if not asked:
            continue
        times = [each.first_seen(decided, move.sent, until) for each in asked]
        if not any(at is not None and at < later for at in times):
            found.unseen += 1
            continue
        found.moves += 1
        for other, at in zip(asked, times, strict=True):
            if at is None:
                found.late += 1
                continue
            found.seconds.append(at - move.sent)
            found.slow += [(at - move.sent, decided.did)] if at - move.sent > SLOW else []
            if other.real:
                found.on_real.append(at - move.sent)


# What a store has lost, and where pages of one table differ: nothing and nowhere, or all is in vain.


def lost(sights: Iterable[Sight], logs: Mapping[int, Iterable[Decided]]) -> Iterator[str]:
    """Find every *Ready* that a page took, answered, and no log has.

    What was pressed and never answered, as the connection was cut, may be stored or not.
    """
    for sight in sights:
        told = sum(each.key == READY for each in sight.moves)
        mine = [each for each in logs.get(sight.table, ()) if each.seat == sight.seat]
        kept = sum(each.did == READY for each in mine)
        if kept < told:
            yield f"table {sight.table}: seat {sight.seat} was ready {told} times, {kept} are stored"


def apart(sights: Iterable[Sight]) -> Iterator[str]:
    """Find pages of one table that show another reef, points or readiness of the same seat."""
    by_table: dict[int, list[Sight]] = {}
    for sight in sights:
        by_table.setdefault(sight.table, []).append(sight)
    for table, pages in by_table.items():
        for seat in map(str, range(4)):
            shown = {page.shown[-1].get(seat) for page in pages if page.shown} - {None}
            if len(shown) > 1:
                yield f"table {table}: pages show seat {seat} in {len(shown)} ways"


# What a store has of a lesson under load: people's decisions, as the log of a match tells them.


def decided(match: Match) -> list[Decided]:
    """Read people's decisions from a log."""
    states = [match.state_at(place) for place in range(match.position + 1)]
    # A phase has steps, such as foreseeing and reading what came: each ends what was marked in it.
    whens = [(match.rules.when(state), match.rules.undo_scope(state)) for state in states]
    times = [datetime.fromisoformat(entry.time).timestamp() for entry in match.entries]
    overs: list[float | None] = [None] * len(times)
    over: float | None = None
    for place in reversed(range(len(times))):
        over = times[place] if whens[place] != whens[place + 1] else over
        overs[place] = over
    begans: list[float | None] = [None]
    for place, taken in enumerate(times):
        begans.append(taken if whens[place] != whens[place + 1] else begans[-1])
    return [
        Decided(
            entry.seat, times[place], str(entry.action.get("do", "")), overs[place], begans[place]
        )
        for place, entry in enumerate(match.entries)
        if entry.author == "person" and entry.seat is not None
    ]


# ---- What a server and its kernels cost: processors, memory by role, files, and what grows.
# What the server costs: time of its processors, and memory, of it and all its kernels.

MEBIBYTE = 2**20


@dataclass
class Cost:
    """Cores in use, processes and their memory (proportional set size) in MiB."""

    cores: float = 0.0
    processes: int = 0
    memory: float = 0.0


class Meter:
    """Measures some processes with all that they have started.

    Parameters
    ----------
    pids
        The processes.
    alone
        Whether what they have started is left out.
    """

    def __init__(self, pids: Iterable[int], *, alone: bool = False) -> None:
        self._alone = alone
        self._roots = [psutil.Process(pid) for pid in pids]
        self._began = time.monotonic()
        self._spent = self._time()

    def begin(self) -> None:
        self._began, self._spent = time.monotonic(), self._time()

    def read(self) -> Cost:
        """Return what was used since the beginning, and what memory is in use now."""
        cost = Cost(cores=(self._time() - self._spent) / (time.monotonic() - self._began))
        for process in self._all():
            with suppress(psutil.Error):
                cost.memory += process.memory_full_info().pss / MEBIBYTE
                cost.processes += 1
        return cost

    def _time(self) -> float:
        total = 0.0
        for process in self._all():
            with suppress(psutil.Error):
                # Of a process that has ended, its parent keeps the time.
                times = process.cpu_times()
                total += times.user + times.system
                total += 0.0 if self._alone else times.children_user + times.children_system
        return total

    def _all(self) -> list[psutil.Process]:
        found = {}
        for root in self._roots:
            with suppress(psutil.Error):
                for each in [root, *([] if self._alone else root.children(recursive=True))]:
                    found[each.pid] = each
        return list(found.values())


def listening(address: str) -> list[int]:
    """Give the process that listens at an address, such as a database server's; none where unknown."""
    port = urlsplit(address).port
    for each in psutil.net_connections(kind="tcp"):
        at = each.status == psutil.CONN_LISTEN and each.family == socket.AF_INET
        if at and each.laddr and each.laddr.port == port and each.pid:
            return [each.pid]
    return []


# How a server and its kernels fare over hours: their memory by role, files, and what grows.
#
# A process's memory is its proportional set size: what kernels share with the process that they were
# forked from is counted once, in shares.

WARM = "reefkit.serve.forks.warm"
HOUR = 3600.0


@dataclass(frozen=True)
class Moment:
    """What was in use at one moment."""

    at: float  #: Seconds since the watch began.
    #: ``server``, ``warm``: Memory of the server, and of the process that kernels are forked from,
    #: in MiB.
    server: float
    warm: float
    kernels: dict[int, float]  #: Memory of each kernel in MiB, by process.
    files: int  #: Open files and sockets of the server.

    @property
    def kernel(self) -> float:
        """The median kernel's memory, in MiB; NaN of none."""
        return statistics.median(self.kernels.values()) if self.kernels else float("nan")

    @property
    def total(self) -> float:
        """All memory together, in MiB."""
        return self.server + self.warm + sum(self.kernels.values())


def slope(times: list[float], numbers: list[float]) -> float:
    """Return by how much numbers grow in an hour: the line of least squares; NaN of under three.

    Parameters
    ----------
    times
        In seconds.
    numbers
        One for each time.
    """
    if len(times) < 3:
        return float("nan")
    return statistics.linear_regression(times, numbers).slope * HOUR


@dataclass
class Watch(threading.Thread):
    """Looks at a server every so many seconds."""

    pid: int  #: The server's process.
    every: float  #: Seconds between two looks.
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self._server = psutil.Process(self.pid)
        self._began = time.monotonic()
        self._over = threading.Event()

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        while not self._over.wait(self.every):
            self.moments.append(self.look())

    def stop(self) -> None:
        self._over.set()
        self.join()

    def kernels(self) -> list[psutil.Process]:
        """List the kernels' processes: all of the server's but the one that they are forked from."""
        found = []
        with suppress(psutil.Error):
            for each in self._server.children(recursive=True):
                with suppress(psutil.Error):
                    if not self._is_warm(each) and each.status() != psutil.STATUS_ZOMBIE:
                        found.append(each)
        return found

    def _is_warm(self, process: psutil.Process) -> bool:
        """Tell a warm process from the kernels that it forked: it is the server's own child."""
        return process.ppid() == self.pid and WARM in process.cmdline()

    def look(self) -> Moment:
        """Measure now."""
        warm = 0.0
        with suppress(psutil.Error):
            warm = sum(_memory(each) for each in self._server.children() if self._is_warm(each))
        kernels = {each.pid: _memory(each) for each in self.kernels()}
        return Moment(
            at=time.monotonic() - self._began,
            server=_memory(self._server),
            warm=warm,
            kernels={pid: memory for pid, memory in kernels.items() if memory},
            files=self._server.num_fds(),
        )

    def until_gone(self, left: int, seconds: float) -> float | None:
        """Return how long it took until so few kernels were left; none where it took too long."""
        began = time.monotonic()
        while (taken := time.monotonic() - began) < seconds:
            if len(self.kernels()) <= left:
                return taken
            time.sleep(0.2)
        return None


def _memory(process: psutil.Process) -> float:
    with suppress(psutil.Error):
        return float(process.memory_full_info().pss) / MEBIBYTE
    return 0.0
