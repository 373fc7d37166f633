"""Capacity: whether another page may open, by memory, number of pages, and who requests it."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus

import tornado.web
from tornado.ioloop import PeriodicCallback

from reefkit.health import machine, memory
from reefkit.health.findings import amount
from reefkit.serve.kernels import SECONDS_AWAY, Kernels
from reefkit.serve.rate_limit import Allowance, Tally
from reefkit.text import Message, message

MOST_OF_ONE = 8
"""Pages that one browser may have open: a teacher needs several, an attack opens hundreds."""
MOST_FILES = 65_536
"""Most open files to request, as some systems have no real limit: more than all pages need."""
MORE_THAN_STUDENTS = 10
"""Pages that may be open from one address, besides one per student: a whole class may share it."""
OPENED, OPENED_A_SECOND = 16, 0.1
"""Pages that one browser may open in a burst, and per second afterwards: each starts a process."""
SECONDS_TO_GROW = 20.0
"""Age in seconds up to which a page is expected to need all of its memory still."""
SECONDS_TO_START = 60.0
"""Seconds after which an admitted page without a kernel is no longer counted."""
SECONDS_SURE = 60
"""Seconds of absence after which a page's kernel may be ended to make room for another page."""
SECONDS_BETWEEN_LOOKS = 10
SECONDS_BETWEEN_WORDS = 60.0
"""Least seconds between two lines in the terminal about the same limit."""
LIMITS = {
    "room-of-one": "pages-of-one",
    "room-of-address": "pages-of-address",
    "room-often": "pages-often",
    "room-pages": "pages",
    "room-memory": "memory",
}
"""Names of the limits in the tally, by the id of the sentence for the page."""
CLOSING = "room-closing"
"""Id of the sentence of a server that is ending."""
RETRY_AFTER = 30
"""Seconds after which a browser, or a program, may try again."""


class NoRoom(tornado.web.HTTPError):
    """Another page cannot be opened now.

    `why`: Id of the sentence that the page shows; the message's attribute ``do`` is the advice.
    """

    def __init__(self, why: str) -> None:
        super().__init__(HTTPStatus.SERVICE_UNAVAILABLE)
        self.why = why


