"""The folders of content, and safe reading of files in them."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.content.errors import ContentError, EntryPlace, close
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterable


SUFFIXES = (".toml", ".csv")
# Bytes. Files written by hand are smaller.
LARGEST_FILE = 1_000_000


_PACKAGE = Path(__file__).resolve().parents[1]


def shipped_folder(name: str) -> Path | None:
    if (_PACKAGE / name).is_dir():
        return _PACKAGE / name
    # Next to an installed package, a folder of that name belongs to somebody else.
    is_checkout = (_PACKAGE.parent / "pyproject.toml").is_file()
    folder = _PACKAGE.parent / name
    return folder if is_checkout and folder.is_dir() else None


def data_folder() -> Path:
    """Return the folder of the packaged content: in the package, or in its source checkout.

    Raises
    ------
    ContentError
        If there is none.
    """
    found = shipped_folder("data")
    if found is None:
        raise ContentError(message("content-no-data", folder=str(_PACKAGE / "data")))
    return found


def listed(root: Path) -> list[str]:
    """Return the TOML and CSV files under a folder, as relative paths with forward slashes, sorted.

    Hidden files and folders are skipped.
    """
    found: list[str] = []
    for folder, below, names in os.walk(root):
        below[:] = [each for each in below if not each.startswith(".")]
        found += [
            Path(folder, name).relative_to(root).as_posix()
            for name in names
            if name.endswith(SUFFIXES) and not name.startswith(".")
        ]
    return sorted(found)


def read_text(root: Path, path: str, label: str) -> str | None:
    """Return the text of a content file; None if there is no such file.

    Raises
    ------
    ContentError
        If the path leaves the folder or passes through a symbolic link, or if the file is not a
        regular file, is larger than `LARGEST_FILE`, cannot be read, or is not UTF-8.
    """
    place = EntryPlace(label)
    target = _target(root, path, place)
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise place.wrong(message("content-unreadable")) from error
    if not stat.S_ISREG(kind):
        raise place.wrong(message("content-not-a-file"))
    return _decoded(_contents(target, place), place)


def missing(path: str, known: Iterable[str], label: str) -> ContentError:
    near = close(path, known)
    if near:
        return EntryPlace(label).wrong(message("content-no-file-near", near=near))
    return EntryPlace(label).wrong(message("content-no-file"))


def _target(root: Path, path: str, place: EntryPlace) -> Path:
    """Return the file at a path in the folder, refusing unsafe parts and symbolic links."""
    parts = path.split("/")
    if any(part in {"", ".", ".."} or set(part) & {"\\", ":", "\0"} for part in parts):
        raise place.wrong(message("content-bad-path"))
    target = root
    for part in parts:
        target = target / part
        try:
            linked = target.is_symlink()
        except OSError as error:  # a name longer than any file's
            raise place.wrong(message("content-unreadable")) from error
        if linked:
            raise place.wrong(message("content-symbolic-link"))
    return target


def _contents(target: Path, place: EntryPlace) -> bytes:
    try:
        with target.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)  # one byte more shows that it is too large
    except OSError as error:
        raise place.wrong(message("content-unreadable")) from error
    if len(data) > LARGEST_FILE:
        raise place.wrong(message("content-too-large", limit=LARGEST_FILE))
    return data


def _decoded(data: bytes, place: EntryPlace) -> str:
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise place.wrong(message("content-not-unicode", line=line)) from error
