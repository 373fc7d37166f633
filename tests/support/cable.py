"""The cable between a browser and its server, for tests that pull it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

CHUNK = 65536
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
        self._writers: set[asyncio.StreamWriter] = set()
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
        open_ = list(self._writers)
        await self._pulled()
        await asyncio.gather(*(each.wait_closed() for each in open_), return_exceptions=True)
        await self._server.wait_closed()

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
            self._writers.discard(writer)
            self._tasks.discard(task)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._carries.wait()
        far_reader, far_writer = await asyncio.open_connection(*self._to)
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


@contextmanager
def cable_to(url: str) -> Iterator[Cable]:
    """Lay a cable to a server while the context lasts."""
    cable = Cable(url)
    try:
        yield cable
    finally:
        cable.close()
