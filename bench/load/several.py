"""Several servers on one database, behind the nginx of deploy/, and how the database is used."""

import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Self
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]
import psycopg

from tests.support.proxy import proxy_to
from tests.support.voila import Served, command, free_ports, serving

KILLED, DRAINED = "killed", "drained"
PATIENCE = 120.0
"""Seconds after which what has not come never will."""
FORKS, AT_REST = "reefkit.serve.forks.warm", 2.0
"""The process that goes through the lessons, and the percent of a core that it takes afterwards."""
LOOKS = 2.0
"""Seconds between two looks at the database's connections."""


class Servers:
    """Lab servers on one store; several stand behind a real nginx.

    Parameters
    ----------
    folder
        Where each keeps the rest, in a folder of its own.
    place
        Of their store.
    count
        How many there are; one alone has no proxy.
    students
        How many each must be ready for: chance may send most of them to one.
    warm
        Whether they go through their lessons as a school's do, before a class comes.

    Attributes
    ----------
    ports
        Where the servers are, which is what each is called.
    url
        Where browsers ask.
    """

    def __init__(
        self, folder: Path, place: str, count: int, students: int, *, warm: bool = True
    ) -> None:
        self.ports = free_ports(count)
        self._folder, self._place, self._students = folder, place, students
        self._rehearse = ("1" if count == 1 else "first") if warm else "0"
        self._stack = ExitStack()
        self._each: dict[int, tuple[Served, ExitStack]] = {}
        self.url = f"http://127.0.0.1:{self.ports[0]}/"

    def __enter__(self) -> Self:
        """Start them all, and the proxy."""
        with ThreadPoolExecutor(len(self.ports)) as pool:
            list(pool.map(self.start, self.ports))
        if len(self.ports) > 1:
            self.url = self._stack.enter_context(proxy_to(self._folder / "nginx", self.ports))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()
        for _, each in self._each.values():
            each.close()

    def start(self, port: int) -> None:
        """Start one, and wait until it takes pages."""
        name, stack = str(port), ExitStack()
        given = command("--port", name, "--students", str(self._students))
        if len(self.ports) > 1:
            given += ["--instance", name, "--behind-proxy", "--log", "-"]
        (self._folder / name).mkdir(exist_ok=True)
        served = stack.enter_context(
            serving(
                given,
                self._folder / name,
                REEFKIT_DATABASE=self._place,
                REEFKIT_REHEARSE=self._rehearse,
            )
        )
        self._each[port] = served, stack
        if self._rehearse == "1":
            rested(served.process.pid)
        with urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=PATIENCE) as answer:
            assert answer.status == 200

    def served(self, port: int) -> Served:
        """Return one, as browsers reach it."""
        return replace(self._each[port][0], url=self.url)

    def end(self, port: int, way: str) -> float:
        """Kill one, or ask it to end; give when."""
        process, at = self.served(port).process, time.monotonic()
        os.kill(process.pid, signal.SIGKILL if way == KILLED else signal.SIGTERM)
        return at

    def wait(self, port: int) -> int:
        """Wait until one has ended, and give its exit code."""
        served, stack = self._each[port]
        code = served.process.wait(timeout=PATIENCE)
        stack.close()
        return code


def rested(server: int) -> None:
    """Wait until a server has gone through its lessons, as a school's has when a class comes."""
    warm = [each for each in psutil.Process(server).children() if FORKS in " ".join(each.cmdline())]
    while any(each.cpu_percent(1.0) > AT_REST for each in warm):
        time.sleep(LOOKS)


class Connections(threading.Thread):
    """Counts the connections to a database while a lesson is held.

    Parameters
    ----------
    place
        Of the store; a file has no connections.

    Attributes
    ----------
    most, busy
        How many were open at most, and how many of them were at work at once.
    """

    def __init__(self, place: str) -> None:
        super().__init__(daemon=True)
        self.most = self.busy = 0
        self._place, self._over = place.replace("+psycopg", ""), threading.Event()

    def run(self) -> None:
        """Count every two seconds, without counting itself."""
        if not self._place.startswith("postgres"):
            return
        ask = (
            "SELECT count(*), count(*) FILTER (WHERE state <> 'idle') FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        with psycopg.connect(self._place, autocommit=True) as connection:
            while not self._over.wait(LOOKS):
                open_, busy = connection.execute(ask).fetchone() or (0, 0)
                self.most, self.busy = max(self.most, open_), max(self.busy, busy)

    def stop(self) -> None:
        self._over.set()
        self.join()
