"""What the lab server answers: its door, its lessons, library assets, and else nothing."""

from __future__ import annotations

import re
from typing import Any

import tornado.web
from jupyter_server.base.handlers import FileFindHandler
from voila.static_file_handler import MultiStaticFileHandler  # type: ignore[import-untyped]
from voila.tornado.handler import TornadoVoilaHandler  # type: ignore[import-untyped]
from voila.utils import get_page_config  # type: ignore[import-untyped]

from reefkit.labs.places import ADDRESS_VARIABLE, ADDRESSES_VARIABLE, NEW_VARIABLE, VISITOR_VARIABLE
from reefkit.serve.lab_kernels import OWNER_HEADER, VISITOR_HEADERS
from reefkit.serve.lab_lessons import Lesson
from reefkit.serve.lab_pages import Pages, own_asset
from reefkit.serve.lab_visitors import COOKIE, Caller

ASSET = r"((?:[A-Za-z0-9@_][A-Za-z0-9@_.+-]*/)*[A-Za-z0-9@_][A-Za-z0-9@_.+-]*\.[A-Za-z0-9]+)"
"""A file of a library: folders and a name, none of them hidden, none that leads upwards."""

HASHED = re.compile(r"[.-][0-9a-f]{8,}\.[a-z0-9]+$")
YEAR = 365 * 24 * 3600


class Closed(Caller):
    """A page that loads nothing from outside, whatever a library on it may try."""

    def set_default_headers(self) -> None:
        """Keep to ourselves what an address names, and other sites' windows apart."""
        super().set_default_headers()
        # With none at all, a browser would not say where our own forms come from.
        self.set_header("Referrer-Policy", "same-origin")
        self.set_header("Cross-Origin-Opener-Policy", "same-origin")
        self.set_header("Permissions-Policy", "camera=(), geolocation=(), microphone=()")

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401
        """Say in one sentence what is refused, and lead back to the door."""
        del kwargs  # what went wrong inside is the log's business
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        pages: Pages = self.settings["pages"]
        self.finish(pages.refused(status_code))

    @property
    def content_security_policy(self) -> str:
        """Scripts, styles and data from this server only; widget libraries need the rest."""
        return "; ".join(
            [
                # no reader: headers for a browser
                "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
                # no reader: as above
                f"connect-src 'self' data: blob: ws://{self.request.host} wss://{self.request.host}",
                "frame-ancestors 'self'",
                "base-uri 'self'",
                "form-action 'self'",
                "object-src 'none'",
            ]
        )


class NotFound(Closed):
    """Answers whatever is not on the list."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse every method alike."""
        raise tornado.web.HTTPError(404)


class LandingHandler(Closed):
    """The door."""

    def initialize(self, pages: Pages, lessons: tuple[Lesson, ...], desk: str) -> None:
        """Take what it shows."""
        self.pages, self.lessons, self.desk = pages, lessons, desk

    def get(self) -> None:
        """Show the lessons."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(self.pages.landing(self.lessons, self.desk))


class LessonHandler(TornadoVoilaHandler, Closed):  # type: ignore[misc]
    """One lesson at its own address; who visits is handed to its kernel."""

    content_security_policy = Closed.content_security_policy

    def initialize(
        self,
        pages: Pages,
        lesson: str,
        games: tuple[str, ...] | None = None,
        **arguments: Any,  # noqa: ANN401
    ) -> None:
        """Take what it shows."""
        super().initialize(**arguments)
        self.pages, self.lesson, self.games = pages, lesson, games

    async def prepare(self) -> None:  # type: ignore[override]
        """Know the visitor again, or give a new one an identity."""
        await super().prepare()
        told = await self.told()
        _ = self.xsrf_token  # sets the cookie without which the shutdown beacon is refused
        # Set, not added: whatever a browser sent under these names is gone.
        for header in (*VISITOR_HEADERS, OWNER_HEADER):
            self.request.headers.pop(header, None)
            name = VISITOR_HEADERS.get(header, OWNER_HEADER)
            if name in told:
                self.request.headers[header] = told[name]

    async def told(self) -> dict[str, str]:
        """Tell what the kernel is to find in its environment, and whose it is."""
        visitor, is_new = self.welcome()
        return {
            VISITOR_VARIABLE: visitor,
            NEW_VARIABLE: "1" if is_new else "0",
            ADDRESS_VARIABLE: self.address,
            ADDRESSES_VARIABLE: ",".join(self.entrance.reached_at(self.outside)),
            OWNER_HEADER: visitor,
        }

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send what needs no kernel at once, then the cells as they come."""
        del path
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.write(self.pages.prelude(self.lesson, self._page_config(), self.games))
        await self.flush()
        async for html in self.get_generator():
            self.write(html)
            await self.flush()

    def _page_config(self) -> dict[str, Any]:
        config = get_page_config(
            base_url=self.base_url,
            settings=self.settings,
            log=self.log,
            voila_configuration=self.voila_configuration,
        )
        return {**config, "jupyterLabTheme": "light"}


class LeaveHandler(Closed):
    """*Leave this computer*: the browser forgets who it was."""

    def initialize(self, lessons: tuple[str, ...]) -> None:
        """Take the names of the lessons, the only pages that it leads to."""
        self.lessons = lessons

    def post(self) -> None:
        """Take the cookie away, and open the page again, as somebody new.

        Jupyter's own check refuses what another site sends.
        """
        self.clear_cookie(COOKIE, path=self.base_url, httponly=True, samesite="Lax")
        to = self.get_body_argument("to", self.base_url)
        known = {self.base_url, *(f"{self.base_url}{name}/" for name in self.lessons)}
        self.redirect(to if to in known else self.base_url, status=303)


class OwnAssets(Closed):
    """The few files that are ours."""

    def get(self, name: str) -> None:
        """Send one, to be kept for long when its address names its content."""
        content = own_asset(name)
        if content is None:
            raise tornado.web.HTTPError(404)
        kept = f"max-age={YEAR}, immutable" if "v" in self.request.arguments else "no-cache"
        self.set_header("Cache-Control", kept)
        self.set_header("Content-Type", _TYPES[name.rpartition(".")[2]])
        self.finish(content)


_TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}


class LibraryAssets(MultiStaticFileHandler):  # type: ignore[misc]
    """The static files of Voila and Jupyter."""


class ExtensionAssets(FileFindHandler):
    """The scripts of widget libraries."""

    def set_headers(self) -> None:
        """Let a browser keep what another content would have another name for."""
        super().set_headers()
        if HASHED.search(self.path):
            self.set_header("Cache-Control", f"max-age={YEAR}, immutable")
