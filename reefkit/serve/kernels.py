"""The kernels of lessons, and the sockets between pages and kernels, one each.

Each kernel answers only its owner. Frames are parsed before anything is done with them; only
messages that our pages send are passed on, within limits; a page that keeps sending others, or too
much, is evicted.

A kernel ends with its page, whose closing is known from a beacon and from the close code of its
socket. A page that only falls silent, as on a computer without Wi-Fi, finds its kernel again for
some minutes. A kernel that dies is not restarted: it would be empty, while *Continue* opens a new
one where the student left off.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import msgspec
import tornado.web
import zmq
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClosedError, WebSocketHandler, WebSocketProtocol
from traitlets.config import Config
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler  # type: ignore[import-untyped]

from reefkit.labs.store_reports import STORE_REPORT
from reefkit.match.errors import FaultCause
from reefkit.serve.entrance import ProgramCaller
from reefkit.serve.frames import BadFrame, Frame, read_header
from reefkit.serve.page_limits import PageEvicted, PageLimits
from reefkit.serve.rate_limit import Tally

if TYPE_CHECKING:
    from asyncio import Future


SECONDS_AWAY = 270
"""Seconds for which a kernel waits for a page that fell silent or never came. With the time needed
to notice either (`server.PING`, `SECONDS_BETWEEN_LOOKS`) it ends within six minutes."""

SECONDS_CLOSED = 20
"""Seconds that a kernel outlives a page that was closed or left, in case its beacon is lost."""

SECONDS_MOVED = 1
"""Seconds that a kernel outlives a page told to move, to finish what the page sent before."""

SECONDS_BETWEEN_LOOKS = 10
"""Seconds between two looks for kernels that are to end."""

SECONDS_TO_NOTICE = 2.0
"""Seconds between two checks that a kernel is alive."""

MOST_ZMQ_SOCKETS = 16_384
"""ZMQ sockets that the server may have: each page needs seven, and ZMQ's default of 1,023 would
limit it to about 140 pages."""


def settings_of_kernels(config: Config) -> None:
    config.MappingKernelManager.cull_idle_timeout = SECONDS_AWAY
    config.MappingKernelManager.cull_interval = SECONDS_BETWEEN_LOOKS
    # A page that was away fetches all states again, so buffered messages would be useless.
    config.MappingKernelManager.buffer_offline_messages = False
    config.MappingKernelManager.kernel_manager_class = f"{__name__}.{LessonKernel.__name__}"
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = SECONDS_TO_NOTICE


class LessonKernel(ServerKernelManager):
    """One kernel; all its clients share the server's one ZMQ context.

    A client with its own context has two threads and five open files until Python's collector frees
    them: a class that opens its pages a few times would reach the system's limit.

    `page_limits`: Limits of its page; None before a page has come.
    """

    page_limits: PageLimits | None = None

    def client(self, **arguments: Any) -> Any:  # noqa: ANN401
        return super().client(**{"context": self.context, **arguments})

    async def _async_post_start_kernel(self, **arguments: Any) -> None:  # noqa: ANN401
        try:
            await super()._async_post_start_kernel(**arguments)
        except BaseException:
            with contextlib.suppress(Exception):  # the first error is the one to report
                await self._async_kill_kernel()
                await self._async_cleanup_resources()
            raise

    async def _async_interrupt_kernel(self) -> None:
        """Do nothing: an interrupt at shutdown would cut off a page's move."""

    def emit(self, schema_id: str, data: dict[str, Any]) -> None:
        """Do nothing: nobody listens, and setting up events costs as much as a fork."""


