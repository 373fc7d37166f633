"""`reefkit check`: checks a save file, a content file or a teacher's folder."""

from __future__ import annotations

import importlib
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import reefkit
from reefkit import games as room
from reefkit import widgets
from reefkit.content import Library, declarations
from reefkit.content.folders import listed
from reefkit.games import games
from reefkit.labs.lesson.content import read_teaching
from reefkit.labs.lesson.lab import content_files, labs
from reefkit.labs.lesson.papers import check_texts, read_papers
from reefkit.match import save
from reefkit.match.errors import TruncatedError
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, locales, message
from reefkit.text.languages import language
from reefkit.text.own_texts import check_own_texts

_TEXT = "text"
_DEPTH_OF_TEXTS = len(("text", "en", "own.ftl"))
FINE, WRONG = 0, 1


def _check(given: str) -> Message:
    path = found_faults(given)
    if path.is_dir():
        if unused := list(_unused(path)):
            raise CommandError(message("command-unused", files=unused, count=len(unused)))
        return check_folder(path)
    if path.suffix == ".ftl":
        return _check_text(path)
    if path.suffix in {".toml", ".csv"}:
        return _check_content(path)
    match = save.load(path, games())
    if match.missing:
        raise TruncatedError(match.missing)
    return message(
        "command-fine-save",
        game=Message(f"lesson-title-{match.setup.game}"),
        entries=match.position,
        over=match.is_over,
    )


def found_faults(given: str) -> Path:
    try:
        path = Path(given).resolve()
        if path.is_dir() or path.is_file():
            return path
    except (OSError, ValueError) as error:
        raise CommandError(message("command-no-such-file", file=given)) from error
    raise CommandError(message("command-no-such-file", file=given))


def check_folder(root: Path) -> Message:
    library = Library(overlay=root)
    count = 0
    for file in sorted(root.rglob("*")):
        if file.suffix in {".toml", ".csv"} and not any(
            part.startswith(".") for part in file.relative_to(root).parts
        ):
            _load(library, file.relative_to(root).as_posix())
            count += 1
    _load_games(library)
    _load_lessons(library)
    check_own_texts(root)
    count += sum((root / _TEXT / locale).is_dir() for locale in locales(root))
    if not count:
        raise CommandError(message("command-empty-folder", folder=root.name))
    return message("command-fine-folder", count=count)


def _unused(root: Path) -> Iterator[str]:
    """Yield the files of a folder that nothing reads; a wrong TOML file has its own message."""
    read = set(listed(Library(root).base))
    languages = language("en").languages
    for file in sorted(each for each in root.rglob("*") if each.is_file()):
        path = file.relative_to(root)
        parts = path.parts
        is_hidden = any(part.startswith(".") for part in parts)
        if is_hidden or file.suffix == ".toml" or file.stem.startswith(("README", "LICENSE")):
            continue
        is_text = file.suffix == ".ftl" and parts[0] == _TEXT and len(parts) == _DEPTH_OF_TEXTS
        if (
            not (is_text and parts[1].partition("-")[0] in languages)
            and path.as_posix() not in read
        ):
            yield path.as_posix()


def _check_text(path: Path) -> Message:
    if path.parent.parent.name != _TEXT:
        raise CommandError(message("command-text-where", file=path.name))
    check_own_texts(path.parent.parent.parent)
    return message("command-fine")


def _check_content(path: Path) -> Message:
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
            _load_lessons(library)
            return message("command-fine")
    raise unknown("command-a-content-file", path.name, known_files)


def _declared() -> dict[str, Any]:
    rooms = (reefkit, room, widgets)
    declared = {path: type_ for each in rooms for path, type_ in declarations(each).items()}
    return declared | content_files()


def _load(library: Library, path: str) -> None:
    if path.endswith(".csv"):
        library.table(path)
        return
    types = _declared()
    if path not in types:
        raise unknown("command-a-content-file", path, types)
    library.load(path, types[path])


def _load_games(library: Library) -> None:
    for name in games():
        content = importlib.import_module(f"{room.__name__}.{name}.content")
        content.load(library)


def _load_lessons(library: Library) -> None:
    say = catalogue(overlay=library.overlay)
    for game in labs():
        read_papers(game, lambda _table, _seat, _key: (), library)
        read_teaching(library, game)
        check_texts(library, game, say)


def check(arguments: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Say of each file whether it is fine, and return 1 where one is not."""
    if not arguments.files:
        raise CommandError(message("command-check-what"))
    code = FINE
    for one in arguments.files:
        try:
            found = _check(one)
        except ReefkitError as error:
            code, found = WRONG, error.message
        path = f"/{Path(one).as_posix()}"
        named = [key for key, value in found.values.items() if path.endswith(f"/{value}")]
        if named:
            found = Message(found.id, found.values | dict.fromkeys(named, one))
        else:
            found = message("command-check", file=one, verdict=found)
        show(say.render(found))
    return code
