"""The gate before all that a server answers: where a token is asked for, none pass without it."""

from __future__ import annotations

import re
from collections.abc import Collection
from http import HTTPStatus

import tornado.web
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router

from reefkit.serve.lab_addresses import is_called
from reefkit.serve.lab_entrance import Entrance
from reefkit.serve.lab_handlers import Closed
from reefkit.serve.lab_pages import FONT, Pages
from reefkit.serve.lab_token import COOKIE, FIELD, Token, without_token
from reefkit.serve.lab_visitors import DAYS, PURPOSE
from reefkit.text import Message, ReefkitError

FORM = "word/"
"""Where the form leads that asks for the token, below the base."""
OPEN = ("mark.svg", "fonts.css", "reefkit.css", "ways-in.css", FONT)
"""The assets of the page that asks."""
INSIDE = re.compile(r"/(?![/\\])[!-~]*")
"""An address of ours as a browser sends it; two slashes would lead to another machine."""


class Gate(Router):
    """Stands before the application: whoever has not shown the token gets no handler of it.

    Parameters
    ----------
    application
        What is guarded.
    entrance
        Knows where the server answers, and the token that is asked for.
    pages
        What renders the page that asks.
    """

    def __init__(
        self, application: tornado.web.Application, entrance: Entrance, pages: Pages
    ) -> None:
        self._application, self._place, self._pages = application, entrance.place, pages
        self._token = entrance.token
        self._open = {f"{pages.base}assets/{name}" for name in OPEN}

    def find_handler(self, request: HTTPServerRequest, **named: object) -> HTTPMessageDelegate:
        """Find who answers a request."""
        own = {"token": self._token, "pages": self._pages}
        handler: type[tornado.web.RequestHandler] | None = None
        if not is_called(request.host, self._place):
            handler = None if request.path in self._open else NotCalled
        elif not self._token.is_asked:
            if FIELD in request.query_arguments and is_page(request):
                handler = TokenTaken
        elif request.path not in self._open:
            if request.path == f"{self._pages.base}{FORM}":
                handler = TokenForm
            elif FIELD in request.query_arguments or not self._token.has_been_shown(request):
                handler = TokenPage
        if handler is None:
            found = self._application.find_handler(request, **named)
            if found is None:
                raise ValueError("an application answers all requests")
            return found
        return self._application.get_handler_delegate(request, handler, own)


def gate_of(
    application: tornado.web.Application, entrance: Entrance, pages: Pages, desks: Collection[str]
) -> Router:
    """Make what stands before an application: no handler of it, nor of a library, is asked before.

    Parameters
    ----------
    application
        What is guarded.
    entrance
        Knows the token, and who has signed in where a hub says who visits.
    pages
        What renders what the gate says.
    desks
        The names of lessons for teachers.
    """
    if entrance.accounts is None:
        _ = entrance.key_for(PURPOSE)  # read now: no page waits for it later
        return Gate(application, entrance, pages)
    from reefkit.serve.hub.gate import HubGate  # noqa: PLC0415  # needs JupyterHub's library

    return HubGate(application, entrance.accounts, pages, desks)


def is_page(request: HTTPServerRequest) -> bool:
    """Tell whether a browser asks for a page: the address of each ends with a slash."""
    return request.method == "GET" and request.path.endswith("/")


class NotCalled(Closed):
    """Answers whoever calls the server by a name that another site may have led here."""

    def initialize(self, token: Token, pages: Pages) -> None:
        """Take what every page before the labs takes."""
        del token
        self.pages = pages.speaking(self.spoken.locale)

    def check_xsrf_cookie(self) -> None:
        """Let the sentence through: nothing is done."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse every method alike."""
        self.set_status(HTTPStatus.FORBIDDEN)
        self.finish(self.pages.refused(HTTPStatus.FORBIDDEN, why="refused-name"))


class TokenTaken(Closed):
    """A page whose address shows a word that nobody here asks for: it leads on without.

    The word is a Jupyter server's that stands in front, or one that was asked for before.
    """

    def initialize(self, token: Token, pages: Pages) -> None:
        """Take what every page before the labs takes."""
        del token, pages

    def get(self) -> None:
        """Take the word out of the address, so that no history, bookmark or log of ours has it."""
        to, _ = without_token(self.request.uri or "")
        self.set_header("Referrer-Policy", "no-referrer")
        self.redirect(to if INSIDE.fullmatch(to) else self.base_url, status=303)


class _Asking(Closed):
    """What is answered where the token has not been shown."""

    def initialize(self, token: Token, pages: Pages) -> None:
        """Take what is asked for, and what asks for it."""
        self._asked, self.pages = token, pages.speaking(self.spoken.locale)

    def let_in(self, to: str) -> None:
        """Have the browser known from now on, and lead it to where it wanted."""
        self.keep(COOKIE, self._asked.cookie, DAYS * 24 * 3600, "Lax")
        self.set_header("Referrer-Policy", "no-referrer")
        is_ours = INSIDE.fullmatch(to) and to.startswith(self.base_url)
        self.redirect(to if is_ours else self.base_url, status=303)

    def ask(self, to: str, trouble: Message | None = None) -> None:
        """Ask for the token, and lead on to `to` with it."""
        self.set_status(403)
        xsrf = self.xsrf_form_html()
        self.finish(self.pages.token(f"{self.base_url}{FORM}", xsrf, to, trouble))


class TokenPage(_Asking):
    """Any address, asked for by who has not shown the token, or shows it in the address."""

    async def get(self) -> None:
        """Take the token out of the address, or ask for it."""
        to, shown = without_token(self.request.uri or "")
        if not shown:
            self.ask(to)
            return
        try:
            if not self._asked.has_been_shown(self.request):  # an old link is no guess then
                self._asked.check(shown, self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)

    head = get


class TokenForm(_Asking):
    """The form of the page that asks. Jupyter's own check refuses what another site sends."""

    def get(self) -> None:
        """Lead to the door, which asks."""
        self.redirect(self.base_url, status=303)

    def post(self) -> None:
        """Let in whoever knows the token."""
        to = self.get_body_argument("to", self.base_url)
        try:
            self._asked.check(self.get_body_argument(FIELD, ""), self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)
