"""Access: where other devices reach this machine, and who may come in there.

A server may ask every browser for a word, once; where it does, nobody passes the gate without it.
A teacher comes in by the set-up code or a sign-in, and keys are shown once.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import hmac
import ipaddress
import re
import secrets
import socket
import threading
import time
import unicodedata
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit

import psutil  # type: ignore[import-untyped]
import tornado.web
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.values import ALPHABET
from reefkit.labs.environment import OWN_VISITOR, Served, database
from reefkit.match.errors import reject
from reefkit.serve.arguments import CommandError
from reefkit.serve.lessons import Closed
from reefkit.serve.pages import FONT, Pages
from reefkit.serve.rate_limit import GuessLimit, Tally
from reefkit.serve.visitors import DAYS, HOST, PURPOSE, key_for, key_of, teacher_key
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.serve.hub import Hub
    from reefkit.serve.hub_gate import Accounts


# ---- The word that a server may ask of every browser, once; the gate below asks for it
#
# A browser that has shown it gets a cookie, from which the word cannot be had: a keyed hash, and
# the key stays with the server. So a cookie cannot be guessed either, and only words are counted.

GATE_COOKIE = "reefkit-token"
GATE_FIELD = "token"
MOST_WRONG, MOST_WRONG_OF_ALL = 60, 600
"""So many other words may come from an address, and from everywhere, in ten minutes: a whole class
behind one address may mistype it."""
MOST_TYPED = 200


def plain_token(typed: str) -> bytes:
    """Give a token as it is compared: a phone begins words with capitals."""
    return unicodedata.normalize("NFKC", typed[:MOST_TYPED]).strip().casefold().encode()


class Token:
    """Knows who has shown the token.

    Parameters
    ----------
    word
        The token; empty where none is asked for.
    key
        What cookies are made with.
    clock
        Gives seconds.
    tally
        Counts the guesses that were too many.
    """

    def __init__(self, word: str, key: bytes, clock: Callable[[], float], tally: Tally) -> None:
        self.is_asked = bool(word)
        self._word = plain_token(word)
        self._guesses = GuessLimit(MOST_WRONG, MOST_WRONG_OF_ALL, clock, tally)
        self.cookie = hmac.digest(key, self._word, hashlib.sha256).hex()

    def has_been_shown(self, request: HTTPServerRequest) -> bool:
        """Tell whether the browser that asks has shown the token before."""
        cookie = request.cookies.get(GATE_COOKIE)
        return cookie is not None and hmac.compare_digest(
            cookie.value.encode(), self.cookie.encode()
        )

    def check(self, typed: str, address: str) -> None:
        """Check what somebody shows.

        Raises
        ------
        Rejection
            When it is not the token, or too much from there was wrong of late.
        """
        self._guesses.allow(address)
        given = plain_token(typed)
        if not hmac.compare_digest(given, self._word):
            self._guesses.count(address, hashlib.sha256(given).hexdigest())
            raise reject("token")


def without_token(uri: str) -> tuple[str, str]:
    """Give an address without the token that it shows, and the token.

    Parameters
    ----------
    uri
        Path and query, as a browser sends them.
    """
    path, _, query = uri.partition("?")
    try:
        said = parse_qsl(query, keep_blank_values=True, max_num_fields=100)
    except ValueError:
        return path, ""
    rest = urlencode([each for each in said if each[0] != GATE_FIELD])
    shown = next((value for name, value in said if name == GATE_FIELD), "")
    return (f"{path}?{rest}" if rest else path), shown


def with_token(address: str, token: str) -> str:
    """Give an address that shows a token by itself; unchanged where none is asked for."""
    if not token:
        return address
    return f"{address}{'&' if urlsplit(address).query else '?'}{urlencode({GATE_FIELD: token})}"


# ---- Who may come in as a teacher: the set-up code, sign-ins, and keys that are shown once

GROUPS, GROUP = 3, 4
"""The set-up code has 60 bits, so that it can be compared before guesses are counted, and who has
it is kept out by nobody: a thousand guesses a second find it in some 18 million years."""
MOST_GUESSES = 10
MOST_GUESSES_OF_ALL = 100
"""After so many wrong set-up codes from an address, and from everywhere, in ten minutes, another
wrong one is told to wait."""
SECONDS_SHOWN = 600
"""A new key, or the receipt of a class that was erased, can be read again for so long."""

_LOOK_ALIKES = str.maketrans("OIL", "011", " -–\u00a0")  # a dash that people type

Found = TypeVar("Found")


@dataclass(frozen=True)
class Endpoint:
    """Where a server answers; port 0 is any that is free.

    Parameters
    ----------
    address, port, base_url
        The address it listens at, and the path under which all its pages lie.
    behind_proxy
        Whether a server of ours stands in front, whose word on where a request came from holds.
    token
        The word that every browser must show once; empty where none is asked for.
    names
        By which browsers may call it, besides its addresses.
    students
        How many the server is to be ready for at once.
    solo
        Whether it is for one reader, or for several at one screen: no class, no desk.
    socket
        The file at which it listens instead of address and port; empty for none.
    hub
        The JupyterHub whose service it is; none where it stands by itself.
    """

    address: str = "127.0.0.1"
    port: int = 8866
    base_url: str = "/"
    behind_proxy: bool = False
    token: str = field(default="", repr=False)
    names: tuple[str, ...] = ()
    students: int = 30
    solo: bool = False
    socket: str = ""
    hub: Hub | None = None

    def served(self, port: int) -> Served:
        """Tell how a server was started, without its secrets; `port` is where it answers."""
        return Served(
            address=self.address,
            port=port,
            base_url=self.base_url,
            students=self.students,
            has_token=bool(self.token),
            is_open=not is_here_alone(self.address),
            behind_proxy=self.behind_proxy,
            has_accounts=self.hub is not None,
            solo=self.solo,
        )


@dataclass(frozen=True)
class ShownKey:
    """A key that has just been made.

    Parameters
    ----------
    name
        The class's.
    key
        In groups, as it is written down.
    query
        What the desk is to open with.
    until
        When it is forgotten, by the clock of the entrance.
    """

    name: str
    key: str
    query: str
    until: float


@dataclass
class DeskSignIn:
    """A desk that a teacher has opened.

    Parameters
    ----------
    token
        What their browser shows.
    class_id
        The class it is of.
    erased
        When its class was first found erased, by the clock of the entrance; none while it is there.
    """

    token: str
    class_id: str
    erased: float | None = None


class Entrance:
    """Says who may come in as a teacher.

    Attributes
    ----------
    set_up_code
        What makes classes here, new at each start: else whoever reaches the server could.
    place
        Where the server answers.
    elsewhere
        Where other devices reach it: URLs, the best first.
    token
        The word that every browser must show once.
    accounts
        Who has signed in at the school's hub; none where there is no hub.
    """

    def __init__(self, place: Endpoint, clock: Callable[[], float] = time.monotonic) -> None:
        self.place = place
        self.elsewhere: tuple[str, ...] = ()
        groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
        self.set_up_code = "-".join(groups)
        self._clock = clock
        self.tally = Tally()
        self._guesses = GuessLimit(MOST_GUESSES, MOST_GUESSES_OF_ALL, clock, self.tally)
        self._keys: dict[str, ShownKey] = {}
        self._desks: dict[str, DeskSignIn] = {}
        self._store: Store | None = None
        self._opening = threading.Lock()
        self.token = Token(
            place.token, self.key_for("token") if place.token else b"", clock, self.tally
        )
        self.accounts: Accounts | None = None
        if place.hub is not None:
            from reefkit.serve.hub_gate import Accounts  # noqa: PLC0415  # JupyterHub's library

            self.accounts = Accounts(place.hub, self)

    def reached_at(self, outside: str) -> tuple[str, ...]:
        """List where other devices reach the server, first by the name a browser has just used.

        Parameters
        ----------
        outside
            The address by which whoever asks calls the server; empty where it is none.
        """
        if not outside or is_here_alone(urlsplit(outside).hostname or ""):
            return self.elsewhere
        return (outside, *(each for each in self.elsewhere if each != outside))

    async def ask(self, call: Callable[[Store], Found]) -> Found:
        """Ask the store, while other pages are answered.

        Raises
        ------
        Rejection, StoreFault
            As the call has them.
        """
        return await asyncio.to_thread(lambda: call(self._open()))

    def key_for(self, purpose: str) -> bytes:
        """Give the key by which all servers of this database sign for a purpose."""
        return key_for(purpose, self._key)

    @cached_property
    def _key(self) -> bytes:
        return key_of(self._open())

    def _open(self) -> Store:
        with self._opening:
            if self._store is None:
                self._store = Store.open(database())
            return self._store

    def close(self) -> None:
        """Let go of the store."""
        if self._store is not None:
            self._store.close()

    def check_set_up_code(self, typed: str, address: str) -> None:
        """Check that somebody has read what the server's terminal says.

        Parameters
        ----------
        typed
            As it was typed: small letters, spaces, hyphens and look-alikes are forgiven.
        address
            Where it comes from; what is guessed wrong from there is counted.

        Raises
        ------
        Rejection
            When it is not the code, which says so too where too many were wrong of late.
        """
        given, right = (plain_set_up_code(each) for each in (typed[:100], self.set_up_code))
        if hmac.compare_digest(given, right):
            return
        self._guesses.allow(address)
        self._guesses.count(address)
        raise reject("set-up-code")

    async def signed_in(self, token: str) -> ClassRow | None:
        """Find the class whose teacher shows a token; none when it is no teacher's any more."""
        if not token:
            return None
        return await self.ask(lambda store: store.classes.signed_in(token))

    async def sign_in(self, class_id: str) -> str:
        """Let a teacher in, and give what their browser shows from now on."""
        token: str = await self.ask(lambda store: store.classes.sign_in(class_id))
        return token

    async def sign_out(self, token: str) -> None:
        """Let a browser in no more."""
        self.put_away(token)
        self._desks.pop(teacher_key(token), None)
        await self.ask(lambda store: store.classes.sign_out(token))

    def opens(self, token: str, class_id: str) -> str:
        """Note that a teacher opens the desk of a class, and give the owner of its kernel."""
        owner = teacher_key(token)
        self._desks[owner] = DeskSignIn(token, class_id)
        return owner

    async def ended(self) -> list[str]:
        """List the owners of kernels whose sign-in has ended since: by time, or a new key.

        Where the class was erased its desk stands a while longer: it shows the receipt.
        """
        found = [owner for owner, desk in list(self._desks.items()) if await self._has_ended(desk)]
        for owner in found:
            del self._desks[owner]
        return found

    async def _has_ended(self, desk: DeskSignIn) -> bool:
        if await self.signed_in(desk.token) is not None:
            return False
        if await self.ask(lambda store: store.classes.get(desk.class_id)) is not None:
            return True
        now = self._clock()
        desk.erased = now if desk.erased is None else desk.erased
        return now >= desk.erased + SECONDS_SHOWN

    def show_once(self, token: str, name: str, key: str, query: str = "") -> None:
        """Keep a new key until it is put away, for the browser that has the token."""
        self._keys = {who: shown for who, shown in self._keys.items() if self._is_fresh(shown)}
        self._keys[teacher_key(token)] = ShownKey(name, key, query, self._clock() + SECONDS_SHOWN)

    def shown(self, token: str) -> ShownKey | None:
        """Give the new key that a browser may still read."""
        found = self._keys.get(teacher_key(token))
        return found if found is not None and self._is_fresh(found) else None

    def put_away(self, token: str) -> None:
        """Forget a key: somebody has written it down."""
        self._keys.pop(teacher_key(token), None)

    async def erase_expired(self) -> list[Message]:
        """Erase the classes whose time is over, and who is in none and came no more; tell it."""
        return await self.ask(self._erase_expired)

    def _erase_expired(self, store: Store) -> list[Message]:
        expired, told = store.classes.erase_expired(), []
        if expired:
            told.append(message("teachers-expired", count=len(expired)))
        if (
            self._has_strangers(store)
            and (idle := store.classes.erase_idle(OWN_VISITOR)) is not None
        ):
            told.append(message("teachers-idle", count=idle.counts["people"]))
        return told

    def _has_strangers(self, store: Store) -> bool:
        """Tell whether others use this server; where its owner alone does, all work is theirs."""
        if self.place.solo:
            return False
        served = self.place.served(self.place.port)
        is_reached = served.is_open or served.behind_proxy or served.has_accounts
        return is_reached or bool(store.classes.all())

    def _is_fresh(self, shown: ShownKey) -> bool:
        return shown.until > self._clock()


