"""Validating messages from a browser: a name and a few plain values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

PlainValue: TypeAlias = "str | bool | int | float | list[str]"

LARGEST_FILE = 8 * 1024 * 1024
"""Most bytes of a file that a reader opens; ``panel.js`` has the same number."""

_ACT = re.compile(r"[A-Za-z][\w.:-]{0,59}")
_MOST_VALUES = 200
_LONGEST_NAME = 60
_LONGEST_TEXT = 20_000
_LARGEST_NUMBER = 2**53


class Act(NamedTuple):
    """What a reader did."""

    name: str  #: The act's name, from the page's HTML.
    values: dict[str, PlainValue]  #: Its values, whose meaning is still unchecked.
    data: bytes | None  #: The bytes of an opened file, if any.


class UploadTooLargeError(ValueError):
    """A file is larger than a page accepts."""


def act_of(content: object, buffers: Sequence[Any] | None) -> Act:
    """Validate a message from a browser.

    Parameters
    ----------
    content
        The message, possibly from a script that somebody wrote at a console.

    Returns
    -------
    Act
        A name of at most 60 characters, at most 200 plain values, and a file's bytes or None.

    Raises
    ------
    UploadTooLargeError
        If an opened file is larger than `LARGEST_FILE`.
    ValueError
        If the message has another form.
    """
    if not isinstance(content, Mapping):
        raise ValueError("a message is a mapping")  # noqa: TRY004  # like all other faults
    name, values = content.get("act"), content.get("values", {})
    if not isinstance(name, str) or not _ACT.fullmatch(name):
        raise ValueError("an act has a name")
    if not isinstance(values, Mapping) or len(values) > _MOST_VALUES:
        raise ValueError("an act has a mapping of few values")
    size = content.get("size")
    data = [bytes(each) for each in buffers or ()]
    if _is_large(size) or any(len(each) > LARGEST_FILE for each in data):
        raise UploadTooLargeError
    if len(data) > 1 or (data and size != len(data[0])):
        raise ValueError("one file at a time, and all of it")
    checked = {_key(key): _value(value) for key, value in values.items()}
    return Act(name, checked, data[0] if data else None)


def _is_large(size: object) -> bool:
    return isinstance(size, (int, float)) and size > LARGEST_FILE


def _key(key: object) -> str:
    if not isinstance(key, str) or len(key) > _LONGEST_NAME:
        raise ValueError("a value has a short name")
    return key


def _value(value: object) -> PlainValue:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and len(value) <= _LONGEST_TEXT:
        return value
    if isinstance(value, (int, float)) and abs(value) <= _LARGEST_NUMBER:  # excludes NaN
        return value
    if (
        isinstance(value, list)
        and len(value) <= _MOST_VALUES
        and all(isinstance(each, str) and len(each) <= _LONGEST_TEXT for each in value)
    ):
        return [str(each) for each in value]
    raise ValueError("a value is a text, a number, a yes or no, or a list of texts")
