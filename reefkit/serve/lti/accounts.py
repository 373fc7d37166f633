"""Accounts of people signed in by a launch, by a cookie of their browser."""

from __future__ import annotations

from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from tornado.httputil import HTTPServerRequest

from reefkit.classroom.store.platforms import PlatformSignIn
from reefkit.serve.school_accounts import Account, Accounts
from reefkit.serve.teachers import Entrance
from reefkit.serve.visitors import LAUNCH_COOKIE, TOKEN, cookie_of

STATE = "reefkit-lti-"
"""Prefix of the cookie that a browser keeps while it is at the platform; the state follows."""
SECONDS_SIGNED_IN = 12 * 3600
SECONDS_FRESH, MOST_FRESH = 20, 5_000
"""Seconds for which a browser's account is cached, and most browsers in the cache."""


class LaunchAccounts(Accounts):
    """People whom launches have signed in; everybody else may enter as on any server."""

    is_away = are_all = False

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance
        self.key = entrance.key_for("teacher")
        self._fresh: dict[str, tuple[float, PlatformSignIn | None]] = {}
        self._of: WeakKeyDictionary[HTTPServerRequest, PlatformSignIn] = WeakKeyDictionary()

    def of(self, request: HTTPServerRequest) -> Account | None:
        found = self._of.get(request)
        if found is None:
            return None
        return Account(
            found.name, found.visitor, found.visitor, found.teaches, known_by=found.visitor
        )

    def launch(self, request: HTTPServerRequest) -> dict[str, Any]:
        found = self._of.get(request)
        return {} if found is None else found.launch

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Return the account of a request; None if no launch has signed its browser in.

        Raises
        ------
        StoreFault
            If the store cannot be read.
        """
        shown = _shown(request)
        if not shown:
            return None
        until, found = self._fresh.get(shown, (0.0, None))
        if monotonic() >= until:
            found = await self._entrance.ask(lambda store: store.platforms.signed_in(shown))
            if len(self._fresh) >= MOST_FRESH:
                self._fresh.clear()
            self._fresh[shown] = monotonic() + SECONDS_FRESH, found
        if found is not None:
            self._of[request] = found
        return self.of(request)

    async def begin(self, request: HTTPServerRequest, entry: PlatformSignIn) -> str:
        token: str = await self._entrance.ask(lambda store: store.platforms.sign_in(entry))
        self._of[request] = entry
        return token

    async def sign_out(self, request: HTTPServerRequest) -> None:
        shown = _shown(request)
        self._fresh.pop(shown, None)
        self._of.pop(request, None)
        await self._entrance.ask(lambda store: store.platforms.sign_out(shown))

    def opens(self, account: Account, desk: str) -> None:
        """Do nothing: the desk's own sign-in ends it."""

    async def ended(self, owners: object) -> set[str]:
        return set()


def _shown(request: HTTPServerRequest) -> str:
    found = cookie_of(request, LAUNCH_COOKIE)
    return found if TOKEN.fullmatch(found) else ""
