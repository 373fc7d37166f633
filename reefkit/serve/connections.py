"""Limits on connections: how many, for how long, and how much each may send before an answer."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

import tornado.web
from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerRequest,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import IOStream
from tornado.routing import Router

from reefkit.health import machine
from reefkit.serve.lessons import Closed
from reefkit.serve.rate_limit import Tally
from reefkit.serve.visitors import counted_address

SECONDS_TO_ASK = 60
"""Seconds for a connection to send the headers of its first or next request."""
SECONDS_OF_BODY = 60
"""Seconds for the body of a request to arrive; also for a class's back-up."""
SECONDS_STALLED = 300
"""Seconds after which a connection is closed whose reader leaves data unread."""
SECONDS_BETWEEN_LOOKS = 10

LARGEST_FORM = 64 * 1024
"""Most bytes of any other request's body: our forms have a few hundred."""
LARGEST_BACKUP = 48 * 1024 * 1024
"""Most bytes of a class's back-up file, the largest body that a browser may send."""
BACKUPS_AT_ONCE = 2
"""Back-ups received at the same time, at most one per address: each is in memory meanwhile."""

MOST_UNDER_WAY = 64 * 1024
"""Bytes that the system buffers for a connection; more would be wasted if the reader is gone."""

MOST_AT_ONCE = 8
"""Connections accepted before waiting requests are read. With a hundred, new connections could
evict others (`Connections.handle_stream`) before their requests were read."""

MOST_WITHOUT_LIMIT = 4096
"""Most connections if the system does not limit open files."""

REFUSALS = {
    "bodies": "refused-bodies",
    "restores": "refused-restores",
    "codes": "refused-restore-unasked",
}
"""Ids of sentences by the limit for which `BodyLimiter` refuses a body."""

FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""Error numbers of a system without room for another connection."""


def most_of_address(students: int) -> int:
    """Return the most connections from one address: a whole class may share it."""
    return 10 * students + 50


def _most_of_all() -> int:
    """Return the most connections in all: half of the open files, since kernels need the rest."""
    limits = machine.most_files()
    return limits[0] // 2 if limits is not None else MOST_WITHOUT_LIMIT


class ReservingSocket(socket.socket):
    """A listening socket that accepts `MOST_AT_ONCE` connections in one turn of the loop.

    If the system can open no more files, a waiting connection would wake the loop again and again.
    So one spare file is kept open: closing it makes room to accept the connection and close it.

    `listening`: The socket that this one replaces.
    `turned_away`: Called for each connection that is closed for lack of room.
    """

    def __init__(self, listening: socket.socket, turned_away: Callable[[], object]) -> None:
        super().__init__(listening.family, listening.type, listening.proto, listening.detach())
        self.setblocking(False)
        self._turned_away = turned_away
        self._taken = 0
        self._spare = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept a connection.

        Raises
        ------
        BlockingIOError
            If no connection waits, or `MOST_AT_ONCE` were accepted in this turn of the loop.
        ConnectionAbortedError
            If the connection was closed for lack of room.
        """
        if self._taken == MOST_AT_ONCE:
            raise BlockingIOError
        if not self._taken:
            IOLoop.current().add_callback(self._take_more)
        self._taken += 1
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in FULL:
                raise
        self._turned_away()
        os.close(self._spare)
        try:
            super().accept()[0].close()
        finally:
            self._spare = os.open(os.devnull, os.O_RDONLY)
        raise ConnectionAbortedError

    def _take_more(self) -> None:
        self._taken = 0

    def close(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._spare)
        super().close()


class Connections(HTTPServer):
    """The server's connections, limited per address, so that idle ones do not keep others out."""

    # Tornado's servers are initialised by this method, not by `__init__`.
    def initialize(self, request_callback: Router, tally: Tally, students: int) -> None:  # type: ignore[override]
        """Set the request handler and the limits.

        `students`: Number of students the server is for.
        """
        super().initialize(
            request_callback,
            idle_connection_timeout=SECONDS_TO_ASK,
            body_timeout=SECONDS_OF_BODY,
            max_body_size=LARGEST_FORM,
        )
        self._tally, self._most = tally, most_of_address(students)
        self._streams: dict[IOStream, str] = {}
        self._of: Counter[str] = Counter()
        self._asking: set[IOStream] = set()
        """Connections from which a whole request has not arrived yet."""
        self._answered: set[IOStream] = set()
        """Connections that have had an answer: if one is closed, its browser opens another."""
        self._since: OrderedDict[IOStream, None] = OrderedDict()
        """Connections in the order of their last request or answer, the longest ago first."""
        self._stalled: dict[IOStream, float] = {}
        """When a look first found that a connection's reader left data unread."""
        self._looks = PeriodicCallback(self.look, SECONDS_BETWEEN_LOOKS * 1000)
        self._looks.start()

    def handle_stream(self, stream: IOStream, address: Any) -> None:  # noqa: ANN401
        """Accept a connection; if there are too many from its address or in all, close another.

        That is the one that has gone longest without sending a request or reading its answer, or
        else, of those that have had an answer, the one whose last request is longest ago. If there
        is neither, the new one is closed.
        """
        who = counted_address(address[0]) if isinstance(address, tuple) else ""
        is_full = len(self._streams) >= _most_of_all()
        if is_full or self._of[who] >= self._most:
            self._tally.met("connections")
            here = [each for each in self._since if is_full or self._streams[each] == who]
            waits = (each for each in here if each in self._asking or each.writing())
            oldest = next(waits, None) or next(filter(self._answered.__contains__, here), None)
            if oldest is None:
                stream.close()
                return
            self._forget(oldest)
            oldest.close()
        self._streams[stream] = who
        self._of[who] += 1
        stream.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNDER_WAY)
        super().handle_stream(stream, address)

    def start_request(
        self, server_conn: object, request_conn: HTTPConnection
    ) -> HTTPMessageDelegate:
        stream = _stream(server_conn)
        self._moves(stream, asks=True)
        delegate = super().start_request(server_conn, request_conn)
        return RequestWatch(delegate, lambda: self._moves(stream, asks=False))

    def on_close(self, server_conn: object) -> None:
        """Forget a connection that closed or became a web socket: only one is open per kernel."""
        super().on_close(server_conn)
        self._forget(_stream(server_conn))

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        return len(self._asking) == len(self._streams)

    def stop(self) -> None:
        self._looks.stop()
        super().stop()

    def look(self) -> None:
        """Close connections whose reader has left data unread for `SECONDS_STALLED`."""
        now = time.monotonic()
        self._stalled = {
            each: self._stalled.get(each, now) for each in self._streams if each.writing()
        }
        for stream, since in self._stalled.items():
            if now - since >= SECONDS_STALLED:
                self._tally.met("unread")
                stream.close()

    def _moves(self, stream: IOStream, *, asks: bool) -> None:
        if stream in self._streams:
            if asks and stream in self._since:
                self._answered.add(stream)
            self._since[stream] = None
            self._since.move_to_end(stream)
            (self._asking.add if asks else self._asking.discard)(stream)

    def _forget(self, stream: IOStream) -> None:
        self._asking.discard(stream)
        self._answered.discard(stream)
        self._since.pop(stream, None)
        who = self._streams.pop(stream, None)
        if who is not None:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]


