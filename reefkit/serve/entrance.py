"""The base of all handlers: who asks, their language, and what every answer sets.

If there is a hub or a launch from a course, an account says who visits; otherwise a signed cookie
does.
"""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import tornado.web
from jupyter_server.auth import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler
from markupsafe import Markup

from reefkit.labs.environment import INSTANCE_COOKIE
from reefkit.serve.content_policy import OF_ALL, OWN_SITES, policy
from reefkit.serve.page_language import LANGUAGE_COOKIE, Spoken, choose, first_of
from reefkit.serve.pages import Pages
from reefkit.serve.request_ids import REQUEST, REQUEST_HEADER, request_id
from reefkit.serve.school_accounts import Account
from reefkit.serve.signing import signed, unsigned
from reefkit.serve.teachers import LONG_AGO, Entrance
from reefkit.serve.visitors import (
    DAYS,
    HOST,
    PURPOSE,
    TEACHER_COOKIE,
    TOKEN,
    VISITOR_COOKIE,
    counted_address,
    new_identity,
    teacher_key,
    visitor_key,
)


class _Everybody(IdentityProvider):
    """Gives everybody the same Jupyter user; the default makes one, and a cookie, per browser."""

    def get_user(self, handler: object) -> User:
        return User("visitor")


class Caller(JupyterHandler):
    """A handler that knows who asks.

    Only here are the headers of every answer set, and requests from other sites refused;
    `tests/serve/test_routes.py` checks all routes.
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
        cookie = self.get_cookie(LANGUAGE_COOKIE) or ""
        accepted = self.request.headers.get("Accept-Language", "")
        return choose(cookie, accepted, first_of(self.server.say.locale))

    @property
    def server(self) -> Pages:
        found: Pages = self.settings["pages"]
        return found

    @property
    def address(self) -> str:
        """Key by which guesses and pages are counted: the account if any, else the address."""
        if self.account is not None:
            return f"account-{self.account.visitor}"
        forwarded = self.request.headers.get("X-Forwarded-For")
        is_trusted = self.entrance.place.behind_proxy
        return counted_address(self.request.remote_ip or "", forwarded if is_trusted else None)

    @property
    def is_encrypted(self) -> bool:
        schemes = self.request.headers.get("X-Forwarded-Proto", "").split(",")
        # A hub's own proxy appends the scheme between itself and this server.
        scheme = schemes[-1 if self.entrance.place.hub is None else 0].strip()
        return self.entrance.place.behind_proxy and scheme.lower() == "https"

    @property
    def outside(self) -> str:
        host = self.request.headers.get("Host", "")
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{host}{self.base_url}" if HOST.fullmatch(host) else ""

    @property
    def token(self) -> str:
        """The token of a teacher's sign-in, from a cookie and untrusted; empty if there is none."""
        shown = self.get_cookie(TEACHER_COOKIE) or ""
        if not TOKEN.fullmatch(shown):
            return ""
        accounts, account = self.entrance.accounts, self.account
        if accounts is None or (account is None and not accounts.are_all):
            return shown
        return "" if account is None else accounts.unseal(shown, account)

    def sealed(self, token: str) -> str:
        """Return a sign-in's token for the cookie, bound to the account if there is one."""
        accounts, account = self.entrance.accounts, self.account
        return token if accounts is None or account is None else accounts.seal(token, account)

    @property
    def known_as(self) -> str:
        """The visitor's key in the store, from account or cookie; empty if they are unknown."""
        accounts = self.entrance.accounts
        if self.account is not None or (accounts is not None and accounts.are_all):
            return self.account.visitor if self.account is not None else ""
        shown = self.get_cookie(VISITOR_COOKIE) or ""
        identity = unsigned(shown, self.entrance.key_for(PURPOSE))
        return visitor_key(identity) if identity else ""

    @property
    def owner(self) -> str:
        """Owner of the kernels of this visitor's pages; empty if the visitor is unknown."""
        return self.account.owner if self.account is not None else self.known_as

    def welcome(self) -> tuple[str, bool]:
        """Return the visitor's key, after setting a cookie if needed, and whether they are new."""
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
        REQUEST.set(self.request_id)  # tasks for this request run in a copy of this context
        self.set_header(REQUEST_HEADER, self.request_id)
        for name, value in OF_ALL.items():
            self.set_header(name, value)
        self.set_header("Content-Security-Policy", self.content_security_policy)

    @property
    def content_security_policy(self) -> str:
        return policy()

    @property
    def xsrf(self) -> Markup:
        """The hidden field that proves that a form is from one of our pages."""
        return Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's

    def check_from_here(self) -> None:
        """Refuse requests that another site's page makes a browser send.

        GET and HEAD are allowed, as they change nothing. A browser sends its origin with every web
        socket; so one without origin is not a browser's, and is refused. Same-site cookies and form
        tokens protect against the same.

        Raises
        ------
        tornado.web.HTTPError
            If the request is from another site.
        """
        headers = self.request.headers
        is_socket = headers.get("Upgrade", "").lower() == "websocket"
        if self.request.method in {"GET", "HEAD"} and not is_socket:
            return
        origin = self.get_origin() or ("" if is_socket else None)
        is_elsewhere = origin is not None and urlsplit(origin).netloc.lower() != self.request.host
        if is_elsewhere or headers.get("Sec-Fetch-Site", "none") not in OWN_SITES:
            raise tornado.web.HTTPError(403)

    async def prepare(self) -> None:  # type: ignore[override]
        self.check_from_here()
        accounts = self.entrance.accounts
        if accounts is not None and not accounts.are_all:  # otherwise the gate has done this
            await accounts.look(self.request)
        await super().prepare()

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:  # noqa: ANN401
        """Set any cookie, also Tornado's own, hidden from other sites and from plain HTTP."""
        named.setdefault("samesite", "Lax")
        super().set_cookie(name, value, *given, **{**named, "secure": self.is_encrypted})

    def keep(  # noqa: PLR0913 - attributes of a cookie
        self,
        name: str,
        value: str,
        seconds: float,
        same_site: str,
        *,
        for_scripts: bool = False,
        below: str = "",
    ) -> None:
        """Set a cookie below the base URL; by default no script can read it.

        `seconds`: Its lifetime; 0 or less deletes it.
        `same_site`: ``Lax``: sent also after a link from elsewhere; ``Strict``: only from our own
        pages.
        `for_scripts`: Whether our scripts may read and write it; not for secrets.
        `below`: Part of the path, after the base URL, to which the cookie is limited.
        """
        # No date by our clock: the browser would compare it with its own.
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
        """Set a cookie that brings the browser back to this server, if there are several."""
        name = self.entrance.place.instance
        if name and self.get_cookie(INSTANCE_COOKIE) != name:
            self.set_cookie(INSTANCE_COOKIE, name, path=self.base_url, httponly=True)

    async def owns(self, owner: str) -> bool:
        """Return whether the visitor owns a kernel: by their own key, or by a sign-in.

        A sign-in must be valid still, unless its class was erased.
        """
        if self.owner and secrets.compare_digest(owner, self.owner):
            return True
        if not self.token or not secrets.compare_digest(owner, teacher_key(self.token)):
            return False
        is_in = await self.entrance.signed_in(self.token) is not None
        return is_in or await self.entrance.is_erased(owner)


class ProgramCaller(Caller):
    """Base of handlers for programs: a refused request gets a status, but no page."""

    def write_error(self, status_code: int, **_: object) -> None:
        self.set_status(status_code)
        self.finish()
