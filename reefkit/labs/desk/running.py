"""The desk keeps its class going: bots of all tables, names, and what others changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from traitlets.log import get_logger

from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.desk.session import DeskSession
    from reefkit.match.table import Table

Sleep = Callable[[float], Awaitable[None]]

SECONDS = 0.6
"""Between two looks at the class."""
MOST_AT_ONCE = 200
"""Entries of bots at one table and one look: more than any phase asks of its seats."""


class Running:
    """Look after a class, step by step.

    Parameters
    ----------
    session
        Whose class it is.
    sleep
        How to wait; tests inject another.
    seconds
        How long between two steps.
    """

    def __init__(
        self, session: DeskSession, sleep: Sleep = asyncio.sleep, seconds: float = SECONDS
    ) -> None:
        self.session = session
        self.seconds = seconds
        self._sleep = sleep
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
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while True:
            await self._sleep(self.seconds)
            self.step()

    def step(self) -> None:
        """Play what bots have to, then draw; a fault is said on the page, and the class goes on."""
        if self.session.ended:
            return
        try:
            if not self.session.scene().control.paused:
                for table in self.session.scene().handles.values():
                    self._tick(table)
            self.session.changed()
        except ReefkitError as error:
            self.session.refuse(error.message)
        except Exception:  # noqa: BLE001  # a task's own fault would vanish, and the desk with it
            # no reader: for the log
            get_logger().exception("desk: a look at the class failed")

    def _tick(self, table: Table) -> None:
        for _ in range(MOST_AT_ONCE):
            if not table.tick():
                return
