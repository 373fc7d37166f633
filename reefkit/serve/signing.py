"""The server's keys, and signed values of cookies.

All keys are derived from one in the database, so servers that share it agree, and a database that
moves to another machine keeps its browsers signed in. A copy of the database does not help to forge
cookies: a visitor's cookie contains a random identity of which the database has only a hash, a
teacher's a sign-in likewise, and the cookie of the access token is made from the token.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


SCOPE, NAME = "server", "key"
"""Scope and name of the key in the database."""
KEY_BYTES = 32


def key_of(store: Store) -> bytes:
    """Return the key that a database's servers share, made by the first of them.

    Raises
    ------
    StoreFault
        If the store cannot be read.
    """
    return bytes.fromhex(store.work.agree(SCOPE, NAME, secrets.token_hex(KEY_BYTES)))


def key_for(purpose: str, key: bytes) -> bytes:
    """Derive the key for one purpose; what it signs is invalid for others."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def signed(text: str, key: bytes) -> str:
    return f"{text}.{hmac.digest(key, text.encode(), hashlib.sha256).hex()}"


def unsigned(shown: str, key: bytes) -> str:
    text = shown.rpartition(".")[0]
    return text if hmac.compare_digest(shown.encode(), signed(text, key).encode()) else ""
