"""The news relay: listens to PostgreSQL, once per server, and passes news on to all its pages.

News that was lost, as when a process ended between a commit and its notification, is found by
polling: one query for all topics that are followed here.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import socket
from collections.abc import Callable
from contextlib import aclosing, suppress
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from reefkit.classroom.store.news import DEAF, HEARS, line_of
from reefkit.classroom.store.news_topics import ALL, CHANNEL, NOBODY, TOPIC

MOST_FOLLOWED = 5_000
"""Topics that one process may follow: a desk of 200 students follows some 300."""
MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a process that does not read.

Then it has to query the database itself.
"""
LONGEST_PLACE = 100
"""Letters in the path of the socket: some systems allow at most 103."""

LOOK_SECONDS = 3.0
"""Seconds between two polls: the longest that a move whose news was lost stays unseen."""
PATIENCE = 10.0
"""Most seconds to wait for the database."""
SOONEST, LATEST = 0.5, 15.0
"""Seconds until a lost connection is tried again, at first and after many failures."""
TRIES_BEFORE_WARNING = 3
"""Successive failures to listen after which the server is told."""
_SHORTLY = 0.01
_TURNS = 20
"""Turns of the event loop after which a process that is connecting has become a follower."""

_ORIGIN = re.compile(r"[0-9a-z]{2,40}")
# no reader: for the database
_LOOK = """
SELECT topic,
       (SELECT max(position) FROM entries WHERE match = topic),
       (SELECT value FROM settings WHERE scope = 'class:' || topic AND key = 'version')
FROM unnest(%s::text[]) AS topic
"""
_SAY = "SELECT pg_notify(%s, %s)"

_Listening = psycopg.AsyncConnection[tuple[object, ...]]


class _Follower:
    """A process that follows topics."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.topics: set[str] = set()

    def say(self, *words: str) -> None:
        if self._writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self.let_go()
        elif not self._writer.is_closing():
            self._writer.write(line_of(*words))

    def let_go(self) -> None:
        self._writer.transport.abort()


class NewsRelay:
    """Listens to the database for the processes of one server, and tells each what it follows.

    `place`: The socket's file, in a folder that no other account can open.
    `written`, `listened`: The address used by pages to write, and the one to listen at.
    `tell`: Called with False when listening has failed for some time, and with True when it works
    again.
    """

    def __init__(
        self, place: Path, written: str, listened: str, tell: Callable[[bool], object]
    ) -> None:
        self._place = place
        self._written, self._listened = _plain(written), _plain(listened)
        self._tell = tell
        self._followers: dict[str, set[_Follower]] = {}
        self._all: set[_Follower] = set()
        self._marks: dict[str, list[object]] = {}
        self._hears = False
        self._failed = 0

    async def run(self) -> None:
        server = await asyncio.start_unix_server(self._serve, self._place)
        try:
            await self._listen()
        finally:
            server.close()
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            while True:  # once more than seems needed: one may come while the socket closes
                for one in self._all:
                    one.let_go()
                await asyncio.sleep(_SHORTLY)
                if not self._all:
                    break

    # -- the processes ---------------------------------------------------------------------------

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        one = _Follower(writer)
        self._all.add(one)
        one.say(HEARS if self._hears else DEAF)
        # A process that sends too much or anything else is dropped, and queries the database
        # itself.
        with suppress(ValueError, ConnectionError):
            while line := await reader.readline():
                self._follow(one, line.decode("ascii").split())
        self._all.discard(one)
        for topic in one.topics:
            self._followers[topic].discard(one)
            if not self._followers[topic]:
                del self._followers[topic]
        one.let_go()

    def _follow(self, one: _Follower, topics: list[str]) -> None:
        if not all(map(TOPIC.fullmatch, topics)) or len(one.topics) > MOST_FOLLOWED:
            raise ValueError  # no reader: the caller lets it go
        one.topics.update(topics)
        for topic in topics:
            self._followers.setdefault(topic, set()).add(one)
        one.say(NOBODY, *topics)

    def _pass_on(self, origin: str, topics: list[str]) -> None:
        topics_of: dict[_Follower, list[str]] = {}
        if ALL in topics:
            topics_of = {one: [ALL] for one in self._all}
        for topic in topics:
            for one in self._followers.get(topic, ()):
                topics_of.setdefault(one, []).append(topic)
        for one, some in topics_of.items():
            one.say(origin, *some)

    # -- the database ----------------------------------------------------------------------------

    async def _listen(self) -> None:
        pause = SOONEST
        while True:
            try:
                async with await _connected(self._listened) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._check(connection)
                    pause = SOONEST
                    self._set(hears=True)
                    while True:
                        await self._hear(connection)
                        async with asyncio.timeout(PATIENCE):
                            await self._look(connection)
            except (psycopg.Error, OSError):  # timeouts are OSErrors too
                self._set(hears=False)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    async def _check(self, connection: _Listening) -> None:
        """Check that what pages write is heard here; behind a pooler it may not be."""
        word = secrets.token_hex(8)
        async with await _connected(self._written) as other:
            await other.execute(_SAY, [CHANNEL, f"{NOBODY} {word}"])
        async with aclosing(connection.notifies(timeout=PATIENCE / 2)) as heard:
            async for note in heard:
                if note.payload.endswith(word):
                    return
        raise TimeoutError

    async def _hear(self, connection: _Listening) -> None:
        async with aclosing(connection.notifies(timeout=LOOK_SECONDS)) as heard:
            async for note in heard:
                origin, *topics = note.payload.split() or [NOBODY, ALL]
                self._pass_on(origin if _ORIGIN.fullmatch(origin) else NOBODY, topics)

    async def _look(self, connection: _Listening) -> None:
        rows = await connection.execute(_LOOK, [list(self._followers)])
        found = {str(topic): marks for topic, *marks in await rows.fetchall()}
        changed = [each for each in found if self._marks.get(each) != found[each]]
        self._marks = found
        self._pass_on(NOBODY, changed)

    def _set(self, *, hears: bool) -> None:
        if hears != self._hears:
            self._hears = hears
            for one in self._all:
                one.say(HEARS if hears else DEAF)
        if hears and self._failed >= TRIES_BEFORE_WARNING:
            self._tell(True)
        self._failed = 0 if hears else self._failed + 1
        if self._failed == TRIES_BEFORE_WARNING:
            self._tell(False)


async def _connected(address: str) -> _Listening:
    return await psycopg.AsyncConnection.connect(
        address,
        autocommit=True,
        prepare_threshold=None,
        connect_timeout=int(PATIENCE),
        # Notices a network that was cut, which is otherwise silent.
        keepalives_idle=int(PATIENCE),
        tcp_user_timeout=int(PATIENCE * 1000),
    )


def _plain(address: str) -> str:
    return make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)


def can_relay(place: Path) -> bool:
    return hasattr(socket, "AF_UNIX") and os.name == "posix" and len(str(place)) <= LONGEST_PLACE
