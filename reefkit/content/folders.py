"""Where content lies, and reading a file of it without being led astray."""

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
# Content is written by hand; a file beyond this is not.
LARGEST_FILE = 1_000_000


_PACKAGE = Path(__file__).resolve().parents[1]


def shipped_folder(name: str) -> Path | None:
    if (_PACKAGE / name).is_dir():
        return _PACKAGE / name
    # In a folder of installed packages a neighbour of that name is somebody else's.
    is_checkout = (_PACKAGE.parent / "pyproject.toml").is_file()
    folder = _PACKAGE.parent / name
    return folder if is_checkout and folder.is_dir() else None


def data_folder() -> Path:
    """Return the folder of our own content.

    Raises
    ------
    ContentError
        When it is not there.
    """
    found = shipped_folder("data")
    if found is None:
        raise ContentError(message("content-no-data", folder=str(_PACKAGE / "data")))
    return found


def listed(root: Path) -> list[str]:
    """Return the content files under a folder, as paths with forward slashes, sorted.

    Hidden files and folders are passed over, and so is what is neither TOML nor CSV.
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
    """Read a file of content.

    Raises
    ------
    ContentError
        When the path leaves the folder or passes a symbolic link, or the file is no plain file,
        is too large, cannot be read or is not Unicode.
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
    """Return the file that a path means, refusing unsafe parts and symbolic links."""
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
            data = file.read(LARGEST_FILE + 1)  # it may have grown since it was looked at
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
