"""A table in a file: several pages and processes may play it at once.

The file is a save file (`reefkit.match.save`). Each entry is one line, written and synchronised to
the disk before anybody is told of it, under a lock beside the file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

from reefkit.match import save
from reefkit.match.errors import SaveError, TruncatedError
from reefkit.match.game import Game
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import Clock, Table, utc_now
from reefkit.text import message

_LOCK_SECONDS = 10.0


class FileTable(Table):
    """A table whose log is a file.

    Use `create` or `open`. The lock file `<name>.lock` stands beside it while pages are open.
    """

    def __init__(self, match: Match, path: Path, read: int, clock: Clock) -> None:
        self._path = path
        self._read = read
        self._file_lock = FileLock(str(path) + ".lock", timeout=_LOCK_SECONDS)
        super().__init__(match, clock)

    @classmethod
    def create(cls, match: Match, path: Path, clock: Clock = utc_now) -> FileTable:
        """Put a match into a new file.

        Raises
        ------
        SaveError
            When there is a file of that name already.
        """
        if path.exists():
            raise SaveError(message("save-exists", file=path.name))
        save.save(match, path)
        return cls(match, path, path.stat().st_size, clock)

    @classmethod
    def open(cls, path: Path, games: Mapping[str, Game], clock: Clock = utc_now) -> FileTable:
        """Open a file that another page may be playing.

        A last line that was cut short by a power failure is put aside (`<name>.cut`), since nobody
        was told of it; the entries before it stand.

        Raises
        ------
        SaveError
            When the file cannot be opened as a match.
        """
        with FileLock(str(path) + ".lock", timeout=_LOCK_SECONDS):
            try:
                match = save.load(path, games)
            except TruncatedError:
                _put_cut_line_aside(path)
                match = save.load(path, games)
            return cls(match, path, path.stat().st_size, clock)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock, self._file_lock:
            yield

    def _refresh(self) -> None:
        size = self._path.stat().st_size
        if size == self._read:
            return
        with self._path.open("rb") as file:
            file.seek(self._read)
            fresh = file.read()
        whole = fresh[: fresh.rfind(b"\n") + 1]
        for line in whole.splitlines():
            self.match.take(save.read_entry(line, self.match.position, self._path.name))
        self._read += len(whole)
        self._note_waiting()

    def _store(self, entry: Entry) -> None:
        line = save.entry_line(entry)
        with self._path.open("r+b") as file:
            file.seek(self._read)
            file.truncate()
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self._read += len(line)


def _put_cut_line_aside(path: Path) -> None:
    raw = path.read_bytes()
    end = raw.rfind(b"\n") + 1
    if not end:
        return
    path.with_name(path.name + ".cut").write_bytes(raw[end:])
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(raw[:end])
    draft.replace(path)
