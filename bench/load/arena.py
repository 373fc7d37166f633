"""A server that is attacked, somebody who plays there all the while, and what it costs."""

import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Collection
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import psutil

from bench.load.attackers import Attack, Attacked, all_of
from bench.load.classroom import Bystander
from bench.load.sight import MEBIBYTE, Watch
from reefkit.classroom.store import ClassRow, Store
from tests.support.voila import Served, serving

FILES = 1024
"""Files that the server may open: what most systems give."""
MOST = 1500 * MEBIBYTE
"""A server that has grown by so much is killed, before the machine is."""
LOOKS = 0.1
GONE = 100.0
"""Seconds within which nothing must be left of an attacker's pages."""
REAPED = 15.0
"""Seconds within which the server has asked for a process that has ended."""
STUDENTS = 8

# The real server, as it is started anywhere, but for the files that it may open and some times.
BEGIN = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from reefkit.serve.command import main
sys.exit(main(["serve", "--no-browser", "--port", "0", *sys.argv[1:]]))
"""
SHORT = """
from reefkit.serve import capacity, kernels, page_limits
kernels.SECONDS_CLOSED, kernels.SECONDS_AWAY, kernels.SECONDS_BETWEEN_LOOKS = 0, 60, 1
page_limits.SECONDS_HELD, capacity.OPENED_A_SECOND = 2, 1.6
"""
LIFTED = """
from reefkit.serve import page_limits
page_limits.MOST_DROPPED = page_limits.MOST_BAD = page_limits.MOST_STATES = 10**9
page_limits.MESSAGES = page_limits.MESSAGES_A_SECOND = 10**9
"""
"""Where it is tried what is said, and not how often."""


@dataclass(repr=False)
class Toll:
    """What an attack cost."""

    came: Attacked  #: What the attacker noted.
    #: ``answers``, ``doors``: Seconds that somebody else's presses took, and new requests.
    answers: list[float]
    doors: list[float]
    turned_away: int  #: How often somebody else's new connection was closed at once.
    broken: list[str]  #: Which of other people's pages broke, and how; empty is well.
    #: ``grown``, ``kernel``: By how many MiB the server grew at most, and the memory of the largest
    #: kernel.
    grown: float
    kernel: float
    #: ``logged``, ``lines``: Bytes and lines that were written meanwhile, on the terminal and in
    #: the file of details.
    logged: int
    lines: int
    gone: float | None  #: Seconds until no page of the attacker's was left; none where one stayed.
    zombies: int  #: Processes that have ended and that nobody asked for.
    killed: bool  #: Whether the server had to be killed, for it grew too far.
    #: ``before``, ``after``: The server's memory in MiB.
    before: float
    after: float
    said: str = ""  #: The end of what was written.

    def __repr__(self) -> str:
        """Say all of it in a line."""
        took = {"press": self.answers, "door": self.doors}
        times = "; ".join(
            f"{name} {statistics.median(seconds):.2f} s, most {max(seconds):.2f} s of {len(seconds)}"
            if seconds
            else f"{name}: none answered"
            for name, seconds in took.items()
        )
        gone = "still there" if self.gone is None else f"gone after {self.gone:.1f} s"
        ended = ", ".join(f"{each:.1f}" for each in self.came.ended[:5]) or "none"
        return (
            f"{times}, turned away {self.turned_away} times; server +{self.grown:.0f} MiB, largest kernel {self.kernel:.0f} MiB; "
            f"log {self.logged / 1024:.0f} KiB, {self.lines} lines; its kernels ended after "
            f"({ended}) s, {self.came.outlived} outlived; {gone}; {self.zombies} zombies; "
            f"{dict(self.came.noted)}{' ' + self.came.fault if self.came.fault else ''}"
            f"{'; KILLED at its limit' if self.killed else ''}"
            f"{'; BROKEN: ' + ', '.join(self.broken) if self.broken else ''}"
        )


People = Callable[[Served, Store, ClassRow], Bystander]


def alone(served: Served, *_: object) -> Bystander:
    return Bystander(served.url)


class Arena:
    """A server with people who harm nobody; it is started again where an attack broke it.

    Parameters
    ----------
    people
        Makes them, of the server, its store and the class there.
    begin
        The Python that starts the server.
    gone
        Seconds within which nothing must be left of an attacker's pages.
    """

    def __init__(
        self, people: People = alone, begin: str = f"{SHORT}{BEGIN}", gone: float = GONE
    ) -> None:
        self._make, self._begin, self._gone = people, begin, gone
        self._stack = ExitStack()
        self.served: Served
        self.people: Bystander
        self._is_whole = False

    def __enter__(self) -> Self:
        """Start it, and have the people come."""
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="reefkit-")))
        self.log = folder / "details"
        place = str(folder / "reefkit.sqlite")
        self.store = Store.open(place)
        self._stack.callback(self.store.close)
        row, _ = self.store.classes.create("7b", "Ms Reef")
        self.code = row.code.replace(" ", "")
        command = [sys.executable, "-c", self._begin, "--students", str(STUDENTS)]
        self.served = self._stack.enter_context(
            serving([*command, "--log", str(self.log)], folder, REEFKIT_DATABASE=place)
        )
        self.watch = Watch(self.served.process.pid, 1.0)
        self.people = self._make(self.served, self.store, row)
        self._stack.callback(self.people.close)
        self.people.open()
        self._is_whole = True
        return self

    def __exit__(self, *_: object) -> None:
        if not self._is_whole:
            self._kill()
        self._stack.close()

    def whole(self) -> Self:
        """Return it as it was in the beginning, where the last attack broke it."""
        if not self._is_whole:
            self.__exit__()
            self._stack = ExitStack()
            self.__enter__()
        return self

    def breaks(self) -> None:
        """Note that it is broken, so that it is begun anew."""
        self._is_whole = False

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.served.process.pid, signal.SIGKILL)

    def attack(self, kinds: str | Collection[str], seconds: float) -> Toll:
        """Have somebody attack it for so long, or one of each kind at once."""
        server = psutil.Process(self.served.process.pid)
        pages = len(self.watch.kernels())
        before, written = server.memory_info().rss, self.written()
        grown = kernel = 0
        killed, over = threading.Event(), threading.Event()

        def look() -> None:
            nonlocal grown, kernel
            while not over.wait(LOOKS):
                with suppress(psutil.Error):
                    grown = max(grown, server.memory_info().rss - before)
                    sizes = [0]
                    for each in self.watch.kernels():
                        with suppress(psutil.Error):
                            sizes.append(each.memory_info().rss)
                    kernel = max(kernel, *sizes)
                if grown > MOST and not killed.is_set():
                    killed.set()
                    self._kill()

        looking = threading.Thread(target=look)
        looking.start()
        self.people.begin()
        wanted = [kinds] if isinstance(kinds, str) else kinds
        attacks = [Attack(kind, self.served.url, seconds, self.code) for kind in wanted]
        came = all_of([attack.join() for attack in attacks])
        is_broken = killed.is_set() or self.people.broken
        gone = None if is_broken else self.watch.until_gone(pages, self._gone)
        self.people.end()
        over.set()
        looking.join()
        after = 0
        with suppress(psutil.Error):
            after = server.memory_info().rss
        text = self.since(written)
        toll = Toll(
            came,
            self.people.answers,
            self.people.doors,
            self.people.turned_away,
            self.people.broken,
            grown / MEBIBYTE,
            kernel / MEBIBYTE,
            len(text),
            text.count("\n"),
            gone,
            self._zombies(),
            killed.is_set(),
            before / MEBIBYTE,
            after / MEBIBYTE,
            text[-20_000:],
        )
        self._is_whole = gone is not None and not toll.broken
        return toll

    def written(self) -> tuple[int, int]:
        """Return how much stands on the terminal, in letters, and in the file, in bytes."""
        return len(self.served.log), self.log.stat().st_size

    def since(self, written: tuple[int, int]) -> str:
        with self.log.open("rb") as file:
            file.seek(written[1])
            details = file.read().decode(errors="replace")
        return self.served.log[written[0] :] + details

    def _zombies(self) -> int:
        """Count processes that have ended, and that nobody asks for in the next seconds."""
        found, ends = 1, time.monotonic() + REAPED
        while found and time.monotonic() < ends:
            found = 0
            with suppress(psutil.Error):
                children = psutil.Process(self.served.process.pid).children(recursive=True)
                found = sum(each.status() == psutil.STATUS_ZOMBIE for each in children)
            time.sleep(LOOKS)
        return found
