"""The warm process: it has imported what every lesson needs, and forks kernels on request.

It is started as ``python -m reefkit.serve.forks.warm LINK LIFELINE``, the numbers of an inherited
socket and of the reading end of a pipe. Orders come through the socket (see `messages`). Nothing is
ever written to the pipe, whose other end only the server has: it closes when the server ends, for
whatever reason, and every kernel ends with it. A running kernel does not need this process, and
continues if it is lost.

It has one thread, no ZMQ context and no event loop, since none of these survives a fork.
"""

from __future__ import annotations

import gc
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice

from reefkit.serve.forks.messages import (
    Ended,
    Start,
    Started,
    TakesOrders,
    Told,
    line,
    read_order,
)

SECONDS_OF_QUIET = 5.0
"""Seconds without orders before a step of preparation: a class comes within seconds, and a step
between two pages would delay the second."""
GENTLY = 3.0
"""Rest after a step, as a multiple of the step's time, if pages may come at once."""


class Warm:
    """Takes orders for kernels, and reports the results.

    `later`: Steps of preparation while there are no orders; each must be short.
    `gently`: Whether to leave most of the processor's time to others meanwhile. A server of several
    is restarted while classes play on, and the next server's pages move at once.
    """

    def __init__(
        self, link: socket.socket, later: Iterator[Callable[[], None]], *, gently: bool = False
    ) -> None:
        self._link, self._gently = link, gently
        self._later: Iterator[Callable[[], None]] | None = later
        self._heard = b""
        self._quiet_until = time.monotonic() + SECONDS_OF_QUIET if gently else float("-inf")
        self._children: set[int] = set()
        self._woken, self._wake = os.pipe()
        for end in (self._woken, self._wake):
            os.set_blocking(end, False)

    def run(self) -> Start | None:
        """Fork until the server has closed the link.

        Returns
        -------
        Start or None
            In a new child, its order; None in the warm process, at its end.
        """
        signal.set_wakeup_fd(self._wake)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # a handler, so that SIGCHLD wakes the loop
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server
        self._tell(TakesOrders())
        with selectors.DefaultSelector() as waits:
            waits.register(self._link, selectors.EVENT_READ)
            waits.register(self._woken, selectors.EVENT_READ)
            while True:
                heard = waits.select(self._rest if self._later else None)
                if not heard:
                    self._do_more()
                for key, _ in heard:
                    if key.fileobj is not self._link:
                        os.read(self._woken, 4096)
                        self._report_ended()
                        continue
                    orders = self._listen()
                    if orders is None:
                        return None
                    self._rest_for(SECONDS_OF_QUIET)
                    for order in orders:
                        if self._fork(order) == 0:
                            self._forget()
                            return order

    @property
    def _rest(self) -> float:
        return max(0.0, self._quiet_until - time.monotonic())

    def _rest_for(self, seconds: float) -> None:
        self._quiet_until = time.monotonic() + seconds

    def _do_more(self) -> None:
        step = next(self._later, None) if self._later else None
        if step is None:
            self._later = None
        else:
            began = time.monotonic()
            step()
            _freeze()
            if self._gently:
                self._rest_for(GENTLY * (time.monotonic() - began))

    def _tell(self, report: Told) -> None:
        self._link.sendall(line(report))

    def _listen(self) -> list[Start] | None:
        heard = self._link.recv(1 << 20)
        if not heard:
            return None
        *lines, self._heard = (self._heard + heard).split(b"\n")
        return [read_order(each) for each in lines]

    def _fork(self, order: Start) -> int:
        try:
            child = os.fork()
        except OSError:
            self._tell(Started(order.number, 0))
            return -1
        if child:
            self._children.add(child)
            self._tell(Started(order.number, child))
        return child

    def _forget(self) -> None:
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._link.close()
        for end in (self._woken, self._wake):
            os.close(end)

    def _report_ended(self) -> None:
        for child in list(self._children):
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                self._children.discard(child)
                self._tell(Ended(child, os.waitstatus_to_exitcode(status)))


def _freeze() -> None:
    """Freeze present objects out of garbage collection, so that their memory stays shared."""
    gc.collect()
    gc.freeze()


def _exit(*_: object) -> None:
    """Exit through the atexit callbacks, in which another SIGTERM must not raise."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit()


def main() -> None:
    signal.signal(signal.SIGTERM, _exit)
    link, lifeline = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    kernel = import_module("reefkit.serve.forks.kernel")
    kernel.prepare()
    fork_pool = import_module("reefkit.labs.preload")
    fork_pool.warm()
    later = fork_pool.later()
    first = fork_pool.before_pages()
    for step in islice(later, first):
        step()
    _freeze()
    try:
        order = Warm(link, later, gently=bool(first)).run()
    except (BrokenPipeError, ConnectionResetError):
        return  # the server has ended
    if order is None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the exit has begun
    else:
        kernel.be_kernel(order, lifeline)


if __name__ == "__main__":
    main()
