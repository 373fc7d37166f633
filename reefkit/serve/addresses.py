"""Finding the page that was meant by an address, however it is typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote, unquote

from reefkit.text.codes import letters_of

INSIDE = re.compile(r"/(?![/\\])[!-~]*")
"""A local path as a browser sends it; two leading slashes would lead to another machine."""
REST = "(.*)"
"""End of the pattern of a page that reads the rest of its address itself."""
SHORTEST = 4
"""Least letters of a page's name that may stand for it, if no other page begins so."""
_ESCAPED = re.compile(r"\\(.)")
_PLAIN = re.compile(r"/[\w./~@%-]*")


class Addresses:
    """Finds the page for an address, ignoring capitals, accents, slashes and hyphens.

    `base`: The path of all pages, with a slash at both ends.
    `patterns`: The routes below it; pages are those that end with a slash.
    """

    def __init__(self, base: str = "/", patterns: Iterable[str] = ()) -> None:
        self.base = base
        self._pages: dict[tuple[str, ...], str] = {}
        self._with_rest: set[tuple[str, ...]] = set()
        for pattern in patterns:
            path = base.rstrip("/") + _ESCAPED.sub(r"\1", pattern.removesuffix(REST))
            if path.endswith("/") and _PLAIN.fullmatch(path):
                words = _words(path.split("/"))
                self._pages[words] = path
                if pattern.endswith(REST):
                    self._with_rest.add(words)

    def meant(self, path: str) -> str:
        """Return the address of the page that a path means; empty if it means none.

        Only addresses of `patterns` are returned, so nobody is led to another machine.
        """
        parts = path.split("/")
        words = _words(parts)
        if words and words in self._pages:
            return self._pages[words]
        if short := self._begun(words):
            return short
        for number in range(1, len(parts)):
            before = _words(parts[:number])
            if before in self._with_rest:
                rest = unquote("/".join(parts[number:]))
                return self._pages[before] + quote(rest.strip("/"))
        return ""

    def _begun(self, words: tuple[str, ...]) -> str:
        """Return the page whose name uniquely begins with these words; "" if none or several do."""
        if not words or len(words[-1]) < SHORTEST:
            return ""
        *before, last = words
        found = [
            page
            for known, page in self._pages.items()
            if len(known) == len(words) and [*known[:-1]] == before and known[-1].startswith(last)
        ]
        return found[0] if len(found) == 1 else ""

    def inside(self, address: str) -> str:
        """Resolve an address within this server; foreign ones become the base."""
        path, mark, query = address.partition("?")
        if not INSIDE.fullmatch(address):
            return self.base
        to = self.meant(path) or (path if path.startswith(self.base) else "")
        return f"{to}{mark}{query}" if to else self.base


def _words(parts: Iterable[str]) -> tuple[str, ...]:
    found = (letters_of(unquote(each)) for each in parts)
    return tuple(each for each in found if each)