def is_here_alone(host: str) -> bool:
    """Tell whether a name means this machine, whichever machine it is typed at."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def plain_set_up_code(typed: str) -> bytes:
    """Give a set-up code as it is compared."""
    return typed.upper().strip().translate(_LOOK_ALIKES).encode()


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


def is_called(host: str, place: Endpoint) -> bool:
    """Tell whether a server may be called by what a browser says in ``Host``.

    Another site can lead a name of its own to this machine (DNS rebinding), and its page would then
    be one of ours to the browser. To an address it cannot, nor to a name that nobody can register.

    Parameters
    ----------
    host
        A name or an address, and perhaps a port: untrusted.
    place
        Where the server answers. Which names a server in front passes on is that one's to say.
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

    Parameters
    ----------
    host, port
        An address of this machine, and the first port; 0 is any that is free.
    most
        How many ports are tried.

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
    """Write the address of a server."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{base_url}"


def reached_at(listens_at: str, port: int, base_url: str) -> tuple[str, ...]:
    """List the URLs by which other devices may reach a server, the likeliest first.

    Parameters
    ----------
    listens_at
        Its own address; ``0.0.0.0`` and ``::`` are all that the machine has.
    port, base_url
        What follows it.
    """
    if is_here_alone(listens_at):
        return ()
    hosts = in_order(machine_addresses(), way_out()) if listens_at in EVERYWHERE else [listens_at]
    return tuple(url_of(host, port, base_url) for host in hosts)


def machine_addresses() -> list[str]:
    """List the IPv4 addresses of this machine's networks."""
    return [
        each.address
        for addresses in psutil.net_if_addrs().values()
        for each in addresses
        if each.family == socket.AF_INET
    ]


def way_out() -> str:
    """Give the address from which this machine speaks to others; empty where it has no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((AWAY, 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def in_order(addresses: Iterable[str], likeliest: str) -> list[str]:
    """Leave out what no other device can reach, and put the likeliest first."""
    found = [ipaddress.ip_address(each) for each in dict.fromkeys(addresses)]
    useful = [each for each in found if not (each.is_loopback or each.is_link_local)]
    return sorted(map(str, useful), key=lambda each: each != likeliest)


# ---- The gate before all that a server answers: where a token is asked for, none pass without it

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
            if GATE_FIELD in request.query_arguments and is_page(request):
                handler = TokenTaken
        elif request.path not in self._open:
            if request.path == f"{self._pages.base}{FORM}":
                handler = TokenForm
            elif GATE_FIELD in request.query_arguments or not self._token.has_been_shown(request):
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
    from reefkit.serve.hub_gate import HubGate  # noqa: PLC0415  # needs JupyterHub's library

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
        self.keep(GATE_COOKIE, self._asked.cookie, DAYS * 24 * 3600, "Lax")
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
            self._asked.check(self.get_body_argument(GATE_FIELD, ""), self.address)
        except ReefkitError as error:
            self.ask(to, error.message)
        else:
            self.let_in(to)
