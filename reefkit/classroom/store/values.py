"""Values that may be stored: keys, JSON, texts and names, all of limited size."""

from __future__ import annotations

import json
import re
import secrets
import unicodedata
from typing import Any

from reefkit.match.errors import reject

MOST_LETTERS = 64 * 1024
"""Most letters of a value as JSON, and of a note."""

MOST_DEPTH = 64
"""Most levels of nesting in a value.

Reading one takes a call per level, and the desk, which has many calls open already, would fail to
read all answers of a class because of one that is too deep.
"""

MOST_NAME = 80
_KEY = re.compile(r"[!-~]{1,200}")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_JOINERS = "\u200c\u200d"  # zero-width joiners, which some scripts and emoji need


def new_id() -> str:
    return secrets.token_hex(10)


def checked(*keys: str) -> None:
    """Check keys: 1 to 200 printable ASCII characters without spaces.

    Raises
    ------
    Rejection
        If one is invalid.
    """
    for key in keys:
        if not _KEY.fullmatch(key):
            raise reject("store-key")


def to_text(value: Any) -> str:  # noqa: ANN401 - any JSON value
    """Write a JSON value as text that `from_text` reads back unchanged.

    Raises
    ------
    Rejection
        If it is too large or too deeply nested.
    """
    try:
        # ASCII preserves lone surrogates, which cannot be encoded; NaN, which JSON lacks, stays
        # too.
        text = json.dumps(value, separators=(",", ":"))
    except (ValueError, RecursionError):
        text = ""
    if not 0 < len(text) <= MOST_LETTERS or _depth(text) > MOST_DEPTH:
        raise reject("store-too-large", kilobytes=MOST_LETTERS // 1024)
    return text


def _depth(text: str) -> int:
    if text.count("[") + text.count("{") <= MOST_DEPTH:
        return 0  # usual and fast: it cannot be deeper than the number of brackets
    depth = deepest = 0
    for letter in _STRING.sub("", text):
        depth += (letter in "[{") - (letter in "]}")
        deepest = max(deepest, depth)
    return deepest


def from_text(text: str) -> Any:  # noqa: ANN401 - as above
    """Read what `to_text` wrote.

    Raises
    ------
    ValueError
        If the text is not JSON.
    """
    return json.loads(text)


def plain_text(text: str) -> str:
    """Return a text that every database can store.

    Raises
    ------
    Rejection
        If it is too long.
    """
    if len(text) > MOST_LETTERS:
        raise reject("store-too-large", kilobytes=MOST_LETTERS // 1024)
    return text.encode("utf-8", "replace").decode("utf-8").replace("\x00", "\ufffd")


def plain_name(name: str) -> str:
    """Return a name as one line of visible characters, cut to `MOST_NAME`.

    Direction marks are removed too: they would reverse adjacent text.
    """
    whole = plain_text(name[: 10 * MOST_NAME])
    return " ".join("".join(map(_seen, whole)).split())[:MOST_NAME].strip()


def _seen(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind == "Cf" and letter not in _JOINERS:
        return ""
    return " " if kind in {"Cc", "Zl", "Zp"} else letter
