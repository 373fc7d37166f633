"""A relay of news in a thread of the test's own, as a lab server has one."""

import asyncio
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reefkit.classroom.store import news_relay
from reefkit.classroom.store.news import NEWS_VARIABLE
from reefkit.classroom.store.news_relay import NewsRelay

SECONDS = 20.0


def until(holds: Callable[[], object], seconds: float = SECONDS) -> bool:
    """Return whether something becomes true in time."""
    ends = time.monotonic() + seconds
    while not (found := bool(holds())) and time.monotonic() < ends:
        time.sleep(0.01)
    return found


class Relayed:
    """A relay that runs; stores that are opened meanwhile hear by it.

    Parameters
    ----------
    written, listened
        As `NewsRelay` has them; by default the same.
    place
        The file of its socket.

    Attributes
    ----------
    told
        Whether it said that it hears, each time that it said so.
    """

    def __init__(self, written: str, place: Path, listened: str = "") -> None:
        self.place = place
        self.told: list[bool] = []
        self._address = written, listened or written
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        self.relay = NewsRelay(self.place, *self._address, self.told.append)
        self._loop = asyncio.new_event_loop()
        self._task = self._loop.create_task(self.relay.run())
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def hears(self) -> bool:
        return self.relay._hears

    def stop(self) -> None:
        if self._thread is not None:
            self._loop.call_soon_threadsafe(self._task.cancel)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._task)
        except asyncio.CancelledError:
            assert not asyncio.all_tasks(self._loop)
        finally:
            self._loop.close()


@contextmanager
def relayed(written: str, listened: str = "", *, wait: bool = True) -> Iterator[Relayed]:
    """Relay the news of a database while the context lasts; `wait`: until it hears."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(news_relay, "LATEST", news_relay.SOONEST)
        found = Relayed(written, Path(folder) / "news", listened)
        patch.setenv(NEWS_VARIABLE, str(found.place))
        found.start()
        try:
            assert not wait or until(found.hears)
            yield found
        finally:
            found.stop()
