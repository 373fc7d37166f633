"""The entrance: who may come in, as a visitor or as a teacher, and who asks.

A server may ask every browser for a word, once. A teacher comes in by the set-up code or a sign-in,
and keys are shown once. Where a school's hub or a course's launch says who visits, its accounts do.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import socket
import threading
import time
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Protocol, TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec
import tornado.web
from jupyter_server.auth import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPServerRequest

from reefkit import __version__
from reefkit.classroom.store import ClassRow, Store, StoreFault
from reefkit.classroom.store.records import hashed
from reefkit.classroom.store.values import new_id
from reefkit.health.machine import clock_is_far
from reefkit.labs.environment import INSTANCE_COOKIE, OWN_VISITOR, Served, database
from reefkit.match.errors import reject
from reefkit.serve.addresses import Addresses
from reefkit.serve.hub import Hub, scope_of
from reefkit.serve.pages import Pages
from reefkit.serve.rate_limit import Tally
from reefkit.serve.visitors import (
    DAYS,
    HOST,
    LANGUAGE_COOKIE,
    OF_ALL,
    OWN_SITES,
    PURPOSE,
    REQUEST,
    REQUEST_HEADER,
    TEACHER_COOKIE,
    TOKEN,
    VISITOR_COOKIE,
    Spoken,
    choose,
    counted_address,
    first_of,
    key_for,
    key_of,
    new_identity,
    policy,
    request_id,
    signed,
    teacher_key,
    unsigned,
    visitor_key,
)
from reefkit.text import Message, ReefkitError, message
from reefkit.text.codes import ALPHABET, base32_of

# ---- The word that a server may ask of every browser, once; the gate below asks for it
#
# A browser that has shown it gets a cookie, from which the word cannot be had: a keyed hash, and
# the key stays with the server. So a cookie cannot be guessed either, and only words are counted.

GATE_COOKIE = "reefkit-token"
GATE_FIELD = "token"
MOST_TYPED = 200
TRACE = 4
"""So many letters of a keyed hash stand for a word that was wrong: enough to know the same one
again, and too few to tell somebody's slip of the finger from others."""


def _plain_token(typed: str) -> bytes:
    """Normalise a token for comparison: phones capitalise the first letter."""
    return unicodedata.normalize("NFKC", typed[:MOST_TYPED]).strip().casefold().encode()


class AccessToken:
    """Knows who has shown the token.

    `word`: the token; empty where none is asked for.
    """

    def __init__(self, word: str, key: bytes) -> None:
        self.is_asked = bool(word)
        self._word, self._key = _plain_token(word), key
        self.cookie = hmac.digest(key, self._word, hashlib.sha256).hex()

    def has_been_shown(self, request: HTTPServerRequest) -> bool:
        cookie = request.cookies.get(GATE_COOKIE)
        return cookie is not None and hmac.compare_digest(
            cookie.value.encode(), self.cookie.encode()
        )

    def check(self, store: Store, typed: str, address: str) -> None:
        """Check what somebody shows; what is wrong is counted, on all servers of the store.

        Raises
        ------
        Rejection
            When it is not the token, or too much from there was wrong of late.
        StoreFault
            When the store cannot count.
        """
        store.limits.allow_try("word", address)
        given = _plain_token(typed)
        if not hmac.compare_digest(given, self._word):
            what = hmac.digest(self._key, f"{address} ".encode() + given, hashlib.sha256).hex()
            store.limits.count_wrong("word", address, what[:TRACE])
            raise reject("token")


def without_token(uri: str) -> tuple[str, str]:
    path, _, query = uri.partition("?")
    try:
        said = parse_qsl(query, keep_blank_values=True, max_num_fields=100)
    except ValueError:
        return path, ""
    rest = urlencode([each for each in said if each[0] != GATE_FIELD])
    shown = next((value for name, value in said if name == GATE_FIELD), "")
    return (f"{path}?{rest}" if rest else path), shown


def with_token(address: str, token: str) -> str:
    if not token:
        return address
    return f"{address}{'&' if urlsplit(address).query else '?'}{urlencode({GATE_FIELD: token})}"


# ---- Who may come in as a teacher: the set-up code, sign-ins, and keys that are shown once

