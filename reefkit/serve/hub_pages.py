"""Pages of the Hub's gate: to the Hub's sign-in, back from it, signing out, and refusals."""

from __future__ import annotations

import base64
import binascii
import secrets
from typing import cast

from reefkit.classroom.store import StoreFault
from reefkit.serve.content_policy import OURS, PAGE, policy
from reefkit.serve.hub import CALLBACK
from reefkit.serve.hub_accounts import COOKIE, SECONDS_SIGNED_IN, HubAccounts, NotAllowed, TooOften
from reefkit.serve.hub_oauth import HubAway
from reefkit.serve.kernels import Kernels
from reefkit.serve.lessons import Closed
from reefkit.serve.pages import Pages
from reefkit.serve.visitors import TEACHER_COOKIE, TOKEN

WHY: dict[type[Exception], tuple[int, str]] = {
    HubAway: (503, "refused-hub-away"),
    NotAllowed: (403, "refused-hub-account"),
    StoreFault: (503, "room-store"),
}
"""Status and sentence id of errors that leave unknown who asks."""


STATE = "reefkit-hub-"
"""Prefix of the cookie that a browser keeps while it is at the Hub; the OAuth state follows."""
SECONDS_AT_HUB = 600
LONGEST = 2000
"""Letters of the longest address that is remembered: a cookie has 4096 bytes."""


class _AtGate(Closed):
    def initialize(self, accounts: HubAccounts, pages: Pages) -> None:
        self.accounts, self.pages = accounts, pages

    def refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        if status == 503:
            self.set_header("Retry-After", "30")
        target = self.request.uri if self.request.method == "GET" else ""
        again = target if status == 503 and not self.request.path.endswith(CALLBACK) else ""
        self.finish(self.pages.refused(status, again or "", why))

    async def end(self, owner: str) -> None:
        for each in self.accounts.end(owner):
            await cast("Kernels", self.kernel_manager).end_those_of(each)


class HubRefused(_AtGate):
    """Says why there is no page, for any request."""

    def initialize(
        self, accounts: HubAccounts, pages: Pages, status: int = 403, why: str = ""
    ) -> None:
        super().initialize(accounts, pages)
        self._status, self._why = status, why

    def check_xsrf_cookie(self) -> None:
        """Skip the check: nothing is changed."""

    async def prepare(self) -> None:  # type: ignore[override]
        self.refuse(self._status, self._why)


class SignInPage(_AtGate):
    """Redirects a browser that is not signed in to the Hub, which sends it back to its page."""

    def get(self) -> None:
        state = secrets.token_urlsafe(24)
        to, verifier = self.accounts.oauth.way(state)
        wanted = (self.request.uri or "").encode()
        where = base64.urlsafe_b64encode(wanted if len(wanted) <= LONGEST else b"").decode()
        self.keep(f"{STATE}{state}", f"{verifier}.{where.rstrip('=')}", SECONDS_AT_HUB, "Lax")
        self.stay()  # otherwise each of several servers would send the browser to the Hub again
        self.redirect(to)

    head = get


class Callback(_AtGate):
    """The address to which the Hub sends a browser after its sign-in."""

    async def get(self) -> None:
        state = self.get_query_argument("state", "")
        cookie = self.get_cookie(f"{STATE}{state}") if TOKEN.fullmatch(state) else None
        code = self.get_query_argument("code", "")
        if not cookie or not code:
            self.refuse(403, "refused-hub-failed")
            return
        self.keep(f"{STATE}{state}", "", -1, "Lax")
        verifier, _, where = cookie.partition(".")
        try:
            token = await self.accounts.oauth.token(code, verifier)
            shown = await self.accounts.begin(self.request, token)
        except HubAway:
            self.refuse(503, "refused-hub-failed")
        except NotAllowed:
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


class MyMatches(_AtGate):
    """A student's work, for a program in their own server that has the Hub's token."""

    async def get(self) -> None:
        kind, _, token = self.request.headers.get("Authorization", "").partition(" ")
        if kind != "token" or not TOKEN.fullmatch(token):
            self.refuse(403, "refused-hub-signed-out")
            return
        try:
            work = await self.accounts.work_by(token)
        except TooOften:
            self.refuse(429, "refused-hub-often")
        except tuple(WHY) as error:
            self.refuse(*next(why for each, why in WHY.items() if isinstance(error, each)))
        else:
            self.set_header("Cache-Control", "no-store")
            self.set_header("Content-Type", "application/json")
            self.finish(work)


class HubSignOut(_AtGate):
    """*Sign out*: of the labs and of the Hub."""

    def get(self) -> None:
        account = self.accounts.of(self.request)
        # Its form continues to the Hub, which may have another host.
        leads_to = f"{OURS} {self.accounts.hub.host}".strip()
        self.set_header("Content-Security-Policy", policy(**PAGE, form_action=leads_to))
        xsrf = self.xsrf
        self.finish(self.pages.render("sign-out.html", account=account, xsrf=xsrf))

    async def post(self) -> None:
        """Forget the browser, end its open desks, and continue to the Hub's own sign-out.

        Jupyter's XSRF check refuses other sites' forms.
        """
        await self.end(self.accounts.shown(self.request))
        for name, same_site in ((COOKIE, "Lax"), (TEACHER_COOKIE, "Strict")):
            self.keep(name, "", -1, same_site)
        self.redirect(self.accounts.hub.logout, status=303)
