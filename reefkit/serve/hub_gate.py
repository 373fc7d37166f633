"""The gate of a JupyterHub service: whoever has not signed in at the Hub gets nothing.

The Hub is asked to sign somebody in (OAuth 2.0 with PKCE) and who a token is; each browser's
sign-in is known with the account behind it. The few pages of the gate lead to the Hub's sign-in,
back from it, out again, and say what is refused.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
import secrets
import time
import weakref
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

import tornado.web
from jupyterhub.services.auth import HubOAuth  # type: ignore[import-untyped]
from markupsafe import Markup
from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerRequest,
    RequestStartLine,
    ResponseStartLine,
    url_concat,
)
from tornado.routing import Router

from reefkit.classroom.store import Store, StoreFault
from reefkit.labs.environment import MINE
from reefkit.serve.access import OPEN, PROBES
from reefkit.serve.entrance import Account, Accounts, Entrance, is_navigation
from reefkit.serve.hub import CALLBACK, Hub, visitor_of
from reefkit.serve.kernels import Kernels
from reefkit.serve.lessons import Closed
from reefkit.serve.pages import Pages
from reefkit.serve.rate_limit import Recent
from reefkit.serve.visitors import OURS, PAGE, TEACHER_COOKIE, TOKEN, policy

# ---- What a service asks its Hub: to sign somebody in (OAuth 2.0 with PKCE), and who a token is
#
# JupyterHub's own library speaks to the Hub. Its cookies are not used: the token that the Hub
# gives stays on this server, and a browser gets a random word of ours (`accounts`).

SECONDS_FRESH = 60
"""So long what the Hub said of a token is not asked again."""
PATIENCE = 8.0
"""Seconds to wait for the Hub: a page is behind it."""

Given = TypeVar("Given")

# It writes who signs in, and what the Hub answered, to the log of whoever uses it.
logging.getLogger("tornado.application").addFilter(
    lambda record: "jupyterhub" not in record.pathname.replace("\\", "/").split("/")
)


class HubAway(Exception):  # noqa: N818  # a state of the Hub, as an open door is one of a house
    """The Hub does not answer, or not as a Hub does."""


class _User(NamedTuple):
    """Whom a token is of."""

    name: str
    may_enter: bool
    #: Whether it is among the teachers; none where the Hub does not say who is.
    teaches: bool | None


class _SignInWay(NamedTuple):
    """The way to the Hub's sign-in: where a browser goes, and what proves later that it was it."""

    to: str
    verifier: str


class _OAuth:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._library = HubOAuth(
            api_url=hub.api_url,
            api_token=hub.token,
            base_url=hub.prefix,
            hub_host=hub.host,
            hub_prefix=f"{hub.base}hub/",
            oauth_client_id=hub.client,
            oauth_redirect_uri=hub.callback,
            access_scopes=set(hub.scopes),
            cache_max_age=SECONDS_FRESH,
        )

    def way(self, state: str) -> _SignInWay:
        verifier, challenge, method = self._library.generate_pkce_code_challenge()
        asked = {"state": state, "code_challenge": challenge, "code_challenge_method": method}
        return _SignInWay(url_concat(self._library.login_url, asked), verifier)

    async def token(self, code: str, verifier: str) -> str:
        asked = self._library.token_for_code(code, code_verifier=verifier, sync=False)
        return str(await _answered(asked))

    async def user(self, token: str, session: str) -> _User | None:
        asked = self._library.user_for_token(token, session_id=session, sync=False)
        said: dict[str, Any] | None = await _answered(asked)
        if said is None or said.get("kind") != "user" or not said.get("name"):
            return None
        teachers = self._hub.teachers
        return _User(
            name=str(said["name"]),
            may_enter=bool(self._library.check_scopes(self._hub.scopes, said)),
            teaches=bool(self._library.check_scopes({teachers}, said)) if teachers else None,
        )

    def forget(self) -> None:
        self._library.cache.clear()


async def _answered(asked: Awaitable[Given]) -> Given:
    try:
        return await asyncio.wait_for(asked, PATIENCE)
    except (tornado.web.HTTPError, TimeoutError, OSError, ValueError, KeyError) as error:
        raise HubAway from error


# ---- Who is signed in: each browser's sign-in, the account behind it, and whom
# the store knows it as
#
# A sign-in lives in this process: after a restart the Hub, which still knows the browser, makes
# another without a question. What a browser holds is a random word, of which only a hash is kept.

