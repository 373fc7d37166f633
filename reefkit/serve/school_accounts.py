"""Accounts of a school's hub, or of launches, as the entrance uses them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from tornado.httputil import HTTPServerRequest

from reefkit.serve.hub_store import scope_of


@dataclass(frozen=True)
class Account:
    """The account of a request."""

    name: str  #: The account's name at the Hub.
    visitor: str  #: Its visitor id: random, the same on every device.
    owner: str  #: Owner of the kernels that this browser starts: the sign-in.
    #: Whether it is a teacher's; None if the Hub does not say who is.
    teaches: bool | None
    #: The store's key for its classes; empty to use the account's name, if names are unique.
    known_by: str = ""

    @property
    def scope(self) -> str:
        return scope_of(self.known_by or self.name)


MAC_LETTERS = 64


class Accounts(Protocol):
    """Accounts that are signed in at the school's hub, or by a launch from a course.

    `is_away`: Whether the hub did not answer the last time.
    `are_all`: Whether everybody needs an account.
    `key`: Binds a teacher's token to one account.
    """

    is_away: bool
    are_all: bool
    key: bytes

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Find who asks, so that `of` knows it."""

    def of(self, request: HTTPServerRequest) -> Account | None:
        """Return who asks; None for pages that need nobody."""

    async def sign_out(self, request: HTTPServerRequest) -> None:
        """Sign a browser out, if no gate does."""

    def seal(self, token: str, account: Account) -> str:
        """Seal a teacher's token so that it is of use to one account only."""
        return f"{token}{self._mac(token, account)}"

    def unseal(self, sealed: str, account: Account) -> str:
        """Return the token that was sealed for an account; empty if it is another's, or forged.

        An account that is not a teacher's has none, whatever the browser sends.
        """
        token, mac = sealed[:-MAC_LETTERS], sealed[-MAC_LETTERS:]
        is_right = hmac.compare_digest(mac.encode(), self._mac(token, account).encode())
        return token if is_right and account.teaches is not False else ""

    def _mac(self, token: str, account: Account) -> str:
        content = f"{account.visitor} {token}".encode()
        return hmac.digest(self.key, content, hashlib.sha256).hex()

    def opens(self, account: Account, desk: str) -> None:
        """Record that a browser has opened a desk, which ends with its sign-in."""

    async def ended(self, owners: Collection[str]) -> set[str]:
        """Return the owners of kernels whose sign-in has ended."""
