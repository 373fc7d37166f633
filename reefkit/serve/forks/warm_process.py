"""The server's handle of its warm process, and of the kernels that it forked."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import Future
from types import MappingProxyType
from typing import Any

import psutil  # type: ignore[import-untyped]

from reefkit.serve.forks.messages import (
    Start,
    Started,
    TakesOrders,
    decode_report,
    line,
)

CAN_FORK = hasattr(os, "fork") and sys.platform != "darwin"
"""Windows has no fork, and macOS's libraries do not survive one."""


class _Forked:
    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.code: int | None = None
        self._process: psutil.Process | None = None
        with contextlib.suppress(psutil.Error):
            self._process = psutil.Process(pid)
        self.is_reported = True
        """Whether the warm process, its parent, will report its end."""

    def poll(self) -> int | None:
        if self.code is None and not self.is_reported and not self._runs():
            self.code = -signal.SIGHUP  # only its parent could know the exit code
        return self.code

    def wait(self, timeout: float | None = None) -> int:
        until = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            time.sleep(0.02)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def _runs(self) -> bool:
        if self._process is None:
            return False
        try:
            is_zombie = self._process.status() == psutil.STATUS_ZOMBIE
            return bool(self._process.is_running()) and not is_zombie
        except psutil.Error:
            return False


class WarmProcess:
    """Starts the warm process, and orders kernels from it; it ends with `stop`, or with the server.

    `ready`: Future that is done when orders are taken; ConnectionError if the process ended before.
    `environment`: Further environment variables.
    """

    def __init__(self, environment: Mapping[str, str] = MappingProxyType({})) -> None:
        ours, theirs = socket.socketpair()
        lifeline, self._held = os.pipe()
        # One thread: more would not survive a fork, and thirty kernels share the cores.
        single = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        module = "reefkit.serve.forks.warm"
        inherited = [theirs.fileno(), lifeline]
        self.process = subprocess.Popen(  # noqa: S603  # our own interpreter, our own module
            [sys.executable, "-P", "-m", module, *map(str, inherited)],
            pass_fds=inherited,
            env=os.environ | single | dict(environment),
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # no Ctrl-C from the terminal
        )
        theirs.close()
        os.close(lifeline)
        self._link = ours
        self._lock = threading.Lock()
        self._numbers = itertools.count()
        self._ordered: dict[int, Future[_Forked]] = {}
        self._running: dict[int, _Forked] = {}
        self._is_over = False
        self.ready: Future[None] = Future()
        self.began = time.monotonic()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def has_ended(self) -> bool:
        return self._is_over

    def order(self, argv: list[str], environment: dict[str, str], folder: str) -> Future[_Forked]:
        """Order a kernel.

        Returns
        -------
        Future of Forked
            With a ConnectionError if the warm process was lost, or the system had no room.
        """
        found: Future[_Forked] = Future()
        with self._lock:
            if self._is_over:
                found.set_exception(ConnectionError())
                return found
            number = next(self._numbers)
            self._ordered[number] = found
            start = Start(
                number,
                [os.fsencode(each) for each in argv],
                [(os.fsencode(name), os.fsencode(value)) for name, value in environment.items()],
                os.fsencode(folder),
            )
            with contextlib.suppress(OSError):  # the listener notices a lost process
                self._link.sendall(line(start))
        return found

    def stop(self) -> None:
        if self._held >= 0:
            os.close(self._held)
            self._held = -1
        with contextlib.suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)
        self.process.terminate()  # it may still be importing, and not listen
        self._listener.join()
        self._link.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError), self._link.makefile("rb") as lines:
            for each in lines:
                self._hear(each)
        with self._lock:
            self._is_over = True
            lost: list[Future[Any]] = [self.ready, *self._ordered.values()]
            self._ordered.clear()
            for kernel in self._running.values():
                kernel.is_reported = False
        self.process.wait()
        for future in lost:
            if not future.done():
                future.set_exception(ConnectionError())

    def _hear(self, text: bytes) -> None:
        report = decode_report(text)
        if isinstance(report, TakesOrders):
            self.ready.set_result(None)
        elif isinstance(report, Started):
            with self._lock:
                ordered = self._ordered.pop(report.number)
            if report.pid:
                kernel = self._running[report.pid] = _Forked(report.pid)
                ordered.set_result(kernel)
            else:
                ordered.set_exception(ConnectionError())
        else:
            self._running.pop(report.pid).code = report.code