class Kernels(AsyncMappingKernelManager):
    """Starts the kernels of pages, and ends those whose page is closed or stays away.

    Attributes
    ----------
    owners, addresses
        By kernel: its owner, and the address that requested its page.
    ends
        By kernel without a page: the time, by `clock`, from which it may be ended.
    began, failed
        Called with the id of a kernel that was started, and of one that died.
    wrote
        Called with a kernel's id and what it reports of the store (`store_reports`).
    acted
        Called with the seconds from a page's message to the end of the kernel's work on it.
    sockets, polled
        Open connections of pages; and, by kernel, the last one by requests (`polling`).
    clock
        Returns the time in seconds; replaced in tests.
    """

    def __init__(self, **arguments: Any) -> None:  # noqa: ANN401
        super().__init__(**arguments)  # type: ignore[no-untyped-call]
        self.context.set(zmq.MAX_SOCKETS, MOST_ZMQ_SOCKETS)
        self.owners: dict[str, str] = {}
        self.addresses: dict[str, str] = {}
        self.ends: dict[str, float] = {}
        self.began: Callable[[str], object] = str
        self.failed: Callable[[str], object] = str
        self.acted: Callable[[float], object] = str
        self.wrote: Callable[[str, FaultCause | None], object] = lambda *_: None
        self.sockets: set[KernelChannels] = set()
        self.polled: dict[str, KernelChannels] = {}
        self.clock: Callable[[], float] = time.monotonic
        self._cleaning: set[asyncio.Future[None]] = set()

    async def start_kernel(  # type: ignore[override]
        self,
        *,
        owner: str = "",
        address: str = "",
        **arguments: Any,  # noqa: ANN401
    ) -> str:
        kernel: str = await super().start_kernel(**arguments)
        self.owners[kernel] = owner
        self.addresses[kernel] = address
        self._wait_for(kernel, SECONDS_AWAY)
        self.began(kernel)
        return kernel

    def remove_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401
        self.owners.pop(kernel_id, None)
        self.addresses.pop(kernel_id, None)
        self.ends.pop(kernel_id, None)
        self.polled.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def end_those_of(self, owner: str) -> None:
        for kernel in [each for each, whose in self.owners.items() if whose == owner]:
            await self.end(kernel)

    async def end(self, kernel_id: str, *, at_once: bool = False) -> None:
        """End a kernel, unless it has ended already.

        `at_once`: Kill it rather than ask it to shut down: its remaining work would take too long.
        """
        if kernel_id in self:
            with contextlib.suppress(tornado.web.HTTPError, KeyError):
                await self.shutdown_kernel(kernel_id, now=at_once)  # type: ignore[no-untyped-call]

    def has_page(self, kernel_id: str) -> bool:
        return bool(self._kernel_connections.get(kernel_id, 0))

    def notify_connect(self, kernel_id: str) -> None:
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        self.ends.pop(kernel_id, None)

    def notify_disconnect(self, kernel_id: str) -> None:
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        self._wait_for(kernel_id, SECONDS_AWAY)

    def page_closed(self, kernel_id: str) -> None:
        self._wait_for(kernel_id, SECONDS_CLOSED)

    async def move_pages(self, most: int) -> None:
        """Tell pages to reopen at another server; end kernels whose page has gone.

        A kernel ends `SECONDS_MOVED` seconds after its page has gone. One whose page has not come
        yet waits for it.

        `most`: Most pages to tell now; the others can be used until a later call.
        """
        for socket in [each for each in self.sockets if not each.is_moving][:most]:
            socket.move()
        for kernel in self.list_kernel_ids():
            if self.has_page(kernel) or self.get_kernel(kernel).page_limits is None:  # type: ignore[attr-defined]
                continue
            soon = self.clock() + SECONDS_MOVED
            self.ends[kernel] = min(soon, self.ends.get(kernel, soon))
            await self.cull_kernel_if_idle(kernel)

    def _wait_for(self, kernel_id: str, seconds: float) -> None:
        if kernel_id in self and not self.has_page(kernel_id):
            self.ends[kernel_id] = self.clock() + seconds

    def start_watching_activity(self, kernel_id: str) -> None:
        """Set a kernel to idle, without listening to its messages.

        Jupyter reads all messages of every kernel once more, to know when it was last active. Here
        no kernel ends for being idle, and the reading was two fifths of the server's work for a
        page.
        """
        self.get_kernel(kernel_id).execution_state = "idle"  # type: ignore[attr-defined]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page has been away for too long.

        Jupyter's own culling counts from the last activity, so a reader who reads for five minutes
        would lose the kernel at the shortest drop of the network.
        """
        ends = self.ends.get(kernel_id)
        if ends is not None and self.clock() >= ends and not self.has_page(kernel_id):
            await self.end(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        kernel = self.get_kernel(kernel_id)
        self.stop_watching_activity(kernel_id)  # type: ignore[no-untyped-call]
        self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
        self.remove_kernel(kernel_id)
        # Typed as synchronous; an asynchronous manager's is not.
        cleaning = asyncio.ensure_future(cast("Any", kernel).cleanup_resources())
        self._cleaning.add(cleaning)  # asyncio keeps only a weak reference to a task
        cleaning.add_done_callback(self._cleaning.discard)
        self.failed(kernel_id)


class _OwnersOnly(ProgramCaller):
    """Handles requests about a kernel from its owner only."""

    @property
    def kernels(self) -> Kernels:
        return cast("Kernels", self.kernel_manager)

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse a request for an unknown kernel (404), or from another than its owner (403)."""
        await super().prepare()
        kernel = str(self.path_args[0])
        if kernel not in self.kernels:
            raise tornado.web.HTTPError(404)
        owner = self.kernels.owners.get(kernel, "")
        if not owner or not await self.owns(owner):
            raise tornado.web.HTTPError(403)


