"""Periodic tasks of a lab server: erasing what expired, ending kernels, and reporting."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tornado.ioloop import IOLoop, PeriodicCallback

from reefkit.classroom.store import StoreFault
from reefkit.classroom.store.faults import store_fault
from reefkit.classroom.store.news import NEWS_VARIABLE
from reefkit.classroom.store.servers import SECONDS_SEEN
from reefkit.labs.environment import database, direct_database, is_address, shown_place
from reefkit.labs.store_reports import STATE_VARIABLE, set_store_state
from reefkit.match.errors import FaultCause
from reefkit.serve.kernels import Kernels
from reefkit.serve.rate_limit import Tally
from reefkit.serve.server_log import PageCount
from reefkit.serve.teachers import PATIENCE, Entrance
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store.news_relay import NewsRelay
    from reefkit.serve.lti.services import CourseServices


SECONDS_UNSAVED = 30.0
"""Seconds for which a page's failed write counts: its queue tries again every 5 (`save_queue`)."""

DAY = 24 * 3600 * 1000
MINUTE = 60 * 1000
"""In milliseconds."""


def _chore(
    do: Callable[[Housekeeping], Awaitable[None]],
) -> Callable[[Housekeeping], Awaitable[None]]:
    @functools.wraps(do)
    async def done(self: Housekeeping) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await do(self)
            except StoreFault:
                return  # `ask` has reported it
            except ReefkitError as error:
                self.tell(error.message)

    return done


def steady_loop() -> IOLoop:
    """Return the event loop with a monotonic clock; to be called before anything is scheduled.

    With the wall clock, Tornado's default, setting the clock back would delay all tasks, and
    setting it ahead would close every page's socket as silent.
    """
    loop = IOLoop.current()
    loop.time = time.monotonic  # type: ignore[method-assign]
    return loop


