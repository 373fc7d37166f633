"""How teachers get in: the set-up code, sign-ins, and class keys that are shown once."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from tornado.httputil import HTTPServerRequest

from reefkit import __version__
from reefkit.classroom.store import ClassRow, Store, StoreFault
from reefkit.classroom.store.codes import hashed
from reefkit.classroom.store.values import new_id
from reefkit.health.machine import clock_is_far
from reefkit.labs.environment import OWN_VISITOR, Served, database
from reefkit.match.errors import reject
from reefkit.serve.access_token import AccessToken
from reefkit.serve.addresses import Addresses
from reefkit.serve.hub import Hub
from reefkit.serve.rate_limit import Tally
from reefkit.serve.school_accounts import Accounts
from reefkit.serve.signing import key_for, key_of, signed, unsigned
from reefkit.serve.visitors import cookie_of, teacher_key
from reefkit.text import Message, ReefkitError, message
from reefkit.text.codes import base32_of, drawn, grouped

KEY_COOKIE, KEY_PURPOSE = "reefkit-new-key", "new-key"
RESTORE_COOKIE, RESTORE_PURPOSE = "reefkit-restore", "restore"
"""The cookie that lets a browser send a class's back-up for `SECONDS_SHOWN`."""
GROUPS, GROUP = 3, 4
"""The set-up code has 3 groups of 4 letters and thus 60 bits: a thousand guesses a second find it
in some 18 million years. So it is compared before guesses are counted, and others' guesses do not
keep out somebody who has it."""
SECONDS_SHOWN = 600
"""Seconds for which a new key can be shown again, and a back-up sent."""
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""Expiry date of a cookie that the browser is to delete."""

PATIENCE = 2.0
"""Seconds that a page waits for the store; after that it opens without an answer from it."""

Found = TypeVar("Found")
Other = TypeVar("Other")


@dataclass(frozen=True)
class Endpoint:
    """Where and for whom a server runs."""

    address: str = "127.0.0.1"  #: The address at which it listens.
    port: int = 8866  #: 0 for any free port.
    base_url: str = "/"  #: The path that all its pages begin with.
    #: Whether a trusted proxy is in front, which says where a request came from.
    behind_proxy: bool = False
    #: The access token that every browser must show once; empty if none is required.
    token: str = field(default="", repr=False)
    names: tuple[str, ...] = ()  #: Host names by which browsers may reach it.
    students: int = 30  #: Number of students it is for.
    #: Whether it is for one reader, or several at one screen: no classes, no desk.
    solo: bool = False
    socket: str = ""  #: The socket file at which it listens instead of an address; empty if none.
    hub: Hub | None = None  #: The JupyterHub whose service it is; None if it is not one.
    instance: str = ""  #: Its name among servers behind one proxy; empty if it is the only one.

    def called(self, port: int) -> str:
        """Return the server's name among those of its store."""
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
    """A class key that was just made, as stored in a cookie of its maker's browser."""

    owner: str  #: The sign-in it belongs to (`teacher_key`).
    until: float  #: Unix time from which it is no longer shown.
    key: str  #: The key, in groups of letters.
    query: str  #: Query of the desk's address, to be opened afterwards.


