"""Who visits: a random cookie a browser, from which the visitor's key is made."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "reefkit-visitor"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{32}")


def new_identity() -> str:
    """Make what a browser shows to be known again; nobody can guess it."""
    return secrets.token_urlsafe(24)


def visitor_key(identity: str) -> str:
    """Return how a visitor is called in store and kernels: the cookie cannot be had from it."""
    return hashlib.sha256(identity.encode()).hexdigest()[:32]
