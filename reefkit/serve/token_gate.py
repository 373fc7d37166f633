"""The gate before all handlers: if an access token is required, nothing is served without it."""

from __future__ import annotations

from http import HTTPStatus

import tornado.web
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router

from reefkit.serve.access import is_called
from reefkit.serve.access_token import GATE_COOKIE, GATE_FIELD, AccessToken, without_token
from reefkit.serve.lessons import Closed
from reefkit.serve.pages import FONT, Pages
from reefkit.serve.teachers import Entrance
from reefkit.serve.visitors import DAYS
from reefkit.text import Message, ReefkitError

FORM = "word/"
"""Path of the form for the token, below the base."""
OPEN = ("mark.svg", "fonts.css", "reefkit.css", "ways-in.css", FONT)
"""Assets of the page that asks for the token."""
PROBES = ("health/live", "health/ready")
"""Paths answered without a token or account: health probes have neither."""


class Gate(Router):
    """Runs before the application: a browser that has not shown the token reaches no handler."""

    def __init__(
        self, application: tornado.web.Application, entrance: Entrance, pages: Pages
    ) -> None:
        self._application, self._place, self._pages = application, entrance.place, pages
        self._token = entrance.token
        self._open = {f"{pages.base}assets/{name}" for name in OPEN}
        self._probes = {f"{pages.base}{name}" for name in PROBES}

    def find_handler(self, request: HTTPServerRequest, **named: object) -> HTTPMessageDelegate:
        own = {"token": self._token, "pages": self._pages}
        handler: type[tornado.web.RequestHandler] | None = None
        if not is_called(request.host, self._place):
            handler = None if request.path in self._open else _NotCalled
        elif not self._token.is_asked:
            if GATE_FIELD in request.query_arguments and _is_page(request):
                handler = _TokenTaken
        elif request.path not in self._open | self._probes:
            if request.path == f"{self._pages.base}{FORM}":
                handler = _TokenForm
            elif GATE_FIELD in request.query_arguments or not self._token.has_been_shown(request):
                handler = _TokenPage
        if handler is None:
            return self._application.find_handler(request, **named)
        return self._application.get_handler_delegate(request, handler, own)


def _is_page(request: HTTPServerRequest) -> bool:
    return request.method == "GET" and request.path.endswith("/")


class _NotCalled(Closed):
    """Refuses requests with a host name that another site may have pointed here."""

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        self.pages = pages.speaking(self.spoken.locale)

    def check_xsrf_cookie(self) -> None:
        """Skip the check: nothing is changed."""

    async def prepare(self) -> None:  # type: ignore[override]
        self.set_status(HTTPStatus.FORBIDDEN)
        self.finish(self.pages.refused(HTTPStatus.FORBIDDEN, why="refused-name"))


class _TokenTaken(Closed):
    """Redirects an address that contains a token, though none is required, to the same without.

    The token is that of a Jupyter server in front, or one that was required earlier.
    """

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        """Take the same arguments as every page of the gate."""

    def get(self) -> None:
        """Redirect to the address without the token, which must not stay in histories and logs."""
        to, _ = without_token(self.request.uri or "")
        self.set_header("Referrer-Policy", "no-referrer")
        self.redirect(self.entrance.addresses.inside(to), status=303)


class _AskingWord(Closed):
    """Asks for the token."""

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        self._asked, self.pages = token, pages.speaking(self.spoken.locale)

    def let_in(self, to: str) -> None:
        self.keep(GATE_COOKIE, self._asked.cookie, DAYS * 24 * 3600, "Lax")
        self.set_header("Referrer-Policy", "no-referrer")
        self.redirect(self.entrance.addresses.inside(to), status=303)

    def ask(self, to: str, trouble: Message | None = None) -> None:
        self.set_status(403)
        shown = {"at": f"{self.base_url}{FORM}", "to": to, "xsrf": self.xsrf, "trouble": trouble}
        self.finish(self.pages.render("token.html", **shown))


class _TokenPage(_AskingWord):
    """Any address, requested without the token, or with the token in the address."""

    async def get(self) -> None:
        to, shown = without_token(self.request.uri or "")
        if not shown:
            self.ask(to)
            return
        try:
            # With the cookie, an old link is not a guess.
            if not self._asked.has_been_shown(self.request):
                await self.entrance.check_token(shown, self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)

    head = get


class _TokenForm(_AskingWord):
    """The form of the page that asks. Jupyter's XSRF check refuses other sites' forms."""

    def get(self) -> None:
        self.redirect(self.base_url, status=303)

    async def post(self) -> None:
        to = self.get_body_argument("to", self.base_url)
        try:
            await self.entrance.check_token(self.get_body_argument(GATE_FIELD, ""), self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)
