"""Who visits, in which language they are answered, and what every answer tells their browser.

A visitor is a random cookie of a browser, signed with the server's key; the visitor's own key is
made from it. Headers say what a page may load, and who may see, frame or keep it.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets

from tornado.httputil import HTTPServerRequest

VISITOR_COOKIE = "reefkit-visitor"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{32}")
"""What `new_identity` makes."""
PURPOSE = "visitor"
TEACHER_COOKIE = "reefkit-teacher"
LAUNCH_COOKIE = "reefkit-launch"
"""Holds the sign-in of somebody whom a learning platform has sent here."""
XSRF_COOKIE = "xsrf-reefkit"
"""What Jupyter's own servers keep too, by a name of ours."""
XSRF_FIELD = "_xsrf"
"""Tornado's name of the field in which a form shows the same."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,200}")
HOST = re.compile(r"([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
DAYS = 400
"""The longest that browsers keep a cookie."""
IPV6_PREFIX = 64
"""So many bits of an IPv6 address are the network's; the rest a device changes as it likes."""


def new_identity() -> str:
    return secrets.token_urlsafe(24)


def visitor_key(identity: str) -> str:
    """Name of a visitor in store and kernels; the cookie cannot be derived from it."""
    return hashlib.sha256(identity.encode()).hexdigest()[:32]


def teacher_key(token: str) -> str:
    """Name of a sign-in as an owner of kernels; it cannot equal a visitor's key."""
    return f"teacher-{hashlib.sha256(token.encode()).hexdigest()}"


def cookie_of(request: HTTPServerRequest, name: str) -> str:
    found = request.cookies.get(name)
    return found.value if found is not None else ""


def counted_address(remote: str, forwarded: str | None = None) -> str:
    """Return the address on whose account wrong guesses are put.

    `forwarded`: What a trusted server in front says (``X-Forwarded-For``): its last address is the
    one that it saw itself; what is before it a browser may have written.
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
