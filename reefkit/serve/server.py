"""The lab server: Voila with lessons from a list at addresses of their own, and nothing else.

While it runs it says a line with the time for who teaches and details for who helps them, erases
what is over, and ends desks; it ends itself by Ctrl-C, by the system, or with its terminal.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import os
import re
import secrets
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from http import HTTPStatus
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Self, TextIO

import psutil  # type: ignore[import-untyped]
import tornado.ioloop
import tornado.web
from jupyter_core.utils import run_sync
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import StreamClosedError
from tornado.log import access_log
from tornado.routing import Router
from tornado.websocket import WebSocketClosedError
from traitlets.config import Config
from voila.app import Voila  # type: ignore[import-untyped]

from reefkit.classroom.store import StoreFault
from reefkit.classroom.store.news import NEWS_VARIABLE
from reefkit.classroom.store.servers import SECONDS_SEEN
from reefkit.labs.environment import (
    NOBODY,
    database,
    direct_database,
    is_address,
    lacks_templates,
    library_data,
    tell_served,
)
from reefkit.serve import lessons
from reefkit.serve.access import (
    MOST_PORTS,
    Gate,
    listening_socket,
    reached_at,
    socket_at,
    url_of,
)
from reefkit.serve.addresses import REST, Addresses
from reefkit.serve.arguments import CommandError
from reefkit.serve.capacity import Capacity, open_more_files
from reefkit.serve.connections import LARGEST_FORM, BodyLimiter, Connections, ReservingSocket
from reefkit.serve.entrance import Endpoint, Entrance
from reefkit.serve.forks import provisioner as forks
from reefkit.serve.instances import Drain, ServerMetrics, routes_of
from reefkit.serve.kernels import (
    LARGEST_MESSAGE,
    OWNER_HEADER,
    VISITOR_HEADERS,
    KernelChannels,
    KernelEnd,
    Kernels,
    KernelState,
    PageConnection,
    settings_of_kernels,
)
from reefkit.serve.landing import (
    BACKUP,
    FORMS,
    ContinueHandler,
    DeskHandler,
    JoinHandler,
    Landing,
    LandingHandler,
    LeaveHandler,
    NotFound,
)
from reefkit.serve.lessons import SharedLesson
from reefkit.serve.lti.configuration import PlatformFile, session_with_platforms
from reefkit.serve.pages import SHARE, Lesson, Pages
from reefkit.serve.polling import PolledChannels, RequestsProbe, SocketProbe
from reefkit.serve.rate_limit import Tally
from reefkit.serve.visitors import PURPOSE, REQUEST, XSRF_COOKIE
from reefkit.text import Catalogue, Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store.news_relay import NewsRelay
    from reefkit.serve.lti.services import CourseServices

# ---- What a running server says: a line with the time for who teaches, details
# for who helps them
#
# Neither holds a student's name, an answer, a key, or what an address asks for.

SECONDS_BETWEEN = 60
"""Faults inside are told at most so often: one cause may fail a hundred times."""
MOST_ALIKE, MOST_LINES = 3, 300
"""So many details of a kind are written in that time, and of all kinds, each with its traceback;
what else came is counted. A browser can have a server fail as often as it likes."""
ON_THE_TERMINAL = "-"
"""Asks for details on standard error, where the keeper of a service collects them."""
HIDDEN = "…"

_PRIVATE = (
    re.compile(r"(?<=[\w/])\?[^\s'\"<>)]+"),  # what an address asks for
    re.compile(r"(?<=/join/)[^\s'\"<>)]+", re.IGNORECASE),  # a class's code
    re.compile(r"(?<=://)[^/\s@'\"]+(?=@)"),  # the account of a database
)
_GONE = (WebSocketClosedError, StreamClosedError, ConnectionError)
"""A page that is closed while it is being answered is nobody's fault."""
# no reader: what Tornado and Voila say to programmers
_PAGE = re.compile(r"^(Uncaught exception GET |Error at server while executing cell)")
"""How Tornado and Voila begin to say that a page could not be opened."""
_NUMBERS = re.compile(r"[0-9a-f]{8}[0-9a-f-]*|\d+|0x[0-9a-f]+")
_TOLD_BY_US = re.compile(r"restart(ed)? failed")
"""What Jupyter logs of a kernel that died, which this server logs itself."""


