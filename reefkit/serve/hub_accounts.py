"""Who is signed in: each browser's sign-in, the account behind it, and whom the store knows it as.

A sign-in lives in this process: after a restart the Hub, which still knows the browser, makes
another without a question. What a browser holds is a random word, of which only a hash is stored.
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
"""The Hub's own cookie: another one, or none, and somebody has signed out of the Hub."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_ASKED = 10
"""So often in a minute a program is given an account's work: all of its matches are read for it."""
MOST_REFUSED = 100
"""How many tokens that open nothing the Hub is asked about in a minute, by all together."""
SECONDS_WITHOUT_HUB = 600
"""So long those who are signed in go on while the Hub is away, as when it is started again."""


class NotAllowed(Exception):  # noqa: N818  # as `HubAway`
    """The Hub knows the account, and does not let it use this service."""


class TooOften(Exception):  # noqa: N818  # as `HubAway`
    """A program asks again and again."""


@dataclass
class _HubSignIn:
    """A browser that has signed in."""

    token: str = field(repr=False)  #: What the Hub gave for it.
    hub_session: str = field(repr=False)  #: What the browser showed the Hub with it.
    user: User  #: Who it was when the Hub was asked last.
    #: ``begun``, ``asked``: When it began, and when the Hub last said who it is, by the clock of
    #: `HubAccounts`.
    begun: float
    asked: float
    desks: set[str] = field(default_factory=set)  #: The owners of the desks that it has opened.


class HubAccounts(Accounts):
    """Knows who is signed in.

    `is_away`: whether the Hub did not answer when it was asked last.
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
        """Find who asks; none for a browser that is not signed in, or not any more.

        Raises
        ------
        HubAway
            When the Hub does not say.
        NotAllowed
            When the account may not come in.
        StoreFault
            When the store cannot say as whom it knows the account.
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
        """Sign a browser in, and return what it shows from now on.

        Raises
        ------
        HubAway
            When the Hub does not say who it is.
        NotAllowed
            When the account may not come in.
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
        """Return the work of the account that a token of the Hub is of, as *Save all as a file*.

        Raises
        ------
        HubAway
            When the Hub does not say whose it is.
        NotAllowed
            When it is nobody's, or the token may not be shown to the labs.
        TooOften
            When the account's work was requested `MOST_ASKED` times within a minute, or tokens that
            open nothing were shown `MOST_REFUSED` times.
        StoreFault
            When the store cannot give it.
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
        found = self._sign_ins.pop(owner, None)
        return {owner} | (found.desks if found else set())

    async def sign_out(self, request: HTTPServerRequest) -> None:
        self.end(self.shown(request))

    def shown(self, request: HTTPServerRequest) -> str:
        return _owner(cookie_of(request, COOKIE))

    def opens(self, account: Account, desk: str) -> None:
        """Note that a browser has opened a desk, which ends with its sign-in.

        `desk`: the owner of the desk's kernel.
        """
        if (found := self._sign_ins.get(account.owner)) is not None:
            found.desks.add(desk)

    async def ended(self, owners: Collection[str]) -> set[str]:
        found: set[str] = {each for each in owners if each.startswith(OWNER)} - set(self._sign_ins)
        for owner, sign_in in list(self._sign_ins.items()):
            try:
                stays = await self._still(sign_in) and sign_in.user.may_enter
            except HubAway:
                continue  # nobody is to lose a match because the Hub is started again
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
        async with self._naming:  # two pages that one browser opens at once are one visitor's
            if name not in self._visitors:
                found = await self._entrance.ask(lambda store: visitor_of(store, name))
                self._visitors[name] = found
            return self._visitors[name]


def _work_of(store: Store, visitor: str) -> bytes:
    # Here, for only a server of a Hub with students' own servers needs the games' rules.
    from reefkit.games import games  # noqa: PLC0415

    people = [each.id for each in store.devices.people_of(visitor)]
    return store.export(people, games=games())


OWNER = "account-"


def _owner(shown: str) -> str:
    return f"{OWNER}{hashlib.sha256(shown.encode()).hexdigest()}"
