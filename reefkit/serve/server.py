"""The lab server: Voila, publishing only the lessons of a list, each at its own address.

While it runs it shows timed lines for the teacher and writes details for support, erases what
expired, and ends desks. It ends by Ctrl-C, by the system, or with its terminal.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import secrets
import shutil
import tempfile
from collections.abc import Callable, Collection
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import tornado.ioloop
import tornado.web
from jupyter_core.utils import run_sync
from tornado.log import access_log
from tornado.routing import Router
from traitlets.config import Config
from voila.app import Voila  # type: ignore[import-untyped]

from reefkit.health.reachability import here
from reefkit.labs.environment import NOBODY, lacks_templates, library_data, set_served
from reefkit.serve import assets, lessons
from reefkit.serve.access import MOST_PORTS, listening_socket, reached_at, socket_at
from reefkit.serve.addresses import REST, Addresses
from reefkit.serve.capacity import Capacity, open_more_files
from reefkit.serve.code_pages import ContinueHandler, JoinHandler
from reefkit.serve.command_errors import CommandError
from reefkit.serve.connections import LARGEST_FORM, BodyLimiter, Connections, ReservingSocket
from reefkit.serve.desk_page import BACKUP, FORMS, DeskHandler
from reefkit.serve.forks import provisioner as forks
from reefkit.serve.housekeeping import Housekeeping, News, steady_loop
from reefkit.serve.instances import Drain, ServerMetrics, routes_of
from reefkit.serve.kernels import (
    KernelChannels,
    KernelEnd,
    Kernels,
    KernelState,
    PageConnection,
    settings_of_kernels,
)
from reefkit.serve.landing import Landing, LandingHandler, LeaveHandler, NotFound
from reefkit.serve.lesson_list import Lesson
from reefkit.serve.lti.configuration import PlatformFile
from reefkit.serve.lti.requests import session_with_platforms
from reefkit.serve.page_limits import LARGEST_MESSAGE
from reefkit.serve.pages import SHARE, Pages
from reefkit.serve.polling import PolledChannels, RequestsProbe, SocketProbe
from reefkit.serve.rendering import SharedLesson
from reefkit.serve.shutdown import Shutdown
from reefkit.serve.teachers import Endpoint, Entrance
from reefkit.serve.token_gate import Gate
from reefkit.serve.visitors import PURPOSE, XSRF_COOKIE
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    from reefkit.serve.lti.services import CourseServices


KERNEL = r"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
LONGEST_FOLDER = 30
"""Most characters of the temporary folder's path for kernels to be reached by sockets in files.