class Capacity:
    """Decides whether another page may open, and watches memory.

    `students`: Number of students the server is for.
    `free`: Returns the free bytes of memory.
    `most`: Most pages in all, except desks.
    `is_closing`: Whether the server is ending and opens no more pages.
    """

    def __init__(
        self,
        kernels: Kernels,
        students: int,
        tally: Tally,
        clock: Callable[[], float] = time.monotonic,
        free: Callable[[], int] = memory.free,
    ) -> None:
        self._kernels, self._clock, self._free = kernels, clock, free
        self._tally, self._students = tally, students
        self._opened: dict[str, Allowance] = {}
        self._tell: Callable[[Message], object] = str
        self.most = 2 * students + 10
        self.is_closing = False
        self._coming: deque[tuple[float, str, str]] = deque()
        self._known: dict[str, float] = {}
        self._last_told: dict[str, float] = {}
        self._is_short = False
        kernels.began = self._arrived
        self._looks = PeriodicCallback(self.look, SECONDS_BETWEEN_LOOKS * 1000)

    def start(self, tell: Callable[[Message], object]) -> None:
        self._tell = tell
        self._looks.start()

    def stop(self) -> None:
        self._looks.stop()

    async def admit(self, owner: str, address: str = "", *, is_desk: bool = False) -> None:
        """Admit a page before anything is done for it.

        If it meets a limit on open pages, end one kernel whose page is away, and try again.

        `owner`: Who requests the page: a browser or an account.
        `address`: The address of the request; empty if unknown.
        `is_desk`: Whether it is the teacher's desk, which may be needed to solve the problem. Only
        the limits per owner and on opening often apply to it, and it may use half of the memory
        that is reserved for the machine.

        Raises
        ------
        NoRoom
            If the page cannot be opened now.
        """
        if self.is_closing:
            raise NoRoom(CLOSING)
        self._count()
        why = self._wanting(owner, address, is_desk=is_desk)
        if why and await self._end_one_away(owner if why == "room-of-one" else None):
            why = self._wanting(owner, address, is_desk=is_desk)
        why = why or self._too_often(owner, address)
        if why:
            self._tally.met(LIMITS[why])
            self._say(why)
            raise NoRoom(why)
        self._coming.append((self._clock(), owner, address))

    def look(self) -> None:
        """Report when memory becomes short, and when there is enough again."""
        self._count()
        was, self._is_short = self._is_short, self._lacks_memory()
        if self._is_short:
            self._say("room-memory")
        elif was:
            self._tell(message("room-memory-again"))

    def _wanting(self, owner: str, address: str, *, is_desk: bool) -> str:
        owned = sum(each == owner for each in self._kernels.owners.values())
        if owned + sum(each == owner for _, each, _ in self._coming) >= MOST_OF_ONE:
            return "room-of-one"
        here = sum(each == address for each in self._kernels.addresses.values())
        here += sum(each == address for _, _, each in self._coming)
        if not is_desk and address and here >= self._students + MORE_THAN_STUDENTS:
            return "room-of-address"
        if not is_desk and len(self._kernels.owners) + len(self._coming) >= self.most:
            return "room-pages"
        return "room-memory" if self._lacks_memory(spare=2 if is_desk else 1) else ""

    def _too_often(self, owner: str, address: str) -> str:
        each_of = {owner: (OPENED, OPENED_A_SECOND)}
        if address:
            each_of[address] = (self.most, self.most * OPENED_A_SECOND / OPENED)
        self._opened = {who: tally for who, tally in self._opened.items() if not tally.is_full}
        for who, (most, a_second) in each_of.items():
            tally = self._opened.setdefault(who, Allowance(most, a_second, self._clock))
            if tally.left < 1:
                return "room-often"
        for who in each_of:
            self._opened[who].take()
        return ""

    def _lacks_memory(self, spare: int = 1) -> bool:
        young = sum(begun > self._clock() - SECONDS_TO_GROW for begun in self._known.values())
        growing = memory.of_page() * (1 + len(self._coming) + young)
        return self._free() - growing < memory.reserve() // spare

    def _count(self) -> None:
        now = self._clock()
        owners = self._kernels.owners
        self._known = {kernel: begun for kernel, begun in self._known.items() if kernel in owners}
        for kernel in owners.keys() - self._known.keys():
            self._arrived(kernel)
        while self._coming and self._coming[0][0] < now - SECONDS_TO_START:
            self._coming.popleft()

    def _arrived(self, kernel: str) -> None:
        self._known[kernel] = self._clock()
        owner = self._kernels.owners[kernel]
        arrived = next((each for each in self._coming if each[1] == owner), None)
        if arrived is not None:
            self._coming.remove(arrived)

    async def _end_one_away(self, owner: str | None) -> bool:
        kernels = self._kernels
        # Excludes kernels whose page is still opening: they may be ended only later.
        latest = kernels.clock() + SECONDS_AWAY - SECONDS_SURE
        away = [
            (ends, kernel)
            for kernel, ends in kernels.ends.items()
            if ends < latest and owner in {None, kernels.owners.get(kernel)}
        ]
        if not away:
            return False
        await kernels.end(min(away)[1])
        self._count()
        return True

    def _say(self, why: str) -> None:
        now = self._clock()
        if now < self._last_told.get(why, -SECONDS_BETWEEN_WORDS) + SECONDS_BETWEEN_WORDS:
            return
        self._last_told[why] = now
        if why == "room-memory":
            self._tell(message("room-memory-told", free=amount(self._free())))
        elif why == "room-pages":
            self._tell(message("room-pages-told", pages=self.most))
        elif why == "room-of-one":
            self._tell(message("room-of-one-told", pages=MOST_OF_ONE))


def open_more_files() -> None:
    """Raise this process's limit of open files as far as allowed.

    macOS and some Linux systems begin with 256 or 1024, which thirty pages use up.
    """
    limits = machine.most_files()
    if limits is None:
        return
    import resource  # noqa: PLC0415  # not on Windows, which has no such limits

    soft, hard = limits
    wanted = min(hard, MOST_FILES)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
