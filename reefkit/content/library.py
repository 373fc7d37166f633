"""The one way to content: our own files with a teacher's folder laid over them, and their types.

Each member of a room declares the types of its files, and is found by its module ``content``.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any, TypeVar

from reefkit.content.documents import (
    ContentError,
    Document,
    EntryPlace,
    SeriesTable,
    Step,
    Tree,
    data_folder,
    laid_over,
    listed,
    missing,
    parsed,
    read_table,
    read_text,
    require,
)
from reefkit.content.validation import decoded
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path
    from types import ModuleType


# ---- The one way to content: our own files, and a teacher's folder laid over them

T = TypeVar("T")


class Library:
    """Loads content, ours with a teacher's over it.

    Parameters
    ----------
    overlay
        A teacher's folder, laid out as ``data/``. A TOML file there is laid over ours entry by
        entry and key by key: it gives only what it changes or adds, and ``remove = true`` in an
        entry takes ours away. A CSV file there takes the place of ours.
    base
        The folder of our own content; found where the package lies when not given.

    Raises
    ------
    ContentError
        When the overlay is no folder, or our own content is not there.
    """

    def __init__(self, overlay: Path | None = None, *, base: Path | None = None) -> None:
        if overlay is not None and not overlay.is_dir():
            raise ContentError(message("content-no-overlay", folder=str(overlay)))
        self.base = data_folder() if base is None else base
        self.overlay = overlay

    def files(self) -> tuple[str, ...]:
        """Return the paths of all content files, ours and the teacher's, sorted."""
        found = set(listed(self.base))
        if self.overlay is not None:
            found |= set(listed(self.overlay))
        return tuple(sorted(found))

    def load(self, path: str, shape: type[T]) -> T:
        """Load a TOML file as a type.

        Parameters
        ----------
        path
            The file's path in ``data/``, such as ``reef/cards.toml``.
        shape
            ``dict[str, SomeStructure]`` or a structure; structures refuse unknown keys
            (``forbid_unknown_fields=True``), or a misspelt key would go unnoticed.

        Raises
        ------
        ContentError
            When there is no such file, or something in it is not as expected; the message names
            file, entry, key and what was expected.
        """
        try:
            return decoded(self._document(path), shape)
        except RecursionError as error:
            raise EntryPlace(self._ours(path)).wrong(message("content-too-deep")) from error

    def table(self, path: str) -> SeriesTable:
        """Load a CSV file with a header line.

        Returns
        -------
        Table
            Its columns, the teacher's file instead of ours if there is one.

        Raises
        ------
        ContentError
            When there is no such file, or it is no table.
        """
        theirs = self._text(self.overlay, path, self._theirs(path))
        if theirs is not None:
            return read_table(theirs, self._theirs(path))
        ours = self._text(self.base, path, self._ours(path))
        if ours is None:
            raise missing(path, self.files(), self._ours(path))
        return read_table(ours, self._ours(path))

    def place(self, path: str, *steps: Step) -> EntryPlace:
        """Return in words where something stands, and in which of the two files.

        `*steps`: the entry, the key in it, and deeper keys and list positions (from 0).
        """
        return self._document(path).place(steps)

    def require(self, known: Collection[str], name: str, path: str, *steps: Step) -> None:
        """Require that a name which content gives is one that exists.

        `path`, `*steps`: where it is given, as in `place`.

        Raises
        ------
        ContentError
            When there is no such name; it suggests the nearest, or lists what exists.
        """
        if name not in known:
            require(known, name, self.place(path, *steps))

    def _document(self, path: str) -> Document:
        """Read and parse a file, and lay the teacher's over it."""
        ours, theirs = self._ours(path), self._theirs(path)
        base, overlay = self._tree(self.base, path, ours), self._tree(self.overlay, path, theirs)
        if base is None and overlay is None:
            raise missing(path, self.files(), ours)
        merged = base or {}
        if overlay is not None:
            merged = laid_over(merged, overlay, theirs)
        return Document(merged, ours, theirs, base or {}, overlay or {})

    def _tree(self, root: Path | None, path: str, label: str) -> Tree | None:
        """Read and parse one of the two files, if it is there."""
        text = self._text(root, path, label)
        return None if text is None else parsed(text, label)

    def _text(self, root: Path | None, path: str, label: str) -> str | None:
        """Read one of the two files, if it is there."""
        return None if root is None else read_text(root, path, label)

    def _ours(self, path: str) -> str:
        """Return how a file of ours is named to a reader."""
        return f"data/{path}"

    def _theirs(self, path: str) -> str:
        """Return how a file of the teacher's is named to a reader."""
        return "" if self.overlay is None else f"{self.overlay.resolve().name}/{path}"


# ---- Finding out which files of content there are types for


def declarations(room: ModuleType) -> dict[str, Any]:
    """Return the types of all files of content that the members of a room declare.

    A member (a game, say) that has content has a module ``content`` with a dictionary ``FILES``:
    the type of each of its files by the file's path in ``data/``, such as
    ``{"reef/organisms.toml": dict[str, Builder]}``.

    `room`: the package whose members are asked, such as ``reefkit.games``. It is passed in, for
    this room knows no room above it.

    Returns
    -------
    dict of str to type
        The type for `Library.load`, by path.

    Raises
    ------
    ValueError
        When two members declare one file.
    """
    found: dict[str, Any] = {}
    for member in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
        if not member.ispkg:
            continue
        package = importlib.import_module(member.name)
        names = {each.name for each in pkgutil.iter_modules(package.__path__)}
        if "content" not in names:
            continue
        files = importlib.import_module(f"{member.name}.content").FILES
        twice = sorted(found.keys() & files.keys())
        if twice:
            raise ValueError(f"{member.name} declares files that another declares too: {twice}")
        found.update(files)
    return found
