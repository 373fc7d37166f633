"""Accounts of a school's hub, as far as the entrance knows them."""

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
    """Who asks."""

    name: str  #: What the Hub calls the account.
    visitor: str  #: As what the store knows it: random, the same on every device.
    owner: str  #: Whose kernels are those that this browser starts: this sign-in's.
    #: Whether it is among the teachers; none where the Hub does not say who is.
    teaches: bool | None
    #: By which the store keeps its own classes; empty for its name, which is nobody else's then.
    known_by: str = ""

    @property
    def scope(self) -> str:
        return scope_of(self.known_by or self.name)


MAC_LETTERS = 64


class Accounts(Protocol):
    """Those who have signed in at the school's hub, or by a launch from a course.

    `is_away`: whether the hub did not answer when it was asked last.
    `are_all`: whether nobody else gets in.
    `key`: by which a teacher's token is bound to one account.
    """

    is_away: bool
    are_all: bool
    key: bytes

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Find who asks, so that `of` knows it."""

    def of(self, request: HTTPServerRequest) -> Account | None:
        """Return who asks; none for what needs nobody."""

    async def sign_out(self, request: HTTPServerRequest) -> None:
        """Sign a browser out, where no gate does."""

    def seal(self, token: str, account: Account) -> str:
        """Seal a teacher's token so that it is of use to one account only."""
        return f"{token}{self._mac(token, account)}"

    def unseal(self, sealed: str, account: Account) -> str:
        """Return the token that was sealed for an account; empty where it is another's, or forged.

        Somebody who is not among the teachers has none, whatever the browser shows.
        """
        token, mac = sealed[:-MAC_LETTERS], sealed[-MAC_LETTERS:]
        is_right = hmac.compare_digest(mac.encode(), self._mac(token, account).encode())
        return token if is_right and account.teaches is not False else ""

    def _mac(self, token: str, account: Account) -> str:
        content = f"{account.visitor} {token}".encode()
        return hmac.digest(self.key, content, hashlib.sha256).hex()

    def opens(self, account: Account, desk: str) -> None:
        """Note that a browser has opened a desk, which ends with its sign-in."""

    async def ended(self, owners: Collection[str]) -> set[str]:
        """Return the owners of kernels whose sign-in has ended."""
