"""`reefkit check`: checks a save file, a content file or a teacher's folder."""

from __future__ import annotations

import importlib
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from functools import partial
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
from reefkit.text import (
    Catalogue,
    Message,
    ReefkitError,
    TextError,
    catalogue,
    locales,
    message,
)
from reefkit.text.languages import language
from reefkit.text.own_texts import check_own_texts, text_faults

_TEXT = "text"
_DEPTH_OF_TEXTS = len(("text", "en", "own.ftl"))
FINE, WRONG = 0, 1
_NAMED = {"boards", "cards", "dwellers", "glossary", "graphs", "organisms", "rulings"}
"""Files whose entries have texts by their ids; `check_texts` reads those of questions."""


def _verdicts(given: str) -> list[Message]:
    """Return all faults of a folder, or the first of a file; without any, that it is fine."""
    try:
        path = found_faults(given)
        faults: list[Message] = []
        for fault in _folder_faults(path) if path.is_dir() else ():
            if fault.message not in faults:  # a lesson may read what a game has read
                faults.append(fault.message)
        if path.is_dir() and (unused := list(_unused(path))):
            faults.append(message("command-unused", files=unused, count=len(unused)))
        return faults or [check_folder(path) if path.is_dir() else _check_file(path)]
    except ReefkitError as error:
        return [error.message]


def _check_file(path: Path) -> Message:
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
    for fault in _folder_faults(root):
        raise fault
    count = len(_content_files(root))
    count += sum((root / _TEXT / locale).is_dir() for locale in locales(root))
    if not count:
        raise CommandError(message("command-empty-folder", folder=root.name))
    return message("command-fine-folder", count=count)


def _content_files(root: Path) -> list[str]:
    paths = [each.relative_to(root) for each in sorted(root.rglob("*"))]
    return [
        each.as_posix()
        for each in paths
        if each.suffix in {".toml", ".csv"} and not any(part[0] == "." for part in each.parts)
    ]


def _folder_faults(root: Path) -> Iterator[ReefkitError]:
    library, unused = Library(overlay=root), {*_unused(root)}
    paths = [each for each in _content_files(root) if each not in unused]
    files = list(_failures(partial(_load, library, path) for path in paths))
    yield from files or _failures(_whole_content(library))
    named = {f"{root.name}/{each}" for each in unused}
    yield from (each for each in text_faults(root) if each.message.values.get("file") not in named)


def _failures(checks: Iterable[Callable[[], object]]) -> Iterator[ReefkitError]:
    for check_ in checks:
        try:
            check_()
        except ReefkitError as error:
            yield error


def _whole_content(library: Library) -> Iterator[Callable[[], object]]:
    for name in games():
        content = importlib.import_module(f"{room.__name__}.{name}.content")
        yield partial(content.load, library)
    try:
        say = catalogue(overlay=library.overlay)
    except TextError:  # `text_faults` tells it
        return
    for game in labs():
        yield partial(read_papers, game, lambda _table, _seat, _key: (), library)
        yield partial(read_teaching, library, game)
        yield partial(check_texts, library, game, say)
    for path in _declared():
        if Path(path).stem in _NAMED and path in library.files():
            yield partial(_check_names, library, path, say)


def _check_names(library: Library, path: str, say: Catalogue) -> None:
    """Require of a new entry the texts that all of ours have, unless it has a name of its own."""
    entries, ours = (
        each.load(path, dict[str, Any]) for each in (library, Library(base=library.base))
    )
    families: set[tuple[str, str]] | None = None
    for id_ in ours if entries.keys() - ours.keys() else ():
        texts = (text.partition(".")[::2] for text in say.ids())
        found = {(name.removesuffix(id_), part) for name, part in texts if name.endswith(f"-{id_}")}
        families = found if families is None else families & found
    for id_ in entries.keys() - ours.keys():
        needed = [f"{name}{id_}.{part}".rstrip(".") for name, part in sorted(families or ())]
        lacking = [text for text in needed if not say.has(text)]
        if lacking and not entries[id_].get("name"):
            raise library.place(path, id_).wrong(message("content-no-texts", ids=lacking))
    for id_, entry in entries.items():
        for at, word in enumerate(entry.get("see", ())):
            if not say.has(f"word-{word}"):
                library.require(entries, word, path, id_, "see", at)


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
            for fault in _failures(_whole_content(library)):
                raise fault
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


def check(arguments: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Say of each file whether it is fine, and return 1 where one is not."""
    if not arguments.files:
        raise CommandError(message("command-check-what"))
    code = FINE
    for one in arguments.files:
        path = f"/{Path(one).as_posix()}"
        for found in _verdicts(one):
            code = code if found.id.startswith("command-fine") else WRONG
            named = [key for key, value in found.values.items() if path.endswith(f"/{value}")]
            said = Message(found.id, found.values | dict.fromkeys(named, one))
            show(say.render(said if named else message("command-check", file=one, verdict=found)))
    return code
