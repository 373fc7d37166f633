"""What the lab server answers: its lessons, and else nothing."""

from __future__ import annotations

import asyncio
import os
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import tornado.web
from tornado.iostream import StreamClosedError
from voila.tornado.handler import TornadoVoilaHandler  # type: ignore[import-untyped]
from voila.utils import get_page_config  # type: ignore[import-untyped]

from reefkit.classroom.store import StoreFault
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, LANGUAGE_VARIABLE
from reefkit.labs.address import VARIABLE as QUERY_VARIABLE
from reefkit.labs.places import ADDRESS_VARIABLE, ADDRESSES_VARIABLE, NEW_VARIABLE, VISITOR_VARIABLE
from reefkit.serve.lab_headers import OURS, PAGE, policy
from reefkit.serve.lab_kernels import OWNER_HEADER, VISITOR_HEADERS, Kernels
from reefkit.serve.lab_languages import DOOR
from reefkit.serve.lab_packing import Rest, takes_packed
from reefkit.serve.lab_pages import Pages
from reefkit.serve.lab_rendering import Kept, LessonRenderer, with_signs
from reefkit.serve.lab_room import RETRY_AFTER, NoRoom, Room
from reefkit.serve.lab_visitors import HOST, Caller

HEADERS = (*VISITOR_HEADERS, OWNER_HEADER)
"""What `LessonHandler` sets for the kernel."""
SECONDS_SILENT = 10.0
STILL_COMING = "<!-- -->\n"
"""Sent into so long a silence, so that nothing between takes the connection for dead."""


class Closed(Caller):
    """A page that loads nothing from outside, whatever a library on it may try."""

    def log_exception(self, *error: Any) -> None:  # noqa: ANN401
        """Log what was not foreseen; that a store is away the server tells by itself."""
        if not isinstance(error[1], StoreFault | NoRoom):
            super().log_exception(*error)

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401
        """Say in one sentence what is refused, and lead back to the door."""
        # What else went wrong inside is the log's business.
        error = kwargs.get("exc_info", (None, None))[1]
        why = error.why if isinstance(error, NoRoom) else ""
        if isinstance(error, StoreFault):
            status_code, why = HTTPStatus.SERVICE_UNAVAILABLE, "room-store"
            self.set_status(status_code)
        if why:
            self.set_header("Retry-After", str(RETRY_AFTER))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", policy(**PAGE))
        pages = self.server.speaking(self.spoken.locale)
        again = self.request.uri if self.request.method == "GET" and status_code >= 500 else ""
        self.finish(pages.refused(status_code, again or "", why))

    @property
    def content_security_policy(self) -> str:
        """Its own files, and forms to itself."""
        return policy(**PAGE, form_action=OURS)


class NotFound(Closed):
    """Answers whatever is not on the list."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse every method alike."""
        raise tornado.web.HTTPError(404)


