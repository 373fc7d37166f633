"""`Library`: loads the packaged content with a teacher's folder over it, as typed structures."""

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
    """Loads packaged content with a teacher's over it.

    Parameters
    ----------
    overlay
        A teacher's folder, laid out like ``data/``. A TOML file in it needs only what it changes
        or adds, and ``remove = true`` in an entry removes the packaged one (`laid_over`); a CSV
        file replaces the packaged one. If None and no `base` is given, the folder in use
        (`reefkit.text.own_folder`), if any.
    base
        The folder of the content under the overlay; that of the package if None.

    Raises
    ------
    ContentError
        If the overlay is not a folder, or the package has no content.
    """

    def __init__(self, overlay: Path | None = None, *, base: Path | None = None) -> None:
        if overlay is not None and not overlay.is_dir():
            raise ContentError(message("content-no-overlay", folder=str(overlay)))
        self.base = data_folder() if base is None else base
        # The teacher's folder in use belongs to the packaged content, not to another base.
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
            ``dict[str, SomeStructure]`` or a structure. Structures should refuse unknown keys
            (``forbid_unknown_fields=True``), so that a misspelt key is noticed.

        Raises
        ------
        ContentError
            If there is no such file, or it does not fit; the message names the file, the entry, the
            key and what was expected.
        """
        try:
            return decoded(self._document(path), shape)
        except RecursionError as error:
            raise EntryPlace(self._ours(path)).wrong(message("content-too-deep")) from error

    def whole(self, folder: str, content: type[T]) -> T:
        """Load a game's content: each field of `content` from ``<folder>/<field>.toml``.

        Raises
        ------
        ContentError
            If a file cannot be loaded (`load`).
        """
        files = typed_files(folder, content)
        loaded = (self.load(path, type_) for path, type_ in files.items())
        return content(*loaded)

    def table(self, path: str) -> SeriesTable:
        """Load a CSV file with a header line; the teacher's, if there is one.

        Raises
        ------
        ContentError
            If there is no such file, or it is not a table (`read_table`).
        """
        theirs = self._text(self.overlay, path, self._theirs(path))
        if theirs is not None:
            return read_table(theirs, self._theirs(path))
        ours = self._text(self.base, path, self._ours(path))
        if ours is None:
            raise missing(path, self.files(), self._ours(path))
        return read_table(ours, self._ours(path))

    def own(self, path: str) -> Tree:
        """Return what the teacher's TOML file says; empty if there is none.

        Raises
        ------
        ContentError
            If it cannot be read.
        """
        return self._tree(self.overlay, path, self._theirs(path)) or {}

    def place(self, path: str, *steps: Step) -> EntryPlace:
        """Return a place in a TOML file, with the name of the file it comes from (ours or theirs).

        `steps` are the entry, the key in it, and deeper keys and list positions (from 0).
        """
        return self._document(path).place(steps)

    def require(self, known: Collection[str], name: str, path: str, *steps: Step) -> None:
        """Check that a name used in the content exists; `path` and `steps` as in `place`.

        Raises
        ------
        ContentError
            If it is not among `known`; the message suggests the nearest, or lists up to 15.
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
