"""A class without a server: the desk of a folder of save files, in a store that goes with it."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING
from weakref import finalize

from reefkit.games import games
from reefkit.labs.desk.assess_ui import ui_of
from reefkit.labs.desk.from_files import take_folder
from reefkit.labs.opening import open_store
from reefkit.match.errors import reject
from reefkit.text import catalogue, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store
    from reefkit.labs.desk.lab import Desk
    from reefkit.text import Message

PATIENCE = 5.0


def class_of_files(folder: str | Path, store: Store) -> tuple[str, tuple[Message, ...]]:
    """Make a class of the save files of a folder; give its id and what came of each file.

    Parameters
    ----------
    folder
        The teacher's folder of students' save files.
    store
        Where the class is made.

    Raises
    ------
    Rejection
        When the folder cannot be read.
    """
    row, _ = store.classes.create(catalogue().render(message("files-class")))
    try:
        said = take_folder(store, row.id, Path(folder), games())
    except OSError as error:
        raise reject("files-folder", folder=str(folder)) from error
    return row.id, said


def open_files(folder: str | Path, locale: str | None = None) -> Desk:
    """Open the desk of a folder of save files, in a store of its own that nobody keeps.

    Raises
    ------
    Rejection
        When the folder cannot be read.
    """
    from reefkit.labs.desk.lab import Desk  # noqa: PLC0415  # which opens this one

    kept = Path(mkdtemp(prefix="reefkit-files-"))
    store = open_store(kept / "class.sqlite", PATIENCE)
    class_id, said = class_of_files(folder, store)
    desk = Desk(store, class_id, locale)
    finalize(desk.session, _throw_away, store, kept)
    desk.session.ui.tab = "after"
    ui_of(desk.session).files = list(said)
    desk.session.tell(message("files-read", count=len(said)) if said else message("files-none"))
    desk.session.changed()
    return desk


def _throw_away(store: Store, folder: Path) -> None:
    """Leave nothing of the students' work behind, when its session goes or the process ends."""
    store.close()
    shutil.rmtree(folder, ignore_errors=True)
