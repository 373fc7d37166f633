"""Who visits: a random cookie a browser, signed by us, from which the visitor's key is made."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import tornado.web
from jupyter_server.auth import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler

from reefkit.labs import returning
from reefkit.serve import lab_languages
from reefkit.serve.lab_headers import OF_ALL, OWN_SITES, policy
from reefkit.serve.lab_keys import signed, unsigned

if TYPE_CHECKING:
    from reefkit.serve.hub.accounts import Account
    from reefkit.serve.lab_entrance import Entrance
    from reefkit.serve.lab_pages import Pages

COOKIE = "reefkit-visitor"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{32}")
"""As the first version had it in the cookie, without our signature."""
PURPOSE = "visitor"
TEACHER_COOKIE = "reefkit-teacher"
XSRF_COOKIE = "xsrf-reefkit"
"""What Jupyter's own servers keep too, by a name of ours."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,200}")
HOST = re.compile(r"([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
DAYS = 400
"""The longest that browsers keep a cookie."""
OF_ONE_HOUSE = 64
"""So many bits of an IPv6 address are the network's; the rest a device changes as it likes."""


def new_identity() -> str:
    """Make what a browser shows to be known again; nobody can guess it."""
    return secrets.token_urlsafe(24)


def visitor_key(identity: str) -> str:
    """Return how a visitor is called in store and kernels: the cookie cannot be had from it."""
    return hashlib.sha256(identity.encode()).hexdigest()[:32]


def teacher_key(token: str) -> str:
    """Return how a sign-in is called where kernels are owned; it cannot be a visitor's key."""
    return f"teacher-{hashlib.sha256(token.encode()).hexdigest()}"


def counted_address(remote: str, forwarded: str | None = None) -> str:
    """Return the address on whose account wrong guesses are put.

    Parameters
    ----------
    remote
        Whoever opened the connection.
    forwarded
        What a trusted server in front says (``X-Forwarded-For``): its last address is the one that
        it saw itself; what stands before it a browser may have written.
    """
    nearest = (forwarded or "").rpartition(",")[2].strip()
    for candidate in filter(None, (nearest, remote)):
        try:
            found = ipaddress.ip_address(candidate.partition("%")[0])
        except ValueError:
            continue
        if isinstance(found, ipaddress.IPv6Address):
            if found.ipv4_mapped is None:
                return str(ipaddress.ip_network((found, OF_ONE_HOUSE), strict=False))
            return str(found.ipv4_mapped)
        return str(found)
    return ""


class Everybody(IdentityProvider):
    """Whom Jupyter takes everybody for: it would give each browser a name and a cookie of it."""

    def get_user(self, handler: object) -> User:
        """Give the same for all."""
        del handler
        return User("visitor")


class Caller(JupyterHandler):
    """A handler that knows who asks.

    What every route says to a browser, and from where it takes anything, stands here alone:
    `tests/serve/test_routes.py` walks over all of them.
    """

    SUPPORTED_METHODS = ("GET", "HEAD", "POST")
    identity_provider = Everybody()

    _identity = ""
    """Who this is, where the cookie that was shown has just been signed."""

    @property
    def entrance(self) -> Entrance:
        """Who may come in, and what they were told."""
        found: Entrance = self.settings["entrance"]
        return found

    @property
    def account(self) -> Account | None:
        """Who has signed in at the school's hub; none where there is no hub."""
        accounts = self.entrance.accounts
        return None if accounts is None else accounts.of(self.request)

    @property
    def spoken(self) -> lab_languages.Spoken:
        """In which language whoever asks is answered."""
        kept = self.get_cookie(lab_languages.COOKIE) or ""
        accepted = self.request.headers.get("Accept-Language", "")
        return lab_languages.choose(kept, accepted, lab_languages.first_of(self.server.say.locale))

    @property
    def server(self) -> Pages:
        """What stands round the labs, as the server itself speaks."""
        found: Pages = self.settings["pages"]
        return found

    @property
    def address(self) -> str:
        """Where wrong guesses are counted: on the account where there is one, and nobody else's."""
        if self.account is not None:
            return f"account-{self.account.visitor}"
        forwarded = self.request.headers.get("X-Forwarded-For")
        is_trusted = self.entrance.place.behind_proxy
        return counted_address(self.request.remote_ip or "", forwarded if is_trusted else None)

    @property
    def is_encrypted(self) -> bool:
        """Whether the browser speaks through TLS, as far as a server in front tells."""
        said = self.request.headers.get("X-Forwarded-Proto", "").split(",")
        # A hub's own proxy adds a last word, of the way from the server before it.
        told = said[-1 if self.entrance.accounts is None else 0].strip()
        return self.entrance.place.behind_proxy and told.lower() == "https"

    @property
    def outside(self) -> str:
        """The address by which the browser calls this server; empty where it is no address."""
        host = self.request.headers.get("Host", "")
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{host}{self.base_url}" if HOST.fullmatch(host) else ""

    @property
    def token(self) -> str:
        """What shows that a teacher has signed in; untrusted."""
        shown = self.get_cookie(TEACHER_COOKIE) or ""
        if not TOKEN.fullmatch(shown):
            return ""
        accounts, account = self.entrance.accounts, self.account
        if accounts is None:
            return shown
        return "" if account is None else accounts.unseal(shown, account)

    def sealed(self, token: str) -> str:
        """Give a teacher's token as a browser is to keep it: where there are accounts, for one."""
        accounts, account = self.entrance.accounts, self.account
        return token if accounts is None or account is None else accounts.seal(token, account)

    @property
    def known_as(self) -> str:
        """The key of the visitor: the account's, or by our cookie; empty for who has neither."""
        if self.entrance.accounts is not None:
            return self.account.visitor if self.account is not None else ""
        identity = self._identity or unsigned(
            self.get_cookie(COOKIE) or "", self.entrance.key_for(PURPOSE)
        )
        return visitor_key(identity) if identity else ""

    @property
    def owner(self) -> str:
        """Whose the kernels are that this browser starts; empty for who is not known."""
        return self.account.owner if self.account is not None else self.known_as

    def welcome(self) -> tuple[str, bool]:
        """Give the visitor's key, and whether the browser has just got its cookie."""
        if self.known_as:
            return self.known_as, False
        identity = new_identity()
        self._keep_identity(identity)
        return visitor_key(identity), True

    def set_default_headers(self) -> None:
        """Say what every answer says, and not which software answers."""
        self.clear_header("Server")
        for name, value in OF_ALL.items():
            self.set_header(name, value)
        self.set_header("Content-Security-Policy", self.content_security_policy)

    @property
    def content_security_policy(self) -> str:
        """Nothing may be loaded or done by what is no page."""
        return policy()

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
        asked = self.request.headers
        is_socket = asked.get("Upgrade", "").lower() == "websocket"
        if self.request.method in {"GET", "HEAD"} and not is_socket:
            return
        origin = self.get_origin() or ("" if is_socket else None)
        is_elsewhere = origin is not None and urlsplit(origin).netloc.lower() != self.request.host
        if is_elsewhere or asked.get("Sec-Fetch-Site", "none") not in OWN_SITES:
            raise tornado.web.HTTPError(403)

    async def prepare(self) -> None:  # type: ignore[override]
        """Take nothing from elsewhere, and know a visitor of the first version again.

        Its cookie had no signature: it gets one where the device has people or files here.
        """
        self.check_from_here()
        await super().prepare()
        shown = self.get_cookie(COOKIE) or ""
        if self.entrance.accounts is None and IDENTITY.fullmatch(shown):
            visitor = visitor_key(shown)
            # While the store cannot say, no cookie is written over: it may be all that finds work.
            if await self.entrance.ask(lambda store: returning.is_known(store, visitor)):
                self._identity = shown
                self._keep_identity(shown)

    def _keep_identity(self, identity: str) -> None:
        shown = signed(identity, self.entrance.key_for(PURPOSE))
        self.keep(COOKIE, shown, DAYS * 24 * 3600, "Lax")

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:  # noqa: ANN401
        """Set a cookie, Tornado's own too: no other site sends it, and no open network sees it."""
        named.setdefault("samesite", "Lax")
        super().set_cookie(name, value, *given, **{**named, "secure": self.is_encrypted})

    def keep(
        self, name: str, value: str, seconds: float, same_site: str, *, for_scripts: bool = False
    ) -> None:
        """Have the browser keep a cookie that no script reads and no other site sends.

        Parameters
        ----------
        name, value
            The cookie.
        seconds
            How long; with 0 and less it is forgotten.
        same_site
            ``Lax``: a link from elsewhere brings it too; ``Strict``: only our own pages do.
        for_scripts
            Whether our scripts read and write it: no secret.
        """
        self.set_cookie(
            name,
            value,
            expires=datetime.now(UTC) + timedelta(seconds=seconds),
            path=self.base_url,
            httponly=not for_scripts,
            samesite=same_site,
        )

    async def owns(self, owner: str) -> bool:
        """Tell whether a kernel's owner is who asks: the visitor, or a teacher still signed in."""
        if self.owner and secrets.compare_digest(owner, self.owner):
            return True
        if not self.token or not secrets.compare_digest(owner, teacher_key(self.token)):
            return False
        return await self.entrance.signed_in(self.token) is not None
