"""The server's keys, and what it signs with them: cookies of its own making, told from forged ones.

All are made from one key that is in the database: servers that share it agree, and a
database that moves to another machine takes its browsers along. Anyone who has a copy of it gains
nothing by the key: a visitor's cookie holds a random identity of which the database has a hash
alone, a teacher's a sign-in likewise, and the cookie of the word before the door is made from
the word.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


SCOPE, NAME = "server", "key"
"""Where the key is in the database."""
KEY_BYTES = 32


def key_of(store: Store) -> bytes:
    """Return the key that a database's servers share, made by the first of them.

    Raises
    ------
    StoreFault
        When the store cannot be asked.
    """
    return bytes.fromhex(store.work.agree(SCOPE, NAME, secrets.token_hex(KEY_BYTES)))


def key_for(purpose: str, key: bytes) -> bytes:
    """Derive the key of one purpose; what it signs is of no use for another."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def signed(text: str, key: bytes) -> str:
    return f"{text}.{hmac.digest(key, text.encode(), hashlib.sha256).hex()}"


def unsigned(shown: str, key: bytes) -> str:
    text = shown.rpartition(".")[0]
    return text if hmac.compare_digest(shown.encode(), signed(text, key).encode()) else ""
