"""Messages between a page and its kernel by requests, for networks that block web sockets.

A page that could open no socket posts its messages and polls for those of its kernel.
`KernelChannels` handles both: only the socket is replaced, by a `Mailbox`.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Iterator
from functools import cached_property
from http import HTTPStatus
from typing import cast

import tornado.web
from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClosedError, WebSocketHandler, WebSocketProtocol

from reefkit.classroom.store.values import new_id
from reefkit.serve.entrance import Caller, ProgramCaller
from reefkit.serve.kernels import PROTOCOL, KernelChannels
from reefkit.serve.page_limits import LARGEST_MESSAGE

SECONDS_HELD = 15.0
"""Seconds that a poll waits for a message: less than the timeouts of pings and of proxies."""

SECONDS_GATHERING = 0.02
"""Seconds that a poll waits for more after its first message: one press leads to many at once."""

MOST_IN_ANSWER = 4 * 1024 * 1024
"""Bytes of messages from which on an answer takes no more; the next poll gets the others."""

LENGTH = struct.Struct("<I")
"""Prefix of each message: its length in bytes, as a little-endian 32-bit number."""


class Mailbox:
    """Stands in for a socket's `WebSocketProtocol`: messages wait until the page fetches them.

    Attributes
    ----------
    id
        Identifies the mailbox in requests.
    code
        The close code that a socket would have; None while the mailbox is open.
    """

    selected_subprotocol = PROTOCOL
    client_terminated = False

    def __init__(self, channels: KernelChannels) -> None:
        self.id = new_id()
        self.code: int | None = None
        self._channels = channels
        self._unread: deque[tuple[bytes, asyncio.Future[None]]] = deque()
        self._fetched = 0
        self._changed = asyncio.Event()
        self._posted = 0
        self._posting = asyncio.Lock()
        self._begun = bytearray()

    def write_message(self, message: bytes, binary: bool = True) -> asyncio.Future[None]:  # noqa: FBT001, FBT002  # Tornado's
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unread.append((message, done))
        self._changed.set()
        return done

    def write_ping(self, data: bytes) -> None:
        """Do nothing: each poll counts as a pong."""

    def set_nodelay(self, value: bool) -> None:  # noqa: FBT001  # Tornado's signature
        """Do nothing: there is no socket."""

    def is_closing(self) -> bool:
        return self.code is not None

    def close(self, code: int | None = None, reason: str | None = None) -> None:
        if self.code is None:
            self.code = code or 1000
            self.on_connection_close()
            # At once, so that the kernel's channels are free for a page that reconnects.
            self._channels.on_ws_connection_close()

    def on_connection_close(self) -> None:
        while self._unread:
            self._unread.popleft()[1].set_exception(WebSocketClosedError())
        self._changed.set()

    async def fetch(self, after: int) -> bytes:
        """Return the messages that the page has not received, each prefixed with its length.

        If there are none, wait up to `SECONDS_HELD` seconds; then return nothing.

        `after`: Number of messages that the page has received since the beginning: these are
        deleted, all others are sent (again).
        """
        while self._fetched < after and self._unread:
            self._unread.popleft()[1].set_result(None)
            self._fetched += 1
        if not self._unread and self.code is None:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), SECONDS_HELD)
                await asyncio.sleep(SECONDS_GATHERING)
            except TimeoutError:
                return b""
        found, size = [], 0
        for message, _ in self._unread:
            found += [LENGTH.pack(len(message)), message]
            size += len(message)
            if size >= MOST_IN_ANSWER:
                break
        return b"".join(found)

    async def post(self, number: int, data: bytes) -> bool:
        """Accept a post of the page; return False if an earlier post has not arrived yet.

        `number`: The post's number, from 1. A repeated post is ignored, and the result is True.
        `data`: The next bytes of the page's messages, each prefixed with its length. A message may
        be continued in the next post.
        """
        async with self._posting:
            if number <= self._posted:
                return True
            if number > self._posted + 1:
                return False
            self._posted = number
            self._begun += data
            for message in self._whole():
                await self._channels.on_message(message)
        return True

    def _whole(self) -> Iterator[bytes]:
        while len(self._begun) >= LENGTH.size and self.code is None:
            (size,) = LENGTH.unpack_from(self._begun)
            if size > LARGEST_MESSAGE:
                self._channels.put_out("size")
                return
            end = LENGTH.size + size
            if len(self._begun) < end:
                return
            message = bytes(self._begun[LENGTH.size : end])
            del self._begun[:end]
            yield message


class PolledChannels(KernelChannels):
    """Passes messages between a page and its kernel by requests.

    A page's first request is a post with the number 0. Its handler is kept in place of a socket,
    by kernel, and later requests are passed to its mailbox.
    """

    @cached_property
    def mailbox(self) -> Mailbox:
        return Mailbox(self)

    @property
    def offered(self) -> list[str]:
        return [PROTOCOL]

    async def get(self, kernel_id: str) -> None:
        socket = self._opened(kernel_id)
        socket.hears_page()
        found = await socket.mailbox.fetch(self._number("after"))
        socket.hears_page()
        self._answer(socket.mailbox, found)

    async def post(self, kernel_id: str) -> None:
        number = self._number("number")
        if number:
            mailbox = self._opened(kernel_id).mailbox
            if not await mailbox.post(number, self.request.body):
                raise tornado.web.HTTPError(HTTPStatus.CONFLICT)
            self._answer(mailbox)
            return
        self.kernel_id = kernel_id
        await self.pre_get()
        self.ws_connection = cast("WebSocketProtocol", self.mailbox)
        await self.open(kernel_id)
        self.kernels.polled[kernel_id] = self
        self.finish(self.mailbox.id)

    def hears_page(self) -> None:
        """Count a poll as a pong, so that the connection is not closed as lost."""
        self.last_pong = IOLoop.current().time()

    def _opened(self, kernel_id: str) -> PolledChannels:
        found = self.kernels.polled.get(kernel_id)
        line = self.get_query_argument("line", "")
        if not isinstance(found, PolledChannels) or found.mailbox.id != line:
            raise tornado.web.HTTPError(HTTPStatus.NOT_FOUND)
        return found

    def _number(self, name: str) -> int:
        given = self.get_query_argument(name, "")
        if not (given.isascii() and given.isdigit() and len(given) < 10):
            raise tornado.web.HTTPError(HTTPStatus.BAD_REQUEST)
        return int(given)

    def _answer(self, mailbox: Mailbox, found: bytes = b"") -> None:
        """Answer with messages, or with status 410 and the close code if the mailbox is closed."""
        if mailbox.code is not None:
            self.set_status(HTTPStatus.GONE)
            self.finish(str(mailbox.code))
            return
        self.set_header("Content-Type", "application/octet-stream")
        self.finish(found)


class SocketProbe(WebSocketHandler, Caller):
    """Opens a socket that sends one word, to test whether the network allows it."""

    def get_compression_options(self) -> None:
        """Disable compression."""

    def open(self) -> None:
        self.write_message("here")
        self.close()

    def on_message(self, message: str | bytes) -> None:
        """Ignore messages."""

    def check_origin(self, origin_to_satisfy_tornado: str = "") -> bool:
        """Skip Tornado's check; `check_from_here` has already checked the origin."""
        return True


class RequestsProbe(ProgramCaller):
    """Answers an empty post, to test whether the network lets a page's requests through."""

    def post(self) -> None:
        self.set_status(HTTPStatus.NO_CONTENT)
        self.finish()
