"""Keep what is done at once, or as soon as the store can be reached again.

`SaveQueue` queues what could not be written; a `QueuedTable` plays on meanwhile.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

from traitlets.log import get_logger

from reefkit.match.deadlines import Clock
from reefkit.match.errors import ConflictError, StoreFault, reject
from reefkit.match.game import Action, Plain
from reefkit.match.log import Author, Entry, VisibleEntry
from reefkit.match.match import Match
from reefkit.match.table import Table, utc_now
from reefkit.match.table_queries import View
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, StoreTable


# ---- A page's way to the store: what is done is kept at once, or as soon as it can be
#
# While the store cannot be reached, what is done waits here in its order, the page goes on from
# memory, and it is tried again at each act and by a slow timer. Nothing is dropped but by being
# stored.

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
        self._told: list[Callable[[], object]] = []
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
            What the store refuses for what it is, not for how it stands.
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
        self._told.append(call)

    def _call(self) -> None:
        for call in self._told:
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


# ---- A table that goes on while its store cannot be reached
#
# Alone or at one screen nobody else plays, so a decision that cannot be stored is taken in memory
# and waits. At a shared table the others must see it first: there the decision is refused, kept
# as unsent, and sent when the store is back.

People = Callable[[], Sequence[str | None]]
PEOPLE: tuple[Author, ...] = ("person", "helper")
"""The authors whom a pause holds; the teacher's own word goes on."""


class QueuedTable(Table):
    """A match on the store, or on its way there.

    `people`: Gives who sits where, when the match is put there.
    `stored`: The store's own handle of it; none while it is not there yet.

    Attributes
    ----------
    id
        How it is called in the store; another one, where what was played in memory went apart from
        what stands there.
    unsent
        At a shared table, the decision that could not be sent; none when all were.
    """

    shared = False  #: Whether others play at screens of their own.
    #: Tells whether nobody may move now: the teacher has paused the class.
    paused: Callable[[], bool] = staticmethod(lambda: False)

    def __init__(
        self,
        match: Match,
        lasting: SaveQueue,
        id_: str,
        people: People = tuple,
        stored: StoreTable | None = None,
    ) -> None:
        self.id = id_
        self.unsent: tuple[int, Action | Plain, Author] | None = None
        self._people = people
        self._lasting = lasting
        self._stored = stored
        self._unsaved: list[Entry] = []
        self._is_waiting = False
        super().__init__(match, lasting.clock)
        if stored is None:
            self._wait()

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append one entry; a person's that cannot be sent at a shared table is kept as unsent.

        Raises
        ------
        ConflictError, Rejection
            As `Table` has them; a rejection, too, while the class is paused.
        StoreFault
            At a shared table, when the store cannot be reached.
        """
        if author in PEOPLE and self.paused():
            raise reject("class-paused")
        try:
            step = super().append(expected, seat, action, author)
        except StoreFault as fault:
            if seat is not None and author == "person" and self.shared:
                self.unsent = (seat, action, author)
                self._lasting.fault = fault.message
            raise
        self.unsent = None
        return step

    def tick(self, *, hurried: bool = False) -> list[VisibleEntry]:
        """Append what is due without a person.

        While the class is paused bots wait too, and at a shared table while nothing can be stored.
        """
        if self.paused() or (self.shared and self._lasting.fault is not None):
            return []
        try:
            return super().tick(hurried=hurried)
        except StoreFault as fault:
            if self.shared:
                self._lasting.fault = fault.message
            raise

    def send(self) -> list[VisibleEntry]:
        """Send what could not be sent at a shared table, if it is still allowed.

        Raises
        ------
        Rejection
            When it is not; it is unsent no more.
        StoreFault
            When the store still cannot be reached.
        """
        if self.unsent is None:
            return []
        seat, action, author = self.unsent
        try:
            return self.act(seat, action, author)
        except StoreFault:
            raise
        except ReefkitError:
            self.unsent = None
            raise

    # -- storage -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Take in what others appended, while nothing of ours waits.

        At a shared table that needs no store that can be written: others' moves are shown.
        """
        stored = self._stored
        if stored is None or self._is_waiting:
            return
        before = self.match.position
        if self.shared:
            self._lasting.look(lambda _: stored.refresh())
        else:
            self._lasting.read(lambda _: stored.refresh(), None)
        if self.match.position != before:
            self._note_waiting()

    def store(self, entry: Entry) -> None:
        """Make an entry durable, or queue it; at a shared table it never waits."""
        stored = self._stored
        if stored is not None and self.shared:
            stored.store(entry)
            self._lasting.saved = self._clock()
        elif (
            stored is None
            or self._is_waiting
            or not self._lasting.put(lambda _: stored.store(entry))
        ):
            self._unsaved.append(entry)
            self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._lasting.write(self._catch_up)

    def _catch_up(self, store: Store) -> None:
        """Store what was played in memory.

        Bots of two pages propose the same entries, so the same ones may stand there already. Where
        others do, what was played here is kept beside them as a match of its own.
        """
        while self._stored is not None:
            with self._lock:
                unsaved = list(self._unsaved)
            try:
                store.matches.append(self.id, unsaved)
            except ConflictError:
                break
            with self._lock:
                del self._unsaved[: len(unsaved)]
                self._is_waiting = bool(self._unsaved)
            if not self._unsaved:
                return
        with self._lock:
            self._stored = store.matches.create(
                self.match, self._people(), id=self.id, clock=self._clock
            )
            self.id = self._stored.id
            self._unsaved.clear()
            self._is_waiting = False


class WatchedTable(QueuedTable):
    """A shared table as a spectator has it: whoever is asked for, only what is open is shown."""

    shared = True

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append what is due without a person, as any page of the table may; nothing else.

        Raises
        ------
        Rejection
            When somebody's decision is asked for.
        """
        if author not in {"bot", "clock"}:
            raise reject("class-watching")
        return super().append(expected, seat, action, author)

    def since(self, position: int, seat: int | None = None) -> list[VisibleEntry]:
        return super().since(position)

    def _view(self, position: int, seat: int | None) -> View:
        self.match.check_viewer(seat)
        return super()._view(position, None)
