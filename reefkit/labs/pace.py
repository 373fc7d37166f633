"""The pace at which a page plays what waits for no person: bots, and offers whose time is up.

Bots move one at a time, a phase's work of one bot together, so that a student can follow; nothing
blocks meanwhile. A page also looks here whether another page of the same table has moved it on,
and what its class is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from traitlets.log import get_logger

from reefkit.match.table import Table
from reefkit.text import Message, ReefkitError

Sleep = Callable[[float], Awaitable[None]]

SECONDS = 0.45
"""Between two bots: long enough to see which reef changed, short enough not to wait for."""
MOST_AT_ONCE = 200
"""Entries of one bot that are shown together: more than any phase asks of a seat."""


class Paced(Protocol):
    """What a pace moves: a session."""

    table: Table | None

    def look_around(self) -> bool:
        """Read what changed beside the table, and tell whether anything did."""

    def next_seat(self) -> None:
        """Pass the screen on."""

    def changed(self) -> None:
        """Draw the page again."""

    def refuse(self, why: Message) -> None:
        """Say why something was not done."""


class Pace:
    """Move a session's table on, step by step.

    Parameters
    ----------
    session
        Whose table it is.
    sleep
        How to wait; tests inject another.
    seconds
        How long between two steps.
    """

    def __init__(
        self, session: Paced, sleep: Sleep = asyncio.sleep, seconds: float = SECONDS
    ) -> None:
        self.session = session
        self.seconds = seconds
        self._sleep = sleep
        self._seen: tuple[Table | None, int] = (None, 0)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, where an event loop runs (a kernel's does; a plain program's does not)."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Play no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while True:
            await self._sleep(self.seconds)
            self.step()

    def step(self) -> bool:
        """Play what is due of one bot, or notice what another page played; tell whether any was.

        A fault is said on the page and in the kernel's log: a task's own would vanish.
        """
        try:
            moved = self.session.look_around()
            table = self.session.table
            if table is not None:
                moved = self._play(table) or moved or self._seen != (table, table.position)
                self._seen = (table, table.position)
            if moved:
                self.session.next_seat()
                self.session.changed()
        except ReefkitError as error:
            self.session.refuse(error.message)
            self.session.changed()
            if not getattr(self.session.table, "shared", False):
                self.stop()  # at a shared table others go on, and this page must hear of it
            return False
        except Exception:
            # no reader: for the log
            get_logger().exception("pace: a bot's turn failed")
            self.stop()
            raise
        return moved

    def _play(self, table: Table) -> bool:
        seat: int | None = None
        for count in range(MOST_AT_ONCE):
            steps = table.tick()
            if not steps:
                return count > 0
            if seat is not None and steps[0].seat != seat:
                break
            seat = steps[0].seat
        return True