KEY_COOKIE, KEY_PURPOSE = "reefkit-new-key", "new-key"
RESTORE_COOKIE, RESTORE_PURPOSE = "reefkit-restore", "restore"
"""Holds that its browser may send a class's back-up now."""
GROUPS, GROUP = 3, 4
"""The set-up code has 60 bits, so that it can be compared before guesses are counted, and who has
it is kept out by nobody: a thousand guesses a second find it in some 18 million years."""
SECONDS_SHOWN = 600
"""A new key can be read again for so long."""
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""When a cookie ended that a browser is to forget."""

PATIENCE = 2.0
"""Seconds that a page waits for the store: without it the door still opens, and knows nobody."""

Found = TypeVar("Found")
Other = TypeVar("Other")


@dataclass(frozen=True)
class Endpoint:
    """Where a server answers; port 0 is any that is free."""

    #: ``address``, ``port``, ``base_url``: The address it listens at, and the path under which all
    #: its pages lie.
    address: str = "127.0.0.1"
    port: int = 8866
    base_url: str = "/"
    #: Whether a server of ours stands in front, whose word on where a request came from holds.
    behind_proxy: bool = False
    #: The word that every browser must show once; empty where none is asked for.
    token: str = field(default="", repr=False)
    names: tuple[str, ...] = ()  #: By which browsers may call it, besides its addresses.
    students: int = 30  #: How many the server is to be ready for at once.
    #: Whether it is for one reader, or for several at one screen: no class, no desk.
    solo: bool = False
    socket: str = ""  #: The file at which it listens instead of address and port; empty for none.
    hub: Hub | None = None  #: The JupyterHub whose service it is; none where it stands by itself.
    #: What it is called among the servers behind one proxy; empty where it stands alone.
    instance: str = ""

    def called(self, port: int) -> str:
        return self.instance or f"{socket.gethostname()}:{self.socket or port}"

    def served(self, port: int) -> Served:
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


class ShownKey(msgspec.Struct, frozen=True, array_like=True):
    """A key that has just been made, as its maker's browser keeps it."""

    owner: str  #: Whose it is: a sign-in, by `teacher_key`.
    until: float  #: When it is shown no more.
    key: str  #: In groups, as it is written down.
    query: str  #: What the desk is to open with.


@dataclass
class _DeskSignIn:
    """A desk that a teacher has opened."""

    token_hash: str  #: Of what their browser shows.
    class_id: str


