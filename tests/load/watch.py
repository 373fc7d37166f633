"""What a server and its kernels cost: processors, memory by role, files, and what grows."""

import socket
import statistics
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import psutil

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
    """

    def __init__(self, pids: Iterable[int]) -> None:
        self._roots = [psutil.Process(pid) for pid in pids]
        self._began = time.monotonic()
        self._spent = self._time()

    def begin(self) -> None:
        """Count from now on."""
        self._began, self._spent = time.monotonic(), self._time()

    def read(self) -> Cost:
        """Give what was used since the beginning, and what memory is in use now."""
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
                total += times.user + times.system + times.children_user + times.children_system
        return total

    def _all(self) -> list[psutil.Process]:
        found = {}
        for root in self._roots:
            with suppress(psutil.Error):
                for each in [root, *root.children(recursive=True)]:
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
    """Give by how much numbers grow in an hour: the line of least squares; NaN of under three.

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
        """Look until told to stop."""
        while not self._over.wait(self.every):
            self.moments.append(self.look())

    def stop(self) -> None:
        """Look no more."""
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
        """Give how long it took until so few kernels were left; none where it took too long."""
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
