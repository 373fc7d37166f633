"""What a page and its kernel say: one socket a kernel, and only what a page of ours says.

Jupyter's handler passes on whatever comes, for as long as it comes, and Voila's counts the parts of
a frame by what the frame claims. Here each frame is read first (`lab_frames`), and nobody waits for
whoever sends too much or does not read: the page is put out, and its kernel ends. Its student goes
on by *Continue*, at the place where they were, for all that was done is kept.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, cast

import tornado.web
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClosedError, WebSocketHandler, WebSocketProtocol

from reefkit.serve.lab_conduct import Conduct, PutOut
from reefkit.serve.lab_frames import Frame, joined
from reefkit.serve.lab_kernels import LessonKernel, OwnersOnly
from reefkit.serve.lab_limits import Tally

if TYPE_CHECKING:
    from asyncio import Future

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The one way in which our pages and we write a message; of the older one Jupyter believes more."""

MOST_UNSENT = 16 * 1024 * 1024
"""Bytes that may wait for a page which does not read; a page has some two to begin with."""

GOING_AWAY = 1001
"""What a browser says with the socket of a page that was closed or left (RFC 6455, 7.4.1)."""
PUT_OUT, TOO_LARGE = 1008, 1009
"""What is said to a page that is put out, and by Tornado to one that sends too large a message."""

FOR_PAGES = frozenset(
    {"comm_open", "comm_msg", "comm_close", "status", "kernel_info_reply", "comm_info_reply"}
)
"""What of a kernel's talk its page acts on; the server itself shows what cells show."""

SESSION = re.compile(r"[A-Za-z0-9-]{8,64}")


class PageConnection(ZMQChannelsWebsocketConnection):
    """The way between one socket and a kernel's channels; frames are read before, by us."""

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[bytes]) -> None:  # noqa: ANN401
        """Hand on what the kernel says."""
        parts: list[Any] = self.session.feed_identities(outgoing_msg)[1][1:]
        cast("KernelChannels", self.websocket_handler).hand_on(stream.channel, parts)

    def pass_on(self, frame: Frame) -> None:
        """Send a page's message to the kernel."""
        stream = self.channels.get(frame.channel)
        if stream is not None and not stream.closed():
            self.session.send_raw(stream, frame.parts)


class KernelChannels(OwnersOnly, KernelWebsocketHandler):
    """Carries what a page and its kernel say, each message at once."""

    connection: PageConnection | None
    conduct: Conduct
    unsent = 0
    """Bytes that wait until the page reads them."""

    @property
    def tally(self) -> Tally:
        """Counts what is met."""
        found: Tally = self.settings["tally"]
        return found

    async def pre_get(self) -> None:
        """Refuse a socket that no page of ours opens.

        Raises
        ------
        tornado.web.HTTPError
            400 for another protocol, 403 where the kernel has another page.
        """
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        session = self.get_query_argument("session_id", "")
        if PROTOCOL not in map(str.strip, offered.split(",")) or not SESSION.fullmatch(session):
            self.tally.met("sockets")
            raise tornado.web.HTTPError(400)
        kernel = cast("LessonKernel", self.kernels.get_kernel(self.kernel_id))
        if kernel.conduct is None:
            kernel.conduct = Conduct(session, self.tally)
        self.conduct = kernel.conduct
        if self.conduct.session != session or self.conduct.is_out:
            self.tally.met("sockets")
            raise tornado.web.HTTPError(403)
        try:
            self.conduct.connects()
        except PutOut as error:
            self.end(error.limit)
            raise tornado.web.HTTPError(403) from error
        await super().pre_get()  # type: ignore[no-untyped-call]

    async def open(self, kernel_id: str) -> None:
        """Open the socket without waiting to fill packets: an answer is small and wanted now."""
        self.set_nodelay(True)
        try:
            await super().open(kernel_id)  # type: ignore[no-untyped-call]
        except Exception:
            self.close()  # or the kernel would be thought to have a page
            raise

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Hear of a message that Tornado does not even read: it closes the socket by itself."""
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
        """Pass on what a page says; while it sends too much, read no further.

        Tornado reads the next frame of a socket when this one is dealt with.
        """
        if self.conduct.is_out:
            return
        try:
            pause = self.conduct.holds(len(ws_message))
            frame = self.conduct.takes(ws_message)
        except PutOut as error:
            self.put_out(error.limit)
            return
        if pause:
            self.tally.met("messages")
            await asyncio.sleep(pause)
        if frame is not None and self.connection is not None:
            self.connection.pass_on(frame)

    def hand_on(self, channel: str, parts: list[bytes]) -> None:
        """Send a page what its kernel says, where it is for pages."""
        if self.conduct.surface.hears(parts).msg_type in FOR_PAGES:
            self.write_message(joined(channel, parts), binary=True)

    def write_message(self, message: Any, binary: bool = False) -> Future[None]:  # noqa: ANN401, FBT001, FBT002  # Tornado's
        """Send something, and put a page out that does not read it."""
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
                future.exception()  # a page that went is no fault, and not to be told as one

        sent.add_done_callback(done)
        if self.unsent > MOST_UNSENT:
            self.put_out("unread")
        return sent

    def put_out(self, limit: str) -> None:
        """Close the socket of a page that met a limit, and end its kernel."""
        if not self.conduct.is_out:
            self.close(PUT_OUT, limit)
            self.end(limit)

    def end(self, limit: str) -> None:
        """End the kernel of a page that met a limit; whatever it still sends is read no more."""
        self.conduct.is_out = True
        self.tally.met(limit)
        IOLoop.current().add_callback(self.kernels.end, self.kernel_id, at_once=True)

    def on_close(self) -> None:
        """Let go of the kernel: for good where the browser says that its page is no more."""
        is_for_good = self.close_code == GOING_AWAY
        if self.connection is not None:
            super().on_close()  # type: ignore[no-untyped-call]
        if is_for_good:
            self.kernels.page_closed(self.kernel_id)
