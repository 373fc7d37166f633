"""A class made from students' save files, each read, checked and replayed.

A file that cannot be read is reported with the reason, and the others are read all the same.
"""

from __future__ import annotations

import hashlib
from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from reefkit.match import save
from reefkit.match.game import Game
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Person, Store

MOST_FILES = 300
"""Most files read from a folder, by name; more than any class hands in."""

_MOST_LETTERS = 40


def _files_of(folder: Path) -> list[Path]:
    found = (each for each in folder.iterdir() if each.is_file() and each.name[0] != ".")
    return sorted(found)[:MOST_FILES]


def take_folder(
    store: Store, class_id: str, folder: Path, games: Mapping[str, Game]
) -> tuple[Message, ...]:
    """Import the first `MOST_FILES` files in a folder, by name; return a message for each.

    Raises
    ------
    OSError
        If the folder cannot be read.
    """
    answers = []
    for path in _files_of(folder):
        try:
            answers.append(take_file(store, class_id, path.name, path.read_bytes(), games))
        except ReefkitError as error:
            answers.append(error.message)
    return tuple(answers)


def take_file(
    store: Store, class_id: str, name: str, data: bytes, games: Mapping[str, Game]
) -> Message:
    """Import one save file: its people join the class, its matches become tables.

    Importing the same file twice adds nothing.
    """
    from reefkit.classroom.store import is_work_file  # noqa: PLC0415  # imports SQLAlchemy

    if not is_work_file(data):
        match = save.parse(data, games, name)
        # The id is a hash of the content, so copies of a file under any name are one match.
        id_ = hashlib.sha256(save.dump(match)).hexdigest()[:20]
        store.matches.create(match, id=id_)
        _lay(store, class_id, id_, games, Path(name).stem)
        return match.missing or message("files-match", file=name)
    taken = store.take_in(data, games, name, of=class_id)
    if not taken.people:
        return message("files-nobody", file=name)
    labels = [_join(store, class_id, person, name) for person in taken.people]
    for there, here in zip(_named_there(data), taken.matches, strict=False):
        if not _joined(store, class_id, there, here):
            _lay(store, class_id, here, games, Path(name).stem)
    return message("files-taken", file=name, names=labels, added=taken.added)


def _named_there(data: bytes) -> list[str]:
    return [each["id"] for each in msgspec.json.decode(data.removeprefix(BOM_UTF8))["matches"]]


def _joined(store: Store, class_id: str, there: str, here: str) -> bool:
    """Seat a file's people at the existing table of their match, if another file brought it."""
    tables = store.classes.tables(class_id)
    table = next((each for each in tables if each.match == there), None)
    if table is None or there == here:
        return False
    (row,) = store.matches.rows([here])
    members = {each.person for each in store.classes.members(class_id)}
    for seat, sitters in enumerate(row.seats):
        missing = sitters.person in members and sitters.person not in table.seats[seat]
        if missing and sitters.person is not None:
            store.classes.sit(table.id, seat, [*table.seats[seat], sitters.person])
    return True


def _join(store: Store, class_id: str, person: Person, file: str) -> str:
    name = person.name.strip() or Path(file).stem[:_MOST_LETTERS] or person.id[:6]
    return store.classes.join(class_id, person.id, name).label


def _lay(store: Store, class_id: str, match: str, games: Mapping[str, Game], default: str) -> None:
    """Make a table for an imported match, with the members who sat there."""
    if any(each.match == match for each in store.classes.tables(class_id)):
        return
    (row,) = store.matches.rows([match])
    labels = {each.person: each.label for each in store.classes.members(class_id)}
    seats = [(seat.person,) if seat.person in labels else () for seat in row.seats]
    opened = store.matches.open(match, games)
    names = [labels[person] for people in seats for person in people]
    called = (" & ".join(names) or default)[:_MOST_LETTERS]
    table = store.classes.lay_table(class_id, called, row.game, opened.match, seats, stored=match)
    # Students continue a match where they began it, not here.
    if not opened.view(None).over:
        store.classes.close_table(table.id)
