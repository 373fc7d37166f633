"""What the server costs: time of its processors, and memory, of it and all its kernels."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

import psutil

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
