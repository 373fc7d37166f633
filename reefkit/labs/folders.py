"""Matches in files from before there was a store: taken in once, and left as they are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from traitlets.log import get_logger

from reefkit.match import save
from reefkit.match.errors import TruncatedError
from reefkit.match.match import Match
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.storage import Storage

ENDING = ".jsonl"
_NOTHING: Mapping[str, Any] = {}


def take_in(storage: Storage, folder: Path) -> int:
    """Take in the matches of a folder that were not taken in yet; give how many.

    A match that cannot be read stays in its file and in no list, as it did before.

    Parameters
    ----------
    storage
        Where they go.
    folder
        Where they stand: one file a match, with what its page remembered beside it.
    """
    files = sorted(folder.glob(f"*{ENDING}"), key=_age) if folder.is_dir() else []
    if not files:
        return 0
    key = f"{storage.lab}/taken"
    known = storage.lasting.read(lambda store: store.work.recall(storage.people.scope, key), None)
    if storage.lasting.fails():
        return 0  # another time
    taken = {str(name) for name in known} if isinstance(known, list) else set()
    fresh = [file for file in files if file.name not in taken]
    for file in fresh:
        try:
            _take(storage, file)
        except (ReefkitError, OSError):
            # no reader: for the log
            get_logger().exception("lab: %s could not be taken in", file.name)
            if storage.lasting.fails():
                return 0
        taken.add(file.name)
    if fresh:
        names = sorted(taken)
        storage.lasting.write(lambda store: store.work.remember(storage.people.scope, key, names))
    return len(fresh)


def _take(storage: Storage, file: Path) -> None:
    match = _read(storage, file)
    named = f"{storage.people.visitor}/{storage.lab}/{file.name}"
    id_ = hashlib.sha256(named.encode()).hexdigest()[:16]
    beside = _json(file.with_name(file.name.removesuffix(ENDING) + ".page.json"))
    storage.adopt(match, id_, beside)
    if _json(file.with_name("current.json")).get("file") == file.name:
        storage.set_current(id_)


def _read(storage: Storage, file: Path) -> Match:
    """Read a match; a last line that was cut short was told to nobody."""
    raw = file.read_bytes()
    try:
        return save.parse(raw, storage.games, file.name)
    except TruncatedError:
        return save.parse(raw[: raw.rfind(b"\n") + 1], storage.games, file.name)


def _json(file: Path) -> Mapping[str, Any]:
    try:
        found = msgspec.json.decode(file.read_bytes())
    except (OSError, msgspec.DecodeError):
        return _NOTHING
    return found if isinstance(found, dict) else _NOTHING


def _age(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
