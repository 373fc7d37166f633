"""Opening pages as browsers do, and what it costs the server, its warm process and its kernels."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import io
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]

from reefkit.serve.visitors import XSRF_COOKIE

KERNEL = re.compile(r'(?:data-kernel-id=|"kernelId": ?)"([0-9a-f-]{36})"')  # ours, and Voila's
FAILED = "There was an error when executing"
MEBIBYTE = 2**20
PATIENCE = 300.0
WARM = "reefkit.serve.forks.warm"
XSRF = "0" * 32


@dataclass
class Opened:
    """A page that was opened."""

    url: str  #: Its address.
    #: ``first``, ``complete``: Seconds until its first byte, and until all of its HTML was there.
    first: float
    complete: float
    raw: bytes  #: What was sent.

    def close(self) -> None:
        """Say that the page was closed, as its browser does."""
        head, html = self._parts()
        found = KERNEL.search(html)
        missing = [
            name
            for name, is_there in {
                "its kernel": found is not None,
                "its end": html.rstrip().endswith("</html>"),
                "its widgets": "widget-view+json" in html,
                "a cell without an error": FAILED not in html,
            }.items()
            if not is_there
        ]
        if found is None or missing:
            raise RuntimeError(f"{self.url} came without {', '.join(missing)}: {html[-500:]}")
        cookies = SimpleCookie()
        for name, value in head:
            if name.lower() == "set-cookie":
                cookies.load(value)
        kept = {name: each.value for name, each in cookies.items()}
        xsrf = kept.setdefault(XSRF_COOKIE, XSRF)
        kept.setdefault("_xsrf", xsrf)  # as stock Voila calls it, where ours has another name
        place = urlsplit(self.url)
        link = http.client.HTTPConnection(place.netloc, timeout=PATIENCE)
        link.request(
            "POST",
            f"/voila/api/shutdown/{found.group(1)}",
            body=f"_xsrf={xsrf}",
            headers={
                "Cookie": "; ".join(f"{name}={value}" for name, value in kept.items()),
                "Content-Type": "application/x-www-form-urlencoded",
            },
        )
        status = link.getresponse().status
        link.close()
        if status >= http.client.BAD_REQUEST:
            raise RuntimeError(f"the kernel was not ended: {status}")

    def _parts(self) -> tuple[list[tuple[str, str]], str]:
        answer = http.client.HTTPResponse(_Heard(self.raw))  # type: ignore[arg-type]
        answer.begin()
        if answer.status != http.client.OK:
            raise RuntimeError(f"{self.url} answered {answer.status}")
        content = answer.read()
        if answer.getheader("Content-Encoding") == "gzip":
            content = gzip.decompress(content)
        return answer.getheaders(), content.decode()


class _Heard:
    """What a socket has heard, for `http.client` to read."""

    def __init__(self, raw: bytes) -> None:
        self._raw = raw

    def makefile(self, mode: str) -> object:
        del mode
        return io.BytesIO(self._raw)


async def _open(url: str) -> Opened:
    place = urlsplit(url)
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    asked = {"Host": place.netloc, "Accept-Encoding": "gzip", "Connection": "close"}
    lines = [f"GET {place.path} HTTP/1.1", *(": ".join(each) for each in asked.items()), "", ""]
    writer.write("\r\n".join(lines).encode())
    heard = [await reader.read(1 << 16)]
    first = time.perf_counter() - began
    while piece := await reader.read(1 << 16):
        heard.append(piece)
    complete = time.perf_counter() - began
    writer.close()
    return Opened(url, first, complete, b"".join(heard))


def open_at_once(url: str, count: int) -> list[Opened]:
    """Open a page so many times at once, each as another browser, until all HTML is there."""

    async def every() -> list[Opened]:
        return await asyncio.wait_for(asyncio.gather(*(_open(url) for _ in range(count))), PATIENCE)

    return asyncio.run(every())


@dataclass
class Spent:
    """Processor time in seconds: of the server, its warm process, and its kernels."""

    server: float = 0.0
    warm: float = 0.0
    kernels: float = 0.0

    @property
    def all(self) -> float:
        """All together."""
        return self.server + self.warm + self.kernels


@dataclass
class House:
    """A server with what it has started."""

    pid: int  #: The server's process.
    server: psutil.Process = field(init=False)

    def __post_init__(self) -> None:
        self.server = psutil.Process(self.pid)

    def warm(self) -> psutil.Process | None:
        """Find the warm process, if it has one."""
        for each in self.server.children():
            with suppress(psutil.Error):
                if WARM in each.cmdline():
                    return each
        return None

    def kernels(self) -> list[psutil.Process]:
        """Find the kernels that run."""
        warm = self.warm()
        found = self.server.children(recursive=True)
        return [each for each in found if each != warm and _runs(each)]

    def spent(self) -> Spent:
        """Return the time that was spent until now; of kernels, by those that run."""
        warm = self.warm()
        of_kernels = sum(_time(each) for each in self.kernels())
        return Spent(_time(self.server), _time(warm) if warm else 0.0, of_kernels)

    def memory(self) -> Iterator[float]:
        """Return each kernel's memory, its share of what is shared included (PSS), in MiB."""
        for each in self.kernels():
            yield share(each)

    def wait_until_quiet(self, seconds: float = 2.0) -> None:
        """Wait until nothing here has worked for so long."""
        until, last = time.monotonic() + PATIENCE, -1.0
        while time.monotonic() < until:
            spent = self.spent().all
            if spent - last < 0.02 * seconds:
                return
            last = spent
            time.sleep(seconds)
        raise RuntimeError("the server never came to rest")

    def wait_until_empty(self) -> None:
        """Wait until no kernel runs any more."""
        until = time.monotonic() + PATIENCE
        while self.kernels():
            if time.monotonic() > until:
                raise RuntimeError("kernels did not end")
            time.sleep(0.05)

    def end_kernels(self) -> None:
        """End the kernels of pages that will not come."""
        for each in self.kernels():
            each.kill()
        self.wait_until_empty()


def share(process: psutil.Process) -> float:
    """Return a process's memory with its share of what is shared (PSS), in MiB."""
    return float(process.memory_full_info().pss) / MEBIBYTE


def _runs(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def _time(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)
