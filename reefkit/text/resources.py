"""Finding and parsing the ``.ftl`` files of one folder, with named errors for what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast

from reefkit.text.errors import TextError
from reefkit.text.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# A catalogue is prose for one room or game; a file beyond this is not one.
LARGEST_FILE = 1_000_000


class Source(NamedTuple):
    """One parsed catalogue file.

    Parameters
    ----------
    file
        How the file is named to a reader.
    resource
        Its messages, terms and comments.
    """

    file: str
    resource: ast.Resource

    def entries(self) -> Iterator[ast.Message | ast.Term]:
        """Return the file's messages and terms, in the order in which they stand."""
        for entry in self.resource.body:
            if isinstance(entry, (ast.Message, ast.Term)):
                yield entry


def read_folder(folder: Path, label: str) -> list[Source]:
    """Read all catalogue files of one language.

    Parameters
    ----------
    folder
        The folder, which may be absent.
    label
        How the folder is named to a reader.

    Returns
    -------
    list of Source
        The files in the order of their names.

    Raises
    ------
    TextError
        When a file cannot be read, is malformed, or repeats an id of this folder.
    """
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.iterdir() if path.suffix == ".ftl")
    sources = [_read_file(path, f"{label}/{path.name}") for path in paths]
    _refuse_repeats(sources)
    return sources


def _read_file(path: Path, label: str) -> Source:
    """Read and parse one file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise TextError(message("text-unreadable", file=label)) from error
    if len(data) > LARGEST_FILE:
        raise TextError(message("text-too-large", file=label, limit=LARGEST_FILE))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TextError(message("text-not-unicode", file=label, line=line)) from error
    # The parser knows only line feeds, and an editor may write otherwise.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return _parse(text, label)


def _parse(text: str, label: str) -> Source:
    """Parse one file's text."""
    try:
        resource = FluentParser().parse(text)
    except RecursionError as error:
        raise TextError(message("text-too-deep", file=label)) from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise _malformed(entry, text, label)
    return Source(label, resource)


def _malformed(junk: ast.Junk, text: str, label: str) -> TextError:
    """Return the error for a passage that the parser did not understand."""
    annotation = junk.annotations[0]
    at = annotation.span.start if annotation.span is not None else 0
    wanted = next((str(each) for each in annotation.arguments or [] if each), "")
    return TextError(
        message(
            "text-malformed",
            file=label,
            line=text.count("\n", 0, at) + 1,
            code=annotation.code or "",
            wanted=wanted,
        )
    )


def _refuse_repeats(sources: list[Source]) -> None:
    """Refuse an id that stands twice in one language: one of the two would never be read."""
    seen: dict[tuple[type, str], str] = {}
    for source in sources:
        for entry in source.entries():
            key = (type(entry), entry.id.name)
            if key in seen:
                raise TextError(
                    message("text-repeated", id=entry.id.name, file=source.file, other=seen[key])
                )
            seen[key] = source.file
