"""Who is connected to the server, for how long, and how much each may send before an answer."""

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
"""How long a request may take to be there, and a connection to ask for the next one."""
SECONDS_OF_BODY = 60
"""How long what is sent with a request may take; a class's back-up too."""
SECONDS_STALLED = 300
"""A connection whose reader has left something unread for so long is closed."""
SECONDS_BETWEEN_LOOKS = 10

LARGEST_FORM = 64 * 1024
"""Bytes that may be sent with a request: our forms have a few hundred."""
LARGEST_BACKUP = 48 * 1024 * 1024
"""Bytes of the largest thing that a browser may send in one piece: a class's back-up file."""
BACKUPS_AT_ONCE = 2
"""So many back-ups are read at once, and one of an address: each is in memory while it is."""

MOST_UNDER_WAY = 64 * 1024
"""Bytes that the system takes for a connection before they are read: what it takes beyond is work
that was done for nobody."""

MOST_AT_ONCE = 8
"""So many connections are taken before what others ask for is read: were it a hundred, one that has
just come would make room for the last of them, unread."""

MOST_WITHOUT_LIMIT = 4096
"""So many connections where the system counts no files."""

REFUSALS = {
    "bodies": "refused-bodies",
    "restores": "refused-restores",
    "codes": "refused-restore-unasked",
}
"""What is said where a limit is met by what is sent."""

FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""What the system says where there is no room for a further connection."""


def most_of_address(students: int) -> int:
    """Limit of connections from one address: a whole class may be behind it."""
    return 10 * students + 50


def _most_of_all() -> int:
    """Limit of all connections: half of the open files, since kernels need theirs."""
    limits = machine.most_files()
    return limits[0] // 2 if limits is not None else MOST_WITHOUT_LIMIT


class ReservingSocket(socket.socket):
    """A listening socket that takes a few at a time, and turns away whom there is no room for.

    Anyone who waits to be taken where no file may be opened is found again at once, and for ever.
    So one file is spared: it makes room to take them and to close the connection.

    `listening`: what listens; it is this one from now on.
    """

    def __init__(self, listening: socket.socket, turned_away: Callable[[], object]) -> None:
        super().__init__(listening.family, listening.type, listening.proto, listening.detach())
        self.setblocking(False)
        self._turned_away = turned_away
        self._taken = 0
        self._spare = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        """Take a connection.

        Raises
        ------
        BlockingIOError
            When nobody waits, or a few were taken and others are heard first.
        ConnectionAbortedError
            When there was no room for it.
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
    """The server's connections: so many an address, and none that only waits keeps others out."""

    # Tornado makes its servers by a method of this name, and not by `__init__`.
    def initialize(self, request_callback: Router, tally: Tally, students: int) -> None:  # type: ignore[override]
        """Take what answers requests.

        `students`: how many the server is to be ready for.
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
        self._answered: set[IOStream] = set()
        """Those that had an answer before: where one is closed, a browser asks again by itself."""
        self._since: OrderedDict[IOStream, None] = OrderedDict()
        """All of them, first whichever has neither asked nor been answered for longest."""
        self._stalled: dict[IOStream, float] = {}
        self._looks = PeriodicCallback(self.look, SECONDS_BETWEEN_LOOKS * 1000)
        self._looks.start()

    def handle_stream(self, stream: IOStream, address: Any) -> None:  # noqa: ANN401
        """Take a connection; where there are too many, the one that has waited longest goes.

        Too many there may be from its address, or from all of them. Who waits asks for nothing, or
        does not read the answer; where nobody does, one goes that has had an answer before.
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
        """Forget a connection that is closed or became a socket, of which each kernel has one."""
        super().on_close(server_conn)
        self._forget(_stream(server_conn))

    @property
    def is_idle(self) -> bool:
        return len(self._asking) == len(self._streams)

    def stop(self) -> None:
        self._looks.stop()
        super().stop()

    def look(self) -> None:
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
    """Tells when a request is there as a whole; all else is its delegate's.

    `whole`: called as soon as it is there, or will not come.
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
    """Stands before the gate: what is too large is not read, and few back-ups are at once.

    `backup`: the path at which a class's back-up is taken; empty for none.
    `may_send`: says of a request whether a back-up may come with it.
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
        """Refuse once the whole body is sent and discarded: a browser listens only then."""
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
    """Says why something was not taken; what is sent is thrown away as it comes."""

    def initialize(self, limit: str, status: HTTPStatus) -> None:
        self._limit, self._status = limit, status

    async def prepare(self) -> None:  # type: ignore[override]
        """Ask nobody who they are."""

    def check_xsrf_cookie(self) -> None:
        """Look at nothing of what was sent."""

    def data_received(self, chunk: bytes) -> None:
        """Throw it away."""

    def _say(self, *_: object) -> None:
        self.set_status(self._status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        pages = self.server.speaking(self.spoken.locale)
        self.finish(pages.refused(self._status, why=REFUSALS[self._limit]))

    get = head = post = put = patch = delete = options = _say
