"""Files that are read: untrusted JSON, decoded into its type with a sentence for what is wrong."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from reefkit.match.errors import DamagedError, NotASaveError, TooLargeError, TooNewError
from reefkit.text import message

MOST_BYTES = 64 * 1024 * 1024

Given = TypeVar("Given")


def check_size(data: bytes, name: str) -> None:
    """Check that a file is not larger than any.

    Raises
    ------
    TooLargeError
        When it is.
    """
    if len(data) > MOST_BYTES:
        raise TooLargeError(message("save-too-large", file=name, megabytes=MOST_BYTES // 1024**2))


def read_object(data: bytes, form: str, newest: int, name: str) -> Any:  # noqa: ANN401 - JSON
    """Read a JSON object that says what form it has.

    Raises
    ------
    SaveError
        When it is none, or has another form, or a newer one than the newest.
    """
    try:
        raw: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotASaveError(message("save-not-json", file=name)) from error
    if not isinstance(raw, dict) or raw.get("format") != form:
        raise NotASaveError(message("save-not-reefkit", file=name))
    version = raw.get("version")
    if isinstance(version, int) and version > newest:
        raise TooNewError(message("save-too-new", file=name, version=version))
    return raw


def convert(raw: Any, kind: type[Given], name: str) -> Given:  # noqa: ANN401 - JSON
    """Convert what was read into its type.

    Raises
    ------
    DamagedError
        When it does not fit.
    """
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise DamagedError(message("save-header-wrong", file=name, detail=str(error))) from error