COOKIE = "reefkit-account"
HUB_SESSION = "jupyterhub-session-id"
"""The Hub's own cookie: another one, or none, and somebody has signed out of the Hub."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_ASKED = 10
"""So often in a minute a program is given an account's work: all of its matches are read for it."""
MOST_REFUSED = 100
"""So many tokens that open nothing are asked of the Hub in a minute, whoever shows them."""
SECONDS_WITHOUT_HUB = 600
"""So long those who are signed in go on while the Hub is away, as when it is started again."""


class _NotAllowed(Exception):  # noqa: N818  # as `HubAway`
    """The Hub knows the account, and does not let it use this service."""


class _TooOften(Exception):  # noqa: N818  # as `HubAway`
    """A program asks again and again."""


@dataclass
class _HubSignIn:
    """A browser that has signed in."""

    token: str = field(repr=False)  #: What the Hub gave for it.
    hub_session: str = field(repr=False)  #: What the browser showed the Hub with it.
    user: _User  #: Who it was when the Hub was asked last.
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
        self.hub, self.oauth = hub, _OAuth(hub)
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
        owner = _owner(_cookie(request, COOKIE))
        found = self._sign_ins.get(owner)
        if found is None:
            return None
        if found.hub_session != _cookie(request, HUB_SESSION) or not await self._still(found):
            self.end(owner)
            return None
        if not found.user.may_enter:
            raise _NotAllowed
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
        session = _cookie(request, HUB_SESSION)
        user = await self.oauth.user(token, session)
        if user is None:
            raise HubAway
        if not user.may_enter:
            raise _NotAllowed
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
            When the account's work was asked for `MOST_ASKED` times within a minute, or tokens that
            open nothing were shown `MOST_REFUSED` times.
        StoreFault
            When the store cannot give it.
        """
        if self._refused.sum >= MOST_REFUSED:
            raise _TooOften
        user = await self.oauth.user(token, "")
        if user is None or not user.may_enter:
            self._refused.add()
            raise _NotAllowed
        visitor = await self._visitor(user.name)
        if self._asked.setdefault(visitor, Recent(self._clock)).add() > MOST_ASKED:
            raise _TooOften
        return await self._entrance.ask(lambda store: _work_of(store, visitor))

    def end(self, owner: str) -> set[str]:
        found = self._sign_ins.pop(owner, None)
        return {owner} | (found.desks if found else set())

    async def sign_out(self, request: HTTPServerRequest) -> None:
        self.end(self.shown(request))

    def shown(self, request: HTTPServerRequest) -> str:
        return _owner(_cookie(request, COOKIE))

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


def _cookie(request: HTTPServerRequest, name: str) -> str:
    found = request.cookies.get(name)
    return found.value if found is not None else ""


# ---- The few pages of the gate: to the Hub's sign-in, back from it, out again,
# and what is refused

STATE = "reefkit-hub-"
"""How the cookie begins that a browser keeps while it is at the Hub; the state follows."""
SECONDS_AT_HUB = 600
LONGEST = 2000
"""A longer address is not remembered: a cookie has 4096 bytes."""


class _AtGate(Closed):
    def initialize(self, accounts: HubAccounts, pages: Pages) -> None:
        self.accounts, self.pages = accounts, pages

    def refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        if status == 503:
            self.set_header("Retry-After", "30")
        asked = self.request.uri if self.request.method == "GET" else ""
        again = asked if status == 503 and not self.request.path.endswith(CALLBACK) else ""
        self.finish(self.pages.refused(status, again or "", why))

    async def end(self, owner: str) -> None:
        for each in self.accounts.end(owner):
            await cast("Kernels", self.kernel_manager).end_those_of(each)


class _HubRefused(_AtGate):
    """Says why there is no page, whatever was asked and however."""

    def initialize(
        self, accounts: HubAccounts, pages: Pages, status: int = 403, why: str = ""
    ) -> None:
        super().initialize(accounts, pages)
        self._status, self._why = status, why

    def check_xsrf_cookie(self) -> None:
        """Let the sentence through: nothing is done."""

    async def prepare(self) -> None:  # type: ignore[override]
        self.refuse(self._status, self._why)


class _SignInPage(_AtGate):
    """Any page, asked for by who is not signed in: leads to the Hub, and then back to it."""

    def get(self) -> None:
        state = secrets.token_urlsafe(24)
        to, verifier = self.accounts.oauth.way(state)
        wanted = (self.request.uri or "").encode()
        where = base64.urlsafe_b64encode(wanted if len(wanted) <= LONGEST else b"").decode()
        self.keep(f"{STATE}{state}", f"{verifier}.{where.rstrip('=')}", SECONDS_AT_HUB, "Lax")
        self.stay()  # else each of several servers would send the browser to the Hub anew
        self.redirect(to)

    head = get


class _Callback(_AtGate):
    async def get(self) -> None:
        state = self.get_query_argument("state", "")
        kept = self.get_cookie(f"{STATE}{state}") if TOKEN.fullmatch(state) else None
        code = self.get_query_argument("code", "")
        if not kept or not code:
            self.refuse(403, "refused-hub-failed")
            return
        self.keep(f"{STATE}{state}", "", -1, "Lax")
        verifier, _, where = kept.partition(".")
        try:
            token = await self.accounts.oauth.token(code, verifier)
            shown = await self.accounts.begin(self.request, token)
        except HubAway:
            self.refuse(503, "refused-hub-failed")
        except _NotAllowed:
            self.refuse(403, "refused-hub-account")
        else:
            await self.end(self.accounts.shown(self.request))
            self.keep(COOKIE, shown, SECONDS_SIGNED_IN, "Lax")
            self.stay()
            self.redirect(self._ours(where), status=303)

    def _ours(self, where: str) -> str:
        try:
            to = base64.urlsafe_b64decode(where + "=" * (-len(where) % 4)).decode("ascii")
        except (binascii.Error, ValueError):
            return self.base_url
        return self.entrance.addresses.inside(to)


class _MyMatches(_AtGate):
    """What a program in a student's own server reads, by the Hub's token: that student's work."""

    async def get(self) -> None:
        kind, _, token = self.request.headers.get("Authorization", "").partition(" ")
        if kind != "token" or not TOKEN.fullmatch(token):
            self.refuse(403, "refused-hub-signed-out")
            return
        try:
            work = await self.accounts.work_by(token)
        except _TooOften:
            self.refuse(429, "refused-hub-often")
        except tuple(WHY) as error:
            self.refuse(*next(why for each, why in WHY.items() if isinstance(error, each)))
        else:
            self.set_header("Cache-Control", "no-store")
            self.set_header("Content-Type", "application/json")
            self.finish(work)


