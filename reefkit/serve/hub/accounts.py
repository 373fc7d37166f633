"""Who is signed in: each browser's sign-in, the account behind it, and whom the store knows it as.

A sign-in lives in this process: after a restart the Hub, which still knows the browser, makes
another without a question. What a browser holds is a random word, of which only a hash is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import weakref
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tornado.httputil import HTTPServerRequest

from reefkit.serve.hub.known import visitor_of
from reefkit.serve.hub.oauth import HubAway, OAuth, User
from reefkit.serve.hub.place import Hub

if TYPE_CHECKING:
    from reefkit.serve.lab_entrance import Entrance

COOKIE = "reefkit-account"
HUB_SESSION = "jupyterhub-session-id"
"""The Hub's own cookie: another one, or none, and somebody has signed out of the Hub."""
SECONDS_SIGNED_IN = 12 * 3600
SECONDS_WITHOUT_HUB = 600
"""So long those who are signed in go on while the Hub is away, as when it is started again."""
MAC_LETTERS = 64


class NotAllowed(Exception):  # noqa: N818  # as `HubAway`
    """The Hub knows the account, and does not let it use this service."""


@dataclass(frozen=True)
class Account:
    """Who asks.

    Parameters
    ----------
    name
        What the Hub calls the account.
    visitor
        As what the store knows it: random, the same on every device.
    owner
        Whose kernels are those that this browser starts: this sign-in's.
    teaches
        Whether it is among the teachers; none where the Hub does not say who is.
    """

    name: str
    visitor: str
    owner: str
    teaches: bool | None


@dataclass
class SignIn:
    """A browser that has signed in.

    Parameters
    ----------
    token
        What the Hub gave for it.
    hub_session
        What the browser showed the Hub with it.
    user
        Who it was when the Hub was asked last.
    begun, asked
        When it began, and when the Hub last said who it is, by the clock of `Accounts`.
    desks
        The owners of the desks that it has opened.
    """

    token: str = field(repr=False)
    hub_session: str = field(repr=False)
    user: User
    begun: float
    asked: float
    desks: set[str] = field(default_factory=set)


class Accounts:
    """Knows who is signed in.

    Parameters
    ----------
    hub
        How the Hub is reached.
    entrance
        Asks the store.
    clock
        Gives seconds.

    Attributes
    ----------
    is_away
        Whether the Hub did not answer when it was asked last.
    """

    def __init__(
        self, hub: Hub, entrance: Entrance, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.hub, self.oauth = hub, OAuth(hub)
        self._entrance, self._clock = entrance, clock
        self._sign_ins: dict[str, SignIn] = {}
        self._visitors: dict[str, str] = {}
        self._naming = asyncio.Lock()
        self._key = entrance.key_for("teacher")
        self.is_away = False
        self._of: weakref.WeakKeyDictionary[HTTPServerRequest, Account] = (
            weakref.WeakKeyDictionary()
        )

    def of(self, request: HTTPServerRequest) -> Account | None:
        """Give who asks, as `look` has found before; none for what needs nobody."""
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
        owner = _owner(_cookie(request, COOKIE))
        found = self._sign_ins.get(owner)
        if found is None:
            return None
        if found.hub_session != _cookie(request, HUB_SESSION) or not await self._still(found):
            self.end(owner)
            return None
        if not found.user.may_enter:
            raise NotAllowed
        user = found.user
        account = Account(user.name, await self._visitor(user.name), owner, user.teaches)
        self._of[request] = account
        return account

    async def begin(self, request: HTTPServerRequest, token: str) -> str:
        """Sign a browser in, and give what it shows from now on.

        Parameters
        ----------
        request
            The browser's.
        token
            What the Hub gave for it.

        Raises
        ------
        HubAway
            When the Hub does not say who it is.
        NotAllowed
            When the account may not come in.
        """
        session = _cookie(request, HUB_SESSION)
        user = await self.oauth.user(token, session)
        if user is None:
            raise HubAway
        if not user.may_enter:
            raise NotAllowed
        shown, now = secrets.token_urlsafe(32), self._clock()
        self._sign_ins[_owner(shown)] = SignIn(token, session, user, now, now)
        return shown

    def end(self, owner: str) -> set[str]:
        """Forget a sign-in, and give the owners of what it has open."""
        found = self._sign_ins.pop(owner, None)
        return {owner} | (found.desks if found else set())

    def shown(self, request: HTTPServerRequest) -> str:
        """Give the owner that a browser's cookie stands for, whoever it is of."""
        return _owner(_cookie(request, COOKIE))

    def opens(self, account: Account, desk: str) -> None:
        """Note that a browser has opened a desk, which ends with its sign-in.

        Parameters
        ----------
        account
            Whose browser.
        desk
            The owner of the desk's kernel.
        """
        if (found := self._sign_ins.get(account.owner)) is not None:
            found.desks.add(desk)

    async def ended(self, owners: Collection[str]) -> set[str]:
        """Give the owners of kernels whose sign-in has ended, and forget those sign-ins.

        Parameters
        ----------
        owners
            Of all kernels that run.
        """
        found: set[str] = {each for each in owners if each.startswith(OWNER)} - set(self._sign_ins)
        for owner, sign_in in list(self._sign_ins.items()):
            try:
                stays = await self._still(sign_in) and sign_in.user.may_enter
            except HubAway:
                continue  # nobody is to lose a match because the Hub is started again
            if not stays:
                found |= self.end(owner)
        return found

    async def _still(self, sign_in: SignIn) -> bool:
        """Tell whether a sign-in holds, as the Hub says or said lately."""
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

    def seal(self, token: str, account: Account) -> str:
        """Give a teacher's token so that it is of use to one account only."""
        return f"{token}{self._mac(token, account)}"

    def unseal(self, sealed: str, account: Account) -> str:
        """Give the token that was sealed for an account; empty where it is another's, or forged.

        Somebody who is not among the teachers has none, whatever the browser shows.
        """
        token, mac = sealed[:-MAC_LETTERS], sealed[-MAC_LETTERS:]
        is_right = hmac.compare_digest(mac.encode(), self._mac(token, account).encode())
        return token if is_right and account.teaches is not False else ""

    def _mac(self, token: str, account: Account) -> str:
        said = f"{account.visitor} {token}".encode()
        return hmac.digest(self._key, said, hashlib.sha256).hex()


OWNER = "account-"


def _owner(shown: str) -> str:
    return f"{OWNER}{hashlib.sha256(shown.encode()).hexdigest()}"


def _cookie(request: HTTPServerRequest, name: str) -> str:
    found = request.cookies.get(name)
    return found.value if found is not None else ""
