"""A visitor who means harm: what it has of the server, what it may send, and what it noted."""

import base64
import json
import os
import select
import socket
import struct
import time
import urllib.error
import urllib.request
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

from bench.load.wire import PROTOCOL, Wire, packed, unpacked

LESSON = "reef-survivor/"
PATIENCE = 30.0
"""Seconds before a foe gives up on an answer: a server that hangs is what it wants."""
ENDS = 5.0
"""Seconds that a kernel may take to end once its page was put out."""
MOST_WAITING = 2**20
"""Bytes that may wait to be sent before more is made."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
Json = dict[str, Any]
CONTROL_VERSION: Json = {"version": "1.0.0"}
WIDGET_VERSION: Json = {"version": "2.1.0"}
"""Of the protocols that ipywidgets speaks: it refuses a comm that names no version."""


def connected(url: str) -> socket.socket:
    """Connect to a server, and speak no word."""
    place = urlsplit(url)
    return socket.create_connection((place.hostname, place.port or 80), timeout=PATIENCE)


def upgrade(url: str, path: str, cookie: str, protocol: str = PROTOCOL) -> bytes:
    """Write the request that makes a websocket of a connection."""
    place = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        f"Origin: http://{place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
        *([f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []),
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


class Line:
    """A websocket by hand, so that what no browser sends can be sent.

    Parameters
    ----------
    page
        Whose kernel it leads to.
    session
        What it calls itself; the page's own name where it is None.
    protocol
        What it wants to speak; empty for the older one.

    Attributes
    ----------
    status
        What the server answered to the handshake.
    code, why
        With what the server closed it, and what it said then; 0 while it is open, 1006 where
        nothing was said.
    answered
        The ids of the messages that the kernel has dealt with.
    """

    def __init__(self, page: Wire, session: str | None = None, protocol: str = PROTOCOL) -> None:
        self.page = page
        self.session = page.session if session is None else session
        self.status = self.code = 0
        self.why = ""
        self.answered: set[str] = set()
        self._out, self._in = bytearray(), bytearray()
        self.socket = connected(page.url)
        path = f"/api/kernels/{page.kernel}/channels?session_id={self.session}"
        self.socket.sendall(upgrade(page.url, path, page.cookie, protocol))
        head = b""
        while b"\r\n\r\n" not in head and (more := self.socket.recv(65536)):
            head += more
        head, _, rest = head.partition(b"\r\n\r\n")
        self.status = int(head[9:12] or 0)
        self._in += rest
        self.socket.setblocking(False)
        if self.status != 101:
            self._end(1006)

    @property
    def is_open(self) -> bool:
        return not self.code

    def say(self, data: bytes | str, kind: int | None = None, *, deaf: bool = False) -> bool:
        """Send a frame, wait a moment where the server does not take it; tell whether it is open.

        Parameters
        ----------
        data
            What it holds.
        kind
            By default what `data` is.
        deaf
            Whether nothing is read.
        """
        raw = data.encode() if isinstance(data, str) else data
        kind = kind or (TEXT if isinstance(data, str) else BINARY)
        long = len(raw)
        size = (
            struct.pack(">B", 128 + long)
            if long < 126
            else struct.pack(">BH", 254, long)
            if long < 2**16
            else struct.pack(">BQ", 255, long)
        )
        # A mask of zeros leaves what it covers as it is.
        self._out += bytes([128 + kind]) + size + bytes(4) + raw
        self.pump(deaf=deaf)
        ends = time.monotonic() + PATIENCE
        while self.is_open and len(self._out) > MOST_WAITING and time.monotonic() < ends:
            self.pump(0.1, deaf=deaf)
        return self.is_open

    def pump(self, wait: float = 0.0, *, deaf: bool = False) -> bool:
        """Send what waits and read what came, waiting so long at most; tell whether it is open."""
        if not self.is_open:
            return False
        try:
            readable, writable, _ = select.select(
                [] if deaf else [self.socket], [self.socket] if self._out else [], [], wait
            )
            if writable:
                del self._out[: self.socket.send(self._out)]
            if readable:
                came = self.socket.recv(2**18)
                if not came:
                    self._end(1006)
                self._in += came
                self._read()
        except BlockingIOError:
            pass
        except (OSError, ValueError):
            self._end(1006)
        return self.is_open

    def _read(self) -> None:
        """Take whole frames, and answer pings."""
        while len(self._in) >= 2:
            kind, long = self._in[0] & 15, self._in[1]
            at = {126: 4, 127: 10}.get(long, 2)
            if len(self._in) < at:
                return
            if at > 2:
                long = int.from_bytes(self._in[2:at], "big")
            if len(self._in) < at + long:
                return
            held = bytes(self._in[at : at + long])
            del self._in[: at + long]
            if kind == BINARY:
                self.answered.add(json.loads(unpacked(held)[1][1]).get("msg_id", ""))
            elif kind == PING:
                self._out += bytes([128 + PONG, 128 + len(held)]) + bytes(4) + held
            elif kind == CLOSE:
                self.why = held[2:].decode(errors="replace")
                self._end(int.from_bytes(held[:2], "big") or 1005)
                return

    def _end(self, code: int) -> None:
        self.code = self.code or code
        self.socket.close()

    def close(self) -> None:
        """Cut it, and say nothing."""
        self._end(1006)

    # -- messages ------------------------------------------------------------------------------

    def header(self, kind: str, **other: str) -> Json:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session}
        return header | {"username": "", "version": "5.3", "date": ""} | other

    def frame(
        self,
        kind: str,
        content: object,
        *buffers: bytes,
        channel: str = "shell",
        metadata: Json | None = None,
        **other: str,
    ) -> bytes:
        """Write a message as a frame.

        Parameters
        ----------
        kind, content, buffers
            What it says; content as bytes is taken as it is.
        channel, metadata
            By which it goes, and what stands beside it.
        **other
            What the header has in place of what is right.
        """
        said = content if isinstance(content, bytes) else json.dumps(content).encode()
        beside = json.dumps(metadata or {}).encode()
        parts = [json.dumps(self.header(kind, **other)).encode(), b"{}", beside, said]
        return packed(channel, *parts, *buffers)

    def ask_states(self) -> list[bytes]:
        """Write what a page says at its beginning."""
        comm = uuid.uuid4().hex
        opened = {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
        asked = {"comm_id": comm, "data": {"method": "request_states"}}
        return [
            self.frame("comm_open", opened, metadata=CONTROL_VERSION),
            self.frame("comm_msg", asked),
        ]

    def act(self, region: str, act: str, values: Json, *buffers: bytes) -> bytes:
        """Write what a page says when a control is used."""
        content = {"act": act, "values": values}
        data = {"method": "custom", "content": content}
        return self.frame("comm_msg", {"comm_id": self.page.region(region), "data": data}, *buffers)


class Foe:
    """One who attacks a server, from a browser of its own, for so many seconds.

    Parameters
    ----------
    url
        The server's.
    seconds
        How long.
    code
        Of a class that it may try to join.
    until_ended
        Whether it goes on, for `PATIENCE` more, until one page of its own was ended: on a busy
        machine it may not have done enough harm in its time.

    Attributes
    ----------
    noted
        What was done and what came of it, counted: ``status 503``, ``code 1008``, ``sent``.
    ended
        Seconds from the first harm done by each page to the end of its kernel; those that were
        not ended are not here.
    outlived
        How many pages were not ended while there was time.
    """

    def __init__(
        self, url: str, seconds: float, code: str = "", *, until_ended: bool = False
    ) -> None:
        self.url, self.code = url, code
        self.seconds, self.until_ended = seconds, until_ended
        self.ends = time.monotonic() + seconds
        self.cookies = CookieJar()
        self.noted: Counter[str] = Counter()
        self.ended: list[float] = []
        self.outlived = 0

    @property
    def goes_on(self) -> bool:
        more = PATIENCE if self.until_ended and not self.ended else 0.0
        return time.monotonic() < self.ends + more

    def page(self, *, plays: bool = False) -> Wire | None:
        """Open a page as everybody does, and let go of its socket; none where it is refused.

        Parameters
        ----------
        plays
            Whether a match is begun there first: a board is drawn with bytes beside the text.
        """
        try:
            page = Wire(f"{self.url}{LESSON}", self.cookies, PATIENCE).open()
            if plays:
                page.act("whole", "quick-start", {})
        except urllib.error.HTTPError as error:
            self.noted[f"page {error.code}"] += 1
        except (OSError, RuntimeError, TimeoutError) as error:
            self.noted[f"page {type(error).__name__}"] += 1
        else:
            if not self.noted["pages"]:
                self.ends = time.monotonic() + self.seconds  # to come is no harm yet
            self.noted["pages"] += 1
            page.drop()
            return page
        time.sleep(0.2)
        return None

    def lines(self) -> Iterator[Line]:
        """Return a socket to a page of one's own, and another one whenever the last was ended."""
        while self.goes_on:
            page = self.page()
            if page is None:
                continue
            began, is_put_out = time.monotonic(), True
            try:
                line = Line(page)
                self.noted[f"status {line.status}"] += 1
                yield line
                is_put_out = not line.is_open
                self.closes(line)
            except OSError as error:
                self.noted[f"socket {type(error).__name__}"] += 1
            if is_put_out:
                self.awaits_end(page, began)
            else:
                self.leaves(page)

    def closes(self, line: Line) -> None:
        """Note how a line was closed; where the server left it open, close it as a browser does."""
        if not line.is_open:
            self.noted[f"code {line.code} {line.why}".strip()] += 1
            return
        line.say(struct.pack(">H", 1001), CLOSE)
        line.close()

    def awaits_end(self, page: Wire, began: float) -> None:
        """Wait until the kernel of a page that was put out has ended."""
        until = max(self.ends, time.monotonic() + ENDS)
        while time.monotonic() < until:
            if not self.is_alive(page):
                self.ended.append(time.monotonic() - began)
                return
            time.sleep(0.1)
        self.leaves(page)

    def leaves(self, page: Wire) -> None:
        self.outlived += 1
        with suppress(OSError):
            page.leave()

    def is_alive(self, page: Wire) -> bool:
        """Ask whether a page's kernel runs."""
        try:
            self.get(f"api/kernels/{page.kernel}")
        except urllib.error.HTTPError as error:
            return error.code != 404
        except OSError:
            pass  # a server that hangs tells nothing
        return True

    def get(self, path: str, data: bytes | None = None) -> bytes:
        """Ask the server for something, as the browser does."""
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        with opener.open(f"{self.url}{path}", data=data, timeout=PATIENCE) as answer:
            return bytes(answer.read())