class ServerLog:
    """Tells the terminal, and writes details where they are asked for; use it as a context.

    `file`: where details go: a path, or `ON_THE_TERMINAL`; none where nobody wants them.

    Raises
    ------
    CommandError
        When the file cannot be written.
    """

    def __init__(
        self,
        say: Catalogue,
        show: Callable[[str], object],
        file: str | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._say, self._show, self._clock, self._now = say, show, clock, now
        self._until = -float(SECONDS_BETWEEN)
        self.file = "" if file in {None, ON_THE_TERMINAL} else os.path.abspath(file or "")  # noqa: PTH100  # shown as typed
        stream = sys.stderr if file == ON_THE_TERMINAL else self._opened()
        self._details = _Details(stream, now, clock, self._fault)

    def _opened(self) -> TextIO | None:
        if not self.file:
            return None
        try:
            number = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            return os.fdopen(number, "a", encoding="utf-8")
        except OSError as error:
            raise CommandError(message("serve-log", file=self.file)) from error

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self._details)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._details)
        self._details.end()

    def take(self, logger: logging.Logger) -> None:
        logger.handlers.clear()
        logger.propagate = True

    def hide(self, *secrets: str) -> None:
        self._details.secrets += tuple(filter(None, secrets))

    def tell(self, told: Message) -> None:
        said = self._say.render(told)
        self.line(f"{self._now():%H:%M}  {said}", kept=said)

    def line(self, shown: str, kept: str | None = None) -> None:
        """Show a line, and keep it among the details.

        `kept`: What is kept, where it differs.
        """
        # Whoever closed the terminal reads no more of it; the labs may well go on (nohup).
        with contextlib.suppress(OSError, ValueError):
            self._show(shown)
        self._details.write(shown if kept is None else kept)

    def _fault(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        is_known = bool(_TOLD_BY_US.search(record.getMessage()))
        now = self._clock()
        if is_known or now < self._until + SECONDS_BETWEEN or (kind and issubclass(kind, _GONE)):
            return
        self._until = now
        is_page = _PAGE.match(record.getMessage())
        self.tell(message("serve-page-failed" if is_page else "serve-fault"))
        if self.file:
            self.line(self._say.render(message("serve-details", file=self.file)))
        elif not self._details.are_kept:
            self.line(self._say.render(message("serve-no-file")))


class _Details(logging.Handler):
    """Writes what libraries log, without what is private, and hands on what failed."""

    def __init__(
        self,
        stream: TextIO | None,
        now: Callable[[], datetime],
        clock: Callable[[], float],
        fault: Callable[[logging.LogRecord], None],
    ) -> None:
        super().__init__(logging.WARNING)
        self._stream, self._now, self._clock, self._fault = stream, now, clock, fault
        self._until = clock() + SECONDS_BETWEEN
        self._alike: Counter[tuple[str, str, str]] = Counter()
        self._written = 0
        self.secrets: tuple[str, ...] = ()

    @property
    def are_kept(self) -> bool:
        return self._stream is not None

    def emit(self, record: logging.LogRecord) -> None:
        self._count_anew()
        kind = _kind(record)
        self._alike[kind] += 1
        if self._alike[kind] <= MOST_ALIKE and self._written < MOST_LINES:
            self._written += 1
            asked = f" [{asked}]" if (asked := REQUEST.get()) else ""
            self.write(f"{record.levelname} {record.name}{asked}: {self.format(record)}")
        if record.levelno >= logging.ERROR:
            self._fault(record)

    def _count_anew(self, *, at_end: bool = False) -> None:
        if self._clock() < self._until and not at_end:
            return
        if more := self._alike.total() - self._written:
            self.write(f"INFO reefkit: {more} more of these kinds")  # no reader: for the log
        self._alike.clear()
        self._written = 0
        self._until = self._clock() + SECONDS_BETWEEN

    def write(self, said: str) -> None:
        if self._stream is None:
            return
        for secret in self.secrets:
            said = said.replace(secret, HIDDEN)
        for pattern in _PRIVATE:
            said = pattern.sub(HIDDEN, said)
        # A full disk is told by other means.
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(f"{self._now():%Y-%m-%d %H:%M:%S}  {said}\n")
            self._stream.flush()

    def end(self) -> None:
        """Close the file; not named `close`, which logging calls when a library sets up."""
        self._count_anew(at_end=True)
        if self._stream is not None and self._stream is not sys.stderr:
            self._stream.close()
        self._stream = None


def _kind(record: logging.LogRecord) -> tuple[str, str, str]:
    failed = record.exc_info[0] if record.exc_info else None
    return (
        record.name,
        "" if failed is None else failed.__name__,
        _NUMBERS.sub("#", str(record.msg)),
    )


class PageCount:
    """Tells how many pages are open, when that has changed by much; at most once a minute."""

    def __init__(
        self, tell: Callable[[Message], object], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._tell, self._clock = tell, clock
        self._told = 0
        self._until = -float(SECONDS_BETWEEN)

    def look(self, pages: int) -> None:
        by = abs(pages - self._told)
        is_much = by >= max(3, self._told // 5) or (by and 0 in {pages, self._told})
        now = self._clock()
        if is_much and now >= self._until + SECONDS_BETWEEN:
            self._told, self._until = pages, now
            self._tell(message("serve-pages", count=pages))


# ---- How a server ends when it is asked to: by Ctrl-C, by the system, or with its terminal

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C; the system, or who stops a service; a closed terminal; the same on Windows."""


class _Shutdown:
    """Stops a loop when the process is asked to end; a second time it ends at once.

    `tidy`: removes, in no time, what must not be left behind.
    `drain`: What is done first where it is the system that asks; none where nothing is.
    """

    def __init__(
        self,
        loop: IOLoop,
        tidy: Callable[[], object],
        drain: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._loop, self._tidy, self._drain = loop, tidy, drain
        self._before: dict[int, Any] = {}
        self.is_asked = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for name in NAMES:
                number = getattr(signal, name, None)
                # Who starts a server with nohup wants it to outlive the terminal.
                is_wanted = name != "SIGHUP" or (
                    number is not None and signal.getsignal(number) != signal.SIG_IGN
                )
                if number is not None and is_wanted:
                    self._before[number] = signal.signal(number, self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, signal.SIG_DFL if before is None else before)

    def _heard(self, number: int, _frame: FrameType | None) -> None:
        if self.is_asked:
            self._tidy()
            _end_at_once()
        self.is_asked = True
        drains = self._drain is not None and number == signal.SIGTERM
        self._loop.add_callback_from_signal(self._drained if drains else self._loop.stop)

    async def _drained(self) -> None:
        try:
            if self._drain is not None:
                await self._drain()
        finally:
            self._loop.stop()


def _end_at_once() -> None:
    """End this process and all that it has started, without waiting for any of them.

    What was played is in the store already: pages say *Saved* only then.
    """
    try:
        started = psutil.Process().children(recursive=True)
    except psutil.Error:
        started = []
    for each in started:
        try:
            each.kill()
        except psutil.Error:
            continue  # it has ended by itself
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            continue  # the terminal was closed
    os._exit(0)


# ---- What a lab server does from time to time: erase what is over, end desks, watch

DAY = 24 * 3600 * 1000
MINUTE = 60 * 1000


def _chore(
    do: Callable[[Housekeeping], Awaitable[None]],
) -> Callable[[Housekeeping], Awaitable[None]]:
    @functools.wraps(do)
    async def done(self: Housekeeping) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await do(self)
            except StoreFault as fault:
                self.say_store(fault)
            except ReefkitError as error:
                self.tell(error.message)

    return done


def steady_loop() -> IOLoop:
    """Return the loop, which goes by a clock that nobody sets, before anything is begun in it.

    By the wall clock, as Tornado has it, all chores wait for as long as that was put back, and
    every page's socket is ended for its silence once it was put ahead.
    """
    loop = IOLoop.current()
    loop.time = time.monotonic  # type: ignore[method-assign]
    return loop


class Housekeeping:
    """The server's chores; a store that is away today is asked again the next time."""

    def __init__(
        self,
        entrance: Entrance,
        kernels: Kernels,
        tally: Tally,
        tell: Callable[[Message], object],
        courses: CourseServices | None = None,
    ) -> None:
        self._entrance, self._kernels, self.tell = entrance, kernels, tell
        self._courses = courses
        self._tally = tally
        self._attendance = PageCount(tell)
        self._cause = ""  # of what is wrong with the store
        self._is_hub_away = False
        self._repeated = [
            PeriodicCallback(self.erase, DAY),
            PeriodicCallback(self.end_desks, MINUTE / 6),
            PeriodicCallback(self.end_accounts, MINUTE),
            PeriodicCallback(self.say_here, 1000 * SECONDS_SEEN),
            PeriodicCallback(self.tell_limits, MINUTE),
            PeriodicCallback(self.count_pages, MINUTE / 6),
        ]
        if courses is not None:
            self._repeated.append(PeriodicCallback(self.serve_courses, MINUTE / 6))

    def start(self) -> None:
        IOLoop.current().add_callback(self.erase)
        self._kernels.failed = self.say_failed
        for each in self._repeated:
            each.start()

    def stop(self) -> None:
        for each in self._repeated:
            each.stop()
        if self._courses is not None:
            self._courses.end()

    @_chore
    async def erase(self) -> None:
        for told in await self._entrance.erase_expired():
            self.tell(told)

    @_chore
    async def serve_courses(self) -> None:
        if self._courses is not None:
            await self._entrance.ask(self._courses.work)

    @_chore
    async def end_desks(self) -> None:
        for owner in await self._entrance.ended():
            await self._kernels.end_those_of(owner)

    @_chore
    async def end_accounts(self) -> None:
        if (accounts := self._entrance.accounts) is not None:
            for owner in await accounts.ended(set(self._kernels.owners.values())):
                await self._kernels.end_those_of(owner)
            if accounts.is_away != self._is_hub_away:
                self._is_hub_away = accounts.is_away
                self.tell(message("hub-away" if accounts.is_away else "hub-back"))

    @_chore
    async def say_here(self) -> None:
        await self._entrance.say_here()
        await self._entrance.ask(lambda store: store.probe())
        self.say_store(None)  # only a write proves it: on a full disk others can still read

    @_chore
    async def tell_limits(self) -> None:
        for told in await self._entrance.ask(self._tally.exchange):
            self.tell(told)

    def count_pages(self) -> None:
        self._attendance.look(sum(map(self._kernels.has_page, self._kernels.list_kernel_ids())))

    def say_failed(self, kernel: str) -> None:
        del kernel  # nobody at the terminal knows it by its number
        self.tell(message("serve-kernel-failed"))

    def say_store(self, fault: StoreFault | None) -> None:
        cause = "" if fault is None else fault.cause
        self._entrance.can_save = fault is None
        if cause == self._cause:
            return
        self._cause = cause
        if fault is not None:
            self.tell(fault.message)
        self.tell(message("serve-saved-again" if fault is None else "serve-not-saved"))


class _News:
    """Has this server's pages told what is written in the database that they share with others.

    Where the store is a file, or the system has no such sockets, pages ask it themselves.

    `folder`: where the socket is made; no other account of the machine can open it.
    """

    def __init__(self, folder: Path, tell: Callable[[Message], object]) -> None:
        self._place, self._tell = folder / "news", tell
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not is_address(database()):
            return
        from reefkit.classroom.store import news_relay  # noqa: PLC0415  # PostgreSQL's own library

        if news_relay.can_relay(self._place):
            relay = news_relay.NewsRelay(
                self._place, database(), direct_database(), self._say_heard
            )
            os.environ[NEWS_VARIABLE] = str(self._place)
            IOLoop.current().add_callback(self._run, relay)

    async def _run(self, relay: NewsRelay) -> None:
        self._task = asyncio.create_task(relay.run())

    async def stop(self) -> None:
        os.environ.pop(NEWS_VARIABLE, None)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _say_heard(self, is_heard: bool) -> None:  # noqa: FBT001  # called with it alone
        self._tell(message("serve-news-heard" if is_heard else "serve-news-lost"))


# ---- The lab server: Voila with lessons from a list at addresses of their own, and nothing else

KERNEL = r"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
LONGEST_FOLDER = 30
"""Sockets in files have names of a hundred letters at most, and Jupyter's take 65 in the folder."""

PING = 10_000
"""Milliseconds between two pings of a page."""

EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "bqplot",
    "bqscales",
    "ipycanvas",
)
"""The libraries that lessons use; whatever else is installed is not loaded into their pages."""

# Voila's socket gives milliseconds where Tornado reads seconds, and is warned for it every time.
logging.getLogger("tornado.general").addFilter(
    lambda record: "websocket_ping_timeout" not in record.getMessage()
)

Route = tuple[Any, ...]


def _settings() -> Config:
    config = Config()
    config.VoilaConfiguration.template = "reefkit"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.http_header_envs = [*VISITOR_HEADERS, OWNER_HEADER]
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    settings_of_kernels(config)
    # A browser that froze or lost its network is taken for gone after three silent pings.
    config.Voila.tornado_settings = {
        "ws_ping_interval": PING,
        "ws_ping_timeout": 3 * PING,
        "xsrf_cookie_name": XSRF_COOKIE,
        "compress_response": True,  # a cold page is megabytes of script, and 30 ask at once
    }
    # Whether a notebook's outputs may be trusted is no question here, so nothing is kept of it.
    # No other account of the machine can listen to what a page and its kernel say.
    if os.name == "posix" and len(tempfile.gettempdir()) <= LONGEST_FOLDER:
        config.KernelManager.transport = "ipc"
    else:
        config.KernelManager.transport_encryption = "auto"
    if forks.is_registered():
        config.KernelProvisionerFactory.default_provisioner_name = forks.NAME
    config.NotebookNotary.secret = secrets.token_bytes()
    config.NotebookNotary.db_file = ":memory:"
    return config


class LabServer(Voila):  # type: ignore[misc]
    """Publishes lessons, closed: no tree, no contents, no other notebook."""

    lessons: tuple[Lesson, ...] = ()
    ready: Callable[[str], object] = staticmethod(str)
    """Called with the address as soon as the server answers."""
    tell: Callable[[Message], object] = staticmethod(str)
    """Called with what the operator should know."""
    port: int
    say: Catalogue
    entrance: Entrance
    platforms: PlatformFile | None = None
    """The learning platforms that may send people here; none where no door is in any."""

    @classmethod
    def at(cls, place: Endpoint, folder: Path, lessons: tuple[Lesson, ...], say: Catalogue) -> Self:
        """Make a server that is ready to `start`.

        Raises
        ------
        CommandError
            When the templates of pages are not installed.
        """
        if lacks_templates():
            raise CommandError(message("health-no-templates"))
        server = cls(
            config=_settings(),
            ip=place.address,
            port=place.port,
            base_url=place.base_url,
            config_file_paths=[],
            log_level=logging.WARNING,
        )
        server.lessons, server.say, server.entrance = lessons, say, Entrance(place)
        server.root_dir = str(folder)
        server.open_browser = False
        server.initialize([])
        return server

    def setup_template_dirs(self) -> None:
        known = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
        paths = dict.fromkeys([str(SHARE), *known, *map(str, library_data())])
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))
        super().setup_template_dirs()

    def init_settings(self) -> dict[str, Any]:
        found: dict[str, Any] = super().init_settings()
        self.pages = Pages(self.say, self.base_url)
        self.cache = lessons.AssetCache(self.static_paths)
        students = self.entrance.place.students
        self.tally = self.entrance.tally
        self.room = Capacity(self.kernel_manager, students, self.tally)
        self.drain = Drain(self.kernel_manager, self.room)
        self.metrics = ServerMetrics(self.kernel_manager, lambda: self.drain.is_asked)
        self.entrance.failed = self.metrics.store_errors.inc
        self.contents_manager.log = logging.getLogger("reefkit.contents")
        self.contents_manager.log.setLevel(logging.ERROR)
        ours = {
            "log_function": self._log_answer,
            "entrance": self.entrance,
            "pages": self.pages,
            "xsrf_cookie_kwargs": {"path": self.base_url},
            "room": self.room,
            "tally": self.tally,
            "kernel_websocket_connection_class": PageConnection,
            # What is larger still is not read to its end.
            "websocket_max_message_size": LARGEST_MESSAGE + LARGEST_FORM,
            "kept": SharedLesson(f"{self.base_url}voila/static/{self.cache.version}"),
            "allow_remote_access": True,  # the gate has looked at the name in the address
        }
        return found | ours

    def init_handlers(self) -> list[Route]:
        """Return all routes: Voila's own list is replaced, not extended."""
        for_all = tuple(each for each in self.lessons if not each.declared.teachers)
        desks = [each.name for each in self.lessons if each.declared.teachers]
        door = Landing(self.pages, for_all, next(iter(desks), ""))
        names = tuple(each.name for each in self.lessons)
        routes: list[Route] = [(r"/", LandingHandler, {"door": door})]
        routes += [
            self.lesson_route(each.name, each.notebook, each.declared.games, each.declared.lab)
            for each in for_all
        ]
        routes += self._teachers_routes()
        if self.platforms is not None:
            from reefkit.serve.lti.pages import routes as of_platforms  # noqa: PLC0415  # an extra's

            desk = next(iter(desks), "")
            routes += of_platforms(self.platforms, self.entrance, self.pages, for_all, desk)
        if for_all and not self.entrance.place.solo:
            routes.append((rf"/join/{REST}", JoinHandler, {"door": door}))
            if self.entrance.place.hub is None:  # an account finds its work without a code
                routes.append((r"/continue/", ContinueHandler, {"door": door}))
        routes += [
            (rf"/api/kernels/{KERNEL}", KernelState),
            (rf"/api/kernels/{NOBODY}/channels", SocketProbe),
            (rf"/api/kernels/{NOBODY}/messages", RequestsProbe),
            (rf"/api/kernels/{KERNEL}/channels", KernelChannels),
            (rf"/api/kernels/{KERNEL}/messages", PolledChannels),
            (rf"/voila/api/shutdown/{KERNEL}", KernelEnd),
            (r"/leave/", LeaveHandler, {"door": door, "lessons": names}),
            *self._asset_routes(),
            *routes_of(self.drain, self.metrics),
        ]
        self.entrance.addresses = Addresses(self.base_url, (pattern for pattern, *_ in routes))
        base = re.escape(self.base_url.rstrip("/"))
        below: list[Route] = [(base + pattern, *rest) for pattern, *rest in routes]
        return [*below, (r".*", NotFound, {"door": door})]

    def _teachers_routes(self) -> list[Route]:
        routes: list[Route] = []
        for each in self.lessons:
            if each.declared.teachers:
                pattern, _, arguments = self.lesson_route(
                    each.name, each.notebook, each.declared.games
                )
                routes.append((pattern, DeskHandler, arguments))
                own = {"pages": self.pages, "desk": each.name}
                routes += [(f"{pattern}{name}/", form, own) for name, form in FORMS.items()]
        return routes

    def lesson_route(
        self, name: str, notebook: str, games: tuple[str, ...] | None = None, lab: str = ""
    ) -> Route:
        """Make the route of one lesson.

        `name`, `notebook`: What it is called, and the notebook's path from the lessons' folder.
        `games`: Whose drawings it needs, as `_Declaration` has it.
        """
        arguments = {
            "pages": self.pages,
            "lesson": name,
            "games": games,
            "lab": lab,
            "notebook_path": notebook,
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return (rf"/{re.escape(name)}/", lessons.LessonHandler, arguments)

    def listen(self) -> None:
        self.ioloop, fork_pool = steady_loop(), forks.ForkProvisioner.fork_pool
        # A server among several is not there before its pages are quick: until then the others are.
        fork_pool.start(rehearsed=bool(self.entrance.place.instance))
        if self.entrance.place.socket:
            listening = socket_at(self.entrance.place.socket)
        else:
            # A hub knows one port, and no other; so does a proxy that shares out among several.
            is_known = self.entrance.place.hub is not None or self.entrance.place.instance
            most = 1 if is_known else MOST_PORTS
            listening = listening_socket(self.ip, self.port, most)
            self.port = listening.getsockname()[1]
            self.entrance.elsewhere = reached_at(self.ip, self.port, self.base_url)
        self.entrance.name = self.entrance.place.called(self.port)
        tell_served(self.entrance.place.served(self.port))
        desks = [each.name for each in self.lessons if each.declared.teachers]
        gate = gate_of(self.app, self.entrance, self.pages, desks)
        backup = f"{self.base_url}{desks[0]}/{BACKUP}/" if desks else ""
        intake = BodyLimiter(self.app, gate, backup, self.tally, self.entrance.may_send)
        open_more_files()
        server = Connections(intake, tally=self.tally, students=self.entrance.place.students)
        server.add_sockets([ReservingSocket(listening, lambda: self.tally.met("connections"))])
        news = _News(Path(self.connection_dir), self.tell)
        chores = Housekeeping(
            self.entrance, self.kernel_manager, self.tally, self.tell, self._course_services()
        )

        async def drain() -> None:
            self.tell(message("serve-draining", count=len(self.kernel_manager)))
            await self.drain.run(lambda: server.is_idle)

        drains = drain if self.entrance.place.instance else None
        with _Shutdown(self.ioloop, self._remove_connections, drains) as ending:
            try:
                chores.start()
                news.start()
                self.room.start(self.tell)
                run_sync(self.entrance.say_here)()
                self.ready(self._shown_address())
                self.ioloop.start()
            except KeyboardInterrupt:
                pass  # where signals are not ours to hear
            finally:
                if ending.is_asked and len(self.kernel_manager):
                    self.tell(message("serve-closing"))
                chores.stop()
                run_sync(self.entrance.say_ended)()
                run_sync(chores.tell_limits)()
                self.ioloop.run_sync(news.stop)
                self.room.stop()
                server.stop()
                self.stop()
                fork_pool.stop()
                self.entrance.close()

    def _log_answer(self, handler: tornado.web.RequestHandler) -> None:
        self.metrics.answered(handler)
        if handler.get_status() >= 500 and handler.get_status() != HTTPStatus.SERVICE_UNAVAILABLE:
            asked = handler._request_summary()  # noqa: SLF001 - as Tornado itself logs it
            milliseconds = 1000 * handler.request.request_time()
            # Tornado's ``log_request`` would call this method again, and so on without an end.
            access_log.error("%d %s %.0f ms", handler.get_status(), asked, milliseconds)

    def _course_services(self) -> CourseServices | None:
        if self.platforms is None:
            return None  # no door is in any learning platform
        from reefkit.serve.lti import services  # noqa: PLC0415  # an extra's

        return services.CourseServices(self.platforms, session_with_platforms(), self.say)

    def stop(self) -> None:
        for _ in range(2):  # one that ends by itself just now is no reason to leave others
            with contextlib.suppress(tornado.web.HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()
        self._remove_connections()

    def _remove_connections(self) -> None:
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _shown_address(self) -> str:
        here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.ip)  # noqa: S104
        return url_of(here or self.ip, self.port, self.base_url)

    def _asset_routes(self) -> list[Route]:
        libraries = {"cache": self.cache, "version": self.cache.version}
        asset = lessons.ASSET
        return [
            (rf"/assets/{asset}", lessons.OwnAssets, {"kept": {}}),
            (rf"/voila/static/{asset}", lessons.LibraryAssets, libraries),
            (
                rf"/voila/labextensions/{asset}",
                lessons.LibraryAssets,
                {"cache": lessons.AssetCache(self.labextensions_path)},
            ),
        ]


def gate_of(
    application: tornado.web.Application, entrance: Entrance, pages: Pages, desks: Collection[str]
) -> Router:
    """Make what stands before an application: no handler of it, nor of a library, is asked before.

    `desks`: the names of lessons for teachers.
    """
    if entrance.place.hub is None:
        _ = entrance.key_for(PURPOSE)  # read now: no page waits for it later
        return Gate(application, entrance, pages)
    from reefkit.serve.hub_gate import HubAccounts, HubGate  # noqa: PLC0415  # JupyterHub's library

    entrance.accounts = accounts = HubAccounts(entrance.place.hub, entrance)
    return HubGate(application, accounts, pages, desks)
