"""Files that are read: untrusted JSON, decoded into its type with a sentence for what is wrong.

A file is decoded into its type at once, so that a hostile one costs no more memory than what it
pretends to be: a million empty objects end at the first that is no answer.
"""

from __future__ import annotations

import json
from typing import TypeVar

import msgspec
from msgspec import Struct

from reefkit.content import fault
from reefkit.match.errors import DamagedError, NotASaveError, Rejection, TooLargeError, TooNewError
from reefkit.text import message

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
        format_ = msgspec.json.decode(data, type=_Form).format
    except msgspec.ValidationError as error:
        raise NotASaveError(message("save-not-reefkit", file=name)) from error
    except _UNREADABLE as error:
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
        raise ValueError("a name stands twice")  # no reader: next to the sentence