class Entrance:
    """Says who may come in as a teacher.

    Attributes
    ----------
    set_up_code
        What makes classes here and at the other servers of the store, new at each start: else
        whoever reaches a server could.
    place
        Where the server answers.
    elsewhere
        Where other devices reach it: URLs, the best first.
    addresses
        The addresses of its pages.
    name
        What people call the server among those of its store.
    token
        The word that every browser must show once.
    accounts
        Who has signed in at the school's hub; none where there is no hub.
    failed
        Called when the store could not be used.
    can_save
        False from a failed use of the store until the next successful write.
    """

    def __init__(self, place: Endpoint, clock: Callable[[], float] = time.time) -> None:
        self.place = place
        self.elsewhere: tuple[str, ...] = ()
        self.addresses = Addresses(place.base_url)
        self.name = ""
        groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
        self.set_up_code = "-".join(groups)
        self._clock = clock
        self.tally = Tally()
        self._id = new_id()
        self._desks: dict[str, _DeskSignIn] = {}
        self._store: Store | None = None
        self._opening = threading.Lock()
        self.failed: Callable[[], object] = str
        self.can_save = True
        self.token = AccessToken(place.token, self.key_for("token") if place.token else b"")
        self.accounts: Accounts | None = None

    def reached_at(self, outside: str) -> tuple[str, ...]:
        """List where other devices reach the server, first by the name a browser has just used.

        `outside`: the address by which whoever asks calls the server; empty where it is none.
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
        try:
            return await asyncio.to_thread(lambda: call(self._open()))
        except StoreFault:
            self.failed()
            raise

    async def ask_soon(self, call: Callable[[Store], Found], default: Other) -> Found | Other:
        try:
            return await asyncio.wait_for(self.ask(call), PATIENCE)
        except (ReefkitError, TimeoutError):
            return default

    def key_for(self, purpose: str) -> bytes:
        """Signing key of a purpose, shared by all servers of this database."""
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
        if self._store is not None:
            self._store.close()

    async def say_here(self) -> None:
        """Register this server in the store, so that any server takes its set-up code."""
        code = base32_of(self.set_up_code)
        told = (self._id, self.name, __version__, code)
        await self.ask(lambda store: store.servers.say_here(*told))

    async def say_ended(self) -> None:
        await self.ask_soon(lambda store: store.servers.say_ended(self._id), None)

    async def check_set_up_code(self, typed: str, address: str) -> None:
        """Check that somebody has read what the terminal of a server says that is here.

        `address`: where it comes from; what is guessed wrong from there is counted.

        Raises
        ------
        Rejection
            When it is no such code, which says so too where too many were wrong of late.
        StoreFault
            When the store cannot say.
        """
        given = base32_of(typed)

        def check(store: Store) -> None:
            if not store.servers.have_code(given):
                store.limits.count_wrong("set-up", address)
                raise reject("set-up-code")

        await self.ask(check)

    async def check_token(self, typed: str, address: str) -> None:
        await self.ask(lambda store: self.token.check(store, typed, address))

    async def signed_in(self, token: str) -> ClassRow | None:
        if not token:
            return None
        return await self.ask(lambda store: store.classes.signed_in(token))

    async def sign_in(self, class_id: str) -> str:
        token: str = await self.ask(lambda store: store.classes.sign_in(class_id))
        return token

    async def sign_out(self, token: str) -> None:
        self._desks.pop(teacher_key(token), None)
        await self.ask(lambda store: store.classes.sign_out(token))

    def opens(self, token: str, class_id: str) -> str:
        owner = teacher_key(token)
        self._desks[owner] = _DeskSignIn(hashed(token), class_id)
        return owner

    async def ended(self) -> list[str]:
        """List the owners of kernels whose sign-in has ended since: by time, a new key, a sign-out.

        Where the class was erased its desk says so, or shows the receipt, until it is left.
        """
        desks = dict(self._desks)
        if not desks:
            return []
        hashes = [desk.token_hash for desk in desks.values()]
        still = await self.ask(lambda store: store.classes.still_signed_in(hashes))
        out = {owner: desk for owner, desk in desks.items() if desk.token_hash not in still}
        found = [owner for owner in out if not await self.is_erased(owner)]
        for owner in found:
            self._desks.pop(owner, None)
        return found

    async def is_erased(self, owner: str) -> bool:
        desk = self._desks.get(owner)
        return desk is not None and (
            await self.ask(lambda store: store.classes.get(desk.class_id)) is None
        )

    def seal_key(self, token: str, key: str, query: str) -> str:
        """Return a new key as the browser keeps it that made it, at whichever server it asks.

        `token`: the sign-in to which alone it is shown, for `SECONDS_SHOWN`.
        """
        until = self._clock() + SECONDS_SHOWN
        packed = msgspec.json.encode(ShownKey(teacher_key(token), until, key, query))
        return signed(urlsafe_b64encode(packed).decode().rstrip("="), self.key_for(KEY_PURPOSE))

    def shown_key(self, sealed: str, token: str) -> ShownKey | None:
        packed = unsigned(sealed, self.key_for(KEY_PURPOSE))
        if not packed or not token:
            return None
        found = msgspec.json.decode(urlsafe_b64decode(f"{packed}=="), type=ShownKey)
        is_theirs = hmac.compare_digest(found.owner, teacher_key(token))
        return found if is_theirs and 0 < found.until - self._clock() <= SECONDS_SHOWN else None

    def seal_restore(self) -> str:
        return signed(f"{self._clock() + SECONDS_SHOWN:.0f}", self.key_for(RESTORE_PURPOSE))

    def may_send(self, request: HTTPServerRequest) -> bool:
        """Whether a request may send a back-up, checked before any of its body is read."""
        kept = request.cookies.get(RESTORE_COOKIE)
        return kept is not None and self.may_restore(kept.value)

    def may_restore(self, sealed: str) -> bool:
        until = unsigned(sealed, self.key_for(RESTORE_PURPOSE))
        return bool(until) and self._clock() < float(until)

    async def erase_expired(self) -> list[Message]:
        return await self.ask(self._erase_expired)

    def _erase_expired(self, store: Store) -> list[Message]:
        expired = store.classes.erase_expired()
        far = clock_is_far(store.retention.days_off())
        told = [] if far is None else [far]
        if expired:
            told.append(message("teachers-expired", count=len(expired)))
        if (
            self._has_strangers(store)
            and (idle := store.classes.erase_idle(OWN_VISITOR)) is not None
        ):
            told.append(message("teachers-idle", count=idle.counts["people"]))
        return told

    def _has_strangers(self, store: Store) -> bool:
        """Whether others use this server; if its owner alone does, all work is theirs."""
        if self.place.solo:
            return False
        served = self.place.served(self.place.port)
        is_reached = served.is_open or served.behind_proxy or served.has_accounts
        return is_reached or bool(store.classes.all())


def is_navigation(request: HTTPServerRequest) -> bool:
    if request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers:
        return False
    mode = request.headers.get("Sec-Fetch-Mode", "")
    return mode == "navigate" if mode else "text/html" in request.headers.get("Accept", "")


def is_here_alone(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


# ---- Accounts of a school's hub, as far as the entrance knows them


@dataclass(frozen=True)
class Account:
    """Who asks."""

    name: str  #: What the Hub calls the account.
    visitor: str  #: As what the store knows it: random, the same on every device.
    owner: str  #: Whose kernels are those that this browser starts: this sign-in's.
    #: Whether it is among the teachers; none where the Hub does not say who is.
    teaches: bool | None
    #: By which the store keeps its own classes; empty for its name, which is nobody else's then.
    known_by: str = ""

    @property
    def scope(self) -> str:
        return scope_of(self.known_by or self.name)


MAC_LETTERS = 64


class Accounts(Protocol):
    """Those who have signed in at the school's hub, or by a launch from a course.

    `is_away`: whether the hub did not answer when it was asked last.
    `are_all`: whether nobody else gets in.
    `key`: by which a teacher's token is bound to one account.
    """

    is_away: bool
    are_all: bool
    key: bytes

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Find who asks, so that `of` knows it."""

    def of(self, request: HTTPServerRequest) -> Account | None:
        """Return who asks; none for what needs nobody."""

    async def sign_out(self, request: HTTPServerRequest) -> None:
        """Sign a browser out, where no gate does."""

    def seal(self, token: str, account: Account) -> str:
        """Seal a teacher's token so that it is of use to one account only."""
        return f"{token}{self._mac(token, account)}"

    def unseal(self, sealed: str, account: Account) -> str:
        """Return the token that was sealed for an account; empty where it is another's, or forged.

        Somebody who is not among the teachers has none, whatever the browser shows.
        """
        token, mac = sealed[:-MAC_LETTERS], sealed[-MAC_LETTERS:]
        is_right = hmac.compare_digest(mac.encode(), self._mac(token, account).encode())
        return token if is_right and account.teaches is not False else ""

    def _mac(self, token: str, account: Account) -> str:
        said = f"{account.visitor} {token}".encode()
        return hmac.digest(self.key, said, hashlib.sha256).hex()

    def opens(self, account: Account, desk: str) -> None:
        """Note that a browser has opened a desk, which ends with its sign-in."""

    async def ended(self, owners: Collection[str]) -> set[str]:
        """Return the owners of kernels whose sign-in has ended."""


