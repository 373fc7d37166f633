"""Where a page's matches are kept: one folder a visitor, one file a match.

A match is a file table (`reefkit.match.file_table`): every decision stands on the disk before the
page says *saved*. Beside it stands what only the page remembers (who sits here, what was plotted),
and `current.json` names the match that a reload opens again.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta, Struct

from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.file_table import FileTable
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.text import message

FileName = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,80}\.jsonl$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]

ENDING = ".jsonl"
FOLDER_VARIABLE = "REEFKIT_VISITOR_FOLDER"
"""What a lab server calls the visitor's folder in the environment of a kernel."""


class Remembered(Struct, omit_defaults=True):
    """What a page remembers of one match.

    Attributes
    ----------
    file
        The match's file.
    here
        The seats at this screen.
    seat
        Whose turn it was here.
    page
        What the lab's own page wants kept: plain values only.
    """

    file: FileName
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] = ()
    seat: SeatNumber = 0
    page: dict[str, object] = {}


class Storage:
    """The matches of one visitor and one lab.

    Parameters
    ----------
    folder
        Where they stand; made with the first match, readable by its owner alone.
    games
        The games by id.
    """

    def __init__(self, folder: Path, games: Mapping[str, Game]) -> None:
        self.folder = folder
        self.games = games
        self.file: str | None = None

    @classmethod
    def for_visitor(cls, lab: str, games: Mapping[str, Game]) -> Storage:
        """Give the storage of whoever looks at this page.

        A lab server names the visitor's folder; in JupyterLab and Notebook the reader is the only
        one, and has a folder of the user's data.
        """
        named = os.environ.get(FOLDER_VARIABLE)
        folder = Path(named) if named else Path(platformdirs.user_data_dir("reefkit")) / "own"
        return cls(folder / lab, games)

    def create(self, match: Match) -> FileTable:
        """Put a new match into a file of its own.

        Raises
        ------
        SaveError
            When the folder cannot be written.
        """
        self._make_folder()
        file = f"{match.setup.game}-{secrets.token_hex(6)}{ENDING}"
        table = FileTable.create(match, self.folder / file)
        self.file = file
        return table

    def open(self, file: str) -> FileTable:
        """Open a match that stands in the folder.

        Raises
        ------
        SaveError
            When it is not there, or is no match.
        """
        table = FileTable.open(self.folder / _checked(file), self.games)
        self.file = file
        return table

    def take_in(self, data: bytes, name: str = "save") -> FileTable:
        """Put a match that was opened from the student's own files into the folder.

        Raises
        ------
        SaveError
            When it is not a match of one of the games.
        """
        match = save.parse(data, self.games, name)
        return self.create(match)

    def remember(self, here: tuple[int, ...], seat: int, page: dict[str, object]) -> None:
        """Keep what the page remembers of the open match, and that it is the one open.

        Raises
        ------
        SaveError
            When the folder cannot be written.
        """
        if self.file is None:
            return
        kept = Remembered(self.file, here, seat, page)
        self._write(self.file.removesuffix(ENDING) + ".page.json", msgspec.json.encode(kept))
        self._write("current.json", msgspec.json.encode({"file": self.file}))

    def recall(self, file: str | None = None) -> Remembered | None:
        """Give what the page remembers of a match, or of the current one; none where nothing."""
        try:
            if file is None:
                current = msgspec.json.decode((self.folder / "current.json").read_bytes())
                file = str(current["file"]) if isinstance(current, dict) else ""
            kept = (self.folder / (_checked(file).removesuffix(ENDING) + ".page.json")).read_bytes()
            return msgspec.json.decode(kept, type=Remembered)
        except (OSError, KeyError, msgspec.DecodeError, SaveError):
            return None

    def leave(self) -> None:
        """Have no match open: a reload begins at the lab's door. The match stays in its file."""
        self.file = None
        (self.folder / "current.json").unlink(missing_ok=True)

    def matches(self) -> list[Remembered]:
        """List the matches that can be continued, the latest first."""
        if not self.folder.is_dir():
            return []
        files = sorted(
            self.folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True
        )
        found = [self.recall(file.name) for file in files]
        return [each for each in found if each is not None]

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise save.unreadable(self.folder, error) from error

    def _write(self, name: str, data: bytes) -> None:
        """Write a small file whole: a page that dies in between leaves the old one."""
        draft = self.folder / (name + ".part")
        try:
            draft.write_bytes(data)
            draft.replace(self.folder / name)
        except OSError as error:
            raise save.unreadable(self.folder / name, error) from error


def _checked(file: str) -> str:
    try:
        return msgspec.convert(file, FileName)
    except msgspec.ValidationError as error:
        raise SaveError(message("save-not-here")) from error