class _HubSignOut(_AtGate):
    """*Sign out*: of the labs and of the Hub."""

    def get(self) -> None:
        account = self.accounts.of(self.request)
        # Its form leads on to the Hub, which may have another host.
        leads_to = f"{OURS} {self.accounts.hub.host}".strip()
        self.set_header("Content-Security-Policy", policy(**PAGE, form_action=leads_to))
        xsrf = Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
        self.finish(self.pages.render("sign-out.html", account=account, xsrf=xsrf))

    async def post(self) -> None:
        """Forget the browser, end what it has open, and lead to the Hub's own sign-out.

        Jupyter's own check refuses what another site sends.
        """
        await self.end(self.accounts.shown(self.request))
        for name, same_site in ((COOKIE, "Lax"), (TEACHER_COOKIE, "Strict")):
            self.keep(name, "", -1, same_site)
        self.redirect(self.accounts.hub.logout, status=303)


# ---- The gate of a service: whoever has not signed in at the Hub gets no page,
# asset, kernel, socket
#
# It stands before the application, so that no handler of it, nor of a library, is asked before.

LEAVE = "leave/"

WHY: dict[type[Exception], tuple[int, str]] = {
    HubAway: (503, "refused-hub-away"),
    _NotAllowed: (403, "refused-hub-account"),
    StoreFault: (503, "room-store"),
}
"""What is said where it cannot be found who asks: the status, and the id of the sentence."""

Answers = tuple[type[tornado.web.RequestHandler], dict[str, Any]]


class HubGate(Router):
    """Stands before the application.

    `desks`: the names of lessons for teachers.
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
        # Figures are told to programs at this machine alone, whoever is signed in.
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
        found = self._application.find_handler(request, **named)
        if found is None:
            raise ValueError("an application answers all requests")
        return found

    async def _own(self, request: HTTPServerRequest) -> Answers | None:
        if request.path in self._open:
            return None
        for name, handler in ((CALLBACK, _Callback), (MINE, _MyMatches)):
            if request.path == f"{self._pages.base}{name}":
                return handler, {}
        try:
            account = await self._accounts.look(request)
        except (HubAway, _NotAllowed, StoreFault) as error:
            return _refused(*next(why for kind, why in WHY.items() if isinstance(error, kind)))
        if account is not None:
            return self._for(account, request.path)
        known = is_navigation(request)
        return (_SignInPage, {}) if known else _refused(403, "refused-hub-signed-out")

    def _for(self, account: Account, path: str) -> Answers | None:
        if account.teaches is False and path.startswith(self._desks):
            return _refused(403, "refused-hub-teachers")
        return (_HubSignOut, {}) if path == f"{self._pages.base}{LEAVE}" else None


def _refused(status: int, why: str) -> Answers:
    return _HubRefused, {"status": status, "why": why}


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
