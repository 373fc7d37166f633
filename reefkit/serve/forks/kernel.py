"""How a child of the warm process becomes a kernel like any other.

Imported by the warm process, so that its children need not.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import ipywidgets  # type: ignore[import-untyped]
import numpy as np
import zmq
from ipykernel import ipkernel
from ipykernel.kernelapp import IPKernelApp
from IPython.core import shellapp
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]

from reefkit.serve.forks.kernel_output import throttled_stderr
from reefkit.serve.forks.messages import Start

MORE_MEMORY = 1 << 30
"""Bytes of address space that a kernel may use beyond its size after the fork: a lesson needs a
tenth. A page that makes it use more fails, and leaves the others theirs."""

LATER = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "faulthandler",
    "pydoc",
    "tornado.platform.asyncio",
    "tornado.queues",
    "xmlrpc.client",
)
"""Modules that a kernel imports as it starts, beyond its own imports."""


def prepare() -> None:
    """Import everything that a kernel needs at its start, except its debugger.

    Lessons are not debugged, and ipykernel works without ``debugpy``, which would cost each kernel
    19 MiB.
    """
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # marks it as not importable
    import_module("ipykernel.debugger")
    del sys.modules["debugpy"]
    for name in LATER:
        import_module(name)


class ForkedKernel(IPKernelApp):
    """A kernel that ends when the server does.

    `lifeline`: The number of a pipe's reading end; see `reefkit.serve.forks.warm`.
    """

    def __init__(self, lifeline: int) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._lifeline = lifeline
        # Suppresses the hint how to connect from a terminal: a server started this kernel.
        self.parent_handle = os.getppid()
        # Nobody types into a lesson, and each kernel would keep a database and a thread for it.
        self.config.HistoryManager.enabled = False

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """Set the connection file, the only argument that a server passes.

        To parse arguments traitlets visits all options of a kernel, which would copy 5 MiB of the
        warm process's memory.
        """
        match argv:
            case ["-f", file]:
                self.argv, self.extra_args, self.connection_file = argv, [], file
            case _:
                super().parse_command_line(argv)

    def init_code(self) -> None:
        super().init_code()  # type: ignore[no-untyped-call]
        # The attribute would be wrong here, and IPython works without.
        delattr(self.shell, "_sys_modules_keys")

    def init_poller(self) -> None:
        """Watch the server: ipykernel would watch its parent, the warm process."""
        threading.Thread(target=self._end_with_server, daemon=True).start()

    def _end_with_server(self) -> None:
        while True:
            try:
                if not os.read(self._lifeline, 1):
                    os._exit(1)
            except InterruptedError:
                continue


def be_kernel(order: Start, lifeline: int) -> None:
    os.setsid()
    _say_little()
    limit_memory(MORE_MEMORY)
    os.environ.clear()
    os.environb.update(order.environment)
    os.chdir(order.folder)
    sys.argv = [os.fsdecode(each) for each in order.argv]
    _be_fresh()
    app = ForkedKernel.instance(lifeline)
    with _no_modules_listed():
        app.initialize(sys.argv[1:])  # type: ignore[no-untyped-call]
    app.log.addFilter(_is_no_end)
    # As importing ipywidgets does in a kernel. Widgets made during imports are in the process's
    # list of comms, so a page gets them with the others; but a widget whose comm has no kernel
    # sends nothing, and without ipycanvas's every board would stay blank.
    for each in _instances.values():
        each.comm.kernel = app.kernel
    ipywidgets.register_comm_target()
    app.start()  # type: ignore[no-untyped-call]


def _is_no_end(record: logging.LogRecord) -> bool:
    """Return False for errors of sockets that the kernel has closed because it was asked to end."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, zmq.ZMQError) and error.errno == zmq.ENOTSOCK)


def limit_memory(more: int) -> None:
    """Limit the address space to its present size plus `more` bytes."""
    import resource  # noqa: PLC0415  # not on Windows

    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + more
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or most < hard:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _say_little() -> None:
    thread = throttled_stderr(os.dup(2))
    for number in (1, 2):
        os.dup2(thread, number)
    os.close(thread)


class _NoModules:
    """Stands in for `sys` in ipykernel and IPython while a kernel starts: without modules."""

    modules: ClassVar[dict[str, ModuleType]] = {}

    def __getattr__(self, name: str) -> object:
        return getattr(sys, name)


@contextmanager
def _no_modules_listed() -> Iterator[None]:
    """Keep ipykernel and IPython from listing modules: reading 2,000 of them copies 11 MiB."""
    ipkernel.sys = shellapp.sys = _NoModules()  # type: ignore[assignment, attr-defined]
    try:
        yield
    finally:
        ipkernel.sys = shellapp.sys = sys  # type: ignore[attr-defined]


def _be_fresh() -> None:
    """Reseed what was seeded in the warm process, since all kernels would draw the same."""
    random.seed()
    np.random.seed(np.frombuffer(os.urandom(32), np.uint32))  # noqa: NPY002  # the global one
