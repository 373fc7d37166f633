"""Save files: JSON, one object per line; the first line is the header, the others are entries.

A file that was cut off within a line opens with the entries before it. Files are untrusted
(architecture.md, decision 8): sizes are limited, every part is decoded into its type, and the log
is folded and compared with its checksums.
"""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from reefkit.content import fault
from reefkit.match.errors import (
    DamagedError,
    NotASaveError,
    Rejection,
    SaveError,
    SetupError,
    TooLargeError,
    TooNewError,
    TruncatedError,
)
from reefkit.match.fold import entry_line
from reefkit.match.game import Game, Setup
from reefkit.match.log import MOST_ENTRIES, Entry
from reefkit.match.match import Match, check_readings, copy_for
from reefkit.text import Message, message

FORMAT = "reefkit-match"
FORMAT_VERSION = 1
"""Version of the file format. 1: header and entries, one JSON object per line."""

_FORMAT_FIELD = f'"format":"{FORMAT}"'.encode()
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

MOST_BYTES = 32 * 1024 * 1024


class SaveHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a save file."""

    format: str
    version: Annotated[int, Meta(ge=1)]
    setup: Setup


def is_save_file(data: bytes) -> bool:
    """Whether a file that begins with these bytes is, or says that it is, a match's save file."""
    return _FORMAT_FIELD in data[:200].replace(b" ", b"")


def header_line(setup: Setup) -> bytes:
    return msgspec.json.encode(SaveHeader(FORMAT, FORMAT_VERSION, setup)) + b"\n"


def dump(match: Match) -> bytes:
    lines = [header_line(match.setup)]
    lines += [entry_line(entry) for entry in match.entries]
    return b"".join(lines)


def seat_copy(match: Match, seat: int) -> bytes:
    """Return a save file of what a seat saw of a match, without the key and others' secrets.

    It opens like any save file; the match can be replayed, but not played on.

    Raises
    ------
    Rejection
        If there is no such seat, or the match is a copy for another seat.
    """
    return dump(copy_for(match, seat))


def save(match: Match, path: Path) -> None:
    write(dump(match), path)


def write(data: bytes, path: Path) -> None:
    """Write a file atomically, and the folders that it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read_header(line: bytes, name: str | Message) -> SaveHeader:
    """Decode the first line of a save file; `name` is the file's name in messages.

    Raises
    ------
    NotASaveError
        If the line is not the header of a match.
    TooNewError
        If a newer Reefkit wrote the file.
    DamagedError
        If the set-up cannot be decoded.
    """
    try:
        raw: Any = msgspec.json.decode(line)
    except _UNREADABLE as error:
        raise NotASaveError(message("save-not-json", file=name)) from error
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise NotASaveError(message("save-not-reefkit", file=name))
    version = raw.get("version")
    if isinstance(version, int) and version > FORMAT_VERSION:
        raise TooNewError(message("save-too-new", file=name, version=version))
    try:
        return msgspec.convert(raw, SaveHeader)
    except (msgspec.ValidationError, RecursionError) as error:
        is_deep = isinstance(error, RecursionError)
        detail = message("save-value-wrong") if is_deep else fault(raw, SaveHeader)
        raise DamagedError(message("save-header-wrong", file=name, detail=detail)) from error


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except _UNREADABLE:
        return False
    return True


def read_entry(line: bytes, position: int, name: str | Message) -> Entry:
    """Decode the line of one entry.

    Raises
    ------
    DamagedError
        If the line is not an entry.
    """
    try:
        return msgspec.json.decode(line, type=Entry)
    except _UNREADABLE as error:
        raise DamagedError(message("save-entry-wrong", file=name, position=position)) from error


def unreadable(path: Path, error: OSError) -> SaveError:
    if isinstance(error, FileNotFoundError):
        return SaveError(message("save-missing", file=path.name))
    return SaveError(message("save-unreadable", file=path.name, detail=error.strerror or ""))


def parse(raw: bytes, games: Mapping[str, Game], name: str | Message = "save") -> Match:
    """Read a match from bytes; if they break off, `Match.missing` says so.

    Raises
    ------
    SaveError
        If they are not a match of one of the games; the subclass is the kind of fault.
    """
    if len(raw) > MOST_BYTES:
        raise TooLargeError(message("save-too-large", file=name, megabytes=MOST_BYTES // 1024**2))
    first, ended, rest = raw.removeprefix(BOM_UTF8).partition(b"\n")
    if not ended and is_save_file(first) and not _is_json(first):
        raise TruncatedError(message("save-truncated", file=name, entries=0))
    header = read_header(first, name)
    body = rest.rstrip(b"\r\n").split(b"\n") if rest.strip() else []
    missing = None
    if body and not rest.endswith(b"\n") and not _is_json(body[-1]):
        del body[-1]
        missing = message("save-truncated", file=name, entries=len(body))
    if len(body) > MOST_ENTRIES:
        raise TooLargeError(message("save-too-many", file=name, entries=MOST_ENTRIES))
    game = games.get(header.setup.game)
    if game is None:
        raise NotASaveError(message("save-unknown-game", file=name, game=header.setup.game))
    entries = [read_entry(line, position, name) for position, line in enumerate(body)]
    version = header.setup.rules_version
    if version > game.rules_version:
        raise TooNewError(message("save-rules-newer", file=name, version=version))
    try:
        match = Match(game, header.setup, entries)
    except (SetupError, Rejection) as error:
        raise DamagedError(message("save-setup-wrong", file=name, reason=error.message)) from error
    match.missing = missing
    if match.is_copy:  # its events come from the file, not from the rules
        check_readings(match)
    return match


def load(path: Path, games: Mapping[str, Game]) -> Match:
    """Read a match from a file.

    Raises
    ------
    SaveError
        If the file cannot be read, or is not a match of one of the games; the subclass is the
        kind of fault.
    """
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise TooLargeError(
                message("save-too-large", file=path.name, megabytes=MOST_BYTES // 1024**2)
            )
        raw = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from error
    return parse(raw, games, path.name)
