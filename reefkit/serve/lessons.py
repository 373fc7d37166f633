"""Lessons as pages: executing and rendering them for a visitor.

What Voila makes anew for each page is made once and shared here (`rendering`, `assets`).
"""

from __future__ import annotations

import asyncio
import os
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import msgspec
import tornado.web
from tornado.iostream import StreamClosedError
from voila.tornado.handler import TornadoVoilaHandler  # type: ignore[import-untyped]
from voila.utils import get_page_config  # type: ignore[import-untyped]

from reefkit.classroom.store import StoreFault
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE
from reefkit.labs.environment import (
    ADDRESS_VARIABLE,
    ADDRESSES_VARIABLE,
    CLASS_VARIABLE,
    NEW_VARIABLE,
    SERVER_VARIABLE,
    SIGN_IN_VARIABLE,
    TEACHES_VARIABLE,
    TOKEN_VARIABLE,
    VISITOR_VARIABLE,
    served,
)
from reefkit.labs.page_address import ADDRESS_QUERY as QUERY_VARIABLE
from reefkit.serve.capacity import CLOSING, RETRY_AFTER, Capacity, NoRoom
from reefkit.serve.content_policy import OURS, PAGE, policy
from reefkit.serve.entrance import Caller
from reefkit.serve.kernels import Kernels
from reefkit.serve.packing import PageRest, takes_packed
from reefkit.serve.page_language import DOOR
from reefkit.serve.pages import Pages
from reefkit.serve.rendering import LessonRenderer, SharedLesson, with_signs
from reefkit.serve.visitors import HOST, XSRF_COOKIE, XSRF_FIELD
from reefkit.text.languages import LANGUAGE_VARIABLE

VISITOR_VARIABLES = {
    VISITOR_VARIABLE,
    NEW_VARIABLE,
    CLASS_VARIABLE,
    SIGN_IN_VARIABLE,
    TEACHES_VARIABLE,
    TOKEN_VARIABLE,
    ADDRESS_VARIABLE,
    ADDRESSES_VARIABLE,
    LANGUAGE_VARIABLE,
    LANGUAGE_CHOSEN_VARIABLE,
}
"""Environment variables that tell a kernel about its visitor; the server's own are left out."""
SECONDS_SILENT = 10.0
STILL_COMING = "<!-- -->\n"
"""HTML comment sent after each `SECONDS_SILENT` without output, so that no proxy ends the
connection."""


class Closed(Caller):
    """Base of handlers of pages, which load nothing from other sites; errors are pages too."""

    def log_exception(self, *error: Any) -> None:  # noqa: ANN401
        if not isinstance(error[1], StoreFault | NoRoom):
            super().log_exception(*error)

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401
        # The details of other errors are only logged.
        error = kwargs.get("exc_info", (None, None))[1]
        why = error.why if isinstance(error, NoRoom) else ""
        if status_code == HTTPStatus.FORBIDDEN and self._lacks_cookies:
            why = "refused-cookies"
        if isinstance(error, StoreFault):
            status_code, why = HTTPStatus.SERVICE_UNAVAILABLE, "room-store"
            self.set_status(status_code)
        if why:
            self.set_header("Retry-After", str(RETRY_AFTER))
        if why == CLOSING:  # another server, or this one after its restart, will show the page
            self.set_header("Refresh", "3")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", policy(**PAGE))
        pages = self.server.speaking(self.spoken.locale)
        again = self.request.uri if self.request.method == "GET" and status_code >= 500 else ""
        self.finish(pages.refused(status_code, again or "", why))

    @property
    def _lacks_cookies(self) -> bool:
        request = self.request
        return (
            request.method == "POST"
            and XSRF_FIELD in request.body_arguments
            and XSRF_COOKIE not in request.cookies
        )

    @property
    def content_security_policy(self) -> str:
        return policy(**PAGE, form_action=OURS)

    @property
    def own_sockets(self) -> str:
        """Sources for the content policy that allow web sockets to this server."""
        host = self.request.host
        # In Safari before 15.4, 'self' does not include sockets.
        return f"{OURS} ws://{host} wss://{host}" if HOST.fullmatch(host) else OURS


