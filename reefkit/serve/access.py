"""Access: where other devices reach this machine, and the gate that stands before all it answers.

Where a server asks every browser for a word, nobody passes the gate without it.
"""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Iterable
from http import HTTPStatus
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import tornado.web
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router

from reefkit.serve.arguments import CommandError
from reefkit.serve.entrance import (
    GATE_COOKIE,
    GATE_FIELD,
    AccessToken,
    Endpoint,
    Entrance,
    is_here_alone,
    without_token,
)
from reefkit.serve.lessons import Closed
from reefkit.serve.pages import FONT, Pages
from reefkit.serve.visitors import DAYS, HOST
from reefkit.text import Message, ReefkitError, message

# ---- Where other devices reach this machine: what they type into their browsers

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  # compared with, not listened at
AWAY = "192.0.2.1"
"""An address that is nobody's (RFC 5737): no packet goes there, but the system says which way."""

PRIVATE = (".local", ".internal", ".home.arpa", ".lan")
"""How names end that are given in one network only: public DNS has none of them."""

MOST_WAITING = 128
"""How many connections the system keeps that were not taken yet."""

MOST_PORTS = 50
"""How many ports after the one asked for are tried."""


def _is_called(host: str, place: Endpoint) -> bool:
    """Return whether a server may be called by what a browser says in ``Host``.

    Another site can lead a name of its own to this machine (DNS rebinding), and its page would then
    be one of ours to the browser. To an address it cannot, nor to a name that nobody can register.
    """
    if place.behind_proxy:
        return True
    found = HOST.fullmatch(host)
    name = found.group(1).strip("[]").lower() if found else ""
    if name in place.names or is_here_alone(name):
        return True
    if not name or is_here_alone(place.address):
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(PRIVATE) or name == socket.gethostname().lower()
    return True


def listening_socket(host: str, port: int, most: int = MOST_PORTS) -> socket.socket:
    """Open a socket at the port asked for, or the next that is free.

    `host`, `port`: an address of this machine, and the first port; 0 is any that is free.

    Raises
    ------
    CommandError
        When the machine has no such address, or none of so many ports is free.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, min(port + most - 1, 65535) + 1):
        try:
            found = socket.create_server((host, each), family=family)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise CommandError(message("lab-no-address", address=host)) from error
        else:
            found.setblocking(False)
            return found
    raise CommandError(message("lab-no-port", port=str(port)))


def socket_at(file: str) -> socket.socket:
    """Open a socket at a file, which only this account can use.

    Raises
    ------
    CommandError
        When there cannot be one: the folder is missing or closed, the name is too long, or the
        system has no such sockets.
    """
    try:
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    except AttributeError as error:
        raise CommandError(message("solo-no-socket", file=file)) from error
    place = Path(file)
    try:
        if place.is_socket():
            place.unlink()  # of a server that was ended before it could remove it
        found.bind(file)
        place.chmod(0o600)
        found.setblocking(False)
        found.listen(MOST_WAITING)
    except (OSError, ValueError) as error:
        found.close()
        raise CommandError(message("solo-no-socket", file=file)) from error
    return found


def url_of(host: str, port: int, base_url: str) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{base_url}"


def reached_at(listens_at: str, port: int, base_url: str) -> tuple[str, ...]:
    """List the URLs by which other devices may reach a server, the likeliest first.

    `listens_at`: its own address; ``0.0.0.0`` and ``::`` are all that the machine has.
    """
    if is_here_alone(listens_at):
        return ()
    hosts = in_order(machine_addresses(), _way_out()) if listens_at in EVERYWHERE else [listens_at]
    return tuple(url_of(host, port, base_url) for host in hosts)


def machine_addresses() -> list[str]:
    return [
        each.address
        for addresses in psutil.net_if_addrs().values()
        for each in addresses
        if each.family == socket.AF_INET
    ]


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((AWAY, 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def in_order(addresses: Iterable[str], likeliest: str) -> list[str]:
    found = [ipaddress.ip_address(each) for each in dict.fromkeys(addresses)]
    useful = [each for each in found if not (each.is_loopback or each.is_link_local)]
    return sorted(map(str, useful), key=lambda each: each != likeliest)


# ---- The gate before all that a server answers: where a token is asked for, none pass without it

FORM = "word/"
"""Where the form leads that asks for the token, below the base."""
OPEN = ("mark.svg", "fonts.css", "reefkit.css", "ways-in.css", FONT)
"""The assets of the page that asks."""
PROBES = ("health/live", "health/ready")
"""What is answered without a word or an account: who looks whether a server lives has neither."""


class Gate(Router):
    """Stands before the application: whoever has not shown the token gets no handler of it."""

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
        if not _is_called(request.host, self._place):
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
            found = self._application.find_handler(request, **named)
            if found is None:
                raise ValueError("an application answers all requests")
            return found
        return self._application.get_handler_delegate(request, handler, own)


def _is_page(request: HTTPServerRequest) -> bool:
    return request.method == "GET" and request.path.endswith("/")


class _NotCalled(Closed):
    """Answers whoever calls the server by a name that another site may have led here."""

    def initialize(self, token: AccessToken, pages: Pages) -> None:
        self.pages = pages.speaking(self.spoken.locale)

    def check_xsrf_cookie(self) -> None:
        """Let the sentence through: nothing is done."""

    async def prepare(self) -> None:  # type: ignore[override]
        self.set_status(HTTPStatus.FORBIDDEN)
        self.finish(self.pages.refused(HTTPStatus.FORBIDDEN, why="refused-name"))


class _TokenTaken(Closed):
    """A page whose address shows a word that nobody here asks for: it leads on without.

    The word is a Jupyter server's that stands in front, or one that was asked for before.
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
        xsrf = self.xsrf_form_html()
        self.finish(self.pages.token(f"{self.base_url}{FORM}", xsrf, to, trouble))


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
