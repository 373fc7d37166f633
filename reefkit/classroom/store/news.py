"""News: how pages that share a PostgreSQL learn that something was written.

A *topic* is the id of a match, a class or a person. A transaction that writes to a topic makes
PostgreSQL announce it after the commit. Each server listens, once for all its pages (`news_relay`),
and tells each page's process about the topics it follows, so that pages need not poll. A process
that has no connection to the relay queries the database itself.

Both sides send lines of ASCII words separated by spaces. A process sends topics; it receives
whether its server hears the database (`HEARS`, `DEAF`), and news: an origin, then topics. Each
topic is announced once as soon as a process follows it, so that earlier writes are not missed.
"""

from __future__ import annotations

import secrets
import socket
import threading
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from itertools import islice

from reefkit.classroom.store.news_topics import ALL, TOPIC

NEWS_VARIABLE = "REEFKIT_NEWS"
"""Environment variable of a kernel for the socket's file of its lab server."""
HEARS, DEAF = "+", "~"
SECONDS_BETWEEN = 5.0
"""Seconds until a process that did not find its server's relay looks for it again."""
_AT_ONCE = 500
_UNCONFIRMED = 0


class NewsFeed:
    """What a page's process hears about the topics that it follows.

    `place`: The socket's file of its server.
    `tell`: Called for every piece of news from others, from a thread of the feed.

    The attribute `origin` identifies this process as the origin of news.
    """

    def __init__(self, place: str, tell: Callable[[], object]) -> None:
        self.origin = secrets.token_hex(6)
        self._place, self._tell = place, tell
        self._lock = threading.Lock()
        self._last = self._of_all = 0
        self._numbers: dict[str, int] = {}
        self._link: socket.socket | None = None
        self._hears = False
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def changes(self, topics: Collection[str]) -> int | None:
        """Return a number that changes whenever there is news of a topic.

        The topics are followed from now on. None if nothing can be heard, or the server has not yet
        confirmed a topic: then the database has to be queried.
        """
        with self._lock:
            if fresh := [each for each in topics if each not in self._numbers]:
                fresh = list(filter(TOPIC.fullmatch, fresh))
                self._numbers.update(dict.fromkeys(fresh, _UNCONFIRMED))
                self._follow(fresh)
            numbers = [self._numbers.get(each, _UNCONFIRMED) for each in topics]
            if not self._hears or not numbers or _UNCONFIRMED in numbers:
                return None
            return max(self._of_all, *numbers)

    def wrote(self, topics: Iterable[str]) -> None:
        """Count this process's own writes, of which it gets no news."""
        with self._lock:
            self._count(each for each in topics if self._numbers.get(each) != _UNCONFIRMED)

    def close(self) -> None:
        self._is_over.set()
        with self._lock:
            if self._link is not None:
                with suppress(OSError):
                    self._link.shutdown(socket.SHUT_RDWR)
        self._thread.join(SECONDS_BETWEEN)

    def _count(self, topics: Iterable[str]) -> None:
        self._last += 1
        for each in topics:
            if each in self._numbers:
                self._numbers[each] = self._last

    def _follow(self, topics: Iterable[str]) -> None:
        rest = iter(topics)
        while self._link is not None and (some := list(islice(rest, _AT_ONCE))):
            with suppress(OSError):  # the listening thread notices that the relay is gone
                self._link.sendall(line_of(*some))

    def _listen(self) -> None:
        while not self._is_over.is_set():
            with suppress(OSError), socket.socket(socket.AF_UNIX) as link:
                link.connect(self._place)
                with self._lock:
                    self._link = link
                    self._follow(self._numbers)
                with link.makefile("rb") as lines:
                    for line in lines:
                        self._hear(*line.decode("ascii").split())
            with self._lock:
                self._link, self._hears = None, False
            self._is_over.wait(SECONDS_BETWEEN)

    def _hear(self, first: str, *topics: str) -> None:
        with self._lock:
            if first in {HEARS, DEAF}:
                self._hears = first == HEARS
            elif first == self.origin:
                return
            self._count(topics)
            if ALL in topics or not topics:
                self._of_all = self._last
        self._tell()


def line_of(*words: str) -> bytes:
    return " ".join(words).encode("ascii") + b"\n"
