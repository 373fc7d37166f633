"""News: who is told that something was written, where pages share a PostgreSQL.

A *topic* is the id of a match, a class or a person. Who writes of one has PostgreSQL say so once it
is committed. Each server listens, once for all its pages (`news_relay`), and passes on to each
page's process what that one follows, so that no page need ask again and again. A process that
hears nothing knows it, and asks the database itself.

Both sides write lines of ASCII with blanks between the words. A process sends topics; it receives
whether its server hears (`HEARS`, `DEAF`), and news: whose it is, then topics. A topic is reported
once as soon as a process names it, so that what was written before is not missed.
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
"""What a lab server calls its socket in the environment of a kernel: a file."""
HEARS, DEAF = "+", "~"
SECONDS_BETWEEN = 5.0
"""Until a process whose server was not to be found looks for it again."""
_AT_ONCE = 500
_UNCONFIRMED = 0


class NewsFeed:
    """What a page's process hears of the topics that it follows.

    `place`: the file of its server's socket.
    `tell`: called from a thread of the feed's own with every piece of news.

    `origin`: whose news its own writes are.
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
        """Return a number that differs once there was news of a topic, which is followed from now.

        None where nothing can be heard, or the server has not yet confirmed a topic: then the
        database has to be asked.
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
        """Count this process's own writes, of which it gets no notice."""
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
            with suppress(OSError):  # anyone who listens finds that it is gone
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
