"""A queue of writes to the store, for a page that must go on while the store cannot be reached.

Writes wait here in order, the page goes on from memory (`QueuedTable`), and they are tried again at
each act and by a slow timer. A write leaves the queue only when the store has taken or refused it.
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
"""Writes to the store; the result is ignored."""

Opened = Callable[[], "Store"]
"""Opens the store."""

Sleep = Callable[[float], Awaitable[None]]

Given = TypeVar("Given")

Other = TypeVar("Other")

PATIENCE = 2.0
"""Seconds to wait for others' writes, enough for a class of thirty on a slow disk."""

SOON, RETRY_SECONDS = 0.5, 5.0
"""Seconds between two tries of the timer: short after a fault, then doubled up to the limit.

A fault of a moment, such as another's lock, thus delays a page for no longer than that moment.
"""

_LOCKED = "store-locked"

_QUICK = 0.3
"""Seconds that a failed try may take; after a slower one only the timer tries again."""


class SaveQueue:
    """Writes that wait to be stored, and whether everything is durable.

    `open_store`: Opens the store; called on first use, and again while it fails.

    Attributes
    ----------
    clock
        Returns the time.
    fault
        Why something is not durable; None if everything is.
    saved
        When this page last stored something; None if it has not.
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
        """Query the store; return `default` if it does not answer, or writes wait to be stored."""
        if self.fault is not None or self._jobs:
            return default
        try:
            return self._try(ask)
        except StoreFault:
            return default

    def look(self, ask: Callable[[Store], object]) -> None:
        """Query the store even while it cannot be written, since readers do not wait for writers.

        A store that cannot be read either is not asked again until it can be written.
        """
        if self.fault is not None and (self.fault.id != _LOCKED or self._is_deaf):
            return
        try:
            self._try(ask)
        except StoreFault:
            self._is_deaf = True

    def ask(self, what: Callable[[Store], Given]) -> Given:
        """Do something that needs the store, such as looking up a code.

        Raises
        ------
        ReefkitError
            If the store raises it, a fault included.
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
        """Store something now; return whether it is durable. Nothing is stored if writes wait.

        Raises
        ------
        ReefkitError
            If the store refuses it for what it is, not because of a fault.
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
        """Store something, now or later.

        `job`: Writes it. It may run again after a fault, so it must be idempotent.

        Raises
        ------
        ReefkitError
            As `put`.
        """
        if not self.put(job):
            self._jobs.append(job)

    def retry(self, *, patient: bool = False) -> bool:
        """Try to store what waits; return whether anything changed.

        `patient`: If False, do nothing if the last failed try took more than 0.3 s, since a student
        waits.
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
                # Taken in memory, but the store will never take it: log it and drop it. Trying
                # again would keep everything after it from being stored.
                # no reader: log text
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
                # In another thread, so that the page answers while the store is locked.
                if await asyncio.to_thread(self.retry, patient=True):
                    changed()
            except Exception:  # noqa: BLE001  # a task's own fault would go unnoticed
                # no reader: log text
                get_logger().exception("lasting: a try failed")
