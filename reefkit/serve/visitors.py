"""Visitors: random cookies of browsers, and the keys by which limits are counted.

A visitor is a random cookie of a browser, signed with the server's key; the visitor's key in the
store is derived from it.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets

from tornado.httputil import HTTPServerRequest

VISITOR_COOKIE = "reefkit-visitor"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{32}")
"""Pattern of what `new_identity` makes."""
PURPOSE = "visitor"
TEACHER_COOKIE = "reefkit-teacher"
LAUNCH_COOKIE = "reefkit-launch"
"""Cookie with the sign-in of somebody sent by a learning platform."""
XSRF_COOKIE = "xsrf-reefkit"
"""Cookie of the XSRF check; Jupyter's own servers use another name."""
XSRF_FIELD = "_xsrf"
"""Tornado's name for the form field with the same value."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,200}")
HOST = re.compile(r"([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
DAYS = 400
"""The longest time that browsers keep a cookie."""
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify the network; a device can change the rest."""


def new_identity() -> str:
    return secrets.token_urlsafe(24)


def visitor_key(identity: str) -> str:
    """Return a visitor's key in store and kernels; the cookie cannot be derived from it."""
    return hashlib.sha256(identity.encode()).hexdigest()[:32]


def teacher_key(token: str) -> str:
    """Return a sign-in's key as an owner of kernels; it cannot equal a visitor's key."""
    return f"teacher-{hashlib.sha256(token.encode()).hexdigest()}"


def cookie_of(request: HTTPServerRequest, name: str) -> str:
    found = request.cookies.get(name)
    return found.value if found is not None else ""


def counted_address(remote: str, forwarded: str | None = None) -> str:
    """Return the address for which wrong guesses are counted; a network's prefix for IPv6.

    `forwarded`: ``X-Forwarded-For`` of a trusted proxy: its last address is the one that the proxy
    saw; a browser may have written the earlier ones.
    """
    nearest = (forwarded or "").rpartition(",")[2].strip()
    for candidate in filter(None, (nearest, remote)):
        try:
            found = ipaddress.ip_address(candidate.partition("%")[0])
        except ValueError:
            continue
        if isinstance(found, ipaddress.IPv6Address):
            if found.ipv4_mapped is None:
                return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False))
            return str(found.ipv4_mapped)
        return str(found)
    return ""
