"""The kernels of lessons: each knows its visitor by names of ours, and answers nobody else.

A kernel ends with its page. A page that closes says so: by a beacon, and by how its socket is
closed. One that only falls silent, as a computer without Wi-Fi, finds its kernel again for some
minutes. A kernel that dies by itself is not started again: it would be empty, where the page's
*Continue* opens another one at the place where the student was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from typing import Any, cast

import tornado.web
import zmq
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from traitlets.config import Config
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler  # type: ignore[import-untyped]

from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, LANGUAGE_VARIABLE
from reefkit.labs.places import (
    ADDRESS_VARIABLE,
    ADDRESSES_VARIABLE,
    CLASS_VARIABLE,
    NEW_VARIABLE,
    TOKEN_VARIABLE,
    VISITOR_VARIABLE,
)
from reefkit.serve.lab_conduct import Conduct
from reefkit.serve.lab_visitors import Caller

SECONDS_AWAY = 270
"""How long a kernel waits for a page that fell silent, or that never came; with what it takes to
notice both (`lab_server.PING`, `SECONDS_BETWEEN_LOOKS`) it is gone within six minutes."""

SECONDS_CLOSED = 20
"""How long a kernel outlives a page that was closed or left, should its beacon not arrive."""

SECONDS_BETWEEN_LOOKS = 10
"""How often the server looks for kernels whose time is over."""

SECONDS_TO_NOTICE = 2.0
"""How often the server looks whether a kernel is alive."""

MOST_ZMQ_SOCKETS = 16_384
"""How many of ZMQ's sockets the server may have: each page needs seven, and ZMQ
itself ends at 1,023, which are 140 pages."""

OWNER_HEADER = "X-Reefkit-Owner"
"""Who may speak to the kernel; it stays with the server."""

VISITOR_HEADERS = {
    "X-Reefkit-Visitor": VISITOR_VARIABLE,
    "X-Reefkit-New": NEW_VARIABLE,
    "X-Reefkit-Class": CLASS_VARIABLE,
    "X-Reefkit-Token": TOKEN_VARIABLE,
    "X-Reefkit-Address": ADDRESS_VARIABLE,
    "X-Reefkit-Addresses": ADDRESSES_VARIABLE,
    "X-Reefkit-Language": LANGUAGE_VARIABLE,
    "X-Reefkit-Language-Chosen": LANGUAGE_CHOSEN_VARIABLE,
}
"""Headers that the lesson's handler sets, by what a kernel finds in its environment."""


def settings_of_kernels(config: Config) -> None:
    """Set up how kernels end.

    Parameters
    ----------
    config
        The server's, which is changed.
    """
    config.MappingKernelManager.cull_idle_timeout = SECONDS_AWAY
    config.MappingKernelManager.cull_interval = SECONDS_BETWEEN_LOOKS
    # A page that was away takes all states anew; what was said meanwhile could only pile up.
    config.MappingKernelManager.buffer_offline_messages = False
    config.MappingKernelManager.kernel_manager_class = f"{__name__}.{LessonKernel.__name__}"
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = SECONDS_TO_NOTICE


class LessonKernel(ServerKernelManager):
    """One kernel; all that speak to it share the server's one messaging context.

    A client with a context of its own has two threads and five open files until Python's collector
    happens upon them: a class that opens its pages a few times would reach the system's limit.

    Attributes
    ----------
    conduct
        How its page behaves; none before a page has come.
    """

    conduct: Conduct | None = None

    def client(self, **arguments: Any) -> Any:  # noqa: ANN401
        """Make a client."""
        return super().client(**{"context": self.context, **arguments})

    async def _async_post_start_kernel(self, **arguments: Any) -> None:  # noqa: ANN401
        """Connect to the process that was started, and leave none behind where that fails."""
        try:
            await super()._async_post_start_kernel(**arguments)
        except BaseException:
            with contextlib.suppress(Exception):  # what went wrong first is what is told
                await self._async_kill_kernel()
                await self._async_cleanup_resources()
            raise

    def emit(self, schema_id: str, data: dict[str, Any]) -> None:
        """Tell nobody: none listens, and to be ready for one costs as much as to fork."""


