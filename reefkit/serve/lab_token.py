"""The word that a server may ask of every browser, once; `lab_gate` asks for it.

A browser that has shown it gets a cookie, from which the word cannot be had: a keyed hash, and the
key stays with the server. So a cookie cannot be guessed either, and only words are counted.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode, urlsplit

from tornado.httputil import HTTPServerRequest

from reefkit.match.errors import reject
from reefkit.serve.lab_guesses import Guesses

if TYPE_CHECKING:
    from reefkit.serve.lab_limits import Tally

COOKIE = "reefkit-token"
FIELD = "token"
MOST_WRONG, MOST_WRONG_OF_ALL = 60, 600
"""So many other words may come from an address, and from everywhere, in ten minutes: a whole class
behind one address may mistype it."""
MOST_TYPED = 200


def plain(typed: str) -> bytes:
    """Give a token as it is compared: a phone begins words with capitals."""
    return unicodedata.normalize("NFKC", typed[:MOST_TYPED]).strip().casefold().encode()


class Token:
    """Knows who has shown the token.

    Parameters
    ----------
    word
        The token; empty where none is asked for.
    key
        What cookies are made with.
    clock
        Gives seconds.
    tally
        Counts the guesses that were too many.
    """

    def __init__(self, word: str, key: bytes, clock: Callable[[], float], tally: Tally) -> None:
        self.is_asked = bool(word)
        self._word = plain(word)
        self._guesses = Guesses(MOST_WRONG, MOST_WRONG_OF_ALL, clock, tally)
        self.cookie = hmac.digest(key, self._word, hashlib.sha256).hex()

    def has_been_shown(self, request: HTTPServerRequest) -> bool:
        """Tell whether the browser that asks has shown the token before."""
        cookie = request.cookies.get(COOKIE)
        return cookie is not None and hmac.compare_digest(
            cookie.value.encode(), self.cookie.encode()
        )

    def check(self, typed: str, address: str) -> None:
        """Check what somebody shows.

        Raises
        ------
        Rejection
            When it is not the token, or too much from there was wrong of late.
        """
        self._guesses.allow(address)
        given = plain(typed)
        if not hmac.compare_digest(given, self._word):
            self._guesses.count(address, hashlib.sha256(given).hexdigest())
            raise reject("token")


def without_token(uri: str) -> tuple[str, str]:
    """Give an address without the token that it shows, and the token.

    Parameters
    ----------
    uri
        Path and query, as a browser sends them.
    """
    path, _, query = uri.partition("?")
    try:
        said = parse_qsl(query, keep_blank_values=True, max_num_fields=100)
    except ValueError:
        return path, ""
    rest = urlencode([each for each in said if each[0] != FIELD])
    shown = next((value for name, value in said if name == FIELD), "")
    return (f"{path}?{rest}" if rest else path), shown


def with_token(address: str, token: str) -> str:
    """Give an address that shows a token by itself; unchanged where none is asked for."""
    if not token:
        return address
    return f"{address}{'&' if urlsplit(address).query else '?'}{urlencode({FIELD: token})}"
