"""The one way to content: our own files with a teacher's folder laid over them, and their types.

A document is turned into a typed structure, or it is said in words why it cannot be. Each member of
a room declares the types of its files, and is found by its module ``content``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.content.declarations import typed_files
from reefkit.content.decoding import T, decoded
from reefkit.content.documents import Document, Step, Tree, laid_over, parsed
from reefkit.content.errors import ContentError, EntryPlace, require
from reefkit.content.folders import data_folder, listed, missing, read_text
from reefkit.content.series import SeriesTable, read_table
from reefkit.text import message, own_folder

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path


class Library:
    """Loads content, ours with a teacher's over it.

    Parameters
    ----------
    overlay
        A teacher's folder, laid out as ``data/``. A TOML file there is laid over ours entry by
        entry and key by key: it gives only what it changes or adds, and ``remove = true`` in an
        entry takes ours away. A CSV file there takes the place of ours. None: the folder in force
        (`reefkit.text.own_folder`), if there is one.
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
        # A library of another base is of somebody's own making.
        self.overlay = own_folder() if overlay is None and base is None else overlay

    def files(self) -> tuple[str, ...]:
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

    def whole(self, folder: str, content: type[T]) -> T:
        """Load a game's content: each field from the file of the folder that is called as it is.

        Raises
        ------
        ContentError
            As `load` has it.
        """
        files = typed_files(folder, content)
        loaded = (self.load(path, type_) for path, type_ in files.items())
        return content(*loaded)

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
        """Return in words where something is, and in which of the two files.

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
        ours, theirs = self._ours(path), self._theirs(path)
        base, overlay = self._tree(self.base, path, ours), self._tree(self.overlay, path, theirs)
        if base is None and overlay is None:
            raise missing(path, self.files(), ours)
        merged = base or {}
        if overlay is not None:
            merged = laid_over(merged, overlay, theirs)
        return Document(merged, ours, theirs, base or {}, overlay or {})

    def _tree(self, root: Path | None, path: str, label: str) -> Tree | None:
        text = self._text(root, path, label)
        return None if text is None else parsed(text, label)

    def _text(self, root: Path | None, path: str, label: str) -> str | None:
        return None if root is None else read_text(root, path, label)

    def _ours(self, path: str) -> str:
        return f"data/{path}"

    def _theirs(self, path: str) -> str:
        return "" if self.overlay is None else f"{self.overlay.resolve().name}/{path}"