class Housekeeping:
    """The server's periodic tasks; one that fails runs again at its next time.

    `tell`: Called with messages for the terminal.
    `courses`: Services of learning platforms; None if none is configured.
    """

    def __init__(
        self,
        entrance: Entrance,
        kernels: Kernels,
        tally: Tally,
        tell: Callable[[Message], object],
        courses: CourseServices | None = None,
    ) -> None:
        self._entrance, self._kernels, self.tell = entrance, kernels, tell
        entrance.failed = self.say_store
        self._courses = courses
        self._tally = tally
        self._attendance = PageCount(tell)
        self._cause = ""  # cause of the store's current fault; empty if there is none
        # By kernel: until when its last failed write counts, unless it reports a successful one.
        self._unsaved: dict[str, float] = {}
        self._folder: Path | None = None
        self._is_hub_away = self._is_slow = False
        self._repeated = [
            PeriodicCallback(self.erase, DAY),
            PeriodicCallback(self.end_desks, MINUTE / 6),
            PeriodicCallback(self.end_accounts, MINUTE),
            PeriodicCallback(self.say_here, 1000 * SECONDS_SEEN),
            PeriodicCallback(self.try_again, MINUTE / 30),
            PeriodicCallback(self.tell_limits, MINUTE),
            PeriodicCallback(self.count_pages, MINUTE / 6),
        ]
        if courses is not None:
            self._repeated.append(PeriodicCallback(self.serve_courses, MINUTE / 6))

    def start(self, folder: Path) -> None:
        """Begin; `folder` shows pages the store's state (`store_reports`)."""
        self._folder = folder
        os.environ[STATE_VARIABLE] = str(folder)
        set_store_state(folder, None)
        IOLoop.current().add_callback(self.erase)
        self._kernels.failed = self.say_failed
        self._kernels.wrote = self.hear_write
        for each in self._repeated:
            each.start()

    def stop(self) -> None:
        for each in self._repeated:
            each.stop()
        if self._courses is not None:
            self._courses.end()

    @_chore
    async def erase(self) -> None:
        for line in await self._entrance.erase_expired():
            self.tell(line)

    @_chore
    async def serve_courses(self) -> None:
        if self._courses is not None:
            await self._entrance.ask(self._courses.work)

    @_chore
    async def end_desks(self) -> None:
        """End the kernels of desks whose sign-in has ended."""
        for owner in await self._entrance.ended():
            await self._kernels.end_those_of(owner)

    @_chore
    async def end_accounts(self) -> None:
        """End the kernels of accounts that are signed out; report if the Hub is away or back."""
        if (accounts := self._entrance.accounts) is not None:
            for owner in await accounts.ended(set(self._kernels.owners.values())):
                await self._kernels.end_those_of(owner)
            if accounts.is_away != self._is_hub_away:
                self._is_hub_away = accounts.is_away
                self.tell(message("hub-away" if accounts.is_away else "hub-back"))

    @_chore
    async def say_here(self) -> None:
        """Record in the store that this server runs, and check that the store can be written."""
        await self._entrance.say_here()
        began = time.monotonic()
        await self._entrance.ask(lambda store: store.probe())
        seconds = self._entrance.write_seconds = time.monotonic() - began
        if (is_slow := seconds > PATIENCE) and not self._is_slow:
            self.tell(message("serve-slow", seconds=round(seconds)))
        self._is_slow = is_slow
        # Only a write proves that the store works: reading succeeds on a full disk.
        if not self._has_unsaved():
            self.say_store(None)

    async def try_again(self) -> None:
        """Find out soon when a fault of the store has ended."""
        if self._cause:
            await self.say_here()

    @_chore
    async def tell_limits(self) -> None:
        for line in await self._entrance.ask(self._tally.exchange):
            self.tell(line)

    def count_pages(self) -> None:
        self._attendance.look(sum(map(self._kernels.has_page, self._kernels.list_kernel_ids())))

    def say_failed(self, kernel: str) -> None:
        del kernel  # its id means nothing at the terminal
        self.tell(message("serve-kernel-failed"))

    def hear_write(self, kernel: str, cause: FaultCause | None) -> None:
        """Note what a page's kernel reports of its writes: a fault's cause, or None once one works.

        Only once no page waits does a write of this server end the fault (`say_here`): on a full
        disk, small writes succeed between those that fail.
        """
        if cause:
            self._unsaved[kernel] = self._kernels.clock() + SECONDS_UNSAVED
            self._entrance.errors()
            if not self._cause:
                self.say_store(store_fault(cause, shown_place(database())))
        else:
            self._unsaved.pop(kernel, None)

    def _has_unsaved(self) -> bool:
        now = self._kernels.clock()
        self._unsaved = {
            kernel: until
            for kernel, until in self._unsaved.items()
            if kernel in self._kernels and now < until
        }
        return bool(self._unsaved)

    def say_store(self, fault: StoreFault | None) -> None:
        """Note whether the store works, and report it if that has changed; None: it works."""
        cause = "" if fault is None else fault.cause
        self._entrance.can_save = fault is None
        if cause == self._cause:
            return
        self._cause = cause
        if self._folder is not None:
            set_store_state(self._folder, None if fault is None else fault.cause)
        if fault is not None:
            self.tell(fault.message)
        self.tell(message("serve-saved-again" if fault is None else "serve-not-saved"))


class News:
    """Relays notifications of new data from the database to the kernels of this server's pages.

    If the store is a file, or the system has no such sockets, pages query the store instead.

    `folder`: Folder of the Unix socket, which no other account of the machine can open.
    """

    def __init__(self, folder: Path, tell: Callable[[Message], object]) -> None:
        self._place, self._tell = folder / "news", tell
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not is_address(database()):
            return
        from reefkit.classroom.store import news_relay  # noqa: PLC0415  # PostgreSQL's own library

        if news_relay.can_relay(self._place):
            relay = news_relay.NewsRelay(
                self._place, database(), direct_database(), self._say_heard
            )
            os.environ[NEWS_VARIABLE] = str(self._place)
            IOLoop.current().add_callback(self._run, relay)

    async def _run(self, relay: NewsRelay) -> None:
        self._task = asyncio.create_task(relay.run())

    async def stop(self) -> None:
        os.environ.pop(NEWS_VARIABLE, None)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _say_heard(self, is_heard: bool) -> None:  # noqa: FBT001  # clear by its name
        self._tell(message("serve-news-heard" if is_heard else "serve-news-lost"))
