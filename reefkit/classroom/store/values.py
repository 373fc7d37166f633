"""What may go into the store: bounded values and names, resume codes, and untrusted files.

Resume codes are short, read aloud, typed on another machine, and forgiving. A file's JSON is
decoded into its type, with a sentence for what is wrong.
"""

from __future__ import annotations

import json
import re
import secrets
import unicodedata
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from reefkit.content import fault
from reefkit.match.errors import (
    DamagedError,
    NotASaveError,
    Rejection,
    TooLargeError,
    TooNewError,
    reject,
)
from reefkit.text import message
from reefkit.text.codes import ALPHABET, base32_of, check_letter

# ---- What may go into the store: bounded, and as it was given

MOST_LETTERS = 64 * 1024
"""How long a value may be as JSON, and a note as text."""

MOST_DEPTH = 64
"""How deep a value may be nested: whoever reads it needs a call for each level, and the desk, which
has many calls open already, could read none of a class's answers for one that is too deep."""

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

    Marks that turn the direction of writing go too: what stands beside the name would turn with it.
    """
    whole = plain_text(name[: 10 * MOST_NAME])
    return " ".join("".join(map(_seen, whole)).split())[:MOST_NAME].strip()


def _seen(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind == "Cf" and letter not in _JOINERS:
        return ""
    return " " if kind in {"Cc", "Zl", "Zp"} else letter


# ---- Resume codes: short, read aloud, typed on another machine, and forgiving
#
# Nine letters of Crockford's base 32 (https://www.crockford.com/base32.html: no I, L, O or U) and
# one that checks them. Nine are 45 bits: on a server with a thousand people a stranger who tries
# a hundred codes a second would find somebody's in about ten years, and no more than ten a second
# are tried in earnest (`reefkit.classroom.store.limits.count_try`). The check finds every single
# wrong letter and every two neighbours swapped, so most slips are told apart from a code that is
# nobody's.

LETTERS = 10
EXAMPLE = "K7F2M-9QXTA"


def new_code() -> str:
    drawn = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS - 1))
    return drawn + check_letter(drawn)


def printed(code: str) -> str:
    return f"{code[:5]}-{code[5:]}"


def read_code(typed: str) -> str:
    """Return the code that somebody typed, as it is stored (`reefkit.text.codes.base32_of`).

    Raises
    ------
    Rejection
        When it is no code: a letter too many, missing, or mistyped.
    """
    code = base32_of(typed)
    wrong = len(code) != LETTERS or any(letter not in ALPHABET for letter in code)
    if wrong or check_letter(code[:-1]) != code[-1]:
        raise reject("code-mistyped", example=EXAMPLE)
    return code


# ---- Files that are read: untrusted JSON, decoded into its type with a
# sentence for what is wrong
#
# A file is decoded into its type at once, so that a hostile one costs no more memory than what it
# pretends to be: a million empty objects end at the first that is no answer.

MEGABYTE = 1024 * 1024
MOST_BYTES = 64 * MEGABYTE
"""A class's back-up; at the door a browser may send 48 MB."""
MOST_WORK_BYTES = 16 * MEGABYTE
"""A student's file with everything. A match of four that took seven rounds has 130 kB, one of two
hundred turns some 1.3 MB; answers, notes and plots of a lesson some 100 kB."""
MOST_MATCH_BYTES = 8 * MEGABYTE
"""One match."""
MOST_LINE = MEGABYTE
"""A line of a match: the set-up has 20 kB, a survey's state 15 kB."""

Given = TypeVar("Given")


class _Form(Struct):
    """What form a file says it has; the rest of it is passed over."""

    format: str


class _Version(Struct):
    version: int


def check_size(data: bytes, name: str, most: int) -> None:
    """Check that a file is not larger than any of its kind, `most` bytes.

    Raises
    ------
    TooLargeError
        When it is.
    """
    if len(data) > most:
        raise TooLargeError(message("work-too-large", file=name, megabytes=most // MEGABYTE))


def check_match(data: bytes, name: str) -> None:
    """Check that a match from a file is not larger, and has no longer line, than any match.

    Raises
    ------
    TooLargeError
        When it is, or has.
    """
    for part, most in ((data, MOST_MATCH_BYTES), (max(data.split(b"\n"), key=len), MOST_LINE)):
        if len(part) > most:
            raise TooLargeError(message("save-too-large", file=name, megabytes=most // MEGABYTE))


def read(data: bytes, kind: type[Given], form: str, newest: int, name: str) -> Given:
    """Read a JSON object that says what form it has.

    `form`, `newest`: what it says of itself: its form, and the newest version that is known.

    Raises
    ------
    SaveError
        When it is none, or has another form, or a newer one than the newest, or says something
        twice.
    """
    try:
        said = msgspec.json.decode(data, type=_Form).format
    except msgspec.ValidationError as error:
        raise NotASaveError(message("save-not-reefkit", file=name)) from error
    except _UNREADABLE as error:
        raise NotASaveError(message("save-not-json", file=name)) from error
    if said != form:
        raise NotASaveError(message("save-not-reefkit", file=name))
    if (version := _version(data)) > newest:
        raise TooNewError(message("save-too-new", file=name, version=version))
    try:
        found = msgspec.json.decode(data, type=kind)
        json.loads(data, object_pairs_hook=_once)
    except msgspec.ValidationError as error:
        try:
            detail = fault(msgspec.json.decode(data), kind)
        except _UNREADABLE:  # a number that is larger than any
            raise damaged(name, error) from error
        raise DamagedError(message("save-header-wrong", file=name, detail=detail)) from error
    except _UNREADABLE as error:
        raise damaged(name, error) from error
    return found


def damaged(name: str, error: Exception) -> DamagedError:
    wrong = error.message if isinstance(error, Rejection) else message("save-value-wrong")
    return DamagedError(message("save-header-wrong", file=name, detail=wrong))


_UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)


def _version(data: bytes) -> int:
    try:
        return msgspec.json.decode(data, type=_Version).version
    except _UNREADABLE:
        return 0


def _once(pairs: list[tuple[str, object]]) -> None:
    """Refuse duplicate names, of which two readers might believe different ones."""
    names = {name for name, _ in pairs}
    if len(names) < len(pairs):
        raise ValueError("a name stands twice")  # no reader: beside the sentence
