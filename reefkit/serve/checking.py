"""`reefkit check`: whether a save, a content file or a teacher's folder is fine, or what is not."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reefkit import games as room
from reefkit import labs, widgets
from reefkit.content import Library, declarations
from reefkit.games import games
from reefkit.match import save
from reefkit.serve.errors import CommandError, unknown
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, locales, message

_TEXT = "text"


def check(given: str) -> Message:
    """Check one file or folder, and say that it is fine.

    Raises
    ------
    ReefkitError
        Saying what is wrong with it, and where.
    """
    path = Path(given)
    try:
        path = path.resolve()
        if path.is_dir():
            return _check_folder(path)
        if not path.is_file():
            raise CommandError(message("command-no-such-file", file=given))
    except (OSError, ValueError) as error:
        raise CommandError(message("command-no-such-file", file=given)) from error
    if path.suffix == ".ftl":
        return _check_text(path)
    if path.suffix in {".toml", ".csv"}:
        return _check_content(path)
    match = save.load(path, games())
    return message(
        "command-fine-save",
        game=match.setup.game,
        entries=match.position,
        over=match.is_over,
    )


def _check_folder(root: Path) -> Message:
    """Check a teacher's folder: each file of content, all of them together, and the texts."""
    library = Library(overlay=root)
    count = 0
    for file in sorted(root.rglob("*")):
        if file.suffix in {".toml", ".csv"} and not _hidden(file.relative_to(root)):
            _load(library, file.relative_to(root).as_posix())
            count += 1
    _load_games(library)
    for locale in locales(root):
        if (root / _TEXT / locale).is_dir():
            catalogue(locale, root)
            count += 1
    if not count:
        raise CommandError(message("command-empty-folder", folder=root.name))
    return message("command-fine-folder", count=count)


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _check_text(path: Path) -> Message:
    """Check a catalogue file, ``text/<language>/….ftl`` of a teacher's folder."""
    if path.parent.parent.name != _TEXT:
        raise CommandError(message("command-text-where", file=path.name))
    catalogue(path.parent.name, path.parent.parent.parent)
    return message("command-fine")


def _check_content(path: Path) -> Message:
    """Check a content file, and the games that read it."""
    if path.suffix == ".csv":
        Library(overlay=path.parent).table(path.name)
        return message("command-fine")
    known_files = _declared()
    for known in known_files:
        parts = Path(known).parts
        if path.parts[-len(parts) :] == parts:
            root = path.parents[len(parts) - 1]
            library = Library(overlay=root)
            _load(library, known)
            _load_games(library)
            return message("command-fine")
    raise unknown("command-a-content-file", path.name, known_files)


def _declared() -> dict[str, Any]:
    """Give every content file there is, with its type: games', the widgets' drawings, labs'."""
    return {**declarations(room), **declarations(widgets), **declarations(labs)}


def _load(library: Library, path: str) -> None:
    if path.endswith(".csv"):
        library.table(path)
        return
    types = _declared()
    if path not in types:
        raise unknown("command-a-content-file", path, types)
    library.load(path, types[path])


def _load_games(library: Library) -> None:
    """Load each game's content whole, which checks that entries name entries that exist."""
    for name in games():
        content = importlib.import_module(f"{room.__name__}.{name}.content")
        content.load(library)


def verdicts(given: list[str], say: Catalogue) -> Iterator[tuple[str, bool]]:
    """Give a line for each file, and whether it is fine."""
    for one in given:
        try:
            found = message("command-check", file=one, verdict=check(one))
            fine = True
        except ReefkitError as error:
            fine = False
            found = message("command-check", file=one, verdict=error.message)
        yield say.render(found), fine
