"""What a page does again and again while its kernel is idle: bots' turns, a look at the class."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from reefkit.labs.session import in_background

Sleep = Callable[[float], Awaitable[None]]


class PollLoop(ABC):
    """A task of the kernel's event loop.

    Parameters
    ----------
    sleep
        How to wait; tests inject another.
    """

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, where an event loop runs (a kernel's does; a plain program's does not)."""
        if self._task is None or self._task.done():
            self._task = in_background(self._run)

    def stop(self) -> None:
        """Do it no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    @abstractmethod
    async def _run(self) -> None:
        """Wait and step, for ever."""
