"""One server of several behind a proxy: moving its pages to others, health probes, and metrics."""

from __future__ import annotations

import asyncio
import math
import shutil
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

import tornado.web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from reefkit import __version__
from reefkit.labs.environment import database, is_address
from reefkit.serve.capacity import Capacity
from reefkit.serve.entrance import Caller, ProgramCaller
from reefkit.serve.kernels import KernelChannels, Kernels
from reefkit.serve.teachers import Entrance, is_here_alone

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

SECONDS_TO_MOVE = 30.0
"""Most seconds for which a draining server waits for its pages to leave."""
SECONDS_BETWEEN_LOOKS = 0.2
LOOKS_TO_TELL = 50
"""Number of looks over which pages are told to move: at once they would slow each other down."""


class Drain:
    """Moves all pages of a server to the others when it is asked to end."""

    def __init__(
        self, kernels: Kernels, room: Capacity, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._kernels, self._room, self._clock = kernels, room, clock

    @property
    def is_asked(self) -> bool:
        """Whether the server has been asked to end, and opens no more pages."""
        return self._room.is_closing

    async def run(self, is_idle: Callable[[], bool]) -> None:
        """Refuse new pages, have open ones move, and wait until all have left, or time is over.

        Pages are told a few at a time, and work until then, so that each is away only while it
        reopens. The kernel finishes what its page sent before. A page that is still opening is told
        when it is ready. The time is `SECONDS_TO_MOVE`.

        `is_idle`: Returns whether no request is being answered.
        """
        self._room.is_closing = True
        until = self._clock() + SECONDS_TO_MOVE
        few = 1 + len(self._kernels) // LOOKS_TO_TELL
        while self._clock() < until:
            await self._kernels.move_pages(few)
            if not len(self._kernels) and is_idle():
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


PAGES = "Pages that are open"  # no reader: for Prometheus
KERNELS = "Processes of pages"  # no reader: for Prometheus
DRAINING = "1 while pages are sent to other servers"  # no reader: for Prometheus
VERSION = "1 for its version"  # no reader: for Prometheus
ANSWERS = "Seconds until a request was answered as a whole"  # no reader: for Prometheus
ACTS = "Seconds until a kernel had dealt with what its page sent"  # no reader: for Prometheus
STORE_ERRORS = "Failed uses of the store, by the server or a page"  # no reader: for Prometheus
STORE_WORKS = "0 from a failed use of the store until a write succeeds"  # no reader: as above
STORE_WRITE = "Seconds that the last test write of 64 KiB took"  # no reader: for Prometheus
STORE_FREE = "Free bytes on the disk of the database's file"  # no reader: for Prometheus
SECONDS = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Upper bounds of the histogram of response times, in seconds."""


def _free_bytes(place: str) -> float:
    try:
        return shutil.disk_usage(Path(place).parent).free
    except OSError:
        return math.nan


class ServerMetrics:
    """Metrics of one server since its start.

    `entrance`: Knows whether the store works, and how fast.
    `is_draining`: Returns whether the server is moving its pages to the others.
    """

    def __init__(
        self, kernels: Kernels, entrance: Entrance, is_draining: Callable[[], bool]
    ) -> None:
        self._registry = registry = CollectorRegistry()
        listed = kernels.list_kernel_ids
        ProcessCollector(namespace="reefkit_server", registry=registry)
        metrics: list[tuple[str, str, Callable[[], float]]] = [
            ("pages", PAGES, lambda: sum(map(kernels.has_page, listed()))),
            ("kernels", KERNELS, lambda: len(kernels)),
            ("draining", DRAINING, is_draining),
            ("store_works", STORE_WORKS, lambda: entrance.can_save),
            ("store_write_seconds", STORE_WRITE, lambda: entrance.write_seconds),
        ]
        if not is_address(place := database()):
            metrics.append(("store_free_bytes", STORE_FREE, lambda: _free_bytes(place)))
        for name, what, ask in metrics:
            Gauge(f"reefkit_{name}", what, registry=registry).set_function(ask)
        version = Gauge("reefkit_version", VERSION, ["version"], registry=registry)
        version.labels(__version__).set(1)
        self.answers = Histogram(
            "reefkit_answer_seconds",
            ANSWERS,
            ["handler", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self.acts = Histogram(
            "reefkit_act_seconds",
            ACTS,
            buckets=SECONDS,
            registry=registry,
        )
        self.store_errors = Counter("reefkit_store_errors", STORE_ERRORS, registry=registry)
        kernels.acted = self.acts.observe

    def answered(self, handler: tornado.web.RequestHandler) -> None:
        """Count an answered request, except those that wait: sockets and polls."""
        status = handler.get_status()
        if status != HTTPStatus.SWITCHING_PROTOCOLS and not isinstance(handler, KernelChannels):
            kind = type(handler).__name__.strip("_")
            self.answers.labels(kind, str(status)).observe(handler.request.request_time())

    def text(self) -> bytes:
        found: bytes = generate_latest(self._registry)
        return found


class _ForPrograms(ProgramCaller):
    """Base of handlers that programs request without signing in."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Skip authentication."""

    def answer(self, text: str | bytes, kind: str = "text/plain; charset=utf-8") -> None:
        self.set_header("Content-Type", kind)
        self.finish(text)


class LiveProbe(_ForPrograms):
    """Answers as long as the server works; otherwise an orchestrator restarts it."""

    def get(self) -> None:
        self.answer("live")

    head = get


def _takes_pages(store: Store) -> bool:
    store.check_schema()
    return True


class ReadyProbe(_ForPrograms):
    """Answers 200 if the server takes pages, 503 while it drains or cannot use its store."""

    def initialize(self, drain: Drain) -> None:
        self._drain = drain

    async def get(self) -> None:
        why = "draining" if self._drain.is_asked else ""
        if not why:
            reached = await self.entrance.ask_soon(_takes_pages, default=False)
            why = "" if reached and self.entrance.can_save else "store"
        if why:
            self.set_status(HTTPStatus.SERVICE_UNAVAILABLE)
        self.answer(why or "ready")

    head = get


class MetricsTold(_ForPrograms):
    """Metrics for Prometheus."""

    def initialize(self, metrics: ServerMetrics) -> None:
        self._metrics = metrics

    def get(self) -> None:
        """Answer requests that did not pass a proxy; if there is no proxy, only this machine's.

        Raises
        ------
        tornado.web.HTTPError
            404 to all other requests.
        """
        request = self.request
        is_direct = "X-Forwarded-For" not in request.headers
        is_near = self.entrance.place.behind_proxy or is_here_alone(request.remote_ip or "")
        if not (is_direct and is_near):
            raise tornado.web.HTTPError(HTTPStatus.NOT_FOUND)
        self.answer(self._metrics.text(), CONTENT_TYPE_LATEST)

    head = get


def routes_of(
    drain: Drain, metrics: ServerMetrics
) -> Iterator[tuple[str, type[Caller], dict[str, object]]]:
    yield r"/health/live", LiveProbe, {}
    yield r"/health/ready", ReadyProbe, {"drain": drain}
    yield r"/metrics", MetricsTold, {"metrics": metrics}
