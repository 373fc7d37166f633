"""What may go into the store: bounded values and names, resume codes, and untrusted files.

Resume codes are short, read aloud, typed on another machine, and forgiving. A file's JSON is
decoded into its type, with a sentence for what is wrong.
"""

from __future__ import annotations

import json
import re
import secrets
import unicodedata
from typing import Any

from reefkit.match.errors import reject

MOST_LETTERS = 64 * 1024
"""How long a value may be as JSON, and a note as text."""

MOST_DEPTH = 64
"""How deep a value may be nested: anyone who reads it needs a call for each level, and the desk,
which has many calls open already, could read none of a class's answers for one that is too deep."""

MOST_NAME = 80
_KEY = re.compile(r"[!-~]{1,200}")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_JOINERS = "\u200c\u200d"  # scripts and faces are written with them


def new_id() -> str:
    return secrets.token_hex(10)


def checked(*keys: str) -> None:
    """Check the names by which work is found again: printable ASCII without spaces, 1 to 200.

    Raises
    ------
    Rejection
        When one is not such a name.
    """
    for key in keys:
        if not _KEY.fullmatch(key):
            raise reject("store-key")


def to_text(value: Any) -> str:  # noqa: ANN401 - any JSON value is the very thing
    """Write a JSON value as text that `from_text` reads back as it was, however strange.

    Raises
    ------
    Rejection
        When it is larger than any answer, or nested deeper than can be written.
    """
    try:
        # ASCII keeps half characters that no file could hold, and NaN that no standard allows.
        text = json.dumps(value, separators=(",", ":"))
    except (ValueError, RecursionError):
        text = ""
    if not 0 < len(text) <= MOST_LETTERS or _depth(text) > MOST_DEPTH:
        raise reject("store-too-large", kilobytes=MOST_LETTERS // 1024)
    return text


def _depth(text: str) -> int:
    if text.count("[") + text.count("{") <= MOST_DEPTH:
        return 0  # as nearly always; whichever they are, they are not deeper
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
        When it wrote no such thing.
    """
    return json.loads(text)


def plain_text(text: str) -> str:
    """Return a text as every database can hold it.

    Raises
    ------
    Rejection
        When it is longer than any note.
    """
    if len(text) > MOST_LETTERS:
        raise reject("store-too-large", kilobytes=MOST_LETTERS // 1024)
    return text.encode("utf-8", "replace").decode("utf-8").replace("\x00", "\ufffd")


def plain_name(name: str) -> str:
    """Return a name on one line, without what cannot be seen, cut where it is too long.

    Marks that turn the direction of writing go too: what is next to the name would turn with it.
    """
    whole = plain_text(name[: 10 * MOST_NAME])
    return " ".join("".join(map(_seen, whole)).split())[:MOST_NAME].strip()


def _seen(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind == "Cf" and letter not in _JOINERS:
        return ""
    return " " if kind in {"Cc", "Zl", "Zp"} else letter
