"""Real faults, made while a context lasts: of a store, and of the cable to a server."""

import asyncio
import contextlib
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pytest
from sqlalchemy import event

from reefkit.classroom.store import Store

# Real faults of a store, made while a context lasts: a full disk, no right to write, a held lock.


@contextmanager
def full(store: Store) -> Iterator[None]:
    """Let the file grow by no further page.

    What fits into pages that are there already still goes in, so a test that writes little tries
    until nothing fits; a note of 60,000 letters never does.
    """
    with _every_connection(store, "PRAGMA max_page_count = 1"):  # as few as there are
        yield


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Let the store read and not write."""
    sqlite = store._database.engine.dialect.name == "sqlite"
    refuse = "PRAGMA query_only = ON" if sqlite else "SET default_transaction_read_only = on"
    with _every_connection(store, refuse):
        yield


@contextmanager
def held(path: Path | str) -> Iterator[None]:
    """Hold the exclusive lock of an SQLite file, as a program does that never finishes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


@contextmanager
def _every_connection(store: Store, statement: str) -> Iterator[None]:
    """Run a statement on every connection that the store opens while the context lasts."""

    def run(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(statement)
        cursor.close()
        if store._database.path is None:
            connection.commit()

    store.close()
    event.listen(store._database.engine, "connect", run)
    try:
        yield
    finally:
        event.remove(store._database.engine, "connect", run)
        store.close()


@contextmanager
def full_disk(folder: Path) -> Iterator[Callable[[], None]]:
    """Give a folder a disk of one megabyte while the context lasts, and what fills it to the brim.

    A test that may mount nothing here is skipped.
    """
    folder.mkdir(exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        is_mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        is_mounted = False
    if not is_mounted:
        pytest.skip("nothing can be mounted by this account")

    def fill() -> None:
        with suppress(OSError), (folder / "filler").open("wb", 0) as filler:
            while True:
                filler.write(b"x" * 4096)

    try:
        yield fill
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


# The cable between a browser and its server, for tests that pull it.

CHUNK = 65536
TURNS = 5
Ran = TypeVar("Ran")


class Cable:
    """Carries bytes between a port of its own and a server, as long as it is plugged in.

    Parameters
    ----------
    url
        The server's address.

    Attributes
    ----------
    url
        The address at this end.
    """

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._to = (place.hostname or "", place.port or 80)
        self._loop = asyncio.new_event_loop()
        self._carries = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()  # of both ends, all that ever were
        self._tasks: set[asyncio.Task[None]] = set()
        self._refuses = False
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._carries.set()
        self._server = self._run(asyncio.start_server(self._came, "127.0.0.1", 0))
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}{place.path}"

    def fall_silent(self) -> None:
        """Carry nothing more, and tell nobody: a computer out of reach of its Wi-Fi."""
        self._run(self._set(carries=False))

    def pull(self) -> None:
        """Close all that is open, and refuse the rest: a server that is not there."""
        self._run(self._pulled())

    def plug_in(self) -> None:
        """Carry again, what has waited too."""
        self._run(self._set(carries=True))

    def close(self) -> None:
        """Pull it for good."""
        self._run(self._ended())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, what: Coroutine[Any, Any, Ran]) -> Ran:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    async def _set(self, *, carries: bool) -> None:
        self._refuses = False
        (self._carries.set if carries else self._carries.clear)()

    async def _pulled(self) -> None:
        self._refuses = True
        for writer in self._writers:
            writer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _ended(self) -> None:
        self._server.close()
        self._refuses = True
        await self._turns()  # who is just being let in stands among the writers then
        await self._pulled()
        # What its reader never took keeps a closed writer open, and the loop ends with this.
        for writer in self._writers:
            writer.transport.abort()
        await self._turns()

    async def _turns(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            if not self._refuses:
                await self._joined(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._carries.wait()
        far_reader, far_writer = await asyncio.open_connection(*self._to)
        self._writers.add(far_writer)
        try:
            ways = [self._carry(reader, far_writer), self._carry(far_reader, writer)]
            tasks = [asyncio.ensure_future(way) for way in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in tasks:
                    each.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            far_writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._carries.wait()
            writer.write(data)
            with contextlib.suppress(ConnectionError):
                await writer.drain()


class Proxy(Cable):
    """Carries one request a connection, as a school's network does that refuses something.

    Attributes
    ----------
    sockets
        What happens to a web socket: ``403``, ``strip`` (it loses its Upgrade), or ``hang``; none
        where it passes.
    cookies
        Whether the browser gets those that are set.
    """

    sockets = ""
    cookies = True

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await _head_of(reader)).split(b"\r\n")
        is_socket = any(line.lower() == b"upgrade: websocket" for line in lines)
        if is_socket and self.sockets == "403":
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            return
        if is_socket and self.sockets == "hang":
            await asyncio.Event().wait()
        if not is_socket or self.sockets:
            lines = [*_without(lines, b"upgrade", b"connection"), b"Connection: close"]
        far_reader, far_writer = await asyncio.open_connection(*self._to)
        self._writers.add(far_writer)
        sending = asyncio.ensure_future(self._carry(reader, far_writer))
        try:
            far_writer.write(b"\r\n".join([first, *lines]) + b"\r\n\r\n")
            first, *lines = (await _head_of(far_reader)).split(b"\r\n")
            lines = lines if self.cookies else _without(lines, b"set-cookie")
            writer.write(b"\r\n".join([first, *lines]) + b"\r\n\r\n")
            await self._carry(far_reader, writer)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            far_writer.close()


async def _head_of(reader: asyncio.StreamReader) -> bytes:
    try:
        return (await reader.readuntil(b"\r\n\r\n")).removesuffix(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        raise ConnectionError from error


def _without(lines: list[bytes], *names: bytes) -> list[bytes]:
    return [line for line in lines if line.partition(b":")[0].lower() not in names]


Line = TypeVar("Line", bound=Cable)


@contextmanager
def cable_to(url: str, kind: type[Line] = Cable) -> Iterator[Line]:  # type: ignore[assignment]
    cable = kind(url)
    try:
        yield cable
    finally:
        cable.close()
