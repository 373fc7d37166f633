"""The access token of a server; `token_gate` requires it of every browser, once.

A browser that has shown the token gets a cookie with a keyed hash, from which the token cannot be
derived; the key stays with the server. So the cookie cannot be guessed either, and only tokens are
counted as guesses.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from urllib.parse import parse_qsl, urlencode, urlsplit

from tornado.httputil import HTTPServerRequest

from reefkit.classroom.store import Store
from reefkit.match.errors import reject
from reefkit.serve.visitors import cookie_of

GATE_COOKIE = "reefkit-token"
GATE_FIELD = "token"
MOST_TYPED = 200
TRACE = 4
"""Letters of the keyed hash that identify a wrong token: enough to recognise repetitions, too few
to recover somebody's typing error."""


def _plain_token(typed: str) -> bytes:
    """Normalise a token for comparison: phones capitalise the first letter."""
    return unicodedata.normalize("NFKC", typed[:MOST_TYPED]).strip().casefold().encode()


class AccessToken:
    """Knows which browsers have shown the token.

    `word`: The token; empty if none is required.
    """

    def __init__(self, word: str, key: bytes) -> None:
        self.is_asked = bool(word)
        self._word, self._key = _plain_token(word), key
        self.cookie = hmac.digest(key, self._word, hashlib.sha256).hex()

    def has_been_shown(self, request: HTTPServerRequest) -> bool:
        shown = cookie_of(request, GATE_COOKIE)
        return hmac.compare_digest(shown.encode(), self.cookie.encode())

    def check(self, store: Store, typed: str, address: str) -> None:
        """Check a token that somebody entered; wrong ones are counted on all servers of the store.

        Raises
        ------
        Rejection
            If it is wrong, or there were too many wrong ones from the address lately.
        StoreFault
            If the store cannot count.
        """
        store.limits.allow_try("word", address)
        given = _plain_token(typed)
        if not hmac.compare_digest(given, self._word):
            what = hmac.digest(self._key, f"{address} ".encode() + given, hashlib.sha256).hex()
            store.limits.count_wrong("word", address, what[:TRACE])
            raise reject("token")


def without_token(uri: str) -> tuple[str, str]:
    path, _, query = uri.partition("?")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=100)
    except ValueError:
        return path, ""
    rest = urlencode([each for each in pairs if each[0] != GATE_FIELD])
    shown = next((value for name, value in pairs if name == GATE_FIELD), "")
    return (f"{path}?{rest}" if rest else path), shown


def with_token(address: str, token: str) -> str:
    if not token:
        return address
    return f"{address}{'&' if urlsplit(address).query else '?'}{urlencode({GATE_FIELD: token})}"