# ---- Who asks, on every route


class _Everybody(IdentityProvider):
    """Whom Jupyter takes everybody for: it would give each browser a name and a cookie of it."""

    def get_user(self, handler: object) -> User:
        return User("visitor")


class Caller(JupyterHandler):
    """A handler that knows who asks.

    What every route says to a browser, and from where it takes anything, stands here alone:
    `tests/serve/test_routes.py` walks over all of them.
    """

    SUPPORTED_METHODS = ("GET", "HEAD", "POST")
    identity_provider = _Everybody()

    @property
    def entrance(self) -> Entrance:
        found: Entrance = self.settings["entrance"]
        return found

    @property
    def account(self) -> Account | None:
        accounts = self.entrance.accounts
        return None if accounts is None else accounts.of(self.request)

    @property
    def spoken(self) -> Spoken:
        kept = self.get_cookie(LANGUAGE_COOKIE) or ""
        accepted = self.request.headers.get("Accept-Language", "")
        return choose(kept, accepted, first_of(self.server.say.locale))

    @property
    def server(self) -> Pages:
        found: Pages = self.settings["pages"]
        return found

    @property
    def address(self) -> str:
        """Key under which wrong guesses are counted: the account if any, else the address."""
        if self.account is not None:
            return f"account-{self.account.visitor}"
        forwarded = self.request.headers.get("X-Forwarded-For")
        is_trusted = self.entrance.place.behind_proxy
        return counted_address(self.request.remote_ip or "", forwarded if is_trusted else None)

    @property
    def is_encrypted(self) -> bool:
        said = self.request.headers.get("X-Forwarded-Proto", "").split(",")
        # A hub's own proxy adds a last word, of the way from the server before it.
        told = said[-1 if self.entrance.place.hub is None else 0].strip()
        return self.entrance.place.behind_proxy and told.lower() == "https"

    @property
    def outside(self) -> str:
        host = self.request.headers.get("Host", "")
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{host}{self.base_url}" if HOST.fullmatch(host) else ""

    @property
    def token(self) -> str:
        """Token by which a teacher has signed in; untrusted."""
        shown = self.get_cookie(TEACHER_COOKIE) or ""
        if not TOKEN.fullmatch(shown):
            return ""
        accounts, account = self.entrance.accounts, self.account
        if accounts is None or (account is None and not accounts.are_all):
            return shown
        return "" if account is None else accounts.unseal(shown, account)

    def sealed(self, token: str) -> str:
        accounts, account = self.entrance.accounts, self.account
        return token if accounts is None or account is None else accounts.seal(token, account)

    @property
    def known_as(self) -> str:
        accounts = self.entrance.accounts
        if self.account is not None or (accounts is not None and accounts.are_all):
            return self.account.visitor if self.account is not None else ""
        shown = self.get_cookie(VISITOR_COOKIE) or ""
        identity = unsigned(shown, self.entrance.key_for(PURPOSE))
        return visitor_key(identity) if identity else ""

    @property
    def owner(self) -> str:
        return self.account.owner if self.account is not None else self.known_as

    def welcome(self) -> tuple[str, bool]:
        if self.known_as:
            return self.known_as, False
        identity = new_identity()
        shown = signed(identity, self.entrance.key_for(PURPOSE))
        self.keep(VISITOR_COOKIE, shown, DAYS * 24 * 3600, "Lax")
        return visitor_key(identity), True

    @cached_property
    def request_id(self) -> str:
        is_trusted = self.entrance.place.behind_proxy
        return request_id(self.request.headers.get(REQUEST_HEADER) if is_trusted else None)

    def set_default_headers(self) -> None:
        self.clear_header("Server")
        REQUEST.set(self.request_id)  # whatever is done for it runs in a copy of this context
        self.set_header(REQUEST_HEADER, self.request_id)
        for name, value in OF_ALL.items():
            self.set_header(name, value)
        self.set_header("Content-Security-Policy", self.content_security_policy)

    @property
    def content_security_policy(self) -> str:
        return policy()

    def check_from_here(self) -> None:
        """Refuse what another site's page has a browser send.

        A browser says with everything that does something, and with every socket, where it comes
        from; with a socket always, so one without is no browser's. That no cookie is sent from
        elsewhere, and that forms carry a mark, stop the same again.

        Raises
        ------
        tornado.web.HTTPError
            When it comes from elsewhere.
        """
        asked = self.request.headers
        is_socket = asked.get("Upgrade", "").lower() == "websocket"
        if self.request.method in {"GET", "HEAD"} and not is_socket:
            return
        origin = self.get_origin() or ("" if is_socket else None)
        is_elsewhere = origin is not None and urlsplit(origin).netloc.lower() != self.request.host
        if is_elsewhere or asked.get("Sec-Fetch-Site", "none") not in OWN_SITES:
            raise tornado.web.HTTPError(403)

    async def prepare(self) -> None:  # type: ignore[override]
        self.check_from_here()
        accounts = self.entrance.accounts
        if accounts is not None and not accounts.are_all:  # else the gate has looked
            await accounts.look(self.request)
        await super().prepare()

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:  # noqa: ANN401
        """Set any cookie, Tornado's own too, closed to other sites and to open networks."""
        named.setdefault("samesite", "Lax")
        super().set_cookie(name, value, *given, **{**named, "secure": self.is_encrypted})

    def keep(  # noqa: PLR0913 - what a cookie is
        self,
        name: str,
        value: str,
        seconds: float,
        same_site: str,
        *,
        for_scripts: bool = False,
        below: str = "",
    ) -> None:
        """Have the browser keep a cookie that no script reads and no other site sends.

        `seconds`: How long; with 0 and less it is forgotten.
        `same_site`: ``Lax``: a link from elsewhere brings it too; ``Strict``: only our own pages
        do.
        `for_scripts`: Whether our scripts read and write it: no secret.
        `below`: The path below the base to which alone it is sent.
        """
        # No date by our clock, which the browser would compare with its own.
        self.set_cookie(
            name,
            value,
            max_age=int(seconds) if seconds > 0 else None,
            expires=None if seconds > 0 else LONG_AGO,
            path=f"{self.base_url}{below}",
            httponly=not for_scripts,
            samesite=same_site,
        )

    def stay(self) -> None:
        """Set a cookie that brings the browser back to this server, where there are several."""
        name = self.entrance.place.instance
        if name and self.get_cookie(INSTANCE_COOKIE) != name:
            self.set_cookie(INSTANCE_COOKIE, name, path=self.base_url, httponly=True)

    async def owns(self, owner: str) -> bool:
        if self.owner and secrets.compare_digest(owner, self.owner):
            return True
        if not self.token or not secrets.compare_digest(owner, teacher_key(self.token)):
            return False
        is_in = await self.entrance.signed_in(self.token) is not None
        return is_in or await self.entrance.is_erased(owner)
