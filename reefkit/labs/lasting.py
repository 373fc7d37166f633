"""A page's way to the store: what is done is kept at once, or as soon as it can be.

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

from reefkit.match.table import Clock, utc_now
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
SECONDS = 5.0
"""Between two tries of the timer."""
_QUICK = 0.3
"""A failed try that took longer than this, in seconds, is left to the timer."""


class Lasting:
    """What is waiting to be stored, and whether all is durable.

    Parameters
    ----------
    open_store
        Opens the store; called when it is first needed, and again while that fails.
    place
        Where that is, in words without a password.
    clock
        What time it is.
    sleep
        How the timer waits; tests inject another.

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
        self._timer: asyncio.Task[None] | None = None
        self.fault: Message | None = None
        self.saved: datetime | None = None

    @property
    def place(self) -> str:
        """Where work is kept, in words without a password."""
        return self._place if self._store is None else self._store.place

    @property
    def waiting(self) -> int:
        """How many things wait to be stored."""
        return len(self._jobs)

    @property
    def is_open(self) -> bool:
        """Whether the store was opened already."""
        return self._store is not None

    def fails(self) -> bool:
        """Tell whether the store could not be reached when it was last tried."""
        return self.fault is not None

    # -- reading -------------------------------------------------------------------------------

    def read(self, ask: Callable[[Store], Given], otherwise: Other) -> Given | Other:
        """Ask the store; while it cannot be asked, or has not all yet, give something else.

        Parameters
        ----------
        ask
            What is asked of it.
        otherwise
            What is given instead.
        """
        if self.fault is not None or self._jobs:
            return otherwise
        try:
            return ask(self._opened())
        except ReefkitError as error:
            if not is_fault(error):
                raise
            self.fault = error.message
            return otherwise

    def ask(self, what: Callable[[Store], Given]) -> Given:
        """Do something that means nothing without the store, such as to look a code up.

        Raises
        ------
        ReefkitError
            What the store says; a fault too.
        """
        if self.fault is not None:
            self.retry(patient=True)
        try:
            given = what(self._opened())
        except ReefkitError as error:
            if is_fault(error):
                self.fault = error.message
            raise
        return given

    # -- writing -------------------------------------------------------------------------------

    def put(self, job: Job) -> bool:
        """Store something now, and tell whether it is durable; what waits already goes first.

        Parameters
        ----------
        job
            What does it.

        Raises
        ------
        ReefkitError
            What the store refuses for what it is, not for how it stands.
        """
        if self.fault is not None or self._jobs:
            return False
        try:
            job(self._opened())
        except ReefkitError as error:
            if not is_fault(error):
                raise
            self.fault = error.message
            return False
        self.saved = self.clock()
        return True

    def write(self, job: Job) -> None:
        """Store something, or have it wait.

        Parameters
        ----------
        job
            What does it. It may run again after a fault, so it must be safe to repeat.

        Raises
        ------
        ReefkitError
            As `put` has it.
        """
        if not self.put(job):
            self._jobs.append(job)

    def retry(self, *, patient: bool = False) -> bool:
        """Try to store what waits; tell whether anything changed.

        Parameters
        ----------
        patient
            False: nothing is tried where the last try took long, since a student waits.
        """
        if self.fault is None and not self._jobs:
            return False
        if (self._cost > _QUICK and not patient) or not self._trying.acquire(blocking=False):
            return False
        begun, before = time.perf_counter(), (self.fault, len(self._jobs))
        try:
            self._run(self._opened())
        except ReefkitError as error:
            self.fault = error.message if is_fault(error) else message("lasting-lost")
        else:
            self.fault = None
        finally:
            self._cost = 0.0 if self.fault is None else time.perf_counter() - begun
            self._trying.release()
        return (self.fault, len(self._jobs)) != before

    def _run(self, store: Store) -> None:
        if not self._jobs:
            store.work.recall("lasting", "is-there")  # any question: does it answer again?
        while self._jobs:
            try:
                self._jobs[0](store)
            except ReefkitError as error:
                if is_fault(error):
                    raise
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
            return self._store

    def warm(self) -> None:
        """Open the store before it is needed; why that fails is said when it is."""
        with self._opening, suppress(ReefkitError):
            if self._store is None:
                self._store = self._open_store()

    def close(self) -> None:
        """Let go of the store; it is opened again when it is next needed."""
        with self._opening:
            store, self._store = self._store, None
        if store is not None:
            store.close()

    # -- the timer -----------------------------------------------------------------------------

    def start(self, changed: Callable[[], None]) -> None:
        """Try again every few seconds, where an event loop runs (a kernel's does).

        Parameters
        ----------
        changed
            Called after a try that changed something.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._timer is None or self._timer.done():
            self._timer = loop.create_task(self._again(changed))

    def stop(self) -> None:
        """Try no more by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _again(self, changed: Callable[[], None]) -> None:
        while True:
            await self._sleep(SECONDS)
            if self.fault is None and not self._jobs:
                continue
            try:
                # In a thread of its own: a page whose store is locked answers meanwhile.
                if await asyncio.to_thread(self.retry, patient=True):
                    changed()
            except Exception:  # noqa: BLE001  # a task's own fault would vanish
                # no reader: for the log
                get_logger().exception("lasting: a try failed")


def is_fault(error: ReefkitError) -> bool:
    """Tell whether an error says how the store stands, and not what is wrong with what is asked."""
    from reefkit.classroom.store import StoreFault  # noqa: PLC0415  # not before it is needed

    return isinstance(error, StoreFault)