Such a socket's path has a hundred at most, and Jupyter adds 65.
"""

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
"""The libraries that lessons use; other installed ones are not loaded into their pages."""

# Voila passes milliseconds where Tornado expects seconds, which logs a warning for each socket. The
# other: a message of a kernel comes just as its page has gone.
NOISE = ("websocket_ping_timeout", "Got events for closed stream")  # no reader: log texts
logging.getLogger("tornado.general").addFilter(
    lambda record: not any(each in record.getMessage() for each in NOISE)
)

Route = tuple[Any, ...]


def _settings() -> Config:
    config = Config()
    config.VoilaConfiguration.template = "reefkit"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    settings_of_kernels(config)
    # A browser that froze or lost its network counts as gone after three unanswered pings.
    config.Voila.tornado_settings = {
        "ws_ping_interval": PING,
        "ws_ping_timeout": 3 * PING,
        "xsrf_cookie_name": XSRF_COOKIE,
        # An uncached page loads megabytes of scripts, and 30 load at once.
        "compress_response": True,
    }
    # No other account of the machine can listen to the messages between a page and its kernel.
    if os.name == "posix" and len(tempfile.gettempdir()) <= LONGEST_FOLDER:
        config.KernelManager.transport = "ipc"
    else:
        config.KernelManager.transport_encryption = "auto"
    if forks.is_registered():
        config.KernelProvisionerFactory.default_provisioner_name = forks.NAME
    # Notebooks are never marked as trusted here, so their signatures are kept in memory only.
    config.NotebookNotary.secret = secrets.token_bytes()
    config.NotebookNotary.db_file = ":memory:"
    return config


class LabServer(Voila):  # type: ignore[misc]
    """Publishes lessons and nothing else: no file browser, no contents API, no other notebooks."""

    lessons: tuple[Lesson, ...] = ()
    ready: Callable[[str], object] = staticmethod(str)
    """Called with the address as soon as the server answers."""
    tell: Callable[[Message], object] = staticmethod(str)
    """Called with messages for the operator."""
    port: int
    say: Catalogue
    entrance: Entrance
    platforms: PlatformFile | None = None
    """The learning platforms that may launch lessons here; None if there are none."""

    @classmethod
    def at(cls, place: Endpoint, folder: Path, lessons: tuple[Lesson, ...], say: Catalogue) -> Self:
        """Make a server that is ready to `start`.

        Raises
        ------
        CommandError
            If the templates of pages are not installed.
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
        self.cache = assets.AssetCache(self.static_paths)
        students = self.entrance.place.students
        self.tally = self.entrance.tally
        self.room = Capacity(self.kernel_manager, students, self.tally)
        self.drain = Drain(self.kernel_manager, self.room)
        self.metrics = ServerMetrics(
            self.kernel_manager, self.entrance, lambda: self.drain.is_asked
        )
        self.entrance.errors = self.metrics.store_errors.inc
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
            # Tornado reads no more of a larger message.
            "websocket_max_message_size": LARGEST_MESSAGE + LARGEST_FORM,
            "kept": SharedLesson(f"{self.base_url}voila/static/{self.cache.version}"),
            "allow_remote_access": True,  # the gate has checked the host name
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

        `notebook`: The notebook's path from the lessons' folder.
        `games`: Games whose drawings the page needs, as in `_Declaration`.
        `lab`: Name of the lesson's lab; empty if it has none.
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
        # One of several servers listens only when its pages are fast: until then the others serve.
        fork_pool.start(rehearsed=bool(self.entrance.place.instance))
        if self.entrance.place.socket:
            listening = socket_at(self.entrance.place.socket)
        else:
            # A hub or a load balancer knows only this port.
            is_known = self.entrance.place.hub is not None or self.entrance.place.instance
            most = 1 if is_known else MOST_PORTS
            listening = listening_socket(self.ip, self.port, most)
            self.port = listening.getsockname()[1]
            self.entrance.elsewhere = reached_at(self.ip, self.port, self.base_url)
        self.entrance.name = self.entrance.place.called(self.port)
        set_served(self.entrance.place.served(self.port))
        desks = [each.name for each in self.lessons if each.declared.teachers]
        gate = gate_of(self.app, self.entrance, self.pages, desks)
        backup = f"{self.base_url}{desks[0]}/{BACKUP}/" if desks else ""
        intake = BodyLimiter(self.app, gate, backup, self.tally, self.entrance.may_send)
        open_more_files()
        server = Connections(intake, tally=self.tally, students=self.entrance.place.students)
        server.add_sockets([ReservingSocket(listening, lambda: self.tally.met("connections"))])
        news = News(Path(self.connection_dir), self.tell)
        chores = Housekeeping(
            self.entrance, self.kernel_manager, self.tally, self.tell, self._course_services()
        )

        async def drain() -> None:
            self.tell(message("serve-draining", count=len(self.kernel_manager)))
            await self.drain.run(lambda: server.is_idle)

        drains = drain if self.entrance.place.instance else None
        with Shutdown(self.ioloop, self._remove_connections, drains) as ending:
            try:
                chores.start(Path(self.connection_dir))
                news.start()
                self.room.start(self.tell)
                run_sync(self.entrance.say_here)()
                self.ready(here(self.entrance.place.served(self.port)))
                self.ioloop.start()
            except KeyboardInterrupt:
                pass  # where signal handlers cannot be set
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
            summary = handler._request_summary()  # noqa: SLF001 - as Tornado itself logs it
            milliseconds = 1000 * handler.request.request_time()
            # Tornado's ``log_request`` would call this method again, recursively.
            access_log.error("%d %s %.0f ms", handler.get_status(), summary, milliseconds)

    def _course_services(self) -> CourseServices | None:
        if self.platforms is None:
            return None  # no learning platform is configured
        from reefkit.serve.lti import services  # noqa: PLC0415  # needs an extra

        return services.CourseServices(self.platforms, session_with_platforms(), self.say)

    def stop(self) -> None:
        for _ in range(2):  # a kernel that ends meanwhile raises an error: try again for the others
            with contextlib.suppress(tornado.web.HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()
        self._remove_connections()

    def _remove_connections(self) -> None:
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _asset_routes(self) -> list[Route]:
        libraries = {"cache": self.cache, "version": self.cache.version}
        asset = assets.ASSET
        return [
            (rf"/assets/{asset}", assets.OwnAssets, {"assets": {}}),
            (rf"/voila/static/{asset}", assets.LibraryAssets, libraries),
            (
                rf"/voila/labextensions/{asset}",
                assets.LibraryAssets,
                {"cache": assets.AssetCache(self.labextensions_path)},
            ),
        ]


def gate_of(
    application: tornado.web.Application, entrance: Entrance, pages: Pages, desks: Collection[str]
) -> Router:
    """Make the router that runs before all handlers of an application, including libraries' own.

    `desks`: Names of lessons for teachers.
    """
    if entrance.place.hub is None:
        _ = entrance.key_for(PURPOSE)  # read the key now, so that no page waits for it later
        return Gate(application, entrance, pages)
    from reefkit.serve.hub_accounts import HubAccounts  # noqa: PLC0415  # JupyterHub's library
    from reefkit.serve.hub_gate import HubGate  # noqa: PLC0415

    entrance.accounts = accounts = HubAccounts(entrance.place.hub, entrance)
    return HubGate(application, accounts, pages, desks)
