"""Connections: who only waits makes room, and what is too large is not read."""

import asyncio
import errno
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import tornado.web
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest, RequestStartLine
from tornado.routing import Router

from reefkit.serve import connections
from reefkit.serve.connections import BodyLimiter, Connections, ReservingSocket, most_of_address
from reefkit.serve.rate_limit import Tally

BACKUP = "/desk/restore/"
PATIENCE = 60


class Echo(tornado.web.RequestHandler):
    """Says how much it was sent."""

    def initialize(self, **_: object) -> None:
        """Take whatever a handler of ours takes."""

    def get(self) -> None:
        self.write(f"got {len(self.request.body)}")

    post = get

    async def delete(self) -> None:
        await asyncio.sleep(2 * PATIENCE)


class Gate(Router):
    def __init__(self, application: tornado.web.Application) -> None:
        self._application = application

    def find_handler(self, request: HTTPServerRequest, **_: object) -> HTTPMessageDelegate:
        return self._application.get_handler_delegate(request, Echo)


class Served:
    """A server, and the connections that a test has opened to it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.writers: list[asyncio.StreamWriter] = []

    async def asked(self, data: bytes) -> asyncio.StreamReader:
        """Connect, send something, and give what is to be read."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self.writers.append(writer)
        writer.write(data)
        await writer.drain()
        return reader

    def waits(self, data: bytes) -> socket.socket:
        """Connect and send something while the server does nothing."""
        made = socket.create_connection(("127.0.0.1", self._port))
        made.sendall(data)
        return made

    async def answer(self, data: bytes) -> str:
        """Send a request, and give how it is answered."""
        reader = await self.asked(data)
        said = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return (said + await asyncio.wait_for(reader.read(200), PATIENCE)).decode()

    async def rest(self, reader: asyncio.StreamReader) -> bytes:
        return await asyncio.wait_for(reader.read(), PATIENCE)


@asynccontextmanager
async def served(tally: Tally, students: int = 1) -> AsyncIterator[Served]:
    """Serve while the context lasts."""
    application = tornado.web.Application()
    server = Connections(
        BodyLimiter(application, Gate(application), BACKUP, tally, lambda _: True),
        tally=tally,
        students=students,
    )
    listening = ReservingSocket(
        socket.create_server(("127.0.0.1", 0)), lambda: tally.met("connections")
    )
    server.add_sockets([listening])
    found = Served(listening.getsockname()[1])
    try:
        yield found
    finally:
        for writer in found.writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
        server.stop()
        await server.close_all_connections()


def request(path: str = "/", size: int = 0) -> bytes:
    method = "POST" if size else "GET"
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n"
    return head.encode()


def run(does: Callable[[Tally], Awaitable[None]]) -> Tally:
    """Do something in a loop of its own, and give what was counted."""
    tally = Tally()

    async def done() -> None:
        await does(tally)

    asyncio.run(done())
    return tally


def test_who_begins_requests_and_never_ends_them_keeps_nobody_out():
    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            half = [await here.asked(b"GET / HTTP/1.1\r\nHost") for _ in range(60)]
            assert len(half) == most_of_address(1)
            assert "200 OK" in await here.answer(request())
            assert await here.rest(half[0]) == b""  # the first made room
            here.writers[59].write(b": x\r\n\r\n")
            assert b"200 OK" in await asyncio.wait_for(half[59].readline(), PATIENCE)

    assert run(does)._met["connections"] == 1


def test_one_of_many_that_come_at_once_is_heard():
    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            most = most_of_address(1)
            waiting = [here.waits(request() if number == most else b"") for number in range(120)]
            reader, writer = await asyncio.open_connection(sock=waiting[most])
            here.writers.append(writer)
            assert b"200 OK" in await asyncio.wait_for(reader.readline(), PATIENCE)
            for each in waiting:
                each.close()

    run(does)


def test_who_has_one_thing_answered_after_the_other_keeps_nobody_out():
    """Where nobody waits, room is made by one whose browser would ask again by itself."""
    long = b"DELETE / HTTP/1.1\r\nHost: x\r\n\r\n"

    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            first = await here.asked(long)
            again = [await here.asked(request() + long) for _ in range(most_of_address(1) - 1)]
            assert all([b"200 OK" in await each.readline() for each in again])
            assert "200 OK" in await here.answer(request())
            assert b"got 0" in await here.rest(again[0])
            with pytest.raises(TimeoutError):  # what had no answer yet goes on
                await asyncio.wait_for(first.read(1), 0.1)

    assert run(does)._met["connections"] == 1


