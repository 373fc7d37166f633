"""Where content lies, and reading a file of it without being led astray."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.content.errors import ContentError, Place, close
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterable

SUFFIXES = (".toml", ".csv")
# Content is written by hand; a file beyond this is not.
LARGEST_FILE = 1_000_000


def data_folder() -> Path:
    """Return the folder of our own content.

    Returns
    -------
    Path
        ``reefkit/data`` in an installed package, ``data`` beside the package in a checkout.

    Raises
    ------
    ContentError
        When neither is there.
    """
    package = Path(__file__).resolve().parents[1]
    installed, checkout = package / "data", package.parent / "data"
    if installed.is_dir():
        return installed
    # In a folder of installed packages a neighbour called "data" is somebody else's.
    if checkout.is_dir() and (package.parent / "pyproject.toml").is_file():
        return checkout
    raise ContentError(message("content-no-data", folder=str(installed)))


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

    Parameters
    ----------
    root
        The folder that holds the content.
    path
        The file's path in it, with forward slashes.
    label
        How the file is named to a reader.

    Returns
    -------
    str or None
        The text, or None when there is no such file.

    Raises
    ------
    ContentError
        When the path leaves the folder or passes a symbolic link, or the file is no plain file,
        is too large, cannot be read or is not Unicode.
    """
    place = Place(label)
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
    """Return the error for a file that is not there, with the nearest name of a file that is."""
    near = close(path, known)
    if near:
        return Place(label).wrong(message("content-no-file-near", near=near))
    return Place(label).wrong(message("content-no-file"))


def _target(root: Path, path: str, place: Place) -> Path:
    """Return the file that a path means, having looked at each step of the way."""
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


def _contents(target: Path, place: Place) -> bytes:
    """Return a plain file's bytes."""
    try:
        with target.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)  # it may have grown since it was looked at
    except OSError as error:
        raise place.wrong(message("content-unreadable")) from error
    if len(data) > LARGEST_FILE:
        raise place.wrong(message("content-too-large", limit=LARGEST_FILE))
    return data


def _decoded(data: bytes, place: Place) -> str:
    """Return a file's bytes as text."""
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise place.wrong(message("content-not-unicode", line=line)) from error