class KernelState(_OwnersOnly, KernelHandler):
    """Reports whether a kernel is alive (GET), and ends it (DELETE)."""


class KernelEnd(_OwnersOnly, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends the kernel of a page that closes."""


PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The one subprotocol accepted from pages; the older ones trust more of a message."""

MOST_UNSENT = 16 * 1024 * 1024
"""Bytes that may wait for a page to read them; a page loads some two million at first."""

GOING_AWAY = 1001
"""Close code of the browser for a page that was closed or left (RFC 6455, 7.4.1)."""
PUT_OUT, TOO_LARGE = 1008, 1009
"""Close codes for a page that is evicted, and (by Tornado) for too large a message."""
MOVES = 1012
"""Close code that has a page reopen at another server: service restart (RFC 6455, 11.7)."""
MOST_ACTS = 32
"""Most unfinished messages of a page to time; beyond that the oldest is dropped."""

FOR_PAGES = frozenset(
    {"comm_open", "comm_msg", "comm_close", "status", "kernel_info_reply", "comm_info_reply"}
)
"""Message types that a page acts on; the server itself shows the output of cells."""

IDLE = b'"idle"'
"""The execution state, in a status message, of a kernel that has finished its work."""

SESSION = re.compile(r"[A-Za-z0-9-]{8,64}")


class _StoreReport(msgspec.Struct, frozen=True):
    cause: FaultCause | None


_read_report = msgspec.json.Decoder(_StoreReport).decode


class PageConnection(ZMQChannelsWebsocketConnection):
    """Connects one socket to a kernel's channels, for frames that `PageLimits` has accepted."""

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[bytes]) -> None:  # noqa: ANN401
        parts: list[Any] = self.session.feed_identities(outgoing_msg)[1][1:]
        cast("KernelChannels", self.websocket_handler).hand_on(stream.channel, parts)

    def pass_on(self, frame: Frame) -> None:
        stream = self.channels.get(frame.channel)
        if stream is not None and not stream.closed():
            self.session.send_raw(stream, frame.parts)


