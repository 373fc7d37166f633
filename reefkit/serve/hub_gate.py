"""The gate of a JupyterHub service: nothing is served to anybody who is not signed in at the Hub.

The Hub signs people in (OAuth 2.0 with PKCE) and says whose a token is; each browser's sign-in is
stored with its account.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from typing import Any

import tornado.web
from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerRequest,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.routing import Router

from reefkit.classroom.store import StoreFault
from reefkit.labs.environment import MINE
from reefkit.serve.hub import CALLBACK
from reefkit.serve.hub_accounts import HubAccounts, NotAllowed
from reefkit.serve.hub_oauth import HubAway
from reefkit.serve.hub_pages import WHY, Callback, HubRefused, HubSignOut, MyMatches, SignInPage
from reefkit.serve.pages import Pages
from reefkit.serve.school_accounts import Account
from reefkit.serve.teachers import is_navigation
from reefkit.serve.token_gate import OPEN, PROBES

LEAVE = "leave/"

Answers = tuple[type[tornado.web.RequestHandler], dict[str, Any]]


class HubGate(Router):
    """Runs before the application, and admits signed-in accounts only.

    `desks`: Names of lessons for teachers.
    """

    def __init__(
        self,
        application: tornado.web.Application,
        accounts: HubAccounts,
        pages: Pages,
        desks: Collection[str] = (),
    ) -> None:
        self._application, self._accounts, self._pages = application, accounts, pages
        self._open = {f"{pages.base}assets/{name}" for name in OPEN}
        # The handler of metrics itself answers only programs on this machine.
        self._open |= {f"{pages.base}{name}" for name in (*PROBES, "metrics")}
        self._desks = tuple(f"{pages.base}{name}/" for name in desks)

    def find_handler(self, request: HTTPServerRequest, **named: Any) -> HTTPMessageDelegate:  # noqa: ANN401
        return _Waiting(self, request, named)

    async def found(self, request: HTTPServerRequest, named: dict[str, Any]) -> HTTPMessageDelegate:
        own = await self._own(request)
        if own is not None:
            handler, arguments = own
            arguments = {"accounts": self._accounts, "pages": self._pages, **arguments}
            return self._application.get_handler_delegate(request, handler, arguments)
        return self._application.find_handler(request, **named)

    async def _own(self, request: HTTPServerRequest) -> Answers | None:
        if request.path in self._open:
            return None
        for name, handler in ((CALLBACK, Callback), (MINE, MyMatches)):
            if request.path == f"{self._pages.base}{name}":
                return handler, {}
        try:
            account = await self._accounts.look(request)
        except (HubAway, NotAllowed, StoreFault) as error:
            return _refused(*next(why for kind, why in WHY.items() if isinstance(error, kind)))
        if account is not None:
            return self._for(account, request.path)
        known = is_navigation(request)
        return (SignInPage, {}) if known else _refused(403, "refused-hub-signed-out")

    def _for(self, account: Account, path: str) -> Answers | None:
        if account.teaches is False and path.startswith(self._desks):
            return _refused(403, "refused-hub-teachers")
        return (HubSignOut, {}) if path == f"{self._pages.base}{LEAVE}" else None


def _refused(status: int, why: str) -> Answers:
    return HubRefused, {"status": status, "why": why}


class _Waiting(HTTPMessageDelegate):
    """Holds a request until it is known who asks, and passes it on."""

    def __init__(self, gate: HubGate, request: HTTPServerRequest, named: dict[str, Any]) -> None:
        self._gate, self._request, self._named = gate, request, named
        self._found: HTTPMessageDelegate | None = None

    async def headers_received(  # Tornado awaits the result
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> None:
        self._found = await self._gate.found(self._request, self._named)
        waits = self._found.headers_received(start_line, headers)
        if waits is not None:
            await waits

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return None if self._found is None else self._found.data_received(chunk)

    def finish(self) -> None:
        if self._found is not None:
            self._found.finish()

    def on_connection_close(self) -> None:
        if self._found is not None:
            self._found.on_connection_close()
