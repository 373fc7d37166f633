"""Reading untrusted JSON files, with a sentence for what is wrong.

A file is decoded directly into its type, so that a hostile one cannot use more memory than a valid
one: a million empty objects fail at the first that is not an answer.
"""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from itertools import islice
from typing import TypeVar

import msgspec
from msgspec import Struct

from reefkit.content import fault
from reefkit.match.errors import (
    DamagedError,
    NotASaveError,
    Rejection,
    TooLargeError,
    TooNewError,
    TruncatedError,
)
from reefkit.text import message

MEGABYTE = 1024 * 1024
MOST_BYTES = 64 * MEGABYTE
"""Most bytes of a class's back-up; the server accepts up to 48 MB from a browser."""
MOST_WORK_BYTES = 16 * MEGABYTE
"""Most bytes of a student's work file.

A match of four over seven rounds has 130 kB, one of two hundred turns some 1.3 MB; answers, notes
and plots of a lesson some 100 kB.
"""
MOST_MATCH_BYTES = 8 * MEGABYTE
"""Most bytes of one match."""
MOST_LINE = MEGABYTE
"""Most bytes of a line of a match; usual ones are a set-up of 20 kB, a survey's state of 15 kB."""

Given = TypeVar("Given")


class _Form(Struct):
    """The format that a file claims; other fields are ignored."""

    format: str


class _Version(Struct):
    version: int


def check_size(data: bytes, name: str, most: int) -> None:
    """Check that a file has at most `most` bytes.

    Raises
    ------
    TooLargeError
        If it has more.
    """
    if len(data) > most:
        raise TooLargeError(message("work-too-large", file=name, megabytes=most // MEGABYTE))


def check_match(data: bytes, name: str) -> None:
    """Check that a match in a file, and each of its lines, is not too large.

    Raises
    ------
    TooLargeError
        If either is.
    """
    for part, most in ((data, MOST_MATCH_BYTES), (max(data.split(b"\n"), key=len), MOST_LINE)):
        if len(part) > most:
            raise TooLargeError(message("save-too-large", file=name, megabytes=most // MEGABYTE))


def read(data: bytes, kind: type[Given], form: str, newest: int, name: str) -> Given:
    """Read a JSON object that names its format.

    `form`, `newest`: The expected format, and its newest version known here.

    Raises
    ------
    SaveError
        If it is not such an object, has another format or a newer version, has invalid values, or
        repeats a name within an object.
    """
    data = data.removeprefix(BOM_UTF8)
    try:
        format_ = msgspec.json.decode(data, type=_Form).format
    except msgspec.ValidationError as error:
        raise NotASaveError(message("save-not-reefkit", file=name)) from error
    except _UNREADABLE as error:
        if f'"{form}"'.encode() in data[:200] and "truncated" in str(error):
            raise TruncatedError(message("work-broken-off", file=name)) from error
        raise NotASaveError(message("save-not-json", file=name)) from error
    if format_ != form:
        raise NotASaveError(message("save-not-reefkit", file=name))
    if (version := _version(data)) > newest:
        raise TooNewError(message("save-too-new", file=name, version=version))
    try:
        found = msgspec.json.decode(data, type=kind)
        json.loads(data, object_pairs_hook=_once)
    except msgspec.ValidationError as error:
        try:
            detail = fault(msgspec.json.decode(data), kind)
        except _UNREADABLE:  # a number beyond the range of floats
            raise damaged(name, error) from error
        raise DamagedError(message("save-header-wrong", file=name, detail=detail)) from error
    except _UNREADABLE as error:
        raise damaged(name, error) from error
    return found


_TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+"|["\[\]{}]', re.DOTALL)
_CLOSES = {b"{": b"}", b"[": b"]"}
_DEEPEST, _MOST_TOKENS = 20, 1_000_000


def closed(data: bytes) -> bytes | None:
    """Return a JSON object that breaks off, ended after its last whole record.

    A record is an object in a list. None if it does not break off, or has no whole record.
    """
    left: list[bytes] = []
    end, then = 0, b""
    for token in islice(_TOKEN.finditer(data), _MOST_TOKENS):
        sign = token[0]
        if sign in _CLOSES:
            left.append(_CLOSES[sign])
        elif sign == b'"' or len(left) > _DEEPEST:
            break
        elif sign in {b"}", b"]"}:
            if not left or left.pop() != sign:
                return None
            if sign == b"}" and left and left[-1] == b"]":
                end, then = token.end(), b"".join(reversed(left))
    return data[:end] + then if left and end else None


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
    """Refuse duplicate names: two readers could believe different ones."""
    names = {name for name, _ in pairs}
    if len(names) < len(pairs):
        raise ValueError("a name stands twice")  # no reader: next to the sentence