class LessonHandler(TornadoVoilaHandler, Closed):  # type: ignore[misc]
    """One lesson at its own address; who visits is handed to its kernel."""

    @property
    def content_security_policy(self) -> str:
        """What the libraries of a lesson need besides, and no more.

        anywidget imports each widget's script from a blob; JupyterLab and its widgets write style
        elements; plots and what is saved are blobs and data.
        """
        host = self.request.host if HOST.fullmatch(self.request.host) else ""
        sources = {
            "script_src": f"{OURS} blob:",
            "style_src": f"{OURS} 'unsafe-inline'",
            "img_src": f"{OURS} data: blob:",
            "font_src": OURS,
            # Safari before 15.4 takes 'self' for no socket's.
            "connect_src": f"{OURS} ws://{host} wss://{host}" if host else OURS,
        }
        return policy(**sources, form_action=OURS)

    def initialize(
        self,
        pages: Pages,
        lesson: str,
        games: tuple[str, ...] | None = None,
        lab: str = "",
        **arguments: Any,  # noqa: ANN401
    ) -> None:
        """Take what it shows."""
        super().initialize(**arguments)
        self.lesson, self.games = lesson, games
        self.pages = pages.speaking(self.spoken.locale, lab or DOOR)
        self._sending: asyncio.Future[None] | None = None
        self._is_left = False

    async def prepare(self) -> None:  # type: ignore[override]
        """Know the visitor again, or give a new one an identity."""
        await super().prepare()
        told = await self.told()
        if self.request.method == "GET":
            await self.make_room(told[OWNER_HEADER])
        _ = self.xsrf_token  # sets the cookie without which the shutdown beacon is refused
        # Set, not added: whatever a browser sent under these names is gone.
        for header in HEADERS:
            self.request.headers.pop(header, None)
            name = VISITOR_HEADERS.get(header, OWNER_HEADER)
            if name in told:
                self.request.headers[header] = told[name]

    @property
    def room(self) -> Room:
        """Who knows whether there is room."""
        found: Room = self.settings["room"]
        return found

    async def make_room(self, owner: str) -> None:
        """See that there is room for a kernel, before anything of the page is sent.

        Raises
        ------
        NoRoom
            When there is none.
        """
        await self.room.admit(owner, self.address)

    async def told(self) -> dict[str, str]:
        """Tell what the kernel is to find in its environment, and whose it is."""
        visitor, is_new = self.welcome()
        return {
            VISITOR_VARIABLE: visitor,
            NEW_VARIABLE: "1" if is_new else "0",
            LANGUAGE_VARIABLE: self.spoken.locale,
            LANGUAGE_CHOSEN_VARIABLE: "1" if self.spoken.is_chosen else "0",
            ADDRESS_VARIABLE: self.address,
            ADDRESSES_VARIABLE: ",".join(self.entrance.reached_at(self.outside)),
            OWNER_HEADER: self.account.owner if self.account is not None else visitor,
        }

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send what needs no kernel at once, then the cells as they come.

        Where the page is left before it is complete, its kernel ends at once: whoever is impatient
        and loads a page five times has one.
        """
        del path
        begins = self.kept.beginning(f"{self.lesson} {self.pages.say.locale}", self._begin)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Encoding")
        packed: Rest | None = None
        if takes_packed(self.request.headers.get("Accept-Encoding", "")):
            packed = Rest(begins)
            self.set_header("Content-Encoding", "gzip")
        kernels = cast("Kernels", self.kernel_manager)
        kernel = ""
        try:
            self.write(begins.plain if packed is None else begins.packed)
            await self.flush()
            renderer = self._renderer()
            await renderer.initialize()
            kernel = await kernels.start_kernel(
                kernel_name=renderer.notebook.metadata.kernelspec.name,
                path=renderer.cwd,
                env=self._environment(),
            )
            if not self._is_left:
                self._sending = asyncio.ensure_future(self._send(renderer, kernel, packed))
                await self._sending
        except StreamClosedError:
            self._is_left = True
        except asyncio.CancelledError:
            if not self._is_left:
                raise
        finally:
            if self._is_left:
                await kernels.end(kernel)

    async def _send(self, renderer: LessonRenderer, kernel: str, packed: Rest | None) -> None:
        """Send the cells."""
        manager = self.kernel_manager.get_kernel(kernel)
        cells = with_signs(renderer.cells(kernel, manager), SECONDS_SILENT, STILL_COMING)
        try:
            async for html in cells:
                piece = html.encode()
                self.write(piece if packed is None else packed.add(piece))
                await self.flush()
        finally:
            renderer.close()
        if packed is not None:
            self.write(packed.end())

    def on_connection_close(self) -> None:
        """Note that nobody waits any more."""
        super().on_connection_close()
        self._is_left = True
        if self._sending is not None:
            self._sending.cancel()

    @property
    def kept(self) -> Kept:
        """What pages share."""
        found: Kept = self.settings["kept"]
        return found

    def _begin(self) -> str:
        """Render how every page of this lesson begins."""
        return self.pages.prelude(self.lesson, self._page_config(), self.games)

    def _page_config(self) -> dict[str, Any]:
        if self.kept.page_config is None:
            config = get_page_config(
                base_url=self.base_url,
                settings=self.settings,
                log=self.log,
                voila_configuration=self.voila_configuration,
            )
            ours = {"jupyterLabTheme": "light", "fullStaticUrl": self.kept.static}
            self.kept.page_config = config | ours
        return self.kept.page_config

    def _renderer(self) -> LessonRenderer:
        return LessonRenderer(
            self.kept,
            Path(self.contents_manager.root_dir),
            request_handler=self,
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=self.notebook_path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=self._page_config(),
        )

    def _environment(self) -> dict[str, str]:
        """Give what the kernel finds in its environment: of the request, what `prepare` has set."""
        headers = {f"HTTP_{name.upper().replace('-', '_')}": name for name in HEADERS}
        told = self.request.headers
        found = {name: told[header] for name, header in headers.items() if header in told}
        return {**os.environ, **found, QUERY_VARIABLE: self.request.query}