class LessonHandler(TornadoVoilaHandler, Closed):  # type: ignore[misc]
    """One lesson at its own address, with a kernel that knows the visitor."""

    @property
    def content_security_policy(self) -> str:
        """Allow only what a lesson's libraries need.

        anywidget imports each widget's script from a blob URL; JupyterLab and its widgets write
        style elements; plots and downloads are blob and data URLs.
        """
        sources = {
            "script_src": f"{OURS} blob:",
            "style_src": f"{OURS} 'unsafe-inline'",
            "img_src": f"{OURS} data: blob:",
            "font_src": OURS,
            "connect_src": self.own_sockets,
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
        super().initialize(**arguments)
        self.lesson, self.games = lesson, games
        self.pages = pages.speaking(self.spoken.locale, lab or DOOR)
        self._sending: asyncio.Future[None] | None = None
        self._is_left = False

    async def prepare(self) -> None:  # type: ignore[override]
        await super().prepare()
        self.visit = await self.read_visit()
        if self.request.method == "GET":
            await self.make_room(self.kernel_owner)
            self.stay()
        _ = self.xsrf_token  # sets the cookie without which the shutdown beacon is refused

    @property
    def room(self) -> Capacity:
        found: Capacity = self.settings["room"]
        return found

    async def make_room(self, owner: str) -> None:
        """Check that another kernel may start, before any of the page is sent.

        Raises
        ------
        NoRoom
            If none may.
        """
        await self.room.admit(owner, self.address)

    async def read_visit(self) -> dict[str, str]:
        """Return the kernel's `VISITOR_VARIABLES`, and set `kernel_owner`."""
        visitor, is_new = self.welcome()
        self.kernel_owner = self.account.owner if self.account is not None else visitor
        return {
            VISITOR_VARIABLE: visitor,
            NEW_VARIABLE: "1" if is_new else "0",
            LANGUAGE_VARIABLE: self.spoken.locale,
            LANGUAGE_CHOSEN_VARIABLE: "1" if self.spoken.is_chosen else "0",
            TEACHES_VARIABLE: "1" if await self._teaches() else "0",
            ADDRESS_VARIABLE: self.address,
            ADDRESSES_VARIABLE: ",".join(self.entrance.reached_at(self.outside)),
        }

    async def _teaches(self) -> bool:
        token = self.token
        found = lambda store: bool(token and store.classes.signed_in(token))  # noqa: E731
        return bool(token) and await self.entrance.ask_soon(found, False)

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the page's beginning, which needs no kernel, then each cell once it is executed.

        If the page is left before it is complete, its kernel ends at once, so that a reader who
        reloads a page five times has only one kernel.
        """
        begins = self.kept.beginning(f"{self.lesson} {self.pages.say.locale}", self._begin)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Encoding")
        packed: PageRest | None = None
        if takes_packed(self.request.headers.get("Accept-Encoding", "")):
            packed = PageRest(begins)
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
                owner=self.kernel_owner,
                address=self.address,
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

    async def _send(self, renderer: LessonRenderer, kernel: str, packed: PageRest | None) -> None:
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
        super().on_connection_close()
        self._is_left = True
        if self._sending is not None:
            self._sending.cancel()

    @property
    def kept(self) -> SharedLesson:
        found: SharedLesson = self.settings["kept"]
        return found

    def _begin(self) -> str:
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
        own = {name: each for name, each in os.environ.items() if name not in VISITOR_VARIABLES}
        found, how = {**own, **self.visit}, served()
        if self.account is not None and how is not None:  # perhaps only this browser has one
            mine = msgspec.structs.replace(how, has_accounts=True)
            found[SERVER_VARIABLE] = msgspec.json.encode(mine).decode()
        return {**found, QUERY_VARIABLE: self.request.query}
