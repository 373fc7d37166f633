"""Keep what is done at once, or as soon as the store can be reached again.

`SaveQueue` queues what could not be written; a `QueuedTable` plays on meanwhile.

While the store cannot be reached, what is done waits here in its order, the page goes on from
memory, and it is tried again at each act and by a slow timer. Nothing is dropped but by being
stored.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

from traitlets.log import get_logger

from reefkit.match.deadlines import Clock
from reefkit.match.errors import StoreFault
from reefkit.match.table import utc_now
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

Job = Callable[["Store"], object]

Opened = Callable[[], "Store"]

Sleep = Callable[[float], Awaitable[None]]

Given = TypeVar("Given")

Other = TypeVar("Other")

PATIENCE = 2.0
"""Seconds to wait for another's write: a class of thirty on a slow disk is through before."""

SOON, RETRY_SECONDS = 0.5, 5.0
"""Between two tries of the timer: after a fault soon, then later and later up to this.

What is away for a moment, such as a lock that another's write held, keeps nobody's move from a
page for longer than that moment.
"""

_LOCKED = "store-locked"

_QUICK = 0.3
"""A failed try that took longer than this, in seconds, is left to the timer."""


class SaveQueue:
    """What is waiting to be stored, and whether all is durable.

    `open_store`: opens the store; called when it is first needed, and again while that fails.

    Attributes
    ----------
    clock
        What time it is.
    fault
        Why what was done is not durable; none when all of it is.
    saved
        When something was last made durable by this page; none for not yet.
    """

    def __init__(
        self,
        open_store: Opened,
        place: str,
        clock: Clock = utc_now,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._open_store = open_store
        self._place = place
        self.clock = clock
        self._sleep = sleep
        self._store: Store | None = None
        self._jobs: deque[Job] = deque()
        self._trying = threading.Lock()
        self._opening = threading.Lock()
        self._cost = 0.0
        self._is_deaf = False
        self._timer: asyncio.Task[None] | None = None
        self._followers: list[Callable[[], object]] = []
        self.fault: Message | None = None
        self.saved: datetime | None = None

    @property
    def place(self) -> str:
        """Where work is stored, in words without a password."""
        return self._place if self._store is None else self._store.place

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    @property
    def is_open(self) -> bool:
        return self._store is not None

    def fails(self) -> bool:
        return self.fault is not None

    # -- reading -------------------------------------------------------------------------------

    def read(self, ask: Callable[[Store], Given], default: Other) -> Given | Other:
        """Query the store, with a fallback while it is unreachable or lacks pending writes."""
        if self.fault is not None or self._jobs:
            return default
        try:
            return self._try(ask)
        except StoreFault:
            return default

    def look(self, ask: Callable[[Store], object]) -> None:
        """Ask the store, also while it only cannot be written: reading waits for nobody's write.

        A store that keeps readers out too is not asked again until it can be written.
        """
        if self.fault is not None and (self.fault.id != _LOCKED or self._is_deaf):
            return
        try:
            self._try(ask)
        except StoreFault:
            self._is_deaf = True

    def ask(self, what: Callable[[Store], Given]) -> Given:
        """Do something that means nothing without the store, such as to look a code up.

        Raises
        ------
        ReefkitError
            What the store says; a fault too.
        """
        if self.fault is not None:
            self.retry(patient=True)
        return self._try(what)

    def _try(self, what: Callable[[Store], Given]) -> Given:
        try:
            return what(self._opened())
        except StoreFault as fault:
            self.fault = fault.message
            raise

    # -- writing -------------------------------------------------------------------------------

    def put(self, job: Job) -> bool:
        """Store something now, and tell whether it is durable; what waits already goes first.

        Raises
        ------
        ReefkitError
            What the store refuses for what it is, not for its state.
        """
        if self.fault is not None or self._jobs:
            return False
        try:
            self._try(job)
        except StoreFault:
            return False
        self.saved = self.clock()
        return True

    def write(self, job: Job) -> None:
        """Store something, or have it wait.

        `job`: what does it. It may run again after a fault, so it must be safe to repeat.

        Raises
        ------
        ReefkitError
            As `put` has it.
        """
        if not self.put(job):
            self._jobs.append(job)

    def retry(self, *, patient: bool = False) -> bool:
        """Try to store what waits; tell whether anything changed.

        `patient`: false: nothing is tried where the last try took long, since a student waits.
        """
        if self.fault is None and not self._jobs:
            return False
        if (self._cost > _QUICK and not patient) or not self._trying.acquire(blocking=False):
            return False
        begun, before = time.perf_counter(), (self.fault, len(self._jobs))
        try:
            self._run(self._opened())
        except StoreFault as fault:
            self.fault = fault.message
        except ReefkitError:
            self.fault = message("lasting-lost")
        else:
            self.fault, self._is_deaf = None, False
        finally:
            self._cost = 0.0 if self.fault is None else time.perf_counter() - begun
            self._trying.release()
        return (self.fault, len(self._jobs)) != before

    def _run(self, store: Store) -> None:
        if not self._jobs:
            store.probe()
        while self._jobs:
            try:
                self._jobs[0](store)
            except StoreFault:
                raise
            except ReefkitError:
                # It was taken in memory and the store will never take it: said in the log, since
                # to try it again would keep all that comes after it from being stored.
                # no reader: for the log
                get_logger().exception("lasting: the store refuses something")
            self._jobs.popleft()
            self.saved = self.clock()

    def _opened(self) -> Store:
        with self._opening:
            if self._store is None:
                self._store = self._open_store()
                self._store.on_news(self._call)
            return self._store

    def on_news(self, call: Callable[[], object]) -> None:
        """Register a callback, run on another thread, for others' writes to the shown data."""
        self._followers.append(call)

    def _call(self) -> None:
        for call in self._followers:
            call()

    def warm(self) -> None:
        """Open the store early; a failure is reported only once the store is needed."""
        with suppress(ReefkitError):
            self._opened()

    def close(self) -> None:
        with self._opening:
            store, self._store = self._store, None
        if store is not None:
            store.close()

    # -- the timer -----------------------------------------------------------------------------

    def start(self, changed: Callable[[], None]) -> None:
        """Retry periodically, where an event loop runs (as in a kernel)."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._timer is None or self._timer.done():
            self._timer = loop.create_task(self._again(changed))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _again(self, changed: Callable[[], None]) -> None:
        seconds = SOON
        while True:
            await self._sleep(seconds)
            if self.fault is None and not self._jobs:
                seconds = SOON
                continue
            seconds = min(2 * seconds, RETRY_SECONDS)
            try:
                # In a thread of its own: a page whose store is locked answers meanwhile.
                if await asyncio.to_thread(self.retry, patient=True):
                    changed()
            except Exception:  # noqa: BLE001  # a task's own fault would vanish
                # no reader: for the log
                get_logger().exception("lasting: a try failed")
