"""Shutting a server down: by Ctrl-C, by the system, or with its terminal."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any, Self

import psutil  # type: ignore[import-untyped]
from tornado.ioloop import IOLoop

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals for: Ctrl-C; a service manager; a closed terminal; Ctrl-Break on Windows."""


class Shutdown:
    """Stops a loop when the process is asked to end; the second time it ends at once.

    `tidy`: Called only before ending at once: removes quickly what must not be left behind.
    `drain`: Awaited first on SIGTERM; None if there is nothing to wait for.
    """

    def __init__(
        self,
        loop: IOLoop,
        tidy: Callable[[], object],
        drain: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._loop, self._tidy, self._drain = loop, tidy, drain
        self._before: dict[int, Any] = {}
        self.is_asked = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for name in NAMES:
                number = getattr(signal, name, None)
                # A server started with nohup should survive its terminal.
                is_wanted = name != "SIGHUP" or (
                    number is not None and signal.getsignal(number) != signal.SIG_IGN
                )
                if number is not None and is_wanted:
                    self._before[number] = signal.signal(number, self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, signal.SIG_DFL if before is None else before)

    def _heard(self, number: int, _frame: FrameType | None) -> None:
        if self.is_asked:
            self._tidy()
            _end_at_once()
        self.is_asked = True
        drains = self._drain is not None and number == signal.SIGTERM
        self._loop.add_callback_from_signal(self._drain_and_stop if drains else self._loop.stop)

    async def _drain_and_stop(self) -> None:
        try:
            if self._drain is not None:
                await self._drain()
        finally:
            self._loop.stop()


def _end_at_once() -> None:
    """Kill this process and all that it has started; what a page called *Saved* is stored."""
    try:
        started = psutil.Process().children(recursive=True)
    except psutil.Error:
        started = []
    for each in started:
        try:
            each.kill()
        except psutil.Error:
            continue  # it has already ended
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            continue  # the terminal was closed
    os._exit(0)
