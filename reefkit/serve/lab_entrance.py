"""Who may come in as a teacher: the set-up code, sign-ins, and keys that are shown once."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.codes import ALPHABET
from reefkit.labs.places import OWN, Served, database
from reefkit.match.errors import reject
from reefkit.serve.lab_guesses import Guesses
from reefkit.serve.lab_keys import key_for, key_of
from reefkit.serve.lab_limits import Tally
from reefkit.serve.lab_token import Token
from reefkit.serve.lab_visitors import teacher_key
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.serve.hub.accounts import Accounts
    from reefkit.serve.hub.place import Hub

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
class Place:
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
class Shown:
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
class Desk:
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

    def __init__(self, place: Place, clock: Callable[[], float] = time.monotonic) -> None:
        self.place = place
        self.elsewhere: tuple[str, ...] = ()
        groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
        self.set_up_code = "-".join(groups)
        self._clock = clock
        self.tally = Tally()
        self._guesses = Guesses(MOST_GUESSES, MOST_GUESSES_OF_ALL, clock, self.tally)
        self._keys: dict[str, Shown] = {}
        self._desks: dict[str, Desk] = {}
        self._store: Store | None = None
        self._opening = threading.Lock()
        self.token = Token(
            place.token, self.key_for("token") if place.token else b"", clock, self.tally
        )
        self.accounts: Accounts | None = None
        if place.hub is not None:
            from reefkit.serve.hub.accounts import Accounts  # noqa: PLC0415  # JupyterHub's library

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
        given, right = (plain(each) for each in (typed[:100], self.set_up_code))
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
        self._desks[owner] = Desk(token, class_id)
        return owner

    async def ended(self) -> list[str]:
        """List the owners of kernels whose sign-in has ended since: by time, or a new key.

        Where the class was erased its desk stands a while longer: it shows the receipt.
        """
        found = [owner for owner, desk in list(self._desks.items()) if await self._has_ended(desk)]
        for owner in found:
            del self._desks[owner]
        return found

    async def _has_ended(self, desk: Desk) -> bool:
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
        self._keys[teacher_key(token)] = Shown(name, key, query, self._clock() + SECONDS_SHOWN)

    def shown(self, token: str) -> Shown | None:
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
        if self._has_strangers(store) and (idle := store.classes.erase_idle(OWN)) is not None:
            told.append(message("teachers-idle", count=idle.counts["people"]))
        return told

    def _has_strangers(self, store: Store) -> bool:
        """Tell whether others use this server; where its owner alone does, all work is theirs."""
        if self.place.solo:
            return False
        served = self.place.served(self.place.port)
        is_reached = served.is_open or served.behind_proxy or served.has_accounts
        return is_reached or bool(store.classes.all())

    def _is_fresh(self, shown: Shown) -> bool:
        return shown.until > self._clock()


def is_here_alone(host: str) -> bool:
    """Tell whether a name means this machine, whichever machine it is typed at."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def plain(typed: str) -> bytes:
    """Give a set-up code as it is compared."""
    return typed.upper().strip().translate(_LOOK_ALIKES).encode()