class KernelChannels(_OwnersOnly, KernelWebsocketHandler):
    """Passes messages between a page and its kernel over a web socket."""

    connection: PageConnection | None = None
    page_limits: PageLimits
    unsent = 0
    """Bytes that wait until the page reads them."""
    is_moving = False
    """Whether the page was told to reopen elsewhere."""

    @cached_property
    def acts(self) -> dict[str, float]:
        """Arrival times, by message id, of messages that the kernel has not finished yet."""
        return {}

    @property
    def tally(self) -> Tally:
        found: Tally = self.settings["tally"]
        return found

    @property
    def offered(self) -> list[str]:
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        return [each.strip() for each in offered.split(",")]

    async def pre_get(self) -> None:
        """Refuse a socket that none of our pages opens.

        Raises
        ------
        tornado.web.HTTPError
            400 for another protocol or an invalid session id; 403 if the kernel has another page,
            or this page has been evicted or connects too often.
        """
        session = self.get_query_argument("session_id", "")
        if PROTOCOL not in self.offered or not SESSION.fullmatch(session):
            self.tally.met("sockets")
            raise tornado.web.HTTPError(400)
        kernel = cast("LessonKernel", self.kernels.get_kernel(self.kernel_id))
        if kernel.page_limits is None:
            kernel.page_limits = PageLimits(session, self.tally)
        self.page_limits = kernel.page_limits
        if self.page_limits.session != session or self.page_limits.is_out:
            self.tally.met("sockets")
            raise tornado.web.HTTPError(403)
        try:
            self.page_limits.connects()
        except PageEvicted as error:
            self.end(error.limit)
            raise tornado.web.HTTPError(403) from error
        await super().pre_get()  # type: ignore[no-untyped-call]

    async def open(self, kernel_id: str) -> None:
        """Open the socket with TCP_NODELAY: answers are small and wanted at once."""
        self.set_nodelay(True)
        try:
            await super().open(kernel_id)  # type: ignore[no-untyped-call]
        except Exception:
            self.close()  # or the kernel would count as having a page
            raise
        if self.ws_connection is not None:
            self.kernels.sockets.add(self)

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Evict the page also if Tornado closes its socket because a message is too large."""
        found = super().get_websocket_protocol()
        if found is not None:
            close = found.close

            def closes(code: int | None = None, reason: str | None = None) -> None:
                if code == TOO_LARGE:
                    self.end("size")
                close(code, reason)

            found.close = closes  # type: ignore[method-assign]
        return found

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass a message on, after a pause if the page sends too much.

        The pause slows the page down: Tornado reads its next frame only after this call.
        """
        if self.page_limits.is_out:
            return
        try:
            pause = self.page_limits.holds(len(ws_message))
            frame = self.page_limits.takes(ws_message)
        except PageEvicted as error:
            self.put_out(error.limit)
            return
        if pause:
            self.tally.met("messages")
            await asyncio.sleep(pause)
        if frame is not None and self.connection is not None:
            self.acts[read_header(frame.parts[0]).msg_id] = time.monotonic()
            if len(self.acts) > MOST_ACTS:
                del self.acts[next(iter(self.acts))]
            self.connection.pass_on(frame)

    def hand_on(self, channel: str, parts: list[bytes]) -> None:
        """Pass a kernel's message to the page, if it acts on such; time the work that it ends."""
        kind = self.page_limits.surface.hears(parts).msg_type
        if kind == "status" and self.acts and IDLE in bytes(parts[3]):
            with contextlib.suppress(BadFrame):  # not the answer to a message of the page
                began = self.acts.pop(read_header(parts[1]).msg_id, None)
                if began is not None:
                    self.kernels.acted(time.monotonic() - began)
        if kind == STORE_REPORT:
            self.kernels.wrote(self.kernel_id, _read_report(parts[3]).cause)
        if kind in FOR_PAGES:
            self.write_message(serialize_msg_to_ws_v1(parts, channel), binary=True)  # type: ignore[no-untyped-call]

    def move(self) -> None:
        """Have the page reopen at another server; what it sent before is still processed."""
        if not self.is_moving:
            self.is_moving = True
            self.close(MOVES)

    def write_message(self, message: Any, binary: bool = False) -> Future[None]:  # noqa: ANN401, FBT001, FBT002  # Tornado's
        size = len(message)
        try:
            sent: Future[None] = WebSocketHandler.write_message(self, message, binary)
        except WebSocketClosedError as error:
            sent = asyncio.get_running_loop().create_future()
            sent.set_exception(error)
        self.unsent += size

        def done(future: Future[None]) -> None:
            self.unsent -= size
            if not future.cancelled():
                future.exception()  # retrieve it, or asyncio would log that nobody did

        sent.add_done_callback(done)
        if self.unsent > MOST_UNSENT:
            self.put_out("unread")
        return sent

    def put_out(self, limit: str) -> None:
        """Evict the page: close its socket, and kill its kernel."""
        if not self.page_limits.is_out:
            self.close(PUT_OUT, limit)
            self.end(limit)

    def end(self, limit: str) -> None:
        """Kill the kernel of a page that met a limit; no other page may use it."""
        self.page_limits.is_out = True
        self.tally.met(limit)
        IOLoop.current().add_callback(self.kernels.end, self.kernel_id, at_once=True)

    def on_close(self) -> None:
        """Release the kernel; it ends soon if the close code shows that its page was left."""
        self.kernels.sockets.discard(self)
        is_for_good = self.close_code == GOING_AWAY
        if self.connection is not None:
            super().on_close()  # type: ignore[no-untyped-call]
        if is_for_good:
            self.kernels.page_closed(self.kernel_id)
