"""The entrance: who may come in, as a visitor or as a teacher, and who asks.

A server may ask every browser for a word, once. A teacher comes in by the set-up code or a sign-in,
and keys are shown once. Where a school's hub or a course's launch says who visits, its accounts do.
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
    """Whom Jupyter takes everybody for: it would give each browser a name and a cookie of it."""

    def get_user(self, handler: object) -> User:
        return User("visitor")


class Caller(JupyterHandler):
    """A handler that knows who asks.

    What every route says to a browser, and from where it takes anything, is here alone:
    `tests/serve/test_routes.py` walks over all of them.
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
        """Key under which wrong guesses are counted: the account if any, else the address."""
        if self.account is not None:
            return f"account-{self.account.visitor}"
        forwarded = self.request.headers.get("X-Forwarded-For")
        is_trusted = self.entrance.place.behind_proxy
        return counted_address(self.request.remote_ip or "", forwarded if is_trusted else None)

    @property
    def is_encrypted(self) -> bool:
        schemes = self.request.headers.get("X-Forwarded-Proto", "").split(",")
        # A hub's own proxy adds a last word, of the way from the server before it.
        scheme = schemes[-1 if self.entrance.place.hub is None else 0].strip()
        return self.entrance.place.behind_proxy and scheme.lower() == "https"

    @property
    def outside(self) -> str:
        host = self.request.headers.get("Host", "")
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{host}{self.base_url}" if HOST.fullmatch(host) else ""

    @property
    def token(self) -> str:
        """Token by which a teacher has signed in; untrusted."""
        shown = self.get_cookie(TEACHER_COOKIE) or ""
        if not TOKEN.fullmatch(shown):
            return ""
        accounts, account = self.entrance.accounts, self.account
        if accounts is None or (account is None and not accounts.are_all):
            return shown
        return "" if account is None else accounts.unseal(shown, account)

    def sealed(self, token: str) -> str:
        accounts, account = self.entrance.accounts, self.account
        return token if accounts is None or account is None else accounts.seal(token, account)

    @property
    def known_as(self) -> str:
        accounts = self.entrance.accounts
        if self.account is not None or (accounts is not None and accounts.are_all):
            return self.account.visitor if self.account is not None else ""
        shown = self.get_cookie(VISITOR_COOKIE) or ""
        identity = unsigned(shown, self.entrance.key_for(PURPOSE))
        return visitor_key(identity) if identity else ""

    @property
    def owner(self) -> str:
        return self.account.owner if self.account is not None else self.known_as

    def welcome(self) -> tuple[str, bool]:
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
        REQUEST.set(self.request_id)  # whatever is done for it runs in a copy of this context
        self.set_header(REQUEST_HEADER, self.request_id)
        for name, value in OF_ALL.items():
            self.set_header(name, value)
        self.set_header("Content-Security-Policy", self.content_security_policy)

    @property
    def content_security_policy(self) -> str:
        return policy()

    @property
    def xsrf(self) -> Markup:
        """The field by which a form of ours shows where it comes from."""
        return Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's

    def check_from_here(self) -> None:
        """Refuse what another site's page has a browser send.

        A browser says with everything that does something, and with every socket, where it comes
        from; with a socket always, so one without is no browser's. That no cookie is sent from
        elsewhere, and that forms carry a mark, stop the same again.

        Raises
        ------
        tornado.web.HTTPError
            When it comes from elsewhere.
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
        if accounts is not None and not accounts.are_all:  # else the gate has looked
            await accounts.look(self.request)
        await super().prepare()

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:  # noqa: ANN401
        """Set any cookie, Tornado's own too, closed to other sites and to open networks."""
        named.setdefault("samesite", "Lax")
        super().set_cookie(name, value, *given, **{**named, "secure": self.is_encrypted})

    def keep(  # noqa: PLR0913 - what a cookie is
        self,
        name: str,
        value: str,
        seconds: float,
        same_site: str,
        *,
        for_scripts: bool = False,
        below: str = "",
    ) -> None:
        """Have the browser keep a cookie that no script reads and no other site sends.

        `seconds`: How long; with 0 and less it is forgotten.
        `same_site`: ``Lax``: a link from elsewhere brings it too; ``Strict``: only our own pages
        do.
        `for_scripts`: Whether our scripts read and write it: no secret.
        `below`: The path below the base to which alone it is sent.
        """
        # No date by our clock, which the browser would compare with its own.
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
        """Set a cookie that brings the browser back to this server, where there are several."""
        name = self.entrance.place.instance
        if name and self.get_cookie(INSTANCE_COOKIE) != name:
            self.set_cookie(INSTANCE_COOKIE, name, path=self.base_url, httponly=True)

    async def owns(self, owner: str) -> bool:
        if self.owner and secrets.compare_digest(owner, self.owner):
            return True
        if not self.token or not secrets.compare_digest(owner, teacher_key(self.token)):
            return False
        is_in = await self.entrance.signed_in(self.token) is not None
        return is_in or await self.entrance.is_erased(owner)


class ProgramCaller(Caller):
    """A request of a program: what is refused gets its status, and no page."""

    def write_error(self, status_code: int, **_: object) -> None:
        self.set_status(status_code)
        self.finish()
