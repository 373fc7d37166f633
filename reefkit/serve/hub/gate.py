"""The gate of a service: whoever has not signed in at the Hub gets no page, asset, kernel, socket.

It stands before the application, so that no handler of it, nor of a library, is asked before.
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
from reefkit.serve.hub.accounts import Account, Accounts, NotAllowed
from reefkit.serve.hub.handlers import Callback, Refused, SignInPage, SignOut
from reefkit.serve.hub.oauth import HubAway
from reefkit.serve.hub.place import CALLBACK
from reefkit.serve.lab_gate import OPEN
from reefkit.serve.lab_pages import Pages

LEAVE = "leave/"

WHY: dict[type[Exception], tuple[int, str]] = {
    HubAway: (503, "refused-hub-away"),
    NotAllowed: (403, "refused-hub-account"),
    StoreFault: (503, "room-store"),
}
"""What is said where it cannot be found who asks: the status, and the id of the sentence."""

Answers = tuple[type[tornado.web.RequestHandler], dict[str, Any]]


class HubGate(Router):
    """Stands before the application.

    Parameters
    ----------
    application
        What is guarded.
    accounts
        Knows who is signed in.
    pages
        What renders what the gate says.
    desks
        The names of lessons for teachers.
    """

    def __init__(
        self,
        application: tornado.web.Application,
        accounts: Accounts,
        pages: Pages,
        desks: Collection[str] = (),
    ) -> None:
        self._application, self._accounts, self._pages = application, accounts, pages
        self._open = {f"{pages.base}assets/{name}" for name in OPEN}
        self._desks = tuple(f"{pages.base}{name}/" for name in desks)

    def find_handler(self, request: HTTPServerRequest, **named: Any) -> HTTPMessageDelegate:  # noqa: ANN401
        """Find who answers a request, once it is known who asks."""
        return _Waiting(self, request, named)

    async def found(self, request: HTTPServerRequest, named: dict[str, Any]) -> HTTPMessageDelegate:
        """Find who answers a request."""
        own = await self._own(request)
        if own is not None:
            handler, arguments = own
            arguments = {"accounts": self._accounts, "pages": self._pages, **arguments}
            return self._application.get_handler_delegate(request, handler, arguments)
        found = self._application.find_handler(request, **named)
        if found is None:
            raise ValueError("an application answers all requests")
        return found

    async def _own(self, request: HTTPServerRequest) -> Answers | None:
        """Give what the gate itself answers; none where the application is asked."""
        if request.path in self._open:
            return None
        if request.path == f"{self._pages.base}{CALLBACK}":
            return Callback, {}
        try:
            account = await self._accounts.look(request)
        except (HubAway, NotAllowed, StoreFault) as error:
            return _refused(*next(why for kind, why in WHY.items() if isinstance(error, kind)))
        if account is not None:
            return self._for(account, request.path)
        known = is_navigation(request)
        return (SignInPage, {}) if known else _refused(403, "refused-hub-signed-out")

    def _for(self, account: Account, path: str) -> Answers | None:
        """Give what the gate answers to who is signed in."""
        if account.teaches is False and path.startswith(self._desks):
            return _refused(403, "refused-hub-teachers")
        return (SignOut, {}) if path == f"{self._pages.base}{LEAVE}" else None


def _refused(status: int, why: str) -> Answers:
    return Refused, {"status": status, "why": why}


def is_navigation(request: HTTPServerRequest) -> bool:
    """Tell whether a browser asks for a page to show: only then it may be led to the sign-in."""
    if request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers:
        return False
    mode = request.headers.get("Sec-Fetch-Mode", "")
    return mode == "navigate" if mode else "text/html" in request.headers.get("Accept", "")


class _Waiting(HTTPMessageDelegate):
    """Takes a request until it is known who asks, and hands it on."""

    def __init__(self, gate: HubGate, request: HTTPServerRequest, named: dict[str, Any]) -> None:
        self._gate, self._request, self._named = gate, request, named
        self._found: HTTPMessageDelegate | None = None

    async def headers_received(  # Tornado waits for what is awaitable
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
