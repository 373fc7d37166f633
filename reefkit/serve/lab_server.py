"""The lab server: Voila with lessons from a list at addresses of their own, and nothing else."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import secrets
import shutil
import tempfile
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Self

import tornado.ioloop
import tornado.web
from jupyter_core.utils import run_sync
from traitlets.config import Config
from voila.app import Voila  # type: ignore[import-untyped]

from reefkit.labs.places import tell_served
from reefkit.serve import lab_assets as assets
from reefkit.serve import lab_handlers as handlers
from reefkit.serve.forks import provisioner as forks
from reefkit.serve.lab_addresses import (
    MOST_PORTS,
    listening_socket,
    reached_at,
    socket_at,
    url_of,
)
from reefkit.serve.lab_channels import KernelChannels, PageConnection
from reefkit.serve.lab_chores import Chores
from reefkit.serve.lab_codes import ContinueHandler, JoinHandler
from reefkit.serve.lab_conduct import LARGEST_MESSAGE
from reefkit.serve.lab_connections import LARGEST_FORM, Connections, Intake, Spared
from reefkit.serve.lab_door import Door, LandingHandler, LeaveHandler
from reefkit.serve.lab_ending import Ending
from reefkit.serve.lab_entrance import Entrance, Place
from reefkit.serve.lab_gate import gate_of
from reefkit.serve.lab_kernels import (
    OWNER_HEADER,
    VISITOR_HEADERS,
    KernelEnd,
    Kernels,
    KernelState,
    settings_of_kernels,
)
from reefkit.serve.lab_lessons import Lesson
from reefkit.serve.lab_pages import SHARE, Pages
from reefkit.serve.lab_rendering import Kept
from reefkit.serve.lab_room import Room, open_more_files
from reefkit.serve.lab_teachers import BACKUP, FORMS, DeskHandler
from reefkit.serve.lab_visitors import XSRF_COOKIE
from reefkit.text import Catalogue, Message, message

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


def settings() -> Config:
    """Give how Voila is set up for lessons."""
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

    @classmethod
    def at(cls, place: Place, folder: Path, lessons: tuple[Lesson, ...], say: Catalogue) -> Self:
        """Make a server that is ready to `start`.

        Parameters
        ----------
        place
            Where it answers.
        folder
            Where the lessons lie.
        lessons
            Those that are published.
        say
            The language of what stands round them.
        """
        server = cls(
            config=settings(),
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
        """Let Jupyter find our template as it finds all others."""
        paths = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
        if str(SHARE) not in paths:
            os.environ["JUPYTER_PATH"] = os.pathsep.join([str(SHARE), *filter(None, paths)])
        super().setup_template_dirs()

    def init_settings(self) -> dict[str, Any]:
        """Answer 404 where no route fits."""
        found: dict[str, Any] = super().init_settings()
        self.pages = Pages(self.say, self.base_url)
        self.shelf = assets.Shelf(self.static_paths)
        students = self.entrance.place.students
        self.tally = self.entrance.tally
        self.room = Room(self.kernel_manager, students, self.tally)
        self.contents_manager.log = logging.getLogger("reefkit.contents")
        self.contents_manager.log.setLevel(logging.ERROR)
        ours = {
            "default_handler_class": handlers.NotFound,
            "log_function": _log_failures,
            "entrance": self.entrance,
            "pages": self.pages,
            "xsrf_cookie_kwargs": {"path": self.base_url},
            "room": self.room,
            "tally": self.tally,
            "kernel_websocket_connection_class": PageConnection,
            # What is larger still is not read to its end.
            "websocket_max_message_size": LARGEST_MESSAGE + LARGEST_FORM,
            "kept": Kept(f"{self.base_url}voila/static/{self.shelf.version}"),
            "allow_remote_access": True,  # the gate has looked at the name in the address
        }
        return found | ours

    def init_handlers(self) -> list[Route]:
        """Give all routes there are: Voila's own list is replaced, not extended."""
        for_all = tuple(each for each in self.lessons if not each.declared.teachers)
        desks = [each.name for each in self.lessons if each.declared.teachers]
        door = Door(self.pages, for_all, next(iter(desks), ""))
        names = tuple(each.name for each in self.lessons)
        routes: list[Route] = [(r"/", LandingHandler, {"door": door})]
        routes += [
            self.lesson_route(each.name, each.notebook, each.declared.games, each.declared.lab)
            for each in for_all
        ]
        routes += self._teachers_routes()
        if for_all and not self.entrance.place.solo:
            routes.append((r"/join/(?:([A-Za-z0-9-]{1,20})/)?", JoinHandler, {"door": door}))
            if self.entrance.accounts is None:  # an account finds its work without a code
                routes.append((r"/continue/", ContinueHandler, {"door": door}))
        routes += [
            (rf"/api/kernels/{KERNEL}", KernelState),
            (rf"/api/kernels/{KERNEL}/channels", KernelChannels),
            (rf"/voila/api/shutdown/{KERNEL}", KernelEnd),
            (r"/leave/", LeaveHandler, {"door": door, "lessons": names}),
            *self._asset_routes(),
            (r"/.*", handlers.NotFound),
        ]
        base = re.escape(self.base_url.rstrip("/"))
        return [(base + pattern, *rest) for pattern, *rest in routes]

    def _teachers_routes(self) -> list[Route]:
        """Make the routes of lessons for teachers: each with the forms of its entrance."""
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

        Parameters
        ----------
        name, notebook
            What it is called, and the notebook's path from the lessons' folder.
        games
            Whose drawings it needs, as `Declaration` has it.
        lab
            The lab that it opens, whose languages it speaks.
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
        return (rf"/{re.escape(name)}/", handlers.LessonHandler, arguments)

    def listen(self) -> None:
        """Answer at the port asked for, or the next that is free, until asked to end."""
        if self.entrance.place.socket:
            listening = socket_at(self.entrance.place.socket)
        else:
            # A hub knows one port, and no other.
            most = 1 if self.entrance.place.hub is not None else MOST_PORTS
            listening = listening_socket(self.ip, self.port, most)
            self.port = listening.getsockname()[1]
            self.entrance.elsewhere = reached_at(self.ip, self.port, self.base_url)
        tell_served(self.entrance.place.served(self.port))
        desks = [each.name for each in self.lessons if each.declared.teachers]
        gate = gate_of(self.app, self.entrance, self.pages, desks)
        backup = f"{self.base_url}{desks[0]}/{BACKUP}/" if desks else ""
        intake = Intake(self.app, gate, backup, self.tally)
        open_more_files()
        server = Connections(intake, tally=self.tally, students=self.entrance.place.students)
        server.add_sockets([Spared(listening, lambda: self.tally.met("connections"))])
        self.ioloop = tornado.ioloop.IOLoop.current()
        chores = Chores(self.entrance, self.kernel_manager, self.tally, self.tell)
        warmth = forks.ForkProvisioner.warmth
        with Ending(self.ioloop, self._remove_connections) as ending:
            try:
                warmth.start()
                chores.start()
                self.room.start(self.tell)
                self.ready(self._shown_address())
                self.ioloop.start()
            except KeyboardInterrupt:
                pass  # where signals are not ours to hear
            finally:
                if ending.is_asked and len(self.kernel_manager):
                    self.tell(message("serve-closing"))
                chores.stop()
                run_sync(chores.tell_limits)()
                self.room.stop()
                server.stop()
                self.stop()
                warmth.stop()
                self.entrance.close()

    def stop(self) -> None:
        """End every kernel, and remove what was for them."""
        for _ in range(2):  # one that ends by itself just now is no reason to leave others
            with contextlib.suppress(tornado.web.HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()
        self._remove_connections()

    def _remove_connections(self) -> None:
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _shown_address(self) -> str:
        """Give the address for a browser on this machine, which all addresses include."""
        here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.ip)  # noqa: S104
        return url_of(here or self.ip, self.port, self.base_url)

    def _asset_routes(self) -> list[Route]:
        libraries = {"shelf": self.shelf, "version": self.shelf.version}
        asset = assets.ASSET
        return [
            (rf"/assets/{asset}", assets.OwnAssets, {"kept": {}}),
            (rf"/voila/static/{asset}", assets.LibraryAssets, libraries),
            (
                rf"/voila/labextensions/{asset}",
                assets.LibraryAssets,
                {"shelf": assets.Shelf(self.labextensions_path)},
            ),
        ]


def _log_failures(handler: tornado.web.RequestHandler) -> None:
    """Log what the server failed at; what it refused, or has told already, is nobody's concern."""
    if handler.get_status() >= 500 and handler.get_status() != HTTPStatus.SERVICE_UNAVAILABLE:
        tornado.web.Application.log_request(handler.application, handler)
