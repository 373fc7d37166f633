"""Who visits, in which language they are answered, and what every answer tells their browser.

A visitor is a random cookie of a browser, signed with the server's key; the visitor's own key is
made from it. Headers say what a page may load, and who may see, frame or keep it.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import os
import re
import secrets
from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple

from babel import negotiate_locale

from reefkit.text import locales
from reefkit.text.languages import BASE_LOCALE, LANGUAGE_VARIABLE, PSEUDO_LOCALE, spoken

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


# ---- The server's keys, and what it signs with them: cookies of its own
# making, told from forged ones
#
# All are made from one key that stands in the database: servers that share it agree, and a
# database that moves to another machine takes its browsers along. Whoever has a copy of it gains
# nothing by the key: a visitor's cookie holds a random identity of which the database has a hash
# alone, a teacher's a sign-in likewise, and the cookie of the word before the door is made from
# the word.

SCOPE, NAME = "server", "key"
"""Where the key stands in the database."""
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


# ---- What every answer tells a browser: what its page may load, and who may
# see, frame or keep it

OF_ALL = {
    # With none at all, a browser would not say where our own forms come from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""What every answer says to a browser, unless its handler knows better."""
OWN_SITES = {"same-origin", "none"}
"""Where a browser says that it sends something from: a page of ours, or its reader's own typing."""
OURS = "'self'"
PAGE = {"script_src": OURS, "style_src": OURS, "img_src": OURS, "font_src": OURS}
"""What a page of ours loads that has no library on it: files of this server."""


def policy(**sources: str) -> str:
    """Write a Content-Security-Policy.

    `**sources`: where each kind of thing may come from; nothing else may come from anywhere, be
    framed, or be sent.
    """
    least = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
    least["frame-ancestors"] = "'none'"
    given = {name.replace("_", "-"): each for name, each in sources.items()}
    return "; ".join(f"{name} {each}" for name, each in (least | given).items())


# ---- The id of a request, by which lines of several servers' logs are joined

REQUEST_HEADER = "X-Request-ID"
REQUEST_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
REQUEST: ContextVar[str] = ContextVar("REQUEST", default="")
"""The id of the request that is being answered; empty between them."""


def request_id(shown: str | None) -> str:
    """Return the id that a trusted server in front gave a request, or a new one.

    `shown`: what that server said; none where nobody is trusted.
    """
    return shown if shown and REQUEST_ID.fullmatch(shown) else secrets.token_hex(16)


# ---- The language in which a browser is answered
#
# Its reader chose it, or the server was told which comes first, or the browser itself asks for
# one.

LANGUAGE_COOKIE = "reefkit-language"
"""Holds the locale that the reader chose; a lesson's page writes it too, so scripts may read it."""
DOOR = "lab-server"
"""The catalogue file of what stands at the door and round every lesson."""
MOST_ASKED = 20
"""More languages than any browser asks for."""


class Spoken(NamedTuple):
    """A locale, and whether the reader chose it in this browser."""

    locale: str
    is_chosen: bool


def first_of(server: str) -> str:
    """Return the locale that a server speaks to whoever chose none; empty where nobody told it one.

    `server`: the locale of its own sentences: English where it was told nothing.
    """
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else ("" if server == BASE_LOCALE else server)


def choose(kept: str, accepted: str, first: str) -> Spoken:
    """Choose a locale for a browser.

    `kept`: What its reader chose, as its cookie has it: untrusted.
    `accepted`: What it asks for, its ``Accept-Language``.
    `first`: What the server was told; empty for nothing.

    Examples
    --------
    >>> choose("es-simple", "", "en")
    Spoken(locale='es-simple', is_chosen=True)
    >>> choose("", "es-MX,es;q=0.9,en;q=0.8", "")
    Spoken(locale='es', is_chosen=False)
    """
    if kept in locales() and kept != PSEUDO_LOCALE:
        return Spoken(kept, is_chosen=True)
    return Spoken(first or _best(wanted(accepted)), is_chosen=False)


def wanted(accepted: str) -> list[str]:
    """List the languages that a browser asks for, what it likes best first.

    `accepted`: its ``Accept-Language`` (RFC 9110, 12.5.4); what is none is passed over.

    Examples
    --------
    >>> wanted("en;q=0.5, es-MX, fr;q=0, *;q=0.1")
    ['es-MX', 'en']
    """
    found = []
    for each in accepted.split(",")[:MOST_ASKED]:
        name, _, rest = each.strip().partition(";")
        weight = rest.strip().removeprefix("q=") if rest else "1"
        try:
            liking = float(weight)
        except ValueError:
            continue
        if name.replace("-", "").isalnum() and liking > 0:
            found.append((liking, name))
    return [name for _, name in sorted(found, key=lambda each: -each[0])]


def _best(names: Sequence[str]) -> str:
    ours = {each.lower(): each for each in spoken(DOOR)}
    try:
        found = negotiate_locale([each.lower() for each in names], list(ours), sep="-")
        return ours.get((found or "").lower(), BASE_LOCALE)
    except ValueError:  # a name that is no language's
        return BASE_LOCALE


# ---- Who visits: a random cookie a browser, signed by us, from which the visitor's key is made

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


def counted_address(remote: str, forwarded: str | None = None) -> str:
    """Return the address on whose account wrong guesses are put.

    `forwarded`: What a trusted server in front says (``X-Forwarded-For``): its last address is the
    one that it saw itself; what stands before it a browser may have written.
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
