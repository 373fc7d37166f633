"""A table in a file: several pages and processes may play it at once.

The file is a save file (`reefkit.match.save`). Each entry is one line, written and synchronised to
the disk before anybody is told of it, under a lock beside the file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from reefkit.match import save
from reefkit.match.errors import ConflictError, SaveError, TruncatedError, reject
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
        with _held(FileLock(str(path) + ".lock", timeout=_LOCK_SECONDS)):
            try:
                match = save.load(path, games)
            except TruncatedError:
                _put_cut_line_aside(path)
                match = save.load(path, games)
            return cls(match, path, path.stat().st_size, clock)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock, _held(self._file_lock):
            yield

    def _refresh(self) -> None:
        try:
            size = self._path.stat().st_size
        except OSError as error:
            raise save.unreadable(self._path, error) from error
        if size == self._read:
            return
        if size < self._read:  # to write on would leave a gap of nothing
            count = self.match.position
            raise TruncatedError(message("save-shrunk", file=self._path.name, entries=count))
        with self._path.open("rb") as file:
            file.seek(self._read)
            fresh = file.read()
        for line in fresh.splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break  # cut short by a crash: nobody was told of it, and the next entry replaces it
            self.match.take(save.read_entry(line, self.match.position, self._path.name))
            self._read += len(line)
        self._note_waiting()

    def _store(self, entry: Entry) -> None:
        line = save.entry_line(entry)
        if self._read + len(line) > save.MOST_BYTES:
            raise reject("log-full", entries=self.match.position)
        with self._path.open("r+b") as file:
            file.seek(self._read)
            file.truncate()
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        self._read += len(line)


@contextmanager
def _held(lock: FileLock) -> Iterator[None]:
    """Hold a lock file.

    Raises
    ------
    ConflictError
        When another page did not let go of it.
    SaveError
        When no lock can stand there, as where the folder does not exist.
    """
    try:
        lock.acquire()
    except Timeout as error:
        raise ConflictError(message("table-busy")) from error
    except OSError as error:
        raise save.unreadable(Path(lock.lock_file), error) from error
    try:
        yield
    finally:
        lock.release()


def _put_cut_line_aside(path: Path) -> None:
    raw = path.read_bytes()
    end = raw.rfind(b"\n") + 1
    if not end:
        return
    path.with_name(path.name + ".cut").write_bytes(raw[end:])
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(raw[:end])
    draft.replace(path)
