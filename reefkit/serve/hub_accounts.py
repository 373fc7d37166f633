"""Accounts of a JupyterHub: sign-ins of browsers, and the store's visitors for accounts.

Sign-ins are kept in this process. After its restart the Hub, which still knows the browser, signs
it in again without asking. A browser has a random token, of which only a hash is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import weakref
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from tornado.httputil import HTTPServerRequest

from reefkit.classroom.store import Store
from reefkit.serve.hub import Hub
from reefkit.serve.hub_oauth import HubAway, OAuth, User
from reefkit.serve.hub_store import visitor_of
from reefkit.serve.rate_limit import Recent
from reefkit.serve.school_accounts import Account, Accounts
from reefkit.serve.teachers import Entrance
from reefkit.serve.visitors import cookie_of

COOKIE = "reefkit-account"
HUB_SESSION = "jupyterhub-session-id"
"""The Hub's own cookie: if it changes or disappears, somebody has signed out of the Hub."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_ASKED = 10
"""Most requests of programs a minute for an account's work: each reads all of its matches."""
MOST_REFUSED = 100
"""Most invalid tokens a minute that are checked with the Hub, from everybody together."""
SECONDS_WITHOUT_HUB = 600
"""Seconds for which sign-ins stay valid while the Hub does not answer, as during its restart."""


class NotAllowed(Exception):  # noqa: N818  # as `HubAway`
    """The Hub knows the account, and does not let it use this service."""


class TooOften(Exception):  # noqa: N818  # as `HubAway`
    """Programs request accounts' work too often."""


@dataclass
class _HubSignIn:
    """A browser that has signed in."""

    token: str = field(repr=False)  #: The Hub's token for it.
    hub_session: str = field(repr=False)  #: The browser's session cookie at the Hub.
    user: User  #: The user, as of the last check.
    begun: float  #: When it began, by the clock of `HubAccounts`.
    asked: float  #: When the Hub last confirmed it, by the same clock.
    desks: set[str] = field(default_factory=set)  #: Owners of the desks that it has opened.


class HubAccounts(Accounts):
    """The accounts that are signed in at the Hub.

    `is_away`: Whether the Hub did not answer the last time.
    """

    def __init__(
        self, hub: Hub, entrance: Entrance, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.hub, self.oauth = hub, OAuth(hub)
        self._entrance, self._clock = entrance, clock
        self._sign_ins: dict[str, _HubSignIn] = {}
        self._visitors: dict[str, str] = {}
        self._asked: dict[str, Recent] = {}
        self._refused = Recent(clock)
        self._naming = asyncio.Lock()
        self.key = entrance.key_for("teacher")
        self.is_away, self.are_all = False, True
        self._of: weakref.WeakKeyDictionary[HTTPServerRequest, Account] = (
            weakref.WeakKeyDictionary()
        )

    def of(self, request: HTTPServerRequest) -> Account | None:
        return self._of.get(request)

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Return the account of a request; None if its browser is not signed in, or no longer.

        Raises
        ------
        HubAway
            If the Hub has not confirmed the sign-in for `SECONDS_WITHOUT_HUB`.
        NotAllowed
            If the account may not use the labs.
        StoreFault
            If the store cannot be used.
        """
        owner = _owner(cookie_of(request, COOKIE))
        found = self._sign_ins.get(owner)
        if found is None:
            return None
        if found.hub_session != cookie_of(request, HUB_SESSION) or not await self._still(found):
            self.end(owner)
            return None
        if not found.user.may_enter:
            raise NotAllowed
        user = found.user
        account = Account(user.name, await self._visitor(user.name), owner, user.teaches)
        self._of[request] = account
        return account

    async def begin(self, request: HTTPServerRequest, token: str) -> str:
        """Sign a browser in, and return the token for its cookie.

        Raises
        ------
        HubAway
            If the Hub does not answer, or does not know the token.
        NotAllowed
            If the account may not use the labs.
        """
        session = cookie_of(request, HUB_SESSION)
        user = await self.oauth.user(token, session)
        if user is None:
            raise HubAway
        if not user.may_enter:
            raise NotAllowed
        shown, now = secrets.token_urlsafe(32), self._clock()
        self._sign_ins[_owner(shown)] = _HubSignIn(token, session, user, now, now)
        return shown

    async def work_by(self, token: str) -> bytes:
        """Return the work of the account of a Hub token, as *Save all as a file* does.

        Raises
        ------
        HubAway
            If the Hub does not answer.
        NotAllowed
            If the token is invalid, or not valid for the labs.
        TooOften
            If the account's work is requested more than `MOST_ASKED` times within a minute, or
            there were `MOST_REFUSED` invalid tokens.
        StoreFault
            If the store cannot be read.
        """
        if self._refused.sum >= MOST_REFUSED:
            raise TooOften
        user = await self.oauth.user(token, "")
        if user is None or not user.may_enter:
            self._refused.add()
            raise NotAllowed
        visitor = await self._visitor(user.name)
        if self._asked.setdefault(visitor, Recent(self._clock)).add() > MOST_ASKED:
            raise TooOften
        return await self._entrance.ask(lambda store: _work_of(store, visitor))

    def end(self, owner: str) -> set[str]:
        """End a sign-in, and return the owners of its kernels: itself and its desks."""
        found = self._sign_ins.pop(owner, None)
        return {owner} | (found.desks if found else set())

    async def sign_out(self, request: HTTPServerRequest) -> None:
        self.end(self.shown(request))

    def shown(self, request: HTTPServerRequest) -> str:
        return _owner(cookie_of(request, COOKIE))

    def opens(self, account: Account, desk: str) -> None:
        """Record that a browser has opened a desk, which ends with its sign-in.

        `desk`: The owner of the desk's kernel.
        """
        if (found := self._sign_ins.get(account.owner)) is not None:
            found.desks.add(desk)

    async def ended(self, owners: Collection[str]) -> set[str]:
        """End sign-ins that the Hub no longer confirms; return owners whose kernels are to end.

        `owners`: Owners of all kernels.
        """
        found: set[str] = {each for each in owners if each.startswith(OWNER)} - set(self._sign_ins)
        for owner, sign_in in list(self._sign_ins.items()):
            try:
                stays = await self._still(sign_in) and sign_in.user.may_enter
            except HubAway:
                continue  # a restart of the Hub must not cost anybody a match
            if not stays:
                found |= self.end(owner)
        return found

    async def _still(self, sign_in: _HubSignIn) -> bool:
        now = self._clock()
        if now >= sign_in.begun + SECONDS_SIGNED_IN:
            return False
        try:
            user = await self.oauth.user(sign_in.token, sign_in.hub_session)
        except HubAway:
            self.is_away = True
            if now >= sign_in.asked + SECONDS_WITHOUT_HUB:
                raise
            return True
        self.is_away = False
        if user is None or user.name != sign_in.user.name:
            return False
        sign_in.user, sign_in.asked = user, now
        return True

    async def _visitor(self, name: str) -> str:
        # Two pages of one browser that open at once must get the same visitor.
        async with self._naming:
            if name not in self._visitors:
                found = await self._entrance.ask(lambda store: visitor_of(store, name))
                self._visitors[name] = found
            return self._visitors[name]


def _work_of(store: Store, visitor: str) -> bytes:
    # Imported here: only a Hub with students' own servers needs the games' rules.
    from reefkit.games import games  # noqa: PLC0415

    people = [each.id for each in store.devices.people_of(visitor)]
    return store.export(people, games=games())


OWNER = "account-"


def _owner(shown: str) -> str:
    return f"{OWNER}{hashlib.sha256(shown.encode()).hexdigest()}"