class Kernels(AsyncMappingKernelManager):
    """Starts kernels, and ends them in time; a header of a request reaches them by a name of ours.

    Attributes
    ----------
    owners, addresses
        Whose each kernel is, and where its page was asked for.
    ends
        When each kernel without a page is ended, by `clock`.
    began, failed
        Called with a kernel that runs, and with one that has ended by itself.
    clock
        Gives seconds; in tests another one.
    """

    def __init__(self, **arguments: Any) -> None:  # noqa: ANN401
        super().__init__(**arguments)  # type: ignore[no-untyped-call]
        self.context.set(zmq.MAX_SOCKETS, MOST_ZMQ_SOCKETS)
        self.owners: dict[str, str] = {}
        self.addresses: dict[str, str] = {}
        self.ends: dict[str, float] = {}
        self.began: Callable[[str], object] = str
        self.failed: Callable[[str], object] = str
        self.clock: Callable[[], float] = time.monotonic
        self._cleaning: set[asyncio.Future[None]] = set()

    async def start_kernel(  # type: ignore[override]
        self,
        *,
        env: dict[str, str] | None = None,
        **arguments: Any,  # noqa: ANN401
    ) -> str:
        """Start a kernel, and note whose it is."""
        given = dict(os.environ if env is None else env)
        owner = given.pop(_in_environment(OWNER_HEADER), "")
        for header, name in VISITOR_HEADERS.items():
            value = given.pop(_in_environment(header), None)
            given.pop(name, None)  # the server's own is no visitor's
            if value is not None:
                given[name] = value
        kernel: str = await super().start_kernel(env=given, **arguments)
        self.owners[kernel] = owner
        self.addresses[kernel] = given.get(ADDRESS_VARIABLE, "")
        self._wait_for(kernel, SECONDS_AWAY)
        self.began(kernel)
        return kernel

    def remove_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401
        """Forget a kernel that has ended."""
        self.owners.pop(kernel_id, None)
        self.addresses.pop(kernel_id, None)
        self.ends.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def end_those_of(self, owner: str) -> None:
        """End all kernels of an owner."""
        for kernel in [each for each, whose in self.owners.items() if whose == owner]:
            await self.end(kernel)

    async def end(self, kernel_id: str, *, at_once: bool = False) -> None:
        """End a kernel, if it has not ended by itself or been ended just now.

        Parameters
        ----------
        kernel_id
            Which.
        at_once
            Whether it is not asked first: what it still has to do is too much.
        """
        if kernel_id in self:
            with contextlib.suppress(tornado.web.HTTPError, KeyError):
                await self.shutdown_kernel(kernel_id, now=at_once)  # type: ignore[no-untyped-call]

    def has_page(self, kernel_id: str) -> bool:
        """Tell whether a page is connected to a kernel."""
        return bool(self._kernel_connections.get(kernel_id, 0))

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has come, or has come back."""
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        self.ends.pop(kernel_id, None)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a page fell silent: from now on it is waited for, whatever it did before."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        self._wait_for(kernel_id, SECONDS_AWAY)

    def page_closed(self, kernel_id: str) -> None:
        """Note that a page was closed or left, and does not come back."""
        self._wait_for(kernel_id, SECONDS_CLOSED)

    def _wait_for(self, kernel_id: str, seconds: float) -> None:
        if kernel_id in self and not self.has_page(kernel_id):
            self.ends[kernel_id] = self.clock() + seconds

    def start_watching_activity(self, kernel_id: str) -> None:
        """Take a kernel for idle, and leave what it says to its page.

        Jupyter reads all that every kernel says once more, to know when something was done last.
        Here no kernel ends for that, and it was two fifths of the server's work for a page.
        """
        self.get_kernel(kernel_id).execution_state = "idle"  # type: ignore[attr-defined]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page has been away for too long.

        Jupyter's own way counts from the last thing that anybody did, so that whoever has read for
        five minutes loses the kernel by the shortest drop of the network.
        """
        ends = self.ends.get(kernel_id)
        if ends is not None and self.clock() >= ends and not self.has_page(kernel_id):
            await self.end(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Forget a kernel that has ended by itself, and remove what was for it."""
        kernel = self.get_kernel(kernel_id)
        self.stop_watching_activity(kernel_id)  # type: ignore[no-untyped-call]
        self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
        self.remove_kernel(kernel_id)
        # Typed as if it did not wait; an asynchronous manager's does.
        cleaning = asyncio.ensure_future(cast("Any", kernel).cleanup_resources())
        self._cleaning.add(cleaning)  # a task that nobody holds may vanish
        cleaning.add_done_callback(self._cleaning.discard)
        self.failed(kernel_id)


def _in_environment(header: str) -> str:
    return f"HTTP_{header.upper().replace('-', '_')}"


class OwnersOnly(Caller):
    """Speaks of a kernel with whoever had it started, and with nobody else."""

    @property
    def kernels(self) -> Kernels:
        """All that run."""
        return cast("Kernels", self.kernel_manager)

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse everybody but the kernel's owner, whatever is asked."""
        await super().prepare()
        kernel = str(self.path_args[0])
        if kernel not in self.kernels:
            raise tornado.web.HTTPError(404)
        owner = self.kernels.owners.get(kernel, "")
        if not owner or not await self.owns(owner):
            raise tornado.web.HTTPError(403)

    def write_error(self, status_code: int, **_: object) -> None:
        """Say the status and no more: scripts ask here, where Jupyter would render a page."""
        self.set_status(status_code)
        self.finish()


class KernelState(OwnersOnly, KernelHandler):
    """Whether a kernel is alive, and its end."""


class KernelEnd(OwnersOnly, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """A page that closes ends its kernel."""