def _stream(connection: object) -> IOStream:
    found: IOStream = connection.stream  # type: ignore[attr-defined]
    return found


class RequestWatch(HTTPMessageDelegate):
    """Reports when a whole request has arrived, and passes everything on to `delegate`.

    `whole`: Called when the request has arrived, or its connection was closed before.
    """

    def __init__(self, delegate: HTTPMessageDelegate, whole: Callable[[], object]) -> None:
        self._delegate, self._whole = delegate, whole

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:  # noqa: ANN401
        return self._delegate.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:  # noqa: ANN401
        return self._delegate.data_received(chunk)

    def finish(self) -> None:
        self._whole()
        self._delegate.finish()

    def on_connection_close(self) -> None:
        self._whole()
        self._delegate.on_connection_close()


class BodyLimiter(Router):
    """Refuses bodies that are too large before they are read, and limits concurrent back-ups.

    A back-up no larger than a form is accepted like a form.

    `backup`: The path that accepts a class's back-up; empty if there is none.
    `may_send`: Returns whether a request may send a back-up.
    """

    def __init__(
        self,
        application: tornado.web.Application,
        gate: Router,
        backup: str,
        tally: Tally,
        may_send: Callable[[HTTPServerRequest], bool],
    ) -> None:
        self._application, self._gate, self._backup = application, gate, backup
        self._tally, self._may_restore = tally, may_send
        self._reading: Counter[str] = Counter()

    def find_handler(self, request: HTTPServerRequest, **named: object) -> HTTPMessageDelegate:
        size = _size(request)
        is_backup = request.method == "POST" and request.path == self._backup
        if size > (LARGEST_BACKUP if is_backup else LARGEST_FORM):
            return self._refuse(request, "bodies", HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        if not is_backup or size <= LARGEST_FORM:
            return self._answer(request, **named)
        if not self._may_restore(request):
            return self._refuse(request, "codes", HTTPStatus.FORBIDDEN)
        who = counted_address(request.remote_ip or "")
        if self._reading[who] or self._reading.total() >= BACKUPS_AT_ONCE:
            return self._refuse(request, "restores", HTTPStatus.SERVICE_UNAVAILABLE)
        self._reading[who] += 1
        self._may_send(request, size)
        return RequestWatch(self._answer(request, **named), lambda: self._reading.pop(who, None))

    def _answer(self, request: HTTPServerRequest, **named: object) -> HTTPMessageDelegate:
        return cast("HTTPMessageDelegate", self._gate.find_handler(request, **named))

    def _refuse(
        self, request: HTTPServerRequest, limit: str, status: HTTPStatus
    ) -> HTTPMessageDelegate:
        """Refuse once the body was sent and discarded: only then does a browser read the answer."""
        self._tally.met(limit)
        self._may_send(request, LARGEST_BACKUP * 2)
        return self._application.get_handler_delegate(
            request, NotTaken, {"limit": limit, "status": status}
        )

    def _may_send(self, request: HTTPServerRequest, size: int) -> None:
        request.connection.set_max_body_size(size)  # type: ignore[union-attr]


def _size(request: HTTPServerRequest) -> int:
    length = request.headers.get("Content-Length", "")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


@tornado.web.stream_request_body
class NotTaken(Closed):
    """Answers with the reason for a refusal; the body is discarded as it arrives."""

    def initialize(self, limit: str, status: HTTPStatus) -> None:
        self._limit, self._status = limit, status

    async def prepare(self) -> None:  # type: ignore[override]
        """Skip authentication."""

    def check_xsrf_cookie(self) -> None:
        """Skip the check: the body is not used."""

    def data_received(self, chunk: bytes) -> None:
        """Discard the data."""

    def _say(self, *_: object) -> None:
        self.set_status(self._status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        pages = self.server.speaking(self.spoken.locale)
        self.finish(pages.refused(self._status, why=REFUSALS[self._limit]))

    get = head = post = put = patch = delete = options = _say