class Entrance:
    """Decides who gets in, as a teacher or at all, and gives pages access to the store.

    Attributes
    ----------
    set_up_code
        Code for making classes on this server and others of its store, new at each start; it keeps
        others who reach a server from making classes.
    elsewhere
        URLs by which other devices reach the server, the likeliest first.
    addresses
        The paths of the server's pages.
    name
        The server's name among those of its store (`Endpoint.called`).
    token
        The access token that every browser must show once.
    accounts
        Accounts of the school's hub; None if there is no hub.
    errors
        Called each time that the store cannot be used, here or by a page's kernel.
    failed
        Called with the fault each time that it cannot be used here.
    can_save
        False from a failed use of the store until the next successful write.
    write_seconds
        Seconds that the last test write took.
    """

    def __init__(self, place: Endpoint, clock: Callable[[], float] = time.time) -> None:
        self.place = place
        self.elsewhere: tuple[str, ...] = ()
        self.addresses = Addresses(place.base_url)
        self.name = ""
        self.set_up_code = grouped(drawn(GROUPS * GROUP), GROUP)
        self._clock = clock
        self.tally = Tally()
        self._id = new_id()
        # By owner: the hash of what their browser shows, and the class.
        self._desks: dict[str, tuple[str, str]] = {}
        self._store: Store | None = None
        self._opening = threading.Lock()
        self.errors: Callable[[], object] = str
        self.failed: Callable[[StoreFault], object] = str
        self.can_save = True
        self.write_seconds = 0.0
        self.token = AccessToken(place.token, self.key_for("token") if place.token else b"")
        self.accounts: Accounts | None = None

    def reached_at(self, outside: str) -> tuple[str, ...]:
        """List URLs by which other devices reach the server, the likeliest first.

        `outside`: The URL by which the visitor reached the server; empty if unknown. It is listed
        first, unless it works on this machine only.
        """
        if not outside or is_here_alone(urlsplit(outside).hostname or ""):
            return self.elsewhere
        return (outside, *(each for each in self.elsewhere if each != outside))

    async def ask(self, call: Callable[[Store], Found]) -> Found:
        """Call a function with the store in a thread, while other pages are answered.

        Raises
        ------
        Rejection, StoreFault
            If the function raises it; `StoreFault` also if the store cannot be opened.
        """
        try:
            return await asyncio.to_thread(lambda: call(self._open()))
        except StoreFault as fault:
            self.errors()
            self.failed(fault)
            raise

    async def ask_soon(self, call: Callable[[Store], Found], default: Other) -> Found | Other:
        """Do as `ask`, but return `default` after an error or `PATIENCE` seconds."""
        try:
            return await asyncio.wait_for(self.ask(call), PATIENCE)
        except (ReefkitError, TimeoutError):
            return default

    def key_for(self, purpose: str) -> bytes:
        """Return the signing key for a purpose, shared by all servers of this database."""
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
        """Register this server in the store, so that all servers accept its set-up code."""
        code = base32_of(self.set_up_code)
        values = (self._id, self.name, __version__, code)
        await self.ask(lambda store: store.servers.say_here(*values))

    async def say_ended(self) -> None:
        await self.ask_soon(lambda store: store.servers.say_ended(self._id), None)

    async def check_set_up_code(self, typed: str, address: str) -> None:
        """Check a set-up code that somebody read on the terminal of a running server.

        `address`: Key by which wrong codes are counted (`Caller.address`).

        Raises
        ------
        Rejection
            If no running server has the code.
        StoreFault
            If the store cannot be read.
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
        """Return the class to which a sign-in belongs; None if it is unknown or has ended."""
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
        """Record that a sign-in's desk is opened, and return the owner of its kernel."""
        owner = teacher_key(token)
        self._desks[owner] = hashed(token), class_id
        return owner

    async def ended(self) -> list[str]:
        """List, once, the owners of desks whose sign-in has ended: by time, new key, or sign-out.

        The desk of an erased class is not listed: until it is left, it says that the class was
        erased, or shows the receipt.
        """
        desks = dict(self._desks)
        if not desks:
            return []
        hashes = [token_hash for token_hash, _ in desks.values()]
        still = await self.ask(lambda store: store.classes.still_signed_in(hashes))
        out = [owner for owner, (token_hash, _) in desks.items() if token_hash not in still]
        found = [owner for owner in out if not await self.is_erased(owner)]
        for owner in found:
            self._desks.pop(owner, None)
        return found

    async def is_erased(self, owner: str) -> bool:
        _, class_id = self._desks.get(owner, ("", ""))
        return bool(class_id) and await self.ask(lambda store: store.classes.get(class_id)) is None

    def seal_key(self, token: str, key: str, query: str) -> str:
        """Sign a new key for a cookie of the browser that made it, valid for `SECONDS_SHOWN`.

        It is signed, not encrypted; all servers of the store accept it.

        `token`: The only sign-in to which the key is shown.
        `query`: Query of the desk's address, to be opened afterwards.
        """
        until = self._clock() + SECONDS_SHOWN
        packed = msgspec.json.encode(ShownKey(teacher_key(token), until, key, query))
        return signed(urlsafe_b64encode(packed).decode().rstrip("="), self.key_for(KEY_PURPOSE))

    def shown_key(self, sealed: str, token: str) -> ShownKey | None:
        """Return the key of a cookie; None if it is invalid, too old, or of another sign-in."""
        packed = unsigned(sealed, self.key_for(KEY_PURPOSE))
        if not packed or not token:
            return None
        found = msgspec.json.decode(urlsafe_b64decode(f"{packed}=="), type=ShownKey)
        is_theirs = hmac.compare_digest(found.owner, teacher_key(token))
        return found if is_theirs and 0 < found.until - self._clock() <= SECONDS_SHOWN else None

    def seal_restore(self) -> str:
        return signed(f"{self._clock() + SECONDS_SHOWN:.0f}", self.key_for(RESTORE_PURPOSE))

    def may_send(self, request: HTTPServerRequest) -> bool:
        """Return whether a request may send a back-up, before any of its body is read."""
        return self.may_restore(cookie_of(request, RESTORE_COOKIE))

    def may_restore(self, sealed: str) -> bool:
        until = unsigned(sealed, self.key_for(RESTORE_PURPOSE))
        return bool(until) and self._clock() < float(until)

    async def erase_expired(self) -> list[Message]:
        """Erase classes whose time is over, and idle people if others use this server.

        Return messages about this for the terminal, with a warning if the clock is far off.
        """
        return await self.ask(self._erase_expired)

    def _erase_expired(self, store: Store) -> list[Message]:
        expired = store.classes.erase_expired()
        far = clock_is_far(store.retention.days_off())
        lines = [] if far is None else [far]
        if expired:
            lines.append(message("teachers-expired", count=len(expired)))
        if (
            self._has_strangers(store)
            and (idle := store.classes.erase_idle(OWN_VISITOR)) is not None
        ):
            lines.append(message("teachers-idle", count=idle.counts["people"]))
        return lines

    def _has_strangers(self, store: Store) -> bool:
        """Return whether others may use this server; otherwise all work in it is its owner's."""
        if self.place.solo:
            return False
        served = self.place.served(self.place.port)
        is_reached = served.is_open or served.behind_proxy or served.has_accounts
        return is_reached or bool(store.classes.all())


def is_navigation(request: HTTPServerRequest) -> bool:
    """Return whether a browser opens a page, rather than a script or program requesting data."""
    if request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers:
        return False
    mode = request.headers.get("Sec-Fetch-Mode", "")
    return mode == "navigate" if mode else "text/html" in request.headers.get("Accept", "")


def is_here_alone(host: str) -> bool:
    """Return whether a host name or address is a loopback one, which only this machine reaches."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
