"""The id of a request, by which log lines of several servers are matched."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

REQUEST_HEADER = "X-Request-ID"
REQUEST_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
REQUEST: ContextVar[str] = ContextVar("REQUEST", default="")
"""The id of the request that is being answered; empty between requests."""


def request_id(shown: str | None) -> str:
    """Return the id that a trusted proxy gave a request, or a new one.

    `shown`: The proxy's id; None without a trusted proxy.
    """
    return shown if shown and REQUEST_ID.fullmatch(shown) else secrets.token_hex(16)