def test_many_addresses_have_one_bound_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "_most_of_all", lambda: 5)

    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            half = [await here.asked(b"GET / HTTP/1.1\r\nHost") for _ in range(5)]
            assert "200 OK" in await here.answer(request())
            assert await here.rest(half[0]) == b""

    assert run(does)._met["connections"] == 1


def test_what_waits_too_long_is_closed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "SECONDS_TO_ASK", 0.2)
    monkeypatch.setattr(connections, "SECONDS_OF_BODY", 0.2)

    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            for sent in (b"", b"GET / HTTP/1.1\r\n", request(size=100) + b"x"):
                assert await here.rest(await here.asked(sent)) == b""

    run(does)


def test_a_form_is_read_and_what_does_not_say_its_end_or_is_endless_is_not():
    largest = connections.LARGEST_FORM

    async def does(tally: Tally) -> None:
        async with served(tally) as here:
            assert f"got {largest}" in await here.answer(request(size=largest) + b"x" * largest)
            chunked = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            piece = b"20000\r\n" + b"x" * 0x20000 + b"\r\n"
            reader = await here.asked(chunked + piece)
            assert b"400 Bad Request" in await asyncio.wait_for(reader.readline(), PATIENCE)

    run(does)


def test_what_is_too_large_is_thrown_away_as_it_comes():
    async def does(tally: Tally) -> None:
        application = tornado.web.Application()
        intake = BodyLimiter(application, Gate(application), BACKUP, tally, lambda _: True)
        for path, size in (
            ("/", connections.LARGEST_FORM + 1),
            (BACKUP, connections.LARGEST_BACKUP + 1),
        ):
            found: Any = _find(intake, "10.0.0.1", size, path)
            assert found.handler_class is connections.NotTaken
            assert found.stream_request_body

    assert run(does)._met == {"bodies": 2}


def test_few_backups_are_read_at_once():
    size = connections.LARGEST_FORM + 1

    async def does(tally: Tally) -> None:
        application = tornado.web.Application()
        intake = BodyLimiter(application, Gate(application), BACKUP, tally, lambda _: True)
        found = [_find(intake, f"10.0.0.{number}", size) for number in (1, 1, 2, 3)]
        assert [isinstance(each, connections.RequestWatch) for each in found] == [
            True, False, True, False,
        ]  # fmt: skip
        found[0].on_connection_close()  # the first was given up
        assert isinstance(_find(intake, "10.0.0.1", size), connections.RequestWatch)

    assert run(does)._met == {"restores": 2}


class _Wire:
    """A connection that is told how much may be sent."""

    most = 0

    def set_max_body_size(self, most: int) -> None:
        self.most = most


def _find(intake: BodyLimiter, address: str, size: int, path: str = BACKUP) -> HTTPMessageDelegate:
    line = RequestStartLine("POST", path, "HTTP/1.1")
    made = HTTPServerRequest(start_line=line, headers=tornado.httputil.HTTPHeaders(Host="x"))
    made.headers["Content-Length"] = str(size)
    made.remote_ip = address
    made.connection = _Wire()  # type: ignore[assignment]
    return intake.find_handler(made)


def test_where_no_file_may_be_opened_who_comes_is_turned_away_at_once(
    monkeypatch: pytest.MonkeyPatch,
):
    turned: list[int] = []
    listening = ReservingSocket(socket.create_server(("127.0.0.1", 0)), lambda: turned.append(1))
    real, is_full = socket.socket.accept, [True]

    def accept(self: socket.socket) -> object:
        if is_full.pop(0) if is_full else False:
            raise OSError(errno.EMFILE, "Too many open files")
        return real(self)

    monkeypatch.setattr(socket.socket, "accept", accept)
    with listening, socket.create_connection(listening.getsockname()) as caller:
        with pytest.raises(ConnectionAbortedError):
            listening.accept()
        assert caller.recv(1) == b""
        assert turned == [1]
        with pytest.raises(BlockingIOError):
            listening.accept()  # nobody waits any more
