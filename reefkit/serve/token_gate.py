"""The gate before all that a server answers: where a token is requested, none pass without it."""

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
"""Where the form leads that asks for the token, below the base."""
OPEN = ("mark.svg", "fonts.css", "reefkit.css", "ways-in.css", FONT)
"""The assets of the page that asks."""
PROBES = ("health/live", "health/ready")
"""What is answered without a word or an account: who looks whether a server lives has neither."""


class Gate(Router):
    """Runs before the application: a browser that has not shown the token gets no handler of it."""

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
    """Answers those who call the server by a name that another site may have led here."""

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        self.pages = pages.speaking(self.spoken.locale)

    def check_xsrf_cookie(self) -> None:
        """Let the sentence through: nothing is done."""

    async def prepare(self) -> None:  # type: ignore[override]
        self.set_status(HTTPStatus.FORBIDDEN)
        self.finish(self.pages.refused(HTTPStatus.FORBIDDEN, why="refused-name"))


class _TokenTaken(Closed):
    """A page whose address shows a word that nobody here asks for: it leads on without.

    The word is a Jupyter server's that is in front, or one that was requested before.
    """

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        """Take what every page before the labs takes."""

    def get(self) -> None:
        """Take the token out of the address: no history, bookmark or log of ours has it."""
        to, _ = without_token(self.request.uri or "")
        self.set_header("Referrer-Policy", "no-referrer")
        self.redirect(self.entrance.addresses.inside(to), status=303)


class _AskingWord(Closed):
    """What is answered where the token has not been shown."""

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
    """Any address, asked for by who has not shown the token, or shows it in the address."""

    async def get(self) -> None:
        to, shown = without_token(self.request.uri or "")
        if not shown:
            self.ask(to)
            return
        try:
            if not self._asked.has_been_shown(self.request):  # an old link is no guess then
                await self.entrance.check_token(shown, self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)

    head = get


class _TokenForm(_AskingWord):
    """The form of the page that asks. Jupyter's own check refuses what another site sends."""

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
